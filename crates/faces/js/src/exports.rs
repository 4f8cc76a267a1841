//! The functions that a module exports: addresses become slices here, and failures numbers.
//!
//! # Safety
//!
//! Of all of them: addresses are of the caller's own memory, as `alloc` gave it, of at least the bytes that the arguments
//! say; no other call uses it meanwhile, and what is written does not overlap what is read unless that is allowed. In
//! WebAssembly what is outside the memory is refused.
#![allow(unsafe_code)]
#![allow(
    clippy::missing_safety_doc,
    reason = "it is said once, in the head of the file"
)]

#[macro_use]
mod calls;
mod fields;
mod groups;
#[cfg(feature = "kzg")]
mod kzg;
#[cfg(feature = "groth16")]
mod proofs;

use std::cell::{Cell, RefCell};

use crate::failure::Failure;
use crate::memory::{self, Out};
use crate::state::{self, Answer};
pub use fields::*;
pub use groups::*;
#[cfg(feature = "kzg")]
pub use kzg::*;
#[cfg(feature = "groth16")]
pub use proofs::*;

thread_local! {
    /// Whether a call has begun and not ended.
    static RUNNING: Cell<bool> = const { Cell::new(false) };
    static PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Runs a call.
fn call<T: Answer>(job: impl FnOnce() -> Result<T, Failure>) -> i32 {
    #[cfg(target_arch = "wasm32")]
    watch_panics();
    memory::forget_refused();
    RUNNING.set(true);
    let done = job().and_then(Answer::number);
    RUNNING.set(false);
    done.unwrap_or_else(|failure| {
        state::fail(failure);
        -1
    })
}

/// What a panic says is kept: nobody prints it.
#[cfg(target_arch = "wasm32")]
fn watch_panics() {
    static ONCE: std::sync::Once = std::sync::Once::new();
    ONCE.call_once(|| {
        std::panic::set_hook(Box::new(|panic| PANIC.set(panic.to_string())));
    });
}

/// The last failure, or why the last call trapped.
fn last_failure() -> String {
    let failure = match (RUNNING.get(), memory::refused()) {
        (false, _) => state::failure(),
        (true, 0) => Some(Failure::new(
            "INTERNAL",
            PANIC.with_borrow(|why| format!("the module trapped: {why}")),
        )),
        (true, bytes) => Some(Failure::new(
            "MEMORY",
            format!("there is no memory for {bytes} bytes more"),
        )),
    };
    failure.map_or_else(String::new, |failure| failure.to_json())
}

/// See the head of the crate.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn alloc(bytes: usize) -> *mut u8 {
    memory::get(bytes)
}

/// See the head of the crate.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub unsafe extern "C" fn free(ptr: *mut u8, bytes: usize) {
    // SAFETY: as the caller says.
    unsafe { memory::give_back(ptr, bytes) }
}

/// See the head of the crate.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn failure_length() -> usize {
    last_failure().len()
}

/// See the head of the crate.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub unsafe extern "C" fn failure(to: *mut u8) {
    let said = last_failure();
    // SAFETY: as the caller says. What is outside the memory is not written.
    if let Ok(out) = unsafe { Out::new("the failure", to, said.len()) } {
        out.put(said.as_bytes());
    }
}

/// See the head of the crate.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn close(handle: u32) -> i32 {
    i32::from(!state::close(handle))
}

/// See the head of the crate.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn limit(bytes: f64) -> i32 {
    state::set_limit(bytes);
    0
}

/// See the head of the crate.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn live() -> f64 {
    memory::live() as f64
}

/// See the head of the crate.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn peak(from_now: u32) -> f64 {
    memory::peak(from_now != 0) as f64
}

/// See the head of the crate.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn release() -> i32 {
    state::release();
    0
}

exports! { target_arch = "wasm32";
    fn take(to: out("the result", state::left(), 1)) {
        to.put(&state::take())
    }
}
