//! What goes through blocks of points needs at least.

use msmith::Options;
use msmith_io::room::within;

use crate::Error;

/// What blocks of points take that are read, checked and multiplied, in both groups.
const BLOCKS: u64 = 20 << 20;

/// The options of its steps, with the memory that is left beside its lists.
///
/// Errors: a memory limit below what the lists and the blocks need.
pub fn blocks<'a>(options: &Options<'a>, lists: u64) -> Result<Options<'a>, Error> {
    Ok(within(options, (lists + BLOCKS, lists))?)
}
