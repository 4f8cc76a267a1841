//! The curves: `−x² + y² = 1 + d·x²y²` with torsion Z/6 over the rationals, and a point of infinite order.
//!
//! **Why.** Such a curve's order modulo any prime (of good reduction) is a multiple of 12: 6 by the torsion, 4 as
//! for every such curve. Orders of this family are smoother than the factor says, above all for the primes
//! where −1 is a square (Barbulescu, Bos, Bouvier, Kleinjung, Montgomery, *Finding ECM-friendly curves through a
//! study of Galois properties*, 2012). And `a = −1` has the cheapest doublings and additions.
//!
//! **Family.** Bernstein, Birkner, Lange, *Starfish on strike* (2010), Theorem 5.4, in the coordinates of CADO-NFS
//! (`ec_parameterization.h`): the multiples `(p, q) = [k](15, 378)` on `q² = p³ − 9747p + 285714`, of rank 1,
//! `k ≥ 1`, give the curve of Suyama's `σ = (213 − p)/(p + 3)` in the form `a = −1`. With `α = σ² − 5`, `β = 4σ`,
//! `r = 144q/(p + 3)²`:
//!
//! * `d = (β + α)³(β − 3α)/(r(β − α))²`,
//! * the point `x = 2σr/((σ − 1)(σ + 5)(σ² + 5))`, `y = (α³ − β³)/(α³ + β³)`.
//!
//! `k = 1` is `σ = 11`. Coordinates are taken projectively, one inversion a curve.

use crate::number::shared;
use msmith_core::random::mix;
use num_bigint::BigUint;
use num_traits::Zero;

/// A curve `−x² + y² = 1 + d·x²y²` modulo a number, with a point on it: what a factor was found by.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Curve {
    /// Its number in the family, from 1.
    pub k: u64,
    /// The coefficient d, below the number.
    pub d: BigUint,
    /// x of the point, below the number.
    pub x: BigUint,
    /// y of the point, below the number.
    pub y: BigUint,
}

/// The number of the first curve of a seed: 1 of the seed 0, else up to 2^32.
pub fn first(seed: u64) -> u64 {
    if seed == 0 { 1 } else { 1 + (mix(seed) >> 32) }
}

/// Arithmetic modulo n, operands below n.
struct Modulo<'a>(&'a BigUint);

impl Modulo<'_> {
    fn add(&self, a: &BigUint, b: &BigUint) -> BigUint {
        (a + b) % self.0
    }
    fn sub(&self, a: &BigUint, b: &BigUint) -> BigUint {
        (a + self.0 - b) % self.0
    }
    fn mul(&self, a: &BigUint, b: &BigUint) -> BigUint {
        a * b % self.0
    }
    fn sqr(&self, a: &BigUint) -> BigUint {
        self.mul(a, a)
    }
    fn times(&self, a: &BigUint, by: u32) -> BigUint {
        a * by % self.0
    }
    fn small(&self, a: u32) -> BigUint {
        BigUint::from(a) % self.0
    }
}

/// `[k](15, 378)` in Jacobian coordinates: `p = X/Z²`, `q = Y/Z³`.
fn multiple(m: &Modulo<'_>, k: u64) -> [BigUint; 3] {
    let (p, q) = (m.small(15), m.small(378));
    let mut at = [p.clone(), q.clone(), m.small(1)];
    for bit in (0..k.ilog2()).rev() {
        at = double(m, &at);
        if k >> bit & 1 == 1 {
            at = add(m, &at, &p, &q);
        }
    }
    at
}

fn double(m: &Modulo<'_>, [x, y, z]: &[BigUint; 3]) -> [BigUint; 3] {
    let yy = m.sqr(y);
    let s = m.times(&m.mul(x, &yy), 4);
    let slope = m.sub(&m.times(&m.sqr(x), 3), &m.times(&m.sqr(&m.sqr(z)), 9747));
    let x3 = m.sub(&m.sqr(&slope), &m.times(&s, 2));
    let y3 = m.sub(&m.mul(&slope, &m.sub(&s, &x3)), &m.times(&m.sqr(&yy), 8));
    [x3, y3, m.times(&m.mul(y, z), 2)]
}

fn add(m: &Modulo<'_>, [x, y, z]: &[BigUint; 3], p: &BigUint, q: &BigUint) -> [BigUint; 3] {
    let zz = m.sqr(z);
    let h = m.sub(&m.mul(p, &zz), x);
    let slope = m.sub(&m.mul(q, &m.mul(&zz, z)), y);
    let hh = m.sqr(&h);
    let (hhh, v) = (m.mul(&h, &hh), m.mul(x, &hh));
    let x3 = m.sub(&m.sub(&m.sqr(&slope), &hhh), &m.times(&v, 2));
    let y3 = m.sub(&m.mul(&slope, &m.sub(&v, &x3)), &m.mul(y, &hhh));
    [x3, y3, m.mul(z, &h)]
}

/// Numerator and denominator of `σ = (213 − p)/(p + 3)`, `p = x/z²`.
fn sigma(m: &Modulo<'_>, x: &BigUint, z: &BigUint) -> [BigUint; 2] {
    let zz = m.sqr(z);
    [m.sub(&m.times(&zz, 213), x), m.add(&m.times(&zz, 3), x)]
}

impl Curve {
    /// σ of curve k in Suyama's form, modulo `n`, an odd number above 1: what other programs know it by (GMP-ECM's
    /// `-param 0 -sigma`).
    ///
    /// Errors: the divisor of n that makes it impossible, as in [`Curve::new`].
    pub fn sigma(n: &BigUint, k: u64) -> Result<BigUint, BigUint> {
        if n.is_zero() {
            return Err(n.clone());
        }
        let m = Modulo(n);
        let [x, _, z] = multiple(&m, k.max(1));
        let [above, below] = sigma(&m, &x, &z);
        match below.modinv(n) {
            Some(inverse) => Ok(m.mul(&above, &inverse)),
            None => Err(shared(&below, n).unwrap_or_else(|| n.clone())),
        }
    }

    /// Curve k of the family (1 for 0) modulo `n`, an odd number above 1.
    ///
    /// **Cost.** About `14·log2(k)` products and one inversion: 0.05 ms for 200 bits.
    ///
    /// Errors: the divisor of n (perhaps n itself) that makes this curve impossible; 0 for 0.
    pub fn new(n: &BigUint, k: u64) -> Result<Self, BigUint> {
        if n.is_zero() {
            return Err(n.clone());
        }
        let (m, k) = (Modulo(n), k.max(1));
        let [x, y, z] = multiple(&m, k);
        // σ = s1/s0, α = a/s0², β = b/s0², r = r/s0².
        let [s1, s0] = sigma(&m, &x, &z);
        let r = m.times(&m.mul(&y, &z), 144);
        let (s11, s00) = (m.sqr(&s1), m.sqr(&s0));
        let both = m.mul(&s1, &s0);
        let a = m.sub(&s11, &m.times(&s00, 5));
        let b = m.times(&both, 4);
        let (aaa, bbb) = (m.mul(&a, &m.sqr(&a)), m.mul(&b, &m.sqr(&b)));
        let x_below = m.mul(
            &m.mul(&m.sub(&s1, &s0), &m.add(&s1, &m.times(&s0, 5))),
            &m.add(&s11, &m.times(&s00, 5)),
        );
        let y_below = m.add(&aaa, &bbb);
        let root = m.mul(&r, &m.sub(&b, &a));
        let d_below = m.sqr(&root);
        let all = m.mul(&m.mul(&x_below, &y_below), &d_below);
        let Some(inverse) = all.modinv(n) else {
            return Err(shared(&all, n).unwrap_or_else(|| n.clone()));
        };
        let over = |above: &BigUint, p: &BigUint, q: &BigUint| {
            m.mul(&m.mul(above, &inverse), &m.mul(p, q))
        };
        let sum = m.add(&a, &b);
        let d_above = m.mul(&m.mul(&sum, &m.sqr(&sum)), &m.sub(&b, &m.times(&a, 3)));
        Ok(Self {
            k,
            d: over(&d_above, &x_below, &y_below),
            x: over(&m.times(&m.mul(&both, &r), 2), &y_below, &d_below),
            y: over(&m.sub(&aaa, &bbb), &x_below, &d_below),
        })
    }
}

#[cfg(test)]
mod reference;
#[cfg(test)]
mod tests;
