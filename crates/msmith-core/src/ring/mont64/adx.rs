//! Montgomery products of 4, 6 and 12 words with the two carry chains of `mulx`, `adcx`, `adox`.
//!
//! The same no-carry CIOS as [`super::kernels::mul_no_carry`]; in each row one chain adds the low
//! halves of the products and the other the high halves. The running sum stays in registers, for
//! 12 words in memory.
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

/// `(h, t) ← a·b_0`; `$t $next` are the words that take the low and the high half.
macro_rules! first {
    ($($t:literal $next:literal $off:literal)+) => {
        concat!(
            "mov rdx, [{b}]\n",
            "mulx {t1}, {t0}, [{a}]\n",
            "xor {l:e}, {l:e}\n",
            $(
                "mulx {", $next, "}, {l}, [{a} + ", $off, "]\n",
                "adcx {", $t, "}, {l}\n",
            )+
            "mov {l:e}, 0\n",
            "adcx {h}, {l}\n"
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

/// One row of 4 and of 6 words, `b_i` at byte `$row`.
macro_rules! row4 {
    (0) => {
        concat!(first!("t1" "t2" 8 "t2" "t3" 16 "t3" "h" 24), row4!())
    };
    ($row:literal) => {
        concat!(accumulate!($row; "t1" 8 "t2" 16 "t3" 24), row4!())
    };
    () => {
        divide!(32; "t3"; "t0" "t1" 8 "t1" "t2" 16 "t2" "t3" 24)
    };
}
macro_rules! row6 {
    (0) => {
        concat!(first!("t1" "t2" 8 "t2" "t3" 16 "t3" "t4" 24 "t4" "t5" 32 "t5" "h" 40), row6!())
    };
    ($row:literal) => {
        concat!(accumulate!($row; "t1" 8 "t2" 16 "t3" 24 "t4" 32 "t5" 40), row6!())
    };
    () => {
        divide!(48; "t5"; "t0" "t1" 8 "t1" "t2" 16 "t2" "t3" 24 "t3" "t4" 32 "t4" "t5" 40)
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

/// One word of a row on a sum in memory: `(next, word) ← rdx·[m + off] + high + [t + off]`, the
/// word stored at `$to`.
macro_rules! word {
    ($high:literal $next:literal; $m:literal $off:literal $to:literal) => {
        concat!(
            "mulx {",
            $next,
            "}, {l}, [{",
            $m,
            "} + ",
            $off,
            "]\n",
            "adcx {l}, {",
            $high,
            "}\n",
            "adox {l}, [{t} + ",
            $off,
            "]\n",
            "mov [{t} + ",
            $to,
            "], {l}\n"
        )
    };
}

/// An odd number of words of a row, as pairs (offset read, offset written); the last high half is
/// in `g`.
macro_rules! words {
    ($m:literal; $($o1:literal $t1:literal $o2:literal $t2:literal)+; $o:literal $to:literal) => {
        concat!(
            $(word!("h" "g"; $m $o1 $t1), word!("g" "h"; $m $o2 $t2),)+
            word!("h" "g"; $m $o $to)
        )
    };
}

/// `a·b/R` below `2p`, where `a < p < R/2`; twelve words each.
///
/// # Safety
/// [`available`] holds; `a` and `b` point to 12 words and `p` to 13, the modulus and `−1/p`.
#[inline(always)]
pub unsafe fn mul12(a: *const u64, b: *const u64, p: *const u64) -> [u64; 12] {
    let mut t = [0u64; 12];
    // SAFETY: reads the words that the caller vouches for, writes registers and the 12 words of t.
    unsafe {
        asm!(
            "2:",
            "mov rdx, [{b}]",
            "xor {l:e}, {l:e}",
            "mulx {h}, {l}, [{a}]",
            "adox {l}, [{t}]",
            "mov [{t}], {l}",
            words!("a"; 8 8 16 16 24 24 32 32 40 40 48 48 56 56 64 64 72 72 80 80; 88 88),
            "mov {k:e}, 0",
            "adcx {g}, {k}",
            "adox {k}, {g}",
            "mov rdx, [{p} + 96]",
            "imul rdx, [{t}]",
            "xor {l:e}, {l:e}",
            "mulx {h}, {l}, [{p}]",
            "adox {l}, [{t}]",
            words!("p"; 8 0 16 8 24 16 32 24 40 32 48 40 56 48 64 56 72 64 80 72; 88 80),
            "mov {l:e}, 0",
            "adcx {g}, {l}",
            "adox {g}, {k}",
            "mov [{t} + 88], {g}",
            "add {b}, 8",
            "dec {rows:e}",
            "jnz 2b",
            a = in(reg) a,
            b = inout(reg) b => _,
            p = in(reg) p,
            t = in(reg) t.as_mut_ptr(),
            rows = inout(reg) 12 => _,
            h = out(reg) _,
            g = out(reg) _,
            l = out(reg) _,
            k = out(reg) _,
            out("rdx") _,
            options(nostack),
        );
    }
    t
}
