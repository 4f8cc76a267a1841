//! What a chain runs in.

use crate::powers::Powers;
use num_bigint::BigInt;
use num_traits::Zero;

/// A group that knows how to run a term.
pub trait Group {
    /// An element of the group, in the coordinates that terms are computed in.
    type Point: Clone;
    /// What a table holds of an element, negated already where the digit is negative.
    type Entry;
    /// The neutral element.
    fn zero(&self) -> Self::Point;
    /// The element of an entry.
    fn start(&self, entry: Self::Entry) -> Self::Point;
    /// `2^two·3^three·5^five·p`, plus an entry. The order is quintuplings, triplings, doublings. `kept` says that
    /// an own addition comes next, or another without multiplications, for which coordinates may have to be ready.
    fn term(
        &self,
        p: Self::Point,
        powers: Powers,
        add: Option<Self::Entry>,
        kept: bool,
    ) -> Self::Point;
    /// `2^two·3^three·5^five·p + own`, or minus: own is p, or the point that was p in an own addition before.
    fn own_term(
        &self,
        p: Self::Point,
        own: &Self::Point,
        powers: Powers,
        minus: bool,
        kept: bool,
    ) -> Self::Point;
}

/// Pairs of integers: a chain that runs here gives the multiples of P and of Q.
#[derive(Debug, Clone, Copy, Default)]
pub struct Integers;

impl Group for Integers {
    type Point = (BigInt, BigInt);
    type Entry = (BigInt, BigInt);

    fn zero(&self) -> Self::Point {
        (BigInt::zero(), BigInt::zero())
    }

    fn start(&self, entry: Self::Entry) -> Self::Point {
        entry
    }

    fn term(
        &self,
        p: Self::Point,
        powers: Powers,
        add: Option<Self::Entry>,
        _: bool,
    ) -> Self::Point {
        let k = multiple(powers);
        let (x, y) = add.unwrap_or_default();
        (&p.0 * &k + x, &p.1 * &k + y)
    }

    fn own_term(
        &self,
        p: Self::Point,
        own: &Self::Point,
        powers: Powers,
        minus: bool,
        _: bool,
    ) -> Self::Point {
        let k = multiple(powers);
        let (x, y) = (&p.0 * &k, &p.1 * &k);
        match minus {
            true => (x - &own.0, y - &own.1),
            false => (x + &own.0, y + &own.1),
        }
    }
}

/// `2^two·3^three·5^five`.
fn multiple(powers: Powers) -> BigInt {
    let odd = BigInt::from(3).pow(powers.three) * BigInt::from(5).pow(powers.five);
    odd << powers.two
}
