//! The arguments of `msmith msm` and `msmith commit`.

use msmith_io::ScalarsFormat;

use crate::place::{Input, Mapped, Part};

use super::number::count;
use super::{AnyCurve, GroupArg, How, PointsFormat, lists, number};

#[derive(clap::Args)]
#[command(after_help = "\
Files may be -, which is stdin.

Examples:
  msmith commit
  msmith commit --blob blob.bin --proof --json
  msmith commit --blob - --table kzg.table --threads 1")]
pub struct Commit {
    /// The blob: 131072 bytes, or their hex digits
    #[arg(long, value_name = "FILE")]
    pub blob: Option<Input>,
    /// Another trusted setup (text); otherwise that of Ethereum's mainnet
    #[arg(long, value_name = "FILE")]
    pub setup: Option<Input>,
    /// A table of the setup's points (`msmith table build --kzg`), which makes sums faster. A table of other
    /// bases is refused. With --algorithm other than auto only its bases are used
    #[arg(long, value_name = "FILE")]
    pub table: Option<Mapped>,
    /// Also compute the blob proof, which goes with a blob and its commitment (compute_blob_kzg_proof): the
    /// proof of the blob's value y at the point z that SHA-256 of blob and commitment chooses
    #[arg(long)]
    pub proof: bool,
    /// Compare with double-and-add (slow)
    #[arg(long)]
    pub check: bool,
    #[command(flatten)]
    pub how: How,
}

#[derive(clap::Args)]
#[command(group(clap::ArgGroup::new("which").required(true).args(["curve", "curve_file"])))]
#[command(group(clap::ArgGroup::new("input").required(true).args(["bases", "pairs", "n", "table"])))]
#[command(group(clap::ArgGroup::new("listed").args(["bases", "table"])))]
#[command(group(clap::ArgGroup::new("drawn").args(["n", "table"])))]
#[command(after_help = "\
Files may be -, which is stdin.

Examples:
  msmith msm --curve bls12-381 -n 2^18
  msmith msm --curve bn254 --bases points.bin --bases-format affine-le --scalars s.txt --scalars-format hex-lines
  msmith msm --curve ed25519 --bases keys.bin --bases-format ed25519 --scalars s.bin --scalars-format le32
  msmith msm --curve bn254 --bases circuit.zkey:A --scalars circuit.wtns
  msmith msm --curve bn254 --bases circuit.zkey:C --scalars circuit.wtns:witness[2..]
  msmith msm --curve bls12-381 --group g2 --pairs input.hex --json
  msmith msm --curve bls12-377 --table bases.table --scalars - --scalars-format le32")]
pub struct Msm {
    /// A curve
    #[arg(long, value_name = "NAME", value_parser = lists::any_curve())]
    pub curve: Option<AnyCurve>,
    /// A curve by its numbers (JSON): {"name": "mine", "p": "97", "r": "103", "g1": {"a": 0, "b": 10,
    /// "gx": 1, "gy": 37}}; large numbers as strings, decimal or 0x; checked before use
    #[arg(long, value_name = "FILE")]
    pub curve_file: Option<Input>,
    /// The group; Edwards curves have one
    #[arg(long, value_enum, ignore_case = true, default_value = "g1")]
    pub group: GroupArg,
    /// A file of points; FILE:SECTION is a section of a file that has several, FILE:SECTION[2..] a part of one
    #[arg(
        long,
        value_name = "FILE",
        allow_hyphen_values = true,
        requires = "scalars"
    )]
    pub bases: Option<Part>,
    /// How the points are written; a curve's name stands for its own 32 bytes of a point. Files of snarkjs say it
    /// themselves
    #[arg(long, value_name = "F", requires = "bases", conflicts_with_all = ["n", "pairs", "table"],
          visible_alias = "format", value_parser = lists::points_format())]
    pub bases_format: Option<PointsFormat>,
    /// A table of the bases (`msmith table build`); without --scalars, random scalars for all of them
    #[arg(long, value_name = "FILE")]
    pub table: Option<Mapped>,
    /// A file of scalars, as many as there are points, or a part of it (FILE:SECTION[2..])
    #[arg(
        long,
        value_name = "FILE",
        allow_hyphen_values = true,
        requires = "listed"
    )]
    pub scalars: Option<Part>,
    /// How the scalars are written; a witness of snarkjs says it itself
    #[arg(long, value_name = "F", requires = "scalars", value_parser = lists::scalars_format())]
    pub scalars_format: Option<ScalarsFormat>,
    /// Points with their scalars as the EIP-2537 precompile takes them (BLS12-377: EIP-2539), raw or hex
    #[arg(long, value_name = "FILE")]
    pub pairs: Option<Input>,
    /// This number of random points and scalars
    #[arg(short, long = "n", value_name = "N", value_parser = count)]
    pub n: Option<usize>,
    /// Seed of the random points and scalars
    #[arg(long, value_name = "S", default_value = "0", value_parser = number::number,
          requires = "drawn", conflicts_with = "scalars")]
    pub seed: u64,
    /// Do not check that the points are in the subgroup (and use nothing that needs it)
    #[arg(long, conflicts_with = "table")]
    pub unchecked_subgroup: bool,
    #[command(flatten)]
    pub how: How,
}
