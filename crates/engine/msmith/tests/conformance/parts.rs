//! Sums in parts, under memory limits, and streams.

use crate::common::*;
use msmith::curve::{Group, edwards};
use msmith::{Algorithm, Engine, Error, Options, Point, PointsBy, Scalars, Watch, WordPoints};
use std::sync::Mutex;
use std::sync::atomic::AtomicBool;

const MIB: u64 = 1 << 20;

/// Every algorithm in every group, with limits that let it be made in parts alone.
#[test]
fn limits_change_no_sum() {
    for (name, group) in GROUPS {
        let set = Setting::new(name, group);
        let mut random = Random(0x9a27);
        let n = 301;
        let mut bases = set.random(n, &mut random);
        for i in [0, 7, 150, 151, 300] {
            bases.points.finite[i] = false;
            bases.logs[i] = 0u32.into();
        }
        let scalars: Vec<_> = (0..n).map(|_| random.scalar()).collect();
        let list = u256(&scalars);
        let want = set.multiple(&bases.log_of_sum(set.order(), &list.values));
        let mut in_parts = 0;
        for engine in &set.engines {
            // By one thread on the fastest backend alone, which saves a third of the time.
            let best = engine.backend() == set.best().backend();
            let threads: &[usize] = if best { &[1, 3] } else { &[3] };
            for algorithm in ALGORITHMS {
                for &threads in threads {
                    let options = Options {
                        algorithm,
                        threads: Some(threads),
                        in_subgroup: true,
                        ..Options::default()
                    };
                    let free = match engine.msm(&bases.points, list.view, &options) {
                        Err(Error::Option(_)) if algorithm.needs_subgroup() => continue,
                        done => done.unwrap(),
                    };
                    assert_eq!((free.point, free.report.parts), (want.clone(), 1));
                    let least = match engine.msm(
                        &bases.points,
                        list.view,
                        &Options {
                            memory_limit: Some(1),
                            ..options
                        },
                    ) {
                        Err(Error::MemoryLimit { limit: 1, needed }) => needed,
                        other => panic!("{algorithm:?}: {other:?}"),
                    };
                    for limit in [least, least + MIB / 4, free.report.peak_bytes - 1] {
                        let options = Options {
                            memory_limit: Some(limit),
                            ..options
                        };
                        let done = engine.msm(&bases.points, list.view, &options);
                        let label = format!("{name} {group} {algorithm:?} {threads} {limit}");
                        let done = match done {
                            Err(Error::MemoryLimit { needed, .. }) if limit < least => {
                                assert_eq!(needed, least, "{label}");
                                continue;
                            }
                            done => done.unwrap(),
                        };
                        assert_eq!(done.point, want, "{label}");
                        assert!(
                            done.report.peak_bytes <= limit,
                            "{label}: {:?}",
                            done.report
                        );
                        let planned = engine.plan(n, 256, &options).unwrap();
                        assert_eq!(planned.parts, done.report.parts, "{label}");
                        assert_eq!(planned.threads, done.report.threads, "{label}");
                        in_parts += usize::from(done.report.parts > 1);
                    }
                }
            }
        }
        assert!(
            in_parts > 0,
            "{name} {group}: all of them were made at once"
        );
    }
}

/// Pieces of every kind, some empty, some of other scalars.
#[test]
fn streams() {
    for (name, group) in GROUPS {
        let set = Setting::new(name, group);
        let mut random = Random(0x57e4);
        let bases = set.random(700, &mut random);
        let scalars: Vec<_> = (0..700).map(|_| random.scalar()).collect();
        let list = u256(&scalars);
        let want = set.multiple(&bases.log_of_sum(set.order(), &list.values));
        for engine in &set.engines {
            let options = Options {
                in_subgroup: true,
                ..Options::default()
            };
            let mut stream = engine.stream(&options).unwrap();
            assert!(stream.is_empty());
            let mut first = 0;
            for len in [0, 1, 2, 97, 0, 300, 299, 1] {
                let some = bases.pick(first..first + len);
                let range = first..first + len;
                stream
                    .push(&some.points, Scalars::U256(&scalars[range]))
                    .unwrap();
                first += len;
                // A piece that is refused changes nothing.
                let refused = stream.push(&some.points, Scalars::Bool(&vec![true; len + 1]));
                assert!(matches!(refused, Err(Error::LengthMismatch { .. })));
            }
            // And once more with −1 and 1, which changes nothing.
            let two = bases.pick([5, 5]);
            stream.push(&two.points, Scalars::I8(&[-1, 1])).unwrap();
            assert_eq!(stream.len(), 702);
            let sum = stream.finish().unwrap();
            assert_eq!(sum.point, want, "{}", set.name);
            assert!(sum.report.parts >= 6, "{:?}", sum.report);
        }
    }
    let set = Setting::new("bn254", Group::G1);
    let nothing = set.best().stream(&Options::default()).unwrap();
    assert_eq!(nothing.finish().unwrap().point, Point::infinity());
    let none = Options {
        threads: Some(0),
        ..Options::default()
    };
    assert_eq!(set.best().stream(&none).err(), Some(Error::ZeroThreads));
}

/// Pieces whose sums have no coordinates on an incomplete curve, and whole sums that have none.
#[test]
fn streams_in_edwards_form() {
    let (mut infinite, mut passed) = (0, 0);
    for curve in edwards::all() {
        let toy = edwards::is_toy(curve);
        let mut random = Random(0xed5 + 2);
        let engine = Engine::edwards(curve).unwrap();
        let flat = |p: &[num_bigint::BigUint; 2]| p.each_ref().map(|x| engine.to_words(x)).concat();
        let points: Vec<Vec<u64>> = if toy {
            let most = u64::try_from(&curve.p).unwrap().min(200);
            let pairs = (0..most).flat_map(|x| (0..most).map(move |y| [x.into(), y.into()]));
            pairs
                .filter(|q| curve.contains(q))
                .map(|q| flat(&q))
                .collect()
        } else {
            let multiple = |k: u64| curve.multiply(&k.into(), &curve.generator()).unwrap();
            (1..40).map(|k| flat(&multiple(k * k))).collect()
        };
        let rounds: &[usize] = match toy {
            true => &[0, 3, 6, 9, 12, 15, 18, 21, 24, 27],
            false => &[0, 1],
        };
        for round in rounds {
            let n = 40 + 37 * round;
            let mut list = WordPoints {
                stride: 2 * engine.words(),
                words: Vec::new(),
                finite: vec![true; n],
            };
            for _ in 0..n {
                list.words
                    .extend(&points[random.next() as usize % points.len()]);
            }
            let scalars: Vec<u64> = (0..n).map(|_| random.next()).collect();
            let options = Options::default();
            let want = engine.msm(&list, Scalars::U64(&scalars), &options);
            let mut stream = engine.stream(&options).unwrap();
            for first in (0..n).step_by(4) {
                let len = 4.min(n - first);
                let some = PointsBy::new(len, |i, words| {
                    let s = list.stride;
                    words.copy_from_slice(&list.words[(first + i) * s..(first + i + 1) * s]);
                    true
                });
                let scalars = Scalars::U64(&scalars[first..first + len]);
                infinite +=
                    usize::from(engine.msm(&some, scalars, &options) == Err(Error::AtInfinity));
                stream.push(&some, scalars).unwrap();
            }
            let got = stream.finish();
            passed += usize::from(got.is_ok());
            match want {
                Ok(want) => assert_eq!(got.unwrap().point, want.point, "{} {n}", curve.name),
                Err(why) => assert_eq!(got.err(), Some(why), "{} {n}", curve.name),
            }
        }
        if toy {
            continue;
        }
        // Prepared and not, under a limit.
        let n = 5000;
        let list = PointsBy::new(n, |i, words| {
            words.copy_from_slice(&points[i * 7 % points.len()]);
            true
        });
        let scalars: Vec<_> = (0..n).map(|_| random.scalar()).collect();
        let scalars = Scalars::U256(&scalars);
        let want = engine.msm(&list, scalars, &Options::default()).unwrap();
        assert_eq!(want.report.parts, 1);
        let limited = |limit| Options {
            memory_limit: Some(limit),
            ..Options::default()
        };
        let Err(Error::MemoryLimit { needed, .. }) = engine.msm(&list, scalars, &limited(1)) else {
            panic!("accepted")
        };
        let least = engine.msm(&list, scalars, &limited(needed)).unwrap();
        assert_eq!(least.point, want.point);
        assert!(least.report.parts > 1 && least.report.peak_bytes <= needed);
    }
    assert!(infinite > 0 && passed > 0, "{infinite} {passed}");
}

/// Progress goes up from part to part, and a raised flag stops between them at the latest.
#[test]
fn parts_are_watched() {
    let set = Setting::new("bls12-381", Group::G1);
    let mut random = Random(3);
    let bases = set.random(4000, &mut random);
    let scalars: Vec<_> = (0..4000).map(|_| random.scalar()).collect();
    let list = u256(&scalars);
    for engine in &set.engines {
        let least = Options {
            algorithm: Algorithm::Glv,
            threads: Some(1),
            in_subgroup: true,
            memory_limit: Some(1),
            ..Options::default()
        };
        let Err(Error::MemoryLimit { needed, .. }) = engine.msm(&bases.points, list.view, &least)
        else {
            panic!("accepted")
        };
        let (seen, stop) = (Mutex::new(Vec::new()), AtomicBool::new(false));
        let progress = |part: f64| seen.lock().unwrap().push(part);
        let options = Options {
            memory_limit: Some(needed),
            watch: Watch::default().with_progress(&progress).with_cancel(&stop),
            ..least
        };
        let done = engine.msm(&bases.points, list.view, &options).unwrap();
        assert!(done.report.parts > 2, "{:?}", done.report);
        let seen = core::mem::take(&mut *seen.lock().unwrap());
        assert!(
            seen.is_sorted() && seen.iter().all(|x| (0.0..=1.0).contains(x)),
            "{seen:?}"
        );
        assert!(seen.len() > 2 * done.report.parts && seen.last() > Some(&0.9));

        let progress = |part: f64| stop.store(part > 0.5, std::sync::atomic::Ordering::Relaxed);
        let options = Options {
            watch: Watch::default().with_progress(&progress).with_cancel(&stop),
            ..options
        };
        let stopped = engine.msm(&bases.points, list.view, &options);
        assert_eq!(stopped.err(), Some(Error::Cancelled));
    }
}
