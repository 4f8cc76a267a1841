//! Points into tables of an addition law, and back out of them: in the lanes, inversions shared.
//!
//! The map is that of [`crate::curve::edwards::Map`]: with `t = x − α` and `n = t + w`,
//! `x_E = s·t/y` and `y_E = (t − w)/n`. Cost: 9M a point with the inversion's share, and what the law keeps
//! (3M with a = −1).

use super::law::{Law, Operand};
use crate::coords::{Affine, all_lanes};
use crate::msm::door::{image, invert, or_neutral, zeros};
use crate::msm::table::Table;
use crate::ring::outline::Outlined;
use crate::ring::{Lanes, Ring};

/// What the coordinates of the caller's points are to the law's.
#[derive(Clone, Copy)]
pub enum Form<E> {
    /// The same, but for the scale of x: `x_law = s·x`.
    Edwards {
        /// s.
        scale: Option<E>,
        /// 1/s.
        unscale: Option<E>,
    },
    /// Those of the Weierstrass form.
    Weierstrass {
        /// α.
        alpha: E,
        /// w.
        w: E,
        /// s.
        scale: E,
        /// s·w.
        scale_w: E,
    },
}

/// What is done to a point before it is kept.
#[derive(Clone, Copy)]
pub enum Turn<E> {
    /// Nothing.
    Stay,
    /// x of the Weierstrass form times a cube root of unity.
    Factor(E),
    /// `(x, y) ↦ (c(1 − y²)/(xy), b(y² + b)/(y² − b))`, see [`crate::curve::edwards::EdwardsEndo`].
    Psi {
        /// b.
        b: E,
        /// c.
        c: E,
    },
}

/// Vectors converted with one inversion. What works on all of them is called: there is one copy for all laws.
const BATCH: usize = 64;

/// What a point of the caller's is.
#[derive(Clone, Copy)]
pub struct Input<'a> {
    /// Words of x and y, `stride` for each point.
    pub words: &'a [u64],
    /// Words of a point.
    pub stride: usize,
    /// Points that are not neutral.
    pub finite: &'a [bool],
}

/// Where the kept forms of points go.
pub struct Images<'a, M> {
    /// Rows of `stride` coordinates.
    pub rows: &'a mut [M],
    /// Coordinates of a row.
    pub stride: usize,
    /// Which of a row's kept forms.
    pub power: usize,
    /// Cleared for points that have no image.
    pub fits: &'a mut [bool],
}

/// Writes the kept forms of points, turned. Points that are not finite are neutral and written as such.
pub fn keep<R: Lanes, L: Law<R>>(
    f: &R,
    law: &L,
    form: &Form<R::El>,
    turn: &Turn<R::El>,
    input: Input<'_>,
    mut out: Images<'_, R::Mem>,
) {
    f.enter(
        #[inline(always)]
        || {
            for first in (0..input.finite.len()).step_by(BATCH * R::WIDTH) {
                batch(f, law, form, turn, input, &mut out, first);
            }
        },
    );
}

/// One batch: points `first..`, at most [`BATCH`] vectors.
#[inline(always)]
fn batch<R: Lanes, L: Law<R>>(
    f: &R,
    law: &L,
    form: &Form<R::El>,
    turn: &Turn<R::El>,
    input: Input<'_>,
    out: &mut Images<'_, R::Mem>,
    first: usize,
) {
    let n = (input.finite.len() - first).min(BATCH * R::WIDTH);
    let vectors = n.div_ceil(R::WIDTH);
    let mut points = Vec::with_capacity(vectors);
    let mut neutral = Vec::with_capacity(vectors);
    let mut unfit = vec![0u8; vectors];
    for v in 0..vectors {
        let (mut q, lanes) = load(f, input, first + v * R::WIDTH);
        if let Turn::Factor(factor) = turn {
            q.x = f.mul(&q.x, factor);
        }
        points.push(q);
        neutral.push(lanes);
    }
    let columns = <L::Kept as Operand<R>>::COLUMNS;
    match form {
        Form::Edwards { scale: None, .. } => {}
        Form::Edwards {
            scale: Some(scale), ..
        } => {
            for q in &mut points {
                q.x = f.mul(&q.x, scale);
            }
        }
        Form::Weierstrass {
            alpha, w, scale, ..
        } => unfit = image(f, [alpha, w], Some(scale), &mut points, &neutral),
    }
    if let Turn::Psi { b, c } = turn {
        psi(f, [b, c], &mut points, &mut neutral, &mut unfit);
    }
    for v in 0..vectors {
        let q = or_neutral(f, neutral[v] | unfit[v], points[v]);
        let kept = law.keep(f, &q);
        let at = first + v * R::WIDTH;
        let lanes = R::WIDTH.min(input.finite.len() - at);
        for (k, x) in kept.iter().enumerate().take(columns) {
            let mut m = [R::empty(); 8];
            f.scatter(x, &mut m[..R::WIDTH]);
            for lane in 0..lanes {
                out.rows[(at + lane) * out.stride + out.power * columns + k] = m[lane];
            }
        }
        for lane in 0..lanes {
            out.fits[at + lane] &= unfit[v] >> lane & 1 == 0;
        }
    }
}

/// The points from `first` on, and the lanes that are neutral or past the end.
#[inline(always)]
fn load<R: Lanes>(f: &R, input: Input<'_>, first: usize) -> (Affine<R::El>, u8) {
    let Input {
        words,
        stride,
        finite,
    } = input;
    let half = stride / 2;
    let mut x = [&words[first * stride..][..half]; 8];
    let mut y = x;
    let mut neutral = all_lanes::<R>();
    for lane in 0..R::WIDTH.min(finite.len() - first) {
        let at = (first + lane) * stride;
        x[lane] = &words[at..at + half];
        y[lane] = &words[at + half..at + stride];
        neutral &= !(u8::from(finite[first + lane]) << lane);
    }
    let q = Affine {
        x: f.load(&x[..R::WIDTH]),
        y: f.load(&y[..R::WIDTH]),
    };
    (q, neutral)
}

/// ψ of points, in place: those with x = 0 become neutral.
#[inline(never)]
fn psi<R: Lanes>(
    f: &R,
    [b, c]: [&R::El; 2],
    points: &mut [Affine<R::El>],
    neutral: &mut [u8],
    unfit: &mut [u8],
) {
    f.enter(
        #[inline(always)]
        || {
            let mut inverses = Vec::with_capacity(points.len());
            for (v, q) in points.iter().enumerate() {
                let low = f.norm(&f.sub::<1>(&f.sqr(&q.y), b));
                let mut d = f.mul(&f.mul(&q.x, &q.y), &low);
                let none = zeros(f, &d);
                if none | neutral[v] != 0 {
                    let to_neutral = f.is_zero(&q.x) & !neutral[v];
                    neutral[v] |= to_neutral;
                    unfit[v] |= none & !neutral[v];
                    d = f.select(none | neutral[v], &f.one(), &d);
                }
                inverses.push(d);
            }
            invert(f, &mut inverses, None);
            let one = f.one();
            for v in 0..points.len() {
                let (q, i) = (points[v], &inverses[v]);
                let (yy, xy) = (f.sqr(&q.y), f.mul(&q.x, &q.y));
                let low = f.norm(&f.sub::<1>(&yy, b));
                let over_xy = f.mul(&f.mul(c, &f.norm(&f.sub::<1>(&one, &yy))), &f.mul(&low, i));
                let over_low = f.mul(&f.mul(b, &f.norm(&f.add(&yy, b))), &f.mul(&xy, i));
                points[v] = Affine {
                    x: over_xy,
                    y: over_low,
                };
            }
        },
    );
}

/// The points of rows, as words of x and y brought from the law's coordinates through these forms, one
/// after the other; and whether each is finite. One at a time: this is the way out for sums that failed.
pub fn points<R: Lanes, L: Law<Outlined<R>>>(
    f: &R,
    law: &L,
    forms: &[Form<R::El>],
    table: &Table<R::Mem>,
) -> (Vec<u64>, Vec<bool>) {
    let f = &Outlined(*f);
    let (n, half) = (table.finite.len(), f.words());
    let columns = <L::Kept as Operand<Outlined<R>>>::COLUMNS;
    let mut words = vec![0; 2 * half * n];
    let mut finite = vec![false; n];
    for first in (0..n).step_by(R::WIDTH) {
        let lanes = R::WIDTH.min(n - first);
        let mut kept = [f.zero(); 4];
        for (k, kept) in kept.iter_mut().enumerate().take(columns) {
            let mut rows = [&table.mem[first * table.stride + k]; 8];
            for (lane, row) in rows.iter_mut().enumerate().take(lanes) {
                *row = &table.mem[(first + lane) * table.stride + k];
            }
            *kept = f.gather(&rows[..R::WIDTH]);
        }
        let q = law.kept_affine(f, &kept);
        let (mut q, mut infinite) = (q, 0);
        for form in forms {
            (q, infinite) = original(f, form, &q);
        }
        for (c, x) in [q.x, q.y].iter().enumerate() {
            let mut m = [R::empty(); 8];
            f.scatter(x, &mut m[..R::WIDTH]);
            for lane in 0..lanes {
                let at = (2 * (first + lane) + c) * half;
                f.unpack(&m[lane], &mut words[at..at + half]);
            }
        }
        for lane in 0..lanes {
            finite[first + lane] = table.finite[first + lane] && infinite >> lane & 1 == 0;
        }
    }
    (words, finite)
}

/// Points of the law in the caller's coordinates, and the lanes that are infinite there.
pub fn original<F: Lanes>(f: &F, form: &Form<F::El>, q: &Affine<F::El>) -> (Affine<F::El>, u8) {
    let Form::Weierstrass {
        alpha, w, scale_w, ..
    } = form
    else {
        let Form::Edwards { unscale, .. } = form else {
            return (*q, 0);
        };
        let x = unscale.as_ref().map_or(q.x, |u| f.mul(&q.x, u));
        return (Affine { x, y: q.y }, 0);
    };
    let one = f.one();
    let (sum, difference) = (f.norm(&f.add(&one, &q.y)), f.norm(&f.sub::<1>(&one, &q.y)));
    let no_x = f.is_zero(&q.x);
    let infinite = no_x & f.is_zero(&difference);
    let d = f.select(no_x, &one, &f.mul(&difference, &q.x));
    let k = f.mul(&sum, &f.inv(&d));
    let x = f.norm(&f.add(alpha, &f.mul(w, &f.mul(&q.x, &k))));
    let y = f.mul(scale_w, &k);
    let point = Affine {
        x: f.select(no_x, alpha, &x),
        y: f.select(no_x, &f.zero(), &y),
    };
    (point, infinite)
}
