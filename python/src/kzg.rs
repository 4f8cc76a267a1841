//! KZG commitments of EIP-4844; `msmith.kzg` has c-kzg's names.

use msmith_io::kzg::{Blob, Setup};
use msmith_io::table;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyTuple};
use std::path::PathBuf;

use crate::buffer::Buffer;
use crate::call::Call;
use crate::failure::Failure;

/// A trusted setup.
#[pyclass(frozen, module = "msmith.kzg", name = "TrustedSetup")]
pub struct PySetup {
    setup: Setup,
}

/// Points of a setup: long enough for a thread.
const N: usize = 4096;

#[pymethods]
impl PySetup {
    /// The setup of Ethereum's mainnet, which is built in.
    #[staticmethod]
    fn mainnet(py: Python<'_>) -> PyResult<Self> {
        let setup = Call::plain().run(py, N, 256, |_| Ok(Setup::mainnet(Setup::engine(None)?)?))?;
        Ok(Self { setup })
    }

    /// That of a text file, as c-kzg reads it; its points are checked.
    #[staticmethod]
    fn of_file(py: Python<'_>, path: PathBuf) -> PyResult<Self> {
        let setup = Call::plain().run(py, N, 256, |options| {
            let text = msmith_io::read_file(&path)?;
            Ok(Setup::from_text(Setup::engine(None)?, &text, options)?)
        })?;
        Ok(Self { setup })
    }

    /// That of mainnet, by a table of its points.
    #[staticmethod]
    fn of_table(py: Python<'_>, path: PathBuf) -> PyResult<Self> {
        let setup = Call::plain().run(py, N, 256, |_| {
            Ok(Setup::mainnet_from(table::open(
                &Setup::engine(None)?,
                &path,
            )?)?)
        })?;
        Ok(Self { setup })
    }

    fn blob_to_kzg_commitment<'py>(
        &self,
        py: Python<'py>,
        blob: &Bound<'_, PyAny>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let blob = Buffer::bytes_of(blob, "blob", &[N, 32])?;
        let bytes = Call::plain().run(py, N, 256, |options| {
            Ok(self.setup.commit(&raw(&blob)?, options)?.bytes)
        })?;
        Ok(PyBytes::new(py, &bytes))
    }

    fn compute_kzg_proof<'py>(
        &self,
        py: Python<'py>,
        blob: &Bound<'_, PyAny>,
        z: &Bound<'_, PyAny>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let (blob, z) = (
            Buffer::bytes_of(blob, "blob", &[N, 32])?,
            Buffer::bytes_of(z, "z", &[])?,
        );
        let proof = Call::plain().run(py, N, 256, |options| {
            Ok(self.setup.proof(&raw(&blob)?, z.bytes(), options)?)
        })?;
        PyTuple::new(
            py,
            [PyBytes::new(py, &proof.bytes), PyBytes::new(py, &proof.y)],
        )
    }

    fn compute_blob_kzg_proof<'py>(
        &self,
        py: Python<'py>,
        blob: &Bound<'_, PyAny>,
        commitment: &Bound<'_, PyAny>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let (blob, commitment) = (
            Buffer::bytes_of(blob, "blob", &[N, 32])?,
            Buffer::bytes_of(commitment, "commitment", &[])?,
        );
        let proof = Call::plain().run(py, N, 256, |options| {
            Ok(self
                .setup
                .blob_proof(&raw(&blob)?, commitment.bytes(), options)?)
        })?;
        Ok(PyBytes::new(py, &proof.bytes))
    }
}

/// A blob of 131072 bytes; hex is not for this face.
fn raw(bytes: &Buffer) -> Result<Blob, Failure> {
    let bytes = bytes.bytes();
    if bytes.len() != msmith_io::kzg::BLOB_BYTES {
        let most = msmith_io::kzg::BLOB_BYTES;
        return Err(Failure::new(format!(
            "a blob has {most} bytes, not {}",
            bytes.len()
        )));
    }
    Ok(Blob::read(bytes)?)
}
