//! Square roots in a quadratic extension F_p(u), u² = β.
//!
//! **Mathematics.** a = a₀ + a₁u is a square iff its norm n = a₀² − β·a₁² is one modulo p. Let s² = n and
//! δ = (a₀ + s)/2, so that δ·(a₀ − s)/2 = β·a₁²/4. If δ is a square, x₀ = √δ and x₁ = a₁/(2x₀) are a root x₀ + x₁u.
//! Otherwise βδ is one, and with v = √(βδ) the root is x₀ = βa₁/(2v), x₁ = v/β. The prime field gives √(cδ) for its
//! nonresidue c, and v = √(cδ)·√(β/c). If a₁ = 0 nothing changes, but δ = 0 is replaced by a₀.
//!
//! **Cost.** Two roots modulo p, a share of an inversion and twelve products.
//!
//! **Source.** G. Adj, F. Rodríguez-Henríquez, "Square root computation over even extension fields" (2014),
//! section 4 (the complex method).

use msmith::Error;
use msmith_field::Field;

use super::prime::PrimeRoots;
use super::{Roots, invert};
use crate::rings::{Ext2, Lanes, Mont64, Ring};

/// The constants of an extension.
pub(super) struct ExtensionRoots<const N: usize> {
    ring: Ext2<Mont64<N>>,
    base: PrimeRoots<N>,
    beta: [u64; N],
    /// 1/β.
    inverse: [u64; N],
    /// √(β/c) for the nonresidue c of the prime field.
    turn: [u64; N],
    /// 1/2.
    half: [u64; N],
}

impl<const N: usize> ExtensionRoots<N> {
    /// u² = beta, over a prime field; `None` where beta is a square or p not a prime.
    pub fn new(f: Mont64<N>, beta: [u64; N], field: Field) -> Option<Self> {
        let base = PrimeRoots::new(f, field);
        let ratio = f.mul(&beta, &f.inv(&base.nonresidue().ok()?));
        let (turn, other) = base.roots(&[ratio]).ok()?.swap_remove(0);
        (!other && f.is_zero(&beta) == 0).then(|| Self {
            ring: Ext2::with_element(f, beta),
            inverse: f.inv(&beta),
            half: f.inv(&f.from_u64(2)),
            turn,
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

    fn sqrt(&self, a: &[[[u64; N]; 2]]) -> Result<Vec<Option<[[u64; N]; 2]>>, Error> {
        let f = self.base.ring();
        let norm =
            |[a0, a1]: &[[u64; N]; 2]| f.sub::<1>(&f.sqr(a0), &f.mul(&self.beta, &f.sqr(a1)));
        let norms: Vec<_> = a.iter().map(norm).collect();
        let s = self.base.sqrt(&norms)?;
        let delta = |(a, s): (&[[u64; N]; 2], &Option<[u64; N]>)| {
            let sum = f.add(&a[0], &s.unwrap_or(f.zero()));
            match f.is_zero(&sum) {
                0 => f.mul(&sum, &self.half),
                _ => a[0],
            }
        };
        let deltas: Vec<_> = a.iter().zip(&s).map(delta).collect();
        let mut roots = self.base.roots(&deltas)?;
        for (root, _) in roots.iter_mut().filter(|(_, other)| *other) {
            *root = f.mul(root, &self.turn);
        }
        let mut inverses: Vec<_> = roots.iter().map(|(root, _)| *root).collect();
        invert(f, &mut inverses);
        let root = |i: usize| {
            s[i]?;
            // Zero only where a is: then both products are.
            let ((root, other), inverse) = (roots[i], &inverses[i]);
            let quotient = f.mul(&f.mul(&a[i][1], &self.half), inverse);
            Some(match other {
                false => [root, quotient],
                true => [f.mul(&self.beta, &quotient), f.mul(&root, &self.inverse)],
            })
        };
        Ok((0..a.len()).map(root).collect())
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
