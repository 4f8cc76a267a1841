//! The value at a point and the quotient there, for a point that is none of the domain's.
//!
//! **Mathematics.** In the terms of [`crate::values`]. The squares of the 2m-th roots of unity are the m-th. So from the
//! 1/(σ² − y²) follow, with two products for each, 1/(σ − y) = (σ + y)/(σ² − y²) and 1/(−σ − y) = (y − σ)/(σ² − y²): one
//! inversion, that of 1 − yⁿ, and 2n products give all the `e_i`, and no product waits for its neighbour as it does in
//! Montgomery's trick (3n products). Roots are in their order: of m to 2m the second half are the −σ.
//!
//! What is done once is inside [`Lanes::enter`] as well: elsewhere every instruction of a vector is a call, and a product
//! is thousands of them.
//!
//! **Cost.** 2n products for the `e_i`, n for the value, n for the quotient; 1/g is a factor of the first `e`.

use crate::blocks::{each, not_reduced};
use crate::field::{Field, Job};
use crate::options::Options;
use crate::vectors::{TASK, load, splat, store};
use msmith_core::Error;
use msmith_core::enter;
use msmith_core::memory::resize;
use msmith_core::ring::Lanes;

/// The values of f, which those of the quotient may replace.
pub(crate) enum Values<'a> {
    Read(&'a [u64]),
    Replaced(&'a mut [u64]),
}

impl Values<'_> {
    pub fn words(&self) -> &[u64] {
        match self {
            Self::Read(words) => words,
            Self::Replaced(words) => words,
        }
    }
}

/// Finds f(z), and replaces the values if they may be.
pub(crate) struct Open<'a> {
    pub field: &'a Field,
    pub values: Values<'a>,
    /// [`crate::Domain::halves`].
    pub halves: &'a [u64],
    /// `y, y², y⁴, … y^(n/2)`.
    pub powers: Vec<Vec<u64>>,
    /// `1/(g·(1 − yⁿ))`.
    pub first: Vec<u64>,
    /// z.
    pub z: &'a [u64],
    /// `(1 − yⁿ)/n`.
    pub scale: Vec<u64>,
    pub threads: usize,
    pub options: &'a Options<'a>,
}

impl Job for Open<'_> {
    type Out = Result<Vec<u64>, Error>;

    fn run<R: Lanes>(self, f: R) -> Self::Out {
        let (p, w) = (self.field.modulus(), f.words());
        let (len, watch) = (R::WIDTH * w, &self.options.watch);
        let inverses = self.inverses(&f)?;
        let parts = self.values.words().chunks(TASK * len);
        let sums = each(
            self.threads,
            watch,
            parts.zip(inverses.chunks(TASK)),
            || (),
            |(), k, (words, inverses)| {
                if let Some(i) = not_reduced(p, words) {
                    return Some(Err(TASK * R::WIDTH * k + i));
                }
                let mut sums = [f.zero(); 2];
                enter!(f, {
                    for (words, e) in words.chunks(len).zip(inverses) {
                        let x = load(&f, words);
                        sums[0] = sum(&f, &sums[0], &f.mul(&x, e));
                        sums[1] = sum(&f, &sums[1], &x);
                    }
                });
                Some(Ok(sums))
            },
        )?;
        let sums: Result<Vec<_>, _> = sums.into_iter().flatten().collect();
        let sums = sums.map_err(|index| Error::NotReduced { index })?;
        let mut words = vec![0; len];
        let value = enter!(f, self.value(&f, &sums, &mut words));
        if let Values::Replaced(values) = self.values {
            let parts = values.chunks_mut(TASK * len).zip(inverses.chunks(TASK));
            let divide = |(): &mut (), _, (words, inverses): (&mut [u64], &[R::El])| {
                enter!(f, {
                    for (words, e) in words.chunks_mut(len).zip(inverses) {
                        let rise = f.sub::<1>(&load(&f, words), &value);
                        store(&f, &f.mul(&rise, e), words);
                    }
                });
            };
            each(self.threads, watch, parts, || (), divide)?;
        }
        words.truncate(w);
        enter!(f, store(&f, &value, &mut words));
        Ok(words)
    }
}

impl Open<'_> {
    /// f(z), from the sums of every part with the `e_i/g` and without. The words are room for a vector.
    #[inline(always)]
    fn value<R: Lanes>(&self, f: &R, parts: &[[R::El; 2]], words: &mut [u64]) -> R::El {
        let mut all = [f.zero(); 2];
        for part in parts {
            for (all, part) in all.iter_mut().zip(part) {
                *all = sum(f, all, part);
            }
        }
        for all in &mut all {
            store(f, all, words);
            *all = f.zero();
            for x in words.chunks_exact(f.words()) {
                *all = sum(f, all, &splat(f, x));
            }
        }
        let (z, scale) = (splat(f, self.z), splat(f, &self.scale));
        f.mul(&scale, &sum(f, &f.mul(&z, &all[0]), &all[1]))
    }

    /// The `e_i/g`, in their order.
    fn inverses<R: Lanes>(&self, f: &R) -> Result<Vec<R::El>, Error> {
        let (w, watch) = (f.words(), &self.options.watch);
        let mut all = Vec::new();
        resize(&mut all, (1 << self.powers.len()) / R::WIDTH, f.zero());
        // Those of the first levels, which fit one vector.
        let mut few = vec![0; R::WIDTH * w];
        few[..w].copy_from_slice(&self.first);
        let (mut m, mut halves) = (1, self.halves);
        let mut powers = self.powers.iter().rev();
        enter!(f, {
            for y in powers.by_ref().take(R::WIDTH.ilog2() as usize) {
                let (roots, rest) = halves.split_at(m * w);
                let known = load(f, &few[..m * w]);
                let [low, high] = pair(f, &splat(f, y), &load(f, roots), &known);
                store(f, &low, &mut few[..m * w]);
                store(f, &high, &mut few[m * w..2 * m * w]);
                (m, halves) = (2 * m, rest);
            }
            all[0] = load(f, &few);
        });
        for y in powers {
            let (roots, rest) = halves.split_at(m * w);
            let (low, high) = all.split_at_mut(m / R::WIDTH);
            let parts = low.chunks_mut(TASK).zip(high.chunks_mut(TASK));
            let parts = parts.zip(roots.chunks(TASK * R::WIDTH * w));
            each(
                self.threads,
                watch,
                parts,
                || (),
                |(), _, ((low, high), roots)| {
                    enter!(f, {
                        let pairs = low.iter_mut().zip(high);
                        let y = splat(f, y);
                        for ((low, high), root) in pairs.zip(roots.chunks(R::WIDTH * w)) {
                            [*low, *high] = pair(f, &y, &load(f, root), low);
                        }
                    });
                },
            )?;
            (m, halves) = (2 * m, rest);
        }
        Ok(all)
    }
}

/// Small enough to be a summand again.
#[inline(always)]
fn sum<R: Lanes>(f: &R, x: &R::El, y: &R::El) -> R::El {
    f.norm(&f.add(x, y))
}

/// 1/(σ − y) and 1/(−σ − y) of 1/(σ² − y²).
#[inline(always)]
fn pair<R: Lanes>(f: &R, y: &R::El, root: &R::El, e: &R::El) -> [R::El; 2] {
    [f.mul(&f.add(root, y), e), f.mul(&f.sub::<1>(y, root), e)]
}
