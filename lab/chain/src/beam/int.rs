//! Integers of a fixed number of words, not negative.

use num_bigint::BigUint;

/// Little-endian words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Int<const L: usize>(pub [u64; L]);

/// What is left of the scalars.
pub type Left<const N: usize, const L: usize> = [Int<L>; N];

impl<const L: usize> Int<L> {
    /// From a number that fits.
    pub fn new(n: &BigUint) -> Self {
        let mut words = [0; L];
        words
            .iter_mut()
            .zip(n.iter_u64_digits())
            .for_each(|(w, d)| *w = d);
        Self(words)
    }

    /// Its value if it is below 2^31.
    pub fn small(&self) -> Option<i32> {
        let high = self.0[1..].iter().any(|&w| w != 0);
        if high {
            None
        } else {
            i32::try_from(self.0[0]).ok()
        }
    }

    /// Bits.
    pub fn bits(&self) -> u32 {
        match self.0.iter().rposition(|&w| w != 0) {
            Some(k) => 64 * k as u32 + 64 - self.0[k].leading_zeros(),
            None => 0,
        }
    }

    /// log₂, in 1/1024; 0 for 0.
    pub fn log(&self) -> u32 {
        let Some(k) = self.0.iter().rposition(|&w| w != 0) else {
            return 0;
        };
        let (high, zeros) = (self.0[k], self.0[k].leading_zeros());
        let low = if k > 0 { self.0[k - 1] } else { 0 };
        let top = high << zeros | low.checked_shr(64 - zeros).unwrap_or(0);
        let bits = 64 * k as u32 + 64 - zeros;
        (1024.0 * ((top as f64).log2() - 64.0 + f64::from(bits))) as u32
    }

    /// Minus a digit; `None` below 0.
    pub fn minus(&self, d: i32) -> Option<Self> {
        let mut out = *self;
        let mut rest = u64::from(d.unsigned_abs());
        for w in &mut out.0 {
            let (word, more) = if d < 0 {
                w.overflowing_add(rest)
            } else {
                w.overflowing_sub(rest)
            };
            *w = word;
            rest = u64::from(more);
            if rest == 0 {
                break;
            }
        }
        (rest == 0).then_some(out)
    }

    /// The quotient by an odd number that divides it, given that number's inverse modulo 2^64.
    pub fn exact(&self, k: u64, inverse: u64) -> Self {
        let mut out = *self;
        let mut rest = 0;
        for w in &mut out.0 {
            let (word, borrow) = w.overflowing_sub(rest);
            *w = word.wrapping_mul(inverse);
            rest = ((u128::from(*w) * u128::from(k)) >> 64) as u64 + u64::from(borrow);
        }
        out
    }

    /// Half of it, rounded down.
    pub fn half(&self) -> Self {
        let mut out = *self;
        let mut rest = 0;
        for w in out.0.iter_mut().rev() {
            (*w, rest) = (rest << 63 | *w >> 1, *w & 1);
        }
        out
    }

    /// Modulo 720, where 2^64 is 16.
    pub fn modulo_720(&self) -> u64 {
        let next = |rest, w: &u64| (16 * rest + w % 720) % 720;
        self.0.iter().rev().fold(0, next)
    }

    /// Quotient and remainder.
    pub fn divide(&self, k: u32) -> (Self, u32) {
        let (k, mut rest) = (u64::from(k), 0);
        let mut out = *self;
        for w in out.0.iter_mut().rev() {
            // Two halves, so that the divisions are of 64 bits.
            let high = rest << 32 | *w >> 32;
            let low = (high % k) << 32 | (*w & 0xffff_ffff);
            *w = ((high / k) << 32) | (low / k);
            rest = low % k;
        }
        (out, rest as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_large_integers() {
        let big = |n: &Int<3>| {
            let halves = n.0.iter().flat_map(|w| [*w as u32, (*w >> 32) as u32]);
            BigUint::new(halves.collect())
        };
        for n in [
            [0, 0, 0],
            [1, 0, 0],
            [5, u64::MAX, 7],
            [u64::MAX; 3],
            [0, 1, 0],
        ]
        .map(Int)
        {
            assert_eq!(Int::<3>::new(&big(&n)), n);
            assert_eq!(u64::from(n.bits()), big(&n).bits());
            for k in [1, 2, 3, 5, 4095, u32::MAX] {
                let (q, r) = n.divide(k);
                assert_eq!((big(&q), r.into()), (big(&n) / k, big(&n) % k));
            }
            assert_eq!(n.modulo_720(), u64::from(n.divide(720).1));
            assert_eq!(n.half(), n.divide(2).0);
            for k in [3u64, 5, 7, 4095, 32769] {
                let inverse = (0..5).fold(k, |x, _| {
                    x.wrapping_mul(2u64.wrapping_sub(k.wrapping_mul(x)))
                });
                let less = n.minus(n.divide(k as u32).1 as i32).unwrap();
                assert_eq!(less.exact(k, inverse), n.divide(k as u32).0);
            }
            for d in [0, 1, 7, -1, -9] {
                let want = num_bigint::BigInt::from(big(&n)) - d;
                let sum = n.minus(d).map(|m| big(&m).into());
                let fits = want >= 0.into() && want.bits() <= 192;
                assert_eq!(sum, fits.then_some(want), "{n:?} {d}");
            }
        }
        let log = Int([0, 1 << 10, 0]).log();
        assert_eq!(log, 1024 * 74);
        assert_eq!(Int([3, 0, 0]).log(), 1623);
        assert_eq!(Int([3, 0, 0]).small(), Some(3));
        assert_eq!(Int([1 << 31, 0, 0]).small(), None);
    }
}
