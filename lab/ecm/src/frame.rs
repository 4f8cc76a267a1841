//! Numbers into lanes and out of them, and inversions modulo a composite.

use crate::number::shared;
use msmith_core::ring::Lanes;
use num_bigint::BigUint;
use num_traits::{One, Zero};

/// A ring of lanes modulo a multiple of n.
pub struct Frame<'a, F> {
    /// The ring.
    pub f: F,
    /// What is factored.
    pub n: &'a BigUint,
    /// `2^{64·words}` modulo n: an element's words are the number times this.
    radix: BigUint,
    /// Its inverse.
    unradix: BigUint,
}

impl<'a, F: Lanes> Frame<'a, F> {
    /// The modulus of the ring is a multiple of n.
    pub fn new(f: F, n: &'a BigUint) -> Self {
        let radix = (BigUint::one() << (64 * f.words())) % n;
        let unradix = radix.modinv(n).unwrap_or_default();
        Self {
            f,
            n,
            radix,
            unradix,
        }
    }

    /// One number a lane; the last one in the lanes that have none.
    pub fn load(&self, values: &[BigUint]) -> F::El {
        let mut words = vec![0u64; 8 * self.f.words()];
        for (lane, row) in words.chunks_mut(self.f.words()).enumerate() {
            if let Some(v) = values.get(lane).or(values.last()) {
                let digits = (v * &self.radix % self.n).to_u64_digits();
                row[..digits.len()].copy_from_slice(&digits);
            }
        }
        let rows: Vec<&[u64]> = words.chunks(self.f.words()).collect();
        self.f.load(&rows[..F::WIDTH])
    }

    /// The number of each lane modulo n. The element is in stored form.
    pub fn read(&self, a: &F::El) -> Vec<BigUint> {
        let mut rows = vec![F::empty(); F::WIDTH];
        self.f.scatter(a, &mut rows);
        let number = |row: &F::Mem| {
            let mut words = vec![0u64; self.f.words()];
            self.f.unpack(row, &mut words);
            let halves = words.iter().flat_map(|w| [*w as u32, (*w >> 32) as u32]);
            BigUint::new(halves.collect()) * &self.unradix % self.n
        };
        rows.iter().map(number).collect()
    }

    /// The inverse of each lane; 0 where there is none, and what the lane shares with n then.
    pub fn invert(&self, a: &F::El) -> (F::El, Vec<Option<BigUint>>) {
        let mut hits = Vec::new();
        let mut inverses = Vec::new();
        for v in self.read(a) {
            let inverse = v.modinv(self.n);
            hits.push(match inverse {
                Some(_) => None,
                None => shared(&v, self.n),
            });
            inverses.push(inverse.unwrap_or_else(BigUint::zero));
        }
        (self.load(&inverses), hits)
    }

    /// `1/z` of every element, by one inversion: 3M an element. What `see` gets are the elements from the last to the
    /// first, with their inverses; `prefix` is scratch. The hits are those of [`Frame::invert`], of the product.
    #[inline(always)]
    pub fn invert_all(
        &self,
        prefix: &mut Vec<F::El>,
        z: impl Fn(usize) -> F::El,
        count: usize,
        mut see: impl FnMut(usize, F::El),
    ) -> Vec<Option<BigUint>> {
        let f = &self.f;
        prefix.clear();
        let mut all = f.one();
        for i in 0..count {
            prefix.push(all);
            all = f.mul(&all, &z(i));
        }
        let (mut inverse, hits) = self.invert(&all);
        for i in (0..count).rev() {
            see(i, f.mul(&inverse, &prefix[i]));
            inverse = f.mul(&inverse, &z(i));
        }
        hits
    }
}
