//! What the planner would do, without points and scalars.

use super::weierstrass::WeierstrassEngine;
use crate::Backend;
use crate::error::Error;
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
    let Some(parts) = engine.parts(n, bits, words, options)? else {
        let free = Options {
            memory_limit: None,
            ..*options
        };
        return one(engine, n, bits, &free);
    };
    let part = Options {
        threads: Some(parts.threads),
        ..*options
    };
    let report = one(engine, n.div_ceil(parts.count), bits, &part)?;
    let count = parts.count as u64;
    Ok(Report {
        additions: count * (report.additions + 1) - 1,
        parts: parts.count,
        ..report
    })
}

/// Of a sum that is made at once.
fn one(
    engine: &WeierstrassEngine,
    n: usize,
    bits: u32,
    options: &Options<'_>,
) -> Result<Report, Error> {
    let words = bits.div_ceil(64).max(1) as usize;
    let plan = engine.choose(n, bits, words, options)?;
    let algorithm = plan.algorithm.name();
    let threads = plan.workers(n, options.threads.unwrap_or(1));
    let half = n as f64 / 2.0;
    let report = Report::new(algorithm, engine.ring.backend, threads);
    let (report, additions) = match &plan.way {
        Way::Naive => (
            Report::new(algorithm, Backend::Portable, 1),
            // Of a doubling a bit and an addition every other time.
            if n == 0 {
                0.0
            } else {
                f64::from(bits) * (1.0 + half)
            },
        ),
        Way::Subset => (
            Report {
                windows: 1,
                ..report
            },
            half,
        ),
        Way::Straus(method) => (
            report.digits(&*method.recoding),
            method.expected_additions(n),
        ),
        Way::Buckets(recoding) => (
            report.digits(&**recoding),
            expected_additions(&**recoding, n),
        ),
    };
    let memory = plan.memory(&engine.facts(), n, options.threads.unwrap_or(1));
    Ok(report.counts(additions.round() as u64, memory))
}
