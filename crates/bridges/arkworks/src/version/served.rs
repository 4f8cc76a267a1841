//! What arkworks is asked for and the engine computes, where that is worth it: `None` leaves it to arkworks.

use msmith::hooks::or_own;
use msmith::{Error, Options, Report, Scalars};

use super::ark::ec::PrimeGroup;
use super::ark::ec::short_weierstrass::{Affine, SWCurveConfig};
use super::ark::ff::{BigInteger, PrimeField};
use super::calls::mul_base;
use super::coordinate::Coordinate;
use super::worth::{Worth, worth};
use crate::words::words_of;

/// Fewer multiples than these are made by arkworks.
pub(crate) const LEAST_MULTIPLES: usize = 32;
/// Points or elements for each thread at the least.
const SHARE: usize = 256;

/// A sum of points `P` in the group `G`, by the engine.
pub(crate) type Own<P, G> = fn(&[P], Scalars<'_>, &Options<'_>) -> Result<(G, Report), Error>;

/// For a job of n points or elements, by at most as many threads.
pub(crate) fn options(n: usize, threads: Option<usize>) -> Options<'static> {
    Options {
        threads: threads.map(|threads| threads.min(n / SHARE).max(1)),
        ..Options::default()
    }
}

/// `Σ aᵢ·Pᵢ` of two lists of one length.
pub(crate) fn sum<P: Copy, G: PrimeGroup>(
    bases: &[P],
    scalars: &[<G::ScalarField as PrimeField>::BigInt],
    threads: Option<usize>,
    own: Own<P, G>,
) -> Option<G> {
    match worth::<G::ScalarField>(scalars) {
        Worth::No => None,
        Worth::All => sum_all(bases, scalars, threads, own),
        Worth::NotZero => {
            let pairs = bases.iter().zip(scalars).filter(|(_, a)| !a.is_zero());
            let pairs = pairs.map(|(base, a)| (*base, *a));
            let (bases, scalars): (Vec<_>, Vec<_>) = pairs.unzip();
            sum_all(&bases, &scalars, threads, own)
        }
    }
}

fn sum_all<P, B: BigInteger, G>(
    bases: &[P],
    scalars: &[B],
    threads: Option<usize>,
    own: Own<P, G>,
) -> Option<G> {
    let options = options(bases.len(), threads);
    let threads = options.threads_for(bases.len()).ok()?;
    let (words, per) = words_of(scalars, threads, |a| *a);
    let sum = own(bases, Scalars::Words { words: &words, per }, &options);
    or_own(sum).map(|(sum, _)| sum)
}

/// `aᵢ·P` for every i.
pub(crate) fn multiples<C: SWCurveConfig<BaseField: Coordinate>>(
    point: &Affine<C>,
    scalars: &[C::ScalarField],
    threads: Option<usize>,
) -> Option<Vec<Affine<C>>> {
    if scalars.len() < LEAST_MULTIPLES {
        return None;
    }
    or_own(mul_base(point, scalars, &options(scalars.len(), threads)))
}
