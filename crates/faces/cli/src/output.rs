//! Where answers go: stdout, stderr and files.

use std::io::{ErrorKind, Write};
use std::process::ExitCode;

use msmith_io::{Error, table};

use crate::answer::Printed;
use crate::failure::Failure;
use crate::place::Output;

/// Writes the whole answer to stdout, or to stderr where stdout has a file. A reader that left early (`| head`) is not a
/// failure, anything else is.
pub fn print(answer: &Printed, aside: bool) -> ExitCode {
    let bytes = answer.text.as_bytes();
    let written = if aside {
        std::io::stderr().write_all(bytes)
    } else {
        let mut out = std::io::stdout().lock();
        out.write_all(bytes).and_then(|()| out.flush())
    };
    finish(written, answer.code)
}

/// What writing an answer came to; this code where it is written.
pub fn finish(written: std::io::Result<()>, code: u8) -> ExitCode {
    match written {
        Err(e) if e.kind() != ErrorKind::BrokenPipe => {
            fail(&Failure::new(format!("cannot write to stdout: {e}")))
        }
        _ => ExitCode::from(code),
    }
}

/// Says on stderr why there is no answer.
pub fn fail(why: &Failure) -> ExitCode {
    if why.code == 0 {
        return ExitCode::SUCCESS;
    }
    // Nobody may be listening, which is not a reason to panic.
    let _ = writeln!(std::io::stderr(), "error: {}", why.text);
    ExitCode::from(why.code)
}

/// Says on stderr what is to be known beside an answer.
pub fn warn(what: &str) {
    // Nobody may be listening, which is not a reason to panic.
    let _ = writeln!(std::io::stderr(), "warning: {what}");
}

/// Writes a file, whole or not at all.
pub fn write(output: &Output, bytes: &[u8]) -> Result<(), Error> {
    table::whole(output.path(), |put| put(bytes))
}
