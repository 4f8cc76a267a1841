//! What an engine does once its rings are known.

use super::dispatch::{self, Extensions};
use super::parts::Sublist;
use super::weierstrass::WeierstrassEngine;
use super::{Output, Point};
use crate::Backend;
use crate::coords::{A, Affine, jacobian};
use crate::cpu::Shapes;
use crate::curve::Derived;
use crate::error::Error;
use crate::memory::{copied, filled};
use crate::msm::Run;
use crate::msm::door::EdwardsDoor;
use crate::msm::pack::{self, Rings, coordinate};
use crate::msm::subgroup::{self, Image, Membership};
use crate::msm::table::Table;
use crate::msm::{horner::Scalar, naive, straus, subset};
use crate::options::{Options, Report};
use crate::plan::{Plan, Way};
use crate::points::{Points, WordPoints};
use crate::random::Random;
use crate::ring::outline::Outlined;
use crate::ring::{Lanes, Ring, SMALL};
use crate::scalars::Scalars;
use msmith_core::enter;
use num_bigint::BigUint;
use std::sync::Mutex;

/// A computation that is generic over the rings.
pub trait Job {
    /// What it returns.
    type Out;
    /// The lanes that it is compiled for, over prime fields.
    const SHAPES: Shapes = dispatch::PRIME;
    /// What is compiled over extensions.
    const EXTENSIONS: Extensions = Extensions::All;
    /// Does it.
    fn run<R: Lanes, S: Lanes>(self, rings: &Rings<R, S>) -> Self::Out;
}

/// [`Engine::msm`].
pub struct Msm<'a> {
    pub engine: &'a WeierstrassEngine,
    pub points: &'a dyn Points,
    /// They were checked.
    pub scalars: Scalars<'a>,
    /// Bits of the largest one.
    pub bits: u32,
    pub plan: Plan,
    pub options: &'a Options<'a>,
}

impl Job for Msm<'_> {
    type Out = Result<Output, Error>;

    fn run<R: Lanes, S: Lanes>(self, rings: &Rings<R, S>) -> Self::Out {
        let Self {
            engine,
            points,
            scalars,
            bits,
            plan,
            options,
        } = self;
        let run = Run::new(options, &engine.pool);
        let (algorithm, backend) = (plan.algorithm, rings.facts.backend);
        let threads = plan.workers(points.len(), run.threads());
        let report = Report::new(algorithm, backend, threads);
        let (done, report) = match plan.way {
            // Small programs have these for sums of nothing alone.
            Way::Naive | Way::Subset if SMALL => {
                let point = Point::infinity();
                let nothing = points.is_empty() || bits == 0;
                let output = nothing.then_some(Output { point, report });
                return output.ok_or_else(|| {
                    Error::Option(format!("algorithm {algorithm} is not compiled"))
                });
            }
            Way::Naive => {
                return Ok(Output {
                    point: reference(&rings.one, points, &scalars)?,
                    report: Report::new(algorithm, Backend::Portable, 1),
                });
            }
            Way::Subset => (subset::msm(rings, points, &scalars, run)?, report),
            Way::Straus(method) => (
                straus::msm(rings, points, &scalars, &method, run)?,
                Report::new(algorithm, backend, 1).digits(&*method.recoding),
            ),
            Way::Buckets(recoding) | Way::Law(recoding, _) => (
                pack::msm(rings, points, &scalars, &*recoding, run)?,
                report.digits(&*recoding),
            ),
        };
        Ok(Output {
            point: words(&rings.one, &done.point),
            report: report.counts(done.additions, done.peak_bytes),
        })
    }
}

/// Affine Montgomery words.
pub fn words<S: Lanes>(one: &Scalar<S>, p: &jacobian::Point<S::El>) -> Point {
    match one.affine(p) {
        Some(q) => point(one, &q),
        None => Point::infinity(),
    }
}

/// The point of some coordinates.
pub fn point<S: Lanes>(one: &Scalar<S>, q: &Affine<S::El>) -> Point {
    let mut words = vec![0; 2 * one.f.words()];
    put(one, q, &mut words);
    Point::new(words)
}

/// Writes the Montgomery words of coordinates.
pub fn put<S: Lanes>(one: &Scalar<S>, q: &Affine<S::El>, words: &mut [u64]) {
    let mut m = [S::empty()];
    for (c, words) in [&q.x, &q.y]
        .into_iter()
        .zip(words.chunks_mut(one.f.words()))
    {
        one.f.scatter(c, &mut m);
        one.f.unpack(&m[0], words);
    }
}

/// Whether integers of the modulus' length, one after the other, are below it.
pub fn all_below(integers: &[u64], p: &[u64]) -> bool {
    let mut each = integers.chunks(p.len());
    each.all(|words| words.iter().rev().lt(p.iter().rev()))
}

/// The element in every lane of given words.
fn splat<S: Lanes>(f: &S, words: &[u64]) -> S::El {
    f.splat(&f.pack(words))
}

/// A point of given words.
fn affine<S: Lanes>(f: &S, point: &[u64]) -> Affine<S::El> {
    let (x, y) = point.split_at(f.words());
    Affine {
        x: splat(f, x),
        y: splat(f, y),
    }
}

/// The naive sum.
fn reference<S: Lanes>(
    one: &Scalar<S>,
    points: &dyn Points,
    scalars: &Scalars<'_>,
) -> Result<Point, Error> {
    let (n, w, per) = (points.len(), one.f.words(), scalars.words());
    let mut coordinates = filled(2 * w * n, 0);
    let mut finite = filled(n, false);
    one.read(points, &mut coordinates, &mut finite);
    let mut magnitudes = filled(per * n, 0);
    let mut negative = filled(n, false);
    scalars.fill(0, &mut magnitudes, &mut negative);
    let list: Vec<naive::Point<S::Mem>> = coordinates
        .chunks(2 * w)
        .zip(finite.iter().zip(&negative))
        .map(|(c, (finite, negative))| {
            finite.then(|| {
                let y = one.f.pack(&c[w..]);
                let y = if *negative {
                    let mut m = [y];
                    one.f
                        .scatter(&one.f.norm(&one.f.neg::<1>(&one.f.splat(&y))), &mut m);
                    m[0]
                } else {
                    y
                };
                (one.f.pack(&c[..w]), y)
            })
        })
        .collect();
    let scalars: Vec<&[u64]> = magnitudes.chunks(per).collect();
    let sum = naive::msm(&one.f, &one.a, &list, &scalars)?;
    let Some((x, y)) = sum else {
        return Ok(Point::infinity());
    };
    let mut words = vec![0; 2 * w];
    for (c, words) in [x, y].iter().zip(words.chunks_mut(w)) {
        one.f.unpack(c, words);
    }
    Ok(Point::new(words))
}

/// [`Engine::import`].
pub struct Import<'a> {
    pub engine: &'a WeierstrassEngine,
    pub canonical: &'a [u64],
    pub finite: &'a [bool],
}

impl Job for Import<'_> {
    type Out = Result<WordPoints, Error>;

    fn run<R: Lanes, S: Lanes>(self, rings: &Rings<R, S>) -> Self::Out {
        let Self {
            engine,
            canonical,
            finite,
        } = self;
        let f = &Outlined(rings.one.f);
        let w = f.words();
        let base = engine.base_words;
        let p = &engine.constants.p;
        // x·R = (x as if it were Montgomery)·(R² as Montgomery words): R² packs as the value R.
        let r2 = {
            let r = BigUint::from(1u32) << (64 * base);
            let mut words = engine.to_words(&r);
            words.resize(w, 0);
            splat(f, &words)
        };
        let curve = Equation::new(engine, f, &rings.one.a, rings.one.door.as_ref());
        let mut words = copied(canonical);
        for (index, (point, ok)) in words.chunks_mut(2 * w).zip(finite).enumerate() {
            if !ok {
                continue;
            }
            if !all_below(point, p) {
                return Err(Error::NonCanonical { index });
            }
            let q = affine(f, point);
            let (x, y) = (f.mul(&q.x, &r2), f.mul(&q.y, &r2));
            let q = Affine { x, y };
            if curve.holds(f, &q) == 0 {
                return Err(Error::NotOnCurve { index });
            }
            put(&rings.one, &q, point);
        }
        Ok(WordPoints {
            stride: 2 * w,
            words,
            finite: copied(finite),
        })
    }
}

/// Checks that finite points, Montgomery words, are canonical and on the curve.
pub struct OnCurve<'a> {
    pub engine: &'a WeierstrassEngine,
    pub points: &'a dyn Points,
}

impl Job for OnCurve<'_> {
    type Out = Result<(), Error>;

    fn run<R: Lanes, S: Lanes>(self, rings: &Rings<R, S>) -> Self::Out {
        /// Points that are taken together.
        const BLOCK: usize = 64;
        let (f, p) = (&rings.wide.f, &self.engine.constants.p);
        let (a, door) = (&rings.wide.a, rings.door.as_ref());
        let curve = Equation::new(self.engine, f, a, door);
        let stride = 2 * f.words();
        let n = self.points.len();
        let (mut words, mut finite) = (vec![0; stride * BLOCK.min(n)], [false; BLOCK]);
        let mut numbers = Vec::with_capacity(BLOCK);
        for first in (0..n).step_by(BLOCK) {
            let count = BLOCK.min(n - first);
            let (words, finite) = (&mut words[..stride * count], &mut finite[..count]);
            self.points.fill(first, words, finite);
            numbers.clear();
            numbers.extend((0..count).filter(|&i| finite[i]));
            // The error is that of the first wrong point, whichever it is.
            let wild =
                (numbers.iter()).position(|&i| !all_below(&words[stride * i..stride * (i + 1)], p));
            let tame = wild.unwrap_or(numbers.len());
            if let Some(i) = first_off_curve(f, &curve, words, &numbers[..tame]) {
                return Err(Error::NotOnCurve { index: first + i });
            }
            if let Some(i) = wild {
                let index = first + numbers[i];
                return Err(Error::NonCanonical { index });
            }
        }
        Ok(())
    }
}

/// Of points of some numbers, the first that is not on the curve. Called, so that there is one copy of it.
#[inline(never)]
fn first_off_curve<R: Lanes>(
    f: &R,
    curve: &Equation<R::El>,
    words: &[u64],
    numbers: &[usize],
) -> Option<usize> {
    enter!(f, {
        for few in numbers.chunks(R::WIDTH) {
            let q = Affine {
                x: coordinate(f, words, few, 0),
                y: coordinate(f, words, few, 1),
            };
            let right = (curve.holds(f, &q).trailing_ones() as usize).min(few.len());
            if right < few.len() {
                return Some(few[right]);
            }
        }
        None
    })
}

/// A finite point from its words, x then y; an error unless they are canonical and it is on the curve.
pub fn read<S: Lanes>(
    engine: &WeierstrassEngine,
    one: &Scalar<S>,
    index: usize,
    point: &[u64],
) -> Result<Affine<S::El>, Error> {
    let f = &one.f;
    if !all_below(point, &engine.constants.p) {
        return Err(Error::NonCanonical { index });
    }
    let q = affine(f, point);
    let curve = Equation::new(engine, f, &one.a, one.door.as_ref());
    if curve.holds(f, &q) == 0 {
        return Err(Error::NotOnCurve { index });
    }
    Ok(q)
}

/// What the coordinates of the caller's points fulfil.
enum Equation<E> {
    /// `y² = x³ + ax + b`.
    Weierstrass(A<E>, E),
    /// `ax² + y² = 1 + dx²y²`.
    Edwards(EdwardsDoor<E>),
}

impl<E: Copy> Equation<E> {
    fn new<R: Lanes<El = E>>(
        engine: &WeierstrassEngine,
        f: &R,
        a: &A<E>,
        door: Option<&EdwardsDoor<E>>,
    ) -> Self {
        match door {
            Some(door) => Self::Edwards(*door),
            None => Self::Weierstrass(*a, splat(f, &engine.constants.b)),
        }
    }

    /// The lanes where it holds.
    #[inline(always)]
    fn holds<R: Lanes<El = E>>(&self, f: &R, p: &Affine<E>) -> u8 {
        let (xx, yy) = (f.sqr(&p.x), f.sqr(&p.y));
        let (left, right) = match self {
            Self::Weierstrass(a, b) => {
                let slope = match a {
                    A::Zero => xx,
                    A::General(a) => f.norm(&f.add(&xx, a)),
                };
                (yy, f.norm(&f.add(&f.mul(&slope, &p.x), b)))
            }
            Self::Edwards(EdwardsDoor { a, d, .. }) => {
                let right = f.mul(d, &f.mul(&xx, &yy));
                let left = f.norm(&f.add(&f.mul(a, &xx), &yy));
                (left, f.norm(&f.add(&f.one(), &right)))
            }
        };
        f.is_zero(&f.sub::<1>(&left, &right))
    }
}

/// [`Engine::check_subgroup`].
pub struct Subgroup<'a> {
    pub engine: &'a WeierstrassEngine,
    pub points: &'a dyn Points,
    pub options: &'a Options<'a>,
}

impl Job for Subgroup<'_> {
    type Out = Result<(), Error>;

    fn run<R: Lanes, S: Lanes>(self, rings: &Rings<R, S>) -> Self::Out {
        let Self {
            engine,
            points,
            options,
        } = self;
        let question = question(rings, &engine.derived);
        let n = points.len();
        let chunk = subgroup::chunk(n, &rings.facts, options);
        let mut table: Table<R::Mem> = engine.pool.take().unwrap_or_default();
        let random = Random::of_system().map(Mutex::new);
        let mut first = 0;
        while first < n {
            let len = chunk.min(n - first);
            let part = |done: f64| options.report((first as f64 + done * len as f64) / n as f64);
            let quiet = Options {
                watch: options.watch.quiet(),
                ..*options
            };
            let of = Sublist {
                of: points,
                first,
                len,
            };
            let plain = pack::RowsOf::PLAIN;
            pack::pack(rings, &of, pack::With::Nothing, plain, &quiet, &mut table)?;
            let membership = Membership {
                cx: &rings.wide,
                k: question.map_or(&engine.curve.r, |(k, _)| k),
                image: question.map(|(_, image)| image),
                signs: engine.spec().cofactor.bit(0),
                run: Run::new(&quiet, &engine.pool),
                random: random.as_ref(),
                part: &part,
            };
            if let Some(index) = membership.first_outside(&table)? {
                return Err(Error::NotInSubgroup {
                    index: first + index,
                });
            }
            first += len;
            options.report(first as f64 / n as f64);
        }
        let bytes = table.bytes_held();
        engine.pool.give(table, bytes);
        Ok(())
    }
}

/// The integer that an endomorphism is on the subgroup alone, if there is one, and the endomorphism.
fn question<'a, R: Lanes, S: Lanes>(
    rings: &Rings<R, S>,
    derived: &'a Derived,
) -> Option<(&'a BigUint, Image<R::El>)> {
    let f = &Outlined(rings.wide.f);
    let beta = rings.beta.as_ref()?;
    let test = derived.psi.as_ref().and_then(|psi| psi.test.as_ref());
    if let (Some(test), Some([gamma, delta])) = (test, &rings.psi) {
        let mut c = *gamma;
        for _ in 0..test.power {
            c = f.mul(&c, beta);
        }
        let d = match test.negative {
            true => f.norm(&f.neg::<1>(delta)),
            false => *delta,
        };
        return Some((&test.k, Image { c, d: Some(d) }));
    }
    let endo = derived.endo.as_ref()?;
    let image = Image { c: *beta, d: None };
    derived
        .endo_decides_subgroup
        .then_some((&endo.lambda, image))
}
