//! Which algorithm and radix for n points that are given once.

use super::{GroupFacts, Key, Plan, Plans, Way, prices::Prices};
use crate::error::Error;
use crate::msm::one_bit;
use crate::msm::pack;
use crate::msm::straus::{self, Method};
use crate::options::{Algorithm, Options};
use crate::recode::Recoding;
use crate::recode::eisenstein::{Eisenstein, Pi};
use crate::recode::glv::Glv;
use crate::recode::signed_window::SignedWindow;
use std::sync::Arc;

/// What is to be summed.
pub struct SumRequest<'a> {
    /// The group.
    pub facts: &'a GroupFacts<'a>,
    /// Number of points.
    pub n: usize,
    /// Bits of the largest scalar.
    pub bits: u32,
    /// Words of a scalar.
    pub words: usize,
    /// The caller's options.
    pub options: &'a Options<'a>,
}

/// Chooses the algorithm and radix with the least predicted cost that fits the memory limit.
pub fn plan(q: &SumRequest<'_>, made: &Plans) -> Result<Plan, Error> {
    if q.options.algorithm == Algorithm::Naive || q.n == 0 || q.bits == 0 {
        return Ok(Plan {
            algorithm: Algorithm::Naive,
            way: Way::Naive,
        });
    }
    match q.options.algorithm {
        Algorithm::Subset if q.bits == 1 => return subset(q),
        Algorithm::Auto if q.bits == 1 && q.options.window.is_none() => return subset(q),
        Algorithm::Subset => {
            return Err(Error::Option(format!(
                "algorithm subset takes scalars of one bit, these have {}",
                q.bits
            )));
        }
        _ => {}
    }
    let q = &SumRequest {
        n: rounded(q),
        bits: whole_bits(q),
        ..*q
    };
    let key = Key {
        algorithm: q.options.algorithm,
        window: q.options.window,
        in_subgroup: q.options.in_subgroup,
        threads: q.options.threads.unwrap_or(1),
        n: q.n,
        bits: q.bits,
        words: q.words,
        memory_limit: q.options.memory_limit,
    };
    made.get_or_make(key, || choose(q))
}

fn subset(q: &SumRequest<'_>) -> Result<Plan, Error> {
    let needed = one_bit::memory(q.options.threads.unwrap_or(1));
    match q.options.memory_limit {
        Some(limit) if needed > limit => Err(Error::MemoryLimit { limit, needed }),
        _ => Ok(Plan {
            algorithm: Algorithm::Subset,
            way: Way::Subset,
        }),
    }
}

/// The number of points to plan for: four binary digits of it, so that like numbers share a plan.
fn rounded(q: &SumRequest<'_>) -> usize {
    if q.options.memory_limit.is_some() {
        return q.n;
    }
    let drop = q.n.max(1).ilog2().saturating_sub(3);
    q.n >> drop << drop
}

/// The bits to plan for: those of the order where they suffice and are not many more, or do not matter
/// since the scalars are to be split, so that like scalars share a plan.
fn whole_bits(q: &SumRequest<'_>) -> u32 {
    let order = q.facts.scalar_bits as u32;
    let most = 64 * q.words as u32;
    let split = may_turn(q) && q.options.algorithm != Algorithm::Signed;
    match q.bits {
        bits if is_small(q) => bits,
        bits if bits <= order && (split || bits + 8 >= order) => order.min(most),
        bits if !split => bits,
        _ => most,
    }
}

/// Small scalars gain nothing from being split.
fn is_small(q: &SumRequest<'_>) -> bool {
    u64::from(q.bits) <= q.facts.scalar_bits / 2
}

fn choose(q: &SumRequest<'_>) -> Result<Plan, Error> {
    let asked = q.options.algorithm;
    let endo = q.facts.endo;
    if asked.needs_subgroup() {
        if endo.is_none() {
            let name = q.facts.name;
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
    let auto = asked == Algorithm::Auto;
    let wants = |a: Algorithm| asked == a || auto;
    let mut found = Candidates::new(q);
    if asked == Algorithm::Straus || (auto && q.options.window.is_none()) {
        found.offer_straus(straus_method(q)?);
    }
    if wants(Algorithm::Signed) {
        for c in widths(q, 2..=18) {
            found.offer(
                Algorithm::Signed,
                Arc::new(SignedWindow::new(c, q.bits, q.words)?),
            );
        }
    }
    if let (Some(e), true, false) = (endo, may_turn(q), auto && is_small(q)) {
        let r = q.facts.r;
        if wants(Algorithm::Glv) {
            for c in widths(q, 2..=18) {
                match Glv::new(r, &e.lambda, &e.lattice, c, q.words) {
                    Ok(glv) => found.offer(Algorithm::Glv, Arc::new(glv)),
                    // Scalars of very many words cannot be split; there are other algorithms.
                    Err(_) if auto => {}
                    Err(e) => return Err(e),
                }
            }
        }
        if wants(Algorithm::Eisenstein) {
            for pi in Pi::ALL {
                for c in widths(q, 2..=9) {
                    let e = Eisenstein::new(r, &e.lambda, &e.nu, pi, c, q.words);
                    // Radices too large for the order are refused; they are not candidates.
                    if let Ok(e) = e {
                        found.offer(Algorithm::Eisenstein, Arc::new(e));
                    }
                }
            }
        }
    }
    found.best()
}

/// Straus's method with the fewest additions a point: Eisenstein digits where scalars may be split,
/// else signed windows.
fn straus_method(q: &SumRequest<'_>) -> Result<Method, Error> {
    let range = |all: core::ops::RangeInclusive<u32>, usual: core::ops::RangeInclusive<u32>| match q
        .options
        .window
    {
        None => Ok(usual),
        Some(c) if all.contains(&c) => Ok(c..=c),
        Some(c) => Err(Error::Option(format!(
            "window {c} of algorithm straus is not in {}..={}",
            all.start(),
            all.end()
        ))),
    };
    let mut candidates: Vec<Box<dyn Recoding>> = Vec::new();
    let endo = q.facts.endo;
    if let (Some(e), true, false) = (endo, may_turn(q), is_small(q)) {
        let r = q.facts.r;
        for c in range(2..=6, 2..=4)? {
            // Refused where the order is too small or a scalar has too many words.
            if let Ok(e) = Eisenstein::new(r, &e.lambda, &e.nu, Pi::One, c, q.words) {
                candidates.push(Box::new(e));
            }
        }
    }
    if candidates.is_empty() {
        for c in range(1..=10, 1..=6)? {
            candidates.push(Box::new(SignedWindow::new(c, q.bits, q.words)?));
        }
    }
    let methods: Result<Vec<Method>, Error> = candidates.into_iter().map(Method::new).collect();
    (methods?.into_iter())
        .min_by_key(Method::additions_a_point)
        .ok_or_else(|| Error::Option("no window of that size is possible here".into()))
}

fn may_turn(q: &SumRequest<'_>) -> bool {
    q.facts.endo.is_some() && (q.options.in_subgroup || q.facts.whole_curve)
}

/// The window parameters to try: the caller's, or those near the best for n. With a memory limit
/// all of them, because a small one may be all that fits.
fn widths(
    q: &SumRequest<'_>,
    all: core::ops::RangeInclusive<u32>,
) -> core::ops::RangeInclusive<u32> {
    if let Some(c) = q.options.window {
        return c..=c;
    }
    if q.options.memory_limit.is_some() {
        return all;
    }
    // A window of 2^c buckets is best when a bucket gets a few points: c near log₂ n − 3, for
    // few points more; the exponent of an Eisenstein radix counts half.
    let log = q.n.max(1).ilog2();
    let (low, high) = if *all.end() <= 9 {
        (log.saturating_sub(3) / 2, log / 2)
    } else {
        (log.saturating_sub(4), log + 1)
    };
    low.clamp(*all.start(), *all.end() - 2)..=high.clamp(*all.start() + 2, *all.end())
}

struct Candidates<'a> {
    q: &'a SumRequest<'a>,
    best: Option<(f64, Plan)>,
    least_memory: Option<u64>,
    prices: Prices,
}

impl<'a> Candidates<'a> {
    fn new(q: &'a SumRequest<'a>) -> Self {
        Self {
            q,
            best: None,
            least_memory: None,
            prices: Prices::of(q.facts),
        }
    }

    fn offer(&mut self, algorithm: Algorithm, recoding: Arc<dyn Recoding>) {
        let threads = self.q.options.threads.unwrap_or(1);
        let needed = pack::memory(&self.q.facts.ring, self.q.n, &*recoding, threads);
        let cost = self.prices.buckets(&*recoding, self.q.n, threads);
        let way = Way::Buckets(recoding);
        self.take(needed, cost, Plan { algorithm, way });
    }

    /// Straus's method works in one thread.
    fn offer_straus(&mut self, method: Method) {
        let needed = straus::memory(&self.q.facts.ring, self.q.n, &method);
        let cost = self.prices.straus(&method, self.q.n);
        let plan = Plan {
            algorithm: Algorithm::Straus,
            way: Way::Straus(Arc::new(method)),
        };
        self.take(needed, cost, plan);
    }

    fn take(&mut self, needed: u64, cost: f64, plan: Plan) {
        self.least_memory = Some(self.least_memory.map_or(needed, |m| m.min(needed)));
        if self.q.options.memory_limit.is_some_and(|l| needed > l) {
            return;
        }
        if self.best.as_ref().is_none_or(|(best, _)| cost < *best) {
            self.best = Some((cost, plan));
        }
    }

    fn best(self) -> Result<Plan, Error> {
        match (self.best, self.least_memory, self.q.options.memory_limit) {
            (Some((_, plan)), ..) => Ok(plan),
            (None, Some(needed), Some(limit)) => Err(Error::MemoryLimit { limit, needed }),
            _ => Err(Error::Option(
                "no radix of that size is possible here".into(),
            )),
        }
    }
}
