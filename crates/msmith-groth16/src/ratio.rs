//! Whether two pairs of points are in the same ratio, one pair in each group.

use ark_bls12_381::Bls12_381;
use ark_bn254::Bn254;
use ark_ec::pairing::Pairing;
use ark_ec::short_weierstrass::{Affine, SWCurveConfig};
use ark_ff::{Field, PrimeField};
use msmith::{Engine, Point};

use crate::{Error, Groups};

/// Whether e(a, d) = e(b, c): b is to a what d is to c. Not if any of them is at infinity.
pub(crate) fn same_ratio(
    groups: &Groups,
    [a, b]: [&Point; 2],
    [c, d]: [&Point; 2],
) -> Result<bool, Error> {
    if [a, b, c, d].iter().any(|point| point.is_infinity()) {
        return Ok(false);
    }
    let pairs = [[a, d], [b, c]];
    match groups.curve().name.as_str() {
        "bn254" => equal::<Bn254, _, _>(groups, pairs),
        "bls12-381" => equal::<Bls12_381, _, _>(groups, pairs),
        name => Err(Error::Curve(name.to_owned())),
    }
}

fn equal<E, P, Q>(groups: &Groups, [[a, d], [b, c]]: [[&Point; 2]; 2]) -> Result<bool, Error>
where
    E: Pairing<G1Affine = Affine<P>, G2Affine = Affine<Q>>,
    P: SWCurveConfig,
    Q: SWCurveConfig,
{
    let (first, second) = (groups.first(), groups.second());
    let left = [affine::<P>(first, a)?, -affine::<P>(first, b)?];
    let right = [affine::<Q>(second, d)?, affine::<Q>(second, c)?];
    Ok(E::multi_pairing(left, right).0 == E::TargetField::ONE)
}

/// A finite point.
fn affine<P: SWCurveConfig>(engine: &Engine, point: &Point) -> Result<Affine<P>, Error> {
    let field = engine.base_field()?;
    let mut words = point.words().to_vec();
    field.from_montgomery(&mut words, &msmith_field::Options::default())?;
    let bytes: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
    let element = |bytes: &[u8]| {
        let parts = bytes
            .chunks_exact(8 * field.words())
            .map(PrimeField::from_le_bytes_mod_order);
        P::BaseField::from_base_prime_field_elems(parts).unwrap_or_default()
    };
    let (x, y) = bytes.split_at(bytes.len() / 2);
    Ok(Affine::new_unchecked(element(x), element(y)))
}
