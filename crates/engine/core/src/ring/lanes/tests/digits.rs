//! Digits of 52 bits over the whole range, for kernels in assembly.

use super::super::kernel::Constants;
use super::Rng;

const FULL: u64 = (1 << 52) - 1;

/// A digit of a round: all ones, zeros, anything.
pub fn digit(rng: &mut Rng, round: usize) -> u64 {
    match (round % 5, rng.next() % 4) {
        (0, _) => FULL,
        (1, 0) | (2, 1) => 0,
        (1, 1) | (2, 2) => FULL,
        (3, 0) => 1,
        _ => rng.next() & FULL,
    }
}

/// Constants of no modulus in particular; folded by constants of given numbers of bits.
pub fn constants<const L: usize>(
    rng: &mut Rng,
    round: usize,
    folds: Option<[u32; 2]>,
    by_columns: bool,
) -> Constants<u64, L> {
    let mut digit = || digit(rng, round);
    let mut m = Constants {
        p: core::array::from_fn(|_| digit()),
        row: core::array::from_fn(|_| core::array::from_fn(|_| digit())),
        pinv: 0,
        fold: [0; 2],
        by_columns: u64::from(by_columns),
    };
    if let Some(bits) = folds {
        m.fold = bits.map(|bits| digit() & ((1 << bits) - 1) | 1 << (bits - 1));
    }
    // The lowest column of the Montgomery step must vanish: p·pinv = −1 mod 2^52.
    m.p[0] |= 1;
    let p0 = m.p[0];
    let inverse = (0..6).fold(p0, |x: u64, _| {
        x.wrapping_mul(2u64.wrapping_sub(p0.wrapping_mul(x)))
    });
    m.pinv = inverse.wrapping_neg() & FULL;
    m
}

/// Eight elements, digit by digit: digits in range, then what is taken from one and given to the next below.
pub fn element<const L: usize>(rng: &mut Rng, round: usize) -> [[u64; 8]; L] {
    let mut lane = || -> [u64; L] {
        let mut d: [i64; L] = core::array::from_fn(|_| digit(rng, round) as i64);
        for j in 0..L - 1 {
            let lent = match round % 3 {
                0 => 0,
                1 => d[j + 1] & 1023,
                _ => -(d[j] & 1023),
            };
            d[j + 1] -= lent;
            d[j] += lent << 52;
        }
        d.map(|x| x as u64)
    };
    let lanes: [[u64; L]; 8] = core::array::from_fn(|_| lane());
    core::array::from_fn(|j| core::array::from_fn(|i| lanes[i][j]))
}

/// Numbers of bits of the two constants that products are folded by.
pub const FOLDS: [[u32; 2]; 5] = [[1, 1], [10, 5], [11, 7], [37, 33], [38, 34]];
