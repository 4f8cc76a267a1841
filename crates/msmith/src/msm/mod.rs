//! Multi-scalar multiplication: one bucket engine, fed by every recoding.

pub mod accumulate;
pub mod adder;
pub mod bucket_lists;
pub mod buckets;
pub mod digits;
pub mod edwards;
pub mod fixed;
pub mod fold_plan;
pub mod gather;
pub mod horner;
pub mod naive;
pub mod one_bit;
pub mod pack;
pub mod running_sums;
pub mod shared;
pub mod straus;
pub mod table;
pub mod vectors;
#[cfg(feature = "xyzz")]
pub mod xyzz;
