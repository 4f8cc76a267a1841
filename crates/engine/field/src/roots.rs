//! Square roots of the elements of lists.

use crate::field::Field;
use crate::options::Options;
use crate::power::Finish;
use crate::sqrt::{AnyRoots, Other, Roots};
use msmith_core::Error;

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
        let kept = self.roots.of(self.p(), self.words());
        let none = || Error::Curve("the modulus has no small nonresidue: it is not a prime".into());
        kept.ok_or_else(none)
    }
}
