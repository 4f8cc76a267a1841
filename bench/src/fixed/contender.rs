//! Who takes part in a measurement over fixed bases, by name.

#[cfg(doc)]
use super::sets::Choice;
use super::sets::{Build, Set};
use super::wbits::Wbits;
use crate::engine::{Engine, Job};
use crate::engines;
use crate::inputs::Inputs;
use anyhow::Result;
use std::time::Duration;

/// A library, or a bucket set, with whatever it prepares.
pub trait Contender {
    /// The name, as [`by_name`] takes it.
    fn name(&self) -> String;
    /// The library's version and what matters of its build.
    fn version(&self) -> String;
    /// Converts the inputs and makes the table. Not timed with the sums.
    fn prepare(&self, inputs: &Inputs) -> Result<Prepared>;
}

/// What is ready to be summed.
pub struct Prepared {
    /// The sum.
    pub job: Box<dyn Job>,
    /// The table, if there is one.
    pub table: Option<Table>,
}

/// A table of multiples.
#[derive(Debug, Clone)]
pub struct Table {
    /// The bucket set, in passes if more than one.
    pub set: Option<String>,
    /// Points stored for each base.
    pub stored: usize,
    /// Bytes of the table.
    pub bytes: u64,
    /// How long it took to make, on the clock.
    pub build: Duration,
    /// Group additions of a sum, if they are counted.
    pub additions: Option<u64>,
}

/// A library without a table.
struct Plain(Box<dyn Engine>);

impl Contender for Plain {
    fn name(&self) -> String {
        self.0.name().to_owned()
    }
    fn version(&self) -> String {
        self.0.version()
    }
    fn prepare(&self, inputs: &Inputs) -> Result<Prepared> {
        Ok(Prepared {
            job: self.0.prepare(inputs)?,
            table: None,
        })
    }
}

/// The contender of that name: `blst-wbits:W`; an engine of the other benchmark; one of msmith's tables
/// ([`Choice`]), like `eisenstein:3,6/2`, or the making of its table, like `build:eisenstein:3,10` and
/// `build-checked:eisenstein:3,10`.
pub fn by_name(name: &str, threads: usize) -> Result<Box<dyn Contender>> {
    if let Some(wbits) = name.strip_prefix("blst-wbits:") {
        return Ok(Box::new(Wbits::new(wbits.parse()?)?));
    }
    if let Some(set) = name.strip_prefix("build:") {
        return Ok(Box::new(Build::new(set.parse()?, threads, false)));
    }
    if let Some(set) = name.strip_prefix("build-checked:") {
        return Ok(Box::new(Build::new(set.parse()?, threads, true)));
    }
    if engines::NAMES.contains(&name) || engines::ON_REQUEST.contains(&name) {
        return Ok(Box::new(Plain(engines::start(name, threads)?)));
    }
    Ok(Box::new(Set::new(name.parse()?, threads)))
}
