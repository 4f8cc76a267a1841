//! The caller's memory: what is looked at before it is believed, and what is believed because the header asks for it.

#![allow(unsafe_code)]

mod options;

use std::ffi::{CStr, c_void};
use std::marker::PhantomData;
use std::path::Path;

use crate::handles::{self, Held};
use crate::status::{Failure, MSMITH_ARGUMENT, MSMITH_LENGTH, MSMITH_NULL};

pub use options::*;

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

/// What a call reads of the caller's.
#[derive(Debug, Clone, Copy)]
pub struct At<'a>(*const u8, PhantomData<&'a [u8]>);

impl<'a> At<'a> {
    /// # Safety
    ///
    /// NULL, or there is what the header asks for, and nobody writes to it as long as anything that is read is in use.
    pub unsafe fn new<T>(at: *const T) -> Self {
        Self(at.cast(), PhantomData)
    }

    pub fn is_null(self) -> bool {
        self.0.is_null()
    }

    /// The first item of a structure, and where the structure is.
    ///
    /// Errors: it is not aligned.
    pub fn size_of<T>(self, not_aligned: &str) -> Result<(usize, *const T), Failure> {
        let at = self.0.cast::<T>();
        match at.is_aligned() {
            // SAFETY: promised to `new`.
            true => Ok((unsafe { at.cast::<usize>().read() }, at)),
            false => Err(Failure::new(MSMITH_ARGUMENT, not_aligned)),
        }
    }

    /// `count` items, `stride` bytes from each to the next, of `each` bytes.
    pub fn bytes(
        self,
        count: usize,
        stride: usize,
        each: usize,
        what: &str,
    ) -> Result<&'a [u8], Failure> {
        let len = extent(count, stride, each, what)?;
        if len == 0 {
            return Ok(&[]);
        }
        if self.is_null() {
            return Err(null(what));
        }
        // SAFETY: not NULL, not longer than a slice may be, and there, as was promised to `new`.
        Ok(unsafe { std::slice::from_raw_parts(self.0, len) })
    }

    /// n items of N bytes.
    pub fn items<const N: usize>(self, n: usize, what: &str) -> Result<&'a [[u8; N]], Failure> {
        Ok(self.bytes(n, N, N, what)?.as_chunks().0)
    }

    /// One item.
    pub fn item<const N: usize>(self, what: &str) -> Result<&'a [u8; N], Failure> {
        Ok(&self.items(1, what)?[0])
    }

    /// n numbers, copied: they need not be aligned.
    pub fn numbers(self, n: usize, what: &str) -> Result<Vec<u64>, Failure> {
        let items = self.items(n, what)?.iter();
        let mut numbers = room(n)?;
        numbers.extend(items.copied().map(u64::from_ne_bytes));
        Ok(numbers)
    }

    fn c_str(self, what: &str) -> Result<&'a CStr, Failure> {
        match self.is_null() {
            true => Err(null(what)),
            // SAFETY: a text that ends with a zero byte, as was promised to `new`.
            false => Ok(unsafe { CStr::from_ptr(self.0.cast()) }),
        }
    }

    /// A text that ends with a zero byte.
    pub fn text(self, what: &str) -> Result<&'a str, Failure> {
        let utf8 = |_| Failure::new(MSMITH_ARGUMENT, format!("`{what}` is not UTF-8"));
        self.c_str(what)?.to_str().map_err(utf8)
    }

    /// A path, any bytes that end with a zero byte; elsewhere than under Unix they are UTF-8.
    pub fn path(self) -> Result<&'a Path, Failure> {
        #[cfg(unix)]
        let path = {
            let bytes = self.c_str("path")?.to_bytes();
            <std::ffi::OsStr as std::os::unix::ffi::OsStrExt>::from_bytes(bytes)
        };
        #[cfg(not(unix))]
        let path = self.text("path")?;
        match path.is_empty() {
            true => Err(Failure::new(MSMITH_ARGUMENT, "`path` is empty")),
            false => Ok(Path::new(path)),
        }
    }
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
    pub fn read(
        data: At<'a>,
        count: usize,
        each: usize,
        going_on: bool,
        what: &str,
    ) -> Result<Self, Failure> {
        let data = data.0.cast::<*const u8>();
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
                // SAFETY: within the list, whose pointers are there up to the first NULL, as was promised to `At::new`.
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
        // SAFETY: the list is of pointers to as many bytes, as was promised to `At::new`.
        unsafe { std::slice::from_raw_parts(self.list[i], self.each) }
    }

    /// Item i as a text that ends with a zero byte.
    pub fn text(&self, i: usize) -> Result<&'a str, Failure> {
        At(self.list[i], PhantomData).text("text")
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

/// What a call writes of the caller's.
#[derive(Debug, Clone, Copy)]
pub struct To(*mut u8);

impl To {
    /// # Safety
    ///
    /// NULL, or there may be written what the header says, until the call ends.
    pub unsafe fn new<T>(to: *mut T) -> Self {
        Self(to.cast())
    }

    pub fn addr(self) -> usize {
        self.0.addr()
    }

    /// A place of this many bytes; none where it is NULL.
    pub fn wanted(self, bytes: usize) -> Option<Place> {
        (!self.0.is_null()).then_some(Place(self.0, bytes))
    }

    /// Errors: NULL.
    pub fn place(self, bytes: usize, what: &str) -> Result<Place, Failure> {
        self.wanted(bytes).ok_or_else(|| null(what))
    }

    /// What is in a place of N bytes.
    pub fn read<const N: usize>(self, what: &str) -> Result<[u8; N], Failure> {
        let place = self.place(N, what)?;
        // SAFETY: as many bytes are there, as was promised to `new`.
        Ok(unsafe { place.0.cast::<[u8; N]>().read() })
    }

    /// A place that must have the size of a point.
    pub fn sized(self, given: usize, needed: usize, what: &str) -> Result<Place, Failure> {
        let place = self.place(needed, what)?;
        if given != needed {
            let why = format!(
                "`{what}` has {given} bytes, but a point has {needed} (msmith_point_bytes)"
            );
            return Err(Failure::new(MSMITH_LENGTH, why));
        }
        Ok(place)
    }

    /// A place that must have the size of n points; NULL will do for none.
    pub fn list(self, given: usize, n: usize, each: usize, what: &str) -> Result<Place, Failure> {
        let place = match n {
            0 => Place(std::ptr::NonNull::dangling().as_ptr(), 0),
            _ => self.place(given, what)?,
        };
        if Some(given) != n.checked_mul(each) {
            let why = format!("`{what}` has {given} bytes for {n} points of {each}");
            return Err(Failure::new(MSMITH_LENGTH, why));
        }
        Ok(place)
    }

    /// A place for a text with a zero byte behind it, which may need as much as this.
    pub fn text(self, given: usize, needed: usize, what: &str) -> Result<Place, Failure> {
        let place = self.place(given, what)?;
        if given < needed {
            let why = format!("`{what}` has {given} bytes, and the text may need {needed}");
            return Err(Failure::new(MSMITH_LENGTH, why));
        }
        Ok(place)
    }
}

/// A place of the caller's for a result, whose size was checked; written at the end alone, since it may be one that is
/// read.
pub struct Place(*mut u8, usize);

impl Place {
    /// Writes the result.
    pub fn write(self, bytes: &[u8]) {
        let len = bytes.len().min(self.1);
        // SAFETY: no more than the place has, which is there, as was promised to `To::new`; `bytes` are memory of this
        // library.
        unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), self.0, len) };
    }
}

/// A place for an answer, which is written whatever becomes of the call.
pub struct Verdict(To, bool);

impl Verdict {
    /// Errors: NULL.
    pub fn new(to: To, otherwise: bool, what: &str) -> Result<Self, Failure> {
        to.place(1, what).map(|_| Self(to, otherwise))
    }

    pub fn set(&mut self, holds: bool) {
        self.1 = holds;
    }
}

impl Drop for Verdict {
    fn drop(&mut self) {
        Place(self.0.0, 1).write(&[self.1.into()]);
    }
}

/// A place for a flag for each item, and one for their number.
pub struct Flags(Place, Place, usize);

impl Flags {
    /// Errors: NULL; of no items `invalid` may be.
    pub fn new(invalid: To, count: To, n: usize) -> Result<Self, Failure> {
        let count = count.place(size_of::<usize>(), "count")?;
        Ok(Self(invalid.list(n, n, 1, "invalid")?, count, n))
    }

    /// Writes them.
    pub fn write(self, wrong: &[usize]) {
        let mut flags = vec![0; self.2];
        wrong.iter().for_each(|i| flags[*i] = 1);
        self.0.write(&flags);
        self.1.write(&wrong.len().to_ne_bytes());
    }
}

/// A place for a handle, which is NULL until there is one.
pub struct HandlePlace(*mut *mut c_void);

impl HandlePlace {
    /// # Safety
    ///
    /// `out` is NULL or a pointer may be written there, now and when there is a handle.
    pub unsafe fn new<T>(out: *mut *mut T) -> Result<Self, Failure> {
        if out.is_null() {
            return Err(null("out"));
        }
        if !out.is_aligned() {
            let why = "`out` is not aligned: it is no place for a handle";
            return Err(Failure::new(MSMITH_ARGUMENT, why));
        }
        // SAFETY: promised by the caller of this.
        unsafe { out.write(std::ptr::null_mut()) };
        Ok(Self(out.cast()))
    }

    /// Writes the handle of what is held from now on.
    pub fn put<T: Held>(self, what: T) {
        let handle = std::ptr::without_provenance_mut(handles::open(what));
        // SAFETY: promised to `new`.
        unsafe { self.0.write(handle) };
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
