//! The words of a base-field element as arkworks holds them.

use std::marker::PhantomData;

use super::ark::ff::{
    BigInt, CubicExtConfig, CubicExtField, Field, Fp, FpConfig, PrimeField, QuadExtConfig,
    QuadExtField,
};

/// A base field whose elements can be read and written as Montgomery words without arithmetic.
///
/// Implemented for every prime field of arkworks and for quadratic and cubic extensions.
/// [`crate::engine`] checks that the words are what msmith takes them for.
#[diagnostic::on_unimplemented(
    message = "msmith cannot read elements of `{Self}` as words",
    label = "not a prime field of arkworks, or a quadratic or cubic extension of one",
    note = "points in twisted Edwards form are summed by `msmith_arkworks::twisted_edwards::msm`"
)]
pub trait Coordinate: Field<BasePrimeField: PrimeField> {
    /// 64-bit words of one element.
    const WORDS: usize;

    /// Writes the words, least significant first, the parts of an extension one after the other;
    /// a part fills its share of `words` with zeros at the top.
    fn write(&self, words: &mut [u64]);

    /// The element of such words.
    fn read(words: &[u64]) -> Self;
}

impl<P: FpConfig<N>, const N: usize> Coordinate for Fp<P, N> {
    const WORDS: usize = N;

    #[inline(always)]
    fn write(&self, words: &mut [u64]) {
        let (low, high) = words.split_at_mut(N);
        low.copy_from_slice(&self.0.0);
        high.fill(0);
    }

    fn read(words: &[u64]) -> Self {
        let mut limbs = BigInt([0; N]);
        limbs.0.copy_from_slice(&words[..N]);
        Self(limbs, PhantomData)
    }
}

impl<P: QuadExtConfig<BaseField: Coordinate>> Coordinate for QuadExtField<P> {
    const WORDS: usize = 2 * P::BaseField::WORDS;

    #[inline(always)]
    fn write(&self, words: &mut [u64]) {
        let (low, high) = words.split_at_mut(words.len() / 2);
        self.c0.write(low);
        self.c1.write(high);
    }

    fn read(words: &[u64]) -> Self {
        let (low, high) = words.split_at(words.len() / 2);
        Self::new(P::BaseField::read(low), P::BaseField::read(high))
    }
}

impl<P: CubicExtConfig<BaseField: Coordinate>> Coordinate for CubicExtField<P> {
    const WORDS: usize = 3 * P::BaseField::WORDS;

    #[inline(always)]
    fn write(&self, words: &mut [u64]) {
        let (low, rest) = words.split_at_mut(words.len() / 3);
        let (middle, high) = rest.split_at_mut(low.len());
        self.c0.write(low);
        self.c1.write(middle);
        self.c2.write(high);
    }

    fn read(words: &[u64]) -> Self {
        let (low, rest) = words.split_at(words.len() / 3);
        let (middle, high) = rest.split_at(low.len());
        let [c0, c1, c2] = [low, middle, high].map(P::BaseField::read);
        Self::new(c0, c1, c2)
    }
}
