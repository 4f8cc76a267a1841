//! The command line.

mod chain;
mod ecm;
mod table;

use std::path::PathBuf;

pub use chain::{Chain, Precomputation};
use clap::{Parser, Subcommand, ValueEnum};
pub use ecm::{Ecm, EcmBackend};
use msmith::curve::Group;
pub use table::{Table, TableBuild, TableCommand, TableInfo, TableVerify};

/// Multi-scalar multiplication on elliptic curves.
#[derive(Parser)]
#[command(version, about)]
pub struct Args {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
pub enum Command {
    /// Commit to an EIP-4844 blob (KZG) and prove its value; without --blob, a sample whose answers are known
    Commit(Commit),
    /// Compute a sum a_1 P_1 + … + a_n P_n
    Msm(Msm),
    /// Prepare bases that are used often: make, show or check a table of their multiples on disk
    Table(Table),
    /// Find a chain for one scalar or two: doublings, triplings, quintuplings and additions of few points
    Chain(Chain),
    /// Look for a factor of a number by the elliptic-curve method
    Ecm(Ecm),
    /// List the curves, what is derived from them, and the backends of this machine
    Curves(Curves),
    /// Say what would be done for n points, and why, without doing it
    Plan(Plan),
    /// Time sums of random points on this machine (msmith-bench compares with other libraries)
    Bench(Bench),
    /// Print a paper's operation counts beside what the code here takes when it is counted
    Ops(Ops),
}

/// Which curve and group.
#[derive(clap::Args)]
#[command(group(clap::ArgGroup::new("which").required(true).args(["curve", "curve_file"])))]
pub struct Which {
    /// A curve that `msmith curves` lists
    #[arg(long, value_name = "NAME")]
    pub curve: Option<String>,
    /// A curve by its numbers (JSON): {"name": "mine", "p": "97", "r": "103", "g1": {"a": 0, "b": 10,
    /// "gx": 1, "gy": 37}}; large numbers as strings, decimal or 0x; checked before use
    #[arg(long, value_name = "FILE")]
    pub curve_file: Option<PathBuf>,
    /// The group
    #[arg(long, value_enum, ignore_case = true, default_value = "g1")]
    pub group: GroupArg,
}

/// How to compute.
#[derive(clap::Args)]
pub struct How {
    /// Threads
    #[arg(long, value_name = "T", default_value_t = 1)]
    pub threads: usize,
    /// portable, avx512 or ifma; otherwise the best one here, or $MSMITH_BACKEND
    #[arg(long, value_name = "B")]
    pub backend: Option<String>,
    /// auto, naive, straus, signed, glv or eisenstein
    #[arg(long, value_name = "A", default_value = "auto")]
    pub algorithm: String,
    /// Most working memory beyond the inputs: bytes, or with K, M, G (powers of 1024)
    #[arg(long, value_name = "SIZE", value_parser = size)]
    pub memory_limit: Option<u64>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(clap::Args)]
pub struct Commit {
    /// The blob: 131072 bytes, or their hex digits
    #[arg(long, value_name = "FILE")]
    pub blob: Option<PathBuf>,
    /// Another trusted setup (text); otherwise that of Ethereum's mainnet
    #[arg(long, value_name = "FILE")]
    pub setup: Option<PathBuf>,
    /// A table of the setup's points (`msmith table build --kzg`), which makes sums faster. A table of other
    /// bases is refused. With --algorithm other than auto only its bases are used
    #[arg(long, value_name = "FILE")]
    pub table: Option<PathBuf>,
    /// Also compute the blob proof, which goes with a blob and its commitment (compute_blob_kzg_proof): the
    /// proof of the blob's value y at the point z that SHA-256 of blob and commitment chooses
    #[arg(long)]
    pub proof: bool,
    /// Compare with the naive reference (slow)
    #[arg(long)]
    pub check: bool,
    #[command(flatten)]
    pub how: How,
}

#[derive(clap::Args)]
#[command(group(clap::ArgGroup::new("input").required(true).args(["bases", "pairs", "n", "table"])))]
#[command(group(clap::ArgGroup::new("listed").args(["bases", "table"])))]
#[command(group(clap::ArgGroup::new("drawn").args(["n", "table"])))]
pub struct Msm {
    #[command(flatten)]
    pub which: Which,
    /// Points
    #[arg(long, value_name = "FILE", requires_all = ["bases_format", "scalars", "scalars_format"])]
    pub bases: Option<PathBuf>,
    /// affine-le, affine-be, ark-compressed, ark-uncompressed, zcash or kzg-setup
    #[arg(long, value_name = "F", requires = "bases")]
    pub bases_format: Option<String>,
    /// A table of the bases (`msmith table build`); without --scalars, random scalars for all of them
    #[arg(long, value_name = "FILE")]
    pub table: Option<PathBuf>,
    /// Scalars
    #[arg(long, value_name = "FILE", requires_all = ["listed", "scalars_format"])]
    pub scalars: Option<PathBuf>,
    /// le32, be32 or hex-lines
    #[arg(long, value_name = "F", requires = "scalars")]
    pub scalars_format: Option<String>,
    /// Points and scalars as the EIP-2537 precompile takes them, raw or hex
    #[arg(long, value_name = "FILE")]
    pub pairs: Option<PathBuf>,
    /// Random points and scalars, so many
    #[arg(short, long = "n", value_name = "N")]
    pub n: Option<usize>,
    /// Where the random ones come from
    #[arg(
        long,
        value_name = "S",
        default_value_t = 0,
        requires = "drawn",
        conflicts_with = "scalars"
    )]
    pub seed: u64,
    /// Do not check that the points are in the subgroup (and use nothing that needs it)
    #[arg(long, conflicts_with = "table")]
    pub unchecked_subgroup: bool,
    #[command(flatten)]
    pub how: How,
}

#[derive(clap::Args)]
pub struct Curves {
    /// Check a curve that is given by its numbers, and list it instead of those built in
    #[arg(long, value_name = "FILE")]
    pub curve_file: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(clap::Args)]
pub struct Plan {
    #[command(flatten)]
    pub which: Which,
    /// Points
    #[arg(short, long = "n", value_name = "N", value_parser = count)]
    pub n: usize,
    /// Bits of the largest scalar; otherwise those of the group order
    #[arg(long, value_name = "B", value_parser = clap::value_parser!(u32).range(0..=768))]
    pub bits: Option<u32>,
    /// Plan for points that may be outside the subgroup
    #[arg(long)]
    pub unchecked_subgroup: bool,
    /// Plan a table for fixed bases: the tables that none beats in both time and size (Pareto front)
    #[arg(long)]
    pub fixed: bool,
    #[command(flatten)]
    pub budget: Budget,
    /// Draw predicted time over table size to an SVG file
    #[arg(long, value_name = "FILE", requires = "fixed")]
    pub svg: Option<PathBuf>,
    #[command(flatten)]
    pub how: How,
}

/// How large a table may be; without, whatever is fastest up to 4 GiB.
#[derive(clap::Args)]
#[group(multiple = false)]
pub struct Budget {
    /// Most bytes of the table, also with K, M, G (powers of 1024)
    #[arg(long = "budget", value_name = "SIZE", value_parser = size)]
    pub bytes: Option<u64>,
    /// Most stored points of a base
    #[arg(long, value_name = "K")]
    pub points_per_base: Option<u32>,
}

impl From<&Budget> for msmith::Budget {
    fn from(b: &Budget) -> Self {
        match (b.bytes, b.points_per_base) {
            (Some(bytes), _) => Self::Bytes(bytes),
            (None, Some(points)) => Self::PointsPerBase(points),
            (None, None) => Self::Fastest,
        }
    }
}

#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct Bench {
    #[command(subcommand)]
    pub what: Option<Comparison>,
    /// A curve that `msmith curves` lists
    #[arg(
        long,
        value_name = "NAME",
        default_value = "bls12-381",
        conflicts_with = "curve_file"
    )]
    pub curve: String,
    /// A curve by its numbers
    #[arg(long, value_name = "FILE")]
    pub curve_file: Option<PathBuf>,
    /// The group
    #[arg(long, value_enum, ignore_case = true, default_value = "g1")]
    pub group: GroupArg,
    /// Numbers of points, with commas; also as powers: 2^16
    #[arg(short, long = "n", value_name = "LIST", value_delimiter = ',', value_parser = count,
          default_value = "1,16,256,2^10,2^12,2^14,2^16")]
    pub n: Vec<usize>,
    /// Times each size is run; the median counts
    #[arg(long, value_name = "R", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub rounds: u32,
    /// Every backend of this machine, in turn
    #[arg(long, conflicts_with = "backend")]
    pub all_backends: bool,
    #[command(flatten)]
    pub how: How,
}

#[derive(clap::Args)]
pub struct Ops {
    #[command(subcommand)]
    pub paper: Paper,
}

#[derive(Subcommand)]
pub enum Paper {
    /// Tables 1 to 3 and the cost formulas of EdMSM, with corrections
    Edmsm(Edmsm),
    /// Word operations of Montgomery products (EdMSM, appendix A), counted
    Fields(Fields),
    /// Bucket sets over fixed bases (Fan, Kuchta, Sica, Xu): Tables 1, 2, 4 and 5 with corrections, all
    /// methods compared, runs counted
    Fixed(Fixed),
}

/// A part of what `ops fixed` prints.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum FixedTable {
    /// Storage and time of the methods
    #[value(name = "1")]
    One,
    /// Best radices for p = 2 and p = 7
    #[value(name = "2")]
    Two,
    /// Bucket sets for radices 2^c
    #[value(name = "4")]
    Four,
    /// Bucket sets for radices 7^c
    #[value(name = "5")]
    Five,
    /// All methods at their best radix, by formula
    Methods,
    /// Runs on random scalars, counted
    Counted,
}

#[derive(clap::Args)]
pub struct Fixed {
    /// Parts to print, with commas; otherwise all
    #[arg(long, value_name = "T", value_enum, value_delimiter = ',')]
    pub table: Vec<FixedTable>,
    /// Curves of the comparison, with commas; the first is that of the runs (Tables 1 to 5 are of BLS12-381)
    #[arg(
        long,
        value_name = "NAMES",
        value_delimiter = ',',
        default_value = "bls12-381,bls12-377,bn254"
    )]
    pub curve: Vec<String>,
    /// Scalars of the counted runs
    #[arg(short, long = "n", value_name = "N", value_parser = positive, default_value = "2^10")]
    pub n: usize,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(clap::Args)]
pub struct Edmsm {
    /// Points of the bucket method that is counted
    #[arg(short, long = "n", value_name = "N", value_parser = count, default_value = "2^16")]
    pub n: usize,
    /// Bits of the scalars; the last window is taken to be full
    #[arg(long, value_name = "B", default_value_t = 253)]
    pub bits: u32,
    /// Bits of a window
    #[arg(short = 'c', long, value_name = "C", default_value_t = 11)]
    pub window: u32,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(clap::Args)]
pub struct Fields {
    /// Words of the modulus, with commas
    #[arg(long, value_name = "N", value_delimiter = ',', default_value = "4,6,12",
          value_parser = clap::value_parser!(u32).range(1..=12))]
    pub words: Vec<u32>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Subcommand)]
pub enum Comparison {
    /// Time buckets in XYZZ, affine and twisted Edwards coordinates (El Housni and Botrel, EdMSM, TCHES
    /// 2023(3): Table 4 and Figure 3), on one thread
    Edmsm(CompareEdmsm),
    /// Time sums over fixed bases with tables of their multiples beside blst's Pippenger (Fan, Kuchta, Sica, Xu,
    /// Multi-scalar multiplication with fixed bases: Table 3), on G1 of BLS12-381 and one thread
    Fixed(CompareFixed),
}

#[derive(clap::Args)]
pub struct CompareEdmsm {
    /// A curve with a twisted Edwards form
    #[arg(long, value_name = "NAME", default_value = "bls12-377")]
    pub curve: String,
    /// Numbers of points, with commas; also as powers: 2^16
    #[arg(short, long = "n", value_name = "LIST", value_delimiter = ',', value_parser = positive,
          default_value = "2^8,2^9,2^10,2^11,2^12,2^13,2^14,2^15,2^16,2^17,2^18")]
    pub n: Vec<usize>,
    /// Times each size is run; the median counts
    #[arg(long, value_name = "R", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub rounds: u32,
    /// portable, avx512 or ifma; otherwise portable and the best one here
    #[arg(long, value_name = "B")]
    pub backend: Option<String>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
    /// Draw the times to an SVG file
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
}

#[derive(clap::Args)]
pub struct CompareFixed {
    /// Numbers of points, with commas; also as powers: 2^16. The paper goes up to 2^20, for which a table takes 4 GB
    #[arg(short, long = "n", value_name = "LIST", value_delimiter = ',', value_parser = positive,
          default_value = "2^10,2^11,2^12,2^13,2^14,2^15,2^16")]
    pub n: Vec<usize>,
    /// Times each size is run; the median counts
    #[arg(long, value_name = "R", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub rounds: u32,
    /// portable, avx512 or ifma; otherwise the best one here, or $MSMITH_BACKEND
    #[arg(long, value_name = "B")]
    pub backend: Option<String>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
    /// Draw the times to an SVG file
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum)]
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

/// `1000` or `2^10`, at most 2^40.
fn count(text: &str) -> Result<usize, String> {
    let value = match text.split_once('^') {
        Some((base, exponent)) => match (base.parse::<u64>(), exponent.parse()) {
            (Ok(base), Ok(exponent)) => base.checked_pow(exponent),
            _ => return Err("not a number or a power like 2^16".to_owned()),
        },
        None => Some(text.parse().map_err(|_| "not a number".to_owned())?),
    };
    match value.map(usize::try_from) {
        Some(Ok(n)) if n <= 1 << 40 => Ok(n),
        _ => Err("more than 2^40".to_owned()),
    }
}

/// A number of points that can be drawn.
fn positive(text: &str) -> Result<usize, String> {
    match count(text)? {
        0 => Err("at least 1".to_owned()),
        n => Ok(n),
    }
}

/// `4096`, `512K`, `3MiB`, `2g`.
fn size(text: &str) -> Result<u64, String> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (number, unit) = text.split_at(digits);
    let shift = match unit.to_ascii_lowercase().as_str() {
        "" | "b" => 0,
        "k" | "kib" => 10,
        "m" | "mib" => 20,
        "g" | "gib" => 30,
        _ => return Err(format!("unit {unit:?} is not one of K, M, G")),
    };
    let number: u64 = number
        .parse()
        .map_err(|_| "not a number of bytes".to_owned())?;
    number
        .checked_mul(1 << shift)
        .ok_or_else(|| "too many bytes".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn sizes() {
        assert_eq!(size("4096"), Ok(4096));
        assert_eq!(size("3MiB"), Ok(3 << 20));
        assert_eq!(size("2g"), Ok(2 << 30));
        for bad in ["", "M", "-1", "1T", "99999999999G"] {
            assert!(size(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn counts() {
        assert_eq!(count("300"), Ok(300));
        assert_eq!(count("2^40"), Ok(1 << 40));
        assert_eq!(count("0"), Ok(0));
        for bad in [
            "",
            "-1",
            "2^",
            "^2",
            "2^41",
            "2^64",
            "10^99999999999",
            "1e3",
        ] {
            assert!(count(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn the_command_line_is_consistent() {
        Args::command().debug_assert();
    }
}
