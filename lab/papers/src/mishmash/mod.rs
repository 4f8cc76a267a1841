//! MISHMASH: the bytecode by which CADO-NFS multiplies points in ECM (sieve/ecm/README.bytecode).
//!
//! A program has points R\[0\], R\[1\], …; the input is in R\[1\], and so is the result. Blocks follow each other: a
//! table (PRECOMP), a double-base chain (DBCHAIN), Lucas chains (PRAC). [`Mishmash::read`] takes bytes apart,
//! [`Mishmash::write`] puts them together, [`Mishmash::multiple`] says what a program computes, and
//! [`Mishmash::of_chain`] makes one of a chain and the plan of its table.

mod prac;
mod read;
mod run;
mod show;
mod write;

pub use prac::MishmashPrac;
pub use show::answer;

/// The sum or difference of two points, or a multiple of R\[0\], of PRECOMP.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MishmashStep {
    /// R\[k\] ← R\[i\] ± R\[j\].
    Add {
        /// The target.
        k: u8,
        /// The first operand.
        i: u8,
        /// The second.
        j: u8,
        /// Whether it is subtracted.
        minus: bool,
        /// Whether R\[k\] will be an operand of additions.
        summand: bool,
    },
    /// R\[k\] ← R\[0\] ← 2^power·R\[0\], or 3^power·R\[0\].
    Multiply {
        /// The target besides R\[0\].
        k: u8,
        /// 2 or 3.
        base: u8,
        /// At least 1.
        power: u8,
        /// Whether R\[k\] will be an operand of additions.
        summand: bool,
    },
}

/// R\[0\] ← 2^two·3^three·R\[0\] ± R\[n\] of DBCHAIN; the last writes R\[1\] instead.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MishmashLink {
    /// The power of two.
    pub two: u8,
    /// The power of three; one of both is not 0.
    pub three: u8,
    /// The point added.
    pub n: u8,
    /// Whether it is subtracted.
    pub minus: bool,
}

/// A block. Each first sets R\[0\] ← R\[n\] (n = 0: leaves it).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MishmashBlock {
    /// A table.
    Precomp {
        /// What R\[0\] starts with.
        n: u8,
        /// The steps.
        steps: Vec<MishmashStep>,
    },
    /// A double-base chain; at least one link.
    DbChain {
        /// What R\[0\] starts with.
        n: u8,
        /// The links.
        links: Vec<MishmashLink>,
    },
    /// Lucas chains: R\[0\] is multiplied by each; the result goes to R\[1\].
    Prac {
        /// What R\[0\] starts with.
        n: u8,
        /// The codes; the last ends the block.
        codes: Vec<MishmashPrac>,
    },
}

/// A program of MISHMASH: blocks that are run one after the other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mishmash {
    /// There are `extra + 2` points.
    pub extra: u8,
    /// The blocks of the program, in the order in which they run.
    pub blocks: Vec<MishmashBlock>,
}

impl Mishmash {
    /// The most bytes that are read.
    pub const MOST_BYTES: usize = 1 << 16;
    /// The largest multiple, in bits.
    pub const MOST_BITS: u64 = 1 << 16;
}

#[cfg(test)]
mod tests;
