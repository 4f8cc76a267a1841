//! Threads, progress, cancelling and reports.

use super::*;
use crate::common::*;
use msmith::{Algorithm, Budget, Scalars, Watch};
use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::thread::ThreadId;

fn input(set: &Setting, n: usize) -> (Known, Vec<[u64; 4]>) {
    let mut random = Random(0xabcd_ef02);
    let bases = set.random(n, &mut random);
    (bases, (0..n).map(|_| random.scalar()).collect())
}

/// Any number of threads makes the same table and the same sums.
#[test]
fn the_same_words() {
    for (name, group) in [("bls12-381", Group::G1), ("bn254", Group::G2)] {
        let set = Setting::new(name, group);
        let (bases, scalars) = input(&set, 140);
        let all = [wanted(&set, &bases, u256(&scalars), "threads")];
        for engine in &set.engines {
            let sets = [("odd:7,4", 1), ("glv:5", 3), ("two:3,3", 7)];
            for (name, passes) in sets {
                let with = |threads| Options {
                    threads: Some(threads),
                    ..sure()
                };
                let prepare = |threads| {
                    let options = with(threads);
                    let fixed = engine.prepare_with(&bases.points, spec(name), passes, &options);
                    fixed.unwrap()
                };
                let one = prepare(1);
                for threads in [1, 2, 3, 7] {
                    let fixed = prepare(threads);
                    assert!(fixed.words() == one.words(), "{name} {threads}");
                    compare(&set, &fixed, &all, &with(threads));
                }
                // More threads than bases.
                let few = one
                    .msm_prefix(Scalars::U256(&scalars[..2]), &with(64))
                    .unwrap();
                let want = one
                    .msm_prefix(Scalars::U256(&scalars[..2]), &sure())
                    .unwrap();
                assert_eq!(few.point, want.point);
            }
        }
    }
}

#[test]
fn no_threads() {
    let set = Setting::new("bls12-381", Group::G1);
    let (bases, scalars) = input(&set, 5);
    let zero = Options {
        threads: Some(0),
        ..sure()
    };
    for e in &set.engines {
        let p = &bases.points;
        let fixed = e.prepare_with(p, spec("signed:5"), 1, &sure()).unwrap();
        let list = Scalars::U256(&scalars);
        let none = Some(Error::ZeroThreads);
        let all = Budget::Fastest;
        assert_eq!(e.prepare_with(p, spec("signed:5"), 1, &zero).err(), none);
        assert_eq!(e.prepare(p, all, &zero).err(), none);
        assert_eq!(e.plan_table(5, all, &zero).err(), none);
        assert_eq!(e.table_front(5, all, &zero).err(), none);
        assert_eq!(fixed.msm(list, &zero).err(), none);
        assert_eq!(fixed.msm_prefix(list, &zero).err(), none);
        assert_eq!(fixed.verify(&zero).err(), none);
    }
}

/// What every thread heard.
#[derive(Default)]
struct Heard(Mutex<HashMap<ThreadId, Vec<f64>>>);

impl Heard {
    fn hear(&self, part: f64) {
        let mut all = self.0.lock().unwrap();
        all.entry(std::thread::current().id())
            .or_default()
            .push(part);
    }

    /// From 0 to 1, on every thread in order, not in one leap.
    fn check(&self, what: &str) {
        let all = std::mem::take(&mut *self.0.lock().unwrap());
        assert!(all.values().all(|l| l.is_sorted()), "{what}: {all:?}");
        let mut parts: Vec<f64> = all.into_values().flatten().collect();
        parts.sort_by(f64::total_cmp);
        assert_eq!(parts.first(), Some(&0.0), "{what}");
        assert_eq!(parts.last(), Some(&1.0), "{what}");
        assert!(parts.len() > 3, "{what}: {parts:?}");
    }
}

#[test]
fn progress() {
    let set = Setting::new("bls12-377", Group::G1);
    let (bases, scalars) = input(&set, 300);
    for engine in &set.engines {
        for (name, passes) in [("odd:11,2", 1), ("eisenstein:1,3", 4)] {
            for threads in [1, 3] {
                for in_subgroup in [false, true] {
                    let heard = Heard::default();
                    let hear = |part: f64| heard.hear(part);
                    let options = Options {
                        threads: Some(threads),
                        in_subgroup,
                        watch: Watch::default().with_progress(&hear),
                        ..Options::default()
                    };
                    let fixed = engine.prepare_with(&bases.points, spec(name), passes, &options);
                    let fixed = fixed.unwrap();
                    heard.check("prepare");
                    fixed.msm(Scalars::U256(&scalars), &options).unwrap();
                    heard.check("msm");
                    fixed.verify(&options).unwrap();
                    heard.check("verify");
                }
            }
        }
    }
}

/// A flag raised before, or in the middle for as short as one report.
#[test]
fn cancelled() {
    let set = Setting::new("bls12-377", Group::G1);
    let (bases, scalars) = input(&set, 300);
    let list = Scalars::U256(&scalars);
    let all = [wanted(&set, &bases, u256(&scalars), "after cancelling")];
    let stopped = Some(Error::Cancelled);
    for engine in &set.engines {
        for (name, passes) in [("odd:11,2", 1), ("eisenstein:1,3", 4)] {
            let prepare =
                |o: &Options<'_>| engine.prepare_with(&bases.points, spec(name), passes, o);
            let fixed = prepare(&sure()).unwrap();
            let raised = AtomicBool::new(true);
            let before = Options {
                watch: Watch::default().with_cancel(&raised),
                ..sure()
            };
            assert_eq!(prepare(&before).err(), stopped);
            assert_eq!(fixed.msm(list, &before).err(), stopped);
            assert_eq!(fixed.verify(&before).err(), stopped);
            let unsure = Options {
                in_subgroup: false,
                ..before
            };
            assert_eq!(prepare(&unsure).err(), stopped);

            for threads in [1, 3] {
                for lowered in [false, true] {
                    let flag = AtomicBool::new(false);
                    let reports = AtomicUsize::new(0);
                    let hear = |_: f64| {
                        // At the third, and no longer if it is lowered at the fourth.
                        let k = reports.fetch_add(1, Relaxed);
                        flag.store(k == 2 || k > 2 && !lowered, Relaxed);
                    };
                    let during = Options {
                        threads: Some(threads),
                        watch: Watch::default().with_cancel(&flag).with_progress(&hear),
                        ..sure()
                    };
                    // Others may lower it before anybody looks.
                    let certain = threads == 1 || !lowered;
                    let check = |found: Option<Error>, what: &str| {
                        let fine = found == stopped || !certain && found.is_none();
                        assert!(fine, "{what} {name} {threads} {lowered}: {found:?}");
                        flag.store(false, Relaxed);
                        reports.store(0, Relaxed);
                    };
                    let made = prepare(&during);
                    if let Ok(made) = &made {
                        assert!(made.words() == fixed.words(), "half a table");
                    }
                    check(made.err(), "prepare");
                    check(fixed.msm(list, &during).err(), "msm");
                    check(fixed.verify(&during).err(), "verify");
                }
            }
            // What was cut short leaves nothing behind.
            compare(&set, &fixed, &all, &sure());
        }
    }
}

#[test]
#[cfg_attr(target_family = "wasm", ignore = "no threads there")]
fn reports() {
    for (name, group) in [("bls12-381", Group::G1), ("bw6-761", Group::G1)] {
        let set = Setting::new(name, group);
        let (bases, scalars) = input(&set, 100);
        for engine in &set.engines {
            for (name, passes) in [("odd:7,4", 1), ("glv:5", 3), ("two:3,3", 2)] {
                let fixed = engine.prepare_with(&bases.points, spec(name), passes, &sure());
                let options = Options {
                    threads: Some(2),
                    ..sure()
                };
                let fixed = fixed.unwrap();
                let report = fixed.msm(Scalars::U256(&scalars), &options).unwrap().report;
                assert_eq!((report.algorithm, report.threads), (Algorithm::Fixed, 2));
                assert_eq!(report.windows, passes);
                assert!(report.radix.starts_with(name), "{}", report.radix);
                assert!(report.peak_bytes > 0);
                // A digit that is not zero is an addition, but the first in a bucket.
                let set = spec(name).build(&engine.numbers()).unwrap();
                let digits = (set.positions() * set.halves() * 100) as u64;
                assert!(report.additions > 0, "{report:?}");
                let most = digits + (passes * 4 * set.buckets()) as u64 + 1000;
                assert!(report.additions <= most, "{report:?} {most}");
                // Only what puts empty buckets together.
                let zeros = [[0; 4]; 100];
                let report = fixed.msm(Scalars::U256(&zeros), &options).unwrap().report;
                assert!(report.additions < digits / 2, "{report:?}");
            }
        }
    }
}
