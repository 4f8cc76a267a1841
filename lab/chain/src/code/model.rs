//! What may come next when a chain is followed down from its scalars, and how likely.

use super::range::{Decoder, Encoder};
use crate::chain::Term;
use crate::costs::{Costs, Step};
use crate::digit::Digit;
use crate::error::Error;
use crate::method::{Bases, Task};
use crate::powers::Powers;
use crate::set::Set;
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{ToPrimitive, Zero};

/// The multiples of P and Q that are left.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Remaining(pub [BigInt; 2]);

impl Remaining {
    pub fn is_zero(&self) -> bool {
        self.0.iter().all(Zero::is_zero)
    }

    pub fn digit(&self) -> Option<Digit> {
        Some(Digit::pair(self.0[0].to_i32()?, self.0[1].to_i32()?))
    }

    /// Before a term; `None` where it does not divide, or where 0 is left.
    pub fn step(&self, t: Term) -> Option<Self> {
        let odd = BigInt::from(3).pow(t.powers.three) * BigInt::from(5).pow(t.powers.five);
        let mut below = Self([&self.0[0] - t.digit.x, &self.0[1] - t.digit.y]);
        for v in &mut below.0 {
            if v.trailing_zeros().is_some_and(|z| z < t.powers.two.into()) {
                return None;
            }
            let (quotient, rest) = (&*v >> t.powers.two).div_rem(&odd);
            if !rest.is_zero() {
                return None;
            }
            *v = quotient;
        }
        (!below.is_zero()).then_some(below)
    }
}

/// A step down, or the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    /// The digit that starts the chain is left.
    Stop,
    /// A term.
    Term(Term),
}

/// The usual moves with their weights. The last part of the total, [`Choices::OTHER`], is for all others.
pub struct Choices {
    moves: Vec<(Choice, u32)>,
    total: u32,
}

/// Moduli whose residues say how often 2, 3 and 5 divide v − d.
const MODULI: [u64; 3] = [1 << 62, 3u64.pow(39), 5u64.pow(26)];
const BASES: [u64; 3] = [2, 3, 5];
/// 1024·log2 of 2, 3, 5.
const LOGS: [i64; 3] = [1024, 1623, 2378];
/// So much less than the most that divides may be taken: of 2, 3, 5.
const LESS: [u32; 3] = [3, 7, 3];
/// 2^14·2^(−i/8).
const EIGHTHS: [u32; 8] = [16384, 15024, 13777, 12634, 11585, 10624, 9742, 8933];

/// How often the base divides v − d, d's residue given.
fn valuation(mut rest: u64, base: u64, most: u32) -> u32 {
    let mut times = 0;
    while times < most && rest.is_multiple_of(base) {
        rest /= base;
        times += 1;
    }
    times
}

impl Choices {
    /// The weight of all that is not listed.
    const OTHER: u32 = 4;
    const STOP: u32 = 1 << 18;
    const MOST_TOTAL: u32 = 1 << 21;

    pub fn at(v: &Remaining, bases: Bases, set: &Set, first: bool) -> Self {
        let mut scored: Vec<(Term, i64)> = Vec::new();
        let rest = |n: &BigInt, m: u64| n.mod_floor(&BigInt::from(m)).to_u64().unwrap_or(0);
        let residues = [0, 1, 2].map(|b| {
            let of = |i: usize| rest(&v.0[i], MODULI[b]);
            if b < bases.count() {
                [of(0), of(1)]
            } else {
                [0; 2]
            }
        });
        // What a bit of the scalar costs in a good chain, in thousandths of M.
        let bit = match (set.is_pair(), set.stored().len()) {
            (true, _) => 9000,
            (false, 0..=1) => 7900,
            (false, _) => 7200,
        };
        for &digit in set.digits() {
            let gone = v.0[0] == digit.x.into() && v.0[1] == digit.y.into();
            if gone || (digit.is_zero() && !first) {
                continue;
            }
            let mut most = [0u32; 3];
            for b in 0..bases.count() {
                let m = MODULI[b];
                let cap = [62, 39, 26][b];
                let of = |i: usize, d: i32| {
                    let r = i128::from(residues[b][i]) - i128::from(d);
                    valuation(r.rem_euclid(i128::from(m)) as u64, BASES[b], cap)
                };
                most[b] = of(0, digit.x).min(of(1, digit.y));
            }
            let from = |b: usize| most[b].saturating_sub(LESS[b]);
            for two in from(0)..=most[0] {
                for three in from(1)..=most[1] {
                    for five in from(2)..=most[2] {
                        let powers = Powers { two, three, five };
                        if powers.total() > 0 {
                            let term = Term::new(powers, digit);
                            scored.push((term, excess(&term, bit)));
                        }
                    }
                }
            }
        }
        let least = scored.iter().map(|s| s.1).min().unwrap_or(0);
        let weight = |e: i64| {
            let eighths = 14 * (e - least) / 1000;
            let down = (eighths / 8).min(31) as u32;
            (EIGHTHS[(eighths % 8) as usize] >> down).max(1)
        };
        let mut moves: Vec<(Choice, u32)> = Vec::new();
        if v.digit().is_some_and(|d| starts(set, d)) {
            moves.push((Choice::Stop, Self::STOP));
        }
        moves.extend(scored.iter().map(|&(t, e)| (Choice::Term(t), weight(e))));
        // A wide set has many: weights are halved until their sum is small, and none is lost.
        let sum = |m: &[(Choice, u32)]| m.iter().map(|m| u64::from(m.1)).sum::<u64>();
        while sum(&moves) > u64::from(Self::MOST_TOTAL) && moves.iter().any(|m| m.1 > 1) {
            for m in &mut moves {
                m.1 = (m.1 / 2).max(1);
            }
        }
        let total = sum(&moves) as u32 + Self::OTHER;
        Self { moves, total }
    }

    pub fn put(&self, it: Choice, bases: Bases, set: &Set, to: &mut Encoder) -> Result<(), Error> {
        let mut from = 0;
        for &(m, width) in &self.moves {
            if m == it {
                to.put(from, width, self.total);
                return Ok(());
            }
            from += width;
        }
        let Choice::Term(t) = it else {
            return Err(Error::Chain("its start is not in the set".into()));
        };
        to.put(from, Self::OTHER, self.total);
        let digits = set.digits();
        let at = digits.binary_search(&t.digit).unwrap_or(digits.len());
        // 0 may be added where it is not in the set.
        to.put(at as u32, 1, digits.len() as u32 + 1);
        for &p in &powers(&t)[..bases.count()] {
            to.put(p, 1, Task::MOST_BITS as u32 + 1);
        }
        Ok(())
    }

    pub fn get(&self, bases: Bases, set: &Set, from: &mut Decoder<'_>) -> Result<Choice, Error> {
        let part = from.peek(self.total);
        let mut at = 0;
        for &(m, width) in &self.moves {
            if part < at + width {
                from.take(at, width, self.total);
                return Ok(m);
            }
            at += width;
        }
        from.take(at, Self::OTHER, self.total);
        let digits = set.digits();
        let index = from.take_even(digits.len() as u32 + 1) as usize;
        let digit = digits.get(index).copied().unwrap_or(Digit::ZERO);
        if index == digits.len() && set.contains(Digit::ZERO) {
            return Err(Error::Chain("a digit that is not there".into()));
        }
        let mut powers = Powers::default();
        for base in 0..bases.count() {
            *powers.of_mut(base) = from.take_even(Task::MOST_BITS as u32 + 1);
        }
        if powers.total() == 0 {
            return Err(Error::Chain("a step that does not divide".into()));
        }
        let it = Choice::Term(Term::new(powers, digit));
        if self.moves.iter().any(|m| m.0 == it) {
            return Err(Error::Chain("another encoding of a chain".into()));
        }
        Ok(it)
    }
}

/// What a term costs above what its bits usually cost, in thousandths of M at the edwards prices.
fn excess(term: &Term, bit: i64) -> i64 {
    let digit = term.digit;
    let mut cost = 0;
    let mut extra = None;
    for (base, &times) in powers(term).iter().enumerate().filter(|p| *p.1 > 0) {
        let each = Costs::EDWARDS.multiply[base].map_or(0, i64::from);
        cost += i64::from(times) * (each - bit * LOGS[base] / 1024);
        let adds = i64::from(Costs::EDWARDS.extra(Step { base, digit }));
        extra = Some(extra.map_or(adds, |e: i64| e.min(adds)));
    }
    cost + extra.unwrap_or(0)
}

/// Whether a digit may start a chain.
fn starts(set: &Set, d: Digit) -> bool {
    !d.is_zero() && set.contains(d)
}

/// All multiplications of a term.
fn powers(t: &Term) -> [u32; 3] {
    [t.powers.two, t.powers.three, t.powers.five]
}
