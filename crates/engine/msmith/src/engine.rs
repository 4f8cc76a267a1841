//! The engine: one group, ready to compute.

mod arithmetic;
mod bases;
mod decompress;
mod dispatch;
mod door;
mod each;
mod edmsm;
mod fft;
mod fixed;
mod forecast;
mod jobs;
#[cfg(test)]
mod limits;
mod mul;
mod multiplier;
mod parts;
#[cfg(test)]
mod refused;
mod shared;
mod stream;
mod weierstrass;

use crate::Backend;
use crate::cpu::to_nearest;
use crate::curve::edwards::EdwardsCurve;
use crate::curve::{self, Curve, Derived, Group, GroupSpec};
use crate::error::Error;
use crate::options::{Algorithm, Options, Report};
use crate::plan::fixed::{Budget, TablePlan};
use crate::plan::multiply::{MulOptions, MulPlan};
use crate::points::{Point, Points, WordPoints};
use crate::recode::bucket_set::Spec;
use crate::ring::SMALL;
use crate::scalars::{MOST_WORDS, Scalars};
use msmith_field::Field;
use num_bigint::BigUint;
use parts::Sublist;
use std::sync::Arc;
use weierstrass::WeierstrassEngine;

pub use bases::Bases;
pub use fixed::{TableLayout, Words};
pub use multiplier::Multiplier;
pub use stream::Stream;

/// A sum and how it was computed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// The sum, affine; the same words whatever the backend, the algorithm and the threads.
    pub point: Point,
    /// What was done: algorithm, backend, threads, additions, memory.
    pub report: Report,
}

/// One group of one curve, given in Weierstrass or in twisted Edwards form: sums, multiples, tables and plans.
///
/// Making one checks the numbers and derives the endomorphism, which takes milliseconds (where p has 768 bits and the
/// curve is not built in, some tens of them); keep it. Clones share its buffers, which are kept from one call to the next
/// and save their page faults: at most 1 GiB of all engines of the process together, those longest unused making room.
/// [`Engine::release`] frees them, and so does the end of the last clone.
///
/// **Variable time.** Running time and memory access depend on scalars and points: secret scalars, a prover's witness
/// among them, are not protected from an observer who can measure the machine.
///
/// ```
/// use msmith::{Engine, Options, Point, Scalars, WordPoints, curve};
///
/// // 5·G + 7·G on G1 of BN254.
/// let bn254 = curve::by_name("bn254").expect("built in");
/// let engine = Engine::new(bn254, curve::Group::G1)?;
/// let generator = [engine.to_words(&bn254.g1.gx[0]), engine.to_words(&bn254.g1.gy[0])].concat();
/// let points = WordPoints {
///     stride: 2 * engine.words(),
///     words: generator.repeat(2),
///     finite: vec![true; 2],
/// };
/// let sum = engine.msm(&points, Scalars::U64(&[5, 7]), &Options::default())?;
/// assert_eq!(sum.point, engine.mul(&[12], &Point::new(generator))?);
/// # Ok::<(), msmith::Error>(())
/// ```
#[derive(Debug, Clone)]
pub struct Engine {
    group: Arc<WeierstrassEngine>,
}

impl Engine {
    /// The engine of a curve's group, on the best backend of this machine (`MSMITH_BACKEND` forces one).
    ///
    /// Errors: numbers that describe no curve ([`Curve::validate`], which is asked of all that is not built in); a modulus
    /// under a quadratic extension of fewer than 64 bits; a second group that the curve does not have; an unusable
    /// `MSMITH_BACKEND`.
    pub fn new(curve: &Curve, group: Group) -> Result<Self, Error> {
        Self::with_backend(curve, group, Backend::detect()?)
    }

    /// The same on a backend of the caller's choice, which must be available.
    pub fn with_backend(curve: &Curve, group: Group, backend: Backend) -> Result<Self, Error> {
        backend.require()?;
        Self::for_planning(curve, group, backend)
    }

    /// The engine of a twisted Edwards curve, whose points have coordinates of that form; the neutral element is (0,
    /// 1), and no point is infinite. Points are brought into the Weierstrass form as they are read, six products each, and
    /// results out of it.
    ///
    /// Errors: those of [`Engine::new`]; numbers are those of [`EdwardsCurve::validate`].
    pub fn edwards(curve: &EdwardsCurve) -> Result<Self, Error> {
        Self::edwards_with_backend(curve, Backend::detect()?)
    }

    /// The same on a backend of the caller's choice, which must be available.
    pub fn edwards_with_backend(curve: &EdwardsCurve, backend: Backend) -> Result<Self, Error> {
        backend.require()?;
        Self::edwards_for_planning(curve, backend)
    }

    /// An engine that only plans, as if on a machine with this backend, whether this machine has it or not.
    ///
    /// Sums and tables are refused with [`Error::Backend`] where the backend is not available.
    pub fn for_planning(curve: &Curve, group: Group, backend: Backend) -> Result<Self, Error> {
        curve::ensure(curve)?;
        WeierstrassEngine::new(curve, group, backend).map(Self::of)
    }

    /// The same for a twisted Edwards curve.
    pub fn edwards_for_planning(curve: &EdwardsCurve, backend: Backend) -> Result<Self, Error> {
        if SMALL {
            return Err(Error::Curve("no Edwards curve is compiled".into()));
        }
        curve::ensure_edwards(curve)?;
        WeierstrassEngine::of_edwards(curve, backend).map(Self::of)
    }

    fn of(engine: WeierstrassEngine) -> Self {
        Self {
            group: Arc::new(engine),
        }
    }

    /// An error where points know that they are of another curve, group or form.
    fn admits(&self, points: &dyn Points) -> Result<(), Error> {
        points.check_group(self.curve(), self.group(), self.edwards_curve())
    }

    /// The group in Weierstrass form.
    pub(crate) fn weierstrass(&self) -> &WeierstrassEngine {
        &self.group
    }

    /// The engine of the Weierstrass form, which takes points of that form.
    fn inside(&self) -> Self {
        Self::of(self.group.inside())
    }

    /// Frees the buffers kept for the next call, here and in clones, and has the system's allocator give back what nobody
    /// uses. The next call takes its memory anew.
    pub fn release(&self) {
        self.weierstrass().release();
    }

    /// The curve; of an Edwards curve its Weierstrass form.
    pub fn curve(&self) -> &Curve {
        self.weierstrass().curve()
    }

    /// The twisted Edwards curve, if that is how the group was given: points and results are its x and y, with the neutral
    /// element (0, 1).
    pub fn edwards_curve(&self) -> Option<&EdwardsCurve> {
        let door = self.group.door.as_ref().filter(|_| !SMALL);
        door.map(|form| &form.curve)
    }

    /// Whether points and results have coordinates of an Edwards curve: x and y with the neutral element (0, 1).
    pub fn takes_edwards_points(&self) -> bool {
        !SMALL && self.group.door.is_some()
    }

    /// Which of the curve's groups; [`Group::G1`] for an Edwards curve.
    pub fn group(&self) -> Group {
        self.weierstrass().group()
    }

    /// The numbers of the group; of an Edwards curve those of its Weierstrass form.
    pub fn spec(&self) -> &GroupSpec {
        self.weierstrass().spec()
    }

    /// What was derived from them: order, endomorphism.
    pub fn derived(&self) -> &Derived {
        self.weierstrass().derived()
    }

    /// The backend of the engine. A report names the one that ran: `portable` for fields that the engine's backend has
    /// no ring for.
    pub fn backend(&self) -> Backend {
        self.weierstrass().backend()
    }

    /// 64-bit words of one coordinate (all parts of an extension counted).
    pub fn words(&self) -> usize {
        self.weierstrass().words()
    }

    /// The field of the curve's prime on the engine's backend, made when first asked for and kept with what it derives; in
    /// an extension the field of the parts of a coordinate.
    ///
    /// Errors: a backend that this machine lacks.
    pub fn base_field(&self) -> Result<&Field, Error> {
        self.weierstrass().base_field()
    }

    /// The field of scalars, that of the group's order r, on the engine's backend, made when first asked for and kept. Its
    /// roots of unity ([`crate::Domain`]) are powers of the generator that arkworks and gnark-crypto have (7 for BLS12-381, 5 for
    /// BN254, 22 for BLS12-377, 15 for BW6-761, 5 for BW6-756, Pallas and Vesta), or of the least number that is not a square.
    ///
    /// Field operations take **variable time** where they say so.
    ///
    /// Errors: an order that is not an odd prime, as toys may have; a backend that this machine lacks.
    pub fn scalar_field(&self) -> Result<&Field, Error> {
        self.weierstrass().scalar_field()
    }

    /// Whether every point of the curve is in the subgroup of order r.
    pub fn is_whole_curve(&self) -> bool {
        self.weierstrass().is_whole_curve()
    }

    /// Montgomery words of an integer (reduced mod p on the way): one part of a coordinate.
    pub fn to_words(&self, x: &BigUint) -> Vec<u64> {
        self.weierstrass().to_words(x)
    }

    /// The integers of a coordinate's Montgomery words, one for each part of an extension.
    pub fn from_words(&self, words: &[u64]) -> Vec<BigUint> {
        self.weierstrass().from_words(words)
    }

    /// Takes canonical integers (x then y for each point, words as in [`Engine::words`] but not in Montgomery form),
    /// checks that each is below p and on the curve, and converts them.
    ///
    /// Errors: [`Error::NonCanonical`], [`Error::NotOnCurve`]; another number of words than the points need.
    pub fn import(&self, canonical: &[u64], finite: &[bool]) -> Result<WordPoints, Error> {
        self.group.import(canonical, finite)
    }

    /// Checks that the words of every finite point are below p and the point is on the curve: what [`Engine::import`]
    /// does with integers, for points that have their Montgomery words already.
    ///
    /// Errors: [`Error::NonCanonical`], [`Error::NotOnCurve`] with the first point that is wrong;
    /// [`Error::Layout`] for words that are not a list of points.
    pub fn check_on_curve(&self, points: &dyn Points) -> Result<(), Error> {
        self.admits(points)?;
        self.group.check_on_curve(points)
    }

    /// Checks that every point, which must be on the curve, is in the subgroup of order r: few points by a
    /// multiplication of each, many together by sums of random ones. A list with a point outside passes with a
    /// probability of at most 2^-64, whoever made it, and is refused only for a point that is outside; where the system
    /// has no random numbers every point is multiplied. Keeps [`Options::memory_limit`] as far as 4096 points allow.
    ///
    /// Cost: about six additions a point for many, a multiplication for few: by 64 bits in G2 of BLS12 curves, by 128 in
    /// their G1 and in G2 of BN254, else by up to as many as r has.
    ///
    /// Errors: [`Error::NotInSubgroup`] with the first point that is not; those of [`Engine::msm`] that concern points.
    pub fn check_subgroup(&self, points: &dyn Points, options: &Options<'_>) -> Result<(), Error> {
        let points = &Sublist::all(points, self)?;
        self.group.check_subgroup(points, options)
    }

    /// Points of an Edwards curve from y and the parity of x, by square roots in the lanes; and which of them exist.
    /// The words of a point that does not exist mean nothing.
    ///
    /// y is given as plain words, least significant first, [`Engine::words`] of them and below p. Where x = 0 the
    /// parity is not heeded.
    ///
    /// Errors: an engine whose points are not those of an Edwards curve, or a p that is not 5 mod 8 (among the built-in
    /// curves, that of Ed25519 is); another number of words than the parities need; [`Error::NonCanonical`]; zero
    /// threads.
    pub fn decompress(
        &self,
        y: &[u64],
        odd: &[bool],
        options: &Options<'_>,
    ) -> Result<(WordPoints, Vec<bool>), Error> {
        let curve = self.edwards_curve().ok_or_else(|| {
            Error::Curve(format!(
                "{} is not an Edwards curve: its points have no parity of x",
                self.curve().name
            ))
        })?;
        decompress::decompress(&self.group, curve, y, odd, options)
    }

    /// What [`Engine::msm`] would do for n points and scalars of at most `bits` bits with these options, and what the
    /// cost model expects of it: a report without a sum. Computes nothing; takes microseconds to milliseconds.
    ///
    /// With [`Options::algorithm`] and [`Options::window`] set it prices that choice.
    ///
    /// Errors: those of [`Engine::msm`] that need no data; more than 2^48 points.
    pub fn plan(&self, n: usize, bits: u32, options: &Options<'_>) -> Result<Report, Error> {
        let all = self.plans(n, bits, options)?;
        let none = || Error::Option("there is no plan".into());
        all.into_iter().next().ok_or_else(none)
    }

    /// All that [`Engine::plan`] chooses from with these options, by [`Report::predicted_ns`]: its choice first, and then
    /// what is expected to take longer. One entry without a prediction where there is nothing to compare.
    ///
    /// Errors: those of [`Engine::plan`].
    pub fn plans(&self, n: usize, bits: u32, options: &Options<'_>) -> Result<Vec<Report>, Error> {
        check_numbers(n, bits)?;
        to_nearest(|| self.group.plans(n, bits, options))
    }

    /// `Σ a_i P_i`. The points are taken to be on the curve, in any position: infinite, equal, opposite, outside the
    /// subgroup (unless [`Options::in_subgroup`] says otherwise).
    ///
    /// Errors: lengths that differ, words that are not a list of points or scalars, zero threads, an algorithm that the
    /// curve lacks, a memory limit that is too small, a raised cancel flag; in Edwards coordinates
    /// [`Error::AtInfinity`] where the sum has none.
    ///
    /// **Variable time**: time and memory access depend on scalars and points; a witness is not protected.
    pub fn msm(
        &self,
        points: &dyn Points,
        scalars: Scalars<'_>,
        options: &Options<'_>,
    ) -> Result<Output, Error> {
        let points = &Sublist::all(points, self)?;
        self.group.out(self.group.msm(points, scalars, options)?)
    }

    /// A sum whose points and scalars come a piece at a time: more than there is memory for, or as they are made.
    ///
    /// Errors: zero threads; an unusable `MSMITH_THREADS`.
    pub fn stream<'a>(&self, options: &Options<'a>) -> Result<Stream<'a>, Error> {
        Stream::new(self, options)
    }

    /// `Σ a_i P_i` for each of several lists of scalars over the same points, which are packed once.
    ///
    /// The outputs are in the order of the lists. Errors: those of [`Engine::msm`]. Variable time, as there.
    pub fn msm_same_points(
        &self,
        points: &dyn Points,
        lists: &[Scalars<'_>],
        options: &Options<'_>,
    ) -> Result<Vec<Output>, Error> {
        let points = &Sublist::all(points, self)?;
        let sums = self.group.msm_same_points(points, lists, options)?;
        sums.into_iter().map(|sum| self.group.out(sum)).collect()
    }

    /// Prepares bases for many sums: a table of their multiples, the fastest within the budget (see
    /// [`Engine::plan_table`]).
    ///
    /// Errors: a budget in which nothing fits; points that are not a list of points; a base outside the subgroup of order r
    /// ([`Options::in_subgroup`] vouches for them and saves the check); [`Algorithm::EdMsm`], which takes points;
    /// [`Options::memory_limit`] below what the table and its making take; a raised cancel flag.
    pub fn prepare(
        &self,
        points: &dyn Points,
        budget: Budget,
        options: &Options<'_>,
    ) -> Result<Bases, Error> {
        let points = &Sublist::all(points, self)?;
        if options.algorithm == Algorithm::EdMsm {
            let why = "algorithm edmsm is of points, not of prepared bases";
            return Err(Error::Option(why.into()));
        }
        (self.group.prepare(points, budget, options)).map(|bases| Bases::new(self, bases))
    }

    /// Prepares bases with the bucket set of the caller's choice, storing every `passes`-th position.
    ///
    /// Errors: a set that the curve or the order does not allow, or with far more buckets
    /// than so few bases have digits; those of [`Engine::prepare`].
    pub fn prepare_with(
        &self,
        points: &dyn Points,
        set: Spec,
        passes: usize,
        options: &Options<'_>,
    ) -> Result<Bases, Error> {
        let points = &Sublist::all(points, self)?;
        (self.group.prepare_with(points, set, passes, options)).map(|bases| Bases::new(self, bases))
    }

    /// Bases from the words of a table, in somebody's memory: a mapped file, for example. They are used where they are
    /// if their form is that of this engine's backend; otherwise they are converted into memory of their own.
    ///
    /// The words are trusted: only [`Bases::verify`] finds a wrong point.
    ///
    /// Errors: a layout that does not belong to the set on this curve; another number of
    /// words than the layout says.
    pub fn bases_of_table(
        &self,
        layout: TableLayout,
        words: Arc<dyn Words>,
    ) -> Result<Bases, Error> {
        (self.group.fixed_bases(layout, words)).map(|bases| Bases::new(self, bases))
    }

    /// The table that [`Engine::prepare`] would make for n bases.
    ///
    /// Errors: a budget in which no table fits says the least that would do
    /// ([`Error::MemoryLimit`]; in points a base it is an [`Error::Option`]).
    pub fn plan_table(
        &self,
        n: usize,
        budget: Budget,
        options: &Options<'_>,
    ) -> Result<TablePlan, Error> {
        check_numbers(n, 0)?;
        to_nearest(|| self.group.plan_fixed(n, budget, options))
    }

    /// The tables for n bases of which none is both larger and slower than another, the smallest first, up to the
    /// budget.
    ///
    /// Errors: zero threads.
    pub fn table_front(
        &self,
        n: usize,
        budget: Budget,
        options: &Options<'_>,
    ) -> Result<Vec<TablePlan>, Error> {
        check_numbers(n, 0)?;
        to_nearest(|| self.group.fixed_front(n, budget, options))
    }

    /// `k·P`. The scalar is an integer (words, least significant first, any number of them), the point anywhere on the
    /// curve.
    ///
    /// Cost: about a doubling a bit and an addition in four to six bits, in 64-bit words; keep a [`Multiplier`] where
    /// the scalar comes back. Errors: those of [`Multiplier::run`]. **Variable time**: not for secret scalars.
    pub fn mul(&self, scalar: &[u64], point: &Point) -> Result<Point, Error> {
        Multiplier::new(self, &[scalar], &MulOptions::default())?.run(std::slice::from_ref(point))
    }

    /// `a·P + b·Q` with shared doublings; scalars, points, errors and variable time as in [`Engine::mul`].
    pub fn mul2(&self, a: &[u64], p: &Point, b: &[u64], q: &Point) -> Result<Point, Error> {
        Multiplier::new(self, &[a, b], &MulOptions::default())?.run(&[p.clone(), q.clone()])
    }

    /// What [`Multiplier::new`] would choose for one or two scalars, at what expected cost, and why. Errors: as there.
    /// **Variable time** in the scalars.
    pub fn plan_mul(&self, scalars: &[&[u64]], options: &MulOptions) -> Result<MulPlan, Error> {
        Multiplier::new(self, scalars, options).map(|multiplier| multiplier.plan().clone())
    }

    /// What digit systems need to know of the group.
    #[doc(hidden)]
    pub fn numbers(&self) -> crate::recode::bucket_set::spec::Numbers {
        self.weierstrass().numbers()
    }
}

/// `Σ a_i P_i` in each of several groups with one list of scalars: Groth16's sums in G1 and G2, for example. The
/// scalars are recoded once, whatever points are infinite, where the groups have the same order (and the same root λ, if
/// an endomorphism is used); other sums are made one by one.
///
/// One output for each group, in order, each with its report. Errors: those of [`Engine::msm`]. Variable time, as
/// there.
pub fn msm_same_scalars(
    sums: &[(&Engine, &dyn Points)],
    scalars: Scalars<'_>,
    options: &Options<'_>,
) -> Result<Vec<Output>, Error> {
    let lists = sums
        .iter()
        .map(|(engine, points)| Sublist::all(*points, engine));
    let lists = lists.collect::<Result<Vec<_>, _>>()?;
    let sums: Vec<(&WeierstrassEngine, &dyn Points)> = (sums.iter().zip(&lists))
        .map(|((engine, _), points)| (engine.weierstrass(), points as &dyn Points))
        .collect();
    let outputs = shared::same_scalars(&sums, scalars, options)?;
    let all = outputs.into_iter().zip(&sums);
    all.map(|(output, (engine, _))| engine.out(output))
        .collect()
}

/// Points at most: no memory has the addresses for more.
const MOST_POINTS: u64 = 1 << 48;

/// An error for numbers that no points and scalars in memory can have.
fn check_numbers(n: usize, bits: u32) -> Result<(), Error> {
    if n as u64 > MOST_POINTS {
        return Err(Error::Option(format!(
            "{n} points are more than {MOST_POINTS}"
        )));
    }
    if bits as usize > 64 * MOST_WORDS {
        let most = 64 * MOST_WORDS;
        return Err(Error::Option(format!(
            "scalars of {bits} bits are longer than {most}"
        )));
    }
    Ok(())
}
