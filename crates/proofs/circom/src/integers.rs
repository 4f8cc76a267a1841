//! Lists of scalars as plain integers, handed to the field of scalars.

use msmith_field::Field;

use crate::groups::WORDS;

/// A scalar, a plain integer.
pub type Scalar = [u64; WORDS];

/// The order r of the field.
pub fn order(field: &Field) -> Scalar {
    let mut words = [0; WORDS];
    for (to, from) in words.iter_mut().zip(field.modulus()) {
        *to = *from;
    }
    words
}

/// Whether a is below b.
pub fn is_below(a: &[u64], b: &[u64]) -> bool {
    a.iter().rev().lt(b.iter().rev())
}

/// `a ← a − b` with a borrow out.
pub fn subtract(a: &mut [u64], b: &[u64]) -> bool {
    let mut borrow = false;
    for (x, y) in a.iter_mut().zip(b) {
        let (d, first) = x.overflowing_sub(*y);
        let (d, second) = d.overflowing_sub(borrow.into());
        (*x, borrow) = (d, first | second);
    }
    borrow
}

/// `a ← a + b mod p`, both below p.
pub fn add(a: &mut [u64], b: &[u64], p: &[u64]) {
    let mut carry = false;
    for (x, y) in a.iter_mut().zip(b) {
        let (s, first) = x.overflowing_add(*y);
        let (s, second) = s.overflowing_add(carry.into());
        (*x, carry) = (s, first | second);
    }
    if carry || !is_below(a, p) {
        subtract(a, p);
    }
}

/// The scalar that some bytes are, least significant first; those behind the words are dropped.
pub fn scalar(bytes: &[u8]) -> Scalar {
    let mut words = [0; WORDS];
    for (word, bytes) in words.iter_mut().zip(bytes.chunks(8)) {
        *word = bytes.iter().rev().fold(0, |x, b| x << 8 | u64::from(*b));
    }
    words
}

/// The same modulo r: a few subtractions at most, and for what is below r none.
pub fn reduced(bytes: &[u8], order: &Scalar) -> Scalar {
    let mut words = scalar(bytes);
    while !is_below(&words, order) {
        subtract(&mut words, order);
    }
    words
}
