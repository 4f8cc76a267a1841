//! Programs of arkworks as they are, with msmith's sums, multiples and transforms.
//!
//! `ark-ec` and `ark-poly` compute in functions of their own, which nothing outside can replace. The program
//! `patch-ark` makes copies of them that first ask whether a function was set for the type at hand; a `[patch]`
//! section of Cargo.toml puts the copies in place of the originals, for all crates of a program. [`install`] sets the
//! functions.
//!
//! **Without the copies** this module compiles too: `msmith_set` is then the function of a trait here, which sets
//! nothing and says so. In the copies it is an inherent function, which Rust prefers. So there is neither a feature to
//! be forgotten nor a build script, and a missing patch is an error of [`install`] that says what to do.
//!
//! **What stays with arkworks**: short sums, lists and transforms, and sums of short scalars; curves that msmith
//! refuses; sums of 8- to 64-bit integers by functions of their own; whatever msmith returns an error for, lack of
//! memory for example.
//!
//! **Threads**: as many as arkworks uses, those of rayon with its feature `parallel`, one without.
//!
//! **Variable time**, as arkworks' own functions.

mod known;
mod report;
mod worth;

use ark_ec::PrimeGroup;
use ark_ec::scalar_mul::{BatchMulPreprocessing, ScalarMul};
use ark_ec::short_weierstrass::{Affine, Projective, SWCurveConfig};
use ark_ff::{BigInteger, FftField, Fp, MontBackend, MontConfig, One, PrimeField};
use ark_poly::Radix2EvaluationDomain;
use msmith::{Options, Scalars};

use crate::engine::words_of;
use crate::{Coordinate, Msm, field_fft, field_fft_coset, mul_base};

use worth::{LEAST_SUM, Worth, worth};

pub use report::{Call, InstallError, Installed, Served};

type BigInt<G> = <<G as PrimeGroup>::ScalarField as PrimeField>::BigInt;
type Sum<G> = fn(&[<G as ScalarMul>::MulBase], &[BigInt<G>], usize) -> Option<G>;
type Multiples<G> = fn(
    &<G as ScalarMul>::MulBase,
    &[<G as PrimeGroup>::ScalarField],
    usize,
) -> Option<Vec<<G as ScalarMul>::MulBase>>;
type Transform<F, T> = fn(&Radix2EvaluationDomain<F>, &mut [T], bool, usize) -> bool;

/// `ark-ec` as it is published: nothing can be set.
trait UnpatchedGroup<G: ScalarMul> {
    fn msmith_set(_: Option<Sum<G>>, _: Option<Multiples<G>>) -> bool {
        false
    }
}
impl<G: ScalarMul> UnpatchedGroup<G> for BatchMulPreprocessing<G> {}

/// `ark-poly` as it is published.
trait UnpatchedDomain<F: FftField> {
    fn msmith_set<T>(_: Option<Transform<F, T>>, _: usize) -> bool {
        false
    }
}
impl<F: FftField> UnpatchedDomain<F> for Radix2EvaluationDomain<F> {}

/// Fewer multiples than these are made by arkworks.
const LEAST_MULTIPLES: usize = 32;
/// Shorter transforms are made by arkworks.
const LEAST_TRANSFORM: usize = 128;
/// Points or elements for each thread at the least.
const SHARE: usize = 256;

/// Sets msmith's functions for the curves that this crate knows: see [`Installed`], which says what is served from now
/// on. A second call does the same again.
///
/// Cost: milliseconds. Errors: neither `ark-ec` nor `ark-poly` is a patched copy in this program. The functions are of
/// **variable time**.
pub fn install() -> Result<Installed, InstallError> {
    let mut installed = Installed::default();
    known::each(&mut known::Set(&mut installed));
    installed.checked()
}

/// Removes what [`install`] has set: arkworks computes again.
pub fn uninstall() {
    known::each(&mut known::Remove);
}

/// Sets msmith's sums and multiples for a curve of one's own.
///
/// Cost: milliseconds. Errors: `ark-ec` is not a patched copy; a curve that [`crate::engine()`] refuses. **Variable
/// time**.
pub fn install_curve<C: SWCurveConfig<BaseField: Coordinate>>() -> Result<(), InstallError> {
    crate::engine::<C>().map_err(InstallError::Refused)?;
    match set_group::<Projective<C>>(Some(sum), Some(multiples)) {
        true => Ok(()),
        false => Err(InstallError::Unpatched("ark-ec")),
    }
}

/// Sets msmith's transforms for a field of one's own.
///
/// Cost: milliseconds. Errors: `ark-poly` is not a patched copy; a field that [`field_fft`] refuses.
pub fn install_field<T: MontConfig<N>, const N: usize>() -> Result<(), InstallError> {
    type Element<T, const N: usize> = Fp<MontBackend<T, N>, N>;
    let mut two = [Element::<T, N>::one(); 2];
    field_fft(&mut two, false, &Options::default()).map_err(InstallError::Refused)?;
    match set_field::<Element<T, N>>(Some(transform)) {
        true => Ok(()),
        false => Err(InstallError::Unpatched("ark-poly")),
    }
}

fn set_group<G: ScalarMul>(sum: Option<Sum<G>>, multiples: Option<Multiples<G>>) -> bool {
    // The second is false, and there so that the trait is in use where the first is of a copy.
    BatchMulPreprocessing::<G>::msmith_set(sum, multiples)
        || <BatchMulPreprocessing<G> as UnpatchedGroup<G>>::msmith_set(None, None)
}

fn set_field<F: FftField>(transform: Option<Transform<F, F>>) -> bool {
    Radix2EvaluationDomain::<F>::msmith_set::<F>(transform, LEAST_TRANSFORM)
        || <Radix2EvaluationDomain<F> as UnpatchedDomain<F>>::msmith_set::<F>(None, 0)
}

/// For a job of n points or elements.
fn options(n: usize, threads: usize) -> Options<'static> {
    Options {
        threads: Some(threads.min(n / SHARE).max(1)),
        ..Options::default()
    }
}

fn sum<G: Msm>(bases: &[G::MulBase], scalars: &[BigInt<G>], threads: usize) -> Option<G> {
    match worth::<G::ScalarField>(scalars) {
        Worth::No => None,
        Worth::All => sum_all(bases, scalars, threads),
        Worth::NotZero => {
            let pairs = bases.iter().zip(scalars).filter(|(_, a)| !a.is_zero());
            let pairs = pairs.map(|(base, a)| (*base, *a));
            let (bases, scalars): (Vec<_>, Vec<_>) = pairs.unzip();
            sum_all(&bases, &scalars, threads)
        }
    }
}

fn sum_all<G: Msm>(bases: &[G::MulBase], scalars: &[BigInt<G>], threads: usize) -> Option<G> {
    let options = options(bases.len(), threads);
    let (words, per) = words_of(scalars, options.threads?, |a| *a);
    let sum = G::msmith_scalars(bases, Scalars::Words { words: &words, per }, &options);
    sum.ok().map(|(sum, _)| sum)
}

fn multiples<C: SWCurveConfig<BaseField: Coordinate>>(
    point: &Affine<C>,
    scalars: &[C::ScalarField],
    threads: usize,
) -> Option<Vec<Affine<C>>> {
    if scalars.len() < LEAST_MULTIPLES {
        return None;
    }
    mul_base(point, scalars, &options(scalars.len(), threads)).ok()
}

fn transform<T: MontConfig<N>, const N: usize>(
    domain: &Radix2EvaluationDomain<Fp<MontBackend<T, N>, N>>,
    values: &mut [Fp<MontBackend<T, N>, N>],
    inverse: bool,
    threads: usize,
) -> bool {
    let n = values.len();
    // Its fields are public: the root may be another one.
    if n < LEAST_TRANSFORM || Fp::get_root_of_unity(n as u64) != Some(domain.group_gen) {
        return false;
    }
    let options = options(n, threads);
    let done = match domain.offset.is_one() {
        true => field_fft(values, inverse, &options),
        false => field_fft_coset(values, domain.offset, inverse, &options),
    };
    done.is_ok()
}

#[cfg(test)]
mod tests;
