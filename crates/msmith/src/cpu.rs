//! Which instructions this machine has, and which backend uses them.

use crate::error::Error;

/// A set of rings that needs certain instructions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Backend {
    /// 64-bit words, any machine.
    Portable,
}

impl Backend {
    /// The best one, or the one that `MSMITH_BACKEND` names.
    pub fn detect() -> Result<Self, Error> {
        Ok(Self::Portable)
    }
    /// An error unless this machine has it.
    pub fn require(self) -> Result<(), Error> {
        Ok(())
    }
    /// The name.
    pub fn name(self) -> &'static str {
        "portable"
    }
}
