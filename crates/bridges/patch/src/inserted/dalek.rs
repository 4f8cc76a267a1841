//! A function of a program's choice in place of this crate's sums in variable time: put here by msmith's `patch-dalek`,
//! called by `optional_multiscalar_mul` of Edwards points, and so of Ristretto points. Where none is set, and where it
//! returns `None`, this crate's own code runs. No code is unsafe.

use alloc::vec::Vec;
use core::borrow::Borrow;

use crate::{EdwardsPoint, Scalar};

/// `Σ aᵢ·Pᵢ` of two lists of one length.
pub type Sum = fn(&[Scalar], &[EdwardsPoint]) -> Option<EdwardsPoint>;

/// The function, and the number of points from which it is asked.
#[derive(Clone, Copy)]
struct AskedFrom {
    sum: Sum,
    least: usize,
}

impl EdwardsPoint {
    /// Sets the function, for sums of so many points and more, or removes it; true, for a crate that has this module.
    pub fn msmith_set(sum: Option<Sum>, least: usize) -> bool {
        set(sum.map(|sum| AskedFrom { sum, least }));
        true
    }
}

/// The function for a sum of so many points.
pub(crate) fn set_for(points: usize) -> Option<Sum> {
    let from = get::<AskedFrom>().filter(|from| points >= from.least)?;
    Some(from.sum)
}

/// The function's sum, else this crate's own; `None` where a point is missing.
pub(crate) fn sum<I, J>(sum: Sum, scalars: I, points: J) -> Option<EdwardsPoint>
where
    I: Iterator,
    I::Item: Borrow<Scalar>,
    J: Iterator<Item = Option<EdwardsPoint>>,
{
    let points: Vec<EdwardsPoint> = points.collect::<Option<_>>()?;
    let scalars: Vec<Scalar> = scalars.map(|a| *a.borrow()).collect();
    let own = || {
        let points = points.iter().map(|p| Some(*p));
        crate::backend::pippenger_optional_multiscalar_mul(&scalars, points)
    };
    sum(&scalars, &points).or_else(own)
}
