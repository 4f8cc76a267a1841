//! Sums in the shape of blst's, for callers who have its points.

use std::sync::OnceLock;

use msmith::curve::Group;
use msmith::{Engine, Error, Options, Scalars};

use crate::caller::{Place, Pointers, room};
use crate::form::{Form, Reads, point_bytes};
use crate::points::{Bytes, Given};
use crate::scalars::width;
use crate::status::{Failure, answer};

/// `blst_p1`: X, Y, Z with x = X/Z², y = Y/Z³.
#[repr(C)]
#[derive(Debug, Clone, Copy, Default)]
pub struct BlstP1([u64; 18]);

/// `blst_p1_affine`.
#[repr(C)]
#[derive(Debug, Clone, Copy, Default)]
pub struct BlstP1Affine([u64; 12]);

/// `blst_p2`.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct BlstP2([u64; 36]);

/// `blst_p2_affine`.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct BlstP2Affine([u64; 24]);

/// The shape of `blst_p1s_mult_pippenger`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_blst_p1s_mult_pippenger(
    ret: *mut BlstP1,
    points: *const *const BlstP1Affine,
    npoints: usize,
    scalars: *const *const u8,
    nbits: usize,
    scratch: *mut u64,
) -> i32 {
    let _ = scratch;
    // SAFETY: as the header says.
    unsafe {
        sum(
            Group::G1,
            ret.cast(),
            points.cast(),
            npoints,
            scalars,
            nbits,
        )
    }
}

/// The shape of `blst_p2s_mult_pippenger`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_blst_p2s_mult_pippenger(
    ret: *mut BlstP2,
    points: *const *const BlstP2Affine,
    npoints: usize,
    scalars: *const *const u8,
    nbits: usize,
    scratch: *mut u64,
) -> i32 {
    let _ = scratch;
    // SAFETY: as the header says.
    unsafe {
        sum(
            Group::G2,
            ret.cast(),
            points.cast(),
            npoints,
            scalars,
            nbits,
        )
    }
}

/// The engine of a group of BLS12-381, made at the first call.
fn engine(group: Group) -> Result<&'static Engine, Failure> {
    static ENGINES: [OnceLock<Engine>; 2] = [OnceLock::new(), OnceLock::new()];
    let place = &ENGINES[usize::from(group == Group::G2)];
    if let Some(engine) = place.get() {
        return Ok(engine);
    }
    let curve =
        msmith::curve::by_name("bls12-381").ok_or_else(|| Error::Curve("no BLS12-381".into()))?;
    let engine = Engine::new(curve, group)?;
    Ok(place.get_or_init(|| engine))
}

unsafe fn sum(
    group: Group,
    ret: *mut u8,
    points: *const u8,
    n: usize,
    scalars: *const *const u8,
    nbits: usize,
) -> i32 {
    answer(|| {
        let engine = engine(group)?;
        let form = Form::new(0, Reads::Both)?;
        let each = point_bytes(engine);
        let place = Place::new(ret.cast(), each / 2 * 3, "ret")?;
        // SAFETY: as the header says.
        let points = unsafe { Pointers::read(points.cast(), n, each, true, "points")? };
        let points = Given::new(engine, Bytes::Listed(points), form)?;
        let bytes = width(nbits, form)?;
        // SAFETY: as above.
        let given = unsafe { Pointers::read(scalars.cast(), n, bytes, true, "scalars")? };
        let words = words(&given, nbits, bytes)?;
        let scalars = Scalars::Words {
            words: &words,
            per: bytes.div_ceil(8),
        };
        let options = Options {
            threads: Some(1),
            ..Options::default()
        };
        let output = engine.msm(points.points(), scalars, &options)?;
        let mut sum = form.bytes(engine, &output.point);
        sum.resize(each / 2 * 3, 0);
        if !output.point.is_infinity() {
            // Z = 1; of an extension, 1 + 0·u.
            let one = engine.to_words(&1u32.into());
            for (word, bytes) in one.iter().zip(sum[each..].as_chunks_mut().0) {
                *bytes = word.to_le_bytes();
            }
        }
        // SAFETY: as above.
        unsafe { place.write(&sum) };
        Ok(())
    })
}

/// Scalars side by side; what is above `nbits` in the last byte does not count, as with blst.
fn words(list: &Pointers<'_>, nbits: usize, bytes: usize) -> Result<Vec<u64>, Failure> {
    let per = bytes.div_ceil(8);
    let mut words = room(per * list.len())?;
    for i in 0..list.len() {
        let start = words.len();
        for chunk in list.get(i).chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            words.push(u64::from_le_bytes(word));
        }
        if !nbits.is_multiple_of(64) {
            words[start + per - 1] &= (1 << (nbits % 64)) - 1;
        }
    }
    Ok(words)
}
