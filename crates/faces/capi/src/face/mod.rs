//! The functions that C sees; `include/` declares each and says what its pointers must be.
//!
//! Every function but four answers a code of [`crate::status`], catches what panics, and writes its result at the end,
//! when nothing can fail any more.

#![allow(unsafe_code)]
// The headers say what is asked of the caller, once for all functions: `msmith.h`, "Memory".
#![allow(clippy::missing_safety_doc)]
// What tables say is for the headers.
#![allow(rustdoc::broken_intra_doc_links)]

#[macro_use]
mod calls;

mod bases;
mod blst;
mod engine;
mod groth16;
mod kzg;
mod shapes;
mod stream;

use msmith::Engine;

use crate::caller::{At, Pointers};
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
pub use bases::*;
pub use blst::*;
pub use engine::*;
pub use groth16::*;
pub use kzg::*;
pub use shapes::*;
pub use stream::*;

/// The caller's points: n of them, `stride` bytes from one to the next, 0 for none between them.
fn points<'a>(
    engine: &Engine,
    points: At<'a>,
    stride: usize,
    n: usize,
    form: Form,
) -> Result<Given<'a>, Failure> {
    let each = point_bytes(engine);
    let bytes = if form.has_pointers() {
        if stride != 0 {
            let why = "`stride` must be 0 with MSMITH_POINTERS";
            return Err(Failure::new(MSMITH_LENGTH, why));
        }
        Bytes::Listed(Pointers::read(points, n, each, false, "points")?)
    } else {
        let stride = match stride {
            0 => each,
            stride if stride >= each => stride,
            stride => {
                let why = format!(
                    "`stride` is {stride}, but a point has {each} bytes (msmith_point_bytes)"
                );
                return Err(Failure::new(MSMITH_LENGTH, why));
            }
        };
        let bytes = points.bytes(n, stride, each, "points")?;
        Bytes::Row { bytes, stride, n }
    };
    Given::new(engine, bytes, form)
}

/// The caller's scalars: n of them, of `nbits` bits.
fn integers<'a>(
    scalars: At<'a>,
    nbits: usize,
    n: usize,
    form: Form,
) -> Result<Integers<'a>, Failure> {
    let each = scalars::width(nbits, form)?;
    let bytes = scalars.bytes(n, each, each, "scalars")?;
    Integers::new(bytes, nbits, form)
}
