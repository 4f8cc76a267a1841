//! The laws of [`Ring`] and [`Lanes`], against big integers.

use num_bigint::BigUint;
use num_traits::{One, Zero};

use super::super::simd::Wide;
use super::super::{Digits, Field, Shape};
use super::{Rng, words};
use crate::ring::outline::Outlined;
use crate::ring::{Lanes, Ring};

/// A ring whose elements are numbers in a list: the laws are compiled once, not once for every ring.
trait Calculator {
    fn words(&self) -> usize;
    fn zero(&mut self) -> usize;
    fn one(&mut self) -> usize;
    /// Packed and gathered.
    fn gather(&mut self, given: &[Vec<u64>; 8]) -> usize;
    /// From a table of the ring's own words.
    fn gather_words(&mut self, given: &[Vec<u64>; 8]) -> usize;
    /// From the words as they are.
    fn load(&mut self, given: &[Vec<u64>; 8]) -> usize;
    fn add(&mut self, a: usize, b: usize) -> usize;
    fn sub(&mut self, a: usize, b: usize) -> usize;
    fn neg(&mut self, a: usize) -> usize;
    fn norm(&mut self, a: usize) -> usize;
    fn mul(&mut self, a: usize, b: usize) -> usize;
    fn sqr(&mut self, a: usize) -> usize;
    fn inv(&mut self, a: usize) -> usize;
    fn select(&mut self, mask: u8, a: usize, b: usize) -> usize;
    fn is_zero(&mut self, a: usize) -> u8;
    fn maybe_zero(&mut self, a: usize) -> u8;
    /// The words of eight lanes.
    fn read(&mut self, a: usize) -> [Vec<u64>; 8];
}

struct Kept<R: Lanes> {
    ring: Outlined<R>,
    elements: Vec<R::El>,
}

impl<R: Lanes> Kept<R> {
    fn keep(&mut self, a: R::El) -> usize {
        self.elements.push(a);
        self.elements.len() - 1
    }
    fn packed(&self, given: &[Vec<u64>; 8]) -> Vec<R::Mem> {
        given.iter().map(|v| self.ring.pack(v)).collect()
    }
}

/// Operations by the ring's own of the same name.
macro_rules! kept {
    ($($name:ident($($a:ident),*);)*) => {$(
        fn $name(&mut self, $($a: usize),*) -> usize {
            let r = self.ring.$name($(&self.elements[$a]),*);
            self.keep(r)
        }
    )*};
}

impl<R: Lanes> Calculator for Kept<R> {
    kept! { zero(); one(); add(a, b); norm(a); mul(a, b); sqr(a); inv(a); }
    fn words(&self) -> usize {
        self.ring.words()
    }
    fn gather(&mut self, given: &[Vec<u64>; 8]) -> usize {
        let rows = self.packed(given);
        let r = self.ring.gather(&rows.iter().collect::<Vec<_>>());
        self.keep(r)
    }
    fn gather_words(&mut self, given: &[Vec<u64>; 8]) -> usize {
        let mut table = vec![0; 8 * self.words()];
        let rows = self.packed(given);
        for (row, own) in rows.iter().zip(table.chunks_exact_mut(self.words())) {
            self.ring.to_words(row, own);
        }
        let order: [u32; 8] = core::array::from_fn(|i| i as u32);
        let r = self.ring.gather_words(&table, &order);
        self.keep(r)
    }
    fn load(&mut self, given: &[Vec<u64>; 8]) -> usize {
        let r = self.ring.load(&given.each_ref().map(|given| &given[..]));
        self.keep(r)
    }
    fn sub(&mut self, a: usize, b: usize) -> usize {
        let r = self.ring.sub::<1>(&self.elements[a], &self.elements[b]);
        self.keep(r)
    }
    fn neg(&mut self, a: usize) -> usize {
        let r = self.ring.neg::<1>(&self.elements[a]);
        self.keep(r)
    }
    fn select(&mut self, mask: u8, a: usize, b: usize) -> usize {
        let r = (self.ring).select(mask, &self.elements[a], &self.elements[b]);
        self.keep(r)
    }
    fn is_zero(&mut self, a: usize) -> u8 {
        self.ring.is_zero(&self.elements[a])
    }
    fn maybe_zero(&mut self, a: usize) -> u8 {
        self.ring.maybe_zero(&self.elements[a])
    }
    fn read(&mut self, a: usize) -> [Vec<u64>; 8] {
        let mut rows = vec![R::empty(); 8];
        self.ring.scatter(&self.elements[a], &mut rows);
        core::array::from_fn(|i| {
            let mut words = vec![0; self.words()];
            self.ring.unpack(&rows[i], &mut words);
            words
        })
    }
}

fn sample(rng: &mut Rng, p: &BigUint, round: usize) -> [BigUint; 8] {
    let n = p.bits().div_ceil(64) as usize;
    core::array::from_fn(|i| {
        let one = BigUint::one();
        match (round + i) % 13 {
            0 => BigUint::zero(),
            1 => one % p,
            2 => p - one,
            3 => (p - one) >> 1,
            4 => ((p - 1u32) >> 1) + 1u32,
            5 => (BigUint::one() << (p.bits() - 1)) - 1u32,
            _ => (0..n).fold(BigUint::zero(), |s, _| (s << 64) + rng.next()) % p,
        }
    })
}

/// The laws of a shape's ring modulo p.
pub fn laws<S: Wide<W>, const L: usize, const W: u32>(p: &BigUint, rounds: usize)
where
    Digits<L>: Shape<S::D>,
{
    // Words that engines give such a ring, or more.
    let given = match L {
        5 | 6 => 4,
        8 => 6,
        15 => 12,
        _ => 1,
    };
    let n = given.max(p.bits().div_ceil(64) as usize);
    let field = Field::<S, L, W>::of_any_length(&words(p, n)).expect("a modulus in range");
    let products = field.limits().products;
    let mut ring = Kept {
        ring: Outlined(field.ring()),
        elements: Vec::new(),
    };
    obeyed(
        &mut ring,
        p,
        rounds,
        products >= 16 || S::SIGNED && products >= 4,
    );
}

/// The laws; products of sums of two where the ring has them.
fn obeyed(r: &mut dyn Calculator, p: &BigUint, rounds: usize, sums: bool) {
    let mut rng = Rng(0x9E37_79B9_7F4A_7C15 ^ p.bits());
    let shift = 64 * r.words();
    let inverse = (BigUint::one() << shift).modinv(p).expect("odd");
    let montgomery = |v: &[BigUint; 8]| {
        let words = |x: &BigUint| words(&((x << shift) % p), shift / 64);
        v.each_ref().map(words)
    };
    // What stands in the lanes is what is expected, modulo p.
    let check = |r: &mut dyn Calculator, a: usize, want: &dyn Fn(usize) -> BigUint, what: &str| {
        for (i, w) in r.read(a).iter().enumerate() {
            let v = w.iter().rev().fold(BigUint::zero(), |s, &x| (s << 64) + x);
            assert!(v < *p, "unpack is canonical");
            assert_eq!(
                v * &inverse % p,
                want(i) % p,
                "{what}, lane {i}, modulo {p}"
            );
        }
    };
    let (one, zero) = (r.one(), r.zero());
    check(r, one, &|_| BigUint::one(), "one");
    check(r, zero, &|_| BigUint::zero(), "zero");
    for round in 0..rounds {
        let (x, y, z) = (
            sample(&mut rng, p, round),
            sample(&mut rng, p, 2 * round),
            sample(&mut rng, p, 5),
        );
        let (a, b, c) = (
            r.gather(&montgomery(&x)),
            r.gather(&montgomery(&y)),
            r.gather(&montgomery(&z)),
        );
        check(r, a, &|i| x[i].clone(), "pack");
        let ab = r.mul(a, b);
        check(r, ab, &|i| &x[i] * &y[i], "mul");
        let square = r.sqr(a);
        check(r, square, &|i| &x[i] * &x[i], "sqr");
        // From words: the ring's own, as tables have them, and the caller's.
        let gathered = r.gather_words(&montgomery(&x));
        check(r, gathered, &|i| x[i].clone(), "words");
        let product = r.mul(gathered, b);
        check(r, product, &|i| &x[i] * &y[i], "mul of words");
        let loaded = r.load(&montgomery(&x));
        check(r, loaded, &|i| x[i].clone(), "load");
        let sum = r.add(ab, c);
        let sum = r.norm(sum);
        check(r, sum, &|i| &x[i] * &y[i] + &z[i], "add");
        let difference = r.sub(a, ab);
        let value = |i: usize| &x[i] + p * p - &x[i] * &y[i];
        let reduced = r.norm(difference);
        check(r, reduced, &value, "sub");
        let product = r.mul(difference, c);
        check(r, product, &|i| value(i) * &z[i], "mul of a difference");
        let negative = r.neg(ab);
        let negative = r.norm(negative);
        check(r, negative, &|i| p * p - &x[i] * &y[i], "neg");
        if sums {
            let (s, t) = (r.add(a, ab), r.sub(c, b));
            let less = |i: usize| &z[i] + p - &y[i];
            let product = r.mul(s, t);
            let value = |i: usize| (&x[i] + &x[i] * &y[i]) * less(i);
            check(r, product, &value, "sums of two");
            let square = r.sqr(t);
            let value = |i: usize| less(i) * less(i);
            check(r, square, &value, "square of a difference");
        }
        // Zero tests: exact and probable, on differences of equal residues in different forms.
        let (ba, reduced, one) = (r.mul(b, a), r.norm(ab), r.one());
        let product = r.mul(reduced, one);
        for (u, v) in [(ab, ba), (ab, product), (reduced, ab)] {
            let d = r.sub(u, v);
            assert_eq!(r.is_zero(d), 0xff);
            assert_eq!(r.maybe_zero(d), 0xff);
        }
        let d = r.sub(a, b);
        let zeros = (0..8).fold(0, |m, i| m | u8::from(x[i] == y[i]) << i);
        assert_eq!(r.is_zero(d), zeros);
        let maybe = r.maybe_zero(d);
        assert_eq!(maybe & zeros, zeros);
        if p.bits() > 100 {
            // Random values: chance 2^-37. (Special ones can be structured: 2^46 divides the
            // modulus of BLS12-377 less one.)
            let random = (0..8).fold(0, |m, i| {
                m | u8::from((round + i) % 13 > 5 && (2 * round + i) % 13 > 5) << i
            });
            assert_eq!(maybe & random, zeros & random, "false positive");
        }
        let mask = rng.next() as u8;
        let chosen = r.select(mask, a, b);
        let value = |i: usize| if mask >> i & 1 == 1 { &x[i] } else { &y[i] }.clone();
        check(r, chosen, &value, "select");
        // Inversion of lanes without zeros.
        let x1 = x.map(|x| if x.is_zero() { BigUint::one() } else { x });
        let loaded = r.gather(&montgomery(&x1));
        let inverses = r.inv(loaded);
        check(r, inverses, &|i| x1[i].modinv(p).expect("prime"), "inv");
    }
}
