//! How likely a curve is to find a prime of a given size.
//!
//! A curve finds p where the order of its group modulo p, a number about as large as p, has only primes up to B1 and at
//! most one more up to B2. Orders of these curves are divisible by 12, and for it and for small primes as often smooth
//! as numbers 23.4 times smaller are (GMP-ECM's figure for Suyama's curves, `rho.c` of version 6; version 7 has e^3.134 = 22.97). Of numbers near x the part
//! `ρ(u) − γ·ρ(u − 1)/ln x` has only primes up to `x^(1/u)`; ρ is Dickman's function.

/// How many times smaller a random number is that is as often smooth as an order.
const SMOOTHER: f64 = 23.4;
/// Euler's constant.
const GAMMA: f64 = 0.577_215_664_901_532_9;
/// Values of ρ are kept for these parts of 1.
const PARTS: usize = 256;
/// Above this ρ is below 10^-28 and taken for 0.
const LARGEST: usize = 20;
/// Steps between B1 and B2.
const STEPS: usize = 256;

/// How likely one curve with these bounds is to find a prime factor of so many decimal digits: of `10^(digits − 1/2)`.
///
/// Many curves, k of them, miss it with `(1 − chance)^k`. The number of curves that finds it with `1 − 1/e`, or 63 of
/// 100 times, is `1/chance`; published tables have that number, often for a much larger B2.
///
/// Not a number for bounds below 2, or for no digits.
pub fn chance(digits: u32, b1: u64, b2: u64) -> f64 {
    if digits == 0 || b1 < 2 || b2 < 2 {
        return f64::NAN;
    }
    let rho = Dickman::new();
    let order = (f64::from(digits) - 0.5) * 10f64.ln() - SMOOTHER.ln();
    let (first, second) = ((b1 as f64).ln(), (b2.max(b1) as f64).ln());
    // Of numbers whose logarithm is x.
    let smooth = |x: f64| match x / first {
        u if u <= 1.0 => 1.0,
        u => (rho.at(u) - GAMMA * rho.at(u - 1.0) / x).max(0.0),
    };
    // One more prime t: there are dt/ln t of them, and each divides a t-th of all numbers.
    let step = (second - first) / STEPS as f64;
    let one_more: f64 = (0..STEPS)
        .map(|k| first + (k as f64 + 0.5) * step)
        .map(|ln_t| smooth(order - ln_t) / ln_t * step)
        .sum();
    (smooth(order) + one_more).min(1.0)
}

/// Dickman's function: 1 up to 1, then `u·ρ'(u) = −ρ(u − 1)`.
struct Dickman(Vec<f64>);

impl Dickman {
    fn new() -> Self {
        let mut values = vec![1.0; PARTS + 1];
        // u·ρ(u) is the integral of ρ from u − 1 to u, here by the trapezoid rule. Sums are made anew each time: what
        // is left of large values taken away again would be more than ρ is.
        for i in PARTS + 1..=LARGEST * PARTS {
            let inside: f64 = values[i - PARTS + 1..].iter().sum();
            values.push((values[i - PARTS] / 2.0 + inside) / (i as f64 - 0.5));
        }
        Self(values)
    }

    fn at(&self, u: f64) -> f64 {
        let place = u.max(0.0) * PARTS as f64;
        let i = place as usize;
        match self.0.get(i..i + 2) {
            Some(&[from, to]) => from + (to - from) * (place - i as f64),
            _ => 0.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Options, Outcome, Watch, factor};
    use num_bigint::BigUint;

    #[test]
    fn dickman() {
        let rho = Dickman::new();
        // Known values: 1 − ln 2, and those of van de Lune and Wattel, Math. Comp. 23 (1969).
        let known = [
            (1.0, 1.0),
            (2.0, 0.306_852_819_4),
            (3.0, 0.048_608_388_3),
            (4.0, 0.004_910_925_65),
            (5.0, 0.000_354_724_700),
            (10.0, 2.770_171_84e-11),
        ];
        for (u, value) in known {
            let got = rho.at(u);
            assert!((got / value - 1.0).abs() < 1e-3, "{u}: {got}");
        }
        assert_eq!(rho.at(30.0), 0.0);
    }

    /// The README of GMP-ECM 7 has these bounds and, without Brent and Suyama's extension, these numbers of curves.
    #[test]
    fn published_numbers_of_curves() {
        let published = [
            (20, 11_000, 1_900_000, 74.0),
            (25, 50_000, 13_000_000, 221.0),
            (30, 250_000, 130_000_000, 453.0),
            (35, 1_000_000, 1_000_000_000, 984.0),
            (40, 3_000_000, 5_700_000_000, 2541.0),
        ];
        for (digits, b1, b2, curves) in published {
            let ratio = 1.0 / chance(digits, b1, b2) / curves;
            assert!((1.0..1.04).contains(&ratio), "{digits} digits: {ratio}");
        }
    }

    /// Primes of nine digits beside a long one, a curve each.
    #[test]
    fn as_often_as_curves_find() {
        let long = (BigUint::from(1u32) << 127) - 1u32;
        let (mut tried, mut found) = (0u32, 0u32);
        let mut at = 316_227_766u64;
        while tried < 400 {
            at += 2;
            let odd = (3..).step_by(2).take_while(|d| d * d <= at);
            if at.is_multiple_of(2) || odd.into_iter().any(|d| at.is_multiple_of(d)) {
                at |= 1;
                continue;
            }
            tried += 1;
            let options = Options {
                b1: 200,
                b2: Some(10_000),
                curves: 1,
                seed: u64::from(tried),
                threads: Some(1),
                ..Options::default()
            };
            let n = &long * at;
            let outcome = factor(&n, &options, Watch::default()).unwrap();
            found += u32::from(matches!(outcome, Outcome::Factor(_)));
        }
        let expected = f64::from(tried) * chance(9, 200, 10_000);
        let spread = expected.sqrt();
        println!("{found} of {tried}, {expected:.1} expected");
        assert!(
            (f64::from(found) - expected).abs() < 4.0 * spread,
            "{found}, {expected}"
        );
    }

    #[test]
    fn larger_bounds_find_more() {
        let mut last = 0.0;
        for (b1, b2) in [(100, 100), (100, 10_000), (1000, 10_000), (1000, 100_000)] {
            let now = chance(15, b1, b2);
            assert!(now > last, "{b1}, {b2}: {now}");
            last = now;
        }
        assert_eq!(chance(1, 1000, 1000), 1.0);
        // A prime of 972 bits: not with these.
        assert_eq!(chance(293, 50_000, 5_000_000), 0.0);
        assert!(chance(0, 10, 10).is_nan() && chance(10, 1, 10).is_nan());
    }
}
