//! `Fast<E>` computes what `E` does: the same proofs, pairings and bytes.

use crate::groth16::chain::Chain;
use ark_bls12_381::Bls12_381;
use ark_bn254::Bn254;
use ark_ec::pairing::Pairing;
use ark_ec::scalar_mul::ScalarMul;
use ark_ec::{AffineRepr, CurveGroup, VariableBaseMSM};
use ark_ff::{AdditiveGroup, PrimeField, UniformRand, Zero};
use ark_groth16::{Groth16, Proof, ProvingKey};
use ark_serialize::{CanonicalDeserialize, CanonicalSerialize, Compress};
use ark_std::rand::SeedableRng;
use ark_std::rand::rngs::StdRng;
use ark_std::test_rng;
use msmith_arkworks::{Fast, FastAffine, FastGroup, FastSums};

fn bytes(x: &impl CanonicalSerialize, compress: Compress) -> Vec<u8> {
    let mut bytes = Vec::new();
    x.serialize_with_mode(&mut bytes, compress).unwrap();
    assert_eq!(bytes.len(), x.serialized_size(compress));
    bytes
}

/// The same bytes, read as another type.
fn cast<T: CanonicalDeserialize>(x: &impl CanonicalSerialize) -> T {
    T::deserialize_compressed(&bytes(x, Compress::Yes)[..]).unwrap();
    T::deserialize_uncompressed(&bytes(x, Compress::No)[..]).unwrap()
}

fn circuit<F: PrimeField>() -> Chain<F> {
    Chain::new(254, 1, &mut StdRng::seed_from_u64(1))
}

fn proofs<E: Pairing<G1: FastSums, G2: FastSums>>() {
    let rng = &mut StdRng::seed_from_u64(2);
    let circuit = circuit::<E::ScalarField>();
    let pk = Groth16::<E>::generate_random_parameters_with_reduction(circuit.clone(), rng).unwrap();
    // To the key of the other type and back.
    let fast: ProvingKey<Fast<E>> = cast(&pk);
    assert!(cast::<ProvingKey<E>>(&fast) == pk);
    let [r, s] = [(); 2].map(|()| E::ScalarField::rand(rng));
    let proof = Groth16::<E>::create_proof_with_reduction(circuit.clone(), &pk, r, s).unwrap();
    let same =
        Groth16::<Fast<E>>::create_proof_with_reduction(circuit.clone(), &fast, r, s).unwrap();
    for compress in [Compress::Yes, Compress::No] {
        assert_eq!(bytes(&same, compress), bytes(&proof, compress));
    }
    // Both verifiers.
    let read: Proof<E> = cast(&same);
    let vk = ark_groth16::prepare_verifying_key(&pk.vk);
    assert!(Groth16::<E>::verify_proof(&vk, &read, &circuit.ends()).unwrap());
    let vk = ark_groth16::prepare_verifying_key(&fast.vk);
    assert!(Groth16::<Fast<E>>::verify_proof(&vk, &same, &circuit.ends()).unwrap());
    let mut wrong = circuit.ends();
    wrong[0] += E::ScalarField::from(1u64);
    assert!(!Groth16::<Fast<E>>::verify_proof(&vk, &same, &wrong).unwrap());
}

#[test]
fn proofs_are_those_of_arkworks() {
    proofs::<Bn254>();
    proofs::<Bls12_381>();
}

#[test]
fn setups_are_those_of_arkworks() {
    let [rng, same] = [(); 2].map(|()| StdRng::seed_from_u64(3));
    let key = |circuit, rng: &mut StdRng| {
        let pk = Groth16::<Bn254>::generate_random_parameters_with_reduction(circuit, rng);
        bytes(&pk.unwrap(), Compress::Yes)
    };
    let fast = |circuit, rng: &mut StdRng| {
        let pk = Groth16::<Fast<Bn254>>::generate_random_parameters_with_reduction(circuit, rng);
        bytes(&pk.unwrap(), Compress::Yes)
    };
    let (mut rng, mut same) = (rng, same);
    assert!(key(circuit(), &mut rng) == fast(circuit(), &mut same));
}

#[test]
fn pairings_are_those_of_arkworks() {
    let rng = &mut test_rng();
    let p = ark_bn254::G1Projective::rand(rng);
    let q = ark_bn254::G2Projective::rand(rng);
    let own = Fast::<Bn254>::pairing(FastGroup(p), FastGroup(q));
    assert_eq!(own.0, Bn254::pairing(p, q).0);
    let [p, r] = [p, -p.double()].map(|p| FastAffine(p.into_affine()));
    let q = FastAffine(q.into_affine());
    assert_eq!(Fast::<Bn254>::pairing(p, q).0, own.0);
    let product = Fast::<Bn254>::multi_pairing([p, p, r], [q; 3]);
    assert!(product.is_zero());
}

/// Sums of all lengths and kinds, and multiples, by msmith and by arkworks.
fn sums<G: FastSums + UniformRand>() {
    let rng = &mut test_rng();
    for n in [0, 1, 7, 8, 31, 32, 300] {
        let mut points: Vec<G> = (0..n).map(|_| G::rand(rng)).collect();
        points.iter_mut().skip(3).take(1).for_each(|p| *p = G::ZERO);
        let bases = G::normalize_batch(&points);
        let fast: Vec<_> = points.iter().copied().map(FastGroup).collect();
        let fast = FastGroup::normalize_batch(&fast);
        assert!(bases.iter().eq(fast.iter().map(|point| &point.0)));
        let scalars: Vec<_> = (0..n).map(|_| G::ScalarField::rand(rng)).collect();
        let sum = G::msm(&bases, &scalars).unwrap();
        assert_eq!(FastGroup::msm(&fast, &scalars), Ok(FastGroup(sum)), "{n}");
        // As many as there are of both.
        let m = n / 2;
        let part = G::msm_unchecked(&bases, &scalars[..m]);
        assert_eq!(FastGroup::<G>::msm_unchecked(&fast, &scalars[..m]).0, part);
        assert_eq!(FastGroup::<G>::msm(&fast, &scalars[..m]).is_err(), n != m);
        let short: Vec<u16> = (0..n as u16).map(|i| i.wrapping_mul(40503)).collect();
        assert_eq!(
            FastGroup::<G>::msm_u16(&fast, &short).0,
            G::msm_u16(&bases, &short)
        );
        let list = FastGroup(G::generator()).batch_mul(&scalars);
        let wanted = G::generator().batch_mul(&scalars);
        assert!(list.iter().map(|point| point.0).eq(wanted), "{n}");
    }
}

#[test]
fn sums_are_those_of_arkworks() {
    sums::<ark_bn254::G1Projective>();
    sums::<ark_bls12_381::G2Projective>();
}

/// What is forwarded, against arkworks' own.
#[test]
fn arithmetic_is_that_of_arkworks() {
    type G = ark_bn254::G2Projective;
    let rng = &mut test_rng();
    let [p, q] = [(); 2].map(|()| G::rand(rng));
    let a = ark_bn254::Fr::rand(rng);
    let [fast_p, fast_q] = [p, q].map(FastGroup);
    let [affine_p, affine_q] = [p, q].map(|p| FastAffine(p.into_affine()));
    let (fast, affine) = (&fast_q, &affine_q);
    for sum in [
        fast_p + fast_q,
        fast_p + fast,
        fast_p + affine_q,
        fast_p + affine,
        affine_p + affine_q,
        affine_p + fast,
        [fast_p, fast_q].iter().sum(),
        [affine_p, affine_q].into_iter().sum(),
    ] {
        assert_eq!(sum.0, p + q);
    }
    for difference in [
        fast_p - fast_q,
        fast_p - affine_q,
        affine_p - affine_q,
        affine_p - fast_q,
        fast_p + -fast_q,
        fast_p - fast,
        affine_p - affine,
    ] {
        assert_eq!(difference.0, p - q);
    }
    let mut x = fast_p;
    x += affine_q;
    x -= &fast_p;
    x *= &a;
    x.double_in_place();
    assert_eq!(x.0, (q * a).double());
    assert_eq!((fast_p * a).0, p * a);
    assert_eq!((affine_p * a).0, p * a);
    assert_eq!(affine_p.mul_bigint([5]).0, p * ark_bn254::Fr::from(5));
    assert_eq!(
        affine_p.clear_cofactor().0,
        p.into_affine().clear_cofactor()
    );
    assert_eq!(
        affine_p.mul_by_cofactor_inv().0,
        p.into_affine().mul_by_cofactor_inv()
    );
    assert_eq!(affine_p.xy(), p.into_affine().xy());
    assert_eq!(affine_p.to_string(), p.to_string());
    assert_eq!(
        FastGroup::<G>::rand(&mut test_rng()).0,
        G::rand(&mut test_rng())
    );
    assert!(FastAffine::<ark_bn254::G2Affine>::zero().is_zero());
    let mut x = fast_p;
    zeroize::Zeroize::zeroize(&mut x);
    assert!(x.is_zero());
}

/// A point outside the subgroup is refused, one and in a list.
#[test]
fn points_are_checked() {
    type A = ark_bn254::G2Affine;
    let outside = (1u64..).find_map(|x| {
        let p = A::get_point_from_x_unchecked(ark_bn254::Fq2::from(x), true)?;
        (!p.is_in_correct_subgroup_assuming_on_curve()).then_some(p)
    });
    let list = vec![A::generator(), outside.unwrap()];
    let bytes = bytes(&list, Compress::Yes);
    assert!(Vec::<FastAffine<A>>::deserialize_compressed(&bytes[..]).is_err());
    let unchecked = Vec::<FastAffine<A>>::deserialize_compressed_unchecked(&bytes[..]).unwrap();
    assert_eq!(unchecked[1].0, list[1]);
}
