//! Residues modulo `p = 2^255 − C` in four 64-bit words, for small C: the scalar ring of Curve25519 (C = 19).
//!
//! **Representation.** An element is *any* integer below 2^256 of its residue class, so that there are no bounds
//! to keep: `K` of [`Ring::sub`] is ignored, [`Ring::norm`] is the identity and [`Ring::products`] has no limit.
//! `2^256 ≡ 2C`, so what leaves the four words at the top is multiplied by 2C and added at the bottom.
//!
//! **Bounds.** With `0 < 2C < 2^31`:
//! * a product `h·2^256 + l` becomes `2C·h + l < 2^256·(2C + 1)`, then `2C·t + l'` with `t ≤ 2C` and
//!   `l' < 2^256`; if this leaves four words, what remains in them is below 4C², and 2C is added to the lowest
//!   word without a carry;
//! * a sum leaves four words by one bit at most: 2C is added, and a second time to the lowest word if that leaves
//!   them again, since then less than 2C remains;
//! * a difference likewise, 2C taken away; after a second borrow the words are at least `2^256 − 2C`.
//!
//! **Cost.** 21 word multiplications a product, 15 a square. Written for `mulx`, `adcx`, `adox` in `adx`, and
//! for any machine here.
#![allow(unsafe_code)]

#[cfg(target_arch = "x86_64")]
mod adx;
#[cfg(test)]
mod tests;

use super::mont64::Words;
use super::{Lanes, Ring};

/// The context of `2^255 − C`. With `ADX` the products use `mulx`, `adcx` and `adox`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fold64<const C: u64, const ADX: bool>(());

type El = [u64; 4];

/// `a + b·c` and its carry.
#[cfg(any(test, not(target_arch = "wasm32")))]
#[inline(always)]
fn mac(a: u64, b: u64, c: u64, carry: u64) -> (u64, u64) {
    b.carrying_mul_add(c, a, carry)
}

/// [`mac`] for c and carry below `2^32`, without a product of 64 by 64 bits.
#[cfg(any(test, target_arch = "wasm32"))]
#[inline(always)]
fn mac_short(a: u64, b: u64, c: u64, carry: u64) -> (u64, u64) {
    const LOW: u64 = u32::MAX as u64;
    let low = (b & LOW) * c + (a & LOW) + carry;
    let high = (b >> 32) * c + (a >> 32) + (low >> 32);
    (high << 32 | low & LOW, high >> 32)
}

impl<const C: u64> Fold64<C, false> {
    /// The ring for any machine. `None` where 2C is 0 or 2^31 and more.
    #[must_use]
    pub const fn portable() -> Option<Self> {
        if C == 0 || C >= 1 << 30 {
            return None;
        }
        Some(Self(()))
    }
}

impl<const C: u64> Fold64<C, true> {
    /// The ring for machines with `mulx`, `adcx`, `adox`; `None` on others, and where 2C is 0 or 2^31 and more.
    #[must_use]
    pub fn adx() -> Option<Self> {
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("bmi2") && is_x86_feature_detected!("adx") {
            return Fold64::<C, false>::portable().map(|_| Self(()));
        }
        None
    }
}

impl<const C: u64, const ADX: bool> Fold64<C, ADX> {
    /// 2C, to which 2^256 is congruent.
    const FOLD: u64 = 2 * C;
    /// p, 2p and 0: what is zero.
    const P: El = [0u64.wrapping_sub(C), u64::MAX, u64::MAX, u64::MAX >> 1];
    const P2: El = [0u64.wrapping_sub(2 * C), u64::MAX, u64::MAX, u64::MAX];

    /// The integer below p.
    #[must_use]
    pub fn canonical(&self, a: &El) -> El {
        // a = q·2^255 + r ≡ q·C + r, which is below 2^255 + C.
        let mut r = *a;
        for _ in 0..2 {
            let top = r[3] >> 63;
            r[3] &= u64::MAX >> 1;
            let mut carry;
            (r[0], carry) = r[0].overflowing_add(top * C);
            for word in &mut r[1..] {
                (*word, carry) = word.carrying_add(0, carry);
            }
        }
        if r[0] >= Self::P[0] && r[1..] == Self::P[1..] {
            r = [r[0] - Self::P[0], 0, 0, 0];
        }
        r
    }

    /// `a^(2^n)`.
    #[inline(always)]
    pub fn sqr_times(&self, a: &El, n: u32) -> El {
        let mut a = self.sqr(a);
        for _ in 1..n {
            a = self.sqr(&a);
        }
        a
    }

    /// `a^(p − 2)`: the inverse, 0 of 0. About 254 squares and 254 products; not for hot paths.
    fn fermat(&self, a: &El) -> El {
        let e = [Self::P[0] - 2, u64::MAX, u64::MAX, u64::MAX >> 1];
        let mut r = self.one();
        for i in (0..255).rev() {
            r = self.sqr(&r);
            if e[i / 64] >> (i % 64) & 1 == 1 {
                r = self.mul(&r, a);
            }
        }
        r
    }

    /// `t·2^256 + r` in four words, for `t ≤ 2C`.
    #[inline(always)]
    fn fold_top(mut r: El, top: u64) -> El {
        let mut carry;
        (r[0], carry) = r[0].overflowing_add(top * Self::FOLD);
        for word in &mut r[1..] {
            (*word, carry) = word.carrying_add(0, carry);
        }
        // After a carry less than 4C² remains.
        r[0] = r[0].wrapping_add(if carry { Self::FOLD } else { 0 });
        r
    }

    #[inline(always)]
    fn fold(t: &[u64; 8]) -> El {
        let mut r = [0; 4];
        let mut carry = 0;
        for i in 0..4 {
            #[cfg(target_arch = "wasm32")]
            let sum = mac_short(t[i], t[i + 4], Self::FOLD, carry);
            #[cfg(not(target_arch = "wasm32"))]
            let sum = mac(t[i], t[i + 4], Self::FOLD, carry);
            (r[i], carry) = sum;
        }
        Self::fold_top(r, carry)
    }

    #[inline(always)]
    fn mul_portable(a: &El, b: &El) -> El {
        #[cfg(target_arch = "wasm32")]
        return Self::fold(&super::mont64::digits::whole(a, b));
        #[cfg(not(target_arch = "wasm32"))]
        Self::mul_words(a, b)
    }

    #[cfg(not(target_arch = "wasm32"))]
    #[inline(always)]
    fn mul_words(a: &El, b: &El) -> El {
        let mut t = [0; 8];
        for i in 0..4 {
            let mut carry = 0;
            for j in 0..4 {
                (t[i + j], carry) = mac(t[i + j], a[i], b[j], carry);
            }
            t[i + 4] = carry;
        }
        Self::fold(&t)
    }

    #[inline(always)]
    fn sqr_portable(a: &El) -> El {
        #[cfg(target_arch = "wasm32")]
        return Self::mul_portable(a, a);
        #[cfg(not(target_arch = "wasm32"))]
        Self::sqr_words(a)
    }

    #[cfg(not(target_arch = "wasm32"))]
    #[inline(always)]
    fn sqr_words(a: &El) -> El {
        let mut t = [0; 8];
        for i in 0..3 {
            let mut carry = 0;
            for j in i + 1..4 {
                (t[i + j], carry) = mac(t[i + j], a[i], a[j], carry);
            }
            t[i + 4] = carry;
        }
        for i in (1..8).rev() {
            t[i] = t[i] << 1 | t[i - 1] >> 63;
        }
        let mut carry = false;
        for i in 0..4 {
            let (low, high) = a[i].carrying_mul(a[i], 0);
            (t[2 * i], carry) = t[2 * i].carrying_add(low, carry);
            (t[2 * i + 1], carry) = t[2 * i + 1].carrying_add(high, carry);
        }
        Self::fold(&t)
    }
}

impl<const C: u64, const ADX: bool> Ring for Fold64<C, ADX> {
    type El = El;

    #[inline(always)]
    fn zero(&self) -> El {
        [0; 4]
    }
    #[inline(always)]
    fn one(&self) -> El {
        [1, 0, 0, 0]
    }
    #[inline(always)]
    fn add(&self, a: &El, b: &El) -> El {
        let mut r = [0; 4];
        let mut carry = false;
        for i in 0..4 {
            (r[i], carry) = a[i].carrying_add(b[i], carry);
        }
        (r[0], carry) = r[0].overflowing_add(if carry { Self::FOLD } else { 0 });
        for word in &mut r[1..] {
            (*word, carry) = word.carrying_add(0, carry);
        }
        r[0] = r[0].wrapping_add(if carry { Self::FOLD } else { 0 });
        r
    }
    #[inline(always)]
    fn sub<const K: u32>(&self, a: &El, b: &El) -> El {
        let mut r = [0; 4];
        let mut borrow = false;
        for i in 0..4 {
            (r[i], borrow) = a[i].borrowing_sub(b[i], borrow);
        }
        (r[0], borrow) = r[0].overflowing_sub(if borrow { Self::FOLD } else { 0 });
        for word in &mut r[1..] {
            (*word, borrow) = word.borrowing_sub(0, borrow);
        }
        r[0] = r[0].wrapping_sub(if borrow { Self::FOLD } else { 0 });
        r
    }
    #[inline(always)]
    fn mul(&self, a: &El, b: &El) -> El {
        #[cfg(target_arch = "x86_64")]
        if ADX {
            // SAFETY: only `Fold64::adx` makes such a context, where the instructions are there.
            return unsafe { adx::mul::<C>(a, b) };
        }
        Self::mul_portable(a, b)
    }
    #[inline(always)]
    fn sqr(&self, a: &El) -> El {
        #[cfg(target_arch = "x86_64")]
        if ADX {
            // SAFETY: as above.
            return unsafe { adx::sqr::<C>(a) };
        }
        Self::sqr_portable(a)
    }
    #[inline(always)]
    fn norm(&self, a: &El) -> El {
        *a
    }
    #[inline(always)]
    fn products(&self) -> u32 {
        u32::MAX
    }
}

impl<const C: u64, const ADX: bool> Lanes for Fold64<C, ADX> {
    const WIDTH: usize = 1;
    type Mem = Words<4>;

    #[inline(always)]
    fn gather(&self, src: &[&Words<4>]) -> El {
        src[0].0
    }
    #[inline(always)]
    fn scatter(&self, a: &El, dst: &mut [Words<4>]) {
        dst[0] = Words(*a);
    }
    #[inline(always)]
    fn select(&self, mask: u8, a: &El, b: &El) -> El {
        let mask = 0u64.wrapping_sub(u64::from(mask & 1));
        let mut out = *b;
        for i in 0..4 {
            out[i] ^= (a[i] ^ b[i]) & mask;
        }
        out
    }
    #[inline(always)]
    fn maybe_zero(&self, a: &El) -> u8 {
        self.is_zero(a)
    }
    #[inline(always)]
    fn is_zero(&self, a: &El) -> u8 {
        u8::from(*a == [0; 4] || *a == Self::P || *a == Self::P2)
    }
    /// The inverse; zero for zero.
    fn inv(&self, a: &El) -> El {
        self.fermat(a)
    }
    /// Out of the Montgomery form: by `2^−256 = 1/2C`.
    fn pack(&self, words: &[u64]) -> Words<4> {
        let mut a = [0; 4];
        for (a, w) in a.iter_mut().zip(words) {
            *a = *w;
        }
        Words(self.mul(&a, &self.fermat(&[Self::FOLD, 0, 0, 0])))
    }
    fn unpack(&self, m: &Words<4>, words: &mut [u64]) {
        let a = self.canonical(&self.mul(&m.0, &[Self::FOLD, 0, 0, 0]));
        for (w, a) in words.iter_mut().zip(a) {
            *w = a;
        }
    }
    #[inline(always)]
    fn words(&self) -> usize {
        4
    }
    #[inline(always)]
    fn form(&self) -> u32 {
        0
    }
    fn to_words(&self, m: &Words<4>, words: &mut [u64]) {
        for (w, a) in words.iter_mut().zip(self.canonical(&m.0)) {
            *w = a;
        }
    }
    #[inline(always)]
    fn gather_words(&self, table: &[u64], index: &[u32; 8]) -> El {
        let mut out = [0; 4];
        out.copy_from_slice(&table[index[0] as usize * 4..][..4]);
        out
    }
    #[inline(always)]
    fn splat(&self, m: &Words<4>) -> El {
        m.0
    }
    #[inline(always)]
    fn enter<T>(&self, job: impl FnOnce() -> T) -> T {
        job()
    }
}
