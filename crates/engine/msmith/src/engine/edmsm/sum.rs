//! Sums over prepared bases, and the other way for those that the law does not cover.

use super::bases::{bytes, may_turn};
use super::constants::{form, general, minus_one, weierstrass};
use super::law::Law;
use super::{EdMsm, EdwardsBases};
use super::{adder::EdwardsCx, combine::ToWeierstrass, convert};
use crate::cpu::{RingFacts, Shapes};
use crate::engine::jobs::{Job, words};
use crate::engine::{Output, dispatch};
use crate::error::Error;
use crate::memory::resident;
use crate::msm::Run;
use crate::msm::fold_plan::Plane;
use crate::msm::horner::horner;
use crate::msm::pack::{Rings, check_number};
use crate::msm::shared::{Stopped, Task, Windows, per_call, windows, workers};
use crate::msm::table;
use crate::options::{Algorithm, Options, Report};
use crate::parallel::halves;
use crate::plan;
use crate::plan::sum::{Split, counts};
use crate::points::WordPoints;
use crate::recode::Recoding;
use crate::recode::cost::expected_additions;
use crate::ring::Lanes;
use crate::ring::outline::Outlined;
use crate::scalars::Scalars;
use num_bigint::BigUint;

/// [`EdMsm::msm`].
pub fn msm(
    edmsm: &EdMsm<'_>,
    bases: &EdwardsBases,
    scalars: Scalars<'_>,
    options: &Options<'_>,
) -> Result<Output, Error> {
    let options = &options.checked(bases.len())?;
    let bits = scalars.bits();
    if !in_edwards_form(bases.len(), bits, options) {
        return by_weierstrass(edmsm, bases, scalars, options);
    }
    let plan = choose(
        edmsm,
        bases.len(),
        bases.is_turned(),
        bits,
        scalars.words(),
        options,
    )?;
    let plan::Way::Buckets(recoding) = plan.way else {
        return by_weierstrass(edmsm, bases, scalars, options);
    };
    let ring = &edmsm.engine.ring;
    let needed = |threads: &usize| memory(ring, bases.len(), &*recoding, *threads);
    let limit = options.memory_limit.unwrap_or(u64::MAX);
    let threads = halves(options.threads.unwrap_or(1)).find(|t| needed(t) <= limit);
    let options = &Options {
        threads: Some(threads.ok_or(Error::MemoryLimit {
            limit,
            needed: needed(&1),
        })?),
        ..*options
    };
    let job = EdwardsSum {
        edmsm,
        bases,
        scalars,
        recoding: &*recoding,
        options,
    };
    match dispatch::prime(edmsm.engine, job)? {
        Ok(output) if bases.unfit().0.is_empty() => Ok(output),
        Ok(output) => with_unfit(edmsm, bases, scalars, options, output),
        Err(Stopped::By(why)) => Err(why),
        Err(Stopped::Failed) => by_weierstrass(edmsm, bases, scalars, options),
    }
}

/// Whether a sum over prepared bases is made by the Edwards law.
fn in_edwards_form(n: usize, bits: u32, options: &Options<'_>) -> bool {
    let by_law = match options.algorithm {
        Algorithm::Naive | Algorithm::Straus | Algorithm::Subset => false,
        Algorithm::Auto => n >= plan::edmsm::FEW || options.window.is_some(),
        _ => true,
    };
    bits > 0 && by_law
}

/// The parts of a sum of n points that a memory limit does not let be made at once, their bases included.
pub fn parts(
    edmsm: &EdMsm<'_>,
    n: usize,
    scalars: &Scalars<'_>,
    options: &Options<'_>,
) -> Result<Option<Split>, Error> {
    let Some(limit) = options.memory_limit else {
        return Ok(None);
    };
    let (bits, words) = (scalars.bits(), scalars.words());
    let threads = options.threads.unwrap_or(1);
    let ring = &edmsm.engine.ring;
    let (mut best, mut least): (Option<(f64, Split)>, u64) = (None, u64::MAX);
    for count in counts(n).filter(|_| bits > 0) {
        let m = n.div_ceil(count);
        let plan = choose(edmsm, m, false, bits, words, options)?;
        let plan::Way::Buckets(recoding) = plan.way else {
            break;
        };
        let additions = count as f64 * expected_additions(&*recoding, m);
        for threads in halves(threads) {
            let needed = bytes(edmsm, m, false) as u64 + memory(ring, m, &*recoding, threads);
            least = least.min(needed);
            let cost = additions / workers(m, &*recoding, threads) as f64;
            if needed <= limit && best.is_none_or(|b| cost < b.0) {
                best = Some((cost, Split { count, threads }));
            }
        }
        if count == 1 && best.is_some_and(|b| b.1.threads == threads) {
            return Ok(None);
        }
    }
    match best {
        // Without digits.
        None if least == u64::MAX => Ok(None),
        None => Err(Error::MemoryLimit {
            limit,
            needed: least,
        }),
        Some((_, parts)) => Ok(Some(parts)),
    }
}

/// Asks a planner about n bases.
fn ask<T>(
    edmsm: &EdMsm<'_>,
    n: usize,
    turned: bool,
    (bits, words): (u32, usize),
    options: &Options<'_>,
    planner: impl FnOnce(&plan::edmsm::EdwardsRequest<'_>, &plan::Plans) -> T,
) -> T {
    let EdMsm { engine, form } = edmsm;
    let request = plan::edmsm::EdwardsRequest {
        facts: &engine.facts(),
        psi: form.endo.as_ref().map(|e| (&e.lambda, &e.lattice)),
        n,
        bytes: bytes(edmsm, n, turned),
        turned,
        bits,
        words,
        options,
    };
    planner(&request, &form.plans)
}

/// The digits for n bases.
fn choose(
    edmsm: &EdMsm<'_>,
    n: usize,
    turned: bool,
    bits: u32,
    words: usize,
    options: &Options<'_>,
) -> Result<plan::Plan, Error> {
    let planner = plan::edmsm::choose;
    ask(edmsm, n, turned, (bits, words), options, planner)
}

/// [`EdMsm::plans`].
pub fn plans(
    edmsm: &EdMsm<'_>,
    n: usize,
    bits: u32,
    once: bool,
    options: &Options<'_>,
) -> Result<Vec<Report>, Error> {
    let options = &options.checked(n)?;
    let turned = !once && may_turn(edmsm, options);
    if !in_edwards_form(n, bits, options) {
        let inner = inside(turned, options);
        return edmsm.engine.plans(n, bits, &inner);
    }
    let words = bits.div_ceil(64).max(1) as usize;
    let planner = plan::edmsm::compared;
    let all = ask(edmsm, n, turned, (bits, words), options, planner)?;
    let (ring, threads) = (&edmsm.engine.ring, options.threads.unwrap_or(1));
    let of = |(nanoseconds, recoding): plan::edmsm::Priced| {
        let additions = expected_additions(&*recoding, n).round() as u64;
        Report {
            predicted_ns: Some(nanoseconds.round() as u64),
            ..report(ring, n, &*recoding, additions, threads)
        }
    };
    let mut all: Vec<Report> = all.into_iter().map(of).collect();
    // The choice stays: under a limit a sum by it is made in parts.
    let chosen = all.first().map(|report| report.peak_bytes);
    let most = options.memory_limit.max(chosen);
    all.retain(|report| options.memory_limit.is_none() || Some(report.peak_bytes) <= most);
    Ok(all)
}

/// What is said of a sum in Edwards form.
fn report(
    ring: &RingFacts,
    n: usize,
    recoding: &dyn Recoding,
    additions: u64,
    threads: usize,
) -> Report {
    let needed = memory(ring, n, recoding, threads);
    let working = workers(n, recoding, threads);
    Report::new(Algorithm::EdMsm, ring.backend, working)
        .digits(recoding)
        .counts(additions, needed)
}

struct EdwardsSum<'a> {
    edmsm: &'a EdMsm<'a>,
    bases: &'a EdwardsBases,
    scalars: Scalars<'a>,
    recoding: &'a dyn Recoding,
    options: &'a Options<'a>,
}

impl Job for EdwardsSum<'_> {
    type Out = Result<Output, Stopped>;
    const SHAPES: Shapes = dispatch::EDWARDS;

    fn run<R: Lanes, S: Lanes>(self, rings: &Rings<R, S>) -> Self::Out {
        let f = &rings.wide.f;
        if self.edmsm.form.is_minus_one() {
            self.sum(rings, minus_one(self.edmsm, f))
        } else {
            self.sum(rings, general(self.edmsm, f))
        }
    }
}

impl EdwardsSum<'_> {
    fn sum<R: Lanes, S: Lanes, L>(&self, rings: &Rings<R, S>, law: L) -> Result<Output, Stopped>
    where
        L: Law<R> + Law<Outlined<R>>,
    {
        let Self {
            edmsm,
            bases,
            scalars,
            recoding,
            options,
        } = *self;
        let table = bases.table::<R>()?;
        check_number(bases.len(), table.stride, recoding)?;
        options.report(0.0);
        let f = &rings.wide.f;
        let cx = EdwardsCx { f: *f, law };
        let task = Task {
            scalars: &scalars,
            recoding,
            plane: &Plane::new(recoding),
        };
        let run = Run::new(options, &edmsm.engine.pool);
        let Windows { sums, additions } = windows(&cx, table, &task, run)?;
        let (one, map) = (rings.one, &edmsm.form.map);
        let number = |x: &BigUint| edmsm.element(&one.f, x);
        let group = ToWeierstrass {
            one,
            alpha: number(&map.alpha),
            w: number(&map.w),
            scale_w: number(&map.scale_w),
            unscale: edmsm.unscale().map(|x| number(&x)),
        };
        let (ring, n) = (&rings.facts, bases.len());
        Ok(Output {
            point: words(&rings.one, &horner(&group, f, &sums, recoding)),
            report: report(ring, n, recoding, additions, run.threads()),
        })
    }
}

/// Estimated peak memory beyond the bases and the scalars, bytes.
fn memory(ring: &RingFacts, n: usize, recoding: &dyn Recoding, threads: usize) -> u64 {
    let (threads, per_call) = (
        workers(n, recoding, threads),
        per_call(n, recoding, threads),
    );
    let digits = resident(4 * (recoding.all_lists() * n) as u64);
    let sums = resident(table::bytes(ring.stored, per_call * recoding.buckets(), 5));
    let lists = (per_call * (n * recoding.slots() * 4 + recoding.buckets() * 40)) as u64;
    digits + threads as u64 * (sums + lists) + (1 << 20)
}

/// The sum in the Weierstrass form, whatever the points are.
fn by_weierstrass(
    edmsm: &EdMsm<'_>,
    bases: &EdwardsBases,
    scalars: Scalars<'_>,
    options: &Options<'_>,
) -> Result<Output, Error> {
    let points = originals(edmsm, bases)?;
    let options = &inside(bases.is_turned(), options);
    edmsm.engine.inside().msm(&points, scalars, options)
}

/// Options for the Weierstrass form.
fn inside<'a>(turned: bool, options: &Options<'a>) -> Options<'a> {
    Options {
        in_subgroup: options.in_subgroup && turned,
        algorithm: match options.algorithm {
            Algorithm::EdMsm => Algorithm::Auto,
            other if other.needs_subgroup() && !turned => Algorithm::Auto,
            other => other,
        },
        window: options
            .window
            .filter(|_| options.algorithm == Algorithm::Straus),
        ..*options
    }
}

/// Adds what the points without an image contribute.
fn with_unfit(
    edmsm: &EdMsm<'_>,
    bases: &EdwardsBases,
    scalars: Scalars<'_>,
    options: &Options<'_>,
    output: Output,
) -> Result<Output, Error> {
    let (numbers, unfit) = bases.unfit();
    let others = Scalars::Chosen {
        of: &scalars,
        which: numbers,
    };
    let options = &Options {
        in_subgroup: false,
        algorithm: Algorithm::Auto,
        window: None,
        ..*options
    };
    let inside = edmsm.engine.inside();
    let others = inside.msm(unfit, others, options)?.point;
    Ok(Output {
        point: inside.add(&output.point, &others)?,
        report: output.report,
    })
}

/// The bases in the Weierstrass form, those without an image too.
fn originals(edmsm: &EdMsm<'_>, bases: &EdwardsBases) -> Result<WordPoints, Error> {
    let (words, finite) = dispatch::prime(edmsm.engine, ReadBack { edmsm, bases })??;
    let stride = 2 * edmsm.engine.words();
    let mut points = WordPoints {
        stride,
        words,
        finite,
    };
    let (numbers, unfit) = bases.unfit();
    for (from, &i) in unfit.words.chunks_exact(stride).zip(numbers) {
        let i = i as usize;
        points.words[i * stride..(i + 1) * stride].copy_from_slice(from);
        points.finite[i] = true;
    }
    Ok(points)
}

/// The bases in the Weierstrass form, those that have an image.
struct ReadBack<'a> {
    edmsm: &'a EdMsm<'a>,
    bases: &'a EdwardsBases,
}

impl Job for ReadBack<'_> {
    type Out = Result<(Vec<u64>, Vec<bool>), Error>;
    const SHAPES: Shapes = dispatch::EDWARDS;

    fn run<R: Lanes, S: Lanes>(self, rings: &Rings<R, S>) -> Self::Out {
        let Self { edmsm, bases } = self;
        let f = &rings.wide.f;
        let table = bases.table::<R>()?;
        // What the law's coordinates are to the curve's, and these to those of its Weierstrass form. Bases that come from
        // there are in the curve's.
        let mut forms = Vec::new();
        if edmsm.takes_edwards_points() {
            forms.push(form(edmsm, f));
        }
        forms.push(weierstrass(edmsm, f));
        Ok(if edmsm.form.is_minus_one() {
            convert::points(f, &minus_one(edmsm, f), &forms, table)
        } else {
            convert::points(f, &general(edmsm, f), &forms, table)
        })
    }
}
