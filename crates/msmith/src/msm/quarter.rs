//! i on points over a quadratic extension: `(x, y) ↦ (γ·x̄, δ·ȳ)`, see [`crate::curve::Quarter`].

use crate::coords::jacobian::Point;
use crate::ring::Lanes;

/// The factors γ and δ, in all lanes.
#[derive(Clone, Copy)]
pub struct Quarter<E> {
    /// Of x.
    pub gamma: E,
    /// Of y.
    pub delta: E,
}

impl<E> Quarter<E> {
    /// `i·p`.
    pub fn times<R: Lanes<El = E>>(&self, f: &R, p: &Point<E>) -> Point<E> {
        Point {
            x: f.mul(&conjugate(f, &p.x), &self.gamma),
            y: f.mul(&conjugate(f, &p.y), &self.delta),
            z: conjugate(f, &p.z),
        }
    }
}

/// `x₀ − x₁u` of `x₀ + x₁u`, by way of words: no hot path needs it.
#[inline(never)]
fn conjugate<R: Lanes>(f: &R, x: &R::El) -> R::El {
    let x = f.norm(x);
    let mut m = [R::Mem::default(); 8];
    f.scatter(&x, &mut m[..R::WIDTH]);
    let mut words = vec![0; f.words()];
    for m in &mut m[..R::WIDTH] {
        f.unpack(m, &mut words);
        words[f.words() / 2..].fill(0);
        *m = f.pack(&words);
    }
    let mut refs = [&m[0]; 8];
    for (r, m) in refs.iter_mut().zip(&m) {
        *r = m;
    }
    let first = f.gather(&refs[..R::WIDTH]);
    f.norm(&f.sub::<1>(&f.dbl(&first), &x))
}
