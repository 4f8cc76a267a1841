//! The command line.

mod chain;
mod ecm;

pub use chain::{Chain, Precomputation};
use clap::{Parser, Subcommand};
pub use ecm::Ecm;

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
    #[command(flatten)]
    Papers(msmith_papers::Command),
}
