//! KZG commitments and proofs of blobs (EIP-4844) and cells (EIP-7594): the functions of `msmith.kzg`, with ckzg's
//! names and argument orders.
//!
//! Shapes are refused as they are read, with the interpreter's lock; then `msmith_kzg` has the arguments as arrays.

mod answer;
mod calls;
mod challenges;
mod items;
mod setup;

use msmith::Options;
use msmith_kzg::Context;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

use crate::call::Call;
use crate::failure::{Failure, Kind};
use setup::PySetup;

/// An argument or an option as Python gives it.
type Any<'a, 'py> = &'a Bound<'py, PyAny>;

/// The options of a call: threads, progress, memory_limit.
type Chosen<'a, 'py> = [Option<Any<'a, 'py>>; 3];

impl From<msmith_kzg::Error> for Failure {
    fn from(error: msmith_kzg::Error) -> Self {
        use msmith_kzg::Error as E;
        let message = error.to_string();
        match error {
            E::Element { index, .. }
            | E::Point { index, .. }
            | E::CellIndex { index, .. }
            | E::Row { index, .. }
            | E::Order { index }
            | E::Repeated { index, .. } => Self::of(Kind::Kzg, message).at(index),
            E::Lengths { .. } => Self::new(message),
            E::Item { index, error, .. } => Self::from(*error).saying(message).at(index),
            E::Engine(error) => error.into(),
            E::Setup(error) => Self::from(error).of_setup(),
            E::NoTables(_) => Self::new(message).of_setup(),
            _ => Self::of(Kind::Kzg, message),
        }
    }
}

/// What was read of an argument, where an object of a wrong type is an error of ckzg's kind too.
fn argument<T>(py: Python<'_>, read: PyResult<T>) -> PyResult<T> {
    read.map_err(|why| match why.is_instance_of::<PyTypeError>(py) {
        true => Failure::of(Kind::Argument, why.value(py).to_string()).into(),
        false => why,
    })
}

/// Runs a job of as many field elements by a setup, as [`Call::run`] does.
fn run<T: Send>(
    setup: Any<'_, '_>,
    chosen: Chosen<'_, '_>,
    elements: usize,
    job: impl FnOnce(&Context, &Options<'_>) -> Result<T, Failure> + Send,
) -> PyResult<T> {
    let py = setup.py();
    let Ok(setup) = setup.cast::<PySetup>() else {
        let kind = setup.get_type();
        let why = format!("`trusted_setup` is a {kind}: give what load_trusted_setup returns");
        return Err(Failure::of(Kind::Argument, why).into());
    };
    let context = setup.get().context();
    call(chosen)?.run(py, elements, 256, |options| job(context, options))
}

fn call([threads, progress, memory_limit]: Chosen<'_, '_>) -> PyResult<Call> {
    Call::new(threads, false, memory_limit, "auto", progress)
}

/// The classes and the functions.
pub fn add(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_class::<PySetup>()?;
    m.add_class::<items::PyCommitments>()?;
    m.add_function(wrap_pyfunction!(setup::load_trusted_setup, m)?)?;
    m.add_function(wrap_pyfunction!(challenges::compute_challenge, m)?)?;
    m.add_function(wrap_pyfunction!(
        challenges::compute_verify_cell_kzg_proof_batch_challenge,
        m
    )?)?;
    calls::add(m)
}
