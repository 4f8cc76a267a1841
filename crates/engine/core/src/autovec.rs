//! Integer loops, compiled for the vectors of this machine as well. (What rings need is theirs: see [`crate::ring`].)
#![allow(unsafe_code)]

/// Runs a loop over small integers, which the compiler vectorises: 32 bytes at a time where the machine has
/// AVX2, else as for any machine. What the loop calls must be inlined into it to be compiled so.
#[inline(always)]
pub(crate) fn autovec<T>(job: impl FnOnce() -> T) -> T {
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
    {
        // SAFETY: the features were just detected.
        return unsafe { with_avx2(job) };
    }
    job()
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2")]
fn with_avx2<T>(job: impl FnOnce() -> T) -> T {
    job()
}
