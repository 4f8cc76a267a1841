//! Machines of words that count.
//!
//! The products of [`kernels`](msmith_core::ring::mont64::kernels) run on them unchanged.

use std::cell::Cell;

use msmith_core::ring::mont64::alu::Alu;

/// Operations on words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct WordCounts {
    /// Products of two words, those included whose high word is not needed.
    pub products: u32,
    /// Additions of a word to a word or a double word.
    pub additions: u32,
    /// Subtractions of a word or a borrow.
    pub subtractions: u32,
    /// Doublings.
    pub doublings: u32,
}

/// Counts the operations of the machine `A`.
#[derive(Debug, Clone, Copy)]
pub struct CountingWords<'a, A> {
    inner: A,
    counts: &'a Cell<WordCounts>,
}

impl<'a, A> CountingWords<'a, A> {
    /// Adds the operations of `inner` to `counts`.
    pub fn new(inner: A, counts: &'a Cell<WordCounts>) -> Self {
        Self { inner, counts }
    }

    fn note(self, what: impl FnOnce(&mut WordCounts)) -> A {
        let mut counts = self.counts.get();
        what(&mut counts);
        self.counts.set(counts);
        self.inner
    }
}

impl<A: Alu> Alu for CountingWords<'_, A> {
    type Word = A::Word;

    fn zero(self) -> A::Word {
        self.inner.zero()
    }
    fn mul_add(self, a: A::Word, b: A::Word, t: A::Word) -> (A::Word, A::Word) {
        let inner = self.note(|n| {
            n.products += 1;
            n.additions += 1;
        });
        inner.mul_add(a, b, t)
    }
    fn mul_add_carry(self, a: A::Word, b: A::Word, t: A::Word, c: A::Word) -> (A::Word, A::Word) {
        let inner = self.note(|n| {
            n.products += 1;
            n.additions += 2;
        });
        inner.mul_add_carry(a, b, t, c)
    }
    fn mul_low(self, a: A::Word, b: A::Word) -> A::Word {
        self.note(|n| n.products += 1).mul_low(a, b)
    }
    fn sum(self, a: A::Word, b: A::Word) -> A::Word {
        self.note(|n| n.additions += 1).sum(a, b)
    }
    fn add(self, a: A::Word, b: A::Word) -> (A::Word, A::Word) {
        self.note(|n| n.additions += 1).add(a, b)
    }
    fn add_carry(self, a: A::Word, b: A::Word, c: bool) -> (A::Word, bool) {
        self.note(|n| n.additions += 2).add_carry(a, b, c)
    }
    fn sub_borrow(self, a: A::Word, b: A::Word, c: bool) -> (A::Word, bool) {
        self.note(|n| n.subtractions += 2).sub_borrow(a, b, c)
    }
    fn double(self, a: A::Word, below: A::Word) -> A::Word {
        self.note(|n| n.doublings += 1).double(a, below)
    }
    fn mul_twice_add(
        self,
        a: A::Word,
        b: A::Word,
        t: A::Word,
        c: (A::Word, bool),
    ) -> (A::Word, (A::Word, bool)) {
        let inner = self.note(|n| {
            n.products += 1;
            n.doublings += 1;
            n.additions += 2;
        });
        inner.mul_twice_add(a, b, t, c)
    }
}
