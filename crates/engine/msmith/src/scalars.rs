//! Scalars of every size.

use crate::error::{Error, count};
use core::ops::Range;

/// A list of scalars. They are integers: nothing is reduced unless the algorithm uses the order of
/// the subgroup, where the result is the same.
#[derive(Debug, Clone, Copy)]
pub enum Scalars<'a> {
    /// 256-bit integers, four 64-bit words each, least significant first.
    U256(&'a [[u64; 4]]),
    /// Integers of `per` words each, least significant first.
    Words {
        /// The words of one scalar after the other.
        words: &'a [u64],
        /// Words of one scalar, at least 1 and at most 2^20.
        per: usize,
    },
    /// Some of a list, by their numbers.
    Chosen {
        /// The list that is chosen from.
        of: &'a Scalars<'a>,
        /// Numbers below its length.
        which: &'a [u32],
    },
    /// 0 or 1, a byte each.
    Bool(&'a [bool]),
    /// 8-bit unsigned integers; the sum costs what their bits ask for.
    U8(&'a [u8]),
    /// 16-bit unsigned integers; the sum costs what their bits ask for.
    U16(&'a [u16]),
    /// 32-bit unsigned integers; the sum costs what their bits ask for.
    U32(&'a [u32]),
    /// 64-bit unsigned integers; the sum costs what their bits ask for.
    U64(&'a [u64]),
    /// 128-bit unsigned integers; the sum costs what their bits ask for.
    U128(&'a [u128]),
    /// 8-bit signed integers; the sum costs what their bits ask for.
    I8(&'a [i8]),
    /// 16-bit signed integers; the sum costs what their bits ask for.
    I16(&'a [i16]),
    /// 32-bit signed integers; the sum costs what their bits ask for.
    I32(&'a [i32]),
    /// 64-bit signed integers; the sum costs what their bits ask for.
    I64(&'a [i64]),
    /// 128-bit signed integers; the sum costs what their bits ask for.
    I128(&'a [i128]),
}

/// Words of a scalar at most: its bits are counted in 32 bits, and in windows of one bit it has fewer of them than
/// entries of lists can name sums.
pub(crate) const MOST_WORDS: usize = 1 << 20;

macro_rules! each {
    ($self:ident, $list:ident => $body:expr) => {
        match $self {
            Self::U256($list) => $body,
            Self::Words { words: $list, .. } => $body,
            Self::Chosen { which: $list, .. } => $body,
            Self::Bool($list) => $body,
            Self::U8($list) => $body,
            Self::U16($list) => $body,
            Self::U32($list) => $body,
            Self::U64($list) => $body,
            Self::U128($list) => $body,
            Self::I8($list) => $body,
            Self::I16($list) => $body,
            Self::I32($list) => $body,
            Self::I64($list) => $body,
            Self::I128($list) => $body,
        }
    };
}

impl Scalars<'_> {
    /// Number of scalars.
    pub fn len(&self) -> usize {
        match self {
            Self::Words { words, per } => words.len() / (*per).max(1),
            _ => each!(self, list => list.len()),
        }
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// [`Self::check`], and an error unless there is one for each of `points` points.
    pub(crate) fn check_for(&self, points: usize) -> Result<(), Error> {
        self.check()?;
        match self.len() {
            n if n == points => Ok(()),
            scalars => Err(Error::LengthMismatch { points, scalars }),
        }
    }

    /// Errors: words that are not a whole number of scalars; scalars of more than 2^26 bits; a chosen number that is not
    /// below the list's length.
    pub fn check(&self) -> Result<(), Error> {
        match self {
            Self::Words { per, .. } if *per > MOST_WORDS => Err(Error::Layout(format!(
                "scalars of {per} words are longer than {MOST_WORDS} words"
            ))),
            Self::Words { per: 0, .. } => {
                Err(Error::Layout("a scalar has at least one word".into()))
            }
            Self::Words { words, per } if !words.len().is_multiple_of(*per) => {
                Err(Error::Layout(format!(
                    "{} cannot be scalars of {} each",
                    count(words.len(), "word"),
                    count(*per, "word")
                )))
            }
            Self::Chosen { of, which } => {
                of.check()?;
                match which.iter().max() {
                    Some(&most) if most as usize >= of.len() => Err(Error::Layout(format!(
                        "scalar {most} is chosen of {}, which are counted from 0",
                        of.len()
                    ))),
                    _ => Ok(()),
                }
            }
            _ => Ok(()),
        }
    }

    /// Those of a range of numbers, which must not end after the last.
    pub(crate) fn range(&self, range: Range<usize>) -> Self {
        match *self {
            Self::U256(l) => Self::U256(&l[range]),
            Self::Words { words, per } => Self::Words {
                words: &words[range.start * per..range.end * per],
                per,
            },
            Self::Chosen { of, which } => Self::Chosen {
                of,
                which: &which[range],
            },
            Self::Bool(l) => Self::Bool(&l[range]),
            Self::U8(l) => Self::U8(&l[range]),
            Self::U16(l) => Self::U16(&l[range]),
            Self::U32(l) => Self::U32(&l[range]),
            Self::U64(l) => Self::U64(&l[range]),
            Self::U128(l) => Self::U128(&l[range]),
            Self::I8(l) => Self::I8(&l[range]),
            Self::I16(l) => Self::I16(&l[range]),
            Self::I32(l) => Self::I32(&l[range]),
            Self::I64(l) => Self::I64(&l[range]),
            Self::I128(l) => Self::I128(&l[range]),
        }
    }

    /// Words a magnitude needs: what [`Scalars::fill`] writes.
    pub fn words(&self) -> usize {
        match self {
            Self::U256(_) => 4,
            Self::Words { per, .. } => (*per).max(1),
            Self::Chosen { of, .. } => of.words(),
            Self::U128(_) | Self::I128(_) => 2,
            _ => 1,
        }
    }

    /// Writes the magnitudes of scalars `first .. first + negative.len()` and their signs.
    pub fn fill(&self, first: usize, words: &mut [u64], negative: &mut [bool]) {
        let n = negative.len();
        let range = first..first + n;
        negative.fill(false);
        match self {
            Self::U256(l) => words.copy_from_slice(l[range].as_flattened()),
            Self::Words { words: l, per } => {
                words.copy_from_slice(&l[first * per..(first + n) * per]);
            }
            Self::Chosen { of, which } => {
                let per = of.words();
                let each = words.chunks_exact_mut(per).zip(negative.chunks_mut(1));
                for (&i, (words, negative)) in which[range].iter().zip(each) {
                    of.fill(i as usize, words, negative);
                }
            }
            Self::Bool(l) => put(&l[range], words, |&x| u64::from(x)),
            Self::U8(l) => put(&l[range], words, |&x| u64::from(x)),
            Self::U16(l) => put(&l[range], words, |&x| u64::from(x)),
            Self::U32(l) => put(&l[range], words, |&x| u64::from(x)),
            Self::U64(l) => put(&l[range], words, |&x| x),
            Self::U128(l) => put2(&l[range], words, |&x| x),
            Self::I8(l) => {
                put(&l[range.clone()], words, |x| u64::from(x.unsigned_abs()));
                signs(&l[range], negative, |&x| x < 0);
            }
            Self::I16(l) => {
                put(&l[range.clone()], words, |x| u64::from(x.unsigned_abs()));
                signs(&l[range], negative, |&x| x < 0);
            }
            Self::I32(l) => {
                put(&l[range.clone()], words, |x| u64::from(x.unsigned_abs()));
                signs(&l[range], negative, |&x| x < 0);
            }
            Self::I64(l) => {
                put(&l[range.clone()], words, |x| x.unsigned_abs());
                signs(&l[range], negative, |&x| x < 0);
            }
            Self::I128(l) => {
                put2(&l[range.clone()], words, |x| x.unsigned_abs());
                signs(&l[range], negative, |&x| x < 0);
            }
        }
    }

    /// The words of scalars that are stored as such and cannot be negative; `None` for the others.
    pub fn lying(&self, range: Range<usize>) -> Option<&[u64]> {
        match self {
            Self::U256(l) => Some(l[range].as_flattened()),
            Self::Words { words, per } => Some(&words[range.start * per..range.end * per]),
            Self::U64(l) => Some(&l[range]),
            _ => None,
        }
    }

    /// Calls `visit` with the magnitudes and signs of all scalars, a block at a time, and the number of the block's
    /// first. A list that [`Scalars::check`] refuses counts as empty.
    pub fn each_block(&self, visit: impl FnMut(usize, &[u64], &[bool])) {
        if self.check().is_ok() {
            self.blocks(visit);
        }
    }

    /// [`Scalars::each_block`] of a list that was checked.
    fn blocks(&self, mut visit: impl FnMut(usize, &[u64], &[bool])) {
        const BLOCK: usize = 256;
        let per = self.words();
        let mut words = vec![0; per * BLOCK];
        let mut negative = [false; BLOCK];
        for first in (0..self.len()).step_by(BLOCK) {
            let n = (self.len() - first).min(BLOCK);
            if let Some(words) = self.lying(first..first + n) {
                visit(first, words, &negative[..n]);
            } else {
                self.fill(first, &mut words[..n * per], &mut negative[..n]);
                visit(first, &words[..n * per], &negative[..n]);
            }
        }
    }

    /// The numbers of the scalars that are not zero, ascending; none of a list that [`Scalars::check`] refuses.
    pub fn nonzero(&self) -> Vec<u32> {
        let per = self.words();
        let mut found = Vec::new();
        self.each_block(|first, words, _| {
            let numbers = (first as u32..).zip(words.chunks_exact(per));
            let nonzero = numbers.filter(|(_, a)| a.iter().any(|&w| w != 0));
            found.extend(nonzero.map(|(i, _)| i));
        });
        found
    }

    /// Bits of the largest magnitude; 0 where all are zero, and of a list that [`Scalars::check`] refuses.
    pub fn bits(&self) -> u32 {
        if self.check().is_err() {
            return 0;
        }
        self.bits_checked()
    }

    /// [`Scalars::bits`] of a list that was checked.
    pub(crate) fn bits_checked(&self) -> u32 {
        let per = self.words();
        let mut any = vec![0u64; per];
        self.blocks(|_, words, _| {
            for a in words.chunks_exact(per) {
                any.iter_mut().zip(a).for_each(|(any, w)| *any |= w);
            }
        });
        let top = any.iter().rposition(|&w| w != 0);
        top.map_or(0, |k| 64 * k as u32 + 64 - any[k].leading_zeros())
    }
}

fn put<T>(list: &[T], words: &mut [u64], f: impl Fn(&T) -> u64) {
    for (w, x) in words.iter_mut().zip(list) {
        *w = f(x);
    }
}

fn put2<T>(list: &[T], words: &mut [u64], f: impl Fn(&T) -> u128) {
    for (w, x) in words.chunks_exact_mut(2).zip(list) {
        let x = f(x);
        w[0] = x as u64;
        w[1] = (x >> 64) as u64;
    }
}

fn signs<T>(list: &[T], negative: &mut [bool], f: impl Fn(&T) -> bool) {
    for (n, x) in negative.iter_mut().zip(list) {
        *n = f(x);
    }
}
