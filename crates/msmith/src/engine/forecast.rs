//! What the planner would do, without points and scalars.

use super::Engine;
use crate::Backend;
use crate::error::Error;
use crate::msm::{straus, subset, variable};
use crate::options::Options;
use crate::plan::Way;
use crate::recode::cost::expected_additions;

/// A choice of the planner and what its cost model expects.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Forecast {
    /// The algorithm.
    pub algorithm: &'static str,
    /// The backend that would run it.
    pub backend: &'static str,
    /// The recoding, with its radix; empty for double-and-add.
    pub radix: String,
    /// Windows; 0 for double-and-add.
    pub windows: usize,
    /// Buckets of one window, or multiples of a point (Straus's method); 0 without.
    pub buckets: usize,
    /// Group additions expected for uniform scalars, doublings included
    /// ([`crate::recode::cost`]; double-and-add shares its doublings and adds at every second bit).
    pub additions: f64,
    /// Estimate of the peak memory beyond the inputs, bytes.
    pub peak_bytes: u64,
}

/// [`Engine::plan`].
pub fn forecast(
    engine: &Engine,
    n: usize,
    bits: u32,
    options: &Options<'_>,
) -> Result<Forecast, Error> {
    let words = bits.div_ceil(64).max(1) as usize;
    let plan = engine.choose(n, bits, words, options)?;
    let (algorithm, ring) = (plan.algorithm.name(), &engine.ring);
    let threads = options.threads.unwrap_or(1);
    let without = |backend: Backend, windows, additions, peak_bytes| Forecast {
        algorithm,
        backend: backend.name(),
        radix: String::new(),
        windows,
        buckets: 0,
        additions,
        peak_bytes,
    };
    let half = n as f64 / 2.0;
    let (recoding, additions, peak_bytes) = match &plan.way {
        Way::Naive => {
            let additions = f64::from(bits) * (1.0 + half);
            return Ok(without(Backend::Portable, 0, additions, 0));
        }
        Way::Subset => return Ok(without(ring.backend, 1, half, subset::memory(threads))),
        Way::Straus(method) => (
            &*method.recoding,
            method.expected_additions(n),
            straus::memory(ring, n, method),
        ),
        Way::Buckets(recoding) => (
            &**recoding,
            expected_additions(&**recoding, n),
            variable::memory(ring, n, &**recoding, threads),
        ),
    };
    Ok(Forecast {
        algorithm,
        backend: ring.backend.name(),
        radix: recoding.name(),
        windows: recoding.windows(),
        buckets: recoding.buckets(),
        additions,
        peak_bytes,
    })
}
