//! What the planner would do, without points and scalars.

use super::weierstrass::WeierstrassEngine;
use crate::Backend;
use crate::error::Error;
use crate::options::{Options, Report};
use crate::plan::{self, Plan, Way};
use crate::recode::cost::expected_additions;

/// [`Engine::plans`].
pub fn forecast(
    engine: &WeierstrassEngine,
    n: usize,
    bits: u32,
    options: &Options<'_>,
) -> Result<Vec<Report>, Error> {
    let words = bits.div_ceil(64).max(1) as usize;
    let Some(parts) = engine.parts(n, bits, words, options)? else {
        let free = Options {
            memory_limit: None,
            ..*options
        };
        let mut all = at_once(engine, n, bits, &free)?;
        // The first one fits.
        let limit = options.memory_limit.unwrap_or(u64::MAX);
        all.retain(|report| report.peak_bytes <= limit);
        return Ok(all);
    };
    let part = Options {
        threads: Some(parts.threads),
        ..*options
    };
    let mut all = at_once(engine, n.div_ceil(parts.count), bits, &part)?;
    let count = parts.count as u64;
    for report in &mut all {
        report.additions = count.saturating_mul(report.additions + 1) - 1;
        report.parts = parts.count;
        report.predicted_ns = report.predicted_ns.map(|ns| ns.saturating_mul(count));
    }
    Ok(all)
}

/// Of sums that are made at once.
fn at_once(
    engine: &WeierstrassEngine,
    n: usize,
    bits: u32,
    options: &Options<'_>,
) -> Result<Vec<Report>, Error> {
    let words = bits.div_ceil(64).max(1) as usize;
    let plans = engine.ask(n, (bits, words), options, true, plan::sum::compared)?;
    let facts = engine.facts();
    let threads = options.threads.unwrap_or(1);
    let report = |(nanoseconds, plan): (Option<f64>, Plan)| {
        let algorithm = plan.algorithm;
        let report = Report::new(algorithm, engine.ring.backend, plan.workers(n, threads));
        let half = n as f64 / 2.0;
        let (report, additions) = match &plan.way {
            Way::Naive if n == 0 => (Report::new(algorithm, Backend::Portable, 1), 0.0),
            Way::Naive => (
                Report::new(algorithm, Backend::Portable, 1),
                f64::from(bits) * (1.0 + half),
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
            Way::Buckets(recoding) | Way::Law(recoding, _) => (
                report.digits(&**recoding),
                expected_additions(&**recoding, n),
            ),
        };
        let memory = plan.memory(&facts, n, threads);
        Report {
            predicted_ns: nanoseconds.map(|ns| ns.round() as u64),
            ..report.counts(additions.round() as u64, memory)
        }
    };
    Ok(plans.into_iter().map(report).collect())
}
