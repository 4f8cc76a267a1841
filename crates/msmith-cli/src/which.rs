//! From the command line to a curve and an engine.

use std::path::Path;

use msmith::curve::{Curve, Group, known};
use msmith::{Backend, Engine};
use msmith_io::{Error, curve_file, read_file};

use crate::args::{How, Which};

/// The engine of a curve's group on the chosen backend.
pub fn engine(which: &Which, how: &How) -> Result<Engine, Error> {
    let curve = match (&which.curve_file, &which.curve) {
        (Some(path), _) => from_file(path)?,
        // The command line is refused unless one of them is there.
        (None, name) => by_name(name.as_deref().unwrap_or(""))?,
    };
    let group = Group::from(which.group);
    Ok(match &how.backend {
        Some(name) => Engine::with_backend(&curve, group, Backend::from_name(name)?)?,
        None => Engine::new(&curve, group)?,
    })
}

/// A built-in curve.
pub fn by_name(name: &str) -> Result<Curve, Error> {
    known::by_name(name).cloned().ok_or_else(|| {
        let names: Vec<_> = known::all().iter().map(|c| c.name.as_str()).collect();
        Error::Unknown {
            what: "curve",
            name: name.to_owned(),
            known: names.join(", "),
        }
    })
}

/// A curve by its numbers.
pub fn from_file(path: &Path) -> Result<Curve, Error> {
    curve_file::read(&read_file(path)?)
}
