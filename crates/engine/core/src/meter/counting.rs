//! A ring that counts its operations, around any other ring.
//!
//! Counters are shared and atomic, so that the wrapper may run on several threads.

use crate::ring::{Lanes, Ring};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Running totals; every call counts once, whatever the number of lanes.
#[derive(Debug, Default)]
pub struct Counters {
    mul: AtomicU64,
    sqr: AtomicU64,
    add: AtomicU64,
    sub: AtomicU64,
    dbl: AtomicU64,
    norm: AtomicU64,
    inv: AtomicU64,
}

/// A reading of [`Counters`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    /// Multiplications.
    pub mul: u64,
    /// Squarings.
    pub sqr: u64,
    /// Additions.
    pub add: u64,
    /// Subtractions and negations.
    pub sub: u64,
    /// Doublings.
    pub dbl: u64,
    /// Normalisations.
    pub norm: u64,
    /// Inversions.
    pub inv: u64,
}

impl Counters {
    /// All counters at zero.
    pub fn new() -> Self {
        Self::default()
    }

    /// The totals since the last `take`, which are set back to zero.
    pub fn take(&self) -> Counts {
        Counts {
            mul: self.mul.swap(0, Relaxed),
            sqr: self.sqr.swap(0, Relaxed),
            add: self.add.swap(0, Relaxed),
            sub: self.sub.swap(0, Relaxed),
            dbl: self.dbl.swap(0, Relaxed),
            norm: self.norm.swap(0, Relaxed),
            inv: self.inv.swap(0, Relaxed),
        }
    }
}

/// The counting wrapper.
#[derive(Debug, Clone, Copy)]
pub struct Counting<'a, F> {
    inner: F,
    counters: &'a Counters,
}

impl<'a, F> Counting<'a, F> {
    /// Counts the operations of `inner` into `counters`.
    pub fn new(inner: F, counters: &'a Counters) -> Self {
        Self { inner, counters }
    }
}

fn tick(c: &AtomicU64) {
    c.fetch_add(1, Relaxed);
}

impl<F: Ring> Ring for Counting<'_, F> {
    type El = F::El;

    fn zero(&self) -> F::El {
        self.inner.zero()
    }
    fn one(&self) -> F::El {
        self.inner.one()
    }
    fn add(&self, a: &F::El, b: &F::El) -> F::El {
        tick(&self.counters.add);
        self.inner.add(a, b)
    }
    fn sub<const K: u32>(&self, a: &F::El, b: &F::El) -> F::El {
        tick(&self.counters.sub);
        self.inner.sub::<K>(a, b)
    }
    fn neg<const K: u32>(&self, a: &F::El) -> F::El {
        tick(&self.counters.sub);
        self.inner.neg::<K>(a)
    }
    fn dbl(&self, a: &F::El) -> F::El {
        tick(&self.counters.dbl);
        self.inner.dbl(a)
    }
    fn mul(&self, a: &F::El, b: &F::El) -> F::El {
        tick(&self.counters.mul);
        self.inner.mul(a, b)
    }
    fn sqr(&self, a: &F::El) -> F::El {
        tick(&self.counters.sqr);
        self.inner.sqr(a)
    }
    fn norm(&self, a: &F::El) -> F::El {
        tick(&self.counters.norm);
        self.inner.norm(a)
    }
    fn products(&self) -> u32 {
        self.inner.products()
    }
}

impl<F: Lanes> Lanes for Counting<'_, F> {
    const WIDTH: usize = F::WIDTH;
    type Mem = F::Mem;

    fn gather(&self, src: &[&F::Mem]) -> F::El {
        self.inner.gather(src)
    }
    fn scatter(&self, a: &F::El, dst: &mut [F::Mem]) {
        self.inner.scatter(a, dst);
    }
    fn select(&self, mask: u8, a: &F::El, b: &F::El) -> F::El {
        self.inner.select(mask, a, b)
    }
    fn maybe_zero(&self, a: &F::El) -> u8 {
        self.inner.maybe_zero(a)
    }
    fn is_zero(&self, a: &F::El) -> u8 {
        self.inner.is_zero(a)
    }
    fn inv(&self, a: &F::El) -> F::El {
        tick(&self.counters.inv);
        self.inner.inv(a)
    }
    fn pack(&self, words: &[u64]) -> F::Mem {
        self.inner.pack(words)
    }
    fn unpack(&self, m: &F::Mem, words: &mut [u64]) {
        self.inner.unpack(m, words);
    }
    fn words(&self) -> usize {
        self.inner.words()
    }
    fn form(&self) -> u32 {
        self.inner.form()
    }
    fn to_words(&self, m: &F::Mem, words: &mut [u64]) {
        self.inner.to_words(m, words);
    }
    fn enter<T>(&self, job: impl FnOnce() -> T) -> T {
        self.inner.enter(job)
    }
}
