//! The arguments of `msmith prove`.

use crate::place::{Input, Mapped, Output};

use super::ListHow;

#[derive(clap::Args)]
#[command(after_help = "\
Takes a key of snarkjs (Groth16, BN254 or BLS12-381) and a witness, and writes the proof and the public signals as
`snarkjs groth16 prove` does; what is not given a file is printed.

Examples:
  msmith prove circuit.zkey witness.wtns --proof proof.json --public public.json
  msmith prove --zkey circuit.zkey --wtns witness.wtns --check
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
    /// Verify the proof before it is written: a witness that does not satisfy the circuit is refused
    #[arg(long)]
    pub check: bool,
    /// The circuit, so that --check names the first constraint that is not satisfied
    #[arg(long, value_name = "FILE", requires = "check")]
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
