//! Extended coordinates, and extended points with `Z = 1`.

pub use msmith_core::coords::edwards::extended::*;

use msmith_core::coords::Affine;
use msmith_core::ring::Ring;

/// An extended point with `Z = 1`, the second operand of the mixed additions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Flat<E> {
    /// The abscissa.
    pub x: E,
    /// The ordinate.
    pub y: E,
    /// Their product.
    pub t: E,
}

/// A finite point and the product of its coordinates. 1M.
#[inline(always)]
pub fn flat<F: Ring>(f: &F, q: &Affine<F::El>) -> Flat<F::El> {
    Flat {
        x: q.x,
        y: q.y,
        t: f.mul(&q.x, &q.y),
    }
}

/// A finite point.
#[inline(always)]
pub fn from_flat<F: Ring>(f: &F, q: &Flat<F::El>) -> Extended<F::El> {
    Extended {
        x: q.x,
        y: q.y,
        z: f.one(),
        t: q.t,
    }
}
