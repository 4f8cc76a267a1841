//! Montgomery products of 4 and 6 words with the two carry chains of `mulx`, `adcx`, `adox`.
//!
//! The same no-carry CIOS as [`super::kernels::mul_no_carry`]: the running sum stays in registers;
//! in each row one chain adds the low halves of the products and the other the high halves.
#![allow(unsafe_code)]

use std::arch::asm;

/// Whether this machine has `mulx`, `adcx` and `adox`.
pub fn available() -> bool {
    is_x86_feature_detected!("bmi2") && is_x86_feature_detected!("adx")
}

/// `x += h` with the first chain; `(h, l) ← rdx·[m + off]`; `x += l` with the second.
macro_rules! step {
    ($x:literal, $h:literal, $m:literal, $off:literal) => {
        concat!(
            "adcx {",
            $x,
            "}, {",
            $h,
            "}\n",
            "mulx {",
            $h,
            "}, {l}, [{",
            $m,
            "} + ",
            $off,
            "]\n",
            "adox {",
            $x,
            "}, {l}\n"
        )
    };
}

/// `(h, t) ← t + a·b_i`, `b_i` at byte `$row` of `b`.
macro_rules! accumulate {
    ($row:literal; $($t:literal $off:literal)+) => {
        concat!(
            "mov rdx, [{b} + ", $row, "]\n",
            "xor {l:e}, {l:e}\n",
            "mulx {h}, {l}, [{a}]\n",
            "adox {t0}, {l}\n",
            $(step!($t, "h", "a", $off),)+
            "mov {l:e}, 0\n",
            "adcx {h}, {l}\n",
            "adox {h}, {l}\n"
        )
    };
}

/// `t ← ((h, t) + m·p) / 2^64` with `m = −t_0/p mod 2^64`; the `N` words of `p` are followed by
/// `−1/p` at byte `$n0`. `$x $t` are neighbouring words: `t_(j−1)` and `t_j`.
macro_rules! divide {
    ($n0:literal; $top:literal; $($x:literal $t:literal $off:literal)+) => {
        concat!(
            "mov rdx, [{p} + ", $n0, "]\n",
            "imul rdx, {t0}\n",
            "xor {l:e}, {l:e}\n",
            "mulx {k}, {l}, [{p}]\n",
            "adcx {l}, {t0}\n",
            "mov {t0}, {k}\n",
            $(step!($x, $t, "p", $off),)+
            "mov {l:e}, 0\n",
            "adcx {", $top, "}, {l}\n",
            "adox {", $top, "}, {h}\n"
        )
    };
}

/// The words of `t` and their byte offsets, for 4 and for 6 words.
macro_rules! row4 {
    ($row:literal) => {
        concat!(
            accumulate!($row; "t1" 8 "t2" 16 "t3" 24),
            divide!(32; "t3"; "t0" "t1" 8 "t1" "t2" 16 "t2" "t3" 24)
        )
    };
}
macro_rules! row6 {
    ($row:literal) => {
        concat!(
            accumulate!($row; "t1" 8 "t2" 16 "t3" 24 "t4" 32 "t5" 40),
            divide!(48; "t5"; "t0" "t1" 8 "t1" "t2" 16 "t2" "t3" 24 "t3" "t4" 32 "t4" "t5" 40)
        )
    };
}

/// `a·b/R` below `2p`, where `a < p < R/2`; four words each.
///
/// # Safety
/// [`available`] holds; `a` and `b` point to 4 words and `p` to 5, the modulus and `−1/p`.
#[inline(always)]
pub unsafe fn mul4(a: *const u64, b: *const u64, p: *const u64) -> [u64; 4] {
    let (t0, t1, t2, t3): (u64, u64, u64, u64);
    // SAFETY: reads the words that the caller vouches for, writes registers only.
    unsafe {
        asm!(
            "xor {t0:e}, {t0:e}",
            "xor {t1:e}, {t1:e}",
            "xor {t2:e}, {t2:e}",
            "xor {t3:e}, {t3:e}",
            row4!(0),
            row4!(8),
            row4!(16),
            row4!(24),
            a = in(reg) a,
            b = in(reg) b,
            p = in(reg) p,
            t0 = out(reg) t0,
            t1 = out(reg) t1,
            t2 = out(reg) t2,
            t3 = out(reg) t3,
            h = out(reg) _,
            l = out(reg) _,
            k = out(reg) _,
            out("rdx") _,
            options(pure, readonly, nostack),
        );
    }
    [t0, t1, t2, t3]
}

/// `a·b/R` below `2p`, where `a < p < R/2`; six words each.
///
/// # Safety
/// [`available`] holds; `a` and `b` point to 6 words and `p` to 7, the modulus and `−1/p`.
#[inline(always)]
pub unsafe fn mul6(a: *const u64, b: *const u64, p: *const u64) -> [u64; 6] {
    let (t0, t1, t2, t3, t4, t5): (u64, u64, u64, u64, u64, u64);
    // SAFETY: reads the words that the caller vouches for, writes registers only.
    unsafe {
        asm!(
            "xor {t0:e}, {t0:e}",
            "xor {t1:e}, {t1:e}",
            "xor {t2:e}, {t2:e}",
            "xor {t3:e}, {t3:e}",
            "xor {t4:e}, {t4:e}",
            "xor {t5:e}, {t5:e}",
            row6!(0),
            row6!(8),
            row6!(16),
            row6!(24),
            row6!(32),
            row6!(40),
            a = in(reg) a,
            b = in(reg) b,
            p = in(reg) p,
            t0 = out(reg) t0,
            t1 = out(reg) t1,
            t2 = out(reg) t2,
            t3 = out(reg) t3,
            t4 = out(reg) t4,
            t5 = out(reg) t5,
            h = out(reg) _,
            l = out(reg) _,
            k = out(reg) _,
            out("rdx") _,
            options(pure, readonly, nostack),
        );
    }
    [t0, t1, t2, t3, t4, t5]
}
