//! The polynomials of a circuit at a point: `a_s(τ) = Σ_i a_is·L_i(τ)` for every signal s, and so b and c.
//!
//! `L_i(τ) = ω^i·(τ^n − 1)/(n·(τ − ω^i))` over the n-th roots of unity ω^i. The 1 and every public signal s have a constraint
//! of their own behind those of the circuit, in a.

use msmith::Options;
use msmith_core::memory;
use msmith_core::words::{integer, words_of};
use msmith_field::Field;
use num_bigint::BigUint;
use zeroize::Zeroizing;

use crate::{Error, Groups};
use msmith_circom::circuit::Circuit;
use msmith_circom::groups::{WORDS, of_field};
use msmith_circom::integers::{self, Scalar, add, reduced};

/// Terms that are multiplied together.
const BLOCK: usize = 1 << 15;

/// Values of a circuit's polynomials, Montgomery words: one of each signal.
pub struct Values {
    pub a: Zeroizing<Vec<Scalar>>,
    pub b: Zeroizing<Vec<Scalar>>,
    pub c: Zeroizing<Vec<Scalar>>,
}

/// `L_i(x)` for the n-th roots of unity that are powers of a root, Montgomery words; x, an integer, is none of them.
pub fn lagrange(
    field: &Field,
    (n, root): (usize, &BigUint),
    x: &Scalar,
    options: &Options<'_>,
) -> Result<Zeroizing<Vec<u64>>, Error> {
    let options = &of_field(options);
    let r = integer(field.modulus());
    let element = |x: &BigUint| {
        let mut words = Zeroizing::new(words_of(&(x % &r), WORDS));
        field.to_montgomery(&mut words, options).map(|()| words)
    };
    // The library's integers are not wiped.
    let x = integer(x);
    let roots = field.powers(&element(root)?, n, options)?;
    let mut list = Zeroizing::new(element(&x)?.repeat(n));
    field.sub(&mut list, &roots, options)?;
    field.invert(&mut list, options)?;
    field.mul(&mut list, &roots, options)?;
    let over = BigUint::from(n).modpow(&(&r - 2u32), &r);
    let factor = (x.modpow(&n.into(), &r) + &r - 1u32) * over;
    field.scale(&mut list, &element(&factor)?, options)?;
    Ok(list)
}

/// The values of a circuit's polynomials, from those of the Lagrange polynomials of its domain.
pub fn values(
    circuit: &Circuit,
    groups: &Groups,
    lagrange: &[u64],
    options: &Options<'_>,
) -> Result<Values, Error> {
    let (forms, _) = lagrange.as_chunks::<WORDS>();
    let field = groups.scalars()?;
    let order = integers::order(field);
    let own = &of_field(options);
    let list = || Zeroizing::new(memory::filled(circuit.signals(), [0; WORDS]));
    let mut all = memory::within(|| [list(), list(), list()])?;
    let mut places: Vec<(usize, usize)> = Vec::new();
    let (mut terms, mut values) = (Vec::<Scalar>::new(), Zeroizing::new(Vec::<Scalar>::new()));
    for (index, combinations) in circuit.each().enumerate() {
        for (matrix, combination) in combinations.into_iter().enumerate() {
            for (signal, coefficient) in combination.each() {
                places.push((matrix, signal as usize));
                terms.push(reduced(coefficient, &order));
                values.push(forms[index]);
            }
        }
        if places.len() < BLOCK && index + 1 < circuit.constraints() {
            continue;
        }
        let products = values.as_flattened_mut();
        field.to_montgomery(terms.as_flattened_mut(), own)?;
        field.mul(products, terms.as_flattened(), own)?;
        for ((matrix, signal), product) in places.iter().zip(&*values) {
            add(&mut all[*matrix][*signal], product, &order);
        }
        places.clear();
        terms.clear();
        values.clear();
        options.watch.check()?;
    }
    let own = forms[circuit.constraints()..].iter();
    for (value, form) in all[0]
        .iter_mut()
        .zip(own)
        .take(circuit.public_signals() + 1)
    {
        add(value, form, &order);
    }
    let [a, b, c] = all;
    Ok(Values { a, b, c })
}
