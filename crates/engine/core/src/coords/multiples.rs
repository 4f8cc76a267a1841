//! Jacobian tripling, any a.
//!
//! **Mathematics.** With `M = 3X² + aZ⁴`, `E = 12XY² − M²`, `T = 16Y⁴`, `U = 2ME − T`: `X₃ = 4(XE² − 4Y²U)`,
//! `Y₃ = 8Y(U(T − U) − E³)`, `Z₃ = 2ZE`.
//!
//! For a = 0 the points (0, ±√b) and infinity are a subgroup, and `(x, y) ↦ ((x³ + 4b)/x², y(x³ − 8b)/x³)` is the isogeny to
//! `y² = x³ − 27b` with that kernel. Since `bZ⁶ = Y² − X³` it is `X₃ = 4Y² − 3X³`, `Y₃ = Y(9X³ − 8Y²)`, `Z₃ = XZ`, without
//! b. Twice in a row it leads to `y² = x³ + 3⁶b`, that is, back to the curve with `3Z` for Z, and takes `dx/y` to `3dx/y`:
//! it is the multiplication by 3. With `U = 3X³` and `V = 4Y²` the isogeny is `X₃ = V − U`, `Y₃ = Y(U − 2X₃)`.
//!
//! **Exceptional inputs.** None: `E = 0` where 3P or P is infinite, and points of order 2 come out as they are. In the
//! isogenies `X = 0` at points of the kernel, and infinity stays.
//!
//! **Source.** Dimitrov, Imbert, Mishra, *Efficient and secure elliptic curve point multiplication using double-base
//! chains* (2005); tpl-2007-bl-2 of the Explicit-Formulas Database (Bernstein, Lange). Isogenies: J. Vélu, *Isogénies
//! entre courbes elliptiques* (1971); a multiplication in two of them: Doche, Icart, Kohel, *Efficient scalar
//! multiplication by isogeny decompositions* (2006).
//!
//! **Cost.** Tripling 6M + 4S for a = 0, 8M + 7S + 1M·a for others.

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
/// Cost of [`tripling`].
pub const TRIPLING_GENERAL: Cost = Cost {
    m: 8,
    s: 7,
    ma: 1,
    add: 25,
    norm: 14,
    ..Cost::NONE
};

/// `k` doublings, stored form.
#[inline(always)]
pub fn shifted<F: Ring>(f: &F, x: &F::El, k: u32) -> F::El {
    let mut x = *x;
    for i in 0..k {
        x = f.dbl(&x);
        if i % 2 == 1 {
            x = f.norm(&x);
        }
    }
    f.norm(&x)
}

/// `12XY² − M²` from `XY²` and `M²`, stored form.
#[inline(always)]
pub fn difference<F: Ring>(f: &F, xyy: &F::El, mm: &F::El) -> F::El {
    let three = f.norm(&f.add(&f.dbl(xyy), xyy));
    let twelve = f.norm(&f.dbl(&f.dbl(&three)));
    f.norm(&f.sub::<1>(&twelve, mm))
}

/// `X₃` and `Y₃` from `Y²`, `T = 16Y⁴`, `U`, `E`, `E²`. 5M.
#[inline(always)]
pub fn close<F: Ring>(
    f: &F,
    [x, y]: [&F::El; 2],
    [yy, t, u]: [&F::El; 3],
    [e, ee]: [&F::El; 2],
) -> (F::El, F::El) {
    let yyu = f.norm(&f.dbl(&f.dbl(&f.mul(yy, u))));
    let x3 = f.norm(&f.sub::<1>(&f.mul(x, ee), &yyu));
    let inner = f.sub::<1>(&f.mul(u, &f.sub::<1>(t, u)), &f.mul(e, ee));
    let y3 = f.mul(y, &inner);
    (shifted(f, &x3, 2), shifted(f, &y3, 3))
}

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

/// `3p`, complete, for a curve with the coefficient a. 8M + 7S + 1M·a; for `a = 0` see
/// [`tripling_a_zero`].
#[inline(always)]
pub fn tripling<F: Ring>(f: &F, a: &F::El, p: &Point<F::El>) -> Point<F::El> {
    let (xx, yy) = (f.sqr(&p.x), f.sqr(&p.y));
    let m = f.add(&f.dbl(&xx), &xx);
    let m = f.norm(&f.add(&m, &f.mul(a, &f.sqr(&f.sqr(&p.z)))));
    let e = difference(f, &f.mul(&p.x, &yy), &f.sqr(&m));
    let ee = f.sqr(&e);
    let t = shifted(f, &f.sqr(&yy), 4);
    let u = f.norm(&f.sub::<1>(&f.dbl(&f.mul(&m, &e)), &t));
    let (x, y) = close(f, [&p.x, &p.y], [&yy, &t, &u], [&e, &ee]);
    let z = f.mul(&f.dbl(&p.z), &e);
    Point { x, y, z }
}
