//! Groth16 over the types of ark-groth16 and ark-relations: proofs and setups.
//!
//! A proof is the `Proof` of ark-groth16, byte for byte the one that it makes of the same r and s, and its verifier takes
//! it. What is looked at once a key is in [`Key`].
//!
//! ```
//! use ark_bn254::{Bn254, Fr};
//! use ark_groth16::Groth16;
//! use ark_relations::gr1cs::{ConstraintSynthesizer, ConstraintSystemRef, SynthesisError};
//! use ark_relations::lc;
//! use ark_std::rand::{SeedableRng, rngs::StdRng};
//! use msmith_arkworks::{Options, groth16};
//!
//! /// x² = y.
//! #[derive(Clone)]
//! struct Square(Fr);
//!
//! impl ConstraintSynthesizer<Fr> for Square {
//!     fn generate_constraints(self, cs: ConstraintSystemRef<Fr>) -> Result<(), SynthesisError> {
//!         let y = cs.new_input_variable(|| Ok(self.0 * self.0))?;
//!         let x = cs.new_witness_variable(|| Ok(self.0))?;
//!         cs.enforce_r1cs_constraint(|| lc!() + x, || lc!() + x, || lc!() + y)
//!     }
//! }
//!
//! let (rng, options) = (&mut StdRng::seed_from_u64(1), &Options::default());
//! let (circuit, y) = (Square(Fr::from(3)), Fr::from(9));
//! let pk = groth16::setup::<Bn254, _>(circuit.clone(), rng, options)?;
//!
//! let key = groth16::key(&pk)?;
//! let proof = groth16::prove::<Bn254, _>(&key, circuit, rng, options)?;
//! let vk = ark_groth16::prepare_verifying_key(&pk.vk);
//! assert!(Groth16::<Bn254>::verify_proof(&vk, &proof, &[y]).unwrap());
//! # Ok::<(), groth16::ProverError>(())
//! ```

use ark_ec::pairing::Pairing;
use ark_ec::short_weierstrass::{Affine, SWCurveConfig};
use ark_ec::{AffineRepr, CurveGroup};
use ark_ff::{Field, PrimeField, UniformRand};
use ark_groth16::r1cs_to_qap::{LibsnarkReduction, R1CSToQAP, evaluate_constraint};
use ark_groth16::{Proof, ProvingKey, VerifyingKey};
use ark_poly::{EvaluationDomain, GeneralEvaluationDomain};
use ark_relations::gr1cs::{
    ConstraintSynthesizer, ConstraintSystem, OptimizationGoal, R1CS_PREDICATE_LABEL,
    SynthesisError, SynthesisMode,
};
use ark_std::rand::{CryptoRng, Rng};
use msmith::Point;
use msmith_groth16::{Assignment, Blinding, Groups, Lists};

pub use msmith_groth16::Key;

use crate::words::words_of;
use crate::{AffinePoints, Coordinate, Error, Options, engine, mul_base};

/// Why there is no proof or key.
#[derive(Debug)]
#[non_exhaustive]
pub enum ProverError {
    /// The circuit could not be synthesised.
    Synthesis(SynthesisError),
    /// What msmith refuses: another key than the circuit's, a raised cancel flag, a memory limit.
    Groth16(msmith_groth16::Error),
}

impl std::fmt::Display for ProverError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Synthesis(error) => error.fmt(f),
            Self::Groth16(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ProverError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Synthesis(error) => Some(error),
            Self::Groth16(error) => Some(error),
        }
    }
}

impl From<SynthesisError> for ProverError {
    fn from(error: SynthesisError) -> Self {
        Self::Synthesis(error)
    }
}

impl From<msmith_groth16::Error> for ProverError {
    fn from(error: msmith_groth16::Error) -> Self {
        Self::Groth16(error)
    }
}

impl From<msmith::Error> for ProverError {
    fn from(error: msmith::Error) -> Self {
        Self::Groth16(error.into())
    }
}

/// A pairing whose groups are of curves in short Weierstrass form, as those of BN254, BLS12-381 and BLS12-377 are; all of
/// them are `Curves`, and what they can do is for this module.
pub trait Curves: Pairing<ScalarField: Coordinate> {
    /// The points of a key where they lie, and its curve.
    fn lists(pk: &ProvingKey<Self>) -> Result<(Groups, Lists<'_>), Error>;
    /// A proof of msmith's.
    fn proof(proof: &msmith_groth16::Proof) -> Proof<Self>;
    /// [`mul_base`] in both groups. **Variable time**.
    #[allow(clippy::type_complexity, reason = "two lists of points")]
    fn mul(
        first: (&Self::G1Affine, &[Self::ScalarField]),
        second: (&Self::G2Affine, &[Self::ScalarField]),
        options: &Options<'_>,
    ) -> Result<(Vec<Self::G1Affine>, Vec<Self::G2Affine>), Error>;
}

impl<E, A, B> Curves for E
where
    E: Pairing<G1Affine = Affine<A>, G2Affine = Affine<B>, ScalarField: Coordinate>,
    A: SWCurveConfig<BaseField: Coordinate, ScalarField = E::ScalarField>,
    B: SWCurveConfig<BaseField: Coordinate, ScalarField = E::ScalarField>,
{
    fn lists(pk: &ProvingKey<E>) -> Result<(Groups, Lists<'_>), Error> {
        let (first, second) = (engine::<A>()?, engine::<B>()?);
        let groups = Groups::new(first.curve(), first.backend()).map_err(|why| match why {
            msmith_groth16::Error::Engine(error) => error,
            why => Error::Curve(why.to_string()),
        })?;
        let lists = Lists {
            a: Box::new(AffinePoints::<A>::new(&pk.a_query)?),
            b1: Box::new(AffinePoints::<A>::new(&pk.b_g1_query)?),
            b2: Box::new(AffinePoints::<B>::new(&pk.b_g2_query)?),
            c: Box::new(AffinePoints::<A>::new(&pk.l_query)?),
            h: Box::new(AffinePoints::<A>::new(&pk.h_query)?),
            domain: (pk.h_query.len() + 1).next_power_of_two(),
            public: pk.vk.gamma_abc_g1.len().saturating_sub(1),
            first: [&pk.vk.alpha_g1, &pk.beta_g1, &pk.delta_g1].map(|p| point(p, first.words())),
            second: [&pk.vk.beta_g2, &pk.vk.delta_g2].map(|p| point(p, second.words())),
        };
        Ok((groups, lists))
    }

    fn proof(proof: &msmith_groth16::Proof) -> Proof<E> {
        Proof {
            a: affine(proof.a()),
            b: affine(proof.b()),
            c: affine(proof.c()),
        }
    }

    fn mul(
        first: (&Affine<A>, &[E::ScalarField]),
        second: (&Affine<B>, &[E::ScalarField]),
        options: &Options<'_>,
    ) -> Result<(Vec<Affine<A>>, Vec<Affine<B>>), Error> {
        let (g1, g2) = (
            mul_base(first.0, first.1, options)?,
            mul_base(second.0, second.1, options)?,
        );
        Ok((g1, g2))
    }
}

/// The proving key of arkworks, read where it lies. Its points are taken to be in their subgroups, as those of a key are
/// that was made here or deserialised with validation.
///
/// Cost: a look at each point of A and B for those at infinity. Make it once and prove often.
///
/// Errors: a curve other than BN254, BLS12-381 and BLS12-377; lists of lengths that no key has.
pub fn key<E: Curves>(pk: &ProvingKey<E>) -> Result<Key<'_>, ProverError> {
    let (groups, lists) = E::lists(pk)?;
    Ok(Key::of_lists(&groups, lists)?)
}

/// The words of a point.
fn point<C: SWCurveConfig<BaseField: Coordinate>>(p: &Affine<C>, words: usize) -> Point {
    let mut xy = vec![0; 2 * words];
    match p.xy() {
        None => Point::infinity(),
        Some((x, y)) => {
            x.write(&mut xy[..words]);
            y.write(&mut xy[words..]);
            Point::new(xy)
        }
    }
}

fn affine<C: SWCurveConfig<BaseField: Coordinate>>(p: &Point) -> Affine<C> {
    match p.coordinates() {
        None => Affine::identity(),
        Some((x, y)) => Affine::new_unchecked(C::BaseField::read(x), C::BaseField::read(y)),
    }
}

/// A proof of a circuit, hidden by random numbers of the generator: `Groth16::create_random_proof_with_reduction` of
/// ark-groth16.
///
/// Errors: those of [`prove_with`]. **Variable time** in the witness.
pub fn prove<E: Curves, C: ConstraintSynthesizer<E::ScalarField>>(
    key: &Key<'_>,
    circuit: C,
    rng: &mut (impl Rng + CryptoRng),
    options: &Options<'_>,
) -> Result<Proof<E>, ProverError> {
    let [r, s] = [(); 2].map(|()| E::ScalarField::rand(rng));
    prove_with(key, circuit, r, s, options)
}

/// A proof of a circuit with given numbers r and s, as `Groth16::create_proof_with_reduction` makes it: **who knows them
/// knows parts of the witness.** Whether the circuit is satisfied is not looked at.
///
/// Errors: a circuit that cannot be synthesised, or is not that of the key by its numbers of inputs, variables and
/// constraints; those of [`msmith_groth16::prove`]. **Variable time** in the witness.
pub fn prove_with<E: Curves, C: ConstraintSynthesizer<E::ScalarField>>(
    key: &Key<'_>,
    circuit: C,
    r: E::ScalarField,
    s: E::ScalarField,
    options: &Options<'_>,
) -> Result<Proof<E>, ProverError> {
    if key.groups().scalars()?.modulus() != E::ScalarField::MODULUS.as_ref() {
        return Err(ProverError::Groth16(msmith_groth16::Error::OtherCurve {
            what: "circuit",
            found: "another field".to_owned(),
            wanted: key.groups().curve().name.clone(),
        }));
    }
    let cs = ConstraintSystem::new_ref();
    cs.set_optimization_goal(OptimizationGoal::Constraints);
    cs.set_mode(SynthesisMode::Prove {
        construct_matrices: true,
        generate_lc_assignments: false,
    });
    circuit.generate_constraints(cs.clone())?;
    cs.finalize();
    let matrices = cs.to_matrices()?;
    let [a, b, ..] = &matrices[R1CS_PREDICATE_LABEL][..] else {
        return Err(SynthesisError::Unsatisfiable.into());
    };
    let (inputs, constraints) = (cs.num_instance_variables(), cs.num_constraints());
    let wires = {
        let cs = cs.borrow().ok_or(SynthesisError::MissingCS)?;
        [cs.instance_assignment()?, cs.witness_assignment()?].concat()
    };
    if inputs != key.public() + 1 {
        return Err(ProverError::Groth16(msmith_groth16::Error::Lengths {
            what: "public input of the circuit",
            found: inputs - 1,
            wanted: key.public(),
        }));
    }
    let threads = options.threads_for(wires.len())?;
    let n = (constraints + inputs).next_power_of_two();
    let mut values = [a, b].map(|matrix| {
        let mut words = vec![0; 4 * n];
        for (row, to) in matrix.iter().zip(words.chunks_exact_mut(4)) {
            evaluate_constraint(row, &wires).write(to);
        }
        words
    });
    for (wire, to) in wires[..inputs]
        .iter()
        .zip(values[0][4 * constraints..].chunks_exact_mut(4))
    {
        wire.write(to);
    }
    let (words, _) = words_of(&wires, threads, |x| x.into_bigint());
    drop((wires, matrices));
    let number = |x: E::ScalarField| {
        let mut words = [0; 4];
        words.copy_from_slice(x.into_bigint().as_ref());
        words
    };
    let blinding = Blinding::new(key.groups(), number(r), number(s))?;
    let [a, b] = values;
    let assignment = Assignment { wires: words, a, b };
    Ok(E::proof(&assignment.prove(key, &blinding, options)?.proof))
}

/// The secret numbers of a setup. **Who knows them can prove anything.**
///
/// The fields are those of `generate_parameters_with_qap`. Nothing wipes them from memory, here or in arkworks: make
/// keys that others are to trust in a ceremony (`msmith_groth16::zkey`), or in a process of its own.
#[derive(Clone, Copy)]
pub struct Toxic<F> {
    /// α.
    pub alpha: F,
    /// β.
    pub beta: F,
    /// γ.
    pub gamma: F,
    /// δ.
    pub delta: F,
    /// τ, no root of unity of the circuit's domain.
    pub tau: F,
}

/// They are not shown.
impl<F> std::fmt::Debug for Toxic<F> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Toxic").finish_non_exhaustive()
    }
}

/// The keys of a circuit, from random numbers that nobody keeps and random generators:
/// `Groth16::generate_random_parameters_with_reduction` of ark-groth16.
///
/// Errors: those of [`setup_with`]. **Variable time** in the numbers.
pub fn setup<E: Curves, C: ConstraintSynthesizer<E::ScalarField>>(
    circuit: C,
    rng: &mut (impl Rng + CryptoRng),
    options: &Options<'_>,
) -> Result<ProvingKey<E>, ProverError> {
    let [alpha, beta, gamma, delta] = [(); 4].map(|()| E::ScalarField::rand(rng));
    let (first, second) = (E::G1::rand(rng), E::G2::rand(rng));
    let tau = E::ScalarField::rand(rng);
    let toxic = Toxic {
        alpha,
        beta,
        gamma,
        delta,
        tau,
    };
    setup_with(
        circuit,
        &toxic,
        first.into_affine(),
        second.into_affine(),
        options,
    )
}

/// The keys of a circuit from given numbers and generators, as `Groth16::generate_parameters_with_qap` makes them.
///
/// Cost: a product of one point by as many scalars as the key has points, and the polynomials at τ by arkworks.
///
/// Errors: a circuit that cannot be synthesised or has more constraints than there are roots of unity
/// ([`SynthesisError::PolynomialDegreeTooLarge`]); γ, δ or `τ^n − 1` that are zero
/// ([`Error::Option`]); those of [`crate::mul_base`]. **Variable time** in the numbers.
pub fn setup_with<E: Curves, C: ConstraintSynthesizer<E::ScalarField>>(
    circuit: C,
    toxic: &Toxic<E::ScalarField>,
    first: E::G1Affine,
    second: E::G2Affine,
    options: &Options<'_>,
) -> Result<ProvingKey<E>, ProverError> {
    type Roots<F> = GeneralEvaluationDomain<F>;
    let cs = ConstraintSystem::new_ref();
    cs.set_optimization_goal(OptimizationGoal::Constraints);
    cs.set_mode(SynthesisMode::Setup);
    circuit.generate_constraints(cs.clone())?;
    cs.finalize();
    let Toxic {
        alpha,
        beta,
        gamma,
        delta,
        tau,
    } = *toxic;
    let inverse = |x: E::ScalarField| {
        let why = "γ, δ and τ^n − 1 of a setup must not be 0";
        x.inverse().ok_or_else(|| Error::Option(why.into()))
    };
    let (of_gamma, of_delta) = (inverse(gamma)?, inverse(delta)?);
    let inputs = cs.num_instance_variables();
    let n = cs.num_constraints() + inputs;
    let roots = Roots::<E::ScalarField>::new(n).ok_or(SynthesisError::PolynomialDegreeTooLarge)?;
    inverse(roots.evaluate_vanishing_polynomial(tau))?;
    let (a, b, c, zt, _, n) = LibsnarkReduction::instance_map_with_evaluation::<
        E::ScalarField,
        Roots<E::ScalarField>,
    >(cs, &tau)?;
    let combined = |k: usize| beta * a[k] + alpha * b[k] + c[k];
    let of_public: Vec<_> = (0..inputs).map(|k| combined(k) * of_gamma).collect();
    let others: Vec<_> = (inputs..a.len()).map(|k| combined(k) * of_delta).collect();
    let h =
        LibsnarkReduction::h_query_scalars::<_, Roots<E::ScalarField>>(n - 1, tau, zt, of_delta)?;
    let lists = [&a[..], &b, &h, &others, &of_public, &[alpha, beta, delta]];
    let of_second = [&b[..], &[beta, gamma, delta]].concat();
    let (mut all, mut b_g2_query) =
        E::mul((&first, &lists.concat()), (&second, &of_second), options)?;
    let mut rest = lists.map(|list| list.len()).into_iter().map(|len| {
        let tail = all.split_off(len);
        std::mem::replace(&mut all, tail)
    });
    let mut next = || rest.next().unwrap_or_default();
    let [a_query, b_g1_query, h_query, l_query, gamma_abc_g1, few] = [(); 6].map(|()| next());
    let few2 = b_g2_query.split_off(b.len());
    Ok(ProvingKey {
        vk: VerifyingKey {
            alpha_g1: few[0],
            beta_g2: few2[0],
            gamma_g2: few2[1],
            delta_g2: few2[2],
            gamma_abc_g1,
        },
        beta_g1: few[1],
        delta_g1: few[2],
        a_query,
        b_g1_query,
        b_g2_query,
        h_query,
        l_query,
    })
}
