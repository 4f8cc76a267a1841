//! Scalars as text, a line each: `hex-lines`.
//!
//! Hex digits, most significant first, behind `0x` or not, at most 768 bits without leading zeros. Blank lines and
//! white space around a number are skipped.

use msmith_core::memory::{filled, within};

use super::{Form, ScalarRecords, ScalarsFormat};
use crate::{Error, hex};

pub(super) const FORMAT: ScalarsFormat = ScalarsFormat {
    name: "hex-lines",
    about: "a line of hex digits each, 0x or not, most significant first, at most 768 bits",
    form: Form::Lines,
};

/// Digits of the longest scalar.
const LONGEST: usize = 768 / 4;

pub(super) fn records(bytes: &[u8]) -> Result<ScalarRecords, Error> {
    // One long line makes all of them long, so the room is known when all were looked at.
    let (mut len, mut per) = (0, 4);
    for (i, line) in lines(bytes) {
        let digits = digits(line).map_err(|why| Error::Text {
            what: "scalar line",
            index: i + 1,
            why: why.into(),
        })?;
        len += 1;
        per = per.max(digits.len().div_ceil(16));
    }
    let width = 8 * per;
    let mut own = within(|| filled(width * len, 0u8))?;
    for ((_, line), to) in lines(bytes).zip(own.chunks_exact_mut(width)) {
        // All of them were good.
        let digits = digits(line).unwrap_or_default().rchunks(2);
        for (to, two) in to.iter_mut().zip(digits) {
            *to = two
                .iter()
                .filter_map(|d| hex::digit(*d))
                .fold(0, |x, d| x << 4 | d);
        }
    }
    Ok(ScalarRecords {
        start: 0,
        len,
        width,
        big: false,
        own: Some(own),
    })
}

/// The lines that are not blank, with their numbers from 0.
fn lines(bytes: &[u8]) -> impl Iterator<Item = (usize, &[u8])> {
    let all = bytes.split(|b| *b == b'\n').enumerate();
    all.filter(|(_, line)| !line.trim_ascii().is_empty())
}

/// The digits of a line without leading zeros.
fn digits(line: &[u8]) -> Result<&[u8], &'static str> {
    let digits = hex::strip(line);
    if digits.is_empty() || digits.iter().any(|d| hex::digit(*d).is_none()) {
        return Err("not a hexadecimal integer");
    }
    let zeros = digits.iter().take_while(|d| **d == b'0').count();
    match &digits[zeros..] {
        digits if digits.len() > LONGEST => Err("more than 768 bits"),
        digits => Ok(digits),
    }
}
