//! One sum by an Edwards law: points into the form that the law keeps, buckets, and window sums out into the Weierstrass
//! form, for Horner's rule.
//!
//! The map is that of [`crate::curve::edwards::Map`], with inversions shared. Cost: 9M a point from the Weierstrass form, at
//! most 1M from the caller's Edwards coordinates, and what the law keeps (3M with a = −1).

use super::accumulate::EdwardsCx;
use super::law::{General, Law, MinusOne, Operand};
use crate::coords::edwards::{Extended, general};
use crate::coords::jacobian;
use crate::cpu::Shapes;
use crate::engine::Output;
use crate::engine::dispatch::{self, Extensions};
use crate::engine::door::TwistedForm;
use crate::engine::jobs::{Job, words};
use crate::engine::weierstrass::WeierstrassEngine;
use crate::msm::Run;
use crate::msm::door::{BATCH, image, load};
use crate::msm::horner::{Scalar, in_radix};
use crate::msm::memory;
use crate::msm::pack::{Rings, check_number, pack_blocks, window_sums_of};
use crate::msm::shared::{Stopped, Windows, workers};
use crate::options::{Algorithm, Options, Report};
use crate::points::Points;
use crate::recode::Recoding;
use crate::ring::outline::Outlined;
use crate::ring::{Lanes, Ring as _};
use crate::scalars::Scalars;
use msmith_core::enter;
use num_bigint::BigUint;
use num_traits::One;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// A sum in the lanes.
pub struct EdwardsSum<'a> {
    pub engine: &'a WeierstrassEngine,
    pub form: &'a TwistedForm,
    pub points: &'a dyn Points,
    /// They were checked.
    pub scalars: Scalars<'a>,
    pub recoding: &'a dyn Recoding,
    pub options: &'a Options<'a>,
}

impl Job for EdwardsSum<'_> {
    type Out = Result<Output, Stopped>;
    const SHAPES: Shapes = dispatch::EDWARDS;
    const EXTENSIONS: Extensions = Extensions::None;

    fn run<R: Lanes, S: Lanes>(self, rings: &Rings<R, S>) -> Self::Out {
        let f = &Outlined(rings.wide.f);
        let number = |x| self.engine.element(f, x);
        let half: BigUint = (&self.form.curve.p + 1u32) >> 1;
        let (d, half) = (number(&self.form.d), number(&half));
        if self.form.is_minus_one() {
            let d2 = f.norm(&f.dbl(&d));
            self.sum(rings, MinusOne { d, d2, half })
        } else {
            let curve = general::Curve::new(f, &number(&self.form.a), &d);
            self.sum(rings, General { curve, half })
        }
    }
}

impl EdwardsSum<'_> {
    fn sum<R: Lanes, S: Lanes, L>(&self, rings: &Rings<R, S>, law: L) -> Result<Output, Stopped>
    where
        L: Law<R> + Law<Outlined<R>>,
    {
        let Self {
            engine,
            points,
            recoding,
            options,
            ..
        } = *self;
        let (n, f) = (points.len(), rings.wide.f);
        let columns = <<L as Law<R>>::Kept as Operand<R>>::COLUMNS;
        check_number(n, columns, recoding)?;
        let run = Run::new(options, &engine.pool);
        let entrance = Entrance::new(self, &f);
        // Of a point without an image, which is of even order.
        let unfit = AtomicBool::new(false);
        let put = |rows: &mut [R::Mem], words: &[u64], some: &mut [usize], _: &mut [bool]| {
            if !entrance.keep(&f, &law, columns, rows, words, some) {
                unfit.store(true, Relaxed);
            }
        };
        let cx = EdwardsCx { f, law };
        let done = window_sums_of(&cx, &self.scalars, recoding, run, |with, table| {
            table.reset(n, columns);
            pack_blocks(points, f.words(), with, columns, options, table, &put)?;
            match unfit.load(Relaxed) {
                true => Err(Stopped::Failed),
                false => Ok(()),
            }
        });
        let Windows { sums, additions } = done?;
        let (one, exit) = (&rings.one, Exit::new(self, &rings.one.f));
        let threads = workers(n, recoding, run.threads());
        let needed = memory::by_law(&rings.facts, n, recoding, run.threads(), columns);
        Ok(Output {
            point: words(
                one,
                &in_radix(one, &sums, recoding, |sum| exit.take(one, &f, sum)),
            ),
            report: Report::new(Algorithm::EdMsm, rings.facts.backend, threads)
                .digits(recoding)
                .counts(additions, needed),
        })
    }
}

/// How points come in: from the caller's Edwards coordinates, or from the Weierstrass form.
struct Entrance<E> {
    /// α and w of the Weierstrass form.
    map: Option<[E; 2]>,
    /// x of the law over that of the map, where it is not 1.
    scale: Option<E>,
}

impl<E: Copy> Entrance<E> {
    fn new<R: Lanes<El = E>>(sum: &EdwardsSum<'_>, f: &R) -> Self {
        let TwistedForm { map, scale, .. } = sum.form;
        let number = |x: &BigUint| sum.engine.element(f, x);
        Self {
            map: sum
                .engine
                .door
                .is_none()
                .then(|| [number(&map.alpha), number(&map.w)]),
            scale: (!scale.is_one()).then(|| number(scale)),
        }
    }

    /// Writes what the law keeps of the points of some numbers; whether all have an image.
    fn keep<R: Lanes<El = E>, L: Law<R>>(
        &self,
        f: &R,
        law: &L,
        columns: usize,
        rows: &mut [R::Mem],
        words: &[u64],
        numbers: &[usize],
    ) -> bool {
        numbers.chunks(BATCH * R::WIDTH).all(|some| {
            let mut points = load(f, words, some);
            let finite = vec![0; points.len()];
            let (scale, fit) = match &self.map {
                // In image, where a product is saved.
                Some([alpha, w]) => {
                    let unfit = image(f, [alpha, w], self.scale.as_ref(), &mut points, &finite);
                    let lanes = |few: &[usize]| u8::MAX >> (8 - few.len());
                    let mut each = unfit.iter().zip(some.chunks(R::WIDTH));
                    (None, each.all(|(unfit, few)| unfit & lanes(few) == 0))
                }
                None => (self.scale.as_ref(), true),
            };
            enter!(f, {
                for (q, few) in points.iter_mut().zip(some.chunks(R::WIDTH)) {
                    if let Some(scale) = scale {
                        q.x = f.mul(&q.x, scale);
                    }
                    for (k, x) in law.keep(f, q).iter().enumerate().take(columns) {
                        let mut m = [R::empty(); 8];
                        f.scatter(x, &mut m[..R::WIDTH]);
                        for (m, i) in m.iter().zip(few) {
                            rows[i * columns + k] = *m;
                        }
                    }
                }
            });
            fit
        })
    }
}

/// The way out: the Weierstrass form `y² = x³ + …` that the curve has by
/// `x = α + w(1 + y_E)/(1 − y_E)`, `y = sw(1 + y_E)/((1 − y_E)·x_E)`.
struct Exit<E> {
    alpha: E,
    w: E,
    /// s·w.
    scale_w: E,
}

impl<E: Copy> Exit<E> {
    fn new<S: Lanes<El = E>>(sum: &EdwardsSum<'_>, f: &S) -> Self {
        let TwistedForm {
            map, scale, curve, ..
        } = sum.form;
        let number = |x: &BigUint| sum.engine.element(f, x);
        Self {
            alpha: number(&map.alpha),
            w: number(&map.w),
            scale_w: number(&(scale * &map.w % &curve.p)),
        }
    }

    /// A packed sum of the lanes. With `N = (Z − Y)·X` for the denominator: `x = α + w(Z + Y)X/N`, `y = sw(Z + Y)Z/N`. The
    /// two points with X = 0 are infinity and (α, 0).
    fn take<R: Lanes, S: Lanes<El = E>>(
        &self,
        one: &Scalar<S>,
        from: &R,
        p: &Extended<R::Mem>,
    ) -> jacobian::Point<E> {
        let f = &one.f;
        let mut words = vec![0; f.words()];
        let [x, y, z] = [&p.x, &p.y, &p.z].map(|m| one.convert(from, m, &mut words));
        let (sum, difference) = (f.norm(&f.add(&z, &y)), f.norm(&f.sub::<1>(&z, &y)));
        if f.is_zero(&x) != 0 {
            return if f.is_zero(&difference) != 0 {
                one.identity()
            } else {
                jacobian::Point {
                    x: self.alpha,
                    y: f.zero(),
                    z: f.one(),
                }
            };
        }
        let n = f.mul(&difference, &x);
        let nn = f.sqr(&n);
        let xn = f.add(&f.mul(&self.alpha, &n), &f.mul(&self.w, &f.mul(&sum, &x)));
        let yn = f.mul(&self.scale_w, &f.mul(&sum, &z));
        jacobian::Point {
            x: f.mul(&f.norm(&xn), &n),
            y: f.mul(&yn, &nn),
            z: n,
        }
    }
}
