//! The program `msmith`: sums and products, KZG commitments, Groth16, tables of fixed bases.
//!
//! ```text
//! msmith commit --proof                 commit to a sample blob, prove it and check both
//! msmith kzg cells b.bin --out c.bin    extend a blob to its 128 cells
//! msmith msm --curve bn254 -n 2^16      sum 65536 random points
//! msmith --help                         all commands
//! ```
//!
//! Exit codes: 0 done, 1 refused (one line on stderr says why) or something wrong found, 2 bad usage, 130 interrupted.
//!
//! As a library it is for the programs of this project alone, which are to behave alike: not a stable interface.

#[doc(hidden)]
pub mod answer;
#[doc(hidden)]
pub mod args;
mod bench;
mod ceremony;
#[doc(hidden)]
pub mod choice;
mod commit;
mod convert;
mod curves;
mod edwards;
mod encoding;
#[doc(hidden)]
pub mod failure;
mod fft;
mod files;
mod group;
#[doc(hidden)]
pub mod input;
mod inspect;
mod kept;
mod kzg;
mod made;
mod msm;
mod mul;
#[doc(hidden)]
pub mod output;
#[doc(hidden)]
pub mod place;
mod plan;
mod prove;
mod ptau;
mod resident;
#[doc(hidden)]
pub mod run;
#[doc(hidden)]
pub mod show;
mod table;
mod verifier;
mod verify;
mod which;
mod wtns;
mod zkey;

use std::io::Write;
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory, FromArgMatches};

use crate::answer::Printed;
use crate::args::{Args, Command};
use crate::failure::Failure;
use crate::place::Places;

/// The exit code of bad usage.
const USAGE: u8 = 2;

/// The stack of the program, whatever that of a process's first thread may be.
const STACK: usize = 4 << 20;

/// Runs the program on the arguments of the process; its exit code.
pub fn main() -> ExitCode {
    program::<Args>(command)
}

/// Runs a program whose command line is of this type.
#[doc(hidden)]
pub fn program<A: FromArgMatches + CommandFactory + 'static>(
    run: fn(&A) -> Result<Printed, Failure>,
) -> ExitCode {
    let whole = move || on_this_stack(run);
    match std::thread::Builder::new().stack_size(STACK).spawn(whole) {
        // A panic has said what it is.
        Ok(own) => own.join().unwrap_or(ExitCode::from(101)),
        Err(_) => whole(),
    }
}

fn command(args: &Args) -> Result<Printed, Failure> {
    run::listen();
    match &args.command {
        Command::Commit(a) => commit::run(a),
        Command::Kzg(a) => kzg::run(a),
        Command::Prove(a) => prove::run(a),
        Command::Ptau(a) => ptau::run(a),
        Command::Zkey(a) => zkey::run(a),
        Command::Wtns(a) => wtns::run(a),
        Command::Verify(a) => verify::run(a),
        Command::Msm(a) => msm::run(a),
        Command::Mul(a) => mul::run(a),
        Command::Fft(a) => fft::run(a),
        Command::Convert(a) => convert::run(a),
        Command::Inspect(a) => inspect::run(a),
        Command::Table(a) => table::run(a),
        Command::Curves(a) => curves::run(a),
        Command::Plan(a) => plan::run(a),
        Command::Bench(a) => bench::run(a),
    }
}

fn on_this_stack<A: FromArgMatches + CommandFactory + 'static>(
    run: fn(&A) -> Result<Printed, Failure>,
) -> ExitCode {
    let (args, places) = match read::<A>() {
        Ok(read) => read,
        // Help and versions come this way too.
        Err(said) if said.use_stderr() => {
            let _ = said.print();
            return ExitCode::from(USAGE);
        }
        Err(said) => {
            return output::finish(said.print().and_then(|()| std::io::stdout().flush()), 0);
        }
    };
    msmith_io::table::guard_files();
    let fit = places.check().map_err(Failure::new);
    let answer = fit.and_then(|()| run(&args));
    for (path, bytes) in msmith_io::table::removed() {
        let (path, size) = (path.display(), show::bytes(bytes));
        output::warn(&format!(
            "removed {path} ({size}), which a program that was killed had left"
        ));
    }
    match answer {
        Ok(answer) => output::print(&answer, places.take_stdout()),
        Err(why) => output::fail(&why),
    }
}

/// The command line, and the files that it names.
fn read<A: FromArgMatches + CommandFactory>() -> Result<(A, Places), clap::Error> {
    let mut command = A::command();
    let matches = command
        .try_get_matches_from_mut(std::env::args_os())
        .map_err(with_tip)?;
    let places = Places::of(&mut command, &matches)?;
    Ok((A::from_arg_matches(&matches)?, places))
}

/// What is missing, with what was perhaps meant: `--format` is how an input is written, not the output.
fn with_tip(mut said: clap::Error) -> clap::Error {
    let is_missing = |said: &clap::Error, option: &str| match said.get(ContextKind::InvalidArg) {
        Some(ContextValue::Strings(list)) => list.iter().any(|name| name.starts_with(option)),
        Some(ContextValue::String(name)) => name.starts_with(option),
        _ => false,
    };
    let has_format = std::env::args().any(|a| a == "--format" || a.starts_with("--format="));
    if said.kind() == ErrorKind::MissingRequiredArgument
        && has_format
        && is_missing(&said, "--out-format")
    {
        let tip = "--format is how the points of --bases are written; --out-format is for --out";
        let tip = ContextValue::StyledStrs(vec![tip.into()]);
        said.insert(ContextKind::Suggested, tip);
    }
    said
}
