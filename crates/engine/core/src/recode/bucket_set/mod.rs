//! Bucket sets: digits over fixed bases.
//!
//! With multiples of every base in a table all digits of a scalar share *one* set of buckets. A
//! digit system writes `a = Σ_k ρ^k·d_k`, `d_k = unit·m·weight(bucket)`: units are free, the products of
//! `ρ^k` and the *multipliers* m are in the table, and what is left is the sum of every bucket times its
//! weight. More multipliers mean fewer buckets and more memory; what a radix q needs at least is
//! `(q − 1)/(2·|M|)` buckets for integers, a sixth of the norm over |M| for Eisenstein integers.
//!
//! **Source.** Fan, Kuchta, Sica, Xu, *Speeding Up Multi-Scalar Multiplications for Pairing-Based zkSNARKs*, here
//! called FKSX; Brickell, Gordon, McCurley, Wilson 1992 (one signed set); Luo, Fu, Gong (LFG) 2023. Where they err the
//! corrected form is used, see `docs/fixed-base.md`.

pub mod ends;
pub mod estimate;
pub mod fields;
pub mod integer;
pub mod odd;
pub mod single;
pub mod spec;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
pub mod two;

use super::{Digit, Small};

pub use spec::{FAMILIES, Family, Spec};

/// A set of buckets and multipliers and the digits over them; see the head of the module.
pub trait BucketSet: Send + Sync {
    /// Which one it is.
    fn spec(&self) -> Spec;
    /// The radix ρ.
    fn radix(&self) -> Small;
    /// Positions h, a carry digit counted: powers `ρ^0 … ρ^(h−1)`.
    fn positions(&self) -> usize;
    /// Digits at one position: 2 where two half-size integers share it, else 1.
    fn halves(&self) -> usize {
        1
    }
    /// The multipliers, the first of which is 1.
    fn multipliers(&self) -> &[Small] {
        const { &[Small { x: 1, y: 0 }] }
    }
    /// How many of them the digits at a position use: the first few.
    fn multipliers_at(&self, _position: usize) -> usize {
        self.multipliers().len()
    }
    /// Buckets, that of weight zero not counted: numbers `0..buckets()`.
    fn buckets(&self) -> usize;
    /// Bits of a bucket number in a digit, at least those of [`BucketSet::buckets`]; the number of the multiplier is
    /// above it.
    fn bucket_bits(&self) -> u32 {
        usize::BITS - self.buckets().leading_zeros()
    }
    /// Position of a bucket's weight in a plane: `weight = row·row_unit + col·col_unit`.
    fn place(&self, bucket: u32) -> (u32, u32);
    /// Weight of one row step.
    fn row_unit(&self) -> Small;
    /// Weight of one column step.
    fn col_unit(&self) -> Small {
        Small { x: 1, y: 0 }
    }
    /// The weight of a bucket.
    fn weight(&self, bucket: u32) -> Small {
        let (row, col) = self.place(bucket);
        let (row, col) = (i64::from(row), i64::from(col));
        let (u, v) = (self.row_unit(), self.col_unit());
        Small {
            x: row * u.x + col * v.x,
            y: row * u.y + col * v.y,
        }
    }
    /// Whether units include the powers of ω.
    fn uses_endomorphism(&self) -> bool;
    /// 64-bit words of one scalar, little-endian.
    fn scalar_words(&self) -> usize;
    /// Recodes `count = scalars.len() / scalar_words()` scalars below r.
    ///
    /// The digit ([`super::digit`], its bucket being `m << bucket_bits | bucket` for the m-th multiplier)
    /// of scalar `i` at position `k`, half `s`, goes to `out[(k·halves + s)·count + i]`.
    fn recode(&self, scalars: &[u64], out: &mut [Digit]);
}

/// Stored points of a base: multipliers of all positions.
pub fn stored(set: &dyn BucketSet) -> usize {
    let multipliers = (0..set.positions()).map(|k| set.multipliers_at(k));
    multipliers.sum()
}
