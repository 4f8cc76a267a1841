//! The arguments of `msmith wtns …`

use clap::{ArgGroup, Subcommand};

use crate::place::{Input, Mapped};

use super::ListHow;

#[derive(Subcommand)]
pub enum Wtns {
    /// Say whether a witness satisfies a circuit, and which constraint it does not
    Check(WtnsCheck),
}

#[derive(clap::Args)]
#[command(group(ArgGroup::new("of").required(true).args(["r1cs", "zkey"])))]
#[command(after_help = "\
A key does not have all of its circuit: of a key a proof is made and verified, and the constraint is not found. The exit
code is 1 where the witness does not satisfy.

Examples:
  msmith wtns check witness.wtns --r1cs circuit.r1cs
  msmith wtns check witness.wtns --r1cs circuit.r1cs --sym circuit.sym
  msmith wtns check witness.wtns --zkey circuit.zkey --json")]
pub struct WtnsCheck {
    /// The witness
    #[arg(value_name = "WTNS")]
    pub witness: Input,
    /// The circuit
    #[arg(long, value_name = "FILE")]
    pub r1cs: Option<Mapped>,
    /// In place of the circuit, its key
    #[arg(long, value_name = "FILE")]
    pub zkey: Option<Mapped>,
    /// The names of signals, as circom --sym writes them
    #[arg(long, value_name = "FILE", conflicts_with = "zkey")]
    pub sym: Option<Input>,
    #[command(flatten)]
    pub how: ListHow,
}
