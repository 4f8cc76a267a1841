//! The planner: which algorithm and radix for n points, from a cost model.

use crate::engine::Engine;
use crate::error::Error;
use crate::msm::variable;
use crate::options::{Algorithm, Options};
use crate::recode::Recoding;
use crate::recode::cost::expected_additions;
use crate::recode::eisenstein::{Eisenstein, Pi};
use crate::recode::glv::Glv;
use crate::recode::signed_window::SignedWindow;
use crate::ring::Lanes;

/// What is asked.
pub struct Request<'a> {
    /// The group.
    pub engine: &'a Engine,
    /// Points.
    pub n: usize,
    /// Bits of the largest scalar.
    pub bits: u32,
    /// Words of a scalar.
    pub words: usize,
    /// The caller's options.
    pub options: &'a Options<'a>,
    /// Lanes of the backend.
    pub width: usize,
}

/// What is to be done.
pub struct Plan {
    /// The algorithm.
    pub algorithm: Algorithm,
    /// The digits, for the algorithms of the bucket engine.
    pub recoding: Option<Box<dyn Recoding>>,
}

/// The cost of one addition of the bucket engine in units of which a fold's running sum takes its
/// part; recoding and sorting cost a little for every digit.
const SORT_PER_ENTRY: f64 = 0.06;

/// Up to so many points double-and-add is faster than the bucket engine (measured at 8 lanes, 381
/// bits, against the engine's fixed costs).
const FEW: usize = 8;

/// Chooses the algorithm and radix with the fewest predicted additions that fits the memory limit.
pub fn plan<R: Lanes>(q: &Request<'_>) -> Result<Plan, Error> {
    let asked = q.options.algorithm;
    let few = asked == Algorithm::Auto && q.options.window.is_none() && q.n <= FEW;
    if asked == Algorithm::Naive || q.n == 0 || q.bits == 0 || few {
        return Ok(Plan {
            algorithm: Algorithm::Naive,
            recoding: None,
        });
    }
    let endo = q.engine.derived().endo.as_ref();
    if asked.needs_subgroup() {
        if endo.is_none() {
            let name = &q.engine.curve().name;
            let asked = asked.name();
            return Err(Error::Option(format!(
                "{name} has no endomorphism for algorithm {asked}"
            )));
        }
        if !may_turn(q) {
            return Err(Error::Option(format!(
                "algorithm {} needs points in the subgroup of order r: say so with in_subgroup",
                asked.name()
            )));
        }
    }
    if asked == Algorithm::Straus {
        return Err(Error::Option("algorithm straus is not available".into()));
    }
    let wants = |a: Algorithm| asked == a || asked == Algorithm::Auto;
    let mut found = Candidates::<R>::new(q);
    if wants(Algorithm::Signed) {
        for c in widths(q, 2..=18) {
            found.offer(
                Algorithm::Signed,
                Box::new(SignedWindow::new(c, q.bits, q.words)?),
            );
        }
    }
    // Small scalars gain nothing from being split.
    let small = asked == Algorithm::Auto && u64::from(q.bits) <= q.engine.derived().scalar_bits / 2;
    if let (Some(e), true, false) = (endo, may_turn(q), small) {
        let r = &q.engine.curve().r;
        if wants(Algorithm::Glv) {
            for c in widths(q, 2..=18) {
                let glv = Glv::new(r, &e.lambda, &e.lattice, c, q.words)?;
                found.offer(Algorithm::Glv, Box::new(glv));
            }
        }
        if wants(Algorithm::Eisenstein) {
            for pi in Pi::ALL {
                for c in widths(q, 2..=9) {
                    let e = Eisenstein::new(r, &e.lambda, &e.nu, pi, c, q.words);
                    // Radices too large for the order are refused; they are not candidates.
                    if let Ok(e) = e {
                        found.offer(Algorithm::Eisenstein, Box::new(e));
                    }
                }
            }
        }
    }
    found.best()
}

fn may_turn(q: &Request<'_>) -> bool {
    q.engine.derived().endo.is_some() && (q.options.in_subgroup || q.engine.is_whole_curve())
}

/// The window parameters to try: the caller's, or those near the best for n. With a memory limit
/// all of them, because a small one may be all that fits.
fn widths(q: &Request<'_>, all: core::ops::RangeInclusive<u32>) -> core::ops::RangeInclusive<u32> {
    if let Some(c) = q.options.window {
        return c..=c;
    }
    if q.options.memory_limit.is_some() {
        return all;
    }
    // A window of 2^c buckets is best when a bucket gets a few points: c near log₂ n − 3; the
    // exponent of an Eisenstein radix counts half.
    let log = q.n.max(1).ilog2();
    let (low, high) = if *all.end() <= 9 {
        (log.saturating_sub(3) / 2, log / 2)
    } else {
        (log.saturating_sub(4), log)
    };
    low.clamp(*all.start(), *all.end() - 2)..=high.clamp(*all.start() + 2, *all.end())
}

struct Candidates<'a, R> {
    q: &'a Request<'a>,
    best: Option<(f64, Algorithm, Box<dyn Recoding>)>,
    least_memory: Option<u64>,
    ring: core::marker::PhantomData<R>,
}

impl<'a, R: Lanes> Candidates<'a, R> {
    fn new(q: &'a Request<'a>) -> Self {
        Self {
            q,
            best: None,
            least_memory: None,
            ring: core::marker::PhantomData,
        }
    }

    fn offer(&mut self, algorithm: Algorithm, recoding: Box<dyn Recoding>) {
        if let Some(limit) = self.q.options.memory_limit {
            let threads = self.q.options.threads.unwrap_or(1);
            let needed = variable::memory::<R>(self.q.n, &*recoding, threads);
            self.least_memory = Some(self.least_memory.map_or(needed, |m| m.min(needed)));
            if needed > limit {
                return;
            }
        }
        let cost = cost(&*recoding, self.q.n);
        if self.best.as_ref().is_none_or(|(best, ..)| cost < *best) {
            self.best = Some((cost, algorithm, recoding));
        }
    }

    fn best(self) -> Result<Plan, Error> {
        match (self.best, self.least_memory, self.q.options.memory_limit) {
            (Some((_, algorithm, recoding)), ..) => Ok(Plan {
                algorithm,
                recoding: Some(recoding),
            }),
            (None, Some(needed), Some(limit)) => Err(Error::MemoryLimit { limit, needed }),
            _ => Err(Error::Option(
                "no radix of that size is possible here".into(),
            )),
        }
    }
}

/// Predicted cost in bucket additions.
fn cost(r: &dyn Recoding, n: usize) -> f64 {
    let h = r.windows() as f64;
    let b = r.buckets() as f64;
    let entries = (n * r.slots()) as f64;
    // Two short lines a window go by running sums: two long additions a point of theirs.
    let lines = 2.0 * 2.5 * b.sqrt();
    expected_additions(r, n) + h * (SORT_PER_ENTRY * entries + lines)
}
