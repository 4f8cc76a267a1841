//! Multiples of one and two points: interleaved digits run on curves, with tables of multiples.
//!
//! What is computed is data: digits of several scalars side by side ([`Interleaved`]). What it runs in is a
//! [`Ladder`]: [`Edwards`] with its switching coordinates, [`Weierstrass`] with complete operations, over any ring, so
//! that the same code computes, counts and is exhausted on toy curves.
//!
//! **The running time depends on the scalars.** Nothing here is for secret ones.

mod edwards;
mod interleaved;
mod weierstrass;

#[cfg(test)]
mod tests;

pub use edwards::Edwards;
pub use interleaved::{Interleaved, odd_multiples, width};
pub use weierstrass::{Weierstrass, WeierstrassEntry};

/// A group in which points are doubled a number of times and then added to, once or more often.
pub trait Ladder {
    /// A point, in the coordinates that it is doubled in.
    type Point;
    /// What a table holds of a point.
    type Entry: Copy;
    /// A point that can be added to.
    type Long;
    /// A point between two tables' additions: how tables are built.
    type Work: Copy;

    /// The neutral element.
    fn zero(&self) -> Self::Point;
    /// The point of an entry.
    fn start(&self, q: &Self::Entry) -> Self::Point;
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
    /// Table entries; those of `affine` are points with Z = 1.
    fn entries(&self, points: &[Self::Work], affine: &[bool]) -> Vec<Self::Entry>;
    /// The entry of the opposite point.
    fn negated(&self, q: &Self::Entry) -> Self::Entry;
}
