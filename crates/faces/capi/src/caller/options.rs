//! `msmith_options`, and what watches a call.

use std::ffi::c_void;
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};

use msmith::{Algorithm, Engine, Options, Stream, Watch};

use super::At;
use crate::status::{Failure, MSMITH_ARGUMENT};

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
/// [`Algorithm::EdMsm`].
pub const MSMITH_EDMSM: u32 = 7;

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

/// The fields that mean something for some calls only, and for this one do; the others bound or follow any call.
pub type Heeded = &'static [&'static str];

pub const NONE: Heeded = &[];
/// For a sum of points that the caller gives.
pub const ALL: Heeded = &["in_subgroup", "algorithm", "window"];
/// For points of which nothing else is to be chosen.
pub const SUBGROUP: Heeded = &["in_subgroup"];
/// For products side by side.
pub const PRODUCTS: Heeded = &["in_subgroup", "window"];
/// For sums of points that are known to be in the subgroup.
pub const WAY: Heeded = &["algorithm", "window"];

/// A structure larger than this was never meant: its size was not set.
const MOST_BYTES: usize = 4096;

impl CallerOptions {
    /// The caller's options, whatever version of the structure they have; NULL for the default.
    fn read(from: At<'_>, heeded: Heeded) -> Result<Self, Failure> {
        let wrong = |why: String| Err(Failure::new(MSMITH_ARGUMENT, why));
        if from.is_null() {
            return Ok(Self::default());
        }
        let own = size_of::<Self>();
        let (size, _) =
            from.size_of::<Self>("`options` is not aligned: it points to something else")?;
        if size < size_of::<usize>()
            || size > MOST_BYTES
            || !size.is_multiple_of(align_of::<Self>())
        {
            return wrong(format!(
                "options.size is {size}: begin with MSMITH_OPTIONS_INIT, or set it to sizeof(msmith_options) ({own})"
            ));
        }
        let bytes = from.bytes(size, 1, 1, "options")?;
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
        let given = [
            ("in_subgroup", read.in_subgroup),
            ("algorithm", read.algorithm),
            ("window", read.window),
        ];
        let idle = |(name, n): &&(&str, u32)| *n != 0 && !heeded.contains(name);
        if let Some((name, number)) = given.iter().find(idle) {
            return wrong(format!(
                "options.{name} is {number}, and means nothing for this call: leave it 0"
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

/// The algorithms by their numbers above.
const ALGORITHMS: [Algorithm; 8] = [
    Algorithm::Auto,
    Algorithm::Naive,
    Algorithm::Subset,
    Algorithm::Straus,
    Algorithm::Signed,
    Algorithm::Glv,
    Algorithm::Eisenstein,
    Algorithm::EdMsm,
];

/// Errors: no algorithm has that number.
fn algorithm(number: u32) -> Result<Algorithm, Failure> {
    let why =
        || format!("options.algorithm is {number}: it is MSMITH_AUTO (0) to MSMITH_EDMSM (7)");
    let found = ALGORITHMS.get(number as usize).copied();
    found.ok_or_else(|| Failure::new(MSMITH_ARGUMENT, why()))
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
    /// The caller's options, which stay, with what they point to, as long as this.
    ///
    /// Errors: a field that is not allowed, or that a call like this does not heed.
    pub fn read(from: At<'_>, heeded: Heeded) -> Result<Self, Failure> {
        let options = CallerOptions::read(from, heeded)?;
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
