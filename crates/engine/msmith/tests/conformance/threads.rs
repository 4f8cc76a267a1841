//! Threads, pools and small stacks: the same words every time.

use crate::common::*;
use msmith::curve::Group;
use msmith::{Algorithm, Options, Point, Scalars, Watch, WordPoints};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

/// Enough points for tasks of every kind.
fn input(set: &Setting, n: usize) -> (Known, Vec<[u64; 4]>) {
    let mut random = Random(0xabcd_ef01);
    let bases = set.random(n, &mut random);
    let scalars = (0..n).map(|_| random.scalar()).collect();
    (bases, scalars)
}

fn sums(set: &Setting, bases: &Known, scalars: &[[u64; 4]], threads: usize) -> Vec<Point> {
    let mut out = Vec::new();
    for engine in &set.engines {
        for algorithm in [Algorithm::Auto, Algorithm::Signed, Algorithm::Glv] {
            let options = Options {
                algorithm,
                threads: Some(threads),
                in_subgroup: true,
                ..Options::default()
            };
            let done = engine.msm(&bases.points, Scalars::U256(scalars), &options);
            out.push(done.unwrap().point);
        }
    }
    out
}

#[test]
fn one_to_64() {
    let set = Setting::new("bls12-381", Group::G1);
    let (bases, scalars) = input(&set, 2500);
    let want = sums(&set, &bases, &scalars, 1);
    assert!(want.iter().all(|p| *p == want[0]));
    for threads in [2, 3, 4, 5, 7, 8, 16, 31, 64] {
        assert_eq!(
            sums(&set, &bases, &scalars, threads),
            want,
            "{threads} threads"
        );
    }
    // More threads than points.
    let (bases, scalars) = (bases.first(10), &scalars[..10]);
    assert_eq!(
        sums(&set, &bases, scalars, 64),
        sums(&set, &bases, scalars, 1)
    );
}

#[test]
#[cfg_attr(target_family = "wasm", ignore = "no threads there")]
fn inside_a_pool() {
    let set = Setting::new("bn254", Group::G1);
    let (bases, scalars) = input(&set, 600);
    let want = sums(&set, &bases, &scalars, 1);
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(3)
        .build()
        .unwrap();
    let results = Mutex::new(Vec::new());
    pool.scope(|s| {
        for threads in [1, 2, 5, 1, 2, 5] {
            let (set, bases, scalars, results) = (&set, &bases, &scalars, &results);
            s.spawn(move |_| {
                let done = sums(set, bases, scalars, threads);
                results.lock().unwrap().push(done);
            });
        }
    });
    let results = results.into_inner().unwrap();
    assert_eq!(results.len(), 6);
    assert!(results.iter().all(|r| *r == want));
}

/// Every algorithm on a thread with a stack of a given number of bytes.
fn on_a_stack(name: &str, group: Group, bytes: usize) {
    let set = Setting::new(name, group);
    let (bases, scalars) = if name.starts_with("toy") {
        let bases = set.points((1..200u32).map(Into::into).collect());
        (bases, vec![[9, 8, 7, 6]; 199])
    } else {
        input(&set, 700)
    };
    let mut points = Vec::new();
    for algorithm in ALGORITHMS.into_iter().chain([Algorithm::Naive]) {
        for engine in &set.engines {
            let options = Options {
                algorithm,
                in_subgroup: true,
                // All of it here: others would have stacks of their own.
                threads: Some(1),
                ..Options::default()
            };
            let run = || {
                engine.check_subgroup(&bases.points, &options).unwrap();
                engine.msm(&bases.points, Scalars::U256(&scalars), &options)
            };
            let done = std::thread::scope(|s| {
                let builder = std::thread::Builder::new().stack_size(bytes);
                builder.spawn_scoped(s, run).unwrap().join().unwrap()
            });
            // The toy has no endomorphism; an overflow would end the process.
            if let Ok(done) = done {
                points.push(done.point);
            }
        }
    }
    assert!(points.len() >= 3 * set.engines.len());
    assert!(points.iter().all(|p| *p == points[0]), "{name} {group}");
}

#[test]
#[cfg_attr(target_family = "wasm", ignore = "no threads there")]
fn on_a_stack_of_64_kib() {
    on_a_stack("bls12-381", Group::G1, 64 << 10);
    on_a_stack("toy-1009", Group::G1, 64 << 10);
}

/// Lanes of an extension or of 15 digits take more.
#[test]
#[cfg_attr(target_family = "wasm", ignore = "no threads there")]
fn long_elements_on_a_stack_of_96_kib() {
    on_a_stack("bls12-381", Group::G2, 96 << 10);
    on_a_stack("bw6-761", Group::G1, 96 << 10);
    on_a_stack("bn254", Group::G2, 96 << 10);
}

/// A flag raised in the middle, by whoever hears of the progress.
#[test]
fn progress_and_cancel() {
    let set = Setting::new("bls12-377", Group::G1);
    // More than one call of the bucket engine.
    let (bases, scalars) = input(&set, 40_000);
    for engine in &set.engines {
        for threads in [1, 3] {
            let heard = Mutex::new(Vec::new());
            let all = |part: f64| heard.lock().unwrap().push(part);
            let options = Options {
                algorithm: Algorithm::Signed,
                threads: Some(threads),
                watch: Watch::default().with_progress(&all),
                ..Options::default()
            };
            let view = Scalars::U256(&scalars);
            engine.msm(&bases.points, view, &options).unwrap();
            let mut heard = heard.lock().unwrap().clone();
            if threads == 1 {
                assert!(heard.is_sorted(), "{heard:?}");
            }
            heard.sort_by(f64::total_cmp);
            assert!(heard.len() > 2 && heard[0] == 0.0 && heard[heard.len() - 1] == 1.0);

            let flag = AtomicBool::new(false);
            let last = Mutex::new(0.0);
            let stop = |part: f64| {
                *last.lock().unwrap() = part;
                flag.store(part > 0.0, Ordering::Relaxed);
            };
            let options = Options {
                watch: Watch::default().with_cancel(&flag).with_progress(&stop),
                ..options
            };
            let done = engine.msm(&bases.points, view, &options);
            assert_eq!(done.err(), Some(msmith::Error::Cancelled));
            // Other threads may be in their last tasks already.
            assert!(
                threads > 1 || *last.lock().unwrap() < 1.0,
                "it ran to the end"
            );
        }
    }
}

/// One call of the bucket engine takes all the windows of so few points; it tells how far it is all the
/// same, and stops there.
#[test]
fn progress_and_cancel_within_a_call() {
    let set = Setting::new("bls12-377", Group::G1);
    let (bases, scalars) = input(&set, 1 << 14);
    let view = Scalars::U256(&scalars);
    for engine in &set.engines {
        let heard = Mutex::new(Vec::new());
        let hear = |part: f64| heard.lock().unwrap().push(part);
        let options = Options {
            in_subgroup: true,
            threads: Some(1),
            watch: Watch::default().with_progress(&hear),
            ..Options::default()
        };
        let want = engine.msm(&bases.points, view, &options).unwrap();
        let all = std::mem::take(&mut *heard.lock().unwrap());
        assert!(all.is_sorted() && all.last() == Some(&1.0), "{all:?}");
        let steps = all.windows(2).map(|w| w[1] - w[0]);
        assert!(all.len() >= 5 && steps.fold(0.0, f64::max) < 0.4, "{all:?}");

        // Raised for a moment only: that is enough.
        let flag = AtomicBool::new(false);
        let lower = |part: f64| {
            heard.lock().unwrap().push(part);
            flag.store((0.3..0.6).contains(&part), Ordering::Relaxed);
        };
        let stopped = Options {
            watch: Watch::default().with_cancel(&flag).with_progress(&lower),
            ..options
        };
        let done = engine.msm(&bases.points, view, &stopped);
        assert_eq!(done.err(), Some(msmith::Error::Cancelled));
        let last = heard.lock().unwrap().last().copied();
        assert!(last.is_some_and(|l| l < 0.7), "it went on to {last:?}");
        // What was cut short leaves nothing behind.
        let again = engine.msm(&bases.points, view, &options).unwrap();
        assert_eq!(again.point, want.point);
    }
}

/// The environment variable, for tests in processes of their own.
const VARIABLE: &str = "MSMITH_THREADS";

/// Prints what runs where the caller does not say how many threads.
#[test]
#[ignore = "run by `threads_that_nobody_asked_for` with values of MSMITH_THREADS"]
fn reported_threads() {
    let set = Setting::new("bn254", Group::G1);
    let engine = set.best();
    let options = Options {
        algorithm: Algorithm::Signed,
        ..Options::default()
    };
    let spec = engine.spec();
    let generator = [&spec.gx[0], &spec.gy[0]].map(|x| engine.to_words(x));
    for n in [1, 511, 1024, 4096] {
        let points = WordPoints {
            stride: set.stride(),
            words: generator.concat().repeat(n),
            finite: vec![true; n],
        };
        let scalars = vec![[7, 8, 9, 10]; n];
        match engine.msm(&points, Scalars::U256(&scalars), &options) {
            Ok(sum) => println!("{n} points, {} threads.", sum.report.threads),
            Err(why) => println!("{n} points: {why}"),
        }
        let plan = engine.plan(n, 256, &options);
        println!("{n} planned, {} threads.", plan.map_or(0, |p| p.threads));
    }
}

/// One for every 256 points, up to what the machine has or `MSMITH_THREADS` says.
#[test]
#[cfg_attr(target_family = "wasm", ignore = "no threads there")]
fn threads_that_nobody_asked_for() {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    if cores == 1 {
        println!("this machine has one core: the default of several threads is not looked at");
    }
    let values = [("", cores), ("1", 1), ("2", 2), ("3", 3), ("64", 64)];
    let run = |value: &str| {
        let program = std::env::current_exe().unwrap();
        let mut command = std::process::Command::new(program);
        command.args(["threads::reported_threads", "--exact", "--ignored"]);
        command.arg("--nocapture").env(VARIABLE, value);
        let out = command.output().unwrap();
        assert!(out.status.success(), "{out:?}");
        String::from_utf8(out.stdout).unwrap()
    };
    for (value, most) in values {
        let text = run(value);
        for n in [1, 511, 1024, 4096] {
            let asked = most.min(n / 256).max(1);
            let count = |what: &str| -> usize {
                let line = text
                    .lines()
                    .find_map(|l| l.strip_prefix(&format!("{n} {what}, ")));
                let count = line.and_then(|l| l.strip_suffix(" threads.")?.parse().ok());
                count.unwrap_or_else(|| panic!("{value:?}: {n} {what}: {text}"))
            };
            // Those that had something to do: tasks may be fewer than threads.
            for ran in ["points", "planned"].map(count) {
                assert!(
                    ran <= asked && 2 * ran > asked,
                    "{value:?} {n}: {ran} of {asked}"
                );
            }
        }
    }
    for value in ["0", "x"] {
        let text = run(value);
        let refusal = format!("{VARIABLE}={value:?} is not a number of threads");
        assert_eq!(text.matches(&refusal).count(), 4, "{text}");
    }
}
