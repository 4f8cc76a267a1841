//! `msmith-bench threads`: sums by several threads against the same sums by one, in one process and in turn.
//!
//! What a sum takes changes within minutes by more than is lost to threads, so all are taken in turn. As many sums at
//! once, by one thread each, show what the cores have to give at that moment.

use crate::common::Common;
use crate::curves::{Curve, Group};
use crate::engine::{Job, Sample, Timed};
use crate::engines::msmith::{Msmith, version};
use crate::harness::{self, Named, Series, median};
use crate::inputs::{Dist, Inputs};
use crate::record;
use crate::report::{human, json_line};
use crate::sizes;
use anyhow::{Context as _, Result, ensure};

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
        args.of.iter().all(|&threads| threads > 1),
        "what is compared with one thread is at least 2"
    );
    ensure!(
        args.common.threads == 1,
        "the numbers of threads are not an option here: `threads 2,4`"
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
            for (k, s) in series.iter().enumerate() {
                // One thread, then for each number of threads these, and sums by one thread each.
                let version = version(if k % 2 == 1 { args.of[k / 2] } else { 1 });
                let line = json_line(&context, &id, "uniform", Some(&version), s, &series[0]);
                records.push(line);
            }
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
pub struct Warm<J>(pub J);

impl<J: Job> Job for Warm<J> {
    fn run(&mut self, times: u32) -> Result<Sample> {
        self.0.run(1)?;
        self.0.run(times)
    }
}

/// The sums of all ways, one thread first; each has its own copy of the inputs and its own buffers.
fn jobs(inputs: &Inputs, of: &[usize]) -> Result<Vec<Named>> {
    let by = |threads: usize| Msmith::new(threads, true).job(inputs);
    let mut jobs: Vec<Named> = vec![("1 thread".to_owned(), Box::new(Warm(by(1)?)))];
    for &threads in of {
        jobs.push((format!("{threads} threads"), Box::new(Warm(by(threads)?))));
        let each: Vec<_> = (0..threads).map(|_| by(1)).collect::<Result<_>>()?;
        let name = format!("{threads} sums at once");
        jobs.push((name, Box::new(Warm(at_once(each)))));
    }
    Ok(jobs)
}

/// All of these, each by a thread of its own.
pub fn at_once(mut jobs: Vec<impl Job + Send>) -> impl Job {
    Timed {
        sum: move || {
            std::thread::scope(|scope| {
                let running: Vec<_> = (jobs.iter_mut())
                    .map(|job| scope.spawn(move || job.run(1)))
                    .collect();
                let ends = running.into_iter().map(|thread| thread.join());
                let mut sums: Vec<Vec<u8>> = ends
                    .map(|end| end.expect("no panic").expect("valid input").point)
                    .collect();
                sums.dedup();
                sums
            })
        },
        // All the same, or else more bytes than one sum has.
        bytes: |sums: Vec<Vec<u8>>| sums.concat(),
    }
}
