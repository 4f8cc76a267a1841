//! The challenges of the specifications, which need no setup.

use pyo3::prelude::*;
use pyo3::types::PyBytes;

use super::Any;
use super::items::{Items, indices, many_cells};
use crate::call::Call;

/// The point at which a proof of `compute_blob_kzg_proof` is made: 32 bytes.
#[pyfunction]
pub fn compute_challenge<'py>(
    py: Python<'py>,
    blob: Any<'_, '_>,
    commitment: Any<'_, '_>,
) -> PyResult<Bound<'py, PyBytes>> {
    let blob = Items::one(blob, "blob")?;
    let commitment = Items::one(commitment, "commitment")?;
    let z = Call::plain().run(py, blob.elements(), 1, |_| {
        Ok(msmith_kzg::compute_challenge(
            blob.only()?,
            commitment.only()?,
        )?)
    })?;
    Ok(PyBytes::new(py, &z))
}

/// The challenge by which the specification weighs the cells of a batch: 32 bytes. Each commitment is given once, and
/// `commitment_indices` say which one a cell has.
#[pyfunction]
pub fn compute_verify_cell_kzg_proof_batch_challenge<'py>(
    py: Python<'py>,
    commitments: Any<'_, '_>,
    commitment_indices: Any<'_, '_>,
    cell_indices: Any<'_, '_>,
    cells: Any<'_, '_>,
    proofs: Any<'_, '_>,
) -> PyResult<Bound<'py, PyBytes>> {
    let commitments = Items::many(commitments, "commitments")?;
    let commitment_indices = indices(commitment_indices, "commitment_indices")?;
    let cell_indices = indices(cell_indices, "cell_indices")?;
    let cells = many_cells(cells, "cells")?;
    let proofs = Items::many(proofs, "proofs")?;
    let r = Call::plain().run(py, cells.elements(), 1, |_| {
        Ok(msmith_kzg::compute_verify_cell_kzg_proof_batch_challenge(
            &commitments.all(),
            &commitment_indices,
            &cell_indices,
            &cells.each(),
            &proofs.all(),
        )?)
    })?;
    Ok(PyBytes::new(py, &r))
}
