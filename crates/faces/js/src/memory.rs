//! The memory that callers write to and read from, and what is known when an instance traps.
#![allow(unsafe_code)]

use std::alloc::{GlobalAlloc, Layout, System, alloc, dealloc};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use crate::failure::Failure;

/// The system's allocator, with counts.
struct Counted;

static LIVE: AtomicUsize = AtomicUsize::new(0);
static PEAK: AtomicUsize = AtomicUsize::new(0);
/// Bytes that were asked for at once and not there, 0 for none.
static REFUSED: AtomicUsize = AtomicUsize::new(0);

fn count(got: bool, more: usize, less: usize) {
    match got {
        true => {
            let live = LIVE.fetch_add(more, Relaxed) + more - less;
            LIVE.fetch_sub(less, Relaxed);
            PEAK.fetch_max(live, Relaxed);
        }
        false => REFUSED.store(more, Relaxed),
    }
}

// SAFETY: every request goes to the system's allocator as it is.
unsafe impl GlobalAlloc for Counted {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller's layout.
        let to = unsafe { System.alloc(layout) };
        count(!to.is_null(), layout.size(), 0);
        to
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller's layout.
        let to = unsafe { System.alloc_zeroed(layout) };
        count(!to.is_null(), layout.size(), 0);
        to
    }

    unsafe fn dealloc(&self, ptr: *mut u8, layout: Layout) {
        // SAFETY: the caller's memory and layout.
        unsafe { System.dealloc(ptr, layout) };
        LIVE.fetch_sub(layout.size(), Relaxed);
    }

    unsafe fn realloc(&self, ptr: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: the caller's memory, layout and size.
        let to = unsafe { System.realloc(ptr, layout, size) };
        count(!to.is_null(), size, layout.size());
        to
    }
}

#[global_allocator]
static ALLOCATOR: Counted = Counted;

/// Bytes that are allocated.
pub fn live() -> usize {
    LIVE.load(Relaxed)
}

/// Most bytes that were allocated at once, counted anew `from_now`.
pub fn peak(from_now: bool) -> usize {
    match from_now {
        true => PEAK.swap(live(), Relaxed),
        false => PEAK.load(Relaxed),
    }
}

/// Forgets what was refused.
pub fn forget_refused() {
    REFUSED.store(0, Relaxed);
}

/// Bytes that were refused since.
pub fn refused() -> usize {
    REFUSED.load(Relaxed)
}

fn layout(bytes: usize) -> Option<Layout> {
    Layout::from_size_align(bytes.max(1), 16).ok()
}

/// Memory for a caller; null if there is none.
pub fn get(bytes: usize) -> *mut u8 {
    match layout(bytes) {
        // SAFETY: the size is at least 1.
        Some(layout) => unsafe { alloc(layout) },
        None => std::ptr::null_mut(),
    }
}

/// Gives memory back.
///
/// # Safety
///
/// What [`get`] gave for this many bytes and was not given back, or null.
pub unsafe fn give_back(ptr: *mut u8, bytes: usize) {
    if let Some(layout) = layout(bytes).filter(|_| !ptr.is_null()) {
        // SAFETY: as the caller says.
        unsafe { dealloc(ptr, layout) };
    }
}

/// Bytes that the memory has: every address is below. Elsewhere than in WebAssembly nobody knows.
fn end() -> u64 {
    #[cfg(target_arch = "wasm32")]
    return (core::arch::wasm32::memory_size(0) as u64) << 16;
    #[cfg(not(target_arch = "wasm32"))]
    u64::MAX
}

/// The product of a number and a size, which must be an object's.
pub fn bytes(what: &str, n: usize, size: usize) -> Result<usize, Failure> {
    let bytes = n
        .checked_mul(size)
        .filter(|bytes| *bytes <= isize::MAX as usize);
    bytes.ok_or_else(|| Failure::argument(format!("{what}: {n} of {size} bytes are too many")))
}

/// An error unless the bytes are inside the memory.
pub fn inside(what: &str, ptr: *const u8, len: usize) -> Result<(), Failure> {
    let first = ptr.addr() as u64;
    let ends = first.checked_add(len as u64);
    match len == 0 || first != 0 && ends.is_some_and(|ends| ends <= end()) {
        true => Ok(()),
        false => Err(Failure::argument(format!(
            "{what}: {len} bytes at {first} are outside the memory"
        ))),
    }
}

/// Bytes of a caller's.
///
/// # Safety
///
/// Bytes inside the memory are the caller's, who does not change them while they are looked at.
pub unsafe fn read<'a>(what: &str, ptr: *const u8, len: usize) -> Result<&'a [u8], Failure> {
    inside(what, ptr, len)?;
    match len {
        0 => Ok(&[]),
        // SAFETY: they are inside the memory, which is all initialised, and nobody changes them.
        _ => Ok(unsafe { std::slice::from_raw_parts(ptr, len) }),
    }
}

/// Text of a caller's.
///
/// # Safety
///
/// As of [`read`].
pub unsafe fn text<'a>(what: &str, ptr: *const u8, len: usize) -> Result<&'a str, Failure> {
    // SAFETY: as the caller says.
    let bytes = unsafe { read(what, ptr, len) }?;
    let utf8 = |_| Failure::new("ENCODING", format!("{what} is not UTF-8"));
    std::str::from_utf8(bytes).map_err(utf8)
}

/// Writes bytes to a caller's.
///
/// # Safety
///
/// Bytes inside the memory are the caller's, and nothing of ours looks at them.
pub unsafe fn write(what: &str, ptr: *mut u8, bytes: &[u8]) -> Result<(), Failure> {
    inside(what, ptr, bytes.len())?;
    // SAFETY: they are inside the memory, and what is written was made here, elsewhere.
    unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), ptr, bytes.len()) };
    Ok(())
}

/// Runs a job on bytes of a caller's.
///
/// # Safety
///
/// As of [`write`].
pub unsafe fn change<T>(
    what: &str,
    ptr: *mut u8,
    len: usize,
    job: impl FnOnce(&mut [u8]) -> Result<T, Failure>,
) -> Result<T, Failure> {
    inside(what, ptr, len)?;
    match len {
        0 => job(&mut []),
        // SAFETY: they are inside the memory, which is all initialised, and nobody else looks at them.
        _ => job(unsafe { std::slice::from_raw_parts_mut(ptr, len) }),
    }
}

/// Runs a job on the words that bytes of a caller's are; they are copied where they do not lie as words do.
///
/// # Safety
///
/// As of [`write`].
pub unsafe fn change_words<T>(
    what: &str,
    ptr: *mut u8,
    len: usize,
    job: impl FnOnce(&mut [u64]) -> Result<T, Failure>,
) -> Result<T, Failure> {
    let change_bytes = |bytes: &mut [u8]| match bytemuck::try_cast_slice_mut(bytes) {
        Ok(words) => job(words),
        Err(_) => {
            let mut words = words(bytes)?;
            let done = job(&mut words)?;
            for (to, from) in bytes.as_chunks_mut().0.iter_mut().zip(words) {
                *to = from.to_le_bytes();
            }
            Ok(done)
        }
    };
    // SAFETY: as the caller says.
    unsafe { change(what, ptr, len, change_bytes) }
}

/// The words of bytes.
pub fn words(bytes: &[u8]) -> Result<Vec<u64>, Failure> {
    let mut words = crate::groups::zeros(bytes.len() / 8)?;
    for (word, bytes) in words.iter_mut().zip(bytes.as_chunks().0) {
        *word = u64::from_le_bytes(*bytes);
    }
    Ok(words)
}

/// Whether bytes have some in common.
pub fn overlap(a: *const u8, b: *const u8, len: usize) -> bool {
    a.addr().abs_diff(b.addr()) < len
}
