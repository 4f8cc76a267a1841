//! Batches of curves on threads, until one finds a factor.

use crate::curve::Curve;
use crate::engine::{Engine, Plan, Work};
use crate::error::Error;
use crate::hit::{Stage, Stop};
use crate::options::Options;
use crate::outcome::{Factor, How, Outcome};
use crate::schedule::Schedule;
use crate::wheel::Wheel;
use msmith_core::{Watch, parallel};
use num_bigint::BigUint;
use num_traits::One;
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, OnceLock};
use std::time::{Duration, Instant};

/// Between two reports of progress.
const PACE: Duration = Duration::from_millis(50);

/// Tries the curves of the options on n, in the ring of `engine`, with these B1 and B2.
pub fn search(
    n: &BigUint,
    options: &Options,
    (b1, b2): (u64, u64),
    engine: &dyn Engine,
    watch: Watch<'_>,
) -> Result<Outcome, Error> {
    let end = (options.time_limit).and_then(|limit| Instant::now().checked_add(limit));
    let caller = watch;
    let watch = end.map_or(caller, |at| caller.with_deadline(at));
    let plan = || -> Result<Plan, msmith_core::Error> {
        Ok(Plan {
            one: Schedule::new(b1, watch)?,
            two: Wheel::new(b1, b2, watch)?,
            every: false,
        })
    };
    let plan = match plan() {
        Ok(plan) => plan,
        Err(msmith_core::Error::Cancelled) => return stopped(caller, 0),
        Err(e) => return Err(e.into()),
    };
    let batches = options.curves.div_ceil(engine.width() as u64);
    let mut search = Search {
        n,
        options,
        b1,
        engine,
        plan: &plan,
        careful: OnceLock::new(),
        batches,
        next: AtomicU64::new(0),
        best: AtomicU64::new(u64::MAX),
        done: AtomicU64::new(0),
        all: 0.0,
        reported: Mutex::new(Instant::now()),
        finished: Mutex::default(),
        caller,
        watch,
    };
    let giants = plan.two.as_ref().map_or(0, |w| w.giants() as u64);
    let batch = search.price(Work::Bits(plan.one.bits())) + search.price(Work::Giants(giants));
    search.all = batch as f64 * batches as f64;
    search.run()
}

struct Search<'a> {
    n: &'a BigUint,
    options: &'a Options,
    b1: u64,
    engine: &'a dyn Engine,
    plan: &'a Plan,
    /// The plan that separates factors that come together, when it is first needed.
    careful: OnceLock<Plan>,
    /// Number of batches.
    batches: u64,
    /// The next batch.
    next: AtomicU64,
    /// The first batch that has found something.
    best: AtomicU64,
    /// Products done by batches, and all of them.
    done: AtomicU64,
    all: f64,
    /// When the caller was last told.
    reported: Mutex<Instant>,
    finished: Mutex<Finished>,
    /// What the caller gave, without the time limit.
    caller: Watch<'a>,
    watch: Watch<'a>,
}

/// Batches that were run to the end.
#[derive(Default)]
struct Finished {
    /// All before this one.
    before: u64,
    /// And these.
    later: BTreeSet<u64>,
}

impl Finished {
    fn add(&mut self, batch: u64) {
        self.later.insert(batch);
        while self.later.remove(&self.before) {
            self.before += 1;
        }
    }
}

/// The answer of a search that ends before all is done.
fn stopped(caller: Watch<'_>, curves: u64) -> Result<Outcome, Error> {
    match caller.is_cancelled() {
        true => Err(Error::Cancelled { curves }),
        false => Ok(Outcome::Stopped { curves }),
    }
}

impl Search<'_> {
    /// Work in products, about.
    fn price(&self, work: Work) -> u64 {
        match (work, &self.plan.two) {
            (Work::Bits(bits), _) => 7 * bits,
            (Work::Giants(steps), Some(w)) => steps * (12 + w.pairs / w.giants() as u64),
            (Work::Giants(_), None) => 0,
        }
    }

    /// Notes work; says whether to stop.
    fn poll(&self, batch: u64, work: Work) -> bool {
        self.done.fetch_add(self.price(work), Relaxed);
        if let Ok(mut reported) = self.reported.try_lock()
            && reported.elapsed() >= PACE
        {
            *reported = Instant::now();
            let done = self.done.load(Relaxed) as f64;
            self.watch.report((done / self.all).min(1.0));
        }
        self.watch.is_cancelled() || self.best.load(Relaxed) < batch
    }

    fn run(&self) -> Result<Outcome, Error> {
        // One task a thread: the number of batches may be astronomical.
        let threads = self.options.threads_for(self.batches);
        let (found, _) = parallel::run(threads, threads, || (), |(), _| self.worker());
        let first = found.into_iter().flatten().min_by_key(|f| f.curves);
        if let (Some(factor), false) = (first, self.caller.is_cancelled()) {
            return Ok(Outcome::Factor(factor));
        }
        let finished = self.finished.lock().unwrap_or_else(|e| e.into_inner());
        let curves = finished.before.saturating_mul(self.engine.width() as u64);
        let curves = curves.min(self.options.curves);
        if finished.before < self.batches || self.caller.is_cancelled() {
            return stopped(self.caller, curves);
        }
        Ok(Outcome::Nothing { curves })
    }

    /// Batches until there are none left or one has found something: what this thread's has.
    fn worker(&self) -> Option<Factor> {
        loop {
            let batch = self.next.fetch_add(1, Relaxed);
            let over = batch >= self.batches || self.watch.is_cancelled();
            // Batches are taken in order: those after the best one are of no use.
            if over || batch > self.best.load(Relaxed) {
                return None;
            }
            match self.batch(batch) {
                Err(Stop) => return None,
                Ok(Some(found)) => {
                    self.best.fetch_min(batch, Relaxed);
                    return Some(found);
                }
                Ok(None) => {
                    let mut finished = self.finished.lock().unwrap_or_else(|e| e.into_inner());
                    finished.add(batch);
                }
            }
        }
    }

    /// What the first curve of a batch finds that finds something.
    fn batch(&self, batch: u64) -> Result<Option<Factor>, Stop> {
        let width = self.engine.width() as u64;
        let from = batch * width;
        let to = self.options.curves.min(from.saturating_add(width));
        let first = self.options.first_curve();
        let mut curves = Vec::new();
        let mut order = Vec::new();
        let mut found: Vec<Factor> = Vec::new();
        for i in from..to {
            // The numbers of curves go round at 2^64.
            let k = first.wrapping_add(i).max(1);
            match Curve::new(self.n, k) {
                Ok(curve) => {
                    curves.push(curve);
                    order.push(i);
                }
                Err(divisor) => found.extend(self.proper(divisor, i, k, Stage::One)),
            }
        }
        if !curves.is_empty() {
            let poll = |work| self.poll(batch, work);
            let hits = self.engine.run(&curves, self.plan, &poll)?;
            for ((curve, hit), &i) in curves.iter().zip(hits.lanes).zip(&order) {
                let Some(hit) = hit else { continue };
                let proper = self.proper(hit.divisor, i, curve.k, hit.stage);
                found.extend(match proper {
                    None => self.separate(curve, i, batch)?,
                    proper => proper,
                });
            }
        }
        Ok(found.into_iter().min_by_key(|f| f.curves))
    }

    /// What curve k, the i-th, has found, if that is neither 1 nor all of the number.
    fn proper(&self, divisor: BigUint, i: u64, k: u64, stage: Stage) -> Option<Factor> {
        let cofactor = self.n / &divisor;
        (!cofactor.is_one() && !divisor.is_one()).then_some(Factor {
            factor: divisor,
            cofactor,
            how: How::Curve { k, stage },
            curves: i + 1,
        })
    }

    /// A curve on which all factors came together once more, step by step.
    fn separate(&self, curve: &Curve, i: u64, batch: u64) -> Result<Option<Factor>, Stop> {
        let plan = match self.careful.get() {
            Some(plan) => plan,
            None => {
                let one = Schedule::by_prime(self.b1, self.watch).map_err(|_| Stop)?;
                let two = self.plan.two.clone();
                let every = true;
                self.careful.get_or_init(|| Plan { one, two, every })
            }
        };
        let poll = |_| self.poll(batch, Work::Bits(0));
        let one = core::slice::from_ref(curve);
        let hits = self.engine.run(one, plan, &poll)?;
        let hit = hits.lanes.into_iter().next().flatten();
        Ok(hit.and_then(|hit| self.proper(hit.divisor, i, curve.k, hit.stage)))
    }
}

#[cfg(test)]
mod tests;
