//! Functions of a program's choice in place of this crate's sums and lists of multiples, by group: put here by
//! msmith's `patch-ark`, called by `msm_bigint` and `batch_mul`. Where none is set, and where one returns `None`, this
//! crate's own code runs. No code is unsafe.

use crate::scalar_mul::{BatchMulPreprocessing, ScalarMul};
use ark_ff::PrimeField;
use ark_std::vec::Vec;

/// `Σ aᵢ·Pᵢ` of two lists of one length, by at most as many threads.
pub type Sum<G> = fn(
    &[<G as ScalarMul>::MulBase],
    &[<<G as crate::PrimeGroup>::ScalarField as PrimeField>::BigInt],
    usize,
) -> Option<G>;

/// `aᵢ·P` for every i, by at most as many threads.
pub type Multiples<G> = fn(
    &<G as ScalarMul>::MulBase,
    &[<G as crate::PrimeGroup>::ScalarField],
    usize,
) -> Option<Vec<<G as ScalarMul>::MulBase>>;

impl<G: ScalarMul> BatchMulPreprocessing<G> {
    /// Sets the functions of the group `G`, or removes them; true, for a crate that has this module.
    pub fn msmith_set(sum: Option<Sum<G>>, multiples: Option<Multiples<G>>) -> bool {
        set(sum);
        set(multiples);
        true
    }
}

pub(crate) fn sum<G: ScalarMul>(
    bases: &[G::MulBase],
    scalars: &[<G::ScalarField as PrimeField>::BigInt],
) -> Option<G> {
    let n = bases.len().min(scalars.len());
    get::<Sum<G>>()?(&bases[..n], &scalars[..n], threads())
}

pub(crate) fn multiples<G: ScalarMul>(
    base: &G,
    scalars: &[G::ScalarField],
) -> Option<Vec<G::MulBase>> {
    get::<Multiples<G>>()?(&(*base).into(), scalars, threads())
}

/// By the point that a table was made for, where it was made for all scalars.
pub(crate) fn multiples_of_table<G: ScalarMul>(
    table: &BatchMulPreprocessing<G>,
    scalars: &[G::ScalarField],
) -> Option<Vec<G::MulBase>> {
    let function = get::<Multiples<G>>()?;
    let base = table.table.first()?.get(1)?;
    let all = table.max_scalar_size >= G::ScalarField::MODULUS_BIT_SIZE as usize;
    all.then(|| function(base, scalars, threads()))?
}
