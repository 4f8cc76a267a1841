//! Cutting ρ into pieces of several digits: `D_j = T_j − Q·T_{j+1}` with `T_j ≈ ρ/Q^j`.
//!
//! Only the lowest 32 bits of the T_j are needed, so each is a window of a product: of the whole of ρ
//! with a reciprocal of as many limbs, or of its topmost limb alone where T_j is small enough. With
//! 16 bits of fraction below the window an error is rare, and harmless: see [`super::nearest`].

use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Signed};

use super::nearest::{BLOCK, Nearest, Work};
use crate::words::words_of;

/// Fraction bits of T_j.
const GUARD: u32 = 16;
/// The sign of a 64-bit word.
pub(super) const SIGN: u64 = 1 << 63;

/// The reciprocal of Q^j for one j: `(a + bω)·2^(64L + 16)`, as a, b, a − b in two's complement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Reciprocal {
    parts: [[u64; 4]; 3],
    /// Whether all three fit 64 bits, so that the topmost limb of ρ is precise enough.
    short: bool,
}

impl Reciprocal {
    /// `2^(64L + 16)/z`.
    pub(super) fn new(z: &[BigInt; 2], limb_count: usize) -> Self {
        let norm = &z[0] * &z[0] - &z[0] * &z[1] + &z[1] * &z[1];
        let conjugate = [&z[0] - &z[1], -&z[1]];
        let scale = 64 * limb_count as u32 + GUARD;
        let scaled = conjugate.map(|x| ((x << (scale + 1)) + &norm).div_floor(&(&norm * 2)));
        let all = [
            scaled[0].clone(),
            scaled[1].clone(),
            &scaled[0] - &scaled[1],
        ];
        let full = BigInt::one() << (64 * limb_count);
        Self {
            short: all.iter().all(|x| x.abs().bits() < 63),
            parts: all.map(|x| {
                let mut part = [0; 4];
                part[..limb_count]
                    .copy_from_slice(&words_of(x.mod_floor(&full).magnitude(), limb_count));
                part
            }),
        }
    }

    /// `T ≈ ρ/Q^j` modulo 2^32, of coordinates to which 2^(64L−1) was added.
    #[inline(always)]
    pub(super) fn quotient<const L: usize>(
        &self,
        rho: &[[[u64; BLOCK]; L]; 2],
        n: usize,
        t: &mut [[i32; BLOCK]; 2],
    ) {
        let [tx, ty] = t;
        // (x + yω)(a + bω) = (xa − yb) + (xb + y(a − b))ω
        if self.short {
            let [a, b, d] = self.parts.map(|p| p[0] as i64);
            let high = |x: u64, k: i64| ((x as i64 as i128 * k as i128) >> 64) as i64;
            for i in 0..n {
                let (x, y) = (rho[0][L - 1][i] ^ SIGN, rho[1][L - 1][i] ^ SIGN);
                tx[i] = ((high(x, a) - high(y, b)) >> GUARD) as i32;
                ty[i] = ((high(x, b) + high(y, d)) >> GUARD) as i32;
            }
        } else {
            let [a, b, d]: [[u64; L]; 3] = self.parts.map(|p| std::array::from_fn(|i| p[i]));
            // The products of the 2^(64L−1) that was added to x and y.
            let half = |k: &[u64; L]| k[0] >> 1 | k[1] << 63;
            let re_added = half(&a).wrapping_sub(half(&b));
            let im_added = half(&b).wrapping_add(half(&d));
            for i in 0..n {
                let [x, y]: [[u64; L]; 2] = [0, 1].map(|j| std::array::from_fn(|k| rho[j][k][i]));
                let re = window(&x, &a)
                    .wrapping_sub(window(&y, &b))
                    .wrapping_sub(re_added);
                let im = window(&x, &b)
                    .wrapping_add(window(&y, &d))
                    .wrapping_sub(im_added);
                tx[i] = (re >> GUARD) as i32;
                ty[i] = (im >> GUARD) as i32;
            }
        }
    }
}

/// Bits 64L to 64L + 63 of the product of an unsigned x and a signed k, up to an error of a few units.
#[inline(always)]
fn window<const L: usize>(x: &[u64; L], k: &[u64; L]) -> u64 {
    let mut sum = 0u64;
    for i in 0..L {
        for j in 0..L {
            if i + j == L {
                sum = sum.wrapping_add(x[i].wrapping_mul(k[j]));
            } else if i + j + 1 == L {
                sum = sum.wrapping_add(((x[i] as u128 * k[j] as u128) >> 64) as u64);
            }
        }
    }
    sum.wrapping_sub(((k[L - 1] as i64) >> 63) as u64 & x[0])
}

impl Nearest {
    /// Adds piece `j` to the rest: `T_j − Q·T_{j+1}`.
    #[inline(always)]
    pub(super) fn quotients<const L: usize>(
        &self,
        rho: &[[[u64; BLOCK]; L]; 2],
        j: usize,
        n: usize,
        work: &mut Work,
    ) {
        if j == 0 {
            for (rho, t) in rho.iter().zip(&mut work.quotient) {
                for (t, rho) in t[..n].iter_mut().zip(&rho[0]) {
                    *t = *rho as i32;
                }
            }
        }
        let mut next = [[0i32; BLOCK]; 2];
        if let Some(reciprocal) = self.reciprocals.get(j) {
            reciprocal.quotient(rho, n, &mut next);
        }
        let [u, v] = self.piece_radix;
        let [rest_x, rest_y] = &mut work.rest;
        for i in 0..n {
            let (x, y) = (next[0][i], next[1][i]);
            let yv = y.wrapping_mul(v);
            let px = x.wrapping_mul(u).wrapping_sub(yv);
            let py = x
                .wrapping_mul(v)
                .wrapping_add(y.wrapping_mul(u))
                .wrapping_sub(yv);
            rest_x[i] = rest_x[i].wrapping_add(work.quotient[0][i]).wrapping_sub(px);
            rest_y[i] = rest_y[i].wrapping_add(work.quotient[1][i]).wrapping_sub(py);
        }
        work.quotient = next;
    }
}
