//! Work that is done in parts, and files that are written as it goes on.

use std::cell::Cell;
use std::path::Path;

use msmith::{Error as EngineError, Options};
use msmith_io::table;

use crate::Error;

/// Points of a block.
pub const BLOCK: usize = 1 << 15;

/// A whole of parts, for the caller's watch.
pub struct Work<'a> {
    /// The caller's options, whose watch hears of the whole.
    asked: &'a Options<'a>,
    /// Those of a part.
    pub options: Options<'a>,
    all: f64,
    done: Cell<f64>,
}

impl<'a> Work<'a> {
    /// Of work of this size, in any unit.
    pub fn new(options: &'a Options<'a>, all: f64) -> Self {
        Self {
            asked: options,
            options: Options {
                watch: options.watch.quiet(),
                ..*options
            },
            all: all.max(1.0),
            done: Cell::new(0.0),
        }
    }

    /// Options for points that are known to be in the subgroup.
    pub fn sure(&self) -> Options<'a> {
        Options {
            in_subgroup: true,
            ..self.options
        }
    }

    /// More is done.
    ///
    /// Errors: the cancel flag.
    pub fn step(&self, more: f64) -> Result<(), Error> {
        self.asked.watch.check()?;
        self.done.set(self.done.get() + more);
        self.asked
            .watch
            .report((self.done.get() / self.all).min(1.0));
        Ok(())
    }
}

/// What takes the bytes of a file.
pub type Put<'a> = &'a mut dyn FnMut(&[u8]) -> Result<(), Error>;

/// Writes a file whole or not at all; what the function gives.
///
/// Errors: those of the function, and of the file.
pub fn whole<T>(path: &Path, make: impl FnOnce(Put<'_>) -> Result<T, Error>) -> Result<T, Error> {
    let mut made = None;
    let written = table::whole(path, |put| {
        let own = make(&mut |bytes| Ok(put(bytes)?));
        let stopped = own.is_err();
        made = Some(own);
        match stopped {
            true => Err(EngineError::Cancelled.into()),
            false => Ok(()),
        }
    });
    match made {
        Some(Err(why)) => Err(why),
        Some(Ok(made)) => Ok(written.map(|()| made)?),
        None => Err(written
            .err()
            .map_or(Error::Engine(EngineError::Cancelled), Error::from)),
    }
}
