//! What the harness asks of an engine.

use crate::curves::{Curve, Group};
use crate::inputs::Inputs;
use anyhow::Result;
use rustix::time::{ClockId, clock_gettime};
use std::time::{Duration, Instant};

/// A library that computes multi-scalar multiplications.
pub trait Engine {
    /// Short name: column of the table, `engine` of the records.
    fn name(&self) -> &'static str;
    /// The library's version and what matters of its build.
    fn version(&self) -> String;
    /// Whether it has this group.
    fn supports(&self, curve: &Curve, group: Group) -> bool;
    /// Converts the inputs to the types that a user of the library would hold. Not timed.
    fn prepare(&self, inputs: &Inputs) -> Result<Box<dyn Job>>;
}

/// Prepared inputs.
pub trait Job {
    /// Computes the sum `times` times, at least once.
    fn run(&mut self, times: u32) -> Result<Sample>;
}

/// One measurement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sample {
    /// Time on the clock for all repetitions together.
    pub wall: Duration,
    /// CPU time of all threads of the process that worked, for all repetitions together.
    pub cpu: Duration,
    /// The sum, see [`crate::bytes`].
    pub point: Vec<u8>,
}

/// A [`Job`] from a sum and the conversion of its result; only the sum is timed.
pub struct Timed<S, B> {
    /// Computes the sum.
    pub sum: S,
    /// Writes the result as bytes.
    pub bytes: B,
}

impl<T, S: FnMut() -> T, B: Fn(T) -> Vec<u8>> Job for Timed<S, B> {
    fn run(&mut self, times: u32) -> Result<Sample> {
        let cpu = cpu_time();
        let start = Instant::now();
        for _ in 1..times {
            std::hint::black_box((self.sum)());
        }
        let result = (self.sum)();
        let wall = start.elapsed();
        let cpu = cpu_time().saturating_sub(cpu);
        Ok(Sample {
            wall,
            cpu,
            point: (self.bytes)(result),
        })
    }
}

/// CPU time that this process has used, all threads together.
pub fn cpu_time() -> Duration {
    let t = clock_gettime(ClockId::ProcessCPUTime);
    Duration::new(t.tv_sec.max(0) as u64, t.tv_nsec.max(0) as u32)
}
