//! What is asked of a library, and which there are.

use super::inputs::Inputs;
use super::{go_eth_kzg, own};
use crate::engine::{Job, Timed};
use crate::engines;
use anyhow::{Result, bail};
use msmith_kzg::{Cell, Cells, Proofs};
use std::rc::Rc;
use std::sync::Arc;

/// A function of the specifications. A library's own is the one that does the least of what gives the result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Function {
    Commit,
    ProveBlob,
    ComputeCells,
    CellsAndProofs,
    /// Cells and proofs.
    Recover,
    RecoverCells,
    /// Cells and proofs; the proofs of the cells that are there may be used.
    RecoverFromProofs,
    VerifyProof,
    VerifyBlob,
    VerifyBlobs,
    VerifyCells,
}

impl Function {
    pub const ALL: [Self; 11] = [
        Self::Commit,
        Self::ProveBlob,
        Self::ComputeCells,
        Self::CellsAndProofs,
        Self::Recover,
        Self::RecoverCells,
        Self::RecoverFromProofs,
        Self::VerifyProof,
        Self::VerifyBlob,
        Self::VerifyBlobs,
        Self::VerifyCells,
    ];

    /// Its name between processes.
    pub fn name(self) -> &'static str {
        match self {
            Self::Commit => "commit",
            Self::ProveBlob => "prove-blob",
            Self::ComputeCells => "compute-cells",
            Self::CellsAndProofs => "cells-and-proofs",
            Self::Recover => "recover",
            Self::RecoverCells => "recover-cells",
            Self::RecoverFromProofs => "recover-from-proofs",
            Self::VerifyProof => "verify-proof",
            Self::VerifyBlob => "verify-blob",
            Self::VerifyBlobs => "verify-blobs",
            Self::VerifyCells => "verify-cells",
        }
    }
}

/// A library, ready, on one thread.
pub trait Library {
    /// The function on these inputs; nothing if the library lacks it. What its caller would hold is made beforehand.
    fn job(&self, function: Function, inputs: &Arc<Inputs>) -> Result<Option<Box<dyn Job>>>;
}

/// Starts one: `msmith:48M` (tables of at most 48 MB), `msmith:0`, `msmith-mapped:PATH` (the tables of that folder),
/// `c-kzg:8`, `rust-eth-kzg:8` (tables of windows of so many bits, none for 0), `rust-eth-kzg-tables:8`, `go-eth-kzg`.
pub fn start(name: &str) -> Result<Rc<dyn Library>> {
    let (kind, parameter) = name.split_once(':').unwrap_or((name, ""));
    Ok(match kind {
        "msmith" => Rc::new(own::Own::within(parameter)?),
        "msmith-mapped" => Rc::new(own::Own::mapped(parameter.as_ref())?),
        "go-eth-kzg" => Rc::new(go_eth_kzg::GoEthKzg::start()?),
        #[cfg(feature = "kzg")]
        "c-kzg" => Rc::new(super::c_kzg::CKzg::start(parameter.parse()?)?),
        #[cfg(feature = "kzg")]
        "rust-eth-kzg" => Rc::new(super::rust_eth_kzg::RustEthKzg::start(parameter.parse()?)?),
        #[cfg(feature = "kzg")]
        "rust-eth-kzg-tables" => Rc::new(super::rust_eth_kzg::Tables::start(parameter.parse()?)?),
        #[cfg(not(feature = "kzg"))]
        "c-kzg" | "rust-eth-kzg" | "rust-eth-kzg-tables" => bail!("it needs `--features kzg`"),
        _ => bail!("unknown library {name:?}"),
    })
}

/// Which version has that name.
pub fn version(name: &str) -> String {
    match name.split(':').next().unwrap_or(name) {
        "c-kzg" => "c-kzg 2.1.8".to_owned(),
        "rust-eth-kzg" => "rust_eth_kzg 0.10.0".to_owned(),
        "rust-eth-kzg-tables" => "ekzg-bls12-381 0.10.0".to_owned(),
        "go-eth-kzg" => "go-eth-kzg 1.5.0, gnark-crypto 0.22.0".to_owned(),
        _ => engines::msmith::version(1),
    }
}

/// A job from a call and how its result is written.
pub fn timed<T: 'static>(
    call: impl FnMut() -> T + 'static,
    bytes: impl Fn(T) -> Vec<u8> + 'static,
) -> Box<dyn Job> {
    Box::new(Timed { sum: call, bytes })
}

/// 1 for true.
pub fn verdict(verified: bool) -> Vec<u8> {
    vec![u8::from(verified)]
}

/// Cells, then proofs.
pub fn row(cells: &[Cell], proofs: &[[u8; 48]]) -> Vec<u8> {
    [cells.as_flattened(), proofs.as_flattened()].concat()
}

/// The same of what this library gives.
pub fn own_row((cells, proofs): (Cells, Proofs)) -> Vec<u8> {
    row(&cells[..], &proofs[..])
}
