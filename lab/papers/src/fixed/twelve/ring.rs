//! Z\[ζ\], ζ a primitive 12th root of unity, as `α + β·i` with α, β in Z\[ω\]: ζ = −iω, i = ζ³, ω = ζ⁴.
//!
//! The trace form is |α|² + |β|², so a nearest point is nearest in both parts, and the ring is
//! Euclidean: a rest of hexagons has the norm |e₁² + e₂²|² ≤ (1/3 + 1/3)².

use num_bigint::{BigInt, BigUint};
use num_integer::Integer;
use num_traits::{One, Zero};

use msmith_core::recode::eisenstein::length;

type Eis = [BigInt; 2];
/// `x₀ + x₁ω + (x₂ + x₃ω)·i`.
pub(super) type Big = [BigInt; 4];

fn parts(z: &Big) -> (Eis, Eis) {
    let [a, b, c, d] = z.clone();
    ([a, b], [c, d])
}

fn join(re: Eis, im: Eis) -> Big {
    let ([a, b], [c, d]) = (re, im);
    [a, b, c, d]
}

/// The product.
pub(super) fn mul(a: &Big, b: &Big) -> Big {
    let ((p, q), (s, t)) = (parts(a), parts(b));
    let (ps, qt) = (length::mul(&p, &s), length::mul(&q, &t));
    let (pt, qs) = (length::mul(&p, &t), length::mul(&q, &s));
    join(
        [0, 1].map(|i| &ps[i] - &qt[i]),
        [0, 1].map(|i| &pt[i] + &qs[i]),
    )
}

/// |z|² in Z\[ω\].
fn norm2(z: &Eis) -> BigInt {
    &z[0] * &z[0] - &z[0] * &z[1] + &z[1] * &z[1]
}

/// The norm over Z\[ω\], α² + β².
fn relative_norm(z: &Big) -> Eis {
    let (p, q) = parts(z);
    let (pp, qq) = (length::mul(&p, &p), length::mul(&q, &q));
    [0, 1].map(|i| &pp[i] + &qq[i])
}

/// The norm over Z.
pub(super) fn norm(z: &Big) -> BigInt {
    norm2(&relative_norm(z))
}

/// |α|² + |β|².
pub(super) fn size(z: &Big) -> BigInt {
    let (p, q) = parts(z);
    norm2(&p) + norm2(&q)
}

/// The product of the other conjugates: norm(z)/z.
pub(super) fn cofactor(z: &Big) -> Big {
    let n = relative_norm(z);
    let conjugate = [&n[0] - &n[1], -&n[1]];
    let (p, q) = parts(z);
    mul(
        &join(p, q.map(|q| -q)),
        &join(conjugate, [BigInt::ZERO, BigInt::ZERO]),
    )
}

/// An Eisenstein integer next to z/n.
fn nearest(z: &[BigInt], n: &BigInt) -> Eis {
    let floor = [0, 1].map(|i: usize| z[i].div_floor(n));
    let [f, g] = [0, 1].map(|i: usize| &z[i] - &floor[i] * n);
    let least = if &f + &g > *n {
        BigInt::ZERO
    } else {
        n.clone()
    };
    let up = |a: &BigInt, b: &BigInt| BigInt::from((a * 2u32 - b > least) as u8);
    let (x, y) = (up(&f, &g), up(&g, &f));
    let [a, b] = floor;
    [a + x, b + y]
}

/// a − b·t for a t next to a/b.
fn rest(a: &Big, b: &Big) -> Big {
    let n = norm(b);
    let z = mul(a, &cofactor(b));
    let product = mul(b, &join(nearest(&z[..2], &n), nearest(&z[2..], &n)));
    [0, 1, 2, 3].map(|i| &a[i] - &product[i])
}

/// A short generator of the ideal of r and ζ − μ, by Euclid, made shorter by the unit 1 − ζ.
pub(super) fn generator(r: &BigUint, mu: &BigUint) -> Big {
    let zero = || BigInt::ZERO;
    let mut a = [BigInt::from(r.clone()), zero(), zero(), zero()];
    // μ − ζ = μ + iω
    let mut b = [BigInt::from(mu.clone()), zero(), zero(), BigInt::one()];
    while !norm(&b).is_zero() {
        let next = rest(&a, &b);
        (a, b) = (b, next);
    }
    let unit = [BigInt::one(), zero(), zero(), BigInt::one()];
    for unit in [&unit, &cofactor(&unit)] {
        loop {
            let next = mul(&a, unit);
            if size(&next) >= size(&a) {
                break;
            }
            a = next;
        }
    }
    a
}
