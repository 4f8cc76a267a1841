//! Cells: computed, recovered, and whether they are right.

use msmith_kzg::{Cells, Proofs};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyList};

use super::items::{Items, indices};
use super::{Any, list, run};
use crate::call::Call;

/// What a recovery makes.
const FIELD_ELEMENTS_PER_EXT_BLOB: usize = 2 * msmith_kzg::FIELD_ELEMENTS_PER_BLOB;

/// Cells, and a proof for each.
pub type Row<'py> = (Bound<'py, PyList>, Bound<'py, PyList>);

pub fn row<'py>(py: Python<'py>, cells: &Cells, proofs: &Proofs) -> PyResult<Row<'py>> {
    Ok((list(py, &cells[..])?, list(py, &proofs[..])?))
}

/// The 128 cells of a blob and its extension, 2048 bytes each.
#[pyfunction]
#[pyo3(signature = (blob, trusted_setup, *, threads = None, progress = None, memory_limit = None))]
pub fn compute_cells<'py>(
    py: Python<'py>,
    blob: Any<'_, '_>,
    trusted_setup: Any<'_, '_>,
    threads: Option<Any<'_, '_>>,
    progress: Option<Any<'_, '_>>,
    memory_limit: Option<Any<'_, '_>>,
) -> PyResult<Bound<'py, PyList>> {
    let blob = Items::one(blob, "blob")?;
    let chosen = [threads, progress, memory_limit];
    let cells = run(trusted_setup, chosen, blob.elements(), |kzg, options| {
        Ok(kzg.compute_cells(blob.only()?, options)?)
    })?;
    list(py, &cells[..])
}

/// The 128 cells of a blob and its extension, and a proof for each.
#[pyfunction]
#[pyo3(signature = (blob, trusted_setup, *, threads = None, progress = None, memory_limit = None))]
pub fn compute_cells_and_kzg_proofs<'py>(
    py: Python<'py>,
    blob: Any<'_, '_>,
    trusted_setup: Any<'_, '_>,
    threads: Option<Any<'_, '_>>,
    progress: Option<Any<'_, '_>>,
    memory_limit: Option<Any<'_, '_>>,
) -> PyResult<Row<'py>> {
    let blob = Items::one(blob, "blob")?;
    let chosen = [threads, progress, memory_limit];
    let (cells, proofs) = run(trusted_setup, chosen, blob.elements(), |kzg, options| {
        Ok(kzg.compute_cells_and_kzg_proofs(blob.only()?, options)?)
    })?;
    row(py, &cells, &proofs)
}

/// All 128 cells from at least 64 of them, whose indices ascend.
#[pyfunction]
#[pyo3(signature = (
    cell_indices, cells, trusted_setup, *, threads = None, progress = None, memory_limit = None
))]
pub fn recover_cells<'py>(
    py: Python<'py>,
    cell_indices: Any<'_, '_>,
    cells: Any<'_, '_>,
    trusted_setup: Any<'_, '_>,
    threads: Option<Any<'_, '_>>,
    progress: Option<Any<'_, '_>>,
    memory_limit: Option<Any<'_, '_>>,
) -> PyResult<Bound<'py, PyList>> {
    let cell_indices = indices(cell_indices, "cell_indices")?;
    let cells = Items::many(cells, "cells")?;
    let chosen = [threads, progress, memory_limit];
    let cells = run(
        trusted_setup,
        chosen,
        FIELD_ELEMENTS_PER_EXT_BLOB,
        |kzg, options| Ok(kzg.recover_cells(&cell_indices, cells.all(), options)?),
    )?;
    list(py, &cells[..])
}

/// All 128 cells and their proofs from at least 64 cells, whose indices ascend.
#[pyfunction]
#[pyo3(signature = (
    cell_indices, cells, trusted_setup, *, threads = None, progress = None, memory_limit = None
))]
pub fn recover_cells_and_kzg_proofs<'py>(
    py: Python<'py>,
    cell_indices: Any<'_, '_>,
    cells: Any<'_, '_>,
    trusted_setup: Any<'_, '_>,
    threads: Option<Any<'_, '_>>,
    progress: Option<Any<'_, '_>>,
    memory_limit: Option<Any<'_, '_>>,
) -> PyResult<Row<'py>> {
    let cell_indices = indices(cell_indices, "cell_indices")?;
    let cells = Items::many(cells, "cells")?;
    let chosen = [threads, progress, memory_limit];
    let (cells, proofs) = run(
        trusted_setup,
        chosen,
        FIELD_ELEMENTS_PER_EXT_BLOB,
        |kzg, options| Ok(kzg.recover_cells_and_kzg_proofs(&cell_indices, cells.all(), options)?),
    )?;
    row(py, &cells, &proofs)
}

/// Whether all cells are right: cell k has an index in the blob of commitment k. Commitments may repeat.
#[pyfunction]
#[pyo3(signature = (
    commitments, cell_indices, cells, proofs, trusted_setup, *, threads = None, progress = None, memory_limit = None
))]
pub fn verify_cell_kzg_proof_batch(
    commitments: Any<'_, '_>,
    cell_indices: Any<'_, '_>,
    cells: Any<'_, '_>,
    proofs: Any<'_, '_>,
    trusted_setup: Any<'_, '_>,
    threads: Option<Any<'_, '_>>,
    progress: Option<Any<'_, '_>>,
    memory_limit: Option<Any<'_, '_>>,
) -> PyResult<bool> {
    let commitments = Items::many(commitments, "commitments")?;
    let cell_indices = indices(cell_indices, "cell_indices")?;
    let cells = Items::many(cells, "cells")?;
    let proofs = Items::many(proofs, "proofs")?;
    let chosen = [threads, progress, memory_limit];
    run(trusted_setup, chosen, cells.elements(), |kzg, options| {
        Ok(kzg.verify_cell_kzg_proof_batch(
            commitments.all(),
            &cell_indices,
            cells.all(),
            proofs.all(),
            options,
        )?)
    })
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
    let cells = Items::many(cells, "cells")?;
    let proofs = Items::many(proofs, "proofs")?;
    let r = Call::plain().run(py, cells.elements(), 1, |_| {
        Ok(msmith_kzg::compute_verify_cell_kzg_proof_batch_challenge(
            commitments.all(),
            &commitment_indices,
            &cell_indices,
            cells.all(),
            proofs.all(),
        )?)
    })?;
    Ok(PyBytes::new(py, &r))
}
