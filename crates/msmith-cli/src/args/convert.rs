//! The arguments of `msmith convert`.

use std::path::PathBuf;

use msmith_io::BasesFormat;

use super::{Written, lists};

#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  msmith convert circuit.zkey:H h.bin --to ark-uncompressed
  msmith convert circuit.zkey:B2 b2.bin --to zcash --group g2
  msmith convert points.bin raw.bin --format affine-le --curve bn254 --to montgomery-le")]
pub struct Convert {
    /// The file of points; FILE:SECTION is a section of a file that has several, FILE:SECTION[2..] a part of one
    #[arg(value_name = "IN")]
    pub file: PathBuf,
    /// The new file; a regular file of that name is replaced when the new one is complete
    #[arg(value_name = "OUT")]
    pub out: PathBuf,
    /// How to write the points
    #[arg(long, value_name = "F", value_parser = lists::bases_format())]
    pub to: BasesFormat,
    #[command(flatten)]
    pub written: Written,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}
