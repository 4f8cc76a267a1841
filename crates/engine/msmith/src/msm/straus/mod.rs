//! Straus's method: a table of multiples for every point, one digit of every scalar a window.
//!
//! **Mathematics.** With digits `a_i = Σ_k ρ^k·d_ik` of any recoding ([`crate::recode`]) the sum is
//! `Σ_k ρ^k·W_k`, `W_k = Σ_i d_ik·P_i`, and `d_ik·P_i` is an entry of the table of `P_i`, up to a unit.
//! No buckets have to be folded, so nothing is paid a window besides the additions, and all points share
//! the multiplications by ρ.
//!
//! **Two ways.** [`scalar`] runs Horner's rule with every table entry as a mixed addition: the least
//! to set up. [`lanes`] sums the windows first, side by side, by the affine additions of the bucket
//! engine; one mixed addition a window is left for Horner's rule.
//!
//! **Cost.** For n points, E weights and h windows `n·(E − 1 + h)` additions, and log₂ of the radix to
//! the power h doublings. In [`scalar`] an addition is 8M + 3S (the tables' with 6M more, to be affine);
//! in [`lanes`] 5M + 1S in 8 lanes, with a fixed part of one inversion for every round of the tables and
//! level of the trees, and 8M + 3S a window.
//!
//! **Source.** E. G. Straus, *Addition chains of vectors* (problem 5125), Amer. Math. Monthly 71 (1964);
//! B. Möller, *Algorithms for multi-exponentiation* (2001), calls it interleaving.

pub mod lanes;
pub mod multiples;
pub mod scalar;

#[cfg(test)]
mod tests;

use super::Run;
use super::horner::Scalar;
use super::pack::{Done, Rings};
use super::table;
use super::work::work_bytes;
use crate::Backend;
use crate::coords::jacobian;
use crate::cpu::RingFacts;
use crate::error::Error;
use crate::points::Points;
use crate::recode::{Recoding, Small};
use crate::ring::Lanes;
use crate::scalars::Scalars;
use multiples::Multiples;
use std::sync::Arc;

/// Digits and the multiples that they need.
pub struct Method {
    /// The digits.
    pub recoding: Arc<dyn Recoding>,
    pub(super) multiples: Multiples,
}

impl Method {
    /// The method for a recoding; an error if the weights of its buckets cannot be tabulated.
    pub fn new(recoding: Arc<dyn Recoding>) -> Result<Self, Error> {
        let multiples = Multiples::new(&*recoding).ok_or_else(|| {
            Error::Option(format!("no table of multiples for {}", recoding.name()))
        })?;
        Ok(Self {
            recoding,
            multiples,
        })
    }

    /// Additions for one point: its table and its digits.
    pub fn additions_a_point(&self) -> usize {
        let r = &self.recoding;
        // An image takes two products of the six of an addition, and one for its turns.
        let images = (r.images() - 1) * r.buckets() / 2;
        self.multiples.chain.len() + images + r.windows() * r.slots()
    }

    /// Additions for n points and no zero digit, with the doublings of Horner's rule.
    pub fn expected_additions(&self, n: usize) -> f64 {
        let Small { x, y } = self.recoding.radix();
        let norm = (x * x - x * y + y * y) as f64;
        let windows = self.recoding.windows() as f64;
        (n * self.additions_a_point()) as f64 + windows + (windows - 1.0) * norm.log2() / 2.0
    }
}

/// Up to this number of points [`scalar`] is faster than [`lanes`]: with two they take the same time on 64-bit
/// words, and with 8 lanes of 512 bits the second is ahead; of the fewer windows of quarters sooner
/// (`docs/decisions/curves.md`).
fn few(backend: Backend, images: usize) -> usize {
    match (backend, images) {
        (Backend::Relaxed | Backend::Avx2, 1) => 3,
        (Backend::Relaxed | Backend::Avx2, _) => 2,
        _ => 1,
    }
}

/// `Σ a_i P_i` in one thread.
pub fn msm<R: Lanes, S: Lanes>(
    rings: &Rings<R, S>,
    points: &dyn Points,
    scalars: &Scalars<'_>,
    method: &Method,
    run: Run<'_>,
) -> Result<Done<S>, Error> {
    run.options.report(0.0);
    let (point, additions) = if points.len() <= few(rings.facts.backend, method.recoding.images()) {
        run.options.check_cancel()?;
        scalar::sum(&rings.one, points, scalars, method)
    } else {
        lanes::sum(rings, points, scalars, method, run)?
    };
    run.options.report(1.0);
    Ok(Done {
        point,
        additions,
        peak_bytes: memory(&rings.facts, points.len(), method),
    })
}

/// Estimated peak memory beyond the inputs, bytes.
pub fn memory(ring: &RingFacts, n: usize, method: &Method) -> u64 {
    let block = n.min(lanes::block(ring, &*method.recoding));
    let sums = 3 * 2 * method.recoding.windows();
    let tables = table::bytes(ring.stored, sums, 4);
    (block * lanes::bytes_a_point(ring, &*method.recoding)) as u64
        + tables
        + work_bytes(ring.element)
        + (1 << 20)
}

/// `ρ·p`.
pub fn by_radix<S: Lanes>(
    one: &Scalar<S>,
    p: &jacobian::Point<S::El>,
    recoding: &dyn Recoding,
) -> jacobian::Point<S::El> {
    let radix = recoding.radix();
    if radix.y != 0 || !(radix.x as u64).is_power_of_two() {
        return one.small(p, radix);
    }
    let mut p = *p;
    for _ in 0..radix.x.trailing_zeros() {
        p = one.dbl(&p);
    }
    p
}
