//! Scalars of fixed width: `le32`, `be32`, `le48`, `be48`, and `ark-scalars` and `gnark-scalars` behind their number.

use std::ops::Range;

use msmith_core::memory::{resize, within as within_memory};

use super::{Form, ScalarsFormat};
use crate::Error;
use crate::bases::within;
use crate::integers::{count, number};

pub(super) const LITTLE: ScalarsFormat = ScalarsFormat {
    name: "le32",
    about: "32 bytes each, least significant first",
    form: Form::Fixed {
        width: 32,
        big: false,
    },
};

pub(super) const BIG: ScalarsFormat = ScalarsFormat {
    name: "be32",
    about: "32 bytes each, most significant first",
    form: Form::Fixed {
        width: 32,
        big: true,
    },
};

pub(super) const LITTLE_48: ScalarsFormat = ScalarsFormat {
    name: "le48",
    about: "48 bytes each, least significant first: scalars of BW6",
    form: Form::Fixed {
        width: 48,
        big: false,
    },
};

pub(super) const BIG_48: ScalarsFormat = ScalarsFormat {
    name: "be48",
    about: "48 bytes each, most significant first: scalars of BW6",
    form: Form::Fixed {
        width: 48,
        big: true,
    },
};

pub(super) const ARK: ScalarsFormat = ScalarsFormat {
    name: "ark-scalars",
    about: "what arkworks writes for a Vec of scalars: their number in 8 bytes, then each in the bytes of r",
    form: Form::Counted { big: false },
};

pub(super) const GNARK: ScalarsFormat = ScalarsFormat {
    name: "gnark-scalars",
    about: "a Vector of gnark-crypto: its length in 4 bytes, then each, most significant byte first",
    form: Form::Counted { big: true },
};

const WHAT: &str = "scalars";
/// Bytes of the longest scalar.
pub(crate) const WIDEST: usize = 96;

/// A list of scalars in the bytes of a file.
#[derive(Debug, Clone)]
pub(crate) struct ScalarRecords {
    /// Where the first one begins.
    pub start: usize,
    pub len: usize,
    /// Bytes of one.
    pub width: usize,
    /// Most significant byte first.
    pub big: bool,
    /// The bytes, where those of the file are text.
    pub own: Option<Vec<u8>>,
}

impl ScalarRecords {
    /// Words of one.
    pub fn per(&self) -> usize {
        self.width.div_ceil(8).max(4)
    }

    /// Replaces `words` by those of scalars `range`.
    pub fn read(
        &self,
        file: &[u8],
        range: Range<usize>,
        words: &mut Vec<u64>,
    ) -> Result<(), Error> {
        let range = within(WHAT, range, self.len)?;
        let all = self.own.as_deref().unwrap_or(file);
        let [start, end] = [range.start, range.end].map(|k| self.start + k * self.width);
        let Some(bytes) = all.get(start..end) else {
            let (what, index) = (WHAT, range.start);
            return Err(Error::Truncated { what, index });
        };
        let per = self.per();
        within_memory(|| resize(words, range.len() * per, 0))?;
        for (scalar, words) in bytes.chunks_exact(self.width).zip(words.chunks_mut(per)) {
            if self.big {
                for (word, bytes) in words.iter_mut().zip(scalar.rchunks(8)) {
                    let mut eight = [0; 8];
                    eight[8 - bytes.len()..].copy_from_slice(bytes);
                    *word = u64::from_be_bytes(eight);
                }
            } else {
                for (word, bytes) in words.iter_mut().zip(scalar.chunks(8)) {
                    let mut eight = [0; 8];
                    eight[..bytes.len()].copy_from_slice(bytes);
                    *word = u64::from_le_bytes(eight);
                }
            }
        }
        Ok(())
    }
}

pub(super) fn records(bytes: &[u8], width: usize, big: bool) -> Result<ScalarRecords, Error> {
    Ok(ScalarRecords {
        start: 0,
        len: count(WHAT, bytes, width)?,
        width,
        big,
        own: None,
    })
}

/// The number and the length of the file say how wide a scalar is.
pub(super) fn counted(bytes: &[u8], big: bool) -> Result<ScalarRecords, Error> {
    let n = if big { 4 } else { 8 };
    let length = |wanted: String| Error::Length {
        what: WHAT,
        bytes: bytes.len(),
        wanted,
    };
    let Some((prefix, rest)) = bytes.split_at_checked(n) else {
        return Err(length(format!(
            "{n} for the number of scalars, and the scalars"
        )));
    };
    let count = number(prefix, big);
    let most = rest.len() as u64;
    if count > most {
        let what = WHAT;
        return Err(Error::Count { what, count, most });
    }
    let len = count as usize;
    let width = rest.len().checked_div(len).unwrap_or(1);
    if len * width != rest.len() || width > WIDEST {
        return Err(length(format!(
            "{n} and the same number, at most {WIDEST}, for each of {count}"
        )));
    }
    Ok(ScalarRecords {
        start: n,
        len,
        width,
        big,
        own: None,
    })
}

/// Four words of 32 bytes.
pub(crate) fn from_32(bytes: &[u8; 32], big: bool) -> [u64; 4] {
    let eight = bytes.as_chunks::<8>().0;
    std::array::from_fn(|k| {
        if big {
            u64::from_be_bytes(eight[3 - k])
        } else {
            u64::from_le_bytes(eight[k])
        }
    })
}
