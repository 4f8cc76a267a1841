//! Work that is done in parts, and what files are written of as it goes on.

use std::cell::Cell;

use msmith::Options;
use num_bigint::BigUint;

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
pub type Put<'a> = &'a mut dyn FnMut(&[u8]) -> Result<(), msmith_io::Error>;

/// A count that files have in four bytes.
///
/// Errors: a larger one.
pub fn count32(format: &'static str, count: usize) -> Result<u32, Error> {
    u32::try_from(count).map_err(|_| {
        Error::file(
            format,
            format!("it cannot have {count} items of a kind, which is more than 2^32"),
        )
    })
}

/// A prime as files have it, behind the number of its bytes.
pub fn prime(prime: &BigUint) -> Vec<u8> {
    let words = prime.to_u64_digits();
    let mut bytes = (8 * words.len() as u32).to_le_bytes().to_vec();
    bytes.extend(words.iter().flat_map(|w| w.to_le_bytes()));
    bytes
}
