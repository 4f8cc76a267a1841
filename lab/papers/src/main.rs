//! The program `msmith-papers`; see the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    msmith_papers::main()
}
