//! halo2-axiom's form of what the forks of halo2 have in forms of their own.

use halo2_proofs::circuit::{Cell, Layouter, Region, Value};
use halo2_proofs::halo2curves::bn256::{Fr, G1Affine};
use halo2_proofs::plonk::{
    Advice, Circuit, Column, Fixed, Instance, ProvingKey, create_proof, verify_proof,
};
use halo2_proofs::poly::VerificationStrategy;
use halo2_proofs::poly::commitment::{CommitmentScheme, ParamsProver, Prover, Verifier};
use halo2_proofs::transcript::{
    Blake2bRead, Blake2bWrite, Challenge255, TranscriptReadBuffer, TranscriptWriterBuffer,
};
use rand::RngCore;

pub use halo2_proofs::plonk::Error as SynthesisError;

pub fn put(
    region: &mut Region<'_, Fr>,
    column: Column<Advice>,
    row: usize,
    value: Fr,
) -> Result<Cell, SynthesisError> {
    Ok(region.assign_advice(column, row, Value::known(value)).cell())
}

pub fn fix(
    region: &mut Region<'_, Fr>,
    column: Column<Fixed>,
    row: usize,
    value: Fr,
) -> Result<Cell, SynthesisError> {
    Ok(region.assign_fixed(column, row, value))
}

pub fn equal(region: &mut Region<'_, Fr>, a: Cell, b: Cell) -> Result<(), SynthesisError> {
    region.constrain_equal(a, b);
    Ok(())
}

pub fn public(
    layouter: &mut impl Layouter<Fr>,
    cell: Cell,
    column: Column<Instance>,
    row: usize,
) -> Result<(), SynthesisError> {
    layouter.constrain_instance(cell, column, row);
    Ok(())
}

pub fn prove<'a, S, P>(
    params: &'a S::ParamsProver,
    key: &ProvingKey<G1Affine>,
    circuit: &(impl Circuit<Fr> + Clone),
    public: Vec<Fr>,
    rng: impl RngCore,
) -> Vec<u8>
where
    S: CommitmentScheme<Curve = G1Affine, Scalar = Fr>,
    S::ParamsProver: Sync,
    P: Prover<'a, S>,
{
    let mut transcript = Blake2bWrite::<_, _, Challenge255<_>>::init(Vec::new());
    let circuits = [circuit.clone()];
    create_proof::<S, P, _, _, _, _>(params, key, &circuits, &[&[&public]], rng, &mut transcript)
        .unwrap();
    transcript.finalize()
}

pub fn verify<'a, S, V, T>(
    params: &'a S::ParamsProver,
    key: &ProvingKey<G1Affine>,
    proof: &[u8],
    public: Vec<Fr>,
) -> bool
where
    S: CommitmentScheme<Curve = G1Affine, Scalar = Fr>,
    V: Verifier<'a, S>,
    T: VerificationStrategy<'a, S, V>,
    S::ParamsVerifier: 'a,
{
    let mut transcript = Blake2bRead::<_, _, Challenge255<_>>::init(proof);
    let (params, public) = (params.verifier_params(), [&public[..]]);
    let strategy = T::new(params);
    verify_proof::<S, V, _, _, _>(params, key.get_vk(), strategy, &[&public], &mut transcript)
        .is_ok()
}
