//! Large buffers on large pages: points are read at random places, and each page of 4 KiB that is
//! touched costs a fault and an entry of the address cache.
#![allow(unsafe_code)]

/// Buffers below this size stay on small pages, bytes.
#[cfg(target_os = "linux")]
const LARGE: usize = 2 << 20;

/// An empty list with room for `len` elements, on large pages where the system has them.
pub fn room<T>(len: usize) -> Vec<T> {
    let list = Vec::with_capacity(len);
    #[cfg(target_os = "linux")]
    advise(&list);
    list
}

#[cfg(target_os = "linux")]
fn advise<T>(list: &Vec<T>) {
    let bytes = list.capacity().saturating_mul(size_of::<T>());
    if bytes < LARGE {
        return;
    }
    const PAGE: usize = 4096;
    let start = (list.as_ptr() as usize).next_multiple_of(PAGE);
    let end = (list.as_ptr() as usize + bytes) / PAGE * PAGE;
    // SAFETY: the range lies inside one live allocation, and the advice changes no contents. That it
    // may be refused does not matter.
    unsafe {
        libc::madvise(start as *mut _, end - start, libc::MADV_HUGEPAGE);
    }
}
