//! One group of one curve in Weierstrass form: its numbers, derived constants and the words of its field.

use super::door::TwistedForm;
use super::edmsm::columns_kept;
use super::{Output, Point, dispatch, forecast, jobs, parts};
use crate::Backend;
use crate::cpu::RingFacts;
use crate::curve::{Curve, Derived, Group, GroupSpec, NoEdwards, derive, scalar_generator};
use crate::error::{Error, count};
use crate::memory::Pool;
use crate::msm::pack;
use crate::options::{Algorithm, Options, Report};
use crate::plan::multiply::ScalarParts;
use crate::plan::sum::SumRequest;
use crate::plan::{self, GroupFacts, LawFacts, Plans, Way};
use crate::points::{Points, WordPoints};
use crate::ring::{Lanes, SMALL};
use crate::scalars::Scalars;
use crate::words::{integer, words_of};
use msmith_field::Field;
use num_bigint::BigUint;
use num_traits::Zero;
use std::sync::{Arc, OnceLock};

/// One group of one curve: numbers, derived constants and the words of its field.
///
/// Making one checks the group and derives its endomorphism, which takes milliseconds; keep it. It
/// keeps its buffers (all engines of a process 1 GiB at most) from one call to the next, which saves their page faults;
/// [`Engine::release`] frees them.
#[derive(Debug, Clone)]
pub struct WeierstrassEngine {
    pub(super) curve: Curve,
    pub(super) group: Group,
    pub(super) derived: Derived,
    pub(super) backend: Backend,
    /// Words of one base-field coordinate.
    pub(super) base_words: usize,
    /// `2^(-64N) mod p` for these N words, which takes a word out of Montgomery form.
    unscale: BigUint,
    /// Modulus, a, b, β, γ and δ as words (all but the modulus in Montgomery form).
    pub(super) constants: Constants,
    pub(super) plans: Plans,
    /// Sizes of the ring.
    pub(super) ring: RingFacts,
    /// Buffers of the last call.
    pub(super) pool: Pool,
    /// How scalars are split for [`mul`], made when first needed.
    pub(super) split: OnceLock<Option<ScalarParts>>,
    /// The field of the base prime, made when first needed; clones share it.
    pub(super) field: Arc<OnceLock<Field>>,
    /// The field of the group's order, likewise.
    pub(super) scalar_field: Arc<OnceLock<Field>>,
    /// The Edwards curve whose points the caller gives, if they are not those of this group.
    pub(super) door: Option<Arc<TwistedForm>>,
    /// The Edwards form for [`super::edmsm`] where there is no such curve, made when first asked for.
    pub(super) twisted: Arc<OnceLock<Result<Arc<TwistedForm>, NoEdwards>>>,
}

#[derive(Debug, Clone)]
pub(super) struct Constants {
    pub(super) p: Vec<u64>,
    pub(super) nonresidue: i32,
    pub(super) a: Vec<u64>,
    pub(super) b: Vec<u64>,
    pub(super) beta: Option<Vec<u64>>,
    pub(super) psi: Option<[Vec<u64>; 2]>,
    /// The numbers of the door ([`crate::msm::door::EdwardsDoor`]), in their order.
    pub(super) door: Option<[Vec<u64>; 4]>,
}

impl WeierstrassEngine {
    /// The engine of a curve's group on a backend, which may be another machine's: then it only plans. The numbers have
    /// been checked.
    pub fn new(curve: &Curve, group: Group, backend: Backend) -> Result<Self, Error> {
        let derived = derive::derive(curve, group)?;
        let spec = group_of(curve, group)?;
        let base_words = dispatch::base_words(curve.p.bits(), spec.degree)?;
        let mont = |x: &BigUint| words_of(&((x << (64 * base_words)) % &curve.p), base_words);
        let all = |x: &[BigUint]| x.iter().flat_map(mont).collect::<Vec<_>>();
        let nonresidue = if spec.degree == 1 {
            0
        } else {
            small_nonresidue(curve)?
        };
        let beta = derived.endo.as_ref().map(|e| {
            let mut w = mont(&e.beta);
            w.resize(base_words * spec.degree, 0);
            w
        });
        let constants = Constants {
            p: words_of(&curve.p, base_words),
            nonresidue,
            a: if spec.a.iter().all(Zero::is_zero) {
                Vec::new()
            } else {
                all(&spec.a)
            },
            b: all(&spec.b),
            beta,
            psi: (derived.psi.as_ref()).map(|psi| [all(&psi.gamma), all(&psi.delta)]),
            door: None,
        };
        let ring = dispatch::facts(&constants.p, base_words, spec.degree, backend);
        let scale = (BigUint::from(1u32) << (64 * base_words)) % &curve.p;
        Ok(Self {
            unscale: scale.modinv(&curve.p).unwrap_or_default(),
            curve: curve.clone(),
            group,
            derived,
            backend,
            base_words,
            constants,
            plans: Plans::default(),
            ring,
            pool: Pool::default(),
            split: OnceLock::new(),
            field: Arc::default(),
            scalar_field: Arc::default(),
            door: None,
            twisted: Arc::default(),
        })
    }

    /// Frees the buffers kept for the next call, here and in clones, and has the allocator give back what it holds.
    pub fn release(&self) {
        self.pool.clear();
        crate::memory::trim();
    }

    /// The curve.
    pub fn curve(&self) -> &Curve {
        &self.curve
    }

    /// The field of the base prime.
    pub fn base_field(&self) -> Result<&Field, Error> {
        if let Some(field) = self.field.get() {
            return Ok(field);
        }
        let field = Field::new(&self.curve.p.to_u64_digits(), self.backend)?;
        Ok(self.field.get_or_init(|| field))
    }

    /// The field of the group's order.
    pub fn scalar_field(&self) -> Result<&Field, Error> {
        if let Some(field) = self.scalar_field.get() {
            return Ok(field);
        }
        let r = &self.curve.r;
        let field = Field::new(&r.to_u64_digits(), self.backend)?;
        let field = match scalar_generator(r) {
            Some(generator) => field.with_generator(generator)?,
            None => field,
        };
        Ok(self.scalar_field.get_or_init(|| field))
    }

    /// Which group.
    pub fn group(&self) -> Group {
        self.group
    }

    /// The numbers of the group.
    pub fn spec(&self) -> &GroupSpec {
        match (self.group, &self.curve.g2) {
            (Group::G2, Some(g2)) => g2,
            _ => &self.curve.g1,
        }
    }

    /// The derived constants.
    pub fn derived(&self) -> &Derived {
        &self.derived
    }

    /// The backend.
    pub fn backend(&self) -> Backend {
        self.backend
    }

    /// Words of one coordinate (all parts of an extension counted).
    pub fn words(&self) -> usize {
        self.base_words * self.spec().degree
    }

    /// Whether every point of the curve is in the subgroup of order r.
    pub fn is_whole_curve(&self) -> bool {
        self.spec().cofactor == BigUint::from(1u32)
    }

    /// What planning has to know.
    pub(crate) fn facts(&self) -> GroupFacts<'_> {
        GroupFacts {
            name: &self.curve.name,
            r: &self.curve.r,
            scalar_bits: self.derived.scalar_bits,
            endo: self.derived.endo.as_ref(),
            psi: self.derived.psi.as_ref(),
            whole_curve: self.is_whole_curve(),
            a_is_zero: self.derived.a_is_zero,
            words: self.words(),
            ring: self.ring,
            law: self.law(),
        }
    }

    /// The addition law of the Edwards form, if there is such a form and it was found.
    fn law(&self) -> Option<LawFacts> {
        let found = || self.twisted.get().and_then(|form| form.as_ref().ok());
        let form = self.door.as_ref().or_else(found).filter(|_| !SMALL)?;
        let p = &self.curve.p;
        Some(LawFacts {
            columns: columns_kept(form.is_minus_one()),
            native: self.door.is_some(),
            folded: ((BigUint::from(1u32) << p.bits()) - p).bits() <= 32,
        })
    }

    /// How scalars below r are split.
    pub(super) fn split(&self) -> Option<&ScalarParts> {
        let make = || {
            let endo = self.derived.endo.as_ref()?;
            let r = &self.curve.r;
            let words = r.bits().div_ceil(64) as usize;
            ScalarParts::new(r, endo, self.derived.psi.as_ref(), words).ok()
        };
        self.split.get_or_init(make).as_ref()
    }

    /// Asks a planner about n points with scalars of a given number of bits in a given number of words.
    ///
    /// Errors: a group without the Edwards form that is asked for; those of the planner.
    pub(super) fn ask<T>(
        &self,
        n: usize,
        (bits, words): (u32, usize),
        options: &Options<'_>,
        images: bool,
        planner: impl FnOnce(&SumRequest<'_>, &Plans) -> Result<T, Error>,
    ) -> Result<T, Error> {
        if options.algorithm == Algorithm::EdMsm {
            self.twisted()?;
        }
        let request = SumRequest {
            facts: &self.facts(),
            n,
            bits,
            words,
            options,
            images,
        };
        planner(&request, &self.plans)
    }

    /// How to sum them.
    pub(super) fn choose(
        &self,
        n: usize,
        bits: u32,
        words: usize,
        options: &Options<'_>,
    ) -> Result<plan::Plan, Error> {
        self.ask(n, (bits, words), options, true, plan::sum::plan)
    }

    /// The same for digits that sums share, in several groups or of several lists: over rows of the points alone.
    pub(super) fn choose_shared(
        &self,
        n: usize,
        scalars: &Scalars<'_>,
        options: &Options<'_>,
    ) -> Result<plan::Plan, Error> {
        let size = (scalars.bits(), scalars.words());
        self.ask(n, size, options, false, plan::sum::plan)
    }

    /// Montgomery words of an integer (reduced mod p on the way).
    pub fn to_words(&self, x: &BigUint) -> Vec<u64> {
        words_of(
            &((x << (64 * self.base_words)) % &self.curve.p),
            self.base_words,
        )
    }

    /// The integers of a coordinate's Montgomery words, one for each part of an extension.
    #[allow(clippy::wrong_self_convention, reason = "the inverse of `to_words`")]
    pub fn from_words(&self, words: &[u64]) -> Vec<BigUint> {
        words
            .chunks(self.base_words)
            .map(|w| integer(w) * &self.unscale % &self.curve.p)
            .collect()
    }

    /// Takes canonical integers (x then y for each point, words as in [`Engine::words`] but not in
    /// Montgomery form), checks that each is below p and on the curve, and converts them.
    pub fn import(&self, canonical: &[u64], finite: &[bool]) -> Result<WordPoints, Error> {
        check_words(canonical.len(), finite.len(), 2 * self.words())?;
        dispatch::scalar(
            self,
            jobs::Import {
                engine: self,
                canonical,
                finite,
            },
        )?
    }

    /// Checks that the words of every finite point are below p and the point is on the curve.
    pub fn check_on_curve(&self, points: &dyn Points) -> Result<(), Error> {
        points.check(2 * self.words())?;
        let engine = self;
        dispatch::both(self, jobs::OnCurve { engine, points })?
    }

    /// Checks that every point is in the subgroup of order r.
    pub fn check_subgroup(&self, points: &dyn Points, options: &Options<'_>) -> Result<(), Error> {
        points.check(2 * self.words())?;
        let options = &options.checked(points.len())?;
        if self.is_whole_curve() {
            return Ok(());
        }
        let job = jobs::Subgroup {
            engine: self,
            points,
            options,
        };
        dispatch::by_number(self, points.len(), job)?
    }

    /// [`Engine::plans`](crate::Engine::plans).
    pub fn plans(&self, n: usize, bits: u32, options: &Options<'_>) -> Result<Vec<Report>, Error> {
        forecast::forecast(self, n, bits, &options.checked(n)?)
    }

    /// `Σ a_i P_i`, in Weierstrass form. The points are taken to be on the curve, in any position: infinite, equal,
    /// opposite, outside the subgroup (unless [`Options::in_subgroup`] says otherwise).
    ///
    /// Errors: lengths that differ, words that are not a list of points or scalars, zero threads, an
    /// algorithm that the curve lacks, a memory limit that is too small, a raised cancel flag.
    pub fn msm(
        &self,
        points: &dyn Points,
        scalars: Scalars<'_>,
        options: &Options<'_>,
    ) -> Result<Output, Error> {
        points.check(2 * self.words())?;
        let n = points.len();
        scalars.check_for(n)?;
        let options = &options.checked(n)?;
        let bits = scalars.bits_checked();
        let parts = match options.memory_limit.is_some() || n > pack::most_points(4) {
            true => self.parts(n, bits, scalars.words(), options)?,
            false => None,
        };
        let Some(parts) = parts else {
            // Known to keep the limit.
            return self.at_once(points, scalars, bits, None, options);
        };
        let add = |p: &Point, q: &Point| self.add(p, q);
        let part = |points: &dyn Points, scalars: Scalars<'_>, options: &Options<'_>| {
            let bits = scalars.bits_checked();
            self.at_once(points, scalars, bits, options.memory_limit, options)
        };
        parts::sum(points, scalars, parts, options, &part, &add)
    }

    /// A sum by a plan within a limit.
    #[inline(always)]
    fn at_once(
        &self,
        points: &dyn Points,
        scalars: Scalars<'_>,
        bits: u32,
        memory_limit: Option<u64>,
        options: &Options<'_>,
    ) -> Result<Output, Error> {
        let planned = &Options {
            memory_limit,
            ..*options
        };
        let plan = self.choose(points.len(), bits, scalars.words(), planned)?;
        if let Way::Law(recoding, _) = &plan.way {
            return self.by_law(points, scalars, &**recoding, options);
        }
        let job = jobs::Msm {
            engine: self,
            points,
            scalars,
            bits,
            plan,
            options: planned,
        };
        dispatch::both(self, job)?
    }

    /// `P + Q` of points in Weierstrass form.
    pub(super) fn add(&self, p: &Point, q: &Point) -> Result<Point, Error> {
        let inside = self.inside();
        parts::add(2 * self.words(), p, q, &|points, scalars, options| {
            inside.msm(points, scalars, options)
        })
    }

    /// An integer in all lanes, in a ring of the group's prime field.
    pub(super) fn element<R: Lanes>(&self, f: &R, x: &BigUint) -> R::El {
        f.splat(&f.pack(&self.to_words(x)))
    }

    /// The parts of a sum that is not made at once.
    pub(super) fn parts(
        &self,
        n: usize,
        bits: u32,
        words: usize,
        options: &Options<'_>,
    ) -> Result<Option<plan::sum::Split>, Error> {
        self.ask(n, (bits, words), options, true, plan::sum::parts)
    }
}

/// An error unless points of some words each have that number of words.
pub(super) fn check_words(words: usize, points: usize, each: usize) -> Result<(), Error> {
    if Some(words) == points.checked_mul(each) {
        return Ok(());
    }
    let (words, points) = (count(words, "word"), count(points, "point"));
    Err(Error::Layout(format!(
        "{words} cannot be {points} of {each} words each"
    )))
}

fn group_of(curve: &Curve, group: Group) -> Result<&GroupSpec, Error> {
    match group {
        Group::G1 => Ok(&curve.g1),
        Group::G2 => curve
            .g2
            .as_ref()
            .ok_or_else(|| Error::Curve(format!("{} has no second group here", curve.name))),
    }
}

/// The nonresidue as a small signed integer.
fn small_nonresidue(curve: &Curve) -> Result<i32, Error> {
    let negative = &curve.p - &curve.nonresidue;
    i32::try_from(&curve.nonresidue)
        .or_else(|_| i32::try_from(&negative).map(|x| -x))
        .map_err(|_| Error::Curve("the nonresidue of the extension must be a small integer".into()))
}
