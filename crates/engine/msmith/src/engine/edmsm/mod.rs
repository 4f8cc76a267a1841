//! EdMSM: sums in buckets that are running sums by a twisted Edwards law.
//!
//! Botrel, El Housni, *EdMSM: Multi-Scalar-Multiplication for recursive SNARKs and more*, TCHES 2023(3). The algorithm
//! `edmsm` of Edwards curves, and of groups that have an Edwards form; `lab/docs/edmsm.md` compares it with the others, and
//! `docs/edwards.md` goes through it step by step.
//!
//! | file | what |
//! |---|---|
//! | [`law`] | the additions, and what they keep of a point: a = −1, and any a |
//! | [`accumulate`] | buckets: one running sum a lane, over the lists of the bucket engine |
//! | [`sum`] | the maps in and out, and a sum from all these |
//!
//! **Safety.** The addition law is complete in the subgroup of odd order, and everywhere if a is a square and d is not.
//! Sums of other points are right all the same: an addition that fails is noticed (every one is looked at, which takes
//! less than 1% of the time), and the sum is made once more in the Weierstrass form; so is that of a point without an image.

mod accumulate;
mod law;
mod sum;

use super::door::TwistedForm;
use super::weierstrass::WeierstrassEngine;
use super::{Output, dispatch};
use crate::error::Error;
use crate::msm::shared::Stopped;
use crate::options::{Algorithm, Options};
use crate::points::Points;
use crate::recode::Recoding;
use crate::ring::SMALL;
use crate::scalars::Scalars;
use std::sync::Arc;

pub use law::columns_kept;

impl WeierstrassEngine {
    /// The curve of the law: that of the caller's points, or the Edwards form of the group, derived when first asked for.
    ///
    /// Errors: the group has no Edwards form, and why; a program that must be small.
    #[inline(always)]
    pub fn twisted(&self) -> Result<&TwistedForm, Error> {
        // Nothing that follows is compiled then.
        match SMALL {
            true => Err(Error::Option("algorithm edmsm is not compiled".into())),
            false => self.found_form(),
        }
    }

    fn found_form(&self) -> Result<&TwistedForm, Error> {
        if let Some(form) = &self.door {
            return Ok(form);
        }
        let make = || TwistedForm::of_group(self).map(Arc::new);
        let form = self.twisted.get_or_init(make).as_ref();
        form.map(|form| &**form).map_err(|why| {
            let name = &self.curve.name;
            Error::Option(format!(
                "algorithm edmsm: {name} has no twisted Edwards form: {why}"
            ))
        })
    }

    /// `Σ a_i P_i` by the law, in the Weierstrass form; by the other way where the law does not cover the points.
    pub(super) fn by_law(
        &self,
        points: &dyn Points,
        scalars: Scalars<'_>,
        recoding: &dyn Recoding,
        options: &Options<'_>,
    ) -> Result<Output, Error> {
        let job = sum::EdwardsSum {
            engine: self,
            form: self.twisted()?,
            points,
            scalars,
            recoding,
            options,
        };
        match dispatch::both(self, job)? {
            Ok(output) => Ok(output),
            Err(Stopped::By(why)) => Err(why),
            Err(Stopped::Failed) => {
                let other = Options {
                    algorithm: Algorithm::Signed,
                    window: None,
                    ..*options
                };
                self.msm(points, scalars, &other)
            }
        }
    }
}
