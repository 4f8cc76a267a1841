//! The arguments of `msmith-lab chain`.

use std::time::Duration;

use clap::ValueEnum;
use msmith::Backend;

use msmith_cli::place::{Input, Output};

use msmith_cli::args::lists;
use msmith_cli::args::number::{self, duration};

/// How the price of a table is found.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Precomputation {
    /// The cheapest plan that is found, with triplings, quintuplings, sums and differences together
    Best,
    /// The rule of Bernstein, Chuengsatiansup and Lange: 2P 6.2, 4P 7.2, +P 7, other points 8
    Paper,
}

#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  msmith-lab chain 917
  msmith-lab chain 31415926535897932384626433832795 --compare
  msmith-lab chain 83 125 --precomputation paper --json
  msmith-lab chain 0xffffffff00000001 --method wnaf:5 --bases 2 --cost jacobian
  msmith-lab chain 917 --draw 917.svg
  msmith-lab chain 917 --hint
  msmith-lab chain 917 --from-hint HINT")]
#[command(group(clap::ArgGroup::new("work").required(true).args(["scalars", "check", "list"])))]
pub struct Chain {
    /// One scalar, or two for m·P + n·Q: decimal, or hexadecimal after 0x; at most 4096 bits
    #[arg(value_name = "SCALAR", num_args = 1..=2, allow_negative_numbers = true)]
    pub scalars: Vec<String>,
    /// How to look for a chain, perhaps with parameters: `optimal`, `wnaf:5`,
    /// `beam:150,4096` (`--list` shows all); otherwise the optimum
    #[arg(long, value_name = "M")]
    pub method: Option<String>,
    /// Multiplications: 2, or 2,3, or 2,3,5
    #[arg(long, value_name = "LIST", default_value = "2,3")]
    pub bases: String,
    /// Digits: `1,5,7` is ±{0,1,5,7}, `{0,1}` only these; for two scalars also S1, S5, S52, …, or `±{(1,0),(0,1)}`;
    /// otherwise ±{0,1}, and S1 for two scalars
    #[arg(long, value_name = "SET")]
    pub set: Option<String>,
    /// Prices: edwards, jacobian, hessian, … (`--list` shows all), with changes: `edwards,s=0.67`;
    /// or `dbl=6.2,tpl=11.4,madd=7,add=8`
    #[arg(long, value_name = "MODEL", default_value = "edwards")]
    pub cost: String,
    /// The instructions to use; otherwise $MSMITH_BACKEND, or the best that this machine has
    #[arg(long, value_name = "B", value_parser = lists::backend())]
    pub backend: Option<Backend>,
    /// How the table is priced
    #[arg(long, value_enum, default_value = "best")]
    pub precomputation: Precomputation,
    /// All methods that fit, side by side
    #[arg(long, conflicts_with_all = ["method", "hint"])]
    pub compare: bool,
    /// Draw the graph of all chains of a small number to an SVG file, with the chain that was found
    #[arg(long, value_name = "FILE", conflicts_with = "compare")]
    pub draw: Option<Output>,
    /// Also the chain in bytes, for a receiver who knows the scalars
    #[arg(long)]
    pub hint: bool,
    /// The chain of such bytes: with the scalars, the bases and the set that they were made for
    #[arg(long, value_name = "HEX", requires = "scalars", conflicts_with_all = ["method", "compare"])]
    pub from_hint: Option<String>,
    /// Read a chain (text or JSON, as this command prints it) and check all that it says; where it says that a method
    /// found it that finds a cheapest one, also that there is none cheaper
    #[arg(long, value_name = "FILE", conflicts_with_all = ["scalars", "method", "set", "compare", "draw"])]
    pub check: Option<Input>,
    /// List methods and price models
    #[arg(long, conflicts_with_all = ["scalars", "check"])]
    pub list: bool,
    /// Most memory of a search, bytes; otherwise 1G
    #[arg(long, value_name = "SIZE", value_parser = number::size)]
    pub memory_limit: Option<u64>,
    /// Most time (90s, 10m, 2h): what has found no chain by then is given up; otherwise none
    #[arg(long, value_name = "TIME", value_parser = duration)]
    pub time_limit: Option<Duration>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}
