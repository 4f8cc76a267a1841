//! The answer.

use crate::hit::Stage;
use num_bigint::BigUint;

/// How a factor was found.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum How {
    /// By trial division.
    Trial,
    /// The number is the power of the factor with this exponent.
    Power(u32),
    /// By a curve.
    Curve {
        /// Its number in the family; [`Curve::new`](crate::Curve::new) makes it again.
        k: u64,
        /// The stage that found it.
        stage: Stage,
    },
}

/// A divisor that is neither 1 nor the number, and the other one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Factor {
    /// The divisor, prime or not.
    pub factor: BigUint,
    /// The number divided by it, prime or not.
    pub cofactor: BigUint,
    /// How it was found.
    pub how: How,
    /// Number of curves tried: those before the one that found it, and that one; 0 where no curve was needed.
    ///
    /// The same on every machine: curves that other lanes or threads had begun by then are not counted.
    pub curves: u64,
}

/// The answer.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Outcome {
    /// A factor.
    Factor(Factor),
    /// The number is prime, probably (Miller and Rabin to 40 bases).
    Prime,
    /// No curve found anything.
    Nothing {
        /// Number of curves tried: all of [`Options::curves`](crate::Options::curves).
        curves: u64,
    },
    /// [`Options::time_limit`](crate::Options::time_limit) was over before that.
    Stopped {
        /// Number of the first curves that were tried to the end; the search goes on behind them with
        /// [`Options::first`](crate::Options::first).
        curves: u64,
    },
}
