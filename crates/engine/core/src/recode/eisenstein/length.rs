//! How many digits residues modulo ν need in radix q.

use std::f64::consts::{FRAC_PI_3, FRAC_PI_6};

use num_bigint::BigInt;
use num_traits::ToPrimitive;

/// The product of two Eisenstein integers.
pub fn mul(a: &[BigInt; 2], b: &[BigInt; 2]) -> [BigInt; 2] {
    let yy = &a[1] * &b[1];
    [&a[0] * &b[0] - &yy, &a[0] * &b[1] + &a[1] * &b[0] - yy]
}

/// log2 of the absolute value and the argument of `x + yω`, for numbers of any size.
pub(crate) fn polar(z: &[BigInt; 2]) -> (f64, f64) {
    let bits = z[0].bits().max(z[1].bits());
    let shift = bits.saturating_sub(60);
    let [x, y] = [0, 1].map(|i| (&z[i] >> shift).to_f64().unwrap_or(0.0));
    let (re, im) = (x - y / 2.0, y * 3f64.sqrt() / 2.0);
    (re.hypot(im).log2() + shift as f64, im.atan2(re))
}

/// Half the extent of the unit hexagon (edges at distance 1/2 along 0°, 60°, …) along a direction.
fn extent(angle: f64) -> f64 {
    (angle.rem_euclid(FRAC_PI_3) - FRAC_PI_6).cos() / 3f64.sqrt()
}

/// The least number of digits for residues modulo ν in radix q.
pub fn digits_needed(nu: &[BigInt; 2], q: &[BigInt; 2]) -> usize {
    digits_of_sums(core::slice::from_ref(nu), q)
}

/// The least number of digits in radix q for sums of a residue modulo each of some numbers.
pub(crate) fn digits_of_sums(moduli: &[[BigInt; 2]], q: &[BigInt; 2]) -> usize {
    let (step, angle) = polar(q);
    let moduli: Vec<(f64, f64)> = moduli.iter().map(polar).collect();
    let mut from_digits = 0.0;
    for k in 0i32.. {
        let left = |(size, turn): &(f64, f64)| {
            (size - k as f64 * step).exp2() * extent(turn - (k + 1) as f64 * angle)
        };
        let left: f64 = moduli.iter().map(left).sum();
        if left + from_digits <= step.exp2() / 2.0 - 1e-6 {
            return k as usize + 1;
        }
        from_digits += (-k as f64 * step).exp2() * extent(-(k + 1) as f64 * angle);
    }
    unreachable!("what is left shrinks until the digits' part alone remains, below |q|/2")
}
