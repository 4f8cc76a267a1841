//! Fourier transforms of arkworks' field elements.
//!
//! **Words.** arkworks holds x as `x·2^(64M) mod p`, M the words of its type; [`msmith_field`] has `x·2^(64N)` with N = 4,
//! 6 or 12. Where M < N the same words stand for other elements, all by one factor, and a transform is linear: what it
//! makes is read the same way.
//!
//! **Cost.** Milliseconds for the first call on a field, and its roots for the first of a length and shift.

use super::ark::ff::{FftField, Fp, MontBackend, MontConfig, PrimeField};
use crate::limit::beside;
use msmith::{Domain, Error, Options};
use msmith_core::memory::{filled, within};
use msmith_core::ring::base_words;

/// The transform of a list of n elements in place: `Σ_j ω^{ij}·x_j` for every i, or the inverse, for arkworks' root of
/// unity ω of order n (`get_root_of_unity`). As `fft_in_place` and `ifft_in_place` of `ark_poly`'s domains.
///
/// Cost, memory and options (threads, memory limit, watch): those of [`Domain::fft`], and a copy of the list. The roots
/// of the last eight domains stay for the next call, some 52 bytes an element and direction with AVX2 and 1.2 GB in all
/// at the most; [`Domain::forget_kept`] gives them back. Errors: an n that
/// is not a power of 2 or does not divide p − 1; a modulus of more than 768 bits; a type of more words than its modulus
/// has; zero threads; a memory limit below what is needed; [`Error::Cancelled`], after which the list is as it was. Time
/// does not depend on the values.
///
/// ```
/// use ark_bn254::Fr;
/// use msmith_arkworks::{Options, field_fft};
///
/// let mut list: Vec<Fr> = (0..8).map(Fr::from).collect();
/// field_fft(&mut list, false, &Options::default())?;
/// assert_eq!(list[0], Fr::from(28));
/// field_fft(&mut list, true, &Options::default())?;
/// assert_eq!(list[7], Fr::from(7));
/// # Ok::<(), msmith_arkworks::Error>(())
/// ```
pub fn field_fft<T: MontConfig<N>, const N: usize>(
    values: &mut [Fp<MontBackend<T, N>, N>],
    inverse: bool,
    options: &Options<'_>,
) -> Result<(), Error> {
    transform(values, &[1], inverse, options)
}

/// [`field_fft`] on a coset: `Σ_j (g·ω^i)^j·x_j` for a shift g, or the inverse. As a domain of `get_coset(g)`.
///
/// Cost and errors: as there, and n products; a shift that is 0.
pub fn field_fft_coset<T: MontConfig<N>, const N: usize>(
    values: &mut [Fp<MontBackend<T, N>, N>],
    shift: Fp<MontBackend<T, N>, N>,
    inverse: bool,
    options: &Options<'_>,
) -> Result<(), Error> {
    transform(values, shift.into_bigint().as_ref(), inverse, options)
}

fn transform<T: MontConfig<N>, const N: usize>(
    values: &mut [Fp<MontBackend<T, N>, N>],
    shift: &[u64],
    inverse: bool,
    options: &Options<'_>,
) -> Result<(), Error> {
    let domain = domain::<T, N>(values.len(), shift)?;
    let per = domain.field().words();
    let bytes = 8 * (per * values.len()) as u64;
    let words = beside(options.memory_limit, bytes, |memory_limit| {
        let own = msmith_field::Options {
            threads: options.threads,
            memory_limit,
            watch: options.watch,
        };
        let mut words = within(|| filled(per * values.len(), 0))?;
        for (words, x) in words.chunks_exact_mut(per).zip(&*values) {
            words[..N].copy_from_slice(&x.0.0);
        }
        match inverse {
            true => domain.ifft(&mut words, &own)?,
            false => domain.fft(&mut words, &own)?,
        }
        Ok(words)
    })?;
    for (x, words) in values.iter_mut().zip(words.chunks_exact(per)) {
        x.0.0.copy_from_slice(&words[..N]);
    }
    Ok(())
}

type Element<T, const N: usize> = Fp<MontBackend<T, N>, N>;

/// The domain of a length and shift, with the roots that were made for it, if it is one of the last.
fn domain<T: MontConfig<N>, const N: usize>(n: usize, shift: &[u64]) -> Result<Domain, Error> {
    let p = Element::<T, N>::MODULUS;
    let words = base_words(u64::from(Element::<T, N>::MODULUS_BIT_SIZE), 1);
    if let Some(words) = words.filter(|words| N > *words) {
        return Err(Error::Curve(format!(
            "elements of {N} words, for a modulus that has {words}"
        )));
    }
    let root = match n.is_power_of_two() {
        true => Element::<T, N>::get_root_of_unity(n as u64),
        false => None,
    };
    // Without one the domain says why.
    let root = root.map(|root| root.into_bigint().as_ref().to_vec());
    Domain::kept(p.as_ref(), n, &root.unwrap_or_default(), shift)
}
