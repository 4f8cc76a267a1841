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

/// Items of a caller's.
///
/// # Safety
///
/// As of [`read`].
pub unsafe fn items<'a, const N: usize>(
    what: &str,
    ptr: *const u8,
    n: usize,
) -> Result<&'a [[u8; N]], Failure> {
    // SAFETY: as the caller says.
    Ok(unsafe { read(what, ptr, bytes(what, n, N)?) }?
        .as_chunks()
        .0)
}

/// Text of a caller's.
pub fn text<'a>(what: &str, bytes: &'a [u8]) -> Result<&'a str, Failure> {
    let utf8 = |_| Failure::new("ENCODING", format!("{what} is not UTF-8"));
    std::str::from_utf8(bytes).map_err(utf8)
}

/// A place of a caller's, inside the memory.
pub struct Out(*mut u8, usize);

impl Out {
    /// # Safety
    ///
    /// Bytes inside the memory are the caller's, and nothing of ours looks at them when they are written.
    pub unsafe fn new(what: &str, ptr: *mut u8, len: usize) -> Result<Self, Failure> {
        inside(what, ptr, len)?;
        Ok(Self(ptr, len))
    }

    /// Writes a result, which was made elsewhere.
    pub fn put(self, bytes: &[u8]) {
        let len = bytes.len().min(self.1);
        // SAFETY: they are inside the memory, as `new` saw, and the caller's.
        unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), self.0, len) };
    }

    /// The same of words. In WebAssembly, and wherever else this runs, the least significant byte is first.
    pub fn put_words(self, words: &[u64]) {
        self.put(bytemuck::cast_slice(words));
    }

    /// What is there, to be changed.
    pub fn bytes<'a>(self) -> &'a mut [u8] {
        match self.1 {
            0 => &mut [],
            // SAFETY: they are inside the memory, which is all initialised, and nobody else looks at them.
            len => unsafe { std::slice::from_raw_parts_mut(self.0, len) },
        }
    }

    /// A copy of other bytes, which may lie there too and are not looked at any more, to be changed.
    pub fn copy_of<'a>(self, bytes: &[u8]) -> &'a mut [u8] {
        // SAFETY: as for `put`.
        unsafe { std::ptr::copy(bytes.as_ptr(), self.0, bytes.len().min(self.1)) };
        self.bytes()
    }
}

/// The words that bytes of a caller's are, to be changed; a copy where they do not lie as words do.
pub enum Words<'a> {
    There(&'a mut [u64]),
    Copied(&'a mut [u8], Vec<u64>),
}

impl<'a> Words<'a> {
    pub fn new(bytes: &'a mut [u8]) -> Result<Self, Failure> {
        Ok(
            match bytemuck::try_cast_slice_mut::<u8, u64>(bytes).is_ok() {
                true => Self::There(bytemuck::cast_slice_mut(bytes)),
                false => {
                    let words = words(bytes)?;
                    Self::Copied(bytes, words)
                }
            },
        )
    }

    pub fn list(&mut self) -> &mut [u64] {
        match self {
            Self::There(words) => words,
            Self::Copied(_, words) => words,
        }
    }
}

impl Drop for Words<'_> {
    fn drop(&mut self) {
        if let Self::Copied(bytes, words) = self {
            for (to, from) in bytes.as_chunks_mut().0.iter_mut().zip(words) {
                *to = from.to_le_bytes();
            }
        }
    }
}

/// The words of bytes.
pub fn words(bytes: &[u8]) -> Result<Vec<u64>, Failure> {
    let mut words = crate::groups::zeros(bytes.len() / 8)?;
    for (word, bytes) in words.iter_mut().zip(bytes.as_chunks().0) {
        *word = u64::from_le_bytes(*bytes);
    }
    Ok(words)
}
