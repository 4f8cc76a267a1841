//! Polynomials by their values at the roots of unity in the order of blobs: the value at any point, and the quotient.
//!
//! **Source.** EIP-4844, polynomial-commitments (`evaluate_polynomial_in_evaluation_form`,
//! `compute_kzg_proof_impl`, `compute_quotient_eval_within_domain`).

use msmith::{Domain, Engine};
use msmith_field::Options;

use super::ELEMENTS;
use crate::Error;

/// An integer modulo r.
type Integer = [u64; 4];

/// The 4096th roots of unity modulo r, for an engine of BLS12-381.
pub fn domain(engine: &Engine) -> Result<Domain, Error> {
    Ok(Domain::new(engine.scalar_field()?, ELEMENTS)?)
}

/// p(z) and the values of (p − p(z))/(X − z), where `values` are those of p.
pub fn open(
    domain: &Domain,
    values: &[Integer],
    z: &Integer,
) -> Result<(Integer, Vec<Integer>), Error> {
    let alone = &Options {
        threads: Some(1),
        ..Options::default()
    };
    let mut z = *z;
    domain.field().to_montgomery(&mut z, alone)?;
    let mut list = in_order(values);
    // Integers make integers.
    let value = domain.quotient(list.as_flattened_mut(), &z, alone)?;
    let mut y = [0; 4];
    y.copy_from_slice(&value);
    Ok((y, in_order(&list)))
}

/// A list of 4096 with its places' bits reversed.
fn in_order(list: &[Integer]) -> Vec<Integer> {
    (0..list.len()).map(|i| list[bit_reversed(i)]).collect()
}

/// Position i of a list of 4096 with its 12 bits reversed.
pub fn bit_reversed(i: usize) -> usize {
    i.reverse_bits() >> (usize::BITS - ELEMENTS.trailing_zeros())
}

#[cfg(test)]
mod tests;
