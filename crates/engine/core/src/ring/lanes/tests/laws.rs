//! The laws of [`Ring`] and [`Lanes`], against big integers.

use num_bigint::BigUint;
use num_integer::Integer;
use num_traits::{One, Zero};

use super::super::simd::Wide;
use super::super::{Digits, Field, Shape};
use super::border::stored;
use super::{Rng, words};
use crate::ring::outline::Outlined;
use crate::ring::{Lanes, Ring};

/// A ring whose elements are numbers in a list: the laws are compiled once, not once for every ring.
trait Calculator {
    fn words(&self) -> usize;
    /// Elements side by side.
    fn lanes(&self) -> usize;
    fn zero(&mut self) -> usize;
    fn one(&mut self) -> usize;
    /// Packed and gathered.
    fn gather(&mut self, given: &[Vec<u64>]) -> usize;
    /// From a table of the ring's own words.
    fn gather_words(&mut self, given: &[Vec<u64>]) -> usize;
    /// From the words as they are.
    fn load(&mut self, given: &[Vec<u64>]) -> usize;
    /// From a list of words.
    fn load_words(&mut self, given: &[Vec<u64>]) -> usize;
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
    /// The conjugate in a quadratic extension, else the element.
    fn conjugate(&mut self, a: usize) -> usize;
    /// The words of all lanes.
    fn read(&mut self, a: usize) -> Vec<Vec<u64>>;
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
    fn packed(&self, given: &[Vec<u64>]) -> Vec<R::Mem> {
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
    kept! { zero(); one(); add(a, b); norm(a); mul(a, b); sqr(a); inv(a); conjugate(a); }
    fn words(&self) -> usize {
        self.ring.words()
    }
    fn lanes(&self) -> usize {
        R::WIDTH
    }
    fn gather(&mut self, given: &[Vec<u64>]) -> usize {
        let rows = self.packed(given);
        let r = self.ring.gather(&rows.iter().collect::<Vec<_>>());
        self.keep(r)
    }
    fn gather_words(&mut self, given: &[Vec<u64>]) -> usize {
        let mut table = vec![0; R::WIDTH * self.words()];
        let rows = self.packed(given);
        for (row, own) in rows.iter().zip(table.chunks_exact_mut(self.words())) {
            self.ring.to_words(row, own);
        }
        let order: [u32; 8] = core::array::from_fn(|i| i as u32);
        let r = self.ring.gather_words(&table, &order);
        self.keep(r)
    }
    fn load(&mut self, given: &[Vec<u64>]) -> usize {
        let r = self
            .ring
            .load(&given.iter().map(|given| &given[..]).collect::<Vec<_>>());
        self.keep(r)
    }
    fn load_words(&mut self, given: &[Vec<u64>]) -> usize {
        let r = self.ring.load_words(&given.concat());
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
    fn read(&mut self, a: usize) -> Vec<Vec<u64>> {
        stored(&self.ring, &self.elements[a])
    }
}

/// The integers modulo p, or their extension of a degree by a root of a small number: what is expected.
#[derive(Clone, Copy)]
pub struct Expected<'a> {
    pub p: &'a BigUint,
    pub degree: usize,
    pub beta: i32,
}

/// An element by its parts.
type Parts = Vec<BigUint>;

impl<'a> Expected<'a> {
    /// Those of a prime field, or of any odd number.
    pub fn prime(p: &'a BigUint) -> Self {
        let (degree, beta) = (1, 0);
        Self { p, degree, beta }
    }
    fn beta(&self) -> BigUint {
        let size = BigUint::from(self.beta.unsigned_abs()) % self.p;
        if self.beta < 0 { self.p - size } else { size }
    }
    fn add(&self, a: &Parts, b: &Parts) -> Parts {
        a.iter().zip(b).map(|(a, b)| (a + b) % self.p).collect()
    }
    fn neg(&self, a: &Parts) -> Parts {
        a.iter().map(|a| (self.p - a % self.p) % self.p).collect()
    }
    fn sub(&self, a: &Parts, b: &Parts) -> Parts {
        self.add(a, &self.neg(b))
    }
    fn mul(&self, a: &Parts, b: &Parts) -> Parts {
        let beta = self.beta();
        let mut out = vec![BigUint::zero(); self.degree];
        for (i, x) in a.iter().enumerate() {
            for (j, y) in b.iter().enumerate() {
                let product = x * y;
                match (i + j).checked_sub(self.degree) {
                    None => out[i + j] += product,
                    Some(k) => out[k] += product * &beta,
                }
            }
        }
        out.iter().map(|x| x % self.p).collect()
    }
    fn one(&self) -> Parts {
        let mut one = vec![BigUint::zero(); self.degree];
        one[0] = BigUint::one();
        one
    }
    fn conjugate(&self, a: &Parts) -> Parts {
        match &a[..] {
            [x, y] => vec![x.clone(), (self.p - y) % self.p],
            _ => a.clone(),
        }
    }
    /// Whether there is an inverse: a norm that is prime to p.
    fn invertible(&self, a: &Parts) -> bool {
        let beta = self.beta();
        let norm = match &a[..] {
            [x] => x.clone(),
            [x, y] => x * x + (self.p - beta) * y * y,
            [x, y, z] => {
                let minus = (self.p - &beta) * 3u32 * x * y * z;
                x * x * x + &beta * y * y * y + &beta * &beta * z * z * z + minus
            }
            _ => unreachable!("degrees 1 to 3"),
        };
        norm.gcd(self.p).is_one()
    }

    /// What stands in a lane in some round: the ends, the middle, a power of two less one, or anything.
    fn sample(&self, rng: &mut Rng, round: usize, lanes: usize) -> Vec<Parts> {
        let (p, one) = (self.p, BigUint::one());
        let n = p.bits().div_ceil(64) as usize;
        let mut part = |kind: usize| match kind % KINDS {
            0 => BigUint::zero(),
            1 => one.clone(),
            2 => p - &one,
            3 => (p - &one) >> 1,
            4 => ((p - &one) >> 1) + &one,
            5 => (&one << (p.bits() - 1)) - &one,
            _ => (0..n).fold(BigUint::zero(), |s, _| (s << 64) + rng.next()) % p,
        };
        (0..lanes)
            .map(|i| (0..self.degree).map(|k| part(round + i + 5 * k)).collect())
            .collect()
    }
    /// The lanes of such a round that hold anything in every part.
    fn random(&self, round: usize, lanes: usize) -> u8 {
        let any = |i: usize| (0..self.degree).all(|k| (round + i + 5 * k) % KINDS > 5);
        (0..lanes).fold(0, |m, i| m | u8::from(any(i)) << i)
    }
}

/// Kinds of samples, of which seven are random.
const KINDS: usize = 13;

/// Words that engines give the ring of a shape, or more.
pub fn words_given(digits: usize, p: &BigUint) -> usize {
    let given = match digits {
        5 | 6 => 4,
        8 => 6,
        15 => 12,
        _ => 1,
    };
    given.max(p.bits().div_ceil(64) as usize)
}

/// The laws of a shape's ring modulo p.
pub fn laws<S: Wide<W>, const L: usize, const W: u32>(p: &BigUint, rounds: usize)
where
    Digits<L>: Shape<S::D>,
{
    let n = words_given(L, p);
    let field = Field::<S, L, W>::of_any_length(&words(p, n)).expect("a modulus in range");
    let limits = field.limits();
    let most = limits.products.min(limits.sums);
    obeyed(field.ring(), Expected::prime(p), 0..rounds, most);
}

/// The laws of a ring in some rounds; sums of as many as `most` stored forms are factors of one.
pub fn obeyed<R: Lanes>(
    ring: R,
    expected: Expected<'_>,
    rounds: core::ops::Range<usize>,
    most: u32,
) {
    let products = ring.products();
    let mut ring = Kept {
        ring: Outlined(ring),
        elements: Vec::new(),
    };
    let most = most.min(products);
    compared(&mut ring, expected, rounds, most, products >= 4);
}

fn compared(
    r: &mut dyn Calculator,
    expected: Expected<'_>,
    rounds: core::ops::Range<usize>,
    most: u32,
    sums: bool,
) {
    let e = &expected;
    let p = e.p;
    let lanes = r.lanes();
    let all = 0xff_u8 >> (8 - lanes);
    let mut rng = Rng(0x9E37_79B9_7F4A_7C15 ^ p.bits() ^ (rounds.start as u64) << 20);
    let n = r.words() / e.degree;
    let inverse = (BigUint::one() << (64 * n)).modinv(p).expect("odd");
    let montgomery = |v: &[Parts]| -> Vec<Vec<u64>> {
        let part = |x: &BigUint| words(&((x << (64 * n)) % p), n);
        v.iter()
            .map(|v| v.iter().flat_map(part).collect())
            .collect()
    };
    let values = |r: &mut dyn Calculator, a: usize, what: &str| -> Vec<Parts> {
        let part = |w: &[u64]| {
            let v = w.iter().rev().fold(BigUint::zero(), |s, &x| (s << 64) + x);
            assert!(v < *p, "{what}: unpack is canonical, modulo {p}");
            v * &inverse % p
        };
        let lane = |w: &Vec<u64>| w.chunks(n).map(part).collect();
        r.read(a).iter().map(lane).collect()
    };
    // What stands in the lanes is what is expected.
    let check = |r: &mut dyn Calculator, a: usize, want: &dyn Fn(usize) -> Parts, what: &str| {
        for (i, got) in values(r, a, what).iter().enumerate() {
            let (degree, beta) = (e.degree, e.beta);
            assert_eq!(
                *got,
                want(i),
                "{what}, lane {i}, modulo {p}, degree {degree}, {beta}"
            );
        }
    };
    let (one, zero) = (r.one(), r.zero());
    check(r, one, &|_| e.one(), "one");
    check(r, zero, &|_| vec![BigUint::zero(); e.degree], "zero");
    // p itself, and −p.
    let minus_one = e.neg(&e.one());
    let minus = r.gather(&montgomery(&vec![minus_one.clone(); lanes]));
    let (p_itself, negative) = (r.add(minus, one), r.sub(zero, one));
    let negative = r.sub(negative, minus);
    for a in [p_itself, negative, zero] {
        assert_eq!((r.is_zero(a) & all, r.maybe_zero(a) & all), (all, all));
        let a = r.norm(a);
        check(r, a, &|_| vec![BigUint::zero(); e.degree], "p");
    }
    assert_eq!((r.is_zero(one) & all, r.is_zero(minus) & all), (0, 0));
    for round in rounds {
        let x = e.sample(&mut rng, round, lanes);
        let y = e.sample(&mut rng, 2 * round, lanes);
        let z = e.sample(&mut rng, 5, lanes);
        let (a, b, c) = (
            r.gather(&montgomery(&x)),
            r.gather(&montgomery(&y)),
            r.gather(&montgomery(&z)),
        );
        let xy: Vec<Parts> = x.iter().zip(&y).map(|(x, y)| e.mul(x, y)).collect();
        check(r, a, &|i| x[i].clone(), "pack");
        let ab = r.mul(a, b);
        check(r, ab, &|i| xy[i].clone(), "mul");
        let square = r.sqr(a);
        check(r, square, &|i| e.mul(&x[i], &x[i]), "sqr");
        // From words: the ring's own, as tables have them, and the caller's.
        let gathered = r.gather_words(&montgomery(&x));
        check(r, gathered, &|i| x[i].clone(), "words");
        let product = r.mul(gathered, b);
        check(r, product, &|i| xy[i].clone(), "mul of words");
        let loaded = r.load(&montgomery(&x));
        check(r, loaded, &|i| x[i].clone(), "load");
        let loaded = r.load_words(&montgomery(&x));
        check(r, loaded, &|i| x[i].clone(), "load_words");
        let sum = r.add(ab, c);
        let sum = r.norm(sum);
        check(r, sum, &|i| e.add(&xy[i], &z[i]), "add");
        let difference = r.sub(a, ab);
        let value = |i: usize| e.sub(&x[i], &xy[i]);
        let reduced = r.norm(difference);
        check(r, reduced, &value, "sub");
        let product = r.mul(difference, c);
        let product_value = |i: usize| e.mul(&value(i), &z[i]);
        check(r, product, &product_value, "mul of a difference");
        let negative = r.neg(ab);
        let negative = r.norm(negative);
        check(r, negative, &|i| e.neg(&xy[i]), "neg");
        let conjugate = r.conjugate(ab);
        let conjugate = r.norm(conjugate);
        check(r, conjugate, &|i| e.conjugate(&xy[i]), "conjugate");
        if sums {
            let (s, t) = (r.add(a, ab), r.sub(c, b));
            let less = |i: usize| e.sub(&z[i], &y[i]);
            let product = r.mul(s, t);
            let value = |i: usize| e.mul(&e.add(&x[i], &xy[i]), &less(i));
            check(r, product, &value, "sums of two");
            let square = r.sqr(t);
            let value = |i: usize| e.mul(&less(i), &less(i));
            check(r, square, &value, "square of a difference");
        }
        // As much as may be added before a product.
        let (mut s, mut value) = (ab, xy.clone());
        for k in 1..most {
            let (more, by) = if k % 2 == 0 { (ab, &xy) } else { (a, &x) };
            s = r.add(s, more);
            value = value.iter().zip(by).map(|(s, x)| e.add(s, x)).collect();
        }
        let product = r.mul(s, ab);
        check(r, product, &|i| e.mul(&value[i], &xy[i]), "mul of a sum");
        let sum = r.norm(s);
        check(r, sum, &|i| value[i].clone(), "norm of a sum");
        // Zero tests: exact and probable, on differences of equal residues in different forms.
        let (ba, reduced) = (r.mul(b, a), r.norm(ab));
        let product = r.mul(reduced, one);
        for (u, v) in [(ab, ba), (ab, product), (reduced, ab)] {
            let d = r.sub(u, v);
            assert_eq!(r.is_zero(d) & all, all);
            assert_eq!(r.maybe_zero(d) & all, all);
        }
        let d = r.sub(a, b);
        let zeros = (0..lanes).fold(0, |m, i| m | u8::from(x[i] == y[i]) << i);
        assert_eq!(r.is_zero(d) & all, zeros);
        let maybe = r.maybe_zero(d);
        assert_eq!(maybe & zeros, zeros);
        if p.bits() > 100 {
            // Random values: chance 2^-37. (Special ones can be structured: 2^46 divides the
            // modulus of BLS12-377 less one.)
            let random = e.random(round, lanes) & e.random(2 * round, lanes);
            assert_eq!(maybe & random, zeros & random, "false positive");
        }
        let mask = rng.next() as u8;
        let chosen = r.select(mask, a, b);
        let value = |i: usize| if mask >> i & 1 == 1 { &x[i] } else { &y[i] }.clone();
        check(r, chosen, &value, "select");
        // Inversion of lanes that have inverses; longer moduli are those of factorisation, which inverts elsewhere.
        if n <= 12 {
            let invertible = |x: Parts| if e.invertible(&x) { x } else { e.one() };
            let x: Vec<Parts> = x.into_iter().map(invertible).collect();
            let loaded = r.gather(&montgomery(&x));
            let inverses = r.inv(loaded);
            for (x, inverse) in x.iter().zip(values(r, inverses, "inv")) {
                assert_eq!(
                    e.mul(x, &inverse),
                    e.one(),
                    "the inverse of {x:?} modulo {p}"
                );
            }
        }
    }
}
