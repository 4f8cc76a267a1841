//! Large buffers: on large pages, since points are read at random places and each page of 4 KiB that is
//! touched costs a fault and an entry of the address cache; and kept between calls.
#![allow(unsafe_code)]

use crate::error::Error;
use crate::parallel;
use bytemuck::Zeroable;
use std::alloc::{Layout, alloc, dealloc};
use std::any::{Any, TypeId};
use std::ops::{Deref, DerefMut};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::ptr::NonNull;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What ends a computation whose memory the system does not give: it goes up the stack of whichever thread wants the
/// memory, out of the kernels, which know no errors, to [`within`].
struct OutOfMemory {
    bytes: usize,
}

#[cold]
fn out_of_memory(bytes: usize) -> ! {
    // Not a panic: no message is printed.
    resume_unwind(Box::new(OutOfMemory { bytes }))
}

/// Runs a computation; an error where the system does not give what it asks for by [`Block`] and [`resize`], on any of
/// its threads. Where panics abort, so does that.
pub fn within<T>(job: impl FnOnce() -> T) -> Result<T, Error> {
    // What the computation leaves half made is its own: buffers are taken from a pool, not borrowed.
    catch_unwind(AssertUnwindSafe(job)).map_err(|cause| match cause.downcast::<OutOfMemory>() {
        Ok(why) => Error::OutOfMemory {
            bytes: why.bytes as u64,
        },
        Err(panic) => resume_unwind(panic),
    })
}

/// Makes a list a given number of copies of a value, in the memory that it has if that is enough, otherwise with an
/// eighth to spare: the next may be a little larger.
pub fn resize<T: Copy>(list: &mut Vec<T>, len: usize, value: T) {
    list.clear();
    if list.capacity() < len && list.try_reserve_exact(len + len / 8).is_err() {
        out_of_memory(len.saturating_mul(size_of::<T>()));
    }
    list.resize(len, value);
}

/// A list of a given number of copies of a value, to be called [`within`].
pub fn filled<T: Copy>(len: usize, value: T) -> Vec<T> {
    let mut list = with_room(len);
    list.resize(len, value);
    list
}

/// A list of its own with the same values, to be called [`within`].
pub fn copied<T: Copy>(values: &[T]) -> Vec<T> {
    let mut list = with_room(values.len());
    list.extend_from_slice(values);
    list
}

fn with_room<T>(len: usize) -> Vec<T> {
    let mut list = Vec::new();
    if list.try_reserve_exact(len).is_err() {
        out_of_memory(len.saturating_mul(size_of::<T>()));
    }
    list
}

/// Bytes of a line of the caches.
const LINE: usize = 64;

/// Where, in a value of some bytes that may lie anywhere, a byte of its n-th line is; as many lines as
/// [`lines`] says.
#[inline(always)]
const fn in_line(bytes: usize, n: usize) -> usize {
    let (begin, last) = (LINE * n, bytes - 1);
    if begin < last { begin } else { last }
}

/// Lines that a value of some bytes has at most.
#[inline(always)]
const fn lines(bytes: usize) -> usize {
    match bytes {
        0 => 0,
        _ => (bytes - 1).div_ceil(LINE) + 1,
    }
}

/// Asks the first-level cache for a value that will be read soon, for all its lines; nothing is asked for on other
/// processors than x86-64.
#[inline(always)]
pub fn prefetch<T>(value: *const T) {
    for n in 0..const { lines(size_of::<T>()) } {
        let at = value.cast::<i8>();
        ask(at.wrapping_add(in_line(size_of::<T>(), n)));
    }
}

#[inline(always)]
fn ask(at: *const i8) {
    #[cfg(target_arch = "x86_64")]
    {
        use core::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: the instruction is in every x86-64 and does not fault, whatever the address.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(at) };
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = at;
}

/// Buffers kept for the next call, shared by the clones of an engine; calls at the same time have
/// buffers of their own.
///
/// Bounded: 1 GiB of all pools of the process together, the ones longest unused making room, and of each type as many
/// as the machine has cores (two at least), since more threads than that gain nothing from buffers that are at hand.
#[derive(Clone)]
pub struct Pool(Arc<Own>);

/// A pool's place on a shelf.
struct Own {
    id: u64,
    shelf: &'static Shelf,
}

impl Drop for Own {
    fn drop(&mut self) {
        self.shelf.clear(self.id);
    }
}

/// What all pools keep, the buffer that was given last behind the others.
struct Shelf(Mutex<(Vec<Kept>, usize)>);

/// That of the process.
static SHELF: Shelf = Shelf::new();

struct Kept {
    /// Of which pool.
    id: u64,
    buffer: Box<dyn Any + Send>,
    bytes: usize,
}

impl Shelf {
    const fn new() -> Self {
        Self(Mutex::new((Vec::new(), 0)))
    }

    /// The buffers, and the bytes of all of them.
    fn lock(&self) -> MutexGuard<'_, (Vec<Kept>, usize)> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a pool's buffers off. They are freed when nobody waits for the shelf.
    fn clear(&self, id: u64) {
        let mut kept = self.lock();
        let (of_pool, others): (Vec<_>, Vec<_>) = kept.0.drain(..).partition(|k| k.id == id);
        kept.1 -= of_pool.iter().map(|k| k.bytes).sum::<usize>();
        kept.0 = others;
        drop(kept);
        drop(of_pool);
    }
}

impl std::fmt::Debug for Pool {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Pool")
    }
}

impl Default for Pool {
    fn default() -> Self {
        Self::on(&SHELF)
    }
}

impl Pool {
    fn on(shelf: &'static Shelf) -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let id = NEXT.fetch_add(1, Ordering::Relaxed);
        Self(Arc::new(Own { id, shelf }))
    }

    /// The buffer of the type that was given back last, if there is one: a cache may still have it.
    pub fn take<T: Any>(&self) -> Option<T> {
        Some(*self.find(TypeId::of::<T>())?.downcast::<T>().ok()?)
    }

    fn find(&self, id: TypeId) -> Option<Box<dyn Any + Send>> {
        let mut kept = self.0.shelf.lock();
        let is_it = |k: &Kept| k.id == self.0.id && (*k.buffer).type_id() == id;
        let at = kept.0.iter().rposition(is_it)?;
        let found = kept.0.remove(at);
        kept.1 -= found.bytes;
        Some(found.buffer)
    }

    /// Frees what is kept.
    pub fn clear(&self) {
        self.0.shelf.clear(self.0.id);
    }

    /// Buffers kept.
    #[cfg(any(test, feature = "testing"))]
    pub fn kept(&self) -> usize {
        let kept = self.0.shelf.lock();
        kept.0.iter().filter(|k| k.id == self.0.id).count()
    }

    /// Bytes kept.
    #[cfg(any(test, feature = "testing"))]
    pub fn bytes(&self) -> usize {
        let kept = self.0.shelf.lock();
        let own = kept.0.iter().filter(|k| k.id == self.0.id);
        own.map(|k| k.bytes).sum()
    }

    /// Keeps a buffer of that many bytes for the next call, unless there are enough.
    pub fn give<T: Any + Send>(&self, buffer: T, bytes: usize) {
        self.keep(Kept {
            id: self.0.id,
            buffer: Box::new(buffer),
            bytes,
        });
    }

    fn keep(&self, new: Kept) {
        let mut kept = self.0.shelf.lock();
        let (id, kind) = (new.id, (*new.buffer).type_id());
        let alike = |k: &&Kept| k.id == id && (*k.buffer).type_id() == kind;
        if new.bytes > KEPT || kept.0.iter().filter(alike).count() >= parallel::machine().max(2) {
            return;
        }
        let mut oldest = Vec::new();
        while kept.1 > KEPT - new.bytes {
            let old = kept.0.remove(0);
            kept.1 -= old.bytes;
            oldest.push(old);
        }
        kept.1 += new.bytes;
        kept.0.push(new);
        // Freed when nobody waits for the shelf.
        drop(kept);
    }
}

/// Asks the allocator to give back to the system what it holds and nobody uses. Takes as long as there is of it.
pub fn trim() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    // SAFETY: it frees nothing that is in use, and may be called at any time.
    unsafe {
        libc::malloc_trim(0);
    }
}

/// All pools of the process keep this much at most, bytes.
const KEPT: usize = 1 << 30;

/// Bytes of memory that a [`Block`] of some bytes takes: a large one is on whole large pages.
pub const fn resident(bytes: u64) -> u64 {
    match bytes < PAGE as u64 / 4 {
        true => bytes,
        false => bytes.next_multiple_of(PAGE as u64),
    }
}

/// A large page, bytes. Buffers well below this size stay on small pages.
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
            out_of_memory(len.saturating_mul(size_of::<T>()));
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
        None => out_of_memory(layout.size()),
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

    /// A shelf of its own, so that tests beside this one take nothing off.
    fn shelf() -> &'static Shelf {
        Box::leak(Box::new(Shelf::new()))
    }

    #[test]
    fn buffers_come_back() {
        let pool = Pool::on(shelf());
        pool.give(vec![1u32, 2], 8);
        pool.give(vec![3u64], 8);
        pool.give(vec![9u8], KEPT + 1);
        assert_eq!((pool.kept(), pool.bytes()), (2, 16));
        assert_eq!(pool.clone().take(), Some(vec![1u32, 2]));
        assert_eq!(pool.take::<Vec<u32>>(), None);
        assert_eq!(pool.take::<Vec<u8>>(), None);
        assert_eq!(pool.take(), Some(vec![3u64]));
        assert_eq!((pool.kept(), pool.bytes()), (0, 0));
    }

    #[test]
    fn the_last_buffer_given_comes_first() {
        let pool = Pool::on(shelf());
        pool.give(1u32, 4);
        pool.give("of another type", 15);
        pool.give(2u32, 4);
        assert_eq!([pool.take::<u32>(), pool.take()], [Some(2), Some(1)]);
        assert_eq!(pool.take::<u32>(), None);
    }

    /// What 64 threads give back is not kept on a machine of fewer cores, nor more than [`KEPT`] of all pools.
    #[test]
    fn buffers_are_bounded() {
        let shelf = shelf();
        let (pool, other) = (Pool::on(shelf), Pool::on(shelf));
        for k in 0..10_000u32 {
            pool.give(k, 4);
        }
        assert_eq!(pool.kept(), parallel::machine().max(2));
        pool.clear();
        assert_eq!((pool.kept(), pool.bytes()), (0, 0));
        pool.give(1u8, KEPT / 2);
        other.give(1u16, KEPT / 2);
        assert_eq!(shelf.lock().1, KEPT);
        // The one longest unused makes room.
        other.give(1u32, 1);
        assert_eq!((pool.kept(), other.kept()), (0, 2));
        assert_eq!(other.take::<u16>(), Some(1));
        assert_eq!((other.bytes(), shelf.lock().1), (1, 1));
        // One that is too large throws nothing out.
        pool.give(2u64, KEPT + 1);
        assert_eq!((pool.kept(), other.kept()), (0, 1));
    }

    #[test]
    fn pools_that_are_gone_keep_nothing() {
        let shelf = shelf();
        let (pool, other) = (Pool::on(shelf), Pool::on(shelf));
        let clone = pool.clone();
        pool.give(1u8, 10);
        other.give(2u8, 20);
        drop(pool);
        assert_eq!(shelf.lock().1, 30);
        drop(clone);
        assert_eq!(shelf.lock().1, 20);
        assert_eq!(other.take::<u8>(), Some(2));
    }

    /// 2^50 where addresses have 64 bits.
    const MUCH: usize = 1 << (usize::BITS - 14);

    #[test]
    #[cfg_attr(panic = "abort", ignore = "a panic is the end")]
    fn what_the_system_does_not_give_is_an_error() {
        assert!(within(|| filled(MUCH, 1u64)).is_err());
        // More than any address space, and more than this one.
        for len in [usize::MAX / 4, MUCH] {
            let block = within(|| Block::<u64>::new(len, 1).len());
            assert!(matches!(block, Err(Error::OutOfMemory { bytes }) if bytes > 1 << 50));
            let zeros = within(|| Block::<u64>::zeros(len).len());
            assert!(matches!(zeros, Err(Error::OutOfMemory { .. })));
            let mut list = Vec::new();
            let list = within(|| resize(&mut list, len, 1u64));
            assert!(matches!(list, Err(Error::OutOfMemory { .. })));
        }
        let elsewhere =
            within(|| parallel::run(3, 9, || (), |(), k| Block::new(k / 8 * MUCH, 0u64).len()));
        let want = Error::OutOfMemory { bytes: 1 << 53 };
        assert_eq!(elsewhere.err(), Some(want));
        assert_eq!(within(|| 7), Ok(7));
        let other = catch_unwind(|| within(|| std::panic::panic_any(1u8)));
        assert!(other.is_err_and(|cause| cause.is::<u8>()));
    }

    #[test]
    fn new_lists() {
        assert_eq!(filled(3, 7u8), [7; 3]);
        assert_eq!(copied(&[1u8, 2]), [1, 2]);
    }

    #[test]
    fn lists_keep_their_memory() {
        let mut list = vec![1u8; 100];
        let at = list.as_ptr();
        resize(&mut list, 80, 2);
        assert_eq!((list.as_ptr(), list.len()), (at, 80));
        resize(&mut list, 800, 3);
        assert!(list.iter().all(|&x| x == 3) && list.len() == 800 && list.capacity() == 900);
    }

    #[test]
    fn every_line_is_asked_for() {
        for bytes in 0..200 {
            for at in 0..LINE {
                let asked: Vec<_> = (0..lines(bytes))
                    .map(|n| (at + in_line(bytes, n)) / LINE)
                    .collect();
                assert!((at..at + bytes).all(|byte| asked.contains(&(byte / LINE))));
                let last = (at + bytes).saturating_sub(1) / LINE;
                assert!(asked.iter().all(|line| *line <= last), "{bytes} at {at}");
            }
        }
    }

    #[test]
    fn large_pages_are_counted_whole() {
        let half = PAGE as u64 / 2;
        assert_eq!(resident(1000), 1000);
        assert_eq!(resident(half), PAGE as u64);
        assert_eq!(resident(5 * half), 3 * PAGE as u64);
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
