//! Measures several engines on the same inputs in interleaved rounds: A B C … A B C …
//!
//! Every engine first computes the sum once and all sums are compared; then each round gives one
//! sample an engine. A ratio is the median over the rounds of the quotient of two samples of the
//! same round, so that slow drifts of the machine's speed cancel.

use crate::engine::{Engine, Job, Sample};
use crate::inputs::Inputs;
use anyhow::{Context, Result, ensure};
use std::time::Duration;

/// How much to measure.
#[derive(Debug, Clone, Copy)]
pub struct Effort {
    /// Rounds; chosen from the time that one takes if absent.
    pub runs: Option<usize>,
    /// Time for one n, if `runs` is absent.
    pub budget: Duration,
}

/// One engine's times in nanoseconds for one sum, a value a round.
#[derive(Debug, Clone)]
pub struct Series {
    /// The engine.
    pub engine: String,
    /// Time on the clock.
    pub wall: Vec<f64>,
    /// CPU time.
    pub cpu: Vec<f64>,
}

/// A sample should take at least this long; shorter sums are repeated.
const SHORTEST: Duration = Duration::from_millis(2);
const FEWEST_ROUNDS: f64 = 5.0;
const MOST_ROUNDS: f64 = 51.0;

/// Measures the engines that support the group; the first of them is the reference of all ratios.
pub fn measure(
    engines: &[Box<dyn Engine>],
    inputs: &Inputs,
    effort: Effort,
) -> Result<Vec<Series>> {
    let mut jobs = Vec::new();
    for e in engines
        .iter()
        .filter(|e| e.supports(inputs.curve, inputs.group))
    {
        let job = e
            .prepare(inputs)
            .with_context(|| format!("{} cannot prepare", e.name()))?;
        jobs.push((e.name().to_owned(), job));
    }
    measure_jobs(&mut jobs, effort)
}

/// A job and whose it is.
pub type Named = (String, Box<dyn Job>);

/// Measures jobs that compute the same sum.
pub fn measure_jobs(jobs: &mut [Named], effort: Effort) -> Result<Vec<Series>> {
    let times = warm_up(jobs)?;
    let round: Duration = times.iter().map(|(one, repeat)| *one * *repeat).sum();
    let affordable = effort.budget.as_secs_f64() / round.as_secs_f64();
    let rounds = effort
        .runs
        .unwrap_or(affordable.clamp(FEWEST_ROUNDS, MOST_ROUNDS) as usize);
    let mut series: Vec<Series> = jobs
        .iter()
        .map(|(engine, _)| Series {
            engine: engine.clone(),
            wall: Vec::new(),
            cpu: Vec::new(),
        })
        .collect();
    for _ in 0..rounds {
        for (((_, job), (_, repeat)), out) in jobs.iter_mut().zip(&times).zip(&mut series) {
            let sample = job.run(*repeat)?;
            out.wall
                .push(sample.wall.as_nanos() as f64 / f64::from(*repeat));
            out.cpu
                .push(sample.cpu.as_nanos() as f64 / f64::from(*repeat));
        }
    }
    Ok(series)
}

/// Runs every job, compares the results, and says for each how long one sum takes and how many
/// sums make a sample.
fn warm_up(jobs: &mut [Named]) -> Result<Vec<(Duration, u32)>> {
    let mut times = Vec::new();
    let mut first: Option<(String, Vec<u8>)> = None;
    for (name, job) in jobs {
        let Sample {
            mut wall, point, ..
        } = job.run(1)?;
        let (reference, expected) = first.get_or_insert_with(|| (name.clone(), point.clone()));
        ensure!(
            *expected == point,
            "{name} and {reference} disagree on the result"
        );
        if wall < SHORTEST {
            let again = (SHORTEST.as_nanos() / wall.as_nanos().max(1)).clamp(1, 1000) as u32;
            wall = job.run(again)?.wall / again;
        }
        let wall = wall.max(Duration::from_nanos(1));
        let repeat = SHORTEST
            .as_nanos()
            .div_ceil(wall.as_nanos())
            .clamp(1, 1 << 20) as u32;
        times.push((wall, repeat));
    }
    Ok(times)
}

impl Series {
    /// Median over the rounds of (this engine's CPU time) / (the other's): less exact than
    /// [`Series::ratio_to`], but it means something also on a machine that others use.
    pub fn cpu_ratio_to(&self, other: &Series) -> f64 {
        median(
            self.cpu
                .iter()
                .zip(&other.cpu)
                .map(|(a, b)| a / b)
                .collect(),
        )
    }

    /// Whether this engine, on one thread, had to wait for its processor a tenth of the time.
    pub fn was_disturbed(&self) -> bool {
        median(
            self.cpu
                .iter()
                .zip(&self.wall)
                .map(|(c, w)| c / w)
                .collect(),
        ) < 0.9
    }

    /// The least CPU time, which other programs disturb least.
    pub fn least_cpu(&self) -> f64 {
        self.cpu.iter().copied().fold(f64::INFINITY, f64::min)
    }

    /// Median over the rounds of (this engine's time) / (the other's).
    pub fn ratio_to(&self, other: &Series) -> f64 {
        median(
            self.wall
                .iter()
                .zip(&other.wall)
                .map(|(a, b)| a / b)
                .collect(),
        )
    }
}

/// The median; the mean of the middle two where their number is even; NaN for nothing.
pub fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    let half = values.len() / 2;
    match values.len() {
        0 => f64::NAN,
        n if n % 2 == 1 => values[half],
        _ => (values[half - 1] + values[half]) / 2.0,
    }
}

/// Arithmetic mean.
pub fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::curves::{Curve, Group};
    use crate::inputs::Dist;

    #[test]
    fn ratios_pair_the_rounds() {
        let series = |wall: &[f64]| Series {
            engine: "x".into(),
            wall: wall.to_vec(),
            cpu: vec![],
        };
        // The machine slows down by 10 in the last round; the ratio stays.
        let (a, b) = (series(&[1.0, 1.0, 10.0]), series(&[2.0, 2.0, 20.0]));
        assert_eq!(b.ratio_to(&a), 2.0);
        let busy = Series {
            engine: "x".into(),
            wall: vec![2.0; 3],
            cpu: vec![1.0; 3],
        };
        let calm = Series {
            engine: "y".into(),
            wall: vec![3.0; 3],
            cpu: vec![3.0; 3],
        };
        assert!(busy.was_disturbed() && !calm.was_disturbed());
        assert_eq!(calm.cpu_ratio_to(&busy), 3.0);
        assert_eq!(median(vec![4.0, 1.0, 2.0, 3.0]), 2.5);
        assert!(median(vec![]).is_nan());
    }

    struct Fixed(&'static str, Vec<u8>);
    impl Engine for Fixed {
        fn name(&self) -> &'static str {
            self.0
        }
        fn version(&self) -> String {
            String::new()
        }
        fn supports(&self, _: &Curve, _: Group) -> bool {
            true
        }
        fn prepare(&self, _: &Inputs) -> Result<Box<dyn Job>> {
            let bytes = self.1.clone();
            Ok(Box::new(crate::engine::Timed {
                sum: || (),
                bytes: move |()| bytes.clone(),
            }))
        }
    }

    fn effort(runs: usize) -> Effort {
        Effort {
            runs: Some(runs),
            budget: Duration::ZERO,
        }
    }

    #[test]
    fn a_wrong_sum_is_an_error() {
        let curve = Curve::by_name("bn254").unwrap();
        let inputs = Inputs::generate(curve, Group::G1, Dist::Uniform, 1, 0);
        let engine = |name, byte| -> Box<dyn Engine> { Box::new(Fixed(name, vec![byte])) };
        let e = measure(&[engine("a", 1), engine("b", 2)], &inputs, effort(1)).unwrap_err();
        assert_eq!(e.to_string(), "b and a disagree on the result");
        let got = measure(&[engine("a", 1), engine("b", 1)], &inputs, effort(3)).unwrap();
        assert_eq!(got[1].wall.len(), 3);
    }

    /// All engines that are libraries here agree, on every group and distribution.
    #[test]
    fn the_peers_agree() {
        let names = [
            "msmith",
            "msmith-edwards",
            "msmith-edwards-once",
            "arkworks",
            "arkworks-bigint",
            "arkworks-edwards",
            "blst",
            "halo2curves",
            "dalek",
        ];
        let engines: Vec<_> = names
            .map(|name| crate::engines::start(name, 1).unwrap())
            .into();
        for curve in crate::curves::CURVES {
            for group in [Group::G1, Group::G2].into_iter().filter(|g| curve.has(*g)) {
                for dist in [
                    Dist::Uniform,
                    Dist::Bool,
                    Dist::U64,
                    Dist::WitnessA,
                    Dist::WitnessB,
                ] {
                    let all = Inputs::generate(curve, group, dist, 40, 7);
                    for n in [1, 2, 40] {
                        measure(&engines, &all.prefix(n), effort(1))
                            .unwrap_or_else(|e| panic!("{} {group} {dist:?} {n}: {e}", curve.name));
                    }
                }
            }
        }
    }
}
