//! `msmith table …`

use clap::{ArgGroup, Subcommand};

use crate::place::{Input, Mapped, Output, Part};

use super::number::{self, count, size, within};
use super::{AnyCurve, GroupArg, Machine, PointsFormat, lists};

#[derive(Subcommand)]
pub enum Table {
    /// Prepare bases and write the table of their multiples to a file
    Build(Box<TableBuild>),
    /// Say what a table is of, without looking at its points
    Info(TableInfo),
    /// Check every point of a table by making it again
    Verify(TableVerify),
}

#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  msmith table build --kzg --budget 64M --out kzg.table
  msmith table build --curve bn254 --bases key.bin --bases-format affine-le --fastest --out key.table
  msmith table build --curve bn254 --bases circuit.zkey:A --budget 1G --out a.table
  msmith table build --curve bls12-377 -n 2^12 --set eisenstein:3,8 --out random.table")]
#[command(group(ArgGroup::new("input").required(true).args(["bases", "kzg", "n"])))]
#[command(group(ArgGroup::new("choice").required(true).args(["set", "budget", "points_per_base", "fastest"])))]
pub struct TableBuild {
    /// A curve
    #[arg(long, value_name = "NAME", conflicts_with_all = ["curve_file", "kzg"],
          required_unless_present_any = ["curve_file", "kzg"], value_parser = lists::any_curve())]
    pub curve: Option<AnyCurve>,
    /// A curve by its numbers (JSON), see `msmith msm --help`
    #[arg(long, value_name = "FILE", conflicts_with = "kzg")]
    pub curve_file: Option<Input>,
    /// The group
    #[arg(
        long,
        value_enum,
        ignore_case = true,
        default_value = "g1",
        conflicts_with = "kzg"
    )]
    pub group: GroupArg,
    /// A file of the bases; FILE:SECTION is a section of a file that has several, FILE:SECTION[2..] a part of one
    #[arg(long, value_name = "FILE", allow_hyphen_values = true)]
    pub bases: Option<Part>,
    /// How the bases are written, unless the file says it (kzg-setup keeps the order of the file; `commit` needs --kzg)
    #[arg(long, value_name = "F", requires = "bases", visible_alias = "format",
          value_parser = lists::points_format())]
    pub bases_format: Option<PointsFormat>,
    /// The points that commit to EIP-4844 blobs, in the order that `msmith commit --table` needs (`msmith kzg table`
    /// makes tables for cells as well)
    #[arg(long)]
    pub kzg: bool,
    /// Another trusted setup (text) than that of Ethereum's mainnet
    #[arg(long, value_name = "FILE", requires = "kzg")]
    pub setup: Option<Input>,
    /// This number of random bases
    #[arg(short, long = "n", value_name = "N", value_parser = count)]
    pub n: Option<usize>,
    /// Seed of the random bases
    #[arg(long, value_name = "S", default_value = "0", requires = "n",
          value_parser = number::number)]
    pub seed: u64,
    /// The fastest table whose file has at most this number of bytes
    #[arg(long, value_name = "SIZE", value_parser = size)]
    pub budget: Option<u64>,
    /// The fastest table of at most this number of stored points for each base
    #[arg(long, value_name = "K", value_parser = within::<u32>(1, u32::MAX.into()))]
    pub points_per_base: Option<u32>,
    /// The fastest table of at most 4 GiB
    #[arg(long)]
    pub fastest: bool,
    /// This bucket set: eisenstein:3,10, signed:13 and so on
    #[arg(long, value_name = "SET")]
    pub set: Option<String>,
    /// Store the multiples for every G-th position of digits only: a smaller table and a slower sum
    #[arg(long, value_name = "G", default_value = "1", requires = "set",
          value_parser = within::<u32>(1, u32::MAX.into()))]
    pub passes: u32,
    /// The table's file; one of that name is replaced when the table is complete
    #[arg(long, value_name = "FILE")]
    pub out: Output,
    #[command(flatten)]
    pub how: TableHow,
}

#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  msmith table info kzg.table")]
pub struct TableInfo {
    /// The table
    #[arg(value_name = "FILE")]
    pub table: Mapped,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  msmith table verify kzg.table
  msmith table verify mine.table --curve-file mine.json --json")]
pub struct TableVerify {
    /// The table
    #[arg(value_name = "FILE")]
    pub table: Mapped,
    /// The table's curve by its numbers, if that is not built in
    #[arg(long, value_name = "FILE")]
    pub curve_file: Option<Input>,
    #[command(flatten)]
    pub how: TableHow,
}

/// How to make or check a table.
#[derive(clap::Args)]
pub struct TableHow {
    #[command(flatten)]
    pub machine: Machine,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}
