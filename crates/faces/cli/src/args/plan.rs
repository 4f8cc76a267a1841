//! The arguments of `msmith plan` and `msmith bench`.

use crate::place::Input;

use super::number::{self, count, within};
use super::{AnyCurve, GroupArg, How, lists};

#[derive(clap::Args)]
#[command(group(clap::ArgGroup::new("which").required(true).args(["curve", "curve_file"])))]
#[command(after_help = "\
Examples:
  msmith plan --curve bls12-381 -n 2^20
  msmith plan --curve ed25519 -n 4096
  msmith plan --curve bn254 -n 1000 --bits 64 --threads 1
  msmith plan --curve bls12-381 -n 4096 --fixed --budget 96M")]
pub struct Plan {
    /// A curve, in Weierstrass or Edwards form
    #[arg(long, value_name = "NAME", value_parser = lists::any_curve())]
    pub curve: Option<AnyCurve>,
    /// A curve by its numbers (JSON), see `msmith msm --help`
    #[arg(long, value_name = "FILE")]
    pub curve_file: Option<Input>,
    /// The group; Edwards curves have one
    #[arg(long, value_enum, ignore_case = true, default_value = "g1")]
    pub group: GroupArg,
    /// Number of points
    #[arg(short, long = "n", value_name = "N", value_parser = count)]
    pub n: usize,
    /// Bits of the largest scalar; otherwise those of the group order
    #[arg(long, value_name = "B", value_parser = within::<u32>(0, 768))]
    pub bits: Option<u32>,
    /// Plan for points that may be outside the subgroup
    #[arg(long)]
    pub unchecked_subgroup: bool,
    /// Plan a table for fixed bases: the tables that none beats in both time and size (Pareto front)
    #[arg(long)]
    pub fixed: bool,
    #[command(flatten)]
    pub budget: Budget,
    #[command(flatten)]
    pub how: How,
}

/// How large a table may be; without, whatever is fastest up to 4 GiB.
#[derive(clap::Args)]
#[group(multiple = false)]
pub struct Budget {
    /// Most bytes of the table's file
    #[arg(long = "budget", value_name = "SIZE", requires = "fixed", value_parser = number::size)]
    pub bytes: Option<u64>,
    /// Most stored points of a base
    #[arg(long, value_name = "K", requires = "fixed", value_parser = within::<u32>(1, u32::MAX.into()))]
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
#[command(after_help = "\
Examples:
  msmith bench
  msmith bench --curve bn254 --group g2 -n 2^10,2^14 --threads 1 --all-backends
  msmith bench --of fft -n 2^7,2^12 --threads 1")]
pub struct Bench {
    /// A curve
    #[arg(long, value_name = "NAME", default_value = "bls12-381", conflicts_with = "curve_file",
          value_parser = lists::any_curve())]
    pub curve: AnyCurve,
    /// A curve by its numbers
    #[arg(long, value_name = "FILE")]
    pub curve_file: Option<Input>,
    /// The group; Edwards curves have one
    #[arg(long, value_enum, ignore_case = true, default_value = "g1")]
    pub group: GroupArg,
    /// Numbers of points, with commas
    #[arg(short, long = "n", value_name = "LIST", value_delimiter = ',', value_parser = count,
          default_value = "1,16,256,2^10,2^12,2^14,2^16")]
    pub n: Vec<usize>,
    /// Number of times that each size is run; the median counts
    #[arg(long, value_name = "R", default_value = "5", value_parser = within::<u32>(1, 1000))]
    pub rounds: u32,
    /// What is timed
    #[arg(long, value_enum, value_name = "WHAT", default_value = "sums")]
    pub of: Timed,
    /// Every backend of this machine, one after the other
    #[arg(long, conflicts_with = "backend")]
    pub all_backends: bool,
    #[command(flatten)]
    pub how: How,
}

/// What `msmith bench` times.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Timed {
    /// Sums
    Sums,
    /// The check that all points are in the subgroup
    Subgroup,
    /// Points with a scalar each
    MulEach,
    /// One point with as many scalars
    MulBase,
    /// A Fourier transform of the points, as many as a power of 2
    Fft,
}
