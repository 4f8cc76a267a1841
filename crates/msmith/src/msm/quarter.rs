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
    let w = f.words();
    let mut words = vec![0; w * R::WIDTH];
    for (m, words) in m.iter().zip(words.chunks_exact_mut(w)) {
        f.unpack(m, words);
        words[w / 2..].fill(0);
    }
    let mut src = [&words[..w]; 8];
    for (src, words) in src.iter_mut().zip(words.chunks_exact(w)) {
        *src = words;
    }
    let first = f.load(&src[..R::WIDTH]);
    f.norm(&f.sub::<1>(&f.dbl(&first), &x))
}
