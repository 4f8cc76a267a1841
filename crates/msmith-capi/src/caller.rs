//! The caller's memory: what is looked at before it is believed, and what is believed because the header asks for it.

#![allow(unsafe_code)]

use std::ffi::{CStr, c_char, c_void};
use std::marker::PhantomData;
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};

use msmith::{Algorithm, Engine, Options, Stream, Watch};

use crate::status::{Failure, MSMITH_ARGUMENT, MSMITH_LENGTH, MSMITH_NULL};

/// [`Algorithm::Auto`].
pub const MSMITH_AUTO: u32 = 0;
/// [`Algorithm::Naive`].
pub const MSMITH_NAIVE: u32 = 1;
/// [`Algorithm::Subset`].
pub const MSMITH_SUBSET: u32 = 2;
/// [`Algorithm::Straus`].
pub const MSMITH_STRAUS: u32 = 3;
/// [`Algorithm::Signed`].
pub const MSMITH_SIGNED_WINDOWS: u32 = 4;
/// [`Algorithm::Glv`].
pub const MSMITH_GLV: u32 = 5;
/// [`Algorithm::Eisenstein`].
pub const MSMITH_EISENSTEIN: u32 = 6;

/// `msmith_options`: the header describes it. All fields zero but the first are the default.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct CallerOptions {
    /// Bytes of the structure, as the caller was compiled.
    pub size: usize,
    /// Threads; 0 for the default.
    pub threads: u32,
    /// 1 where the caller vouches for the subgroup.
    pub in_subgroup: u32,
    /// One of the numbers above.
    pub algorithm: u32,
    /// Window; 0 for the planner's.
    pub window: u32,
    /// Bytes; 0 for no limit.
    pub memory_limit: u64,
    /// Called with the part that is done; stops by another answer than 0.
    pub progress: Option<Progress>,
    /// Handed to `progress`.
    pub user: *mut c_void,
    /// NULL, or a byte that stops the call when it is 1.
    pub cancel: *mut u8,
}

/// The type of a progress function.
pub type Progress = unsafe extern "C" fn(user: *mut c_void, part: f64) -> i32;

impl Default for CallerOptions {
    fn default() -> Self {
        Self {
            size: size_of::<Self>(),
            threads: 0,
            in_subgroup: 0,
            algorithm: 0,
            window: 0,
            memory_limit: 0,
            progress: None,
            user: std::ptr::null_mut(),
            cancel: std::ptr::null_mut(),
        }
    }
}

/// A structure larger than this was never meant: its size was not set.
const MOST_BYTES: usize = 4096;

impl CallerOptions {
    /// The caller's options, whatever version of the structure they have; NULL for the default.
    ///
    /// # Safety
    ///
    /// `from` is NULL or has a size that can be read, and as many bytes as that says if it is one that is accepted.
    unsafe fn read(from: *const Self) -> Result<Self, Failure> {
        let wrong = |why: String| Err(Failure::new(MSMITH_ARGUMENT, why));
        if from.is_null() {
            return Ok(Self::default());
        }
        if !from.is_aligned() {
            return wrong("`options` is not aligned: it points to something else".into());
        }
        let own = size_of::<Self>();
        // SAFETY: the first field, as the caller of this promises.
        let size = unsafe { from.cast::<usize>().read() };
        if size < size_of::<usize>()
            || size > MOST_BYTES
            || !size.is_multiple_of(align_of::<Self>())
        {
            return wrong(format!(
                "options.size is {size}: begin with MSMITH_OPTIONS_INIT, or set it to sizeof(msmith_options) ({own})"
            ));
        }
        // SAFETY: bytes 0 to `size`, as the caller of this promises.
        let bytes = unsafe { std::slice::from_raw_parts(from.cast::<u8>(), size) };
        if let Some(at) = bytes.iter().skip(own).position(|b| *b != 0) {
            return wrong(format!(
                "options has a field at byte {} that this version of the library ({own} bytes) does not know: \
                 leave it zero, or install the version of the header",
                own + at
            ));
        }
        let mut read = Self::default();
        // SAFETY: no more than both have; every field is valid for all bytes, a function pointer as far as the caller's
        // is one.
        unsafe {
            let to = (&raw mut read).cast::<u8>();
            std::ptr::copy_nonoverlapping(bytes.as_ptr(), to, size.min(own));
        }
        if read.in_subgroup > 1 {
            return wrong(format!(
                "options.in_subgroup is {}, not 0 or 1",
                read.in_subgroup
            ));
        }
        if !read.cancel.is_null() {
            // SAFETY: a byte that the header asks to be there.
            let flag = unsafe { AtomicU8::from_ptr(read.cancel) }.load(Relaxed);
            if flag > 1 {
                return wrong(format!(
                    "*options.cancel is {flag}: it is 0 to go on and 1 to stop"
                ));
            }
        }
        Ok(read)
    }
}

/// Errors: no algorithm has that number.
fn algorithm(number: u32) -> Result<Algorithm, Failure> {
    Ok(match number {
        MSMITH_AUTO => Algorithm::Auto,
        MSMITH_NAIVE => Algorithm::Naive,
        MSMITH_SUBSET => Algorithm::Subset,
        MSMITH_STRAUS => Algorithm::Straus,
        MSMITH_SIGNED_WINDOWS => Algorithm::Signed,
        MSMITH_GLV => Algorithm::Glv,
        MSMITH_EISENSTEIN => Algorithm::Eisenstein,
        _ => {
            let why = format!(
                "options.algorithm is {number}: it is MSMITH_AUTO (0) to MSMITH_EISENSTEIN (6)"
            );
            return Err(Failure::new(MSMITH_ARGUMENT, why));
        }
    })
}

/// Options, and what a watch points to.
pub struct Choice {
    /// Without their watch.
    chosen: Options<'static>,
    flag: Arc<Flag>,
    report: Option<Box<dyn Fn(f64) + Send + Sync>>,
}

/// What stops a call.
struct Flag {
    /// The caller's, if there is one.
    theirs: *mut u8,
    own: AtomicBool,
}

// SAFETY: the byte is read and written as an atomic alone.
unsafe impl Send for Flag {}
// SAFETY: as above.
unsafe impl Sync for Flag {}

impl Flag {
    fn get(&self) -> &AtomicBool {
        if self.theirs.is_null() {
            return &self.own;
        }
        // SAFETY: the header asks for a byte that is 0 or 1 and stays as long as the call or the stream.
        unsafe { AtomicBool::from_ptr(self.theirs.cast()) }
    }
}

/// The caller's function, with what is handed to it.
struct Callback(Progress, *mut c_void);

// SAFETY: the header says that it is called from any thread, by one at a time.
unsafe impl Send for Callback {}

impl Choice {
    /// The caller's options.
    ///
    /// # Safety
    ///
    /// As the header says: `from` is NULL or a `msmith_options`; what it points to stays as long as this.
    pub unsafe fn read(from: *const CallerOptions) -> Result<Self, Failure> {
        // SAFETY: promised by the caller of this.
        let options = unsafe { CallerOptions::read(from)? };
        let flag = Arc::new(Flag {
            theirs: options.cancel,
            own: AtomicBool::new(false),
        });
        let report = options.progress.map(|progress| {
            let (callback, flag) = (
                Mutex::new(Callback(progress, options.user)),
                Arc::clone(&flag),
            );
            Box::new(move |part| {
                let callback = callback.lock().unwrap_or_else(PoisonError::into_inner);
                // SAFETY: a function that the caller gave for this.
                if unsafe { callback.0(callback.1, part) } != 0 {
                    flag.get().store(true, Relaxed);
                }
            }) as Box<dyn Fn(f64) + Send + Sync>
        });
        let given = |n: u32| (n != 0).then_some(n);
        Ok(Self {
            chosen: Options {
                algorithm: algorithm(options.algorithm)?,
                threads: given(options.threads).map(|n| n as usize),
                in_subgroup: options.in_subgroup == 1,
                window: given(options.window),
                memory_limit: (options.memory_limit != 0).then_some(options.memory_limit),
                watch: Watch::default(),
            },
            flag,
            report,
        })
    }

    /// As the engine has them.
    pub fn options(&self) -> Options<'_> {
        let watch = Watch::default().with_cancel(self.flag.get());
        Options {
            watch: match &self.report {
                Some(report) => watch.with_progress(&**report),
                None => watch,
            },
            ..self.chosen
        }
    }

    /// Forgets that a progress function said stop; the caller's own flag is the caller's.
    fn go_on(&self) {
        self.flag.own.store(false, Relaxed);
    }
}

/// A stream and what its watch points to.
pub struct OpenStream {
    // Before `choice`, so that it is dropped before.
    stream: Stream<'static>,
    choice: Arc<Choice>,
    engine: Engine,
}

impl OpenStream {
    /// An empty one.
    pub fn new(engine: &Engine, choice: Choice) -> Result<Self, Failure> {
        let choice = Arc::new(choice);
        // SAFETY: what is in the Arc stays where it is until the last of its holders is gone; this structure is one,
        // drops the stream first, and never hands it out.
        let kept: &'static Choice = unsafe { &*Arc::as_ptr(&choice) };
        Ok(Self {
            stream: engine.stream(&kept.options())?,
            choice,
            engine: engine.clone(),
        })
    }

    pub fn engine(&self) -> &Engine {
        &self.engine
    }

    /// Adds points ([`Stream::push`]).
    pub fn push(
        &mut self,
        points: &dyn msmith::Points,
        scalars: msmith::Scalars<'_>,
    ) -> Result<(), Failure> {
        self.choice.go_on();
        Ok(self.stream.push(points, scalars)?)
    }

    /// The sum so far; the stream goes on.
    pub fn sum(&self) -> Result<msmith::Output, Failure> {
        Ok(self.stream.clone().finish()?)
    }
}

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

/// A place for a handle, which is NULL until there is one.
pub struct HandlePlace<T>(*mut *mut T);

impl<T> HandlePlace<T> {
    /// # Safety
    ///
    /// `out` is NULL or a pointer may be written there, now and when there is a handle.
    pub unsafe fn new(out: *mut *mut T) -> Result<Self, Failure> {
        if out.is_null() || !out.is_aligned() {
            return Err(null("out"));
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
    Ok(std::ffi::OsStr::from_bytes(bytes).as_ref())
}

/// A path in UTF-8.
///
/// # Safety
///
/// As for [`text`].
#[cfg(not(unix))]
pub unsafe fn path<'a>(path: *const c_char) -> Result<&'a std::path::Path, Failure> {
    // SAFETY: promised by the caller of this.
    unsafe { text(path, "path") }.map(std::path::Path::new)
}
