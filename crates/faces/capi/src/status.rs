//! What a call answers: a code, and a message for the thread that called.

use std::cell::RefCell;
use std::ffi::{CStr, CString, c_char};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Done.
pub const MSMITH_OK: i32 = 0;
/// A pointer is NULL that may not be.
pub const MSMITH_NULL: i32 = 1;
/// A number, flag, name or option that is not one of those allowed.
pub const MSMITH_ARGUMENT: i32 = 2;
/// A size or a count that does not fit.
pub const MSMITH_LENGTH: i32 = 3;
/// A handle that is closed, of another kind, or none.
pub const MSMITH_HANDLE: i32 = 4;
/// A stream that another call is using.
pub const MSMITH_BUSY: i32 = 5;
/// A coordinate that is not below the modulus.
pub const MSMITH_NOT_CANONICAL: i32 = 6;
/// A point that is not on the curve.
pub const MSMITH_NOT_ON_CURVE: i32 = 7;
/// A point that is not in the subgroup of order r.
pub const MSMITH_NOT_IN_SUBGROUP: i32 = 8;
/// No such curve, or one that cannot do this.
pub const MSMITH_CURVE: i32 = 9;
/// A backend that is unknown or that this machine lacks.
pub const MSMITH_BACKEND: i32 = 10;
/// A memory limit that is too small, or memory that the system does not give.
pub const MSMITH_MEMORY: i32 = 11;
/// Stopped by the flag or by the progress function.
pub const MSMITH_CANCELLED: i32 = 12;
/// Prepared bases or a table that cannot be used here.
pub const MSMITH_BASES: i32 = 13;
/// A file that cannot be read or written.
pub const MSMITH_FILE: i32 = 14;
/// Bytes that are not what they should be: a setup, a blob, a cell, a commitment, a proof.
pub const MSMITH_DATA: i32 = 15;
/// A sum that has no coordinates on the Edwards curve.
pub const MSMITH_AT_INFINITY: i32 = 16;
/// A fault of msmith itself, which was caught.
pub const MSMITH_PANIC: i32 = 17;

/// Why a call failed.
#[derive(Debug)]
pub struct Failure {
    /// One of the codes above.
    pub code: i32,
    /// What was wrong, and what to do.
    pub message: String,
    /// The point, scalar, blob or cell concerned, counted from 0.
    pub item: Option<usize>,
}

impl Failure {
    /// Of the call as a whole.
    pub fn new(code: i32, message: impl Into<String>) -> Self {
        Self {
            code,
            message: message.into(),
            item: None,
        }
    }

    /// Of a call that takes one blob, of which the item is then an element.
    pub fn of_one(error: msmith_kzg::Error) -> Self {
        let item = match error {
            msmith_kzg::Error::Element {
                what: "blob",
                element,
                ..
            } => Some(element),
            _ => None,
        };
        let failure = Self::from(error);
        Self {
            item: item.or(failure.item),
            ..failure
        }
    }

    /// Of one item.
    pub fn of(code: i32, item: usize, message: impl Into<String>) -> Self {
        Self {
            item: Some(item),
            ..Self::new(code, message)
        }
    }
}

macro_rules! failures {
    ($($error:ty: $of:path;)*) => {$(
        impl From<$error> for Failure {
            fn from(error: $error) -> Self {
                let (code, item) = $of(&error);
                Self { item, ..Self::new(code, error.to_string()) }
            }
        }
    )*};
}

failures! {
    msmith::Error: of_engine;
    msmith_io::Error: of_files;
    msmith_kzg::Error: of_kzg;
    msmith_groth16::Error: of_groth16;
}

/// Code and item.
fn of_engine(error: &msmith::Error) -> (i32, Option<usize>) {
    use msmith::Error as E;
    match error {
        E::LengthMismatch { .. } | E::Layout(_) => (MSMITH_LENGTH, None),
        E::NotOnCurve { index } => (MSMITH_NOT_ON_CURVE, Some(*index)),
        E::NotInSubgroup { index } => (MSMITH_NOT_IN_SUBGROUP, Some(*index)),
        E::NonCanonical { index } | E::NotReduced { index } => (MSMITH_NOT_CANONICAL, Some(*index)),
        E::Backend(_) => (MSMITH_BACKEND, None),
        E::MemoryLimit { .. } | E::OutOfMemory { .. } => (MSMITH_MEMORY, None),
        E::Item { index, error } => (of_engine(error).0, Some(*index)),
        E::Cancelled => (MSMITH_CANCELLED, None),
        E::Curve(_) => (MSMITH_CURVE, None),
        E::Bases(_) => (MSMITH_BASES, None),
        E::AtInfinity => (MSMITH_AT_INFINITY, None),
        // Zero threads, options, and what there may be one day.
        _ => (MSMITH_ARGUMENT, None),
    }
}

/// The same of KZG; items are counted in their lists.
fn of_kzg(error: &msmith_kzg::Error) -> (i32, Option<usize>) {
    use msmith_kzg::Error as E;
    match error {
        E::Element { index, .. } | E::Point { index, .. } => (MSMITH_DATA, Some(*index)),
        E::CellIndex { index, .. }
        | E::Row { index, .. }
        | E::Order { index }
        | E::Repeated { index, .. } => (MSMITH_ARGUMENT, Some(*index)),
        E::Lengths { .. } | E::Number { .. } => (MSMITH_LENGTH, None),
        E::Item { index, error, .. } => (of_kzg(error).0, Some(*index)),
        E::NoTables(_) => (MSMITH_FILE, None),
        E::Engine(error) => of_engine(error),
        E::Setup(error) => of_files(error),
        // Cells of several blobs, and what there may be one day.
        _ => (MSMITH_DATA, None),
    }
}

/// The same of Groth16.
fn of_groth16(error: &msmith_groth16::Error) -> (i32, Option<usize>) {
    use msmith_groth16::Error as E;
    match error {
        E::Curve(_) | E::OtherCurve { .. } => (MSMITH_CURVE, None),
        E::Lengths { .. } => (MSMITH_LENGTH, None),
        E::NotBelowOrder { index, .. } | E::Point { index, .. } => (MSMITH_DATA, Some(*index)),
        E::NoCoefficients => (MSMITH_ARGUMENT, None),
        // What they come from is a device.
        E::Randomness { .. } => (MSMITH_FILE, None),
        E::Engine(error) => of_engine(error),
        E::Io(error) => of_files(error),
        _ => (MSMITH_DATA, None),
    }
}

/// The same of files and tables.
fn of_files(error: &msmith_io::Error) -> (i32, Option<usize>) {
    use msmith_io::Error as E;
    match error {
        E::Engine(error) => of_engine(error),
        E::File { .. } | E::Write { .. } => (MSMITH_FILE, None),
        E::Table { .. } => (MSMITH_BASES, None),
        E::CurveFile { .. } => (MSMITH_CURVE, None),
        E::Item { index, error, .. } => (of_files(error).0, Some(*index)),
        E::Section { error, .. } => of_files(error),
        E::Truncated { index, .. }
        | E::NotBelowOrder { index, .. }
        | E::Padding { index }
        | E::Encoding { index, .. }
        | E::Text { index, .. } => (MSMITH_DATA, Some(*index)),
        _ => (MSMITH_DATA, None),
    }
}

thread_local! {
    static LAST: RefCell<(CString, i64)> = RefCell::new((CString::default(), -1));
}

/// Runs a call: its code, and a message kept where there is something to say. Nothing unwinds into C.
pub fn answer(call: impl FnOnce() -> Result<(), Failure>) -> i32 {
    // What a call was changing when it panicked is either its own or behind a lock that is then refused.
    let failure = match catch_unwind(AssertUnwindSafe(call)) {
        Ok(Ok(())) => return MSMITH_OK,
        Ok(Err(failure)) => failure,
        Err(cause) => {
            let said = (cause.downcast_ref::<&str>().map(|s| (*s).to_owned()))
                .or_else(|| cause.downcast_ref::<String>().cloned());
            let said = said.unwrap_or_else(|| "no message".into());
            Failure::new(
                MSMITH_PANIC,
                format!("a fault of msmith, please report it: {said}"),
            )
        }
    };
    let message = CString::new(failure.message.replace('\0', "?")).unwrap_or_default();
    let item = failure.item.map_or(-1, |item| item as i64);
    // A thread that is about to end has no message.
    let _ = LAST.try_with(|last| *last.borrow_mut() = (message, item));
    failure.code
}

/// The message of this thread's last failure; it stays where it is until the next one.
pub fn message() -> *const c_char {
    let none: &'static CStr = c"";
    (LAST.try_with(|last| last.borrow().0.as_ptr())).unwrap_or(none.as_ptr())
}

/// The item of this thread's last failure; -1 where it concerned none.
pub fn item() -> i64 {
    LAST.try_with(|last| last.borrow().1).unwrap_or(-1)
}
