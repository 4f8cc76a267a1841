//! Memory for as much as a caller says, or an error.

use crate::failure::Failure;

/// A list with room for n items.
///
/// Errors: [`crate::failure::Kind::Memory`] where the system does not give it.
pub fn room<T>(n: usize) -> Result<Vec<T>, Failure> {
    let mut list = Vec::new();
    list.try_reserve_exact(n).map_err(|_| too_much::<T>(n))?;
    Ok(list)
}

/// Room for `more` items in a list that grows.
///
/// Errors: as for [`room`].
pub fn grow<T>(list: &mut Vec<T>, more: usize) -> Result<(), Failure> {
    list.try_reserve(more)
        .map_err(|_| too_much::<T>(list.len().saturating_add(more)))
}

fn too_much<T>(n: usize) -> Failure {
    let bytes = (n as u64).saturating_mul(size_of::<T>() as u64);
    msmith::Error::OutOfMemory { bytes }.into()
}
