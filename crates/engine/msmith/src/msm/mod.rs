//! Multi-scalar multiplication: one bucket engine, fed by every recoding.

pub mod accumulate;
pub mod adder;
pub mod bucket_lists;
pub mod buckets;
pub mod digits;
pub mod door;
pub mod each;
pub mod fixed;
pub mod fold_plan;
pub mod gather;
pub mod horner;
pub mod memory;
pub mod naive;
pub mod pack;
pub mod running_sums;
pub mod shared;
pub mod straus;
pub mod subgroup;
pub mod subset;
pub mod table;
pub mod vectors;
pub mod work;

use crate::memory::Pool;
use crate::options::Options;

/// How a sum runs.
#[derive(Clone, Copy)]
pub struct Run<'a> {
    /// What the caller chose; the number of threads is set.
    pub options: &'a Options<'a>,
    /// Buffers of earlier sums.
    pub pool: &'a Pool,
}

impl<'a> Run<'a> {
    /// With these options and buffers.
    pub fn new(options: &'a Options<'a>, pool: &'a Pool) -> Self {
        Self { options, pool }
    }

    /// Threads.
    pub fn threads(&self) -> usize {
        self.options.threads.unwrap_or(1)
    }
}
