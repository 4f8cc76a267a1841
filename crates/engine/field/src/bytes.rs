//! Elements as the bytes of integers below p.

use crate::blocks::{each, not_reduced};
use crate::field::{Field, Job};
use crate::options::Options;
use crate::vectors::{load, splat, store};
use msmith_core::Error;
use msmith_core::memory::{filled, within};
use msmith_core::ring::Lanes;

/// Elements of a task.
const BLOCK: usize = 256;

/// The order of the bytes of an integer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ByteOrder {
    /// Least significant first.
    Little,
    /// Most significant first.
    Big,
}

impl ByteOrder {
    /// The words of an integer.
    fn read(self, bytes: &[u8], words: &mut [u64]) {
        let (whole, rest) = match self {
            Self::Little => bytes.as_chunks(),
            Self::Big => {
                let (rest, whole) = bytes.as_rchunks();
                (whole, rest)
            }
        };
        let (low, high) = words.split_at_mut(whole.len());
        match self {
            Self::Little => {
                (low.iter_mut().zip(whole)).for_each(|(w, b)| *w = u64::from_le_bytes(*b))
            }
            Self::Big => (low.iter_mut().zip(whole.iter().rev()))
                .for_each(|(w, b)| *w = u64::from_be_bytes(*b)),
        }
        high.fill(0);
        for (i, &byte) in rest.iter().enumerate() {
            high[0] |= u64::from(byte) << (8 * self.place(i, rest.len()));
        }
    }

    /// The bytes of an integer that fits.
    fn write(self, words: &[u64], bytes: &mut [u8]) {
        let (whole, rest) = match self {
            Self::Little => bytes.as_chunks_mut(),
            Self::Big => {
                let (rest, whole) = bytes.as_rchunks_mut();
                (whole, rest)
            }
        };
        match self {
            Self::Little => (whole.iter_mut().zip(words)).for_each(|(b, w)| *b = w.to_le_bytes()),
            Self::Big => {
                (whole.iter_mut().rev().zip(words)).for_each(|(b, w)| *b = w.to_be_bytes())
            }
        }
        let (high, len) = (words.get(whole.len()), rest.len());
        for (i, byte) in rest.iter_mut().enumerate() {
            *byte = high.map_or(0, |high| (high >> (8 * self.place(i, len))) as u8);
        }
    }

    /// Which byte of the last word, from the least significant one, stands at a place.
    fn place(self, i: usize, len: usize) -> usize {
        match self {
            Self::Little => i,
            Self::Big => len - 1 - i,
        }
    }
}

struct FromBytes<'a> {
    field: &'a Field,
    bytes: &'a [u8],
    order: ByteOrder,
    words: &'a mut [u64],
    threads: usize,
    options: &'a Options<'a>,
}

impl Job for FromBytes<'_> {
    type Out = Result<(), Error>;

    fn run<R: Lanes>(self, f: R) -> Self::Out {
        let (p, size) = (self.field.modulus(), self.field.bytes());
        let radix = splat(&f, self.field.radix_squared());
        let parts = self.words.chunks_mut(BLOCK * p.len());
        let parts = parts.zip(self.bytes.chunks(BLOCK * size));
        let read = |(): &mut (), k: usize, (words, bytes): (&mut [u64], &[u8])| {
            for (words, bytes) in words
                .chunks_exact_mut(p.len())
                .zip(bytes.chunks_exact(size))
            {
                self.order.read(bytes, words);
            }
            let wrong = not_reduced(p, words);
            if wrong.is_none() {
                for words in words.chunks_exact_mut(p.len()) {
                    store(&f, &f.mul(&load(&f, words), &radix), words);
                }
            }
            wrong.map(|i| BLOCK * k + i)
        };
        let wrong = each(self.threads, &self.options.watch, parts, || (), read)?;
        match wrong.into_iter().flatten().next() {
            Some(index) => Err(Error::NotReduced { index }),
            None => Ok(()),
        }
    }
}

struct ToBytes<'a> {
    field: &'a Field,
    words: &'a [u64],
    order: ByteOrder,
    bytes: &'a mut [u8],
    threads: usize,
    options: &'a Options<'a>,
}

impl Job for ToBytes<'_> {
    type Out = Result<(), Error>;

    fn run<R: Lanes>(self, f: R) -> Self::Out {
        let (w, size) = (f.words(), self.field.bytes());
        let mut integer = [0; 12];
        integer[0] = 1;
        let unit = splat(&f, &integer[..w]);
        let parts = self.bytes.chunks_mut(BLOCK * size);
        let parts = parts.zip(self.words.chunks(BLOCK * w));
        let write = |(): &mut (), _, (bytes, words): (&mut [u8], &[u64])| {
            let mut integer = [0; 12];
            let integer = &mut integer[..w];
            for (bytes, words) in bytes.chunks_exact_mut(size).zip(words.chunks_exact(w)) {
                store(&f, &f.mul(&load(&f, words), &unit), integer);
                self.order.write(integer, bytes);
            }
        };
        each(self.threads, &self.options.watch, parts, || (), write)?;
        Ok(())
    }
}

impl Field {
    /// Bytes of an element: those of p.
    pub fn bytes(&self) -> usize {
        (self.p().bits() as usize).div_ceil(8)
    }

    /// Elements from integers, [`Field::bytes`] each.
    ///
    /// Errors: bytes that are not whole integers ([`Error::Layout`]); [`Error::NotReduced`] with the first integer that is
    /// not below p; a memory limit below that of the list; zero threads; [`Error::Cancelled`]. A product an element.
    pub fn from_bytes(
        &self,
        bytes: &[u8],
        order: ByteOrder,
        options: &Options<'_>,
    ) -> Result<Vec<u64>, Error> {
        let (size, count) = (self.bytes(), bytes.len());
        if !count.is_multiple_of(size) {
            let why = format!("{count} bytes cannot be elements of {size} each");
            return Err(Error::Layout(why));
        }
        let n = count / size;
        options.check_memory((8 * n * self.words()) as u64)?;
        let threads = options.threads_for(n)?;
        let mut words = within(|| filled(n * self.words(), 0))?;
        self.in_words(FromBytes {
            field: self,
            bytes,
            order,
            words: &mut words,
            threads,
            options,
        })??;
        Ok(words)
    }

    /// The integers of elements, [`Field::bytes`] each.
    ///
    /// Errors: those of [`Field::check`]; a memory limit below that of the bytes; zero threads; [`Error::Cancelled`]. A
    /// product an element.
    pub fn to_bytes(
        &self,
        words: &[u64],
        order: ByteOrder,
        options: &Options<'_>,
    ) -> Result<Vec<u8>, Error> {
        let n = self.check(words)?;
        options.check_memory((n * self.bytes()) as u64)?;
        let threads = options.threads_for(n)?;
        let mut bytes = within(|| filled(n * self.bytes(), 0))?;
        self.in_words(ToBytes {
            field: self,
            words,
            order,
            bytes: &mut bytes,
            threads,
            options,
        })??;
        Ok(bytes)
    }
}
