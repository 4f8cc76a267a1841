//! Scalars written in a format.

use msmith::curve::Curve;

use super::ScalarsFormat;
use crate::Error;
use crate::bases::short_count;

/// How a format is written.
#[derive(Debug, Clone, Copy)]
pub(super) enum Form {
    /// That many bytes each.
    Fixed { width: usize, big: bool },
    /// In the bytes of r behind their number, as elements of the field: below r. Most significant byte first with
    /// gnark's number, least with that of arkworks.
    Counted { big: bool },
    /// Text.
    Lines,
}

/// What writes scalars of a list in a format.
pub(crate) struct Writer {
    form: Form,
    /// Bytes of a scalar.
    width: usize,
    /// The words of r, where scalars must be below.
    r: Option<Vec<u64>>,
}

impl Writer {
    /// Errors: a format of elements modulo r without a curve.
    pub fn new(format: ScalarsFormat, curve: Option<&Curve>) -> Result<Self, Error> {
        let form = format.form;
        let (width, r) = match form {
            Form::Fixed { width, .. } => (width, None),
            Form::Lines => (0, None),
            Form::Counted { .. } => {
                let curve = curve.ok_or_else(|| Error::Header {
                    format: format.name,
                    why: "which curve its scalars are of must be said".into(),
                })?;
                let width = curve.r.bits().div_ceil(8) as usize;
                (width, Some(curve.r.to_u64_digits()))
            }
        };
        Ok(Self { form, width, r })
    }

    /// What stands before n scalars.
    ///
    /// Errors: more than the format can count.
    pub fn prefix(&self, n: usize) -> Result<Vec<u8>, Error> {
        Ok(match self.form {
            Form::Counted { big: false } => (n as u64).to_le_bytes().to_vec(),
            Form::Counted { big: true } => short_count(n)?.to_vec(),
            _ => Vec::new(),
        })
    }

    /// The bytes of scalars of `per` words; errors count from `first`.
    ///
    /// Errors: the first one that is too long for the format, or not below r where it must be.
    pub fn bytes(&self, words: &[u64], per: usize, first: usize) -> Result<Vec<u8>, Error> {
        let mut all = Vec::with_capacity(self.width * words.len() / per);
        for (i, words) in words.chunks_exact(per).enumerate() {
            let (what, index) = ("scalars", first + i);
            if self.r.as_ref().is_some_and(|r| !is_below(words, r)) {
                return Err(Error::NotBelowOrder { what, index });
            }
            let bytes = words.iter().flat_map(|w| w.to_le_bytes());
            let big = match self.form {
                Form::Lines => {
                    let bytes: Vec<u8> = bytes.rev().skip_while(|b| *b == 0).collect();
                    let digits = crate::hex::encode(&bytes);
                    let digits = digits.trim_start_matches('0');
                    let zero = if digits.is_empty() { "0" } else { "" };
                    all.extend(format!("0x{zero}{digits}\n").into_bytes());
                    continue;
                }
                Form::Fixed { big, .. } | Form::Counted { big } => big,
            };
            let start = all.len();
            all.extend(bytes.clone().take(self.width));
            if bytes.skip(self.width).any(|b| b != 0) {
                let why = format!("more than the {} bytes that the format has", self.width);
                return Err(Error::Text {
                    what: "scalar",
                    index,
                    why,
                });
            }
            all.resize(start + self.width, 0);
            if big {
                all[start..].reverse();
            }
        }
        Ok(all)
    }
}

/// Whether a < r, whose lengths may differ.
fn is_below(a: &[u64], r: &[u64]) -> bool {
    let word = |x: &[u64], i: usize| x.get(i).copied().unwrap_or(0);
    let places = (0..a.len().max(r.len())).rev();
    let different = places
        .map(|i| (word(a, i), word(r, i)))
        .find(|(a, r)| a != r);
    different.is_some_and(|(a, r)| a < r)
}
