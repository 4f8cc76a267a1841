//! The scalar of stage 1 and the chains that multiply by it, made once for all curves.
//!
//! **Scalar.** The least common multiple of 1, …, B1: every prime to its largest power up to B1, about
//! `1.44·B1` bits. It is cut into blocks of up to [`BLOCK`] bits.
//!
//! **Chain.** A block is one chain of doublings and additions of odd digits below `2^w` in absolute value (the
//! non-adjacent form of width `w + 1`), whose table of `2^{w−1}` odd multiples is made at its start. One bit costs
//! `3M + 4S + (1M + 6M)/(w + 2)`, an entry of the table [`ENTRY`]; w is the cheapest for the block's length.
//! `lab/docs/ecm.md` compares that with triplings.

use crate::primes;
use core::ops::ControlFlow;
use msmith_chain::{Chain, Digit, Powers, Term};
use msmith_core::{Error, Watch};
use num_bigint::BigUint;
use num_traits::One;

/// Bits of a block, about.
const BLOCK: u64 = 1 << 22;
/// The widest digits: a table of 2^13 points.
const WIDEST: u32 = 14;

/// Products and squares.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Count {
    /// Products.
    pub m: u64,
    /// Squares.
    pub s: u64,
}

impl Count {
    /// In products, at the price of a square.
    pub fn in_muls(self, square: f64) -> f64 {
        self.m as f64 + square * self.s as f64
    }
    fn times(self, n: u64) -> Self {
        Self {
            m: self.m * n,
            s: self.s * n,
        }
    }
}

impl core::ops::Add for Count {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        Self {
            m: self.m + o.m,
            s: self.s + o.s,
        }
    }
}

/// A doubling.
const DOUBLE: Count = Count { m: 3, s: 4 };
/// An addition of a stored point that makes no T, and the T of the doubling before it.
const ADD: Count = Count { m: 7, s: 0 };
/// An entry of a table: the addition (8M), its share of an inversion (3M), x and y (2M), the stored form (2M).
const ENTRY: Count = Count { m: 15, s: 0 };
/// A block's start and end: its first sum, the table's doubling, T for the next block.
const ENDS: Count = Count { m: 14, s: 5 };

/// A part of the scalar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Block {
    /// How to multiply by it.
    pub chain: Chain,
    /// Odd multiples in the table: 1, 3, …, `2·table − 1`.
    pub table: usize,
    /// Its bits.
    pub bits: u64,
}

impl Block {
    /// The chain of a number that is not 0, with the cheapest digits.
    pub fn new(scalar: &BigUint) -> Self {
        let bits = scalar.bits();
        let price = |w: u32| {
            let additions = bits / (u64::from(w) + 2);
            ENTRY.times(1 << (w - 1)).m + ADD.times(additions).m
        };
        let w = (1..=WIDEST).min_by_key(|&w| price(w)).unwrap_or(1);
        Self {
            chain: windows(scalar, w),
            table: 1 << (w - 1),
            bits,
        }
    }

    /// What it costs, table included.
    pub fn count(&self) -> Count {
        let doublings = u64::from(self.chain.powers().two);
        DOUBLE.times(doublings)
            + ADD.times(self.chain.additions() as u64)
            + ENTRY.times(self.table as u64)
            + ENDS
    }
}

/// The chain of odd digits below `2^w` in absolute value, at most one in `w + 1` places.
fn windows(scalar: &BigUint, w: u32) -> Chain {
    let words: Vec<u64> = scalar.iter_u64_digits().collect();
    let top = scalar.bits();
    let cut = |at: u64| -> u64 {
        let (word, shift) = ((at / 64) as usize, at % 64);
        let low = words.get(word).map_or(0, |x| x >> shift);
        let high = words.get(word + 1).map_or(0, |x| x << 1 << (63 - shift));
        (low | high) & ((1 << (w + 1)) - 1)
    };
    // Digits from the lowest on.
    let mut digits = Vec::new();
    let (mut at, mut carry) = (0, 0);
    while at < top || carry == 1 {
        let window = cut(at) + carry;
        if window & 1 == 0 {
            // With a carry the bit is set, and the carry goes on.
            at += 1;
            continue;
        }
        let negative = window >> w & 1 == 1;
        let digit = window as i32 - if negative { 1 << (w + 1) } else { 0 };
        digits.push((at, digit));
        carry = u64::from(negative);
        at += u64::from(w) + 1;
    }
    let mut rest = digits.into_iter().rev();
    let Some((mut place, start)) = rest.next() else {
        return Chain::default();
    };
    let step = |by: u64, digit| {
        let two = Powers {
            two: by as u32,
            ..Powers::default()
        };
        Term::new(two, digit)
    };
    let mut terms = Vec::new();
    for (at, digit) in rest {
        terms.push(step(place - at, Digit::single(digit)));
        place = at;
    }
    if place > 0 {
        terms.push(step(place, Digit::ZERO));
    }
    Chain {
        start: Digit::single(start),
        terms,
    }
}

/// Stage 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Schedule {
    /// One after the other.
    pub blocks: Vec<Block>,
}

impl Schedule {
    /// For every prime power up to b1. Errors: the flag of `watch`.
    pub fn new(b1: u64, watch: Watch<'_>) -> Result<Self, Error> {
        let mut blocks = Vec::new();
        let (mut factors, mut bits) = (Vec::new(), 0);
        let stopped = primes::try_each(2, b1, |p| {
            let power = p.pow(b1.ilog(p));
            bits += u64::from(power.ilog2()) + 1;
            factors.push(BigUint::from(power));
            if bits >= BLOCK {
                if let Err(e) = watch.check() {
                    return ControlFlow::Break(e);
                }
                blocks.push(Block::new(&product(&core::mem::take(&mut factors))));
                bits = 0;
            }
            ControlFlow::Continue(())
        });
        if let ControlFlow::Break(e) = stopped {
            return Err(e);
        }
        if !factors.is_empty() {
            blocks.push(Block::new(&product(&factors)));
        }
        Ok(Self { blocks })
    }

    /// One block for each prime, as often as it divides: to see which one ends it.
    /// Errors: the flag of `watch`.
    pub fn by_prime(b1: u64, watch: Watch<'_>) -> Result<Self, Error> {
        let mut blocks = Vec::new();
        let stopped = primes::try_each(2, b1, |p| {
            let block = Block::new(&BigUint::from(p));
            blocks.extend(core::iter::repeat_n(block, b1.ilog(p) as usize));
            match watch.check() {
                Ok(()) => ControlFlow::Continue(()),
                Err(e) => ControlFlow::Break(e),
            }
        });
        match stopped {
            ControlFlow::Break(e) => Err(e),
            ControlFlow::Continue(()) => Ok(Self { blocks }),
        }
    }

    /// Bits of the scalar, each block's rounded up.
    pub fn bits(&self) -> u64 {
        self.blocks.iter().map(|b| b.bits).sum()
    }

    /// What it costs a curve.
    pub fn count(&self) -> Count {
        self.blocks
            .iter()
            .fold(Count::default(), |c, b| c + b.count())
    }
}

/// The product of a list, in halves.
fn product(factors: &[BigUint]) -> BigUint {
    match factors {
        [] => BigUint::one(),
        [one] => one.clone(),
        _ => {
            let (low, high) = factors.split_at(factors.len() / 2);
            product(low) * product(high)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use num_bigint::BigInt;
    use num_integer::Integer;
    use num_traits::Zero;

    #[test]
    fn chains_are_their_scalars() {
        for n in 1..5000u64 {
            let n = BigUint::from(n);
            for w in 1..=5 {
                let chain = windows(&n, w);
                assert_eq!(chain.value(), (BigInt::from(n.clone()), BigInt::zero()));
                let most = chain.digits().map(|d| d.x.unsigned_abs()).max();
                assert!(most < Some(1 << w), "{n} {w}");
                assert!(chain.digits().all(|d| d.x % 2 != 0));
            }
        }
    }

    #[test]
    fn the_scalar_is_the_least_common_multiple() {
        for b1 in [2u64, 3, 10, 100, 2000] {
            let lcm = (2..=b1).fold(BigUint::one(), |l, k| l.lcm(&BigUint::from(k)));
            for schedule in [
                Schedule::new(b1, Watch::default()).unwrap(),
                Schedule::by_prime(b1, Watch::default()).unwrap(),
            ] {
                let value = schedule
                    .blocks
                    .iter()
                    .fold(BigInt::one(), |v, b| v * b.chain.value().0);
                assert_eq!(value, BigInt::from(lcm.clone()), "{b1}");
            }
        }
    }

    #[test]
    fn making_it_can_be_stopped() {
        let stop = true.into();
        let watch = Watch::default().with_cancel(&stop);
        assert_eq!(Schedule::new(1 << 30, watch), Err(Error::Cancelled));
        assert_eq!(Schedule::by_prime(1 << 30, watch), Err(Error::Cancelled));
    }

    #[test]
    fn additions_are_as_rare_as_the_width_says() {
        // Digits are w + 2 places apart on average; the price of the whole is what the head of the file says.
        let schedule = Schedule::new(100_000, Watch::default()).unwrap();
        let [block] = &schedule.blocks[..] else {
            panic!("one block")
        };
        let w = f64::from(block.table.ilog2()) + 1.0;
        let gap = block.bits as f64 / block.chain.additions() as f64;
        assert!((gap - (w + 2.0)).abs() < 0.05 * w, "{gap} {w}");
        let per_bit = schedule.count().in_muls(0.8) / schedule.bits() as f64;
        assert!((6.75..6.9).contains(&per_bit), "{per_bit}");
    }
}
