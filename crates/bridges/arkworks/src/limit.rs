//! What a memory limit leaves beside a buffer of this crate's own.

use msmith::Error;

/// Runs a job that gets what `limit` leaves beside `taken` bytes; its errors count both.
///
/// Errors: a limit below `taken`; those of the job.
pub(crate) fn beside<T>(
    limit: Option<u64>,
    taken: u64,
    job: impl FnOnce(Option<u64>) -> Result<T, Error>,
) -> Result<T, Error> {
    let rest = match limit {
        None => None,
        Some(limit) => Some(limit.checked_sub(taken).ok_or(Error::MemoryLimit {
            limit,
            needed: taken,
        })?),
    };
    job(rest).map_err(|error| match error {
        Error::MemoryLimit { limit, needed } => Error::MemoryLimit {
            limit: limit.saturating_add(taken),
            needed: needed.saturating_add(taken),
        },
        error => error,
    })
}
