//! Sums in the shape of blst's, for callers who have its points.

use std::sync::OnceLock;

use msmith::curve::Group;
use msmith::{Engine, Error, Options, Scalars};

use crate::caller::{At, Pointers, To, room};
use crate::form::{Form, Reads, point_bytes};
use crate::points::{Bytes, Given};
use crate::scalars::width;
use crate::status::Failure;

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

calls! {
/// ret = scalars[0] points[0] + ... + scalars[npoints-1] points[npoints-1], with Z = 1, or all zero at infinity.
///
/// points: npoints pointers; after a NULL (never the first) the points lie one behind the other from there on, so that
///   {p, NULL} is a plain array. Points at infinity are all zero.
/// scalars: the same with pointers to ceil(nbits / 8) bytes, least significant first; bits from nbits on do not count.
/// scratch: not used, may be NULL.
/// One thread, as blst's. Points may be outside the subgroup. After a failure ret is what it was.
/// For threads, a memory limit, or a caller's word about the subgroup: msmith_msm with form 0 (or MSMITH_POINTERS).
fn msmith_blst_p1s_mult_pippenger(ret: to(BlstP1), points: list(BlstP1Affine), npoints: usize, scalars: list(u8),
                                  nbits: usize, scratch: to(u64)) {
    let _ = scratch;
    sum(Group::G1, ret, points, npoints, scalars, nbits)?;
}

/// The same in the second group.
fn msmith_blst_p2s_mult_pippenger(ret: to(BlstP2), points: list(BlstP2Affine), npoints: usize, scalars: list(u8),
                                  nbits: usize, scratch: to(u64)) {
    let _ = scratch;
    sum(Group::G2, ret, points, npoints, scalars, nbits)?;
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

fn sum(
    group: Group,
    ret: To,
    points: At<'_>,
    n: usize,
    scalars: At<'_>,
    nbits: usize,
) -> Result<(), Failure> {
    let engine = engine(group)?;
    let form = Form::new(0, Reads::Both)?;
    let each = point_bytes(engine);
    let place = ret.place(each / 2 * 3, "ret")?;
    let points = Pointers::read(points, n, each, true, "points")?;
    let points = Given::new(engine, Bytes::Listed(points), form)?;
    let bytes = width(nbits, form)?;
    let given = Pointers::read(scalars, n, bytes, true, "scalars")?;
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
    place.write(&sum);
    Ok(())
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
