//! The functions that C sees; `include/` declares each and says what its pointers must be.
//!
//! Every function but four answers a code of [`crate::status`], catches what panics, and writes its result at the end,
//! when nothing can fail any more.

#![allow(unsafe_code)]
// The headers say what is asked of the caller, once for all functions: `msmith.h`, "Memory".
#![allow(clippy::missing_safety_doc)]

mod bases;
mod blst;
mod engine;
mod groth16;
mod kzg;
mod shapes;
mod stream;

use std::ffi::c_void;

use msmith::Engine;

use crate::caller::{self, Pointers};
use crate::form::{Form, point_bytes};
use crate::points::{Bytes, Given};
use crate::scalars::{self, Integers};
use crate::status::{Failure, MSMITH_LENGTH};

pub use crate::caller::{
    CallerOptions, MSMITH_AUTO, MSMITH_EDMSM, MSMITH_EISENSTEIN, MSMITH_GLV, MSMITH_NAIVE,
    MSMITH_SIGNED_WINDOWS, MSMITH_STRAUS, MSMITH_SUBSET, Progress,
};
pub use crate::form::{
    MSMITH_BIG_ENDIAN, MSMITH_PLAIN, MSMITH_POINTERS, MSMITH_SCALARS_BIG_ENDIAN, MSMITH_SIGNED,
};
pub use bases::{
    BasesHandle, msmith_bases_msm, msmith_bases_new, msmith_bases_open, msmith_bases_save,
    msmith_bases_size,
};
pub use blst::{
    BlstP1, BlstP1Affine, BlstP2, BlstP2Affine, msmith_blst_p1s_mult_pippenger,
    msmith_blst_p2s_mult_pippenger,
};
pub use engine::{
    EngineHandle, msmith_check, msmith_close, msmith_curve_name, msmith_engine_new,
    msmith_engine_release, msmith_error, msmith_error_item, msmith_msm, msmith_point_bytes,
    msmith_version,
};
pub use groth16::*;
pub use kzg::*;
pub use shapes::{msmith_fft, msmith_mul_base, msmith_mul_each};
pub use stream::{StreamHandle, msmith_stream_new, msmith_stream_push, msmith_stream_sum};

/// The caller's points: n of them, `stride` bytes from one to the next, 0 for none between them.
unsafe fn points<'a>(
    engine: &Engine,
    points: *const c_void,
    stride: usize,
    n: usize,
    form: Form,
) -> Result<Given<'a>, Failure> {
    let each = point_bytes(engine);
    let bytes = if form.has_pointers() {
        if stride != 0 {
            return Err(Failure::new(
                MSMITH_LENGTH,
                "`stride` must be 0 with MSMITH_POINTERS",
            ));
        }
        // SAFETY: as the header says.
        Bytes::Listed(unsafe { Pointers::read(points, n, each, false, "points")? })
    } else {
        let stride = match stride {
            0 => each,
            stride if stride >= each => stride,
            stride => {
                return Err(Failure::new(
                    MSMITH_LENGTH,
                    format!(
                        "`stride` is {stride}, but a point has {each} bytes (msmith_point_bytes)"
                    ),
                ));
            }
        };
        // SAFETY: as the header says.
        let bytes = unsafe { caller::bytes(points, n, stride, each, "points")? };
        Bytes::Row { bytes, stride, n }
    };
    Given::new(engine, bytes, form)
}

/// The caller's scalars: n of them, of `nbits` bits.
unsafe fn integers<'a>(
    scalars: *const c_void,
    nbits: usize,
    n: usize,
    form: Form,
) -> Result<Integers<'a>, Failure> {
    let each = scalars::width(nbits, form)?;
    // SAFETY: as the header says.
    let bytes = unsafe { caller::bytes(scalars, n, each, each, "scalars")? };
    Integers::new(bytes, nbits, form)
}
