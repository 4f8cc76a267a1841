//! The arguments of `msmith verify`.

use msmith::curve::Curve;
use msmith_io::BasesFormat;
use msmith_io::source::FileFormat;

use crate::place::Input;

use super::{Machine, lists};

#[derive(clap::Args)]
#[command(after_help = "\
A folder stands for its .json files, in the order of their names; a file of JSON may be a list of proofs, or of lists of
public signals. The n-th proof is that of the n-th public signals.

Exit codes: 0 all verify, 1 refused or one does not verify, 2 bad usage, 130 interrupted

Examples:
  msmith verify --vk verification_key.json --public public.json --proof proof.json
  msmith verify --vk circuit.zkey --public public.json --proof proof.json --calldata
  msmith verify --vk vk.json --public signals --proof proofs --json
  msmith verify --vk vk.json --public a.json b.json --proof pa.json pb.json
  msmith verify --vk v.bin --vk-format ark-vk --curve bn254 --public p.json --proof p.bin --proof-format ark-compressed")]
pub struct Verify {
    /// The verification key: that of `snarkjs zkey export verificationkey`, a zkey, or a key of arkworks or gnark
    #[arg(long, value_name = "FILE")]
    pub vk: Input,
    /// How the key is written, unless it is JSON or a zkey
    #[arg(long, value_name = "F", requires = "curve", value_parser = lists::key_format())]
    pub vk_format: Option<FileFormat>,
    /// The curve of a key that does not say it
    #[arg(long, value_name = "NAME", value_parser = lists::curve())]
    pub curve: Option<&'static Curve>,
    /// The public signals of each proof, as snarkjs writes public.json
    #[arg(long, value_name = "FILE", required = true, num_args = 1..)]
    pub public: Vec<Input>,
    /// The proofs, as snarkjs writes proof.json
    #[arg(long, value_name = "FILE", required = true, num_args = 1..)]
    pub proof: Vec<Input>,
    /// How the proofs are written, unless they are JSON: bytes of arkworks, of gnark, or three points; a file each
    #[arg(long, value_name = "F", value_parser = lists::proof_format())]
    pub proof_format: Option<BasesFormat>,
    /// Print what a verifying contract is called with, as `snarkjs zkey export soliditycalldata` does: a line for each
    /// proof, if all verify
    #[arg(long)]
    pub calldata: bool,
    #[command(flatten)]
    pub machine: Machine,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}
