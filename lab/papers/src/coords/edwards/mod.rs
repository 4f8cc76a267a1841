//! The Edwards forms of [`msmith_core::coords::edwards`], with the formulas that no engine runs: dedicated and mixed
//! additions, affine points multiplied, sum and difference together, and those with products of a point kept.

pub mod extended;
pub mod fused;
pub mod general;
pub mod minus_one;
pub mod projective;
pub mod quintupling;
pub mod switch;
pub mod tripling;

use msmith_core::ring::Ring;

pub use extended::Flat;
pub use msmith_core::coords::edwards::{
    Cached, Extended, Projective, Stored, Unhalved, add_cached, add_stored, add_unhalved, stored,
    to_cached,
};

/// The coefficient a, as triplings and quintuplings want to know it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Coefficient<E> {
    /// 1, which saves the product by a.
    One,
    /// −1, likewise.
    MinusOne,
    /// Any a, in stored form.
    Any(E),
}

/// `a·x²` and what every multiple begins with.
struct Squares<E> {
    /// `y²`.
    yy: E,
    /// `a·x²`, or `−a·x²` if `negated`.
    axx: E,
    /// Whether the sign of `axx` is turned.
    negated: bool,
    /// `y² + a·x²`, a sum of two stored forms.
    sum: E,
    /// `y² − a·x²`, likewise.
    difference: E,
}

/// 2S + 1M·a + 2 additions.
#[inline(always)]
fn squares<F: Ring>(f: &F, a: &Coefficient<F::El>, x: &F::El, y: &F::El) -> Squares<F::El> {
    let (xx, yy) = (f.sqr(x), f.sqr(y));
    let (axx, negated) = match a {
        Coefficient::One => (xx, false),
        Coefficient::MinusOne => (xx, true),
        Coefficient::Any(a) => (f.mul(&xx, a), false),
    };
    let (more, less) = (f.add(&yy, &axx), f.sub::<1>(&yy, &axx));
    let (sum, difference) = if negated { (less, more) } else { (more, less) };
    Squares {
        yy,
        axx,
        negated,
        sum,
        difference,
    }
}

/// `2(2z² − s)`, a sum of two stored forms; `None` is `z = 1`. 1S + 1 addition + 2 doublings.
#[inline(always)]
fn twice_rest<F: Ring>(f: &F, z: Option<&F::El>, s: &F::El) -> F::El {
    let zz = match z {
        Some(z) => f.sqr(z),
        None => f.one(),
    };
    f.dbl(&f.norm(&f.sub::<2>(&f.dbl(&zz), s)))
}
