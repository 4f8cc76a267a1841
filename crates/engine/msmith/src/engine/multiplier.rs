//! One or two scalars, ready for many points.

use super::mul::{EdwardsMultiplier, WeierstrassMultiplier};
use super::{Engine, Point};
use crate::cpu::to_nearest;
use crate::error::Error;
use crate::plan::multiply::{MulOptions, MulPlan};

/// One or two scalars, ready for many points: `k·P` or `a·P + b·Q`.
///
/// **Secret scalars must not come here.** Running time, memory access and the steps that are taken depend on the
/// scalar, openly.
#[derive(Debug, Clone)]
pub struct Multiplier(Made);

#[derive(Debug, Clone)]
enum Made {
    Weierstrass(Box<WeierstrassMultiplier>),
    #[cfg(not(any(msmith_words = "4", msmith_words = "6")))]
    Edwards(Box<EdwardsMultiplier>),
}

impl Multiplier {
    /// Chooses how to multiply by one or two scalars (words, least significant first, any number of them).
    ///
    /// Errors: another number of scalars. **Variable time** in the scalars: the choice and what is kept depend on them.
    pub fn new(engine: &Engine, scalars: &[&[u64]], options: &MulOptions) -> Result<Self, Error> {
        to_nearest(|| {
            let group = &engine.group;
            Ok(Self(match &group.door {
                #[cfg(any(msmith_words = "4", msmith_words = "6"))]
                Some(_) => return Err(Error::Curve("no Edwards curve is compiled".into())),
                None => Made::Weierstrass(Box::new(WeierstrassMultiplier::new(
                    group, scalars, options,
                )?)),
                #[cfg(not(any(msmith_words = "4", msmith_words = "6")))]
                Some(form) => Made::Edwards(Box::new(EdwardsMultiplier::new(
                    group, form, scalars, options,
                )?)),
            }))
        })
    }

    /// What was chosen and why.
    pub fn plan(&self) -> &MulPlan {
        match &self.0 {
            Made::Weierstrass(multiplier) => multiplier.plan(),
            #[cfg(not(any(msmith_words = "4", msmith_words = "6")))]
            Made::Edwards(multiplier) => multiplier.plan(),
        }
    }

    /// `k·P` or `a·P + b·Q`: as many points as scalars, each as in [`Point`]. In Edwards coordinates `None` among the
    /// points is the neutral element, and a result is never `None`.
    ///
    /// Errors: another number of points; words that are not a point; [`Error::NonCanonical`], [`Error::NotOnCurve`]; in
    /// Edwards coordinates [`Error::AtInfinity`] where the result has none, which takes points of even order on a curve
    /// that is not complete. **Variable time**: not for secret scalars.
    pub fn run(&self, points: &[Point]) -> Result<Point, Error> {
        match &self.0 {
            Made::Weierstrass(multiplier) => multiplier.run(points),
            #[cfg(not(any(msmith_words = "4", msmith_words = "6")))]
            Made::Edwards(multiplier) => multiplier.run(points),
        }
    }
}
