//! The digit of every residue class modulo 2^c: one bucket for the twelve classes of its multiples by units.

use msmith_core::recode::eisenstein::small::{Eis, UNITS, fold, mul, nearest, norm, sub};
use msmith_core::recode::{Digit, NONE, digit};

/// `x₀ + x₁ω + (x₂ + x₃ω)·i`.
pub(super) type Small = [i64; 4];

/// ζ·z = −iω·z.
pub(super) fn turn(z: Small) -> Small {
    let [a, b] = mul([z[0], z[1]], [0, -1]);
    let [c, d] = mul([z[2], z[3]], [0, 1]);
    [c, d, a, b]
}

/// ζ^k as i^e·(±ω^j): the image e, the power j, whether there is a minus.
pub(super) fn unit(k: u32) -> (u32, u32, u32) {
    // ζ³ = i and ζ² = −ω².
    let image = k % 2;
    let half = (k + 12 - 3 * image) / 2 % 6;
    (image, 2 * half % 3, half % 2)
}

/// The digits of all classes.
pub(super) struct Table {
    /// By class: the lowest c bits of x₀ to x₃, the first lowest.
    pub(super) digits: Vec<(Digit, [i8; 4])>,
    /// The weight of every bucket.
    pub(super) weights: Vec<Small>,
}

/// Number of buckets: see the head of the module above.
pub(super) fn buckets(c: u32) -> usize {
    ((1 << (4 * c)) - 16) / 12 + 3
}

/// The number of the class of z.
#[inline(always)]
pub(super) fn class(z: [u32; 4], c: u32) -> usize {
    let mask = (1 << c) - 1;
    let part = |i: usize| ((z[i] & mask) << (c * i as u32)) as usize;
    part(0) | part(1) | part(2) | part(3)
}

impl Table {
    pub(super) fn new(c: u32) -> Self {
        let size = 1usize << (4 * c);
        let q: Eis = [1 << c, 0];
        let mut digits = vec![(NONE, [0; 4]); size];
        let mut weights = Vec::new();
        let bits = usize::BITS - buckets(c).leading_zeros();
        for number in 1..size {
            if digits[number].0 != NONE {
                continue;
            }
            let part = |i: u32| (number >> (c * i) & ((1 << c) - 1)) as i64;
            let near = |z: Eis| sub(z, mul(q, nearest(z, q)));
            let ([a, b], [d, e]) = (near([part(0), part(1)]), near([part(2), part(3)]));
            let weight = canonical([a, b, d, e]);
            let bucket = weights.len() as u32;
            weights.push(weight);
            let mut z = weight;
            for k in 0..12 {
                let entry = &mut digits[class(z.map(|z| z as u32), c)];
                // Classes that are multiples of themselves have two digits.
                if entry.0 == NONE {
                    let (image, power, sign) = unit(k);
                    *entry = (
                        digit(image << bits | bucket, power, sign),
                        z.map(|z| z as i8),
                    );
                }
                z = turn(z);
            }
        }
        Self { digits, weights }
    }
}

/// The multiple of z by a unit with |α| ≥ |β| and α in the sector of the first sixth.
fn canonical(z: Small) -> Small {
    let (a, b) = ([z[0], z[1]], [z[2], z[3]]);
    // −i·(α + βi) = β − αi
    let (a, b) = if norm(a) >= norm(b) {
        (a, b)
    } else {
        (b, sub([0, 0], a))
    };
    let (k, x, y) = fold(a);
    let [c, d] = mul(b, UNITS[(6 - k) % 6]);
    [x + y, y, c, d]
}
