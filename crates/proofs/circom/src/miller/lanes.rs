//! A Miller loop of eight pairs side by side, as many of them as there are one after the other.
//!
//! Each lane has a value of its own, which is squared once a step for all pairs of the lane. All pairs of a step have
//! one inversion: a denominator's inverse is its conjugate over its norm, and norms are inverted together, in the base
//! ring.
//!
//! **Cost.** A doubling and its line are 11 products and 2 squares in the quadratic extension (three products of the
//! base ring each, or two) and 11 in the base ring; an addition has one square less.

use msmith_core::cpu::{LanesJob, Shapes};
use msmith_core::enter;
use msmith_core::ring::ext2::Ext2;
use msmith_core::ring::{Lanes, Ring};

use super::tower::{Tower, Twelve, Two, by_line, negate, square};

/// Lists are filled up to a multiple of this, more than which no lanes are.
pub(crate) const LANES: usize = 8;

/// A loop: Montgomery words of the pairs, and what the curve says.
pub(super) struct Loop<'a> {
    /// u².
    pub beta: i32,
    /// s of `v³ = s + u`.
    pub small: u32,
    pub is_multiplied: bool,
    /// Of the loop's length, but for the first.
    pub digits: &'a [i8],
    pub is_negative: bool,
    /// 3/2.
    pub three_halves: &'a [u64],
    pub pairs: usize,
    /// −x/2y and 1/2y of the points of G1; zeros behind the last.
    pub factors: &'a [u64],
    /// x and y of the points of G2; some behind the last.
    pub points: &'a [u64],
    /// The same of points that are added in the end.
    pub last: &'a [Vec<u64>],
}

/// Pairs side by side.
struct Side<E> {
    factors: [E; 2],
    point: [Two<E>; 2],
    multiple: [Two<E>; 2],
    /// The norm of a slope's denominator, and the product of those before it.
    norm: E,
    before: E,
}

impl LanesJob for Loop<'_> {
    /// The words of the values' twelve parts, each of all lanes.
    type Out = Vec<u64>;
    const SHAPES: Shapes = Shapes {
        six_digits: false,
        six_words: true,
        twelve_words: false,
    };
    const SHARED: bool = true;

    fn run<R: Lanes>(self, ring: R) -> Vec<u64> {
        let tower = &Tower {
            quadratic: Ext2::new(ring, self.beta),
            small: self.small,
            is_multiplied: self.is_multiplied,
        };
        let f = &tower.quadratic;
        let mut value = tower.one();
        let mut sides: Vec<Side<R::El>> = (0..self.pairs.div_ceil(R::WIDTH))
            .map(|side| {
                let point = [0, 1].map(|k| load(f, self.points, side, k));
                Side {
                    factors: [0, 1].map(|k| load(&ring, self.factors, side, k)),
                    point,
                    multiple: point,
                    norm: ring.one(),
                    before: ring.one(),
                }
            })
            .collect();
        let three_halves = ring.splat(&ring.pack(self.three_halves));
        for digit in self.digits {
            square(tower, &mut value);
            double(tower, &three_halves, &mut sides, &mut value);
            match digit {
                0 => {}
                digit => add(tower, *digit < 0, &mut sides, &mut value),
            }
        }
        if self.is_negative {
            value[1].iter_mut().for_each(|part| negate(f, part));
            let y = sides.iter_mut().map(|side| &mut side.multiple[1]);
            y.for_each(|y| negate(f, y));
        }
        for points in self.last {
            for (i, side) in sides.iter_mut().enumerate() {
                side.point = [0, 1].map(|k| load(f, points, i, k));
            }
            add(tower, false, &mut sides, &mut value);
        }
        let per = R::WIDTH * f.words();
        let mut words = vec![0; 6 * per];
        let parts = value.iter().flatten();
        for (part, words) in parts.zip(words.chunks_exact_mut(per)) {
            store(f, part, words);
        }
        words
    }
}

/// One element a lane: of each pair one of two.
#[inline(never)]
fn load<F: Lanes>(f: &F, list: &[u64], side: usize, k: usize) -> F::El {
    enter!(f, {
        let n = f.words();
        let mut src = [&list[..0]; LANES];
        for lane in 0..F::WIDTH {
            src[lane] = &list[n * (2 * (side * F::WIDTH + lane) + k)..][..n];
        }
        f.load(&src[..F::WIDTH])
    })
}

#[inline(never)]
fn store<F: Lanes>(f: &F, element: &F::El, words: &mut [u64]) {
    enter!(f, f.store_words(element, words));
}

/// The inverse of the product of all norms; `norm` makes one.
#[inline(always)]
fn inverse<R: Lanes>(
    f: &R,
    sides: &mut [Side<R::El>],
    norm: impl Fn(&Side<R::El>) -> R::El,
) -> R::El {
    let mut product = f.one();
    for side in sides {
        side.before = product;
        side.norm = norm(side);
        product = f.mul(&product, &side.norm);
    }
    f.inv(&product)
}

/// The inverse of the last norm, times what the whole one was multiplied by; what is left is the inverse of the others.
#[inline(always)]
fn next<R: Lanes>(f: &R, whole: &mut R::El, side: &Side<R::El>) -> R::El {
    let one = f.mul(whole, &side.before);
    *whole = f.mul(whole, &side.norm);
    one
}

/// Doubles the multiples.
#[inline(never)]
fn double<R: Lanes>(
    tower: &Tower<R>,
    three_halves: &R::El,
    sides: &mut [Side<R::El>],
    value: &mut Twelve<R::El>,
) {
    let (f, base) = (&tower.quadratic, tower.quadratic.base());
    enter!(f, {
        let whole = inverse(
            base,
            sides,
            #[inline(always)]
            |side| tower.norm_of(&side.multiple[1]),
        );
        let mut whole = base.mul(&whole, three_halves);
        for side in sides.iter_mut().rev() {
            let [x, y] = side.multiple;
            // 3/2y is (3/2)·ȳ over the norm of y.
            let inverse = next(base, &mut whole, side);
            let inverse = f.conjugate(&tower.scaled(&y, &inverse));
            let slope = f.mul(&f.sqr(&x), &inverse);
            let sum = f.norm(&f.sub::<2>(&f.sqr(&slope), &f.dbl(&x)));
            finish(tower, side, &slope, &sum, [&x, &y], value);
        }
    });
}

/// Adds the points, or their opposites.
#[inline(never)]
fn add<R: Lanes>(
    tower: &Tower<R>,
    is_negative: bool,
    sides: &mut [Side<R::El>],
    value: &mut Twelve<R::El>,
) {
    let (f, base) = (&tower.quadratic, tower.quadratic.base());
    enter!(f, {
        let mut whole = inverse(
            base,
            sides,
            #[inline(always)]
            |side| tower.norm_of(&f.sub::<1>(&side.multiple[0], &side.point[0])),
        );
        for side in sides.iter_mut().rev() {
            let ([x, y], [x2, mut y2]) = (side.multiple, side.point);
            if is_negative {
                y2 = f.norm(&f.neg::<1>(&y2));
            }
            let inverse = next(base, &mut whole, side);
            let run = f.sub::<1>(&x, &x2);
            let inverse = f.conjugate(&tower.scaled(&run, &inverse));
            let slope = f.mul(&f.sub::<1>(&y, &y2), &inverse);
            let sum = f.sub::<1>(&f.sub::<1>(&f.sqr(&slope), &x), &x2);
            finish(tower, side, &slope, &f.norm(&sum), [&x2, &y2], value);
        }
    });
}

/// Given a slope, the x of the sum and a point of the line: the y of the sum, and the value times the line.
#[inline(always)]
fn finish<R: Lanes>(
    tower: &Tower<R>,
    side: &mut Side<R::El>,
    slope: &Two<R::El>,
    sum: &Two<R::El>,
    [x, y]: [&Two<R::El>; 2],
    value: &mut Twelve<R::El>,
) {
    let f = &tower.quadratic;
    let level = f.sub::<1>(&f.mul(slope, x), y);
    side.multiple = [*sum, f.norm(&f.sub::<1>(&level, &f.mul(slope, sum)))];
    let [minus_x, inverse] = &side.factors;
    let (a, b) = (tower.scaled(slope, minus_x), tower.scaled(&level, inverse));
    by_line(tower, value, &a, &b);
}
