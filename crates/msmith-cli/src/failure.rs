//! Why a command ends without an answer.

/// One line for people, and the exit code.
#[derive(Debug)]
pub struct Failure {
    /// What is wrong.
    pub text: String,
    /// 1, or 130 after an interrupt.
    pub code: u8,
}

impl From<msmith_io::Error> for Failure {
    fn from(e: msmith_io::Error) -> Self {
        let cancelled = e == msmith_io::Error::Engine(msmith::Error::Cancelled);
        Self {
            text: e.to_string(),
            code: if cancelled { 130 } else { 1 },
        }
    }
}

impl From<msmith_chain::Error> for Failure {
    fn from(e: msmith_chain::Error) -> Self {
        Self {
            text: e.to_string(),
            code: 1,
        }
    }
}
