//! Digits in doubles are right only where sums are rounded to nearest. A caller's thread may round otherwise, or may
//! have exceptions unmasked, which would end the process at the first inexact product; threads that it starts inherit
//! that.

use core::arch::asm;
use core::hint::black_box;

/// To nearest, subnormals kept, every exception masked: what a process begins with.
const USUAL: u32 = 0x1f80;
/// Flags of exceptions that have occurred, which say nothing about how to compute.
const FLAGS: u32 = 0x3f;

/// The caller's control word, if it was another one, restored when this is dropped, by a panic too.
struct Caller(Option<u32>);

impl Caller {
    /// Sets the usual one.
    fn leave() -> Self {
        let caller = control_word();
        if caller & !FLAGS == USUAL {
            return Self(None);
        }
        set(USUAL);
        Self(Some(caller))
    }
}

impl Drop for Caller {
    fn drop(&mut self) {
        if let Some(caller) = self.0 {
            set(caller);
        }
    }
}

/// Runs a job, and the threads that it starts, with sums of doubles rounded to nearest and no exception unmasked,
/// whatever the caller's thread is set to. [`with_lanes`](crate::cpu::with_lanes) does it; planners, which compute in
/// doubles, need it too.
pub fn to_nearest<T>(job: impl FnOnce() -> T) -> T {
    let _caller = Caller::leave();
    // That operations depend on the control word the compiler does not know: none may be moved to where it is another.
    black_box(called(black_box(job)))
}

#[inline(never)]
fn called<T>(job: impl FnOnce() -> T) -> T {
    job()
}

fn control_word() -> u32 {
    let mut word = 0u32;
    // SAFETY: every x86-64 has the instruction, which writes four bytes, those of `word`.
    unsafe { asm!("stmxcsr [{}]", in(reg) &raw mut word, options(nostack, preserves_flags)) };
    word
}

fn set(word: u32) {
    // SAFETY: as above, and only words are loaded that were read, or that have no reserved bit.
    unsafe {
        asm!("ldmxcsr [{}]", in(reg) &raw const word, options(nostack, readonly, preserves_flags))
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Toward +∞, exceptions masked; the same with those of division by zero and inexact results unmasked.
    const UPWARD: u32 = USUAL | 2 << 13;
    const TRAPS: u32 = UPWARD & !(1 << 9 | 1 << 12);

    fn third() -> f64 {
        black_box(1.0) / black_box(3.0)
    }

    #[test]
    fn the_callers_mode_is_left_and_restored() {
        let nearest = third();
        for mode in [UPWARD, TRAPS] {
            let before = control_word();
            set(UPWARD);
            let upward = third();
            set(mode);
            let (here, there) = to_nearest(|| {
                let there = std::thread::spawn(third).join();
                (third(), there.ok())
            });
            let after = control_word();
            set(before);
            assert_eq!((here, there), (nearest, Some(nearest)));
            assert_eq!(after & !FLAGS, mode);
            assert!(upward > nearest);
        }
    }

    #[test]
    fn restored_by_a_panic() {
        let before = control_word();
        set(UPWARD);
        let panicked = std::panic::catch_unwind(|| to_nearest(|| panic!("on purpose")));
        let after = control_word();
        set(before);
        assert!(panicked.is_err() && after & !FLAGS == UPWARD);
    }
}
