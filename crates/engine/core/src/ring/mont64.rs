//! Montgomery arithmetic on `N` 64-bit words for any odd modulus, the portable scalar ring.
//!
//! An element `x` is held as `x·R mod p`, `R = 2^(64N)`, always canonical (below `p`), so that no
//! operation is lazy: the `K` of [`Ring::sub`] is ignored and [`Ring::norm`] is the identity.
//!
//! Multiplication is the interleaved method (CIOS) in three shapes, chosen once per modulus:
//! * `p < R/2`: no carry word, because the running sum stays below `a + p < R`
//!   (EdMSM appendix A, Proposition 2, with its true condition);
//! * `p < R/3`: squaring may double its cross products in place (EdMSM Algorithm 5);
//! * otherwise: one more carry bit a row.
//!
//! Cost: `2N² + N` word multiplications a product, `3N(N + 1)/2` a square of the second shape.
#![allow(unsafe_code)]
#![allow(
    clippy::manual_memcpy,
    reason = "`copy_from_slice` stays a call without link-time optimisation"
)]

#[cfg(target_arch = "x86_64")]
mod adx;
pub mod alu;
#[cfg(any(test, target_arch = "wasm32"))]
pub(crate) mod digits;
pub mod kernels;
#[cfg(test)]
pub(crate) mod tests;

use super::inverse;
use super::{Lanes, Ring};
use crate::memory::prefetch;
#[cfg(any(test, not(target_arch = "wasm32")))]
use alu::U64;
#[cfg(target_arch = "x86_64")]
use core::arch::asm;
use core::mem::MaybeUninit;

/// One element in memory: canonical Montgomery words, least significant first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Words<const N: usize>(pub [u64; N]);

// SAFETY: an array of words.
unsafe impl<const N: usize> bytemuck::Zeroable for Words<N> {}

impl<const N: usize> Default for Words<N> {
    fn default() -> Self {
        Self([0; N])
    }
}

#[cfg(target_arch = "x86_64")]
fn adx_available() -> bool {
    adx::available()
}
#[cfg(not(target_arch = "x86_64"))]
fn adx_available() -> bool {
    false
}

/// The context of a modulus of at most `N` words (`1 ≤ N ≤ 16`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Mont64<const N: usize> {
    p: [u64; N],
    /// `−1/p mod 2^64`; follows the modulus, as `adx` reads it.
    n0: u64,
    /// `R mod p`, the one.
    r1: [u64; N],
    /// `R² mod p`.
    r2: [u64; N],
    /// `p < R/2`.
    no_carry: bool,
    /// `p < R/3`.
    square: bool,
    /// `no_carry`, 4, 6 or 12 words, and the machine has the instructions of `adx`.
    adx: bool,
}

impl<const N: usize> Mont64<N> {
    /// The ring modulo `modulus` (words, least significant first).
    ///
    /// `None` unless the modulus is odd, at least 3 and fits into `N` words, and `1 ≤ N ≤ 16`.
    #[must_use]
    pub fn new(modulus: &[u64]) -> Option<Self> {
        if N == 0 || N > 16 || modulus.iter().skip(N).any(|&w| w != 0) {
            return None;
        }
        let mut p = [0; N];
        for (d, s) in p.iter_mut().zip(modulus) {
            *d = *s;
        }
        if p[0] & 1 == 0 || (p[0] == 1 && p[1..].iter().all(|&w| w == 0)) {
            return None;
        }
        let n0 = {
            // Newton: p·p ≡ 1 mod 8, and each step doubles the number of right bits.
            let inv = (0..5).fold(p[0], |x, _| {
                x.wrapping_mul(2u64.wrapping_sub(p[0].wrapping_mul(x)))
            });
            inv.wrapping_neg()
        };
        let no_carry = kernels::below_half(&p);
        let mut s = Self {
            p,
            r1: [0; N],
            r2: [0; N],
            n0,
            no_carry,
            square: kernels::below_third(&p),
            adx: no_carry && matches!(N, 4 | 6 | 12) && adx_available(),
        };
        // A ring is made for every sum, so this is short: 2^b mod p is 2^b − p, b the bits of p …
        let top = p.iter().rposition(|&w| w != 0).unwrap_or(0);
        let zeros = 64 * (N - 1 - top) + p[top].leading_zeros() as usize;
        let mut power = [0u64; N];
        if let Some(word) = power.get_mut((64 * N - zeros) / 64) {
            *word = 1 << ((64 * N - zeros) % 64);
        }
        let mut borrow = false;
        for (d, p) in power.iter_mut().zip(&p) {
            (*d, borrow) = d.borrowing_sub(*p, borrow);
        }
        let double = |x: [u64; N], times| (0..times).fold(x, |x, _| kernels::add(&x, &x, &p));
        s.r1 = double(power, zeros);
        // … and R² is 2^N·R squared six times, each square divided by R.
        let power = double(s.r1, N);
        s.r2 = (0..6).fold(power, |x, _| s.product(&x, &x));
        Some(s)
    }

    /// The same ring without special instructions.
    #[must_use]
    pub fn portable(mut self) -> Self {
        self.adx = false;
        self
    }

    /// The modulus.
    #[must_use]
    pub fn modulus(&self) -> &[u64; N] {
        &self.p
    }

    /// `R mod p`.
    #[must_use]
    pub fn r1(&self) -> &[u64; N] {
        &self.r1
    }

    /// `R² mod p`.
    #[must_use]
    pub fn r2(&self) -> &[u64; N] {
        &self.r2
    }

    /// `−1/p mod 2^64`.
    #[must_use]
    pub fn n0(&self) -> u64 {
        self.n0
    }

    /// Whether `a < p`.
    #[must_use]
    pub fn is_canonical(&self, a: &[u64; N]) -> bool {
        kernels::less(a, &self.p)
    }

    /// `a·R mod p`, for any `a` (reduced on the way).
    #[must_use]
    pub fn to_mont(&self, a: &[u64; N]) -> [u64; N] {
        self.product(&self.r2, a)
    }

    /// `a/R mod p`: the canonical integer of a Montgomery element.
    #[must_use]
    pub fn from_mont(&self, a: &[u64; N]) -> [u64; N] {
        let mut unit = [0; N];
        unit[0] = 1;
        self.product(a, &unit)
    }

    /// The element of a small integer.
    #[must_use]
    pub fn from_u64(&self, a: u64) -> [u64; N] {
        let mut x = [0; N];
        x[0] = a;
        self.to_mont(&x)
    }

    /// The element of an integer of any length (words, least significant first).
    #[must_use]
    pub fn from_words(&self, a: &[u64]) -> [u64; N] {
        // Horner over blocks of N words: acc·R + block.
        a.chunks(N).rev().fold([0; N], |acc, block| {
            let mut x = [0; N];
            x[..block.len()].copy_from_slice(block);
            self.add(&self.product(&acc, &self.r2), &self.to_mont(&x))
        })
    }

    /// `a^e` (words, least significant first); for set-up, not for hot paths.
    #[must_use]
    pub fn pow(&self, a: &[u64; N], e: &[u64]) -> [u64; N] {
        let mut acc = self.r1;
        for w in e.iter().rev() {
            for i in (0..64).rev() {
                acc = self.sqr(&acc);
                if (w >> i) & 1 == 1 {
                    acc = self.mul(&acc, a);
                }
            }
        }
        acc
    }

    /// `a·b/R mod p`, canonical, where `a < p` and `b < R`.
    ///
    /// Out of line: point formulas inline everything else, and hundreds of copies of a product of 12
    /// words take a compiler minutes.
    ///
    /// `extern "C"` functions do not unwind, which callers in other code units cannot know of one of Rust's: then its
    /// result is copied once more.
    #[inline(always)]
    fn product(&self, a: &[u64; N], b: &[u64; N]) -> [u64; N] {
        #[cfg(target_arch = "x86_64")]
        if const { N == 4 || N == 6 } {
            return self.product_in_registers(a, b);
        }
        let mut out = MaybeUninit::uninit();
        self.product_to(a, b, &mut out);
        // SAFETY: it has been written.
        unsafe { out.assume_init() }
    }

    /// The product of 4 and of 6 words.
    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    fn product_in_registers(&self, a: &[u64; N], b: &[u64; N]) -> [u64; N] {
        let mut out = [0; N];
        let (t0, t1, t2, t3): (u64, u64, u64, u64);
        if const { N == 4 } {
            // SAFETY: the function reads the ring and the operands, and keeps to the convention but for its results.
            unsafe {
                asm!(
                    "call {product}",
                    product = sym adx::product4,
                    in("rdi") self,
                    in("rsi") a,
                    in("rcx") b,
                    lateout("rax") t0,
                    lateout("r8") t1,
                    lateout("r9") t2,
                    lateout("r10") t3,
                    clobber_abi("sysv64"),
                    options(pure, readonly),
                );
            }
            copy(&[t0, t1, t2, t3], &mut out);
        } else {
            assert!(N == 6);
            let (t4, t5): (u64, u64);
            // SAFETY: as above.
            unsafe {
                asm!(
                    "call {product}",
                    product = sym adx::product6,
                    in("rdi") self,
                    in("rsi") a,
                    inlateout("rcx") b => t5,
                    lateout("rax") t0,
                    lateout("r8") t1,
                    lateout("r9") t2,
                    lateout("r10") t3,
                    lateout("r11") t4,
                    clobber_abi("sysv64"),
                    options(pure, readonly),
                );
            }
            copy(&[t0, t1, t2, t3, t4, t5], &mut out);
        }
        out
    }

    #[inline(never)]
    extern "C" fn product_to(&self, a: &[u64; N], b: &[u64; N], out: &mut MaybeUninit<[u64; N]>) {
        #[cfg(target_arch = "x86_64")]
        if const { N == 12 } && self.adx {
            out.write(self.product_adx(a, b));
            return;
        }
        // Copied word by word, lest the result of the branch above be built in memory as well.
        out.write(copied(&self.product_portable(a, b)));
    }

    /// The products that are written in the language. Called, not inlined: where `adx` works it
    /// should not swell the formulas, and a call is small next to a product.
    #[cfg_attr(target_arch = "wasm32", inline(always))]
    #[cfg_attr(not(target_arch = "wasm32"), inline(never))]
    fn product_portable(&self, a: &[u64; N], b: &[u64; N]) -> [u64; N] {
        #[cfg(target_arch = "wasm32")]
        return digits::product(a, b, &self.p, self.n0);
        #[cfg(not(target_arch = "wasm32"))]
        if self.no_carry {
            kernels::mul_no_carry(U64, a, b, &self.p, self.n0)
        } else {
            kernels::mul_any(U64, a, b, &self.p, self.n0)
        }
    }

    /// `a²/R mod p` in the language, called like [`Self::product_portable`].
    #[inline(never)]
    fn square_portable(&self, a: &[u64; N]) -> [u64; N] {
        #[cfg(target_arch = "wasm32")]
        return digits::square(a, &self.p, self.n0);
        #[cfg(not(target_arch = "wasm32"))]
        if self.square {
            kernels::sqr_no_carry(U64, a, &self.p, self.n0)
        } else {
            self.product_portable(a, a)
        }
    }

    /// Sums of 12 words are long too, and little next to a product of that length.
    #[inline(never)]
    fn add_called(&self, a: &[u64; N], b: &[u64; N]) -> [u64; N] {
        kernels::add(a, b, &self.p)
    }

    #[inline(never)]
    fn sub_called(&self, a: &[u64; N], b: &[u64; N]) -> [u64; N] {
        kernels::sub(a, b, &self.p)
    }

    #[cfg(target_arch = "x86_64")]
    #[inline(never)]
    fn product_adx(&self, a: &[u64; N], b: &[u64; N]) -> [u64; N] {
        let (x, y, p) = (
            a.as_ptr(),
            b.as_ptr(),
            std::ptr::from_ref(self).cast::<u64>(),
        );
        let mut t = [0; N];
        // SAFETY: the instructions are there, as the caller has seen, and N is 12; the first fields of the `repr(C)` context
        // are the N words of the modulus and `n0`.
        copy(&unsafe { adx::mul12(x, y, p) }, &mut t);
        kernels::reduce_once(U64, &t, false, &self.p)
    }
}

impl<const N: usize> Ring for Mont64<N> {
    const CALLED_IN_EXTENSIONS: bool = true;
    type El = [u64; N];

    #[inline(always)]
    fn zero(&self) -> [u64; N] {
        [0; N]
    }
    #[inline(always)]
    fn one(&self) -> [u64; N] {
        self.r1
    }
    #[inline(always)]
    fn add(&self, a: &[u64; N], b: &[u64; N]) -> [u64; N] {
        if const { N > 6 } {
            self.add_called(a, b)
        } else {
            kernels::add(a, b, &self.p)
        }
    }
    #[inline(always)]
    fn sub<const K: u32>(&self, a: &[u64; N], b: &[u64; N]) -> [u64; N] {
        if const { N > 6 } {
            self.sub_called(a, b)
        } else {
            kernels::sub(a, b, &self.p)
        }
    }
    #[inline(always)]
    fn mul(&self, a: &[u64; N], b: &[u64; N]) -> [u64; N] {
        self.product(a, b)
    }
    #[inline(always)]
    fn sqr(&self, a: &[u64; N]) -> [u64; N] {
        if self.adx {
            // Squares cost as much as products there.
            return self.product(a, a);
        }
        copied(&self.square_portable(a))
    }
    #[inline(always)]
    fn norm(&self, a: &[u64; N]) -> [u64; N] {
        *a
    }
}

/// The words one by one. A loop over the places: `array::from_fn`, `copy_from_slice` and `zip` are functions
/// of their own, and may stay calls.
#[inline(always)]
fn copied<const N: usize>(a: &[u64; N]) -> [u64; N] {
    let mut out = [0; N];
    copy(a, &mut out);
    out
}

/// As many words as there are in both.
#[inline(always)]
fn copy<const N: usize, const M: usize>(from: &[u64; N], to: &mut [u64; M]) {
    for i in 0..N.min(M) {
        to[i] = from[i];
    }
}

impl<const N: usize> Lanes for Mont64<N> {
    const WIDTH: usize = 1;
    type Mem = Words<N>;

    #[inline(always)]
    fn gather(&self, src: &[&Words<N>]) -> [u64; N] {
        src[0].0
    }
    #[inline(always)]
    fn prefetch(&self, table: &[Words<N>], index: u32) {
        prefetch(table.as_ptr().wrapping_add(index as usize));
    }
    #[inline(always)]
    fn scatter(&self, a: &[u64; N], dst: &mut [Words<N>]) {
        dst[0] = Words(*a);
    }
    #[inline(always)]
    fn select(&self, mask: u8, a: &[u64; N], b: &[u64; N]) -> [u64; N] {
        kernels::select(mask & 1 == 1, a, b)
    }
    #[inline(always)]
    fn maybe_zero(&self, a: &[u64; N]) -> u8 {
        self.is_zero(a)
    }
    #[inline(always)]
    fn is_zero(&self, a: &[u64; N]) -> u8 {
        u8::from(a.iter().fold(0, |s, w| s | w) == 0)
    }
    /// The inverse; zero for an element that has none.
    fn inv(&self, a: &[u64; N]) -> [u64; N] {
        inverse::invert(self, a).unwrap_or([0; N])
    }
    #[inline]
    fn pack(&self, words: &[u64]) -> Words<N> {
        let mut m = Words::default();
        for (d, s) in m.0.iter_mut().zip(words) {
            *d = *s;
        }
        m
    }
    #[inline]
    fn unpack(&self, m: &Words<N>, words: &mut [u64]) {
        for (d, s) in words.iter_mut().zip(&m.0) {
            *d = *s;
        }
    }
    #[inline(always)]
    fn words(&self) -> usize {
        N
    }
    #[inline(always)]
    fn gather_words(&self, table: &[u64], index: &[u32; 8]) -> [u64; N] {
        let mut out = [0; N];
        let from = &table[index[0] as usize * N..][..N];
        for i in 0..N {
            out[i] = from[i];
        }
        out
    }
    #[inline(always)]
    fn prefetch_words(&self, table: &[u64], x: u32, y: u32) {
        for index in [x, y] {
            prefetch(
                table
                    .as_ptr()
                    .wrapping_add(index as usize * N)
                    .cast::<[u64; N]>(),
            );
        }
    }
    #[inline(always)]
    fn splat(&self, m: &Words<N>) -> [u64; N] {
        m.0
    }
    #[inline(always)]
    fn enter<T>(&self, job: impl FnOnce() -> T) -> T {
        job()
    }
}
