//! Roots of x³ + ax + b over F_p: the points of order two.
//!
//! **Mathematics.** gcd(x^p − x, f) has the roots in F_p and no others, each once. Where it has three,
//! gcd((x + δ)^((p−1)/2) − 1, f) parts them for about three of four δ (Cantor, Zassenhaus 1981); from one root α the
//! others are those of x² + αx + α² + a. Very small fields are searched.
//!
//! **Cost.** A power of a polynomial modulo a cubic: about 20 products a bit of p.

use num_bigint::BigUint;
use num_traits::{One, ToPrimitive, Zero};

use super::field::Fp;

/// Fields below this are searched.
const TINY: u64 = 256;
/// Shifts δ that are tried.
const SHIFTS: u32 = 128;

/// A polynomial, lowest coefficient first, without leading zeros.
type Poly = Vec<BigUint>;

/// The roots of x³ + ax + b in increasing order; none where p is not prime and the way is blocked.
pub(super) fn of_cubic(f: Fp<'_>, a: &BigUint, b: &BigUint) -> Vec<BigUint> {
    let value = |x: &BigUint| f.add(&f.mul(&f.add(&f.sqr(x), a), x), b);
    let mut roots: Vec<_> = match f.p.to_u64() {
        Some(p) if p < TINY => (0..p).map(BigUint::from).collect(),
        _ => candidates(f, a, b).unwrap_or_default(),
    };
    roots.retain(|x| value(x).is_zero());
    roots.sort();
    roots.dedup();
    roots
}

/// Numbers among which are all roots.
fn candidates(f: Fp<'_>, a: &BigUint, b: &BigUint) -> Option<Vec<BigUint>> {
    let cubic = [b.clone(), a.clone(), BigUint::ZERO, BigUint::one()].to_vec();
    let x = [BigUint::ZERO, BigUint::one()];
    let frobenius = power(f, a, b, &BigUint::ZERO, f.p);
    let split = gcd(f, cubic.clone(), minus(f, &frobenius, &x))?;
    if let [c0, c1] = &split[..] {
        return Some(vec![f.neg(&f.div(c0, c1)?)]);
    }
    if split.len() < 4 {
        return Some(Vec::new());
    }
    let half = (f.p - 1u32) >> 1;
    let alpha = (0..SHIFTS).find_map(|shift| {
        let part = power(f, a, b, &f.small(shift), &half);
        let part = gcd(f, cubic.clone(), minus(f, &part, &[BigUint::one()]))?;
        match &part[..] {
            [c0, c1] => Some(f.neg(&f.div(c0, c1)?)),
            // Two roots with the sum −c1/c2; all three have the sum 0.
            [_, c1, c2] => f.div(c1, c2),
            _ => None,
        }
    })?;
    // x² + αx + α² + a.
    let square = f.sqr(&alpha);
    let discriminant = f.neg(&f.add(&f.times(3, &square), &f.times(4, a)));
    let root = f.sqrt(&discriminant)?;
    let half = f.inv(&f.small(2))?;
    let others = [f.sub(&root, &alpha), f.neg(&f.add(&root, &alpha))];
    let others = others.map(|twice| f.mul(&twice, &half));
    Some(others.into_iter().chain([alpha]).collect())
}

/// (x + shift)^e modulo x³ + ax + b.
fn power(f: Fp<'_>, a: &BigUint, b: &BigUint, shift: &BigUint, e: &BigUint) -> [BigUint; 3] {
    let mut out = [BigUint::one(), BigUint::ZERO, BigUint::ZERO];
    // c3·x³ = −c3·(ax + b).
    let fold = |c: [BigUint; 3], c3: &BigUint| {
        let [c0, c1, c2] = c;
        [f.sub(&c0, &f.mul(c3, b)), f.sub(&c1, &f.mul(c3, a)), c2]
    };
    for i in (0..e.bits()).rev() {
        let [c0, c1, c2] = &out;
        let s4 = f.sqr(c2);
        let s3 = f.times(2, &f.mul(c1, c2));
        let s2 = f.add(&f.times(2, &f.mul(c0, c2)), &f.sqr(c1));
        let s1 = f.times(2, &f.mul(c0, c1));
        let s0 = f.sqr(c0);
        // c4·x⁴ = −c4·(ax² + bx).
        let s2 = f.sub(&s2, &f.mul(&s4, a));
        let s1 = f.sub(&s1, &f.mul(&s4, b));
        out = fold([s0, s1, s2], &s3);
        if e.bit(i) {
            let [c0, c1, c2] = &out;
            let low = f.mul(c0, shift);
            let middle = f.add(c0, &f.mul(c1, shift));
            let high = f.add(c1, &f.mul(c2, shift));
            out = fold([low, middle, high], &c2.clone());
        }
    }
    out
}

fn trim(mut poly: Poly) -> Poly {
    while poly.last().is_some_and(Zero::is_zero) {
        poly.pop();
    }
    poly
}

fn minus(f: Fp<'_>, u: &[BigUint; 3], v: &[BigUint]) -> Poly {
    let get = |i: usize| v.get(i).cloned().unwrap_or_default();
    trim((0..3).map(|i| f.sub(&u[i], &get(i))).collect())
}

/// Euclid's algorithm; `None` where a leading coefficient has no inverse.
fn gcd(f: Fp<'_>, mut u: Poly, mut v: Poly) -> Option<Poly> {
    while let Some(lead) = v.last() {
        let inverse = f.inv(lead)?;
        while u.len() >= v.len() {
            let quotient = f.mul(u.last()?, &inverse);
            let shift = u.len() - v.len();
            for (i, c) in v.iter().enumerate() {
                u[shift + i] = f.sub(&u[shift + i], &f.mul(&quotient, c));
            }
            u = trim(u);
        }
        (u, v) = (v, u);
    }
    Some(u)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_roots_are_those_of_a_search() {
        for p in [257u32, 271, 283] {
            let modulus = BigUint::from(p);
            let f = Fp { p: &modulus };
            let mut counts = [0; 4];
            for (a, b) in (0..30).flat_map(|a| (0..30).map(move |b| (a * 7 % p, b * 5 % p))) {
                let want: Vec<BigUint> = (0..p)
                    .filter(|x| ((x * x % p + a) * x + b).is_multiple_of(p))
                    .map(BigUint::from)
                    .collect();
                if (4 * a * a * a + 27 * b * b).is_multiple_of(p) {
                    continue; // singular
                }
                counts[want.len()] += 1;
                assert_eq!(of_cubic(f, &a.into(), &b.into()), want, "{a} {b} mod {p}");
            }
            assert!(
                counts[0] > 0 && counts[1] > 0 && counts[3] > 0,
                "{counts:?}"
            );
        }
    }

    #[test]
    fn a_composite_modulus_ends() {
        for p in [561u32, 1105, 1 << 20, (1 << 20) + 1, 999_999] {
            let modulus = BigUint::from(p);
            for b in 1..20u32 {
                for x in of_cubic(Fp { p: &modulus }, &3u32.into(), &b.into()) {
                    assert_eq!(((&x * &x + 3u32) * &x + b) % &modulus, BigUint::ZERO);
                }
            }
        }
    }
}
