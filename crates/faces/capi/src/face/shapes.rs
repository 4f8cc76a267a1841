//! Products side by side and Fourier transforms.

use std::ffi::c_void;

use msmith::{Domain, Engine, Options, Point, WordPoints};

use super::engine::EngineHandle;
use crate::caller::{self, CallerOptions, Choice, Heeded, Place};
use crate::form::{Form, Reads, point_bytes};
use crate::handles;
use crate::points::Given;
use crate::status::{Failure, answer};

/// Writes the n points that `make` finds.
///
/// # Safety
/// As the header says of `options` and `out`.
unsafe fn list(
    engine: *const EngineHandle,
    n: usize,
    (form, reads): (u32, Reads),
    (options, heeded): (*const CallerOptions, Heeded),
    (out, out_bytes): (*mut c_void, usize),
    make: impl FnOnce(&Engine, Form, &Options<'_>) -> Result<WordPoints, Failure>,
) -> i32 {
    answer(|| {
        let engine = handles::get::<Engine>(engine.addr())?;
        let form = Form::new(form, reads)?;
        let place = Place::list(out, out_bytes, n, point_bytes(&engine), "out")?;
        // SAFETY: as the header says.
        let choice = unsafe { Choice::read(options, heeded)? };
        let list = make(&engine, form, &choice.options())?;
        // SAFETY: as above.
        unsafe { place.write(&form.list(&engine, &list)) };
        Ok(())
    })
}

/// A point for each scalar.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_mul_each(
    engine: *const EngineHandle,
    points: *const c_void,
    stride: usize,
    scalars: *const c_void,
    nbits: usize,
    n: usize,
    form: u32,
    options: *const CallerOptions,
    out: *mut c_void,
    out_bytes: usize,
) -> i32 {
    let make = |engine: &Engine, form, options: &Options<'_>| {
        // SAFETY: as the header says.
        let scalars = unsafe { super::integers(scalars, nbits, n, form)? };
        // SAFETY: as above.
        let points = unsafe { super::points(engine, points, stride, n, form)? };
        Ok(engine.mul_each(points.points(), scalars.scalars(), options)?)
    };
    // SAFETY: as above.
    unsafe {
        list(
            engine,
            n,
            (form, Reads::Both),
            (options, Heeded::PRODUCTS),
            (out, out_bytes),
            make,
        )
    }
}

/// One point, many scalars.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_mul_base(
    engine: *const EngineHandle,
    point: *const c_void,
    scalars: *const c_void,
    nbits: usize,
    n: usize,
    form: u32,
    options: *const CallerOptions,
    out: *mut c_void,
    out_bytes: usize,
) -> i32 {
    let make = |engine: &Engine, form, options: &Options<'_>| {
        // SAFETY: as the header says.
        let scalars = unsafe { super::integers(scalars, nbits, n, form)? };
        // SAFETY: as above.
        let point = unsafe { super::points(engine, point, 0, 1, form)? };
        Ok(engine.mul_base(&first(engine, &point), scalars.scalars(), options)?)
    };
    // SAFETY: as above.
    unsafe {
        list(
            engine,
            n,
            (form, Reads::Both),
            (options, Heeded::PRODUCTS),
            (out, out_bytes),
            make,
        )
    }
}

/// The first of a caller's points.
fn first(engine: &Engine, points: &Given<'_>) -> Point {
    let (mut words, mut finite) = (vec![0; 2 * engine.words()], [false]);
    points.points().fill(0, &mut words, &mut finite);
    match finite {
        [true] => Point::new(words),
        [false] => Point::infinity(),
    }
}

/// A Fourier transform.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_fft(
    engine: *const EngineHandle,
    points: *const c_void,
    stride: usize,
    n: usize,
    form: u32,
    inverse: i32,
    options: *const CallerOptions,
    out: *mut c_void,
    out_bytes: usize,
) -> i32 {
    let make = |engine: &Engine, form, options: &Options<'_>| {
        let backwards = caller::choice(inverse, "inverse")?;
        let domain = Domain::new(engine.scalar_field()?, n)?;
        // SAFETY: as the header says.
        let points = unsafe { super::points(engine, points, stride, n, form)? };
        Ok(match backwards {
            false => engine.fft(points.points(), &domain, options)?,
            true => engine.ifft(points.points(), &domain, options)?,
        })
    };
    // SAFETY: as above.
    unsafe {
        list(
            engine,
            n,
            (form, Reads::Points),
            (options, Heeded::SUBGROUP),
            (out, out_bytes),
            make,
        )
    }
}
