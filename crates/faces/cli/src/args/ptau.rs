//! The arguments of `msmith ptau …`

use clap::Subcommand;
use msmith::curve::Curve;

use crate::place::{Input, Mapped, Output};

use super::{ListHow, lists, number};

#[derive(Subcommand)]
pub enum Ptau {
    /// Begin a ceremony: powers of 1
    New(PtauNew),
    /// Contribute a secret, which is forgotten
    Contribute(PtauContribute),
    /// Contribute a beacon, which nobody could foresee: the last contribution
    Beacon(PtauBeacon),
    /// Add the Lagrange forms of all smaller powers, which keys of circuits are made from
    Prepare(PtauPrepare),
    /// Verify everything: contributions, powers, hashes, Lagrange forms
    Verify(PtauVerify),
    /// Cut a file down to a smaller power
    Truncate(PtauTruncate),
    /// Say what a file has, and its contributions, without checking them
    Info(PtauInfo),
    /// Write the challenge of the next contributor, who has another program perhaps
    ExportChallenge(PtauExport),
    /// Answer a challenge: write a response
    Respond(PtauRespond),
    /// Take a response into a file
    ImportResponse(PtauImport),
}

/// What a contributor brings.
#[derive(clap::Args)]
pub struct SecretText {
    /// A text that nobody else knows, beside the system's randomness. Other users of the machine may see it as an
    /// argument
    #[arg(long, value_name = "TEXT", conflicts_with = "entropy_file")]
    pub entropy: Option<String>,
    /// A file with such a text, which is not wiped from memory
    #[arg(long, value_name = "FILE")]
    pub entropy_file: Option<Input>,
}

#[derive(clap::Args)]
#[command(after_help = "\
Prints the hash of the first challenge. The same file for everybody.

Examples:
  msmith ptau new --curve bn254 --power 14 --out 0.ptau")]
pub struct PtauNew {
    /// The curve, bn254 or bls12-381
    #[arg(long, value_name = "NAME", value_parser = lists::curve())]
    pub curve: &'static Curve,
    /// The largest circuit will have 2^P constraints, P from 1 to 28
    #[arg(long, value_name = "P", value_parser = number::within::<u32>(1, 28))]
    pub power: u32,
    /// The new file
    #[arg(long, value_name = "FILE")]
    pub out: Output,
    #[command(flatten)]
    pub how: ListHow,
}

#[derive(clap::Args)]
#[command(after_help = "\
Prints the hash of the response, which the contributor publishes: names are bound to nothing. The secret is never
written.

Examples:
  msmith ptau contribute 0.ptau --out 1.ptau --name Ada
  msmith ptau contribute 1.ptau --out 2.ptau --entropy-file -")]
pub struct PtauContribute {
    /// The file to contribute to, which is not checked (msmith ptau verify)
    #[arg(value_name = "PTAU")]
    pub file: Mapped,
    /// The new file
    #[arg(long, value_name = "FILE")]
    pub out: Output,
    /// The contributor's name, of which 64 letters are kept
    #[arg(long, value_name = "NAME")]
    pub name: Option<String>,
    #[command(flatten)]
    pub secret: SecretText,
    #[command(flatten)]
    pub how: ListHow,
}

#[derive(clap::Args)]
#[command(after_help = "\
Prints the hash of the response.

Examples:
  msmith ptau beacon 2.ptau --out 3.ptau --beacon 0102030405060708090a0b0c0d0e0f10 --iterations 10")]
pub struct PtauBeacon {
    /// The file to contribute to, which is not checked (msmith ptau verify)
    #[arg(value_name = "PTAU")]
    pub file: Mapped,
    /// The new file
    #[arg(long, value_name = "FILE")]
    pub out: Output,
    /// What nobody could foresee, 1 to 255 bytes as hex digits
    #[arg(long, value_name = "HEX")]
    pub beacon: String,
    /// It is hashed 2^E times, of 10 to 63
    #[arg(long, value_name = "E", value_parser = number::within::<u8>(10, 63))]
    pub iterations: u8,
    /// A name for it, of which 64 letters are kept
    #[arg(long, value_name = "NAME")]
    pub name: Option<String>,
    #[command(flatten)]
    pub how: ListHow,
}

#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  msmith ptau prepare 3.ptau --out prepared.ptau
  msmith ptau prepare 3.ptau --out prepared.ptau --threads 8 --memory-limit 16G")]
pub struct PtauPrepare {
    /// The file with all contributions, whose points are checked and not their powers (msmith ptau verify)
    #[arg(value_name = "PTAU")]
    pub file: Mapped,
    /// The new file
    #[arg(long, value_name = "FILE")]
    pub out: Output,
    #[command(flatten)]
    pub how: ListHow,
}

#[derive(clap::Args)]
#[command(after_help = "\
The exit code is 1 where something is wrong; what is wrong first is named. Powers of which everybody knows a number are
right all the same, and named (`forgeable`). Names of contributors are bound to nothing: compare the hashes that they
published.

Examples:
  msmith ptau verify prepared.ptau
  msmith ptau verify new.ptau --previous old.ptau
  msmith ptau verify prepared.ptau --most-iterations 40 --json")]
pub struct PtauVerify {
    /// The file
    #[arg(value_name = "PTAU")]
    pub file: Mapped,
    /// An earlier file of the ceremony, whose contributions must be the first ones. It is not verified itself
    #[arg(long, value_name = "FILE")]
    pub previous: Option<Mapped>,
    /// Refuse beacons of more than 2^E iterations, each of which is a hash to compute
    #[arg(long, value_name = "E", default_value = "32", value_parser = number::within::<u8>(10, 63))]
    pub most_iterations: u8,
    #[command(flatten)]
    pub how: ListHow,
}

#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  msmith ptau truncate prepared.ptau --power 12 --out small.ptau")]
pub struct PtauTruncate {
    /// The file
    #[arg(value_name = "PTAU")]
    pub file: Mapped,
    /// The new power, below the file's; nothing else is looked at
    #[arg(long, value_name = "P", value_parser = number::within::<u32>(1, 40))]
    pub power: u32,
    /// The new file
    #[arg(long, value_name = "FILE")]
    pub out: Output,
    #[command(flatten)]
    pub how: ListHow,
}

#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  msmith ptau info prepared.ptau
  msmith ptau info prepared.ptau --json")]
pub struct PtauInfo {
    /// The file
    #[arg(value_name = "PTAU")]
    pub file: Mapped,
    #[command(flatten)]
    pub how: ListHow,
}

#[derive(clap::Args)]
#[command(after_help = "\
Prints the hash of the challenge.

Examples:
  msmith ptau export-challenge 1.ptau --out challenge")]
pub struct PtauExport {
    /// The file
    #[arg(value_name = "PTAU")]
    pub file: Mapped,
    /// The new challenge file
    #[arg(long, value_name = "FILE")]
    pub out: Output,
    #[command(flatten)]
    pub how: ListHow,
}

#[derive(clap::Args)]
#[command(after_help = "\
Prints the hash of the response, which the contributor publishes, and that of the challenge, which its giver should have
published.

Examples:
  msmith ptau respond challenge --curve bn254 --out response")]
pub struct PtauRespond {
    /// The challenge file
    #[arg(value_name = "CHALLENGE")]
    pub file: Mapped,
    /// The curve, bn254 or bls12-381
    #[arg(long, value_name = "NAME", value_parser = lists::curve())]
    pub curve: &'static Curve,
    /// The new response file
    #[arg(long, value_name = "FILE")]
    pub out: Output,
    #[command(flatten)]
    pub secret: SecretText,
    #[command(flatten)]
    pub how: ListHow,
}

#[derive(clap::Args)]
#[command(after_help = "\
Prints the hash of the response. That its lists are powers, msmith ptau verify asks.

Examples:
  msmith ptau import-response 1.ptau response --out 2.ptau --name Grace")]
pub struct PtauImport {
    /// The file that the challenge was of
    #[arg(value_name = "PTAU")]
    pub file: Mapped,
    /// The response file
    #[arg(value_name = "RESPONSE")]
    pub response: Mapped,
    /// The new file
    #[arg(long, value_name = "FILE")]
    pub out: Output,
    /// The contributor's name, of which 64 letters are kept
    #[arg(long, value_name = "NAME")]
    pub name: Option<String>,
    #[command(flatten)]
    pub how: ListHow,
}
