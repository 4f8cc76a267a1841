//! Products and squares modulo `2^255 − C` with the two carry chains of `mulx`, `adcx`, `adox`.
//!
//! Rows of partial products, one chain for their low halves and one for their high halves; the eight words stay in
//! registers and are folded there.
#![allow(unsafe_code)]

use std::arch::asm;

/// `(t4 … t7)·rdx + (t0 … t3)` folded into t0 … t3, `rdx = 2C`; `t4` … `t7` and `l` are lost.
macro_rules! fold {
    () => {
        "
        mov edx, {fold}
        xor {l:e}, {l:e}
        mulx {t4}, {l}, {t4}
        adcx {t0}, {l}
        adox {t1}, {t4}
        mulx {t5}, {l}, {t5}
        adcx {t1}, {l}
        adox {t2}, {t5}
        mulx {t6}, {l}, {t6}
        adcx {t2}, {l}
        adox {t3}, {t6}
        mulx {t7}, {l}, {t7}
        adcx {t3}, {l}
        mov {l:e}, 0
        adox {t7}, {l}
        adcx {t7}, {l}
        imul {t7}, {t7}, {fold}
        add {t0}, {t7}
        adc {t1}, 0
        adc {t2}, 0
        adc {t3}, 0
        jnc 2f
        add {t0}, {fold}
        2:
        "
    };
}

/// `a·b`.
///
/// # Safety
/// The machine has BMI2 and ADX.
#[inline(always)]
pub unsafe fn mul<const C: u64>(a: &[u64; 4], b: &[u64; 4]) -> [u64; 4] {
    let (t0, t1, t2, t3): (u64, u64, u64, u64);
    // SAFETY: reads four words at each pointer; the instructions are there as the caller promises.
    unsafe {
        asm!(
            "
            mov rdx, [{a}]
            mulx {t1}, {t0}, [{b}]
            mulx {t2}, {l}, [{b} + 8]
            add {t1}, {l}
            mulx {t3}, {l}, [{b} + 16]
            adc {t2}, {l}
            mulx {t4}, {l}, [{b} + 24]
            adc {t3}, {l}
            adc {t4}, 0

            mov rdx, [{a} + 8]
            xor {l:e}, {l:e}
            mulx {t5}, {l}, [{b}]
            adcx {t1}, {l}
            adox {t2}, {t5}
            mulx {t5}, {l}, [{b} + 8]
            adcx {t2}, {l}
            adox {t3}, {t5}
            mulx {t5}, {l}, [{b} + 16]
            adcx {t3}, {l}
            adox {t4}, {t5}
            mulx {t5}, {l}, [{b} + 24]
            adcx {t4}, {l}
            mov {l:e}, 0
            adox {t5}, {l}
            adcx {t5}, {l}

            mov rdx, [{a} + 16]
            xor {l:e}, {l:e}
            mulx {t6}, {l}, [{b}]
            adcx {t2}, {l}
            adox {t3}, {t6}
            mulx {t6}, {l}, [{b} + 8]
            adcx {t3}, {l}
            adox {t4}, {t6}
            mulx {t6}, {l}, [{b} + 16]
            adcx {t4}, {l}
            adox {t5}, {t6}
            mulx {t6}, {l}, [{b} + 24]
            adcx {t5}, {l}
            mov {l:e}, 0
            adox {t6}, {l}
            adcx {t6}, {l}

            mov rdx, [{a} + 24]
            xor {l:e}, {l:e}
            mulx {t7}, {l}, [{b}]
            adcx {t3}, {l}
            adox {t4}, {t7}
            mulx {t7}, {l}, [{b} + 8]
            adcx {t4}, {l}
            adox {t5}, {t7}
            mulx {t7}, {l}, [{b} + 16]
            adcx {t5}, {l}
            adox {t6}, {t7}
            mulx {t7}, {l}, [{b} + 24]
            adcx {t6}, {l}
            mov {l:e}, 0
            adox {t7}, {l}
            adcx {t7}, {l}
            ",
            fold!(),
            a = in(reg) a.as_ptr(),
            b = in(reg) b.as_ptr(),
            fold = const 2 * C,
            l = out(reg) _,
            t0 = out(reg) t0,
            t1 = out(reg) t1,
            t2 = out(reg) t2,
            t3 = out(reg) t3,
            t4 = out(reg) _,
            t5 = out(reg) _,
            t6 = out(reg) _,
            t7 = out(reg) _,
            out("rdx") _,
            options(pure, readonly, nostack),
        );
    }
    [t0, t1, t2, t3]
}

/// `a²`.
///
/// # Safety
/// The machine has BMI2 and ADX.
#[inline(always)]
pub unsafe fn sqr<const C: u64>(a: &[u64; 4]) -> [u64; 4] {
    let (t0, t1, t2, t3): (u64, u64, u64, u64);
    // SAFETY: reads four words at the pointer; the instructions are there as the caller promises.
    unsafe {
        asm!(
            "
            mov rdx, [{a}]
            mulx {t2}, {t1}, [{a} + 8]
            mulx {t3}, {l}, [{a} + 16]
            mulx {t4}, {t7}, [{a} + 24]
            add {t2}, {l}
            adc {t3}, {t7}
            adc {t4}, 0
            mov rdx, [{a} + 8]
            mulx {t7}, {l}, [{a} + 16]
            mulx {t5}, {t0}, [{a} + 24]
            add {t3}, {l}
            adc {t4}, {t7}
            adc {t5}, 0
            mov rdx, [{a} + 16]
            mulx {t6}, {l}, [{a} + 24]
            add {t4}, {t0}
            adc {t5}, {l}
            adc {t6}, 0

            mov {t7:e}, 0
            mov rdx, [{a}]
            mulx {l}, {t0}, rdx
            test {t7:e}, {t7:e}
            adcx {t1}, {t1}
            adox {t1}, {l}
            mov rdx, [{a} + 8]
            mulx {l}, rdx, rdx
            adcx {t2}, {t2}
            adox {t2}, rdx
            adcx {t3}, {t3}
            adox {t3}, {l}
            mov rdx, [{a} + 16]
            mulx {l}, rdx, rdx
            adcx {t4}, {t4}
            adox {t4}, rdx
            adcx {t5}, {t5}
            adox {t5}, {l}
            mov rdx, [{a} + 24]
            mulx {l}, rdx, rdx
            adcx {t6}, {t6}
            adox {t6}, rdx
            adcx {t7}, {t7}
            adox {t7}, {l}
            ",
            fold!(),
            a = in(reg) a.as_ptr(),
            fold = const 2 * C,
            l = out(reg) _,
            t0 = out(reg) t0,
            t1 = out(reg) t1,
            t2 = out(reg) t2,
            t3 = out(reg) t3,
            t4 = out(reg) _,
            t5 = out(reg) _,
            t6 = out(reg) _,
            t7 = out(reg) _,
            out("rdx") _,
            options(pure, readonly, nostack),
        );
    }
    [t0, t1, t2, t3]
}
