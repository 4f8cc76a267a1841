//! The Python face of msmith: the module `msmith._msmith`, which the package `msmith` wraps.
//!
//! It is thin: views of Python's buffers, calls that signals and progress can end, exceptions. Sums, tables and files
//! are those of `msmith` and `msmith-io`. `docs/python.md` is the way in.
//!
//! **Variable time**, as all of msmith.
#![deny(unsafe_code)]
// PyO3's functions take what Python gives, by value.
#![allow(missing_docs)]

mod arguments;
mod buffer;
mod call;
mod closable;
mod engine;
mod failure;
mod file;
mod groth16;
mod integers;
mod kzg;
mod listed;
// As the program reads them.
#[allow(dead_code)]
#[path = "../../crates/faces/cli/src/args/number.rs"]
mod number;
mod numbers;
mod pickled;
mod plans;
mod point;
mod points;
mod room;
mod scalars;
mod signatures;
mod stream;
mod table;
mod which;

use pyo3::prelude::*;

#[pymodule]
fn _msmith(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add("__version__", env!("CARGO_PKG_VERSION"))?;
    failure::add(m)?;
    m.add_class::<which::PyEngine>()?;
    m.add_class::<point::PyPoint>()?;
    m.add_class::<table::PyTable>()?;
    m.add_class::<stream::PyStream>()?;
    m.add_class::<file::PyFile>()?;
    m.add_class::<file::PySection>()?;
    groth16::add(m)?;
    kzg::add(m)?;
    m.add_function(wrap_pyfunction!(file::open, m)?)?;
    m.add_function(wrap_pyfunction!(signatures::signature_rules, m)?)?;
    m.add_function(wrap_pyfunction!(signatures::verify_batch, m)?)?;
    m.add_function(wrap_pyfunction!(which::curves, m)?)?;
    m.add_function(wrap_pyfunction!(which::formats, m)?)?;
    m.add_function(wrap_pyfunction!(which::backends, m)?)?;
    Ok(())
}
