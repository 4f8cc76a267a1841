//! {2, 3} and the digits 0, ±1 with AVX-512: two nodes a position.
//!
//! The offsets are 0 and 1, so that a diagonal is two rows of costs, 32 positions a vector. With `q = 2q' + r`: the
//! even one of `q`, `q + 1` goes to its half, the odd one to the cheaper of `q'` and `q' + 1`. With `q = 3q' + r`: `q +
//! o = 3q', 3q' + 1, 3q' + 2, 3q' + 3` go to `q'`, `q'`, `q' + 1`, `q' + 1`, the middle ones with an addition. Of each
//! diagonal three bits a position are kept: whether 3 is better for either node, and which of `q'`, `q' + 1` is
//! cheaper; with the residues they give the way back. Memory for 256 bits: about 40 KiB.
#![allow(unsafe_code)]
// Written for AVX-512 only: elsewhere nothing reads the prices.
#![cfg_attr(not(target_arch = "x86_64"), allow(dead_code))]

use super::window::{Move, Window};
use num_bigint::BigUint;

/// The search, with its memory.
#[derive(Debug, Clone)]
pub(super) struct Signed {
    prices: SignedPrices,
    /// By word of 16 diagonals, kind (q mod 2; q mod 3, two bits), lane.
    words: Vec<u16>,
    stride: usize,
    /// The lanes with quotients of at least 2, by diagonal.
    active: Vec<u16>,
    /// By diagonal and vector.
    choices: Vec<[u32; 3]>,
    vectors: usize,
    costs: [Vec<[i16; 32]>; 2],
    /// Positions searched.
    pub positions: u64,
}

/// In units.
#[derive(Debug, Clone, Copy)]
struct SignedPrices {
    double: i16,
    double_add: i16,
    triple: i16,
    triple_add: i16,
    /// Of 2.
    two: i16,
}

/// The smallest cost.
const ZERO: i16 = i16::MIN;

impl Signed {
    /// `None` where the window is another one, or prices are too long.
    pub(super) fn new(window: &Window) -> Option<Self> {
        let price = |base, digit: i32| {
            let of = |m: &&Move| m.base == base && m.digit == digit;
            let p = window.moves.iter().find(of)?.price;
            i16::try_from(p).ok()
        };
        let set = window.starts() == [-1, 0, 1] && window.moves.len() == 6;
        let same = price(0, 1)? == price(0, -1)? && price(1, 1)? == price(1, -1)?;
        let two = window.costs(1)[1];
        let prices = SignedPrices {
            double: price(0, 0)?,
            double_add: price(0, 1)?,
            triple: price(1, 0)?,
            triple_add: price(1, 1)?,
            two: i16::try_from(i64::try_from(two).ok()? + i64::from(ZERO)).ok()?,
        };
        (set && same).then(|| Self {
            prices,
            words: Vec::new(),
            stride: 0,
            active: Vec::new(),
            choices: Vec::new(),
            vectors: 0,
            costs: [Vec::new(), Vec::new()],
            positions: 0,
        })
    }

    /// The cost of a scalar above 1, of at most 1024 bits, in units: at most `i16`'s range, which the caller has
    /// checked, as that AVX-512 BW is there.
    pub(super) fn run(&mut self, n: &BigUint) -> u64 {
        let limbs = n.to_u64_digits();
        let lanes = n.bits() as usize * 64 / 101 + 2;
        self.vectors = lanes.div_ceil(32) + 1;
        self.stride = self.vectors * 32;
        let size = limbs.len() * 4 * 3 * self.stride;
        if self.words.len() < size {
            self.words.resize(size, 0);
        }
        self.active.clear();
        self.active.resize(n.bits() as usize, 0);
        match limbs.len() {
            0..=2 => self.rows::<2>(&limbs),
            3..=4 => self.rows::<4>(&limbs),
            5..=8 => self.rows::<8>(&limbs),
            _ => self.rows::<16>(&limbs),
        }
        for c in &mut self.costs {
            c.clear();
            c.resize(self.vectors, [ZERO; 32]);
        }
        let size = self.active.len() * self.vectors;
        if self.choices.len() < size {
            self.choices.resize(size, [0; 3]);
        }
        #[cfg(target_arch = "x86_64")]
        // SAFETY: the caller has asked whether the machine has AVX-512 F and BW.
        unsafe {
            avx512::sweep(self);
        }
        (i64::from(self.costs[0][0][0]) - i64::from(ZERO)) as u64
    }

    /// Residues and extents.
    fn rows<const L: usize>(&mut self, n: &[u64]) {
        // One limb more, always 0.
        let mut x = [[0u64; 2]; L];
        for (x, &n) in x.iter_mut().zip(n) {
            x[0] = n;
        }
        let mut used = n.len();
        let (most, stride) = (n.len(), self.stride);
        let mut end = self.active.len();
        self.positions = 0;
        let mut b = 0;
        loop {
            while used > 0 && x[used - 1][0] == 0 {
                used -= 1;
            }
            if used == 0 {
                break;
            }
            // Lanes up to b have quotients of at least 2 down to the diagonal b + len − 2.
            let len = used * 64 - x[used - 1][0].leading_zeros() as usize;
            let below = b + len - 1;
            while end > below {
                end -= 1;
                self.active[end] = b as u16;
            }
            let mut rest = 0;
            for i in (0..used).rev() {
                let (l, low) = (x[i][0], x[i][0] % 3);
                let sum = rest + low;
                let over = u64::from(sum >= 3);
                x[i][1] = rest * (u64::MAX / 3) + l / 3 + over;
                rest = sum - 3 * over;
            }
            let (shift, first) = (b % 64, b / 64);
            let mut carry = [0; 3];
            for i in 0..(used + 1).min(most - first) {
                let at = |i: usize| if i < used { x[i] } else { [0; 2] };
                let ([x0, y0], [x2, y2]) = (at(i), at(i + 1));
                let above = x0 >> 1 ^ x2 << 63 ^ y0 >> 1 ^ y2 << 63;
                let part = [x0, x0 ^ y0, above ^ (x0 & y0)];
                for kind in 0..3 {
                    let low = part[kind] << shift | carry[kind];
                    carry[kind] = part[kind] >> 1 >> (63 - shift);
                    let base = ((i + first) * 12 + kind) * stride + b;
                    let to = &mut self.words[base..base + 9 * stride + 1];
                    to[0] = low as u16;
                    to[3 * stride] = (low >> 16) as u16;
                    to[6 * stride] = (low >> 32) as u16;
                    to[9 * stride] = (low >> 48) as u16;
                }
            }
            for x in &mut x[..used] {
                x[0] = x[1];
            }
            b += 1;
        }
        for a in &mut self.active[..end] {
            *a = b as u16;
        }
        for (d, &a) in self.active.iter().enumerate() {
            self.positions += usize::from(a).min(d + 1) as u64;
        }
    }
}

impl Signed {
    /// The moves from the scalar of the last run to a small integer (without prices), and that integer.
    pub(super) fn path(&self) -> (Vec<Move>, i64) {
        let mut path = Vec::with_capacity(self.active.len());
        let (mut d, mut b, mut o) = (0, 0, 0);
        while b < usize::from(self.active[d]) {
            let word = |kind| self.words[(d / 16 * 3 + kind) * self.stride + b] >> (d % 16) & 1;
            let choice = self.choices[d * self.vectors + b / 32].map(|c| c >> (b % 32) & 1);
            let base = choice[usize::from(o)] as usize;
            let x = match base {
                0 => word(0) + o,
                _ => word(1) + 2 * word(2) + o,
            };
            let digit;
            (o, digit) = match (base, x) {
                (0, 1) => (choice[2] as u16, 1 - 2 * choice[2] as i32),
                (0, _) => (x / 2, 0),
                (_, 1) => (0, 1),
                (_, 2) => (1, -1),
                _ => (x / 3, 0),
            };
            let price = 0;
            path.push(Move { base, digit, price });
            b += base;
            d += 1;
        }
        let q = usize::from(d > 0 && b < usize::from(self.active[d - 1]));
        (path, q as i64 + i64::from(o))
    }
}

#[cfg(target_arch = "x86_64")]
mod avx512 {
    use super::{Signed, SignedPrices, ZERO};
    use core::arch::x86_64::*;

    /// From the last diagonal to the first.
    #[target_feature(enable = "avx512f,avx512bw")]
    pub(super) fn sweep(s: &mut Signed) {
        let SignedPrices {
            double,
            double_add,
            triple,
            triple_add,
            two,
        } = s.prices;
        let [double, double_add, triple, triple_add, two, zero] =
            [double, double_add, triple, triple_add, two, ZERO].map(|p| _mm512_set1_epi16(p));
        let numbers: [i16; 32] = core::array::from_fn(|i| i as i16);
        // SAFETY: the array is as long as the vector.
        let lanes = unsafe { _mm512_loadu_epi16(numbers.as_ptr()) };
        let next = _mm512_add_epi16(lanes, _mm512_set1_epi16(1));
        let (vectors, stride) = (s.vectors, s.stride);
        let [first, second] = &mut s.costs;
        for d in (0..s.active.len()).rev() {
            let active = usize::from(s.active[d]);
            // Those with quotients of at least 1; they and one lane more are kept, lanes up to d only.
            let some = d.checked_sub(1).map_or(1, |d| usize::from(s.active[d]));
            let count = (some.min(d) + 1).div_ceil(32).min(vectors - 1);
            let words = &s.words[d / 16 * 3 * stride..][..3 * stride];
            let choices = &mut s.choices[d * vectors..][..count];
            let bit = _mm512_set1_epi16((1u16 << (d % 16)) as i16);
            let (first, second) = (&mut first[..count + 1], &mut second[..count + 1]);
            // SAFETY: rows of costs are as long as vectors; `words` has 3 rows of `stride ≥ 32·count` words.
            let (load, residue) = (
                |row: &[i16; 32]| unsafe { _mm512_loadu_epi16(row.as_ptr()) },
                |kind: usize, v: usize| unsafe {
                    let at = words.as_ptr().add(kind * stride + 32 * v);
                    _mm512_test_epi16_mask(_mm512_loadu_epi16(at.cast()), bit)
                },
            );
            let (mut p0, mut p1) = (load(&first[0]), load(&second[0]));
            for v in 0..count {
                let (n0, n1) = (load(&first[v + 1]), load(&second[v + 1]));
                let s0 = _mm512_permutex2var_epi16(p0, next, n0);
                let s1 = _mm512_permutex2var_epi16(p1, next, n1);
                let (r, u, w) = (residue(0, v), residue(1, v), residue(2, v));
                let either = _mm512_adds_epi16(_mm512_min_epi16(p0, p1), double_add);
                let c = _mm512_cmplt_epi16_mask(p1, p0);
                let even0 = _mm512_adds_epi16(p0, double);
                let even1 = _mm512_adds_epi16(p1, double);
                let g0 = _mm512_mask_blend_epi16(r, even0, either);
                let g1 = _mm512_mask_blend_epi16(r, either, even1);
                let (whole0, add0) = (
                    _mm512_adds_epi16(s0, triple),
                    _mm512_adds_epi16(s0, triple_add),
                );
                let (whole1, add1) = (
                    _mm512_adds_epi16(s1, triple),
                    _mm512_adds_epi16(s1, triple_add),
                );
                let h0 = _mm512_mask_blend_epi16(u, whole0, add0);
                let h0 = _mm512_mask_blend_epi16(w, h0, add1);
                let h1 = _mm512_mask_blend_epi16(u, add0, add1);
                let h1 = _mm512_mask_blend_epi16(w, h1, whole1);
                choices[v] = [
                    _mm512_cmplt_epi16_mask(h0, g0),
                    _mm512_cmplt_epi16_mask(h1, g1),
                    c,
                ];
                let mut f0 = _mm512_min_epi16(g0, h0);
                let mut f1 = _mm512_min_epi16(g1, h1);
                if 32 * (v + 1) > active {
                    let below = |n: usize| {
                        let n = n.saturating_sub(32 * v).min(32);
                        ((1u64 << n) - 1) as u32
                    };
                    let small = _mm512_mask_blend_epi16(below(some), zero, two);
                    f0 = _mm512_mask_blend_epi16(below(active), zero, f0);
                    f1 = _mm512_mask_blend_epi16(below(active), small, f1);
                }
                // SAFETY: as for loads.
                unsafe {
                    _mm512_storeu_epi16(first[v].as_mut_ptr(), f0);
                    _mm512_storeu_epi16(second[v].as_mut_ptr(), f1);
                }
                (p0, p1) = (n0, n1);
            }
        }
    }
}
