//! Times sums of Ristretto points against curve25519-dalek's own, used once and prepared, on one thread.
//!
//! ```text
//! cargo run --release -p msmith-dalek --example ristretto [COUNT…]
//! ```

use std::error::Error;
use std::time::{Duration, Instant};

use curve25519_dalek::ristretto::VartimeRistrettoPrecomputation as Theirs;
use curve25519_dalek::traits::{VartimeMultiscalarMul as Own, VartimePrecomputedMultiscalarMul};
use curve25519_dalek::{RistrettoPoint, Scalar};
use msmith_dalek::{VartimeMultiscalarMul, VartimeRistrettoPrecomputation};
use rand::rngs::StdRng;
use rand::{RngCore, SeedableRng};

/// The least time of each side, in µs; they take turns, and must agree.
fn times(sides: &mut [&mut dyn FnMut() -> RistrettoPoint]) -> Vec<f64> {
    let mut least = vec![f64::MAX; sides.len()];
    let start = Instant::now();
    let mut sum = None;
    for round in 0.. {
        if round >= 5 && start.elapsed() > Duration::from_millis(800) {
            break;
        }
        for (side, least) in sides.iter_mut().zip(&mut least) {
            let start = Instant::now();
            let point = side();
            *least = least.min(start.elapsed().as_secs_f64() * 1e6);
            assert_eq!(point, *sum.get_or_insert(point));
        }
    }
    least
}

fn main() -> Result<(), Box<dyn Error>> {
    let counts: Vec<usize> = std::env::args()
        .skip(1)
        .map(|n| n.parse())
        .collect::<Result<_, _>>()?;
    let counts = match counts.is_empty() {
        true => vec![64, 128, 256, 512, 640, 1024, 1 << 12, 1 << 13],
        false => counts,
    };
    let rng = &mut StdRng::seed_from_u64(1);
    let mut bytes = || {
        let mut bytes = [0; 64];
        rng.fill_bytes(&mut bytes);
        bytes
    };
    println!(
        "{:>6} {:>12} {:>12} {:>7} {:>14} {:>14} {:>7}",
        "n", "dalek µs", "msmith µs", "", "prepared: dalek", "msmith", ""
    );
    for n in counts {
        let points: Vec<_> = (0..n)
            .map(|_| RistrettoPoint::from_uniform_bytes(&bytes()))
            .collect();
        let scalars: Vec<_> = (0..n)
            .map(|_| Scalar::from_bytes_mod_order_wide(&bytes()))
            .collect();
        let (theirs, ours) = (
            Theirs::new(&points),
            VartimeRistrettoPrecomputation::new(&points),
        );
        let least = times(&mut [
            &mut || <RistrettoPoint as Own>::vartime_multiscalar_mul(&scalars, &points),
            &mut || {
                <RistrettoPoint as VartimeMultiscalarMul>::vartime_multiscalar_mul(
                    &scalars, &points,
                )
            },
            &mut || theirs.vartime_multiscalar_mul(&scalars),
            &mut || ours.vartime_multiscalar_mul(&scalars),
        ]);
        let [a, b, c, d] = [0, 1, 2, 3].map(|i| least[i]);
        println!(
            "{n:>6} {a:>12.1} {b:>12.1} {:>6.2}x {c:>14.1} {d:>14.1} {:>6.2}x",
            a / b,
            c / d
        );
    }
    Ok(())
}
