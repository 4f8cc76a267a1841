//! What can be wrong with a request.

use core::fmt;

/// Why there is no answer.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// The number is 0, which is divisible by everything.
    Zero,
    /// The number is 1, which has no factors.
    Unit,
    /// A number without small factors that has more bits than [`MOST_BITS`](crate::MOST_BITS).
    Large {
        /// Its bits.
        bits: u64,
        /// The most.
        most: u64,
    },
    /// A bound that cannot be used; says which and why.
    Bound(String),
    /// An option that cannot be met: no curves, no threads; says which.
    Option(String),
    /// The option or `MSMITH_BACKEND` names a backend that is unknown or that this machine lacks; says which there are.
    Backend(String),
    /// The flag of the [`Watch`](crate::Watch) was raised.
    Cancelled {
        /// Number of the first curves that were tried to the end by then; the search goes on behind them with
        /// [`Options::first`](crate::Options::first).
        curves: u64,
    },
}

impl From<msmith_core::Error> for Error {
    fn from(e: msmith_core::Error) -> Self {
        match e {
            msmith_core::Error::Cancelled => Self::Cancelled { curves: 0 },
            msmith_core::Error::Backend(why) => Self::Backend(why),
            other => Self::Option(other.to_string()),
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Zero => f.write_str("0 is divisible by everything"),
            Self::Unit => f.write_str("1 has no factors"),
            Self::Large { bits, most } => {
                write!(f, "a number of {bits} bits; at most {most} are taken")
            }
            Self::Bound(why) | Self::Option(why) => f.write_str(why),
            Self::Backend(why) => write!(f, "backend: {why}"),
            Self::Cancelled { curves: 0 } => f.write_str("cancelled"),
            Self::Cancelled { curves } => write!(f, "cancelled after {curves} curves"),
        }
    }
}

impl core::error::Error for Error {}
