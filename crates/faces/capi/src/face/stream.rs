//! Sums whose points come a piece at a time.

use std::ffi::c_void;
use std::sync::{Arc, Mutex, MutexGuard, TryLockError};

use msmith::Engine;

use super::EngineHandle;
use crate::caller::{CallerOptions, Choice, HandlePlace, Heeded, OpenStream, Place};
use crate::form::{Form, Reads, point_bytes};
use crate::handles::{self, Held};
use crate::status::{Failure, MSMITH_BUSY, MSMITH_HANDLE, answer};

/// `msmith_stream`.
#[repr(C)]
#[derive(Debug)]
pub struct StreamHandle([u8; 0]);

/// A stream, used by one call at a time.
struct Shared(Mutex<OpenStream>);

impl Held for Shared {
    const NAME: &'static str = "a stream";
}

/// The stream behind a handle.
fn get(stream: *const StreamHandle) -> Result<Arc<Shared>, Failure> {
    handles::get(stream.addr())
}

impl Shared {
    fn lock(&self) -> Result<MutexGuard<'_, OpenStream>, Failure> {
        self.0.try_lock().map_err(|why| match why {
            TryLockError::WouldBlock => Failure::new(
                MSMITH_BUSY,
                "another call is using the stream: use it from one thread at a time, not from its progress function",
            ),
            TryLockError::Poisoned(_) => Failure::new(
                MSMITH_HANDLE,
                "a fault of msmith ended this stream: close it, and begin a new one",
            ),
        })
    }
}

/// Begins a stream.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_stream_new(
    engine: *const EngineHandle,
    options: *const CallerOptions,
    out: *mut *mut StreamHandle,
) -> i32 {
    answer(|| {
        // SAFETY: as the header says.
        let out = unsafe { HandlePlace::new(out)? };
        let engine = handles::get::<Engine>(engine.addr())?;
        // SAFETY: as above.
        let choice = unsafe { Choice::read(options, Heeded::ALL)? };
        let stream = Shared(Mutex::new(OpenStream::new(&engine, choice)?));
        out.put(handles::open(stream));
        Ok(())
    })
}

/// Adds points.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_stream_push(
    stream: *mut StreamHandle,
    points: *const c_void,
    stride: usize,
    scalars: *const c_void,
    nbits: usize,
    n: usize,
    form: u32,
) -> i32 {
    answer(|| {
        let shared = get(stream)?;
        let mut stream = shared.lock()?;
        let form = Form::new(form, Reads::Both)?;
        // SAFETY: as the header says.
        let scalars = unsafe { super::integers(scalars, nbits, n, form)? };
        // SAFETY: as above.
        let points = unsafe { super::points(stream.engine(), points, stride, n, form)? };
        stream.push(points.points(), scalars.scalars())
    })
}

/// The sum so far.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_stream_sum(
    stream: *const StreamHandle,
    form: u32,
    sum: *mut c_void,
    sum_bytes: usize,
) -> i32 {
    answer(|| {
        let shared = get(stream)?;
        let stream = shared.lock()?;
        let form = Form::new(form, Reads::Nothing)?;
        let place = Place::sized(sum, sum_bytes, point_bytes(stream.engine()), "sum")?;
        let output = stream.sum()?;
        // SAFETY: as the header says.
        unsafe { place.write(&form.bytes(stream.engine(), &output.point)) };
        Ok(())
    })
}
