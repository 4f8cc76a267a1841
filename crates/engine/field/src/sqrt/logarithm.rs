//! Logarithms in the group of the 2^e-th roots of unity, halved.
//!
//! **Mathematics.** Let z generate the group and ζ = z^k. The logarithm k has c digits of w bits; they are found
//! from the lowest. ζ to the power 2^(w(c−1−j)), divided by the digits before digit j, is of order 2^w at most:
//! digit j is looked up. All those powers are on the way of one chain of squarings, and what is divided by is in
//! tables T_d[m] = z^(−m·2^(e − w(d+1))): digit i at a distance d = j − i. Where w does not divide e, the lowest
//! digit has zeros at its low end, so that k·2^(wc − e) is what has w·c bits.
//!
//! **Cost.** (c − 1)·w squarings, c(c − 1)/2 products and c products for the half; c·2^w products for the tables.

use super::side_by_side::SideBySide;
use msmith_core::ring::mont64::Mont64;
use msmith_core::ring::{Lanes, Ring};

/// Bits of a digit: the tables of one digit should stay in the cache.
const WIDEST: u32 = 8;
/// The tables are kept with the field, for this many roots or more.
const MANY: u64 = 1000;

/// The tables of a generator z.
pub(super) struct Logarithms<const N: usize> {
    /// Bits of a digit, w.
    width: u32,
    /// Zeros at the low end of the lowest digit, wc − e.
    zeros: u32,
    /// T_d for d = 0 … c − 1.
    tables: Vec<Vec<[u64; N]>>,
    /// T_0 by its elements: where to look for one, its index and 1; 0 is a free place.
    places: Vec<u16>,
}

impl<const N: usize> Logarithms<N> {
    /// Tables for some [`MANY`] logarithms to the base z, which must have the order 2^e, e ≥ 1.
    pub fn new(f: &Mont64<N>, z: &[u64; N], e: u32) -> Self {
        let cost = |w: &u32| {
            let c = u64::from(e.div_ceil(*w));
            let one = (c - 1) * u64::from(*w) + c * (c + 1) / 2;
            (c << w).saturating_add(one.saturating_mul(MANY))
        };
        let width = (1..=e.min(WIDEST)).min_by_key(cost).unwrap_or(1);
        Self::with_width(f, z, e, width)
    }

    /// Digits of `width` bits, at most e.
    pub fn with_width(f: &Mont64<N>, z: &[u64; N], e: u32, width: u32) -> Self {
        let digits = e.div_ceil(width);
        let zeros = width * digits - e;
        // 1/z = z^(2^e − 1), by one inversion.
        let mut base = f.inv(z);
        let mut tables = vec![Vec::new(); digits as usize];
        for (i, table) in tables.iter_mut().rev().enumerate() {
            let (mut power, step) = (f.one(), if i == 0 { zeros } else { 0 });
            for m in 0..1u32 << width {
                table.push(power);
                // In the first table the digit m stands for m/2^zeros.
                if (m + 1).is_multiple_of(1 << step) {
                    power = f.mul(&power, &base);
                }
            }
            base = (0..width - step).fold(base, |x, _| f.sqr(&x));
        }
        let mut places = vec![0; 4 << width];
        for (m, x) in tables[0].iter().enumerate() {
            let free = probe::<N>(x, places.len()).find(|at| places[*at] == 0);
            if let Some(at) = free {
                places[at] = m as u16 + 1;
            }
        }
        Self {
            width,
            zeros,
            tables,
            places,
        }
    }

    /// For each zeta = z^k: z^(−⌈k/2⌉) and whether k is odd; `None` for an element outside the group.
    pub fn halves<const K: usize>(
        &self,
        f: &Mont64<N>,
        zeta: &[[u64; N]; K],
    ) -> [Option<([u64; N], bool)>; K] {
        let (all, count) = (SideBySide::<_, K>(*f), self.tables.len());
        let mut powers = vec![*zeta; count];
        for j in (0..count - 1).rev() {
            powers[j] = (0..self.width).fold(powers[j + 1], |x, _| all.sqr(&x));
        }
        std::array::from_fn(|i| self.half(f, powers.iter().map(|power| &power[i])))
    }

    /// The same for one, by its powers.
    fn half<'a>(
        &self,
        f: &Mont64<N>,
        powers: impl Iterator<Item = &'a [u64; N]>,
    ) -> Option<([u64; N], bool)> {
        let mask = (1 << self.width) - 1;
        let mut digits: Vec<u32> = Vec::with_capacity(self.tables.len());
        for (j, power) in powers.enumerate() {
            let x = (digits.iter().zip((1..=j).rev())).fold(*power, |x, (digit, d)| {
                f.mul(&x, &self.tables[d][*digit as usize])
            });
            // It is T_0[m] = z^(−m·2^(e − w)) where the digit is −m.
            digits.push(self.find(&x)?.wrapping_neg() & mask);
        }
        let odd = digits[0] >> self.zeros & 1 == 1;
        let mut carry = u32::from(odd) << self.zeros;
        for digit in &mut digits {
            carry += *digit;
            *digit = carry & mask;
            carry >>= self.width;
        }
        // Now even, and halved from the top; the carry is bit e of the sum.
        let mut half = None;
        for (digit, table) in digits.iter().rev().zip(&self.tables) {
            let above = carry << self.width | digit;
            carry = digit & 1;
            let factor = table[(above >> 1) as usize];
            half = Some(half.map_or(factor, |x| f.mul(&x, &factor)));
        }
        Some((half?, odd))
    }

    /// The m with T_0[m] = x.
    fn find(&self, x: &[u64; N]) -> Option<u32> {
        probe::<N>(x, self.places.len())
            .map_while(|at| self.places[at].checked_sub(1))
            .find(|m| self.tables[0][usize::from(*m)] == *x)
            .map(u32::from)
    }
}

/// The places where an element may be, of `size` in all, a power of two.
fn probe<const N: usize>(x: &[u64; N], size: usize) -> impl Iterator<Item = usize> + use<N> {
    let hash = x[0].wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32;
    (0..size).map(move |i| (hash as usize + i) & (size - 1))
}
