//! Points of an Edwards curve on their way into the Weierstrass form, in which the engine computes, and back out of it.
//!
//! **Mathematics.** With the numbers α and w of [`crate::curve::edwards::Map`] (whose scale is 1 here)
//!
//! * in: `k = w(1 + y)/((1 − y)x)`, then `(α + x·k, k)`; (0, 1) is infinite, (0, −1) goes to (α, 0);
//! * out: `t = x − α`, `(t/y, (t − w)/(t + w))`; (α, 0) goes to (0, −1), and the points with another zero of a denominator
//!   have no image ([`Error::AtInfinity`]).
//!
//! **Cost.** 6M a point in: the factor w goes into the inversion that a batch shares. 8M out.

use super::pack::{coordinate, put_few};
use crate::coords::Affine;
use crate::error::Error;
use crate::points::Points;
use crate::ring::Lanes;
use msmith_core::enter;

/// Vectors that share an inversion.
pub const BATCH: usize = 128;

/// An Edwards curve and the map to its Weierstrass form, in a ring.
#[derive(Debug, Clone, Copy)]
pub struct EdwardsDoor<E> {
    /// Coefficient a of `ax² + y² = 1 + dx²y²`.
    pub a: E,
    /// Coefficient d.
    pub d: E,
    /// α.
    pub alpha: E,
    /// w.
    pub w: E,
    /// Where no Edwards curve is compiled there is no door.
    #[cfg(any(msmith_words = "4", msmith_words = "6"))]
    pub never: core::convert::Infallible,
}

/// Reads points into words of the Weierstrass form, through the door if there is one.
pub fn read<R: Lanes>(
    f: &R,
    door: Option<&EdwardsDoor<R::El>>,
    points: &dyn Points,
    first: usize,
    words: &mut [u64],
    finite: &mut [bool],
) {
    points.fill(first, words, finite);
    if let Some(door) = door {
        let all: Vec<usize> = (0..finite.len()).filter(|&i| finite[i]).collect();
        replace(f, door, words, finite, &all);
    }
}

/// Points of some numbers as words of the Weierstrass form, in place.
pub fn replace<R: Lanes>(
    f: &R,
    door: &EdwardsDoor<R::El>,
    words: &mut [u64],
    finite: &mut [bool],
    numbers: &[usize],
) {
    // There are none of extensions.
    if const { R::CONJUGATES } {
        return;
    }
    for some in numbers.chunks(BATCH * R::WIDTH) {
        let (points, neutral) = enter(f, door, words, some);
        write(f, &points, some, words);
        clear(&neutral, some, R::WIDTH, finite);
    }
}

/// Rows `x, y` (or, with β, `x, βx, β²x, y`) of the points of some numbers; those that are neutral are no longer finite.
pub fn pack<R: Lanes>(
    f: &R,
    door: &EdwardsDoor<R::El>,
    beta: Option<&R::El>,
    stride: usize,
    rows: &mut [R::Mem],
    words: &[u64],
    numbers: &[usize],
    finite: &mut [bool],
) {
    for some in numbers.chunks(BATCH * R::WIDTH) {
        let (points, neutral) = enter(f, door, words, some);
        enter!(f, {
            for (few, q) in some.chunks(R::WIDTH).zip(&points) {
                put_few(f, beta, stride, rows, few, &q.x, &q.y);
            }
        });
        clear(&neutral, some, R::WIDTH, finite);
    }
}

/// Brings points, words of the Weierstrass form, back to the Edwards curve, where all are finite.
///
/// Errors: [`Error::AtInfinity`] for a point that has no coordinates there.
pub fn leave<R: Lanes>(
    f: &R,
    door: &EdwardsDoor<R::El>,
    words: &mut [u64],
    finite: &mut [bool],
) -> Result<(), Error> {
    let all: Vec<usize> = (0..finite.len()).collect();
    for some in all.chunks(BATCH * R::WIDTH) {
        let mut points = load(f, words, some);
        let vectors = some.chunks(R::WIDTH);
        let neutral: Vec<u8> = vectors.map(|few| lanes(few, |i| !finite[i])).collect();
        let unfit = image(f, [&door.alpha, &door.w], None, &mut points, &neutral);
        for (v, few) in some.chunks(R::WIDTH).enumerate() {
            if unfit[v] & lanes(few, |_| true) != 0 {
                return Err(Error::AtInfinity);
            }
            points[v] = or_neutral(f, neutral[v], points[v]);
        }
        write(f, &points, some, words);
    }
    finite.fill(true);
    Ok(())
}

/// The lanes of some numbers that have a property.
fn lanes(few: &[usize], has: impl Fn(usize) -> bool) -> u8 {
    let each = few.iter().enumerate();
    each.fold(0, |all, (lane, &i)| all | u8::from(has(i)) << lane)
}

/// A vector of points, (0, 1) in some lanes.
#[inline(always)]
fn or_neutral<R: Lanes>(f: &R, neutral: u8, q: Affine<R::El>) -> Affine<R::El> {
    match neutral {
        0 => q,
        lanes => Affine {
            x: f.select(lanes, &f.zero(), &q.x),
            y: f.select(lanes, &f.one(), &q.y),
        },
    }
}

/// The points of some numbers, side by side.
#[inline(never)]
pub fn load<R: Lanes>(f: &R, words: &[u64], numbers: &[usize]) -> Vec<Affine<R::El>> {
    let mut points = Vec::with_capacity(numbers.len().div_ceil(R::WIDTH));
    enter!(f, {
        // Not by an iterator, whose closure would not have the lanes' instructions.
        for few in numbers.chunks(R::WIDTH) {
            points.push(Affine {
                x: coordinate(f, words, few, 0),
                y: coordinate(f, words, few, 1),
            });
        }
    });
    points
}

/// Writes points over those of some numbers.
#[inline(never)]
fn write<R: Lanes>(f: &R, points: &[Affine<R::El>], numbers: &[usize], words: &mut [u64]) {
    let w = f.words();
    let mut m = [R::empty(); 8];
    for (few, q) in numbers.chunks(R::WIDTH).zip(points) {
        for (k, x) in [&q.x, &q.y].into_iter().enumerate() {
            f.scatter(x, &mut m[..R::WIDTH]);
            for (m, i) in m.iter().zip(few) {
                f.unpack(m, &mut words[(2 * i + k) * w..][..w]);
            }
        }
    }
}

/// Takes note of the points that are neutral.
fn clear(neutral: &[u8], numbers: &[usize], width: usize, finite: &mut [bool]) {
    for (few, neutral) in numbers.chunks(width).zip(neutral) {
        if *neutral != 0 {
            for (lane, &i) in few.iter().enumerate() {
                finite[i] &= neutral >> lane & 1 == 0;
            }
        }
    }
}

/// The points of some numbers in the Weierstrass form, and the lanes that are infinite there.
fn enter<R: Lanes>(
    f: &R,
    door: &EdwardsDoor<R::El>,
    words: &[u64],
    numbers: &[usize],
) -> (Vec<Affine<R::El>>, Vec<u8>) {
    let mut points = load(f, words, numbers);
    let neutral = bring_in(f, door, &mut points);
    (points, neutral)
}

/// One point, the same in all lanes, in the Weierstrass form; `None` at infinity.
pub fn inside<R: Lanes>(
    f: &R,
    door: &EdwardsDoor<R::El>,
    q: &Affine<R::El>,
) -> Option<Affine<R::El>> {
    let mut one = [*q];
    let neutral = bring_in(f, door, &mut one);
    (neutral[0] == 0).then_some(one[0])
}

/// Points in the Weierstrass form, in place, and the lanes that are infinite there.
#[inline(never)]
fn bring_in<R: Lanes>(f: &R, door: &EdwardsDoor<R::El>, points: &mut [Affine<R::El>]) -> Vec<u8> {
    let mut neutral = vec![0u8; points.len()];
    let one = f.one();
    enter!(f, {
        let mut second = vec![0u8; points.len()];
        let mut inverses = Vec::with_capacity(points.len());
        for (v, q) in points.iter().enumerate() {
            let minus = f.norm(&f.sub::<1>(&one, &q.y));
            let mut d = f.mul(&minus, &q.x);
            let none = zeros(f, &d);
            if none != 0 {
                neutral[v] = none & f.is_zero(&minus);
                second[v] = none & !neutral[v];
                d = f.select(none, &one, &d);
            }
            inverses.push(d);
        }
        invert(f, &mut inverses, Some(&door.w));
        for (v, q) in points.iter_mut().enumerate() {
            let k = f.mul(&f.norm(&f.add(&one, &q.y)), &inverses[v]);
            let x = f.norm(&f.add(&door.alpha, &f.mul(&q.x, &k)));
            *q = Affine { x, y: k };
            if second[v] != 0 {
                q.x = f.select(second[v], &door.alpha, &q.x);
                q.y = f.select(second[v], &f.zero(), &q.y);
            }
        }
    });
    neutral
}

/// The images of points of the Weierstrass form on the Edwards curve, in place; those of (α, 0) are (0, −1). The lanes
/// without an image, of which the coordinates mean nothing, as those of neutral ones do not. x is scaled if asked for.
#[inline(never)]
pub fn image<R: Lanes>(
    f: &R,
    [alpha, w]: [&R::El; 2],
    scale: Option<&R::El>,
    points: &mut [Affine<R::El>],
    neutral: &[u8],
) -> Vec<u8> {
    let mut unfit = vec![0u8; points.len()];
    enter!(f, {
        let mut second = vec![0u8; points.len()];
        let mut inverses = Vec::with_capacity(points.len());
        for (v, q) in points.iter().enumerate() {
            let t = f.norm(&f.sub::<1>(&q.x, alpha));
            let n = f.norm(&f.add(&t, w));
            let mut d = f.mul(&q.y, &n);
            let none = zeros(f, &d);
            if none | neutral[v] != 0 {
                second[v] = none & !neutral[v] & f.is_zero(&t) & f.is_zero(&q.y);
                unfit[v] = none & !neutral[v] & !second[v];
                d = f.select(none | neutral[v], &f.one(), &d);
            }
            inverses.push(d);
        }
        invert(f, &mut inverses, None);
        for v in 0..points.len() {
            let (q, i) = (points[v], &inverses[v]);
            let t = f.norm(&f.sub::<1>(&q.x, alpha));
            let n = f.norm(&f.add(&t, w));
            let st = scale.map_or(t, |scale| f.mul(scale, &t));
            let x = f.mul(&f.mul(&st, &n), i);
            let y = f.mul(&f.mul(&f.norm(&f.sub::<1>(&t, w)), &q.y), i);
            points[v] = Affine { x, y };
            if second[v] != 0 {
                let minus_one = f.norm(&f.neg::<1>(&f.one()));
                points[v].x = f.select(second[v], &f.zero(), &x);
                points[v].y = f.select(second[v], &minus_one, &y);
            }
        }
    });
    unfit
}

/// Exactly the lanes that are zero.
#[inline(always)]
fn zeros<R: Lanes>(f: &R, a: &R::El) -> u8 {
    match f.maybe_zero(a) {
        0 => 0,
        _ => f.is_zero(a),
    }
}

/// Inverts all elements, none of them zero in any lane, and multiplies each by a factor. 3M each and one inversion.
#[inline(never)]
fn invert<R: Lanes>(f: &R, list: &mut [R::El], factor: Option<&R::El>) {
    enter!(f, {
        let mut products = Vec::with_capacity(list.len());
        let mut product = f.one();
        for x in list.iter() {
            products.push(product);
            product = f.mul(&product, x);
        }
        let mut inverse = f.inv(&product);
        if let Some(factor) = factor {
            inverse = f.mul(&inverse, factor);
        }
        for (x, before) in list.iter_mut().zip(&products).rev() {
            let own = f.mul(&inverse, before);
            inverse = f.mul(&inverse, x);
            *x = own;
        }
    });
}
