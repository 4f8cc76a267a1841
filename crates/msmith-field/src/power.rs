//! Powers of many elements, with one exponent.

use crate::blocks::{each, not_reduced, threads};
use crate::field::{Field, Job, integer};
use crate::options::Options;
use crate::vectors::{SIDE, load, store};
use msmith_core::Error;
use msmith_core::ring::Lanes;
use num_bigint::BigUint;

/// Elements of a task.
pub(crate) const BLOCK: usize = 512;
/// Elements a thread, below which it is not worth starting: a power takes some microseconds.
pub(crate) const FEW: usize = 64;
/// Elements below which words are faster: a product of a vector takes as long as five in words.
const LANES_FROM: usize = 8;
/// Bits of a window at most: eight odd powers of [`SIDE`] vectors stay in the first level of the cache.
const WIDEST: u64 = 4;

/// An exponent as squarings and products with odd powers: windows that slide.
#[derive(Debug)]
pub(crate) struct Exponent {
    /// From the most significant digit: squarings, then the odd power a^(2i + 1), as i.
    steps: Vec<(u32, usize)>,
    /// Squarings after the last product.
    last: u32,
    /// Odd powers that occur: a, a³, … .
    powers: usize,
}

impl Exponent {
    /// The cheapest layout.
    pub fn new(e: &BigUint) -> Self {
        let cost = |x: &Self| x.steps.len() + x.powers;
        let (first, rest) = (Self::with_window(e, 1), 2..=WIDEST);
        rest.map(|w| Self::with_window(e, w))
            .fold(
                first,
                |best, x| if cost(&x) < cost(&best) { x } else { best },
            )
    }

    fn with_window(e: &BigUint, window: u64) -> Self {
        let (mut steps, mut squarings, mut powers) = (Vec::new(), 0, 0);
        let mut high = e.bits();
        while high > 0 {
            if !e.bit(high - 1) {
                squarings += 1;
                high -= 1;
                continue;
            }
            // The window ends at its lowest bit that is set.
            let end = high.saturating_sub(window);
            let low = (end..high).find(|i| e.bit(*i)).unwrap_or(end);
            let digit = (low..high)
                .rev()
                .fold(0, |d, i| 2 * d + usize::from(e.bit(i)));
            steps.push((squarings + (high - low) as u32, digit / 2));
            powers = powers.max(digit / 2 + 1);
            (squarings, high) = (0, low);
        }
        Self {
            steps,
            last: squarings,
            powers,
        }
    }

    /// The power of each of the first `side` elements; 1 for the exponent 0.
    #[inline(always)]
    pub fn power<R: Lanes>(&self, f: &R, a: &[R::El; SIDE], side: usize) -> [R::El; SIDE] {
        let Some(((_, first), rest)) = self.steps.split_first() else {
            return [f.one(); SIDE];
        };
        let mut powers = [*a; 1 << (WIDEST - 1)];
        if self.powers > 1 {
            let mut square = *a;
            for k in 0..side {
                square[k] = f.sqr(&a[k]);
            }
            for i in 1..self.powers {
                for k in 0..side {
                    powers[i][k] = f.mul(&powers[i - 1][k], &square[k]);
                }
            }
        }
        let mut out = powers[*first];
        for (squarings, i) in rest {
            square(f, &mut out[..side], *squarings);
            for k in 0..side {
                out[k] = f.mul(&out[k], &powers[*i][k]);
            }
        }
        square(f, &mut out[..side], self.last);
        out
    }
}

/// So many times.
#[inline(always)]
fn square<R: Lanes>(f: &R, x: &mut [R::El], times: u32) {
    for _ in 0..times {
        for x in &mut *x {
            *x = f.sqr(x);
        }
    }
}

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
            f.enter(
                #[inline(always)]
                || raise(&f, powers, self.exponent),
            );
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

#[cfg(test)]
mod tests {
    use super::*;
    use msmith_core::ring::Ring;
    use msmith_core::ring::mont64::Mont64;

    #[test]
    fn exponents() {
        let f = Mont64::<1>::new(&[65537]).unwrap();
        let three = f.from_u64(3);
        for e in (0..600u64).chain([0xffff, 0x8000, 0x8001, 0xf0f0_f0f0_f0f0, u64::MAX]) {
            let powers = Exponent::new(&e.into()).power(&f, &[three, f.one(), three, three], 3);
            let power = f.pow(&three, &[e]);
            assert_eq!(powers[..3], [power, f.one(), power], "{e}");
        }
    }
}
