//! The arguments of `msmith prove`.

use crate::place::{Input, Mapped, Output};

use super::ListHow;

#[derive(clap::Args)]
#[command(after_help = "\
Takes a key of snarkjs (Groth16, BN254 or BLS12-381) and a witness, and writes the proof and the public signals as
`snarkjs groth16 prove` does; what is not given a file is printed. Unlike there the proof is verified before it is
written, which takes some milliseconds.

Examples:
  msmith prove circuit.zkey witness.wtns --proof proof.json --public public.json
  msmith prove --zkey circuit.zkey --wtns witness.wtns --r1cs circuit.r1cs
  msmith prove circuit.zkey - --memory-limit 256MiB --json
  msmith prove circuit.zkey witness.wtns --table tables")]
pub struct Prove {
    /// The proving key
    #[arg(
        value_name = "ZKEY",
        required_unless_present = "zkey",
        conflicts_with = "zkey"
    )]
    pub key: Option<Mapped>,
    /// The witness
    #[arg(
        value_name = "WTNS",
        required_unless_present = "wtns",
        conflicts_with = "wtns"
    )]
    pub witness: Option<Input>,
    /// The proving key, in place of the first argument
    #[arg(long, value_name = "FILE", requires = "wtns")]
    pub zkey: Option<Mapped>,
    /// The witness, in place of the second argument
    #[arg(long, value_name = "FILE", requires = "zkey")]
    pub wtns: Option<Input>,
    /// A new file for the proof (JSON)
    #[arg(long, value_name = "FILE")]
    pub proof: Option<Output>,
    /// A new file for the public signals (JSON)
    #[arg(long, value_name = "FILE")]
    pub public: Option<Output>,
    /// Write the proof without verifying it, even one of a witness that does not satisfy the circuit
    #[arg(long)]
    pub no_check: bool,
    /// What is done anyway
    #[arg(long, hide = true, conflicts_with = "no_check")]
    pub check: bool,
    /// The circuit: where the proof does not verify, whether that is the witness, with its first constraint that is not
    /// satisfied, or the key
    #[arg(long, value_name = "FILE", conflicts_with = "no_check")]
    pub r1cs: Option<Mapped>,
    /// Tables of the key's points, which make sums faster: a folder that `msmith zkey table` wrote. Those of another key are
    /// refused
    #[arg(long, value_name = "FOLDER")]
    pub table: Option<Mapped>,
    /// Do not check that the points of the key are on the curve
    #[arg(long)]
    pub trusted_key: bool,
    #[command(flatten)]
    pub how: ListHow,
}
