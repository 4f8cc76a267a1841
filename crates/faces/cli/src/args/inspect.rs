//! The arguments of `msmith inspect`.

use msmith::curve::Curve;

use crate::place::Input;

use super::{AnyFormat, GroupArg, Machine, lists};

/// How a file of points or scalars is written.
#[derive(clap::Args)]
pub struct Written {
    /// How the file is written; zkey, wtns, ptau, gnark-pk and the dumps of gnark say so themselves
    #[arg(long, value_name = "F", value_parser = lists::any_format())]
    pub format: Option<AnyFormat>,
    /// The curve, unless the file says it
    #[arg(long, value_name = "NAME", value_parser = lists::curve())]
    pub curve: Option<&'static Curve>,
    /// A curve by its numbers (JSON), see `msmith msm --help`
    #[arg(long, value_name = "FILE", conflicts_with = "curve")]
    pub curve_file: Option<Input>,
    /// The group of the points of a file that does not say it
    #[arg(long, value_enum, ignore_case = true, default_value = "g1")]
    pub group: GroupArg,
}

#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  msmith inspect circuit.zkey
  msmith inspect circuit.r1cs
  msmith inspect pot.ptau --quick --json
  msmith inspect key.bin --format ark-pk --curve bls12-377
  msmith inspect srs.bin --format gnark-srs --curve bn254
  msmith inspect points.bin --format affine-le --curve bn254 --group g2")]
pub struct Inspect {
    /// The file
    #[arg(value_name = "FILE")]
    pub file: Input,
    #[command(flatten)]
    pub written: Written,
    /// Only say what there is, and check no point
    #[arg(long)]
    pub quick: bool,
    #[command(flatten)]
    pub machine: Machine,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}
