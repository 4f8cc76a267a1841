//! What a call needs at least, known before its first step.

use msmith::Options;

use crate::Error;

/// What blocks of points take that are read, checked and multiplied, in both groups.
const BLOCKS: u64 = 20 << 20;

/// The options of a call's steps, given what it needs and what of that its lists take.
///
/// Errors: a memory limit below what it needs.
pub(crate) fn within<'a>(
    options: &Options<'a>,
    (needed, lists): (u64, u64),
) -> Result<Options<'a>, Error> {
    let memory_limit = match options.memory_limit {
        Some(limit) if limit < needed => {
            return Err(msmith::Error::MemoryLimit { limit, needed }.into());
        }
        limit => limit.map(|limit| limit - lists),
    };
    Ok(Options {
        memory_limit,
        ..*options
    })
}

/// The same of what goes through blocks of points beside its lists.
///
/// Errors: as there.
pub(crate) fn blocks<'a>(options: &Options<'a>, lists: u64) -> Result<Options<'a>, Error> {
    within(options, (lists + BLOCKS, lists))
}

/// What a step says that it needs by one thread, if anything is limited.
pub(crate) fn asked<T, E: Into<Error>>(
    options: &Options<'_>,
    step: impl FnOnce(&Options<'_>) -> Result<T, E>,
) -> u64 {
    let nothing = Options {
        threads: Some(1),
        in_subgroup: true,
        memory_limit: Some(0),
        watch: options.watch.quiet(),
        ..*options
    };
    match options
        .memory_limit
        .map(|_| step(&nothing).map_err(Into::into))
    {
        Some(Err(Error::Engine(msmith::Error::MemoryLimit { needed, .. }))) => needed,
        _ => 0,
    }
}
