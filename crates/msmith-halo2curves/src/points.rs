//! halo2curves' points as the engine takes them, and its sums in their types.

use std::sync::OnceLock;

use halo2curves::CurveAffine;
use halo2curves::ff::Field;
use halo2curves::group::prime::PrimeCurveAffine;
use halo2curves::{bls12381, bn256, pasta, secp256k1};
use msmith::curve::{Group, by_name};
use msmith::{Engine, Error, Point};

/// An affine point of halo2curves on a curve that is built into msmith: `G1Affine` and `G2Affine` of `bn256` and
/// `bls12381`, `PallasAffine` and `VestaAffine` of `pasta`, `Secp256k1Affine`. What it has is not for callers.
pub trait Halo2Point: CurveAffine {
    /// The engine of the point's group.
    #[doc(hidden)]
    fn engine() -> Result<&'static Engine, Error>;

    /// Writes x and y; false at infinity.
    #[doc(hidden)]
    fn write(&self, words: &mut [u64]) -> bool;

    /// A sum of the engine's.
    #[doc(hidden)]
    fn sum(point: &Point) -> Result<Self::Curve, Error>;
}

/// A coordinate: an element of a prime field, or two.
trait Coordinate: Field {
    fn write(&self, words: &mut [u64]);
    fn read(words: &[u64]) -> Result<Self, Error>;
}

macro_rules! prime {
    ($($field:ty)*) => {$(
        impl Coordinate for $field {
            fn write(&self, words: &mut [u64]) {
                words.copy_from_slice(&self.0);
            }

            fn read(words: &[u64]) -> Result<Self, Error> {
                words.try_into().map(Self).map_err(|_| length(words))
            }
        }
    )*};
}
prime! { bn256::Fq bls12381::Fq pasta::Fp pasta::Fq secp256k1::Fp }

macro_rules! extension {
    ($($field:ty, $base:ty;)*) => {$(
        impl Coordinate for $field {
            fn write(&self, words: &mut [u64]) {
                let (low, high) = words.split_at_mut(words.len() / 2);
                self.c0().write(low);
                self.c1().write(high);
            }

            fn read(words: &[u64]) -> Result<Self, Error> {
                let (low, high) = words.split_at(words.len() / 2);
                Ok(Self::new(<$base>::read(low)?, <$base>::read(high)?))
            }
        }
    )*};
}
extension! { bn256::Fq2, bn256::Fq; bls12381::Fq2, bls12381::Fq; }

fn length(words: &[u64]) -> Error {
    Error::Layout(format!("{} words are not an element", words.len()))
}

macro_rules! points {
    ($($affine:ty, $curve:literal, $group:ident;)*) => {$(
        impl Halo2Point for $affine {
            fn engine() -> Result<&'static Engine, Error> {
                static ENGINE: OnceLock<Engine> = OnceLock::new();
                engine::<<Self as CurveAffine>::Base>(&ENGINE, $curve, Group::$group)
            }

            fn write(&self, words: &mut [u64]) -> bool {
                let (x, y) = words.split_at_mut(words.len() / 2);
                self.x.write(x);
                self.y.write(y);
                // No point of these curves has both coordinates zero.
                words.iter().any(|w| *w != 0)
            }

            fn sum(point: &Point) -> Result<Self::Curve, Error> {
                let Some((x, y)) = point.coordinates() else {
                    return Ok(<Self as CurveAffine>::CurveExt::default());
                };
                let (x, y) = (Coordinate::read(x)?, Coordinate::read(y)?);
                Ok(Self { x, y }.to_curve())
            }
        }
    )*};
}

points! {
    bn256::G1Affine, "bn254", G1;
    bn256::G2Affine, "bn254", G2;
    bls12381::G1Affine, "bls12-381", G1;
    bls12381::G2Affine, "bls12-381", G2;
    pasta::PallasAffine, "pallas", G1;
    pasta::VestaAffine, "vesta", G1;
    secp256k1::Secp256k1Affine, "secp256k1", G1;
}

/// The engine of a group, whose elements must be the words that it takes.
fn engine<F: Coordinate>(
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
    match F::read(&one) {
        Ok(read) if read == F::ONE => Ok(cell.get_or_init(|| engine)),
        _ => Err(Error::Layout(format!(
            "{}: halo2curves holds elements in another form",
            curve.name
        ))),
    }
}
