//! Mutated inputs for every reader of bytes, and random sums against the reference.
//!
//! Each target gets inputs made from seeds by mutation; one whose outcome is new (another error, another section) becomes
//! a seed itself. A failure is a panic, a wrong result, an allocation that the input does not justify, or more time
//! than a second: the input is written to a file, which `--replay` runs again. See `fuzz/README.md`.

mod heap;
mod mutate;
mod runner;
mod targets;

use clap::Parser;
use std::path::PathBuf;
use std::process::ExitCode;

/// Mutated inputs for every reader of bytes, and random sums against the reference.
#[derive(Parser)]
#[command(name = "msmith-fuzz")]
pub struct Args {
    /// Targets; all of them if none is named
    #[arg(value_name = "TARGET")]
    targets: Vec<String>,
    /// Seconds in all, divided among the targets
    #[arg(long, value_name = "S", default_value = "60")]
    seconds: f64,
    /// Seed of the mutations
    #[arg(long, value_name = "N", default_value = "1")]
    seed: u64,
    /// Where inputs that fail are written
    #[arg(long, value_name = "DIR", default_value = "fuzz-failures")]
    out: PathBuf,
    /// Run one target on this file alone
    #[arg(long, value_name = "FILE", requires = "targets")]
    replay: Option<PathBuf>,
    /// The targets and what they read
    #[arg(long)]
    list: bool,
}

fn main() -> ExitCode {
    let args = Args::parse();
    if args.list {
        for target in targets::ALL {
            println!("{:12} {}", target.name, target.about);
        }
        return ExitCode::SUCCESS;
    }
    let mut chosen = Vec::new();
    for name in &args.targets {
        match targets::ALL.iter().find(|t| t.name == name) {
            Some(target) => chosen.push(*target),
            None => {
                let names = targets::ALL.map(|t| t.name).join(", ");
                eprintln!("error: no target {name}: there are {names}");
                return ExitCode::from(2);
            }
        }
    }
    if chosen.is_empty() {
        chosen = targets::ALL.to_vec();
    }
    match runner::run(&args, &chosen) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(why) => {
            eprintln!("error: {why}");
            ExitCode::from(2)
        }
    }
}

impl Args {
    /// Seconds of a target.
    fn share(&self, targets: usize) -> f64 {
        self.seconds / targets as f64
    }
}
