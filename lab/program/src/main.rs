//! The program `msmith-lab`: chains, factoring, and the tables and figures of the papers, computed again.
//!
//! ```text
//! msmith-lab chain 917                    the cheapest chain of a scalar
//! msmith-lab ecm 2^67-1                   a factor of a number
//! msmith-lab table edmsm 2                a table of a paper, next to what is printed
//! msmith-lab --help                       all commands
//! ```
//!
//! Exit codes: 0 done, 1 refused (one line on stderr says why), 2 bad usage, 130 interrupted.

mod args;
mod chain;
mod ecm;
mod failure;
mod front;

use std::process::ExitCode;

use msmith_cli::answer::Printed;

use crate::args::{Args, Command};
use crate::failure::Failure;

fn main() -> ExitCode {
    msmith_cli::program::<Args>(|args| command(args).map_err(Failure::into))
}

fn command(args: &Args) -> Result<Printed, Failure> {
    match &args.command {
        Command::Chain(a) => {
            msmith_cli::run::listen();
            chain::run(a)
        }
        Command::Ecm(a) => {
            msmith_cli::run::listen();
            ecm::run(a)
        }
        Command::Front(a) => front::run(a),
        // These listen themselves.
        Command::Papers(command) => Ok(Printed {
            text: msmith_papers::run(command)?,
            code: 0,
        }),
    }
}
