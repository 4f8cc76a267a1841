//! Nothing outside this crate can name a lane type, so that no safe code reaches vector instructions on a machine without
//! them: [`crate::cpu`] looks them up first.
//!
//! Each path here is used twice: by code outside, which the compiler must refuse because the path is private, and by code
//! inside, so that a path that is refused for another reason, such as a name that is gone, fails too.
//!
//! ```
//! // From outside, paths that are open.
//! use msmith_core::{cpu::LanesJob, ring::mont64::Mont64};
//! ```

macro_rules! private {
    ($($(#[$condition:meta])* $inside:ident: $($path:ident)::+;)*) => {
        $(
            /// ```compile_fail,E0603
            #[doc = concat!("use msmith_core::", stringify!($($path)::+), ";")]
            /// ```
            #[allow(unused_imports)]
            $(#[$condition])*
            mod $inside {
                use crate::$($path)::+;
            }
        )*
    };
}
private!(
    lanes: ring::lanes;
    field: ring::lanes::Field;
    field_by_its_file: ring::lanes::field::Field;
    vectors: ring::lanes::Vec8;
    digits: ring::lanes::Digits;
    rows: ring::lanes::rows::Row;
    digit_rows: ring::lanes::AsRows;
    shapes: ring::lanes::Shape;
    digit_products: ring::lanes::simd::Wide;
    kernels: ring::lanes::kernel::Splat;
    #[cfg(target_arch = "x86_64")]
    ifma: ring::lanes::ifma::Ifma;
    #[cfg(target_arch = "x86_64")]
    avx_ifma: ring::lanes::avx_ifma::AvxIfma;
    #[cfg(target_arch = "x86_64")]
    avx2: ring::lanes::avx2::Avx2;
    #[cfg(msmith_relaxed)]
    relaxed: ring::lanes::relaxed::Relaxed;
    #[cfg(target_arch = "x86_64")]
    shared: ring::lanes::shared::Prime;
    #[cfg(target_arch = "x86_64")]
    doubles: ring::lanes::fma512::F512;
    #[cfg(any(test, feature = "testing"))]
    emulated: ring::lanes::emulated::SoftIfma;
);
