//! Public signals: their JSON as snarkjs has it.

use msmith_io::json::parse;
use num_bigint::BigUint;
use serde_json::Value;

use crate::groups::WORDS;
use crate::json;
use crate::{Error, Groups};

const WHAT: &str = "list of public signals";

/// The public signals of a `public.json` of snarkjs: a list of texts of digits. Four words each, least significant
/// first.
///
/// Errors: [`Error::Text`] for a text that is none; [`Error::NotBelowOrder`] for a signal that is not below r, or
/// negative.
pub fn read_public(groups: &Groups, text: &str) -> Result<Vec<[u64; 4]>, Error> {
    let value = parse(text.as_bytes()).or_else(|why| json::wrong(WHAT, why))?;
    let list = json::list(WHAT, "the text", &value)?.iter().enumerate();
    list.map(|(index, value)| {
        let signal = json::natural(WHAT, &format!("signal {index}"), value)?;
        let Some(signal) = signal.filter(|signal| *signal < groups.curve().r) else {
            let what = "public signal";
            return Err(Error::NotBelowOrder { what, index });
        };
        let mut words = [0; WORDS];
        for (word, digit) in words.iter_mut().zip(signal.iter_u64_digits()) {
            *word = digit;
        }
        Ok(words)
    })
    .collect()
}

/// The text that snarkjs writes as `public.json`, byte for byte.
#[must_use]
pub fn write_public(public: &[[u64; 4]]) -> String {
    let list = public.iter().map(|signal| json::text(&integer(signal)));
    let mut text = String::new();
    json::write(&Value::Array(list.collect()), 0, &mut text);
    text
}

/// Refuses signals that are not below r.
pub fn below_order(groups: &Groups, public: &[[u64; 4]]) -> Result<(), Error> {
    let what = "public signal";
    let r = &groups.curve().r;
    match public.iter().position(|signal| integer(signal) >= *r) {
        Some(index) => Err(Error::NotBelowOrder { what, index }),
        None => Ok(()),
    }
}

/// A signal as an integer.
pub fn integer(words: &[u64; WORDS]) -> BigUint {
    let bytes: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
    BigUint::from_bytes_le(&bytes)
}
