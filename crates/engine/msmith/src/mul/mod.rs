//! Multiples of one and two points: chains and interleaved digits run on curves, with tables of multiples.
//!
//! What is computed is data: a [`Chain`], or digits of several scalars side by side
//! ([`Interleaved`]). What it runs in is a [`Ladder`]: [`Edwards`] with its switching coordinates,
//! [`Weierstrass`] with complete operations, over any ring, so that the same code computes, counts and is exhausted
//! on toy curves.
//!
//! **The running time depends on the scalars.** Nothing here is for secret ones.

mod edwards;
mod interleaved;
mod table;
mod weierstrass;

#[cfg(test)]
mod tests;

pub use edwards::Edwards;
pub use interleaved::{Interleaved, odd_multiples, width};
pub use table::TableSteps;
pub use weierstrass::Weierstrass;

use msmith_chain::{Chain, Digit, Group};

/// A group in which points are doubled a number of times and then added to, once or more often.
pub trait Ladder: Group<Entry: Copy> {
    /// A point that can be added to.
    type Long;
    /// A point between two tables' additions: how tables are built.
    type Work: Copy;

    /// `2^n·p`, ready to be added to; n may be 0.
    fn doubled(&self, p: Self::Point, n: u32) -> Self::Long;
    /// `p + q`, ready to be added to.
    fn add_on(&self, p: Self::Long, q: &Self::Entry) -> Self::Long;
    /// `p + q`.
    fn add_last(&self, p: Self::Long, q: &Self::Entry) -> Self::Point;
    /// `2^n·p`; n may be 0.
    fn double(&self, p: Self::Point, n: u32) -> Self::Point;
    /// `2p` of a table's point.
    fn twice(&self, p: &Self::Work) -> Self::Work;
    /// `p + q` of a table's points.
    fn plus(&self, p: &Self::Work, q: &Self::Work) -> Self::Work;
    /// `−p` of a table's point.
    fn minus(&self, p: &Self::Work) -> Self::Work;
    /// Table entries; those of `affine` are points with Z = 1.
    fn entries(&self, points: &[Self::Work], affine: &[bool]) -> Vec<Self::Entry>;
    /// The entry of the opposite point.
    fn negated(&self, q: &Self::Entry) -> Self::Entry;
}

/// A chain's table: entries of all stored digits.
pub struct ChainTable<E> {
    digits: Vec<Digit>,
    entries: Vec<E>,
}

impl<E: Copy> ChainTable<E> {
    /// The table of a chain from the points of P and, where there are two scalars, Q.
    pub fn new<G>(group: &G, plan: &TableSteps, points: &[G::Work]) -> Self
    where
        G: Ladder<Entry = E>,
    {
        let all = plan.run(group, points);
        let mut kept: Vec<(Digit, G::Work, bool)> = Vec::new();
        for d in plan.digits() {
            if let Some((_, p)) = all.iter().find(|(e, _)| e == d) {
                kept.push((*d, *p, d.is_affine()));
            }
        }
        let work: Vec<_> = kept.iter().map(|k| k.1).collect();
        let affine: Vec<_> = kept.iter().map(|k| k.2).collect();
        Self {
            digits: kept.iter().map(|k| k.0).collect(),
            entries: group.entries(&work, &affine),
        }
    }

    /// The entry of a digit, negated where it is negative; `None` for a digit that the plan did not have.
    pub fn get<G: Ladder<Entry = E>>(&self, group: &G, d: Digit) -> Option<E> {
        let at = self.digits.binary_search(&d.stored()).ok()?;
        let e = self.entries[at];
        Some(if d.is_negative() {
            group.negated(&e)
        } else {
            e
        })
    }

    /// Runs a chain whose digits the table has; `None` for another one.
    pub fn run<G: Ladder<Entry = E>>(&self, group: &G, chain: &Chain) -> Option<G::Point> {
        chain.run_with(group, |d| self.get(group, d))
    }
}
