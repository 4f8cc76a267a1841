//! Square roots modulo a prime.
//!
//! **Mathematics.** p − 1 = 2^e·m, c not a square, z = c^m, t = a^((m−1)/2), a·t² = a^m = z^k. With h = ⌈k/2⌉ the
//! element i = t·z^(−h) has i² = z^(k − 2h)/a: it is 1/√a where k is even, and then a is a square with the root
//! a·i; and 1/√(a·z) where k is odd, and then a is not a square.

use num_bigint::BigUint;

use super::Roots;
use super::exponent::Exponent;
use super::logarithm::Logarithms;
use super::side_by_side::SideBySide;
use crate::rings::{Lanes, Mont64, Ring};

/// Half of all numbers are nonresidues of a prime. That 768 bits have none below this bound is as good as impossible
/// (each prime up to it is another condition, 303 in all), so the search ends where the modulus is not a prime.
const MOST_CANDIDATES: u64 = 2000;

/// The constants of a prime.
pub(super) struct PrimeRoots<const N: usize> {
    ring: Mont64<N>,
    /// (m − 1)/2.
    exponent: Exponent,
    logarithms: Logarithms<N>,
}

/// The inverse of a root.
pub(super) struct Inverse<const N: usize> {
    /// 1/√a, or 1/√(a·z).
    pub root: [u64; N],
    /// Whether it is the former: whether a is a square.
    pub square: bool,
}

impl<const N: usize> PrimeRoots<N> {
    /// For about n roots modulo the ring's prime; `None` for a modulus without a nonresidue.
    pub fn new(ring: Mont64<N>, n: usize) -> Option<Self> {
        let minus_one = ring.neg::<1>(&ring.one());
        // −1 is not a square where p ≡ 3 mod 4.
        if ring.modulus()[0] & 3 == 3 {
            return Self::with_nonresidue(ring, &minus_one, n);
        }
        let order = Order::new(&ring);
        let m = Exponent::new(&order.odd);
        let is_nonresidue = |c: &[u64; N]| {
            let z = m.power(&ring, c);
            (1..order.twos).fold(z, |z, _| ring.sqr(&z)) == minus_one
        };
        let mut candidates = (2..MOST_CANDIDATES).map(|c| ring.from_u64(c));
        let c = candidates.find(is_nonresidue)?;
        Self::with_nonresidue(ring, &c, n)
    }

    /// With this nonresidue c; `None` if it is not one.
    pub fn with_nonresidue(ring: Mont64<N>, c: &[u64; N], n: usize) -> Option<Self> {
        let order = Order::new(&ring);
        let z = Exponent::new(&order.odd).power(&ring, c);
        let minus_one = ring.neg::<1>(&ring.one());
        if (1..order.twos).fold(z, |z, _| ring.sqr(&z)) != minus_one {
            return None;
        }
        Some(Self {
            exponent: Exponent::new(&(order.odd >> 1)),
            logarithms: Logarithms::new(&ring, &z, order.twos, n),
            ring,
        })
    }

    /// a^((m+1)/2).
    pub fn middle_power(&self, a: &[u64; N]) -> [u64; N] {
        self.ring.mul(a, &self.exponent.power(&self.ring, a))
    }

    /// 1/√a or 1/√(a·z) of each a ≠ 0; `None` for a = 0, and where p is not a prime.
    pub fn inverses<const K: usize>(&self, a: &[[u64; N]; K]) -> [Option<Inverse<N>>; K] {
        let (f, all) = (&self.ring, SideBySide::<_, K>(self.ring));
        let t = self.exponent.power(&all, a);
        let zeta = all.mul(&all.mul(a, &t), &t);
        let halves = self.logarithms.halves(f, &zeta);
        std::array::from_fn(|i| {
            let (half, odd) = halves[i]?;
            Some(Inverse {
                root: f.mul(&t[i], &half),
                square: !odd,
            })
        })
    }
}

impl<const N: usize> Roots for PrimeRoots<N> {
    type Ring = Mont64<N>;

    fn ring(&self) -> &Mont64<N> {
        &self.ring
    }

    fn sqrt<const K: usize>(&self, a: &[[u64; N]; K]) -> [Option<[u64; N]>; K] {
        let inverses = self.inverses(a);
        std::array::from_fn(|i| match &inverses[i] {
            _ if self.ring.is_zero(&a[i]) != 0 => Some(a[i]),
            Some(inverse) if inverse.square => Some(self.ring.mul(&a[i], &inverse.root)),
            _ => None,
        })
    }

    fn read(&self, words: &[u64]) -> [u64; N] {
        self.ring.from_words(words)
    }

    fn write(&self, a: &[u64; N]) -> Vec<u64> {
        self.ring.from_mont(a).to_vec()
    }
}

/// p − 1 = 2^twos · odd.
struct Order {
    twos: u32,
    odd: BigUint,
}

impl Order {
    fn new<const N: usize>(ring: &Mont64<N>) -> Self {
        let bytes: Vec<u8> = ring
            .modulus()
            .iter()
            .flat_map(|w| w.to_le_bytes())
            .collect();
        let order = BigUint::from_bytes_le(&bytes) - 1u32;
        let twos = order.trailing_zeros().unwrap_or(0);
        Self {
            twos: twos as u32,
            odd: order >> twos,
        }
    }
}
