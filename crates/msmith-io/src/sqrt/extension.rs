//! Square roots in a quadratic extension F_p(u), u² = β.
//!
//! **Mathematics.** a = a₀ + a₁u is a square iff its norm n = a₀² − β·a₁² is one modulo p. Let s² = n and
//! δ = (a₀ + s)/2, so that δ·(a₀ − s)/2 = β·a₁²/4. A root x₀ + x₁u has x₀² = δ or x₀² = β·a₁²/(4δ), and
//! x₁ = a₁/(2x₀). If δ is a square, x₀ = √δ; otherwise β/δ is one, and with v = √(β/δ) the root is
//! x₀ = a₁v/2, x₁ = 1/v = v·δ/β. The roots of δ and of β/δ come from the same power: that prime field has z = β^m,
//! so v = B/√(δz) with B = √(βz) = β^((m+1)/2). If a₁ = 0 nothing changes, but δ = 0 is replaced by a₀.
//!
//! **Cost.** Two roots modulo p and ten products.
//!
//! **Source.** G. Adj, F. Rodríguez-Henríquez, "Square root computation over even extension fields" (2014),
//! section 4 (the complex method); the second root without an inversion: M. Scott, "A note on the calculation of
//! some functions in finite fields: tricks of the trade" (2020).

use msmith::Engine;

use super::Roots;
use super::prime::PrimeRoots;
use crate::rings::{Ext2, Lanes, Mont64, Ring};

/// The constants of an extension.
pub(super) struct ExtensionRoots<const N: usize> {
    ring: Ext2<Mont64<N>>,
    base: PrimeRoots<N>,
    beta: [u64; N],
    /// 1/β.
    inverse: [u64; N],
    /// β^((m+1)/2).
    middle: [u64; N],
    /// 1/2.
    half: [u64; N],
}

impl<const N: usize> ExtensionRoots<N> {
    /// For about n roots, u² = beta; `None` where beta is a square or p not a prime.
    pub fn new(f: Mont64<N>, beta: [u64; N], n: usize, lanes: Option<Engine>) -> Option<Self> {
        let base = PrimeRoots::with_nonresidue(f, &beta, n.saturating_mul(2))?.in_lanes(lanes);
        Some(Self {
            ring: Ext2::with_element(f, beta),
            inverse: f.inv(&beta),
            middle: base.middle_power(&beta),
            half: f.inv(&f.from_u64(2)),
            beta,
            base,
        })
    }
}

impl<const N: usize> Roots for ExtensionRoots<N> {
    type Ring = Ext2<Mont64<N>>;

    fn ring(&self) -> &Ext2<Mont64<N>> {
        &self.ring
    }

    fn sqrt(&self, a: &[[[u64; N]; 2]]) -> Vec<Option<[[u64; N]; 2]>> {
        let f = self.base.ring();
        let norm =
            |[a0, a1]: &[[u64; N]; 2]| f.sub::<1>(&f.sqr(a0), &f.mul(&self.beta, &f.sqr(a1)));
        let norms: Vec<_> = a.iter().map(norm).collect();
        let s = self.base.sqrt(&norms);
        let delta = |(a, s): (&[[u64; N]; 2], &Option<[u64; N]>)| {
            let sum = f.add(&a[0], &s.unwrap_or(f.zero()));
            match f.is_zero(&sum) {
                0 => f.mul(&sum, &self.half),
                _ => a[0],
            }
        };
        let deltas: Vec<_> = a.iter().zip(&s).map(delta).collect();
        let inverses = self.base.inverses(&deltas);
        let root = |i: usize| {
            if self.ring.is_zero(&a[i]) != 0 {
                return Some(a[i]);
            }
            s[i]?;
            let (delta, inverse) = (&deltas[i], inverses[i].as_ref()?);
            let half = f.mul(&a[i][1], &self.half);
            Some(if inverse.square {
                [f.mul(delta, &inverse.root), f.mul(&half, &inverse.root)]
            } else {
                let v = f.mul(&self.middle, &inverse.root);
                [f.mul(&half, &v), f.mul(&f.mul(&v, delta), &self.inverse)]
            })
        };
        (0..a.len()).map(root).collect()
    }

    fn read(&self, words: &[u64]) -> [[u64; N]; 2] {
        let (low, high) = words.split_at(N.min(words.len()));
        [self.base.read(low), self.base.read(high)]
    }

    fn write(&self, a: &[[u64; N]; 2]) -> Vec<u64> {
        [self.base.write(&a[0]), self.base.write(&a[1])].concat()
    }

    fn words(&self) -> usize {
        2 * N
    }

    fn put(&self, a: &[[u64; N]; 2], words: &mut [u64]) {
        for (c, words) in a.iter().zip(words.chunks_mut(N)) {
            self.base.put(c, words);
        }
    }
}
