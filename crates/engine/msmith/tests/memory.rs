//! Resident memory of sums beyond their inputs, as the system counts it, against [`Options::memory_limit`].
//!
//! One test at a time, so that nothing else runs in the process while it looks. Linux alone says the peak; elsewhere the test
//! says that it was left out.

use msmith::curve::{self, Group};
use msmith::{Budget, Engine, Error, Options, Point, Points, PointsBy, Scalars};
use std::sync::{Mutex, MutexGuard, PoisonError};

const MIB: u64 = 1 << 20;

/// Bytes that `/proc/self/status` says under a name.
fn status(name: &str) -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = text.lines().find(|l| l.starts_with(name))?;
    let number = line.split_whitespace().nth(1)?;
    number.parse::<u64>().ok().map(|kib| kib << 10)
}

/// What a test holds while it runs.
static ALONE: Mutex<()> = Mutex::new(());

/// Waits until no other test runs; one that failed is no reason not to.
fn alone() -> MutexGuard<'static, ()> {
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The most memory that was resident while `job` ran, beyond what was before.
fn peak<T>(job: impl FnOnce() -> T) -> Option<(u64, T)> {
    std::fs::write("/proc/self/clear_refs", "5").ok()?;
    let before = status("VmRSS:")?;
    let out = job();
    Some((status("VmHWM:")?.saturating_sub(before), out))
}

/// What is resident beyond the limit: large pages that are begun, and what threads and the allocator keep.
fn most(limit: u64) -> u64 {
    limit + limit / 10 + 4 * MIB
}

/// 2^log points that take no memory of the list's length: 64 multiples of the generator, again and again.
fn points(engine: &Engine, log: usize) -> PointsBy<impl Fn(usize, &mut [u64]) -> bool + Sync> {
    let spec = engine.spec();
    let parts = spec.gx.iter().chain(&spec.gy);
    let generator: Vec<u64> = parts.flat_map(|x| engine.to_words(x)).collect();
    let mut list = vec![Point::new(generator)];
    for k in 1..64usize {
        list.push(engine.mul(&[k as u64 + 2], &list[k - 1]).unwrap());
    }
    let flat: Vec<u64> = list.iter().flat_map(Point::words).copied().collect();
    let stride = 2 * engine.words();
    PointsBy::new(1 << log, move |i, words| {
        let k = i * 7 % 64;
        words.copy_from_slice(&flat[k * stride..(k + 1) * stride]);
        true
    })
}

/// Limits in MiB, 0 for none, with numbers of threads.
const LIMITS: [(u64, usize); 6] = [(8, 1), (8, 2), (8, 64), (16, 2), (64, 64), (0, 1)];

/// Every limit with every number of threads.
fn all_limits() -> Vec<(u64, usize)> {
    let threads = |mib| [1, 2, 64].map(|threads| (mib, threads));
    [8, 16, 64, 0].into_iter().flat_map(threads).collect()
}

/// Sums of 2^log points with each of these limits and numbers of threads.
fn sums(engine: &Engine, log: usize, limits: &[(u64, usize)]) {
    let n = 1usize << log;
    let points = points(engine, log);
    let mut state = 7u64;
    let mut scalars = vec![[0u64; 4]; n];
    for a in scalars.as_flattened_mut() {
        state = state
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        *a = state >> 29 ^ state << 31;
    }
    scalars.iter_mut().for_each(|a| a[3] >>= 2);
    let scalars = Scalars::U256(&scalars);
    let want = engine.msm(&points, scalars, &Options::default()).unwrap();
    for &(mib, threads) in limits {
        let limit = (mib > 0).then_some(mib * MIB);
        let options = Options {
            threads: Some(threads),
            in_subgroup: true,
            memory_limit: limit,
            ..Options::default()
        };
        engine.release();
        let start = std::time::Instant::now();
        let Some((bytes, done)) = peak(|| engine.msm(&points, scalars, &options)) else {
            eprintln!("the system does not say how much memory is resident: not checked");
            return;
        };
        let done = done.unwrap();
        assert_eq!(done.point, want.point);
        let r = done.report;
        let name = format!("{} of {}, 2^{log}", engine.group(), engine.curve().name);
        let mib = |bytes: u64| bytes as f64 / MIB as f64;
        println!(
            "{name}, limit {limit:?}, {threads} threads: resident {:.1} MiB, expected {:.1}; {} parts, {}, \
             {} threads, {:.2} s",
            mib(bytes),
            mib(r.peak_bytes),
            r.parts,
            r.radix,
            r.threads,
            start.elapsed().as_secs_f64(),
        );
        if let Some(limit) = limit {
            assert!(
                r.peak_bytes <= limit && bytes <= most(limit),
                "{name}: {bytes}"
            );
        }
    }
}

/// A table takes its bytes and, while it is made, what its making takes; sums over it keep the limit.
fn tables(engine: &Engine, log: usize, rows: &[(u32, usize)]) {
    let points = points(engine, log);
    let name = format!("{} of {}, 2^{log}", engine.group(), engine.curve().name);
    let scalars = vec![[u64::MAX / 3; 4]; 1 << log];
    for &(rows, threads) in rows {
        let options = Options {
            threads: Some(threads),
            in_subgroup: true,
            ..Options::default()
        };
        engine.release();
        let made = peak(|| engine.prepare(&points, Budget::PointsPerBase(rows), &options));
        let Some((bytes, bases)) = made else {
            eprintln!("the system does not say how much memory is resident: not checked");
            return;
        };
        let bases = bases.unwrap();
        let mib = |bytes: u64| bytes as f64 / MIB as f64;
        println!(
            "{name}, {rows} rows, {threads} threads: resident {:.1} MiB, table {:.1}",
            mib(bytes),
            mib(bases.bytes())
        );
        // The bases in the engine's form beside the table, and blocks of each thread.
        let beside = (1u64 << log) * 16 * engine.words() as u64;
        let threads_work = threads as u64 * 2 * MIB;
        assert!(
            bytes <= most(bases.bytes() + beside + threads_work),
            "{name}: {bytes}"
        );
        for limit in [64 * MIB, 16 * MIB] {
            let options = Options {
                memory_limit: Some(limit),
                ..options
            };
            engine.release();
            let (bytes, sum) = peak(|| bases.msm(Scalars::U256(&scalars), &options)).unwrap();
            match sum {
                Ok(sum) => {
                    let expected = sum.report.peak_bytes;
                    println!(
                        "  sum: resident {:.1} MiB, expected {:.1}",
                        mib(bytes),
                        mib(expected)
                    );
                    assert!(expected <= limit && bytes <= most(limit), "{name}: {bytes}");
                }
                Err(Error::MemoryLimit { needed, .. }) => assert!(needed > limit, "{name}"),
                Err(why) => panic!("{name}: {why}"),
            }
        }
    }
}

#[test]
fn resident_memory_of_tables() {
    let _alone = alone();
    let curve = curve::by_name("bls12-381").unwrap();
    for (group, log, rows) in [
        (Group::G1, 14, [(1, 1), (4, 7), (10, 64)].as_slice()),
        (Group::G2, 12, &[(4, 2), (10, 1)]),
    ] {
        let engine = Engine::new(curve, group).unwrap();
        tables(&engine, log, rows);
    }
}

/// Checks keep the limit, down to 4096 points at a time.
#[test]
fn resident_memory_of_checks() {
    let _alone = alone();
    let engine = Engine::new(curve::by_name("bls12-381").unwrap(), Group::G1).unwrap();
    let points = points(&engine, 15);
    for (mib, threads) in [(4, 1), (4, 7), (16, 7), (64, 1)] {
        let options = Options {
            threads: Some(threads),
            memory_limit: Some(mib * MIB),
            ..Options::default()
        };
        engine.release();
        let Some((bytes, done)) = peak(|| engine.check_subgroup(&points, &options)) else {
            eprintln!("the system does not say how much memory is resident: not checked");
            return;
        };
        done.unwrap();
        println!("check, limit {mib} MiB, {threads} threads: resident {bytes} bytes");
        // Each thread has vectors to work with, however few the points.
        let least = threads as u64 * 2 * MIB;
        assert!(
            bytes <= most((mib * MIB).max(least)),
            "{mib} {threads}: {bytes}"
        );
    }
}

/// Products keep the limit beside their points, or say what they need.
#[test]
fn resident_memory_of_products() {
    let _alone = alone();
    let engine = Engine::new(curve::by_name("bls12-381").unwrap(), Group::G1).unwrap();
    let points = points(&engine, 15);
    let mut generator = vec![0; 2 * engine.words()];
    points.fill(0, &mut generator, &mut [false]);
    let base = Point::new(generator);
    let words = vec![[u64::MAX / 5; 4]; 1 << 15];
    let scalars = Scalars::U256(&words);
    let out = (96 << 15) + (1 << 15);
    for (mib, threads) in [(2, 7), (4, 1), (8, 7), (32, 1)] {
        let options = Options {
            threads: Some(threads),
            in_subgroup: true,
            memory_limit: Some(mib * MIB),
            ..Options::default()
        };
        let each = || engine.mul_each(&points, scalars, &options);
        let of_one = || engine.mul_base(&base, scalars, &options);
        let jobs: [(&str, &dyn Fn() -> _); 2] = [("each", &each), ("of one", &of_one)];
        for (name, job) in jobs {
            engine.release();
            let Some((bytes, done)) = peak(job) else {
                eprintln!("the system does not say how much memory is resident: not checked");
                return;
            };
            println!(
                "{name}, limit {mib} MiB, {threads} threads: {} KiB",
                bytes >> 10
            );
            match done {
                Ok(_) => assert!(
                    bytes <= most(mib * MIB) + out,
                    "{name}, {mib} MiB, {threads} threads: {bytes}"
                ),
                Err(Error::MemoryLimit { needed, limit }) => assert!(needed > limit),
                Err(why) => panic!("{name}: {why}"),
            }
        }
    }
}

#[test]
fn resident_memory_keeps_the_limit() {
    let _alone = alone();
    let curve = curve::by_name("bls12-381").unwrap();
    for (group, logs) in [(Group::G1, [12, 16]), (Group::G2, [11, 14])] {
        let engine = Engine::new(curve, group).unwrap();
        logs.iter().for_each(|log| sums(&engine, *log, &LIMITS));
    }
}

/// Every limit with every number of threads, and more rows.
#[test]
#[ignore = "long"]
fn resident_memory_in_all_combinations() {
    let _alone = alone();
    let curve = curve::by_name("bls12-381").unwrap();
    for (group, logs) in [(Group::G1, [12, 16]), (Group::G2, [11, 14])] {
        let engine = Engine::new(curve, group).unwrap();
        logs.iter()
            .for_each(|log| sums(&engine, *log, &all_limits()));
        tables(
            &engine,
            logs[0],
            &[(1, 1), (4, 2), (4, 7), (10, 1), (10, 64)],
        );
    }
}

#[test]
#[ignore = "takes a minute"]
fn resident_memory_of_large_sums() {
    let _alone = alone();
    for (name, group) in [
        ("bls12-381", Group::G1),
        ("bls12-381", Group::G2),
        ("bn254", Group::G1),
    ] {
        let engine = Engine::new(curve::by_name(name).unwrap(), group).unwrap();
        sums(&engine, 18, &all_limits());
    }
}
