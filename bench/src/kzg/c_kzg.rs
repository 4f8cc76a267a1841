//! c-kzg 2.1.8, which has one thread.
#![allow(
    unsafe_code,
    reason = "cells without proofs are recovered by its function in C alone"
)]

use super::inputs::Inputs;
use super::library::{Function, Library, timed, verdict};
use crate::engine::Job;
use anyhow::{Result, anyhow, ensure};
use c_kzg::{Blob, Bytes32, Bytes48, Cell, KzgProof, KzgSettings};
use std::ptr;
use std::sync::Arc;

/// The library with tables of windows of so many bits, none for 0.
pub struct CKzg(&'static KzgSettings);

impl CKzg {
    /// Loads Ethereum's setup.
    pub fn start(precompute: u64) -> Result<Self> {
        ensure!(precompute < 16, "c-kzg takes 0 to 15");
        Ok(Self(c_kzg::ethereum_kzg_settings(precompute)))
    }
}

/// The inputs in its types.
struct Own {
    blobs: Vec<Blob>,
    commitments: Vec<Bytes48>,
    proofs: Vec<Bytes48>,
    indices: Vec<u64>,
    cells: Vec<Cell>,
    elements: Vec<Bytes32>,
}

impl Own {
    fn new(inputs: &Inputs) -> Self {
        let points = |list: &[[u8; 48]]| list.iter().copied().map(Bytes48::new).collect();
        Self {
            blobs: inputs.blobs.iter().copied().map(Blob::new).collect(),
            commitments: points(&inputs.commitments),
            proofs: points(&inputs.proofs),
            indices: inputs.indices.clone(),
            cells: inputs.cells.iter().copied().map(Cell::new).collect(),
            elements: inputs.elements.iter().copied().map(Bytes32::new).collect(),
        }
    }
}

fn row(cells: &[Cell], proofs: &[KzgProof]) -> Vec<u8> {
    let cells = cells.iter().flat_map(Cell::to_bytes);
    let proofs = proofs.iter().flat_map(|p| p.to_bytes().into_inner());
    cells.chain(proofs).collect()
}

unsafe extern "C" {
    /// 0 for success; without room for proofs none are made.
    fn recover_cells_and_kzg_proofs(
        recovered_cells: *mut Cell,
        recovered_proofs: *mut KzgProof,
        cell_indices: *const u64,
        cells: *const Cell,
        num_cells: u64,
        settings: *const KzgSettings,
    ) -> u32;
}

fn recover_cells(settings: &KzgSettings, indices: &[u64], cells: &[Cell]) -> Result<Vec<Cell>> {
    ensure!(indices.len() == cells.len(), "an index for each cell");
    let mut all = vec![Cell::default(); c_kzg::CELLS_PER_EXT_BLOB];
    // SAFETY: room for all cells, none for proofs, which null says; as many indices as cells, and the settings are
    // loaded.
    let code = unsafe {
        recover_cells_and_kzg_proofs(
            all.as_mut_ptr(),
            ptr::null_mut(),
            indices.as_ptr(),
            cells.as_ptr(),
            cells.len() as u64,
            settings,
        )
    };
    match code {
        0 => Ok(all),
        code => Err(anyhow!("c-kzg answers {code}")),
    }
}

impl Library for CKzg {
    fn job(&self, function: Function, inputs: &Arc<Inputs>) -> Result<Option<Box<dyn Job>>> {
        let (kzg, i) = (self.0, Own::new(inputs));
        let why = "valid inputs";
        Ok(Some(match function {
            Function::Commit => timed(
                move || kzg.blob_to_kzg_commitment(&i.blobs[0]).expect(why),
                |point| point.to_bytes().to_vec(),
            ),
            Function::ProveBlob => timed(
                move || {
                    let proof = kzg.compute_blob_kzg_proof(&i.blobs[0], &i.commitments[0]);
                    proof.expect(why)
                },
                |point| point.to_bytes().to_vec(),
            ),
            Function::ComputeCells => timed(
                move || kzg.compute_cells(&i.blobs[0]).expect(why),
                |cells| row(&cells[..], &[]),
            ),
            Function::CellsAndProofs => timed(
                move || kzg.compute_cells_and_kzg_proofs(&i.blobs[0]).expect(why),
                |(cells, proofs)| row(&cells[..], &proofs[..]),
            ),
            // It has no use for proofs.
            Function::Recover | Function::RecoverFromProofs => timed(
                move || {
                    let all = kzg.recover_cells_and_kzg_proofs(&i.indices, &i.cells);
                    all.expect(why)
                },
                |(cells, proofs)| row(&cells[..], &proofs[..]),
            ),
            Function::RecoverCells => timed(
                move || recover_cells(kzg, &i.indices, &i.cells).expect(why),
                |cells| row(&cells, &[]),
            ),
            Function::VerifyProof => timed(
                move || {
                    let (of, z, y) = (&i.commitments[0], &i.elements[0], &i.elements[1]);
                    kzg.verify_kzg_proof(of, z, y, &i.proofs[0]).expect(why)
                },
                verdict,
            ),
            Function::VerifyBlob => timed(
                move || {
                    let (blob, commitment) = (&i.blobs[0], &i.commitments[0]);
                    kzg.verify_blob_kzg_proof(blob, commitment, &i.proofs[0])
                        .expect(why)
                },
                verdict,
            ),
            Function::VerifyBlobs => timed(
                move || {
                    kzg.verify_blob_kzg_proof_batch(&i.blobs, &i.commitments, &i.proofs)
                        .expect(why)
                },
                verdict,
            ),
            Function::VerifyCells => timed(
                move || {
                    let (of, cells) = (&i.commitments, &i.cells);
                    kzg.verify_cell_kzg_proof_batch(of, &i.indices, cells, &i.proofs)
                        .expect(why)
                },
                verdict,
            ),
        }))
    }
}
