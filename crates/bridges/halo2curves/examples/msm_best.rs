//! Times `msm_best` against halo2curves' own, on as many threads as rayon has.
//!
//! ```text
//! RAYON_NUM_THREADS=1 cargo run --release -p msmith-halo2curves --example msm_best [COUNT…]
//! ```

use std::error::Error;
use std::time::{Duration, Instant};

use halo2curves::ff::Field;
use halo2curves::group::{Curve, Group};
use halo2curves::{CurveAffine, bls12381, bn256, pasta};
use msmith_halo2curves::{Halo2Point, msm_best};
use rand::SeedableRng;
use rand::rngs::StdRng;

fn row<C: Halo2Point + CurveAffine>(name: &str, n: usize) {
    let rng = &mut StdRng::seed_from_u64(1);
    // Doubling is faster than hashing, and as good for the time of a sum.
    let mut p = C::Curve::random(&mut *rng);
    let mut points = vec![p; n];
    for point in &mut points {
        p = p.double();
        *point = p;
    }
    let mut bases = vec![C::identity(); n];
    C::Curve::batch_normalize(&points, &mut bases);
    let scalars: Vec<C::Scalar> = (0..n).map(|_| C::Scalar::random(&mut *rng)).collect();
    let mut least = [f64::MAX; 2];
    let start = Instant::now();
    for round in 0.. {
        if round >= 3 && start.elapsed() > Duration::from_millis(600) {
            break;
        }
        let times = [halo2curves::msm::msm_best::<C>, msm_best::<C>].map(|sum| {
            let start = Instant::now();
            let sum = sum(&scalars, &bases);
            (sum, start.elapsed().as_secs_f64() * 1e3)
        });
        assert_eq!(times[0].0, times[1].0);
        least = [0, 1].map(|i| times[i].1.min(least[i]));
    }
    let [theirs, ours] = least;
    println!(
        "{name:<14} {n:>6} {theirs:>14.2} {ours:>10.2} {:>6.2}x",
        theirs / ours
    );
}

fn main() -> Result<(), Box<dyn Error>> {
    let counts: Vec<usize> = std::env::args()
        .skip(1)
        .map(|n| n.parse())
        .collect::<Result<_, _>>()?;
    let counts = match counts.is_empty() {
        true => vec![16, 64, 256, 1 << 12, 1 << 16],
        false => counts,
    };
    println!(
        "{:<14} {:>6} {:>14} {:>10}",
        "", "n", "halo2curves ms", "msmith ms"
    );
    for n in counts {
        row::<bn256::G1Affine>("bn256 G1", n);
        row::<bn256::G2Affine>("bn256 G2", n);
        row::<bls12381::G1Affine>("bls12381 G1", n);
        row::<pasta::PallasAffine>("pallas", n);
    }
    Ok(())
}
