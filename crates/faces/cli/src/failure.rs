//! Why a command ends without an answer.

use std::io::ErrorKind;

use crate::place::Output;

/// The exit code after an interrupt.
pub const INTERRUPTED: u8 = 130;

/// One line for people, and the exit code.
#[derive(Debug)]
pub struct Failure {
    /// What is wrong.
    pub text: String,
    /// 1, or [`INTERRUPTED`]; 0 where nobody is there to read on.
    pub code: u8,
}

impl Failure {
    /// A refusal.
    pub fn new(text: String) -> Self {
        Self { text, code: 1 }
    }

    fn of(error: &impl ToString, interrupted: bool) -> Self {
        Self {
            text: error.to_string(),
            code: if interrupted { INTERRUPTED } else { 1 },
        }
    }
}

impl From<msmith_io::Error> for Failure {
    fn from(e: msmith_io::Error) -> Self {
        // As for answers: a reader that left early is not a failure.
        if let msmith_io::Error::Write { path, kind, .. } = &e
            && *kind == ErrorKind::BrokenPipe
            && Output::Stdout.path().as_os_str() == path.as_str()
        {
            return Self {
                text: String::new(),
                code: 0,
            };
        }
        Self::of(&e, e == msmith_io::Error::Engine(msmith::Error::Cancelled))
    }
}

impl From<msmith::Error> for Failure {
    fn from(e: msmith::Error) -> Self {
        Self::of(&e, e == msmith::Error::Cancelled)
    }
}

impl From<msmith_kzg::Error> for Failure {
    fn from(e: msmith_kzg::Error) -> Self {
        match e {
            msmith_kzg::Error::Engine(e) => e.into(),
            msmith_kzg::Error::Setup(e) => e.into(),
            e => Self::of(&e, false),
        }
    }
}

impl From<msmith_groth16::Error> for Failure {
    fn from(e: msmith_groth16::Error) -> Self {
        match e {
            msmith_groth16::Error::Engine(e) => e.into(),
            msmith_groth16::Error::Io(e) => e.into(),
            e => Self::of(&e, false),
        }
    }
}
