//! Fourier transforms of scalars.
//!
//! **Cost.** Milliseconds for the first call on a field, and the roots for the first of a length and root of unity.

use halo2curves::ff::PrimeField;
use msmith::hooks::or_own;
use msmith::{Domain, Error};
use msmith_field::Options;

use crate::points::sealed;
use crate::sums::integer;

/// A field of halo2curves with roots of unity of high orders: `Fr` of `bn256` and `bls12381`, `Fp` and `Fq` of `pasta`;
/// with a feature of this crate also those of an older version. What it has is not for callers, and no other type has it.
pub trait Halo2Field: sealed::Sealed + PrimeField {
    /// Writes the words of an element, `x·2^256 mod p`.
    #[doc(hidden)]
    fn write(&self, words: &mut [u64; 4]);

    /// The element of such words.
    #[doc(hidden)]
    fn of(words: &[u64; 4]) -> Self;

    /// halo2curves' own `best_fft`.
    #[doc(hidden)]
    fn own(a: &mut [Self], omega: Self, log_n: u32);
}

/// Below this number of elements halo2curves' own transforms are called.
pub(crate) const FEW_ELEMENTS: usize = 256;

/// `halo2curves::fft::best_fft` of scalars by its name and arguments: `Σ_j ω^{ij}·a_j` for every i, in place, on as
/// many threads as rayon's pool has. The roots of the last domains stay for the next call
/// ([`Domain::forget_kept`]).
///
/// Time does not depend on the values. What msmith refuses, an ω that is not of order 2^log_n for example, is left to
/// halo2curves.
///
/// # Panics
/// As halo2curves' function does: where the list is not of 2^log_n elements.
pub fn best_fft<F: Halo2Field>(a: &mut [F], omega: F, log_n: u32) {
    if !transformed(a, omega, log_n) {
        F::own(a, omega, log_n);
    }
}

/// Whether the list was transformed; else it is as it was.
pub(crate) fn transformed<F: Halo2Field>(a: &mut [F], omega: F, log_n: u32) -> bool {
    let fits = 1usize.checked_shl(log_n) == Some(a.len());
    fits && a.len() >= FEW_ELEMENTS && or_own(transform(a, omega)).is_some()
}

fn transform<F: Halo2Field>(a: &mut [F], omega: F) -> Result<(), Error> {
    let domain = Domain::kept(&modulus::<F>(), a.len(), &integer(&omega), &[1])?;
    let options = Options {
        threads: Some(rayon::current_num_threads()),
        ..Options::default()
    };
    let mut words = vec![[0; 4]; a.len()];
    for (a, words) in a.iter().zip(&mut words) {
        a.write(words);
    }
    domain.fft(words.as_flattened_mut(), &options)?;
    for (a, words) in a.iter_mut().zip(&words) {
        *a = F::of(words);
    }
    Ok(())
}

/// p, from −1.
fn modulus<F: PrimeField>() -> [u64; 4] {
    let mut p = integer(&-F::ONE);
    // p is odd: nothing is carried.
    p[0] += 1;
    p
}
