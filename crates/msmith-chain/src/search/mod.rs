//! The optimum: shortest paths.

use crate::method::Method;

/// Them.
pub const METHODS: &[&dyn Method] = &[];
