//! A program of ark-groth16 and ark-poly-commit as they are published: what it computes, as bytes, and what that costs.
//! `tests/unchanged/main.rs` builds it, with arkworks alone and with copies of ark-ec and ark-poly that ask msmith.
//!
//!     unchanged bytes LOG
//!     unchanged times groth16|kzg bn254|bls12-381 LOG ROUNDS

mod chain;

use std::borrow::Cow;
use std::env;
use std::time::Duration;

use ark_bls12_381::Bls12_381;
use ark_bn254::Bn254;
use ark_crypto_primitives::sponge::CryptographicSponge;
use ark_crypto_primitives::sponge::poseidon::{
    PoseidonConfig, PoseidonSponge, find_poseidon_ark_and_mds,
};
use ark_ec::pairing::Pairing;
use ark_ec::{AffineRepr, VariableBaseMSM};
use ark_ff::{PrimeField, UniformRand};
use ark_groth16::{Groth16, ProvingKey};
use ark_poly::univariate::DensePolynomial;
use ark_poly::{DenseUVPolynomial, EvaluationDomain, GeneralEvaluationDomain, Polynomial};
use ark_poly_commit::ipa_pc::InnerProductArgPC;
use ark_poly_commit::kzg10::{KZG10, Powers, UniversalParams, VerifierKey};
use ark_poly_commit::{LabeledPolynomial, PolynomialCommitment};
use ark_serialize::CanonicalSerialize;
use ark_std::rand::SeedableRng;
use ark_std::rand::rngs::StdRng;
use blake2::{Blake2s256, Digest};
use chain::Chain;
use rustix::time::{ClockId, clock_gettime};

type Dense<F> = DensePolynomial<F>;

fn bytes(x: &impl CanonicalSerialize) -> Vec<u8> {
    let mut bytes = Vec::new();
    x.serialize_uncompressed(&mut bytes).unwrap();
    bytes
}

fn circuit<F: PrimeField>(log: u32) -> Chain<F> {
    // With the constant, its public value and that of the chain it fills the domain.
    Chain::new((1 << (log - 1)) - 2, 1, &mut StdRng::seed_from_u64(1))
}

fn key<E: Pairing>(log: u32) -> ProvingKey<E> {
    let rng = &mut StdRng::seed_from_u64(2);
    Groth16::<E>::generate_random_parameters_with_reduction(circuit(log), rng).unwrap()
}

/// A key, a proof, and that it verifies.
fn groth16<E: Pairing>(log: u32) -> Vec<u8> {
    let pk = key::<E>(log);
    let rng = &mut StdRng::seed_from_u64(3);
    let proof =
        Groth16::<E>::create_random_proof_with_reduction(circuit(log), &pk, rng).unwrap();
    let vk = ark_groth16::prepare_verifying_key(&pk.vk);
    let ends = circuit::<E::ScalarField>(log).ends();
    assert!(Groth16::<E>::verify_proof(&vk, &proof, &ends).unwrap());
    [bytes(&pk), bytes(&proof)].concat()
}

fn powers<E: Pairing>(all: &UniversalParams<E>, n: usize) -> Powers<'_, E> {
    Powers {
        powers_of_g: Cow::Borrowed(&all.powers_of_g[..n]),
        powers_of_gamma_g: Cow::Owned(all.powers_of_gamma_g.values().take(n).copied().collect()),
    }
}

/// Powers, a hiding commitment, its opening, and that it verifies.
fn kzg<E: Pairing>(log: u32) -> Vec<u8> {
    type Kzg<E> = KZG10<E, Dense<<E as Pairing>::ScalarField>>;
    let (n, rng) = (1 << log, &mut StdRng::seed_from_u64(4));
    let all = Kzg::<E>::setup(n, false, rng).unwrap();
    let polynomial = Dense::rand(n - 1, rng);
    let powers = powers(&all, n + 1);
    let (commitment, blinding) = Kzg::<E>::commit(&powers, &polynomial, Some(1), Some(rng)).unwrap();
    let z = E::ScalarField::rand(rng);
    let proof = Kzg::<E>::open(&powers, &polynomial, z, &blinding).unwrap();
    let key = VerifierKey {
        g: all.powers_of_g[0],
        gamma_g: all.powers_of_gamma_g[&0],
        h: all.h,
        beta_h: all.beta_h,
        prepared_h: all.prepared_h.clone(),
        prepared_beta_h: all.prepared_beta_h.clone(),
    };
    assert!(Kzg::<E>::check(&key, &commitment, z, polynomial.evaluate(&z), &proof).unwrap());
    [bytes(&all.powers_of_g), bytes(&commitment), bytes(&proof)].concat()
}

/// A hiding commitment by an inner-product argument, its opening, and that it verifies.
fn ipa<G: AffineRepr>(log: u32) -> Vec<u8>
where
    G::Group: VariableBaseMSM<MulBase = G>,
{
    type Ipa<G> = InnerProductArgPC<
        G,
        Blake2s256,
        Dense<<G as AffineRepr>::ScalarField>,
    >;
    let (degree, rng) = ((1 << log) - 1, &mut StdRng::seed_from_u64(5));
    let all = Ipa::<G>::setup(degree, None, rng).unwrap();
    let (ck, vk) = Ipa::<G>::trim(&all, degree, 1, None).unwrap();
    let polynomial = Dense::rand(degree, rng);
    let labeled = [LabeledPolynomial::new("p".into(), polynomial.clone(), None, Some(1))];
    let (commitments, states) = Ipa::<G>::commit(&ck, &labeled, Some(rng)).unwrap();
    let z = G::ScalarField::rand(rng);
    let bits = G::ScalarField::MODULUS_BIT_SIZE.into();
    let (ark, mds) = find_poseidon_ark_and_mds::<G::ScalarField>(bits, 2, 8, 31, 0);
    let sponge = || PoseidonSponge::new(&PoseidonConfig::new(8, 31, 5, mds.clone(), ark.clone(), 2, 1));
    let proof =
        Ipa::<G>::open(&ck, &labeled, &commitments, &z, &mut sponge(), &states, Some(rng)).unwrap();
    let values = [polynomial.evaluate(&z)];
    let good = Ipa::<G>::check(&vk, &commitments, &z, values, &proof, &mut sponge(), Some(rng));
    assert!(good.unwrap());
    [bytes(commitments[0].commitment()), bytes(&proof)].concat()
}

/// Transforms with and without a coset, of all, a few and no coefficients.
fn transforms<F: PrimeField>(log: u32) -> Vec<u8> {
    let n = 1 << log;
    let rng = &mut StdRng::seed_from_u64(6);
    let list: Vec<F> = (0..n).map(|_| F::rand(rng)).collect();
    let plain = GeneralEvaluationDomain::<F>::new(n).unwrap();
    let coset = plain.get_coset(F::GENERATOR).unwrap();
    let mut all = Vec::new();
    for domain in [plain, coset] {
        for few in [n, n - 1, n / 4, 40, 2, 1, 0] {
            all.extend(bytes(&domain.fft(&list[..few])));
            all.extend(bytes(&domain.ifft(&list[..few])));
        }
    }
    all
}

/// What is computed, as one number.
fn digest(list: &[Vec<u8>]) -> String {
    let mut hash = Blake2s256::new();
    list.iter().for_each(|bytes| hash.update(bytes));
    hash.finalize().iter().map(|b| format!("{b:02x}")).collect()
}

fn all(log: u32) -> String {
    let lines = [
        ("groth16 bn254", digest(&[groth16::<Bn254>(log)])),
        ("groth16 bls12-381", digest(&[groth16::<Bls12_381>(log)])),
        ("kzg bn254", digest(&[kzg::<Bn254>(log)])),
        ("kzg bls12-381", digest(&[kzg::<Bls12_381>(log)])),
        ("ipa pallas", digest(&[ipa::<ark_pallas::Affine>(log)])),
        ("ipa jubjub", digest(&[ipa::<ark_ed_on_bls12_381::EdwardsAffine>(log)])),
        ("transforms bn254", digest(&[transforms::<ark_bn254::Fr>(log)])),
    ];
    lines.iter().map(|(name, digest)| format!("{name} {digest}\n")).collect()
}

/// Processor time of this process.
fn cpu() -> Duration {
    let now = clock_gettime(ClockId::ProcessCPUTime);
    Duration::new(now.tv_sec as u64, now.tv_nsec as u32)
}

/// The least times of a job by arkworks alone and by what is installed, in turn; its bytes must be the same.
fn times(rounds: usize, job: impl Fn() -> Vec<u8>) {
    let mut least = [Duration::MAX; 2];
    let mut wanted = None;
    for round in 0..2 * rounds {
        let fast = round % 2 == 1;
        switch(fast);
        let start = cpu();
        let bytes = job();
        least[usize::from(fast)] = least[usize::from(fast)].min(cpu() - start);
        assert!(*wanted.get_or_insert(bytes.clone()) == bytes, "other bytes");
    }
    let [plain, fast] = least.map(|t| t.as_secs_f64());
    println!("arkworks {plain:.3} s, msmith {fast:.3} s, {:.2} times as fast", plain / fast);
}

#[cfg(feature = "msmith")]
fn switch(fast: bool) {
    match fast {
        true => drop(msmith_arkworks::install().unwrap()),
        false => msmith_arkworks::uninstall(),
    }
}

#[cfg(not(feature = "msmith"))]
fn switch(_: bool) {}

fn time<E: Pairing>(what: &str, log: u32, rounds: usize) {
    let rng = &mut StdRng::seed_from_u64(7);
    switch(true);
    match what {
        "groth16" => {
            let pk = key::<E>(log);
            let circuit = circuit::<E::ScalarField>(log);
            let [r, s] = [(); 2].map(|()| E::ScalarField::rand(rng));
            times(rounds, || {
                let circuit = circuit.clone();
                bytes(&Groth16::<E>::create_proof_with_reduction(circuit, &pk, r, s).unwrap())
            });
        }
        "kzg" => {
            type Kzg<E> = KZG10<E, Dense<<E as Pairing>::ScalarField>>;
            let n = 1 << log;
            let all = Kzg::<E>::setup(n, false, rng).unwrap();
            let (powers, polynomial) = (powers(&all, n), Dense::rand(n - 1, rng));
            let z = E::ScalarField::rand(rng);
            times(rounds, || {
                let (commitment, blinding) =
                    Kzg::<E>::commit(&powers, &polynomial, None, None).unwrap();
                let proof = Kzg::<E>::open(&powers, &polynomial, z, &blinding).unwrap();
                [bytes(&commitment), bytes(&proof)].concat()
            });
        }
        other => panic!("groth16 or kzg, not {other}"),
    }
}

fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["bytes", log] => print!("{}", all(log.parse().unwrap())),
        #[cfg(feature = "msmith")]
        ["installed", log] => {
            // As the copies compute alone, then with msmith, then again alone.
            let log = log.parse().unwrap();
            let plain = all(log);
            let installed = msmith_arkworks::install().unwrap();
            assert_eq!(msmith_arkworks::install().unwrap(), installed);
            assert_eq!(all(log), plain);
            msmith_arkworks::uninstall();
            assert_eq!(all(log), plain);
            print!("{plain}{installed}");
        }
        ["times", what, "bn254", log, rounds] => {
            time::<Bn254>(what, log.parse().unwrap(), rounds.parse().unwrap());
        }
        ["times", what, "bls12-381", log, rounds] => {
            time::<Bls12_381>(what, log.parse().unwrap(), rounds.parse().unwrap());
        }
        _ => panic!("unknown words {words:?}"),
    }
}
