//! A range proof of bulletproofs as it is published: `program SUMS VALUES`, SUMS being `own`, `msmith` or `learning`.
//! Prints the proof's bytes and, last, the least time of a verification in ms.

use bulletproofs::{BulletproofGens, PedersenGens, RangeProof};
use curve25519_dalek::scalar::Scalar;
use merlin::Transcript;
use rand::SeedableRng;
use rand::rngs::StdRng;
use std::time::Instant;

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let (sums, count) = (args[1].as_str(), args[2].parse().unwrap());
    let installed = match sums {
        "msmith" => Some(msmith_dalek::install()),
        "learning" => Some(msmith_dalek::install_learning()),
        _ => None,
    };
    if let Some(installed) = installed {
        let installed = installed.unwrap();
        let name = |served: &msmith_dalek::Served| served.name.contains("dalek 4.1");
        assert!(installed.served.iter().any(name), "{installed}");
    }
    let (commitments, generators) = (PedersenGens::default(), BulletproofGens::new(64, count));
    let values: Vec<u64> = (0..count as u64)
        .map(|i| i.wrapping_mul(0x1234_5678_9abc_def1))
        .collect();
    let blindings: Vec<Scalar> = (0..count as u64).map(|i| Scalar::from(i + 5)).collect();
    let transcript = || Transcript::new(b"unchanged");
    let rng = &mut StdRng::seed_from_u64(1);
    let (proof, values) = RangeProof::prove_multiple_with_rng(
        &generators,
        &commitments,
        &mut transcript(),
        &values,
        &blindings,
        64,
        rng,
    )
    .unwrap();
    for byte in proof.to_bytes() {
        print!("{byte:02x}");
    }
    println!();
    let mut least = f64::MAX;
    for _ in 0..20 {
        let start = Instant::now();
        proof
            .verify_multiple(&generators, &commitments, &mut transcript(), &values, 64)
            .unwrap();
        least = least.min(start.elapsed().as_secs_f64() * 1e3);
    }
    let mut wrong = values;
    wrong.swap(0, 1);
    for _ in 0..3 {
        let verdict =
            proof.verify_multiple(&generators, &commitments, &mut transcript(), &wrong, 64);
        assert!(verdict.is_err());
    }
    println!("{least:.2}");
}
