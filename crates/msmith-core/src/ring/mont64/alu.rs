//! The machine under the products of [`super::kernels`]: what it does to words.
//!
//! The kernels are written once over [`Alu`]. [`U64`] is the one that computes; a machine that counts and
//! one with words of a few bits are in [`crate::meter::word_ops`].

/// Operations on words of `D` values.
///
/// Additions are counted as the papers do: a word added to a double word, with its carry, is one.
pub trait Alu: Copy {
    /// A word.
    type Word: Copy;
    /// Zero.
    fn zero(self) -> Self::Word;
    /// `a·b + t` as low and high word: a product and an addition.
    fn mul_add(self, a: Self::Word, b: Self::Word, t: Self::Word) -> (Self::Word, Self::Word);
    /// `a·b + t + c` as low and high word: a product and two additions.
    fn mul_add_carry(
        self,
        a: Self::Word,
        b: Self::Word,
        t: Self::Word,
        c: Self::Word,
    ) -> (Self::Word, Self::Word);
    /// `a·b mod D`: a product.
    fn mul_low(self, a: Self::Word, b: Self::Word) -> Self::Word;
    /// `a + b`, which the caller knows to be a word: an addition.
    fn sum(self, a: Self::Word, b: Self::Word) -> Self::Word;
    /// `a + b` as low and high word: an addition.
    fn add(self, a: Self::Word, b: Self::Word) -> (Self::Word, Self::Word);
    /// `a + b + c` and its carry: two additions.
    fn add_carry(self, a: Self::Word, b: Self::Word, c: bool) -> (Self::Word, bool);
    /// `a − b − c` and its borrow: two subtractions.
    fn sub_borrow(self, a: Self::Word, b: Self::Word, c: bool) -> (Self::Word, bool);
    /// `2a mod D` and the top bit of the word below: a doubling.
    fn double(self, a: Self::Word, below: Self::Word) -> Self::Word;
    /// `2ab + t + c` as low word and carry, where a carry is a word and a bit above it: a product, a
    /// doubling and two additions.
    fn mul_twice_add(
        self,
        a: Self::Word,
        b: Self::Word,
        t: Self::Word,
        c: (Self::Word, bool),
    ) -> (Self::Word, (Self::Word, bool));
}

/// Words of 64 bits.
#[derive(Debug, Clone, Copy)]
pub struct U64;

impl Alu for U64 {
    type Word = u64;

    #[inline(always)]
    fn zero(self) -> u64 {
        0
    }
    #[inline(always)]
    fn mul_add(self, a: u64, b: u64, t: u64) -> (u64, u64) {
        a.carrying_mul_add(b, t, 0)
    }
    #[inline(always)]
    fn mul_add_carry(self, a: u64, b: u64, t: u64, c: u64) -> (u64, u64) {
        a.carrying_mul_add(b, t, c)
    }
    #[inline(always)]
    fn mul_low(self, a: u64, b: u64) -> u64 {
        a.wrapping_mul(b)
    }
    #[inline(always)]
    fn sum(self, a: u64, b: u64) -> u64 {
        a.wrapping_add(b)
    }
    #[inline(always)]
    fn add(self, a: u64, b: u64) -> (u64, u64) {
        let (low, carry) = a.carrying_add(b, false);
        (low, u64::from(carry))
    }
    #[inline(always)]
    fn add_carry(self, a: u64, b: u64, c: bool) -> (u64, bool) {
        a.carrying_add(b, c)
    }
    #[inline(always)]
    fn sub_borrow(self, a: u64, b: u64, c: bool) -> (u64, bool) {
        a.borrowing_sub(b, c)
    }
    #[inline(always)]
    fn double(self, a: u64, below: u64) -> u64 {
        (a << 1) | (below >> 63)
    }
    #[inline(always)]
    fn mul_twice_add(self, a: u64, b: u64, t: u64, c: (u64, bool)) -> (u64, (u64, bool)) {
        let (low, high) = a.carrying_mul_add(b, 0, 0);
        let (low, k) = low.carrying_add(low, false);
        let (high, top) = high.carrying_add(high, k);
        let (low, k) = low.carrying_add(t, false);
        let (high, l) = high.carrying_add(0, k);
        let (low, k) = low.carrying_add(c.0, false);
        let (high, m) = high.carrying_add(u64::from(c.1), k);
        // 2(D − 1)² + (D − 1) + (2D − 1) < 2D²: one of them at most.
        (low, (high, top | l | m))
    }
}
