//! Writes the files of this directory with ark-groth16 and halo2-axiom: cargo run -- OUT.

use ark_ec::pairing::Pairing;
use ark_ec::{AffineRepr, CurveGroup};
use ark_ff::Field as _;
use ark_groth16::{Groth16, ProvingKey};
use ark_relations::gr1cs::{ConstraintSynthesizer, ConstraintSystemRef, SynthesisError};
use ark_relations::lc;
use ark_serialize::CanonicalSerialize;
use ark_std::rand::{SeedableRng, rngs::StdRng};
use halo2_axiom::SerdeFormat;
use halo2_axiom::halo2curves::bn256::{Bn256, Fq, Fr, G1, G1Affine, G2Affine};
use halo2_axiom::halo2curves::ff::PrimeField as _;
use halo2_axiom::halo2curves::group::Curve as _;
use halo2_axiom::poly::commitment::Params as _;
use halo2_axiom::poly::commitment::ParamsProver as _;
use halo2_axiom::poly::kzg::commitment::ParamsKZG;
use serde_json::{Map, Value, json};

/// Four squarings; the last wire is in no product, so that its points of A and B are infinity.
struct Circuit;

impl<F: ark_ff::PrimeField> ConstraintSynthesizer<F> for Circuit {
    fn generate_constraints(self, cs: ConstraintSystemRef<F>) -> Result<(), SynthesisError> {
        let mut value = F::from(3u64);
        let out = (0..4).fold(value, |v, _| v.square());
        let y = cs.new_input_variable(|| Ok(out))?;
        let mut x = cs.new_witness_variable(|| Ok(value))?;
        for i in 0..4 {
            value.square_in_place();
            let next = if i == 3 { y } else { cs.new_witness_variable(|| Ok(value))? };
            cs.enforce_r1cs_constraint(|| lc!() + x, || lc!() + x, || lc!() + next)?;
            x = next;
        }
        let _ = cs.new_witness_variable(|| Ok(F::one()))?;
        Ok(())
    }
}

/// The number of points, how many are infinity, and the sum of (i + 1)·P_i: coordinates in decimal, lowest coefficient
/// first.
fn sum<A: AffineRepr>(list: &[A]) -> Value {
    let one = |(i, p): (usize, &A)| *p * A::ScalarField::from(i as u64 + 1);
    let all: A::Group = list.iter().enumerate().map(one).sum();
    let (x, y) = all.into_affine().xy().expect("a finite sum");
    let parts = |c: A::BaseField| c.to_base_prime_field_elements().map(|e| e.to_string()).collect::<Vec<_>>();
    let infinite = list.iter().filter(|p| p.is_zero()).count();
    let sum = [parts(x), parts(y)].concat();
    json!({"n": list.len(), "infinite": infinite, "sum": sum})
}

fn key<E: Pairing>(out: &str, name: &str, all: &mut Map<String, Value>) {
    let mut rng = StdRng::seed_from_u64(18);
    let key: ProvingKey<E> = Groth16::<E>::generate_random_parameters_with_reduction(Circuit, &mut rng).unwrap();
    let put = |file: &str, write: &dyn Fn(&mut Vec<u8>)| {
        let mut bytes = Vec::new();
        write(&mut bytes);
        std::fs::write(format!("{out}/{name}.{file}"), bytes).unwrap();
    };
    put("pk", &|b| key.serialize_compressed(b).unwrap());
    put("pk.uncompressed", &|b| key.serialize_uncompressed(b).unwrap());
    put("vk", &|b| key.vk.serialize_compressed(b).unwrap());
    put("vk.uncompressed", &|b| key.vk.serialize_uncompressed(b).unwrap());
    let sections = json!({
        "alpha_g1": sum(&[key.vk.alpha_g1]),
        "beta_g2": sum(&[key.vk.beta_g2]),
        "gamma_g2": sum(&[key.vk.gamma_g2]),
        "delta_g2": sum(&[key.vk.delta_g2]),
        "gamma_abc_g1": sum(&key.vk.gamma_abc_g1),
        "beta_g1": sum(&[key.beta_g1]),
        "delta_g1": sum(&[key.delta_g1]),
        "a_query": sum(&key.a_query),
        "b_g1_query": sum(&key.b_g1_query),
        "b_g2_query": sum(&key.b_g2_query),
        "h_query": sum(&key.h_query),
        "l_query": sum(&key.l_query),
    });
    all.insert(name.into(), sections);
}

/// An element of halo2curves in decimal.
fn decimal(x: &Fq) -> String {
    use ark_ff::PrimeField;
    ark_bn254::Fq::from_le_bytes_mod_order(x.to_repr().as_ref()).to_string()
}

fn halo2(out: &str, all: &mut Map<String, Value>) {
    let params = ParamsKZG::<Bn256>::setup(3, rand_core::OsRng);
    for (file, format) in [("raw", SerdeFormat::RawBytes), ("processed", SerdeFormat::Processed)] {
        let mut bytes = Vec::new();
        params.write_custom(&mut bytes, format).unwrap();
        std::fs::write(format!("{out}/params.{file}"), bytes).unwrap();
    }
    let g1 = |list: &[G1Affine]| {
        let all: G1 = list.iter().enumerate().map(|(i, p)| p * Fr::from(i as u64 + 1)).sum();
        let p = all.to_affine();
        json!({"n": list.len(), "sum": [decimal(&p.x), decimal(&p.y)]})
    };
    let g2 = |p: G2Affine| {
        let sum = [p.x.c0, p.x.c1, p.y.c0, p.y.c1].map(|c| decimal(&c));
        json!({"n": 1, "sum": sum})
    };
    // The Lagrange points are not public: their sum with coefficients 1, 2, … is a commitment.
    let coefficients: Vec<Fr> = (1..=8u64).map(Fr::from).collect();
    let domain = halo2_axiom::poly::EvaluationDomain::<Fr>::new(1, 3);
    let polynomial = domain.lagrange_from_vec(coefficients);
    let commitment = params.commit_lagrange(&polynomial, Default::default()).to_affine();
    let sections = json!({
        "g": g1(params.get_g()),
        "g_lagrange": {"n": 8, "sum": [decimal(&commitment.x), decimal(&commitment.y)]},
        "g2": g2(params.g2()),
        "s_g2": g2(params.s_g2()),
    });
    all.insert("params".into(), sections);
}

fn main() {
    let out = std::env::args().nth(1).expect("a directory");
    let mut all = Map::new();
    match std::env::args().nth(2).as_deref() {
        Some("halo2") => halo2(&out, &mut all),
        _ => {
            key::<ark_bn254::Bn254>(&out, "bn254", &mut all);
            key::<ark_bls12_381::Bls12_381>(&out, "bls12-381", &mut all);
        }
    }
    std::fs::write(format!("{out}/sums.json"), serde_json::to_string_pretty(&all).unwrap() + "\n").unwrap();
}
