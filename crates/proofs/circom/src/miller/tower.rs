//! The extension of degree twelve over the lanes, as far as Miller loops need it.
//!
//! **Tower.** `u² = β`, `v³ = ξ = s + u` with a small integer s, `w² = v`: as arkworks has it for all three curves. A
//! value is `f0 + f1·w`, a part of it three coefficients of powers of v.
//!
//! **Lines.** A value times `(a + b·v)·w` and the like is two products of three coefficients by two. Such a product is
//! a polynomial of degree 3, known by its values at 0, ∞, 1 and −1: four products where Karatsuba's method takes five.
//! The sum and the difference of the last two are twice what is wanted, so that they are taken of a/2 and b/2.
//!
//! **Bounds.** Factors of at most 3 and 1 stored forms, sums of at most 11 (`tests`).

use msmith_core::enter;
use msmith_core::ring::ext2::Ext2;
use msmith_core::ring::nonresidue::NonResidue;
use msmith_core::ring::{Lanes, Ring};

/// An element of the quadratic extension.
pub(super) type Two<E> = [E; 2];

/// Coefficients of 1, v and v².
pub(super) type Six<E> = [Two<E>; 3];

/// `f0 + f1·w`.
pub(super) type Twelve<E> = [Six<E>; 2];

/// The fields over a ring.
pub(super) struct Tower<R: Lanes> {
    pub quadratic: Ext2<R>,
    /// s of ξ.
    pub small: u32,
    /// Whether lines are `b + a·v + v·w`, and not `1 + (a + b·v)·w`.
    pub is_multiplied: bool,
}

impl<R: Lanes> Tower<R> {
    /// 1.
    pub fn one(&self) -> Twelve<R::El> {
        let (zero, one) = (self.quadratic.zero(), self.quadratic.one());
        [[one, zero, zero], [zero; 3]]
    }

    /// `s·x` for a stored form, of bound 3 at most.
    #[inline(always)]
    fn times_small(&self, x: &R::El) -> R::El {
        let f = self.quadratic.base();
        if self.small == 0 {
            return f.zero();
        }
        let (mut sum, mut bound) = (*x, 1);
        for bit in (0..self.small.ilog2()).rev() {
            sum = f.dbl(&sum);
            bound *= 2;
            if bound >= 4 {
                sum = f.norm(&sum);
                bound = 1;
            }
            if self.small >> bit & 1 == 1 {
                sum = f.add(&sum, x);
                bound += 1;
            }
        }
        sum
    }

    /// `ξ·x` for a stored form, of bound 5 at most.
    #[inline(never)]
    fn xi(&self, x: &Two<R::El>) -> Two<R::El> {
        let (f, beta) = (self.quadratic.base(), self.quadratic.nonresidue());
        enter!(f, {
            let [c0, c1] = [self.times_small(&x[0]), self.times_small(&x[1])];
            let c0 = match beta {
                NonResidue::MinusOne => f.sub::<1>(&c0, &x[1]),
                _ => f.add(&c0, &beta.times(f, &x[1])),
            };
            [c0, f.add(&c1, &x[0])]
        })
    }

    /// `x·x̄` for x of bound 2 at most, in the base ring.
    #[inline(always)]
    pub fn norm_of(&self, x: &Two<R::El>) -> R::El {
        let (f, beta) = (self.quadratic.base(), self.quadratic.nonresidue());
        let (c0, c1) = (f.sqr(&x[0]), f.sqr(&x[1]));
        match beta {
            NonResidue::MinusOne => f.norm(&f.add(&c0, &c1)),
            _ => {
                let c1 = f.norm(&beta.times(f, &c1));
                f.norm(&f.sub::<1>(&c0, &c1))
            }
        }
    }

    /// Both parts times an element of the base ring.
    #[inline(always)]
    pub fn scaled(&self, x: &Two<R::El>, by: &R::El) -> Two<R::El> {
        let f = self.quadratic.base();
        [f.mul(&x[0], by), f.mul(&x[1], by)]
    }

    /// The coefficients of `c·(a + b·v)`, of bounds 1, 3, 3 and 1.
    #[inline(never)]
    fn sparse(&self, c: &Six<R::El>, line: &Line<R::El>) -> [Two<R::El>; 4] {
        let f = &self.quadratic;
        enter!(f, {
            let outer = f.add(&c[0], &c[2]);
            let at_one = f.mul(&f.add(&outer, &c[1]), &line.half_sum);
            let at_minus_one = f.mul(&f.sub::<1>(&outer, &c[1]), &line.half_difference);
            let (p0, p3) = (f.mul(&c[0], &line.first), f.mul(&c[2], &line.second));
            let even = f.sub::<1>(&f.add(&at_one, &at_minus_one), &p0);
            let odd = f.sub::<1>(&f.sub::<1>(&at_one, &at_minus_one), &p3);
            [p0, odd, even, p3]
        })
    }

    /// A product of two elements of three coefficients, by Karatsuba's method; all in stored form.
    #[inline(never)]
    fn product(&self, a: &Six<R::El>, b: &Six<R::El>) -> Six<R::El> {
        let f = &self.quadratic;
        enter!(f, {
            let v0 = f.mul(&a[0], &b[0]);
            let v1 = f.mul(&a[1], &b[1]);
            let v2 = f.mul(&a[2], &b[2]);
            let x = f.mul(&f.add(&a[1], &a[2]), &f.add(&b[1], &b[2]));
            let y = f.mul(&f.add(&a[0], &a[1]), &f.add(&b[0], &b[1]));
            let z = f.mul(&f.add(&a[0], &a[2]), &f.add(&b[0], &b[2]));
            let x = f.norm(&f.sub::<2>(&x, &f.add(&v1, &v2)));
            let y = f.sub::<2>(&y, &f.add(&v0, &v1));
            let z = f.sub::<2>(&z, &f.add(&v0, &v2));
            [
                f.norm(&f.add(&v0, &self.xi(&x))),
                f.norm(&f.add(&y, &self.xi(&v2))),
                f.norm(&f.add(&z, &v1)),
            ]
        })
    }
}

/// What [`Tower::sparse`] wants of `a + b·v`.
struct Line<E> {
    /// a, of bound 2.
    first: Two<E>,
    /// b, of bound 2.
    second: Two<E>,
    half_sum: Two<E>,
    half_difference: Two<E>,
}

/// Negates what is of a stored form.
#[inline(never)]
pub(super) fn negate<F: Lanes>(f: &F, x: &mut F::El) {
    enter!(f, *x = f.norm(&f.neg::<1>(x)));
}

/// The value times a line, given a/2 and b/2 in stored form.
#[inline(never)]
pub(super) fn by_line<R: Lanes>(
    tower: &Tower<R>,
    value: &mut Twelve<R::El>,
    a: &Two<R::El>,
    b: &Two<R::El>,
) {
    let f = &tower.quadratic;
    enter!(f, {
        let (first, second) = match tower.is_multiplied {
            true => (b, a),
            false => (a, b),
        };
        let line = Line {
            first: f.dbl(first),
            second: f.dbl(second),
            half_sum: f.norm(&f.add(first, second)),
            half_difference: f.norm(&f.sub::<1>(first, second)),
        };
        let [c, d] = value;
        let p = tower.sparse(c, &line);
        let q = tower.sparse(d, &line);
        let p0 = f.add(&p[0], &tower.xi(&p[3]));
        let q0 = f.add(&q[0], &tower.xi(&q[3]));
        let (c1, d1) = match tower.is_multiplied {
            // c·line + v²·d, and d·line + v·c.
            true => (
                [
                    f.add(&p0, &tower.xi(&d[1])),
                    f.add(&p[1], &tower.xi(&d[2])),
                    f.add(&p[2], &d[0]),
                ],
                [
                    f.add(&q0, &tower.xi(&c[2])),
                    f.add(&q[1], &c[0]),
                    f.add(&q[2], &c[1]),
                ],
            ),
            // c + v·d·line, and d + c·line.
            false => (
                [
                    f.add(&c[0], &tower.xi(&f.norm(&q[2]))),
                    f.add(&c[1], &q0),
                    f.add(&c[2], &q[1]),
                ],
                [f.add(&d[0], &p0), f.add(&d[1], &p[1]), f.add(&d[2], &p[2])],
            ),
        };
        *c = [f.norm(&c1[0]), f.norm(&c1[1]), f.norm(&c1[2])];
        *d = [f.norm(&d1[0]), f.norm(&d1[1]), f.norm(&d1[2])];
    });
}

/// The value's square: `(f0 + f1)·(f0 + v·f1) − (1 + v)·f0·f1` and `2·f0·f1`.
#[inline(never)]
pub(super) fn square<R: Lanes>(tower: &Tower<R>, value: &mut Twelve<R::El>) {
    let f = &tower.quadratic;
    enter!(f, {
        let [c, d] = value;
        let sum = [
            f.norm(&f.add(&c[0], &d[0])),
            f.norm(&f.add(&c[1], &d[1])),
            f.norm(&f.add(&c[2], &d[2])),
        ];
        let other = [
            f.norm(&f.add(&c[0], &tower.xi(&d[2]))),
            f.norm(&f.add(&c[1], &d[0])),
            f.norm(&f.add(&c[2], &d[1])),
        ];
        let t = tower.product(c, d);
        let s = tower.product(&sum, &other);
        *c = [
            f.norm(&f.sub::<6>(&s[0], &f.add(&t[0], &tower.xi(&t[2])))),
            f.norm(&f.sub::<2>(&s[1], &f.add(&t[1], &t[0]))),
            f.norm(&f.sub::<2>(&s[2], &f.add(&t[2], &t[1]))),
        ];
        *d = [
            f.norm(&f.dbl(&t[0])),
            f.norm(&f.dbl(&t[1])),
            f.norm(&f.dbl(&t[2])),
        ];
    });
}
