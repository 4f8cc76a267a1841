//! Which instructions the sweep uses: the same code, compiled for each.
#![allow(unsafe_code)]

use super::engine::{Engine, Shared};
use super::layer::Layer;
use super::number::Number;
use super::plan::Plan;

/// Instructions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Simd {
    /// Those of any machine of the target.
    Portable,
    /// AVX2.
    Avx2,
    /// AVX-512 F, BW, DQ and VL.
    Avx512,
}

impl Simd {
    /// All, the preferred one last.
    pub const ALL: [Self; 3] = [Self::Portable, Self::Avx2, Self::Avx512];

    /// This machine has them.
    pub fn is_available(self) -> bool {
        match self {
            Self::Portable => true,
            #[cfg(target_arch = "x86_64")]
            Self::Avx2 => is_x86_feature_detected!("avx2"),
            #[cfg(target_arch = "x86_64")]
            Self::Avx512 => {
                is_x86_feature_detected!("avx512f")
                    && is_x86_feature_detected!("avx512bw")
                    && is_x86_feature_detected!("avx512dq")
                    && is_x86_feature_detected!("avx512vl")
            }
            #[cfg(not(target_arch = "x86_64"))]
            _ => false,
        }
    }

    /// The best that this machine has.
    pub fn detect() -> Self {
        let best = Self::ALL.into_iter().rev().find(|s| s.is_available());
        best.unwrap_or(Self::Portable)
    }
}

macro_rules! compiled {
    ($name:ident, $features:literal) => {
        #[cfg(target_arch = "x86_64")]
        #[target_feature(enable = $features)]
        fn $name<T: Number, const N: usize>(
            plan: &Plan<T>,
            scratch: &mut [[T; N]],
            shared: Shared<'_>,
            d: usize,
            from: &Layer<T, N>,
            to: &mut Layer<T, N>,
        ) {
            Engine::layer(plan, scratch, shared, d, from, to);
        }
    };
}

compiled!(avx2, "avx2");
compiled!(avx512, "avx512f,avx512bw,avx512dq,avx512vl");

/// [`Engine::layer`], with the instructions that `shared` names. Whoever sets them has asked whether they are there.
pub(super) fn layer<T: Number, const N: usize>(
    plan: &Plan<T>,
    scratch: &mut [[T; N]],
    shared: Shared<'_>,
    d: usize,
    from: &Layer<T, N>,
    to: &mut Layer<T, N>,
) {
    match shared.simd {
        // SAFETY: a `Search` takes only instructions that are available.
        #[cfg(target_arch = "x86_64")]
        Simd::Avx512 => unsafe { avx512(plan, scratch, shared, d, from, to) },
        // SAFETY: as above.
        #[cfg(target_arch = "x86_64")]
        Simd::Avx2 => unsafe { avx2(plan, scratch, shared, d, from, to) },
        _ => Engine::layer(plan, scratch, shared, d, from, to),
    }
}
