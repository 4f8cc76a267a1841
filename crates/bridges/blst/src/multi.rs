//! Sums and checks of lists of points.

use msmith::{Error, Options, PointsBy, Scalars};

use crate::points::BlstPoint;

/// `Σ a_i P_i` for any scalars that msmith takes, on all cores where there are points enough. Scalars are integers, so
/// that points outside the subgroup are summed rightly.
///
/// ```
/// use blst::{MultiPoint, blst_p1_affine};
/// use msmith_blst::{Options, Scalars, msm};
///
/// // SAFETY: the generator lives as long as the program.
/// let g: blst_p1_affine = unsafe { *blst::blst_p1_affine_generator() };
/// let options = Options { in_subgroup: true, ..Options::default() };
/// let sum = msm(&[g, g], Scalars::U64(&[3, 4]), &options)?;
/// assert_eq!(sum, [g].mult(&[7], 8));
/// # Ok::<(), msmith_blst::Error>(())
/// ```
///
/// Cost: that of [`msmith::Engine::msm`]. **Variable time**: not for secret scalars.
///
/// Errors: [`Error::LengthMismatch`]; scalars that are no list of them; those of the options; an unusable
/// `MSMITH_BACKEND` or `MSMITH_THREADS`.
pub fn msm<P: BlstPoint>(
    points: &[P],
    scalars: Scalars<'_>,
    options: &Options<'_>,
) -> Result<P::Sum, Error> {
    let sum = P::engine()?.msm(&view(points), scalars, options)?;
    P::sum(&sum.point)
}

fn view<P: BlstPoint>(points: &[P]) -> PointsBy<impl Fn(usize, &mut [u64]) -> bool + Sync> {
    PointsBy::new(points.len(), |i, words| points[i].write(words))
}

/// `blst::MultiPoint` with its names, for lists of affine points, public keys and signatures. The sum of no points is
/// infinity.
pub trait MultiPoint {
    /// The type of a sum.
    type Output;

    /// `Σ a_i P_i`, the scalars one after the other, each little-endian in as many whole bytes as `nbits` bits need; of
    /// the last byte only the bits that are among them count. blst itself uses
    /// the bits above them in some lists, those of one point for example.
    ///
    /// **Variable time**: not for secret scalars.
    ///
    /// Errors: fewer bytes than there are points for ([`Error::Layout`]); no bits; those of [`msm`].
    fn mult(&self, scalars: &[u8], nbits: usize) -> Result<Self::Output, Error>;

    /// `Σ P_i`; below 256 points by blst's own function.
    ///
    /// Errors: those of [`msm`].
    fn add(&self) -> Result<Self::Output, Error>;

    /// Checks that every point is one of the curve, not infinity, and in the subgroup of order r, many together: see
    /// [`msmith::Engine::check_subgroup`] for how, and how surely.
    ///
    /// Errors: the first point that is not on the curve; else the first that is infinity; else the first outside the
    /// subgroup.
    fn validate(&self) -> Result<(), Error>;
}

/// Below this number of points blst's own sum without weights is called: there it is faster.
const FEW: usize = 256;

impl<P: BlstPoint> MultiPoint for [P]
where
    [P]: blst::MultiPoint<Output = P::Sum>,
{
    type Output = P::Sum;

    fn mult(&self, scalars: &[u8], nbits: usize) -> Result<P::Sum, Error> {
        let words = integers(self.len(), scalars, nbits)?;
        let per = nbits.div_ceil(64);
        msm(
            self,
            Scalars::Words { words: &words, per },
            &Options::default(),
        )
    }

    fn add(&self) -> Result<P::Sum, Error> {
        if (1..FEW).contains(&self.len()) {
            return Ok(blst::MultiPoint::add(self));
        }
        let all = vec![true; self.len()];
        msm(self, Scalars::Bool(&all), &Options::default())
    }

    fn validate(&self) -> Result<(), Error> {
        let (engine, points) = (P::engine()?, view(self));
        engine.check_on_curve(&points)?;
        let mut words = vec![0; 2 * engine.words()];
        if let Some(index) = self.iter().position(|p| !p.write(&mut words)) {
            return Err(Error::Item {
                index,
                error: Box::new(Error::AtInfinity),
            });
        }
        engine.check_subgroup(&points, &Options::default())
    }
}

/// The words of n scalars of so few bits.
fn integers(n: usize, bytes: &[u8], nbits: usize) -> Result<Vec<u64>, Error> {
    let per = nbits.div_ceil(8);
    let needed = n.checked_mul(per);
    let Some(bytes) = needed.and_then(|needed| bytes.get(..needed)) else {
        return Err(Error::Layout(format!(
            "{} bytes are not {n} scalars of {nbits} bits",
            bytes.len()
        )));
    };
    if per == 0 {
        return Err(Error::Layout("scalars of no bits".into()));
    }
    let mut words = vec![0u64; n * nbits.div_ceil(64)];
    let last = u64::MAX >> (64 * nbits.div_ceil(64) - nbits);
    for (scalar, words) in bytes
        .chunks_exact(per)
        .zip(words.chunks_exact_mut(nbits.div_ceil(64)))
    {
        for (i, byte) in scalar.iter().enumerate() {
            words[i / 8] |= u64::from(*byte) << (8 * (i % 8));
        }
        if let Some(word) = words.last_mut() {
            *word &= last;
        }
    }
    Ok(words)
}
