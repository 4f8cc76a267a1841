//! Plans that are compared, and the cheapest of those that fit.

use super::prices::Prices;
use super::sum::{SumRequest, no_radix};
use super::{Plan, Way};
use crate::error::Error;
use crate::msm::straus::Method;
use crate::options::Algorithm;
use crate::recode::Recoding;
use std::sync::Arc;

/// What fits of the plans that were offered.
pub(super) struct Candidates<'a> {
    pub(super) q: &'a SumRequest<'a>,
    /// Sums of that many points.
    pub(super) parts: usize,
    /// Numbers of threads to be tried.
    pub(super) threads: Vec<usize>,
    /// Its cost, and its threads.
    pub(super) best: Option<(f64, Plan, usize)>,
    pub(super) least_memory: Option<u64>,
    prices: Prices,
    /// All that fit, where they are asked for.
    pub(super) all: Option<Vec<(f64, Plan)>>,
}

impl<'a> Candidates<'a> {
    pub(super) fn new(q: &'a SumRequest<'a>) -> Self {
        Self {
            q,
            parts: 1,
            threads: vec![q.options.threads.unwrap_or(1)],
            best: None,
            least_memory: None,
            prices: Prices::of(q.facts),
            all: None,
        }
    }

    pub(super) fn offer(&mut self, algorithm: Algorithm, recoding: Arc<dyn Recoding>) {
        let way = Way::Buckets(recoding.clone());
        for threads in self.threads.clone() {
            let cost = self.prices.buckets(&*recoding, self.q.n, threads);
            let way = way.clone();
            self.take(cost, Plan { algorithm, way }, threads);
        }
    }

    /// The same by an Edwards law.
    pub(super) fn offer_law(&mut self, recoding: Arc<dyn Recoding>, columns: usize) {
        let algorithm = Algorithm::EdMsm;
        for threads in self.threads.clone() {
            let cost = self.prices.law(&*recoding, self.q.n, threads);
            let way = Way::Law(recoding.clone(), columns);
            self.take(cost, Plan { algorithm, way }, threads);
        }
    }

    /// Straus's method works in one thread.
    pub(super) fn offer_straus(&mut self, method: &Arc<Method>) {
        let cost = self.prices.straus(method, self.q.n);
        let plan = Plan {
            algorithm: Algorithm::Straus,
            way: Way::Straus(method.clone()),
        };
        self.take(cost, plan, 1);
    }

    fn take(&mut self, cost: f64, plan: Plan, threads: usize) {
        let q = self.q;
        if !plan.takes(q.n) {
            return;
        }
        // Of parts some have a point less, which may let a call take more windows.
        let less = if self.parts > 1 { q.n - 1 } else { q.n };
        let needed = [q.n, less].map(|n| plan.memory(q.facts, n, threads));
        let needed = needed[0].max(needed[1]);
        self.least_memory = Some(self.least_memory.map_or(needed, |m| m.min(needed)));
        if q.options.memory_limit.is_some_and(|l| needed > l) {
            return;
        }
        let cost = self.parts as f64 * cost;
        if let Some(all) = &mut self.all {
            all.push((cost, plan.clone()));
        }
        if self.best.as_ref().is_none_or(|(best, ..)| cost < *best) {
            self.best = Some((cost, plan, threads));
        }
    }

    pub(super) fn best(self) -> Result<Plan, Error> {
        match (self.best, self.least_memory, self.q.options.memory_limit) {
            (Some((_, plan, _)), ..) => Ok(plan),
            (None, Some(needed), Some(limit)) => Err(Error::MemoryLimit { limit, needed }),
            _ => Err(no_radix()),
        }
    }
}
