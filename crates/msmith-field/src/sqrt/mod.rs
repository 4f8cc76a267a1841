//! Square roots of many elements.
//!
//! **Mathematics.** With p − 1 = 2^e·m, m odd, one power t = a^((m−1)/2) gives ζ = a·t² of order 2^e at most;
//! the logarithm of ζ decides whether a is a square and corrects a·t to a root ([`prime`]). p ≡ 3 mod 4 (e = 1)
//! and p ≡ 5 mod 8 (e = 2) are no special cases, only short logarithms.
//!
//! **Cost.** A power of about log2(p) − e squarings and a fifth as many products, in the lanes, and a logarithm
//! ([`logarithm`]) in words. No inversion.
//!
//! **Source.** Tonelli 1891, Shanks 1973; tables of the logarithms: D. J. Bernstein, "Faster square roots in
//! annoying finite fields" (2001), P. Sarkar, "Computing square roots faster than the Tonelli–Shanks/Bernstein
//! algorithm" (2020).

mod logarithm;
mod prime;
mod side_by_side;
#[cfg(test)]
mod tests;

use crate::field::Field;
use crate::options::Options;
use crate::power::{Exponent, Finish};
use msmith_core::Error;
use prime::{AnyRoots, Other, PrimeRoots, order};
use std::sync::{Arc, OnceLock};

/// What square roots of a field need, made when they are first asked for.
#[derive(Clone, Default)]
pub(crate) struct Kept(Arc<OnceLock<Option<Roots>>>);

impl std::fmt::Debug for Kept {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Kept")
    }
}

struct Roots {
    /// (m − 1)/2.
    exponent: Exponent,
    from_powers: Box<dyn AnyRoots>,
}

impl Roots {
    fn new(field: &Field) -> Option<Self> {
        let p = field.p();
        Some(Self {
            exponent: Exponent::new(&(order(p).1 >> 1u32)),
            from_powers: match field.words() {
                4 => Box::new(PrimeRoots::<4>::new(p)?),
                6 => Box::new(PrimeRoots::<6>::new(p)?),
                _ => Box::new(PrimeRoots::<12>::new(p)?),
            },
        })
    }
}

/// Roots of the elements of a block.
struct Finishing<'a> {
    roots: &'a dyn AnyRoots,
    other: Other,
}

impl Finish for Finishing<'_> {
    fn finish(&self, elements: &mut [u64], powers: &mut [u64]) -> Vec<usize> {
        self.roots.roots(self.other, elements, powers)
    }
}

impl Field {
    /// Replaces every element that is a square by one of its roots. The others stay; the result has their places, in
    /// order.
    ///
    /// Errors: a list that is not of whole elements ([`Error::Layout`]); [`Error::NotReduced`]; zero threads; a memory
    /// limit below 48 KiB; [`Error::Cancelled`]. After an error the list is in no particular state.
    ///
    /// Cost: a squaring for every bit of p, a fifth as many products, and a table of the roots of unity of order 2^e, at
    /// most 256 elements for 8 bits of e, which the field keeps. Time depends on the values.
    pub fn sqrt(&self, a: &mut [u64], options: &Options<'_>) -> Result<Vec<usize>, Error> {
        self.roots_of(a, Other::Stays, options)
    }

    /// As [`Field::sqrt`], but what is not a square is replaced by a root of its product with [`Field::nonresidue`], at
    /// the same cost: quadratic extensions have their roots from these.
    pub fn sqrt_or_multiple(
        &self,
        a: &mut [u64],
        options: &Options<'_>,
    ) -> Result<Vec<usize>, Error> {
        self.roots_of(a, Other::Multiplied, options)
    }

    /// An element that is not a square: −1 where that is none, or the least number.
    pub fn nonresidue(&self) -> Result<&[u64], Error> {
        Ok(self.kept_roots()?.from_powers.nonresidue())
    }

    fn roots_of(
        &self,
        a: &mut [u64],
        other: Other,
        options: &Options<'_>,
    ) -> Result<Vec<usize>, Error> {
        let Roots {
            exponent,
            from_powers,
        } = self.kept_roots()?;
        let then = Finishing {
            roots: &**from_powers,
            other,
        };
        self.raise(a, exponent, &then, options)
    }

    fn kept_roots(&self) -> Result<&Roots, Error> {
        let kept = self.roots.0.get_or_init(|| Roots::new(self));
        let none = || Error::Curve("the modulus has no small nonresidue: it is not a prime".into());
        kept.as_ref().ok_or_else(none)
    }
}
