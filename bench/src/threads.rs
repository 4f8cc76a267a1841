//! `msmith-bench threads`: sums by several threads against the same sums by one, in one process and in turn.
//!
//! The clock of a processor, and what its neighbours leave of the memory, change from one second to the next by more
//! than the numbers of threads differ in what they lose. What the cores could do at best at that moment is measured
//! with them: as many sums at once, by one thread each.

use crate::common::Common;
use crate::curves::{Curve, Group};
use crate::engine::{Job, Sample, Timed};
use crate::engines::msmith::{Own, bytes, engine, import, version};
use crate::harness::{self, Named, Series, median};
use crate::inputs::{Dist, Inputs};
use crate::record;
use crate::report::{human, json_line};
use crate::sizes;
use anyhow::{Context as _, Result, ensure};
use msmith::{Engine, Options, Output, WordPoints};
use std::sync::Arc;

/// Measures sums by several threads against the same sums by one.
#[derive(clap::Args)]
pub struct Args {
    /// Numbers of threads, each compared with one.
    #[arg(value_delimiter = ',', default_value = "2")]
    of: Vec<usize>,
    /// Curves, separated by commas.
    #[arg(long, default_value = "bls12-381,bn254", value_delimiter = ',')]
    curve: Vec<String>,
    /// Numbers of points.
    #[arg(long, default_value = "2^14,2^16,2^18", value_parser = sizes::parse)]
    n: std::vec::Vec<usize>,
    #[command(flatten)]
    common: Common,
}

/// Runs the measurements.
pub fn run(args: &Args) -> Result<()> {
    ensure!(
        args.of.iter().all(|&threads| threads > 0),
        "a number of threads is at least 1"
    );
    let context = args.common.start()?;
    println!(
        "medians; how many times as fast as one thread; in brackets the same of as many sums at once, a thread each"
    );
    let most = args.n.iter().copied().max().context("no n")?;
    let mut records = Vec::new();
    for name in &args.curve {
        let curve = Curve::by_name(name).with_context(|| format!("unknown curve {name:?}"))?;
        let all = Inputs::generate(curve, Group::G1, Dist::Uniform, most, 1);
        for &n in &args.n {
            let inputs = all.prefix(n);
            let series =
                harness::measure_jobs(&mut jobs(&inputs, &args.of)?, args.common.effort())?;
            let time = |s: &Series| human(median(s.wall.clone()));
            print!("{name} G1 {n:>8}  1: {}", time(&series[0]));
            for (threads, both) in args.of.iter().zip(series[1..].chunks(2)) {
                let faster = |s: &Series| 1.0 / s.ratio_to(&series[0]);
                let (by, at_once) = (faster(&both[0]), *threads as f64 * faster(&both[1]));
                print!("  {threads}: {} {by:.3}× ({at_once:.3}×)", time(&both[0]));
            }
            println!();
            let id = format!("{name}/threads_G1/{n}");
            let line = |s: &Series| {
                let version = version(1);
                json_line(&context, &id, "uniform", Some(&version), s, &series[0])
            };
            records.extend(series.iter().map(line));
        }
    }
    if args.common.json {
        records.iter().for_each(|line| println!("{line}"));
    }
    if args.common.record {
        record::append(&context, &records)?;
    }
    Ok(())
}

/// As who sums again and again sees it: one sum before those that are timed.
struct Warm<J>(J);

impl<J: Job> Job for Warm<J> {
    fn run(&mut self, times: u32) -> Result<Sample> {
        self.0.run(1)?;
        self.0.run(times)
    }
}

/// What is summed, and by which engine, with buffers of its own.
struct Setting {
    engine: Engine,
    points: WordPoints,
    scalars: Own,
}

impl Setting {
    fn sum(&self, threads: usize) -> Result<Output, msmith::Error> {
        let options = Options {
            in_subgroup: true,
            threads: Some(threads),
            ..Options::default()
        };
        self.engine.msm(&self.points, self.scalars.view(), &options)
    }
}

fn jobs(inputs: &Inputs, of: &[usize]) -> Result<Vec<Named>> {
    let setting = || -> Result<Arc<Setting>> {
        let engine = engine(inputs)?;
        Ok(Arc::new(Setting {
            points: import(&engine, inputs)?,
            scalars: Own::new(inputs),
            engine,
        }))
    };
    let one = setting()?;
    let by = |threads: usize| -> Named {
        let (sum, shown) = (Arc::clone(&one), Arc::clone(&one));
        let job = Timed {
            sum: move || sum.sum(threads),
            bytes: move |out: Result<Output, _>| match out {
                Ok(out) => bytes(&shown.engine, out.point),
                Err(_) => Vec::new(),
            },
        };
        let name = match threads {
            1 => "1 thread".to_owned(),
            _ => format!("{threads} threads"),
        };
        (name, Box::new(Warm(job)))
    };
    let mut jobs = vec![by(1)];
    for &threads in of {
        jobs.push(by(threads));
        let all: Vec<_> = (0..threads).map(|_| setting()).collect::<Result<_>>()?;
        let shown = Arc::clone(&one);
        let at_once = Timed {
            sum: move || {
                std::thread::scope(|scope| {
                    let sum = |s: &Arc<Setting>| {
                        let s = Arc::clone(s);
                        scope.spawn(move || s.sum(1))
                    };
                    let running: Vec<_> = all.iter().map(sum).collect();
                    let mut last = None;
                    for thread in running {
                        last = thread.join().ok()?.ok();
                    }
                    last
                })
            },
            bytes: move |out: Option<Output>| match out {
                Some(out) => bytes(&shown.engine, out.point),
                None => Vec::new(),
            },
        };
        jobs.push((format!("{threads} sums at once"), Box::new(Warm(at_once))));
    }
    Ok(jobs)
}
