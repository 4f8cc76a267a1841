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

mod fields;
#[cfg(feature = "kzg")]
mod kzg;
#[cfg(feature = "groth16")]
mod proofs;

use std::cell::{Cell, RefCell};

use crate::failure::Failure;
use crate::memory::{bytes, change, inside, read, text, write};
use crate::state::{self, Thing, keep};
use crate::{groups, memory};
pub use fields::*;
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
fn call(job: impl FnOnce() -> Result<i32, Failure>) -> i32 {
    #[cfg(target_arch = "wasm32")]
    watch_panics();
    memory::forget_refused();
    RUNNING.set(true);
    let done = job();
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
    // SAFETY: as the caller says. What is outside the memory is not written.
    let _ = unsafe { write("the failure", to, last_failure().as_bytes()) };
}

/// See the head of the crate.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub unsafe extern "C" fn take(to: *mut u8) -> i32 {
    call(|| {
        // SAFETY: as the caller says.
        unsafe { write("the result", to, &state::take()) }.map(|()| 0)
    })
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

/// See the head of the crate.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn about() -> i32 {
    call(|| state::leave(crate::about()?.into_bytes()))
}

/// See the head of the crate.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub unsafe extern "C" fn backend(name: *const u8, length: usize) -> i32 {
    call(|| {
        // SAFETY: as the caller says.
        let name = unsafe { text("the name", name, length) }?;
        state::set_backend(name).map(|()| 0)
    })
}

/// See the head of the crate.
#[cfg_attr(all(target_arch = "wasm32", feature = "sums"), unsafe(no_mangle))]
pub unsafe extern "C" fn group(name: *const u8, length: usize) -> i32 {
    call(|| {
        // SAFETY: as the caller says.
        let name = unsafe { text("the name", name, length) }?;
        keep(Thing::Group(groups::named(name)?))
    })
}

/// See the head of the crate.
#[cfg_attr(all(target_arch = "wasm32", feature = "sums"), unsafe(no_mangle))]
pub extern "C" fn point_bytes(group: u32) -> i32 {
    call(|| state::group(group, |engine| Ok(groups::point_bytes(engine) as i32)))
}

/// See the head of the crate.
#[cfg_attr(all(target_arch = "wasm32", feature = "sums"), unsafe(no_mangle))]
pub unsafe extern "C" fn generator(group: u32, out: *mut u8) -> i32 {
    let job = |engine: &_| {
        // SAFETY: as the caller says.
        unsafe { write("the generator", out, &groups::generator(engine)) }.map(|()| 0)
    };
    call(|| state::group(group, job))
}

/// See the head of the crate. **Variable time** in the scalars.
#[cfg_attr(all(target_arch = "wasm32", feature = "sums"), unsafe(no_mangle))]
pub unsafe extern "C" fn sum(
    group: u32,
    points: *const u8,
    n: usize,
    scalars: *const u8,
    scalar_bytes: usize,
    flags: u32,
    out: *mut u8,
) -> i32 {
    let job = |engine: &_| {
        let size = groups::point_bytes(engine);
        inside("the sum", out, size)?;
        // SAFETY: as the caller says.
        let points = unsafe { read("the points", points, bytes("the points", n, size)?) }?;
        let length = bytes("the scalars", n, scalar_bytes)?;
        // SAFETY: as the caller says.
        let scalars = unsafe { read("the scalars", scalars, length) }?;
        let sum = groups::sum(engine, points, scalars, scalar_bytes, flags)?;
        // SAFETY: as the caller says.
        unsafe { write("the sum", out, &sum) }.map(|()| 0)
    };
    call(|| state::group(group, job))
}

/// See the head of the crate.
#[cfg_attr(all(target_arch = "wasm32", feature = "sums"), unsafe(no_mangle))]
pub unsafe extern "C" fn add(group: u32, points: *const u8, n: usize, out: *mut u8) -> i32 {
    let job = |engine: &_| {
        let length = bytes("the points", n, groups::point_bytes(engine))?;
        // SAFETY: as the caller says.
        let sum = groups::add(engine, unsafe { read("the points", points, length) }?)?;
        // SAFETY: as the caller says.
        unsafe { write("the sum", out, &sum) }.map(|()| 0)
    };
    call(|| state::group(group, job))
}

/// See the head of the crate. **Variable time** in the scalars.
#[cfg_attr(all(target_arch = "wasm32", feature = "sums"), unsafe(no_mangle))]
pub unsafe extern "C" fn mul_each(
    group: u32,
    points: *const u8,
    n: usize,
    scalars: *const u8,
    scalar_bytes: usize,
    flags: u32,
    out: *mut u8,
) -> i32 {
    let job = |engine: &_| {
        let length = bytes("the points", n, groups::point_bytes(engine))?;
        inside("the multiples", out, length)?;
        // SAFETY: as the caller says.
        let points = unsafe { read("the points", points, length) }?;
        let length = bytes("the scalars", n, scalar_bytes)?;
        // SAFETY: as the caller says.
        let scalars = unsafe { read("the scalars", scalars, length) }?;
        let multiples = groups::mul_each(engine, points, scalars, scalar_bytes, flags)?;
        // SAFETY: as the caller says; the points are not looked at any more.
        unsafe { write("the multiples", out, &multiples) }.map(|()| 0)
    };
    call(|| state::group(group, job))
}

/// See the head of the crate. **Variable time** in the scalars.
#[cfg_attr(all(target_arch = "wasm32", feature = "sums"), unsafe(no_mangle))]
pub unsafe extern "C" fn mul_base(
    group: u32,
    point: *const u8,
    scalars: *const u8,
    n: usize,
    scalar_bytes: usize,
    flags: u32,
    out: *mut u8,
) -> i32 {
    let job = |engine: &_| {
        let size = groups::point_bytes(engine);
        inside("the multiples", out, bytes("the multiples", n, size)?)?;
        // SAFETY: as the caller says.
        let point = unsafe { read("the point", point, size) }?;
        let length = bytes("the scalars", n, scalar_bytes)?;
        // SAFETY: as the caller says.
        let scalars = unsafe { read("the scalars", scalars, length) }?;
        let multiples = groups::mul_base(engine, point, scalars, scalar_bytes, flags)?;
        // SAFETY: as the caller says; the point is not looked at any more.
        unsafe { write("the multiples", out, &multiples) }.map(|()| 0)
    };
    call(|| state::group(group, job))
}

/// See the head of the crate. **Variable time** in the factors.
#[cfg_attr(all(target_arch = "wasm32", feature = "sums"), unsafe(no_mangle))]
pub unsafe extern "C" fn apply_key(
    group: u32,
    points: *const u8,
    n: usize,
    first: *const u8,
    factor: *const u8,
    flags: u32,
    out: *mut u8,
) -> i32 {
    let job = |engine: &msmith::Engine| {
        let length = bytes("the points", n, groups::point_bytes(engine))?;
        inside("the points", points, length)?;
        inside("the multiples", out, length)?;
        let size = 8 * engine.scalar_field()?.words();
        // SAFETY: as the caller says.
        let first = unsafe { read("the first factor", first, size) }?;
        // SAFETY: as the caller says.
        let factor = unsafe { read("the factor", factor, size) }?;
        // SAFETY: both are inside the memory and the caller's.
        unsafe { std::ptr::copy(points, out, length) };
        let apply = |list: &mut [u8]| groups::apply_key(engine, list, first, factor, flags);
        // SAFETY: as the caller says.
        unsafe { change("the multiples", out, length, apply) }.map(|()| 0)
    };
    call(|| state::group(group, job))
}

/// See the head of the crate.
#[cfg_attr(all(target_arch = "wasm32", feature = "sums"), unsafe(no_mangle))]
pub unsafe extern "C" fn check_points(group: u32, points: *const u8, n: usize, flags: u32) -> i32 {
    let job = |engine: &_| {
        let length = bytes("the points", n, groups::point_bytes(engine))?;
        // SAFETY: as the caller says.
        let points = unsafe { read("the points", points, length) }?;
        groups::check(engine, points, flags).map(|()| 0)
    };
    call(|| state::group(group, job))
}

/// See the head of the crate.
#[cfg_attr(all(target_arch = "wasm32", feature = "sums"), unsafe(no_mangle))]
pub unsafe extern "C" fn fft_points(
    group: u32,
    domain: u32,
    points: *mut u8,
    inverse: u32,
    flags: u32,
) -> i32 {
    let job = |engine: &_| {
        state::domain(domain, |domain| {
            let length = bytes("the points", domain.len(), groups::point_bytes(engine))?;
            let fft = |list: &mut [u8]| groups::fft(engine, domain, list, inverse != 0, flags);
            // SAFETY: as the caller says.
            unsafe { change("the points", points, length, fft) }.map(|()| 0)
        })
    };
    call(|| state::group(group, job))
}

/// See the head of the crate.
#[cfg_attr(all(target_arch = "wasm32", feature = "sums"), unsafe(no_mangle))]
pub unsafe extern "C" fn decode(
    group: u32,
    format: *const u8,
    length: usize,
    encoded: *const u8,
    n_bytes: usize,
    n: usize,
    out: *mut u8,
) -> i32 {
    let job = |engine: &_| {
        let size = bytes("the points", n, groups::point_bytes(engine))?;
        inside("the points", out, size)?;
        // SAFETY: as the caller says.
        let format = unsafe { text("the format", format, length) }?;
        // SAFETY: as the caller says.
        let encoded = unsafe { read("the bytes", encoded, n_bytes) }?;
        let points = groups::decode(engine, format, encoded, n)?;
        // SAFETY: as the caller says; the bytes are not looked at any more.
        unsafe { write("the points", out, &points) }.map(|()| 0)
    };
    call(|| state::group(group, job))
}

/// See the head of the crate.
#[cfg_attr(all(target_arch = "wasm32", feature = "sums"), unsafe(no_mangle))]
pub unsafe extern "C" fn encode(
    group: u32,
    format: *const u8,
    length: usize,
    points: *const u8,
    n: usize,
) -> i32 {
    let job = |engine: &_| {
        let size = bytes("the points", n, groups::point_bytes(engine))?;
        // SAFETY: as the caller says.
        let format = unsafe { text("the format", format, length) }?;
        // SAFETY: as the caller says.
        let points = unsafe { read("the points", points, size) }?;
        state::leave(groups::encode(engine, format, points)?)
    };
    call(|| state::group(group, job))
}
