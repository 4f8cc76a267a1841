//! Heuristic methods for one scalar, one file each.

use crate::method::Method;

/// Them.
pub const METHODS: &[&dyn Method] = &[];
