//! Curves in Edwards form.

mod engine;
mod points;

use msmith::{Error, Options, Report, Scalars};

use super::ark::ec::twisted_edwards::{Affine, Projective, TECurveConfig};
use super::ark::ff::PrimeField;
use super::coordinate::Coordinate;
use crate::same_length;
pub(crate) use engine::affine;
pub use engine::engine;
pub use points::AffinePoints;

/// `Σ a_i P_i` for any scalars that msmith takes, with options, and how it was computed. **Variable time**.
pub fn msm_scalars<C: TECurveConfig<BaseField: Coordinate + PrimeField>>(
    bases: &[Affine<C>],
    scalars: Scalars<'_>,
    options: &Options<'_>,
) -> Result<(Projective<C>, Report), Error> {
    same_length(bases.len(), scalars.len())?;
    let engine = engine::<C>()?;
    let output = engine.msm(&AffinePoints::new(bases)?, scalars, options)?;
    Ok((affine::<C>(&engine, &output.point).into(), output.report))
}
