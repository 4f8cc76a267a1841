//! Rings for moduli of any length.

use super::{Backend, LanesJob};
use crate::error::Error;
#[cfg(any(target_arch = "x86_64", feature = "testing"))]
use crate::ring::lanes::Field;
#[cfg(feature = "testing")]
use crate::ring::lanes::emulated::SoftIfma;
#[cfg(target_arch = "x86_64")]
use crate::ring::lanes::ifma::Ifma;

/// A modulus of any length in lanes of 52-bit digits, as factorisation needs it: prepared once, run often.
pub struct LongField(Inner);

macro_rules! long_field {
    ([$($name:ident $l:literal),*] emulated: [$($soft:ident $m:literal),*]) => {
        enum Inner {
            $(#[cfg(target_arch = "x86_64")] $name(Box<Field<Ifma, $l, 52>>),)*
            $(#[cfg(feature = "testing")] $soft(Box<Field<SoftIfma, $m, 52>>),)*
        }

        impl LongField {
            /// The numbers of digits that there are, ascending.
            pub const DIGITS: &[usize] = &[$($l),*];

            /// The numbers of digits that [`LongField::emulated`] has, ascending.
            #[cfg(feature = "testing")]
            pub const EMULATED: &[usize] = &[$($m),*];

            /// Prepares a modulus (64-bit words, least significant first) in a given number of digits.
            ///
            /// Errors: a machine without AVX-512 IFMA; a number of digits that there is not; a modulus that is even, too
            /// long for the digits, or has fewer than 9 bits in the top one.
            pub fn new(modulus: &[u64], digits: usize) -> Result<Self, Error> {
                Backend::Ifma.require()?;
                match digits {
                    $(#[cfg(target_arch = "x86_64")] $l => Ok(Self(Inner::$name(Box::new(Field::new(modulus)?)))),)*
                    _ => Err(no_shape(digits, modulus)),
                }
            }

            /// The same without the instructions: slow, for tests.
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
                    $(#[cfg(feature = "testing")] Inner::$soft(field) => field.limits().products,)*
                    #[cfg(not(any(target_arch = "x86_64", feature = "testing")))]
                    _ => 0,
                }
            }

            /// Runs a job in the ring.
            pub fn run<J: LanesJob>(&self, job: J) -> J::Out {
                match &self.0 {
                    $(#[cfg(target_arch = "x86_64")] Inner::$name(field) => job.run(field.ring()),)*
                    $(#[cfg(feature = "testing")] Inner::$soft(field) => job.run(field.ring()),)*
                    #[cfg(not(any(target_arch = "x86_64", feature = "testing")))]
                    _ => unreachable!("a field that cannot be made: {}", core::any::type_name_of_val(&job)),
                }
            }
        }
    };
}
long_field!(
    [D4 4, D5 5, D6 6, D8 8, D10 10, D12 12, D15 15, D19 19]
    emulated: [Soft4 4, Soft6 6, Soft19 19]
);

fn no_shape(digits: usize, modulus: &[u64]) -> Error {
    let words = modulus.len();
    Error::Curve(format!(
        "modulus: no ring of {digits} digits of 52 bits takes {words} words on this machine"
    ))
}
