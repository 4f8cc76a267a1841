//! Montgomery products of 4, 6 and 12 words with the two carry chains of `mulx`, `adcx`, `adox`.
//!
//! The same no-carry CIOS as [`super::kernels::mul_no_carry`]; in each row one chain adds the low
//! halves of the products and the other the high halves. The running sum stays in registers, for
//! 12 words in memory.
#![allow(unsafe_code)]

use super::Mont64;
use core::arch::{asm, naked_asm};

/// Whether this machine has `mulx`, `adcx` and `adox`.
pub fn available() -> bool {
    is_x86_feature_detected!("bmi2") && is_x86_feature_detected!("adx")
}

/// `x += h` with the first chain; `(h, l) ← rdx·[m + off]`; `x += l` with the second. In the products of 4 and 6 words
/// `h` is `rbp` unless said, `l` is `r12` and `k` is `r13`; `rdi`, `rsi`, `rcx` point to p, a and b.
macro_rules! step {
    ($x:literal, $h:literal, $m:literal, $off:literal) => {
        concat!(
            "adcx ", $x, ", ", $h, "\n", "mulx ", $h, ", r12, [", $m, " + ", $off, "]\n", "adox ",
            $x, ", r12\n"
        )
    };
}

/// `(h, t) ← t + a·b_i`, `b_i` at byte `$row` of `b`.
macro_rules! accumulate {
    ($row:literal; $($t:literal $off:literal)+) => {
        concat!(
            "mov rdx, [rcx + ", $row, "]\n",
            "xor r12d, r12d\n",
            "mulx rbp, r12, [rsi]\n",
            "adox rax, r12\n",
            $(step!($t, "rbp", "rsi", $off),)+
            "mov r12d, 0\n",
            "adcx rbp, r12\n",
            "adox rbp, r12\n"
        )
    };
}

/// `(h, t) ← a·b_0`; `$t $next` are the words that take the low and the high half.
macro_rules! first {
    ($($t:literal $next:literal $off:literal)+) => {
        concat!(
            "mov rdx, [rcx]\n",
            "mulx r8, rax, [rsi]\n",
            "xor r12d, r12d\n",
            $(
                "mulx ", $next, ", r12, [rsi + ", $off, "]\n",
                "adcx ", $t, ", r12\n",
            )+
            "mov r12d, 0\n",
            "adcx rbp, r12\n"
        )
    };
}

/// `t ← ((h, t) + m·p) / 2^64` with `m = −t_0/p mod 2^64`; the `N` words of `p` are followed by
/// `−1/p` at byte `$n0`. `$x $t` are neighbouring words: `t_(j−1)` and `t_j`.
macro_rules! divide {
    ($n0:literal; $top:literal; $($x:literal $t:literal $off:literal)+) => {
        concat!(
            "mov rdx, [rdi + ", $n0, "]\n",
            "imul rdx, rax\n",
            "xor r12d, r12d\n",
            "mulx r13, r12, [rdi]\n",
            "adcx r12, rax\n",
            "mov rax, r13\n",
            $(step!($x, $t, "rdi", $off),)+
            "mov r12d, 0\n",
            "adcx ", $top, ", r12\n",
            "adox ", $top, ", rbp\n"
        )
    };
}

/// One row of 4 and of 6 words, `b_i` at byte `$row`.
macro_rules! row4 {
    (0) => {
        concat!(first!("r8" "r9" 8 "r9" "r10" 16 "r10" "rbp" 24), row4!())
    };
    ($row:literal) => {
        concat!(accumulate!($row; "r8" 8 "r9" 16 "r10" 24), row4!())
    };
    () => {
        divide!(32; "r10"; "rax" "r8" 8 "r8" "r9" 16 "r9" "r10" 24)
    };
}
macro_rules! row6 {
    (0) => {
        concat!(
            first!("r8" "r9" 8 "r9" "r10" 16 "r10" "r11" 24 "r11" "rbx" 32 "rbx" "rbp" 40),
            row6!()
        )
    };
    ($row:literal) => {
        concat!(accumulate!($row; "r8" 8 "r9" 16 "r10" 24 "r11" 32 "rbx" 40), row6!())
    };
    () => {
        divide!(48; "rbx"; "rax" "r8" 8 "r8" "r9" 16 "r9" "r10" 24 "r10" "r11" 32 "r11" "rbx" 40)
    };
}

/// `t ← t − p` unless that is negative; `$t $d $off` are a word, where its copy goes, and its place in p.
macro_rules! reduce {
    ($($t:literal $d:literal $off:literal)+) => {
        concat!(
            $("mov ", $d, ", ", $t, "\n",)+
            "sub rax, [rdi]\n",
            reduce!(@ $($t $off)+),
            $("cmovc ", $t, ", ", $d, "\n",)+
        )
    };
    (@ $first:literal $zero:literal $($t:literal $off:literal)+) => {
        concat!($("sbb ", $t, ", [rdi + ", $off, "]\n",)+)
    };
}

/// The product of a ring without these instructions, for the functions below.
extern "sysv64" fn portable<const N: usize>(
    ring: &Mont64<N>,
    a: &[u64; N],
    b: &[u64; N],
    out: &mut [u64; N],
) {
    *out = ring.product_portable(a, b);
}

/// `a·b/R mod p`, canonical, in `rax`, `r8`, `r9` and `r10`, where `a < p` and `b < R`: a result that is read from
/// registers is not copied in memory, where wide loads would wait for the narrow stores before them.
///
/// To be called from assembly with `rdi`, `rsi` and `rcx` pointing to the ring and the 4 words of a and of b; otherwise as
/// the convention says.
#[unsafe(naked)]
pub extern "sysv64" fn product4() {
    naked_asm!(
        "cmp byte ptr [rdi + {adx}], 0",
        "je 2f",
        "push rbp",
        "push r12",
        "push r13",
        row4!(0),
        row4!(8),
        row4!(16),
        row4!(24),
        reduce!("rax" "rcx" 0 "r8" "rdx" 8 "r9" "rsi" 16 "r10" "rbp" 24),
        "pop r13",
        "pop r12",
        "pop rbp",
        "ret",
        "2:",
        "sub rsp, 40",
        "mov rdx, rcx",
        "mov rcx, rsp",
        "call {portable}",
        "mov rax, [rsp]",
        "mov r8, [rsp + 8]",
        "mov r9, [rsp + 16]",
        "mov r10, [rsp + 24]",
        "add rsp, 40",
        "ret",
        adx = const core::mem::offset_of!(Mont64<4>, adx),
        portable = sym portable::<4>,
    )
}

/// The same of 6 words, in `rax`, `r8`, `r9`, `r10`, `r11` and `rcx`.
#[unsafe(naked)]
pub extern "sysv64" fn product6() {
    naked_asm!(
        "cmp byte ptr [rdi + {adx}], 0",
        "je 2f",
        "push rbp",
        "push rbx",
        "push r12",
        "push r13",
        row6!(0),
        row6!(8),
        row6!(16),
        row6!(24),
        row6!(32),
        row6!(40),
        reduce!("rax" "rcx" 0 "r8" "rdx" 8 "r9" "rsi" 16 "r10" "rbp" 24 "r11" "r12" 32 "rbx" "r13" 40),
        "mov rcx, rbx",
        "pop r13",
        "pop r12",
        "pop rbx",
        "pop rbp",
        "ret",
        "2:",
        "sub rsp, 56",
        "mov rdx, rcx",
        "mov rcx, rsp",
        "call {portable}",
        "mov rax, [rsp]",
        "mov r8, [rsp + 8]",
        "mov r9, [rsp + 16]",
        "mov r10, [rsp + 24]",
        "mov r11, [rsp + 32]",
        "mov rcx, [rsp + 40]",
        "add rsp, 56",
        "ret",
        adx = const core::mem::offset_of!(Mont64<6>, adx),
        portable = sym portable::<6>,
    )
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
