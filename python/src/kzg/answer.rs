//! What functions return, as Python's objects.

use msmith_kzg::Commitments;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyBytes, PyInt, PyList, PyTuple};

use super::items::PyCommitments;

pub trait Answer {
    fn shown<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>>;
}

impl Answer for () {
    fn shown<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(py.None().into_bound(py))
    }
}

impl Answer for bool {
    fn shown<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(PyBool::new(py, *self).to_owned().into_any())
    }
}

impl Answer for usize {
    fn shown<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(PyInt::new(py, *self).into_any())
    }
}

impl Answer for Commitments {
    fn shown<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(Bound::new(py, PyCommitments(self.clone()))?.into_any())
    }
}

impl<const N: usize> Answer for [u8; N] {
    fn shown<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(PyBytes::new(py, self).into_any())
    }
}

impl<const N: usize, const M: usize> Answer for [[u8; N]; M] {
    fn shown<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        list(py, self)
    }
}

impl<T: Answer> Answer for Vec<T> {
    fn shown<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        list(py, self)
    }
}

impl<T: Answer> Answer for Box<T> {
    fn shown<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        (**self).shown(py)
    }
}

impl<A: Answer, B: Answer> Answer for (A, B) {
    fn shown<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(PyTuple::new(py, [self.0.shown(py)?, self.1.shown(py)?])?.into_any())
    }
}

fn list<'py, T: Answer>(py: Python<'py>, items: &[T]) -> PyResult<Bound<'py, PyAny>> {
    let list = PyList::empty(py);
    for item in items {
        list.append(item.shown(py)?)?;
    }
    Ok(list.into_any())
}
