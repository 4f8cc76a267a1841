//! The polynomial H of a proof: `A·B − C` over `X^n − 1`, by transforms whose lists stay in the lanes.
//!
//! On the n roots of unity C is A·B, as the witness satisfies the circuit. With `A·B = L + X^n·H` for L and H of degree
//! below n, C is `L + H`, and on the coset where `X^n = c` the product is that of `L + c·H`. So H is
//! `(P − C)/(c − 1)` for the coefficients P of the product on the coset: six transforms, one less than by the values of C
//! there. snarkjs takes the values of `A·B − C` where `X^n = −1`, which is `−2·H`, and has the factor in its points.

use msmith::Options;
use msmith_core::words::{integer, words_of};
use msmith_field::{Domain, Elements, Field};
use num_bigint::BigUint;

use crate::{Error, Groups};
use msmith_circom::groups::{WORDS, of_field};

/// What a key's points are made for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Quotient {
    /// The values of `A·B − C` at the 2n-th roots of unity that are no n-th ones, as snarkjs has them, over the roots
    /// of a smallest non-residue.
    Values,
    /// The coefficients of H.
    Coefficients,
}

/// Where the polynomials have values.
#[derive(Debug, Clone)]
pub(crate) struct Roots {
    kind: Quotient,
    roots: Domain,
    coset: Domain,
}

impl Roots {
    /// For n constraints, a power of 2.
    ///
    /// Errors: more than the field has roots for.
    pub fn new(groups: &Groups, n: usize, kind: Quotient) -> Result<Self, Error> {
        let field = groups.scalars()?;
        let (roots, shift) = match kind {
            Quotient::Coefficients => {
                let roots = Domain::new(field, n)?;
                let one = BigUint::from(1u32);
                let r = integer(field.modulus());
                let mut shift = BigUint::from(2u32);
                while shift.modpow(&n.into(), &r) == one {
                    shift += 1u32;
                }
                (roots, shift)
            }
            Quotient::Values => {
                let root = snarkjs_root(field, 2 * n)?;
                let square = &root * &root % integer(field.modulus());
                let roots = Domain::with_root(field, n, &square.to_u64_digits())?;
                (roots, root)
            }
        };
        let coset = roots.clone().coset(&shift.to_u64_digits())?;
        Ok(Self { kind, roots, coset })
    }

    /// The number of constraints.
    pub fn len(&self) -> usize {
        self.roots.len()
    }

    /// What the points H are multiplied by, plain integers, from the values of A and B at each constraint in Montgomery
    /// words, whose memory is given back as soon as possible.
    pub fn scalars(&self, [a, b]: [Vec<u64>; 2], options: &Options<'_>) -> Result<Vec<u64>, Error> {
        let field = self.roots.field();
        let options = &of_field(options);
        let (mut left, mut c) = (field.elements(&a, options)?, field.elements(&a, options)?);
        drop(a);
        let mut right = field.elements(&b, options)?;
        drop(b);
        c.mul(&right, options)?;
        self.roots.ifft_elements(&mut c, options)?;
        let on_coset = |list: &mut Elements| {
            self.roots.ifft_elements(list, options)?;
            self.coset.fft_elements(list, options)
        };
        on_coset(&mut left)?;
        on_coset(&mut right)?;
        left.mul(&right, options)?;
        drop(right);
        let mut factor = BigUint::from(1u32);
        match self.kind {
            Quotient::Values => self.coset.fft_elements(&mut c, options)?,
            Quotient::Coefficients => {
                self.coset.ifft_elements(&mut left, options)?;
                let r = integer(field.modulus());
                let power = integer(&self.coset.shift()).modpow(&self.roots.len().into(), &r);
                factor = (power - 1u32).modpow(&(&r - 2u32), &r);
            }
        }
        left.sub(&c, options)?;
        drop(c);
        // As Montgomery words the factor is that over R, so the words that come out are plain integers.
        left.scale(&words_of(&factor, WORDS), options)?;
        Ok(left.words(options)?)
    }
}

/// The root of order n, a power of 2, that snarkjs takes: a power of the smallest integer that is no square.
///
/// Errors: no such root.
pub(crate) fn snarkjs_root(field: &Field, n: usize) -> Result<BigUint, Error> {
    let r = integer(field.modulus());
    // The error for roots that there are not.
    Domain::new(field, n)?;
    let half = (&r - 1u32) >> 1;
    let is_square = |x: &BigUint| x.modpow(&half, &r) == BigUint::from(1u32);
    let mut x = BigUint::from(2u32);
    while is_square(&x) {
        x += 1u32;
    }
    Ok(x.modpow(&((&r - 1u32) / n), &r))
}
