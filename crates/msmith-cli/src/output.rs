//! Where answers go: stdout, stderr and files.

use std::io::{ErrorKind, Write};
use std::path::Path;
use std::process::ExitCode;

use msmith_io::Error;

use crate::failure::Failure;

/// Writes the whole answer to stdout. A reader that left early (`| head`) is not a failure, anything else is.
pub fn print(text: &str) -> ExitCode {
    let mut out = std::io::stdout().lock();
    finish(out.write_all(text.as_bytes()).and_then(|()| out.flush()))
}

/// What writing to stdout came to.
pub fn finish(written: std::io::Result<()>) -> ExitCode {
    match written {
        Err(e) if e.kind() != ErrorKind::BrokenPipe => {
            fail(&Failure::new(format!("cannot write to stdout: {e}")))
        }
        _ => ExitCode::SUCCESS,
    }
}

/// Says on stderr why there is no answer.
pub fn fail(why: &Failure) -> ExitCode {
    // Nobody may be listening, which is not a reason to panic.
    let _ = writeln!(std::io::stderr(), "error: {}", why.text);
    ExitCode::from(why.code)
}

/// Writes a file; nothing is left of one that cannot be written in full.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), Error> {
    let new = !path.exists();
    std::fs::write(path, bytes).map_err(|e| {
        if new && path.is_file() {
            let _ = std::fs::remove_file(path);
        }
        Error::Write {
            path: path.display().to_string(),
            kind: e.kind(),
            why: e.to_string(),
        }
    })
}
