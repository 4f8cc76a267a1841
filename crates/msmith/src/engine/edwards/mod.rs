//! Twisted Edwards curves, ready to compute: bases prepared once, sums of them many times.

mod bases;
pub(super) mod constants;
mod decompress;
mod lists;
mod sum;

use super::parts::{self, Sublist};
use super::weierstrass::WeierstrassEngine;
use super::{Output, Point};
use crate::Backend;
use crate::curve::Group;
use crate::curve::edwards::{self, EdwardsCurve, EdwardsEndo, Map, NoEdwards};
use crate::engine::weierstrass::check_words;
use crate::error::Error;
use crate::memory::{copied, within};
use crate::options::{Options, Report};
use crate::plan::Plans;
use crate::plan::sum::Split;
use crate::points::{Points, WordPoints};
use crate::scalars::Scalars;
use crate::words::integer;
use num_bigint::BigUint;

pub use bases::EdwardsBases;

/// Points whose subgroup is checked together at the least, whatever the memory limit.
const CHECKED: usize = 4096;

/// Which coordinates the caller's points and the results are in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Coordinates {
    /// x and y of the Edwards curve; the neutral element is (0, 1).
    Edwards,
    /// x and y of the Weierstrass form; the neutral element is infinity.
    Weierstrass,
}

/// A twisted Edwards curve: numbers, the map to its Weierstrass form, and that form's engine.
///
/// **Safety.** The addition law is complete in the subgroup of odd order, and everywhere if a is a square
/// and d is not. Sums of other points are right all the same: an addition that fails is noticed (every
/// one is looked at, which takes less than 1% of the time), and the sum is made once more in the
/// Weierstrass form.
#[derive(Debug, Clone)]
pub struct EdwardsEngine {
    pub(super) curve: EdwardsCurve,
    pub(super) map: Map,
    /// Coefficients of the curve that the law is of, the same but for a scale of x.
    pub(super) a: BigUint,
    pub(super) d: BigUint,
    /// x of the law over x of the curve, where that is not 1.
    pub(super) scale: Option<BigUint>,
    endo: Option<EdwardsEndo>,
    coordinates: Coordinates,
    weierstrass: WeierstrassEngine,
    plans: Plans,
}

impl EdwardsEngine {
    /// The engine of an Edwards curve on a backend, which may be another machine's: then it only plans. Points are
    /// given in Edwards coordinates. The numbers have been checked.
    pub fn new(curve: &EdwardsCurve, backend: Backend) -> Result<Self, Error> {
        let derived = edwards::derive(curve)?;
        // a = −1 saves a product, or two, in every addition.
        let scale = derived
            .to_minus_one
            .filter(|_| !derived.a_is_minus_one && derived.endo.is_none());
        let (mut a, mut d) = (curve.a.clone(), curve.d.clone());
        if scale.is_some() {
            let inverse = a.modinv(&curve.p).unwrap_or_default();
            d = (&curve.p - d) * inverse % &curve.p;
            a = &curve.p - 1u32;
        }
        Ok(Self {
            curve: curve.clone(),
            map: derived.map,
            a,
            d,
            scale,
            endo: derived.endo,
            coordinates: Coordinates::Edwards,
            weierstrass: WeierstrassEngine::new(&derived.weierstrass, Group::G1, backend)?,
            plans: Plans::default(),
        })
    }

    /// The Edwards form of a Weierstrass group, whose coordinates the points and results keep; or why
    /// there is none.
    pub fn of(engine: &WeierstrassEngine) -> Result<Self, NoEdwards> {
        let form = edwards::edwards_form(engine.curve(), engine.group())?;
        Ok(Self {
            a: form.edwards.a.clone(),
            d: form.edwards.d.clone(),
            scale: None,
            curve: form.edwards,
            map: form.map,
            endo: None,
            coordinates: Coordinates::Weierstrass,
            weierstrass: engine.clone(),
            plans: Plans::default(),
        })
    }

    /// Whether the law is of a curve with a = −1.
    pub(super) fn is_minus_one(&self) -> bool {
        &self.a + 1u32 == self.curve.p
    }

    /// The curve.
    pub fn curve(&self) -> &EdwardsCurve {
        &self.curve
    }

    /// Which coordinates points and results are in.
    pub fn coordinates(&self) -> Coordinates {
        self.coordinates
    }

    /// The engine of the Weierstrass form.
    pub fn weierstrass(&self) -> &WeierstrassEngine {
        &self.weierstrass
    }

    /// Words of one coordinate.
    pub fn words(&self) -> usize {
        self.weierstrass.words()
    }

    /// Points in Edwards coordinates from y and the parity of x, by square roots in the lanes; and which of
    /// them exist. The words of a point that does not exist mean nothing.
    ///
    /// y is given as plain words, least significant first, [`crate::Engine::words`] of them and below p. Where
    /// x = 0 the parity is not heeded.
    ///
    /// Errors: p is not 5 mod 8 (among the built-in curves, that of Ed25519 is); words that are not as many as
    /// they should be; [`Error::NonCanonical`]; zero threads.
    pub fn decompress(
        &self,
        y: &[u64],
        odd: &[bool],
        options: &Options<'_>,
    ) -> Result<(WordPoints, Vec<bool>), Error> {
        decompress::decompress(self, y, odd, options)
    }

    /// Brings points into the form that the addition law keeps: 3 to 5 coordinates each, three times as many
    /// where [`Options::in_subgroup`] allows an endomorphism. To be done once for bases that
    /// are used often. The points are taken to be on the curve, in any position.
    ///
    /// Cost: 12 products a point with a = −1 (9 of them for the map from the Weierstrass form).
    /// Errors: words that are no list of points, zero threads, a memory limit that is too small.
    pub fn prepare(
        &self,
        points: &dyn Points,
        options: &Options<'_>,
    ) -> Result<EdwardsBases, Error> {
        bases::prepare(self, points, true, options)
    }

    /// `Σ a_i P_i` over prepared bases.
    ///
    /// Errors: bases of another curve, form or backend; lengths that differ; those of [`crate::Engine::msm`]; and
    /// [`Error::AtInfinity`] where the sum has no Edwards coordinates.
    pub fn msm(
        &self,
        bases: &EdwardsBases,
        scalars: Scalars<'_>,
        options: &Options<'_>,
    ) -> Result<Output, Error> {
        bases.check(self)?;
        scalars.check_for(bases.len())?;
        sum::msm(self, bases, scalars, options)
    }

    /// `Σ a_i P_i` of points that are used once.
    pub fn msm_once(
        &self,
        points: &dyn Points,
        scalars: Scalars<'_>,
        options: &Options<'_>,
    ) -> Result<Output, Error> {
        match self.parts(points, &scalars, options)? {
            None => {
                let bases = bases::prepare(self, points, false, options)?;
                self.msm(&bases, scalars, options)
            }
            Some(parts) => self.back(self.in_parts(points, scalars, parts, options)?),
        }
    }

    /// The same, with the sum in the Weierstrass form, where every sum has coordinates.
    pub fn piece(
        &self,
        points: &dyn Points,
        scalars: Scalars<'_>,
        options: &Options<'_>,
    ) -> Result<Output, Error> {
        match self.parts(points, &scalars, options)? {
            None => self.whole(points, scalars, options),
            Some(parts) => self.in_parts(points, scalars, parts, options),
        }
    }

    fn whole(
        &self,
        points: &dyn Points,
        scalars: Scalars<'_>,
        options: &Options<'_>,
    ) -> Result<Output, Error> {
        let bases = bases::prepare(self, points, false, options)?;
        sum::in_weierstrass(self, &bases, scalars, options)
    }

    fn in_parts(
        &self,
        points: &dyn Points,
        scalars: Scalars<'_>,
        parts: Split,
        options: &Options<'_>,
    ) -> Result<Output, Error> {
        let whole = |points: &dyn Points, scalars: Scalars<'_>, options: &Options<'_>| {
            self.whole(points, scalars, options)
        };
        let add = |p: &Point, q: &Point| self.weierstrass.add(p, q);
        parts::sum(points, scalars, parts, options, &whole, &add)
    }

    fn parts(
        &self,
        points: &dyn Points,
        scalars: &Scalars<'_>,
        options: &Options<'_>,
    ) -> Result<Option<Split>, Error> {
        points.check(2 * self.words())?;
        scalars.check_for(points.len())?;
        let options = &options.checked(points.len())?;
        sum::parts(self, points.len(), scalars, options)
    }

    /// A sum of the Weierstrass form in the caller's coordinates.
    ///
    /// Errors: [`Error::AtInfinity`] where it has none.
    pub fn back(&self, output: Output) -> Result<Output, Error> {
        sum::back(self, output)
    }

    /// Sums with several lists of scalars over points that are brought into the form of the law once.
    pub fn msm_same_points(
        &self,
        points: &dyn Points,
        lists: &[Scalars<'_>],
        options: &Options<'_>,
    ) -> Result<Vec<Output>, Error> {
        if options.memory_limit.is_some() {
            // With the prepared points beside them, sums would take more than each alone.
            let each = lists
                .iter()
                .map(|scalars| self.msm_once(points, *scalars, options));
            return each.collect();
        }
        let bases = bases::prepare(self, points, true, options)?;
        (lists.iter())
            .map(|scalars| self.msm(&bases, *scalars, options))
            .collect()
    }

    /// What a sum over n prepared bases would be computed with.
    pub fn plans(&self, n: usize, bits: u32, options: &Options<'_>) -> Result<Vec<Report>, Error> {
        sum::plans(self, n, bits, options)
    }

    /// Canonical integers as points in Montgomery words, each checked.
    pub fn import(&self, canonical: &[u64], finite: &[bool]) -> Result<WordPoints, Error> {
        let w = self.words();
        check_words(canonical.len(), finite.len(), 2 * w)?;
        let mut words = within(|| copied(canonical))?;
        for (index, (point, _)) in (words.chunks_exact_mut(2 * w).zip(finite))
            .enumerate()
            .filter(|(_, (_, finite))| **finite)
        {
            let [x, y] = [&point[..w], &point[w..]].map(integer);
            if x >= self.curve.p || y >= self.curve.p {
                return Err(Error::NonCanonical { index });
            }
            let q = [x, y];
            if !self.curve.contains(&q) {
                return Err(Error::NotOnCurve { index });
            }
            for (to, x) in point.chunks_exact_mut(w).zip(&q) {
                to.copy_from_slice(&self.weierstrass.to_words(x));
            }
        }
        Ok(WordPoints {
            stride: 2 * w,
            words,
            finite: within(|| copied(finite))?,
        })
    }

    /// Checks that every point is in the subgroup of order r, in the Weierstrass form; under a memory limit some at a
    /// time.
    pub fn check_subgroup(&self, points: &dyn Points, options: &Options<'_>) -> Result<(), Error> {
        points.check(2 * self.words())?;
        let n = points.len();
        // In both forms at the same time.
        let each = bases::bytes(self, CHECKED, false) / CHECKED + 16 * self.words() + 1;
        let some = match options.memory_limit {
            Some(limit) => {
                (limit / 2 / each as u64).clamp(CHECKED as u64, n.max(CHECKED) as u64) as usize
            }
            None => n.max(1),
        };
        for first in (0..n).step_by(some) {
            let len = some.min(n - first);
            let few = &Sublist {
                of: points,
                first,
                len,
            };
            let quiet = Options {
                watch: options.watch.quiet(),
                memory_limit: None,
                ..*options
            };
            let bases = bases::prepare(self, few, false, &quiet)?;
            let few = sum::originals(self, &bases)?;
            drop(bases);
            let part = |part: f64| options.report((first as f64 + part * len as f64) / n as f64);
            let options = &Options {
                watch: options.watch.with_progress(&part),
                ..*options
            };
            let checked = self.weierstrass.check_subgroup(&few, options);
            checked.map_err(|why| match why {
                Error::NotInSubgroup { index } => Error::NotInSubgroup {
                    index: first + index,
                },
                why => why,
            })?;
        }
        Ok(())
    }
}
