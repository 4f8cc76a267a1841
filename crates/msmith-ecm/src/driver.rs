//! The whole method: what needs no curve, then batches of curves on threads until one finds a factor.

use crate::curve::{self, Curve};
use crate::engine::{self, Engine, MOST_BITS, Plan, Work};
use crate::error::Error;
use crate::hit::Stage;
use crate::number;
use crate::schedule::Schedule;
use crate::wheel::Wheel;
use core::ops::ControlFlow;
use msmith_core::Backend;
use num_bigint::BigUint;
use num_traits::{One, Zero};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, OnceLock};
use std::time::{Duration, Instant};

/// The largest B1: its chains take about 3 bytes for each unit.
pub const MOST_B1: u64 = 1 << 30;
/// The largest B2: its pairs take about 12 bytes for each 1000.
pub const MOST_B2: u64 = 1 << 36;

/// B2 where none is given: `100·B1`.
pub fn default_b2(b1: u64) -> u64 {
    b1.saturating_mul(100).min(MOST_B2)
}

/// What to do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options {
    /// Bound of stage 1.
    pub b1: u64,
    /// Bound of stage 2, [`default_b2`] where `None`; none is run where it is B1.
    pub b2: Option<u64>,
    /// Curves to try.
    pub curves: u64,
    /// Which curves: the same seed gives the same curves and the same answer on every machine.
    pub seed: u64,
    /// Threads; all of the machine's where `None`.
    pub threads: Option<usize>,
    /// The arithmetic; that of [`Backend::detect`] where `None`.
    pub backend: Option<Backend>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            b1: 50_000,
            b2: None,
            curves: 200,
            seed: 0,
            threads: None,
            backend: None,
        }
    }
}

/// How a factor was found.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum How {
    /// By trial division.
    Trial,
    /// The number is the power of the factor with this exponent.
    Power(u32),
    /// By a curve: its number in the family ([`Curve::new`] makes it again), and the stage.
    Curve(u64, Stage),
}

/// A divisor that is neither 1 nor the number, and the other one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Factor {
    /// The divisor, prime or not.
    pub factor: BigUint,
    /// The number divided by it.
    pub cofactor: BigUint,
    /// How it was found.
    pub how: How,
}

/// The answer.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Outcome {
    /// A factor.
    Factor(Factor),
    /// The number is prime, probably (Miller and Rabin to 40 bases).
    Prime,
    /// No curve found anything.
    Nothing {
        /// Curves that were run.
        curves: u64,
    },
}

/// How far it is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Progress {
    /// Done of all work, 0 to 1.
    pub fraction: f64,
    /// Curves that are through, about.
    pub curves: u64,
    /// Curves to run.
    pub of: u64,
}

/// Between two calls of the caller's progress.
const PACE: Duration = Duration::from_millis(50);

/// Looks for a factor of n.
///
/// `progress` is called about 20 times a second, from any of the threads, and may stop it
/// ([`ControlFlow::Break`]). The answer of a seed depends neither on the machine nor on the threads: it is that of the
/// first curve that finds something.
///
/// Errors: [`Error::Zero`], [`Error::Unit`], [`Error::Bound`] (B1 < 2, B2 < B1, or too large), [`Error::Option`],
/// [`Error::Large`] (above [`MOST_BITS`]), [`Error::Backend`], [`Error::Cancelled`].
pub fn factor(
    n: &BigUint,
    options: &Options,
    progress: &(dyn Fn(&Progress) -> ControlFlow<()> + Sync),
) -> Result<Outcome, Error> {
    let (b1, b2) = bounds(options)?;
    if options.curves == 0 {
        return Err(Error::Option("no curves".into()));
    }
    if options.threads == Some(0) {
        return Err(Error::Option("no threads".into()));
    }
    if let Some(known) = without_curves(n)? {
        return Ok(known);
    }
    let detected = || Backend::detect().map_err(|e| Error::Backend(e.to_string()));
    let backend = options.backend.map_or_else(detected, Ok)?;
    let engine = engine::engine(n, backend)?;
    let plan = Plan {
        one: Schedule::new(b1),
        two: Wheel::new(b1, b2),
        every: false,
    };
    Search::new(n, options, b1, &*engine, &plan, progress).run()
}

/// B1 and B2, checked.
fn bounds(options: &Options) -> Result<(u64, u64), Error> {
    let b1 = options.b1;
    if !(2..=MOST_B1).contains(&b1) {
        return Err(Error::Bound(format!("B1 is {b1}, not from 2 to {MOST_B1}")));
    }
    let b2 = options.b2.unwrap_or(default_b2(b1));
    if b2 < b1 {
        return Err(Error::Bound(format!("B2 is {b2}, below B1, which is {b1}")));
    }
    if b2 > MOST_B2 {
        return Err(Error::Bound(format!("B2 is {b2}, above {MOST_B2}")));
    }
    Ok((b1, b2))
}

/// What needs no curve: 0 and 1, small factors, primes, powers, numbers that are too large.
fn without_curves(n: &BigUint) -> Result<Option<Outcome>, Error> {
    if n.is_zero() {
        return Err(Error::Zero);
    }
    if n.is_one() {
        return Err(Error::Unit);
    }
    let found = |factor: BigUint, how| {
        let cofactor = n / &factor;
        Ok(Some(Outcome::Factor(Factor {
            factor,
            cofactor,
            how,
        })))
    };
    if let Some(p) = number::small_factor(n) {
        return found(p.into(), How::Trial);
    }
    if n.bits() > MOST_BITS {
        return Err(Error::Large {
            bits: n.bits(),
            most: MOST_BITS,
        });
    }
    if number::is_probable_prime(n) {
        return Ok(Some(Outcome::Prime));
    }
    if let Some((root, exponent)) = number::power(n) {
        return found(root, How::Power(exponent));
    }
    Ok(None)
}

/// The batches of curves, on threads.
struct Search<'a> {
    n: &'a BigUint,
    options: &'a Options,
    b1: u64,
    engine: &'a dyn Engine,
    plan: &'a Plan,
    /// The plan that parts factors that come together, when it is first needed.
    careful: OnceLock<Plan>,
    /// The next batch.
    next: AtomicU64,
    /// The first batch that has found something.
    best: AtomicU64,
    stop: AtomicBool,
    /// Products done by batches, and all of them.
    done: AtomicU64,
    all: f64,
    told: Mutex<Instant>,
    progress: &'a (dyn Fn(&Progress) -> ControlFlow<()> + Sync),
}

impl<'a> Search<'a> {
    fn new(
        n: &'a BigUint,
        options: &'a Options,
        b1: u64,
        engine: &'a dyn Engine,
        plan: &'a Plan,
        progress: &'a (dyn Fn(&Progress) -> ControlFlow<()> + Sync),
    ) -> Self {
        let mut search = Self {
            n,
            options,
            b1,
            engine,
            plan,
            careful: OnceLock::new(),
            next: AtomicU64::new(0),
            best: AtomicU64::new(u64::MAX),
            stop: AtomicBool::new(false),
            done: AtomicU64::new(0),
            all: 0.0,
            told: Mutex::new(Instant::now()),
            progress,
        };
        let giants = plan.two.as_ref().map_or(0, |w| w.giants() as u64);
        let batch = search.price(Work::Bits(plan.one.bits())) + search.price(Work::Giants(giants));
        search.all = batch as f64 * search.batches() as f64;
        search
    }

    fn batches(&self) -> u64 {
        self.options.curves.div_ceil(self.engine.width() as u64)
    }

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
        let done = self.price(work);
        let done = done + self.done.fetch_add(done, Ordering::Relaxed);
        if let Ok(mut told) = self.told.try_lock()
            && told.elapsed() >= PACE
        {
            *told = Instant::now();
            let fraction = (done as f64 / self.all).min(1.0);
            let of = self.options.curves;
            let report = Progress {
                fraction,
                curves: (fraction * of as f64) as u64,
                of,
            };
            if (self.progress)(&report).is_break() {
                self.stop.store(true, Ordering::Relaxed);
            }
        }
        self.stop.load(Ordering::Relaxed) || self.best.load(Ordering::Relaxed) < batch
    }

    fn run(&self) -> Result<Outcome, Error> {
        let machine = std::thread::available_parallelism().map_or(1, |n| n.get());
        let threads = self.options.threads.unwrap_or(machine) as u64;
        let mut found: Vec<(u64, Factor)> = Vec::new();
        std::thread::scope(|scope| {
            // A system that gives fewer threads than asked for gets by with those.
            let spawn = |_| {
                let builder = std::thread::Builder::new();
                builder.spawn_scoped(scope, || self.worker()).ok()
            };
            let others: Vec<_> = (1..threads.min(self.batches())).map_while(spawn).collect();
            found.extend(self.worker());
            for other in others {
                match other.join() {
                    Ok(more) => found.extend(more),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
        });
        if self.stop.load(Ordering::Relaxed) {
            return Err(Error::Cancelled);
        }
        found.sort_by_key(|(curve, _)| *curve);
        Ok(match found.into_iter().next() {
            Some((_, factor)) => Outcome::Factor(factor),
            None => Outcome::Nothing {
                curves: self.options.curves,
            },
        })
    }

    /// Batches until there are none or one has found something: curves by their order, with what they found.
    fn worker(&self) -> Vec<(u64, Factor)> {
        let mut found = Vec::new();
        loop {
            let batch = self.next.fetch_add(1, Ordering::Relaxed);
            let over = batch >= self.batches() || self.stop.load(Ordering::Relaxed);
            if over || batch > self.best.load(Ordering::Relaxed) {
                return found;
            }
            if let Some(hit) = self.batch(batch) {
                found.push(hit);
                self.best.fetch_min(batch, Ordering::Relaxed);
            }
        }
    }

    /// The first curve of a batch that finds something, and what.
    fn batch(&self, batch: u64) -> Option<(u64, Factor)> {
        let width = self.engine.width() as u64;
        let from = batch * width;
        let to = self.options.curves.min(from + width);
        let first = curve::first(self.options.seed);
        let mut curves = Vec::new();
        let mut order = Vec::new();
        let mut hits: Vec<(u64, Factor)> = Vec::new();
        for i in from..to {
            // The curves' numbers go round at 2^64, which no seed is near.
            let k = first.wrapping_add(i).max(1);
            match Curve::new(self.n, k) {
                Ok(curve) => {
                    curves.push(curve);
                    order.push(i);
                }
                Err(divisor) => hits.extend(self.proper(divisor, k, Stage::One).map(|f| (i, f))),
            }
        }
        if curves.is_empty() {
            return hits.into_iter().next();
        }
        let poll = |work| self.poll(batch, work);
        let run = self.engine.run(&curves, self.plan, &poll).ok()?;
        for ((lane, hit), &i) in run.lanes.into_iter().enumerate().zip(&order) {
            let Some(hit) = hit else { continue };
            let k = curves[lane].k;
            let factor = match self.proper(hit.divisor, k, hit.stage) {
                Some(factor) => Some(factor),
                None => self.part(&curves[lane], batch),
            };
            hits.extend(factor.map(|f| (i, f)));
        }
        hits.sort_by_key(|(curve, _)| *curve);
        hits.into_iter().next()
    }

    /// A divisor that is not all of the number.
    fn proper(&self, divisor: BigUint, k: u64, stage: Stage) -> Option<Factor> {
        let cofactor = self.n / &divisor;
        (!cofactor.is_one() && !divisor.is_one()).then_some(Factor {
            factor: divisor,
            cofactor,
            how: How::Curve(k, stage),
        })
    }

    /// A curve on which all factors came together once more, step by step.
    fn part(&self, curve: &Curve, batch: u64) -> Option<Factor> {
        let plan = self.careful.get_or_init(|| Plan {
            one: Schedule::by_prime(self.b1),
            two: self.plan.two.clone(),
            every: true,
        });
        let poll = |_| self.poll(batch, Work::Bits(0));
        let run = self.engine.run(core::slice::from_ref(curve), plan, &poll);
        let hit = run.ok()?.lanes.into_iter().next()??;
        self.proper(hit.divisor, curve.k, hit.stage)
    }
}
