//! Scalar arithmetic between 64-bit words and digits of `W` bits: packing, constants, `2^±s` mod p.
//!
//! Nothing here is hot but [`ModulusWords::reduce`] and the shifts, which a packed coordinate takes once:
//! multiplying by `2^s` is a shift and one estimated quotient, dividing by `2^s` is one Montgomery
//! step of `s` bits.
//!
//! # Bounds
//!
//! The modulus p has n words, `2^{64(n−1)} < p < 2^{64n}`, and at most 988 bits, those of 19 digits. Numbers are two's
//! complement over `n + 2` words; what is beyond those is not looked at, and is 0 in every result.
//!
//! **Sizes.** With `|v| < 2^32·p` ([`MOST`]) v, p and `v − q·p` for a quotient that is wrong by at most 2 are below
//! `2^{64n + 33}`, far within `64(n + 2) − 1` bits, and doubles hold them, below `2^{1021}`. Every caller keeps to it:
//! * Digits of any shape stand for a stored form, or for a sum of some: at most `σ·p` in absolute value, and fields
//!   with `2σ > 32` are refused (`Field::prepare`), so `|v| ≤ 16p`. Sums are normed before they are stored. That is so
//!   for every length of modulus that a shape takes, for folded products (`2p`) and for the multiple M whose ring a
//!   short modulus gets, which then is the p of this file: n counts M's words, and one word less than four (63 bits and
//!   fewer have a multiple of 67) is 64 bits in six digits of 44, where n is 1 and the digits reach four words beyond.
//! * [`ModulusWords::scale`] shifts a `v < p` by at most 32 bits before it reduces. Downwards it adds `q·p`, `q <
//!   2^32`, to `v < p`, and `(v + q·p)/2^s < p` for `q ≤ 2^s − 1`: nothing is left to reduce.
//!
//! **Quotients.** [`ModulusWords::real`] is right to `2^{−50}` of the value and `2^{−128}·p`: five words from the
//! leading one of p plus two, each rounded once and added with one more rounding, where at most three roundings of
//! `2^{−53}` reach the leading 53 bits; words further down are below `2^{−128}·p`, and a complement is one less. So
//! `v/p` is wrong by less than `2^{−49}·2^32 < 2^{−16}`, and its floor q is that of `v/p` or differs from it by 1:
//! `−2^{−16}·p ≤ v − q·p < (1 + 2^{−16})·p`. One sum and one difference with p, of which at most one is made, end it.
//! No loop depends on values.

/// Words of the longest modulus.
pub const WORDS: usize = 16;
/// Words of the longest number: a modulus, and two to carry a sign and a quotient.
pub const LONG: usize = WORDS + 2;
/// What is reduced is below `2^MOST·p`: see the head of the file.
const MOST: u32 = 32;
/// A number, least significant word first.
pub type Long = [u64; LONG];

/// A modulus for scalar work.
#[derive(Clone, Copy, Debug)]
pub struct ModulusWords {
    /// The modulus.
    pub p: Long,
    /// Words in use (the top one is not zero).
    pub n: usize,
    /// `−1/p mod 2^64`.
    pub n0: u64,
    /// `p`, rounded.
    pub approx: f64,
}

impl ModulusWords {
    /// `None` unless the modulus is odd, above 1 and at most [`WORDS`] long.
    pub fn new(modulus: &[u64]) -> Option<Self> {
        let n = modulus.iter().rposition(|&w| w != 0)? + 1;
        if n > WORDS || modulus[0] & 1 == 0 || (n == 1 && modulus[0] == 1) {
            return None;
        }
        let mut p = [0; LONG];
        p[..n].copy_from_slice(&modulus[..n]);
        let inv = (0..5).fold(p[0], |x: u64, _| {
            x.wrapping_mul(2u64.wrapping_sub(p[0].wrapping_mul(x)))
        });
        let mut s = Self {
            p,
            n,
            n0: inv.wrapping_neg(),
            approx: 0.0,
        };
        s.approx = s.real(&p);
        Some(s)
    }

    /// Bits of the modulus.
    pub fn bits(&self) -> u32 {
        64 * self.n as u32 - self.p[self.n - 1].leading_zeros()
    }

    /// The value, rounded (relative error below 2^-50).
    #[inline]
    pub fn real(&self, v: &Long) -> f64 {
        const BASE: f64 = 18_446_744_073_709_551_616.0;
        let low = self.n.saturating_sub(3);
        // The complement of a negative number: one less than its absolute value.
        let flip = ((v[self.n + 1] as i64) >> 63) as u64;
        let mut f = 0.0;
        for k in (low..self.n + 2).rev() {
            f = f * BASE + (v[k] ^ flip) as f64;
        }
        f = if flip == 0 { f } else { -f };
        for _ in 0..low {
            f *= BASE;
        }
        f
    }

    /// `v += s·p`, where `s` is a signed factor.
    #[inline]
    fn add_multiple(&self, v: &mut Long, s: i64) {
        let m = s.unsigned_abs();
        let mut carry = 0u64;
        let mut over = false;
        for k in 0..self.n + 2 {
            let t = u128::from(self.p[k]) * u128::from(m) + u128::from(carry);
            carry = (t >> 64) as u64;
            let (x, o1, o2);
            if s >= 0 {
                (x, o1) = v[k].overflowing_add(t as u64);
                (v[k], o2) = x.overflowing_add(u64::from(over));
            } else {
                (x, o1) = v[k].overflowing_sub(t as u64);
                (v[k], o2) = x.overflowing_sub(u64::from(over));
            }
            over = o1 | o2;
        }
    }

    /// `v ≥ p`, for a non-negative `v`.
    fn at_least_p(&self, v: &Long) -> bool {
        (0..self.n + 2)
            .rev()
            .find(|&k| v[k] != self.p[k])
            .is_none_or(|k| v[k] > self.p[k])
    }

    /// `v mod p`, in `[0, p)`, for `|v| < 2^32·p`.
    #[inline]
    pub fn reduce(&self, v: &mut Long) {
        let q = (self.real(v) / self.approx).floor() as i64;
        debug_assert!(q.unsigned_abs() <= 1 << MOST, "a value beyond the bound");
        if q != 0 {
            self.add_multiple(v, q.wrapping_neg());
        }
        if v[self.n + 1] >> 63 != 0 {
            self.add_multiple(v, 1);
        }
        if self.at_least_p(v) {
            self.add_multiple(v, -1);
        }
        // A number that was negative has ones there.
        v[self.n + 2..].fill(0);
        debug_assert!(!self.at_least_p(v), "a value beyond the bound");
    }

    /// `v·2^s mod p`, `v` in `[0, p)`; any sign of `s`.
    #[inline]
    pub fn scale(&self, v: &mut Long, mut s: i32) {
        while s > 0 {
            let step = (s as u32).min(MOST);
            for k in (1..self.n + 2).rev() {
                v[k] = v[k] << step | v[k - 1] >> (64 - step);
            }
            v[0] <<= step;
            self.reduce(v);
            s -= step as i32;
        }
        while s < 0 {
            let step = s.unsigned_abs().min(MOST);
            let q = v[0].wrapping_mul(self.n0) & ((1 << step) - 1);
            self.add_multiple(v, q as i64);
            for k in 0..self.n + 1 {
                v[k] = v[k] >> step | v[k + 1] << (64 - step);
            }
            v[self.n + 1] >>= step;
            s += step as i32;
        }
        debug_assert!(!self.at_least_p(v), "a number that is not below p");
    }

    /// The residue of digits, in `[0, p)`.
    #[inline]
    pub fn residue(&self, digits: &[i64], w: u32) -> Long {
        let mut v = Self::join(digits, w);
        debug_assert!(
            v[self.n + 1..].iter().all(|&top| top == v[LONG - 1]),
            "digits of more than n + 2 words"
        );
        self.reduce(&mut v);
        v
    }

    /// `Σ digits[k]·2^{wk}`, signed digits.
    #[inline]
    fn join(digits: &[i64], w: u32) -> Long {
        let mut v = [0u64; LONG];
        let mut carry = 0i64;
        for (k, &d) in digits.iter().enumerate() {
            let t = d + carry;
            let bit = k * w as usize;
            let (word, off) = (bit / 64, bit % 64);
            if k + 1 < digits.len() {
                carry = t >> w;
                let x = u128::from(t as u64 & ((1 << w) - 1)) << off;
                v[word] |= x as u64;
                v[word + 1] |= (x >> 64) as u64;
            } else {
                let x = i128::from(t) << off;
                v[word] |= x as u64;
                v[word + 1] |= (x >> 64) as u64;
                for top in &mut v[word + 2..] {
                    *top = (x >> 127) as u64;
                }
            }
        }
        v
    }

    /// Digits of `v ≥ 0` in radix `2^w`; `balanced`: in `±2^{w−1}`, but for the top one.
    #[inline]
    pub fn split(v: &Long, w: u32, balanced: bool, digits: &mut [i64]) {
        let half = if balanced { 1i64 << (w - 1) } else { i64::MAX };
        let last = digits.len() - 1;
        let mut carry = 0;
        for (k, d) in digits.iter_mut().enumerate() {
            let bit = k * w as usize;
            let (word, off) = (bit / 64, bit % 64);
            let x = u128::from(v[word]) | u128::from(v[word + 1]) << 64;
            let mut t = ((x >> off) as u64 & ((1 << w) - 1)) as i64 + carry;
            carry = 0;
            if t >= half && k != last {
                t -= 1 << w;
                carry = 1;
            }
            *d = t;
        }
    }
}

/// Digit `k` of `W` bits of an integer of 64-bit words, least significant first.
#[inline(always)]
pub fn bits<const W: u32>(words: &[u64], k: usize) -> i64 {
    let (at, shift) = (W as usize * k / 64, W * k as u32 % 64);
    let word = |i: usize| words.get(i).copied().unwrap_or(0);
    let low = word(at) >> shift;
    let high = if shift + W > 64 {
        word(at + 1) << (64 - shift)
    } else {
        0
    };
    ((low | high) & ((1 << W) - 1)) as i64
}

#[cfg(test)]
mod tests;
