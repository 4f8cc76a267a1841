//! Which algorithm and radix for n points that are given once.

use super::{DigitsKey, GroupFacts, Key, Plan, Plans, Way};
use super::{candidates::Candidates, get_or_make, window_asked};
use crate::cpu::Backend;
use crate::error::Error;
use crate::msm::pack::most_points;
use crate::msm::straus::Method;
use crate::options::{Algorithm, Options};
use crate::parallel::halves;
use crate::recode::Recoding;
use crate::recode::eisenstein::{Eisenstein, Pi};
use crate::recode::glv::Glv;
use crate::recode::quarters::Quarters;
use crate::recode::signed_window::SignedWindow;
use crate::ring::SMALL;
use core::ops::Range;
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
    /// Whether digits may be of the points' images too.
    pub images: bool,
}

/// Chooses the algorithm and radix with the least predicted cost that fits the memory limit.
pub fn plan(q: &SumRequest<'_>, made: &Plans) -> Result<Plan, Error> {
    if let Some(only) = only(q)? {
        return Ok(only);
    }
    let q = &to_compare(q);
    made.plan(key(q), || choose(q, made))
}

/// All plans that [`plan`] compares, with the nanoseconds predicted for each: the one that it chooses first, then as they
/// cost more. Where there is nothing to compare, the only one, without a price.
pub fn compared(q: &SumRequest<'_>, made: &Plans) -> Result<Vec<(Option<f64>, Plan)>, Error> {
    if let Some(only) = only(q)? {
        return Ok(vec![(None, only)]);
    }
    let rounded = &to_compare(q);
    let mut found = Candidates::new(rounded);
    found.all = Some(Vec::new());
    offer_all(&mut found, made)?;
    let mut all = found.all.take().unwrap_or_default();
    // An error where nothing fits. Of plans of one price the first is chosen, and stays so.
    found.best()?;
    all.sort_by(|a, b| a.0.total_cmp(&b.0));
    let whole = q.n as f64 / rounded.n as f64;
    let priced = all.into_iter();
    Ok(priced.map(|(cost, p)| (Some(cost * whole), p)).collect())
}

/// What is done without a comparison.
fn only(q: &SumRequest<'_>) -> Result<Option<Plan>, Error> {
    if q.options.algorithm == Algorithm::Naive || q.n == 0 || q.bits == 0 {
        return Ok(Some(Plan {
            algorithm: Algorithm::Naive,
            way: Way::Naive,
        }));
    }
    match q.options.algorithm {
        Algorithm::Auto if SMALL => Ok(None),
        Algorithm::Subset if q.bits == 1 => subset(q).map(Some),
        Algorithm::Auto if q.bits == 1 && q.options.window.is_none() => subset(q).map(Some),
        Algorithm::Subset => Err(Error::Option(format!(
            "algorithm subset takes scalars of one bit, these have {}",
            q.bits
        ))),
        Algorithm::Fixed => Err(of_tables()),
        _ => Ok(None),
    }
}

/// Points that were not prepared have no table.
pub(super) fn of_tables() -> Error {
    let name = Algorithm::Fixed;
    Error::Option(format!("algorithm {name} is of prepared bases, by a table"))
}

/// With numbers that like requests share.
fn to_compare<'a>(q: &SumRequest<'a>) -> SumRequest<'a> {
    SumRequest {
        n: rounded(q),
        bits: whole_bits(q),
        ..*q
    }
}

pub(super) fn key(q: &SumRequest<'_>) -> Key {
    Key {
        algorithm: q.options.algorithm,
        window: q.options.window,
        in_subgroup: q.options.in_subgroup,
        threads: q.options.threads.unwrap_or(1),
        n: q.n,
        bits: q.bits,
        words: q.words,
        memory_limit: q.options.memory_limit,
        images: q.images,
    }
}

/// A sum in parts, one after the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Split {
    /// Number of parts; their sizes differ by one at the most.
    pub count: usize,
    /// Threads of each.
    pub threads: usize,
}

impl Split {
    /// Part k of n points.
    pub fn range(&self, k: usize, n: usize) -> Range<usize> {
        k * n / self.count..(k + 1) * n / self.count
    }
}

/// The fewest points of a part, unless there are fewer.
const LEAST: usize = 64;
/// The most points of a sum in buckets whose scalars may be in quarters, up to which it was measured; tables of
/// images and longer radices take several times the memory for little.
const MOST_IN_QUARTERS: usize = 1 << 16;
/// Halvings of the parts' size that are looked at once one is found: smaller parts cost more, but may let more threads
/// work.
const FURTHER: u32 = 3;

/// In how many parts a sum takes the least time, where a memory limit or the number of points does not let it be made
/// as it would be without them; `None` where they do.
pub fn parts(q: &SumRequest<'_>, made: &Plans) -> Result<Option<Split>, Error> {
    let threads = q.options.threads.unwrap_or(1);
    let limit = q.options.memory_limit;
    if limit.is_none() && q.n <= most_points(4) {
        return Ok(None);
    }
    if q.options.algorithm == Algorithm::Naive || q.n == 0 || q.bits == 0 {
        return Ok(None);
    }
    let free = SumRequest {
        options: &Options {
            memory_limit: None,
            ..*q.options
        },
        ..*q
    };
    let many = q.n > most_points(4);
    let plan = match plan(&free, made) {
        // Buckets take no more points at once; parts of them may.
        Err(_) if many => return made.parts(key(q), || cheapest_parts(q, made)),
        plan => plan?,
    };
    let needed = plan.memory(q.facts, q.n, threads);
    // Of so many points Straus's method is what takes them at once, not what is fast.
    let unasked = matches!(plan.way, Way::Straus(_)) && q.options.algorithm != Algorithm::Straus;
    let fits = plan.takes(q.n) && limit.is_none_or(|limit| needed <= limit);
    if fits && !(many && unasked) {
        return Ok(None);
    }
    if matches!(plan.way, Way::Subset) {
        // Its memory depends on the threads alone.
        let one = plan.memory(q.facts, q.n, 1);
        let fits = |t: &usize| limit.is_none_or(|l| plan.memory(q.facts, q.n, *t) <= l);
        let threads = halves(threads).find(fits).ok_or(Error::MemoryLimit {
            limit: limit.unwrap_or(u64::MAX),
            needed: one,
        })?;
        return Ok(Some(Split { count: 1, threads }));
    }
    made.parts(key(q), || cheapest_parts(q, made))
}

/// Numbers of parts to be tried for n points: 1, 2, 4 and so on.
pub fn counts(n: usize) -> impl Iterator<Item = usize> {
    let doubled = core::iter::successors(Some(1), |k| Some(2 * k));
    doubled.take_while(move |k| *k == 1 || n / k >= LEAST)
}

fn cheapest_parts(q: &SumRequest<'_>, made: &Plans) -> Result<Split, Error> {
    let (mut best, mut least): (Option<(f64, Split)>, Option<u64>) = (None, None);
    let (mut in_buckets, mut left) = (false, FURTHER);
    for count in counts(q.n) {
        let part = SumRequest {
            n: q.n.div_ceil(count),
            bits: whole_bits(q),
            ..*q
        };
        let mut found = Candidates::new(&part);
        found.parts = count;
        found.threads = halves(q.options.threads.unwrap_or(1)).collect();
        offer_all(&mut found, made)?;
        least = least.into_iter().chain(found.least_memory).min();
        if let Some((cost, plan, threads)) = found.best {
            // Straus's method fits nearly any limit, and is slow for many points.
            in_buckets |= matches!(plan.way, Way::Buckets(_) | Way::Law(..));
            if best.as_ref().is_none_or(|b| cost < b.0) {
                best = Some((cost, Split { count, threads }));
            }
        }
        if in_buckets {
            match left.checked_sub(1) {
                Some(fewer) => left = fewer,
                None => break,
            }
        }
    }
    match (best, least, q.options.memory_limit) {
        (Some((_, parts)), ..) => Ok(parts),
        (None, Some(needed), Some(limit)) => Err(Error::MemoryLimit { limit, needed }),
        _ => Err(no_radix()),
    }
}

pub(super) fn no_radix() -> Error {
    Error::Option("no radix of that size is possible here".into())
}

fn subset(q: &SumRequest<'_>) -> Result<Plan, Error> {
    let plan = Plan {
        algorithm: Algorithm::Subset,
        way: Way::Subset,
    };
    let needed = plan.memory(q.facts, q.n, q.options.threads.unwrap_or(1));
    match q.options.memory_limit {
        Some(limit) if needed > limit => Err(Error::MemoryLimit { limit, needed }),
        _ => Ok(plan),
    }
}

/// The number of points to plan for: four binary digits of it, so that like numbers share a plan.
pub(super) fn rounded(q: &SumRequest<'_>) -> usize {
    if q.options.memory_limit.is_some() {
        return q.n;
    }
    let drop = q.n.max(1).ilog2().saturating_sub(3);
    q.n >> drop << drop
}

/// The bits to plan for: those of the order where they suffice and are not many more, or do not matter
/// since the scalars are to be split, so that like scalars share a plan.
pub(super) fn whole_bits(q: &SumRequest<'_>) -> u32 {
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

/// The radices π·2^c that are compared; small programs have powers of 2 alone.
const RADICES: &[Pi] = if SMALL { &[Pi::One] } else { &Pi::ALL };

/// Small scalars gain nothing from being split.
fn is_small(q: &SumRequest<'_>) -> bool {
    u64::from(q.bits) <= q.facts.scalar_bits / 2
}

fn choose(q: &SumRequest<'_>, made: &Plans) -> Result<Plan, Error> {
    let mut found = Candidates::new(q);
    offer_all(&mut found, made)?;
    found.best()
}

/// Every algorithm and radix that the options allow.
fn offer_all(found: &mut Candidates<'_>, made: &Plans) -> Result<(), Error> {
    let q = found.q;
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
    let by_law = asked == Algorithm::EdMsm || is_faster_by_law(q);
    if let Some(law) = q.facts.law.filter(|_| by_law) {
        // Running sums cost more a bucket: narrower windows may be best.
        let narrow = &SumRequest { n: q.n / 2, ..*q };
        for c in *widths(narrow, 2..=18).start()..=*widths(q, 2..=18).end() {
            found.offer_law(
                Arc::new(SignedWindow::new(c, q.bits, q.words)?),
                law.columns,
            );
        }
        return Ok(());
    }
    let auto = asked == Algorithm::Auto;
    let wants = |a: Algorithm| asked == a || auto;
    if asked == Algorithm::Straus || (auto && q.options.window.is_none()) {
        for method in straus_methods(q, made)?.iter() {
            found.offer_straus(method);
        }
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
        let (r, words) = (q.facts.r, q.words);
        if wants(Algorithm::Glv) {
            for c in widths(q, 2..=18) {
                let key = DigitsKey::Halves { c, words };
                match made.digits(key, || Glv::new(r, &e.lambda, &e.lattice, c, words)) {
                    Ok(glv) => found.offer(Algorithm::Glv, glv),
                    // Scalars of very many words cannot be split; there are other algorithms.
                    Err(_) if auto => {}
                    Err(e) => return Err(e),
                }
            }
        }
        if wants(Algorithm::Eisenstein) {
            for &pi in RADICES {
                for c in widths(q, 2..=9) {
                    let key = DigitsKey::Eisenstein { pi, c, words };
                    let make = || Eisenstein::new(r, &e.lambda, &e.nu, pi, c, words);
                    // Radices too large for the order are refused; they are not candidates.
                    if let Ok(digits) = made.digits(key, make) {
                        found.offer(Algorithm::Eisenstein, digits);
                    }
                }
            }
            // As many windows have twice as many digits each.
            let doubled = &SumRequest {
                n: q.n.saturating_mul(2),
                ..*q
            };
            let radices = |pi: Pi| widths(doubled, 2..=9).map(move |c| Some((pi, c)));
            if q.n <= MOST_IN_QUARTERS {
                for digits in quarters(q, made, RADICES.iter().copied().flat_map(radices)) {
                    found.offer(Algorithm::Eisenstein, digits);
                }
            }
        }
    }
    Ok(())
}

/// Whether points of an Edwards curve are summed in less time by its law than through the map, as it was measured
/// (`docs/edwards.md`): with AVX-512 scalars of 16 bits take 0.70 to 0.93 of the time, those of 64 bits 0.79 to 0.98, full ones
/// where products are folded 0.90 to 0.97; without, those of 16 bits 0.75 to 0.96.
fn is_faster_by_law(q: &SumRequest<'_>) -> bool {
    let options = q.options;
    let free = options.algorithm == Algorithm::Auto && options.memory_limit.is_none();
    let law = q.facts.law.filter(|law| law.native);
    let Some(law) = law.filter(|_| free && options.window.is_none()) else {
        return false;
    };
    let minus_one = law.columns == 3;
    // Powers of 2 that the number of points is from and below.
    let least = match q.bits {
        0..=16 => 5,
        17..=64 => 6,
        _ => 7,
    };
    let most = match (q.facts.ring.backend, q.bits) {
        (Backend::Ifma | Backend::Avx512, ..=64) if minus_one => 16,
        (Backend::Ifma | Backend::Avx512, ..=16) => 9,
        (Backend::Ifma, _) if minus_one && law.folded => 16,
        (Backend::Avx512, _) if minus_one && law.folded => 10,
        (_, ..=16) => 8,
        _ => 0,
    };
    (1 << least..1 << most).contains(&q.n)
}

/// Straus's method with the fewest additions a point: Eisenstein digits where scalars may be split, else signed windows;
/// and, where they may be split in quarters, with those digits, which leave fewer windows and doublings to all points
/// together.
fn straus_methods(q: &SumRequest<'_>, made: &Plans) -> Result<Arc<[Arc<Method>]>, Error> {
    let choose = || {
        let whole = tabulated(q, made, "straus", [2..=4, 1..=6], [6, 10])?;
        let mut chosen = Vec::new();
        for recodings in [whole, tabulated_quarters(q, made)] {
            let methods: Result<Vec<_>, Error> = recodings.into_iter().map(Method::new).collect();
            let least = methods?.into_iter().min_by_key(Method::additions_a_point);
            chosen.extend(least.map(Arc::new));
        }
        match chosen.is_empty() {
            true => Err(no_window()),
            false => Ok(chosen.into()),
        }
    };
    // For any number of points and threads.
    let key = Key {
        algorithm: Algorithm::Straus,
        threads: 1,
        n: 1,
        memory_limit: None,
        ..key(q)
    };
    get_or_make(&made.methods, key, choose)
}

/// An error where no digits are possible.
pub(super) fn no_window() -> Error {
    Error::Option("no window of that size is possible here".into())
}

/// Digits whose multiples can be tabulated: Eisenstein digits where scalars may be split, else signed windows, of the
/// usual widths, or of the one that the caller asks for, up to the largest.
pub(super) fn tabulated(
    q: &SumRequest<'_>,
    made: &Plans,
    what: &str,
    usual: [core::ops::RangeInclusive<u32>; 2],
    largest: [u32; 2],
) -> Result<Vec<Arc<dyn Recoding>>, Error> {
    let range =
        |all: core::ops::RangeInclusive<u32>, usual: &core::ops::RangeInclusive<u32>| match q
            .options
            .window
        {
            None => Ok(usual.clone()),
            Some(c) if all.contains(&c) => Ok(c..=c),
            Some(c) => Err(Error::Option(format!(
                "window {c} of algorithm {what} is not in {}..={}",
                all.start(),
                all.end()
            ))),
        };
    let mut candidates: Vec<Arc<dyn Recoding>> = Vec::new();
    let endo = q.facts.endo;
    if let (Some(e), true, false) = (endo, may_turn(q), is_small(q)) {
        let (r, words, pi) = (q.facts.r, q.words, Pi::One);
        for c in range(2..=largest[0], &usual[0])? {
            let make = || Eisenstein::new(r, &e.lambda, &e.nu, pi, c, words);
            // Refused where the order is too small or a scalar has too many words.
            let digits = made.digits(DigitsKey::Eisenstein { pi, c, words }, make);
            candidates.extend(digits.ok());
        }
    }
    if candidates.is_empty() {
        for c in range(1..=largest[1], &usual[1])? {
            candidates.push(Arc::new(SignedWindow::new(c, q.bits, q.words)?));
        }
    }
    Ok(candidates)
}

/// Digits of radix 9, where there are Eisenstein digits and no other window is asked for.
pub(super) fn radix_nine(q: &SumRequest<'_>, made: &Plans) -> Option<Arc<dyn Recoding>> {
    let endo = (q.facts.endo).filter(|_| !SMALL && may_turn(q) && !is_small(q));
    let e = endo.filter(|_| q.options.window.is_none())?;
    let (r, words) = (q.facts.r, q.words);
    let make = || Eisenstein::nine(r, &e.lambda, &e.nu, words);
    made.digits(DigitsKey::Nine { words }, make).ok()
}

/// Eisenstein digits of scalars in quarters, where there are two endomorphisms: of radices π·2^c, and of 9 for none.
pub(super) fn quarters(
    q: &SumRequest<'_>,
    made: &Plans,
    radices: impl IntoIterator<Item = Option<(Pi, u32)>>,
) -> Vec<Arc<dyn Recoding>> {
    let both = (q.facts.endo.zip(q.facts.psi)).filter(|_| q.images && may_turn(q) && !is_small(q));
    let Some((e, psi)) = both else {
        return Vec::new();
    };
    let words = q.words;
    let offered = |radix: &Option<_>| !SMALL || radix.is_some();
    let digits = radices.into_iter().filter(offered).filter_map(|radix| {
        let make = || {
            let quarters = Quarters::new(q.facts.r, &e.lambda, &e.nu, &psi.iota, words)?;
            match radix {
                Some((pi, c)) => Eisenstein::in_quarters(quarters, pi, c),
                // Which is not offered.
                None if SMALL => Err(no_radix()),
                None => Ok(Eisenstein::nine_in_quarters(quarters)),
            }
        };
        // Refused where a scalar has too many words.
        made.digits(DigitsKey::Quarters { radix, words }, make).ok()
    });
    digits.collect()
}

/// Those whose multiples can be tabulated: of radix 2^c, c as usual or the window asked for.
pub(super) fn tabulated_quarters(q: &SumRequest<'_>, made: &Plans) -> Vec<Arc<dyn Recoding>> {
    let exponents = q.options.window.map_or(2..=4, |c| c..=c);
    quarters(q, made, exponents.map(|c| Some((Pi::One, c))))
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
        return window_asked(c, *all.end());
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
