//! Square roots modulo a prime.
//!
//! **Mathematics.** p − 1 = 2^e·m, c not a square, z = c^m, t = a^((m−1)/2), a·t² = a^m = z^k. With h = ⌈k/2⌉ the
//! element i = t·z^(−h) has i² = z^(k − 2h)/a: it is 1/√a where k is even, and then a is a square with the root
//! a·i; and 1/√(a·z) where k is odd, and then a is not a square.

use msmith::{Engine, Options};
use num_bigint::BigUint;

use super::Roots;
use super::exponent::Exponent;
use super::logarithm::Logarithms;
use super::side_by_side::SideBySide;
use crate::rings::{Lanes, Mont64, Ring};

/// Half of all numbers are nonresidues of a prime. That 768 bits have none below this bound is as good as impossible
/// (each prime up to it is another condition, 303 in all), so the search ends where the modulus is not a prime.
const MOST_CANDIDATES: u64 = 2000;

/// Logarithms that are made side by side.
const PAIR: usize = 2;

/// The constants of a prime.
pub(super) struct PrimeRoots<const N: usize> {
    ring: Mont64<N>,
    /// (m − 1)/2, as steps and as the number.
    exponent: Exponent,
    number: BigUint,
    /// What makes powers in the lanes, where they are faster.
    lanes: Option<Engine>,
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
            exponent: Exponent::new(&(&order.odd >> 1)),
            logarithms: Logarithms::new(&ring, &z, order.twos, n),
            number: order.odd >> 1,
            lanes: None,
            ring,
        })
    }

    /// a^((m+1)/2).
    pub fn middle_power(&self, a: &[u64; N]) -> [u64; N] {
        self.ring.mul(a, &self.exponent.power(&self.ring, a))
    }

    /// With the powers made in the lanes of an engine of this prime.
    pub fn in_lanes(mut self, lanes: Option<Engine>) -> Self {
        self.lanes = lanes;
        self
    }

    /// a^((m−1)/2) of each.
    fn powers(&self, a: &[[u64; N]]) -> Vec<[u64; N]> {
        if let Some(engine) = &self.lanes {
            let mut all = a.to_vec();
            let alone = Options {
                threads: Some(1),
                ..Options::default()
            };
            // Of the words of elements it can only say how many there are.
            if engine
                .powers(all.as_flattened_mut(), &self.number, &alone)
                .is_ok()
            {
                return all;
            }
        }
        match N {
            // Products of 12 words leave no room between them for others.
            12.. => self.side_by_side::<1>(a),
            _ => self.side_by_side::<2>(a),
        }
    }

    fn side_by_side<const K: usize>(&self, a: &[[u64; N]]) -> Vec<[u64; N]> {
        let all = SideBySide::<_, K>(self.ring);
        let some = |a: &[[u64; N]]| -> [[u64; N]; K] {
            let padded = std::array::from_fn(|i| *a.get(i).unwrap_or(&a[0]));
            self.exponent.power(&all, &padded)
        };
        let powers = a.chunks(K).flat_map(some);
        // The last may have others beside it.
        powers.take(a.len().next_multiple_of(K)).collect()
    }

    /// 1/√a or 1/√(a·z) of each a ≠ 0; `None` for a = 0, and where p is not a prime.
    pub fn inverses(&self, a: &[[u64; N]]) -> Vec<Option<Inverse<N>>> {
        let f = &self.ring;
        let (mut all, t) = (Vec::with_capacity(a.len()), self.powers(a));
        for (a, t) in a.chunks(PAIR).zip(t.chunks(PAIR)) {
            let zeta: [[u64; N]; PAIR] = std::array::from_fn(|i| match a.get(i) {
                Some(a) => f.mul(&f.mul(a, &t[i]), &t[i]),
                None => f.one(),
            });
            let halves = self.logarithms.halves(f, &zeta);
            all.extend(halves.iter().zip(t).take(a.len()).map(|(half, t)| {
                let (half, odd) = half.as_ref()?;
                Some(Inverse {
                    root: f.mul(t, half),
                    square: !odd,
                })
            }));
        }
        all
    }
}

impl<const N: usize> Roots for PrimeRoots<N> {
    type Ring = Mont64<N>;

    fn ring(&self) -> &Mont64<N> {
        &self.ring
    }

    fn sqrt(&self, a: &[[u64; N]]) -> Vec<Option<[u64; N]>> {
        let root = |(a, inverse): (&[u64; N], Option<Inverse<N>>)| match inverse {
            _ if self.ring.is_zero(a) != 0 => Some(*a),
            Some(inverse) if inverse.square => Some(self.ring.mul(a, &inverse.root)),
            _ => None,
        };
        a.iter().zip(self.inverses(a)).map(root).collect()
    }

    fn read(&self, words: &[u64]) -> [u64; N] {
        self.ring.from_words(words)
    }

    fn write(&self, a: &[u64; N]) -> Vec<u64> {
        self.ring.from_mont(a).to_vec()
    }

    fn words(&self) -> usize {
        N
    }

    fn put(&self, a: &[u64; N], words: &mut [u64]) {
        (words.iter_mut().zip(a)).for_each(|(to, from)| *to = *from);
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
