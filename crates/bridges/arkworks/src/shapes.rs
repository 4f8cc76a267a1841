//! Products side by side and Fourier transforms of arkworks' points.

use ark_ec::short_weierstrass::{Affine, SWCurveConfig};
use ark_ff::{FftField, PrimeField, Zero};
use msmith::{Domain, Engine, Error, Options, WordPoints};

use crate::version::calls::with_words;
use crate::version::engine::affines;
use crate::{AffinePoints, Coordinate, engine, same_length};

/// `a_i·P_i` for every i. Cost, options and errors: those of [`msmith::Engine::mul_each`]. **Variable time**.
///
/// ```
/// use ark_bls12_381::{Fr, G1Affine};
/// use ark_ec::AffineRepr;
/// use msmith_arkworks::Options;
///
/// let g = G1Affine::generator();
/// let products = msmith_arkworks::mul_each(&[g, g], &[Fr::from(3), Fr::from(4)], &Options::default())?;
/// assert_eq!(products[1], g * Fr::from(4));
/// # Ok::<(), msmith_arkworks::Error>(())
/// ```
pub fn mul_each<C: SWCurveConfig<BaseField: Coordinate>>(
    points: &[Affine<C>],
    scalars: &[C::ScalarField],
    options: &Options<'_>,
) -> Result<Vec<Affine<C>>, Error> {
    same_length(points.len(), scalars.len())?;
    with_words(scalars, options, |engine, scalars| {
        engine.mul_each(&AffinePoints::new(points)?, scalars, options)
    })
}

/// The values of the polynomial whose coefficients are these points, at `g·ω^i` for the root of unity ω that arkworks has
/// for as many points, and the shift g, if there is one: what `ark_poly`'s domains give, for points in the subgroup.
/// Cost and errors: those of [`msmith::Engine::fft`]; a number of points for which there is no root. **Variable time**.
pub fn fft<C: SWCurveConfig<BaseField: Coordinate>>(
    points: &[Affine<C>],
    shift: Option<C::ScalarField>,
    options: &Options<'_>,
) -> Result<Vec<Affine<C>>, Error> {
    transform(points, shift, |engine, view, domain| {
        engine.fft(view, domain, options)
    })
}

/// The inverse of [`fft`]. Cost and errors: as there, and a product more for every point. **Variable time**.
pub fn ifft<C: SWCurveConfig<BaseField: Coordinate>>(
    points: &[Affine<C>],
    shift: Option<C::ScalarField>,
    options: &Options<'_>,
) -> Result<Vec<Affine<C>>, Error> {
    transform(points, shift, |engine, view, domain| {
        engine.ifft(view, domain, options)
    })
}

fn transform<C: SWCurveConfig<BaseField: Coordinate>>(
    points: &[Affine<C>],
    shift: Option<C::ScalarField>,
    job: impl FnOnce(&Engine, &AffinePoints<'_, C>, &Domain) -> Result<WordPoints, Error>,
) -> Result<Vec<Affine<C>>, Error> {
    let (n, engine) = (points.len(), engine::<C>()?);
    // Without one the engine says why.
    let root = C::ScalarField::get_root_of_unity(n as u64).unwrap_or(C::ScalarField::zero());
    let root = root.into_bigint();
    let mut domain = Domain::with_root(engine.scalar_field()?, n, root.as_ref())?;
    if let Some(shift) = shift {
        domain = domain.coset(shift.into_bigint().as_ref())?;
    }
    let list = job(&engine, &AffinePoints::new(points)?, &domain)?;
    Ok(affines(&engine, &list))
}
