//! Prepared bases, in memory and as tables on disk.

use std::ffi::c_void;

use msmith::{Bases, Budget};
use msmith_io::table;

use super::{EngineHandle, integers, points};
use crate::caller::choice;
use crate::form::{Form, Reads, point_bytes};
use crate::status::{Failure, MSMITH_LENGTH, MSMITH_NULL};

handle! {
/// Bases prepared for many sums: a table of their multiples.
BasesHandle = msmith_bases, Bases, "bases"
}

calls! {
/// Prepares n points for many sums over them: the fastest table of multiples within `budget` bytes (0: 4 GiB, or
/// options.memory_limit). Takes as long as many sums. Every point must be in the subgroup of order r, which is checked
/// unless options.in_subgroup vouches for it. The points are not needed afterwards.
fn msmith_bases_new(engine: held(EngineHandle), points: at(c_void), stride: usize, n: usize, form: u32, budget: u64,
                    options: options(SUBGROUP), out: opens(BasesHandle)) {
    let form = Form::new(form, Reads::Points)?;
    let points = self::points(engine, points, stride, n, form)?;
    let budget = match budget {
        0 => Budget::Fastest,
        bytes => Budget::Bytes(bytes),
    };
    out.put(engine.prepare(points.points(), budget, options)?);
}

/// Opens a table that msmith_bases_save (or `msmith table build`) wrote, for the same group. The file is mapped and must
/// not be changed in place until the bases are closed. Its checksums find every accident; verify = 1 also makes every
/// point again, which takes as long as preparing, and finds tables that were made with intent. Codes: MSMITH_BASES,
/// MSMITH_FILE.
fn msmith_bases_open(engine: held(EngineHandle), path: path, verify: i32, options: options(NONE),
                     out: opens(BasesHandle)) {
    let verify = choice(verify, "verify")?;
    let table = table::open(engine, path)?;
    if verify {
        table.verify(options)?;
    }
    out.put(table.bases);
}

/// Writes the table: under another name beside it until it is complete, then in place of a file of that name. `path`
/// names a file: empty is refused with MSMITH_ARGUMENT, as in every call that takes one.
fn msmith_bases_save(bases: held(BasesHandle), path: path, options: options(NONE)) {
    table::write(bases, path, options)?;
}

/// The number of bases, and the bytes that they take in memory or in the mapped file. One of both may be NULL.
fn msmith_bases_size(bases: held(BasesHandle), n: to(usize), bytes: to(u64)) {
    let places = (n.wanted(size_of::<usize>()), bytes.wanted(8));
    if let (None, None) = places {
        let why = "`n` and `bytes` are NULL: one of them may be";
        return Err(Failure::new(MSMITH_NULL, why));
    }
    if let Some(place) = places.0 {
        place.write(&bases.len().to_ne_bytes());
    }
    if let Some(place) = places.1 {
        place.write(&bases.bytes().to_ne_bytes());
    }
}

/// The sum over the first n bases; n is at most their number, and for Edwards curves equal to it. scalars, form, sum: as
/// for msmith_msm.
fn msmith_bases_msm(bases: held(BasesHandle), scalars: at(c_void), nbits: usize, n: usize, form: u32,
                    options: options(SUBGROUP), sum: to(c_void), sum_bytes: usize) {
    let form = Form::new(form, Reads::Scalars)?;
    let place = sum.sized(sum_bytes, point_bytes(bases.engine()), "sum")?;
    if n > bases.len() {
        let there = bases.len();
        let why = format!("{n} scalars, but there are {there} bases (msmith_bases_size)");
        return Err(Failure::new(MSMITH_LENGTH, why));
    }
    let scalars = integers(scalars, nbits, n, form)?;
    let output = bases.msm_prefix(scalars.scalars(), options)?;
    place.write(&form.bytes(bases.engine(), &output.point));
}
}
