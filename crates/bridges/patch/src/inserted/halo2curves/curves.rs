//! Functions of a program's choice in place of this crate's sums and transforms, by curve: put here by msmith's
//! `patch-halo2curves`, called by `msm_best`, `msm_parallel` and `best_fft`. Where none is set, and where one declines,
//! this crate's own code runs. No code is unsafe.

use ff::Field;
use group::prime::PrimeCurveAffine;

/// `Σ aᵢ·Pᵢ` of two lists of one length.
pub type Sum<C> = fn(&[<C as PrimeCurveAffine>::Scalar], &[C]) -> Option<<C as PrimeCurveAffine>::Curve>;

/// `best_fft` in place; false where the list is as it was.
pub type Transform<S, G> = fn(&mut [G], S, u32) -> bool;

impl crate::bn256::G1Affine {
    /// Sets the functions of any curve and of its scalars, or removes them; true, for a crate that has this module.
    pub fn msmith_set<C: PrimeCurveAffine>(
        sum: Option<Sum<C>>,
        transform: Option<Transform<C::Scalar, C::Scalar>>,
    ) -> bool {
        set(sum);
        set(transform);
        true
    }
}

pub(crate) fn sum<C: PrimeCurveAffine>(scalars: &[C::Scalar], points: &[C]) -> Option<C::Curve> {
    get::<Sum<C>>()?(scalars, points)
}

/// Also for halo2-axiom, which has transforms of its own.
pub fn transform<S: Field, G: 'static>(list: &mut [G], omega: S, log_n: u32) -> bool {
    match get::<Transform<S, G>>() {
        Some(transform) => transform(list, omega, log_n),
        None => false,
    }
}
