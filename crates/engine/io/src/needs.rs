//! What a call of several steps needs at least, known before its first step.

use msmith::{Error, Options};

/// The options of a call's steps, given what it needs and what of that its lists take.
///
/// Errors: a memory limit below what it needs.
pub fn within<'a>(
    options: &Options<'a>,
    (needed, lists): (u64, u64),
) -> Result<Options<'a>, Error> {
    match options.memory_limit {
        Some(limit) if limit < needed => Err(Error::MemoryLimit { limit, needed }),
        _ => Ok(beside(options, lists)),
    }
}

/// The options of steps beside something that takes memory.
#[must_use]
pub fn beside<'a>(options: &Options<'a>, bytes: u64) -> Options<'a> {
    Options {
        memory_limit: options
            .memory_limit
            .map(|limit| limit.saturating_sub(bytes)),
        ..*options
    }
}

/// The same for a part of the work.
pub(crate) fn quiet<'a>(options: &Options<'a>) -> Options<'a> {
    Options {
        watch: options.watch.quiet(),
        ..*options
    }
}

/// What a step over points of the subgroup says that it needs by one thread, if anything is limited.
pub fn asked<T>(options: &Options<'_>, step: impl FnOnce(&Options<'_>) -> Result<T, Error>) -> u64 {
    let nothing = Options {
        threads: Some(1),
        in_subgroup: true,
        memory_limit: Some(0),
        watch: options.watch.quiet(),
        ..*options
    };
    match options.memory_limit.map(|_| step(&nothing)) {
        Some(Err(Error::MemoryLimit { needed, .. })) => needed,
        _ => 0,
    }
}
