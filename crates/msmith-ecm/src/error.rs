//! What can be wrong with a request.

/// Why there is no answer.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// 0 has every factor.
    Zero,
    /// 1 has none.
    Unit,
    /// A number of more bits than the rings take.
    Large {
        /// Its bits.
        bits: u64,
        /// The most.
        most: u64,
    },
    /// A bound that cannot be used; says which and why.
    Bound(String),
    /// An option that cannot be met: no curves, no threads.
    Option(String),
    /// The machine lacks the instructions asked for.
    Backend(String),
    /// The caller stopped it.
    Cancelled,
}

impl core::fmt::Display for Error {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Zero => f.write_str("0 is divisible by everything"),
            Self::Unit => f.write_str("1 has no factors"),
            Self::Large { bits, most } => {
                write!(f, "a number of {bits} bits; at most {most} are taken")
            }
            Self::Bound(why) | Self::Option(why) | Self::Backend(why) => f.write_str(why),
            Self::Cancelled => f.write_str("cancelled"),
        }
    }
}

impl core::error::Error for Error {}
