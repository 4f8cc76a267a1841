//! Square roots modulo a prime, from powers.
//!
//! **Mathematics.** p − 1 = 2^e·m, c not a square, z = c^m, t = a^((m−1)/2), a·t² = a^m = z^k. With h = ⌈k/2⌉ the
//! element i = t·z^(−h) has i² = z^(k − 2h)/a: it is 1/√a where k is even, and then a is a square with the root
//! a·i; and 1/√(a·z) where k is odd, and then a is not a square, and a·c has the root a·i·√(c·z), √(c·z) = c^((m+1)/2).

use super::logarithm::Logarithms;
use msmith_core::ring::Ring;
use msmith_core::ring::mont64::Mont64;
use num_bigint::BigUint;

/// Half of all numbers are nonresidues of a prime. That 768 bits have none below this bound is as good as impossible
/// (each prime up to it is another condition, 303 in all), so the search ends where the modulus is not a prime.
const MOST_CANDIDATES: u64 = 2000;

/// Logarithms that are made side by side.
const PAIR: usize = 2;

/// The constants of a prime.
pub(super) struct PrimeRoots<const N: usize> {
    ring: Mont64<N>,
    /// The c that is not a square.
    nonresidue: [u64; N],
    /// √(c·z).
    middle: [u64; N],
    logarithms: Logarithms<N>,
}

/// What becomes of an element that is not a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Other {
    /// It stays.
    Stays,
    /// A root of its product with the field's nonresidue takes its place.
    Multiplied,
}

impl<const N: usize> PrimeRoots<N> {
    /// For a prime; `None` for a modulus without a nonresidue.
    pub fn new(p: &BigUint) -> Option<Self> {
        let ring = Mont64::new(&p.to_u64_digits())?;
        let minus_one = ring.neg::<1>(&ring.one());
        // −1 is not a square where p ≡ 3 mod 4.
        let first = match ring.modulus()[0] & 3 {
            3 => Some(minus_one),
            _ => None,
        };
        let candidates = (2..MOST_CANDIDATES).map(|c| ring.from_u64(c));
        let mut candidates = first.into_iter().chain(candidates);
        let (twos, odd) = order(p);
        let m = odd.to_u64_digits();
        let (c, z) = candidates.find_map(|c| {
            let z = ring.pow(&c, &m);
            let end = (1..twos).fold(z, |z, _| ring.sqr(&z));
            (end == minus_one).then_some((c, z))
        })?;
        Some(Self {
            nonresidue: c,
            middle: ring.pow(&c, &((odd + 1u32) >> 1u32).to_u64_digits()),
            logarithms: Logarithms::new(&ring, &z, twos),
            ring,
        })
    }

    /// Replaces elements by roots, given their powers to (m − 1)/2: the places of those that are not squares.
    fn roots(&self, other: Other, a: &mut [[u64; N]], t: &[[u64; N]]) -> Vec<usize> {
        let f = &self.ring;
        let mut named = Vec::new();
        for (j, (a, t)) in a.chunks_mut(PAIR).zip(t.chunks(PAIR)).enumerate() {
            // Roots of squares: a·t; a·t·t are roots of unity.
            let mut roots = [f.one(); PAIR];
            let mut zeta = [f.one(); PAIR];
            for (i, (a, t)) in a.iter().zip(t).enumerate() {
                roots[i] = f.mul(a, t);
                zeta[i] = f.mul(&roots[i], t);
            }
            let halves = self.logarithms.halves(f, &zeta);
            for (i, (a, half)) in a.iter_mut().zip(&halves).enumerate() {
                match half {
                    Some((half, false)) => *a = f.mul(&roots[i], half),
                    Some((half, true)) => {
                        named.push(PAIR * j + i);
                        if other == Other::Multiplied {
                            *a = f.mul(&f.mul(&roots[i], half), &self.middle);
                        }
                    }
                    // Zero is its own root.
                    None => {}
                }
            }
        }
        named
    }
}

/// What the roots of a field of any number of words are made by.
pub(crate) trait AnyRoots: Send + Sync {
    /// [`PrimeRoots::roots`] of words.
    fn roots(&self, other: Other, a: &mut [u64], t: &[u64]) -> Vec<usize>;
    /// The c that is not a square.
    fn nonresidue(&self) -> &[u64];
}

impl<const N: usize> AnyRoots for PrimeRoots<N> {
    fn roots(&self, other: Other, a: &mut [u64], t: &[u64]) -> Vec<usize> {
        self.roots(other, a.as_chunks_mut().0, t.as_chunks().0)
    }

    fn nonresidue(&self) -> &[u64] {
        &self.nonresidue
    }
}

/// p − 1 = 2^twos · odd.
pub(super) fn order(p: &BigUint) -> (u32, BigUint) {
    let order = p - 1u32;
    let twos = order.trailing_zeros().unwrap_or(0);
    (twos as u32, order >> twos)
}
