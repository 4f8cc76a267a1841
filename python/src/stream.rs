//! Sums whose points come a piece at a time.

use std::sync::{Mutex, TryLockError};

use msmith::{Engine, Stream};
use pyo3::prelude::*;

use crate::call::Call;
use crate::failure::{Failure, Kind};
use crate::point::{self, PyPoint};
use crate::points::Given;
use crate::scalars::Integers;

/// A sum of any number of points; nothing of a piece is kept but its sum.
#[pyclass(frozen, module = "msmith", name = "Stream")]
pub struct PyStream {
    engine: Engine,
    in_subgroup: bool,
    /// Gone when it is finished.
    stream: Mutex<Option<Stream<'static>>>,
}

impl PyStream {
    pub fn new(
        engine: &Engine,
        threads: Option<&Bound<'_, PyAny>>,
        in_subgroup: bool,
        memory_limit: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let call = Call::new(threads, in_subgroup, memory_limit, "auto", None)?;
        let stream = engine.stream(&call.options(msmith::Watch::default()));
        Ok(Self {
            engine: engine.clone(),
            in_subgroup,
            stream: Mutex::new(Some(stream.map_err(Failure::from)?)),
        })
    }

    /// Works on the stream.
    fn with<T>(
        &self,
        work: impl FnOnce(&mut Option<Stream<'static>>) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        let mut stream = self.stream.try_lock().map_err(|why| match why {
            TryLockError::WouldBlock => Failure::new(
                "another thread is using the stream: use it from one at a time, not from its progress function",
            ),
            TryLockError::Poisoned(_) => Failure::of(
                Kind::Closed,
                "a fault of msmith ended this stream: begin a new one with Engine.stream",
            ),
        })?;
        if stream.is_none() {
            let why = "the stream is finished: begin a new one with Engine.stream";
            return Err(Failure::of(Kind::Closed, why));
        }
        work(&mut stream)
    }
}

#[pymethods]
impl PyStream {
    /// Adds a piece, scalar i times point i: both as `Engine.msm` takes them. A piece that is refused changes nothing.
    /// Ctrl-C and `progress` can end it. Variable time.
    #[pyo3(signature = (points, scalars, *, format = "affine-le", scalar_bytes = None, progress = None))]
    fn push(
        &self,
        py: Python<'_>,
        points: &Bound<'_, PyAny>,
        scalars: &Bound<'_, PyAny>,
        format: &str,
        scalar_bytes: Option<&Bound<'_, PyAny>>,
        progress: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let engine = &self.engine;
        let call = Call::new(None, self.in_subgroup, None, "auto", progress)?;
        let points = Given::new(engine, points, format)?;
        let scalars = Integers::new(engine, scalars, scalar_bytes, points.most(engine))?;
        let n = scalars.len();
        call.run(py, n, scalars.bits(), |options| {
            self.with(|stream| {
                let Some(stream) = stream else {
                    return Ok(());
                };
                points.with(engine, options, |points| {
                    scalars.with_points(engine, points, |points, scalars| {
                        Ok(stream.push_watched(points, scalars, options.watch)?)
                    })
                })
            })
        })
    }

    /// The sum of everything; the stream is then at its end.
    fn finish(&self, py: Python<'_>) -> PyResult<PyPoint> {
        let output = Call::plain().run(py, 1, 0, |_| {
            self.with(|stream| match stream.take() {
                Some(stream) => Ok(stream.finish()?),
                None => Err(Failure::new("the stream is finished")),
            })
        })?;
        Ok(PyPoint::new(&self.engine, output.point))
    }

    fn __len__(&self) -> PyResult<usize> {
        Ok(self.with(|stream| Ok(stream.as_ref().map_or(0, |s| s.len() as usize)))?)
    }

    fn __repr__(&self) -> String {
        format!("<Stream, {}>", point::name(&self.engine))
    }
}
