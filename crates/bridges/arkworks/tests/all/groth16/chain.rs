//! A circuit of any size.

use ark_ff::PrimeField;
use ark_relations::gr1cs::{ConstraintSynthesizer, ConstraintSystemRef, SynthesisError, Variable};
use ark_relations::lc;
use ark_std::rand::Rng;

/// `x_{i+1} = (x_i + c_i)³` and a last value that is public, besides wires that are 0, 1 and nowhere.
#[derive(Clone)]
pub struct Chain<F> {
    start: F,
    constants: Vec<F>,
    public: usize,
}

impl<F: PrimeField> Chain<F> {
    /// Random ones of 2 constraints a round and one for each public value.
    pub fn new(rounds: usize, public: usize, rng: &mut impl Rng) -> Self {
        Self {
            start: F::rand(rng),
            constants: (0..rounds).map(|_| F::rand(rng)).collect(),
            public,
        }
    }

    /// The public values.
    pub fn ends(&self) -> Vec<F> {
        let step = |x: F, c: &F| (x + c) * (x + c) * (x + c);
        let end = self.constants.iter().fold(self.start, step);
        (0..self.public).map(|k| end + F::from(k as u64)).collect()
    }
}

impl<F: PrimeField> ConstraintSynthesizer<F> for Chain<F> {
    fn generate_constraints(self, cs: ConstraintSystemRef<F>) -> Result<(), SynthesisError> {
        let ends = self.ends();
        let mut x = self.start;
        let mut wire = cs.new_witness_variable(|| Ok(x))?;
        for k in [0u64, 1, 0] {
            let _ = cs.new_witness_variable(|| Ok(F::from(k)))?;
        }
        for c in &self.constants {
            let sum = x + c;
            let square = cs.new_witness_variable(|| Ok(sum * sum))?;
            let one = Variable::One;
            cs.enforce_r1cs_constraint(
                || lc!() + wire + (*c, one),
                || lc!() + wire + (*c, one),
                || lc!() + square,
            )?;
            x = sum * sum * sum;
            let next = cs.new_witness_variable(|| Ok(x))?;
            cs.enforce_r1cs_constraint(
                || lc!() + square,
                || lc!() + wire + (*c, one),
                || lc!() + next,
            )?;
            wire = next;
        }
        for (k, end) in ends.into_iter().enumerate() {
            let one = Variable::One;
            let public = cs.new_input_variable(|| Ok(end))?;
            cs.enforce_r1cs_constraint(
                || lc!() + wire + (F::from(k as u64), one),
                || lc!() + one,
                || lc!() + public,
            )?;
        }
        Ok(())
    }
}
