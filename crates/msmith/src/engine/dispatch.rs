//! From a field's size and a backend to the rings.

use super::jobs::Job;
use super::weierstrass::WeierstrassEngine as Engine;
use crate::coords::A;
use crate::cpu::{LanesJob, RingFacts, in_words, with_lanes};
use crate::error::Error;
use crate::msm::combine::Scalar;
use crate::msm::runs::Cx;
use crate::msm::variable::Rings;
use crate::ring::Lanes;
use crate::ring::ext2::Ext2;
use crate::ring::mont64::Mont64;

/// Runs a job with the lanes of the engine's backend and the scalar ring; fields of 12 words have no lanes.
pub fn both<J: Job>(engine: &Engine, job: J) -> Result<J::Out, Error> {
    let (p, backend) = (&engine.constants.p, engine.backend);
    match engine.base_words {
        1 => with_lanes::<1, _>(p, backend, InLanes::<1, J> { engine, job })?,
        4 => with_lanes::<4, _>(p, backend, InLanes::<4, J> { engine, job })?,
        6 => with_lanes::<6, _>(p, backend, InLanes::<6, J> { engine, job })?,
        _ => in_words::<12, _>(p, InLanes::<12, J> { engine, job })?,
    }
}

/// [`both`] for a group over a prime field.
pub fn prime<J: Job>(engine: &Engine, job: J) -> Result<J::Out, Error> {
    let (p, backend) = (&engine.constants.p, engine.backend);
    match engine.base_words {
        1 => with_lanes::<1, _>(p, backend, InPrime::<1, J> { engine, job })?,
        4 => with_lanes::<4, _>(p, backend, InPrime::<4, J> { engine, job })?,
        6 => with_lanes::<6, _>(p, backend, InPrime::<6, J> { engine, job })?,
        _ => in_words::<12, _>(p, InPrime::<12, J> { engine, job })?,
    }
}

/// Runs a job with the scalar ring in both places.
pub fn scalar<J: Job>(engine: &Engine, job: J) -> Result<J::Out, Error> {
    let p = &engine.constants.p;
    match engine.base_words {
        1 => in_words::<1, _>(p, InLanes::<1, J> { engine, job })?,
        4 => in_words::<4, _>(p, InLanes::<4, J> { engine, job })?,
        6 => in_words::<6, _>(p, InLanes::<6, J> { engine, job })?,
        _ => in_words::<12, _>(p, InLanes::<12, J> { engine, job })?,
    }
}

/// [`scalar`] for a group over a prime field.
pub fn scalar_prime<J: Job>(engine: &Engine, job: J) -> Result<J::Out, Error> {
    let p = &engine.constants.p;
    match engine.base_words {
        1 => in_words::<1, _>(p, InPrime::<1, J> { engine, job })?,
        4 => in_words::<4, _>(p, InPrime::<4, J> { engine, job })?,
        6 => in_words::<6, _>(p, InPrime::<6, J> { engine, job })?,
        _ => in_words::<12, _>(p, InPrime::<12, J> { engine, job })?,
    }
}

struct InPrime<'a, const N: usize, J> {
    engine: &'a Engine,
    job: J,
}

impl<const N: usize, J: Job> LanesJob for InPrime<'_, N, J> {
    type Out = Result<J::Out, Error>;

    fn run<R: Lanes>(self, wide: R) -> Self::Out {
        let one = scalar_ring::<N>(self.engine)?;
        Ok(with(self.engine, self.job, wide, one))
    }
}

fn scalar_ring<const N: usize>(engine: &Engine) -> Result<Mont64<N>, Error> {
    Mont64::<N>::new(&engine.constants.p)
        .ok_or_else(|| Error::Curve("the modulus must be odd and at least 3".into()))
}

struct InLanes<'a, const N: usize, J> {
    engine: &'a Engine,
    job: J,
}

impl<const N: usize, J: Job> LanesJob for InLanes<'_, N, J> {
    type Out = Result<J::Out, Error>;

    fn run<R: Lanes>(self, wide: R) -> Self::Out {
        let one = scalar_ring::<N>(self.engine)?;
        extended::<N, _, _, _>(self.engine, self.job, wide, one)
    }
}

/// Quadratic extensions exist for fields of 4 and 6 words, those of the curves that need them.
fn extended<const N: usize, R: Lanes, S: Lanes, J: Job>(
    engine: &Engine,
    job: J,
    wide: R,
    one: S,
) -> Result<J::Out, Error> {
    if engine.spec().degree == 1 {
        return Ok(with(engine, job, wide, one));
    }
    if const { N == 4 || N == 6 } {
        let n = engine.constants.nonresidue;
        return Ok(with(engine, job, Ext2::new(wide, n), Ext2::new(one, n)));
    }
    Err(no_extension())
}

fn no_extension() -> Error {
    Error::Curve("an extension is possible over fields of 64 to 384 bits only".into())
}

/// An error where [`both`] has no rings for the group, for plans, which enter none.
pub fn check(engine: &Engine) -> Result<(), Error> {
    match (engine.spec().degree, engine.base_words) {
        (1, _) | (_, 4 | 6) => Ok(()),
        _ => Err(no_extension()),
    }
}

fn with<R: Lanes, S: Lanes, J: Job>(engine: &Engine, job: J, wide: R, one: S) -> J::Out {
    let c = &engine.constants;
    let a_wide = if c.a.is_empty() {
        A::Zero
    } else {
        A::General(wide.splat(&wide.pack(&c.a)))
    };
    let a_one = if c.a.is_empty() {
        A::Zero
    } else {
        A::General(one.splat(&one.pack(&c.a)))
    };
    let rings = Rings {
        facts: RingFacts::of::<R>(engine.backend),
        wide: Cx { f: wide, a: a_wide },
        one: Scalar {
            f: one,
            a: a_one,
            beta: c.beta.as_ref().map(|b| one.splat(&one.pack(b))),
        },
        beta: c.beta.as_ref().map(|b| wide.splat(&wide.pack(b))),
    };
    job.run(&rings)
}
