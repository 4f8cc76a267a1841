//! Two scalars divided by powers of 3 and 5: the quotients and residues of a row of positions, one for each power
//! of 2.

use num_bigint::BigUint;

/// `(⌊m/k⌋, ⌊n/k⌋)`, in limbs.
#[derive(Debug, Clone)]
pub struct Quotients([Vec<u64>; 2]);

impl Quotients {
    /// Of k = 1.
    pub fn new(m: &BigUint, n: &BigUint) -> Self {
        Self([m, n].map(BigUint::to_u64_digits))
    }

    /// Multiplies k by p, below 2^32.
    pub fn divide(&mut self, p: u64) {
        for limbs in &mut self.0 {
            // By halves of limbs: a division of 128 bits is slower than two of 64.
            let mut rest = 0;
            for limb in limbs.iter_mut().rev() {
                let high = (rest << 32) | (*limb >> 32);
                let low = ((high % p) << 32) | (*limb & 0xffff_ffff);
                *limb = ((high / p) << 32) | (low / p);
                rest = low % p;
            }
            while limbs.last() == Some(&0) {
                limbs.pop();
            }
        }
    }

    /// Bits of the larger.
    pub fn bits(&self) -> usize {
        let bits = |l: &Vec<u64>| {
            let top = l.last().map_or(0, |t| t.leading_zeros() as usize);
            64 * l.len() - top
        };
        bits(&self.0[0]).max(bits(&self.0[1]))
    }

    /// The least number of halvings after which both are at most `bound` (below 2^63).
    pub fn halvings(&self, bound: u64) -> usize {
        let bits = 64 - bound.leading_zeros() as usize;
        let a = self.bits().saturating_sub(bits);
        let (m, n) = self.halved(a);
        a + usize::from(m.max(n) > bound)
    }

    /// Both after this many halvings; only right where they then fit.
    pub fn halved(&self, a: usize) -> (u64, u64) {
        let one = |l: &Vec<u64>| {
            let limb = |i: usize| u128::from(l.get(i).copied().unwrap_or(0));
            let (i, s) = (a / 64, a % 64);
            (((limb(i + 1) << 64) | limb(i)) >> s) as u64
        };
        (one(&self.0[0]), one(&self.0[1]))
    }

    /// For each number of halvings `r·p + s`, where r and s are the residues mod p: 2, 3 or 5.
    pub fn residues(&self, p: u8, into: &mut Vec<u8>) {
        match p {
            2 => self.residues_by::<2>(into),
            3 => self.residues_by::<3>(into),
            _ => self.residues_by::<5>(into),
        }
    }

    fn residues_by<const P: u8>(&self, into: &mut Vec<u8>) {
        let bits = self.bits();
        into.clear();
        into.resize(bits, 0);
        let (mut r, mut s) = (0, 0);
        for (i, part) in into.chunks_mut(64).enumerate().rev() {
            let limb = |l: &Vec<u64>| l.get(i).copied().unwrap_or(0);
            let (m, n) = (limb(&self.0[0]), limb(&self.0[1]));
            for (a, residue) in part.iter_mut().enumerate().rev() {
                r = (2 * r + (m >> a & 1) as u8) % P;
                s = (2 * s + (n >> a & 1) as u8) % P;
                *residue = r * P + s;
            }
        }
    }
}
