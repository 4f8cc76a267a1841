//! Which bucket set a table is made for: the fastest that the budget allows, by a cost model.

use super::prices::Prices;
use super::{GroupFacts, Plans};
use crate::error::Error;
use crate::msm::fixed::{beside, pieces};
use crate::options::Options;
use crate::recode::bucket_set::estimate::Estimate;
use crate::recode::bucket_set::spec::Numbers;
use crate::recode::bucket_set::{Spec, odd, single, two};
use crate::recode::cost::occupied;

/// How large a table may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Budget {
    /// Bytes of the whole table.
    Bytes(u64),
    /// Stored points of a base (rows). With 1 only the bases themselves are kept, in the engine's own packed form.
    PointsPerBase(u32),
    /// Whatever is fastest, up to [`Budget::MOST`].
    Fastest,
}

impl Budget {
    /// Bytes of the largest table that [`Budget::Fastest`] makes; [`Options::memory_limit`] lowers it.
    pub const MOST: u64 = 4 << 30;

    /// Most bytes and rows.
    fn limits(self, options: &Options<'_>) -> (u64, usize) {
        let (bytes, rows) = match self {
            Self::Bytes(bytes) => (bytes, usize::MAX),
            Self::PointsPerBase(rows) => (u64::MAX, rows as usize),
            Self::Fastest => (Self::MOST, usize::MAX),
        };
        (bytes.min(options.memory_limit.unwrap_or(u64::MAX)), rows)
    }
}

/// A table that could be made, and what the cost model expects of it.
#[derive(Debug, Clone, Copy, PartialEq)]
#[non_exhaustive]
pub struct TablePlan {
    /// The bucket set: [`std::fmt::Display`] gives its name.
    pub set: Spec,
    /// Passes g: every g-th position of the digits is stored. More passes make a smaller table and a slower sum.
    pub passes: usize,
    /// Stored points of a base.
    pub rows: usize,
    /// Bytes of the table.
    pub bytes: u64,
    /// Buckets of a pass.
    pub buckets: usize,
    /// Group additions expected for uniform scalars.
    pub additions: f64,
    /// Predicted time of a sum on one thread, nanoseconds.
    pub nanoseconds: f64,
}

/// What a table is asked for.
pub struct TableRequest<'a> {
    /// The group.
    pub facts: &'a GroupFacts<'a>,
    /// What digit systems need to know of it.
    pub numbers: &'a Numbers,
    /// Number of bases.
    pub n: usize,
    /// How large the table may be.
    pub budget: Budget,
    /// The caller's options.
    pub options: &'a Options<'a>,
    /// What the engine knows of sets.
    pub made: &'a Plans,
}

impl TableRequest<'_> {
    /// The fastest table within the budget: the last of [`TableRequest::front`].
    pub fn best(&self) -> Result<TablePlan, Error> {
        if let Some(best) = self.front().pop() {
            return Ok(best);
        }
        let (bytes, rows) = self.budget.limits(self.options);
        let limit = self.options.memory_limit.unwrap_or(u64::MAX);
        // What is asked for in vain: a smaller table, or less memory.
        let asked = |p: &TablePlan| match limit <= bytes {
            true => self.needed(p),
            false => p.bytes,
        };
        match self.least(&asked) {
            Some(least) if asked(&least) > bytes => Err(Error::MemoryLimit {
                limit: bytes,
                needed: asked(&least),
            }),
            Some(least) if self.needed(&least) > limit => Err(Error::MemoryLimit {
                limit,
                needed: self.needed(&least),
            }),
            _ => Err(Error::Option(format!(
                "{rows} stored points a base hold no table: at least 1 is needed"
            ))),
        }
    }

    /// The tables of which none is both larger and slower than another, the smallest first, up to the budget: each with
    /// the numbers of its very set.
    pub fn front(&self) -> Vec<TablePlan> {
        let prices = Prices::of(self.facts);
        let model = self.model(&prices);
        let (bytes, rows) = self.budget.limits(self.options);
        let limit = self.options.memory_limit.unwrap_or(u64::MAX);
        let fitting = |e: &Estimate| {
            let mut plans = model.tables(e);
            plans.retain(|p| p.bytes <= bytes && p.rows <= rows && self.needed(p) <= limit);
            plans
        };
        let mut open: Vec<(Estimate, Vec<TablePlan>)> = (model.sets(self.numbers).into_iter())
            .map(|e| (e, fitting(&e)))
            .filter(|(_, plans)| !plans.is_empty())
            .collect();
        // Estimates are bounds: a set that is beaten by one is not on the front, and all others are looked at.
        let mut exact: Vec<TablePlan> = Vec::new();
        loop {
            let all = open.iter().flat_map(|(_, plans)| plans).chain(&exact);
            let front = front_of(all.copied().collect());
            let may_be_on_it = |(_, plans): &(Estimate, Vec<TablePlan>)| {
                plans.iter().any(|p| {
                    let larger = front.partition_point(|f| f.bytes <= p.bytes);
                    let beaten_by = front[..larger].last();
                    beaten_by.is_none_or(|f| p.nanoseconds * LEAST < f.nanoseconds)
                })
            };
            let near = open.extract_if(.., |set| may_be_on_it(set));
            let near: Vec<Estimate> = near.map(|(e, _)| e).collect();
            if near.is_empty() {
                return front;
            }
            // A set that the order does not allow is no choice.
            let sets = near.iter().filter_map(|e| self.made.set(e, self.numbers));
            exact.extend(sets.flat_map(|e| fitting(&e)));
        }
    }

    /// Bytes that a table takes while one thread makes it.
    fn needed(&self, p: &TablePlan) -> u64 {
        p.bytes + beside((&self.facts.ring, self.facts.words), p.rows, p.buckets, 1)
    }

    /// The table that takes the least.
    fn least(&self, asked: &dyn Fn(&TablePlan) -> u64) -> Option<TablePlan> {
        let prices = Prices::of(self.facts);
        let model = self.model(&prices);
        let least = |e: &Estimate| model.tables(e).into_iter().min_by_key(|p| asked(p));
        let mut sets = model.sets(self.numbers);
        sets.sort_by_cached_key(|e| least(e).map(|p| asked(&p)));
        let mut exact = sets.iter().filter_map(|e| self.made.set(e, self.numbers));
        exact.find_map(|e| least(&e))
    }

    fn model<'a>(&self, prices: &'a Prices) -> Model<'a> {
        Model {
            prices,
            fixed: if self.facts.ring.width > 1 {
                &WIDE
            } else {
                &NARROW
            },
            n: self.n as f64,
            threads: self.options.threads.unwrap_or(1) as f64,
            coordinate: 8 * self.facts.words,
        }
    }
}

/// What a set takes in time is at least this part of what its estimate says: more buckets may mean fewer pieces.
const LEAST: f64 = 0.97;

/// Those of which none is both larger and slower than another, the smallest first.
fn front_of(mut all: Vec<TablePlan>) -> Vec<TablePlan> {
    all.sort_by(|a, b| {
        (a.bytes, a.nanoseconds)
            .partial_cmp(&(b.bytes, b.nanoseconds))
            .unwrap_or(std::cmp::Ordering::Equal)
    });
    let mut least = f64::INFINITY;
    all.retain(|p| {
        let better = p.nanoseconds < least;
        least = least.min(p.nanoseconds);
        better
    });
    all
}

/// Prices of fixed-base sums: those of [`super::prices`], and a fit to times of 2^12 to 2^20 bases with tables of 4 MB
/// to 2.4 GB (`tests`), which it meets to 6%, and of 2^8 and 2^10 bases, to 18%; in words, 2^8 to 2^14 bases of BN254 and
/// BLS12-381 with 1 to 16 stored points each, to 19% (Intel Xeon).
struct Fixed {
    /// A sum, ns.
    call: f64,
    /// A scalar, more for each digit, ns; in digits of `Z[ω]`, more.
    scalar: f64,
    digit: f64,
    complex: f64,
    /// A digit with multipliers, more: an integer, of `Z[ω]`.
    odd: f64,
    two: f64,
    /// A digit where q = π·2^c with another π than 1, more.
    pieces: f64,
    /// A digit for each of the first [`NEAR`] doublings of a piece of the table beyond [`CACHE`], and for the
    /// others, ns.
    near: f64,
    far: f64,
    /// A page of the table that is read once, ns.
    cold: f64,
    /// A bucket's sum over one of several pieces, ns.
    piece: f64,
    /// A bucket of a pass, for each of the first [`MOST_SUMS`] doublings of its sums beyond [`SUMS`], ns.
    bucket: f64,
    /// An addition, in units of the lane's price; what is not side by side in a line of buckets.
    addition: f64,
    line: f64,
    /// Units of the scalar ring's price: a sum, a pass, a doubling.
    end: f64,
    pass: f64,
    doubling: f64,
}

/// Bytes of a table that cost nothing.
const CACHE: f64 = (8 << 20) as f64;
/// Bytes of a page.
const PAGE: f64 = 4096.0;
/// Doublings of it that cost little.
const NEAR: f64 = 4.0;

/// Bytes of bucket sums that cost nothing, those of a second-level cache, and doublings of it that count.
const SUMS: f64 = (1 << 20) as f64;
const MOST_SUMS: f64 = 3.0;

const WIDE: Fixed = Fixed {
    call: 56e3,
    scalar: 15.0,
    digit: 2.0,
    complex: 12.3,
    odd: 6.5,
    two: 3.8,
    pieces: 1.0,
    near: 0.3,
    far: 2.9,
    cold: 50.0,
    piece: 46.5,
    bucket: 26.0,
    addition: 0.89,
    line: 12.5,
    end: 220.0,
    pass: 10.9,
    doubling: 1.36,
};

const NARROW: Fixed = Fixed {
    call: 153e3,
    scalar: 40.0,
    digit: 8.0,
    complex: 223.0,
    odd: 16.0,
    two: 7.0,
    pieces: 1.36,
    near: 0.0,
    far: 0.0,
    cold: 0.0,
    piece: 0.0,
    bucket: 0.0,
    addition: 0.9,
    line: 7.2,
    end: 0.0,
    pass: 0.0,
    doubling: 1.19,
};

struct Model<'a> {
    prices: &'a Prices,
    fixed: &'a Fixed,
    n: f64,
    threads: f64,
    /// Bytes of a stored coordinate.
    coordinate: usize,
}

impl Model<'_> {
    /// The sets that are compared.
    fn sets(&self, numbers: &Numbers) -> Vec<Estimate> {
        Estimate::all(numbers, (16.0 * self.n).max(64.0))
    }

    /// A set in every number of passes that makes a difference to the number of stored positions.
    fn tables(&self, e: &Estimate) -> Vec<TablePlan> {
        let mut stored = usize::MAX;
        let fewer = |passes: &usize| {
            let positions = e.positions.div_ceil(*passes);
            core::mem::replace(&mut stored, positions) > positions
        };
        let passes = (1..=e.positions).filter(fewer);
        passes.map(|g| self.plan(e, g, e.rows(g))).collect()
    }

    fn plan(&self, e: &Estimate, passes: usize, rows: usize) -> TablePlan {
        let (f, g) = (self.fixed, passes as f64);
        let columns = if e.turned { 4 } else { 2 };
        let bytes = self.n * (rows * columns * self.coordinate) as f64;
        let all = self.n * (e.positions * e.halves) as f64;
        let digits = all * (1.0 - 1.0 / e.residues);
        let hit = occupied(digits / g, e.buckets);
        // Rows and columns are as many as the weights need, however few of them are buckets.
        let family = e.spec.family();
        let is_odd = family == &odd::FAMILY;
        let line = if is_odd {
            (e.residues / 2.0).sqrt()
        } else {
            e.buckets.sqrt()
        };
        let lines = 2.0 * line * (1.0 + (-e.buckets / line).exp());
        let doublings =
            (g - 1.0) * e.residues.log2() / if e.halves == 1 && e.turned { 2.0 } else { 1.0 };
        let additions = digits + g * (hit + lines) + doublings;
        let pieces = pieces(bytes as u64, all / g, e.buckets) as f64;
        let size = (bytes / pieces / CACHE).log2().max(0.0);
        // Pages that hardly more than one digit reads.
        let pages = (bytes / PAGE).max(1.0);
        let cold = f.cold * pages * (-digits / pages).exp() * (1.0 - (-digits / pages).exp());
        let memory = f.near * size.min(NEAR) + f.far * (size - NEAR).max(0.0);
        let complex = if e.turned && e.halves == 1 {
            f.complex
        } else {
            0.0
        };
        let lanes = self.prices.lane * (f.addition * (additions - doublings) + f.line * g * line);
        let sums = (e.buckets * self.prices.coordinate() * 2.0 / SUMS).log2();
        let buckets = f.bucket * sums.clamp(0.0, MOST_SUMS) * g * hit;
        let parts = if pieces > 1.0 {
            f.piece * pieces * g * hit
        } else {
            0.0
        };
        let digit = match (e.multipliers, e.turned) {
            (1, _) if !is_odd => f.digit,
            (_, false) => f.digit + f.odd,
            (_, true) => f.digit + f.two,
        };
        let pi = [&single::EISENSTEIN, &two::FAMILY].contains(&family)
            && e.spec.parameters().first() != Some(&1);
        let digit = digit + if pi { f.pieces } else { 0.0 };
        let apart =
            self.n * (f.scalar + complex) + all * digit + digits * memory + cold + buckets + parts;
        let ends = self.prices.scalar * (f.end + g * f.pass + f.doubling * doublings);
        TablePlan {
            set: e.spec,
            passes,
            rows,
            bytes: bytes as u64,
            buckets: e.buckets as usize,
            additions,
            nanoseconds: f.call + ends + (apart + lanes) / self.threads,
        }
    }
}

#[cfg(test)]
mod tests;
