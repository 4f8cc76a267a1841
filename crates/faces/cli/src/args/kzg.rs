//! The arguments of `msmith kzg …`

use clap::{ArgGroup, Subcommand};

use crate::place::{Folder, Input, Mapped, Output};

use super::ListHow;
use super::number::{self, Numbers, size};

#[derive(Subcommand)]
pub enum Kzg {
    /// Commit to blobs
    Commit(KzgCommit),
    /// Prove blobs: each for its commitment, or the value of each at a point
    Prove(KzgProve),
    /// Verify the proofs of blobs, or of a value; says which are wrong
    Verify(KzgVerify),
    /// Extend blobs to their 128 cells, with a proof for each
    Cells(KzgCells),
    /// Recover all cells of blobs, their proofs, or the blobs, from half of the cells or more
    Recover(KzgRecover),
    /// Verify cells of any blobs in any columns; says which are wrong
    VerifyCells(KzgVerifyCells),
    /// Write the tables that make commitments and proofs faster to a folder, where --table finds them
    Table(KzgTable),
}

/// Which setup.
#[derive(clap::Args)]
pub struct KzgSetup {
    /// Another trusted setup (text, as c-kzg reads it); otherwise that of Ethereum's mainnet
    #[arg(long, value_name = "FILE")]
    pub setup: Option<Input>,
    #[command(flatten)]
    pub how: ListHow,
}

/// Which tables.
#[derive(clap::Args)]
pub struct KzgTables {
    /// Tables of the setup's points, which make sums faster: a folder that `msmith kzg table` wrote, or a file that
    /// `msmith table build --kzg` wrote. Tables of another setup are refused
    #[arg(long, value_name = "PATH", conflicts_with = "budget")]
    pub table: Option<Mapped>,
    /// First make tables of at most this number of bytes; without it some are made where that takes less time than they
    /// save
    #[arg(long, value_name = "SIZE", value_parser = size)]
    pub budget: Option<u64>,
}

#[derive(clap::Args)]
#[command(after_help = "\
Prints a commitment a line, as other commands take them from files.

Examples:
  msmith kzg commit blob.bin
  msmith kzg commit one.hex two.hex --json
  msmith kzg commit - --table tables --threads 1")]
pub struct KzgCommit {
    /// Blobs, 131072 bytes each: one behind another, or a line of hex digits for each
    #[arg(value_name = "BLOB", required = true)]
    pub blobs: Vec<Input>,
    #[command(flatten)]
    pub tables: KzgTables,
    #[command(flatten)]
    pub setup: KzgSetup,
}

#[derive(clap::Args)]
#[command(group(ArgGroup::new("for").args(["commitment", "commitments", "z"])))]
#[command(after_help = "\
Prints a proof a line, as other commands take them from files; with --z the proof and, behind a space, the value.

Examples:
  msmith kzg prove blob.bin
  msmith kzg prove blobs.hex --commitments commitments.txt
  msmith kzg prove blob.bin --z 0x0000000000000000000000000000000000000000000000000000000000000007 --json")]
pub struct KzgProve {
    /// Blobs, 131072 bytes each: one behind another, or a line of hex digits for each
    #[arg(value_name = "BLOB", required = true)]
    pub blobs: Vec<Input>,
    /// The commitment, 96 hex digits; given once for each blob. That it is the blob's is not checked. Commitments that
    /// are not given are computed
    #[arg(long, value_name = "HEX", value_parser = number::hex::<48>)]
    pub commitment: Vec<[u8; 48]>,
    /// The commitments: a line of hex digits for each blob, or 48 bytes
    #[arg(long, value_name = "FILE")]
    pub commitments: Option<Input>,
    /// Prove the value at this point, 64 hex digits: an integer below r
    #[arg(long, value_name = "HEX", value_parser = number::hex::<32>)]
    pub z: Option<[u8; 32]>,
    #[command(flatten)]
    pub tables: KzgTables,
    #[command(flatten)]
    pub setup: KzgSetup,
}

#[derive(clap::Args)]
#[command(group(ArgGroup::new("what").required(true).args(["blobs", "z"])))]
#[command(group(ArgGroup::new("for").required(true).args(["commitment", "commitments"])))]
#[command(group(ArgGroup::new("by").required(true).args(["proof", "proofs"])))]
#[command(after_help = "\
One blob: msmith kzg verify BLOB --commitment HEX --proof HEX
A value:  msmith kzg verify --commitment HEX --z HEX --y HEX --proof HEX

The exit code is 1 where something is wrong.

Examples:
  msmith kzg verify blobs.hex --commitments commitments.txt --proofs proofs.txt
  msmith kzg verify one.bin two.bin --commitments commitments.txt --proofs proofs.txt --json")]
pub struct KzgVerify {
    /// Blobs, 131072 bytes each: one behind another, or a line of hex digits for each
    #[arg(value_name = "BLOB")]
    pub blobs: Vec<Input>,
    /// The commitment, 96 hex digits; given once for each blob
    #[arg(long, value_name = "HEX", value_parser = number::hex::<48>)]
    pub commitment: Vec<[u8; 48]>,
    /// The commitments: a line of hex digits for each blob, or 48 bytes
    #[arg(long, value_name = "FILE", conflicts_with = "z")]
    pub commitments: Option<Input>,
    /// The proof, 96 hex digits; given once for each blob
    #[arg(long, value_name = "HEX", value_parser = number::hex::<48>)]
    pub proof: Vec<[u8; 48]>,
    /// The proofs: a line of hex digits for each blob, or 48 bytes
    #[arg(long, value_name = "FILE", conflicts_with = "z")]
    pub proofs: Option<Input>,
    /// Instead of a blob: the point, 64 hex digits
    #[arg(long, value_name = "HEX", requires = "y", value_parser = number::hex::<32>)]
    pub z: Option<[u8; 32]>,
    /// The value at the point, 64 hex digits
    #[arg(long, value_name = "HEX", requires = "z", value_parser = number::hex::<32>)]
    pub y: Option<[u8; 32]>,
    #[command(flatten)]
    pub setup: KzgSetup,
}

#[derive(clap::Args)]
#[command(group(ArgGroup::new("to").required(true).multiple(true).args(["out", "proofs"])))]
#[command(after_help = "\
Examples:
  msmith kzg cells blob.bin --out cells.bin --proofs proofs.txt
  msmith kzg cells one.bin two.bin --out cells.bin
  msmith kzg cells blobs.hex --proofs proofs.txt --table tables")]
pub struct KzgCells {
    /// Blobs, 131072 bytes each: one behind another, or a line of hex digits for each
    #[arg(value_name = "BLOB", required = true)]
    pub blobs: Vec<Input>,
    /// A new file for the cells: 128 for each blob, 2048 bytes each, of which the first 64 are the blob
    #[arg(long, value_name = "FILE")]
    pub out: Option<Output>,
    /// A new file for the proofs of the cells: a line of hex digits for each
    #[arg(long, value_name = "FILE")]
    pub proofs: Option<Output>,
    #[command(flatten)]
    pub tables: KzgTables,
    #[command(flatten)]
    pub setup: KzgSetup,
}

#[derive(clap::Args)]
#[command(group(ArgGroup::new("to").required(true).multiple(true).args(["out", "proofs", "blob"])))]
#[command(after_help = "\
Examples:
  msmith kzg recover half.bin --indices 0-63 --out cells.bin --proofs proofs.txt
  msmith kzg recover some.bin --indices 0-63,70,72-127 --known-proofs some.txt --out cells.bin --proofs proofs.txt
  msmith kzg recover half.bin --indices 64-127 --blob blob.bin")]
pub struct KzgRecover {
    /// Cells, 2048 bytes each: one behind another, or a line of hex digits for each. More than one blob's: all of the
    /// first, all of the second and so on
    #[arg(value_name = "CELLS", required = true)]
    pub cells: Vec<Input>,
    /// Which cells of a blob they are, of 0 to 127, in the order in which they come: 0-63,70,72-127
    #[arg(long, visible_alias = "columns", value_name = "LIST", value_parser = number::numbers)]
    pub indices: Numbers,
    /// The proofs of the given cells: a line of hex digits for each, or 48 bytes. Missing ones are made of them, which is
    /// much faster than from the cells. That they are those of the cells is not verified (`msmith kzg verify-cells`)
    #[arg(long, value_name = "FILE", requires = "proofs")]
    pub known_proofs: Option<Input>,
    /// A new file for the cells: 128 for each blob, 2048 bytes each
    #[arg(long, value_name = "FILE")]
    pub out: Option<Output>,
    /// A new file for the proofs of the cells: a line of hex digits for each
    #[arg(long, value_name = "FILE")]
    pub proofs: Option<Output>,
    /// A new file for the blobs, 131072 bytes each
    #[arg(long, value_name = "FILE")]
    pub blob: Option<Output>,
    #[command(flatten)]
    pub tables: KzgTables,
    #[command(flatten)]
    pub setup: KzgSetup,
}

#[derive(clap::Args)]
#[command(after_help = "\
Rows are places in the list of commitments, columns those of cells in their blob, 0 to 127. As many of each as there are
cells: one for each. Otherwise the cells are those of the first row in all columns, of the second in all columns and so
on. The exit code is 1 where something is wrong.

Examples:
  msmith kzg verify-cells cells.bin proofs.txt --commitments commitments.txt
  msmith kzg verify-cells column.bin column.txt --commitments commitments.txt --columns 17
  msmith kzg verify-cells some.bin some.txt --commitments commitments.txt --rows 0,0,2 --columns 5,77,5 --json")]
pub struct KzgVerifyCells {
    /// Cells, 2048 bytes each: one behind another, or a line of hex digits for each
    #[arg(value_name = "CELLS")]
    pub cells: Input,
    /// A proof for each cell: a line of hex digits, or 48 bytes
    #[arg(value_name = "PROOFS")]
    pub proofs: Input,
    /// The commitments to the blobs: a line of hex digits for each, or 48 bytes
    #[arg(long, value_name = "FILE")]
    pub commitments: Input,
    /// The cells' commitments, the first of which is 0; otherwise all of them in turn
    #[arg(long, value_name = "LIST", value_parser = number::numbers)]
    pub rows: Option<Numbers>,
    /// Which cells of their blob they are; otherwise 0-127
    #[arg(long, visible_alias = "indices", value_name = "LIST", value_parser = number::numbers)]
    pub columns: Option<Numbers>,
    #[command(flatten)]
    pub setup: KzgSetup,
}

#[derive(clap::Args)]
#[command(after_help = "\
Programs that use the same folder share the memory of its tables.

Examples:
  msmith kzg table --out tables
  msmith kzg table --out small --budget 20M --setup trusted_setup.txt")]
pub struct KzgTable {
    /// The folder, which is made if it is not there; tables in it are replaced when new ones are complete
    #[arg(long, value_name = "FOLDER")]
    pub out: Folder,
    /// Most bytes of all tables
    #[arg(long, value_name = "SIZE", default_value = "48MB", value_parser = size)]
    pub budget: u64,
    #[command(flatten)]
    pub setup: KzgSetup,
}
