//! A ring of bounds: running a formula on it proves that a lazy ring's contract holds throughout.
//!
//! **Mathematics.** An element is a pair of bounds: `|value| ≤ value·p`, and the number of stored
//! forms whose digits were summed without carrying. Both are additive under `add`; a signed ring's
//! `sub` adds them too, an unsigned ring's `sub::<K>` adds `K` for the multiple of p that keeps the
//! difference positive. `mul`, `sqr` and `norm` end the growth. No raw formula branches on values, so
//! one run covers every input; as [`Lanes`] every lane counts as exceptional, so that the complete
//! operations run their repairs too.

use crate::ring::{Lanes, Ring};
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// What a lane ring can take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Contract {
    /// Greatest product of the two factors' bounds in a multiplication.
    pub max_product: u32,
    /// Greatest bound of any element.
    pub max_value: u32,
    /// Whether negative values are representable.
    pub signed: bool,
}

/// The greatest bounds that a run met.
#[derive(Debug, Default)]
pub struct Peaks {
    product: AtomicU32,
    value: AtomicU32,
}

impl Peaks {
    /// Nothing met yet.
    pub fn new() -> Self {
        Self::default()
    }
    /// Greatest product of the two factors' bounds so far.
    pub fn product(&self) -> u32 {
        self.product.load(Relaxed)
    }
    /// Greatest bound of an element so far.
    pub fn value(&self) -> u32 {
        self.value.load(Relaxed)
    }
}

/// Bounds on one element.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bounds {
    /// `|value| ≤ value·p`.
    pub value: u32,
    /// Stored forms summed digit by digit.
    pub digits: u32,
}

impl Bounds {
    /// The bounds of a stored form.
    pub const STORED: Self = Self {
        value: 1,
        digits: 1,
    };
}

/// The bound-checking ring. Its operations **panic** where the contract would be broken.
#[derive(Debug, Clone, Copy)]
pub struct Bound<'a> {
    contract: Contract,
    peaks: &'a Peaks,
}

impl<'a> Bound<'a> {
    /// Checks against `contract`, noting the greatest bounds met.
    pub fn new(contract: Contract, peaks: &'a Peaks) -> Self {
        Self { contract, peaks }
    }

    /// A sum of k stored forms.
    pub fn element(&self, k: u32) -> Bounds {
        self.checked(Bounds {
            value: k,
            digits: k,
        })
    }

    fn checked(&self, b: Bounds) -> Bounds {
        let v = b.value.max(b.digits);
        self.peaks.value.fetch_max(v, Relaxed);
        assert!(
            v <= self.contract.max_value,
            "an element reaches {b:?}, the contract allows {}",
            self.contract.max_value
        );
        b
    }
}

impl Ring for Bound<'_> {
    type El = Bounds;

    fn zero(&self) -> Bounds {
        Bounds {
            value: 0,
            digits: 0,
        }
    }
    fn one(&self) -> Bounds {
        Bounds::STORED
    }
    fn add(&self, a: &Bounds, b: &Bounds) -> Bounds {
        self.checked(Bounds {
            value: a.value + b.value,
            digits: a.digits + b.digits,
        })
    }
    fn sub<const K: u32>(&self, a: &Bounds, b: &Bounds) -> Bounds {
        assert!(b.value <= K, "sub::<{K}> of a subtrahend bounded by {b:?}");
        let (value, digits) = if self.contract.signed {
            (b.value, b.digits)
        } else {
            (K, K)
        };
        self.checked(Bounds {
            value: a.value + value,
            digits: a.digits + digits,
        })
    }
    fn mul(&self, a: &Bounds, b: &Bounds) -> Bounds {
        let product = (a.value * b.value).max(a.digits * b.digits);
        self.peaks.product.fetch_max(product, Relaxed);
        assert!(
            product <= self.contract.max_product,
            "a product of {a:?} and {b:?}, the contract allows {}",
            self.contract.max_product
        );
        Bounds::STORED
    }
    fn norm(&self, a: &Bounds) -> Bounds {
        self.checked(*a);
        Bounds::STORED
    }
    fn products(&self) -> u32 {
        self.contract.max_product
    }
}

impl Bound<'_> {
    fn tested(&self, a: &Bounds) -> u8 {
        assert!(
            a.value <= 2 && a.digits <= 2,
            "a zero test of {a:?}: more than a difference"
        );
        1
    }
}

impl Lanes for Bound<'_> {
    const WIDTH: usize = 1;
    type Mem = ();

    fn gather(&self, _: &[&()]) -> Bounds {
        Bounds::STORED
    }
    fn scatter(&self, a: &Bounds, _: &mut [()]) {
        assert!(
            a.value <= 1 && a.digits <= 1,
            "{a:?} written to memory: not a stored form"
        );
    }
    fn select(&self, _: u8, a: &Bounds, b: &Bounds) -> Bounds {
        Bounds {
            value: a.value.max(b.value),
            digits: a.digits.max(b.digits),
        }
    }
    fn maybe_zero(&self, a: &Bounds) -> u8 {
        self.tested(a)
    }
    fn is_zero(&self, a: &Bounds) -> u8 {
        self.tested(a)
    }
    fn inv(&self, a: &Bounds) -> Bounds {
        self.mul(a, &Bounds::STORED)
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

    const TIGHT: Contract = Contract {
        max_product: 2,
        max_value: 4,
        signed: true,
    };

    #[test]
    fn growth_is_additive_and_ends() {
        let peaks = Peaks::new();
        let f = Bound::new(TIGHT, &peaks);
        let x = f.element(1);
        let d = f.sub::<1>(&x, &x);
        assert_eq!(
            d,
            Bounds {
                value: 2,
                digits: 2
            }
        );
        assert_eq!(f.mul(&d, &x), Bounds::STORED);
        assert_eq!(f.norm(&f.dbl(&d)), Bounds::STORED);
        assert_eq!((peaks.product(), peaks.value()), (2, 4));
        let unsigned = Bound::new(
            Contract {
                signed: false,
                ..TIGHT
            },
            &peaks,
        );
        assert_eq!(
            unsigned.sub::<3>(&x, &x),
            Bounds {
                value: 4,
                digits: 4
            }
        );
    }

    #[test]
    #[should_panic(expected = "a product of")]
    fn square_of_a_difference_is_refused() {
        let peaks = Peaks::new();
        let f = Bound::new(TIGHT, &peaks);
        let x = f.element(1);
        f.sqr(&f.sub::<1>(&x, &x));
    }

    #[test]
    #[should_panic(expected = "subtrahend")]
    fn understated_subtrahend_is_refused() {
        let peaks = Peaks::new();
        let f = Bound::new(TIGHT, &peaks);
        let x = f.element(1);
        f.sub::<1>(&x, &f.dbl(&x));
    }

    #[test]
    #[should_panic(expected = "an element reaches")]
    fn too_long_a_sum_is_refused() {
        let peaks = Peaks::new();
        let f = Bound::new(TIGHT, &peaks);
        let x = f.element(4);
        f.add(&x, &f.one());
    }
}
