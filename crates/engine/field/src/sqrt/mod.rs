//! Square roots of many elements.
//!
//! **Mathematics.** With p − 1 = 2^e·m, m odd, one power t = a^((m−1)/2) gives ζ = a·t² of order 2^e at most;
//! the logarithm of ζ decides whether a is a square and corrects a·t to a root ([`prime`]). p ≡ 3 mod 4 (e = 1)
//! and p ≡ 5 mod 8 (e = 2) are no special cases, only short logarithms.
//!
//! **Cost.** A power of about log2(p) − e squarings and a fifth as many products, in the lanes, and a logarithm
//! ([`logarithm`]) in words. No inversion.
//!
//! **Source.** Tonelli 1891, Shanks 1973; tables of the logarithms: D. J. Bernstein, "Faster square roots in
//! annoying finite fields" (2001), P. Sarkar, "Computing square roots faster than the Tonelli–Shanks/Bernstein
//! algorithm" (2020).

mod logarithm;
mod prime;
mod side_by_side;
#[cfg(test)]
mod tests;

use crate::exponent::Exponent;
use num_bigint::BigUint;
pub(crate) use prime::{AnyRoots, Other};
use prime::{PrimeRoots, order};
use std::sync::{Arc, OnceLock};

/// What square roots of a field need, made when they are first asked for.
#[derive(Clone, Default)]
pub(crate) struct Kept(Arc<OnceLock<Option<Roots>>>);

impl std::fmt::Debug for Kept {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Kept")
    }
}

impl Kept {
    /// What a prime needs whose elements have that many words; `None` for a modulus without a small nonresidue.
    pub fn of(&self, p: &BigUint, words: usize) -> Option<&Roots> {
        self.0.get_or_init(|| Roots::new(p, words)).as_ref()
    }
}

/// What the roots of a field are made by.
pub(crate) struct Roots {
    /// (m − 1)/2.
    pub exponent: Exponent,
    /// From powers to that exponent.
    pub from_powers: Box<dyn AnyRoots>,
}

impl Roots {
    fn new(p: &BigUint, words: usize) -> Option<Self> {
        Some(Self {
            exponent: Exponent::new(&(order(p).1 >> 1u32)),
            from_powers: match words {
                #[cfg(not(any(msmith_words = "4", msmith_words = "6")))]
                12 => Box::new(PrimeRoots::<12>::new(p)?),
                #[cfg(not(msmith_words = "4"))]
                6 => Box::new(PrimeRoots::<6>::new(p)?),
                _ => Box::new(PrimeRoots::<4>::new(p)?),
            },
        })
    }
}
