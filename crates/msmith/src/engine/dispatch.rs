//! From a field's size and a backend to the rings.

use super::Engine;
use super::jobs::Job;
use crate::coords::A;
use crate::cpu::{Backend, LanesJob, with_lanes};
use crate::error::Error;
use crate::msm::combine::Scalar;
use crate::msm::runs::Cx;
use crate::msm::variable::Rings;
use crate::ring::Lanes;
use crate::ring::ext2::Ext2;
use crate::ring::mont64::Mont64;

/// Runs a job with the lanes of the engine's backend and the scalar ring.
pub fn both<J: Job>(engine: &Engine, job: J) -> Result<J::Out, Error> {
    on(engine, job, engine.backend)
}

/// [`both`] for a group over a prime field.
pub fn prime<J: Job>(engine: &Engine, job: J) -> Result<J::Out, Error> {
    match engine.base_words {
        1 => prime_sized::<1, J>(engine, job),
        4 => prime_sized::<4, J>(engine, job),
        6 => prime_sized::<6, J>(engine, job),
        _ => prime_sized::<12, J>(engine, job),
    }
}

fn prime_sized<const N: usize, J: Job>(engine: &Engine, job: J) -> Result<J::Out, Error> {
    let backend = if const { N == 12 } {
        Backend::Portable
    } else {
        engine.backend
    };
    let job = InPrime::<N, J> { engine, job };
    with_lanes::<N, _>(&engine.constants.p, backend, job)?
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

/// Runs a job with the scalar ring in both places.
pub fn scalar<J: Job>(engine: &Engine, job: J) -> Result<J::Out, Error> {
    on(engine, job, Backend::Portable)
}

fn on<J: Job>(engine: &Engine, job: J, backend: Backend) -> Result<J::Out, Error> {
    match engine.base_words {
        1 => sized::<1, J>(engine, job, backend),
        4 => sized::<4, J>(engine, job, backend),
        6 => sized::<6, J>(engine, job, backend),
        _ => sized::<12, J>(engine, job, Backend::Portable),
    }
}

fn sized<const N: usize, J: Job>(
    engine: &Engine,
    job: J,
    backend: Backend,
) -> Result<J::Out, Error> {
    with_lanes::<N, _>(
        &engine.constants.p,
        backend,
        InLanes::<N, J> { engine, job },
    )?
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
    Err(Error::Curve(
        "an extension is possible over fields of 64 to 384 bits only".into(),
    ))
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
