//! Fourier transforms of scalars.
//!
//! **Cost.** Milliseconds for the first call on a field, and the roots for the first of a length and root of unity.

use std::any::TypeId;
use std::sync::{Mutex, PoisonError};

use halo2curves::ff::PrimeField;
use halo2curves::{bls12381, bn256, pasta};
use msmith::{Backend, Domain, Error};
use msmith_field::{Field, Options};

use crate::sums::integer;

/// A field of halo2curves with roots of unity of high orders: `Fr` of `bn256` and `bls12381`, `Fp` and `Fq` of `pasta`.
/// What it has is not for callers.
pub trait Halo2Field: PrimeField + halo2curves::fft::FftGroup<Self> {
    /// The words of an element, `x·2^256 mod p`.
    #[doc(hidden)]
    fn words(&self) -> [u64; 4];

    /// The element of such words.
    #[doc(hidden)]
    fn of_words(words: [u64; 4]) -> Self;
}

macro_rules! fields {
    ($($field:ty)*) => {$(
        impl Halo2Field for $field {
            fn words(&self) -> [u64; 4] {
                self.0
            }

            fn of_words(words: [u64; 4]) -> Self {
                Self(words)
            }
        }
    )*};
}
fields! { bn256::Fr bls12381::Fr pasta::Fp pasta::Fq }

/// Below this number of elements halo2curves' own transforms are called.
const FEW: usize = 256;

/// Domains that are kept: forth and back, for two lengths.
const KEPT: usize = 4;

/// A field, and the words of a root.
type Key = (TypeId, [u64; 4], usize);

/// The domains that were used last, the newest at the end.
static DOMAINS: Mutex<Vec<(Key, Domain)>> = Mutex::new(Vec::new());

/// `halo2curves::fft::best_fft` of scalars by its name and arguments: `Σ_j ω^{ij}·a_j` for every i, in place, on as
/// many threads as rayon's pool has. The roots of the last four domains stay for the next call.
///
/// Time does not depend on the values. What msmith refuses, an ω that is not of order 2^log_n for example, is left to
/// halo2curves.
///
/// # Panics
/// As halo2curves' function does: where the list is not of 2^log_n elements.
pub fn best_fft<F: Halo2Field>(a: &mut [F], omega: F, log_n: u32) {
    if !transformed(a, omega, log_n) {
        halo2curves::fft::best_fft(a, omega, log_n);
    }
}

/// Whether the list was transformed; else it is as it was.
pub(crate) fn transformed<F: Halo2Field>(a: &mut [F], omega: F, log_n: u32) -> bool {
    let fits = 1usize.checked_shl(log_n) == Some(a.len());
    fits && a.len() >= FEW && transform(a, omega).is_ok()
}

fn transform<F: Halo2Field>(a: &mut [F], omega: F) -> Result<(), Error> {
    let domain = domain(omega, a.len())?;
    let options = Options {
        threads: Some(rayon::current_num_threads()),
        ..Options::default()
    };
    let mut words: Vec<u64> = a.iter().flat_map(F::words).collect();
    domain.fft(&mut words, &options)?;
    for (a, words) in a.iter_mut().zip(words.as_chunks().0) {
        *a = F::of_words(*words);
    }
    Ok(())
}

fn domain<F: Halo2Field>(omega: F, n: usize) -> Result<Domain, Error> {
    let key = (TypeId::of::<F>(), omega.words(), n);
    let kept = || DOMAINS.lock().unwrap_or_else(PoisonError::into_inner);
    let mut domains = kept();
    if let Some(at) = domains.iter().position(|(known, _)| *known == key) {
        let last = domains.remove(at);
        domains.push(last.clone());
        return Ok(last.1);
    }
    let field = domains.iter().find(|(known, _)| known.0 == key.0);
    let field = field.map(|(_, domain)| domain.field().clone());
    drop(domains);
    let field = match field {
        Some(field) => field,
        None => Field::new(&modulus::<F>(), Backend::detect()?)?,
    };
    let domain = Domain::with_root(&field, n, &integer(&omega))?;
    let mut domains = kept();
    if domains.len() >= KEPT {
        domains.remove(0);
    }
    domains.push((key, domain.clone()));
    Ok(domain)
}

/// p, from −1.
fn modulus<F: PrimeField>() -> [u64; 4] {
    let mut p = integer(&-F::ONE);
    // p is odd: nothing is carried.
    p[0] += 1;
    p
}
