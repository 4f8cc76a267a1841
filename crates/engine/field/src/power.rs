//! Powers of many elements, with one exponent.

use crate::blocks::{each, not_reduced, threads};
use crate::exponent::Exponent;
use crate::field::{Field, Job, integer};
use crate::options::Options;
use crate::vectors::{SIDE, load, store};
use msmith_core::Error;
use msmith_core::enter;
use msmith_core::ring::Lanes;

/// Elements of a task.
pub(crate) const BLOCK: usize = 512;
/// Elements a thread, below which it is not worth starting: a power takes some microseconds.
pub(crate) const FEW: usize = 64;
/// Elements below which words are faster: a product of a vector takes as long as five in words.
const LANES_FROM: usize = 8;

/// Raises the elements of a list in place.
#[inline(always)]
pub(crate) fn raise<R: Lanes>(f: &R, words: &mut [u64], exponent: &Exponent) {
    let w = f.words() * R::WIDTH;
    for words in words.chunks_mut(SIDE * w) {
        let mut base = [f.zero(); SIDE];
        let side = words.len().div_ceil(w);
        for (x, words) in base.iter_mut().zip(words.chunks(w)) {
            *x = load(f, words);
        }
        let powers = exponent.power(f, &base, side);
        for (x, words) in powers.iter().zip(words.chunks_mut(w)) {
            store(f, x, words);
        }
    }
}

/// What is made of the elements of a block and a power of each.
pub(crate) trait Finish: Sync {
    /// Replaces the elements by what they should be, and returns the places of those that it names.
    fn finish(&self, elements: &mut [u64], powers: &mut [u64]) -> Vec<usize>;
}

/// The powers themselves.
struct Alone;

impl Finish for Alone {
    fn finish(&self, elements: &mut [u64], powers: &mut [u64]) -> Vec<usize> {
        elements.copy_from_slice(powers);
        Vec::new()
    }
}

struct Raise<'a> {
    field: &'a Field,
    a: &'a mut [u64],
    exponent: &'a Exponent,
    then: &'a dyn Finish,
    threads: usize,
    options: &'a Options<'a>,
}

impl Job for Raise<'_> {
    type Out = Result<Vec<usize>, Error>;

    fn run<R: Lanes>(self, f: R) -> Self::Out {
        let p = self.field.modulus();
        let (watch, parts) = (&self.options.watch, self.a.chunks_mut(BLOCK * p.len()));
        let blocks = each(self.threads, watch, parts, Vec::new, |powers, k, block| {
            if let Some(i) = not_reduced(p, block) {
                return (Vec::new(), Some(BLOCK * k + i));
            }
            powers.clear();
            powers.extend_from_slice(block);
            enter!(f, raise(&f, powers, self.exponent));
            let mut named = self.then.finish(block, powers);
            for i in &mut named {
                *i += BLOCK * k;
            }
            (named, None)
        })?;
        named(blocks)
    }
}

/// The places that blocks name, unless one has an element that is not below p.
pub(crate) fn named(blocks: Vec<(Vec<usize>, Option<usize>)>) -> Result<Vec<usize>, Error> {
    match blocks.iter().find_map(|(_, wrong)| *wrong) {
        Some(index) => Err(Error::NotReduced { index }),
        None => Ok(blocks.into_iter().flat_map(|(named, _)| named).collect()),
    }
}

impl Field {
    /// Raises every element to one power; the exponent is in words, least significant first, of any number. `0^0 = 1`.
    ///
    /// Errors: a list that is not of whole elements ([`Error::Layout`]); [`Error::NotReduced`]; zero threads; a memory
    /// limit below 48 KiB; [`Error::Cancelled`]. After an error the list is in no particular state.
    ///
    /// Cost: a squaring for every bit, and at least a fifth as many products.
    pub fn pow(&self, a: &mut [u64], exponent: &[u64], options: &Options<'_>) -> Result<(), Error> {
        let exponent = Exponent::new(&integer(exponent));
        self.raise(a, &exponent, &Alone, options).map(|_| ())
    }

    /// Powers of the elements of a list, and what is then made of both.
    pub(crate) fn raise(
        &self,
        a: &mut [u64],
        exponent: &Exponent,
        then: &dyn Finish,
        options: &Options<'_>,
    ) -> Result<Vec<usize>, Error> {
        let n = self.count(a)?;
        let bytes = 8 * a.len().min(BLOCK * self.words());
        let job = Raise {
            field: self,
            a,
            exponent,
            then,
            threads: threads(options, n, FEW, bytes)?,
            options,
        };
        self.on(self.lanes().width > 1 && n >= LANES_FROM, job)?
    }
}
