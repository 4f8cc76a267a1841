//! The field of blobs: the integers modulo r, the order of BLS12-381's subgroups.

use msmith::curve::{Curve, known};
use num_bigint::BigUint;

use crate::Error;
use crate::canonical::is_less;
use crate::scalars::from_32;

/// BLS12-381.
pub fn curve() -> Result<&'static Curve, Error> {
    known::by_name("bls12-381").ok_or(Error::Unknown {
        what: "curve",
        name: "bls12-381".into(),
        known: String::new(),
    })
}

/// r, little-endian words.
pub fn order() -> [u64; 4] {
    let mut words = [0; 4];
    if let Ok(curve) = curve() {
        curve
            .r
            .iter_u64_digits()
            .zip(&mut words)
            .for_each(|(d, w)| *w = d);
    }
    words
}

/// 32 bytes, most significant first, as an integer modulo r.
pub fn reduced(bytes: &[u8; 32]) -> Result<[u64; 4], Error> {
    let mut words = [0; 4];
    let rest = BigUint::from_bytes_be(bytes) % &curve()?.r;
    rest.iter_u64_digits()
        .zip(&mut words)
        .for_each(|(d, w)| *w = d);
    Ok(words)
}

/// The element that 32 bytes are, most significant first; `None` unless it is below `order`.
pub fn canonical(bytes: &[u8; 32], order: &[u64; 4]) -> Option<[u64; 4]> {
    let e = from_32(bytes, true);
    is_less(&e, order).then_some(e)
}

/// 32 bytes, most significant first.
pub fn to_bytes(words: &[u64; 4]) -> [u8; 32] {
    let mut bytes = [0; 32];
    for (chunk, word) in bytes
        .as_chunks_mut::<8>()
        .0
        .iter_mut()
        .zip(words.iter().rev())
    {
        *chunk = word.to_be_bytes();
    }
    bytes
}
