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

/// What is compiled of a job for groups over extensions.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Extensions {
    /// Lanes and words, as over prime fields.
    All,
    /// Words alone.
    Words,
    /// Nothing: there it is refused.
    None,
}

/// Runs a job with the scalar ring, and with the lanes of the engine's backend or with the scalar ring in their place too.
/// Memory that the system does not give is an error. What a caller's thread rounds to does not matter.
///
/// Quadratic extensions exist for fields of 4 words and more, cubic ones for those of 6 and more.
#[inline(always)]
fn run<const LANES: bool, J: Job>(engine: &Engine, job: J) -> Result<J::Out, Error> {
    within(|| match (engine.spec().degree, engine.base_words) {
        #[cfg(not(any(msmith_words = "4", msmith_words = "6")))]
        (1, 12) => ring::<12, 1, LANES, J>(engine, job),
        #[cfg(not(msmith_words = "4"))]
        (1, 6) => ring::<6, 1, LANES, J>(engine, job),
        #[cfg(not(msmith_group = "bls12-381-g1"))]
        (1, _) => ring::<4, 1, LANES, J>(engine, job),
        #[cfg(msmith_group = "bls12-381-g1")]
        (1, _) => Err(Error::Curve(
            "no group over such a field is compiled".into(),
        )),
        _ if const { matches!(J::EXTENSIONS, Extensions::None) } => Err(no_extension()),
        #[cfg(not(msmith_group = "bls12-381-g1"))]
        (2, 4) => ring::<4, 2, LANES, J>(engine, job),
        #[cfg(not(any(msmith_words = "4", msmith_group = "bls12-381-g1")))]
        (2, 6) => ring::<6, 2, LANES, J>(engine, job),
        #[cfg(not(any(msmith_words = "4", msmith_words = "6")))]
        (2, 12) if const { RARE && LANES } && engine.backend == Backend::Ifma => {
            ring::<12, 2, LANES, J>(engine, job)
        }
        #[cfg(not(any(msmith_words = "4", msmith_words = "6")))]
        _ => rare(engine, job),
        #[cfg(any(msmith_words = "4", msmith_words = "6"))]
        _ => Err(no_extension()),
    })?
}

/// [`run`] with lanes.
#[inline(always)]
pub fn both<J: Job>(engine: &Engine, job: J) -> Result<J::Out, Error> {
    run::<true, J>(engine, job)
}

/// [`run`] with the scalar ring in both places.
#[inline(always)]
pub fn scalar<J: Job>(engine: &Engine, job: J) -> Result<J::Out, Error> {
    run::<false, J>(engine, job)
}

/// [`both`] or [`scalar`], whichever takes less time to multiply n points.
pub fn by_number<J: Job>(engine: &Engine, n: usize, job: J) -> Result<J::Out, Error> {
    match !SMALL && engine.facts().faster_in_words(n) {
        true => scalar(engine, job),
        false => both(engine, job),
    }
}

/// The sizes of the lanes that [`both`] runs jobs in. With `--cfg msmith_group="bls12-381-g1"` a program that must be small
/// has this group and no other.
pub fn facts(p: &[u64], base_words: usize, degree: usize, backend: Backend) -> RingFacts {
    match (degree, base_words) {
        #[cfg(not(any(msmith_words = "4", msmith_words = "6")))]
        (1, 12) => ring_facts::<12, InGroup<'_, 12, 1, Import<'_>>>(p, backend),
        #[cfg(not(msmith_words = "4"))]
        (1, 6) => ring_facts::<6, InGroup<'_, 6, 1, Import<'_>>>(p, backend),
        #[cfg(not(msmith_group = "bls12-381-g1"))]
        (1, _) => ring_facts::<4, InGroup<'_, 4, 1, Import<'_>>>(p, backend),
        #[cfg(not(msmith_group = "bls12-381-g1"))]
        (2, 4) => ring_facts::<4, InGroup<'_, 4, 2, Import<'_>>>(p, backend).extended(2),
        #[cfg(not(any(msmith_words = "4", msmith_group = "bls12-381-g1")))]
        (2, 6) => ring_facts::<6, InGroup<'_, 6, 2, Import<'_>>>(p, backend).extended(2),
        #[cfg(not(any(msmith_words = "4", msmith_words = "6")))]
        (2, _) if RARE && backend == Backend::Ifma => {
            ring_facts::<12, InGroup<'_, 12, 2, Import<'_>>>(p, backend).extended(2)
        }
        _ => RingFacts::of::<RareExtension>(),
    }
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

/// In a field of N words, or in an extension of degree D. What always runs in the scalar ring is not compiled for any other.
#[inline(always)]
fn ring<const N: usize, const D: usize, const LANES: bool, J: Job>(
    engine: &Engine,
    job: J,
) -> Result<J::Out, Error> {
    let c = &engine.constants;
    let job = InGroup::<N, D, J> { engine, job };
    if const { LANES && (D == 1 || matches!(J::EXTENSIONS, Extensions::All)) } {
        if const { !NO_LANES && D == 1 } {
            return with_lanes::<N, _>(&c.p, engine.backend, job)?;
        }
        if const { !NO_LANES } {
            return with_quadratic_lanes::<N, _>(&c.p, c.nonresidue, engine.backend, job)?;
        }
        // What was planned for lanes that are not compiled is refused.
        if engine.backend != Backend::Portable {
            let why = format!("{} is not compiled here", engine.backend.name());
            return Err(Error::Backend(why));
        }
    }
    if const { D == 1 } {
        in_words::<N, _>(&c.p, job)?
    } else {
        quadratic_in_words::<N, _>(&c.p, c.nonresidue, job)?
    }
}

/// A job in a field, or in an extension of degree D.
struct InGroup<'a, const N: usize, const D: usize, J> {
    engine: &'a Engine,
    job: J,
}

impl<const N: usize, const D: usize, J: Job> LanesJob for InGroup<'_, N, D, J> {
    type Out = Result<J::Out, Error>;
    const SHAPES: Shapes = if D == 1 { J::SHAPES } else { EXTENSION };

    fn run<R: Lanes>(self, wide: R) -> Self::Out {
        let Self { engine, job } = self;
        let one = Mont64::<N>::new(&engine.constants.p).ok_or_else(no_modulus)?;
        if const { D == 1 && SMALL } {
            Ok(job.run(&rings(engine, wide, Outlined(one))))
        } else if const { D == 1 } {
            Ok(job.run(&rings(engine, wide, one)))
        } else {
            let one = Ext2::new(one, engine.constants.nonresidue);
            if const { SMALL } {
                Ok(job.run(&rings(engine, wide, Outlined(one))))
            } else {
                Ok(job.run(&rings(engine, wide, one)))
            }
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
