//! Sums over prepared bases, and the other way for those that the law does not cover.

use super::bases::{bytes, may_turn};
use super::constants::{form, general, minus_one, weierstrass};
use super::{Coordinates, EdwardsBases, EdwardsEngine, constants};
use crate::coords::edwards::extended;
use crate::cpu::{RingFacts, Shapes};
use crate::engine::jobs::{self, Job, words};
use crate::engine::weierstrass::WeierstrassEngine;
use crate::engine::{Output, Point, dispatch};
use crate::error::Error;
use crate::memory::resident;
use crate::msm::Run;
use crate::msm::edwards::EdwardsCx;
use crate::msm::edwards::combine::{OwnLaw, ToWeierstrass};
use crate::msm::edwards::convert;
use crate::msm::edwards::law::Law;
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

/// Fewer bases than this are summed by Straus's method in the Weierstrass form.
const FEW: usize = 32;

/// [`EdwardsEngine::msm`].
pub fn msm(
    engine: &EdwardsEngine,
    bases: &EdwardsBases,
    scalars: Scalars<'_>,
    options: &Options<'_>,
) -> Result<Output, Error> {
    let options = &options.checked(bases.len())?;
    let bits = scalars.bits();
    let plan = match way(bases.len(), bits, options) {
        Route::Weierstrass => return by_weierstrass(engine, bases, scalars, options),
        Route::Naive => {
            let naive = Options {
                algorithm: Algorithm::Naive,
                ..*options
            };
            return by_weierstrass(engine, bases, scalars, &naive);
        }
        Route::Edwards => choose(
            engine,
            bases.len(),
            bases.is_turned(),
            bits,
            scalars.words(),
            options,
        )?,
    };
    let plan::Way::Buckets(recoding) = plan.way else {
        return by_weierstrass(engine, bases, scalars, options);
    };
    let algorithm = plan.algorithm;
    let ring = &engine.weierstrass.ring;
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
        engine,
        bases,
        scalars,
        recoding: &*recoding,
        algorithm,
        options,
    };
    match dispatch::prime(&engine.weierstrass, job)? {
        Ok(output) if bases.unfit().0.is_empty() => Ok(output),
        Ok(output) => with_unfit(engine, bases, scalars, options, output),
        Err(Stopped::By(why)) => Err(why),
        Err(Stopped::Failed) => by_weierstrass(engine, bases, scalars, options),
    }
}

/// The form in which a sum is made.
enum Route {
    /// Bucket sums in Edwards form.
    Edwards,
    /// The Weierstrass form.
    Weierstrass,
    /// There, by the reference.
    Naive,
}

fn way(n: usize, bits: u32, options: &Options<'_>) -> Route {
    let (in_windows, few) = (options.window.is_some(), n < FEW);
    match options.algorithm {
        Algorithm::Naive | Algorithm::Straus | Algorithm::Subset => Route::Weierstrass,
        Algorithm::Auto if bits == 0 || few && !in_windows => Route::Weierstrass,
        _ if bits == 0 => Route::Naive,
        _ => Route::Edwards,
    }
}

/// [`msm`] with the sum in the Weierstrass form.
pub fn in_weierstrass(
    engine: &EdwardsEngine,
    bases: &EdwardsBases,
    scalars: Scalars<'_>,
    options: &Options<'_>,
) -> Result<Output, Error> {
    if engine.coordinates == Coordinates::Weierstrass {
        return msm(engine, bases, scalars, options);
    }
    let e = &engine.weierstrass;
    match msm(engine, bases, scalars, options) {
        Ok(Output { point, report }) => {
            let point = match integers(e, &point) {
                None => Point::infinity(),
                Some(point) => (engine.map)
                    .to_weierstrass(&point)
                    .map_err(|why| Error::Curve(why.to_string()))?
                    .map_or_else(Point::infinity, |xy| e.point(&xy)),
            };
            Ok(Output { point, report })
        }
        Err(Error::AtInfinity) => {
            let points = originals(engine, bases)?;
            e.msm(&points, scalars, &inside(bases, options))
        }
        Err(why) => Err(why),
    }
}

/// The parts of a sum of n points that a memory limit does not let be made at once, their bases included.
pub fn parts(
    engine: &EdwardsEngine,
    n: usize,
    scalars: &Scalars<'_>,
    options: &Options<'_>,
) -> Result<Option<Split>, Error> {
    let Some(limit) = options.memory_limit else {
        return Ok(None);
    };
    let (bits, words) = (scalars.bits(), scalars.words());
    let threads = options.threads.unwrap_or(1);
    let ring = &engine.weierstrass.ring;
    let (mut best, mut least): (Option<(f64, Split)>, u64) = (None, u64::MAX);
    for count in counts(n) {
        let m = n.div_ceil(count);
        if !matches!(way(m, bits, options), Route::Edwards) {
            break;
        }
        let plan::Way::Buckets(recoding) = choose(engine, m, false, bits, words, options)?.way
        else {
            break;
        };
        let additions = count as f64 * expected_additions(&*recoding, m);
        for threads in halves(threads) {
            let needed = bytes(engine, m, false) as u64 + memory(ring, m, &*recoding, threads);
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
        // A sum by Straus's method, or the reference.
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
    engine: &EdwardsEngine,
    n: usize,
    turned: bool,
    (bits, words): (u32, usize),
    options: &Options<'_>,
    planner: impl FnOnce(&plan::edwards::EdwardsRequest<'_>, &plan::Plans) -> T,
) -> T {
    let request = plan::edwards::EdwardsRequest {
        facts: &engine.weierstrass.facts(),
        psi: engine.endo.as_ref().map(|e| (&e.lambda, &e.lattice)),
        n,
        bytes: bytes(engine, n, turned),
        turned,
        bits,
        words,
        options,
    };
    planner(&request, &engine.plans)
}

/// The digits for n bases.
fn choose(
    engine: &EdwardsEngine,
    n: usize,
    turned: bool,
    bits: u32,
    words: usize,
    options: &Options<'_>,
) -> Result<plan::Plan, Error> {
    let planner = plan::edwards::choose;
    ask(engine, n, turned, (bits, words), options, planner)
}

/// [`EdwardsEngine::plans`].
pub fn plans(
    engine: &EdwardsEngine,
    n: usize,
    bits: u32,
    options: &Options<'_>,
) -> Result<Vec<Report>, Error> {
    let options = &options.checked(n)?;
    let turned = may_turn(engine, options);
    let inner = Options {
        in_subgroup: options.in_subgroup && turned,
        ..*options
    };
    match way(n, bits, options) {
        Route::Weierstrass => return engine.weierstrass.plans(n, bits, &inner),
        Route::Naive => {
            let naive = Options {
                algorithm: Algorithm::Naive,
                ..inner
            };
            return engine.weierstrass.plans(n, bits, &naive);
        }
        Route::Edwards => {}
    }
    let words = bits.div_ceil(64).max(1) as usize;
    let planner = plan::edwards::compared;
    let all = ask(engine, n, turned, (bits, words), options, planner)?;
    let (ring, threads) = (&engine.weierstrass.ring, options.threads.unwrap_or(1));
    let of = |(nanoseconds, algorithm, recoding): plan::edwards::Priced| {
        let additions = expected_additions(&*recoding, n).round() as u64;
        Report {
            predicted_ns: Some(nanoseconds.round() as u64),
            ..report(ring, n, algorithm, &*recoding, additions, threads)
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
    algorithm: Algorithm,
    recoding: &dyn Recoding,
    additions: u64,
    threads: usize,
) -> Report {
    let needed = memory(ring, n, recoding, threads);
    let working = workers(n, recoding, threads);
    let report = Report::new(algorithm, ring.backend, working).digits(recoding);
    let radix = format!("{}, Edwards", report.radix);
    Report { radix, ..report }.counts(additions, needed)
}

struct EdwardsSum<'a> {
    engine: &'a EdwardsEngine,
    bases: &'a EdwardsBases,
    scalars: Scalars<'a>,
    recoding: &'a dyn Recoding,
    algorithm: Algorithm,
    options: &'a Options<'a>,
}

impl Job for EdwardsSum<'_> {
    type Out = Result<Output, Stopped>;
    const SHAPES: Shapes = dispatch::EDWARDS;

    fn run<R: Lanes, S: Lanes>(self, rings: &Rings<R, S>) -> Self::Out {
        let (f, one) = (&rings.wide.f, &Outlined(rings.one.f));
        let engine = self.engine;
        if engine.is_minus_one() {
            self.sum(rings, minus_one(engine, f), minus_one(engine, one))
        } else {
            self.sum(rings, general(engine, f), general(engine, one))
        }
    }
}

impl EdwardsSum<'_> {
    fn sum<R: Lanes, S: Lanes, L, O>(
        &self,
        rings: &Rings<R, S>,
        law: L,
        own: O,
    ) -> Result<Output, Stopped>
    where
        L: Law<R> + Law<Outlined<R>>,
        O: Law<Outlined<S>>,
    {
        let Self {
            engine,
            bases,
            scalars,
            recoding,
            options,
            ..
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
        let run = Run::new(options, &engine.weierstrass.pool);
        let Windows { sums, additions } = windows(&cx, table, &task, run)?;
        let point = match engine.coordinates {
            Coordinates::Weierstrass => {
                let group = to_weierstrass(engine, rings);
                words(&rings.one, &horner(&group, f, &sums, recoding))
            }
            Coordinates::Edwards => {
                let own = OwnLaw {
                    f: Outlined(rings.one.f),
                    law: own,
                    failed: false.into(),
                };
                let sum = horner(&own, f, &sums, recoding);
                if own.failed.get() {
                    return Err(Stopped::Failed);
                }
                let (q, _) = extended::to_affine(&own.f, &sum);
                let (q, _) = convert::original(&own.f, &form(engine, &own.f), &q);
                jobs::point(&rings.one, &q)
            }
        };
        let (ring, n) = (&rings.facts, bases.len());
        Ok(Output {
            point,
            report: report(ring, n, self.algorithm, recoding, additions, run.threads()),
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

fn to_weierstrass<R: Lanes, S: Lanes>(
    engine: &EdwardsEngine,
    rings: &Rings<R, S>,
) -> ToWeierstrass<S> {
    let one = &rings.one;
    let map = &engine.map;
    let number = |x| constants::element(engine, &one.f, x);
    ToWeierstrass {
        one: *one,
        alpha: number(&map.alpha),
        w: number(&map.w),
        scale_w: number(&map.scale_w),
    }
}

/// The bases in the Weierstrass form, those without an image too.
pub fn originals(engine: &EdwardsEngine, bases: &EdwardsBases) -> Result<WordPoints, Error> {
    let mut points = read_back(engine, bases, Coordinates::Weierstrass)?;
    let (numbers, unfit) = bases.unfit();
    for (k, &i) in numbers.iter().enumerate() {
        let s = points.stride;
        points.words[i * s..(i + 1) * s].copy_from_slice(&unfit.words[k * s..(k + 1) * s]);
        points.finite[i] = true;
    }
    Ok(points)
}

/// The bases in Edwards coordinates, neutral ones too.
///
/// Errors: [`Error::AtInfinity`] where one has none.
pub fn images(engine: &EdwardsEngine, bases: &EdwardsBases) -> Result<WordPoints, Error> {
    if !bases.unfit().0.is_empty() {
        return Err(Error::AtInfinity);
    }
    let mut points = read_back(engine, bases, Coordinates::Edwards)?;
    points.finite.fill(true);
    Ok(points)
}

fn read_back(
    engine: &EdwardsEngine,
    bases: &EdwardsBases,
    to: Coordinates,
) -> Result<WordPoints, Error> {
    let job = ReadBack { engine, bases, to };
    let (words, finite) = dispatch::prime(&engine.weierstrass, job)??;
    Ok(WordPoints {
        stride: 2 * engine.words(),
        words,
        finite,
    })
}

/// The sum in the Weierstrass form, whatever the points are.
fn by_weierstrass(
    engine: &EdwardsEngine,
    bases: &EdwardsBases,
    scalars: Scalars<'_>,
    options: &Options<'_>,
) -> Result<Output, Error> {
    let points = originals(engine, bases)?;
    let output = (engine.weierstrass).msm(&points, scalars, &inside(bases, options))?;
    back(engine, output)
}

/// Options for the Weierstrass form.
fn inside<'a>(bases: &EdwardsBases, options: &Options<'a>) -> Options<'a> {
    Options {
        in_subgroup: options.in_subgroup && bases.is_turned(),
        ..*options
    }
}

/// Adds what the points without an image contribute.
fn with_unfit(
    engine: &EdwardsEngine,
    bases: &EdwardsBases,
    scalars: Scalars<'_>,
    options: &Options<'_>,
    output: Output,
) -> Result<Output, Error> {
    let (numbers, unfit) = bases.unfit();
    let per = scalars.words();
    let mut list = vec![0u64; (numbers.len() + 1) * per];
    let mut points = unfit.clone();
    for (k, &i) in numbers.iter().enumerate() {
        let mut negative = [false];
        scalars.fill(i, &mut list[k * per..(k + 1) * per], &mut negative);
        if negative[0] {
            negate(engine, &mut points, k);
        }
    }
    // The sum of the others, once.
    list[numbers.len() * per] = 1;
    points.push(&output.point)?;
    let scalars = Scalars::Words { words: &list, per };
    let options = &Options {
        in_subgroup: false,
        algorithm: Algorithm::Auto,
        window: None,
        ..*options
    };
    let sum = engine.weierstrass.msm(&points, scalars, options)?;
    Ok(Output {
        point: sum.point,
        report: output.report,
    })
}

/// Negates y of point `k` (Weierstrass form).
fn negate(engine: &EdwardsEngine, points: &mut WordPoints, k: usize) {
    let (s, half) = (points.stride, points.stride / 2);
    let y = &mut points.words[k * s + half..(k + 1) * s];
    let value = &engine.weierstrass.from_words(y)[0];
    let p = &engine.curve.p;
    y.copy_from_slice(&engine.weierstrass.to_words(&((p - value) % p)));
}

/// A result of the Weierstrass form in the caller's coordinates.
pub fn back(engine: &EdwardsEngine, output: Output) -> Result<Output, Error> {
    if engine.coordinates == Coordinates::Weierstrass {
        return Ok(output);
    }
    let e = &engine.weierstrass;
    let point =
        (engine.map.to_edwards(&integers(e, &output.point))).map_err(|_| Error::AtInfinity)?;
    Ok(Output {
        point: e.point(&point),
        report: output.report,
    })
}

/// The coordinates of a point over a prime field.
fn integers(engine: &WeierstrassEngine, point: &Point) -> Option<[BigUint; 2]> {
    let integer = |words: &[u64]| engine.from_words(words).swap_remove(0);
    point.coordinates().map(|(x, y)| [integer(x), integer(y)])
}

/// The bases as points in some coordinates, those that have an image.
struct ReadBack<'a> {
    engine: &'a EdwardsEngine,
    bases: &'a EdwardsBases,
    to: Coordinates,
}

impl Job for ReadBack<'_> {
    type Out = Result<(Vec<u64>, Vec<bool>), Error>;
    const SHAPES: Shapes = dispatch::EDWARDS;

    fn run<R: Lanes, S: Lanes>(self, rings: &Rings<R, S>) -> Self::Out {
        let Self { engine, bases, to } = self;
        let f = &rings.wide.f;
        let table = bases.table::<R>()?;
        // What the law's coordinates are to the curve's, and these to those of its Weierstrass form. Bases that come from
        // there are in the curve's.
        let mut forms = Vec::new();
        if engine.coordinates == Coordinates::Edwards {
            forms.push(form(engine, f));
        }
        if to == Coordinates::Weierstrass {
            forms.push(weierstrass(engine, f));
        }
        Ok(if engine.is_minus_one() {
            convert::points(f, &minus_one(engine, f), &forms, table)
        } else {
            convert::points(f, &general(engine, f), &forms, table)
        })
    }
}
