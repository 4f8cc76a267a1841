//! Eisenstein windows: radix q = π·2^c in `Z[ω]`, digits folded by the six units.
//!
//! On a curve with a = 0, ω = (x, y) ↦ (βx, y) multiplies points by λ and costs nothing, and so do
//! the six units ±1, ±ω, ±ω². A scalar becomes a short Eisenstein integer ρ ≡ a modulo the prime ν
//! above r, `|ρ| ≤ √(r/3)`, and ρ = Σ q^k·d_k with every digit the nearest representative modulo q
//! (a point of the hexagon around 0). Six digits share a bucket: N(q)/6 buckets for windows that
//! cover |q| of both halves at once.
//!
//! Number of windows: with H the unit hexagon, what is left of ρ after h − 1 digits lies in
//! `ν/q^(h−1)·H + Σ_{i=0}^{h−2} q^(−i)·H`; h is the least number for which that set is inside q·H
//! (compared by its extent along the six directions of q·H).
//!
//! Radix 9 is for products of one point at a time, whose tables are short: where a = 0 a tripling takes less for its 1.58
//! bits than doublings do.
//!
//! How the digits are found: see `nearest`.

pub mod length;
pub mod nearest;
mod pieces;
pub mod sector;
pub mod small;
mod step;

use num_bigint::{BigInt, BigUint};

use self::length::{digits_of_sums, polar};
use self::nearest::{Division, Nearest, ShortNumbers};
use super::lattice::Reducer;
use super::quarters::Quarters;
use super::{Digit, Recoding, Small};
use crate::error::Error;

/// The largest exponent c.
pub const MAX_EXPONENT: u32 = 12;

/// The odd factor of the radix.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Pi {
    /// 1: radix 2^c of norm 4^c.
    One,
    /// 1 − ω: radix of norm 3·4^c.
    OneMinusOmega,
    /// 2 − ω: radix of norm 7·4^c.
    TwoMinusOmega,
}

impl Pi {
    /// All three.
    pub const ALL: [Self; 3] = [Self::One, Self::OneMinusOmega, Self::TwoMinusOmega];

    /// The factor as `x + yω`.
    pub fn value(self) -> [i64; 2] {
        match self {
            Self::One => [1, 0],
            Self::OneMinusOmega => [1, -1],
            Self::TwoMinusOmega => [2, -1],
        }
    }

    /// Its norm: 1, 3 or 7.
    pub fn norm(self) -> u64 {
        match self {
            Self::One => 1,
            Self::OneMinusOmega => 3,
            Self::TwoMinusOmega => 7,
        }
    }

    /// That of norm 1, 3 or 7.
    pub fn of_norm(norm: u32) -> Result<Self, Error> {
        let found = Self::ALL
            .into_iter()
            .find(|pi| pi.norm() == u64::from(norm));
        found.ok_or_else(|| {
            Error::Option(format!(
                "an Eisenstein radix has norm 1, 3 or 7, not {norm}"
            ))
        })
    }

    /// π·2^c and how to divide by it.
    pub(super) fn radix(self, c: u32) -> ([i64; 2], Division) {
        let division = match self {
            Self::One => Division::Two { c },
            Self::OneMinusOmega => Division::Three { c },
            Self::TwoMinusOmega => Division::Seven { c },
        };
        (self.value().map(|x| x << c), division)
    }
}

/// A radix.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Radix {
    /// π·2^c.
    Even(Pi, u32),
    Nine,
}

/// Digits of scalars modulo r in a radix π·2^c or 9.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Eisenstein {
    radix: Radix,
    windows: usize,
    top: usize,
    digits: Nearest,
    /// Where the digits are those of two numbers of a scalar.
    quarters: Option<Box<Quarters>>,
}

impl Eisenstein {
    /// Radix π·2^c for scalars of `words` 64-bit words modulo r, where ω acts as λ and ν = nu\[0\] +
    /// nu\[1\]·ω of norm r vanishes at ω = λ.
    ///
    /// `c` is 1 to [`MAX_EXPONENT`] (2 or more for π = 1: the digits of radix 2 do not end).
    pub fn new(
        r: &BigUint,
        lambda: &BigUint,
        nu: &[BigInt; 2],
        pi: Pi,
        c: u32,
        words: usize,
    ) -> Result<Self, Error> {
        check_exponent(pi, c)?;
        let reducer = Reducer::hexagon(r, lambda, nu, words)?;
        let whole = (reducer.into(), None);
        Ok(Self::of(
            whole,
            &[vec![nu.clone()]],
            Radix::Even(pi, c),
            pi.radix(c),
        ))
    }

    /// Radix 9, as [`Self::new`].
    pub fn nine(
        r: &BigUint,
        lambda: &BigUint,
        nu: &[BigInt; 2],
        words: usize,
    ) -> Result<Self, Error> {
        let reducer = Reducer::hexagon(r, lambda, nu, words)?;
        let whole = (reducer.into(), None);
        Ok(Self::of(whole, &[vec![nu.clone()]], Radix::Nine, NINE))
    }

    /// Radix π·2^c, as [`Self::new`], for α and β of scalars in quarters: slot 0 has the digits of α, over the rows of the
    /// points, slot 1 those of β, over the rows of their images.
    pub fn in_quarters(quarters: Quarters, pi: Pi, c: u32) -> Result<Self, Error> {
        check_exponent(pi, c)?;
        Ok(Self::of_quarters(quarters, Radix::Even(pi, c), pi.radix(c)))
    }

    /// Radix 9 likewise.
    pub fn nine_in_quarters(quarters: Quarters) -> Self {
        Self::of_quarters(quarters, Radix::Nine, NINE)
    }

    fn of_quarters(quarters: Quarters, radix: Radix, q: ([i64; 2], Division)) -> Self {
        let sums = quarters.moduli().map(|moduli| moduli.to_vec());
        Self::of(
            (ShortNumbers::Given, Some(Box::new(quarters))),
            &sums,
            radix,
            q,
        )
    }

    /// Digits of integers, each of which is a sum of residues modulo the numbers of one of some lists.
    fn of(
        (source, quarters): (ShortNumbers, Option<Box<Quarters>>),
        sums: &[Vec<[BigInt; 2]>],
        radix: Radix,
        (q, division): ([i64; 2], Division),
    ) -> Self {
        let big_q = q.map(BigInt::from);
        let needed = sums.iter().map(|moduli| digits_of_sums(moduli, &big_q));
        let windows = needed.max().unwrap_or(1);
        let digits = Nearest::new(source, (q, division), windows);
        // The points of ν/q^(h−1)·H, widened by what is carried from below, in one sector.
        let above = polar(&big_q).0 * (windows - 1) as f64;
        let size = |moduli: &Vec<_>| moduli.iter().map(|m| (polar(m).0 - above).exp2()).sum();
        let size = sums.iter().map(size).fold(0.0, f64::max) + 0.5;
        let top = ((size * size / 6.0).ceil() as usize).clamp(1, digits.sector.place.len());
        Self {
            radix,
            windows,
            top,
            digits,
            quarters,
        }
    }
}

/// An error unless digits of radix π·2^c are possible.
fn check_exponent(pi: Pi, c: u32) -> Result<(), Error> {
    let least = if pi == Pi::One { 2 } else { 1 };
    if !(least..=MAX_EXPONENT).contains(&c) {
        return Err(Error::Option(format!(
            "exponent {c} of an Eisenstein radix is not in {least}..={MAX_EXPONENT}"
        )));
    }
    Ok(())
}

/// 9 and how to divide by it.
const NINE: ([i64; 2], Division) = ([9, 0], Division::Nine);

impl Recoding for Eisenstein {
    fn name(&self) -> String {
        let radix = match self.radix {
            Radix::Even(Pi::One, c) => format!("2^{c}"),
            Radix::Even(Pi::OneMinusOmega, c) => format!("(1-w)2^{c}"),
            Radix::Even(Pi::TwoMinusOmega, c) => format!("(2-w)2^{c}"),
            Radix::Nine => "3^2".into(),
        };
        match self.quarters {
            None => format!("eisenstein {radix}"),
            Some(_) => format!("eisenstein {radix} in quarters"),
        }
    }
    fn windows(&self) -> usize {
        self.windows
    }
    fn slots(&self) -> usize {
        self.images()
    }
    fn images(&self) -> usize {
        if self.quarters.is_some() { 2 } else { 1 }
    }
    fn buckets(&self) -> usize {
        self.digits.sector.place.len()
    }
    fn top_buckets(&self) -> usize {
        self.top
    }
    fn uses_endomorphism(&self) -> bool {
        true
    }
    fn radix(&self) -> Small {
        Small {
            x: self.digits.q[0],
            y: self.digits.q[1],
        }
    }
    fn place(&self, bucket: u32) -> (u32, u32) {
        let (row, col) = self.digits.sector.place[bucket as usize];
        (row as u32, col as u32)
    }
    fn row_unit(&self) -> Small {
        Small { x: 1, y: 1 }
    }
    fn col_unit(&self) -> Small {
        Small { x: 1, y: 0 }
    }
    fn scalar_words(&self) -> usize {
        match &self.quarters {
            Some(quarters) => quarters.words(),
            None => self.digits.source.words(),
        }
    }

    /// # Panics
    /// If `out` is not of `windows · slots · count` digits.
    fn recode(&self, scalars: &[u64], out: &mut [Digit]) {
        // The digits of α and of β are lists of a window, one after the other.
        let short = self
            .quarters
            .as_ref()
            .map(|quarters| quarters.short(scalars));
        let numbers = short.as_deref().unwrap_or(scalars);
        self.digits.recode(self.windows, numbers, None, out);
    }
}

#[cfg(test)]
mod tests;
