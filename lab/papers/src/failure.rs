//! Why a command ends without an answer.

/// One line for people, and the exit code.
#[derive(Debug)]
pub struct Failure {
    /// What is wrong.
    pub text: String,
    /// 1, or 130 after an interrupt.
    pub code: u8,
}

impl Failure {
    /// The exit code after an interrupt.
    pub const INTERRUPTED: u8 = 130;

    /// With exit code 1.
    pub fn new(text: impl Into<String>) -> Self {
        let text = text.into();
        Self { text, code: 1 }
    }

    /// After Ctrl-C.
    pub fn interrupted() -> Self {
        Self {
            text: msmith::Error::Cancelled.to_string(),
            code: Self::INTERRUPTED,
        }
    }
}

impl From<msmith_chain::Error> for Failure {
    fn from(e: msmith_chain::Error) -> Self {
        Self::new(e.to_string())
    }
}

impl From<msmith_io::Error> for Failure {
    fn from(e: msmith_io::Error) -> Self {
        Self::new(e.to_string())
    }
}

impl From<msmith::Error> for Failure {
    fn from(e: msmith::Error) -> Self {
        Self::new(e.to_string())
    }
}
