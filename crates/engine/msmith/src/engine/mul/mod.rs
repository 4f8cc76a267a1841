//! Multiples of one point and sums of two: `k·P` and `a·P + b·Q`.
//!
//! **Secret scalars must not come here.** The running time, the memory that is read and the steps that are taken depend
//! on the scalar, openly.
//!
//! **How a method is chosen.** Signed sliding windows ([`Interleaved`]), on both halves of a scalar where the group has an
//! endomorphism and the points are known to be in the subgroup, on its quarters where it has two.
//!
//! **Any point, any size.** Points may be infinite, of small order or outside the subgroup; scalars are integers of any
//! length and never reduced, but where an endomorphism is used, and the result is the same then.

mod edwards;

use super::jobs::{Job, read, words};
use super::weierstrass::WeierstrassEngine;
use super::{Point, dispatch};
use crate::coords::Affine;
use crate::error::{Error, count};
use crate::msm::horner::Scalar;
use crate::msm::pack::Rings;
use crate::mul::{Interleaved, Ladder, Weierstrass, WeierstrassEntry};
use crate::ring::Lanes;
use std::sync::Arc;

use crate::plan::multiply::{self, DigitStream, Schedule};
use crate::plan::multiply::{MulOptions, MulPlan};
pub use edwards::EdwardsMultiplier;

/// One or two scalars, ready for many points.
#[derive(Debug, Clone)]
pub struct WeierstrassMultiplier {
    engine: Arc<WeierstrassEngine>,
    schedule: Schedule,
    plan: MulPlan,
}

impl WeierstrassMultiplier {
    /// Chooses how to multiply by one or two scalars (words, least significant first, any number of them).
    ///
    /// Errors: another number of scalars.
    pub fn new(
        engine: &Arc<WeierstrassEngine>,
        scalars: &[&[u64]],
        options: &MulOptions,
    ) -> Result<Self, Error> {
        let (schedule, plan) = choose(engine, scalars, options)?;
        Ok(Self {
            engine: engine.clone(),
            schedule,
            plan,
        })
    }

    /// What was chosen and why.
    pub fn plan(&self) -> &MulPlan {
        &self.plan
    }

    /// `k·P` or `a·P + b·Q`: as many points as scalars, each as in [`Point`].
    ///
    /// Errors: another number of points; words that are not a point; [`Error::NonCanonical`], [`Error::NotOnCurve`].
    pub fn run(&self, points: &[Point]) -> Result<Point, Error> {
        run(&self.engine, &self.schedule, self.plan.scalars, points)
    }
}

/// Chooses for a Weierstrass group.
fn choose(
    engine: &WeierstrassEngine,
    scalars: &[&[u64]],
    options: &MulOptions,
) -> Result<(Schedule, MulPlan), Error> {
    let splits = engine.is_whole_curve() || options.in_subgroup;
    let split = if splits { engine.split() } else { None };
    multiply::weierstrass(&engine.facts(), split, scalars, options)
}

/// An error unless there are as many points as scalars and each has as many words as it should.
pub fn check(points: &[Point], scalars: usize, width: usize) -> Result<(), Error> {
    if points.len() != scalars {
        return Err(Error::LengthMismatch {
            points: points.len(),
            scalars,
        });
    }
    for point in points.iter().filter(|p| !p.is_infinity()) {
        let (words, needed) = (point.words().len(), 2 * width);
        if words != needed {
            return Err(Error::Layout(format!(
                "a point of {}; {needed} are needed, x then y",
                count(words, "word")
            )));
        }
    }
    Ok(())
}

fn run(
    engine: &WeierstrassEngine,
    schedule: &Schedule,
    scalars: usize,
    points: &[Point],
) -> Result<Point, Error> {
    check(points, scalars, engine.words())?;
    let job = Mul {
        engine,
        schedule,
        points,
    };
    dispatch::scalar(engine, job)?
}

/// Runs a schedule on points that can be read.
struct Mul<'a> {
    engine: &'a WeierstrassEngine,
    schedule: &'a Schedule,
    points: &'a [Point],
}

impl Job for Mul<'_> {
    type Out = Result<Point, Error>;

    fn run<R: Lanes, S: Lanes>(self, rings: &Rings<R, S>) -> Self::Out {
        let one = &rings.one;
        let group = Weierstrass::new(one.f, one.a);
        let mut work = Vec::with_capacity(2);
        for (index, point) in self.points.iter().enumerate() {
            let q: Option<Affine<S::El>> = match point.is_infinity() {
                true => None,
                false => Some(read(self.engine, one, index, point.words())?),
            };
            work.push(group.point(q.as_ref()));
        }
        let Schedule { plan, streams } = self.schedule;
        let tables = tables(&group, plan, streams, &work, one)?;
        Ok(words(one, &plan.run(&group, &tables)))
    }
}

fn missing() -> Error {
    Error::Option("the schedule of a multiplication lacks an endomorphism".into())
}

/// The odd multiples of every stream, all made affine by one inversion. Where endomorphisms are applied they are the images
/// of the point's own.
fn tables<S: Lanes>(
    group: &Weierstrass<S>,
    plan: &Interleaved,
    streams: &[DigitStream],
    points: &[<Weierstrass<S> as Ladder>::Work],
    one: &Scalar<S>,
) -> Result<Vec<Vec<WeierstrassEntry<S::El>>>, Error> {
    // How many multiples of a point any of its streams wants.
    let wanted = |p: usize| {
        let own = streams.iter().enumerate().filter(|(_, s)| s.point == p);
        own.map(|(k, _)| plan.multiples(k)).max().unwrap_or(0)
    };
    let (mut all, mut affine, mut ends) = (Vec::new(), Vec::new(), vec![0]);
    for (k, p) in points.iter().enumerate() {
        let multiples = crate::mul::odd_multiples(group, p, wanted(k));
        affine.extend((0..multiples.len()).map(|i| i == 0));
        all.extend(multiples);
        ends.push(all.len());
    }
    let entries = group.entries(&all, &affine);
    let of = |s: &DigitStream| {
        let mut own = entries[ends[s.point]..ends[s.point + 1]].to_vec();
        if s.imaged {
            let psi = one.psi.as_ref().filter(|_| S::CONJUGATES);
            let psi = psi.ok_or_else(missing)?;
            own = own.iter().map(|e| group.imaged(e, psi)).collect();
        }
        if s.turned {
            let beta = one.beta.as_ref().ok_or_else(missing)?;
            own = own.iter().map(|e| group.turned(e, beta)).collect();
        }
        Ok(own)
    };
    streams.iter().map(of).collect()
}
