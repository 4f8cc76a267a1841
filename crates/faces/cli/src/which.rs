//! From the command line to a curve and an engine.

use msmith::curve::{Curve, Group, known};
use msmith::{Backend, Engine};
use msmith_io::{Error, curve_file};

use crate::args::Which;
use crate::input;
use crate::place::Input;

/// Most bytes of a file with a curve's numbers.
const MOST: u64 = 1 << 20;

/// The engine of a curve's group on a backend.
pub fn engine(which: &Which, backend: Backend) -> Result<Engine, Error> {
    let curve = match (&which.curve_file, which.curve) {
        (Some(path), _) => from_file(path)?,
        (None, Some(curve)) => curve.clone(),
        // The command line is refused unless one of them is there.
        (None, None) => by_name("")?,
    };
    Ok(Engine::with_backend(
        &curve,
        Group::from(which.group),
        backend,
    )?)
}

/// A built-in curve.
pub fn by_name(name: &str) -> Result<Curve, Error> {
    known::by_name(name).cloned().ok_or_else(|| {
        let shown = known::all().iter().filter(|c| !known::is_toy(c));
        let names: Vec<_> = shown.map(|c| c.name.as_str()).collect();
        Error::Unknown {
            what: "curve",
            name: name.to_owned(),
            known: names.join(", "),
        }
    })
}

/// A curve by its numbers.
pub fn from_file(file: &Input) -> Result<Curve, Error> {
    curve_file::read(&input::read(file, MOST)?)
}
