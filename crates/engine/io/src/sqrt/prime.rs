//! Square roots modulo a prime, by its [`Field`], for elements of any number of words.

use msmith::Error;
use msmith_field::Field;

use super::Roots;
use crate::rings::{Mont64, Ring};

/// A prime field whose elements have N words here.
pub(super) struct PrimeRoots<const N: usize> {
    ring: Mont64<N>,
    field: Field,
    /// Where elements have k words more here than there, they are 2^(64k) times as large: 2^(32k), a factor of the roots.
    shift: Option<[u64; N]>,
}

impl<const N: usize> PrimeRoots<N> {
    /// For the ring's prime, whose field this is.
    pub fn new(ring: Mont64<N>, field: Field) -> Self {
        let more = (N - field.words()) as u64;
        let shift = (more > 0).then(|| ring.pow(&ring.from_u64(2), &[32 * more]));
        Self { ring, field, shift }
    }

    /// The field's element that is not a square.
    ///
    /// Errors: a p that is not a prime.
    pub fn nonresidue(&self) -> Result<[u64; N], Error> {
        let mut words = self.field.nonresidue()?.to_vec();
        (self.field).from_montgomery(&mut words, &super::alone())?;
        Ok(self.ring.from_words(&words))
    }

    /// Roots of the elements that are squares, and of the others times [`PrimeRoots::nonresidue`]; which are others.
    pub fn roots(&self, a: &[[u64; N]]) -> Result<Vec<([u64; N], bool)>, Error> {
        let words = self.field.words();
        let mut all: Vec<u64> = (a.iter())
            .flat_map(|a| self.ring.norm(a).into_iter().take(words))
            .collect();
        let others = self.field.sqrt_or_multiple(&mut all, &super::alone())?;
        let mut roots: Vec<_> = (all.chunks_exact(words))
            .map(|root| {
                let mut all = [0; N];
                all[..words].copy_from_slice(root);
                let shift = self.shift.as_ref();
                (shift.map_or(all, |shift| self.ring.mul(&all, shift)), false)
            })
            .collect();
        for i in others {
            roots[i].1 = true;
        }
        Ok(roots)
    }
}

impl<const N: usize> Roots for PrimeRoots<N> {
    type Ring = Mont64<N>;

    fn ring(&self) -> &Mont64<N> {
        &self.ring
    }

    fn sqrt(&self, a: &[[u64; N]]) -> Result<Vec<Option<[u64; N]>>, Error> {
        let roots = self.roots(a)?.into_iter();
        Ok(roots
            .map(|(root, other)| (!other).then_some(root))
            .collect())
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
