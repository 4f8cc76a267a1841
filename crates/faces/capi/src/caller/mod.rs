//! The caller's memory: what is looked at before it is believed, and what is believed because the header asks for it.

#![allow(unsafe_code)]

mod options;

use std::ffi::{CStr, c_char, c_void};
use std::marker::PhantomData;

use crate::status::{Failure, MSMITH_ARGUMENT, MSMITH_LENGTH, MSMITH_NULL};

pub use options::{
    CallerOptions, Choice, Heeded, MSMITH_AUTO, MSMITH_EDMSM, MSMITH_EISENSTEIN, MSMITH_GLV,
    MSMITH_NAIVE, MSMITH_SIGNED_WINDOWS, MSMITH_STRAUS, MSMITH_SUBSET, OpenStream, Progress,
};

fn null(what: &str) -> Failure {
    Failure::new(MSMITH_NULL, format!("`{what}` is NULL"))
}

fn too_long(what: &str) -> Failure {
    Failure::new(
        MSMITH_LENGTH,
        format!("`{what}` would be longer than all memory"),
    )
}

/// `count` items of `each` bytes, the last of which has `last`.
fn extent(count: usize, each: usize, last: usize, what: &str) -> Result<usize, Failure> {
    let Some(before) = count.checked_sub(1) else {
        return Ok(0);
    };
    let bytes = before.checked_mul(each).and_then(|b| b.checked_add(last));
    bytes
        .filter(|b| isize::try_from(*b).is_ok())
        .ok_or_else(|| too_long(what))
}

/// Bytes of the caller's that are read: `count` items, `stride` bytes from each to the next, of `each` bytes.
///
/// # Safety
///
/// `data` is NULL, or they are there, and nobody writes to them as long as the result is in use.
pub unsafe fn bytes<'a>(
    data: *const c_void,
    count: usize,
    stride: usize,
    each: usize,
    what: &str,
) -> Result<&'a [u8], Failure> {
    let len = extent(count, stride, each, what)?;
    if len == 0 {
        return Ok(&[]);
    }
    if data.is_null() {
        return Err(null(what));
    }
    // SAFETY: not NULL, not longer than a slice may be, and there, as the caller of this promises.
    Ok(unsafe { std::slice::from_raw_parts(data.cast(), len) })
}

/// A list of pointers to items of `each` bytes.
pub struct Pointers<'a> {
    list: Vec<*const u8>,
    each: usize,
    of: PhantomData<&'a [u8]>,
}

// SAFETY: what the pointers lead to is only read.
unsafe impl Send for Pointers<'_> {}
// SAFETY: as above.
unsafe impl Sync for Pointers<'_> {}

impl<'a> Pointers<'a> {
    /// The caller's list. NULL is refused, or, `going_on`, means the item behind the one before, as with blst.
    ///
    /// # Safety
    ///
    /// `data` is NULL, or `count` pointers are there (`going_on`: up to the first NULL), each NULL or to `each` bytes
    /// to which nobody writes as long as the result is in use (`going_on`: with as many behind the last as are
    /// missing).
    pub unsafe fn read(
        data: *const c_void,
        count: usize,
        each: usize,
        going_on: bool,
        what: &str,
    ) -> Result<Self, Failure> {
        let data = data.cast::<*const u8>();
        if count != 0 && data.is_null() {
            return Err(null(what));
        }
        if !data.is_aligned() {
            let why = format!("`{what}` is not aligned: it is no list of pointers");
            return Err(Failure::new(MSMITH_ARGUMENT, why));
        }
        extent(count, size_of::<*const u8>(), size_of::<*const u8>(), what)?;
        let mut list = room(count)?;
        let mut ended = false;
        for i in 0..count {
            let pointer = match ended {
                true => std::ptr::null(),
                // SAFETY: within the list, as the caller of this promises.
                false => unsafe { data.add(i).read() },
            };
            if !pointer.is_null() {
                list.push(pointer);
                continue;
            }
            match list.last() {
                Some(last) if going_on => {
                    ended = true;
                    list.push(last.wrapping_add(each));
                }
                _ => {
                    return Err(Failure::of(
                        MSMITH_NULL,
                        i,
                        format!("pointer {i} of `{what}` is NULL"),
                    ));
                }
            }
        }
        Ok(Self {
            list,
            each,
            of: PhantomData,
        })
    }

    /// Item i.
    pub fn get(&self, i: usize) -> &'a [u8] {
        // SAFETY: `read` was promised that the bytes are there.
        unsafe { std::slice::from_raw_parts(self.list[i], self.each) }
    }

    /// Item i as a text that ends with a zero byte.
    ///
    /// # Safety
    ///
    /// As for [`text`].
    pub unsafe fn text(&self, i: usize, what: &str) -> Result<&'a str, Failure> {
        // SAFETY: promised by the caller of this.
        unsafe { text(self.list[i].cast(), what) }
    }

    pub fn len(&self) -> usize {
        self.list.len()
    }
}

/// A list with room for n items.
pub fn room<T>(n: usize) -> Result<Vec<T>, Failure> {
    let mut list = Vec::new();
    match list.try_reserve_exact(n) {
        Ok(()) => Ok(list),
        Err(_) => Err(msmith::Error::OutOfMemory {
            bytes: (n as u64).saturating_mul(size_of::<T>() as u64),
        }
        .into()),
    }
}

/// A place of the caller's for a result, whose size was checked; written at the end alone, since it may be one that is
/// read.
pub struct Place(*mut u8, usize);

impl Place {
    /// Errors: NULL.
    pub fn new(at: *mut c_void, bytes: usize, what: &str) -> Result<Self, Failure> {
        match at.is_null() {
            true => Err(null(what)),
            false => Ok(Self(at.cast(), bytes)),
        }
    }

    /// A place that must have the size of a point.
    pub fn sized(
        at: *mut c_void,
        given: usize,
        needed: usize,
        what: &str,
    ) -> Result<Self, Failure> {
        let place = Self::new(at, needed, what)?;
        if given != needed {
            return Err(Failure::new(
                MSMITH_LENGTH,
                format!(
                    "`{what}` has {given} bytes, but a point has {needed} (msmith_point_bytes)"
                ),
            ));
        }
        Ok(place)
    }

    /// A place that must have the size of n points; NULL will do for none.
    pub fn list(
        at: *mut c_void,
        given: usize,
        n: usize,
        each: usize,
        what: &str,
    ) -> Result<Self, Failure> {
        let place = match n {
            0 => Self(std::ptr::NonNull::dangling().as_ptr(), 0),
            _ => Self::new(at, given, what)?,
        };
        if Some(given) != n.checked_mul(each) {
            let why = format!("`{what}` has {given} bytes for {n} points of {each}");
            return Err(Failure::new(MSMITH_LENGTH, why));
        }
        Ok(place)
    }

    /// A place for a text with a zero byte behind it, which may need as much as this.
    pub fn text(at: *mut c_char, given: usize, needed: usize, what: &str) -> Result<Self, Failure> {
        let place = Self::new(at.cast(), given, what)?;
        if given < needed {
            let why = format!("`{what}` has {given} bytes, and the text may need {needed}");
            return Err(Failure::new(MSMITH_LENGTH, why));
        }
        Ok(place)
    }

    /// Writes the result.
    ///
    /// # Safety
    ///
    /// The place is there.
    pub unsafe fn write(self, bytes: &[u8]) {
        let len = bytes.len().min(self.1);
        // SAFETY: no more than the place has; `bytes` are memory of this library.
        unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), self.0, len) };
    }
}

/// A place for a flag for each item, and one for their number.
pub struct Flags(Place, *mut usize);

impl Flags {
    /// Errors: NULL; of no items `invalid` may be.
    pub fn new(invalid: *mut u8, count: *mut usize, n: usize) -> Result<Self, Failure> {
        if count.is_null() {
            return Err(null("count"));
        }
        Ok(Self(
            Place::list(invalid.cast(), n, n, 1, "invalid")?,
            count,
        ))
    }

    /// Writes them.
    ///
    /// # Safety
    ///
    /// The places are there.
    pub unsafe fn write(self, n: usize, wrong: &[usize]) {
        let mut flags = vec![0; n];
        wrong.iter().for_each(|i| flags[*i] = 1);
        // SAFETY: promised by the caller of this.
        unsafe {
            self.0.write(&flags);
            self.1.write_unaligned(wrong.len());
        }
    }
}

/// A place for a handle, which is NULL until there is one.
pub struct HandlePlace<T>(*mut *mut T);

impl<T> HandlePlace<T> {
    /// # Safety
    ///
    /// `out` is NULL or a pointer may be written there, now and when there is a handle.
    pub unsafe fn new(out: *mut *mut T) -> Result<Self, Failure> {
        if out.is_null() {
            return Err(null("out"));
        }
        if !out.is_aligned() {
            let why = "`out` is not aligned: it is no place for a handle";
            return Err(Failure::new(MSMITH_ARGUMENT, why));
        }
        // SAFETY: promised by the caller of this.
        unsafe { out.write(std::ptr::null_mut()) };
        Ok(Self(out))
    }

    /// Writes the handle.
    pub fn put(self, handle: usize) {
        // SAFETY: promised to `new`.
        unsafe { self.0.write(std::ptr::without_provenance_mut(handle)) };
    }
}

/// A text that ends with a zero byte.
///
/// # Safety
///
/// `text` is NULL or such a text, to which nobody writes as long as the result is in use.
pub unsafe fn text<'a>(text: *const c_char, what: &str) -> Result<&'a str, Failure> {
    if text.is_null() {
        return Err(null(what));
    }
    // SAFETY: promised by the caller of this.
    (unsafe { CStr::from_ptr(text) }.to_str())
        .map_err(|_| Failure::new(MSMITH_ARGUMENT, format!("`{what}` is not UTF-8")))
}

/// A path, any bytes that end with a zero byte.
///
/// # Safety
///
/// As for [`text`].
#[cfg(unix)]
pub unsafe fn path<'a>(path: *const c_char) -> Result<&'a std::path::Path, Failure> {
    use std::os::unix::ffi::OsStrExt;
    if path.is_null() {
        return Err(null("path"));
    }
    // SAFETY: promised by the caller of this.
    let bytes = unsafe { CStr::from_ptr(path) }.to_bytes();
    named(std::ffi::OsStr::from_bytes(bytes).as_ref())
}

/// A path in UTF-8.
///
/// # Safety
///
/// As for [`text`].
#[cfg(not(unix))]
pub unsafe fn path<'a>(path: *const c_char) -> Result<&'a std::path::Path, Failure> {
    // SAFETY: promised by the caller of this.
    unsafe { text(path, "path") }.and_then(|path| named(path.as_ref()))
}

/// Errors: no name.
fn named(path: &std::path::Path) -> Result<&std::path::Path, Failure> {
    match path.as_os_str().is_empty() {
        true => Err(Failure::new(MSMITH_ARGUMENT, "`path` is empty")),
        false => Ok(path),
    }
}

/// A choice between 0 and 1.
///
/// Errors: another number, which was never meant for a choice.
pub fn choice(given: i32, what: &str) -> Result<bool, Failure> {
    match given {
        0 => Ok(false),
        1 => Ok(true),
        _ => Err(Failure::new(
            MSMITH_ARGUMENT,
            format!("`{what}` is {given}: it is 0 or 1"),
        )),
    }
}
