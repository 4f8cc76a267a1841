//! Twisted Edwards curves.

use super::MulPlan;
use super::{MulOptions, Schedule, check};
use crate::coords::Affine;
use crate::coords::edwards::Projective;
use crate::engine::Point;
use crate::engine::dispatch::{self, Extensions};
use crate::engine::door::TwistedForm;
use crate::engine::door::list_of;
use crate::engine::jobs::{self, Job, read};
use crate::engine::weierstrass::WeierstrassEngine;
use crate::error::Error;
use crate::msm::pack::Rings;
use crate::mul::{Edwards, Ladder, odd_multiples};
use crate::options::Options;
use crate::plan::multiply::{self, DigitStream};
use crate::ring::Lanes;
use num_bigint::BigUint;
use num_traits::One;
use std::sync::Arc;

/// One or two scalars, ready for many points of an Edwards curve.
#[derive(Debug, Clone)]
pub struct EdwardsMultiplier {
    engine: Arc<WeierstrassEngine>,
    schedule: Schedule,
    plan: MulPlan,
}

impl EdwardsMultiplier {
    /// As [`crate::Multiplier::new`].
    pub fn new(
        engine: &Arc<WeierstrassEngine>,
        form: &TwistedForm,
        scalars: &[&[u64]],
        options: &MulOptions,
    ) -> Result<Self, Error> {
        let (schedule, plan) = multiply::edwards(form.is_minus_one(), scalars, options)?;
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
        let (engine, schedule) = (&*self.engine, &self.schedule);
        check(points, self.plan.scalars, engine.words())?;
        let job = MulEdwards {
            engine,
            schedule,
            points,
        };
        match dispatch::scalar(engine, job)?? {
            Some(point) => Ok(point),
            None => self.again(points),
        }
    }

    /// The same in the Weierstrass form, where nothing is at infinity but the neutral element.
    fn again(&self, points: &[Point]) -> Result<Point, Error> {
        let (engine, options) = (&self.engine, &Options::default());
        let mut inside = Vec::with_capacity(points.len());
        for point in points {
            let list = engine.list_in(&list_of(engine.words(), point), options)?;
            inside.push(list.get(0).unwrap_or_default());
        }
        let scalars = self.plan.scalars;
        let sum = super::run(&engine.inside(), &self.schedule, scalars, &inside)?;
        engine.point_out(sum)
    }
}

/// Runs a schedule on an Edwards curve; `None` where the result is lost or at infinity.
struct MulEdwards<'a> {
    engine: &'a WeierstrassEngine,
    schedule: &'a Schedule,
    points: &'a [Point],
}

impl Job for MulEdwards<'_> {
    type Out = Result<Option<Point>, Error>;
    const EXTENSIONS: Extensions = Extensions::None;

    fn run<R: Lanes, S: Lanes>(self, rings: &Rings<R, S>) -> Self::Out {
        let (engine, f) = (self.engine, rings.one.f);
        let Some(form) = &engine.door else {
            return Ok(None);
        };
        let of = |x: &BigUint| engine.element(&f, x);
        let d = of(&form.d);
        let group = match form.is_minus_one() {
            true => Edwards::minus_one(f, &d),
            false => Edwards::general(f, &of(&form.a), &d),
        };
        let scale = Some(&form.scale).filter(|s| !s.is_one());
        let mut work = Vec::with_capacity(2);
        for (index, point) in self.points.iter().enumerate() {
            let mut q = match point.is_infinity() {
                true => Affine {
                    x: f.zero(),
                    y: f.one(),
                },
                false => read(engine, &rings.one, index, point.words())?,
            };
            if let Some(s) = scale {
                q.x = f.mul(&q.x, &of(s));
            }
            work.push(group.point(&q));
        }
        let Schedule { plan, streams } = self.schedule;
        let table = |(k, stream): (usize, &DigitStream)| {
            let all = odd_multiples(&group, &work[stream.point], plan.multiples(k));
            let affine: Vec<bool> = (0..all.len()).map(|i| i == 0).collect();
            group.entries(&all, &affine)
        };
        let tables: Vec<_> = streams.iter().enumerate().map(table).collect();
        let Projective { x, y, z } = plan.run(&group, &tables);
        if f.is_zero(&z) != 0 {
            return Ok(None);
        }
        let i = f.inv(&z);
        let mut x = f.mul(&x, &i);
        if let Some(u) = scale.and_then(|s| s.modinv(&form.curve.p)) {
            x = f.mul(&x, &of(&u));
        }
        let y = f.mul(&y, &i);
        Ok(Some(jobs::point(&rings.one, &Affine { x, y })))
    }
}
