//! Proofs and keys are those of ark-groth16, byte for byte, for the same random numbers, and its verifier takes them.

pub mod chain;

use ark_bls12_377::Bls12_377;
use ark_bls12_381::Bls12_381;
use ark_bn254::Bn254;
use ark_ec::AffineRepr;
use ark_ec::pairing::Pairing;
use ark_ff::UniformRand;
use ark_groth16::Groth16;
use ark_poly::{EvaluationDomain, GeneralEvaluationDomain};
use ark_serialize::CanonicalSerialize;
use ark_std::rand::rngs::StdRng;
use ark_std::rand::{RngCore, SeedableRng};
use chain::Chain;
use msmith_arkworks::groth16::{
    Curves, ProverError, Toxic, key, prove, prove_with, setup, setup_with,
};
use msmith_arkworks::{Error, Options};

fn bytes(x: &impl CanonicalSerialize) -> Vec<u8> {
    let mut bytes = Vec::new();
    x.serialize_uncompressed(&mut bytes).unwrap();
    bytes
}

fn equal<E: Curves>(rounds: usize, public: usize) {
    let rng = &mut StdRng::seed_from_u64(rounds as u64);
    let options = &Options::default();
    let circuit = Chain::<E::ScalarField>::new(rounds, public, rng);

    let [alpha, beta, gamma, delta] = [(); 4].map(|()| E::ScalarField::rand(rng));
    let (first, second) = (E::G1::rand(rng), E::G2::rand(rng));
    let seed = rng.next_u64();
    let theirs = Groth16::<E>::generate_parameters_with_qap(
        circuit.clone(),
        alpha,
        beta,
        gamma,
        delta,
        first,
        second,
        &mut StdRng::seed_from_u64(seed),
    )
    .unwrap();
    // The number that the same generator gives arkworks' setup.
    let tau = GeneralEvaluationDomain::<E::ScalarField>::new(theirs.h_query.len() + 1)
        .unwrap()
        .sample_element_outside_domain(&mut StdRng::seed_from_u64(seed));
    let toxic = Toxic {
        alpha,
        beta,
        gamma,
        delta,
        tau,
    };
    let ours = setup_with::<E, _>(
        circuit.clone(),
        &toxic,
        first.into(),
        second.into(),
        options,
    );
    assert!(
        bytes(&ours.unwrap()) == bytes(&theirs),
        "keys of {rounds} rounds differ"
    );

    let [r, s] = [(); 2].map(|()| E::ScalarField::rand(rng));
    let zero = E::ScalarField::from(0u64);
    let key = key(&theirs).unwrap();
    let vk = ark_groth16::prepare_verifying_key(&theirs.vk);
    for (r, s) in [(r, s), (zero, s), (r, zero), (zero, zero)] {
        let ours = prove_with::<E, _>(&key, circuit.clone(), r, s, options).unwrap();
        let theirs =
            Groth16::<E>::create_proof_with_reduction(circuit.clone(), &theirs, r, s).unwrap();
        assert_eq!(bytes(&ours), bytes(&theirs), "{rounds} rounds");
        assert!(Groth16::<E>::verify_proof(&vk, &ours, &circuit.ends()).unwrap());
    }
}

#[test]
fn bn254() {
    equal::<Bn254>(1, 0);
    equal::<Bn254>(30, 3);
    equal::<Bn254>(511, 1);
}

#[test]
fn bls12_381() {
    equal::<Bls12_381>(2, 1);
    equal::<Bls12_381>(100, 2);
}

#[test]
fn bls12_377() {
    equal::<Bls12_377>(40, 1);
}

/// Random ones, of both sides.
#[test]
fn a_key_of_ones_own_proves() {
    let (rng, options) = (&mut StdRng::seed_from_u64(5), &Options::default());
    let circuit = Chain::new(20, 1, rng);
    let pk = setup::<Bn254, _>(circuit.clone(), rng, options).unwrap();
    let vk = ark_groth16::prepare_verifying_key(&pk.vk);
    let made = key(&pk).unwrap();
    let [one, two] =
        [(); 2].map(|()| prove::<Bn254, _>(&made, circuit.clone(), rng, options).unwrap());
    assert_ne!(one, two);
    for proof in [one, two] {
        assert!(Groth16::<Bn254>::verify_proof(&vk, &proof, &circuit.ends()).unwrap());
    }
}

#[test]
fn what_does_not_fit_is_refused() {
    let (rng, options) = (&mut StdRng::seed_from_u64(6), &Options::default());
    let circuit = Chain::new(20, 1, rng);
    let pk = setup::<Bn254, _>(circuit.clone(), rng, options).unwrap();
    let made = key(&pk).unwrap();
    let refused = |circuit, key: &_| match prove::<Bn254, _>(
        key,
        circuit,
        &mut StdRng::seed_from_u64(1),
        options,
    ) {
        Err(why) => why.to_string(),
        Ok(_) => panic!("a proof of another circuit"),
    };
    let other = Chain::new(21, 1, rng);
    assert_eq!(refused(other, &made), "the number of wires is 48, not 46");
    // A public one more and a private one less.
    let mut other = pk.clone();
    other.l_query.pop();
    let infinity = <Bn254 as Pairing>::G1Affine::identity();
    other.vk.gamma_abc_g1.push(infinity);
    let mut few = other.clone();
    let why = refused(circuit.clone(), &key(&other).unwrap());
    assert!(
        why.starts_with("the number of public inputs of the circuit is "),
        "{why}"
    );
    few.l_query.clear();
    few.vk.gamma_abc_g1.resize(47, infinity);
    let why = key(&few).unwrap_err().to_string();
    assert_eq!(why, "the number of points of A is 46, not 47");
    let mut short = pk.clone();
    short.b_g2_query.pop();
    let why = key(&short).unwrap_err().to_string();
    assert_eq!(why, "the number of points of B2 is 45, not 46");
    // One key, two curves.
    let made = setup::<Bls12_381, _>(Chain::new(20, 1, rng), rng, options).unwrap();
    let theirs = key(&made).unwrap();
    let why = refused(circuit.clone(), &theirs);
    assert_eq!(why, "the circuit is of another field, and not of bls12-381");

    let toxic = Toxic {
        alpha: 1.into(),
        beta: 1.into(),
        gamma: 1.into(),
        delta: 1.into(),
        tau: 1.into(),
    };
    assert_eq!(format!("{toxic:?}"), "Toxic { .. }");
    let g = <Bn254 as Pairing>::G1Affine::generator();
    let second = <Bn254 as Pairing>::G2Affine::generator();
    let why = setup_with::<Bn254, _>(circuit, &toxic, g, second, options).unwrap_err();
    assert!(matches!(
        why,
        ProverError::Groth16(msmith_groth16::Error::Engine(Error::Option(_)))
    ));
}
