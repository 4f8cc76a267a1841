//! The value of a polynomial at a point, from its coefficients.
//!
//! **Mathematics.** Blocks of coefficients are polynomials of their own; their values are joined by powers of x^B. In a
//! block, Horner's rule by whole vectors: chains of every fourth vector, each with x to the power of four vectors'
//! elements, since a product waits for the one before it. Lane l of the sum is multiplied by x^l at the end.
//!
//! **Cost.** A product for each vector.

use crate::blocks::{each, not_reduced};
use crate::field::{Field, Job};
use crate::options::Options;
use crate::vectors::{SIDE, lane_powers, load, splat, store};
use msmith_core::Error;
use msmith_core::enter;
use msmith_core::ring::Lanes;

/// Elements of a task.
const BLOCK: usize = 2048;

struct Evaluate<'a> {
    field: &'a Field,
    coefficients: &'a [u64],
    x: &'a [u64],
    threads: usize,
    options: &'a Options<'a>,
}

impl Job for Evaluate<'_> {
    type Out = Result<Vec<u64>, Error>;

    fn run<R: Lanes>(self, f: R) -> Self::Out {
        let (p, w) = (self.field.modulus(), f.words());
        let x = enter!(f, splat(&f, self.x));
        let [vector, side, block] = enter!(f, powers(&f, x));
        let (watch, parts) = (&self.options.watch, self.coefficients.chunks(BLOCK * w));
        let values = each(
            self.threads,
            watch,
            parts,
            || (),
            |(), k, words| match not_reduced(p, words) {
                Some(i) => (Some(BLOCK * k + i), None),
                None => {
                    let value = enter!(f, horner(&f, words, &vector, &side));
                    (None, Some(value))
                }
            },
        )?;
        if let Some(index) = values.iter().find_map(|(wrong, _)| *wrong) {
            return Err(Error::NotReduced { index });
        }
        let values: Vec<_> = values.into_iter().filter_map(|(_, value)| value).collect();
        let mut all = vec![0; R::WIDTH * w];
        enter!(f, {
            let mut lanes = joined(&f, &values, &block);
            lanes = f.mul(&lanes, &lane_powers(&f, &f.one(), &x));
            store(&f, &lanes, &mut all);
            let mut sum = f.zero();
            for x in all.chunks_exact(w) {
                sum = f.norm(&f.add(&sum, &splat(&f, x)));
            }
            store(&f, &sum, &mut all[..w]);
        });
        all.truncate(w);
        Ok(all)
    }
}

/// x to the power of a vector's elements, of a step's, and of a task's.
#[inline(always)]
fn powers<R: Lanes>(f: &R, mut x: R::El) -> [R::El; 3] {
    let mut all = [x; 3];
    for k in 1..=BLOCK.ilog2() {
        x = f.sqr(&x);
        for (power, n) in all.iter_mut().zip([R::WIDTH, SIDE * R::WIDTH, BLOCK]) {
            if n.ilog2() == k {
                *power = x;
            }
        }
    }
    all
}

/// The last one first, each times x with what is behind it.
#[inline(always)]
fn joined<R: Lanes>(f: &R, values: &[R::El], x: &R::El) -> R::El {
    let mut sum = f.zero();
    for value in values.iter().rev() {
        sum = f.norm(&f.add(&f.mul(&sum, x), value));
    }
    sum
}

/// A polynomial in x^WIDTH in each lane.
#[inline(always)]
fn horner<R: Lanes>(f: &R, words: &[u64], vector: &R::El, side: &R::El) -> R::El {
    let w = f.words() * R::WIDTH;
    let mut chains = [f.zero(); SIDE];
    for words in words.chunks(SIDE * w).rev() {
        for (k, chain) in chains.iter_mut().enumerate() {
            let x = match words.len() > k * w {
                true => load(f, &words[k * w..words.len().min((k + 1) * w)]),
                false => f.zero(),
            };
            *chain = f.norm(&f.add(&f.mul(chain, side), &x));
        }
    }
    joined(f, &chains, vector)
}

impl Field {
    /// The value `Σ_j x^j·c_j` of a polynomial at one element x; any number of coefficients.
    ///
    /// Errors: words that are not of whole elements, an x that is not one element ([`Error::Layout`]);
    /// [`Error::NotReduced`]; zero threads; [`Error::Cancelled`]. No memory; a product a coefficient, in the lanes from 64
    /// on. Time does not depend on the values.
    pub fn evaluate(
        &self,
        coefficients: &[u64],
        x: &[u64],
        options: &Options<'_>,
    ) -> Result<Vec<u64>, Error> {
        self.check_one(x)?;
        let n = self.count(coefficients)?;
        let job = Evaluate {
            field: self,
            coefficients,
            x,
            threads: options.threads_for(n)?,
            options,
        };
        self.on(self.has_lanes(n), job)?
    }
}
