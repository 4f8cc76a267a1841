//! The arguments of `msmith convert`.

use crate::place::{Output, Part};

use super::lists::ListFormat;
use super::{Written, lists};

#[derive(clap::Args)]
#[command(after_help = "\
A verifying key, a proof or public signals of Groth16 in snarkjs' JSON are written for other verifiers, and theirs as JSON.

Examples:
  msmith convert circuit.zkey:H h.bin --to ark-uncompressed
  msmith convert circuit.zkey:B2 b2.bin --to zcash --group g2
  msmith convert points.bin raw.bin --format affine-le --curve bn254 --to montgomery-le
  msmith convert circuit.wtns witness.bin --to le32
  msmith convert key.bin:A a.bin --format gnark-pk --to affine-be
  msmith convert vk.json vk.bin --to ark-compressed
  msmith convert proof.json proof.bin --to solana
  msmith convert public.json public.bin --to le32 --curve bn254
  msmith convert vk.bin vk.json --format gnark-vk --curve bn254 --to snarkjs
  msmith convert proof.bin proof.json --format gnark-raw --curve bn254 --to snarkjs")]
pub struct Convert {
    /// The file of points or scalars; FILE:SECTION is a section of a file that has several, FILE:SECTION[2..] a part of one
    #[arg(value_name = "IN", allow_hyphen_values = true)]
    pub file: Part,
    /// The new file; a regular file of that name is replaced when the new one is complete
    #[arg(value_name = "OUT")]
    pub out: Output,
    /// How to write the points or scalars; ark-scalars and gnark-scalars need a curve. A key or a proof: as arkworks (Sui,
    /// Aptos) or gnark has it, snarkjs (JSON), solana (big-endian words, A negated)
    #[arg(long, value_name = "F", visible_alias = "out-format", value_parser = lists::list_format())]
    pub to: ListFormat,
    #[command(flatten)]
    pub written: Written,
    /// Write points that are on the curve but perhaps outside the subgroup of order r
    #[arg(long)]
    pub unchecked_subgroup: bool,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}
