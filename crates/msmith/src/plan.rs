//! The planner: which algorithm and radix for n points, from a cost model.

use std::sync::{Arc, Mutex};

use crate::cpu::Backend;
use crate::engine::Engine;
use crate::error::Error;
use crate::msm::straus::{self, Method};
use crate::msm::subset;
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
#[derive(Clone)]
pub struct Plan {
    /// The algorithm.
    pub algorithm: Algorithm,
    /// With what.
    pub way: Way,
}

/// What computes, and its digits.
#[derive(Clone)]
pub enum Way {
    /// Double-and-add.
    Naive,
    /// The sum of some of the points.
    Subset,
    /// Tables of multiples.
    Straus(Arc<Method>),
    /// The bucket engine.
    Buckets(Arc<dyn Recoding>),
}

/// Nanoseconds, as fitted to times of full scalars of 381 and 254 bits, 64 to 65536 points in the
/// bucket engine and 2 to 512 in Straus's method (AMD EPYC 9004, one thread; `docs/decisions.md`).
pub(crate) struct Prices {
    /// An addition in the lanes, and an operation of about that size in the scalar ring.
    pub(crate) lane: f64,
    pub(crate) scalar: f64,
    /// Bytes of a coordinate in the lanes' tables.
    coordinate: f64,
    buckets: Buckets,
    straus: Straus,
}

/// What a sum in the bucket engine costs.
struct Buckets {
    /// A sum; points or windows add to it.
    call: f64,
    point: f64,
    /// More for a point turned by ω, and for digits of Z\[ω\].
    turned: f64,
    complex: f64,
    /// A digit, for every doubling of the table's size beyond 1 MiB.
    memory: f64,
    /// More for a point turned by ω where the table is larger than [`LARGE`].
    large: f64,
    /// Units of `lane`: an addition, and what is not side by side in a line of buckets.
    addition: f64,
    line: f64,
    /// Units of `scalar`: a sum, Horner's rule for a window, more for a radix that is no power of 2.
    inversions: f64,
    window: f64,
    odd: f64,
}

/// What a sum by Straus's method costs.
struct Straus {
    /// A sum and a point.
    call: f64,
    point: f64,
    /// Units of `lane`: an addition, and what a point's turned multiples cost.
    addition: f64,
    turned: f64,
    /// Units of `scalar`: a window and a doubling.
    window: f64,
    doubling: f64,
}

impl Prices {
    /// The prices of a ring in an engine.
    pub(crate) fn of<R: Lanes>(engine: &Engine) -> Self {
        let backend = if R::WIDTH == 1 {
            Backend::Portable
        } else {
            engine.backend()
        };
        let digits = size_of::<R::El>() / (8 * R::WIDTH);
        Self::new(backend, digits, size_of::<R::Mem>(), engine.words())
    }

    /// Bytes of a coordinate in the lanes' tables.
    pub(crate) fn coordinate(&self) -> f64 {
        self.coordinate
    }

    /// For elements of so many digits in lanes, bytes in memory, words in the scalar ring.
    pub(crate) fn new(backend: Backend, digits: usize, bytes: usize, words: usize) -> Self {
        let (digits, words) = (digits as f64, words as f64);
        let scalar = 7.75 * words * words;
        let coordinate = bytes as f64;
        // A product in doubles takes 1.7 times that in 52-bit integers.
        let instructions = match backend {
            Backend::Ifma => 1.0,
            _ => 1.7,
        };
        if backend == Backend::Portable {
            Self {
                lane: (5.2 * digits + 10.4) * digits,
                scalar,
                coordinate,
                buckets: NARROW_BUCKETS,
                straus: NARROW_STRAUS,
            }
        } else {
            Self {
                lane: instructions * (0.86 * digits + 2.5) * digits,
                scalar,
                coordinate,
                buckets: WIDE_BUCKETS,
                straus: WIDE_STRAUS,
            }
        }
    }
}

/// Plans made before, most recent last: to choose among all radices takes longer than a sum of few
/// points.
#[derive(Debug, Clone, Default)]
pub struct Memory(Arc<Mutex<Vec<(Key, Plan)>>>);

impl core::fmt::Debug for Plan {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.algorithm.name())
    }
}

/// Plans that are kept.
const KEPT: usize = 16;

/// All that a plan depends on, within one engine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Key {
    algorithm: Algorithm,
    window: Option<u32>,
    in_subgroup: bool,
    threads: usize,
    n: usize,
    bits: u32,
    words: usize,
    memory_limit: Option<u64>,
}

/// Chooses the algorithm and radix with the least predicted cost that fits the memory limit.
pub fn plan<R: Lanes>(q: &Request<'_>) -> Result<Plan, Error> {
    if q.options.algorithm == Algorithm::Naive || q.n == 0 || q.bits == 0 {
        return Ok(Plan {
            algorithm: Algorithm::Naive,
            way: Way::Naive,
        });
    }
    match q.options.algorithm {
        Algorithm::Subset if q.bits == 1 => return subset::<R>(q),
        Algorithm::Auto if q.bits == 1 && q.options.window.is_none() => return subset::<R>(q),
        Algorithm::Subset => {
            return Err(Error::Option(format!(
                "algorithm subset takes scalars of one bit, these have {}",
                q.bits
            )));
        }
        _ => {}
    }
    let q = &Request {
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
    let memory = &q.engine.plans().0;
    // A poisoned list is as good as any: entries are whole.
    let mut list = memory.lock().unwrap_or_else(|e| e.into_inner());
    if let Some(at) = list.iter().position(|(k, _)| *k == key) {
        let entry = list.remove(at);
        let plan = entry.1.clone();
        list.push(entry);
        return Ok(plan);
    }
    drop(list);
    let plan = choose::<R>(q)?;
    let mut list = memory.lock().unwrap_or_else(|e| e.into_inner());
    if list.len() >= KEPT {
        list.remove(0);
    }
    list.push((key, plan.clone()));
    Ok(plan)
}

fn subset<R: Lanes>(q: &Request<'_>) -> Result<Plan, Error> {
    let needed = subset::memory::<R>(q.options.threads.unwrap_or(1));
    match q.options.memory_limit {
        Some(limit) if needed > limit => Err(Error::MemoryLimit { limit, needed }),
        _ => Ok(Plan {
            algorithm: Algorithm::Subset,
            way: Way::Subset,
        }),
    }
}

/// The number of points to plan for: four binary digits of it, so that like numbers share a plan.
fn rounded(q: &Request<'_>) -> usize {
    if q.options.memory_limit.is_some() {
        return q.n;
    }
    let drop = q.n.max(1).ilog2().saturating_sub(3);
    q.n >> drop << drop
}

/// The bits to plan for: those of the order where they suffice and are not many more, or do not matter
/// since the scalars are to be split, so that like scalars share a plan.
fn whole_bits(q: &Request<'_>) -> u32 {
    let order = q.engine.derived().scalar_bits as u32;
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
fn is_small(q: &Request<'_>) -> bool {
    u64::from(q.bits) <= q.engine.derived().scalar_bits / 2
}

fn choose<R: Lanes>(q: &Request<'_>) -> Result<Plan, Error> {
    let asked = q.options.algorithm;
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
    let auto = asked == Algorithm::Auto;
    let wants = |a: Algorithm| asked == a || auto;
    let mut found = Candidates::<R>::new(q);
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
        let r = &q.engine.curve().r;
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
fn straus_method(q: &Request<'_>) -> Result<Method, Error> {
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
    let endo = q.engine.derived().endo.as_ref();
    if let (Some(e), true, false) = (endo, may_turn(q), is_small(q)) {
        let r = &q.engine.curve().r;
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

struct Candidates<'a, R> {
    q: &'a Request<'a>,
    best: Option<(f64, Plan)>,
    least_memory: Option<u64>,
    prices: Prices,
    ring: core::marker::PhantomData<R>,
}

impl<'a, R: Lanes> Candidates<'a, R> {
    fn new(q: &'a Request<'a>) -> Self {
        Self {
            q,
            best: None,
            least_memory: None,
            prices: Prices::of::<R>(q.engine),
            ring: core::marker::PhantomData,
        }
    }

    fn offer(&mut self, algorithm: Algorithm, recoding: Arc<dyn Recoding>) {
        let threads = self.q.options.threads.unwrap_or(1);
        let needed = variable::memory::<R>(self.q.n, &*recoding, threads);
        let cost = self.prices.buckets(&*recoding, self.q.n, threads);
        let way = Way::Buckets(recoding);
        self.take(needed, cost, Plan { algorithm, way });
    }

    /// Straus's method works in one thread.
    fn offer_straus(&mut self, method: Method) {
        let needed = straus::memory::<R>(self.q.n, &method);
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

/// Doublings of the table's size that cost; no more were measured.
const MEMORY: f64 = 5.0;

/// Doublings of 1 MiB: 2^20 points with turned coordinates took 1.46 s instead of 1.38 s without, most of
/// it for first touches.
const LARGE: f64 = 7.0;

const WIDE_BUCKETS: Buckets = Buckets {
    call: 56e3,
    point: 115.0,
    turned: 36.0,
    complex: 67.0,
    memory: 0.61,
    large: 90.0,
    addition: 0.93,
    line: 12.5,
    inversions: 220.0,
    window: 10.9,
    odd: 9.3,
};

const WIDE_STRAUS: Straus = Straus {
    call: 15e3,
    point: 490.0,
    addition: 0.86,
    turned: 9.9,
    window: 0.64,
    doubling: 1.36,
};

const NARROW_BUCKETS: Buckets = Buckets {
    call: 153e3,
    point: 1570.0,
    turned: 0.0,
    complex: 223.0,
    memory: 0.0,
    large: 0.0,
    addition: 0.9,
    line: 7.2,
    inversions: 0.0,
    window: 0.0,
    odd: 0.0,
};

const NARROW_STRAUS: Straus = Straus {
    call: 11e3,
    point: 3090.0,
    addition: 0.86,
    turned: 1.3,
    window: 0.0,
    doubling: 1.19,
};

/// The norm of the radix.
fn norm(r: &dyn Recoding) -> u64 {
    let (x, y) = (r.radix().x, r.radix().y);
    (x * x - x * y + y * y).unsigned_abs()
}

impl Prices {
    /// Nanoseconds of a sum in the bucket engine.
    fn buckets(&self, r: &dyn Recoding, n: usize, threads: usize) -> f64 {
        let (p, points, h) = (&self.buckets, n as f64, r.windows() as f64);
        let (turned, columns) = match r.uses_endomorphism() {
            true => (p.turned, 4.0),
            false => (0.0, 2.0),
        };
        let complex = if r.uses_endomorphism() && r.slots() == 1 {
            p.complex
        } else {
            0.0
        };
        let size = (points * columns * self.coordinate / (1 << 20) as f64).log2();
        let large = if columns > 2.0 && size > LARGE {
            p.large
        } else {
            0.0
        };
        let memory = p.memory * size.clamp(0.0, MEMORY) * (r.slots() * r.windows()) as f64;
        // Two short lines a window go by running sums, lines side by side in the lanes.
        let lines = p.line * h * (r.buckets() as f64).sqrt();
        let lanes = self.lane * (p.addition * expected_additions(r, n) + lines);
        let odd = if norm(r).is_power_of_two() {
            0.0
        } else {
            p.odd
        };
        let ends = self.scalar * (p.inversions + h * (p.window + odd));
        p.call
            + ends
            + (points * (p.point + turned + complex + memory + large) + lanes) / threads as f64
    }

    /// Nanoseconds of a sum by Straus's method.
    fn straus(&self, method: &Method, n: usize) -> f64 {
        let (p, r, points) = (&self.straus, &*method.recoding, n as f64);
        let turned = if r.uses_endomorphism() { p.turned } else { 0.0 };
        let additions = p.addition * method.additions_a_point() as f64;
        let doublings = (norm(r) as f64).log2() / 2.0;
        let ends = r.windows() as f64 * (p.window + p.doubling * doublings);
        p.call + points * (p.point + self.lane * (additions + turned)) + self.scalar * ends
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::curve::{self, Group, derive};

    /// Microseconds measured for the best digits of some sizes, Straus's method first: predictions are
    /// near, and where one way takes less time by far it is chosen.
    #[test]
    fn measured_times() {
        let ifma = |digits, words| Prices::new(Backend::Ifma, digits, 64, words);
        let portable = |words| Prices::new(Backend::Portable, words, 8 * words, words);
        let none = f64::NAN;
        for (name, prices, times) in [
            (
                "bls12-381",
                ifma(8, 6),
                [
                    (64, 5, 370.0, 570.0),
                    (256, 7, 1285.0, 1160.0),
                    (512, 8, 2454.0, 1662.0),
                    (4096, 11, none, 8910.0),
                    (65536, 15, none, 108669.0),
                ],
            ),
            (
                "bn254",
                ifma(5, 4),
                [
                    (64, 5, 194.0, 290.0),
                    (256, 7, 662.0, 569.0),
                    (512, 8, 1289.0, 816.0),
                    (4096, 11, none, 4412.0),
                    (16384, 13, none, 14637.0),
                ],
            ),
            (
                "bls12-381",
                portable(6),
                [
                    (32, 4, 528.0, 870.0),
                    (64, 5, 1005.0, 1220.0),
                    (256, 7, 4004.0, 3231.0),
                    (512, 8, 7946.0, 5319.0),
                    (1024, 9, none, 9520.0),
                ],
            ),
        ] {
            let curve = curve::by_name(name).unwrap();
            let e = derive::derive(curve, Group::G1).unwrap().endo.unwrap();
            for (n, c, by_tables, by_buckets) in times {
                let digits = Eisenstein::new(&curve.r, &e.lambda, &e.nu, Pi::One, 3, 4).unwrap();
                let tables = prices.straus(&Method::new(Box::new(digits)).unwrap(), n) / 1e3;
                let glv = Glv::new(&curve.r, &e.lambda, &e.lattice, c, 4).unwrap();
                let buckets = prices.buckets(&glv, n, 1) / 1e3;
                let near = |a: f64, b: f64| b.is_nan() || (a / b - 1.0).abs() < 0.15;
                assert!(near(tables, by_tables), "{name} {n}: {tables} {by_tables}");
                assert!(
                    near(buckets, by_buckets),
                    "{name} {n}: {buckets} {by_buckets}"
                );
                if by_tables / by_buckets < 0.95 || by_tables / by_buckets > 1.05 {
                    assert_eq!(tables < buckets, by_tables < by_buckets, "{name} {n}");
                }
            }
        }
    }
}
