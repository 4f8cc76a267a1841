//! What sums and tables would take, as the dataclasses of `msmith._plan`.

use msmith::table::TablePlan;
use msmith::{Budget, Report};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::arguments;
use crate::failure::Failure;

/// What a table may take.
pub fn budget(
    bytes: Option<&Bound<'_, PyAny>>,
    rows: Option<&Bound<'_, PyAny>>,
) -> PyResult<Budget> {
    match (arguments::size(bytes, "budget")?, rows) {
        (Some(_), Some(_)) => {
            let why = "`budget` (bytes) and `points_per_base`: give one of them";
            Err(Failure::new(why).into())
        }
        (Some(bytes), _) => Ok(Budget::Bytes(bytes)),
        (_, Some(rows)) => {
            let most = u64::from(u32::MAX);
            let rows = arguments::within(rows, "points_per_base", [1, most])?;
            Ok(Budget::PointsPerBase(rows))
        }
        _ => Ok(Budget::Fastest),
    }
}

/// What a sum would do.
pub fn plan<'py>(
    py: Python<'py>,
    [curve, group]: [String; 2],
    n: usize,
    bits: u32,
    report: &Report,
) -> PyResult<Bound<'py, PyAny>> {
    let fields = PyDict::new(py);
    fields.set_item("curve", curve)?;
    fields.set_item("group", group)?;
    fields.set_item("n", n)?;
    fields.set_item("bits", bits)?;
    fields.set_item("algorithm", report.algorithm.name())?;
    fields.set_item("backend", report.backend.name())?;
    fields.set_item("threads", report.threads)?;
    fields.set_item("radix", &report.radix)?;
    fields.set_item("windows", report.windows)?;
    fields.set_item("buckets", report.buckets)?;
    fields.set_item("additions", report.additions)?;
    fields.set_item("peak_bytes", report.peak_bytes)?;
    fields.set_item("parts", report.parts)?;
    py.import("msmith._plan")?
        .getattr("Plan")?
        .call((), Some(&fields))
}

/// Tables for n bases.
pub fn tables<'py>(
    py: Python<'py>,
    n: usize,
    front: &[TablePlan],
) -> PyResult<Vec<Bound<'py, PyAny>>> {
    let class = py.import("msmith._plan")?.getattr("TablePlan")?;
    let one = |plan: &TablePlan| {
        let fields = PyDict::new(py);
        fields.set_item("n", n)?;
        fields.set_item("bucket_set", plan.set.to_string())?;
        fields.set_item("passes", plan.passes)?;
        fields.set_item("points_per_base", plan.rows)?;
        fields.set_item("bytes", plan.bytes)?;
        fields.set_item("additions", plan.additions)?;
        fields.set_item("nanoseconds", plan.nanoseconds)?;
        class.call((), Some(&fields))
    };
    front.iter().map(one).collect()
}
