//! Elements and points of pasta_curves as the words that they are made of, read and written in place.
//!
//! An element is four words, `x·2^256 mod p`, as the engine has them; a point is x then y, zeros at infinity. The
//! fields of these types are private, so that this is looked at: size and alignment when this crate is compiled, and at
//! first use what the words of known elements and points are. Where anything differs, there is no view.
#![allow(unsafe_code)]

use std::sync::OnceLock;

use pasta_curves::arithmetic::CurveAffine;
use pasta_curves::group::ff::{Field, PrimeField};
use pasta_curves::group::prime::PrimeCurveAffine;
use pasta_curves::{EpAffine, EqAffine, Fp, Fq};

/// What may be made of words. For nobody else to implement: [`words`] is sound for these four types.
pub trait Viewed: Copy + PartialEq + Send + Sync + 'static {
    /// The words of one.
    const WORDS: usize;

    /// Whether they are in memory as they are taken to be here, once that was found out.
    fn known() -> &'static OnceLock<bool>;

    /// Some, and their words as pasta_curves' own functions give them.
    fn examples() -> Vec<(Self, Vec<u64>)>;
}

macro_rules! elements {
    ($($field:ty)*) => {$(
        impl Viewed for $field {
            const WORDS: usize = 4;

            fn known() -> &'static OnceLock<bool> {
                static KNOWN: OnceLock<bool> = OnceLock::new();
                &KNOWN
            }

            fn examples() -> Vec<(Self, Vec<u64>)> {
                let some = [Self::ZERO, Self::ONE, -Self::ONE, Self::TWO_INV, Self::ROOT_OF_UNITY, Self::DELTA];
                some.map(|x| (x, montgomery(&x).to_vec())).to_vec()
            }
        }
    )*};
}
elements! { Fp Fq }

macro_rules! points {
    ($($point:ty)*) => {$(
        impl Viewed for $point {
            const WORDS: usize = 8;

            fn known() -> &'static OnceLock<bool> {
                static KNOWN: OnceLock<bool> = OnceLock::new();
                &KNOWN
            }

            fn examples() -> Vec<(Self, Vec<u64>)> {
                let g = Self::generator();
                let far = g * <Self as CurveAffine>::ScalarExt::DELTA;
                let some = [g, -g, (g + g).into(), far.into(), Self::identity()];
                let words = |p: &Self| match Option::from(p.coordinates()) {
                    Some(at) => coordinates::<Self>(&at).concat(),
                    None => vec![0; Self::WORDS],
                };
                some.map(|p| (p, words(&p))).to_vec()
            }
        }
    )*};
}
points! { EpAffine EqAffine }

fn coordinates<C: CurveAffine>(at: &pasta_curves::arithmetic::Coordinates<C>) -> [[u64; 4]; 2] {
    [at.x(), at.y()].map(montgomery)
}

/// `x·2^256 mod p`, by products of the field.
fn montgomery<F: PrimeField>(x: &F) -> [u64; 4] {
    integer(&(*x * F::from(2).pow_vartime([256])))
}

/// An element as an integer below the modulus.
pub(crate) fn integer<F: PrimeField>(x: &F) -> [u64; 4] {
    let (repr, mut words) = (x.to_repr(), [0; 4]);
    for (word, bytes) in words.iter_mut().zip(repr.as_ref().as_chunks().0) {
        *word = u64::from_le_bytes(*bytes);
    }
    words
}

/// The words of a list; `None` where its elements are not in memory as they are known to be.
pub(crate) fn words<T: Viewed>(list: &[T]) -> Option<&[u64]> {
    is_known::<T>().then(|| as_words(list))?
}

/// The words of a list, to be written: canonical ones, of points that are on the curve.
pub(crate) fn words_mut<T: Viewed>(list: &mut [T]) -> Option<&mut [u64]> {
    is_known::<T>().then(|| as_words_mut(list))?
}

/// Whether values may be made of this many words.
const fn fits<T: Viewed>() -> bool {
    size_of::<T>() == T::WORDS * size_of::<u64>() && align_of::<T>() == align_of::<u64>()
}

fn as_words<T: Viewed>(list: &[T]) -> Option<&[u64]> {
    if !fits::<T>() {
        return None;
    }
    // SAFETY: size and alignment are those of `WORDS` words. `Viewed` is for field elements of four `u64` and for
    // points of two such elements, so that there is no padding in this size: any of it may be read as words.
    Some(unsafe { std::slice::from_raw_parts(list.as_ptr().cast(), list.len() * T::WORDS) })
}

fn as_words_mut<T: Viewed>(list: &mut [T]) -> Option<&mut [u64]> {
    if !fits::<T>() {
        return None;
    }
    // SAFETY: as above; any words are valid ones for integers, and the list is borrowed for as long as they are.
    Some(unsafe { std::slice::from_raw_parts_mut(list.as_mut_ptr().cast(), list.len() * T::WORDS) })
}

/// Whether this type's words are as they are taken to be here; found out at the first call.
fn is_known<T: Viewed>() -> bool {
    *T::known().get_or_init(|| agree(&T::examples()))
}

/// Whether these have these words, and words these values.
fn agree<T: Viewed>(examples: &[(T, Vec<u64>)]) -> bool {
    let agrees = |(value, want): &(T, Vec<u64>)| {
        let mut made = [examples.first()?.0];
        let same = as_words(&[*value])? == want;
        as_words_mut(&mut made)?.copy_from_slice(want);
        Some(same && made == [*value])
    };
    examples.iter().all(|e| agrees(e).unwrap_or(false))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// pasta_curves as it is, and what would be seen if it were otherwise.
    fn check<T: Viewed + std::fmt::Debug>() {
        assert!(fits::<T>() && is_known::<T>());
        let mut examples = T::examples();
        assert!(agree(&examples));
        examples[1].1[2] ^= 1;
        assert!(!agree(&examples), "another word");
        let mut examples = T::examples();
        examples[0].1.rotate_left(T::WORDS / 2);
        examples[1].1.rotate_left(T::WORDS / 2);
        assert!(!agree(&examples), "halves in another order");
    }

    #[test]
    fn words_are_looked_at() {
        check::<Fp>();
        check::<Fq>();
        check::<EpAffine>();
        check::<EqAffine>();
    }

    #[test]
    fn lists_are_viewed_in_place() {
        let list = [Fp::ONE, Fp::ZERO, Fp::DELTA];
        let seen = words(&list).unwrap();
        assert_eq!(seen.as_ptr().addr(), list.as_ptr().addr());
        assert_eq!(seen.len(), 12);
        assert_eq!(
            (&seen[4..8], &seen[8..]),
            (&[0; 4][..], &montgomery(&Fp::DELTA)[..])
        );
        assert_eq!(words::<EqAffine>(&[]), Some(&[][..]));
        let mut list = [EpAffine::generator(), EpAffine::identity()];
        words_mut(&mut list).unwrap().rotate_left(8);
        assert_eq!(list, [EpAffine::identity(), EpAffine::generator()]);
    }
}
