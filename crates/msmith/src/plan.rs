//! The planner: which algorithm and radix for n points, from a cost model.

use crate::engine::Engine;
use crate::error::Error;
use crate::msm::variable;
use crate::options::{Algorithm, Options};
use crate::recode::Recoding;
use crate::recode::signed_window::SignedWindow;
use crate::ring::Lanes;

/// What is asked.
pub struct Request<'a> {
    /// The group.
    pub engine: &'a Engine,
    /// Points.
    pub n: usize,
    /// Bits of the largest scalar.
    pub bits: u32,
    /// Words of a scalar.
    pub words: usize,
    /// The caller's options.
    pub options: &'a Options<'a>,
    /// Lanes of the backend.
    pub width: usize,
}

/// What is to be done.
pub struct Plan {
    /// The algorithm.
    pub algorithm: Algorithm,
    /// The digits, for the algorithms of the bucket engine.
    pub recoding: Option<Box<dyn Recoding>>,
}

/// Chooses.
pub fn plan<R: Lanes>(q: &Request<'_>) -> Result<Plan, Error> {
    let algorithm = match q.options.algorithm {
        Algorithm::Auto if q.n == 0 => Algorithm::Naive,
        Algorithm::Auto => Algorithm::Signed,
        other => other,
    };
    match algorithm {
        Algorithm::Naive => Ok(Plan { algorithm, recoding: None }),
        Algorithm::Signed => {
            let widths = match q.options.window {
                Some(c) => c..=c,
                None => 2..=18,
            };
            let mut best: Option<(f64, SignedWindow)> = None;
            for c in widths {
                let r = SignedWindow::new(c, q.bits.max(1), q.words)?;
                if let Some(limit) = q.options.memory_limit {
                    let threads = q.options.threads.unwrap_or(1);
                    let needed = variable::memory::<R>(q.n, &r, threads);
                    if needed > limit {
                        if best.is_none() {
                            return Err(Error::MemoryLimit { limit, needed });
                        }
                        continue;
                    }
                }
                let cost = additions(&r, q.n);
                if best.as_ref().is_none_or(|(b, _)| cost < *b) {
                    best = Some((cost, r));
                }
            }
            let recoding = best.map(|(_, r)| Box::new(r) as Box<dyn Recoding>);
            Ok(Plan { algorithm, recoding })
        }
        other => Err(Error::Option(format!("algorithm {} is not available here", other.name()))),
    }
}

/// Additions of the bucket engine, roughly: accumulation and a fold of 2 a bucket.
fn additions(r: &dyn Recoding, n: usize) -> f64 {
    let h = r.windows() as f64;
    let b = r.buckets() as f64;
    let entries = (n * r.slots()) as f64;
    let filled = b * (1.0 - (-entries / b).exp());
    h * (entries - filled + 2.0 * filled + 12.0 * b.sqrt())
}
