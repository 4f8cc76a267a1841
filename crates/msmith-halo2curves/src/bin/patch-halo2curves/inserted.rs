//! Functions of a program's choice in place of this crate's sums and transforms, by curve: put here by msmith's
//! `patch-halo2curves`, called by `msm_best`, `msm_parallel` and `best_fft`. Where none is set, and where one declines,
//! this crate's own code runs. No code is unsafe.

use crate::fft::FftGroup;
use crate::{Coordinates, CurveAffine};
use ff::Field;
use group::prime::PrimeCurveAffine;

/// `Σ aᵢ·Pᵢ` of two lists of one length.
pub type Sum<C> = fn(&[<C as PrimeCurveAffine>::Scalar], &[C]) -> Option<<C as PrimeCurveAffine>::Curve>;

/// `best_fft` in place; false where the list is as it was.
pub type Transform<S, G> = fn(&mut [G], S, u32) -> bool;

impl<C: CurveAffine> Coordinates<C> {
    /// Sets the functions of a curve and of its scalars, or removes them; true, for a crate that has this module.
    pub fn msmith_set(
        sum: Option<Sum<C>>,
        transform: Option<Transform<<C as PrimeCurveAffine>::Scalar, <C as PrimeCurveAffine>::Scalar>>,
    ) -> bool {
        set(sum);
        set(transform);
        true
    }
}

pub(crate) fn sum<C: CurveAffine>(scalars: &[C::Scalar], points: &[C]) -> Option<C::Curve> {
    get::<Sum<C>>()?(scalars, points)
}

pub(crate) fn transform<S: Field, G: FftGroup<S>>(list: &mut [G], omega: S, log_n: u32) -> bool {
    match get::<Transform<S, G>>() {
        Some(transform) => transform(list, omega, log_n),
        None => false,
    }
}
