//! Rings that measure: the very formulas that compute, run to be counted, bounded or exhausted.

#[cfg(any(test, feature = "testing"))]
pub mod bound;
pub mod counting;
pub mod op_kinds;
#[cfg(any(test, feature = "testing"))]
pub mod toy;
