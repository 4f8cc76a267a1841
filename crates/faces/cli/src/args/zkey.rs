//! The arguments of `msmith zkey …`

use clap::{ArgGroup, Subcommand};

use crate::place::{Folder, Input, Mapped, Output};

use super::{ListHow, SecretText, number};

#[derive(Subcommand)]
pub enum Zkey {
    /// Make the first key of a circuit from prepared powers of tau
    New(ZkeyNew),
    /// Contribute a secret of your own to a key
    Contribute(ZkeyContribute),
    /// Contribute a beacon to a key: the last contribution of a ceremony
    Beacon(ZkeyBeacon),
    /// Verify a key and its contributions, from the circuit or from the first key
    Verify(ZkeyVerify),
    /// Show how large the circuit of a key is, and who contributed to it
    Info(ZkeyInfo),
    /// Write the verifying key of a key (JSON)
    ExportVk(ZkeyExport),
    /// Write a contract that verifies proofs of a key (Solidity, BN254)
    ExportSolidity(ZkeyExport),
    /// Make a key at once, without a ceremony: who runs this could keep what makes false proofs
    Setup(ZkeySetup),
    /// Write tables that make the proofs of a key faster to a folder, where `msmith prove --table` finds them
    Table(ZkeyTable),
}

#[derive(clap::Args)]
#[command(after_help = "\
The file is the one that `snarkjs zkey new` writes, byte for byte.

Examples:
  msmith zkey new circuit.r1cs powers.ptau --out first.zkey
  msmith zkey new circuit.r1cs powers.ptau --out first.zkey --memory-limit 1G --json")]
pub struct ZkeyNew {
    /// The circuit, as circom writes it
    #[arg(value_name = "R1CS")]
    pub r1cs: Mapped,
    /// Powers of tau, prepared for phase 2, of which only the points are checked (msmith ptau verify)
    #[arg(value_name = "PTAU")]
    pub ptau: Mapped,
    /// A new file for the key
    #[arg(long, value_name = "FILE")]
    pub out: Output,
    #[command(flatten)]
    pub how: ListHow,
}

#[derive(clap::Args)]
#[command(after_help = "\
The secret is drawn from the system's randomness and from the text together, and is never written. Publish the hash of the
contribution that is printed: names are bound to nothing.

Examples:
  msmith zkey contribute first.zkey --out second.zkey --name Ada
  msmith zkey contribute first.zkey --out second.zkey --entropy-file -")]
pub struct ZkeyContribute {
    /// The key to contribute to, of which only the points are checked (msmith zkey verify)
    #[arg(value_name = "ZKEY")]
    pub key: Mapped,
    /// A new file for the key with the contribution
    #[arg(long, value_name = "FILE")]
    pub out: Output,
    /// A name that the key keeps, of which 64 letters count
    #[arg(long, value_name = "NAME")]
    pub name: Option<String>,
    #[command(flatten)]
    pub secret: SecretText,
    #[command(flatten)]
    pub how: ListHow,
}

#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  msmith zkey beacon second.zkey --beacon 0102030405060708090a0b0c0d0e0f10 --iterations 10 --out last.zkey
  msmith zkey beacon second.zkey --beacon 0xc0ffee --iterations 20 --name beacon --out last.zkey --json")]
pub struct ZkeyBeacon {
    /// The key to contribute to, of which only the points are checked (msmith zkey verify)
    #[arg(value_name = "ZKEY")]
    pub key: Mapped,
    /// What nobody could foresee, 1 to 255 bytes as hex digits
    #[arg(long, value_name = "HEX", value_parser = bytes)]
    pub beacon: Beacon,
    /// It is hashed 2^E times, of 10 to 63
    #[arg(long, value_name = "E", value_parser = number::within::<u8>(10, 63))]
    pub iterations: u8,
    /// A new file for the key with the contribution
    #[arg(long, value_name = "FILE")]
    pub out: Output,
    /// A name that the key keeps, of which 64 letters count
    #[arg(long, value_name = "NAME")]
    pub name: Option<String>,
    #[command(flatten)]
    pub how: ListHow,
}

/// Bytes of hex digits.
#[derive(Clone)]
pub struct Beacon(pub Vec<u8>);

fn bytes(text: &str) -> Result<Beacon, String> {
    let digits = text.strip_prefix("0x").unwrap_or(text);
    let bytes = msmith_io::hex::decode(digits.as_bytes());
    bytes
        .map(Beacon)
        .ok_or_else(|| "it is not of hex digits, two a byte".to_owned())
}

#[derive(clap::Args)]
#[command(group(ArgGroup::new("from").required(true).multiple(true).args(["r1cs", "initial", "previous"])))]
#[command(after_help = "\
What is not asked is said: whether the powers of tau are right (msmith ptau verify), and without --r1cs whether the earlier
key is one of the circuit. The exit code is 1 where something is wrong. A key that anybody can make proofs for is right all
the same, and named (`forgeable`; `forgeable_powers` where that is so by the powers' contributions).

Examples:
  msmith zkey verify third.zkey --ptau powers.ptau --r1cs circuit.r1cs --previous second.zkey
  msmith zkey verify last.zkey --ptau powers.ptau --r1cs circuit.r1cs
  msmith zkey verify last.zkey --ptau powers.ptau --initial first.zkey --json")]
pub struct ZkeyVerify {
    /// The key
    #[arg(value_name = "ZKEY")]
    pub key: Mapped,
    /// The powers of tau that it was made from
    #[arg(long, value_name = "FILE")]
    pub ptau: Mapped,
    /// The circuit
    #[arg(long, value_name = "FILE", conflicts_with = "initial")]
    pub r1cs: Option<Mapped>,
    /// In place of the circuit, the first key of the ceremony, which the key must go on from
    #[arg(long, value_name = "FILE")]
    pub initial: Option<Mapped>,
    /// An earlier key of the ceremony, whose contributions must be the first ones; alone, the same as --initial
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
Shows what the key says, and verifies nothing of it: msmith zkey verify does.

Examples:
  msmith zkey info circuit.zkey
  msmith zkey info circuit.zkey --json")]
pub struct ZkeyInfo {
    /// The key
    #[arg(value_name = "ZKEY")]
    pub key: Mapped,
    #[command(flatten)]
    pub how: ListHow,
}

#[derive(clap::Args)]
#[command(after_help = "\
What is not given a file is printed. A key of which everybody knows a secret, as where nobody has contributed to it, is
exported with a warning on stderr: anybody can make proofs of anything for it. `msmith zkey verify` asks more.

Examples:
  msmith zkey export-vk last.zkey --out verification_key.json
  msmith zkey export-solidity last.zkey --out verifier.sol")]
pub struct ZkeyExport {
    /// The key
    #[arg(value_name = "ZKEY")]
    pub key: Mapped,
    /// A new file for it
    #[arg(long, value_name = "FILE")]
    pub out: Option<Output>,
    #[command(flatten)]
    pub how: ListHow,
}

#[derive(clap::Args)]
#[command(after_help = "\
For trials, or where one party is trusted. The key is no part of a ceremony: what is contributed to it cannot be
verified.

Examples:
  msmith zkey setup circuit.r1cs --out circuit.zkey
  msmith zkey setup circuit.r1cs --toxic five.txt --out circuit.zkey")]
pub struct ZkeySetup {
    /// The circuit, as circom writes it
    #[arg(value_name = "R1CS")]
    pub r1cs: Mapped,
    /// A new file for the key
    #[arg(long, value_name = "FILE")]
    pub out: Output,
    /// A file of tau, alpha, beta, gamma and delta: hex digits, a line each, which are not wiped from memory. Otherwise
    /// they are drawn and forgotten
    #[arg(long, value_name = "FILE")]
    pub toxic: Option<Input>,
    #[command(flatten)]
    pub how: ListHow,
}

#[derive(clap::Args)]
#[command(after_help = "\
For keys that prove often. Tables are of multiples of the points of A, B1, C and H, each where it makes its sum faster; a
key for which none does is refused. Programs that use the same folder share the memory of its tables.

Examples:
  msmith zkey table circuit.zkey --out tables
  msmith zkey table circuit.zkey --out tables --budget 64M
  msmith prove circuit.zkey witness.wtns --table tables")]
pub struct ZkeyTable {
    /// The key
    #[arg(value_name = "ZKEY")]
    pub key: Mapped,
    /// The folder, which is made if it is not there; tables of a key in it are replaced when new ones are complete
    #[arg(long, value_name = "FOLDER")]
    pub out: Folder,
    /// Most bytes of all tables
    #[arg(long, value_name = "SIZE", default_value = "16M", value_parser = number::size)]
    pub budget: u64,
    /// Do not check that the points of the key are on the curve
    #[arg(long)]
    pub trusted_key: bool,
    #[command(flatten)]
    pub how: ListHow,
}
