//! Sums of any number of points, which come a piece at a time.

use super::parts::{Sublist, Total};
use super::{Engine, Output};
use crate::error::Error;
use crate::options::Options;
use crate::points::{Points, WordPoints};
use crate::scalars::Scalars;
use msmith_core::Watch;

/// `a_1 P_1 + … + a_n P_n` of points and scalars that come a piece at a time, as many as there may be: nothing of a
/// piece is kept but its sum. [`Engine::stream`] makes one.
///
/// A piece costs what a sum of its own costs ([`Engine::msm`]), so give many points at once: pieces of 2^18 take about
/// as long as one sum of all points; a point in a piece of 256 takes twice as long as in one of 2^14 (BLS12-381, 64-bit
/// words).
///
/// ```
/// use msmith::{Engine, Options, Point, PointsBy, Scalars, curve};
///
/// let bn254 = curve::by_name("bn254").expect("built in");
/// let engine = Engine::new(bn254, curve::Group::G1)?;
/// let generator = [engine.to_words(&bn254.g1.gx[0]), engine.to_words(&bn254.g1.gy[0])].concat();
/// let points = PointsBy::new(3, |_, words| {
///     words.copy_from_slice(&generator);
///     true
/// });
///
/// let mut stream = engine.stream(&Options::default())?;
/// for piece in [[1, 2, 3], [4, 5, 6]] {
///     stream.push(&points, Scalars::U64(&piece))?;
/// }
/// assert_eq!(stream.finish()?.point, engine.mul(&[21], &Point::new(generator))?);
/// # Ok::<(), msmith::Error>(())
/// ```
#[derive(Debug, Clone)]
pub struct Stream<'a> {
    engine: Engine,
    options: Options<'a>,
    total: Total,
    len: u64,
}

impl<'a> Stream<'a> {
    pub(super) fn new(engine: &Engine, options: &Options<'a>) -> Result<Self, Error> {
        options.threads_for(usize::MAX)?;
        Ok(Self {
            engine: engine.clone(),
            options: *options,
            total: Total::default(),
            len: 0,
        })
    }

    /// Adds `Σ a_i P_i` of some points. The progress that the options' watch reports is that of this piece.
    ///
    /// Errors: those of [`Engine::msm`], [`Error::AtInfinity`] excepted; the stream is then what it was before, and
    /// goes on. **Variable time**, as there.
    pub fn push(&mut self, points: &dyn Points, scalars: Scalars<'_>) -> Result<(), Error> {
        self.push_watched(points, scalars, self.options.watch)
    }

    /// [`Stream::push`] with a watch for this piece alone, in place of that of the options. **Variable time**, as there.
    pub fn push_watched(
        &mut self,
        points: &dyn Points,
        scalars: Scalars<'_>,
        watch: Watch<'_>,
    ) -> Result<(), Error> {
        let options = &Options {
            watch,
            ..self.options
        };
        let points = &Sublist::all(points, &self.engine)?;
        let n = points.len() as u64;
        let weierstrass = self.engine.weierstrass();
        let sum = weierstrass.msm(points, scalars, options)?;
        (self.total).add(sum, &|p, q| weierstrass.add(p, q))?;
        self.len += n;
        Ok(())
    }

    /// Number of points so far.
    pub fn len(&self) -> u64 {
        self.len
    }

    /// Whether there are none so far.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The sum of everything. The report's figures are those of the first piece, but for additions and parts (of all
    /// pieces), and threads and memory (of the piece that took most); those of an empty sum where there was no piece.
    ///
    /// Errors: in Edwards coordinates [`Error::AtInfinity`] where the sum has none.
    pub fn finish(self) -> Result<Output, Error> {
        let Some(output) = self.total.finish() else {
            let options = Options {
                threads: self.options.threads,
                ..Options::default()
            };
            return self
                .engine
                .msm(&WordPoints::default(), Scalars::U64(&[]), &options);
        };
        self.engine.weierstrass().out(output)
    }
}
