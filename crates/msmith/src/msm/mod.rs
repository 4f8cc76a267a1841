//! Multi-scalar multiplication: one bucket engine, fed by every recoding.

pub mod adder;
pub mod buckets;
pub mod combine;
pub mod digits;
pub mod edwards;
pub mod fixed;
pub mod lines;
pub mod lists;
pub mod naive;
pub mod plane;
pub mod reading;
pub mod runs;
pub mod shared;
pub mod straus;
pub mod subset;
pub mod table;
pub mod variable;
pub mod vectors;
#[cfg(feature = "xyzz")]
pub mod xyzz;
