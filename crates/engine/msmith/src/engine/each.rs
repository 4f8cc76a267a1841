//! Products side by side: many points with a scalar each, one point with many scalars, and linear combinations of lists.

use super::door::infinite;
use super::jobs::{Job, read, words};
use super::parts::Sublist;
use super::weierstrass::WeierstrassEngine;
use super::{Engine, Point, dispatch};
use crate::coords::{Affine, Coords, Jacobian};
use crate::error::{Error, count};
use crate::memory::{filled, within};
use crate::msm::horner::Scalar;
use crate::msm::pack::Rings;
use crate::msm::straus::by_radix;
use crate::msm::{Run, each};
use crate::options::Options;
use crate::plan::each as plan;
use crate::points::{Points, WordPoints};
use crate::recode::Recoding;
use crate::ring::Lanes;
use crate::scalars::Scalars;

impl Engine {
    /// `a_i·P_i` for every i: many points, each times its own scalar. Points may be anywhere on the curve, scalars of any
    /// length; with [`Options::in_subgroup`] they are split by the endomorphism.
    ///
    /// In the lanes, eight products side by side; fewer points than pay for that are multiplied one by one in 64-bit words.
    /// The products are affine.
    /// [`Options::memory_limit`] bounds what is needed beside them; [`Options::window`] is that of the digits;
    /// [`Options::algorithm`] is not heeded.
    ///
    /// Errors: another number of scalars than of points; those of [`Engine::msm`] that concern points, scalars and
    /// options. **Variable time** in the scalars.
    ///
    /// ```
    /// use msmith::{Engine, Options, Point, Scalars, WordPoints, curve};
    ///
    /// let bn254 = curve::by_name("bn254").expect("built in");
    /// let engine = Engine::new(bn254, curve::Group::G1)?;
    /// let g = [engine.to_words(&bn254.g1.gx[0]), engine.to_words(&bn254.g1.gy[0])].concat();
    /// let points = WordPoints { stride: 8, words: g.repeat(2), finite: vec![true; 2] };
    ///
    /// let products = engine.mul_each(&points, Scalars::U64(&[5, 7]), &Options::default())?;
    /// assert_eq!(Some(engine.mul(&[7], &Point::new(g))?), products.get(1));
    /// # Ok::<(), msmith::Error>(())
    /// ```
    pub fn mul_each(
        &self,
        points: &dyn Points,
        scalars: Scalars<'_>,
        options: &Options<'_>,
    ) -> Result<WordPoints, Error> {
        let points = &Sublist::all(points, self)?;
        points.check(2 * self.words())?;
        scalars.check_for(points.len())?;
        let options = &options.checked(points.len())?;
        let made = self.make(points.len(), How::Each(points, scalars, None), options)?;
        self.group.list_out(made, options)
    }

    /// `a_i·P_i + a_{i+1}·P_{i+1}` and `b_i·P_i + b_{i+1}·P_{i+1}` for every even i, of an even number of points; not in
    /// Edwards coordinates. One and a half products' doublings, two and a half products' additions.
    pub(super) fn mul_pairs(
        &self,
        points: &dyn Points,
        [a, b]: [Scalars<'_>; 2],
        options: &Options<'_>,
    ) -> Result<WordPoints, Error> {
        let options = &options.checked(points.len())?;
        self.make(points.len(), How::Each(points, a, Some(b)), options)
    }

    /// `a_i·P` for every i: one point times many scalars, as setups need them. A table of multiples of the point is made
    /// first, as large as pays for this many scalars; then a product is a sum of one multiple for each window.
    ///
    /// The point is as in [`Point`]; else as for [`Engine::mul_each`]. [`Options::in_subgroup`] vouches for P.
    ///
    /// Errors: words that are not a point, or a point that is not on the curve; those of [`Engine::msm`] that concern
    /// scalars and options. **Variable time** in the scalars.
    pub fn mul_base(
        &self,
        point: &Point,
        scalars: Scalars<'_>,
        options: &Options<'_>,
    ) -> Result<WordPoints, Error> {
        scalars.check()?;
        let options = &options.checked(scalars.len())?;
        super::mul::check(std::slice::from_ref(point), 1, self.words())?;
        let n = scalars.len();
        let made = match point.is_infinity() {
            true => within(|| infinite(self.words(), n))?,
            false => self.make(n, How::Base(point.words(), scalars), options)?,
        };
        self.group.list_out(made, options)
    }

    /// `P_i + a·Q_i` for every i: two lists of points put together, as arguments about inner products do it. With a = 1 it
    /// is an addition each, and no product.
    ///
    /// Errors: lists of different lengths; a scalar of no words; those of [`Engine::mul_each`]. **Variable time** in the
    /// scalar.
    pub fn fold(
        &self,
        p: &dyn Points,
        q: &dyn Points,
        a: &[u64],
        options: &Options<'_>,
    ) -> Result<WordPoints, Error> {
        let (p, q) = (&Sublist::all(p, self)?, &Sublist::all(q, self)?);
        p.check(2 * self.words())?;
        let one = Scalars::Words {
            words: a,
            per: a.len(),
        };
        // Checked before a list of that length is made.
        one.check()?;
        if q.len() != p.len() {
            let (p, q) = (count(p.len(), "point"), q.len());
            return Err(Error::Layout(format!(
                "{p} and {q} others: the lists must be of equal length"
            )));
        }
        let options = &options.checked(p.len())?;
        if self.takes_edwards_points() {
            let [p, q] = [p, q].map(|list| self.group.list_in(list, options));
            let made = self.inside().fold(&p?, &q?, a, options)?;
            return self.group.list_out(made, options);
        }
        if a[0] == 1 && a[1..].iter().all(|word| *word == 0) {
            q.check(2 * self.words())?;
            return self.pairs(p, q, false, options);
        }
        let which = within(|| filled(p.len(), 0))?;
        let scalars = Scalars::Chosen {
            of: &one,
            which: &which,
        };
        let q = self.mul_each(q, scalars, options)?;
        self.pairs(p, &q, false, options)
    }

    /// `P_i + Q_i` for every i, and, if asked for, `P_i − Q_i` behind all of them, in Weierstrass form.
    pub(super) fn pairs(
        &self,
        p: &dyn Points,
        q: &dyn Points,
        differences: bool,
        options: &Options<'_>,
    ) -> Result<WordPoints, Error> {
        let options = &options.checked(p.len())?;
        let n = if differences { 2 * p.len() } else { p.len() };
        self.make(n, How::Pairs([p, q]), options)
    }

    fn make(&self, n: usize, how: How<'_>, options: &Options<'_>) -> Result<WordPoints, Error> {
        let engine = self.weierstrass();
        let multiplied = matches!(how, How::Each(..));
        let job = MakePoints {
            engine,
            options,
            n,
            how,
        };
        match multiplied {
            true => dispatch::by_number(engine, n, job)?,
            false => dispatch::both(engine, job)?,
        }
    }
}

fn set(list: &mut WordPoints, k: usize, point: &Point) {
    if !point.is_infinity() {
        list.words[k * list.stride..(k + 1) * list.stride].copy_from_slice(point.words());
        list.finite[k] = true;
    }
}

/// Points that are made one by one from others, all with one job.
struct MakePoints<'a> {
    engine: &'a WeierstrassEngine,
    options: &'a Options<'a>,
    n: usize,
    how: How<'a>,
}

enum How<'a> {
    /// [`Engine::mul_each`], or [`Engine::mul_pairs`] with a second list of scalars.
    Each(&'a dyn Points, Scalars<'a>, Option<Scalars<'a>>),
    /// [`Engine::mul_base`], given the words of a finite point.
    Base(&'a [u64], Scalars<'a>),
    /// [`Engine::pairs`].
    Pairs([&'a dyn Points; 2]),
}

impl Job for MakePoints<'_> {
    type Out = Result<WordPoints, Error>;

    fn run<R: Lanes, S: Lanes>(self, rings: &Rings<R, S>) -> Self::Out {
        let Self {
            engine,
            options,
            n,
            how,
        } = self;
        let mut out = infinite(engine.words(), n);
        let size = |scalars: &Scalars<'_>| (scalars.bits(), scalars.words());
        let plan = match &how {
            How::Each(_, scalars, _) => {
                Some(engine.ask(n, size(scalars), options, true, plan::products)?)
            }
            How::Base(_, scalars) => {
                Some(engine.ask(n, size(scalars), options, true, plan::of_one)?)
            }
            How::Pairs(..) => None,
        };
        let options = &Options {
            threads: plan.as_ref().map_or(options.threads, |p| Some(p.threads)),
            ..*options
        };
        let run = Run::new(options, &engine.pool);
        match (how, plan) {
            (How::Each(points, scalars, others), Some(plan)) => {
                let scalars = (&scalars, others.as_ref());
                each::products(rings, points, scalars, &plan.method, run, &mut out)?;
            }
            (How::Base(point, scalars), Some(plan)) => {
                let one = &rings.one;
                let Some(p) = one.inside(&read(engine, one, 0, point)?) else {
                    return Ok(out);
                };
                let powers = powers(one, &p, &*plan.method.recoding);
                let rings = &Rings {
                    door: None,
                    ..*rings
                };
                each::of_one(rings, &powers, &scalars, &plan.method, run, &mut out)?;
            }
            (How::Pairs([p, q]), _) => {
                each::pairs(rings, p, q, run, &mut out)?;
            }
            _ => {}
        }
        Ok(out)
    }
}

/// `ρ^k·P` for every window k.
fn powers<S: Lanes>(one: &Scalar<S>, p: &Affine<S::El>, recoding: &dyn Recoding) -> WordPoints {
    let mut all = infinite(one.f.words(), recoding.windows());
    let mut power = Jacobian::from_affine(&one.f, p);
    for k in 0..recoding.windows() {
        if k > 0 {
            power = by_radix(one, &power, recoding);
        }
        set(&mut all, k, &words(one, &power));
    }
    all
}
