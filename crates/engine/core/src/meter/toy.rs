//! Integers modulo a small prime, any number of lanes up to 8: for exhausting a formula's inputs.
//!
//! Elements are canonical. [`Lanes::maybe_zero`] reports the value 1 as well as 0, as its contract
//! allows, so that callers who trust it too far are found out.

use crate::ring::{Lanes, Ring};

/// The ring of integers mod p in W lanes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Toy<const W: usize> {
    p: u64,
}

impl<const W: usize> Toy<W> {
    /// Integers modulo an odd prime below 2^32 (checked); `None` otherwise, or with lanes not 1 to 8.
    pub fn new(p: u64) -> Option<Self> {
        let prime = p > 2
            && p < 1 << 32
            && (2..)
                .take_while(|d| d * d <= p)
                .all(|d| !p.is_multiple_of(d));
        (prime && (1..=8).contains(&W)).then_some(Self { p })
    }

    /// The modulus.
    pub fn p(&self) -> u64 {
        self.p
    }

    fn pow(&self, a: u64, mut e: u64) -> u64 {
        let (mut base, mut r) = (a, 1);
        while e > 0 {
            if e & 1 == 1 {
                r = r * base % self.p;
            }
            base = base * base % self.p;
            e >>= 1;
        }
        r
    }

    /// 2^64 mod p.
    fn radix(&self) -> u64 {
        ((1u128 << 64) % u128::from(self.p)) as u64
    }

    fn mask(&self, a: &[u64; W], test: impl Fn(u64) -> bool) -> u8 {
        (0..W).fold(0, |m, i| m | u8::from(test(a[i])) << i)
    }
}

impl<const W: usize> Ring for Toy<W> {
    type El = [u64; W];

    fn zero(&self) -> [u64; W] {
        [0; W]
    }
    fn one(&self) -> [u64; W] {
        [1; W]
    }
    fn add(&self, a: &[u64; W], b: &[u64; W]) -> [u64; W] {
        std::array::from_fn(|i| (a[i] + b[i]) % self.p)
    }
    fn sub<const K: u32>(&self, a: &[u64; W], b: &[u64; W]) -> [u64; W] {
        std::array::from_fn(|i| (a[i] + self.p - b[i]) % self.p)
    }
    fn mul(&self, a: &[u64; W], b: &[u64; W]) -> [u64; W] {
        std::array::from_fn(|i| a[i] * b[i] % self.p)
    }
    fn norm(&self, a: &[u64; W]) -> [u64; W] {
        *a
    }
}

impl<const W: usize> Lanes for Toy<W> {
    const WIDTH: usize = W;
    type Mem = u64;

    fn gather(&self, src: &[&u64]) -> [u64; W] {
        std::array::from_fn(|i| *src[i])
    }
    fn scatter(&self, a: &[u64; W], dst: &mut [u64]) {
        dst[..W].copy_from_slice(a);
    }
    fn select(&self, mask: u8, a: &[u64; W], b: &[u64; W]) -> [u64; W] {
        std::array::from_fn(|i| if mask >> i & 1 == 1 { a[i] } else { b[i] })
    }
    fn maybe_zero(&self, a: &[u64; W]) -> u8 {
        self.mask(a, |v| v <= 1)
    }
    fn is_zero(&self, a: &[u64; W]) -> u8 {
        self.mask(a, |v| v == 0)
    }
    /// **Panics** on a zero lane: the caller has broken the contract.
    fn inv(&self, a: &[u64; W]) -> [u64; W] {
        assert_eq!(self.is_zero(a), 0, "inverse of zero");
        std::array::from_fn(|i| self.pow(a[i], self.p - 2))
    }
    fn pack(&self, words: &[u64]) -> u64 {
        words[0] % self.p * self.pow(self.radix(), self.p - 2) % self.p
    }
    fn unpack(&self, m: &u64, words: &mut [u64]) {
        words[0] = m * self.radix() % self.p;
    }
    fn words(&self) -> usize {
        1
    }
    fn enter<T>(&self, job: impl FnOnce() -> T) -> T {
        job()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_small_odd_primes() {
        for n in [0, 1, 2, 4, 9, 91, 1 << 32, u64::MAX] {
            assert!(Toy::<1>::new(n).is_none(), "{n}");
        }
        for n in [3, 31, 97, 4294967291] {
            assert!(Toy::<8>::new(n).is_some(), "{n}");
        }
        assert!(Toy::<9>::new(31).is_none());
    }

    #[test]
    fn inverse_and_packing() {
        for p in [3, 31, 4294967291] {
            let f = Toy::<1>::new(p).unwrap();
            for v in (1..p.min(200)).chain([p - 1]) {
                assert_eq!(f.mul(&[v], &f.inv(&[v])), [1]);
                let mut w = [0];
                f.unpack(&v, &mut w);
                assert_eq!(u128::from(w[0]), (u128::from(v) << 64) % u128::from(p));
                assert_eq!(f.pack(&w), v);
            }
        }
    }
}
