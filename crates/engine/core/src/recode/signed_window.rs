//! Signed windows: radix 2^c, digits in [−2^(c−1), 2^(c−1)], half as many buckets as values.
//!
//! The digits are those of the EdMSM recoding (its Algorithm 2), found without a carry chain: with
//! `B = Σ_{k<h−1} 2^(c−1)·2^(ck)` the c-bit groups of `a + B`, each less 2^(c−1), are the digits of
//! `a`; the topmost group has no bias and stays unsigned. `h` windows hold every `a ≤ max` exactly
//! when `(max + B) >> c(h−1) ≤ 2^(c−1)`, which is the condition tested here ("one spare bit" is
//! neither sufficient nor, with the unsigned top digit, necessary).
//!
//! Cost: per scalar one addition of the bias and, per digit, two shifts and a few 32-bit
//! operations on independent scalars, which the compiler turns into vector code.

use num_bigint::BigUint;
use num_traits::{One, ToPrimitive};

use super::columns::{BLOCK, bias, extract};
use super::{Digit, Recoding, Small};
use crate::error::Error;
use crate::words::words_of;

/// The largest window width.
pub const MAX_WIDTH: u32 = 24;

/// Radix-2^c signed digits of integers up to a given largest value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SignedWindow {
    c: u32,
    windows: usize,
    top: usize,
    words: usize,
    max: Vec<u64>,
    bias: Vec<u64>,
}

impl SignedWindow {
    /// Digits for every integer below `2^bits`, read from `words` 64-bit words each.
    ///
    /// `c` is 1 to [`MAX_WIDTH`], `bits` at most `64·words`.
    pub fn new(c: u32, bits: u32, words: usize) -> Result<Self, Error> {
        Self::with_max(c, &((BigUint::one() << bits) - 1u32), words)
    }

    /// Digits for every integer `0 ≤ a ≤ max`: saves a window where `2^bits − 1` would need one more.
    pub fn with_max(c: u32, max: &BigUint, words: usize) -> Result<Self, Error> {
        if !(1..=MAX_WIDTH).contains(&c) {
            return Err(Error::Option(format!(
                "window width {c} is not in 1..={MAX_WIDTH}"
            )));
        }
        if words == 0 || max.bits() > 64 * words as u64 {
            return Err(Error::Option(format!(
                "integers of {} bits do not fit in {words} words",
                max.bits()
            )));
        }
        let half = BigUint::one() << (c - 1);
        // Windows that leave the topmost bits out are too few.
        let mut windows = (max.bits() as usize / c as usize).max(1);
        while (max + bias(c, windows)) >> (c as usize * (windows - 1)) > half {
            windows += 1;
        }
        let bias = bias(c, windows);
        let top = ((max + &bias) >> (c as usize * (windows - 1)))
            .to_usize()
            .unwrap_or(1)
            .max(1);
        Ok(Self {
            c,
            windows,
            top,
            words,
            max: words_of(max, words),
            bias: words_of(&bias, words + 1),
        })
    }

    /// The width c of a window in bits.
    pub fn width(&self) -> u32 {
        self.c
    }

    /// Whether all the integers are at most the largest value this recoding was made for.
    pub fn represents(&self, scalars: &[u64]) -> bool {
        scalars
            .chunks_exact(self.words)
            .all(|a| a.iter().rev().le(self.max.iter().rev()))
    }

    /// Bits of the column index: the weight is `row·2^k + col`.
    fn split(&self) -> u32 {
        self.c / 2
    }
}

impl Recoding for SignedWindow {
    fn name(&self) -> String {
        format!("signed 2^{}", self.c)
    }
    fn windows(&self) -> usize {
        self.windows
    }
    fn buckets(&self) -> usize {
        1 << (self.c - 1)
    }
    fn top_buckets(&self) -> usize {
        self.top
    }
    fn uses_endomorphism(&self) -> bool {
        false
    }
    fn radix(&self) -> Small {
        Small {
            x: 1 << self.c,
            y: 0,
        }
    }
    fn place(&self, bucket: u32) -> (u32, u32) {
        let k = self.split();
        ((bucket + 1) >> k, (bucket + 1) & ((1 << k) - 1))
    }
    fn row_unit(&self) -> Small {
        Small {
            x: 1 << self.split(),
            y: 0,
        }
    }
    fn col_unit(&self) -> Small {
        Small { x: 1, y: 0 }
    }
    fn scalar_words(&self) -> usize {
        self.words
    }

    /// Integers above the largest value this was made for cannot be written: see
    /// [`SignedWindow::represents`].
    ///
    /// # Panics
    /// If such an integer is met, or `out` is not of `windows · count` digits.
    fn recode(&self, scalars: &[u64], out: &mut [Digit]) {
        let count = scalars.len() / self.words;
        assert_eq!(
            scalars.len(),
            count * self.words,
            "a whole number of scalars"
        );
        assert_eq!(out.len(), count * self.windows, "room for every digit");
        assert!(
            self.represents(scalars),
            "an integer above the largest value of this recoding"
        );
        // One 64-bit word more: the carry out of the bias, and zeros to read next to it.
        let mut column = vec![0u32; (2 * self.words + 2) * BLOCK];
        for (b, block) in scalars.chunks(BLOCK * self.words).enumerate() {
            for (i, a) in block.chunks_exact(self.words).enumerate() {
                let mut carry = false;
                for (w, (a, b)) in a.iter().zip(&self.bias).enumerate() {
                    let sum = *a as u128 + *b as u128 + carry as u128;
                    column[2 * w * BLOCK + i] = sum as u32;
                    column[(2 * w + 1) * BLOCK + i] = (sum >> 32) as u32;
                    carry = sum >> 64 != 0;
                }
                column[2 * self.words * BLOCK + i] = self.bias[self.words] as u32 + carry as u32;
            }
            let here = block.len() / self.words;
            extract(
                self.c,
                self.windows,
                &column,
                here,
                0,
                &mut out[b * BLOCK..],
                count,
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::recode::NONE;

    /// The signed integer of a digit.
    fn value(d: Digit) -> i64 {
        if d == NONE {
            return 0;
        }
        let weight = (d >> 3) as i64 + 1;
        assert_eq!(d >> 1 & 3, 0);
        if d & 1 == 1 { -weight } else { weight }
    }

    fn digits(s: &SignedWindow, a: &BigUint) -> Vec<i64> {
        let mut out = vec![0; s.windows()];
        s.recode(&words_of(a, s.words), &mut out);
        out.into_iter().map(value).collect()
    }

    fn sum(c: u32, digits: &[i64]) -> num_bigint::BigInt {
        digits
            .iter()
            .rev()
            .fold(num_bigint::BigInt::ZERO, |s, d| (s << c) + d)
    }

    #[test]
    fn small_integers_exhaustively() {
        for c in 1..=6 {
            for bits in 1..=12 {
                let s = SignedWindow::new(c, bits, 1).unwrap();
                let scalars: Vec<u64> = (0..1 << bits).collect();
                let mut out = vec![7; scalars.len() * s.windows()];
                s.recode(&scalars, &mut out);
                for (i, a) in scalars.iter().enumerate() {
                    let mut sum = 0;
                    for k in (0..s.windows()).rev() {
                        let d = value(out[k * scalars.len() + i]);
                        assert!(d.unsigned_abs() as usize <= s.buckets());
                        sum = (sum << c) + d;
                    }
                    assert_eq!(sum, *a as i64, "c = {c}, bits = {bits}");
                }
            }
        }
    }

    #[test]
    fn the_number_of_windows_is_the_least_possible() {
        for c in 1..=6u32 {
            for max in 0u64..600 {
                let s = SignedWindow::with_max(c, &max.into(), 1).unwrap();
                // The largest value of h digits, all but the top one below 2^(c−1).
                let most = |h: u32| {
                    (0..h).fold(0i64, |s, k| {
                        (s << c) + (1 << (c - 1)) - if k == 0 { 0 } else { 1 }
                    })
                };
                let h = s.windows() as u32;
                assert!(most(h) >= max as i64, "c = {c}, max = {max}");
                assert!(h == 1 || most(h - 1) < max as i64, "c = {c}, max = {max}");
            }
        }
    }

    #[test]
    fn edges_at_every_width() {
        for bits in [1u32, 63, 64, 65, 128, 253, 255, 256, 377, 384] {
            let words = bits.div_ceil(64) as usize;
            let top = (BigUint::one() << bits) - 1u32;
            for c in 1..=MAX_WIDTH {
                let s = SignedWindow::new(c, bits, words).unwrap();
                let halves = (0..bits / c).fold(BigUint::ZERO, |s, _| (s << c) + (1u32 << (c - 1)));
                for a in [
                    BigUint::ZERO,
                    BigUint::one(),
                    top.clone(),
                    &top - u32::from(bits > 1),
                    &top >> 1,
                    (&top >> 1) + 1u32,
                    &top / 3u32,
                    halves,
                ] {
                    let d = digits(&s, &a);
                    assert!(d.iter().all(|d| d.unsigned_abs() as usize <= s.buckets()));
                    assert_eq!(sum(c, &d), a.into(), "c = {c}, bits = {bits}");
                }
            }
        }
    }

    #[test]
    fn the_exact_bound_saves_a_window() {
        // BLS12-377: r has 253 bits = 23·11, and 23 windows are not enough either way; Pallas
        // (255 = 17·15, r just above 2^254) fits with its exact bound only.
        let r377 = BigUint::parse_bytes(
            b"12ab655e9a2ca55660b44d1e5c37b00159aa76fed00000010a11800000000001",
            16,
        )
        .unwrap();
        assert_eq!(
            SignedWindow::with_max(11, &(r377 - 1u32), 4)
                .unwrap()
                .windows(),
            24
        );
        assert_eq!(SignedWindow::new(16, 256, 4).unwrap().windows(), 17);
        let all = (BigUint::one() << 256u32) - 1u32;
        let s = SignedWindow::new(16, 256, 4).unwrap();
        assert_eq!(digits(&s, &all)[16], 1);
        assert_eq!(SignedWindow::new(15, 255, 4).unwrap().windows(), 18);
        let max = (BigUint::one() << 254u32) - 1u32;
        assert_eq!(SignedWindow::with_max(15, &max, 4).unwrap().windows(), 17);
    }

    #[test]
    fn many_scalars_keep_their_places() {
        let s = SignedWindow::new(13, 256, 4).unwrap();
        let mut state = 1u64;
        let scalars: Vec<u64> = (0..4 * 1000)
            .map(|_| {
                state = state
                    .wrapping_mul(0x5851_f42d_4c95_7f2d)
                    .wrapping_add(0x1405_7b7e_f767_814f);
                state ^ state >> 29
            })
            .collect();
        let mut all = vec![0; 1000 * s.windows()];
        s.recode(&scalars, &mut all);
        for (i, a) in scalars.chunks_exact(4).enumerate() {
            let mut one = vec![0; s.windows()];
            s.recode(a, &mut one);
            for (k, d) in one.iter().enumerate() {
                assert_eq!(all[k * 1000 + i], *d);
            }
            let a = a.iter().rev().fold(BigUint::ZERO, |s, w| (s << 64u32) + w);
            assert_eq!(
                sum(13, &one.into_iter().map(value).collect::<Vec<_>>()),
                a.into()
            );
        }
    }

    #[test]
    fn places_give_the_weights() {
        for c in 1..=MAX_WIDTH {
            let s = SignedWindow::new(c, 64, 1).unwrap();
            let step = (s.buckets() / 1000).max(1);
            for b in (0..s.buckets() as u32).step_by(step) {
                let (row, col) = s.place(b);
                let weight = row as i64 * s.row_unit().x + col as i64 * s.col_unit().x;
                assert_eq!(weight, b as i64 + 1);
            }
        }
    }

    /// The published digits: the same wherever the same number of windows is used.
    #[test]
    fn published_vectors() {
        let (mut same, mut unsigned) = (0, 0);
        for line in include_str!("../../../../../vectors/recode-signed.txt").lines() {
            let l: Vec<_> = line.split_whitespace().collect();
            if l[0] == "#" {
                continue;
            }
            let (c, windows, a): (u32, usize, _) =
                (l[1].parse().unwrap(), l[2].parse().unwrap(), l[3]);
            let a = BigUint::parse_bytes(a.as_bytes(), 10).unwrap();
            let expected: Vec<i64> = l[5..].iter().map(|d| d.parse().unwrap()).collect();
            let s = SignedWindow::new(c, a.bits().max(255) as u32, 4).unwrap();
            let mine = digits(&s, &a);
            let common = windows.min(s.windows());
            assert!(
                windows == expected.len() && s.windows() + 1 >= windows,
                "{line}"
            );
            // A topmost digit may be the sum of the last two.
            if mine[..common] == expected[..common] {
                same += 1;
            } else {
                assert_eq!(mine[..common - 1], expected[..common - 1], "{line}");
                assert_eq!(sum(c, &mine), sum(c, &expected));
                unsigned += 1;
            }
        }
        assert_eq!((same, unsigned), (120, 0));
    }

    #[test]
    fn bad_parameters_are_refused() {
        assert!(SignedWindow::new(0, 10, 1).is_err());
        assert!(SignedWindow::new(25, 10, 1).is_err());
        assert!(SignedWindow::new(5, 65, 1).is_err());
        assert!(SignedWindow::new(5, 0, 0).is_err());
        let s = SignedWindow::new(5, 10, 1).unwrap();
        assert!(s.represents(&[1023, 0, 5]) && !s.represents(&[1023, 1024]));
    }
}
