//! Times of many proofs, on request.

use msmith::Options;
use msmith_groth16::Proof;

use super::{groups, key, proof, public};

/// Nanoseconds that this thread has run.
fn ran() -> u64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap();
    text.split(' ').next().unwrap().parse().unwrap()
}

/// Prints the least times of 100 proofs together and one by one: `--ignored --nocapture`.
#[test]
#[ignore = "prints times"]
fn together_and_one_by_one() {
    let options = &Options {
        threads: Some(1),
        ..Options::default()
    };
    for (folder, curve, own) in [
        ("semaphore", "bn254", true),
        ("bls12-381", "bls12-381", false),
    ] {
        let (groups, key) = (groups(curve), key(folder));
        let list: Vec<_> = (0..3)
            .map(|i| (public(&groups, folder, i, own), proof(&groups, folder, i)))
            .collect();
        let list: Vec<_> = list.iter().cycle().take(100).collect();
        let items: Vec<(&[[u64; 4]], &Proof)> = list.iter().map(|(x, p)| (&x[..], p)).collect();
        let mut least = [u64::MAX; 2];
        // As long as the others: the system counts in ticks of some milliseconds.
        const TIMES: u64 = 15;
        for _ in 0..10 {
            let begin = ran();
            for _ in 0..TIMES {
                assert_eq!(key.verify_batch(&items, options), Ok(true));
            }
            let middle = ran();
            for (x, p) in &items {
                assert_eq!(key.verify(x, p, options), Ok(true));
            }
            least[0] = least[0].min((middle - begin) / TIMES);
            least[1] = least[1].min(ran() - middle);
        }
        let [together, alone] = least.map(|t| t as f64 / 1e6);
        println!(
            "{curve}: {together:.2} ms, {alone:.2} ms, {:.2}",
            alone / together
        );
    }
}
