//! The program `msmith`.
//!
//! Exit codes: 0 done, 1 refused (one line on stderr says why), 2 bad usage, 130 interrupted.

mod args;
mod bench;
mod commit;
mod curves;
mod msm;
mod ops;
mod plan;
mod run;
mod show;
mod table;
mod which;

use std::process::ExitCode;

use clap::Parser;
use msmith_io::Error;

fn main() -> ExitCode {
    let args = args::Args::parse();
    let done = match &args.command {
        args::Command::Commit(a) => commit::run(a),
        args::Command::Msm(a) => msm::run(a),
        args::Command::Table(a) => table::run(a),
        args::Command::Curves(a) => curves::run(a),
        args::Command::Plan(a) => plan::run(a),
        args::Command::Bench(a) => bench::run(a),
        args::Command::Ops(a) => ops::run(a),
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
