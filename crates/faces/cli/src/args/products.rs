//! The arguments of `msmith mul` and `msmith fft`.

use clap::ArgGroup;
use msmith_io::ScalarsFormat;
use num_bigint::BigUint;

use crate::place::{Input, Output, Part};

use super::number::{self, count};
use super::{AnyCurve, GroupArg, Machine, PointsFormat, lists};

#[derive(clap::Args)]
#[command(group(ArgGroup::new("which").required(true).args(["curve", "curve_file"])))]
#[command(group(ArgGroup::new("points").args(["bases", "base", "generator"])))]
#[command(group(ArgGroup::new("of_file").args(["bases", "base"]).multiple(true)))]
#[command(group(ArgGroup::new("numbers").required(true).args(["scalars", "n"])))]
#[command(after_help = "\
Files may be -, which is stdin.

Examples:
  msmith mul --curve bls12-381 -n 2^16
  msmith mul --curve bn254 --bases p.bin --bases-format affine-le --scalars s.txt --scalars-format hex-lines
  msmith mul --curve bls12-381 --generator --scalars s.bin --scalars-format le32 --out setup.bin --out-format zcash
  msmith mul --curve bn254 --base circuit.zkey:delta1 --scalars circuit.wtns --out d.bin --out-format ark-compressed
  msmith mul --curve ed25519 --generator -n 1000 --seed 7 --out points.bin --out-format ed25519 --json")]
pub struct Mul {
    /// A curve
    #[arg(long, value_name = "NAME", value_parser = lists::any_curve())]
    pub curve: Option<AnyCurve>,
    /// A curve by its numbers (JSON), see `msmith msm --help`
    #[arg(long, value_name = "FILE")]
    pub curve_file: Option<Input>,
    /// The group; Edwards curves have one
    #[arg(long, value_enum, ignore_case = true, default_value = "g1")]
    pub group: GroupArg,
    /// A file of points, each of which is multiplied by a scalar of its own; FILE:SECTION is a section of a file that
    /// has several, FILE:SECTION[2..] a part of one
    #[arg(
        long,
        value_name = "FILE",
        allow_hyphen_values = true,
        conflicts_with = "n"
    )]
    pub bases: Option<Part>,
    /// A file, or a part of one, that is one point: it is multiplied by every scalar
    #[arg(long, value_name = "FILE", allow_hyphen_values = true)]
    pub base: Option<Part>,
    /// The curve's generator is multiplied by every scalar
    #[arg(long)]
    pub generator: bool,
    /// How the points are written; a curve's name stands for its own 32 bytes of a point. Files of snarkjs say it
    /// themselves
    #[arg(long, value_name = "F", requires = "of_file", visible_alias = "format",
          value_parser = lists::points_format())]
    pub bases_format: Option<PointsFormat>,
    /// A file of scalars, or a part of it (FILE:SECTION[2..])
    #[arg(
        long,
        value_name = "FILE",
        allow_hyphen_values = true,
        requires = "points"
    )]
    pub scalars: Option<Part>,
    /// How the scalars are written; a witness of snarkjs says it itself
    #[arg(long, value_name = "F", requires = "scalars", value_parser = lists::scalars_format())]
    pub scalars_format: Option<ScalarsFormat>,
    /// This number of random scalars, and of random points unless --base or --generator gives one
    #[arg(short, long = "n", value_name = "N", value_parser = count)]
    pub n: Option<usize>,
    /// Seed of what is random
    #[arg(long, value_name = "S", default_value = "0", value_parser = number::number, conflicts_with = "scalars")]
    pub seed: u64,
    /// Do not check that the points are in the subgroup (and use nothing that needs it)
    #[arg(long)]
    pub unchecked_subgroup: bool,
    #[command(flatten)]
    pub out: Out,
    #[command(flatten)]
    pub how: ListHow,
}

#[derive(clap::Args)]
#[command(group(ArgGroup::new("which").required(true).args(["curve", "curve_file"])))]
#[command(group(ArgGroup::new("input").required(true).args(["bases", "n"])))]
#[command(after_help = "\
The values at the n-th roots of unity, in the order 1, ω, ω², …, of the polynomial whose coefficients are the n points.

Examples:
  msmith fft --curve bls12-381 -n 2^12
  msmith fft --curve bn254 --bases pot.ptau:tauG1[0..8] --inverse --out lagrange.bin --out-format affine-le
  msmith fft --curve bls12-377 --bases p.bin --bases-format ark-compressed --coset 22 --out q.bin --out-format affine-be
  msmith fft --curve bandersnatch -n 32
  msmith fft --curve bls12-381 --group g2 -n 256 --seed 7 --json")]
pub struct Fft {
    /// A curve
    #[arg(long, value_name = "NAME", value_parser = lists::any_curve())]
    pub curve: Option<AnyCurve>,
    /// A curve by its numbers (JSON), see `msmith msm --help`
    #[arg(long, value_name = "FILE")]
    pub curve_file: Option<Input>,
    /// The group; Edwards curves have one
    #[arg(long, value_enum, ignore_case = true, default_value = "g1")]
    pub group: GroupArg,
    /// A file of points of the subgroup, as many as a power of 2; FILE:SECTION is a section of a file that has several,
    /// FILE:SECTION[0..256] a part of one
    #[arg(long, value_name = "FILE", allow_hyphen_values = true)]
    pub bases: Option<Part>,
    /// How the points are written; files of snarkjs say it themselves
    #[arg(long, value_name = "F", requires = "bases", conflicts_with = "n", visible_alias = "format",
          value_parser = lists::points_format())]
    pub bases_format: Option<PointsFormat>,
    /// This number of random points, a power of 2
    #[arg(short, long = "n", value_name = "N", value_parser = count)]
    pub n: Option<usize>,
    /// Seed of the random points
    #[arg(long, value_name = "S", default_value = "0", value_parser = number::number, conflicts_with = "bases")]
    pub seed: u64,
    /// The other way round: from values to coefficients
    #[arg(long)]
    pub inverse: bool,
    /// Take the values at K times the roots of unity
    #[arg(long, value_name = "K", value_parser = number::large)]
    pub coset: Option<BigUint>,
    /// Another root of unity of order n than that of arkworks and gnark-crypto
    #[arg(long, value_name = "W", value_parser = number::large)]
    pub root: Option<BigUint>,
    #[command(flatten)]
    pub out: Out,
    #[command(flatten)]
    pub how: ListHow,
}

/// Where points go.
#[derive(clap::Args)]
pub struct Out {
    /// A new file for the points; a regular file of that name is replaced when the new one is complete
    #[arg(long, value_name = "FILE", requires = "out_format")]
    pub out: Option<Output>,
    /// How to write the points
    #[arg(long, value_name = "F", requires = "out", value_parser = lists::written_format())]
    pub out_format: Option<PointsFormat>,
}

/// How to compute lists of points.
#[derive(clap::Args)]
pub struct ListHow {
    #[command(flatten)]
    pub machine: Machine,
    /// Most working memory beyond inputs and results, bytes
    #[arg(long, value_name = "SIZE", value_parser = number::size)]
    pub memory_limit: Option<u64>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}
