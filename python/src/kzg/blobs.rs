//! Blobs: commitments, proofs, and whether they are right.

use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyTuple};

use super::items::Items;
use super::{Any, run};
use crate::call::Call;

/// The commitment to a blob of 131072 bytes, 4096 integers below r of 32 bytes each: 48 bytes.
#[pyfunction]
#[pyo3(signature = (blob, trusted_setup, *, threads = None, progress = None, memory_limit = None))]
pub fn blob_to_kzg_commitment<'py>(
    py: Python<'py>,
    blob: Any<'_, '_>,
    trusted_setup: Any<'_, '_>,
    threads: Option<Any<'_, '_>>,
    progress: Option<Any<'_, '_>>,
    memory_limit: Option<Any<'_, '_>>,
) -> PyResult<Bound<'py, PyBytes>> {
    let blob = Items::one(blob, "blob")?;
    let chosen = [threads, progress, memory_limit];
    let bytes = run(trusted_setup, chosen, blob.elements(), |kzg, options| {
        Ok(kzg.blob_to_kzg_commitment(blob.only()?, options)?)
    })?;
    Ok(PyBytes::new(py, &bytes))
}

/// The proof of a blob's value at z, an integer below r of 32 bytes, and that value y: 48 and 32 bytes.
#[pyfunction]
#[pyo3(signature = (
    blob, z, trusted_setup, *, threads = None, progress = None, memory_limit = None
))]
pub fn compute_kzg_proof<'py>(
    py: Python<'py>,
    blob: Any<'_, '_>,
    z: Any<'_, '_>,
    trusted_setup: Any<'_, '_>,
    threads: Option<Any<'_, '_>>,
    progress: Option<Any<'_, '_>>,
    memory_limit: Option<Any<'_, '_>>,
) -> PyResult<Bound<'py, PyTuple>> {
    let blob = Items::one(blob, "blob")?;
    let z = Items::one(z, "z")?;
    let chosen = [threads, progress, memory_limit];
    let (proof, y) = run(trusted_setup, chosen, blob.elements(), |kzg, options| {
        Ok(kzg.compute_kzg_proof(blob.only()?, z.only()?, options)?)
    })?;
    PyTuple::new(py, [PyBytes::new(py, &proof), PyBytes::new(py, &y)])
}

/// The proof at the point that blob and commitment choose, 48 bytes. That the commitment is the blob's is not checked.
#[pyfunction]
#[pyo3(signature = (
    blob, commitment, trusted_setup, *, threads = None, progress = None, memory_limit = None
))]
pub fn compute_blob_kzg_proof<'py>(
    py: Python<'py>,
    blob: Any<'_, '_>,
    commitment: Any<'_, '_>,
    trusted_setup: Any<'_, '_>,
    threads: Option<Any<'_, '_>>,
    progress: Option<Any<'_, '_>>,
    memory_limit: Option<Any<'_, '_>>,
) -> PyResult<Bound<'py, PyBytes>> {
    let blob = Items::one(blob, "blob")?;
    let commitment = Items::one(commitment, "commitment")?;
    let chosen = [threads, progress, memory_limit];
    let bytes = run(trusted_setup, chosen, blob.elements(), |kzg, options| {
        Ok(kzg.compute_blob_kzg_proof(blob.only()?, commitment.only()?, options)?)
    })?;
    Ok(PyBytes::new(py, &bytes))
}

/// Whether the polynomial of a commitment has the value y at z.
#[pyfunction]
#[pyo3(signature = (
    commitment, z, y, proof, trusted_setup, *, threads = None, progress = None, memory_limit = None
))]
pub fn verify_kzg_proof(
    commitment: Any<'_, '_>,
    z: Any<'_, '_>,
    y: Any<'_, '_>,
    proof: Any<'_, '_>,
    trusted_setup: Any<'_, '_>,
    threads: Option<Any<'_, '_>>,
    progress: Option<Any<'_, '_>>,
    memory_limit: Option<Any<'_, '_>>,
) -> PyResult<bool> {
    let commitment = Items::one(commitment, "commitment")?;
    let z = Items::one(z, "z")?;
    let y = Items::one(y, "y")?;
    let proof = Items::one(proof, "proof")?;
    let chosen = [threads, progress, memory_limit];
    run(trusted_setup, chosen, 1, |kzg, options| {
        Ok(kzg.verify_kzg_proof(
            commitment.only()?,
            z.only()?,
            y.only()?,
            proof.only()?,
            options,
        )?)
    })
}

/// Whether a commitment is that of a blob, by a proof of `compute_blob_kzg_proof`.
#[pyfunction]
#[pyo3(signature = (
    blob, commitment, proof, trusted_setup, *, threads = None, progress = None, memory_limit = None
))]
pub fn verify_blob_kzg_proof(
    blob: Any<'_, '_>,
    commitment: Any<'_, '_>,
    proof: Any<'_, '_>,
    trusted_setup: Any<'_, '_>,
    threads: Option<Any<'_, '_>>,
    progress: Option<Any<'_, '_>>,
    memory_limit: Option<Any<'_, '_>>,
) -> PyResult<bool> {
    let blob = Items::one(blob, "blob")?;
    let commitment = Items::one(commitment, "commitment")?;
    let proof = Items::one(proof, "proof")?;
    let chosen = [threads, progress, memory_limit];
    run(trusted_setup, chosen, blob.elements(), |kzg, options| {
        Ok(kzg.verify_blob_kzg_proof(blob.only()?, commitment.only()?, proof.only()?, options)?)
    })
}

/// The same of many blobs at once: whether all are right.
#[pyfunction]
#[pyo3(signature = (
    blobs, commitments, proofs, trusted_setup, *, threads = None, progress = None, memory_limit = None
))]
pub fn verify_blob_kzg_proof_batch(
    blobs: Any<'_, '_>,
    commitments: Any<'_, '_>,
    proofs: Any<'_, '_>,
    trusted_setup: Any<'_, '_>,
    threads: Option<Any<'_, '_>>,
    progress: Option<Any<'_, '_>>,
    memory_limit: Option<Any<'_, '_>>,
) -> PyResult<bool> {
    let blobs = Items::many(blobs, "blobs")?;
    let commitments = Items::many(commitments, "commitments")?;
    let proofs = Items::many(proofs, "proofs")?;
    let chosen = [threads, progress, memory_limit];
    run(trusted_setup, chosen, blobs.elements(), |kzg, options| {
        Ok(kzg.verify_blob_kzg_proof_batch(
            blobs.all(),
            commitments.all(),
            proofs.all(),
            options,
        )?)
    })
}

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
