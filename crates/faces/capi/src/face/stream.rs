//! Sums whose points come a piece at a time.

use std::ffi::c_void;
use std::sync::{Mutex, MutexGuard, TryLockError};

use super::{EngineHandle, integers, points};
use crate::caller::{ALL, CallerOptions, Choice, OpenStream};
use crate::form::{Form, Reads, point_bytes};
use crate::handles;
use crate::status::{Failure, MSMITH_BUSY, MSMITH_HANDLE};

/// A stream, used by one call at a time.
pub(crate) struct Shared(Mutex<OpenStream>);

handle! {
/// A sum whose points come a piece at a time.
StreamHandle = msmith_stream, Shared, "a stream"
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

calls! {
/// Begins a sum of any number of points. The options hold for every push; their flag and what `user` points to must stay
/// until the stream is closed.
fn msmith_stream_new(engine: held(EngineHandle), options: at(CallerOptions), out: opens(StreamHandle)) {
    out.put(Shared(Mutex::new(OpenStream::new(engine, Choice::read(options, ALL)?)?)));
}

/// Adds n points with their scalars, as for msmith_msm; nothing of them is kept but their sum. Give many at once: pieces
/// of 2^18 points cost about what one sum of all would. After a failure, MSMITH_CANCELLED among them, the stream is what
/// it was before the call, and goes on.
fn msmith_stream_push(stream: to(StreamHandle), points: at(c_void), stride: usize, scalars: at(c_void), nbits: usize,
                      n: usize, form: u32) {
    let shared = handles::get::<Shared>(stream.addr())?;
    let mut stream = shared.lock()?;
    let form = Form::new(form, Reads::Both)?;
    let scalars = integers(scalars, nbits, n, form)?;
    let points = self::points(stream.engine(), points, stride, n, form)?;
    stream.push(points.points(), scalars.scalars())?;
}

/// The sum of everything so far; the stream goes on. form, sum: as for msmith_msm.
fn msmith_stream_sum(stream: held(StreamHandle), form: u32, sum: to(c_void), sum_bytes: usize) {
    let stream = stream.lock()?;
    let form = Form::new(form, Reads::Nothing)?;
    let place = sum.sized(sum_bytes, point_bytes(stream.engine()), "sum")?;
    place.write(&form.bytes(stream.engine(), &stream.sum()?.point));
}
}
