//! What the planner would do, without points and scalars.

use super::weierstrass::WeierstrassEngine;
use crate::Backend;
use crate::error::Error;
use crate::msm::{one_bit, pack, straus};
use crate::options::{Algorithm, Options, Report};
use crate::plan::Way;
use crate::recode::cost::expected_additions;

/// [`Engine::plan`].
pub fn forecast(
    engine: &WeierstrassEngine,
    n: usize,
    bits: u32,
    options: &Options<'_>,
) -> Result<Report, Error> {
    let words = bits.div_ceil(64).max(1) as usize;
    let plan = engine.choose(n, bits, words, options)?;
    let (algorithm, ring) = (plan.algorithm.name(), &engine.ring);
    let threads = options.threads.unwrap_or(1);
    let without = |backend: Backend, windows, additions, peak_bytes| Report {
        algorithm,
        backend: backend.name(),
        threads: 1,
        radix: String::new(),
        windows,
        buckets: 0,
        additions: f64::round(additions) as u64,
        peak_bytes,
    };
    let half = n as f64 / 2.0;
    let (recoding, additions, peak_bytes) = match &plan.way {
        Way::Naive => {
            let additions = f64::from(bits) * (1.0 + half);
            return Ok(without(Backend::Portable, 0, additions, 0));
        }
        Way::Subset => {
            let report = without(ring.backend, 1, half, one_bit::memory(threads));
            return Ok(Report { threads, ..report });
        }
        Way::Straus(method) => (
            &*method.recoding,
            method.expected_additions(n),
            straus::memory(ring, n, method),
        ),
        Way::Buckets(recoding) => (
            &**recoding,
            expected_additions(&**recoding, n),
            pack::memory(ring, n, &**recoding, threads),
        ),
    };
    Ok(Report {
        algorithm,
        backend: ring.backend.name(),
        threads: if plan.algorithm == Algorithm::Straus {
            1
        } else {
            threads
        },
        radix: recoding.name(),
        windows: recoding.windows(),
        buckets: recoding.buckets(),
        additions: additions.round() as u64,
        peak_bytes,
    })
}
