//! What is set in patched copies of `ark-ec` and `ark-poly`, by type.

pub(crate) mod known;

use msmith::Options;
use msmith::hooks::or_own;

use super::ark;
use super::ark::ec::PrimeGroup;
use super::ark::ec::scalar_mul::{BatchMulPreprocessing, ScalarMul};
use super::ark::ec::short_weierstrass::{Projective, SWCurveConfig};
use super::ark::ec::twisted_edwards::{self, TECurveConfig};
use super::ark::ff::{FftField, Fp, MontBackend, MontConfig, One, PrimeField};
use super::ark::poly::Radix2EvaluationDomain;
use super::calls::msm_scalars;
use super::coordinate::Coordinate;
use super::field::{field_fft, field_fft_coset};
use super::served::{multiples, options, sum};
use super::{edwards, engine};
use crate::InstallError;

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

/// Shorter transforms are made by arkworks.
const LEAST_TRANSFORM: usize = 128;

/// Sets msmith's sums and multiples for a curve of one's own.
///
/// Cost: milliseconds. Errors: `ark-ec` is not a patched copy; a curve that [`crate::engine()`] refuses. **Variable
/// time**.
pub fn install_curve<C: SWCurveConfig<BaseField: Coordinate>>() -> Result<(), InstallError> {
    engine::engine::<C>().map_err(InstallError::Refused)?;
    let sum: Sum<Projective<C>> =
        |bases, scalars, threads| sum(bases, scalars, Some(threads), msm_scalars);
    let multiples: Multiples<Projective<C>> =
        |point, scalars, threads| multiples(point, scalars, Some(threads));
    heard(set_group(Some(sum), Some(multiples)), ark::name::EC)
}

fn install_edwards<C: TECurveConfig<BaseField: Coordinate + PrimeField>>()
-> Result<(), InstallError> {
    edwards::engine::<C>().map_err(InstallError::Refused)?;
    let sum: Sum<twisted_edwards::Projective<C>> =
        |bases, scalars, threads| sum(bases, scalars, Some(threads), edwards::msm_scalars);
    heard(set_group(Some(sum), None), ark::name::EC)
}

/// Sets msmith's transforms for a field of one's own.
///
/// Cost: milliseconds. Errors: `ark-poly` is not a patched copy; a field that [`field_fft`] refuses.
pub fn install_field<T: MontConfig<N>, const N: usize>() -> Result<(), InstallError> {
    type Element<T, const N: usize> = Fp<MontBackend<T, N>, N>;
    let mut two = [Element::<T, N>::one(); 2];
    field_fft(&mut two, false, &Options::default()).map_err(InstallError::Refused)?;
    let patched = set_field::<Element<T, N>>(Some(transform));
    heard(patched, ark::name::POLY)
}

fn heard(patched: bool, krate: &'static str) -> Result<(), InstallError> {
    InstallError::unless(patched, Ok(()), krate, ark::name::TOOL)
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

fn transform<T: MontConfig<N>, const N: usize>(
    domain: &Radix2EvaluationDomain<Fp<MontBackend<T, N>, N>>,
    values: &mut [Fp<MontBackend<T, N>, N>],
    inverse: bool,
    threads: usize,
) -> bool {
    let n = values.len();
    // Its fields are public: the root may be another one, and what is named an inverse any number.
    let inverses = [
        (domain.group_gen, domain.group_gen_inv),
        (domain.offset, domain.offset_inv),
        (Fp::from(n as u64), domain.size_inv),
    ];
    if n < LEAST_TRANSFORM
        || Fp::get_root_of_unity(n as u64) != Some(domain.group_gen)
        || inverses.iter().any(|(x, y)| !(*x * y).is_one())
    {
        return false;
    }
    let options = options(n, Some(threads));
    let done = match domain.offset.is_one() {
        true => field_fft(values, inverse, &options),
        false => field_fft_coset(values, domain.offset, inverse, &options),
    };
    or_own(done).is_some()
}

#[cfg(test)]
mod tests;
