//! Rings that measure: the very formulas that compute, run to be counted, bounded or exhausted.

pub mod bound;
pub mod counting;
pub mod op_kinds;
pub mod toy;
pub mod word_ops;
