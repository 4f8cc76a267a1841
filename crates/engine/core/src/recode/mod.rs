//! Recodings: scalars to digits. Integers only; an engine consumes the digits.
//!
//! A recoding writes a scalar as `a = Σ_k ρ^k · d_k` with a radix ρ (an integer or an Eisenstein
//! integer x + yω, ω² + ω + 1 = 0), every digit `d_k = unit · weight(bucket)`, and the weights laid
//! out in a plane so that the engine can fold the buckets by row and column sums:
//! `weight(bucket) = row·row_unit + col·col_unit`.

pub mod bucket_set;
mod columns;
pub mod cost;
#[cfg(any(test, feature = "testing"))]
#[allow(missing_docs, reason = "for tests")]
pub mod counting;
pub mod eisenstein;
pub mod glv;
pub mod lattice;
pub mod prepared;
pub mod quarters;
pub mod signed_window;
#[cfg(any(test, feature = "testing"))]
#[allow(missing_docs, reason = "for tests")]
pub mod testing;

/// A digit: `bucket << 3 | power_of_ω << 1 | sign`, or [`NONE`] for the digit zero.
///
/// The unit of a digit is `(−1)^sign · ω^power`.
pub type Digit = u32;

/// The digit zero: no bucket.
pub const NONE: Digit = u32::MAX;

/// Builds a digit from its parts; `power` is 0, 1 or 2, `bucket < 2^28`.
#[inline(always)]
pub const fn digit(bucket: u32, power: u32, sign: u32) -> Digit {
    bucket << 3 | power << 1 | sign
}

/// An Eisenstein integer `x + yω`; an ordinary integer has `y = 0`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Small {
    /// Rational part.
    pub x: i64,
    /// Coefficient of ω.
    pub y: i64,
}

/// A list of digits, one a scalar.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct List {
    /// Its number in what [`Recoding::recode`] writes.
    pub list: usize,
    /// Row 0 of its digits among the rows of a point.
    pub row: u32,
}

/// What the engine needs to know of a digit system.
pub trait Recoding: Send + Sync {
    /// Short name with parameters, for people: `signed 2^13`.
    fn name(&self) -> String;
    /// Number of windows h: digits `d_0 … d_{h−1}`, least significant first.
    fn windows(&self) -> usize;
    /// Digits of one scalar in one window: 2 where two half-size integers share a window, else 1.
    fn slots(&self) -> usize {
        1
    }
    /// Buckets of one window; bucket numbers are `0..buckets()`, none of them has weight zero.
    fn buckets(&self) -> usize;
    /// About how many of the buckets the topmost window can hit: its digits are smaller.
    fn top_buckets(&self) -> usize {
        self.buckets()
    }
    /// Points that the digits of one point are of: 1, or 2 where those of slot 1 are of its image by ι
    /// ([`quarters`]).
    fn images(&self) -> usize {
        1
    }
    /// Whether digits use powers of ω (then the base points must be in the subgroup).
    fn uses_endomorphism(&self) -> bool;
    /// Buckets of the images before that which a slot's digits are of, in a table of all weights of each.
    fn skip(&self, slot: usize) -> usize {
        if self.images() > 1 {
            slot * self.buckets()
        } else {
            0
        }
    }
    /// Whether digits are of Z\[ω\], and not two integers of which the second is turned by ω.
    fn is_complex(&self) -> bool {
        self.uses_endomorphism() && self.slots() == self.images()
    }
    /// The radix ρ.
    fn radix(&self) -> Small;
    /// Position of a bucket's weight in the plane (row, column), both small and dense.
    fn place(&self, bucket: u32) -> (u32, u32);
    /// Weight of one row step.
    fn row_unit(&self) -> Small;
    /// Weight of one column step.
    fn col_unit(&self) -> Small;
    /// 64-bit words of one scalar, little-endian.
    fn scalar_words(&self) -> usize;
    /// Rows of a point in the table: its images, or its multiples (see [`bucket_set`]).
    fn rows(&self) -> usize {
        self.images()
    }
    /// The lists of digits that a window takes, each with the first of the rows that it chooses from.
    fn lists(&self, window: usize) -> Vec<List> {
        let slots = self.slots();
        let list = |s: usize| List {
            list: window * slots + s,
            row: if self.images() > 1 { s as u32 } else { 0 },
        };
        (0..slots).map(list).collect()
    }
    /// Lists of digits in all.
    fn all_lists(&self) -> usize {
        self.windows() * self.slots()
    }
    /// Bits of the bucket's number in a digit; above it is the number of a row.
    fn bucket_bits(&self) -> u32 {
        28
    }
    /// Recodes `count = scalars.len() / scalar_words()` scalars.
    ///
    /// The digit of scalar `i`, window `k`, slot `s` goes to `out[(k·slots + s)·count + i]`.
    /// Any value of the words is accepted: integer recodings represent the integer itself, those
    /// with an endomorphism its residue mod r.
    fn recode(&self, scalars: &[u64], out: &mut [Digit]);
}
