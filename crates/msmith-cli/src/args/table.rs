//! `msmith table …`

use std::path::PathBuf;

use clap::{ArgGroup, Subcommand};

use super::{GroupArg, How, count, size};

#[derive(clap::Args)]
pub struct Table {
    #[command(subcommand)]
    pub command: TableCommand,
}

#[derive(Subcommand)]
pub enum TableCommand {
    /// Prepare bases and write the table of their multiples to a file
    Build(TableBuild),
    /// Say what a table is of, without looking at its points
    Info(TableInfo),
    /// Check every point of a table by making it again
    Verify(TableVerify),
}

#[derive(clap::Args)]
#[command(group(ArgGroup::new("input").required(true).args(["bases", "kzg", "n"])))]
#[command(group(ArgGroup::new("choice").required(true).args(["set", "budget", "points_per_base", "fastest"])))]
pub struct TableBuild {
    /// A curve that `msmith curves` lists
    #[arg(long, value_name = "NAME", conflicts_with_all = ["curve_file", "kzg"],
          required_unless_present_any = ["curve_file", "kzg"])]
    pub curve: Option<String>,
    /// A curve by its numbers (JSON), see `msmith msm --help`
    #[arg(long, value_name = "FILE", conflicts_with = "kzg")]
    pub curve_file: Option<PathBuf>,
    /// The group
    #[arg(
        long,
        value_enum,
        ignore_case = true,
        default_value = "g1",
        conflicts_with = "kzg"
    )]
    pub group: GroupArg,
    /// The bases
    #[arg(long, value_name = "FILE", requires = "bases_format")]
    pub bases: Option<PathBuf>,
    /// affine-le, affine-be, ark-compressed, ark-uncompressed, zcash or kzg-setup (in the order of the file;
    /// `commit` needs --kzg)
    #[arg(long, value_name = "F", requires = "bases")]
    pub bases_format: Option<String>,
    /// The points that commit to EIP-4844 blobs, in the order that `msmith commit --table` needs
    #[arg(long)]
    pub kzg: bool,
    /// Another trusted setup (text) than that of Ethereum's mainnet
    #[arg(long, value_name = "FILE", requires = "kzg")]
    pub setup: Option<PathBuf>,
    /// Random bases, so many
    #[arg(short, long = "n", value_name = "N", value_parser = count)]
    pub n: Option<usize>,
    /// Where the random ones come from
    #[arg(long, value_name = "S", default_value_t = 0, requires = "n")]
    pub seed: u64,
    /// The fastest table of at most so many bytes, or with K, M, G (powers of 1024)
    #[arg(long, value_name = "SIZE", value_parser = size)]
    pub budget: Option<u64>,
    /// The fastest table of at most so many stored points for each base
    #[arg(long, value_name = "K")]
    pub points_per_base: Option<u32>,
    /// The fastest table of at most 4 GiB
    #[arg(long)]
    pub fastest: bool,
    /// This bucket set: eisenstein:3,10, signed:13 and so on
    #[arg(long, value_name = "SET")]
    pub set: Option<String>,
    /// Store the multiples for every so many positions of digits only: a smaller table and a slower sum
    #[arg(long, value_name = "G", default_value_t = 1, requires = "set",
          value_parser = clap::value_parser!(u32).range(1..))]
    pub passes: u32,
    /// The table; a file of that name is replaced when the table is complete
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
    #[command(flatten)]
    pub how: TableHow,
}

#[derive(clap::Args)]
pub struct TableInfo {
    /// The table
    #[arg(value_name = "FILE")]
    pub table: PathBuf,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(clap::Args)]
pub struct TableVerify {
    /// The table
    #[arg(value_name = "FILE")]
    pub table: PathBuf,
    /// The table's curve by its numbers, if it is none that `msmith curves` lists
    #[arg(long, value_name = "FILE")]
    pub curve_file: Option<PathBuf>,
    #[command(flatten)]
    pub how: TableHow,
}

/// How to make or check a table.
#[derive(clap::Args)]
pub struct TableHow {
    /// Threads
    #[arg(long, value_name = "T", default_value_t = 1)]
    pub threads: usize,
    /// portable, avx512 or ifma; otherwise the best one here, or $MSMITH_BACKEND. A table serves all of them;
    /// the one that made it uses it in place
    #[arg(long, value_name = "B")]
    pub backend: Option<String>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

impl From<&TableHow> for How {
    fn from(how: &TableHow) -> Self {
        Self {
            threads: how.threads,
            backend: how.backend.clone(),
            algorithm: msmith::Algorithm::Auto.name().to_owned(),
            memory_limit: None,
            json: how.json,
        }
    }
}
