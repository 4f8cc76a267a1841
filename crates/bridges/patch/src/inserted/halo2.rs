//! Functions of a program's choice in place of this crate's sums, transforms and products, by curve: put here by
//! msmith's `patch-halo2`. Where none is set, and where one declines, this crate's own code runs. No code is unsafe.

use crate::arithmetic::FftGroup;
use crate::multicore::current_num_threads;
use crate::poly::commitment::Params;
use ff::Field;
use group::prime::PrimeCurveAffine;
use pasta_curves::arithmetic::CurveAffine;

type Scalar<C> = <C as PrimeCurveAffine>::Scalar;
type Curve<C> = <C as PrimeCurveAffine>::Curve;

/// `Σ aᵢ·Pᵢ` of two lists of one length.
pub type Sum<C> = fn(&[Scalar<C>], &[C], usize) -> Option<Curve<C>>;

/// `best_fft` in place; false where the list is as it was, as below.
pub type Transform<S, G> = fn(&mut [G], S, u32, usize) -> bool;

/// `Pᵢ + a·Pⱼ` in place of Pᵢ, for j behind i by half the list.
pub type Fold<C> = fn(&mut [C], &Scalar<C>, usize) -> bool;

/// `a·P` in place of every P.
pub type Scale<C> = fn(&mut [Curve<C>], &Scalar<C>) -> bool;

/// All of them.
pub type Functions<C> =
    (Sum<C>, Transform<Scalar<C>, Scalar<C>>, Transform<Scalar<C>, Curve<C>>, Fold<C>, Scale<C>);

impl<C: CurveAffine> Params<C> {
    /// Sets the functions of a curve, or removes them; true, for a crate that has this module. The last argument of a
    /// function is the number of threads.
    pub fn msmith_set(functions: Option<Functions<C>>) -> bool {
        set::<Sum<C>>(functions.map(|f| f.0));
        set::<Transform<Scalar<C>, Scalar<C>>>(functions.map(|f| f.1));
        set::<Transform<Scalar<C>, Curve<C>>>(functions.map(|f| f.2));
        set::<Fold<C>>(functions.map(|f| f.3));
        set::<Scale<C>>(functions.map(|f| f.4));
        true
    }
}

pub(crate) fn sum<C: CurveAffine>(scalars: &[C::Scalar], points: &[C]) -> Option<C::Curve> {
    get::<Sum<C>>()?(scalars, points, current_num_threads())
}

pub(crate) fn transform<S: Field, G: FftGroup<S>>(list: &mut [G], omega: S, log_n: u32) -> bool {
    get::<Transform<S, G>>().map_or(false, |f| f(list, omega, log_n, current_num_threads()))
}

pub(crate) fn fold<C: CurveAffine>(list: &mut [C], a: C::Scalar) -> bool {
    get::<Fold<C>>().map_or(false, |f| f(list, &a, current_num_threads()))
}

/// Of a part of a list, on one thread.
pub(crate) fn scale<C: CurveAffine>(list: &mut [C::Curve], a: C::Scalar) -> bool {
    get::<Scale<C>>().map_or(false, |f| f(list, &a))
}
