//! Engines, sums and checks.

use std::ffi::{CStr, CString, c_char, c_void};
use std::sync::LazyLock;

use msmith::curve::{self, Group, edwards};
use msmith::{Backend, Engine};
use msmith_io::curve_file;

use crate::caller::{self, CallerOptions, Choice, HandlePlace, Heeded, Place};
use crate::form::{Form, Reads, point_bytes};
use crate::handles::{self, Held};
use crate::status::{self, Failure, MSMITH_ARGUMENT, MSMITH_CURVE, answer};

/// `msmith_engine`.
#[repr(C)]
#[derive(Debug)]
pub struct EngineHandle([u8; 0]);

impl Held for Engine {
    const NAME: &'static str = "an engine";
}

/// The version of the library.
#[unsafe(no_mangle)]
pub extern "C" fn msmith_version() -> *const c_char {
    const VERSION: &CStr =
        match CStr::from_bytes_with_nul(concat!(env!("CARGO_PKG_VERSION"), "\0").as_bytes()) {
            Ok(version) => version,
            Err(_) => panic!("the version has no zero byte"),
        };
    VERSION.as_ptr()
}

/// The message of this thread's last failure.
#[unsafe(no_mangle)]
pub extern "C" fn msmith_error() -> *const c_char {
    status::message()
}

/// The item that this thread's last failure concerns; -1 for none.
#[unsafe(no_mangle)]
pub extern "C" fn msmith_error_item() -> i64 {
    status::item()
}

/// The name of curve i; NULL behind the last.
#[unsafe(no_mangle)]
pub extern "C" fn msmith_curve_name(i: usize) -> *const c_char {
    static NAMES: LazyLock<Vec<CString>> = LazyLock::new(|| {
        // Toys are for tests; an engine takes their names too.
        let weierstrass = curve::all().iter().filter(|c| !curve::is_toy(c));
        let edwards = edwards::all().iter().filter(|c| !edwards::is_toy(c));
        let names = weierstrass.map(|c| c.name.clone());
        (names.chain(edwards.map(|c| c.name.clone())))
            .filter_map(|name| CString::new(name).ok())
            .collect()
    });
    NAMES.get(i).map_or(std::ptr::null(), |name| name.as_ptr())
}

/// Makes an engine.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_engine_new(
    curve: *const c_char,
    group: i32,
    backend: *const c_char,
    out: *mut *mut EngineHandle,
) -> i32 {
    answer(|| {
        // SAFETY: as the header says.
        let out = unsafe { HandlePlace::new(out)? };
        // SAFETY: as above.
        let name = unsafe { caller::text(curve, "curve")? };
        let backend = match backend.is_null() {
            true => Backend::detect()?,
            // SAFETY: as above.
            false => Backend::from_name(unsafe { caller::text(backend, "backend")? })?,
        };
        let engine = make(name, group, backend)?;
        out.put(handles::open(engine));
        Ok(())
    })
}

fn make(name: &str, group: i32, backend: Backend) -> Result<Engine, Failure> {
    let group = match group {
        1 => Group::G1,
        2 => Group::G2,
        _ => {
            let why = format!("`group` is {group}: it is 1 or 2");
            return Err(Failure::new(MSMITH_ARGUMENT, why));
        }
    };
    if name.starts_with('{') {
        let curve = curve_file::read(name.as_bytes())?;
        return Ok(Engine::with_backend(&curve, group, backend)?);
    }
    match (curve::by_name(name), edwards::by_name(name), group) {
        (Some(curve), _, _) => Ok(Engine::with_backend(curve, group, backend)?),
        (_, Some(curve), Group::G1) => Ok(Engine::edwards_with_backend(curve, backend)?),
        (_, Some(_), Group::G2) => Err(Failure::new(
            MSMITH_CURVE,
            format!("curve {name} has no second group: `group` must be 1"),
        )),
        _ => Err(Failure::new(
            MSMITH_CURVE,
            format!("no built-in curve is named {name:?}: msmith_curve_name lists them"),
        )),
    }
}

/// Frees the buffers that an engine keeps for the next call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_engine_release(engine: *const EngineHandle) -> i32 {
    answer(|| {
        handles::get::<Engine>(engine.addr())?.release();
        Ok(())
    })
}

/// Closes a handle of any kind.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_close(handle: *mut c_void) -> i32 {
    answer(|| match handle.addr() {
        0 => Ok(()),
        handle => handles::close(handle),
    })
}

/// Bytes of a point; 0 where the handle is none of an engine.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_point_bytes(engine: *const EngineHandle) -> usize {
    let mut bytes = 0;
    answer(|| {
        bytes = point_bytes(&*handles::get::<Engine>(engine.addr())?);
        Ok(())
    });
    bytes
}

/// A sum.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_msm(
    engine: *const EngineHandle,
    points: *const c_void,
    stride: usize,
    scalars: *const c_void,
    nbits: usize,
    n: usize,
    form: u32,
    options: *const CallerOptions,
    sum: *mut c_void,
    sum_bytes: usize,
) -> i32 {
    answer(|| {
        let engine = handles::get::<Engine>(engine.addr())?;
        let form = Form::new(form, Reads::Both)?;
        let place = Place::sized(sum, sum_bytes, point_bytes(&engine), "sum")?;
        // SAFETY: as the header says.
        let choice = unsafe { Choice::read(options, Heeded::ALL)? };
        // SAFETY: as above.
        let scalars = unsafe { super::integers(scalars, nbits, n, form)? };
        // SAFETY: as above.
        let points = unsafe { super::points(&engine, points, stride, n, form)? };
        let output = engine.msm(points.points(), scalars.scalars(), &choice.options())?;
        // SAFETY: as above.
        unsafe { place.write(&form.bytes(&engine, &output.point)) };
        Ok(())
    })
}

/// Checks points.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_check(
    engine: *const EngineHandle,
    points: *const c_void,
    stride: usize,
    n: usize,
    form: u32,
    subgroup: i32,
    options: *const CallerOptions,
) -> i32 {
    answer(|| {
        let engine = handles::get::<Engine>(engine.addr())?;
        let form = Form::new(form, Reads::Points)?;
        let subgroup = caller::choice(subgroup, "subgroup")?;
        // SAFETY: as the header says.
        let choice = unsafe { Choice::read(options, Heeded::NONE)? };
        // SAFETY: as above.
        let points = unsafe { super::points(&engine, points, stride, n, form)? };
        if !form.is_plain() {
            engine.check_on_curve(points.points())?;
        }
        if subgroup {
            engine.check_subgroup(points.points(), &choice.options())?;
        }
        Ok(())
    })
}
