//! Polynomials modulo primes of at most 17 bits, by definition.

use msmith_field::{Backend, Domain, Field};

/// A small prime.
#[derive(Clone, Copy, Debug)]
pub struct Small(pub u64);

impl Small {
    pub fn field(self, backend: Backend) -> Field {
        Field::new(&[self.0], backend).unwrap()
    }

    pub fn pow(self, x: u64, e: u64) -> u64 {
        (0..64).rev().fold(1, |power, i| {
            let square = power * power % self.0;
            if e >> i & 1 == 1 {
                square * x % self.0
            } else {
                square
            }
        })
    }

    /// Montgomery words: four an element.
    pub fn words(self, numbers: &[u64]) -> Vec<u64> {
        let radix = self.pow(2, 256);
        let words = |x: &u64| [x % self.0 * radix % self.0, 0, 0, 0];
        numbers.iter().flat_map(words).collect()
    }

    /// Numbers that look random, with 0 and p − 1 among them.
    pub fn list(self, n: usize, seed: u64) -> Vec<u64> {
        let mut state = seed;
        let mut next = || {
            state = state.wrapping_mul(0x5851_f42d_4c95_7f2d) + 1;
            (state >> 32) % (self.0 + 1)
        };
        (0..n).map(|_| next() % self.0).collect()
    }

    /// The points of a domain, in order.
    pub fn points(self, domain: &Domain) -> Vec<u64> {
        let one = |words: Vec<u64>| words.first().copied().unwrap_or(0);
        let (root, shift) = (one(domain.root()), one(domain.shift()));
        let point = |i| shift * self.pow(root, i as u64) % self.0;
        (0..domain.len()).map(point).collect()
    }

    pub fn value(self, coefficients: &[u64], x: u64) -> u64 {
        let add = |sum, c: &u64| (sum * x + c) % self.0;
        coefficients.iter().rev().fold(0, add)
    }

    pub fn values(self, coefficients: &[u64], points: &[u64]) -> Vec<u64> {
        points
            .iter()
            .map(|x| self.value(coefficients, *x))
            .collect()
    }

    /// The powers of 2 that divide p − 1, but for those above a bound.
    pub fn orders(self, most: usize) -> impl Iterator<Item = usize> {
        let twos = (self.0 - 1).trailing_zeros();
        (0..=twos).map(|k| 1 << k).filter(move |n| *n <= most)
    }

    /// The roots of an order, alone and times shifts.
    pub fn domains(self, field: &Field, n: usize) -> Vec<Domain> {
        let roots = Domain::new(field, n).unwrap();
        let generator = (2..self.0).find(|x| self.pow(*x, (self.0 - 1) / 2) != 1);
        let shifts = [Some(2 % self.0), generator, Some(self.0 + 1)];
        let cosets = shifts.into_iter().flatten();
        let cosets = cosets.map(|g| roots.clone().coset(&[g]).unwrap());
        [roots.clone()].into_iter().chain(cosets).collect()
    }
}
