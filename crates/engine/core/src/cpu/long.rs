//! Rings for moduli of any length.

use super::{Backend, LanesJob, to_nearest};
use crate::error::Error;
#[cfg(any(target_arch = "x86_64", feature = "testing"))]
use crate::ring::lanes::Field;
#[cfg(feature = "testing")]
use crate::ring::lanes::emulated::SoftIfma;
#[cfg(target_arch = "x86_64")]
use crate::ring::lanes::{avx_ifma::AvxIfma, avx2::Avx2, ifma::Ifma, shared::Prime};

/// A modulus in lanes, as factorisation needs it: prepared once, run often.
pub struct LongField(Inner);

/// Digits that elements may have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LongShape {
    /// Whose instructions these are.
    pub backend: Backend,
    /// Their number.
    pub digits: usize,
    /// Bits of each.
    pub bits: u32,
}

macro_rules! long_field {
    (
        ifma: [$($name:ident $l:literal),*]
        shared: [$($both:ident $set:ident $k:literal $w:literal),*]
        emulated: [$($soft:ident $m:literal),*]
    ) => {
        enum Inner {
            $(#[cfg(target_arch = "x86_64")] $name(Box<Field<Ifma, $l, 52>>),)*
            $(#[cfg(target_arch = "x86_64")] $both(Box<Field<$set, $k, $w>>),)*
            $(#[cfg(feature = "testing")] $soft(Box<Field<SoftIfma, $m, 52>>),)*
        }

        const SHAPES: &[LongShape] = &[
            $(LongShape { backend: Backend::Ifma, digits: $l, bits: 52 },)*
            $(LongShape { backend: Backend::$set, digits: $k, bits: $w },)*
        ];

        impl LongField {
            /// The numbers of digits that [`LongField::emulated`] has, ascending.
            #[cfg(feature = "testing")]
            pub const EMULATED: &[usize] = &[$($m),*];

            /// Prepares a modulus (64-bit words, least significant first) in given digits.
            ///
            /// Errors: a machine without the instructions; a shape that there is not; a modulus that is even, too long for the
            /// digits or too short.
            pub fn new(modulus: &[u64], shape: LongShape) -> Result<Self, Error> {
                shape.backend.require()?;
                match (shape.backend, shape.digits) {
                    $(#[cfg(target_arch = "x86_64")]
                    (Backend::Ifma, $l) => Ok(Self(Inner::$name(Box::new(Field::new(modulus)?)))),)*
                    $(#[cfg(target_arch = "x86_64")]
                    (Backend::$set, $k) => Ok(Self(Inner::$both(Box::new(Field::new(modulus)?)))),)*
                    _ => Err(no_shape(shape.digits, modulus)),
                }
            }

            /// The same in 52-bit digits without the instructions: slow, for tests.
            #[cfg(feature = "testing")]
            pub fn emulated(modulus: &[u64], digits: usize) -> Result<Self, Error> {
                match digits {
                    $($m => Ok(Self(Inner::$soft(Box::new(Field::new(modulus)?)))),)*
                    _ => Err(no_shape(digits, modulus)),
                }
            }

            /// The largest product of the bounds of two factors, see [`crate::Ring::products`].
            pub fn products(&self) -> u32 {
                match &self.0 {
                    $(#[cfg(target_arch = "x86_64")] Inner::$name(field) => field.limits().products,)*
                    $(#[cfg(target_arch = "x86_64")] Inner::$both(field) => field.limits().products,)*
                    $(#[cfg(feature = "testing")] Inner::$soft(field) => field.limits().products,)*
                    #[cfg(not(any(target_arch = "x86_64", feature = "testing")))]
                    _ => 0,
                }
            }

            /// Runs a job in the ring.
            pub fn run<J: LanesJob>(&self, job: J) -> J::Out {
                to_nearest(|| match &self.0 {
                    $(#[cfg(all(target_arch = "x86_64", msmith_ifma))] Inner::$name(field) => job.run(field.ring()),)*
                    $(#[cfg(all(target_arch = "x86_64", not(msmith_ifma)))]
                    Inner::$name(_) => unreachable!("a field of lanes that are not compiled"),)*
                    $(#[cfg(target_arch = "x86_64")] Inner::$both(field) => job.run(Prime::from(field.ring())),)*
                    $(#[cfg(feature = "testing")] Inner::$soft(field) => job.run(field.ring()),)*
                    #[cfg(not(any(target_arch = "x86_64", feature = "testing")))]
                    _ => unreachable!("a field that cannot be made: {}", core::any::type_name_of_val(&job)),
                })
            }
        }
    };
}
long_field!(
    ifma: [D4 4, D5 5, D6 6, D8 8, D10 10, D12 12, D15 15, D19 19]
    shared: [Integers5 AvxIfma 5 52, Integers8 AvxIfma 8 52, Doubles6 Avx2 6 44, Doubles8 Avx2 8 48]
    emulated: [Soft4 4, Soft6 6, Soft19 19]
);

impl LongField {
    /// The shapes of a backend, ascending. AVX-512 without 52-bit integers has those of AVX2, which is there too.
    pub fn shapes(backend: Backend) -> impl Iterator<Item = LongShape> {
        let of = match backend {
            Backend::Avx512 => Backend::Avx2,
            other => other,
        };
        SHAPES.iter().filter(move |s| s.backend == of).copied()
    }
}

fn no_shape(digits: usize, modulus: &[u64]) -> Error {
    let words = modulus.len();
    Error::Curve(format!(
        "modulus: no ring of {digits} digits takes {words} words on this machine"
    ))
}
