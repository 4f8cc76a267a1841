//! Affine points, and the pieces of an addition on either side of a shared inversion.
//!
//! **Mathematics.** The line through `p` and `q` has slope `λ = (y₂ − y₁)/(x₂ − x₁)`, the tangent
//! `λ = (3x² + a)/(2y)`; in both cases `x₃ = λ² − x₁ − x₂`, `y₃ = λ(x₁ − x₃) − y₁`.
//!
//! **Use.** [`denominator`] before a batch inversion says what to invert and which lanes are
//! exceptional, never giving zero; [`finish`] after it completes the sum in every case. The raw
//! piece [`add_two_with_inverses`] serves where no exception can occur.
//!
//! **Cost.** Addition 2M+1S after the inversion (whose share in a batch is 3M).

use super::A;
use crate::enter;
use crate::ring::{Lanes, Ring};

/// A finite affine point (or [`Lanes::WIDTH`] of them), coordinates in stored form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Affine<E> {
    /// The abscissa.
    pub x: E,
    /// The ordinate.
    pub y: E,
}

/// `(c·x̄, d·ȳ)`, given c and d: what the untwisted Frobenius, or a multiple of it, makes of a point over F_p². 2M.
#[inline(always)]
pub fn conjugated<F: Lanes>(f: &F, [c, d]: &[F::El; 2], p: &Affine<F::El>) -> Affine<F::El> {
    Affine {
        x: f.mul(c, &f.conjugate(&p.x)),
        y: f.mul(d, &f.conjugate(&p.y)),
    }
}

/// `3x² + a` in stored form, given `xx = x²`.
#[inline(always)]
pub(super) fn tangent_numerator<F: Ring>(f: &F, a: &A<F::El>, xx: &F::El) -> F::El {
    let m = f.add(&f.dbl(xx), xx);
    match a {
        A::Zero => f.norm(&m),
        A::General(a) => f.norm(&f.add(&m, a)),
    }
}

/// x of the third point of the line of slope `lambda` (stored form) through points with x₁ and x₂. 1S.
#[inline(always)]
fn third_x<F: Ring>(f: &F, lambda: &F::El, x1: &F::El, x2: &F::El) -> F::El {
    f.norm(&f.sub::<2>(&f.sqr(lambda), &f.add(x1, x2)))
}

/// y of the third point, mirrored, given its x and one point of the line; to be brought to stored form. 1M.
#[inline(always)]
fn third_y<F: Ring>(f: &F, lambda: &F::El, x: &F::El, x1: &F::El, y1: &F::El) -> F::El {
    let y = f.mul(lambda, &f.sub::<1>(x1, x));
    f.sub::<1>(&y, y1)
}

/// The third point of the line of slope `lambda` (stored form) through p and x₂, mirrored. 1M + 1S.
#[inline(always)]
fn third_point<F: Ring>(f: &F, lambda: &F::El, p: &Affine<F::El>, x2: &F::El) -> Affine<F::El> {
    let x = third_x(f, lambda, &p.x, x2);
    let y = f.norm(&third_y(f, lambda, &x, &p.x, &p.y));
    Affine { x, y }
}

/// Coordinates of two points to be added, wherever they are stored.
#[derive(Debug, Clone, Copy)]
pub struct Summand<'a, E> {
    /// x of both.
    pub x: [&'a E; 2],
    /// y of both.
    pub y: [&'a E; 2],
}

/// Two sums given `1/(x₂ − x₁)` of each: `add_with_inverse` twice, step by step side by side, since in one sum each
/// product waits for the one before it. `between` is called five times between products, for what runs next to them.
/// `keep` gets x and y of both; the y are to be brought to stored form. It may write where `operands` reads, and gets
/// references: to return long elements is to copy them.
#[inline(always)]
pub fn add_two_with_inverses<F: Ring, P>(
    f: &F,
    places: &mut P,
    operands: impl for<'a> Fn(&'a P) -> [Summand<'a, F::El>; 2],
    inv: [&F::El; 2],
    mut between: impl FnMut(),
    keep: impl FnOnce(&mut P, [[&F::El; 2]; 2]),
) {
    let [a, b] = operands(places);
    let la = f.mul(&f.sub::<1>(a.y[1], a.y[0]), inv[0]);
    between();
    let lb = f.mul(&f.sub::<1>(b.y[1], b.y[0]), inv[1]);
    between();
    let xa = third_x(f, &la, a.x[0], a.x[1]);
    between();
    let xb = third_x(f, &lb, b.x[0], b.x[1]);
    between();
    let ya = third_y(f, &la, &xa, a.x[0], a.y[0]);
    between();
    let yb = third_y(f, &lb, &xb, b.x[0], b.y[0]);
    keep(places, [[&xa, &ya], [&xb, &yb]]);
}

/// `p + q` given `inv = 1/(x₂ − x₁)`.
#[inline(always)]
fn add_with_inverse<F: Ring>(
    f: &F,
    p: &Affine<F::El>,
    q: &Affine<F::El>,
    inv: &F::El,
) -> Affine<F::El> {
    let lambda = f.mul(&f.sub::<1>(&q.y, &p.y), inv);
    third_point(f, &lambda, p, &q.x)
}

/// Lane by lane: p where the bit is set, else q.
#[inline(always)]
fn select<F: Lanes>(f: &F, mask: u8, p: &Affine<F::El>, q: &Affine<F::El>) -> Affine<F::El> {
    Affine {
        x: f.select(mask, &p.x, &q.x),
        y: f.select(mask, &p.y, &q.y),
    }
}

/// The exceptional lanes of a sum `p + q`; disjoint masks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Exceptions {
    /// `p = q`, finite, not of order 2: take the tangent.
    pub double: u8,
    /// `p = −q`, finite: the sum is infinite.
    pub cancel: u8,
    /// q is infinite: the sum is p.
    pub take_p: u8,
    /// p is infinite and q is not: the sum is q.
    pub take_q: u8,
    /// Both are infinite.
    pub neither: u8,
}

impl Exceptions {
    /// Whether every lane is an ordinary chord.
    #[inline(always)]
    pub fn none(&self) -> bool {
        self.double | self.cancel | self.take_p | self.take_q | self.neither == 0
    }
}

/// What to invert for `p + q`, never zero, and the exceptional lanes. The operands are infinite in
/// the lanes of `p_inf`, `q_inf`. The value is a sum of at most two stored forms.
#[inline(always)]
pub fn denominator<F: Lanes>(
    f: &F,
    p: &Affine<F::El>,
    q: &Affine<F::El>,
    p_inf: u8,
    q_inf: u8,
) -> (F::El, Exceptions) {
    let d = f.sub::<1>(&q.x, &p.x);
    if p_inf | q_inf | f.maybe_zero(&d) == 0 {
        return (d, Exceptions::default());
    }
    exceptional_denominator(f, p, q, p_inf, q_inf, &d)
}

#[cold]
#[inline(never)]
fn exceptional_denominator<F: Lanes>(
    f: &F,
    p: &Affine<F::El>,
    q: &Affine<F::El>,
    p_inf: u8,
    q_inf: u8,
    d: &F::El,
) -> (F::El, Exceptions) {
    enter!(f, {
        let same_x = f.is_zero(d) & !p_inf & !q_inf;
        let same_y = f.is_zero(&f.sub::<1>(&q.y, &p.y));
        let double = same_x & same_y & !f.is_zero(&p.y);
        let e = Exceptions {
            double,
            cancel: same_x & !double,
            take_p: q_inf & !p_inf,
            take_q: p_inf & !q_inf,
            neither: p_inf & q_inf,
        };
        let d = f.select(e.double, &f.dbl(&p.y), d);
        let trivial = e.cancel | p_inf | q_inf;
        (f.select(trivial, &f.one(), &d), e)
    })
}

/// `p + q` given the inverse of [`denominator`] and its exceptions, with the mask of the infinite
/// lanes (whose coordinates mean nothing, but are in stored form).
#[inline(always)]
pub fn finish<F: Lanes>(
    f: &F,
    a: &A<F::El>,
    p: &Affine<F::El>,
    q: &Affine<F::El>,
    inv: &F::El,
    e: &Exceptions,
) -> (Affine<F::El>, u8) {
    if e.none() {
        return (add_with_inverse(f, p, q, inv), 0);
    }
    exceptional_finish(f, a, p, q, inv, e)
}

#[cold]
#[inline(never)]
fn exceptional_finish<F: Lanes>(
    f: &F,
    a: &A<F::El>,
    p: &Affine<F::El>,
    q: &Affine<F::El>,
    inv: &F::El,
    e: &Exceptions,
) -> (Affine<F::El>, u8) {
    enter!(f, {
        let chord = f.sub::<1>(&q.y, &p.y);
        let tangent = tangent_numerator(f, a, &f.sqr(&p.x));
        let lambda = f.mul(&f.select(e.double, &tangent, &chord), inv);
        let r = third_point(f, &lambda, p, &q.x);
        let r = select(f, e.take_p, p, &r);
        (select(f, e.take_q, q, &r), e.cancel | e.neither)
    })
}

/// What the formulas cost, declared for the tests that count it.
#[cfg(test)]
pub mod costs {
    use crate::coords::Cost;

    /// Cost of `add_with_inverse`.
    pub const ADD_WITH_INVERSE: Cost = Cost {
        m: 2,
        s: 1,
        ma: 0,
        md: 0,
        add: 5,
        norm: 2,
    };
}
