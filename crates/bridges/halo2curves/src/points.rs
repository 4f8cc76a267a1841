//! halo2curves' points as the engine takes them, and its sums in their types.

use std::sync::OnceLock;

use halo2curves::ff::Field;
use halo2curves::group::prime::PrimeCurveAffine;
use msmith::curve::{Group, by_name};
use msmith::{Engine, Error, Point};

/// What nobody else implements: words are taken as they are written, which must be right for all types of this crate's
/// traits.
pub(crate) mod sealed {
    pub trait Sealed {}
}

/// An affine point of halo2curves on a curve that is built into msmith: `G1Affine` and `G2Affine` of `bn256` and
/// `bls12381`, `PallasAffine` and `VestaAffine` of `pasta`, `Secp256k1Affine`; with a feature of this crate also those
/// of an older version. What it has is not for callers, and no other type has it.
pub trait Halo2Point: sealed::Sealed + PrimeCurveAffine {
    /// The engine of the point's group.
    #[doc(hidden)]
    fn engine() -> Result<&'static Engine, Error>;

    /// Writes x and y; false at infinity.
    #[doc(hidden)]
    fn write(&self, words: &mut [u64]) -> bool;

    /// A sum of the engine's.
    #[doc(hidden)]
    fn sum(point: &Point) -> Result<Self::Curve, Error>;

    /// halo2curves' own `msm_best`.
    #[doc(hidden)]
    fn own_best(coeffs: &[Self::Scalar], bases: &[Self]) -> Self::Curve;

    /// halo2curves' own `msm_parallel`.
    #[doc(hidden)]
    fn own_parallel(coeffs: &[Self::Scalar], bases: &[Self]) -> Self::Curve;
}

/// A coordinate: an element of a prime field, or two.
pub(crate) trait Coordinate: Field {
    fn write(&self, words: &mut [u64]);
    fn read(words: &[u64]) -> Result<Self, Error>;
}

/// The engine of a group, whose elements must be the words that it takes.
pub(crate) fn engine<F: Coordinate>(
    cell: &'static OnceLock<Engine>,
    curve: &str,
    group: Group,
) -> Result<&'static Engine, Error> {
    if let Some(engine) = cell.get() {
        return Ok(engine);
    }
    let curve = by_name(curve).ok_or_else(|| Error::Curve(format!("{curve} is not built in")))?;
    let engine = Engine::new(curve, group)?;
    let mut one = engine.to_words(&1u32.into());
    one.resize(engine.words(), 0);
    let mut written = vec![0; one.len()];
    F::ONE.write(&mut written);
    match F::read(&one) {
        Ok(read) if read == F::ONE && written == one => Ok(cell.get_or_init(|| engine)),
        _ => Err(Error::Layout(format!(
            "{}: halo2curves holds elements in another form",
            curve.name
        ))),
    }
}
