//! Twisted Edwards curves.

use super::MulPlan;
use super::{MulOptions, Schedule, check, missing};
use crate::coords::Affine;
use crate::coords::edwards::Projective;
use crate::engine::edwards::constants::element;
use crate::engine::edwards::{Coordinates, EdwardsEngine};
use crate::engine::jobs::{self, Job, all_below};
use crate::engine::{Point, dispatch};
use crate::error::Error;
use crate::msm::pack::Rings;
use crate::mul::{ChainTable, Edwards, Ladder, odd_multiples};
use crate::plan::multiply::{self, DigitStream};
use crate::ring::Lanes;
use num_bigint::BigUint;
use std::sync::Arc;

/// One or two scalars, ready for many points of an Edwards curve.
#[derive(Debug, Clone)]
pub struct EdwardsMultiplier {
    engine: Arc<EdwardsEngine>,
    schedule: Schedule,
    plan: MulPlan,
}

impl EdwardsMultiplier {
    /// As [`crate::Multiplier::new`].
    pub fn new(
        engine: &Arc<EdwardsEngine>,
        scalars: &[&[u64]],
        options: &MulOptions,
    ) -> Result<Self, Error> {
        let (schedule, plan) = choose(engine, scalars, options)?;
        Ok(Self {
            engine: engine.clone(),
            schedule,
            plan,
        })
    }

    /// What was chosen and why.
    pub fn plan(&self) -> &MulPlan {
        &self.plan
    }

    /// As [`crate::Multiplier::run`]; infinity among the points is the neutral element, and a result is never infinity in
    /// Edwards coordinates.
    ///
    /// Errors: those of [`crate::Multiplier::run`], and [`Error::AtInfinity`] where the result has no Edwards
    /// coordinates, which takes points of even order on a curve that is not complete.
    pub fn run(&self, points: &[Point]) -> Result<Point, Error> {
        run(
            &self.engine,
            &self.schedule,
            self.plan.scalars,
            points,
            || self.again(points),
        )
    }

    /// The result in the Weierstrass form.
    fn again(&self, points: &[Point]) -> Result<Point, Error> {
        by_weierstrass(&self.engine, &self.schedule, self.plan.scalars, points)
    }
}

fn choose(
    engine: &EdwardsEngine,
    scalars: &[&[u64]],
    options: &MulOptions,
) -> Result<(Schedule, MulPlan), Error> {
    match engine.coordinates() {
        Coordinates::Weierstrass => super::choose(engine.weierstrass(), scalars, options),
        Coordinates::Edwards => multiply::edwards(engine.is_minus_one(), scalars, options),
    }
}

fn run(
    engine: &EdwardsEngine,
    schedule: &Schedule,
    scalars: usize,
    points: &[Point],
    again: impl FnOnce() -> Result<Point, Error>,
) -> Result<Point, Error> {
    if engine.coordinates() == Coordinates::Weierstrass {
        return super::run(engine.weierstrass(), schedule, scalars, points);
    }
    check(points, scalars, engine.words())?;
    let job = MulEdwards {
        engine,
        schedule,
        points,
    };
    match dispatch::scalar_prime(engine.weierstrass(), job)?? {
        Some(point) => Ok(point),
        None => again(),
    }
}

/// Runs a schedule on an Edwards curve; `None` where the result is lost or at infinity.
struct MulEdwards<'a> {
    engine: &'a EdwardsEngine,
    schedule: &'a Schedule,
    points: &'a [Point],
}

impl Job for MulEdwards<'_> {
    type Out = Result<Option<Point>, Error>;

    fn run<R: Lanes, S: Lanes>(self, rings: &Rings<R, S>) -> Self::Out {
        let (engine, f) = (self.engine, rings.one.f);
        let of = |x: &BigUint| element(engine, &f, x);
        let d = of(&engine.d);
        let group = match engine.is_minus_one() {
            true => Edwards::minus_one(f, &d),
            false => Edwards::general(f, &of(&engine.a), &d),
        };
        let scale = engine.scale.as_ref();
        let mut work = Vec::with_capacity(2);
        for (index, point) in self.points.iter().enumerate() {
            let mut q = match point.coordinates() {
                None => Affine {
                    x: f.zero(),
                    y: f.one(),
                },
                Some((x, y)) => self.read(&f, index, [x, y])?,
            };
            if let Some(s) = scale {
                q.x = f.mul(&q.x, &of(s));
            }
            work.push(group.point(&q));
        }
        let sum = match self.schedule {
            Schedule::Chain { chain, table } => {
                let table = ChainTable::new(&group, table, &work);
                (table.run(&group, chain)).ok_or_else(|| missing("digit"))?
            }
            Schedule::Windows { plan, streams } => {
                let table = |(k, stream): (usize, &DigitStream)| {
                    let all = odd_multiples(&group, &work[stream.point], plan.multiples(k));
                    let affine: Vec<bool> = (0..all.len()).map(|i| i == 0).collect();
                    group.entries(&all, &affine)
                };
                let tables: Vec<_> = streams.iter().enumerate().map(table).collect();
                plan.run(&group, &tables)
            }
        };
        let Projective { x, y, z } = sum.p;
        if f.is_zero(&z) != 0 {
            return Ok(None);
        }
        let i = f.inv(&z);
        let mut x = f.mul(&x, &i);
        if let Some(u) = scale.and_then(|s| s.modinv(&engine.curve.p)) {
            x = f.mul(&x, &of(&u));
        }
        let y = f.mul(&y, &i);
        Ok(Some(jobs::point(&rings.one, &Affine { x, y })))
    }
}

impl MulEdwards<'_> {
    /// A point from its words: canonical, and `ax² + y² = 1 + dx²y²`.
    fn read<S: Lanes>(&self, f: &S, index: usize, xy: [&[u64]; 2]) -> Result<Affine<S::El>, Error> {
        let (curve, p) = (&self.engine.curve, self.engine.weierstrass().modulus());
        if !xy.iter().all(|words| all_below(words, p)) {
            return Err(Error::NonCanonical { index });
        }
        let [x, y] = xy;
        let (x, y) = (f.splat(&f.pack(x)), f.splat(&f.pack(y)));
        let number = |c| element(self.engine, f, c);
        let (a, d) = (number(&curve.a), number(&curve.d));
        let (xx, yy) = (f.sqr(&x), f.sqr(&y));
        let left = f.norm(&f.add(&f.mul(&a, &xx), &yy));
        let right = f.norm(&f.add(&f.one(), &f.mul(&d, &f.mul(&xx, &yy))));
        if f.is_zero(&f.sub::<1>(&left, &right)) == 0 {
            return Err(Error::NotOnCurve { index });
        }
        Ok(Affine { x, y })
    }
}

/// The same in the Weierstrass form, where nothing is at infinity but the neutral element.
fn by_weierstrass(
    engine: &EdwardsEngine,
    schedule: &Schedule,
    scalars: usize,
    points: &[Point],
) -> Result<Point, Error> {
    let e = engine.weierstrass();
    let integer = |words: &[u64]| -> BigUint { e.from_words(words).swap_remove(0) };
    let mut mapped = Vec::with_capacity(points.len());
    for (index, point) in points.iter().enumerate() {
        mapped.push(match point.coordinates() {
            None => Point::infinity(),
            Some((x, y)) => {
                let image = engine.map.to_weierstrass(&[integer(x), integer(y)]);
                let image = image.map_err(|_| Error::NotOnCurve { index })?;
                image.map_or_else(Point::infinity, |xy| e.point(&xy))
            }
        });
    }
    let sum = super::run(e, schedule, scalars, &mapped)?;
    let sum = sum.coordinates().map(|(x, y)| [integer(x), integer(y)]);
    let sum = (engine.map.to_edwards(&sum)).map_err(|_| Error::AtInfinity)?;
    Ok(e.point(&sum))
}
