//! blst's types as the engine takes them, and its sums in blst's types.

use std::sync::OnceLock;

use blst::{blst_fp, blst_fp2, blst_p1, blst_p1_affine, blst_p2, blst_p2_affine, min_pk, min_sig};
use msmith::curve::{Group, by_name};
use msmith::{Engine, Error, Point};

/// Words of an element of the base field.
const WORDS: usize = 6;

/// An affine point of blst, or one in a type of its own: `blst_p1_affine`, `blst_p2_affine`, `PublicKey` and
/// `Signature` of `min_pk` and `min_sig`. What it has is not for callers.
pub trait BlstPoint: Sync + Sized {
    /// The type of a sum: `blst_p1` or `blst_p2`, of keys and signatures `AggregatePublicKey` and `AggregateSignature`.
    type Sum;

    /// The engine of the points' group.
    #[doc(hidden)]
    fn engine() -> Result<&'static Engine, Error>;

    /// Writes x and y; false at infinity.
    #[doc(hidden)]
    fn write(&self, words: &mut [u64]) -> bool;

    /// A sum of the engine's.
    #[doc(hidden)]
    fn sum(point: &Point) -> Result<Self::Sum, Error>;
}

fn engine(group: Group) -> Result<&'static Engine, Error> {
    static ENGINES: [OnceLock<Engine>; 2] = [const { OnceLock::new() }; 2];
    let cell = &ENGINES[usize::from(group == Group::G2)];
    if let Some(engine) = cell.get() {
        return Ok(engine);
    }
    let curve =
        by_name("bls12-381").ok_or_else(|| Error::Curve("bls12-381 is not built in".into()))?;
    let engine = Engine::new(curve, group)?;
    Ok(cell.get_or_init(|| engine))
}

/// Writes coordinates; false where all are zero, which no point of the curve has.
fn write(elements: &[blst_fp], words: &mut [u64]) -> bool {
    for (element, words) in elements.iter().zip(words.chunks_exact_mut(WORDS)) {
        words.copy_from_slice(&element.l);
    }
    words.iter().any(|w| *w != 0)
}

/// The elements of a coordinate.
fn elements<const N: usize>(words: &[u64]) -> Result<[blst_fp; N], Error> {
    let mut elements = [blst_fp::default(); N];
    if words.len() != N * WORDS {
        let n = words.len();
        return Err(Error::Layout(format!(
            "a coordinate of {n} words, not {}",
            N * WORDS
        )));
    }
    for (element, words) in elements.iter_mut().zip(words.as_chunks().0) {
        element.l = *words;
    }
    Ok(elements)
}

/// 1, for z.
fn one(engine: &Engine) -> Result<blst_fp, Error> {
    let [one] = elements(&engine.to_words(&1u32.into())[..WORDS])?;
    Ok(one)
}

impl BlstPoint for blst_p1_affine {
    type Sum = blst_p1;

    fn engine() -> Result<&'static Engine, Error> {
        engine(Group::G1)
    }

    fn write(&self, words: &mut [u64]) -> bool {
        write(&[self.x, self.y], words)
    }

    fn sum(point: &Point) -> Result<blst_p1, Error> {
        let Some((x, y)) = point.coordinates() else {
            return Ok(blst_p1::default());
        };
        let ([x], [y]) = (elements(x)?, elements(y)?);
        let z = one(Self::engine()?)?;
        Ok(blst_p1 { x, y, z })
    }
}

impl BlstPoint for blst_p2_affine {
    type Sum = blst_p2;

    fn engine() -> Result<&'static Engine, Error> {
        engine(Group::G2)
    }

    fn write(&self, words: &mut [u64]) -> bool {
        let [[a, b], [c, d]] = [self.x.fp, self.y.fp];
        write(&[a, b, c, d], words)
    }

    fn sum(point: &Point) -> Result<blst_p2, Error> {
        let Some((x, y)) = point.coordinates() else {
            return Ok(blst_p2::default());
        };
        let [x, y] = [elements(x)?, elements(y)?].map(|fp| blst_fp2 { fp });
        let z = blst_fp2 {
            fp: [one(Self::engine()?)?, blst_fp::default()],
        };
        Ok(blst_p2 { x, y, z })
    }
}

/// Keys and signatures, which are affine points under another name.
macro_rules! named {
    ($($type:ty, $affine:ty, $sum:ty;)*) => {$(
        impl BlstPoint for $type {
            type Sum = $sum;

            fn engine() -> Result<&'static Engine, Error> {
                <$affine>::engine()
            }

            fn write(&self, words: &mut [u64]) -> bool {
                <&$affine>::from(self).write(words)
            }

            fn sum(point: &Point) -> Result<$sum, Error> {
                <$affine>::sum(point).map(<$sum>::from)
            }
        }
    )*};
}

named! {
    min_pk::PublicKey, blst_p1_affine, min_pk::AggregatePublicKey;
    min_pk::Signature, blst_p2_affine, min_pk::AggregateSignature;
    min_sig::PublicKey, blst_p2_affine, min_sig::AggregatePublicKey;
    min_sig::Signature, blst_p1_affine, min_sig::AggregateSignature;
}
