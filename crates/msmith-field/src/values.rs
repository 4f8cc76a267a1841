//! Polynomials by their values at the points of a domain: the value anywhere, the quotient, the vanishing polynomial.
//!
//! **Mathematics.** With points `g·ω^i`, values p_i, `y = z/g` and `e_i = 1/(ω^i − y)` the barycentric formula is
//!
//! > p(z) = (1 − yⁿ)/n · (y·Σ p_i·e_i + Σ p_i),
//!
//! as `ω^i·e_i = 1 + y·e_i`. The quotient `q = (p − p(z))/(X − z)` has the values `q_i = (p_i − p(z))·e_i/g`. Where y is
//! itself ω^m, p(z) is p_m; the values of X·q have the sum 0, since n divides no exponent of it, and with
//! `Σ_{i≠m} e_i = −(n−1)/(2y)` follows
//!
//! > q_m = −1/g · (Σ_{i≠m} p_i·e_i + (Σ p_i − p_m·(n+1)/2)/y).
//!
//! **Cost.** Five products an element for a value and one more for a quotient, inverses in the lanes.
//!
//! **Source.** J.-P. Berrut, L. N. Trefethen, *Barycentric Lagrange interpolation* (2004); EIP-4844 for the quotient.

use crate::blocks::{each, not_reduced};
use crate::domain::Domain;
use crate::elementwise::{Op, With};
use crate::field::{Field, Job, integer};
use crate::options::Options;
use crate::vectors::{load, store};
use msmith_core::Error;
use msmith_core::ring::Lanes;
use num_bigint::BigUint;

/// Elements of a task.
const BLOCK: usize = 256;

/// `Σ a_i·b_i` and `Σ a_i`.
struct Sums<'a> {
    field: &'a Field,
    a: &'a [u64],
    b: &'a [u64],
    threads: usize,
    options: &'a Options<'a>,
}

impl Job for Sums<'_> {
    type Out = Result<[Vec<u64>; 2], Error>;

    fn run<R: Lanes>(self, f: R) -> Self::Out {
        let (p, w) = (self.field.modulus(), f.words());
        let add = |sum: &mut R::El, x: &R::El| *sum = f.norm(&f.add(sum, x));
        let parts = (self.a.chunks(BLOCK * w)).zip(self.b.chunks(BLOCK * w));
        let watch = &self.options.watch;
        let sums = each(
            self.threads,
            watch,
            parts,
            || (),
            |(), k, (a, b)| {
                if let Some(i) = not_reduced(p, a) {
                    return Some(Err(BLOCK * k + i));
                }
                let mut sums = [f.zero(); 2];
                for (a, b) in a.chunks_exact(w).zip(b.chunks_exact(w)) {
                    let (a, b) = (load(&f, a), load(&f, b));
                    add(&mut sums[0], &f.mul(&a, &b));
                    add(&mut sums[1], &a);
                }
                Some(Ok(sums))
            },
        )?;
        let mut all = [f.zero(); 2];
        for sums in sums.into_iter().flatten() {
            let sums = sums.map_err(|index| Error::NotReduced { index })?;
            for (all, sum) in all.iter_mut().zip(&sums) {
                add(all, sum);
            }
        }
        Ok(all.map(|sum| {
            let mut words = vec![0; w];
            store(&f, &sum, &mut words);
            words
        }))
    }
}

/// What a value and a quotient at a point are made of.
struct At {
    /// `e_i`, 0 where there is none.
    inverses: Vec<u64>,
    /// The place of the point in the domain.
    place: Option<usize>,
    /// z/g.
    y: BigUint,
    /// p(z).
    value: BigUint,
    /// `Σ p_i·e_i` and `Σ p_i`.
    sums: [BigUint; 2],
}

impl Domain {
    /// The value at one element z of the polynomial of at most n coefficients that has these values on the domain, in the
    /// order of [`Domain::fft`]; z may be one of the points. Values that are integers in place of elements give an integer.
    ///
    /// Errors: another number of values than n; a z that is not one element ([`Error::Layout`]); [`Error::NotReduced`], by
    /// the index among the values; a memory limit below that of a list and what [`Field::invert`] takes; zero threads;
    /// [`Error::Cancelled`]. Six products an element, three of them in the lanes. Time depends on whether z is one of the
    /// points.
    pub fn evaluate(
        &self,
        values: &[u64],
        z: &[u64],
        options: &Options<'_>,
    ) -> Result<Vec<u64>, Error> {
        let at = self.at(values, z, options)?;
        options.watch.report(1.0);
        Ok(self.field().element(&at.value))
    }

    /// Replaces the values of f on the domain by those of `(f(X) − f(z))/(X − z)` and returns `f(z)`, for one element z,
    /// which may be one of the points. [`Domain::ifft`] makes coefficients of them. Of integers in place of elements it makes
    /// integers.
    ///
    /// Errors and cost: those of [`Domain::evaluate`], and a product an element, one more on a coset. After
    /// [`Error::Cancelled`] the values are in no particular state.
    pub fn quotient(
        &self,
        values: &mut [u64],
        z: &[u64],
        options: &Options<'_>,
    ) -> Result<Vec<u64>, Error> {
        let at = self.at(values, z, options)?;
        let (field, p) = (self.field(), self.field().p());
        let quiet = &Options {
            watch: options.watch.quiet(),
            ..*options
        };
        let value = field.element(&at.value);
        field.elementwise(Op::Sub, values, With::One(&value), quiet)?;
        field.elementwise(Op::Mul, values, With::List(&at.inverses), quiet)?;
        let shift = self.shift_inverse()?;
        if let Some(shift) = &shift {
            field.elementwise(Op::Mul, values, With::One(&field.element(shift)), quiet)?;
        }
        if let Some(m) = at.place {
            let half = (p + 1u32) >> 1u32;
            let middle = half * (self.len() + 1) * &at.value % p;
            let rest = (&at.sums[1] + p - middle) * self.inverse(&at.y)?;
            let sum = (&at.sums[0] + rest) * shift.unwrap_or_else(|| 1u32.into()) % p;
            let w = field.words();
            values[m * w..(m + 1) * w].copy_from_slice(&field.element(&(p - sum)));
        }
        options.watch.report(1.0);
        Ok(value)
    }

    /// The value at one element x of the polynomial `Xⁿ − gⁿ`, whose zeros are the points.
    ///
    /// On another coset of the same roots it has one value, that at the coset's shift: what it divides is divided there by
    /// [`Field::scale`] with the inverse of that value.
    ///
    /// Errors: an x that is not one element ([`Error::Layout`], [`Error::NotReduced`]). `log₂ n` squarings.
    pub fn vanishing(&self, x: &[u64]) -> Result<Vec<u64>, Error> {
        let (field, p) = (self.field(), self.field().p());
        let power = |x: &BigUint| x.modpow(&self.len().into(), p);
        let (x, shift) = (self.number(x)?, self.shift_number());
        Ok(field.element(&(power(&x) + p - power(shift))))
    }

    /// What an element stands for.
    fn number(&self, x: &[u64]) -> Result<BigUint, Error> {
        self.field().check_one(x)?;
        let mut x = x.to_vec();
        let alone = Options {
            threads: Some(1),
            ..Options::default()
        };
        self.field().from_montgomery(&mut x, &alone)?;
        Ok(integer(&x))
    }

    fn at(&self, values: &[u64], z: &[u64], options: &Options<'_>) -> Result<At, Error> {
        let (field, p, n) = (self.field(), self.field().p(), self.len());
        self.check_length(field.count(values)?)?;
        let z = self.number(z)?;
        let y = match self.shift_inverse()? {
            Some(shift) => z * shift % p,
            None => z,
        };
        let threads = options.threads_for(n)?;
        let quiet = &Options {
            threads: Some(threads),
            memory_limit: None,
            watch: options.watch.quiet(),
        };
        let list = 8 * values.len() as u64;
        options.check_memory(list)?;
        let mut inverses = field.powers(&field.element(self.root_number()), n, quiet)?;
        field.elementwise(Op::Sub, &mut inverses, With::One(&field.element(&y)), quiet)?;
        let left = Options {
            memory_limit: options.memory_limit.map(|limit| limit - list),
            ..*quiet
        };
        let zeros = field.invert(&mut inverses, &left);
        let zeros = zeros.map_err(|error| match error {
            Error::MemoryLimit { limit, needed } => Error::MemoryLimit {
                limit: limit + list,
                needed: needed + list,
            },
            error => error,
        })?;
        options.watch.report(0.5);
        let place = zeros.first().copied();
        let [weighted, plain] = field.in_words(Sums {
            field,
            a: values,
            b: &inverses,
            threads,
            options: quiet,
        })??;
        let sums = [self.number(&weighted)?, self.number(&plain)?];
        let value = match place {
            Some(m) => self.number(&values[m * field.words()..][..field.words()])?,
            None => {
                // That is 1/n, as n divides p − 1.
                let part = p - (p - 1u32) / n;
                let vanishing = p + 1u32 - y.modpow(&n.into(), p);
                vanishing * part % p * (&y * &sums[0] + &sums[1]) % p
            }
        };
        Ok(At {
            inverses,
            place,
            y,
            value,
            sums,
        })
    }
}
