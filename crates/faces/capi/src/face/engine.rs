//! Engines, sums and checks.

use std::ffi::{CStr, CString, c_char, c_void};
use std::sync::LazyLock;

use msmith::curve::{self, Group, edwards};
use msmith::{Backend, Engine};
use msmith_io::curve_file;

use super::{integers, points};
use crate::caller::choice;
use crate::form::{Form, Reads, point_bytes};
use crate::handles;
use crate::status::{self, Failure, MSMITH_ARGUMENT, MSMITH_CURVE, answer};

handle! {
/// A group of a curve, ready to compute.
EngineHandle = msmith_engine, Engine, "an engine"
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

calls! {
/// An engine for a group of a curve; milliseconds: keep it.
///
/// curve: a name ("bls12-381", "bn254", "ed25519", ...: msmith_curve_name), or, beginning with '{', a curve by its
///   numbers as JSON (docs/formats.md), which are checked.
/// group: 1, or 2 for the second group of a pairing-friendly curve.
/// backend: NULL for the best one of this machine (or MSMITH_BACKEND of the environment); or "portable",
///   "relaxed", "avx2", "avx-ifma", "avx512", "ifma".
/// out: the engine, to be closed by msmith_close. Between calls it keeps buffers, those of all engines of
///   the process 1 GiB at most.
fn msmith_engine_new(curve: text, group: i32, backend: at(c_char), out: opens(EngineHandle)) {
    let backend = match backend.is_null() {
        true => Backend::detect()?,
        false => Backend::from_name(backend.text("backend")?)?,
    };
    out.put(make(curve, group, backend)?);
}

/// Frees the buffers that the engine keeps for the next call.
fn msmith_engine_release(engine: held(EngineHandle)) {
    engine.release();
}

/// Closes an engine, bases, a stream, a setup or commitments: frees it once no call uses it. NULL: nothing is done.
fn msmith_close(handle: to(c_void)) {
    if handle.addr() != 0 {
        handles::close(handle.addr())?;
    }
}

/// sum = scalars[0] points[0] + ... + scalars[n-1] points[n-1]. n = 0 gives infinity.
///
/// points: n points, `stride` bytes from one to the next (0: one after the other); or n pointers with MSMITH_POINTERS.
/// scalars: n scalars of nbits bits, 1 to 65536. The sum costs what the bits of the largest ask for.
/// form: how points, scalars and the sum are written.
/// sum, sum_bytes: a place for a point, and its size, which must be msmith_point_bytes.
/// Costs about n nbits / c additions of points, c a window that grows with n, and some hundred bytes a point.
/// Points may be infinite, equal, opposite, and outside the subgroup unless options.in_subgroup is set.
fn msmith_msm(engine: held(EngineHandle), points: at(c_void), stride: usize, scalars: at(c_void), nbits: usize,
              n: usize, form: u32, options: options(ALL), sum: to(c_void), sum_bytes: usize) {
    let form = Form::new(form, Reads::Both)?;
    let place = sum.sized(sum_bytes, point_bytes(engine), "sum")?;
    let scalars = integers(scalars, nbits, n, form)?;
    let points = self::points(engine, points, stride, n, form)?;
    let output = engine.msm(points.points(), scalars.scalars(), options)?;
    place.write(&form.bytes(engine, &output.point));
}

/// Checks that n points are below p and on the curve, and, if subgroup is 1, in the subgroup of order r. Fails with
/// MSMITH_NOT_CANONICAL, MSMITH_NOT_ON_CURVE or MSMITH_NOT_IN_SUBGROUP, and msmith_error_item is the first wrong point.
/// A list with a point outside of the subgroup passes with a probability of at most 2^-64.
/// Points of an Edwards curve are checked as MSMITH_PLAIN alone.
fn msmith_check(engine: held(EngineHandle), points: at(c_void), stride: usize, n: usize, form: u32, subgroup: i32,
                options: options(NONE)) {
    let form = Form::new(form, Reads::Points)?;
    let subgroup = choice(subgroup, "subgroup")?;
    let points = self::points(engine, points, stride, n, form)?;
    if !form.is_plain() {
        engine.check_on_curve(points.points())?;
    }
    if subgroup {
        engine.check_subgroup(points.points(), options)?;
    }
}
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

/// Bytes of a point; 0 where the handle is none of an engine.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_point_bytes(engine: *const EngineHandle) -> usize {
    let mut bytes = 0;
    answer(|| {
        bytes = point_bytes(&*handles::held(engine)?);
        Ok(())
    });
    bytes
}
