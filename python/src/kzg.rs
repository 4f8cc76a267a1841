//! KZG commitments of EIP-4844; `msmith.kzg` has c-kzg's names.

use std::path::{PathBuf, absolute};

use msmith::{Backend, Options};
use msmith_io::kzg::{self, Blob, Setup};
use msmith_io::table;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyTuple};

use crate::buffer::Buffer;
use crate::call::Call;
use crate::failure::Failure;
use crate::pickled::{Reduced, reduced};

/// A trusted setup.
#[pyclass(frozen, module = "msmith.kzg", name = "TrustedSetup")]
pub struct PySetup {
    setup: Setup,
    origin: Origin,
}

/// Where a setup came from.
enum Origin {
    Mainnet,
    Text(PathBuf),
    /// Of mainnet's points.
    Table(PathBuf),
}

/// Points of a setup: long enough for a thread.
const N: usize = 4096;

/// A setup that is made or read on another thread: a signal ends the call.
fn made(py: Python<'_>, origin: Origin) -> PyResult<PySetup> {
    Call::run_unstoppable(py, move || {
        let engine = kzg::engine(Backend::detect()?)?;
        let setup = match &origin {
            Origin::Mainnet => Setup::mainnet(engine)?,
            Origin::Text(path) => {
                let text = msmith_io::read_file(path)?;
                Setup::from_text(engine, &text, &Options::default())?
            }
            Origin::Table(path) => Setup::mainnet_from(table::open(&engine, path)?)?,
        };
        Ok(PySetup { setup, origin })
    })
}

#[pymethods]
impl PySetup {
    /// The setup of Ethereum's mainnet, which is built in.
    #[staticmethod]
    fn mainnet(py: Python<'_>) -> PyResult<Self> {
        made(py, Origin::Mainnet)
    }

    /// That of a text file, as c-kzg reads it; its points are checked.
    #[staticmethod]
    fn of_file(py: Python<'_>, path: PathBuf) -> PyResult<Self> {
        made(py, Origin::Text(absolute(path)?))
    }

    /// That of mainnet, by a table of its points.
    #[staticmethod]
    fn of_table(py: Python<'_>, path: PathBuf) -> PyResult<Self> {
        made(py, Origin::Table(absolute(path)?))
    }

    /// By the path of its file.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        let (path, is_table) = match &self.origin {
            Origin::Mainnet => (None, false),
            Origin::Text(path) => (Some(path), false),
            Origin::Table(path) => (Some(path), true),
        };
        reduced(py, "setup", (path, is_table))
    }

    fn __repr__(&self) -> String {
        match &self.origin {
            Origin::Mainnet => "<TrustedSetup of Ethereum's mainnet>".into(),
            Origin::Text(path) => format!("<TrustedSetup of {}>", path.display()),
            Origin::Table(path) => {
                format!(
                    "<TrustedSetup of Ethereum's mainnet by the table {}>",
                    path.display()
                )
            }
        }
    }

    /// The commitment to a blob of 131072 bytes, 4096 integers below r of 32 bytes each: 48 bytes.
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

    /// The proof of the blob's value at z, an integer below r of 32 bytes, and that value y: 48 and 32 bytes.
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

    /// The proof at the point that blob and commitment choose, 48 bytes. That the commitment is the blob's is not checked.
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
