//! Word operations of Montgomery products: Algorithms 3 to 5 of EdMSM (appendix A), counted.
//!
//! The methods of the engine are its own kernels, run on a machine that counts; the printed algorithms
//! are next to them, in `printed.rs`. Conditions and formulas are derived in `docs/field-arithmetic.md`.

pub(crate) mod print;
mod printed;
#[cfg(test)]
mod tests;
mod words;

use std::cell::Cell;

use msmith_core::ring::mont64::alu::{Alu, U64};
use msmith_core::ring::mont64::kernels;

use words::{CountingWords, WordCounts};

/// A way to multiply or to square modulo `p`, on `N` words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Method {
    /// Algorithm 3 as printed: two words more.
    Cios,
    /// A product with one bit more ([`kernels::mul_any`]).
    Any,
    /// Algorithm 4 ([`kernels::mul_no_carry`]).
    NoCarry,
    /// Algorithm 5 as printed: products are doubled.
    PrintedSquare,
    /// Algorithm 5 with words doubled ([`kernels::sqr_no_carry`]).
    Square,
}

impl Method {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Cios,
        Self::Any,
        Self::NoCarry,
        Self::PrintedSquare,
        Self::Square,
    ];

    /// The name in tables.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Cios => "Algorithm 3, CIOS",
            Self::Any => "one bit more",
            Self::NoCarry => "Algorithm 4, no carry",
            Self::PrintedSquare => "Algorithm 5, square",
            Self::Square => "square, words doubled",
        }
    }

    /// The moduli that it is right for, all odd.
    #[must_use]
    pub fn condition(self) -> &'static str {
        match self {
            Self::Cios | Self::Any => "p < R",
            Self::NoCarry => "p < R/2",
            Self::PrintedSquare | Self::Square => "p < R/3",
        }
    }

    /// Whether it takes one factor only.
    #[must_use]
    pub fn is_square(self) -> bool {
        matches!(self, Self::PrintedSquare | Self::Square)
    }

    /// `a·b/R mod p` on the machine `alu`, `a²/R mod p` if it is a square; `n0 = −1/p mod D`, `a < p`.
    #[inline(always)]
    pub fn run<A: Alu, const N: usize>(
        self,
        alu: A,
        [a, b]: [&[A::Word; N]; 2],
        p: &[A::Word; N],
        n0: A::Word,
    ) -> [A::Word; N] {
        match self {
            Self::Cios => printed::cios(alu, a, b, p, n0),
            Self::Any => kernels::mul_any(alu, a, b, p, n0),
            Self::NoCarry => kernels::mul_no_carry(alu, a, b, p, n0),
            Self::PrintedSquare => printed::square(alu, a, p, n0),
            Self::Square => kernels::sqr_no_carry(alu, a, p, n0),
        }
    }

    /// The operations of one product of `n` words, counted; `None` unless `1 ≤ n ≤ 12`.
    #[must_use]
    pub fn count(self, n: usize) -> Option<WordCounts> {
        macro_rules! by_words {
            ($($n:literal)*) => {
                match n {
                    $($n => Some(self.count_words::<$n>()),)*
                    _ => None,
                }
            };
        }
        by_words!(1 2 3 4 5 6 7 8 9 10 11 12)
    }

    fn count_words<const N: usize>(self) -> WordCounts {
        let counts = Cell::new(WordCounts::default());
        let alu = CountingWords::new(U64, &counts);
        // No operation depends on values. p = 3, −1/3 mod D = (D − 1)/3.
        let mut p = [0; N];
        p[0] = 3;
        let mut a = [0; N];
        a[0] = 2;
        self.run(alu, [&a, &a], &p, u64::MAX / 3);
        counts.get()
    }

    /// What the count is for `n` words, by formula.
    #[must_use]
    pub fn formula(self, n: u32) -> WordCounts {
        let [products, additions, subtractions, doublings] = match self {
            Self::Cios => [2 * n * n + n, 4 * n * n + 2 * n, 2 * n + 2, 0],
            Self::Any => [2 * n * n + n, 4 * n * n, 2 * n, 0],
            Self::NoCarry => [2 * n * n + n, 4 * n * n - n, 2 * n, 0],
            Self::PrintedSquare => [3 * n * (n + 1) / 2, 3 * n * n, 2 * n, n * (n - 1) / 2],
            Self::Square => {
                let doublings = (2 * n).saturating_sub(3);
                [3 * n * (n + 1) / 2, 3 * n * n, 2 * n, doublings]
            }
        };
        WordCounts {
            products,
            additions,
            subtractions,
            doublings,
        }
    }

    /// The formulas of products, additions, subtractions and doublings, as text.
    #[must_use]
    pub fn formula_text(self) -> [&'static str; 4] {
        let (product, square) = ("2N² + N", "3N(N + 1)/2");
        match self {
            Self::Cios => [product, "4N² + 2N", "2N + 2", "0"],
            Self::Any => [product, "4N²", "2N", "0"],
            Self::NoCarry => [product, "4N² − N", "2N", "0"],
            Self::PrintedSquare => [square, "3N²", "2N", "N(N − 1)/2"],
            Self::Square => [square, "3N²", "2N", "2N − 3"],
        }
    }
}

/// What may be multiplied how, with a modulus of a given size.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Conditions {
    /// Algorithm 4's condition in the paper: top word at most `(D − 1)/2 − 1`.
    pub paper_product: bool,
    /// Its true condition: `p < R/2`.
    pub product: bool,
    /// Algorithm 5's condition in the paper: top word at most `(D − 1)/4 − 1`.
    pub paper_square: bool,
    /// Its true condition: `p < R/3`.
    pub square: bool,
}

impl Conditions {
    /// Those of an odd modulus of 64-bit words, least significant first.
    #[must_use]
    pub fn of<const N: usize>(p: &[u64; N]) -> Self {
        let top = p.last().copied().unwrap_or(0);
        Self {
            // (D − 1)/2 and (D − 1)/4 are no integers: the bounds are rounded down.
            paper_product: top < u64::MAX / 2,
            product: kernels::below_half(p),
            paper_square: top < u64::MAX / 4,
            square: kernels::below_third(p),
        }
    }
}
