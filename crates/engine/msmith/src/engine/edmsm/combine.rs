//! From window sums in Edwards form to the result, in the Weierstrass form.

use crate::coords::edwards::Extended;
use crate::coords::jacobian;
use crate::msm::horner::{FoldGroup, Scalar, Takes};
use crate::ring::Lanes;

/// A packed point of the lanes in the scalar ring.
fn convert<R: Lanes, S: Lanes>(one: &S, from: &R, p: &Extended<R::Mem>) -> Extended<S::El> {
    let mut words = vec![0; one.words()];
    let mut convert = |m| {
        from.unpack(m, &mut words);
        one.gather(&[&one.pack(&words)])
    };
    Extended {
        x: convert(&p.x),
        y: convert(&p.y),
        z: convert(&p.z),
        t: convert(&p.t),
    }
}

/// The Weierstrass form `y² = x³ + …` that the curve has by
/// `x = α + w(1 + y_E)/(1 − y_E)`, `y = sw(1 + y_E)/((1 − y_E)·x_E)`.
pub struct ToWeierstrass<S: Lanes> {
    /// The group of the Weierstrass form.
    pub one: Scalar<S>,
    /// α.
    pub alpha: S::El,
    /// w.
    pub w: S::El,
    /// s·w.
    pub scale_w: S::El,
    /// x of the curve over x of the law, where that is not 1.
    pub unscale: Option<S::El>,
}

impl<S: Lanes> FoldGroup for ToWeierstrass<S> {
    type Point = jacobian::Point<S::El>;

    fn identity(&self) -> Self::Point {
        self.one.identity()
    }
    fn add(&self, p: &Self::Point, q: &Self::Point) -> Self::Point {
        self.one.add(p, q)
    }
    fn dbl(&self, p: &Self::Point) -> Self::Point {
        self.one.dbl(p)
    }
    fn neg(&self, p: &Self::Point) -> Self::Point {
        self.one.neg(p)
    }
    fn turn(&self, p: &Self::Point) -> Option<Self::Point> {
        self.one.turn(p)
    }
}

impl<R: Lanes, S: Lanes> Takes<R, Extended<R::Mem>> for ToWeierstrass<S> {
    /// With `N = (Z − Y)·X` for the denominator: `x = α + w(Z + Y)X/N`, `y = sw(Z + Y)Z/N`. The two points
    /// with X = 0 are infinity and (α, 0).
    fn take(&self, from: &R, p: &Extended<R::Mem>) -> Self::Point {
        let f = &self.one.f;
        let Extended { mut x, y, z, .. } = convert(f, from, p);
        if let Some(unscale) = &self.unscale {
            x = f.mul(&x, unscale);
        }
        let (sum, difference) = (f.norm(&f.add(&z, &y)), f.norm(&f.sub::<1>(&z, &y)));
        if f.is_zero(&x) != 0 {
            return if f.is_zero(&difference) != 0 {
                self.one.identity()
            } else {
                jacobian::Point {
                    x: self.alpha,
                    y: f.zero(),
                    z: f.one(),
                }
            };
        }
        let n = f.mul(&difference, &x);
        let nn = f.sqr(&n);
        let xn = f.add(&f.mul(&self.alpha, &n), &f.mul(&self.w, &f.mul(&sum, &x)));
        let yn = f.mul(&self.scale_w, &f.mul(&sum, &z));
        jacobian::Point {
            x: f.mul(&f.norm(&xn), &n),
            y: f.mul(&yn, &nn),
            z: n,
        }
    }
}
