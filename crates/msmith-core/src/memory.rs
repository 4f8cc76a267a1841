//! Large buffers: on large pages, since points are read at random places and each page of 4 KiB that is
//! touched costs a fault and an entry of the address cache; and kept between calls.
#![allow(unsafe_code)]

use bytemuck::Zeroable;
use std::alloc::{Layout, alloc, dealloc, handle_alloc_error};
use std::any::{Any, TypeId};
use std::ops::{Deref, DerefMut};
use std::ptr::NonNull;
use std::sync::{Arc, Mutex};

/// Asks the first-level cache for a value that will be read soon.
#[inline(always)]
pub fn prefetch<T>(value: &T) {
    #[cfg(target_arch = "x86_64")]
    for byte in (0..size_of::<T>()).step_by(64) {
        use core::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: the instruction is in every x86-64 and does not fault, whatever the address.
        unsafe {
            _mm_prefetch::<_MM_HINT_T0>((&raw const *value).cast::<i8>().wrapping_add(byte));
        }
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = value;
}

/// Buffers kept for the next call, shared by the clones of an engine; calls at the same time have
/// buffers of their own.
#[derive(Clone, Default)]
pub struct Pool(Arc<Mutex<Vec<Box<dyn Any + Send>>>>);

impl std::fmt::Debug for Pool {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Pool")
    }
}

impl Pool {
    /// A buffer given back, if there is one of the type.
    pub fn take<T: Any>(&self) -> Option<T> {
        Some(*self.find(TypeId::of::<T>())?.downcast::<T>().ok()?)
    }

    fn find(&self, id: TypeId) -> Option<Box<dyn Any + Send>> {
        let mut list = self.0.lock().ok()?;
        let at = list.iter().position(|b| (**b).type_id() == id)?;
        Some(list.swap_remove(at))
    }

    /// Frees what is kept.
    pub fn clear(&self) {
        if let Ok(mut list) = self.0.lock() {
            list.clear();
        }
    }

    /// Buffers kept.
    #[cfg(any(test, feature = "testing"))]
    pub fn kept(&self) -> usize {
        self.0.lock().map_or(0, |list| list.len())
    }

    /// Keeps a buffer of that many bytes for the next call, unless it is larger than 1 GiB.
    pub fn give<T: Any + Send>(&self, buffer: T, bytes: usize) {
        if bytes <= KEPT {
            self.keep(Box::new(buffer));
        }
    }

    fn keep(&self, buffer: Box<dyn Any + Send>) {
        if let Ok(mut list) = self.0.lock() {
            list.push(buffer);
        }
    }
}

/// Buffers up to this size are kept, bytes.
const KEPT: usize = 1 << 30;

/// A large page, bytes. Buffers well below this size stay on small pages.
#[cfg_attr(not(any(target_os = "linux", test)), allow(dead_code))]
const PAGE: usize = 2 << 20;

/// A fixed number of elements, on large pages where the system has them and they pay: what is used
/// together then lies together in the cache as well, which small pages do not promise.
pub struct Block<T: Copy> {
    start: NonNull<T>,
    len: usize,
    from: Source,
}

/// Where the memory of a block is from.
enum Source {
    /// The allocator.
    Heap(Layout),
    /// Fresh pages: memory that the allocator gives a second time stays on the pages it is on.
    #[cfg(target_os = "linux")]
    Pages(*mut libc::c_void, usize),
}

// SAFETY: a block owns its elements as a vector does.
unsafe impl<T: Copy + Send> Send for Block<T> {}
// SAFETY: as above; shared access only reads.
unsafe impl<T: Copy + Sync> Sync for Block<T> {}

impl<T: Copy> Block<T> {
    /// `len` copies of a value.
    pub fn new(len: usize, value: T) -> Self {
        let Ok(layout) = Layout::array::<T>(len) else {
            panic!("{len} elements are more than an address space")
        };
        if layout.size() == 0 {
            return Self::empty(len);
        }
        let (start, from) = allocate(layout);
        let start = start.cast::<T>();
        for i in 0..len {
            // SAFETY: the layout has room for `len` elements.
            unsafe { start.add(i).write(value) };
        }
        Self { start, len, from }
    }

    /// Without memory: no elements, or elements of no size.
    fn empty(len: usize) -> Self {
        Self {
            start: NonNull::dangling(),
            len,
            from: Source::Heap(Layout::new::<()>()),
        }
    }
}

impl<T: Copy + Zeroable> Block<T> {
    /// `len` zeros; fresh pages are zeros before they are touched.
    pub fn zeros(len: usize) -> Self {
        #[cfg(target_os = "linux")]
        if let Some((start, from)) = Layout::array::<T>(len).ok().and_then(pages) {
            let start = start.cast();
            return Self { start, len, from };
        }
        Self::new(len, T::zeroed())
    }
}

impl<T: Copy> Default for Block<T> {
    fn default() -> Self {
        Self::empty(0)
    }
}

fn allocate(layout: Layout) -> (NonNull<u8>, Source) {
    #[cfg(target_os = "linux")]
    if let Some(found) = pages(layout) {
        return found;
    }
    // SAFETY: the size is not zero, `Block::new` has looked.
    match NonNull::new(unsafe { alloc(layout) }) {
        Some(start) => (start, Source::Heap(layout)),
        None => handle_alloc_error(layout),
    }
}

/// Large pages; `None` for small blocks and where there are none.
#[cfg(target_os = "linux")]
fn pages(layout: Layout) -> Option<(NonNull<u8>, Source)> {
    if layout.size() < PAGE / 4 || layout.align() > PAGE {
        return None;
    }
    let bytes = layout.size().checked_next_multiple_of(PAGE)?;
    let all = bytes.checked_add(PAGE)?;
    let (read_write, private) = (
        libc::PROT_READ | libc::PROT_WRITE,
        libc::MAP_PRIVATE | libc::MAP_ANONYMOUS,
    );
    // SAFETY: a new anonymous mapping touches nothing that exists.
    let base = unsafe { libc::mmap(std::ptr::null_mut(), all, read_write, private, -1, 0) };
    if base == libc::MAP_FAILED {
        return None;
    }
    let start = base.wrapping_byte_add(base.align_offset(PAGE));
    // SAFETY: the range lies inside the mapping, and advice changes no contents. It may be refused.
    unsafe { libc::madvise(start, bytes, libc::MADV_HUGEPAGE) };
    Some((NonNull::new(start.cast())?, Source::Pages(base, all)))
}

impl<T: Copy> Deref for Block<T> {
    type Target = [T];
    #[inline(always)]
    fn deref(&self) -> &[T] {
        // SAFETY: `new` wrote all elements, or they are zeros, which are elements.
        unsafe { std::slice::from_raw_parts(self.start.as_ptr(), self.len) }
    }
}

impl<T: Copy> DerefMut for Block<T> {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut [T] {
        // SAFETY: as in `deref`, and `self` is borrowed for as long.
        unsafe { std::slice::from_raw_parts_mut(self.start.as_ptr(), self.len) }
    }
}

impl<T: Copy> Drop for Block<T> {
    fn drop(&mut self) {
        match self.from {
            Source::Heap(layout) if layout.size() == 0 => {}
            // SAFETY: allocated in `allocate` with this layout.
            Source::Heap(layout) => unsafe { dealloc(self.start.as_ptr().cast(), layout) },
            // SAFETY: mapped in `pages`, and nothing borrows from it any more.
            #[cfg(target_os = "linux")]
            Source::Pages(base, bytes) => unsafe {
                libc::munmap(base, bytes);
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buffers_come_back() {
        let pool = Pool::default();
        pool.give(vec![1u32, 2], 8);
        pool.give(vec![3u64], 8);
        pool.give(vec![9u8], KEPT + 1);
        assert_eq!(pool.clone().take(), Some(vec![1u32, 2]));
        assert_eq!(pool.take::<Vec<u32>>(), None);
        assert_eq!(pool.take::<Vec<u8>>(), None);
        assert_eq!(pool.take(), Some(vec![3u64]));
    }

    #[test]
    fn blocks_of_every_size() {
        for len in [0, 1, 1000, PAGE / 32, PAGE / 8 + 1] {
            let mut block = Block::new(len, 7u64);
            assert!(block.len() == len && block.iter().all(|&x| x == 7));
            if let Some(last) = block.last_mut() {
                *last = 8;
            }
            assert_eq!(
                block.iter().sum::<u64>(),
                7 * len as u64 + u64::from(len > 0)
            );
            let zeros = Block::<u64>::zeros(len);
            assert!(zeros.len() == len && zeros.iter().all(|&x| x == 0));
        }
    }
}
