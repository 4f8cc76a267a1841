//! What the planner would do, without points and scalars.

use super::weierstrass::WeierstrassEngine;
use crate::Backend;
use crate::error::Error;
use crate::msm::{one_bit, pack, straus};
use crate::options::{Options, Report};
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
    let half = n as f64 / 2.0;
    let (recoding, threads, additions, peak_bytes) = match &plan.way {
        Way::Naive => {
            let additions = f64::from(bits) * (1.0 + half);
            let report = Report::new(algorithm, Backend::Portable, 1);
            return Ok(report.counts(additions.round() as u64, 0));
        }
        Way::Subset => {
            let report = Report::new(algorithm, ring.backend, threads);
            let report = report.counts(half.round() as u64, one_bit::memory(threads));
            return Ok(Report {
                windows: 1,
                ..report
            });
        }
        Way::Straus(method) => (
            &*method.recoding,
            1,
            method.expected_additions(n),
            straus::memory(ring, n, method),
        ),
        Way::Buckets(recoding) => (
            &**recoding,
            threads,
            expected_additions(&**recoding, n),
            pack::memory(ring, n, &**recoding, threads),
        ),
    };
    Ok(Report::new(algorithm, ring.backend, threads)
        .digits(recoding)
        .counts(additions.round() as u64, peak_bytes))
}
