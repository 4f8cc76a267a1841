//! Fields and transforms.

use super::call;
use crate::failure::Failure;
use crate::fields;
use crate::memory::{bytes, change_words, overlap, read, text, words, write};
use crate::state::{self, Thing, keep};

/// See the head of the crate.
#[cfg_attr(all(target_arch = "wasm32", feature = "sums"), unsafe(no_mangle))]
pub unsafe extern "C" fn field(name: *const u8, length: usize) -> i32 {
    call(|| {
        // SAFETY: as the caller says.
        let name = unsafe { text("the name", name, length) }?;
        keep(Thing::Field(fields::named(name)?))
    })
}

/// See the head of the crate.
#[cfg_attr(all(target_arch = "wasm32", feature = "sums"), unsafe(no_mangle))]
pub extern "C" fn element_bytes(field: u32) -> i32 {
    call(|| state::field(field, |field| Ok(fields::element_bytes(field) as i32)))
}

/// See the head of the crate.
#[cfg_attr(all(target_arch = "wasm32", feature = "sums"), unsafe(no_mangle))]
pub unsafe extern "C" fn modulus(field: u32, out: *mut u8) -> i32 {
    let job = |field: &msmith_field::Field| {
        // SAFETY: as the caller says.
        unsafe { put_words("the modulus", out, field.modulus()) }
    };
    call(|| state::field(field, job))
}

/// Writes words to a caller's bytes.
///
/// # Safety
///
/// As of [`write`].
pub(super) unsafe fn put_words(what: &str, out: *mut u8, words: &[u64]) -> Result<i32, Failure> {
    // In WebAssembly, and wherever else this runs, the least significant byte is first.
    // SAFETY: as the caller says.
    unsafe { write(what, out, bytemuck::cast_slice(words)) }.map(|()| 0)
}

/// Runs a job on n elements in place.
///
/// # Safety
///
/// As of [`write`].
unsafe fn elements(
    field: u32,
    data: *mut u8,
    n: usize,
    job: impl FnOnce(&msmith_field::Field, &mut [u64]) -> Result<i32, Failure>,
) -> i32 {
    let in_place = |field: &_| {
        let length = bytes("the elements", n, fields::element_bytes(field))?;
        // SAFETY: as the caller says.
        unsafe { change_words("the elements", data, length, |words| job(field, words)) }
    };
    call(|| state::field(field, in_place))
}

/// The words of one element.
///
/// # Safety
///
/// As of [`read`].
unsafe fn element(
    what: &str,
    field: &msmith_field::Field,
    ptr: *const u8,
) -> Result<Vec<u64>, Failure> {
    // SAFETY: as the caller says.
    words(unsafe { read(what, ptr, fields::element_bytes(field)) }?)
}

/// See the head of the crate.
#[cfg_attr(all(target_arch = "wasm32", feature = "sums"), unsafe(no_mangle))]
pub unsafe extern "C" fn to_montgomery(field: u32, data: *mut u8, n: usize) -> i32 {
    let job = |field: &msmith_field::Field, words: &mut [u64]| {
        field.to_montgomery(words, &state::field_options())?;
        Ok(0)
    };
    // SAFETY: as the caller says.
    unsafe { elements(field, data, n, job) }
}

/// See the head of the crate.
#[cfg_attr(all(target_arch = "wasm32", feature = "sums"), unsafe(no_mangle))]
pub unsafe extern "C" fn from_montgomery(field: u32, data: *mut u8, n: usize) -> i32 {
    let job = |field: &msmith_field::Field, words: &mut [u64]| {
        field.from_montgomery(words, &state::field_options())?;
        Ok(0)
    };
    // SAFETY: as the caller says.
    unsafe { elements(field, data, n, job) }
}

/// `a_i ← a_i ∘ b_i`.
///
/// # Safety
///
/// As of [`write`].
unsafe fn pairwise(field: u32, what: fields::Pairwise, a: *mut u8, b: *const u8, n: usize) -> i32 {
    let in_place = |field: &_| {
        let length = bytes("the elements", n, fields::element_bytes(field))?;
        // SAFETY: as the caller says.
        let second = unsafe { read("the second list", b, length) }?;
        // What is changed must not be looked at.
        let copy;
        let second = match bytemuck::try_cast_slice(second) {
            Ok(words) if !overlap(a, b, length) => words,
            _ => {
                copy = words(second)?;
                &copy
            }
        };
        let job = |list: &mut [u64]| fields::pairwise(field, what, list, second);
        // SAFETY: as the caller says.
        unsafe { change_words("the elements", a, length, job) }.map(|()| 0)
    };
    call(|| state::field(field, in_place))
}

/// See the head of the crate.
#[cfg_attr(all(target_arch = "wasm32", feature = "sums"), unsafe(no_mangle))]
pub unsafe extern "C" fn field_add(field: u32, a: *mut u8, b: *const u8, n: usize) -> i32 {
    // SAFETY: as the caller says.
    unsafe { pairwise(field, fields::Pairwise::Add, a, b, n) }
}

/// See the head of the crate.
#[cfg_attr(all(target_arch = "wasm32", feature = "sums"), unsafe(no_mangle))]
pub unsafe extern "C" fn field_sub(field: u32, a: *mut u8, b: *const u8, n: usize) -> i32 {
    // SAFETY: as the caller says.
    unsafe { pairwise(field, fields::Pairwise::Sub, a, b, n) }
}

/// See the head of the crate.
#[cfg_attr(all(target_arch = "wasm32", feature = "sums"), unsafe(no_mangle))]
pub unsafe extern "C" fn field_mul(field: u32, a: *mut u8, b: *const u8, n: usize) -> i32 {
    // SAFETY: as the caller says.
    unsafe { pairwise(field, fields::Pairwise::Mul, a, b, n) }
}

/// See the head of the crate.
#[cfg_attr(all(target_arch = "wasm32", feature = "sums"), unsafe(no_mangle))]
pub unsafe extern "C" fn field_scale(field: u32, a: *mut u8, n: usize, x: *const u8) -> i32 {
    let job = |field: &_, words: &mut [u64]| {
        // SAFETY: as the caller says.
        let x = unsafe { element("the factor", field, x) }?;
        field.scale(words, &x, &state::field_options())?;
        Ok(0)
    };
    // SAFETY: as the caller says.
    unsafe { elements(field, a, n, job) }
}

/// See the head of the crate.
#[cfg_attr(all(target_arch = "wasm32", feature = "sums"), unsafe(no_mangle))]
pub unsafe extern "C" fn field_invert(field: u32, a: *mut u8, n: usize) -> i32 {
    let job = |field: &msmith_field::Field, words: &mut [u64]| {
        let zeros = field.invert(words, &state::field_options())?;
        Ok(zeros.len() as i32)
    };
    // SAFETY: as the caller says.
    unsafe { elements(field, a, n, job) }
}

/// See the head of the crate.
#[cfg_attr(all(target_arch = "wasm32", feature = "sums"), unsafe(no_mangle))]
pub unsafe extern "C" fn field_apply_key(
    field: u32,
    a: *mut u8,
    n: usize,
    first: *const u8,
    factor: *const u8,
) -> i32 {
    let job = |field: &_, words: &mut [u64]| {
        // SAFETY: as the caller says.
        let first = unsafe { element("the first factor", field, first) }?;
        // SAFETY: as the caller says.
        let factor = unsafe { element("the factor", field, factor) }?;
        fields::apply_key(field, words, &first, &factor).map(|()| 0)
    };
    // SAFETY: as the caller says.
    unsafe { elements(field, a, n, job) }
}

/// See the head of the crate.
#[cfg_attr(all(target_arch = "wasm32", feature = "sums"), unsafe(no_mangle))]
pub unsafe extern "C" fn domain(field: u32, n: usize, root: *const u8, shift: *const u8) -> i32 {
    let job = |field: &_| {
        let given = |what, ptr: *const u8| match ptr.is_null() {
            true => Ok(None),
            // SAFETY: as the caller says.
            false => unsafe { element(what, field, ptr) }.map(Some),
        };
        let (root, shift) = (given("the root", root)?, given("the shift", shift)?);
        let domain = fields::domain(field, n, root.as_deref(), shift.as_deref())?;
        keep(Thing::Domain(domain))
    };
    call(|| state::field(field, job))
}

/// See the head of the crate.
#[cfg_attr(all(target_arch = "wasm32", feature = "sums"), unsafe(no_mangle))]
pub unsafe extern "C" fn domain_root(domain: u32, out: *mut u8) -> i32 {
    let job = |domain: &_| {
        // SAFETY: as the caller says.
        unsafe { put_words("the root", out, &fields::root(domain)) }
    };
    call(|| state::domain(domain, job))
}

/// A transform in place.
///
/// # Safety
///
/// As of [`write`].
unsafe fn transform(domain: u32, data: *mut u8, n: usize, inverse: bool) -> i32 {
    let job = |domain: &msmith::Domain| {
        let length = bytes("the elements", n, fields::element_bytes(domain.field()))?;
        let options = &state::field_options();
        let run = |words: &mut [u64]| match inverse {
            false => Ok(domain.fft(words, options)?),
            true => Ok(domain.ifft(words, options)?),
        };
        // SAFETY: as the caller says.
        unsafe { change_words("the elements", data, length, run) }.map(|()| 0)
    };
    call(|| state::domain(domain, job))
}

/// See the head of the crate.
#[cfg_attr(all(target_arch = "wasm32", feature = "sums"), unsafe(no_mangle))]
pub unsafe extern "C" fn fft(domain: u32, data: *mut u8, n: usize) -> i32 {
    // SAFETY: as the caller says.
    unsafe { transform(domain, data, n, false) }
}

/// See the head of the crate.
#[cfg_attr(all(target_arch = "wasm32", feature = "sums"), unsafe(no_mangle))]
pub unsafe extern "C" fn ifft(domain: u32, data: *mut u8, n: usize) -> i32 {
    // SAFETY: as the caller says.
    unsafe { transform(domain, data, n, true) }
}
