//! Chains, as [`DoubleBase`](crate::DoubleBase) §3.1 defines them, in the order in which they are computed.

use crate::digit::Digit;
use crate::group::{Group, Integers};
use crate::powers::Powers;
use num_bigint::BigInt;

/// Multiply by `k = 2^two·3^three·5^five`, then add a digit (perhaps 0: in the last term, and with an own addition).
/// Interleaved expansions of two scalars add twice in a row: the second addition is a term without multiplications. It
/// may follow the start.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Term {
    /// The multiplications; at least one, but for a second addition in a row or one to the start.
    pub powers: Powers,
    /// 1 or −1 where the point that was multiplied is added to its multiple, or taken from it: a multiplication by
    /// `k ± 1`. 2 or −2 where the point that the own addition before this one has added is added once more, or taken:
    /// both terms multiply by `(k ± 1)·k' ± 1`. Then the digit is 0.
    pub own: i8,
    /// What is added after the multiplications.
    pub digit: Digit,
}

impl Term {
    /// Multiplications and an addition.
    pub const fn new(powers: Powers, digit: Digit) -> Self {
        Self {
            powers,
            own: 0,
            digit,
        }
    }

    /// A multiplication by `k ± 1`.
    pub const fn own(powers: Powers, own: i8) -> Self {
        Self {
            powers,
            own,
            digit: Digit::ZERO,
        }
    }
}

/// A chain: start with a digit, then term after term. The chain of 0 starts with the digit 0 and has no terms.
///
/// Within a term quintuplings come first, then triplings, then doublings, so that where there is a doubling it is
/// the one that makes the extended coordinates for the addition ([`DoubleBase`](crate::DoubleBase) §2.3).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Chain {
    /// The multiple that the chain starts with.
    pub start: Digit,
    /// The terms, in the order in which they are computed.
    pub terms: Vec<Term>,
}

impl Chain {
    /// From single steps in the order of computation, each a base's index (of 2, 3, 5) and a digit; the digit 0
    /// joins a step with the next.
    pub fn from_steps(start: Digit, steps: impl IntoIterator<Item = (usize, Digit)>) -> Self {
        let mut terms = Vec::new();
        let mut open = Powers::default();
        for (base, digit) in steps {
            let times = open.of_mut(base);
            *times = times.saturating_add(1);
            if !digit.is_zero() {
                terms.push(Term::new(core::mem::take(&mut open), digit));
            }
        }
        if open.total() > 0 {
            terms.push(Term::new(open, Digit::ZERO));
        }
        Self { start, terms }
    }

    /// What it computes: the multiples of P and of Q. They have about as many bits as the chain has multiplications,
    /// which [`check_shape`](crate::check_shape) bounds.
    pub fn value(&self) -> (BigInt, BigInt) {
        self.run(&Integers, |d| (d.x.into(), d.y.into()))
    }

    /// The number of doublings, triplings and quintuplings in all terms; `u32::MAX` where there are more.
    pub fn powers(&self) -> Powers {
        let mut all = Powers::default();
        for t in &self.terms {
            for base in 0..3 {
                let sum = all.of_mut(base);
                *sum = sum.saturating_add(t.powers.of(base));
            }
        }
        all
    }

    /// Additions, own ones too.
    pub fn additions(&self) -> usize {
        let adds = |t: &&Term| !t.digit.is_zero() || t.own != 0;
        self.terms.iter().filter(adds).count()
    }

    /// Additions of a multiple's own point.
    pub fn own_additions(&self) -> usize {
        self.terms.iter().filter(|t| t.own != 0).count()
    }

    /// Digits that are not 0, with the start: the length ℓ of the papers.
    pub fn length(&self) -> usize {
        self.additions() + usize::from(!self.start.is_zero())
    }

    /// All digits that are not 0, the start first.
    pub fn digits(&self) -> impl Iterator<Item = Digit> {
        let rest = self.terms.iter().map(|t| t.digit);
        core::iter::once(self.start)
            .chain(rest)
            .filter(|d| !d.is_zero())
    }

    /// Runs it in a group. `table` gives the point of a digit.
    pub fn run<G: Group>(&self, group: &G, mut table: impl FnMut(Digit) -> G::Entry) -> G::Point {
        match self.run_with(group, |d| Some(table(d))) {
            Some(point) => point,
            // No digit is missing.
            None => group.zero(),
        }
    }

    /// The same where a digit's point may be missing: then there is no result.
    pub fn run_with<G: Group>(
        &self,
        group: &G,
        mut table: impl FnMut(Digit) -> Option<G::Entry>,
    ) -> Option<G::Point> {
        let mut point = if self.start.is_zero() {
            group.zero()
        } else {
            group.start(table(self.start)?)
        };
        // What own additions add.
        let mut own = point.clone();
        for (k, t) in self.terms.iter().enumerate() {
            let next = self.terms.get(k + 1);
            let kept =
                next.is_some_and(|next| next.own.unsigned_abs() == 1 || next.powers.total() == 0);
            point = if t.own != 0 {
                if t.own.unsigned_abs() == 1 {
                    own = point.clone();
                }
                group.own_term(point, &own, t.powers, t.own < 0, kept)
            } else if t.digit.is_zero() {
                group.term(point, t.powers, None, kept)
            } else {
                group.term(point, t.powers, Some(table(t.digit)?), kept)
            };
        }
        Some(point)
    }
}

/// The chain of the opposite.
impl core::ops::Neg for Chain {
    type Output = Self;
    fn neg(mut self) -> Self {
        self.start = -self.start;
        for t in &mut self.terms {
            t.digit = -t.digit;
        }
        self
    }
}
