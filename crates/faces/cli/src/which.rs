//! From the command line to a curve.

use msmith::curve::{Curve, known};
use msmith_io::{Error, curve_file};

use crate::input;
use crate::place::Input;

/// Most bytes of a file with a curve's numbers.
const MOST: u64 = 1 << 20;

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
