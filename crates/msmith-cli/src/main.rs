//! The program `msmith`.
//!
//! Exit codes: 0 done, 1 refused (one line on stderr says why), 2 bad usage, 130 interrupted.

mod args;
mod commit;
mod curves;
mod msm;
mod run;
mod show;

use std::process::ExitCode;

use clap::Parser;
use msmith_io::Error;

fn main() -> ExitCode {
    let args = args::Args::parse();
    let done = match &args.command {
        args::Command::Commit(a) => commit::run(a),
        args::Command::Msm(a) => msm::run(a),
        args::Command::Curves => curves::run(),
    };
    match done {
        Ok(text) => match show::print(&text) {
            Ok(()) => ExitCode::SUCCESS,
            Err(_) => ExitCode::FAILURE,
        },
        Err(e) => {
            eprintln!("msmith: {e}");
            let cancelled = e == Error::Engine(msmith::Error::Cancelled);
            ExitCode::from(if cancelled { 130 } else { 1 })
        }
    }
}
