//! Points as canonical bytes: what the engines are fed with and compared by.
//!
//! A coordinate is a little-endian integer of fixed width (an extension: c0 then c1); a point is x
//! then y; infinity is all zero, and the neutral element of an Edwards curve (0, 1).

use ark_ec::short_weierstrass::{Affine, SWCurveConfig};
use ark_ec::twisted_edwards::{self, TECurveConfig};
use ark_ec::{AdditiveGroup, AffineRepr};
use ark_ff::{BigInteger, Field, PrimeField};

/// A prime field element from `bytes` (below the modulus).
pub fn to_prime<F: PrimeField>(bytes: &[u8]) -> F {
    let mut n = F::BigInt::default();
    for (word, chunk) in n.as_mut().iter_mut().zip(bytes.chunks(8)) {
        let mut w = [0; 8];
        w[..chunk.len()].copy_from_slice(chunk);
        *word = u64::from_le_bytes(w);
    }
    F::from_bigint(n).expect("canonical bytes")
}

/// Appends a prime field element.
pub fn push_prime<F: PrimeField>(out: &mut Vec<u8>, a: F) {
    let bytes = a.into_bigint().to_bytes_le();
    out.extend_from_slice(&bytes[..F::MODULUS_BIT_SIZE.div_ceil(8) as usize]);
}

/// Appends a point.
pub fn push_point<P: SWCurveConfig>(out: &mut Vec<u8>, p: &Affine<P>) {
    let zero = P::BaseField::ZERO;
    let (x, y) = p.xy().unwrap_or((zero, zero));
    for coordinate in [x, y] {
        for c in coordinate.to_base_prime_field_elements() {
            push_prime(out, c);
        }
    }
}

/// One point from its bytes; the point is on the curve by construction.
pub fn to_point<P: SWCurveConfig>(bytes: &[u8]) -> Affine<P> {
    if bytes.iter().all(|b| *b == 0) {
        return Affine::identity();
    }
    let mut coordinates = bytes.chunks(bytes.len() / 2).map(|half| {
        let width = half.len() / P::BaseField::extension_degree() as usize;
        let elements = half.chunks(width).map(to_prime);
        P::BaseField::from_base_prime_field_elems(elements).expect("as many as the degree")
    });
    let (x, y) = (
        coordinates.next().expect("x"),
        coordinates.next().expect("y"),
    );
    Affine::new_unchecked(x, y)
}

/// Appends a point of an Edwards curve over a prime field.
pub fn push_edwards<P: TECurveConfig>(out: &mut Vec<u8>, p: &twisted_edwards::Affine<P>)
where
    P::BaseField: PrimeField,
{
    push_prime(out, p.x);
    push_prime(out, p.y);
}

/// A point of an Edwards curve from its bytes.
pub fn to_edwards<P: TECurveConfig>(bytes: &[u8]) -> twisted_edwards::Affine<P>
where
    P::BaseField: PrimeField,
{
    let (x, y) = bytes.split_at(bytes.len() / 2);
    twisted_edwards::Affine::new_unchecked(to_prime(x), to_prime(y))
}
