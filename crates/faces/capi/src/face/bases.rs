//! Prepared bases, in memory and as tables on disk.

use std::ffi::{c_char, c_void};

use msmith::{Bases, Budget, Engine};
use msmith_io::table;

use super::EngineHandle;
use crate::caller::{self, CallerOptions, Choice, HandlePlace, Heeded, Place};
use crate::form::{Form, Reads, point_bytes};
use crate::handles::{self, Held};
use crate::status::{Failure, MSMITH_LENGTH, MSMITH_NULL, answer};

/// `msmith_bases`.
#[repr(C)]
#[derive(Debug)]
pub struct BasesHandle([u8; 0]);

impl Held for Bases {
    const NAME: &'static str = "bases";
}

/// Prepares bases.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_bases_new(
    engine: *const EngineHandle,
    points: *const c_void,
    stride: usize,
    n: usize,
    form: u32,
    budget: u64,
    options: *const CallerOptions,
    out: *mut *mut BasesHandle,
) -> i32 {
    answer(|| {
        // SAFETY: as the header says.
        let out = unsafe { HandlePlace::new(out)? };
        let engine = handles::get::<Engine>(engine.addr())?;
        let form = Form::new(form, Reads::Points)?;
        // SAFETY: as above.
        let choice = unsafe { Choice::read(options, Heeded::SUBGROUP)? };
        // SAFETY: as above.
        let points = unsafe { super::points(&engine, points, stride, n, form)? };
        let budget = match budget {
            0 => Budget::Fastest,
            bytes => Budget::Bytes(bytes),
        };
        let bases = engine.prepare(points.points(), budget, &choice.options())?;
        out.put(handles::open(bases));
        Ok(())
    })
}

/// Opens a table.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_bases_open(
    engine: *const EngineHandle,
    path: *const c_char,
    verify: i32,
    options: *const CallerOptions,
    out: *mut *mut BasesHandle,
) -> i32 {
    answer(|| {
        // SAFETY: as the header says.
        let out = unsafe { HandlePlace::new(out)? };
        let engine = handles::get::<Engine>(engine.addr())?;
        // SAFETY: as above.
        let path = unsafe { caller::path(path)? };
        // SAFETY: as above.
        let choice = unsafe { Choice::read(options, Heeded::NONE)? };
        let verify = caller::choice(verify, "verify")?;
        let table = table::open(&engine, path)?;
        if verify {
            table.verify(&choice.options())?;
        }
        out.put(handles::open(table.bases));
        Ok(())
    })
}

/// Writes a table.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_bases_save(
    bases: *const BasesHandle,
    path: *const c_char,
    options: *const CallerOptions,
) -> i32 {
    answer(|| {
        let bases = handles::get::<Bases>(bases.addr())?;
        // SAFETY: as the header says.
        let path = unsafe { caller::path(path)? };
        // SAFETY: as above.
        let choice = unsafe { Choice::read(options, Heeded::NONE)? };
        table::write(&bases, path, &choice.options())?;
        Ok(())
    })
}

/// Number of bases, and their bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_bases_size(
    bases: *const BasesHandle,
    n: *mut usize,
    bytes: *mut u64,
) -> i32 {
    answer(|| {
        let bases = handles::get::<Bases>(bases.addr())?;
        if n.is_null() && bytes.is_null() {
            return Err(Failure::new(
                MSMITH_NULL,
                "`n` and `bytes` are NULL: one of them may be",
            ));
        }
        // SAFETY: as the header says.
        if !n.is_null() {
            // SAFETY: as above.
            unsafe { n.write_unaligned(bases.len()) };
        }
        if !bytes.is_null() {
            // SAFETY: as above.
            unsafe { bytes.write_unaligned(bases.bytes()) };
        }
        Ok(())
    })
}

/// A sum over the first n bases.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_bases_msm(
    bases: *const BasesHandle,
    scalars: *const c_void,
    nbits: usize,
    n: usize,
    form: u32,
    options: *const CallerOptions,
    sum: *mut c_void,
    sum_bytes: usize,
) -> i32 {
    answer(|| {
        let bases = handles::get::<Bases>(bases.addr())?;
        let form = Form::new(form, Reads::Scalars)?;
        let place = Place::sized(sum, sum_bytes, point_bytes(bases.engine()), "sum")?;
        if n > bases.len() {
            let why = format!(
                "{n} scalars, but there are {} bases (msmith_bases_size)",
                bases.len()
            );
            return Err(Failure::new(MSMITH_LENGTH, why));
        }
        // SAFETY: as the header says.
        let choice = unsafe { Choice::read(options, Heeded::SUBGROUP)? };
        // SAFETY: as above.
        let scalars = unsafe { super::integers(scalars, nbits, n, form)? };
        let output = bases.msm_prefix(scalars.scalars(), &choice.options())?;
        // SAFETY: as above.
        unsafe { place.write(&form.bytes(bases.engine(), &output.point)) };
        Ok(())
    })
}
