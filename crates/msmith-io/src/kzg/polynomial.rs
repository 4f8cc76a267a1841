//! Polynomials by their values at the roots of unity: the value at any point, and the quotient.
//!
//! **Mathematics.** With ω_i the n-th roots of unity, p_i = p(ω_i) and d_i = 1/(z − ω_i), the barycentric
//! formula p(z) = (zⁿ − 1)/n · Σ p_i·ω_i·d_i becomes, as ω_i·d_i = z·d_i − 1,
//!
//! > p(z) = (zⁿ − 1)/n · (z·Σ p_i·d_i − Σ p_i).
//!
//! The quotient q = (p − y)/(X − z) has the values q_i = (y − p_i)·d_i; where z itself is the root ω_m,
//! y = p_m and (by the same step) q_m = −Σ_{i ≠ m} q_i − 1/z · Σ (p_i − y).
//!
//! **Inversions.** The squares of the 2m-th roots of unity are the m-th. So from the 1/(z² − ω²) follow, with
//! two products for each, 1/(z − ω) = (z + ω)/(z² − ω²) and 1/(z + ω) = (z − ω)/(z² − ω²): one inversion, that
//! of zⁿ − 1, and 2n products give all the d_i, and no product waits for its neighbour as it does in
//! Montgomery's trick (3n products).
//!
//! **Cost.** 4n products and an inversion for value and quotient together.
//!
//! **Source.** EIP-4844, polynomial-commitments (`evaluate_polynomial_in_evaluation_form`,
//! `compute_kzg_proof_impl`, `compute_quotient_eval_within_domain`).

use super::ELEMENTS;
use super::questions::GENERATOR;
use crate::rings::{Lanes, Mont64, Ring, batch_invert};

/// log2 of the number of roots.
const LOG: usize = ELEMENTS.trailing_zeros() as usize;

/// An element modulo r; in Montgomery form where its name does not say otherwise.
type El = [u64; 4];

/// The 4096th roots of unity modulo r.
pub struct Domain {
    ring: Mont64<4>,
    /// In bit-reversed order: for each power of two m ≤ 4096 the m-th roots come first, and −ω is behind ω.
    roots: Vec<El>,
    /// 1/4096.
    scale: El,
}

/// The 1/(z − ω_i), zero where there is none, and what was found on the way.
struct Inverses {
    /// In the order of the roots.
    all: Vec<El>,
    /// zⁿ − 1.
    vanishing: El,
    /// The root that z is.
    root: Option<usize>,
}

impl Domain {
    /// The domain of blobs in the field of blobs; 4096 products.
    pub fn new(ring: Mont64<4>) -> Self {
        let mut order = *ring.modulus();
        order[0] -= 1;
        // Of order 2, 4, … 4096: (r − 1)/4096 is an integer.
        let exponent: Vec<u64> = (0..4)
            .map(|i| order[i] >> LOG | order.get(i + 1).map_or(0, |w| w << (64 - LOG)))
            .collect();
        let mut generators = vec![ring.pow(&ring.from_u64(GENERATOR), &exponent)];
        for k in 1..LOG {
            generators.push(ring.sqr(&generators[k - 1]));
        }
        let mut roots = Vec::with_capacity(ELEMENTS);
        roots.push(ring.one());
        for generator in generators.iter().rev() {
            for i in 0..roots.len() {
                roots.push(ring.mul(&roots[i], generator));
            }
        }
        Self {
            ring,
            scale: ring.inv(&ring.from_u64(ELEMENTS as u64)),
            roots,
        }
    }

    /// The integer of 256 bits modulo r, as an integer.
    pub fn reduce(&self, integer: &El) -> El {
        self.ring.from_mont(&self.ring.to_mont(integer))
    }

    /// p(z) and the values of (p − p(z))/(X − z), where `values` are those of p. All are integers below r.
    ///
    /// The values stay integers: a product with one factor in Montgomery form is an integer again.
    pub fn open(&self, values: &[El], z: &El) -> (El, Vec<El>) {
        let ring = &self.ring;
        let z = ring.to_mont(z);
        let inverses = self.inverses(&z);
        let y = match inverses.root {
            Some(m) => values[m],
            None => self.value(values, &z, &inverses),
        };
        let quotient = |(p, d)| ring.mul(&ring.sub::<1>(&y, p), d);
        let mut q: Vec<El> = values.iter().zip(&inverses.all).map(quotient).collect();
        if let Some(m) = inverses.root {
            let others = q.iter().fold(ring.zero(), |sum, q| ring.add(&sum, q));
            let rise = |sum, p| ring.add(&sum, &ring.sub::<1>(p, &y));
            let rises = values.iter().fold(ring.zero(), rise);
            let rises = ring.mul(&rises, &ring.inv(&z));
            q[m] = ring.neg::<1>(&ring.add(&others, &rises));
        }
        (y, q)
    }

    /// p(z) as an integer, for z that is not a root of unity.
    fn value(&self, values: &[El], z: &El, inverses: &Inverses) -> El {
        let ring = &self.ring;
        let (mut weighted, mut plain) = (ring.zero(), ring.zero());
        for (p, d) in values.iter().zip(&inverses.all) {
            weighted = ring.add(&weighted, &ring.mul(d, p));
            plain = ring.add(&plain, p);
        }
        let sum = ring.sub::<1>(&ring.mul(z, &weighted), &plain);
        ring.mul(&ring.mul(&inverses.vanishing, &self.scale), &sum)
    }

    fn inverses(&self, z: &El) -> Inverses {
        let ring = &self.ring;
        let mut powers = [*z; LOG + 1];
        for k in 1..=LOG {
            powers[k] = ring.sqr(&powers[k - 1]);
        }
        let vanishing = ring.sub::<1>(&powers[LOG], &ring.one());
        let root = self.roots.iter().position(|root| root == z);
        let mut all: Vec<El>;
        if root.is_some() {
            all = self.roots.iter().map(|w| ring.sub::<1>(z, w)).collect();
            batch_invert(ring, &mut all);
        } else {
            all = vec![ring.zero(); ELEMENTS];
            all[0] = ring.inv(&vanishing);
            // From the m-th roots of unity to the 2m-th, from behind, so that nothing is overwritten early.
            for (k, z) in powers[..LOG].iter().rev().enumerate() {
                for i in (0..1 << k).rev() {
                    let (root, square) = (&self.roots[2 * i], all[i]);
                    all[2 * i] = ring.mul(&ring.add(z, root), &square);
                    all[2 * i + 1] = ring.mul(&ring.sub::<1>(z, root), &square);
                }
            }
        }
        Inverses {
            all,
            vanishing,
            root,
        }
    }
}

#[cfg(test)]
mod tests;
