//! Times of sums, on request: where there is no other program to ask, as in WebAssembly (`cargo xtask wasm-tests --times`).

use msmith::curve::{self, Group};
use msmith::{Backend, Engine, Options, Point, Scalars};
use std::time::Instant;

/// Prints the least time of some of `n` points on each backend: `--release -- --ignored --nocapture`.
#[test]
#[ignore = "prints times"]
fn sums() {
    let options = Options {
        threads: Some(1),
        in_subgroup: true,
        ..Options::default()
    };
    let mut state = 7u64;
    let mut word = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    for (name, group, logs) in [
        ("bn254", Group::G1, [12, 14, 16]),
        ("bn254", Group::G2, [10, 12, 14]),
        ("bls12-381", Group::G1, [12, 14, 16]),
    ] {
        let curve = curve::by_name(name).unwrap();
        let most = logs.into_iter().max().map_or(0, |log| 1 << log);
        let scalars: Vec<[u64; 4]> = (0..2 * most)
            .map(|_| [word(), word(), word(), word() >> 4])
            .collect();
        let (logarithms, scalars) = scalars.split_at(most);
        let mut points = None;
        for backend in Backend::available() {
            let engine = Engine::with_backend(curve, group, backend).unwrap();
            let points = points.get_or_insert_with(|| {
                let parts = engine.spec().gx.iter().chain(&engine.spec().gy);
                let words: Vec<u64> = parts.flat_map(|c| engine.to_words(c)).collect();
                let multiples =
                    engine.mul_base(&Point::new(words), Scalars::U256(logarithms), &options);
                multiples.unwrap()
            });
            for log in logs {
                let n = 1 << log;
                let mut some = points.clone();
                some.words.truncate(n * some.stride);
                some.finite.truncate(n);
                let mut best = f64::MAX;
                for _ in 0..(1 << 16 >> log).clamp(3, 12) {
                    let start = Instant::now();
                    let sum = engine.msm(&some, Scalars::U256(&scalars[..n]), &options);
                    assert!(!sum.unwrap().point.is_infinity());
                    best = best.min(start.elapsed().as_secs_f64() * 1e3);
                }
                println!("{name} {group} {} 2^{log}: {best:.2} ms", backend.name());
            }
        }
    }
}
