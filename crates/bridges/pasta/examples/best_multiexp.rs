//! Times sums, transforms and lists of products against halo2's own, on one thread.
//!
//! ```text
//! MSMITH_THREADS=1 cargo run --release -p msmith-pasta --example best_multiexp [LOG…]
//! ```

use std::error::Error;
use std::hint::black_box;
use std::time::{Duration, Instant};

use halo2_proofs::arithmetic;
use halo2_proofs::pasta::group::ff::{Field, PrimeField};
use halo2_proofs::pasta::group::{Curve, Group};
use halo2_proofs::pasta::vesta::{Affine, Point, Scalar};
use rand::SeedableRng;
use rand::rngs::StdRng;

/// The least times of two ways, in turn, whose results must be the same.
fn row<T: PartialEq>(what: &str, n: usize, theirs: impl Fn() -> T, ours: impl Fn() -> T) {
    let mut least = [f64::MAX; 2];
    let begin = Instant::now();
    for round in 0.. {
        if round >= 3 && begin.elapsed() > Duration::from_millis(500) {
            break;
        }
        let start = Instant::now();
        let want = black_box(theirs());
        let middle = Instant::now();
        let got = black_box(ours());
        let times = [middle - start, middle.elapsed()];
        assert!(want == got, "{what}, {n}: another result");
        least = [0, 1].map(|i| least[i].min(times[i].as_secs_f64() * 1e3));
    }
    let [theirs, ours] = least;
    println!(
        "{what:<24} {n:>6} {theirs:>10.3} {ours:>10.3} {:>6.2}x",
        theirs / ours
    );
}

fn main() -> Result<(), Box<dyn Error>> {
    let logs: Vec<u32> = std::env::args()
        .skip(1)
        .map(|n| n.parse())
        .collect::<Result<_, _>>()?;
    let logs = match logs.is_empty() {
        true => vec![3, 4, 5, 6, 7, 8, 10, 14],
        false => logs,
    };
    let rng = &mut StdRng::seed_from_u64(1);
    println!(
        "{:<24} {:>6} {:>10} {:>10}",
        "", "n", "halo2 ms", "msmith ms"
    );
    for log in logs {
        let n = 1 << log;
        // Doubling is faster than hashing, and as good for the time of a sum.
        let mut p = Point::random(&mut *rng);
        let mut curves = vec![p; n];
        for curve in &mut curves {
            p = p.double();
            *curve = p;
        }
        let mut bases = vec![Affine::default(); n];
        Point::batch_normalize(&curves, &mut bases);
        let long: Vec<Scalar> = (0..n).map(|_| Scalar::random(&mut *rng)).collect();
        let kinds = [
            ("sum", long.clone()),
            (
                "sum, six scalars long",
                among(&long, |i| Scalar::from(i as u64 % 256)),
            ),
            ("sum, six scalars not 0", among(&long, |_| Scalar::ZERO)),
        ];
        for (what, scalars) in kinds {
            row(
                what,
                n,
                || arithmetic::best_multiexp(&scalars, &bases),
                || msmith_pasta::msm(&scalars, &bases).expect("one for each"),
            );
        }
        let omega = (log..Scalar::S).fold(Scalar::ROOT_OF_UNITY, |w, _| w.square());
        let transformed = |transform: fn(&mut [Scalar], Scalar, u32)| {
            let mut list = long.clone();
            transform(&mut list, omega, log);
            list
        };
        row(
            "transform",
            n,
            || transformed(arithmetic::best_fft),
            || transformed(msmith_pasta::best_fft),
        );
    }
    Ok(())
}

/// Six scalars of a list, the others by their number.
fn among(long: &[Scalar], other: impl Fn(usize) -> Scalar) -> Vec<Scalar> {
    let scalar = |(i, a): (usize, &Scalar)| if i < 6 { *a } else { other(i) };
    long.iter().enumerate().map(scalar).collect()
}
