//! zcash's halo2: its functions by their names, and what its patched copy is served by.

use halo2_proofs::arithmetic;
use msmith::Options;
use msmith::hooks::{CallKind, or_own};

use crate::host::{PastaField, PastaPoint};
use crate::lists;
use crate::sums::{msm, msm_with};
use crate::transform::transform;

/// Below this number of points halo2's own sums are called.
const FEW: usize = 4;
/// Below this number of elements halo2's own transforms are called.
const FEW_ELEMENTS: usize = 128;
/// Below this number of points halo2's own products are called.
const FEW_PRODUCTS: usize = 4;
/// What is served, and from how many on.
pub(crate) const CALLS: &[(CallKind, usize)] = &[
    (CallKind::Sums, FEW),
    (CallKind::Transforms, FEW_ELEMENTS),
    (CallKind::PointTransforms, FEW_PRODUCTS),
    (CallKind::Products, FEW_PRODUCTS),
];
/// Points or elements for each thread at the least.
const SHARE: usize = 256;

/// `halo2_proofs::arithmetic::best_multiexp` by its name and arguments, on all cores where there are points enough.
///
/// Sums of fewer than 4 points are left to halo2, as is what [`msm`] refuses. **Variable time**, as [`msm`].
///
/// # Panics
/// As halo2's function does: on lists of different lengths.
pub fn best_multiexp<C: PastaPoint>(coeffs: &[C::Scalar], bases: &[C]) -> C::Curve {
    let many = bases.len() >= FEW;
    let sum = many.then(|| msm(coeffs, bases).ok()).flatten();
    sum.unwrap_or_else(|| arithmetic::best_multiexp(coeffs, bases))
}

/// `halo2_proofs::arithmetic::best_fft` of scalars by its name and arguments: `Σ_j ω^{ij}·a_j` for every i, in place,
/// on all cores where there are elements enough. The roots of the last domains stay for the next call
/// (`msmith::Domain::forget_kept`).
///
/// Time does not depend on the values. Lists of fewer than 128 elements are left to halo2, as is an ω that is not of
/// order 2^log_n.
///
/// # Panics
/// As halo2's function does: where the list is not of 2^log_n elements.
pub fn best_fft<F: PastaField>(a: &mut [F], omega: F, log_n: u32) {
    let many = fits(a, log_n) && a.len() >= FEW_ELEMENTS;
    if !many || transform(a, omega, None).is_err() {
        arithmetic::best_fft(a, omega, log_n);
    }
}

/// Whether a list has 2^log elements.
fn fits<T>(list: &[T], log: u32) -> bool {
    1usize.checked_shl(log) == Some(list.len())
}

/// For a job of n points or elements, that halo2 would make on this many threads.
fn options(n: usize, threads: usize) -> Options<'static> {
    Options {
        threads: Some(threads.min(n / SHARE).max(1)),
        ..Options::default()
    }
}

/// [`best_multiexp`] where it is not halo2's own.
pub(crate) fn sum<C: PastaPoint>(
    coeffs: &[C::Scalar],
    bases: &[C],
    threads: usize,
) -> Option<C::Curve> {
    let n = bases.len();
    (n >= FEW)
        .then(|| or_own(msm_with(coeffs, bases, &options(n, threads))))
        .flatten()
}

/// [`best_fft`] where it is not halo2's own; else the list is as it was.
pub(crate) fn elements<F: PastaField>(a: &mut [F], omega: F, log_n: u32, threads: usize) -> bool {
    let (n, fits) = (a.len(), fits(a, log_n));
    let mut done = || or_own(transform(a, omega, options(n, threads).threads));
    fits && n >= FEW_ELEMENTS && done().is_some()
}

/// The same of points.
pub(crate) fn points<C: PastaPoint>(
    list: &mut [C::Curve],
    omega: C::Scalar,
    log_n: u32,
    threads: usize,
) -> bool {
    let n = list.len();
    fits(list, log_n)
        && n >= FEW_PRODUCTS
        && or_own(lists::transform_points::<C>(
            list,
            omega,
            &options(n, threads),
        ))
        .is_some()
}

/// `P_i + a·P_{n/2+i}` in place of P_i, where it is not halo2's own.
pub(crate) fn fold<C: PastaPoint>(list: &mut [C], a: &C::Scalar, threads: usize) -> bool {
    let n = list.len() / 2;
    n >= FEW_PRODUCTS && or_own(lists::fold(list, a, &options(n, threads))).is_some()
}

/// `a·P` in place of every P, where it is not halo2's own.
pub(crate) fn scale<C: PastaPoint>(list: &mut [C::Curve], a: &C::Scalar) -> bool {
    let n = list.len();
    n >= FEW_PRODUCTS && or_own(lists::scale::<C>(list, a, &options(n, 1))).is_some()
}
