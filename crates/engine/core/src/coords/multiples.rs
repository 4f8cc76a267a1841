//! Jacobian tripling for a = 0.
//!
//! **Mathematics.** The points (0, ±√b) and infinity are a subgroup, and `(x, y) ↦ ((x³ + 4b)/x², y(x³ − 8b)/x³)` is the isogeny to
//! `y² = x³ − 27b` with that kernel. Since `bZ⁶ = Y² − X³` it is `X₃ = 4Y² − 3X³`, `Y₃ = Y(9X³ − 8Y²)`, `Z₃ = XZ`, without
//! b. Twice in a row it leads to `y² = x³ + 3⁶b`, that is, back to the curve with `3Z` for Z, and takes `dx/y` to `3dx/y`:
//! it is the multiplication by 3. With `U = 3X³` and `V = 4Y²` the isogeny is `X₃ = V − U`, `Y₃ = Y(U − 2X₃)`.
//!
//! **Exceptional inputs.** None: in the isogenies `X = 0` at points of the kernel, and infinity stays.
//!
//! **Source.** J. Vélu, *Isogénies
//! entre courbes elliptiques* (1971); a multiplication in two of them: Doche, Icart, Kohel, *Efficient scalar
//! multiplication by isogeny decompositions* (2006).
//!
//! **Cost.** 6M + 4S.

use super::jacobian::Point;
use super::{Cost, fit};
use crate::ring::Ring;

/// Cost of [`tripling_a_zero`].
pub const TRIPLING: Cost = Cost {
    m: 6,
    s: 4,
    add: 12,
    norm: 8,
    ..Cost::NONE
};
/// X and Y of the image of a point under the isogeny, and `3X` of the point, for a factor. 2M + 2S.
#[inline(always)]
fn isogeny<F: Ring>(f: &F, x: &F::El, y: &F::El) -> [F::El; 3] {
    let three = fit(f, 3, f.add(&f.dbl(x), x));
    let xxx = f.mul(&three, &f.sqr(x));
    let yy = f.sqr(&fit(f, 4, f.dbl(y)));
    let image = f.norm(&f.sub::<1>(&yy, &xxx));
    let factor = fit(f, 3, f.sub::<2>(&xxx, &f.dbl(&image)));
    [image, f.mul(y, &factor), three]
}

/// `3p`, complete, for a curve with `a = 0`. 6M + 4S.
#[inline(always)]
pub fn tripling_a_zero<F: Ring>(f: &F, p: &Point<F::El>) -> Point<F::El> {
    let [x, y, _] = isogeny(f, &p.x, &p.y);
    let z = f.mul(&p.x, &p.z);
    let [image, y, three] = isogeny(f, &x, &y);
    Point {
        x: image,
        y,
        z: f.mul(&z, &three),
    }
}
