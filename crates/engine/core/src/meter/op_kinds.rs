//! A ring that counts multiplications by the coefficients of a curve apart from others.
//!
//! Elements have a kind and no value: a formula runs on it if it does not look at values, as the raw
//! formulas of [`crate::coords`] do not. Products of 4 are taken, see [`Ring::products`].

use crate::ring::{Lanes, Ring};
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// What an element is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Something that depends on points.
    Variable,
    /// The coefficient a or a constant made of it.
    A,
    /// The coefficient d or a multiple of it.
    D,
    /// A constant that is chosen small, so that tables leave its products out.
    Small,
}

/// Operations by kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Kinds {
    /// Multiplications of two variables.
    pub m: u32,
    /// Squarings.
    pub s: u32,
    /// Multiplications by [`Kind::A`].
    pub ma: u32,
    /// Multiplications by [`Kind::D`].
    pub md: u32,
    /// Multiplications by [`Kind::Small`].
    pub small: u32,
    /// Additions, subtractions, negations and doublings.
    pub add: u32,
    /// Normalisations.
    pub norm: u32,
    /// Inversions.
    pub inv: u32,
}

/// Running totals.
#[derive(Debug, Default)]
pub struct Tally([AtomicU32; 8]);

impl Tally {
    /// All at zero.
    pub fn new() -> Self {
        Self::default()
    }

    /// The totals since the last `take`, which are set back to zero.
    pub fn take(&self) -> Kinds {
        let [m, s, ma, md, add, norm, inv, small] = self.0.each_ref().map(|n| n.swap(0, Relaxed));
        Kinds {
            m,
            s,
            ma,
            md,
            small,
            add,
            norm,
            inv,
        }
    }
}

/// The ring.
#[derive(Debug, Clone, Copy)]
pub struct Sorting<'a>(&'a Tally);

impl<'a> Sorting<'a> {
    /// Counts into `tally`.
    pub fn new(tally: &'a Tally) -> Self {
        Self(tally)
    }

    fn tick(&self, of: usize) -> Kind {
        self.0.0[of].fetch_add(1, Relaxed);
        Kind::Variable
    }
}

impl Ring for Sorting<'_> {
    type El = Kind;

    fn zero(&self) -> Kind {
        Kind::Variable
    }
    fn one(&self) -> Kind {
        Kind::Variable
    }
    fn add(&self, _: &Kind, _: &Kind) -> Kind {
        self.tick(4)
    }
    fn sub<const K: u32>(&self, _: &Kind, _: &Kind) -> Kind {
        self.tick(4)
    }
    fn mul(&self, a: &Kind, b: &Kind) -> Kind {
        self.tick(match (a, b) {
            (Kind::Variable, Kind::Variable) => 0,
            (Kind::Small, _) | (_, Kind::Small) => 7,
            (Kind::D, _) | (_, Kind::D) => 3,
            _ => 2,
        })
    }
    fn sqr(&self, _: &Kind) -> Kind {
        self.tick(1)
    }
    fn norm(&self, _: &Kind) -> Kind {
        self.tick(5)
    }
}

impl Lanes for Sorting<'_> {
    const WIDTH: usize = 1;
    type Mem = ();

    fn gather(&self, _: &[&()]) -> Kind {
        Kind::Variable
    }
    fn scatter(&self, _: &Kind, _: &mut [()]) {}
    fn select(&self, _: u8, a: &Kind, _: &Kind) -> Kind {
        *a
    }
    fn maybe_zero(&self, _: &Kind) -> u8 {
        0
    }
    fn is_zero(&self, _: &Kind) -> u8 {
        0
    }
    fn inv(&self, _: &Kind) -> Kind {
        self.tick(6)
    }
    fn pack(&self, _: &[u64]) {}
    fn unpack(&self, (): &(), words: &mut [u64]) {
        words.fill(0);
    }
    fn words(&self) -> usize {
        1
    }
    fn enter<T>(&self, job: impl FnOnce() -> T) -> T {
        job()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn products_are_told_apart() {
        let tally = Tally::new();
        let f = Sorting::new(&tally);
        let v = f.mul(&f.add(&Kind::Variable, &Kind::Variable), &Kind::A);
        f.mul(&Kind::D, &f.sqr(&v));
        f.mul(&v, &Kind::Small);
        f.inv(&f.norm(&f.dbl(&f.mul(&v, &v))));
        let want = Kinds {
            m: 1,
            s: 1,
            ma: 1,
            md: 1,
            small: 1,
            add: 2,
            norm: 1,
            inv: 1,
        };
        assert_eq!((tally.take(), tally.take()), (want, Kinds::default()));
    }
}
