//! Calls about groups, over slices.

use std::borrow::Cow;

use msmith::curve::{Group, known};
use msmith::{Domain, Engine, Point, Scalars, WordPoints};
use msmith_field::Field;
use msmith_io::BasesFormat;
use msmith_io::source::{ChosenPoints, PointsInPlace};

use crate::failure::Failure;
use crate::state;

/// The curves of this module.
pub const CURVES: &[&str] = &[
    #[cfg(feature = "bn254")]
    "bn254",
    #[cfg(feature = "bls12-381")]
    "bls12-381",
];

/// Most bytes of a scalar.
const MOST_BYTES: usize = 4096;

/// Memory of one sum where there is no limit, and for each point: more makes it no faster, and what an instance took it
/// never gives back.
const ENOUGH: u64 = 48 << 20;
const PER_POINT: u64 = 128;

/// Points whose scalars are made together.
const BLOCK: usize = 1 << 14;

/// The built-in curve of a name, if the module has it.
pub fn curve(name: &str) -> Result<&'static msmith::curve::Curve, Failure> {
    let known = CURVES.iter().find(|known| **known == name);
    known.and_then(|name| known::by_name(name)).ok_or_else(|| {
        let curves = CURVES.join(", ");
        Failure::new("CURVE", format!("{name:?} is not here: there is {curves}"))
    })
}

/// The group of a name: that of a curve, with ` g2` behind it for the second.
pub fn named(name: &str) -> Result<Engine, Failure> {
    let (name, group) = match name.split_once(' ') {
        None => (name, Group::G1),
        Some((name, "g1")) => (name, Group::G1),
        Some((name, "g2")) => (name, Group::G2),
        Some((_, other)) => {
            let why = format!("{other:?} is no group: there are g1 and g2");
            return Err(Failure::new("CURVE", why));
        }
    };
    Ok(Engine::with_backend(
        curve(name)?,
        group,
        state::backend()?,
    )?)
}

/// Bytes of a point.
pub fn point_bytes(engine: &Engine) -> usize {
    16 * engine.words()
}

/// The bytes of a point.
pub fn of_point(engine: &Engine, point: &Point) -> Vec<u8> {
    match point.is_infinity() {
        true => vec![0; point_bytes(engine)],
        false => of_words(point.words()),
    }
}

/// The bytes of points, those at infinity zero.
fn of_points(mut points: WordPoints) -> Vec<u8> {
    for (words, finite) in (points.words.chunks_exact_mut(points.stride)).zip(&points.finite) {
        if !finite {
            words.fill(0);
        }
    }
    of_words(&points.words)
}

fn of_words(words: &[u64]) -> Vec<u8> {
    words.iter().flat_map(|w| w.to_le_bytes()).collect()
}

/// The point that bytes are, on the curve.
pub fn one(engine: &Engine, bytes: &[u8]) -> Result<Point, Failure> {
    let points = BasesFormat::MONTGOMERY_LE.decode(engine, bytes, 1, &state::options(0))?;
    Ok(points.get(0).unwrap_or_default())
}

/// The generator.
pub fn generator(engine: &Engine) -> Vec<u8> {
    let spec = engine.spec();
    let parts = spec.gx.iter().chain(&spec.gy);
    parts.flat_map(|x| of_words(&engine.to_words(x))).collect()
}

/// The words of scalars, which lie there or are copied, and the words of one.
fn scalars(bytes: &[u8], each: usize) -> Result<(Cow<'_, [u64]>, usize), Failure> {
    if !(1..=MOST_BYTES).contains(&each) {
        let why = format!("scalars of {each} bytes: there may be 1 to {MOST_BYTES}");
        return Err(Failure::argument(why));
    }
    let per = each.div_ceil(8);
    if each.is_multiple_of(8)
        && cfg!(target_endian = "little")
        && let Ok(words) = bytemuck::try_cast_slice(bytes)
    {
        return Ok((Cow::Borrowed(words), per));
    }
    let mut words = zeros(bytes.len() / each * per)?;
    for (words, bytes) in words.chunks_exact_mut(per).zip(bytes.chunks_exact(each)) {
        for (word, bytes) in words.iter_mut().zip(bytes.chunks(8)) {
            *word = bytes.iter().rev().fold(0, |x, b| x << 8 | u64::from(*b));
        }
    }
    Ok((Cow::Owned(words), per))
}

/// A list of zeros, if there is memory for it.
pub fn zeros(len: usize) -> Result<Vec<u64>, Failure> {
    let mut list = Vec::new();
    let none = |_| Failure::new("MEMORY", format!("no memory for {len} words"));
    list.try_reserve_exact(len).map_err(none)?;
    list.resize(len, 0);
    Ok(list)
}

/// `Σ s_i·P_i`.
pub fn sum(
    engine: &Engine,
    points: &[u8],
    given: &[u8],
    each: usize,
    flags: u32,
) -> Result<Vec<u8>, Failure> {
    let all = PointsInPlace::new(engine, points)?;
    let (words, per) = scalars(given, each)?;
    let size = point_bytes(engine);
    let mut options = state::options(flags);
    // Points at infinity and scalars that are 0 are left out.
    let costs = |i: &u32| {
        let i = *i as usize;
        words[per * i..per * (i + 1)].iter().any(|w| *w != 0)
            && points[size * i..size * (i + 1)].iter().any(|b| *b != 0)
    };
    let n = words.len() / per;
    let which: Vec<u32> = (0..n as u32).filter(costs).collect();
    let enough = ENOUGH + PER_POINT * which.len() as u64;
    options.memory_limit = options.memory_limit.or(Some(enough));
    let lying = Scalars::Words { words: &words, per };
    let output = match which.len() == n {
        true => engine.msm(&all, lying, &options)?,
        false => {
            let (of, which) = (&all, &which[..]);
            let chosen = Scalars::Chosen { of: &lying, which };
            engine.msm(&ChosenPoints { of, which }, chosen, &options)?
        }
    };
    Ok(of_point(engine, &output.point))
}

/// `Σ P_i`.
pub fn add(engine: &Engine, points: &[u8]) -> Result<Vec<u8>, Failure> {
    let points = PointsInPlace::new(engine, points)?;
    let ones = vec![true; points_of(&points)];
    let output = engine.msm(&points, Scalars::Bool(&ones), &state::options(0))?;
    Ok(of_point(engine, &output.point))
}

fn points_of(points: &dyn msmith::Points) -> usize {
    points.len()
}

/// `s_i·P_i`.
pub fn mul_each(
    engine: &Engine,
    points: &[u8],
    given: &[u8],
    each: usize,
    flags: u32,
) -> Result<Vec<u8>, Failure> {
    let points = PointsInPlace::new(engine, points)?;
    let (words, per) = scalars(given, each)?;
    let scalars = Scalars::Words { words: &words, per };
    Ok(of_points(engine.mul_each(
        &points,
        scalars,
        &state::options(flags),
    )?))
}

/// `s_i·P`.
pub fn mul_base(
    engine: &Engine,
    point: &[u8],
    given: &[u8],
    each: usize,
    flags: u32,
) -> Result<Vec<u8>, Failure> {
    let point = one(engine, point)?;
    let (words, per) = scalars(given, each)?;
    let scalars = Scalars::Words { words: &words, per };
    Ok(of_points(engine.mul_base(
        &point,
        scalars,
        &state::options(flags),
    )?))
}

/// `first·factor^i·P_i`, in place.
pub fn apply_key(
    engine: &Engine,
    points: &mut [u8],
    first: &[u8],
    factor: &[u8],
    flags: u32,
) -> Result<(), Failure> {
    let field = engine.scalar_field()?;
    let element = |bytes: &[u8], what| element(field, bytes, what);
    let (mut first, factor) = (
        element(first, "the first factor")?,
        element(factor, "the factor")?,
    );
    let quiet = &state::field_options();
    let powers = field.powers(
        &factor,
        BLOCK.min(points.len() / point_bytes(engine)),
        quiet,
    )?;
    let mut step = factor.clone();
    if let Some(last) = powers.chunks_exact(field.words()).next_back() {
        field.mul(&mut step, last, quiet)?;
    }
    for points in points.chunks_mut(BLOCK * point_bytes(engine)) {
        let n = points.len() / point_bytes(engine);
        let mut words = powers[..n * field.words()].to_vec();
        field.scale(&mut words, &first, quiet)?;
        field.from_montgomery(&mut words, quiet)?;
        let scalars = Scalars::Words {
            words: &words,
            per: field.words(),
        };
        let lying = PointsInPlace::new(engine, points)?;
        let moved = engine.mul_each(&lying, scalars, &state::options(flags))?;
        points.copy_from_slice(&of_points(moved));
        field.mul(&mut first, &step, quiet)?;
    }
    Ok(())
}

/// The Montgomery words of a plain integer below r.
fn element(field: &Field, bytes: &[u8], what: &str) -> Result<Vec<u64>, Failure> {
    let (words, _) = scalars(bytes, 8 * field.words())?;
    let mut words = words.into_owned();
    if field.check(&words).is_err() {
        return Err(Failure::new(
            "NOT_REDUCED",
            format!("{what} is not below r"),
        ));
    }
    field.to_montgomery(&mut words, &state::field_options())?;
    Ok(words)
}

/// Points are looked at to be in the subgroup.
const ALSO_SUBGROUP: u32 = 2;

/// An error unless points are on the curve, and in the subgroup if that is asked for.
pub fn check(engine: &Engine, points: &[u8], flags: u32) -> Result<(), Failure> {
    let points = PointsInPlace::new(engine, points)?;
    engine.check_on_curve(&points)?;
    if flags & ALSO_SUBGROUP != 0 {
        engine.check_subgroup(&points, &state::options(flags))?;
    }
    Ok(())
}

/// Transforms points, in place.
pub fn fft(
    engine: &Engine,
    domain: &Domain,
    points: &mut [u8],
    inverse: bool,
    flags: u32,
) -> Result<(), Failure> {
    let lying = PointsInPlace::new(engine, points)?;
    let options = &state::options(flags);
    let moved = match inverse {
        false => engine.fft(&lying, domain, options)?,
        true => engine.ifft(&lying, domain, options)?,
    };
    points.copy_from_slice(&of_points(moved));
    Ok(())
}

fn format(name: &str) -> Result<BasesFormat, Failure> {
    Ok(name.parse()?)
}

/// Points of a format.
pub fn decode(engine: &Engine, name: &str, bytes: &[u8], n: usize) -> Result<Vec<u8>, Failure> {
    let points = format(name)?.decode(engine, bytes, n, &state::options(0))?;
    Ok(of_points(points))
}

/// The bytes of points in a format.
pub fn encode(engine: &Engine, name: &str, points: &[u8]) -> Result<Vec<u8>, Failure> {
    let lying = PointsInPlace::new(engine, points)?;
    let (stride, n) = (2 * engine.words(), points_of(&lying));
    let mut list = WordPoints {
        stride,
        words: zeros(stride * n)?,
        finite: vec![false; n],
    };
    msmith::Points::fill(&lying, 0, &mut list.words, &mut list.finite);
    Ok(format(name)?.encode(engine, &list)?)
}
