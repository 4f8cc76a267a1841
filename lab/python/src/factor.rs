//! Factors by elliptic curves.

use msmith_ecm::{How, Options, Outcome, Stage, default_b2};
use num_bigint::BigUint;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::arguments::{self, shown, within};
use crate::call::Call;
use crate::failure::{Failure, Kind};
use crate::integers::integer;

impl From<msmith_ecm::Error> for Failure {
    fn from(error: msmith_ecm::Error) -> Self {
        match error {
            msmith_ecm::Error::Cancelled { .. } => Self::of(Kind::Cancelled, "cancelled"),
            error => Self::new(error.to_string()),
        }
    }
}

/// Looks for a factor of n.
#[pyfunction]
#[pyo3(signature = (n, b1, b2, curves, seed, threads, progress))]
pub fn factor<'py>(
    py: Python<'py>,
    n: &Bound<'_, PyAny>,
    b1: &Bound<'_, PyAny>,
    b2: Option<&Bound<'_, PyAny>>,
    curves: &Bound<'_, PyAny>,
    seed: &Bound<'_, PyAny>,
    threads: Option<&Bound<'_, PyAny>>,
    progress: Option<&Bound<'_, PyAny>>,
) -> PyResult<Bound<'py, PyDict>> {
    let call = Call::new(threads, false, None, "auto", progress)?;
    let n = integer(n, || "`n`".into())?;
    let n = BigUint::try_from(n).map_err(|why| {
        let n = shown(&why.into_original());
        Failure::new(format!("`n` is {n}: must not be negative"))
    })?;
    let [b1, seed] = [
        within(b1, "b1", [0, u64::MAX])?,
        within(seed, "seed", [0, u64::MAX])?,
    ];
    let b2 = b2.map(|b2| within(b2, "b2", [0, u64::MAX])).transpose()?;
    let curves = within(curves, "curves", [1, u64::MAX])?;
    let options = Options {
        b1,
        b2,
        curves,
        seed,
        threads: arguments::threads(threads)?,
        ..Options::default()
    };
    let total = usize::try_from(curves).unwrap_or(usize::MAX);
    let outcome = call.run(py, total, u64::MAX, |o| {
        Ok(msmith_ecm::factor(&n, &options, o.watch)?)
    })?;
    let found = PyDict::new(py);
    found.set_item("b1", b1)?;
    found.set_item("b2", b2.unwrap_or(default_b2(b1)))?;
    match outcome {
        Outcome::Factor(f) => {
            found.set_item("factor", f.factor)?;
            found.set_item("cofactor", f.cofactor)?;
            found.set_item("curves", f.curves)?;
            found.set_item(
                "how",
                match f.how {
                    How::Trial => "trial division".into(),
                    How::Power(e) => format!("power {e}"),
                    How::Curve {
                        k,
                        stage: Stage::One,
                    } => format!("curve {k}, stage 1"),
                    How::Curve {
                        k,
                        stage: Stage::Two,
                    } => format!("curve {k}, stage 2"),
                    _ => String::new(),
                },
            )?;
        }
        Outcome::Prime => found.set_item("how", "prime")?,
        Outcome::Nothing { curves } => found.set_item("curves", curves)?,
        _ => {}
    }
    Ok(found)
}
