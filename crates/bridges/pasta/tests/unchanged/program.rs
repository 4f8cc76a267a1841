//! A program of zcash's halo2_proofs as it is published: what it computes, as bytes, and what that costs.
//! `tests/unchanged/main.rs` builds it, with halo2_proofs alone and with a copy that asks msmith.
//!
//!     unchanged bytes K
//!     unchanged installed K
//!     unchanged times K ROUNDS
//!     unchanged parameters K ROUNDS

mod chain;

use std::env;
use std::time::Duration;

use chain::Chain;
use halo2_proofs::arithmetic::CurveAffine;
use halo2_proofs::circuit::Value;
use halo2_proofs::pasta::group::ff::FromUniformBytes;
use halo2_proofs::pasta::{EpAffine, EqAffine};
use halo2_proofs::plonk::{
    ProvingKey, SingleVerifier, create_proof, keygen_pk, keygen_vk, verify_proof,
};
use halo2_proofs::poly::commitment::Params;
use halo2_proofs::transcript::{Blake2bRead, Blake2bWrite, Challenge255};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rustix::time::{ClockId, clock_gettime};

/// Parameters, a key, and what is proved with them.
struct Setting<C: CurveAffine> {
    params: Params<C>,
    key: ProvingKey<C>,
    circuit: Chain<C::Scalar>,
    end: C::Scalar,
}

impl<C: CurveAffine> Setting<C>
where
    C::Scalar: FromUniformBytes<64>,
{
    fn new(k: u32) -> Self {
        let params = Params::new(k);
        // All rows but those that blind.
        let (steps, start) = ((1 << k) - 10, C::Scalar::from(7));
        let circuit = Chain {
            steps,
            start: Value::known(start),
        };
        let verifying = keygen_vk(&params, &circuit).unwrap();
        Self {
            key: keygen_pk(&params, verifying, &circuit).unwrap(),
            params,
            circuit,
            end: Chain::end(steps, start),
        }
    }

    fn prove(&self) -> Vec<u8> {
        let mut transcript = Blake2bWrite::<_, C, Challenge255<_>>::init(vec![]);
        let rng = StdRng::seed_from_u64(1);
        let circuit = self.circuit.clone();
        create_proof(&self.params, &self.key, &[circuit], &[&[&[self.end]]], rng, &mut transcript).unwrap();
        transcript.finalize()
    }

    fn verifies(&self, proof: &[u8], end: C::Scalar) -> bool {
        let mut transcript = Blake2bRead::<_, C, Challenge255<_>>::init(proof);
        let strategy = SingleVerifier::new(&self.params);
        verify_proof(&self.params, self.key.get_vk(), strategy, &[&[&[end]]], &mut transcript).is_ok()
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

/// Parameters, key and proof, and that it verifies, and another end does not.
fn bytes_of<C: CurveAffine>(k: u32) -> String
where
    C::Scalar: FromUniformBytes<64>,
{
    let setting = Setting::<C>::new(k);
    let mut params = Vec::new();
    setting.params.write(&mut params).unwrap();
    let key = format!("{:?}", setting.key.get_vk().pinned());
    let proof = setting.prove();
    assert!(setting.verifies(&proof, setting.end));
    assert!(!setting.verifies(&proof, setting.end + setting.end));
    let hash = |bytes: &[u8]| blake2b_simd::blake2b(bytes).to_hex();
    format!("{} {} {}\n", hash(&params), hash(key.as_bytes()), hex(&proof))
}

fn all(k: u32) -> String {
    bytes_of::<EqAffine>(k) + &bytes_of::<EpAffine>(k)
}

/// Processor time of this process.
fn cpu() -> Duration {
    let now = clock_gettime(ClockId::ProcessCPUTime);
    Duration::new(now.tv_sec as u64, now.tv_nsec as u32)
}

/// The least times of a job by halo2 alone and by what is installed, in turn; the bytes must be the same.
fn compare(what: &str, rounds: usize, job: impl Fn() -> Vec<u8>) {
    let mut least = [Duration::MAX; 2];
    let mut wanted = None;
    for round in 0..2 * rounds {
        let fast = round % 2 == 1;
        switch(fast);
        let start = cpu();
        let bytes = job();
        least[usize::from(fast)] = least[usize::from(fast)].min(cpu() - start);
        assert!(*wanted.get_or_insert(bytes.clone()) == bytes, "{what}: other bytes");
    }
    let [plain, fast] = least.map(|t| t.as_secs_f64());
    println!("{what}: halo2 {plain:.3} s, msmith {fast:.3} s, {:.2} times as fast", plain / fast);
}

fn times<C: CurveAffine>(k: u32, rounds: usize)
where
    C::Scalar: FromUniformBytes<64>,
{
    switch(true);
    let setting = Setting::<C>::new(k);
    let proof = setting.prove();
    compare("proof", rounds, || setting.prove());
    compare("verification", rounds, || {
        vec![u8::from(setting.verifies(&proof, setting.end))]
    });
    switch(false);
    assert!(setting.verifies(&proof, setting.end));
}

#[cfg(feature = "msmith")]
fn switch(fast: bool) {
    match fast {
        true => drop(msmith_pasta::install().unwrap()),
        false => msmith_pasta::uninstall(),
    }
}

#[cfg(not(feature = "msmith"))]
fn switch(_: bool) {}

fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["bytes", k] => print!("{}", all(k.parse().unwrap())),
        #[cfg(feature = "msmith")]
        ["installed", k] => {
            // As the copy computes alone, then with msmith, then again alone.
            let k = k.parse().unwrap();
            let plain = all(k);
            let installed = msmith_pasta::install().unwrap();
            assert_eq!(msmith_pasta::install().unwrap(), installed);
            assert_eq!(all(k), plain);
            msmith_pasta::uninstall();
            assert_eq!(all(k), plain);
            print!("{plain}{installed}");
        }
        ["times", k, rounds] => times::<EqAffine>(k.parse().unwrap(), rounds.parse().unwrap()),
        // New parameters, for which halo2 alone takes minutes where k is large.
        ["parameters", k, rounds] => compare("parameters", rounds.parse().unwrap(), || {
            let mut bytes = Vec::new();
            let params = Params::<EqAffine>::new(k.parse().unwrap());
            params.write(&mut bytes).unwrap();
            bytes
        }),
        _ => panic!("unknown words {words:?}"),
    }
}
