//! What the C face costs beside the engine's own call.

use std::hint::black_box;
use std::ptr::null_mut;

use msmith::curve::{Group, by_name};
use msmith::{Engine, Options, Scalars};
use msmith_capi::face::{CallerOptions, msmith_blst_p1s_mult_pippenger, msmith_msm};
use msmith_io::random;

use super::{Opened, must};

/// Seconds that this thread has had of a processor: others take theirs meanwhile.
fn now() -> f64 {
    let mut time = libc::timespec {
        tv_sec: 0,
        tv_nsec: 0,
    };
    // SAFETY: a place for the answer.
    let code = unsafe { libc::clock_gettime(libc::CLOCK_THREAD_CPUTIME_ID, &mut time) };
    assert_eq!(code, 0);
    time.tv_sec as f64 + 1e-9 * time.tv_nsec as f64
}

/// `cargo test --release -p msmith-capi -- --ignored --nocapture floor`: medians of CPU times on one thread, each call
/// next to the others.
#[test]
#[ignore = "a measurement"]
fn floor() {
    let engine = Engine::new(by_name("bls12-381").unwrap(), Group::G1).unwrap();
    let opened = Opened::new(c"bls12-381", 1);
    for (log, pairs) in [(0, 20001), (6, 6001), (10, 401)] {
        let n = 1 << log;
        let points = random::points(&engine, n, 1).unwrap();
        let scalars: Vec<[u64; 4]> = (0..4 * n as u64)
            .map(|i| {
                (i + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(17) >> u32::from(i % 4 == 3)
            })
            .collect::<Vec<_>>()
            .as_chunks()
            .0
            .to_vec();
        let options = Options {
            threads: Some(1),
            ..Options::default()
        };
        let caller = CallerOptions {
            threads: 1,
            ..CallerOptions::default()
        };
        let rust = || {
            engine
                .msm(&points, Scalars::U256(&scalars), &options)
                .unwrap()
                .point
        };
        let c = || {
            let mut sum = [0u64; 12];
            // SAFETY: n points and scalars.
            must(unsafe {
                msmith_msm(
                    opened.0,
                    points.words.as_ptr().cast(),
                    0,
                    scalars.as_ptr().cast(),
                    255,
                    n,
                    0,
                    &caller,
                    (&raw mut sum).cast(),
                    96,
                )
            });
            sum
        };
        let blst = || {
            let mut sum = [0u64; 18];
            let lists = [points.words.as_ptr().cast(), std::ptr::null()];
            let scalars = [scalars.as_ptr().cast(), std::ptr::null()];
            // SAFETY: n points and scalars behind the first pointers.
            must(unsafe {
                msmith_blst_p1s_mult_pippenger(
                    (&raw mut sum).cast(),
                    lists.as_ptr(),
                    n,
                    scalars.as_ptr(),
                    255,
                    null_mut(),
                )
            });
            sum
        };
        assert_eq!(c()[..], *rust().words());
        assert_eq!(blst()[..12], c());
        let mut times = [const { Vec::new() }; 3];
        let mut more = Vec::new();
        for i in 0..pairs {
            let time = |job: &dyn Fn()| {
                let start = now();
                job();
                now() - start
            };
            let jobs: [&dyn Fn(); 3] = [&|| _ = black_box(rust()), &|| _ = black_box(c()), &|| {
                _ = black_box(blst())
            }];
            // Each comes first in its turn.
            let mut took = [0.0; 3];
            for k in 0..3 {
                let which = (i + k) % 3;
                took[which] = time(jobs[which]);
            }
            more.push(took[1] - took[0]);
            times
                .iter_mut()
                .zip(took)
                .for_each(|(list, t)| list.push(t));
        }
        let median = |list: &mut Vec<f64>| {
            list.sort_by(f64::total_cmp);
            1e6 * list[list.len() / 2]
        };
        let [rust, c, blst] = times.each_mut().map(median);
        println!(
            "2^{log} points: Rust {rust:.1} µs, C {c:.1} µs ({:+.2} %), the shape of blst {blst:.1} µs; \
             C over Rust in a pair {:+.2} µs",
            100.0 * (c / rust - 1.0),
            median(&mut more)
        );
    }
}
