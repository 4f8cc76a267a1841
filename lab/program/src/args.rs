//! The command line.

mod chain;
mod ecm;

pub use chain::{Chain, Precomputation};
use clap::{Parser, Subcommand};
pub use ecm::Ecm;
use msmith_cli::place::{Input, Output};

/// Chains, factoring, and the tables and figures of the papers that msmith builds on, computed again.
#[derive(Parser)]
#[command(
    name = "msmith-lab",
    version,
    about,
    after_help = "\
Numbers, sizes, `-` for stdin and stdout, MSMITH_THREADS, MSMITH_BACKEND and exit codes are those of msmith.

Examples:
  msmith-lab chain 917 --compare                   all methods side by side
  msmith-lab ecm '(10^71-1)/9' --b1 1e6            look for a factor
  msmith-lab list                                  all tables, figures and comparisons
  msmith-lab table double-base 2                   a table of a paper, next to what is printed"
)]
pub struct Args {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
pub enum Command {
    /// Find a chain for one scalar or two: doublings, triplings, quintuplings and additions of a few points
    Chain(Chain),
    /// Look for a factor of a number by the elliptic-curve method
    Ecm(Ecm),
    /// Draw the tables for fixed bases that `msmith plan --fixed --json` lists: predicted time over bytes
    Front(Front),
    #[command(flatten)]
    Papers(msmith_papers::Command),
}

#[derive(clap::Args)]
pub struct Front {
    /// What `msmith plan --fixed --json` printed
    #[arg(value_name = "FILE")]
    pub tables: Input,
    /// The picture
    #[arg(long, value_name = "FILE")]
    pub svg: Output,
}
