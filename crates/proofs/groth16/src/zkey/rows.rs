//! Random sums of a key's points, and what they must be by the circuit's rows.
//!
//! With random ρ_s the points `A_s = Σ a_is·L_i` of all signals sum to `Σ_i (Σ_s ρ_s·a_is)·L_i`: one sum over the
//! constraints instead of one for every signal. A wrong list passes with a probability of 2^-128.
//!
//! H is compared with the powers of τ, of which there are n − 1 differences: its sums have one weight less than it has
//! points, and errors in proportion to `ω^{2i+1}` are not seen. No quotient has that part, as its degree is at most n − 2,
//! and so it changes no proof.

use msmith::{Engine, Options, Points, Scalars};
use msmith_core::memory;
use zeroize::Zeroizing;

use crate::{Error, Groups};
use msmith_circom::circuit::{Circuit, Terms};
use msmith_circom::groups::of_field;
use msmith_circom::integers::{self, Scalar};
use msmith_circom::random::Random;

/// Numbers of 128 bits that nobody could foresee.
///
/// Errors: the system has no randomness, or no memory.
pub fn random(n: usize) -> Result<Vec<u128>, Error> {
    let mut key = Zeroizing::new([0; 32]);
    getrandom::getrandom(key.as_mut_slice()).map_err(|why| Error::Randomness {
        why: why.to_string(),
    })?;
    let mut random = Random::of_hash(key.as_slice());
    let mut list = memory::within(|| memory::filled(n, 0u128))?;
    list.fill_with(|| u128::from(random.u64()) << 64 | u128::from(random.u64()));
    Ok(list)
}

/// `Σ ρ_i·P_i` of points that are known to be in the subgroup.
pub fn sum(
    engine: &Engine,
    points: &dyn Points,
    random: &[u128],
    options: &Options<'_>,
) -> Result<msmith::Point, Error> {
    Ok(engine.msm(points, Scalars::U128(random), options)?.point)
}

/// `Σ_s ρ_s·m_is` for every constraint i and the matrices a and b, and `ρ_s` for the constraints of public signals in a.
pub fn combined(
    circuit: &Circuit,
    groups: &Groups,
    random: &[u128],
    options: &Options<'_>,
) -> Result<[Vec<Scalar>; 2], Error> {
    let field = groups.scalars()?;
    let mut all = [const { Vec::new() }; 2];
    let (mut terms, order) = (Terms::default(), integers::order(field));
    let own = &of_field(options);
    let constraints = circuit.constraints();
    for (index, [a, b, _]) in circuit.each().enumerate() {
        for combination in [a, b] {
            terms.push(combination, &order, |signal| wide(random[signal]));
        }
        if !terms.is_full() && index + 1 < constraints {
            continue;
        }
        for pair in terms.sums(field, own)?.chunks_exact(2) {
            all[0].push(pair[0]);
            all[1].push(pair[1]);
        }
        options.watch.check()?;
    }
    let public = &random[..=circuit.public_signals()];
    all[0].extend(public.iter().map(|value| wide(*value)));
    Ok(all)
}

/// A scalar of 128 bits.
pub fn wide(value: u128) -> Scalar {
    [value as u64, (value >> 64) as u64, 0, 0]
}
