//! The whole method: what needs no curve, then curves until one finds a factor.

use crate::engine::{self, MOST_BITS};
use crate::error::Error;
use crate::number;
use crate::options::Options;
use crate::outcome::{Factor, How, Outcome};
use crate::search::search;
use msmith_core::primality::is_probable_prime;
use msmith_core::{Backend, Watch};
use num_bigint::BigUint;
use num_traits::{One, Zero};

/// Looks for a factor of n.
///
/// First n is divided by the primes below 10 000, then it is tested for being a prime or a power, then curves are
/// tried. The answer of a seed depends neither on the machine nor on the threads: it is that of the first curve that
/// finds something. A factor need not be prime; for the whole factorisation both parts are factored in turn.
///
/// `watch` is told how much of the work is done, about 20 times a second and from any of the threads; its flag, and
/// [`Options::time_limit`], are looked at every few milliseconds. A search that ends by them says how many curves are
/// done.
///
/// **Cost.** Stage 1 of a curve takes 6.7 to 7.5 products modulo n for each of `1.44·B1` bits, stage 2 half as much
/// where B2 is `100·B1`. Memory: about 3 bytes for each unit of B1, 12 for each 1000 of B2.
///
/// Errors: [`Error::Zero`], [`Error::Unit`], [`Error::Bound`] (B1 < 2, B2 < B1, or too large), [`Error::Option`] (no
/// curves, no threads), [`Error::Large`] (above [`MOST_BITS`] without a small factor), [`Error::Backend`] (the option
/// or `MSMITH_BACKEND` names one that is unknown or that this machine lacks), [`Error::Cancelled`].
pub fn factor(n: &BigUint, options: &Options, watch: Watch<'_>) -> Result<Outcome, Error> {
    let bounds = options.bounds()?;
    let backend = match options.backend {
        Some(backend) => backend.require().map(|()| backend),
        None => Backend::detect(),
    }?;
    if let Some(known) = without_curves(n)? {
        return Ok(known);
    }
    watch.check()?;
    let engine = engine::engine(n, backend)?;
    search(n, options, bounds, &*engine, watch)
}

/// What needs no curve: 0 and 1, small factors, primes, powers, numbers that are too large.
fn without_curves(n: &BigUint) -> Result<Option<Outcome>, Error> {
    if n.is_zero() {
        return Err(Error::Zero);
    }
    if n.is_one() {
        return Err(Error::Unit);
    }
    let found = |factor: BigUint, how| {
        let cofactor = n / &factor;
        Ok(Some(Outcome::Factor(Factor {
            factor,
            cofactor,
            how,
            curves: 0,
        })))
    };
    if let Some(p) = number::small_factor(n) {
        return found(p.into(), How::Trial);
    }
    if n.bits() > MOST_BITS {
        return Err(Error::Large {
            bits: n.bits(),
            most: MOST_BITS,
        });
    }
    if is_probable_prime(n) {
        return Ok(Some(Outcome::Prime));
    }
    if let Some((root, exponent)) = number::power(n) {
        return found(root, How::Power(exponent));
    }
    Ok(None)
}
