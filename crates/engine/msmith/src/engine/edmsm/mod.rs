//! EdMSM: sums of bases that are kept in twisted Edwards form, in buckets that are running sums by the Edwards law.
//!
//! Botrel, El Housni, *EdMSM: Multi-Scalar-Multiplication for recursive SNARKs and more*, TCHES 2023(3). The algorithm
//! `edmsm` of Edwards curves, and of groups that have an Edwards form; `lab/docs/edmsm.md` compares it with the others, and
//! `docs/edwards.md` goes through it step by step.
//!
//! | file | what |
//! |---|---|
//! | [`bases`] | points into the form that the law keeps, once; images of an endomorphism next to them |
//! | [`convert`] | the maps in the lanes |
//! | [`law`] | the additions, and what they keep of a point: a = −1, and any a |
//! | [`accumulate`], [`lines`], [`adder`] | buckets: one running sum a lane, over the lists of the bucket engine |
//! | [`combine`] | window sums into the Weierstrass form, for Horner's rule |
//! | [`sum`] | a sum from all these; what is done where an addition fails |
//! | [`crate::plan::edmsm`] | which windows for how many bases |
//!
//! **Safety.** The addition law is complete in the subgroup of odd order, and everywhere if a is a square and d is not.
//! Sums of other points are right all the same: an addition that fails is noticed (every one is looked at, which takes
//! less than 1% of the time), and the sum is made once more in the Weierstrass form.

mod accumulate;
mod adder;
mod bases;
mod combine;
mod constants;
mod convert;
mod law;
mod lines;
mod sum;

use super::Output;
use super::door::TwistedForm;
use super::parts;
use super::weierstrass::WeierstrassEngine;
use crate::error::Error;
use crate::options::{Options, Report};
use crate::points::Points;
use crate::ring::SMALL;
use crate::scalars::Scalars;
use std::sync::Arc;

pub use bases::EdwardsBases;

/// EdMSM on a group.
#[derive(Debug, Clone, Copy)]
pub struct EdMsm<'a> {
    /// The group, and the coordinates of the caller's points.
    engine: &'a WeierstrassEngine,
    /// The curve of the law.
    form: &'a Arc<TwistedForm>,
}

impl<'a> EdMsm<'a> {
    /// On the Edwards curve of the engine, or on the Edwards form of its group.
    ///
    /// Errors: the group has no Edwards form, and why; a program that must be small.
    #[inline(always)]
    pub fn of(engine: &'a WeierstrassEngine) -> Result<Self, Error> {
        // Nothing that follows is compiled then.
        match SMALL {
            true => Err(Error::Option("algorithm edmsm is not compiled".into())),
            false => Self::found(engine),
        }
    }

    fn found(engine: &'a WeierstrassEngine) -> Result<Self, Error> {
        let form = match &engine.door {
            Some(form) => Ok(form),
            None => {
                let make = || TwistedForm::of_group(engine).map(Arc::new);
                engine.twisted.get_or_init(make).as_ref()
            }
        };
        let form = form.map_err(|why| {
            let name = &engine.curve.name;
            Error::Option(format!(
                "algorithm edmsm: {name} has no twisted Edwards form: {why}"
            ))
        })?;
        Ok(Self { engine, form })
    }

    /// Whether points come in Edwards coordinates, else in those of the Weierstrass form.
    fn takes_edwards_points(&self) -> bool {
        self.engine.door.is_some()
    }

    /// Brings points into the form that the addition law keeps: 3 or 4 coordinates each, two or three times as many where
    /// [`Options::in_subgroup`] allows an endomorphism. The points are taken to be on the curve, in any position.
    ///
    /// Cost: 12 products a point with a = −1 (9 of them for the map from the Weierstrass form).
    pub fn prepare(
        &self,
        points: &dyn Points,
        options: &Options<'_>,
    ) -> Result<EdwardsBases, Error> {
        bases::prepare(self, points, true, options)
    }

    /// `Σ a_i P_i` over prepared bases, in the Weierstrass form.
    ///
    /// Errors: lengths that differ; those of [`crate::Engine::msm`].
    pub fn msm(
        &self,
        bases: &EdwardsBases,
        scalars: Scalars<'_>,
        options: &Options<'_>,
    ) -> Result<Output, Error> {
        scalars.check_for(bases.len())?;
        sum::msm(self, bases, scalars, options)
    }

    /// `Σ a_i P_i` of points that are used once, in the Weierstrass form; under a memory limit perhaps in parts.
    pub fn msm_once(
        &self,
        points: &dyn Points,
        scalars: Scalars<'_>,
        options: &Options<'_>,
    ) -> Result<Output, Error> {
        points.check(2 * self.engine.words())?;
        scalars.check_for(points.len())?;
        let options = &options.checked(points.len())?;
        let whole = |points: &dyn Points, scalars: Scalars<'_>, options: &Options<'_>| {
            let bases = bases::prepare(self, points, false, options)?;
            sum::msm(self, &bases, scalars, options)
        };
        match sum::parts(self, points.len(), &scalars, options)? {
            None => whole(points, scalars, options),
            Some(parts) => {
                let add = |p: &_, q: &_| self.engine.add(p, q);
                parts::sum(points, scalars, parts, options, &whole, &add)
            }
        }
    }

    /// Sums with several lists of scalars over points that are brought into the form of the law once.
    pub fn msm_same_points(
        &self,
        points: &dyn Points,
        lists: &[Scalars<'_>],
        options: &Options<'_>,
    ) -> Result<Vec<Output>, Error> {
        if options.memory_limit.is_some() {
            // With the prepared points beside them, sums would take more than each alone.
            let each = lists
                .iter()
                .map(|scalars| self.msm_once(points, *scalars, options));
            return each.collect();
        }
        let bases = self.prepare(points, options)?;
        (lists.iter())
            .map(|scalars| self.msm(&bases, *scalars, options))
            .collect()
    }

    /// What a sum over n prepared bases would be computed with; or one of points that are used `once`.
    pub fn plans(
        &self,
        n: usize,
        bits: u32,
        once: bool,
        options: &Options<'_>,
    ) -> Result<Vec<Report>, Error> {
        sum::plans(self, n, bits, once, options)
    }
}
