//! Progress, cancellation, handles that are closed while they are used, and panics.

use std::ffi::c_void;
use std::ptr::{null, null_mut};
use std::sync::atomic::{AtomicU8, AtomicUsize, Ordering::Relaxed};

use msmith_capi::face::*;
use msmith_capi::status::*;

use super::{Opened, message, must};

/// Points of BN254 and scalars of 128 bits, many enough for progress.
const N: usize = 1 << 13;

fn input() -> (Vec<u64>, Vec<u64>) {
    // (1, 2), as plain integers.
    let points = [1, 0, 0, 0, 2, 0, 0, 0].repeat(N);
    let scalars = (0..2 * N as u64)
        .map(|i| i.wrapping_mul(0x9e37_79b9_7f4a_7c15))
        .collect();
    (points, scalars)
}

fn sum(engine: &Opened, options: &CallerOptions) -> (i32, [u64; 8]) {
    let (points, scalars) = input();
    let mut sum = [7; 8];
    // SAFETY: N points and scalars.
    let code = unsafe {
        msmith_msm(
            engine.0,
            points.as_ptr().cast(),
            0,
            scalars.as_ptr().cast(),
            128,
            N,
            MSMITH_PLAIN,
            options,
            (&raw mut sum).cast(),
            64,
        )
    };
    (code, sum)
}

/// What a progress function counts, and answers.
#[derive(Default)]
struct Seen {
    calls: AtomicUsize,
    inside: AtomicUsize,
    together: AtomicUsize,
    stop: AtomicUsize,
}

extern "C" fn follow(user: *mut c_void, part: f64) -> i32 {
    // SAFETY: the tests hand this over.
    let seen = unsafe { &*user.cast::<Seen>() };
    assert!((0.0..=1.0).contains(&part));
    seen.together
        .fetch_max(seen.inside.fetch_add(1, Relaxed) + 1, Relaxed);
    std::thread::sleep(std::time::Duration::from_micros(50));
    seen.inside.fetch_sub(1, Relaxed);
    seen.calls.fetch_add(1, Relaxed);
    i32::from(seen.stop.load(Relaxed) != 0)
}

fn following(seen: &Seen) -> CallerOptions {
    CallerOptions {
        progress: Some(follow),
        user: (&raw const *seen).cast_mut().cast(),
        threads: 4,
        ..CallerOptions::default()
    }
}

#[test]
fn progress_is_told_by_one_at_a_time_and_stops() {
    let engine = Opened::new(c"bn254", 1);
    let seen = Seen::default();
    let (code, _) = sum(&engine, &following(&seen));
    must(code);
    assert!(seen.calls.load(Relaxed) > 1);
    assert_eq!(seen.together.load(Relaxed), 1);

    seen.stop.store(1, Relaxed);
    let (code, left) = sum(&engine, &following(&seen));
    assert_eq!(
        (code, left),
        (MSMITH_CANCELLED, [7; 8]),
        "nothing is written"
    );

    // With a flag of the caller's, it is that one which is raised.
    let flag = AtomicU8::new(0);
    let options = CallerOptions {
        cancel: flag.as_ptr(),
        ..following(&seen)
    };
    assert_eq!(sum(&engine, &options).0, MSMITH_CANCELLED);
    assert_eq!(flag.load(Relaxed), 1);
    assert_eq!(
        sum(&engine, &options).0,
        MSMITH_CANCELLED,
        "it stays raised"
    );
}

#[test]
fn a_stream_goes_on_after_a_stop() {
    let engine = Opened::new(c"bn254", 1);
    let (points, scalars) = input();
    let seen = Seen::default();
    let mut stream = null_mut();
    // SAFETY: as many points and scalars as are said, here and below.
    must(unsafe { msmith_stream_new(engine.0, &following(&seen), &mut stream) });
    let push = || unsafe {
        msmith_stream_push(
            stream,
            points.as_ptr().cast(),
            0,
            scalars.as_ptr().cast(),
            128,
            N,
            MSMITH_PLAIN,
        )
    };
    seen.stop.store(1, Relaxed);
    assert_eq!(push(), MSMITH_CANCELLED);
    seen.stop.store(0, Relaxed);
    must(push());
    let mut got = [0; 8];
    must(unsafe { msmith_stream_sum(stream, MSMITH_PLAIN, (&raw mut got).cast(), 64) });
    assert_eq!(got, sum(&engine, &CallerOptions::default()).1);
    must(unsafe { msmith_close(stream.cast()) });
}

/// Handles for a progress function that uses and closes them.
struct Handles {
    engine: *mut EngineHandle,
    stream: *mut StreamHandle,
    calls: AtomicUsize,
    answers: [AtomicUsize; 3],
}

extern "C" fn meddle(user: *mut c_void, _: f64) -> i32 {
    // SAFETY: the test hands this over.
    let handles = unsafe { &*user.cast::<Handles>() };
    if handles.calls.fetch_add(1, Relaxed) == 0 {
        let mut sum = [0u64; 8];
        // SAFETY: handles, one of them busy.
        let answers = unsafe {
            [
                msmith_stream_sum(handles.stream, 0, (&raw mut sum).cast(), 64),
                msmith_close(handles.stream.cast()),
                msmith_close(handles.engine.cast()),
            ]
        };
        for (place, answer) in handles.answers.iter().zip(answers) {
            place.store(answer as usize, Relaxed);
        }
    }
    0
}

#[test]
fn handles_are_closed_while_they_are_used() {
    let (points, scalars) = input();
    let engine = std::mem::ManuallyDrop::new(Opened::new(c"bn254", 1));
    let expected = sum(&engine, &CallerOptions::default());
    let mut handles = Handles {
        engine: engine.0,
        stream: null_mut(),
        calls: AtomicUsize::new(0),
        answers: Default::default(),
    };
    let mut stream = null_mut();
    let options = CallerOptions {
        progress: Some(meddle),
        user: (&raw mut handles).cast(),
        ..CallerOptions::default()
    };
    // SAFETY: as many points and scalars as are said.
    unsafe {
        must(msmith_stream_new(engine.0, &options, &mut stream));
        handles.stream = stream;
        must(msmith_stream_push(
            stream,
            points.as_ptr().cast(),
            0,
            scalars.as_ptr().cast(),
            128,
            N,
            MSMITH_PLAIN,
        ));
    }
    let answers = handles.answers.each_ref().map(|a| a.load(Relaxed) as i32);
    assert_eq!(answers, [MSMITH_BUSY, MSMITH_OK, MSMITH_OK]);
    assert_eq!(expected.0, MSMITH_OK);
    assert_eq!(sum(&engine, &CallerOptions::default()).0, MSMITH_HANDLE);
    // SAFETY: closed handles are refused.
    assert_eq!(unsafe { msmith_close(stream.cast()) }, MSMITH_HANDLE);
}

#[test]
fn threads_use_and_close_handles_at_once() {
    let engine = std::mem::ManuallyDrop::new(Opened::new(c"bn254", 1));
    let handle = engine.0.addr();
    let right = AtomicUsize::new(0);
    std::thread::scope(|s| {
        for _ in 0..8 {
            s.spawn(|| {
                for i in 0..200u64 {
                    let (mut sum, points) = ([0u64; 8], [1u64, 0, 0, 0, 2, 0, 0, 0]);
                    // SAFETY: a point and a scalar.
                    let code = unsafe {
                        msmith_msm(
                            std::ptr::without_provenance(handle),
                            points.as_ptr().cast(),
                            0,
                            (&raw const i).cast(),
                            64,
                            1,
                            MSMITH_PLAIN,
                            null(),
                            (&raw mut sum).cast(),
                            64,
                        )
                    };
                    match code {
                        MSMITH_OK => right.fetch_add(usize::from(i != 1 || sum == points), Relaxed),
                        MSMITH_HANDLE => 0,
                        code => panic!("{code}: {}", message()),
                    };
                }
            });
        }
        while right.load(Relaxed) < 100 {
            std::thread::yield_now();
        }
        // SAFETY: any handle may be closed.
        must(unsafe { msmith_close(std::ptr::without_provenance_mut(handle)) });
    });
    assert!(right.load(Relaxed) >= 100);
}

#[test]
fn panics_are_caught() {
    assert_eq!(answer(|| panic!("on {}", "purpose")), MSMITH_PANIC);
    assert_eq!(message(), "a fault of msmith, please report it: on purpose");
    assert_eq!(msmith_error_item(), -1);
    assert_eq!(answer(|| std::panic::panic_any(7)), MSMITH_PANIC);
    assert!(message().ends_with("no message"));
    assert_eq!(
        answer(|| Err(Failure::of(MSMITH_DATA, 3, "a\0b"))),
        MSMITH_DATA
    );
    assert_eq!((message().as_str(), msmith_error_item()), ("a?b", 3));
}
