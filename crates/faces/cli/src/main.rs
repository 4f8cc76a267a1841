//! The program `msmith`.

use std::process::ExitCode;

fn main() -> ExitCode {
    msmith_cli::main()
}
