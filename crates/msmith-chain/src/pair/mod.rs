//! Methods for two scalars, one file each.

use crate::method::Method;

/// Them.
pub const METHODS: &[&dyn Method] = &[];
