//! Why a command ends without an answer.

use msmith_cli::failure::{Failure as Told, INTERRUPTED};

/// One line for people, and the exit code.
#[derive(Debug)]
pub struct Failure {
    pub text: String,
    pub code: u8,
}

impl Failure {
    /// A refusal.
    pub fn new(text: String) -> Self {
        Self { text, code: 1 }
    }
}

/// As the program `msmith` tells it.
impl From<Failure> for Told {
    fn from(Failure { text, code }: Failure) -> Self {
        Self { text, code }
    }
}

impl From<Told> for Failure {
    fn from(Told { text, code }: Told) -> Self {
        Self { text, code }
    }
}

impl From<msmith::Error> for Failure {
    fn from(e: msmith::Error) -> Self {
        Told::from(e).into()
    }
}

impl From<msmith_io::Error> for Failure {
    fn from(e: msmith_io::Error) -> Self {
        Told::from(e).into()
    }
}

impl From<msmith_chain::Error> for Failure {
    fn from(e: msmith_chain::Error) -> Self {
        Self::new(e.to_string())
    }
}

impl From<msmith_ecm::Error> for Failure {
    fn from(e: msmith_ecm::Error) -> Self {
        let interrupted = matches!(e, msmith_ecm::Error::Cancelled { .. });
        Self {
            text: e.to_string(),
            code: if interrupted { INTERRUPTED } else { 1 },
        }
    }
}

impl From<msmith_papers::Failure> for Failure {
    fn from(msmith_papers::Failure { text, code }: msmith_papers::Failure) -> Self {
        Self { text, code }
    }
}
