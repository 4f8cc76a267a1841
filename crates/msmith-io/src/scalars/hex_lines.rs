//! Scalars as text, a line each: `hex-lines`.
//!
//! Hex digits, most significant first, behind `0x` or not, at most 768 bits without leading zeros. Blank lines and
//! white space around a number are skipped.

use super::{Form, ScalarRecords, ScalarsFormat};
use crate::{Error, hex};

pub(super) const FORMAT: ScalarsFormat = ScalarsFormat {
    name: "hex-lines",
    about: "a line of hex digits each, 0x or not, most significant first, at most 768 bits",
    records,
    form: Form::Lines,
};

/// Digits of the longest scalar.
const LONGEST: usize = 768 / 4;

fn records(bytes: &[u8]) -> Result<ScalarRecords, Error> {
    let mut list = Vec::new();
    for (i, line) in bytes.split(|b| *b == b'\n').enumerate() {
        if line.trim_ascii().is_empty() {
            continue;
        }
        let scalar = line_words(line).map_err(|why| Error::Text {
            what: "scalar line",
            index: i + 1,
            why: why.into(),
        })?;
        list.push(scalar);
    }
    let per = list.iter().map(Vec::len).max().unwrap_or(0).max(4);
    let mut own = Vec::with_capacity(8 * per * list.len());
    for scalar in &list {
        own.extend(scalar.iter().flat_map(|w| w.to_le_bytes()));
        own.resize(own.len() + 8 * (per - scalar.len()), 0);
    }
    Ok(ScalarRecords {
        start: 0,
        len: list.len(),
        width: 8 * per,
        big: false,
        own: Some(own),
    })
}

/// The words of a line, least significant first, without leading zeros.
fn line_words(line: &[u8]) -> Result<Vec<u64>, &'static str> {
    let digits = hex::strip(line);
    if digits.is_empty() {
        return Err("not a hexadecimal integer");
    }
    let values = digits
        .iter()
        .map(|d| hex::digit(*d))
        .collect::<Option<Vec<_>>>();
    let values = values.ok_or("not a hexadecimal integer")?;
    let zeros = values.iter().take_while(|v| **v == 0).count();
    let values = &values[zeros..];
    if values.len() > LONGEST {
        return Err("more than 768 bits");
    }
    let word = |w: &[u8]| w.iter().fold(0, |x, v| x << 4 | u64::from(*v));
    Ok(values.rchunks(16).map(word).collect())
}
