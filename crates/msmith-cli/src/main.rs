//! The program `msmith`: sums and products, KZG commitments, tables of fixed bases, chains, factoring.
//!
//! ```text
//! msmith commit --proof                 commit to a sample blob, prove it and check both
//! msmith msm --curve bn254 -n 2^16      sum 65536 random points
//! msmith --help                         all commands
//! ```
//!
//! Exit codes: 0 done, 1 refused (one line on stderr says why), 2 bad usage, 130 interrupted.

mod answer;
mod args;
mod bench;
mod chain;
mod choice;
mod commit;
mod convert;
mod curves;
mod ecm;
mod edwards;
mod encoding;
mod failure;
mod fft;
mod files;
mod group;
mod input;
mod inspect;
mod made;
mod msm;
mod mul;
mod output;
mod plan;
mod point;
mod resident;
mod run;
mod show;
mod table;
mod which;

use std::io::Write;
use std::process::ExitCode;

use clap::Parser;

use crate::args::{Args, Command};

/// The exit code of bad usage.
const USAGE: u8 = 2;

fn main() -> ExitCode {
    let args = match Args::try_parse() {
        Ok(args) => args,
        // Help and versions come this way too.
        Err(said) if said.use_stderr() => {
            let _ = said.print();
            return ExitCode::from(USAGE);
        }
        Err(said) => return output::finish(said.print().and_then(|()| std::io::stdout().flush())),
    };
    run::listen();
    let done = match &args.command {
        Command::Commit(a) => commit::run(a),
        Command::Msm(a) => msm::run(a),
        Command::Mul(a) => mul::run(a),
        Command::Fft(a) => fft::run(a),
        Command::Convert(a) => convert::run(a),
        Command::Inspect(a) => inspect::run(a),
        Command::Table(a) => table::run(a),
        Command::Chain(a) => chain::run(a),
        Command::Ecm(a) => ecm::run(a),
        Command::Curves(a) => curves::run(a),
        Command::Plan(a) => plan::run(a),
        Command::Bench(a) => bench::run(a),
    };
    match done {
        Ok(text) => output::print(&text),
        Err(why) => output::fail(&why),
    }
}
