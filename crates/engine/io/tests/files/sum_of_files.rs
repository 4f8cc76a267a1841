//! Sums of files chunk by chunk: the same as of lists in memory, whatever the limit, the threads and the ranges.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use msmith::curve::{Group, known};
use msmith::{Engine, Error as Core, Options, Output, Scalars, Watch};
use msmith_io::source::{Format, Source, SumOfFiles};
use msmith_io::{BasesFormat, Error, ScalarsFormat, random};

/// Points in a format and scalars as `le32` has them, and what they are made of.
struct Files {
    engine: Engine,
    points: Source,
    scalars: Source,
    list: msmith::WordPoints,
    words: Vec<u64>,
}

const N: usize = 3000;

/// One whose points are used where they lie, and one whose points are read.
const FORMATS: [BasesFormat; 2] = [BasesFormat::MONTGOMERY_LE, BasesFormat::AFFINE_LE];

fn files(name: &str, group: Group, format: BasesFormat, spoil: impl Fn(&mut Vec<u8>)) -> Files {
    let curve = known::by_name(name).unwrap();
    let engine = Engine::new(curve, group).unwrap();
    let list = random::points(&engine, N, 5).unwrap();
    let words = random::scalars(&engine, N, 6).unwrap().words;
    let bytes = |words: &[u64]| {
        words
            .iter()
            .flat_map(|w| w.to_le_bytes())
            .collect::<Vec<u8>>()
    };
    let mut points = format.encode(&engine, &list).unwrap();
    spoil(&mut points);
    let format = Format::Points(format, group);
    let points = Source::from_bytes(points, Some(format), Some(curve)).unwrap();
    let format = Format::Scalars(ScalarsFormat::LE32);
    let scalars = Source::from_bytes(bytes(&words), Some(format), None).unwrap();
    Files {
        engine,
        points,
        scalars,
        list,
        words,
    }
}

impl Files {
    fn sum(&self, first: usize, last: usize, check_subgroup: bool) -> SumOfFiles<'_> {
        SumOfFiles {
            points: self.points.points(&self.engine, "points").unwrap(),
            which_points: first..last,
            scalars: self.scalars.scalars("scalars").unwrap(),
            which_scalars: first..last,
            check_subgroup,
        }
    }
}

fn options<'a>(threads: usize, memory_limit: Option<u64>) -> Options<'a> {
    Options {
        threads: Some(threads),
        memory_limit,
        ..Options::default()
    }
}

/// The sum within a limit, or within what is needed if that is more, and which it was.
fn within(sum: &SumOfFiles<'_>, threads: usize, limit: Option<u64>) -> (Output, Option<u64>) {
    match sum.msm(&options(threads, limit)) {
        // What would do does.
        Err(Error::Engine(Core::MemoryLimit { needed, .. })) => {
            assert!(limit.is_some_and(|l| needed > l));
            (
                sum.msm(&options(threads, Some(needed))).unwrap(),
                Some(needed),
            )
        }
        got => (got.unwrap(), limit),
    }
}

#[test]
fn limits_and_ranges() {
    for (name, group, format) in [
        ("bls12-381", Group::G1, BasesFormat::MONTGOMERY_LE),
        ("bls12-381", Group::G1, BasesFormat::AFFINE_LE),
        ("bn254", Group::G2, BasesFormat::MONTGOMERY_LE),
        ("secp256k1", Group::G1, BasesFormat::AFFINE_LE),
    ] {
        let files = files(name, group, format, |_| ());
        for (first, last) in [(0, N), (17, 18), (1000, 2999), (5, 5)] {
            let stride = files.list.stride;
            let some = msmith::WordPoints {
                stride,
                words: files.list.words[first * stride..last * stride].to_vec(),
                finite: vec![true; last - first],
            };
            let words = &files.words[4 * first..4 * last];
            let scalars = Scalars::Words { words, per: 4 };
            let want = files
                .engine
                .msm(&some, scalars, &Options::default())
                .unwrap();
            for limit in [None, Some(4 << 20), Some(6 << 20)] {
                for (threads, check) in [(1, true), (2, false), (1, false), (2, true)] {
                    // Two of the four ways for the other curves.
                    if name != "bls12-381" && check != (threads == 1) {
                        continue;
                    }
                    let sum = files.sum(first, last, check);
                    let (got, most) = within(&sum, threads, limit);
                    let label = format!("{name} {group} {first}..{last} {limit:?} {threads}");
                    assert_eq!(got.point, want.point, "{label}");
                    assert!(most.is_none_or(|l| got.report.peak_bytes <= l), "{label}");
                }
            }
        }
        let sum = files.sum(0, N, false);
        let (in_chunks, _) = within(&sum, 2, Some(5 << 20));
        assert!(
            in_chunks.report.parts > 1 || name == "secp256k1",
            "{name} {:?}",
            in_chunks.report
        );
    }
}

/// The number of a wrong point is that in the file, wherever a chunk begins.
#[test]
fn wrong_points_are_named() {
    for (threads, format) in [
        (1, FORMATS[0]),
        (1, FORMATS[1]),
        (2, FORMATS[0]),
        (2, FORMATS[1]),
    ] {
        for limit in [None, Some(4 << 20)] {
            let spoiled = files("bls12-381", Group::G1, format, |bytes| {
                bytes[96 * 2500] ^= 1
            });
            let error = spoiled.sum(100, N, true).msm(&options(threads, limit));
            assert_eq!(error, Err(Error::Engine(Core::NotOnCurve { index: 2500 })));
            // A point of order 3 on y² = x³ + 4: x = 0, y = 2.
            let two = msmith::WordPoints {
                stride: 12,
                words: [vec![0; 6], spoiled.engine.to_words(&2u32.into())].concat(),
                finite: vec![true],
            };
            let two = format.encode(&spoiled.engine, &two).unwrap();
            let torsion = files("bls12-381", Group::G1, format, |bytes| {
                bytes[96 * 2501..96 * 2502].copy_from_slice(&two);
            });
            let error = torsion.sum(100, N, true).msm(&options(threads, limit));
            assert_eq!(
                error,
                Err(Error::Engine(Core::NotInSubgroup { index: 2501 }))
            );
            assert!(
                torsion
                    .sum(100, N, false)
                    .msm(&options(threads, limit))
                    .is_ok()
            );
        }
    }
}

#[test]
fn ranges_that_do_not_fit() {
    let files = files("bn254", Group::G1, FORMATS[0], |_| ());
    let run = |sum: SumOfFiles<'_>| sum.msm(&Options::default());
    let longer = SumOfFiles {
        which_points: 0..N + 1,
        ..files.sum(0, N, false)
    };
    assert!(matches!(run(longer), Err(Error::Range { .. })));
    let fewer = SumOfFiles {
        which_scalars: 1..N,
        ..files.sum(0, N, false)
    };
    let mismatch = Core::LengthMismatch {
        points: N,
        scalars: N - 1,
    };
    assert_eq!(run(fewer), Err(Error::Engine(mismatch)));
    let none = files.sum(0, N, false).msm(&options(0, None));
    assert_eq!(none, Err(Error::Engine(Core::ZeroThreads)));
}

#[test]
fn watched() {
    let files = files("bls12-381", Group::G1, FORMATS[1], |_| ());
    for threads in [1, 2] {
        let (seen, stop) = (Mutex::new(Vec::new()), AtomicBool::new(false));
        let progress = |part: f64| {
            seen.lock().unwrap().push(part);
            stop.store(part > 0.5, Relaxed);
        };
        let watch = Watch::default().with_progress(&progress);
        let whole = Options {
            watch,
            ..options(threads, Some(5 << 20))
        };
        files.sum(0, N, true).msm(&whole).unwrap();
        let parts = core::mem::take(&mut *seen.lock().unwrap());
        assert!(parts.is_sorted() && parts.last() > Some(&0.99), "{parts:?}");
        assert!(parts.iter().all(|x| (0.0..=1.0 + 1e-9).contains(x)));
        stop.store(false, Relaxed);
        let stopped = Options {
            watch: watch.with_cancel(&stop),
            ..whole
        };
        let stopped = files.sum(0, N, true).msm(&stopped);
        assert_eq!(stopped, Err(Error::Engine(Core::Cancelled)));
    }
}
