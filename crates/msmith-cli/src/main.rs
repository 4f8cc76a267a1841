//! The program `msmith`.
//!
//! Exit codes: 0 done, 1 refused (one line on stderr says why), 2 bad usage, 130 interrupted.

mod args;
mod bench;
mod chain;
mod commit;
mod curves;
mod ecm;
mod failure;
mod msm;
mod ops;
mod plan;
mod run;
mod show;
mod table;
mod which;

use std::process::ExitCode;

use clap::Parser;

use crate::failure::Failure;

fn main() -> ExitCode {
    let args = args::Args::parse();
    let done = match &args.command {
        args::Command::Commit(a) => commit::run(a).map_err(Failure::from),
        args::Command::Msm(a) => msm::run(a).map_err(Failure::from),
        args::Command::Table(a) => table::run(a).map_err(Failure::from),
        args::Command::Chain(a) => chain::run(a),
        args::Command::Ecm(a) => ecm::run(a),
        args::Command::Curves(a) => curves::run(a).map_err(Failure::from),
        args::Command::Plan(a) => plan::run(a).map_err(Failure::from),
        args::Command::Bench(a) => bench::run(a),
        args::Command::Ops(a) => ops::run(a),
    };
    match done {
        Ok(text) => match show::print(&text) {
            Ok(()) => ExitCode::SUCCESS,
            Err(_) => ExitCode::FAILURE,
        },
        Err(Failure { text, code }) => {
            eprintln!("msmith: {text}");
            ExitCode::from(code)
        }
    }
}
