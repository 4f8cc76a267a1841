//! Lists of scalars as plain integers, handed to the field of scalars.

use msmith::Options;
use msmith_field::Field;

use crate::Error;
use crate::groups::WORDS;

/// A scalar, a plain integer.
pub type Scalar = [u64; WORDS];

/// The options of a part of the work on fields: nothing reported, cancel honoured.
pub fn options<'a>(options: &Options<'a>) -> msmith_field::Options<'a> {
    msmith_field::Options {
        threads: options.threads,
        memory_limit: options.memory_limit,
        watch: options.watch.quiet(),
    }
}

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

/// One scalar times another, as plain integers.
pub fn product(field: &Field, a: &Scalar, b: &Scalar) -> Result<Scalar, Error> {
    let options = &msmith_field::Options {
        threads: Some(1),
        ..Default::default()
    };
    let mut a = *a;
    field.to_montgomery(&mut a, options)?;
    field.mul(&mut a, b, options)?;
    Ok(a)
}
