//! The family against what the literature says of it, and its orders counted.

use super::*;
use num_traits::{One, Zero};

fn on_curve(n: u64, c: &[u64; 3]) -> bool {
    let m = |a: u64, b: u64| (u128::from(a) * u128::from(b) % u128::from(n)) as u64;
    let [d, x, y] = *c;
    let (xx, yy) = (m(x, x), m(y, y));
    (yy + n - xx) % n == (1 + m(d, m(xx, yy))) % n
}

fn small(c: &Curve) -> [u64; 3] {
    [&c.d, &c.x, &c.y].map(|v| v.iter_u64_digits().next().unwrap_or(0))
}

#[test]
fn the_first_curve_is_that_of_sigma_11() {
    // In integers modulo a large prime: σ = 11, α = 116, β = 44, r = 144·378/18², d and y as rationals.
    let n = (BigUint::one() << 127u32) - 1u32;
    let c = Curve::new(&n, 1).unwrap();
    let m = Modulo(&n);
    let r = m.mul(&m.small(144 * 378), &m.small(18 * 18).modinv(&n).unwrap());
    let below = m.sqr(&m.mul(&r, &m.sub(&m.small(44), &m.small(116))));
    let above = m.mul(
        &m.small(160 * 160 * 160),
        &m.sub(&m.small(44), &m.small(348)),
    );
    assert_eq!(m.mul(&c.d, &below), above);
    let (a, b) = (116u32.pow(3), 44u32.pow(3));
    assert_eq!(m.times(&c.y, a + b), m.small(a - b));
}

#[test]
fn points_are_on_their_curves() {
    let n = 1_000_000_007u64;
    for k in 1..200 {
        let c = Curve::new(&n.into(), k).unwrap();
        assert!(on_curve(n, &small(&c)), "{k}");
        assert_eq!(c.k, k);
    }
}

/// Points of `−x² + y² = 1 + d·x²y²` modulo p, those at infinity with them: two of order 2 if −d is a square, two
/// of order 4 if d is one.
fn order(p: u64, d: u64) -> u64 {
    let mut square = vec![false; p as usize];
    let mut roots = vec![0; p as usize];
    for x in 0..p {
        square[(x * x % p) as usize] = true;
        roots[(x * x % p) as usize] += 1;
    }
    let mut points = 0;
    for y in 0..p {
        // x²·(1 + d·y²) = y² − 1.
        let yy = y * y % p;
        let (below, above) = ((1 + d * yy) % p, (yy + p - 1) % p);
        for x in 0..p {
            if x * x % p * below % p == above {
                points += 1;
            }
        }
    }
    let infinite = |s: u64| if square[s as usize] { 2 } else { 0 };
    points + infinite((p - d) % p) + infinite(d)
}

#[test]
fn the_torsion_divides_every_order() {
    let mut counted = 0;
    crate::primes::each(11, 200, |p| {
        for k in 1..12 {
            let Ok(c) = Curve::new(&p.into(), k) else {
                continue;
            };
            let [d, ..] = small(&c);
            if d == 0 || d == p - 1 {
                continue;
            }
            let order = order(p, d);
            assert_eq!(order % 12, 0, "p = {p}, k = {k}: {order}");
            let spread = (p as f64 + 1.0 - order as f64).abs();
            assert!(spread <= 2.0 * (p as f64).sqrt(), "Hasse: {p} {order}");
            counted += 1;
        }
    });
    assert!(counted > 300, "{counted}");
}

#[test]
fn the_order_takes_the_point_to_the_neutral_one() {
    for p in [101u64, 103, 199] {
        let n = BigUint::from(p);
        for k in 1..8 {
            let Ok(c) = Curve::new(&n, k) else { continue };
            let [d, ..] = small(&c);
            if d == 0 || d == p - 1 {
                continue;
            }
            let start = (c.x.clone(), c.y.clone());
            let mut at = (BigUint::zero(), BigUint::one());
            let mut lost = false;
            for _ in 0..order(p, d) {
                match c.sum(&n, &at, &start) {
                    Ok(next) => at = next,
                    Err(_) => lost = true,
                }
            }
            assert!(lost || at == (BigUint::zero(), BigUint::one()), "{p} {k}");
        }
    }
}

/// σ gives the ordinate of the point, and is 11 for the first curve.
#[test]
fn sigma_of_suyama() {
    let n = BigUint::from((1u64 << 61) - 1);
    let m = Modulo(&n);
    assert_eq!(Curve::sigma(&n, 1), Ok(11u32.into()));
    assert_eq!(Curve::sigma(&n, 0), Ok(11u32.into()));
    for k in 1..30 {
        let s = Curve::sigma(&n, k).unwrap();
        let alpha = m.sub(&m.sqr(&s), &m.small(5));
        let beta = m.times(&s, 4);
        let cube = |x: &BigUint| m.mul(x, &m.sqr(x));
        let (a, b) = (cube(&alpha), cube(&beta));
        let y = Curve::new(&n, k).unwrap().y;
        assert_eq!(m.mul(&y, &m.add(&a, &b)), m.sub(&a, &b), "{k}");
    }
    // p + 3 = 18 for the first.
    assert_eq!(Curve::sigma(&0u32.into(), 1), Err(0u32.into()));
    assert_eq!(Curve::sigma(&9u32.into(), 1), Err(9u32.into()));
}
