//! Large buffers: on large pages, since points are read at random places and each page of 4 KiB that is
//! touched costs a fault and an entry of the address cache; and kept between calls.
#![allow(unsafe_code)]

use std::any::Any;
use std::sync::{Arc, Mutex};

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
    /// A buffer given back, or a new one.
    pub fn take<T: Any + Default>(&self) -> T {
        let kept = self.0.lock().ok().and_then(|mut list| {
            let at = list.iter().position(|b| b.is::<T>())?;
            Some(list.swap_remove(at))
        });
        match kept.map(|b| b.downcast::<T>()) {
            Some(Ok(buffer)) => *buffer,
            _ => T::default(),
        }
    }

    /// Keeps a buffer of so many bytes, unless it is larger than [`KEPT`].
    pub fn give<T: Any + Send>(&self, buffer: T, bytes: usize) {
        if let (true, Ok(mut list)) = (bytes <= KEPT, self.0.lock()) {
            list.push(Box::new(buffer));
        }
    }
}

/// Buffers up to this size are kept, bytes.
const KEPT: usize = 64 << 20;

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
