//! Trusted setups with their tables.

use std::path::{Path, PathBuf, absolute};

use msmith::{Backend, Options};
use msmith_kzg::{Context, Setup};
use num_bigint::BigInt;
use pyo3::prelude::*;

use super::{Any, argument, call};
use crate::arguments::{self, shown};
use crate::failure::{Failure, Kind};
use crate::integers::integer;
use crate::pickled::{Reduced, reduced};

/// A trusted setup, with the tables that the first calls make of it, or that are mapped from files.
#[pyclass(frozen, module = "msmith.kzg", name = "TrustedSetup")]
pub struct PySetup {
    context: Context,
    origin: Origin,
}

/// Where a setup came from.
struct Origin {
    /// Its text; mainnet without one.
    text: Option<PathBuf>,
    tables: Tables,
}

enum Tables {
    /// Made, within a number of bytes.
    Within(u64),
    /// Mapped: a folder or file.
    At(PathBuf),
}

impl Origin {
    fn context(&self, options: &Options<'_>) -> Result<Context, Failure> {
        let backend = Backend::detect()?;
        let setup = match &self.text {
            None => Setup::mainnet(backend)?,
            Some(path) => read(backend, path, options)?,
        };
        Ok(match &self.tables {
            Tables::Within(budget) => Context::new(setup, *budget)?,
            Tables::At(path) => Context::open(setup, path)?,
        })
    }
}

/// The setup of a text file.
fn read(backend: Backend, path: &Path, options: &Options<'_>) -> Result<Setup, Failure> {
    let text = msmith_io::read_file(path).map_err(|why| Failure::from(why).of_setup())?;
    Setup::from_text(backend, &text, options).map_err(|why| Failure::from(why).of_setup_at(path))
}

/// A path as Python gives it, made absolute, so that it is the same for other processes.
pub fn path(object: Any<'_, '_>, what: &str) -> PyResult<PathBuf> {
    let path: PathBuf = object.extract().map_err(|_| {
        let kind = object.get_type();
        let why = format!("`{what}` is a {kind}: give a path");
        PyErr::from(Failure::of(Kind::Argument, why))
    })?;
    Ok(absolute(path)?)
}

/// The setup of a text file, which c-kzg reads too; without one that of Ethereum's mainnet, which is built in.
///
/// Its tables take at most `budget` bytes (48 MB by default, or a text such as "16M"; 0 for none) and are made by the
/// first call that uses them; or they are those of a folder that `write_tables` wrote or of one file of `msmith table
/// build --kzg`, which are mapped. `precompute` is taken so that calls of ckzg fit, and means nothing here.
#[pyfunction]
#[pyo3(signature = (
    trusted_setup_path = None, precompute = None, *, budget = None, tables = None, threads = None
))]
pub fn load_trusted_setup(
    py: Python<'_>,
    trusted_setup_path: Option<Any<'_, '_>>,
    precompute: Option<Any<'_, '_>>,
    budget: Option<Any<'_, '_>>,
    tables: Option<Any<'_, '_>>,
    threads: Option<Any<'_, '_>>,
) -> PyResult<PySetup> {
    if let Some(number) = precompute {
        let number: BigInt = argument(py, integer(number, || "`precompute`".into()))?;
        if number < BigInt::ZERO || number > 15.into() {
            let number = shown(&number);
            let why = format!("precompute is {number}: it is a number from 0 to 15");
            return Err(Failure::of(Kind::Kzg, why).into());
        }
    }
    let budget = arguments::size(budget, "budget")?;
    let tables = tables.map(|t| path(t, "tables")).transpose()?;
    let origin = Origin {
        text: trusted_setup_path
            .map(|p| path(p, "trusted_setup_path"))
            .transpose()?,
        tables: match (tables, budget) {
            (Some(_), Some(_)) => {
                let why =
                    "give `budget` or `tables`, not both: tables in files are as large as they are";
                return Err(Failure::new(why).into());
            }
            (Some(path), None) => Tables::At(path),
            (None, budget) => Tables::Within(budget.unwrap_or(Context::BUDGET)),
        },
    };
    let call = call([threads, None, None])?;
    let made = move |options: &Options<'_>| {
        let context = origin.context(options)?;
        Ok(PySetup { context, origin })
    };
    call.run(py, usize::MAX, 256, made)
}

impl PySetup {
    pub fn context(&self) -> &Context {
        &self.context
    }
}

#[pymethods]
impl PySetup {
    /// By where it came from.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        let (budget, tables) = match &self.origin.tables {
            Tables::Within(budget) => (Some(*budget), None),
            Tables::At(path) => (None, Some(path)),
        };
        reduced(py, "setup", (self.origin.text.as_deref(), budget, tables))
    }

    fn __repr__(&self) -> String {
        let text = match &self.origin.text {
            None => "Ethereum's mainnet".into(),
            Some(path) => path.display().to_string(),
        };
        match &self.origin.tables {
            Tables::Within(Context::BUDGET) => format!("<TrustedSetup of {text}>"),
            Tables::Within(budget) => {
                format!("<TrustedSetup of {text}, tables of at most {budget} bytes>")
            }
            Tables::At(path) => format!("<TrustedSetup of {text}, tables {}>", path.display()),
        }
    }
}
