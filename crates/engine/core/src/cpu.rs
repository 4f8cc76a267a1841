//! Which instructions this machine has, and which backend uses them.
//!
//! A backend is a choice of the wide ring ([`Lanes`]); the instructions are looked up when the program
//! runs. [`with_lanes`] goes from a modulus and a backend to the ring and runs a job in it.

mod here;
mod long;

pub use crate::backend::Backend;
use crate::error::Error;
use crate::ring::ext2::Ext2;
#[cfg(any(msmith_lanes, feature = "testing"))]
use crate::ring::lanes::Field;
#[cfg(feature = "testing")]
use crate::ring::lanes::emulated::SoftIfma;
#[cfg(msmith_relaxed)]
use crate::ring::lanes::relaxed::Relaxed;
#[cfg(msmith_lanes)]
use crate::ring::lanes::{Digits, Shape, Vec8, kernel::Splat, simd::Wide};
#[cfg(target_arch = "x86_64")]
use crate::ring::lanes::{
    avx_ifma::AvxIfma,
    avx2::Avx2,
    fma512::F512,
    ifma::Ifma,
    shared::{Prime, Quadratic},
};
use crate::ring::mont64::Mont64;
use crate::ring::outline::Outlined;
use crate::ring::{Lanes, SMALL};
use core::marker::PhantomData;

pub use long::{LongField, LongShape};

#[cfg(target_arch = "x86_64")]
pub use crate::ring::lanes::rounding::to_nearest;

/// Runs a job; what a thread rounds to is only heeded where there are lanes.
#[cfg(not(target_arch = "x86_64"))]
pub fn to_nearest<T>(job: impl FnOnce() -> T) -> T {
    job()
}

/// Which shapes of lanes a job is compiled for, beyond those of 217 to 255 bits (and shorter ones in doubles): each is
/// one more copy of all that runs in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shapes {
    /// Moduli of four words that five 52-bit digits do not take: those of 256 bits that are neither `2^256 − c` for a short
    /// c nor of short multiples, as that of P-256 is. Without: in doubles, on both vector backends.
    pub six_digits: bool,
    /// Moduli of six words. Without: in the portable ring.
    pub six_words: bool,
    /// Moduli of twelve words, on [`Backend::Ifma`] alone. Without: in the portable ring.
    pub twelve_words: bool,
}

impl Shapes {
    /// The fastest ring for every modulus.
    pub const ALL: Self = Self {
        six_digits: true,
        six_words: true,
        twelve_words: true,
    };
}

/// Something to do in the lanes of a backend.
pub trait LanesJob {
    /// What it returns.
    type Out;
    /// What it is compiled for.
    const SHAPES: Shapes = Shapes::ALL;
    /// Whether AVX2 and AVX-IFMA share one copy, whose operations are calls. Without, each has its own: for loops that do
    /// little between loads and stores, where a call and a choice an operation are seen.
    const SHARED: bool = true;
    /// Does it.
    fn run<R: Lanes>(self, ring: R) -> Self::Out;
}

/// Runs the job with the ring of `modulus` on `backend`; elements are packed from `N` words.
///
/// `N` is 4, 6 or 12 and at least the modulus' length. A modulus of a size that the backend's rings do not
/// take runs in the portable ring: in doubles ([`Backend::Relaxed`], [`Backend::Avx2`], [`Backend::Avx512`]) 257 to 296
/// bits, 382 to 384, and more than 384; on [`Backend::AvxIfma`] 256 bits, but for `2^256 − c` for a short c, and more
/// than 384.
///
/// The result does not depend on the rounding mode of the caller's thread.
pub fn with_lanes<const N: usize, J: LanesJob>(
    modulus: &[u64],
    backend: Backend,
    job: J,
) -> Result<J::Out, Error> {
    backend.require()?;
    to_nearest(|| match chosen::<N, _>(modulus, backend, Run(job)) {
        Ok(out) => Ok(out),
        Err(_) if const { LANES_ALONE } => not_here(),
        Err(Run(job)) => run_in_words::<N, J>(modulus, job),
    })
}

/// As [`with_lanes`], with the ring of the quadratic extension by a square root of `beta`.
pub fn with_quadratic_lanes<const N: usize, J: LanesJob>(
    modulus: &[u64],
    beta: i32,
    backend: Backend,
    job: J,
) -> Result<J::Out, Error> {
    backend.require()?;
    to_nearest(
        || match chosen::<N, _>(modulus, backend, RunExtended(job, beta)) {
            Ok(out) => Ok(out),
            Err(_) if const { LANES_ALONE } => not_here(),
            Err(RunExtended(job, _)) => run_in_extension::<N, J>(modulus, beta, job),
        },
    )
}

/// As [`in_words`], with the ring of the quadratic extension by a square root of `beta`.
pub fn quadratic_in_words<const N: usize, J: LanesJob>(
    modulus: &[u64],
    beta: i32,
    job: J,
) -> Result<J::Out, Error> {
    to_nearest(|| run_in_extension::<N, J>(modulus, beta, job))
}

/// Runs the job with the portable ring. What always runs there must not be compiled for every other ring too: a choice
/// made when the program runs, as in [`with_lanes`], compiles them all.
pub fn in_words<const N: usize, J: LanesJob>(modulus: &[u64], job: J) -> Result<J::Out, Error> {
    to_nearest(|| run_in_words::<N, J>(modulus, job))
}

/// The kernels of a small program, which are then compiled with this crate. Nobody calls it.
#[cfg(all(msmith_relaxed, any(msmith_words = "4", msmith_words = "6")))]
#[doc(hidden)]
pub fn kernels() -> [[*const (); 3]; if cfg!(msmith_words = "6") { 2 } else { 1 }] {
    use crate::ring::lanes::relaxed::addresses;
    [
        addresses::<6, 44>(),
        #[cfg(msmith_words = "6")]
        addresses::<8, 48>(),
    ]
}

/// What runs in lanes is not compiled for words too: the program is to be small, and there is another one for machines
/// without these lanes.
const LANES_ALONE: bool = SMALL && cfg!(msmith_relaxed);

fn not_here<T>() -> Result<T, Error> {
    Err(Error::Backend(
        "the portable ring is not compiled in this program".into(),
    ))
}

/// Where the program is to be small, operations are calls.
fn run_in_words<const N: usize, J: LanesJob>(modulus: &[u64], job: J) -> Result<J::Out, Error> {
    let ring = words::<N>(modulus)?;
    if const { SMALL } {
        Ok(job.run(Outlined(ring)))
    } else {
        Ok(job.run(ring))
    }
}

/// The same in a quadratic extension.
fn run_in_extension<const N: usize, J: LanesJob>(
    modulus: &[u64],
    beta: i32,
    job: J,
) -> Result<J::Out, Error> {
    let ring = Ext2::new(words::<N>(modulus)?, beta);
    if const { SMALL } {
        Ok(job.run(Outlined(ring)))
    } else {
        Ok(job.run(ring))
    }
}

fn words<const N: usize>(modulus: &[u64]) -> Result<Mont64<N>, Error> {
    let why = "the modulus must be odd, at least 3 and fit its words";
    Mont64::new(modulus).ok_or_else(|| Error::Curve(why.into()))
}

/// What planning has to know of a ring: sizes, not the ring. They are the same on every machine, also on one that lacks
/// the backend's instructions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RingFacts {
    /// The backend whose ring takes the modulus: [`Backend::Portable`] where that of the caller's choice has none.
    pub backend: Backend,
    /// Elements side by side, [`Lanes::WIDTH`].
    pub width: usize,
    /// Bits of a digit, [`Lanes::DIGIT_BITS`].
    pub digit_bits: u32,
    /// Digits of an element.
    pub digits: usize,
    /// Bytes of a given number of elements in registers.
    pub element: usize,
    /// Bytes of one element in memory, [`Lanes::Mem`].
    pub stored: usize,
}

impl RingFacts {
    /// Those of a ring.
    pub fn of<R: Lanes>() -> Self {
        Self {
            backend: R::BACKEND,
            width: R::WIDTH,
            digit_bits: R::DIGIT_BITS,
            digits: size_of::<R::El>() / (8 * R::WIDTH),
            element: size_of::<R::El>(),
            stored: size_of::<R::Mem>(),
        }
    }

    /// Those of an extension of the ring by a degree.
    pub fn extended(self, degree: usize) -> Self {
        Self {
            digits: degree * self.digits,
            element: degree * self.element,
            stored: degree * self.stored,
            ..self
        }
    }
}

/// The facts of the ring that [`with_lanes`] would run such a job in. Needs none of the backend's instructions.
pub fn ring_facts<const N: usize, J: LanesJob>(modulus: &[u64], backend: Backend) -> RingFacts {
    chosen::<N, _>(modulus, backend, Facts::<J>(PhantomData))
        .unwrap_or_else(|_| RingFacts::of::<Mont64<N>>())
}

/// What is done with the shape that a modulus gets.
trait Shaped: Sized {
    type Out;
    #[cfg(msmith_lanes)]
    const SHAPES: Shapes;
    /// [`LanesJob::SHARED`].
    #[cfg(target_arch = "x86_64")]
    const SHARED: bool;
    /// Itself back where the modulus does not fit the shape.
    #[cfg(msmith_lanes)]
    fn shaped<S: Wide<W>, const L: usize, const W: u32>(
        self,
        words: &[u64],
    ) -> Result<Self::Out, Self>
    where
        Digits<L>: Shape<S::D>;
    /// The same for [`Backend::Relaxed`], whose instructions no such machine has: facts alone.
    #[cfg(target_arch = "x86_64")]
    fn relaxed<const N: usize>(self, _words: &[u64]) -> Result<Self::Out, Self> {
        Err(self)
    }
    /// The same in the ring that the shapes of AVX2 and AVX-IFMA share.
    #[cfg(target_arch = "x86_64")]
    fn shared<S: Wide<W>, const L: usize, const W: u32>(
        self,
        words: &[u64],
    ) -> Result<Self::Out, Self>
    where
        Digits<L>: Shape<S::D>,
        for<'a> Prime<'a>: From<Vec8<'a, S, L, W>>,
        for<'a> Quadratic<'a>: From<Ext2<Vec8<'a, S, L, W>>>;
}

struct Run<J>(J);

impl<J: LanesJob> Shaped for Run<J> {
    type Out = J::Out;
    #[cfg(msmith_lanes)]
    const SHAPES: Shapes = J::SHAPES;
    #[cfg(target_arch = "x86_64")]
    const SHARED: bool = J::SHARED;
    #[cfg(msmith_lanes)]
    fn shaped<S: Wide<W>, const L: usize, const W: u32>(self, words: &[u64]) -> Result<J::Out, Self>
    where
        Digits<L>: Shape<S::D>,
    {
        if const { !S::BACKEND.is_compiled() } {
            return Err(self);
        }
        match Field::<S, L, W>::of_any_length(words) {
            Ok(field) if const { SMALL } => Ok(self.0.run(Outlined(field.ring()))),
            Ok(field) => Ok(self.0.run(field.ring())),
            Err(_) => Err(self),
        }
    }
    #[cfg(target_arch = "x86_64")]
    fn shared<S: Wide<W>, const L: usize, const W: u32>(self, words: &[u64]) -> Result<J::Out, Self>
    where
        Digits<L>: Shape<S::D>,
        for<'a> Prime<'a>: From<Vec8<'a, S, L, W>>,
        for<'a> Quadratic<'a>: From<Ext2<Vec8<'a, S, L, W>>>,
    {
        match Field::<S, L, W>::of_any_length(words) {
            Ok(field) => Ok(self.0.run(Prime::from(field.ring()))),
            Err(_) => Err(self),
        }
    }
}

/// The same in a quadratic extension.
#[cfg_attr(not(msmith_lanes), expect(dead_code, reason = "β is for lanes"))]
struct RunExtended<J>(J, i32);

impl<J: LanesJob> Shaped for RunExtended<J> {
    type Out = J::Out;
    #[cfg(msmith_lanes)]
    const SHAPES: Shapes = J::SHAPES;
    #[cfg(target_arch = "x86_64")]
    const SHARED: bool = J::SHARED;
    #[cfg(msmith_lanes)]
    fn shaped<S: Wide<W>, const L: usize, const W: u32>(self, words: &[u64]) -> Result<J::Out, Self>
    where
        Digits<L>: Shape<S::D>,
    {
        if const { !S::BACKEND.is_compiled() } {
            return Err(self);
        }
        match Field::<S, L, W>::of_any_length(words) {
            Ok(field) if const { SMALL } => {
                let ring = Ext2::new(field.ring(), self.1);
                Ok(self.0.run(Outlined(ring)))
            }
            Ok(field) => Ok(self.0.run(Ext2::new(field.ring(), self.1))),
            Err(_) => Err(self),
        }
    }
    #[cfg(target_arch = "x86_64")]
    fn shared<S: Wide<W>, const L: usize, const W: u32>(self, words: &[u64]) -> Result<J::Out, Self>
    where
        Digits<L>: Shape<S::D>,
        for<'a> Prime<'a>: From<Vec8<'a, S, L, W>>,
        for<'a> Quadratic<'a>: From<Ext2<Vec8<'a, S, L, W>>>,
    {
        match Field::<S, L, W>::of_any_length(words) {
            Ok(field) => {
                let ring = Quadratic::from(Ext2::new(field.ring(), self.1));
                Ok(self.0.run(ring))
            }
            Err(_) => Err(self),
        }
    }
}

struct Facts<J>(PhantomData<J>);

impl<J: LanesJob> Shaped for Facts<J> {
    type Out = RingFacts;
    #[cfg(msmith_lanes)]
    const SHAPES: Shapes = J::SHAPES;
    #[cfg(target_arch = "x86_64")]
    const SHARED: bool = J::SHARED;
    #[cfg(msmith_lanes)]
    fn shaped<S: Wide<W>, const L: usize, const W: u32>(
        self,
        words: &[u64],
    ) -> Result<RingFacts, Self>
    where
        Digits<L>: Shape<S::D>,
    {
        match Field::<S, L, W>::prepare(words, true) {
            Ok(_) => Ok(RingFacts::of::<Vec8<'_, S, L, W>>()),
            Err(_) => Err(self),
        }
    }
    /// In shapes of its own, of AVX2's doubles.
    #[cfg(target_arch = "x86_64")]
    fn relaxed<const N: usize>(self, words: &[u64]) -> Result<RingFacts, Self> {
        vector::<N, Avx2, _, 48>(words, self).map(|facts| RingFacts {
            backend: Backend::Relaxed,
            ..facts
        })
    }
    #[cfg(target_arch = "x86_64")]
    fn shared<S: Wide<W>, const L: usize, const W: u32>(
        self,
        words: &[u64],
    ) -> Result<RingFacts, Self>
    where
        Digits<L>: Shape<S::D>,
        for<'a> Prime<'a>: From<Vec8<'a, S, L, W>>,
        for<'a> Quadratic<'a>: From<Ext2<Vec8<'a, S, L, W>>>,
    {
        match Field::<S, L, W>::prepare(words, true) {
            Ok(_) => Ok(RingFacts {
                backend: S::BACKEND,
                digits: L,
                digit_bits: W,
                ..RingFacts::of::<Prime<'_>>()
            }),
            Err(_) => Err(self),
        }
    }
}

/// The shape of a backend for a modulus; the task back where it has none.
#[cfg(msmith_lanes)]
fn chosen<const N: usize, T: Shaped>(
    modulus: &[u64],
    backend: Backend,
    task: T,
) -> Result<T::Out, T> {
    let mut words = [0u64; N];
    for (d, s) in words.iter_mut().zip(modulus) {
        *d = *s;
    }
    if modulus.iter().skip(N).any(|&w| w != 0) {
        return Err(task);
    }
    // Known when it is compiled: what is not chosen is not compiled.
    if const { N == 6 && !T::SHAPES.six_words || N == 12 && !T::SHAPES.twelve_words } {
        return Err(task);
    }
    match backend {
        #[cfg(msmith_relaxed)]
        Backend::Relaxed => vector::<N, Relaxed, _, 48>(&words, task),
        #[cfg(target_arch = "x86_64")]
        Backend::Relaxed => task.relaxed::<N>(&words),
        #[cfg(target_arch = "x86_64")]
        Backend::AvxIfma => match const { N } {
            4 if const { T::SHARED } => task.shared::<AvxIfma, 5, 52>(&words),
            6 if const { T::SHARED } => task.shared::<AvxIfma, 8, 52>(&words),
            4 => task.shaped::<AvxIfma, 5, 52>(&words),
            6 => task.shaped::<AvxIfma, 8, 52>(&words),
            _ => Err(task),
        },
        #[cfg(target_arch = "x86_64")]
        Backend::Avx2 => match const { N } {
            4 if const { T::SHARED } => task.shared::<Avx2, 6, 44>(&words),
            6 if const { T::SHARED } => task.shared::<Avx2, 8, 48>(&words),
            4 => task.shaped::<Avx2, 6, 44>(&words),
            6 => task.shaped::<Avx2, 8, 48>(&words),
            _ => Err(task),
        },
        #[cfg(target_arch = "x86_64")]
        Backend::Ifma if const { N == 12 } => task.shaped::<Ifma, 15, 52>(&words),
        #[cfg(target_arch = "x86_64")]
        Backend::Avx512 => vector::<N, F512, _, 48>(&words, task),
        #[cfg(target_arch = "x86_64")]
        Backend::Ifma if const { N == 4 } => {
            // Five digits for a modulus that leaves them room.
            match task.shaped::<Ifma, 5, 52>(&words) {
                Ok(out) => Ok(out),
                Err(task) if const { T::SHAPES.six_digits } => {
                    vector::<N, Ifma, _, 52>(&words, task)
                }
                // A machine with 52-bit integers has these instructions too.
                Err(task) => vector::<N, F512, _, 48>(&words, task),
            }
        }
        #[cfg(target_arch = "x86_64")]
        Backend::Ifma => vector::<N, Ifma, _, 52>(&words, task),
        _ => Err(task),
    }
}

#[cfg(not(msmith_lanes))]
fn chosen<const N: usize, T: Shaped>(_: &[u64], _: Backend, task: T) -> Result<T::Out, T> {
    Err(task)
}

/// The shape for `N` words.
#[cfg(msmith_lanes)]
fn vector<const N: usize, S, T: Shaped, const W8: u32>(words: &[u64], task: T) -> Result<T::Out, T>
where
    S: Wide<44> + Wide<W8>,
    Digits<6>: Shape<<S as Splat<44>>::D>,
    Digits<8>: Shape<<S as Splat<W8>>::D>,
{
    match const { N } {
        4 => task.shaped::<S, 6, 44>(words),
        6 => task.shaped::<S, 8, W8>(words),
        _ => Err(task),
    }
}

/// Runs a job in lanes of 5 × 52 bits whose instructions are emulated, on any machine: slow, for tests of what runs in
/// lanes. The modulus has 217 to 255 bits and is packed from 4 words.
///
/// Errors: another modulus.
#[cfg(feature = "testing")]
pub fn with_emulated_lanes<J: LanesJob>(modulus: &[u64], job: J) -> Result<J::Out, Error> {
    Ok(job.run(Field::<SoftIfma, 5, 52>::new(modulus)?.ring()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_refusals() {
        assert_eq!(Backend::from_name("portable"), Ok(Backend::Portable));
        for b in Backend::ALL {
            assert_eq!(Backend::from_name(b.name()).is_ok(), b.is_available());
            assert_eq!(b.require().is_ok(), b.is_available());
        }
        for name in ["avx1024", "avx", "Portable", ""] {
            let Err(Error::Backend(why)) = Backend::from_name(name) else {
                panic!("accepted")
            };
            assert!(why.contains(name) && why.contains("portable"), "{why}");
        }
        for b in Backend::ALL.into_iter().filter(|b| !b.is_available()) {
            let Err(Error::Backend(why)) = b.require() else {
                panic!("accepted")
            };
            assert!(
                why.contains(b.name()) && why.contains("available here: "),
                "{why}"
            );
        }
    }

    /// `3^11 − 1` from Montgomery words and back.
    struct Power;
    impl LanesJob for Power {
        type Out = (usize, Vec<u64>);
        fn run<R: Lanes>(self, r: R) -> Self::Out {
            r.enter(|| {
                let three = r.add(&r.add(&r.one(), &r.one()), &r.one());
                let mut x = r.one();
                for _ in 0..11 {
                    x = r.mul(&x, &three);
                }
                let x = r.norm(&r.sub::<1>(&x, &r.one()));
                let mut rows = vec![R::empty(); R::WIDTH];
                r.scatter(&x, &mut rows);
                let mut words = vec![0; r.words()];
                r.unpack(&rows[R::WIDTH - 1], &mut words);
                (R::WIDTH, words)
            })
        }
    }

    fn agree<const N: usize>(modulus: &[u64], vector: bool) {
        let (_, expected) =
            with_lanes::<N, _>(modulus, Backend::Portable, Power).expect("portable");
        assert_eq!(expected.len(), N);
        for b in Backend::available() {
            let (width, got) = with_lanes::<N, _>(modulus, b, Power).expect("available");
            assert_eq!(got, expected, "{b:?}");
            match b {
                Backend::Portable => assert_eq!(width, 1, "{b:?}"),
                Backend::Relaxed | Backend::Avx2 | Backend::Avx512 => {
                    assert_eq!(width == 8, vector, "{b:?}");
                }
                Backend::AvxIfma => assert_eq!(width == 8, N < 12, "{b:?}"),
                Backend::Ifma => {}
            }
        }
    }

    #[test]
    fn every_backend_agrees() {
        // Toys, whose rings are those of multiples.
        for p in [7, 1009, (1 << 50) - 27] {
            agree::<4>(&[p], true);
        }
        agree::<4>(
            &[
                0x3c20_8c16_d87c_fd47,
                0x9781_6a91_6871_ca8d,
                0xb850_45b6_8181_585d,
                0x3064_4e72_e131_a029,
            ],
            true,
        );
        // 2^255 − 19, whose products are folded where there are 52-bit ones.
        agree::<4>(&[u64::MAX - 18, u64::MAX, u64::MAX, u64::MAX >> 1], true);
        // Shorter than the words it is packed from.
        agree::<4>(&[u64::MAX - 58, 1], true);
        agree::<6>(&[5, 0, 0, 0, 0, 1 << 60], true);
        agree::<6>(&[5, 0, 0, 0, 1 << 20, 0], false);
        agree::<6>(&[5, 0, 0, 0, 0, 1 << 63], false);
        agree::<12>(&[7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1 << 56], false);
        assert!(with_lanes::<4, _>(&[2], Backend::Portable, Power).is_err());
    }
}
