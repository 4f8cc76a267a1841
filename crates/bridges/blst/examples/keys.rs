//! Times sums and checks of public keys (G1) and signatures (G2) against blst's own. blst takes as many threads as the
//! process may use: on one,
//!
//! ```text
//! taskset -c 0 cargo run --release -p msmith-blst --example keys [COUNT…]
//! ```

use std::error::Error;
use std::hint::black_box;
use std::time::{Duration, Instant};

use blst::MultiPoint as Own;
use blst::min_pk::{PublicKey, SecretKey, Signature};
use msmith_blst::MultiPoint;

/// The least time of both sides, in µs; they take turns.
fn times<T>(mut theirs: impl FnMut() -> T, mut ours: impl FnMut()) -> [f64; 2] {
    let mut least = [f64::MAX; 2];
    let start = Instant::now();
    for round in 0.. {
        if round >= 3 && start.elapsed() > Duration::from_millis(500) {
            break;
        }
        for (i, least) in least.iter_mut().enumerate() {
            let start = Instant::now();
            match i {
                0 => drop(black_box(theirs())),
                _ => ours(),
            }
            *least = least.min(start.elapsed().as_secs_f64() * 1e6);
        }
    }
    least
}

fn row(what: &str, [theirs, ours]: [f64; 2]) {
    println!(
        "  {what:<34} {theirs:>12.1} {ours:>12.1} {:>6.2}x",
        theirs / ours
    );
}

fn main() -> Result<(), Box<dyn Error>> {
    let counts: Vec<usize> = std::env::args()
        .skip(1)
        .map(|n| n.parse())
        .collect::<Result<_, _>>()?;
    let counts = match counts.is_empty() {
        true => vec![16, 128, 1024],
        false => counts,
    };
    for n in counts {
        let secret = |i: usize| {
            let mut seed = [1; 32];
            seed[..8].copy_from_slice(&i.to_le_bytes());
            SecretKey::key_gen(&seed, &[]).expect("32 bytes are enough")
        };
        let secret: Vec<SecretKey> = (0..n).map(secret).collect();
        let keys: Vec<PublicKey> = secret.iter().map(|s| s.sk_to_pk()).collect();
        let signatures: Vec<Signature> = secret
            .iter()
            .map(|s| s.sign(b"message", b"", &[]))
            .collect();
        let weights: Vec<u8> = (0..32 * n).map(|i| (i * i % 251) as u8 & 0x3f).collect();
        println!("{n:<36} {:>12} {:>12}", "blst µs", "msmith µs");
        let (keys, signatures) = (&keys[..], &signatures[..]);
        for nbits in [64, 128, 254] {
            let key = || assert!(MultiPoint::mult(keys, &weights, nbits).is_ok());
            row(
                &format!("keys, weights of {nbits} bits"),
                times(|| Own::mult(keys, &weights, nbits), key),
            );
            let signature = || assert!(MultiPoint::mult(signatures, &weights, nbits).is_ok());
            let theirs = || Own::mult(signatures, &weights, nbits);
            row(
                &format!("signatures, weights of {nbits} bits"),
                times(theirs, signature),
            );
        }
        row(
            "keys, added",
            times(|| Own::add(keys), || assert!(MultiPoint::add(keys).is_ok())),
        );
        row(
            "signatures, added",
            times(
                || Own::add(signatures),
                || assert!(MultiPoint::add(signatures).is_ok()),
            ),
        );
        row(
            "keys, validated",
            times(
                || assert!(Own::validate(keys).is_ok()),
                || assert!(MultiPoint::validate(keys).is_ok()),
            ),
        );
        row(
            "signatures, validated",
            times(
                || assert!(Own::validate(signatures).is_ok()),
                || assert!(MultiPoint::validate(signatures).is_ok()),
            ),
        );
    }
    Ok(())
}
