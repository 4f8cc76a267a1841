//! Radix-2^c signed digits read from columns of 32-bit words, one column position per integer.
//!
//! The integers are signed and already carry the bias `Σ_{k<h−1} 2^(c−1)·2^(ck)`; each c-bit group
//! less 2^(c−1) is then a digit, independent of its neighbours, and the topmost group, which has no
//! bias, is read as a signed number. Columns (not rows) of words let the compiler treat several
//! integers at once.

use num_bigint::BigUint;
use num_traits::One;

use super::{Digit, NONE, digit};
use crate::autovec::autovec;

/// Integers treated together, so that a window's digits are written in runs.
pub(crate) const BLOCK: usize = 128;

/// The bias for `windows` digits of width `c`: half of `2^c` in each but the topmost. In time linear in their number.
pub(crate) fn bias(c: u32, windows: usize) -> BigUint {
    let ones = (BigUint::one() << (c as usize * (windows - 1))) - 1u32;
    (ones / ((1u64 << c) - 1)) << (c - 1)
}

/// Writes the digits of `count` biased integers; `column[w·BLOCK + i]` is 32-bit word w of integer i
/// and `tag` is or-ed into every digit. Window k's digits go to `out[k·stride..]`.
pub(crate) fn extract(
    c: u32,
    windows: usize,
    column: &[u32],
    count: usize,
    tag: u32,
    out: &mut [Digit],
    stride: usize,
) {
    autovec(
        #[inline(always)]
        || {
            let half = 1i32 << (c - 1);
            let mask = (1u32 << c) - 1;
            for k in 0..windows {
                let (word, shift) = (c as usize * k / 32, (c as usize * k % 32) as u32);
                let low = &column[word * BLOCK..][..count];
                let high = &column[(word + 1) * BLOCK..][..count];
                let out = &mut out[k * stride..][..count];
                // In two steps, for the shift by 32.
                let group = |low: &u32, high: &u32| low >> shift | high << 1 << (31 - shift);
                if k + 1 < windows {
                    for ((out, low), high) in out.iter_mut().zip(low).zip(high) {
                        *out = encode(((group(low, high) & mask) as i32).wrapping_sub(half)) | tag;
                    }
                } else {
                    // One bit more than c: the topmost digit may be 2^(c−1) and may be negative.
                    for ((out, low), high) in out.iter_mut().zip(low).zip(high) {
                        *out = encode((group(low, high) << (31 - c)) as i32 >> (31 - c)) | tag;
                    }
                }
            }
        },
    );
}

/// A signed integer as a digit with |d| − 1 for its bucket.
#[inline(always)]
fn encode(d: i32) -> Digit {
    let sign = (d >> 31) as u32;
    let bucket = ((d as u32 ^ sign).wrapping_sub(sign)).wrapping_sub(1);
    // A digit zero has bucket −1: all ones above the unit, and the mask below sets the rest.
    let zero = if d == 0 { NONE } else { 0 };
    digit(bucket, 0, sign & 1) | zero
}
