//! What proofs, sums and transforms cost, by halo2 alone and with msmith.

use std::time::Duration;

use halo2_proofs::arithmetic::Field;
use halo2_proofs::halo2curves::bn256::{Bn256, Fr};
use halo2_proofs::halo2curves::ff::PrimeField;
use halo2_proofs::poly::commitment::ParamsProver;
use halo2_proofs::poly::kzg::commitment::ParamsKZG;
use rand::SeedableRng;
use rand::rngs::StdRng;
use rustix::time::{ClockId, clock_gettime};

use crate::{Chain, Prepared, repeated};

/// Processor time of this process.
fn cpu() -> Duration {
    let now = clock_gettime(ClockId::ProcessCPUTime);
    Duration::new(now.tv_sec as u64, now.tv_nsec as u32)
}

/// The least times of a job by halo2 alone and by what is installed, in turn; what it computes must be the same.
fn least<T: PartialEq>(rounds: usize, job: impl Fn() -> T) {
    let mut least = [Duration::MAX; 2];
    let mut wanted = None;
    for round in 0..2 * rounds {
        let fast = round % 2 == 1;
        match fast {
            true => drop(msmith_halo2curves::install().unwrap()),
            false => msmith_halo2curves::uninstall(),
        }
        let start = cpu();
        let made = job();
        least[usize::from(fast)] = least[usize::from(fast)].min(cpu() - start);
        assert!(wanted.is_none_or(|wanted| wanted == made), "another result");
        wanted = Some(made);
    }
    let [plain, fast] = least.map(|t| t.as_secs_f64());
    println!(
        "halo2 {plain:.4} s, msmith {fast:.4} s, {:.2} times as fast",
        plain / fast
    );
}

/// Of a proof, or of one sum of 2^k points or transform of 2^k elements.
pub fn times(what: &str, k: u32, rounds: usize) {
    let (n, rng) = (1 << k, &mut StdRng::seed_from_u64(4));
    let list: Vec<Fr> = (0..n).map(|_| Fr::random(&mut *rng)).collect();
    match what {
        "sum" => {
            let params = ParamsKZG::<Bn256>::setup(k, rng);
            least(rounds, || {
                halo2_proofs::halo2curves::msm::msm_best(&list, params.get_g())
            });
        }
        "transform" => {
            let omega = (k..Fr::S).fold(Fr::ROOT_OF_UNITY, |w, _| w.square());
            least(rounds, || {
                let mut list = list.clone();
                halo2_proofs::halo2curves::fft::best_fft(&mut list, omega, k);
                list
            });
        }
        scheme => {
            let (prepared, circuit) = (Prepared::new(scheme, k), Chain::new(k));
            least(rounds, || repeated(&prepared.prove(&circuit)).to_vec());
        }
    }
}
