//! What can be wrong with a request.

/// Bits of the largest scalar.
pub(crate) const MOST_BITS: u64 = 4096;

/// Why there is no chain.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// A scalar of more than [`Task::MOST_BITS`](crate::Task::MOST_BITS) bits.
    Large {
        /// Its bits.
        bits: u64,
    },
    /// A scalar that is not a number, or a set, a model, a method or a parameter that is not one; says what.
    Text(String),
    /// No chain with these digits and bases has this scalar; says why.
    Unreachable(String),
    /// A method that takes another number of scalars, other bases, or another kind of set.
    Unsuitable(String),
    /// A chain that does not compute what it says, or bytes that are no chain; says where.
    Chain(String),
    /// Instructions that are not known, or that this machine does not have.
    Backend(String),
}

impl core::fmt::Display for Error {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Large { bits } => {
                let most = MOST_BITS;
                write!(f, "a scalar of {bits} bits; at most {most} are taken")
            }
            Self::Text(why) => f.write_str(why),
            Self::Unreachable(why) => write!(f, "no chain: {why}"),
            Self::Unsuitable(why) => write!(f, "the method does not fit: {why}"),
            Self::Chain(why) => write!(f, "not a valid chain: {why}"),
            Self::Backend(why) => write!(f, "backend: {why}"),
        }
    }
}

impl core::error::Error for Error {}
