//! The C face: its headers, programs in C and C++ against it, and its sums against those of the engine.
#![allow(unsafe_code)]
// The tests give what the headers ask for; what else they give is refused before it is read.
#![allow(clippy::undocumented_unsafe_blocks)]

mod floor;
mod groth16;
mod header;
mod kzg;
mod programs;
mod shapes;
mod sums;
mod watch;

use std::ffi::CStr;
use std::io::Write as _;

use msmith_capi::face::{EngineHandle, msmith_close, msmith_engine_new, msmith_error};
use msmith_capi::status::MSMITH_OK;

/// The message of this thread's last failure.
fn message() -> String {
    // SAFETY: a text of the library's.
    let text = unsafe { CStr::from_ptr(msmith_error()) };
    text.to_str().unwrap().to_owned()
}

/// Says what is not tested, past the harness, which keeps what tests print to itself.
fn skip(what: &str) {
    let _ = writeln!(std::io::stderr(), "SKIPPED: {what}");
}

/// Fails with the message unless the call succeeded.
#[track_caller]
fn must(code: i32) {
    assert_eq!(code, MSMITH_OK, "{}", message());
}

/// An engine, closed at the end.
struct Opened(*mut EngineHandle);

impl Opened {
    fn new(curve: &CStr, group: i32) -> Self {
        let mut engine = std::ptr::null_mut();
        // SAFETY: a text, and a place for a handle.
        must(unsafe { msmith_engine_new(curve.as_ptr(), group, std::ptr::null(), &mut engine) });
        Self(engine)
    }
}

impl Drop for Opened {
    fn drop(&mut self) {
        // SAFETY: any handle may be closed.
        must(unsafe { msmith_close(self.0.cast()) });
    }
}
