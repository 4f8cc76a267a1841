//! Square roots in a cubic extension F_p(u), u³ = β.
//!
//! **Mathematics.** a^(1 + p + p²) = n is the norm, an element of F_p, and a is a square iff n is one. With
//! d = (a^((p+1)/2))^p the norm is n = a·d², so that a·d/√n is a root of a. A power of p multiplies the coordinates by
//! 1, w and w², w = β^((p−1)/3) ≠ 1.
//!
//! **Cost.** A root modulo p and a power of about log2(p) squarings in the extension.

use msmith::Error;
use msmith_field::Field;
use num_bigint::BigUint;

use super::prime::PrimeRoots;
use super::{Roots, invert};
use crate::rings::{Ext3, Mont64, Ring};

/// Bits of an exponent that are taken at once.
const WINDOW: u64 = 4;

/// The constants of an extension.
pub(super) struct CubicRoots<const N: usize> {
    ring: Ext3<Mont64<N>>,
    base: PrimeRoots<N>,
    /// w and w².
    conjugate: [[u64; N]; 2],
    /// (p + 1)/2, by digits, the most significant one first.
    exponent: Vec<usize>,
}

impl<const N: usize> CubicRoots<N> {
    /// u³ = beta, over the field modulo p; `None` where beta is a cube.
    pub fn new(f: Mont64<N>, beta: [u64; N], p: &BigUint, field: Field) -> Option<Self> {
        let w = f.pow(&beta, &((p - 1u32) / 3u32).to_u64_digits());
        let cube = f.mul(&f.sqr(&w), &w);
        if w == f.one() || cube != f.one() {
            return None;
        }
        Some(Self {
            ring: Ext3::with_element(f, beta),
            base: PrimeRoots::new(f, field),
            conjugate: [w, f.sqr(&w)],
            exponent: digits(&((p + 1u32) >> 1u32)),
        })
    }

    /// a^((p+1)/2).
    fn power(&self, a: &[[u64; N]; 3]) -> [[u64; N]; 3] {
        let g = &self.ring;
        let mut powers = [g.one(); 1 << WINDOW];
        for i in 1..powers.len() {
            powers[i] = g.mul(&powers[i - 1], a);
        }
        (self.exponent.iter()).fold(g.one(), |x, digit| {
            let x = (0..WINDOW).fold(x, |x, _| g.sqr(&x));
            g.mul(&x, &powers[*digit])
        })
    }
}

impl<const N: usize> Roots for CubicRoots<N> {
    type Ring = Ext3<Mont64<N>>;

    fn ring(&self) -> &Ext3<Mont64<N>> {
        &self.ring
    }

    fn sqrt(&self, a: &[[[u64; N]; 3]]) -> Result<Vec<Option<[[u64; N]; 3]>>, Error> {
        let (g, f) = (&self.ring, self.base.ring());
        let [w, ww] = &self.conjugate;
        let halves = a.iter().map(|a| {
            let [c0, c1, c2] = self.power(a);
            [c0, f.mul(&c1, w), f.mul(&c2, ww)]
        });
        let products: Vec<_> = halves.zip(a).map(|(d, a)| (g.mul(a, &d), d)).collect();
        // In the prime field: the other two coordinates are 0.
        let norms: Vec<_> = products.iter().map(|(ad, d)| g.mul(ad, d)[0]).collect();
        let roots = self.base.roots(&norms)?;
        let mut inverses: Vec<_> = roots.iter().map(|(root, _)| *root).collect();
        invert(f, &mut inverses);
        let root = |(i, (ad, _)): (usize, &([[u64; N]; 3], _))| {
            let square = !roots[i].1;
            square.then(|| ad.map(|c| f.mul(&c, &inverses[i])))
        };
        Ok(products.iter().enumerate().map(root).collect())
    }

    fn read(&self, words: &[u64]) -> [[u64; N]; 3] {
        let mut parts = words.chunks(N);
        [(); 3].map(|()| self.base.read(parts.next().unwrap_or_default()))
    }

    fn write(&self, a: &[[u64; N]; 3]) -> Vec<u64> {
        a.iter().flat_map(|c| self.base.write(c)).collect()
    }

    fn words(&self) -> usize {
        3 * N
    }

    fn put(&self, a: &[[u64; N]; 3], words: &mut [u64]) {
        for (c, words) in a.iter().zip(words.chunks_mut(N)) {
            self.base.put(c, words);
        }
    }
}

fn digits(exponent: &BigUint) -> Vec<usize> {
    let bit = |k: u64| usize::from(exponent.bit(k));
    let digit = |k: u64| (0..WINDOW).map(|j| bit(WINDOW * k + j) << j).sum();
    let count = exponent.bits().div_ceil(WINDOW);
    (0..count).rev().map(digit).collect()
}
