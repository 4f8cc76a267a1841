//! Inverses of many elements: Montgomery's trick.
//!
//! **Cost.** Three products an element and one inversion for a block, whose vectors stay in the second level of the cache
//! on the way there and back. Two chains of products stand side by side, since each waits for the one before it.

use crate::blocks::{each, not_reduced, threads};
use crate::field::{Field, Job};
use crate::options::{FEW, Options};
use crate::power::named;
use crate::vectors::{load, store};
use msmith_core::Error;
use msmith_core::enter;
use msmith_core::ring::Lanes;

/// Elements of a task.
const BLOCK: usize = 2048;
/// Elements below which words are faster.
const LANES_FROM: usize = 64;
/// Chains of products side by side.
const CHAINS: usize = 2;

struct Invert<'a> {
    field: &'a Field,
    a: &'a mut [u64],
    threads: usize,
    options: &'a Options<'a>,
}

/// An element, and the product of those before it in its chain.
type Pair<E> = (E, E);

impl Job for Invert<'_> {
    type Out = Result<Vec<usize>, Error>;

    fn run<R: Lanes>(self, f: R) -> Self::Out {
        let p = self.field.modulus();
        let (watch, parts) = (&self.options.watch, self.a.chunks_mut(BLOCK * p.len()));
        let blocks = each(
            self.threads,
            watch,
            parts,
            || Vec::with_capacity(BLOCK / R::WIDTH),
            |pairs: &mut Vec<Pair<R::El>>, k, block| {
                if let Some(i) = not_reduced(p, block) {
                    return (Vec::new(), Some(BLOCK * k + i));
                }
                let mut zeros = Vec::new();
                enter!(f, invert(&f, block, pairs, &mut zeros));
                for i in &mut zeros {
                    *i += BLOCK * k;
                }
                (zeros, None)
            },
        )?;
        named(blocks)
    }
}

/// Inverts the elements of a block but for the zeros, whose places are written down.
#[inline(always)]
fn invert<R: Lanes>(
    f: &R,
    words: &mut [u64],
    pairs: &mut Vec<Pair<R::El>>,
    zeros: &mut Vec<usize>,
) {
    let w = f.words() * R::WIDTH;
    let one = f.one();
    let mut chains = [one; CHAINS];
    pairs.clear();
    for (k, words) in words.chunks(w).enumerate() {
        let mut x = load(f, words);
        if f.maybe_zero(&x) != 0 {
            let zero = f.is_zero(&x);
            x = f.select(zero, &one, &x);
            let count = words.len() / f.words();
            zeros.extend(
                (0..count)
                    .filter(|i| zero >> i & 1 == 1)
                    .map(|i| k * R::WIDTH + i),
            );
        }
        let chain = &mut chains[k % CHAINS];
        pairs.push((x, *chain));
        *chain = f.mul(chain, &x);
    }
    let all = f.inv(&f.mul(&chains[0], &chains[1]));
    chains = [f.mul(&all, &chains[1]), f.mul(&all, &chains[0])];
    for (k, (words, (x, before))) in words.chunks_mut(w).zip(pairs.iter()).enumerate().rev() {
        let chain = &mut chains[k % CHAINS];
        let inverse = f.mul(chain, before);
        *chain = f.mul(chain, x);
        store(f, &inverse, words);
    }
    let w = f.words();
    for i in zeros.iter() {
        words[i * w..][..w].fill(0);
    }
}

impl Field {
    /// Inverts every element. Zeros stay; the result has their places, in order.
    ///
    /// Errors: a list that is not of whole elements ([`Error::Layout`]); [`Error::NotReduced`]; zero threads; a memory
    /// limit below what one thread needs, at most 512 KiB; [`Error::Cancelled`]. After an error the list is in no
    /// particular state.
    ///
    /// Cost: three products an element, and an inversion for every 2048. Time depends on the values.
    pub fn invert(&self, a: &mut [u64], options: &Options<'_>) -> Result<Vec<usize>, Error> {
        let n = self.count(a)?;
        let lanes = self.lanes().width > 1 && n >= LANES_FROM;
        let bytes = match lanes {
            true => self.lanes().bytes,
            false => 8 * self.words(),
        };
        let threads = threads(options, n, FEW, 2 * bytes * n.min(BLOCK))?;
        let job = Invert {
            field: self,
            a,
            threads,
            options,
        };
        self.on(lanes, job)?
    }
}
