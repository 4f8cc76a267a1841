//! Options of all measurements.

use crate::harness::Effort;
use crate::machine;
use crate::report::Context;
use anyhow::{Result, ensure};
use std::time::Duration;

/// How much is measured, and where it is written.
#[derive(clap::Args)]
pub struct Common {
    /// Threads for every library that can have them.
    #[arg(long, default_value_t = 1)]
    pub threads: usize,
    /// Rounds for every row; without it as many as fit the budget, at least 5.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    runs: Option<u32>,
    /// Seconds for every row.
    #[arg(long, default_value_t = 5.0)]
    budget: f64,
    /// Append the JSON lines to `bench/record/`.
    #[arg(long)]
    pub record: bool,
    /// Write the JSON lines to the terminal.
    #[arg(long)]
    pub json: bool,
}

impl Common {
    /// Checks the options and makes the pool of threads that the libraries share, once in a process.
    pub fn start(&self) -> Result<Context> {
        ensure!(self.threads > 0, "--threads must be at least 1");
        ensure!(
            self.budget.is_finite() && self.budget > 0.0,
            "--budget must be positive"
        );
        // The main thread is one of the pool, so a call costs no hand-over.
        rayon::ThreadPoolBuilder::new()
            .num_threads(self.threads)
            .use_current_thread()
            .build_global()?;
        let context = Context {
            threads: self.threads,
            cpu: machine::cpu(),
            date: machine::today(),
            commit: machine::commit(),
            versions: Vec::new(),
        };
        println!("{}, {} thread(s)", context.cpu, self.threads);
        Ok(context)
    }

    /// The rounds of a row.
    pub fn effort(&self) -> Effort {
        Effort {
            runs: self.runs.map(|r| r as usize),
            budget: Duration::from_secs_f64(self.budget),
        }
    }
}
