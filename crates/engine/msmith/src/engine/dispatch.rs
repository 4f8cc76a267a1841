//! From a field's size and a backend to the rings.

use super::jobs::{Import, Job};
use super::weierstrass::{Constants, WeierstrassEngine as Engine};
use crate::Backend;
use crate::coords::A;
use crate::cpu::{
    LanesJob, RingFacts, Shapes, in_words, quadratic_in_words, ring_facts, to_nearest, with_lanes,
    with_quadratic_lanes,
};
use crate::error::Error;
use crate::memory::within;
use crate::msm::accumulate::Cx;
use crate::msm::door::EdwardsDoor;
use crate::msm::horner::Scalar;
use crate::msm::pack::Rings;
use crate::ring::ext2::Ext2;
use crate::ring::mont64::Mont64;
use crate::ring::outline::Outlined;
use crate::ring::rare::RareExtension;
use crate::ring::{self, Lanes, SMALL};

/// Rings that no built-in curve needs are compiled on demand; the tests within the crate need none.
const RARE: bool = cfg!(all(feature = "rare-rings", not(test)));

/// The tests within the crate run in 64-bit words alone, so that the lanes are not compiled for them too; those in
/// `tests/` have the lanes.
const NO_LANES: bool = cfg!(test);

/// Groups over prime fields. Toys are in the rings of 4 words: a ring for them alone would be one more copy of all.
pub const PRIME: Shapes = Shapes {
    // secp256k1 has five: its products are folded.
    six_digits: RARE,
    ..Shapes::ALL
};

/// Groups over quadratic extensions. Over twelve words no built-in curve has one: without lanes they are in
/// [`RareExtension`], with cubic ones.
const EXTENSION: Shapes = Shapes {
    twelve_words: RARE,
    ..PRIME
};

/// Sums by an Edwards law: of curves, and of Edwards forms of groups, over fields of at most six words.
pub const EDWARDS: Shapes = Shapes {
    twelve_words: false,
    ..PRIME
};

/// Runs a job with the lanes of the engine's backend and the scalar ring.
pub fn both<J: Job>(engine: &Engine, job: J) -> Result<J::Out, Error> {
    any::<true, J>(engine, job)
}

/// [`both`] for a group over a prime field.
pub fn prime<J: Job>(engine: &Engine, job: J) -> Result<J::Out, Error> {
    within(|| over_prime::<true, J>(engine, job))?
}

/// Runs a job with the scalar ring in both places.
pub fn scalar<J: Job>(engine: &Engine, job: J) -> Result<J::Out, Error> {
    any::<false, J>(engine, job)
}

/// [`both`] or [`scalar`], whichever takes less time to multiply n points.
pub fn by_number<J: Job>(engine: &Engine, n: usize, job: J) -> Result<J::Out, Error> {
    match !SMALL && engine.facts().faster_in_words(n) {
        true => scalar(engine, job),
        false => both(engine, job),
    }
}

/// [`scalar`] for a group over a prime field.
pub fn scalar_prime<J: Job>(engine: &Engine, job: J) -> Result<J::Out, Error> {
    within(|| over_prime::<false, J>(engine, job))?
}

/// The sizes of the rings that [`both`] runs jobs in. With `--cfg msmith_group="bls12-381-g1"` a program that must be small
/// has this group and no other.
pub fn facts(p: &[u64], base_words: usize, degree: usize, backend: Backend) -> RingFacts {
    match (degree, base_words) {
        #[cfg(not(any(msmith_words = "4", msmith_words = "6")))]
        (1, 12) => ring_facts::<12, Prime<'_, 12, Import<'_>>>(p, backend),
        #[cfg(not(msmith_words = "4"))]
        (1, 6) => ring_facts::<6, Prime<'_, 6, Import<'_>>>(p, backend),
        #[cfg(not(msmith_group = "bls12-381-g1"))]
        (1, _) => ring_facts::<4, Prime<'_, 4, Import<'_>>>(p, backend),
        #[cfg(not(msmith_group = "bls12-381-g1"))]
        (2, 4) => ring_facts::<4, Quadratic<'_, 4, Import<'_>>>(p, backend).extended(2),
        #[cfg(not(any(msmith_words = "4", msmith_group = "bls12-381-g1")))]
        (2, 6) => ring_facts::<6, Quadratic<'_, 6, Import<'_>>>(p, backend).extended(2),
        #[cfg(not(any(msmith_words = "4", msmith_words = "6")))]
        (2, _) if RARE && backend == Backend::Ifma => {
            ring_facts::<12, Quadratic<'_, 12, Import<'_>>>(p, backend).extended(2)
        }
        _ => RingFacts::of::<RareExtension>(),
    }
}

/// Quadratic extensions exist for fields of 4 words and more, cubic ones for those of 6 and more. Memory that the system
/// does not give is an error. What a caller's thread rounds to does not matter.
fn any<const LANES: bool, J: Job>(engine: &Engine, job: J) -> Result<J::Out, Error> {
    within(|| match (engine.spec().degree, engine.base_words) {
        (1, _) => over_prime::<LANES, J>(engine, job),
        #[cfg(not(msmith_group = "bls12-381-g1"))]
        (2, 4) => quadratic::<4, LANES, _>(engine, Quadratic::<4, J> { engine, job })?,
        #[cfg(not(any(msmith_words = "4", msmith_group = "bls12-381-g1")))]
        (2, 6) => quadratic::<6, LANES, _>(engine, Quadratic::<6, J> { engine, job })?,
        #[cfg(not(any(msmith_words = "4", msmith_words = "6")))]
        (2, 12) if const { RARE && LANES } && engine.backend == Backend::Ifma => {
            quadratic::<12, LANES, _>(engine, Quadratic::<12, J> { engine, job })?
        }
        #[cfg(not(any(msmith_words = "4", msmith_words = "6")))]
        _ => rare(engine, job),
        #[cfg(any(msmith_words = "4", msmith_words = "6"))]
        _ => Err(no_extension()),
    })?
}

/// The words of the ring of a field whose prime has this many bits ([`crate::ring::base_words`]).
///
/// Errors: a field without a ring.
pub fn base_words(bits: u64, degree: usize) -> Result<usize, Error> {
    ring::base_words(bits, degree).ok_or_else(|| match degree {
        2 if bits < 64 => no_extension(),
        _ => Error::Curve(format!(
            "p has {bits} bits, at most {} are possible",
            ring::MOST_BITS
        )),
    })
}

fn no_extension() -> Error {
    Error::Curve("a quadratic extension is possible over fields of 64 to 768 bits only".into())
}

fn over_prime<const LANES: bool, J: Job>(engine: &Engine, job: J) -> Result<J::Out, Error> {
    match engine.base_words {
        #[cfg(not(any(msmith_words = "4", msmith_words = "6")))]
        12 => ring::<12, LANES, _>(engine, Prime::<12, J> { engine, job })?,
        #[cfg(not(msmith_words = "4"))]
        6 => ring::<6, LANES, _>(engine, Prime::<6, J> { engine, job })?,
        #[cfg(not(msmith_group = "bls12-381-g1"))]
        _ => ring::<4, LANES, _>(engine, Prime::<4, J> { engine, job })?,
        #[cfg(msmith_group = "bls12-381-g1")]
        _ => Err(Error::Curve(
            "no group over such a field is compiled".into(),
        )),
    }
}

/// What always runs in the scalar ring is not compiled for any other.
fn ring<const N: usize, const LANES: bool, J: LanesJob>(
    engine: &Engine,
    job: J,
) -> Result<J::Out, Error> {
    let p = &engine.constants.p;
    if const { LANES && !NO_LANES } {
        with_lanes::<N, J>(p, engine.backend, job)
    } else {
        in_words_alone::<LANES>(engine)?;
        in_words::<N, J>(p, job)
    }
}

/// The same for a quadratic extension.
fn quadratic<const N: usize, const LANES: bool, J: LanesJob>(
    engine: &Engine,
    job: J,
) -> Result<J::Out, Error> {
    let c = &engine.constants;
    if const { LANES && !NO_LANES } {
        with_quadratic_lanes::<N, J>(&c.p, c.nonresidue, engine.backend, job)
    } else {
        in_words_alone::<LANES>(engine)?;
        quadratic_in_words::<N, J>(&c.p, c.nonresidue, job)
    }
}

/// Where the lanes are not compiled, what was planned for them is refused.
fn in_words_alone<const LANES: bool>(engine: &Engine) -> Result<(), Error> {
    if const { LANES } && engine.backend != Backend::Portable {
        let why = format!("{} is not compiled here", engine.backend.name());
        return Err(Error::Backend(why));
    }
    Ok(())
}

struct Prime<'a, const N: usize, J> {
    engine: &'a Engine,
    job: J,
}

impl<const N: usize, J: Job> LanesJob for Prime<'_, N, J> {
    type Out = Result<J::Out, Error>;
    const SHAPES: Shapes = J::SHAPES;

    fn run<R: Lanes>(self, wide: R) -> Self::Out {
        let one = scalar_ring::<N>(self.engine)?;
        if const { SMALL } {
            Ok(self.job.run(&rings(self.engine, wide, Outlined(one))))
        } else {
            Ok(self.job.run(&rings(self.engine, wide, one)))
        }
    }
}

struct Quadratic<'a, const N: usize, J> {
    engine: &'a Engine,
    job: J,
}

impl<const N: usize, J: Job> LanesJob for Quadratic<'_, N, J> {
    type Out = Result<J::Out, Error>;
    const SHAPES: Shapes = EXTENSION;

    fn run<R: Lanes>(self, wide: R) -> Self::Out {
        let one = scalar_ring::<N>(self.engine)?;
        let one = Ext2::new(one, self.engine.constants.nonresidue);
        if const { SMALL } {
            Ok(self.job.run(&rings(self.engine, wide, Outlined(one))))
        } else {
            Ok(self.job.run(&rings(self.engine, wide, one)))
        }
    }
}

/// Extensions that no built-in curve has share a ring, in both places.
#[cfg(not(any(msmith_words = "4", msmith_words = "6")))]
fn rare<J: Job>(engine: &Engine, job: J) -> Result<J::Out, Error> {
    let c = &engine.constants;
    let degree = engine.spec().degree;
    let ring = RareExtension::new(&c.p, engine.base_words, degree, c.nonresidue);
    let ring = ring.ok_or_else(no_modulus)?;
    Ok(to_nearest(|| job.run(&rings(engine, ring, ring))))
}

fn scalar_ring<const N: usize>(engine: &Engine) -> Result<Mont64<N>, Error> {
    Mont64::<N>::new(&engine.constants.p).ok_or_else(no_modulus)
}

fn no_modulus() -> Error {
    Error::Curve("the modulus must be odd and at least 3".into())
}

/// The numbers of the group in both rings. Once a pair of rings, not once a job.
#[inline(never)]
fn rings<R: Lanes, S: Lanes>(engine: &Engine, wide: R, one: S) -> Rings<R, S> {
    let c = &engine.constants;
    let (a_wide, a_one) = match c.a.is_empty() {
        true => (A::Zero, A::Zero),
        false => (
            A::General(wide.splat(&wide.pack(&c.a))),
            A::General(one.splat(&one.pack(&c.a))),
        ),
    };
    Rings {
        facts: RingFacts {
            backend: wide.backend(),
            ..RingFacts::of::<R>()
        },
        wide: Cx { f: wide, a: a_wide },
        one: Scalar {
            f: one,
            a: a_one,
            beta: c.beta.as_ref().map(|b| one.splat(&one.pack(b))),
            psi: second(&one, c),
            door: door(&one, c),
        },
        beta: c.beta.as_ref().map(|b| wide.splat(&wide.pack(b))),
        psi: second(&wide, c),
        door: door(&wide, c),
    }
}

/// The door of an Edwards curve.
#[cfg(any(msmith_words = "4", msmith_words = "6"))]
fn door<R: Lanes>(_: &R, _: &Constants) -> Option<EdwardsDoor<R::El>> {
    None
}

/// The door of an Edwards curve.
#[cfg(not(any(msmith_words = "4", msmith_words = "6")))]
fn door<R: Lanes>(f: &R, c: &Constants) -> Option<EdwardsDoor<R::El>> {
    let [a, d, alpha, w] = c.door.as_ref().filter(|_| !R::CONJUGATES)?;
    let element = |words: &[u64]| f.splat(&f.pack(words));
    Some(EdwardsDoor {
        a: element(a),
        d: element(d),
        alpha: element(alpha),
        w: element(w),
    })
}

/// γ and δ of the second endomorphism.
fn second<R: Lanes>(f: &R, c: &Constants) -> Option<[R::El; 2]> {
    if const { !R::CONJUGATES } {
        return None;
    }
    let [gamma, delta] = c.psi.as_ref()?;
    let mut elements = [f.zero(); 2];
    for (element, words) in elements.iter_mut().zip([gamma, delta]) {
        *element = f.splat(&f.pack(words));
    }
    Some(elements)
}
