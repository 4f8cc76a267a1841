//! The door of an Edwards curve: points come in by the map to the Weierstrass form, in which the engine computes, and
//! results go out by its inverse.
//!
//! What reads the caller's points reads them through the door of its rings ([`crate::msm::door`]); the engine
//! [inside](WeierstrassEngine::inside) has none, and takes points of the Weierstrass form. Everything that the engine
//! computes is in that form until the face brings it out.

use super::dispatch::{self, Extensions};
use super::jobs::Job;
use super::weierstrass::WeierstrassEngine;
use super::{Output, Point};
use crate::Backend;
use crate::curve::Group;
use crate::curve::edwards::{self, EdwardsCurve, Map, NoEdwards};
use crate::error::Error;
use crate::memory::filled;
use crate::msm::door;
use crate::msm::pack::Rings;
use crate::options::Options;
use crate::parallel;
use crate::points::{Points, WordPoints};
use crate::ring::{Lanes, SMALL};
use num_bigint::BigUint;
use num_traits::One;
use std::sync::{Arc, Mutex, PoisonError};

/// Points that are brought out by a task.
const BLOCK: usize = 1 << 11;

/// An Edwards curve next to the Weierstrass form that is computed in.
#[derive(Debug)]
pub struct TwistedForm {
    /// The curve.
    pub curve: EdwardsCurve,
    /// From the Weierstrass form to the curve, and back.
    pub map: Map,
    /// Coefficients of the curve that the addition law is of, the same but for a scale of x: a = −1 where that is possible.
    pub a: BigUint,
    pub d: BigUint,
    /// x of the law over t/y, t = x − α, of the Weierstrass form.
    pub scale: BigUint,
}

impl TwistedForm {
    /// The Edwards form of a Weierstrass group; or why there is none.
    pub fn of_group(engine: &WeierstrassEngine) -> Result<Self, NoEdwards> {
        let form = edwards::edwards_form(engine.curve(), engine.group())?;
        Ok(Self {
            a: form.edwards.a.clone(),
            d: form.edwards.d.clone(),
            scale: form.map.scale.clone(),
            curve: form.edwards,
            map: form.map,
        })
    }

    /// Whether the law is of a curve with a = −1.
    pub fn is_minus_one(&self) -> bool {
        &self.a + 1u32 == self.curve.p
    }
}

impl WeierstrassEngine {
    /// The engine of an Edwards curve on a backend, which may be another machine's: then it only plans. The numbers have
    /// been checked.
    pub fn of_edwards(curve: &EdwardsCurve, backend: Backend) -> Result<Self, Error> {
        let derived = edwards::derive(curve)?;
        // a = −1 saves a product, or two, in every addition.
        let scale = derived.to_minus_one.filter(|_| !derived.a_is_minus_one);
        let (mut a, mut d) = (curve.a.clone(), curve.d.clone());
        if scale.is_some() {
            let inverse = a.modinv(&curve.p).unwrap_or_default();
            d = (&curve.p - d) * inverse % &curve.p;
            a = &curve.p - 1u32;
        }
        let mut engine = Self::new(&derived.weierstrass, Group::G1, backend)?;
        let numbers = [&curve.a, &curve.d, &derived.map.alpha, &derived.map.w];
        engine.constants.door = Some(numbers.map(|x| engine.to_words(x)));
        engine.door = Some(Arc::new(TwistedForm {
            curve: curve.clone(),
            map: derived.map,
            a,
            d,
            scale: scale.unwrap_or_else(BigUint::one),
        }));
        Ok(engine)
    }

    /// The same group for points in Weierstrass form.
    pub fn inside(&self) -> Self {
        let mut inside = self.clone();
        (inside.door, inside.constants.door) = (None, None);
        inside
    }

    /// Points of the caller's in Weierstrass form.
    pub fn list_in(&self, points: &dyn Points, options: &Options<'_>) -> Result<WordPoints, Error> {
        points.check(2 * self.words())?;
        let (engine, options) = (self, &options.checked(points.len())?);
        let job = ListIn {
            engine,
            points,
            options,
        };
        dispatch::both(self, job)?
    }

    /// A result in the caller's coordinates.
    ///
    /// Errors: [`Error::AtInfinity`] where it has none.
    pub fn out(&self, output: Output) -> Result<Output, Error> {
        let Output { point, report } = output;
        let point = self.point_out(point)?;
        Ok(Output { point, report })
    }

    /// A point in the caller's coordinates. Errors: as of [`WeierstrassEngine::out`].
    pub fn point_out(&self, point: Point) -> Result<Point, Error> {
        if SMALL || self.door.is_none() {
            return Ok(point);
        }
        let finite = !point.is_infinity();
        let mut words = point.words().to_vec();
        words.resize(2 * self.words(), 0);
        let job = PointOut {
            words: &mut words,
            finite,
        };
        dispatch::scalar(self, job)??;
        Ok(Point::new(words))
    }

    /// A list of points in the caller's coordinates. Errors: as of [`WeierstrassEngine::out`].
    pub fn list_out(&self, list: WordPoints, options: &Options<'_>) -> Result<WordPoints, Error> {
        match self.door {
            Some(_) if !SMALL => {
                let options = &options.checked(list.finite.len())?;
                dispatch::both(self, ListOut { list, options })?
            }
            _ => Ok(list),
        }
    }
}

struct ListIn<'a> {
    engine: &'a WeierstrassEngine,
    points: &'a dyn Points,
    options: &'a Options<'a>,
}

impl Job for ListIn<'_> {
    type Out = Result<WordPoints, Error>;
    const EXTENSIONS: Extensions = Extensions::Words;

    fn run<R: Lanes, S: Lanes>(self, rings: &Rings<R, S>) -> Self::Out {
        let Self {
            engine,
            points,
            options,
        } = self;
        let mut list = infinite(engine.words(), points.len());
        on_blocks(&mut list, options, |k, words, finite| {
            rings.read(points, k * BLOCK, words, finite);
            Ok(())
        })?;
        Ok(list)
    }
}

/// As many points at infinity.
pub fn infinite(words: usize, n: usize) -> WordPoints {
    WordPoints {
        stride: 2 * words,
        words: filled(2 * words * n, 0),
        finite: filled(n, false),
    }
}

/// A list of one point.
pub fn list_of(words: usize, point: &Point) -> WordPoints {
    let mut list = infinite(words, 1);
    if !point.is_infinity() {
        list.words.copy_from_slice(point.words());
        list.finite[0] = true;
    }
    list
}

/// Does something with blocks of a list, by their numbers.
fn on_blocks(
    list: &mut WordPoints,
    options: &Options<'_>,
    task: impl Fn(usize, &mut [u64], &mut [bool]) -> Result<(), Error> + Sync,
) -> Result<(), Error> {
    let words = list.words.chunks_mut(BLOCK * list.stride.max(1));
    let blocks: Vec<_> = (words.zip(list.finite.chunks_mut(BLOCK)))
        .map(Mutex::new)
        .collect();
    let quiet = options.watch.quiet();
    let threads = options.threads.unwrap_or(1);
    let (done, _) = parallel::run_watched(
        threads,
        blocks.len(),
        &quiet,
        || (),
        |(), k| {
            let mut block = blocks[k].lock().unwrap_or_else(PoisonError::into_inner);
            let (words, finite) = &mut *block;
            Some(task(k, words, finite))
        },
    )?;
    done.into_iter().flatten().collect()
}

struct PointOut<'a> {
    words: &'a mut [u64],
    finite: bool,
}

impl Job for PointOut<'_> {
    type Out = Result<(), Error>;
    const EXTENSIONS: Extensions = Extensions::None;

    fn run<R: Lanes, S: Lanes>(self, rings: &Rings<R, S>) -> Self::Out {
        let one = &rings.one;
        match &one.door {
            Some(door) => door::leave(&one.f, door, self.words, &mut [self.finite]),
            None => Ok(()),
        }
    }
}

struct ListOut<'a> {
    list: WordPoints,
    options: &'a Options<'a>,
}

impl Job for ListOut<'_> {
    type Out = Result<WordPoints, Error>;
    const EXTENSIONS: Extensions = Extensions::None;

    fn run<R: Lanes, S: Lanes>(self, rings: &Rings<R, S>) -> Self::Out {
        let Self { mut list, options } = self;
        let Some(door) = &rings.door else {
            return Ok(list);
        };
        let f = &rings.wide.f;
        on_blocks(&mut list, options, |_, words, finite| {
            door::leave(f, door, words, finite)
        })?;
        Ok(list)
    }
}
