//! Polynomials by their values at the points of a domain: the value anywhere, the quotient, the vanishing polynomial.
//!
//! **Mathematics.** With points `g·ω^i`, values p_i, `y = z/g` and `e_i = 1/(ω^i − y)` the barycentric formula is
//!
//! > p(z) = (1 − yⁿ)/n · (y·Σ p_i·e_i + Σ p_i),
//!
//! as `ω^i·e_i = 1 + y·e_i` ([`crate::open`]). The quotient `q = (p − p(z))/(X − z)` has the values
//! `q_i = (p_i − p(z))·e_i/g`. Where y is itself ω^m, p(z) is p_m; the values x_i·q_i of X·q have the sum 0, since n divides
//! no exponent of it, and with `x_i·q_i = p_i − p(z) + z·q_i` follows
//!
//! > q_m = −Σ_{i≠m} q_i − 1/z · Σ (p_i − p(z)).
//!
//! **Source.** J.-P. Berrut, L. N. Trefethen, *Barycentric Lagrange interpolation* (2004); EIP-4844 for the quotient.

use crate::domain::Domain;
use crate::elementwise::{Op, With};
use crate::field::integer;
use crate::open::{Open, Values};
use crate::options::Options;
use msmith_core::Error;
use num_bigint::BigUint;

/// Where a value is asked for.
struct Point {
    /// z and z/g.
    z: BigUint,
    y: BigUint,
    /// 1 − yⁿ.
    vanishing: BigUint,
}

impl Domain {
    /// The value at one element z of the polynomial of at most n coefficients that has these values on the domain, in the
    /// order of [`Domain::fft`]; z may be one of the points. Values that are integers in place of elements give an integer.
    ///
    /// Errors: another number of values than n; a z that is not one element ([`Error::Layout`]); [`Error::NotReduced`], by
    /// the index among the values; a memory limit below that of a list in the lanes; zero threads; [`Error::Cancelled`].
    /// Three products an element. Time depends on whether z is one of the points.
    pub fn evaluate(
        &self,
        values: &[u64],
        z: &[u64],
        options: &Options<'_>,
    ) -> Result<Vec<u64>, Error> {
        let point = self.point(values, z)?;
        let value = match point.vanishing == BigUint::ZERO {
            false => self.open(Values::Read(values), &point, options),
            true => self.at_root(Values::Read(values), &point, options),
        }?;
        options.watch.report(1.0);
        Ok(value)
    }

    /// Replaces the values of f on the domain by those of `(f(X) − f(z))/(X − z)` and returns `f(z)`, for one element z,
    /// which may be one of the points. [`Domain::ifft`] makes coefficients of them. Of integers in place of elements it makes
    /// integers.
    ///
    /// Errors and cost: those of [`Domain::evaluate`], and a product an element; where z is one of the points eight
    /// products, and memory for what [`crate::Field::invert`] takes. After [`Error::Cancelled`] the values are in no
    /// particular state.
    pub fn quotient(
        &self,
        values: &mut [u64],
        z: &[u64],
        options: &Options<'_>,
    ) -> Result<Vec<u64>, Error> {
        let point = self.point(values, z)?;
        let value = match point.vanishing == BigUint::ZERO {
            false => self.open(Values::Replaced(values), &point, options),
            true => self.at_root(Values::Replaced(values), &point, options),
        }?;
        options.watch.report(1.0);
        Ok(value)
    }

    /// The value at one element x of the polynomial `Xⁿ − gⁿ`, whose zeros are the points.
    ///
    /// On another coset of the same roots it has one value, that at the coset's shift: what it divides is divided there by
    /// [`crate::Field::scale`] with the inverse of that value.
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

    fn point(&self, values: &[u64], z: &[u64]) -> Result<Point, Error> {
        let p = self.field().p();
        self.check_length(self.field().count(values)?)?;
        let z = self.number(z)?;
        let y = match self.shift_inverse()? {
            Some(shift) => &z * shift % p,
            None => z.clone(),
        };
        let vanishing = (p + 1u32 - y.modpow(&self.len().into(), p)) % p;
        Ok(Point { z, y, vanishing })
    }

    /// Where no root is y.
    fn open(
        &self,
        values: Values<'_>,
        point: &Point,
        options: &Options<'_>,
    ) -> Result<Vec<u64>, Error> {
        let (field, p, n) = (self.field(), self.field().p(), self.len());
        options.check_memory((n * field.element_bytes(n)) as u64)?;
        let threads = options.threads_for(n)?;
        let options = &Options {
            threads: Some(threads),
            memory_limit: None,
            watch: options.watch.quiet(),
        };
        let next = |y: &BigUint| Some(y * y % p);
        let powers = std::iter::successors(Some(point.y.clone()), next);
        let powers = powers.take(n.ilog2() as usize);
        let powers = powers.map(|y| field.element(&y)).collect();
        let mut first = field.element(&(&point.vanishing * self.shift_number() % p));
        field.invert(&mut first, options)?;
        // 1/n, as n divides p − 1.
        let part = p - (p - 1u32) / n;
        field.on(
            field.has_lanes(n),
            Open {
                field,
                values,
                halves: self.halves(options)?,
                powers,
                first,
                z: &field.element(&point.z),
                scale: field.element(&(&point.vanishing * part % p)),
                threads,
                options,
            },
        )?
    }

    /// Where a root is y.
    fn at_root(
        &self,
        values: Values<'_>,
        point: &Point,
        options: &Options<'_>,
    ) -> Result<Vec<u64>, Error> {
        let (field, p, w) = (self.field(), self.field().p(), self.field().words());
        let bytes = 8 * values.words().len() as u64;
        options.check_memory(bytes)?;
        field.check(values.words())?;
        let quiet = &Options {
            threads: Some(options.threads_for(self.len())?),
            memory_limit: None,
            watch: options.watch.quiet(),
        };
        let (root, y) = (field.element(self.root_number()), field.element(&point.y));
        let mut inverses = field.powers(&root, self.len(), quiet)?;
        let root = inverses.chunks_exact(w).position(|root| root == y);
        let Some(m) = root else {
            return Err(Error::Layout("the point is none of the domain's".into()));
        };
        let m = m * w..(m + 1) * w;
        let value = values.words()[m.clone()].to_vec();
        let Values::Replaced(values) = values else {
            return Ok(value);
        };
        field.elementwise(Op::Sub, &mut inverses, With::One(&y), quiet)?;
        let left = &Options {
            memory_limit: options.memory_limit.map(|limit| limit - bytes),
            ..*quiet
        };
        let inverted = field.invert(&mut inverses, left);
        inverted.map_err(|error| match error {
            Error::MemoryLimit { limit, needed } => Error::MemoryLimit {
                limit: limit + bytes,
                needed: needed + bytes,
            },
            error => error,
        })?;
        let total = |list: &[u64]| {
            self.number(&field.evaluate(list, &field.element(&1u32.into()), quiet)?)
        };
        field.elementwise(Op::Sub, values, With::One(&value), quiet)?;
        let rises = total(values)? * self.inverse(&point.z)?;
        field.elementwise(Op::Mul, values, With::List(&inverses), quiet)?;
        if let Some(shift) = self.shift_inverse()? {
            field.elementwise(Op::Mul, values, With::One(&field.element(&shift)), quiet)?;
        }
        let all = (total(values)? + rises) % p;
        values[m].copy_from_slice(&field.element(&(p - all)));
        Ok(value)
    }
}
