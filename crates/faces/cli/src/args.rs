//! The command line.

mod convert;
mod inspect;
mod kzg;
pub mod lists;
mod msm;
pub mod number;
mod plan;
mod products;
mod prove;
mod ptau;
mod table;
mod verify;
mod wtns;
mod zkey;

use clap::{Parser, Subcommand, ValueEnum};
pub use convert::Convert;
pub use inspect::{Inspect, Written};
pub use kzg::*;
pub use lists::{AnyCurve, AnyFormat, PointsFormat};
pub use msm::{Commit, Msm};
use msmith::curve::Group;
use msmith::{Algorithm, Backend};
pub use plan::{Bench, Plan, Timed};
pub use products::{Fft, ListHow, Mul, Out};
pub use prove::Prove;
pub use ptau::*;
pub use table::*;
pub use verify::Verify;
pub use wtns::*;
pub use zkey::*;

use crate::place::Input;

/// Multi-scalar multiplication on elliptic curves.
#[derive(Parser)]
#[command(
    name = "msmith",
    version,
    about,
    after_help = "\
Numbers are written as 1000, 1_000, 2^18, 1e6 or 64M: K, M, G, T are powers of 1024. Sizes in bytes are written alike, as
64MiB, which is 64M, or as 64MB, which is 64·10^6.

A file named - is stdin or stdout (the answer then goes to stderr), -:SECTION a section of stdin; a file of that name is
./-. No command writes over a file that it reads.

Environment:
  MSMITH_THREADS  threads where --threads is not given; otherwise one for each core
  MSMITH_BACKEND  backend where --backend is not given; otherwise the best one here

Exit codes: 0 done, 1 refused (one line on stderr says why) or something wrong found (msmith inspect, msmith verify,
msmith kzg verify, msmith ptau verify, msmith zkey verify, msmith wtns check), 2 bad usage, 130 interrupted

Examples:
  msmith commit --proof                            commit to a sample blob, prove it and check both
  msmith kzg cells blob.bin --out cells.bin        extend a blob to its 128 cells
  msmith prove circuit.zkey witness.wtns           make a Groth16 proof
  msmith msm --curve bn254 -n 2^16                 sum 65536 random points
  msmith plan --curve bls12-377 -n 1M              what would be done, and why
  msmith table build --kzg --budget 64M --out kzg  prepare the points of Ethereum's setup
  msmith curves                                    what there is"
)]
pub struct Args {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
pub enum Command {
    /// Commit to an EIP-4844 blob (KZG) and prove its value; without --blob, a sample whose answers are known
    Commit(Commit),
    /// Commit to blobs, prove and verify them; make, recover and verify their cells (EIP-4844, EIP-7594)
    #[command(subcommand)]
    Kzg(Box<Kzg>),
    /// Make a Groth16 proof from a key of snarkjs and a witness
    Prove(Box<Prove>),
    /// Powers of tau, the first phase of a ceremony: made, contributed to, prepared, verified, in snarkjs' files
    #[command(subcommand)]
    Ptau(Box<Ptau>),
    /// Make proving keys of Groth16, contribute to them and verify them (snarkjs' files)
    #[command(subcommand)]
    Zkey(Box<Zkey>),
    /// Check witnesses of circuits
    #[command(subcommand)]
    Wtns(Wtns),
    /// Verify proofs of Groth16, those of snarkjs, arkworks and gnark: one, or many at once
    Verify(Verify),
    /// Compute a sum a_1 P_1 + … + a_n P_n
    Msm(Msm),
    /// Multiply many points by a scalar each, or one point by many scalars
    Mul(Mul),
    /// Compute a Fourier transform of points, or its inverse: from coefficients to values at roots of unity
    Fft(Fft),
    /// Prepare bases that are used often: build, show (info) or verify a table of their multiples on disk
    #[command(subcommand)]
    Table(Table),
    /// Say what a file of points or scalars holds, and check its points
    Inspect(Inspect),
    /// Write points or scalars of a file in another format
    Convert(Convert),
    /// List the curves, what is derived from them, and the backends of this machine
    Curves(Curves),
    /// Say what would be done for n points, and why, without doing it
    Plan(Plan),
    /// Time sums of random points on this machine (msmith-bench compares with other libraries)
    Bench(Bench),
}

/// What the machine gives.
#[derive(clap::Args, Clone, Copy)]
pub struct Machine {
    /// Threads; otherwise $MSMITH_THREADS, or one for each core
    #[arg(long, value_name = "T", value_parser = number::threads)]
    pub threads: Option<usize>,
    /// The instructions to use; otherwise $MSMITH_BACKEND, or the best that this machine has
    #[arg(long, value_name = "B", value_parser = lists::backend())]
    pub backend: Option<Backend>,
}

/// How to compute.
#[derive(clap::Args)]
pub struct How {
    #[command(flatten)]
    pub machine: Machine,
    /// The algorithm
    #[arg(long, value_name = "A", default_value = Algorithm::Auto.name(), value_parser = lists::algorithm())]
    pub algorithm: Algorithm,
    /// Most working memory beyond the inputs, bytes
    #[arg(long, value_name = "SIZE", value_parser = number::size)]
    pub memory_limit: Option<u64>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  msmith curves
  msmith curves --all --json
  msmith curves --curve-file mine.json")]
pub struct Curves {
    /// Check a curve that is given by its numbers, and list it instead of those built in
    #[arg(long, value_name = "FILE", conflicts_with = "all")]
    pub curve_file: Option<Input>,
    /// Also the small curves that are there for tests
    #[arg(long)]
    pub all: bool,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum GroupArg {
    G1,
    G2,
}

impl From<GroupArg> for Group {
    fn from(g: GroupArg) -> Self {
        match g {
            GroupArg::G1 => Self::G1,
            GroupArg::G2 => Self::G2,
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        Args::command().debug_assert();
    }

    /// Every command ends its help with examples, and each of them is a command line that is taken.
    #[test]
    fn the_examples_are_taken() {
        let mut seen = 0;
        let mut commands = vec![Args::command()];
        while let Some(command) = commands.pop() {
            let all = command.get_subcommands();
            commands.extend(all.filter(|c| c.get_name() != "help").cloned());
            let Some(help) = command.get_after_help() else {
                assert!(
                    command.has_subcommands(),
                    "{} has no examples",
                    command.get_name()
                );
                continue;
            };
            let help = help.to_string();
            let examples = help
                .split("Examples:\n")
                .nth(1)
                .expect("examples")
                .to_owned();
            for line in examples.lines() {
                let words = line.trim().split("  ").next().unwrap_or_default();
                let words = words.split(' ').map(|w| w.trim_matches('\''));
                if let Err(e) = Args::try_parse_from(words) {
                    panic!("{line}: {e}");
                }
                seen += 1;
            }
        }
        assert!(seen > 20, "{seen}");
    }
}
