//! Points and scalars out of a seed, for trials: the same on every machine.
//!
//! **Points.** 64 random multiples of the generator, then doubling steps: with a further random
//! multiple D the list L becomes L followed by L + D. Point i is thus T_j plus the D's of the set bits of
//! i / 64; on a curve of use equal points do not occur, and no point is infinite. On a toy curve
//! points repeat, and a sum at infinity is left out in favour of the point it began with.
//!
//! **Cost.** One batched affine addition a point, 5M + 1S and a share of one inversion.

use msmith::curve::{Group, edwards};
use msmith::{Algorithm, Engine, Options, Scalars, WordPoints};
use msmith_core::memory::{filled, within};
use msmith_core::random::split_mix;
use num_bigint::BigUint;

use crate::integers::is_less;
use crate::rings::{A, Affine, Ext2, Ext3, Lanes, Mont64, Outlined, Ring, affine, batch_invert};
use crate::{Error, ScalarList};

/// Multiples made one by one.
const START: usize = 64;
/// The most points.
const MOST: usize = 1 << 28;
/// Points that share an inversion.
const BATCH: usize = 1024;

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
/// Cost: a few milliseconds, and about 6 products for each point; on an Edwards curve 15.
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
    for points in coordinates.chunks_mut(2 * BATCH) {
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
    let steps = n
        .div_ceil(START)
        .max(1)
        .next_power_of_two()
        .trailing_zeros() as usize;
    let start = multiples(engine, START + steps, seed)?;
    let mut points = WordPoints {
        stride: start.stride,
        ..WordPoints::default()
    };
    let room = n.max(START) * start.stride;
    let had = points.words.try_reserve_exact(room);
    had.map_err(|_| msmith::Error::OutOfMemory {
        bytes: 8 * room as u64,
    })?;
    points
        .words
        .extend_from_slice(&start.words[..START * start.stride]);
    let p = engine.curve().p.to_u64_digits();
    let offsets = &start.words[START * start.stride..];
    match engine.words() / engine.spec().degree {
        4 => grow_over::<4>(engine, &p, &mut points, offsets, n),
        6 => grow_over::<6>(engine, &p, &mut points, offsets, n),
        _ => grow_over::<12>(engine, &p, &mut points, offsets, n),
    }
    points.words.truncate(n * points.stride);
    points.finite = within(|| filled(n, true))?;
    Ok(points)
}

fn check(n: usize) -> Result<(), Error> {
    if n <= MOST {
        Ok(())
    } else {
        Err(Error::TooMany { n, most: MOST })
    }
}

/// Random multiples of the generator, finite.
fn multiples(engine: &Engine, n: usize, seed: u64) -> Result<WordPoints, Error> {
    let spec = engine.spec();
    let words = |c: &[BigUint]| {
        c.iter()
            .flat_map(|c| engine.to_words(c))
            .collect::<Vec<_>>()
    };
    let generator = [words(&spec.gx), words(&spec.gy)].concat();
    let mut rng = Seeded::new(seed, 0);
    let stride = generator.len();
    let base = WordPoints {
        stride,
        words: generator,
        finite: vec![true],
    };
    let options = Options {
        algorithm: Algorithm::Naive,
        ..Options::default()
    };
    let mut all = WordPoints {
        stride,
        ..WordPoints::default()
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

fn grow_over<const N: usize>(
    engine: &Engine,
    p: &[u64],
    points: &mut WordPoints,
    offsets: &[u64],
    n: usize,
) {
    let Some(f) = Mont64::<N>::new(p) else { return };
    let f = Outlined(f);
    if engine.spec().degree == 1 {
        return grow(engine, &f, points, offsets, n);
    }
    let mut nonresidue = engine.to_words(&engine.curve().nonresidue);
    nonresidue.resize(N, 0);
    let nonresidue = f.splat(&f.pack(&nonresidue));
    if engine.spec().degree == 2 {
        let f = Outlined(Ext2::with_element(f, nonresidue));
        grow(engine, &f, points, offsets, n);
    } else {
        let f = Outlined(Ext3::with_element(f, nonresidue));
        grow(engine, &f, points, offsets, n);
    }
}

/// The doubling steps.
fn grow<F: Lanes>(engine: &Engine, f: &F, points: &mut WordPoints, offsets: &[u64], n: usize) {
    let (w, stride) = (f.words(), points.stride);
    let element = |words: &[u64]| f.splat(&f.pack(words));
    let point = |words: &[u64]| Affine {
        x: element(&words[..w]),
        y: element(&words[w..]),
    };
    let a: Vec<u64> = engine
        .spec()
        .a
        .iter()
        .flat_map(|c| engine.to_words(c))
        .collect();
    let a = if a.iter().all(|w| *w == 0) {
        A::Zero
    } else {
        A::General(element(&a))
    };
    for offset in offsets.chunks_exact(stride) {
        let d = point(offset);
        let have = points.words.len() / stride;
        let more = have.min(n.saturating_sub(have));
        for first in (0..more).step_by(BATCH) {
            let last = (first + BATCH).min(more);
            let old: Vec<_> = points.words[first * stride..last * stride]
                .chunks_exact(stride)
                .map(point)
                .collect();
            let (mut inverses, exceptions): (Vec<_>, Vec<_>) = old
                .iter()
                .map(|p| affine::denominator(f, p, &d, 0, 0))
                .unzip();
            batch_invert(f, &mut inverses);
            for ((p, inverse), e) in old.iter().zip(&inverses).zip(&exceptions) {
                let (sum, infinite) = affine::finish(f, &a, p, &d, inverse, e);
                let q = if infinite == 0 { &sum } else { p };
                for c in [&q.x, &q.y] {
                    let mut m = [F::empty()];
                    f.scatter(c, &mut m);
                    let at = points.words.len();
                    points.words.resize(at + w, 0);
                    f.unpack(&m[0], &mut points.words[at..]);
                }
            }
        }
    }
}
