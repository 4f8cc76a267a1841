//! The laboratory for Python: the module `msmith_lab._lab`, which the package `msmith_lab` wraps.
//!
//! **Variable time**, as all of msmith.
#![deny(unsafe_code)]
// PyO3's functions take what Python gives, by value.
#![allow(missing_docs)]

// Numbers, integers and calls are those of the package `msmith`.
#[allow(dead_code)]
#[path = "../../../python/src/arguments.rs"]
mod arguments;
#[allow(dead_code)]
#[path = "../../../python/src/call.rs"]
mod call;
mod chains;
mod factor;
mod failure;
#[allow(dead_code)]
#[path = "../../../python/src/integers.rs"]
mod integers;
#[allow(dead_code)]
#[path = "../../../crates/faces/cli/src/args/number.rs"]
mod number;

use pyo3::prelude::*;

#[pymodule]
fn _lab(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add("__version__", env!("CARGO_PKG_VERSION"))?;
    m.add_function(wrap_pyfunction!(factor::factor, m)?)?;
    m.add_function(wrap_pyfunction!(chains::find_chain, m)?)?;
    m.add_function(wrap_pyfunction!(chains::chain_methods, m)?)?;
    m.add_function(wrap_pyfunction!(chains::chain_costs, m)?)?;
    Ok(())
}
