//! Coordinate systems: points of `y² = x³ + ax + b` in the lanes of a ring, one file per system; those
//! of Edwards curves are in [`edwards`].
//!
//! **Structure.** A system gives *raw* formulas over [`Ring`]: right for two finite points with
//! different x, and giving the representation of infinity in every other case. [`Coords`] turns
//! them, once for all systems, into complete operations over [`Lanes`]: one zero test on the
//! result finds the lanes that need care (an infinite operand, `P + P`, `P + (−P)`).
//!
//! **Bounds.** Coordinates enter and leave in stored form. Inside a formula no product is taken
//! whose factors are sums of `k` and `l` stored forms with `kl > 2`; `meter::bound` proves it.
//!
//! **Cost.** Each system declares its [`Costs`]; the tests count them with [`crate::meter::counting`].

pub mod affine;
pub mod edwards;
pub mod jacobian;
pub mod multiples;
pub mod xyzz;

#[cfg(any(test, feature = "testing"))]
pub mod reference;
#[cfg(test)]
mod tests;

use crate::enter;
use crate::ring::{Lanes, Ring};
pub use affine::Affine;
pub use jacobian::Jacobian;
pub use xyzz::Xyzz;

/// The coefficient a of the curve, as the formulas want to know it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum A<E> {
    /// `a = 0`.
    Zero,
    /// Any a, in stored form.
    General(E),
}

/// What a formula costs in ring operations.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Cost {
    /// Multiplications of two variable values.
    pub m: u32,
    /// Squarings.
    pub s: u32,
    /// Multiplications by the coefficient a of the curve, or by a constant made of it.
    pub ma: u32,
    /// Multiplications by the coefficient d of an Edwards curve, or by a multiple of it.
    pub md: u32,
    /// Additions, subtractions, negations and doublings.
    pub add: u32,
    /// Normalisations (free in rings that are always canonical); those of [`edwards`] in a ring whose
    /// [`Ring::products`] is 2, fewer in others.
    pub norm: u32,
}

impl Cost {
    /// Nothing.
    pub const NONE: Self = Self {
        m: 0,
        s: 0,
        ma: 0,
        md: 0,
        add: 0,
        norm: 0,
    };

    /// The cost in a given currency: the prices of a squaring, an addition and a normalisation,
    /// where a multiplication (by a and d too) costs 1.
    pub fn in_muls(&self, sqr: f64, add: f64, norm: f64) -> f64 {
        f64::from(self.m + self.ma + self.md)
            + f64::from(self.s) * sqr
            + f64::from(self.add) * add
            + f64::from(self.norm) * norm
    }
}

/// The costs of one coordinate system.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Costs {
    /// Two points of this system.
    pub add: Cost,
    /// A point of this system and an affine one.
    pub add_affine: Cost,
    /// Doubling, `a = 0`.
    pub dbl: Cost,
    /// Doubling, any a.
    pub dbl_general: Cost,
    /// Doubling of an affine point, `a = 0`.
    pub dbl_affine: Cost,
    /// Doubling of an affine point, any a.
    pub dbl_affine_general: Cost,
}

/// A coordinate system: raw formulas required, complete operations provided.
///
/// Raw results obey one law beyond correctness: [`Coords::denominator`] of the sum is zero exactly
/// in the lanes where an operand is infinite or both have the same x.
pub trait Coords: Copy + Send + Sync + 'static {
    /// Short name for tables.
    const NAME: &'static str;
    /// Declared costs of the raw formulas.
    const COSTS: Costs;
    /// A point (or [`Lanes::WIDTH`] of them); infinity has a zero [`Coords::denominator`].
    type Point<E: Copy + Send + Sync>: Copy + Send + Sync;

    /// The point at infinity in every lane.
    fn infinity<F: Ring>(f: &F) -> Self::Point<F::El>;
    /// A finite affine point.
    fn from_affine<F: Ring>(f: &F, q: &Affine<F::El>) -> Self::Point<F::El>;
    /// `−p`, complete.
    fn neg<F: Ring>(f: &F, p: &Self::Point<F::El>) -> Self::Point<F::El>;
    /// `p + q` for finite p, q of different x.
    fn add_raw<F: Ring>(
        f: &F,
        p: &Self::Point<F::El>,
        q: &Self::Point<F::El>,
    ) -> Self::Point<F::El>;
    /// `p + q` for finite p, q of different x.
    fn add_affine_raw<F: Ring>(
        f: &F,
        p: &Self::Point<F::El>,
        q: &Affine<F::El>,
    ) -> Self::Point<F::El>;
    /// `2p`, complete.
    fn dbl<F: Ring>(f: &F, a: &A<F::El>, p: &Self::Point<F::El>) -> Self::Point<F::El>;
    /// `2q` of a finite affine point, complete (points of order 2 included).
    fn dbl_affine<F: Ring>(f: &F, a: &A<F::El>, q: &Affine<F::El>) -> Self::Point<F::El>;
    /// The coordinate that is zero exactly at infinity.
    fn denominator<E: Copy + Send + Sync>(p: &Self::Point<E>) -> E;
    /// A difference of two stored forms: zero exactly where finite p and q have the same y.
    fn y_difference<F: Ring>(f: &F, p: &Self::Point<F::El>, q: &Self::Point<F::El>) -> F::El;
    /// Lane by lane: p where the bit is set, else q.
    fn select<F: Lanes>(
        f: &F,
        mask: u8,
        p: &Self::Point<F::El>,
        q: &Self::Point<F::El>,
    ) -> Self::Point<F::El>;
    /// x and y, given a finite point; one inversion. Infinite lanes need an invertible stand-in.
    fn finite_to_affine<F: Lanes>(f: &F, p: &Self::Point<F::El>) -> Affine<F::El>;

    /// Exactly the infinite lanes.
    #[inline(always)]
    fn infinite<F: Lanes>(f: &F, p: &Self::Point<F::El>) -> u8 {
        let d = Self::denominator(p);
        if f.maybe_zero(&d) == 0 {
            return 0;
        }
        f.is_zero(&d)
    }

    /// An affine point, infinite in the lanes of `inf`.
    #[inline(always)]
    fn from_affine_or<F: Lanes>(f: &F, q: &Affine<F::El>, inf: u8) -> Self::Point<F::El> {
        let p = Self::from_affine(f, q);
        if inf == 0 {
            return p;
        }
        Self::select(f, inf, &Self::infinity(f), &p)
    }

    /// `p + q`, complete.
    #[inline(always)]
    fn add<F: Lanes>(
        f: &F,
        a: &A<F::El>,
        p: &Self::Point<F::El>,
        q: &Self::Point<F::El>,
    ) -> Self::Point<F::El> {
        let r = Self::add_raw(f, p, q);
        if f.maybe_zero(&Self::denominator(&r)) == 0 {
            return r;
        }
        repair::<Self, F>(f, a, p, q, Self::infinite(f, q), r)
    }

    /// `p + q`, complete; q is infinite in the lanes of `q_inf`.
    #[inline(always)]
    fn add_affine<F: Lanes>(
        f: &F,
        a: &A<F::El>,
        p: &Self::Point<F::El>,
        q: &Affine<F::El>,
        q_inf: u8,
    ) -> Self::Point<F::El> {
        let r = Self::add_affine_raw(f, p, q);
        if q_inf | f.maybe_zero(&Self::denominator(&r)) == 0 {
            return r;
        }
        let q = Self::from_affine_or(f, q, q_inf);
        repair::<Self, F>(f, a, p, &q, q_inf, r)
    }

    /// x, y and the mask of the infinite lanes (whose x and y mean nothing).
    fn to_affine<F: Lanes>(f: &F, p: &Self::Point<F::El>) -> (Affine<F::El>, u8) {
        let inf = Self::infinite(f, p);
        if inf == 0 {
            return (Self::finite_to_affine(f, p), 0);
        }
        let one = f.one();
        let stand_in = Self::from_affine(f, &Affine { x: one, y: one });
        let p = Self::select(f, inf, &stand_in, p);
        (Self::finite_to_affine(f, &p), inf)
    }
}

/// The exceptional lanes of a raw sum `r = p + q`, put right; q is infinite in the lanes of `q_inf`.
#[cold]
#[inline(never)]
pub fn repair<C: Coords, F: Lanes>(
    f: &F,
    a: &A<F::El>,
    p: &C::Point<F::El>,
    q: &C::Point<F::El>,
    q_inf: u8,
    r: C::Point<F::El>,
) -> C::Point<F::El> {
    enter!(f, {
        let p_inf = C::infinite(f, p);
        let same_x = C::infinite(f, &r) & !p_inf & !q_inf;
        let mut r = r;
        if same_x != 0 {
            // Opposite points need nothing: the raw sum is infinite already.
            let equal = same_x & f.is_zero(&C::y_difference(f, p, q));
            r = C::select(f, equal, &C::dbl(f, a, p), &r);
        }
        r = C::select(f, q_inf, p, &r);
        C::select(f, p_inf, q, &r)
    })
}

/// All lanes of F.
#[inline(always)]
pub fn all_lanes<F: Lanes>() -> u8 {
    (((1u32 << F::WIDTH) - 1) & 0xff) as u8
}

/// A factor of a product whose bounds multiply to `bound` with this factor as it is: normalised
/// unless the ring takes that.
#[inline(always)]
pub fn fit<F: Ring>(f: &F, bound: u32, x: F::El) -> F::El {
    if f.products() < bound { f.norm(&x) } else { x }
}
