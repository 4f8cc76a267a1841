//! Lists of powers g, τg, τ²g, … and their Lagrange forms: what holds of them together, beyond each point by itself.
//!
//! **Mathematics.** Lagrange points L_i = [l_i(τ)]g over the n-th roots of unity ω^i sum to g. The polynomial
//! 1 + sX + … + (sX)^(n−1) has the values (sⁿ − 1)/(sω^i − 1): for a random s its sums over the powers and over the
//! Lagrange points agree for other lists with a probability of n/r. That a list P_i are successive powers is
//! e(Σ r_i P_i, τh) = e(Σ r_i P_(i+1), h) for random r_i, of 64 bits here; that Lagrange points are those of τ is
//! e(Σ v_i L_i, τh) = e(Σ v_i ω^i L_i, h) for random v_i with Σ v_i ω^i = 0, polynomials whose product with X is
//! reduced by nothing.
//!
//! **Cost.** Each is two sums over the list; a pairing takes a millisecond. The pairing of BLS12-381 is here, others are
//! the caller's.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::ops::Range;

use msmith::{Domain, Engine, Options, Point, Scalars, Stream, WordPoints};

use crate::Error;
use crate::bases::BLOCK;
use crate::needs::quiet;
use crate::random::Seeded;
use crate::rings::{Mont64, Ring, batch_invert};

/// What was asked of a file beyond each point by itself, and the answer.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Asked {
    /// What is true of a good file: `g1 are successive powers`.
    pub what: String,
    /// Whether it is true of this one; `None` if it could not be asked.
    pub holds: Option<bool>,
    /// Why it could not be asked, or what the file may be instead.
    pub why: Option<&'static str>,
}

impl Asked {
    pub(crate) fn new(what: impl Into<String>, holds: bool) -> Self {
        let (what, why) = (what.into(), None);
        let holds = Some(holds);
        Self { what, holds, why }
    }

    pub(crate) fn not(what: impl Into<String>, why: &'static str) -> Self {
        let (what, why) = (what.into(), Some(why));
        let holds = None;
        Self { what, holds, why }
    }

    /// With a word on what a file may be of which it is not true.
    pub(crate) fn or_else(self, why: &'static str) -> Self {
        let why = self.why.or((self.holds == Some(false)).then_some(why));
        Self { why, ..self }
    }
}

/// Why pairings are not compared.
pub(crate) const NO_PAIRING: &str = "there is no pairing of its curve here";

/// Points that are read by ranges, checked.
pub(crate) struct Listed<'a> {
    engine: &'a Engine,
    len: usize,
    read: Box<dyn Fn(Range<usize>) -> Result<WordPoints, Error> + 'a>,
}

/// Told how many points of a list are done; says whether to go on.
pub(crate) type Report<'a> = &'a mut dyn FnMut(usize) -> bool;

impl<'a> Listed<'a> {
    /// Those that a function reads.
    pub fn new(
        engine: &'a Engine,
        len: usize,
        read: impl Fn(Range<usize>) -> Result<WordPoints, Error> + 'a,
    ) -> Self {
        let read = Box::new(read);
        Self { engine, len, read }
    }

    /// Those of a list in memory.
    pub fn of(engine: &'a Engine, points: &'a WordPoints) -> Self {
        let stride = points.stride;
        Self::new(engine, points.finite.len(), move |some| {
            Ok(WordPoints {
                stride,
                words: points.words[some.start * stride..some.end * stride].to_vec(),
                finite: points.finite[some].to_vec(),
            })
        })
    }

    /// The number of points.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Points of a range.
    pub fn part(&self, range: Range<usize>) -> Listed<'_> {
        let start = range.start;
        Listed::new(self.engine, range.len(), move |some| {
            (self.read)(start + some.start..start + some.end)
        })
    }

    /// Σ a_i P_i for several lists of scalars, which a function makes for a range.
    pub fn sums<const K: usize>(
        &self,
        options: &Options<'_>,
        report: Report<'_>,
        mut scalars: impl FnMut(Range<usize>) -> [Vec<[u64; 4]>; K],
    ) -> Result<[Point; K], Error> {
        let quiet = quiet(options);
        let streams = (0..K).map(|_| self.engine.stream(&quiet));
        let mut streams: Vec<Stream<'_>> = streams.collect::<Result<_, _>>()?;
        for first in (0..self.len).step_by(BLOCK) {
            let last = (first + BLOCK).min(self.len);
            let points = (self.read)(first..last)?;
            for (stream, scalars) in streams.iter_mut().zip(scalars(first..last)) {
                stream.push(&points, Scalars::U256(&scalars))?;
            }
            if !report(last) {
                return Err(msmith::Error::Cancelled.into());
            }
        }
        let mut sums = [const { Point::infinity() }; K];
        for (sum, stream) in sums.iter_mut().zip(streams) {
            *sum = stream.finish()?.point;
        }
        Ok(sums)
    }

    /// Point i.
    pub fn point(&self, i: usize) -> Result<Point, Error> {
        let one = (self.read)(i..i + 1)?;
        Ok(one.get(0).unwrap_or_default())
    }

    /// The sum of all points.
    pub fn total(&self, options: &Options<'_>, report: Report<'_>) -> Result<Point, Error> {
        let [sum] = self.sums(options, report, |some| [vec![[1, 0, 0, 0]; some.len()]])?;
        Ok(sum)
    }

    /// Σ r_i P_i and Σ r_i P_(i+1) for random r_i of 64 bits.
    pub fn neighbours(
        &self,
        options: &Options<'_>,
        report: Report<'_>,
    ) -> Result<[Point; 2], Error> {
        let (mut rng, mut before, len) = (unforeseen(), 0, self.len);
        self.sums(options, report, |some| {
            let mut two = [Vec::new(), Vec::new()];
            for i in some {
                two[1].push([before, 0, 0, 0]);
                before = if i + 1 < len { rng.next_u64() } else { 0 };
                two[0].push([before, 0, 0, 0]);
            }
            two
        })
    }
}

/// Numbers that nobody knew when the file was made.
fn unforeseen() -> Seeded {
    Seeded::new(RandomState::new().build_hasher().finish(), 2)
}

/// The n-th roots of unity modulo r, in their order 1, ω, ω², ….
pub(crate) struct Unity {
    ring: Mont64<4>,
    root: [u64; 4],
    n: usize,
}

impl Unity {
    /// As many as a list has points, by a generator of the units, or by that of the curve's scalar field. `None` if there
    /// are none, or r has not four words.
    ///
    /// Errors: those of [`Engine::scalar_field`]; a square in place of a generator.
    pub fn new(list: &Listed<'_>, generator: Option<u64>) -> Result<Option<Self>, Error> {
        let (n, field) = (list.len(), list.engine.scalar_field()?);
        let own = generator.map(|x| field.clone().with_generator(x));
        let own = own.transpose()?;
        let root = Domain::new(own.as_ref().unwrap_or(field), n).map(|domain| domain.root());
        Ok(root.ok().and_then(|root| {
            let ring = Mont64::<4>::new(field.modulus())?;
            let root = ring.from_words(&root);
            Some(Self { ring, root, n })
        }))
    }

    fn random(&self) -> [u64; 4] {
        let mut rng = unforeseen();
        self.ring
            .from_words(&std::array::from_fn::<_, 4, _>(|_| rng.next_u64()))
    }

    /// Σ (s τ)^i over the powers, and the same polynomial's values over the Lagrange points.
    ///
    /// Errors: those of reading.
    pub fn same_polynomial(
        &self,
        [powers, lagrange]: [&Listed<'_>; 2],
        options: &Options<'_>,
        report: Report<'_>,
    ) -> Result<[Point; 2], Error> {
        let (f, s) = (&self.ring, self.random());
        let mut power = f.one();
        let [by_powers] = powers.sums(options, report, |some| {
            [some
                .map(|_| {
                    let this = f.from_mont(&power);
                    power = f.mul(&power, &s);
                    this
                })
                .collect()]
        })?;
        let upper = f.sub::<1>(&f.pow(&s, &[self.n as u64]), &f.one());
        let mut place = s;
        let [by_values] = lagrange.sums(options, report, |some| {
            let mut all: Vec<_> = some
                .map(|_| {
                    let lower = f.sub::<1>(&place, &f.one());
                    place = f.mul(&place, &self.root);
                    lower
                })
                .collect();
            batch_invert(f, &mut all);
            [all.iter()
                .map(|over| f.from_mont(&f.mul(&upper, over)))
                .collect()]
        })?;
        Ok([by_powers, by_values])
    }

    /// Σ v_i L_i and Σ v_i ω^i L_i for random v_i with Σ v_i ω^i = 0.
    ///
    /// Errors: those of reading.
    pub fn times_x(
        &self,
        lagrange: &Listed<'_>,
        options: &Options<'_>,
        report: Report<'_>,
    ) -> Result<[Point; 2], Error> {
        let f = &self.ring;
        let (mut rng, mut place, mut last) = (unforeseen(), f.one(), f.zero());
        let n = self.n;
        lagrange.sums(options, report, |some| {
            let mut two = [Vec::new(), Vec::new()];
            for i in some {
                let (value, product) = match i + 1 < n {
                    true => {
                        let value = f.from_u64(rng.next_u64());
                        (value, f.mul(&value, &place))
                    }
                    // The last value is −Σ of the others' products, over its root, which is 1/ω.
                    false => {
                        let product = f.neg::<1>(&last);
                        (f.mul(&product, &self.root), product)
                    }
                };
                last = f.add(&last, &product);
                place = f.mul(&place, &self.root);
                two[0].push(f.from_mont(&value));
                two[1].push(f.from_mont(&product));
            }
            two
        })
    }

    /// Σ ω^i L_i = τg.
    ///
    /// Errors: those of reading.
    pub fn tau(
        &self,
        lagrange: &Listed<'_>,
        options: &Options<'_>,
        report: Report<'_>,
    ) -> Result<Point, Error> {
        let (f, mut place) = (&self.ring, self.ring.one());
        let [tau] = lagrange.sums(options, report, |some| {
            [some
                .map(|_| {
                    let this = f.from_mont(&place);
                    place = f.mul(&place, &self.root);
                    this
                })
                .collect()]
        })?;
        Ok(tau)
    }
}
