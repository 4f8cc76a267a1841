//! The arguments of `msmith-lab ecm`.

use std::time::Duration;

use msmith::Backend;
use msmith_cli::args::lists;
use msmith_cli::args::number::{self, duration, number, within};

#[derive(clap::Args)]
#[command(after_help = "\
Usual B1, and the curves that find a factor so large 63 times of 100 with B2 = 100·B1:
  20 digits  11e3    88
  25 digits   5e4   287
  30 digits  25e4   682
  35 digits   1e6  1700
  40 digits   3e6  4910

Examples:
  msmith-lab ecm 2^67-1
  msmith-lab ecm '(10^71-1)/9' --b1 1e6 --curves 1000
  msmith-lab ecm 0xfffffffffffffffff --b1 5e4 --b2 5e6 --seed 7 --json")]
pub struct Ecm {
    /// The number, at most 1024 bits: decimal, hexadecimal after 0x, or an expression of + - * / ^ ! and ()
    #[arg(value_name = "N", allow_hyphen_values = true)]
    pub n: String,
    /// Bound of stage 1
    #[arg(long, value_name = "B1", value_parser = number, default_value = "50000")]
    pub b1: u64,
    /// Bound of stage 2; otherwise 100·B1. None is run where it is B1
    #[arg(long, value_name = "B2", value_parser = number)]
    pub b2: Option<u64>,
    /// Number of curves to try
    #[arg(long, value_name = "K", default_value = "200", value_parser = within::<u64>(1, u64::MAX))]
    pub curves: u64,
    /// Which curves: the same seed gives the same answer on every machine
    #[arg(long, value_name = "S", default_value = "0", value_parser = number)]
    pub seed: u64,
    /// The number of the first curve, from 1, instead of the seed's: goes on where a search ended
    #[arg(long, value_name = "K", value_parser = within::<u64>(1, u64::MAX))]
    pub first: Option<u64>,
    /// How long to search at most: 90s, 10m, 2h
    #[arg(long, value_name = "TIME", value_parser = duration)]
    pub time_limit: Option<Duration>,
    /// Threads; otherwise $MSMITH_THREADS, or one for each core
    #[arg(long, value_name = "T", value_parser = number::threads)]
    pub threads: Option<usize>,
    /// The instructions to use; otherwise $MSMITH_BACKEND, or the best that this machine has. Where these have no
    /// arithmetic for the number, 64-bit words are used
    #[arg(long, value_name = "B", value_parser = lists::backend())]
    pub backend: Option<Backend>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}
