//! Integers as 64-bit words, least significant first.

use num_bigint::BigUint;

/// The integer of some words.
pub fn integer(words: &[u64]) -> BigUint {
    let bytes: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
    BigUint::from_bytes_le(&bytes)
}

/// The lowest `count` words of an integer.
pub fn words_of(x: &BigUint, count: usize) -> Vec<u64> {
    let mut words = x.to_u64_digits();
    words.resize(count, 0);
    words
}
