//! Points and scalars out of a seed, for trials: the same on every machine.
//!
//! **Points.** 64 random multiples of the generator, then doubling steps: with a further random
//! multiple D the list L becomes L followed by L + D. Point i is thus T_j plus the D's of the set bits of
//! i / 64; on a curve of use equal points do not occur, and no point is infinite. On a toy curve
//! points repeat, and a sum at infinity is left out in favour of the point it began with.
//!
//! **Cost.** One batched affine addition a point.

use msmith::curve::{Group, edwards};
use msmith::{Algorithm, Engine, Options, Point, Scalars, WordPoints};
use msmith_core::memory::{filled, within};
use msmith_core::random::split_mix;

use crate::integers::is_less;
use crate::rings::{Lanes, Mont64, Ring, batch_invert};
use crate::{Error, ScalarList};

/// Multiples made one by one.
const START: usize = 64;
/// The most points.
const MOST: usize = 1 << 28;
/// Points that are made together.
const BATCH: usize = 1 << 14;
/// Points that share an inversion.
const SHARED: usize = 1024;

/// Numbers out of a seed. For trials, not for secrets.
pub(crate) struct Seeded(u64);

impl Seeded {
    /// A stream of this seed; different streams of one seed share nothing.
    pub(crate) fn new(seed: u64, stream: u64) -> Self {
        let mut s = Self(seed);
        let mixed = s.next_u64();
        Self(mixed ^ stream.wrapping_mul(0xd1b5_4a32_d192_ed03))
    }

    /// 64 bits.
    pub(crate) fn next_u64(&mut self) -> u64 {
        split_mix(&mut self.0)
    }
}

/// n scalars below r, uniform (by rejection), in the words of r but at least 4. Of one seed the first scalars are the
/// same whatever n is. Not for secrets.
///
/// Errors: more than 2^28, or than there is memory for.
pub fn scalars(engine: &Engine, n: usize, seed: u64) -> Result<ScalarList, Error> {
    check(n)?;
    let mut rng = Seeded::new(seed, 1);
    let r = engine.curve().r.to_u64_digits();
    let per = r.len().max(4);
    let mask = u64::MAX >> r[r.len() - 1].leading_zeros();
    let mut words = within(|| filled(n * per, 0u64))?;
    for w in words.chunks_exact_mut(per) {
        loop {
            w[..r.len()].fill_with(|| rng.next_u64());
            w[r.len() - 1] &= mask;
            if is_less(&w[..r.len()], &r) {
                break;
            }
        }
    }
    Ok(ScalarList { words, per })
}

/// n points of the subgroup, none at infinity; how is said above. Of one seed the first points are the same whatever
/// n is. Those of a twisted Edwards curve are the images of points of its Weierstrass form.
///
/// Cost: a few milliseconds, and an addition for each point; on an Edwards curve its image besides.
///
/// Errors: more than 2^28, or than there is memory for; those of the engine.
pub fn points(engine: &Engine, n: usize, seed: u64) -> Result<WordPoints, Error> {
    check(n)?;
    if let Some(curve) = engine
        .edwards_curve()
        .filter(|_| engine.takes_edwards_points())
    {
        let form = Engine::with_backend(engine.curve(), Group::G1, engine.backend())?;
        let mut points = weierstrass(&form, n, seed)?;
        let map = edwards::derive(curve)
            .map_err(|e| msmith::Error::Curve(e.to_string()))?
            .map;
        let p = engine.curve().p.to_u64_digits();
        let generator = [&curve.gx, &curve.gy].map(|c| engine.to_words(c)).concat();
        let words = &mut points.words;
        match engine.words() {
            4 => images::<4>(&p, &map, &generator, words),
            6 => images::<6>(&p, &map, &generator, words),
            _ => images::<12>(&p, &map, &generator, words),
        }
        return Ok(points);
    }
    weierstrass(engine, n, seed)
}

/// Replaces finite points of the Weierstrass form by their images: x = s·t/y, y = (t − w)/(t + w) with t = x − α. One of
/// order 2 or 4, which only toys can have here, is left out in favour of the generator.
fn images<const N: usize>(p: &[u64], map: &edwards::Map, generator: &[u64], words: &mut [u64]) {
    let Some(f) = Mont64::<N>::new(p) else { return };
    let [alpha, w, scale] =
        [&map.alpha, &map.w, &map.scale].map(|c| f.from_words(&c.to_u64_digits()));
    let coordinates = words.as_chunks_mut::<N>().0;
    for points in coordinates.chunks_mut(2 * SHARED) {
        let points = points.as_chunks_mut::<2>().0;
        let from_alpha = |x: &[u64; N]| f.sub::<1>(x, &alpha);
        let lower = |[x, y]: &[[u64; N]; 2]| f.mul(y, &f.add(&from_alpha(x), &w));
        let mut inverses: Vec<_> = points.iter().map(lower).collect();
        let none: Vec<bool> = inverses.iter().map(|i| f.is_zero(i) != 0).collect();
        for (inverse, none) in inverses.iter_mut().zip(&none) {
            if *none {
                *inverse = f.one();
            }
        }
        batch_invert(&f, &mut inverses);
        for ((point, over), none) in points.iter_mut().zip(&inverses).zip(none) {
            if none {
                point.as_flattened_mut().copy_from_slice(generator);
                continue;
            }
            let [x, y] = *point;
            let t = from_alpha(&x);
            let upper = f.mul(&f.mul(&scale, &t), &f.add(&t, &w));
            let lower = f.mul(&f.sub::<1>(&t, &w), &y);
            *point = [upper, lower].map(|n| f.mul(&n, over));
        }
    }
}

fn weierstrass(engine: &Engine, n: usize, seed: u64) -> Result<WordPoints, Error> {
    let steps = n.div_ceil(START).max(1).next_power_of_two().ilog2() as usize;
    let start = multiples(engine, START + steps, seed)?;
    let stride = start.stride;
    let (first, offsets) = start.words.split_at(START * stride);
    let mut words = Vec::new();
    let room = n.max(START) * stride;
    let had = words.try_reserve_exact(room);
    had.map_err(|_| msmith::Error::OutOfMemory {
        bytes: 8 * room as u64,
    })?;
    words.extend_from_slice(first);
    for offset in offsets.chunks_exact(stride) {
        let have = words.len() / stride;
        let more = have.min(n.saturating_sub(have));
        for first in (0..more).step_by(BATCH) {
            let list = |words: Vec<u64>| WordPoints {
                stride,
                finite: vec![true; words.len() / stride],
                words,
            };
            let old = list(words[first * stride..(first + BATCH).min(more) * stride].to_vec());
            let others = list(offset.repeat(old.finite.len()));
            let sums = engine.fold(&old, &others, &[1], &Options::default())?;
            let each = sums.words.chunks_exact(stride).zip(&sums.finite);
            for ((sum, finite), old) in each.zip(old.words.chunks_exact(stride)) {
                words.extend_from_slice(if *finite { sum } else { old });
            }
        }
    }
    words.truncate(n * stride);
    let finite = within(|| filled(n, true))?;
    Ok(WordPoints {
        stride,
        words,
        finite,
    })
}

fn check(n: usize) -> Result<(), Error> {
    if n <= MOST {
        Ok(())
    } else {
        Err(Error::TooMany { n, most: MOST })
    }
}

/// The generator of the engine's group.
pub(crate) fn generator(engine: &Engine) -> Point {
    let parts = engine.spec().gx.iter().chain(&engine.spec().gy);
    Point::new(parts.flat_map(|c| engine.to_words(c)).collect::<Vec<_>>())
}

/// Random multiples of the generator, finite.
fn multiples(engine: &Engine, n: usize, seed: u64) -> Result<WordPoints, Error> {
    let mut rng = Seeded::new(seed, 0);
    let mut all = WordPoints {
        stride: 2 * engine.words(),
        ..WordPoints::default()
    };
    let mut base = all.clone();
    base.push(&generator(engine))?;
    let options = Options {
        algorithm: Algorithm::Naive,
        ..Options::default()
    };
    while all.finite.len() < n {
        let k: [u64; 4] = std::array::from_fn(|_| rng.next_u64());
        let done = engine.msm(&base, Scalars::U256(&[k]), &options)?;
        if !done.point.is_infinity() {
            all.push(&done.point)?;
        }
    }
    Ok(all)
}
