//! Between a short Weierstrass curve and its Edwards form, point by point.
//!
//! **Mathematics.** Let α be a root of x³ + ax + b and w² = 3α² + a. With t = x − α the curve is
//! y² = t(t² + 3αt + w²), and u = t/w, v = y/w is its Montgomery form Bv² = u³ + Au² + u, A = 3α/w,
//! B = 1/w. Then (u, v) ↦ (u/v, (u − 1)/(u + 1)) (Bernstein, Birkner, Joye, Lange, Peters 2008) and a
//! scale s of the first coordinate give
//!
//! * x_E = s·t/y,  y_E = (t − w)/(t + w);
//! * x = α + w(1 + y_E)/(1 − y_E),  y = sw(1 + y_E)/((1 − y_E)·x_E);
//! * a_E = (3α + 2w)/s², d_E = (3α − 2w)/s².
//!
//! For y² = x³ + 1, α = −1, w = √3, s² = 3 − 2√3 this is EdMSM's Lemma 1 with its misprints corrected.
//!
//! **With one inversion.** To Edwards form, with n = t + w and i = 1/(y·n): x_E = (s·t)·n·i,
//! y_E = (t − w)·y·i. Back, with i = 1/((1 − y_E)·x_E) and k = (1 + y_E)·i: x = α + w·(x_E·k), y = (sw)·k.
//! That is 6 and 5 products; sharing the inversion among many points adds 3 each.
//!
//! **Exceptional points.** The denominators are zero at O ↦ (0, 1), at (α, 0) ↦ (0, −1) and at the points
//! whose images are at infinity: the other points of order two, which exist iff a_E·d_E is a square,
//! and two of order four with x = α − w, which exist iff d_E is a square. On a complete Edwards curve there are none of
//! these. All have even order, so no point of a subgroup of odd order is among them but O.

use num_bigint::BigUint;
use num_traits::{One, Zero};

use super::field::Fp;

/// The map and its inverse; every number is below p.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Map {
    /// The prime of the field.
    pub p: BigUint,
    /// α: (α, 0) is the point of order two that goes to (0, −1).
    pub alpha: BigUint,
    /// w, one of the roots of 3α² + a, not 0.
    pub w: BigUint,
    /// s, the scale of the first Edwards coordinate, not 0.
    pub scale: BigUint,
    /// s·w, as it is used in the map.
    pub scale_w: BigUint,
}

/// A point of a Weierstrass curve that the map treats apart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Exceptional {
    /// The point; `None` is infinity.
    pub point: Option<[BigUint; 2]>,
    /// Its image, x and y, or why it has none.
    pub image: Result<[BigUint; 2], NoImage>,
}

/// Why a point has no image.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NoImage {
    /// It is not on the curve (or a coordinate is not below p).
    NotOnCurve,
    /// Its image is at infinity of the Edwards curve.
    AtInfinity {
        /// The order of the point: 2 or 4.
        order: u32,
    },
}

impl std::fmt::Display for NoImage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NotOnCurve => f.write_str("the point is not on the curve"),
            Self::AtInfinity { order } => write!(
                f,
                "the point of order {order} has its image at infinity of the Edwards curve"
            ),
        }
    }
}

impl std::error::Error for NoImage {}

impl Map {
    /// The map of α, w and s; `None` where w or s is 0.
    pub(super) fn new(p: &BigUint, alpha: BigUint, w: BigUint, scale: BigUint) -> Option<Self> {
        let scale_w = Fp { p }.mul(&scale, &w);
        (!scale_w.is_zero()).then(|| Self {
            p: p.clone(),
            alpha,
            w,
            scale,
            scale_w,
        })
    }

    fn field(&self) -> Fp<'_> {
        Fp { p: &self.p }
    }

    /// a and b of the Weierstrass curve y² = x³ + ax + b.
    pub fn weierstrass(&self) -> [BigUint; 2] {
        let f = self.field();
        let a = f.sub(&f.sqr(&self.w), &f.times(3, &f.sqr(&self.alpha)));
        let b = f.neg(&f.mul(&f.add(&f.sqr(&self.alpha), &a), &self.alpha));
        [a, b]
    }

    /// a and d of the Edwards curve (p must be prime).
    pub fn edwards(&self) -> [BigUint; 2] {
        let f = self.field();
        let (middle, w2) = (f.times(3, &self.alpha), f.times(2, &self.w));
        let over = |n: BigUint| f.div(&n, &f.sqr(&self.scale)).unwrap_or_default();
        [over(f.add(&middle, &w2)), over(f.sub(&middle, &w2))]
    }

    /// A and B of the Montgomery form Bv² = u³ + Au² + u, u = (x − α)/w, v = y/w (p must be prime).
    pub fn montgomery(&self) -> [BigUint; 2] {
        let f = self.field();
        let b = f.inv(&self.w).unwrap_or_default();
        [f.mul(&f.times(3, &self.alpha), &b), b]
    }

    fn on_weierstrass(&self, [x, y]: &[BigUint; 2]) -> bool {
        let f = self.field();
        let [a, b] = self.weierstrass();
        let cubic = f.add(&f.mul(&f.add(&f.sqr(x), &a), x), &b);
        x < &self.p && y < &self.p && f.sqr(y) == cubic
    }

    /// The image of a point of the Weierstrass curve; `None` is infinity.
    pub fn to_edwards(&self, point: &Option<[BigUint; 2]>) -> Result<[BigUint; 2], NoImage> {
        let f = self.field();
        let Some(point) = point else {
            return Ok([BigUint::ZERO, BigUint::one()]);
        };
        if !self.on_weierstrass(point) {
            return Err(NoImage::NotOnCurve);
        }
        let [x, y] = point;
        let t = f.sub(x, &self.alpha);
        let n = f.add(&t, &self.w);
        if y.is_zero() {
            return if t.is_zero() {
                Ok([BigUint::ZERO, f.neg(&BigUint::one())])
            } else {
                Err(NoImage::AtInfinity { order: 2 })
            };
        }
        if n.is_zero() {
            return Err(NoImage::AtInfinity { order: 4 });
        }
        let i = f.inv(&f.mul(y, &n)).ok_or(NoImage::NotOnCurve)?;
        let x_e = f.mul(&f.mul(&f.mul(&self.scale, &t), &n), &i);
        let y_e = f.mul(&f.mul(&f.sub(&t, &self.w), y), &i);
        Ok([x_e, y_e])
    }

    /// The point of the Weierstrass curve with this image; `None` is infinity.
    ///
    /// Every affine point of the Edwards curve is an image; the error is [`NoImage::NotOnCurve`].
    pub fn to_weierstrass(&self, [x, y]: &[BigUint; 2]) -> Result<Option<[BigUint; 2]>, NoImage> {
        let f = self.field();
        if x >= &self.p || y >= &self.p {
            return Err(NoImage::NotOnCurve);
        }
        let one = BigUint::one();
        if x.is_zero() {
            return if y.is_one() {
                Ok(None)
            } else if *y == f.neg(&one) {
                Ok(Some([self.alpha.clone(), BigUint::ZERO]))
            } else {
                Err(NoImage::NotOnCurve)
            };
        }
        let i = f.inv(&f.mul(&f.sub(&one, y), x));
        let i = i.ok_or(NoImage::NotOnCurve)?;
        let k = f.mul(&f.add(&one, y), &i);
        let x_w = f.add(&self.alpha, &f.mul(&self.w, &f.mul(x, &k)));
        let y_w = f.mul(&self.scale_w, &k);
        let point = [x_w, y_w];
        // A point off the Edwards curve gives one off the Weierstrass curve, or one of those without image.
        if self.on_weierstrass(&point) && !point[1].is_zero() {
            Ok(Some(point))
        } else {
            Err(NoImage::NotOnCurve)
        }
    }

    /// The points of the Weierstrass curve that the formulas do not cover, and where they go.
    pub fn exceptional_points(&self) -> Vec<Exceptional> {
        let f = self.field();
        let mut points = vec![None, Some([self.alpha.clone(), BigUint::ZERO])];
        // The roots of t² + 3αt + w².
        let middle = f.times(3, &self.alpha);
        let discriminant = f.sub(&f.sqr(&middle), &f.times(4, &f.sqr(&self.w)));
        let half = (&self.p + 1u32) >> 1;
        if let Some(root) = f.sqrt(&discriminant) {
            let twice = [f.sub(&root, &middle), f.neg(&f.add(&root, &middle))];
            for t in twice.map(|t| f.mul(&t, &half)) {
                points.push(Some([f.add(&t, &self.alpha), BigUint::ZERO]));
            }
        }
        // t = −w: y² = w²(3α − 2w).
        if let Some(root) = f.sqrt(&f.sub(&middle, &f.times(2, &self.w))) {
            let y = f.mul(&self.w, &root);
            let x = f.sub(&self.alpha, &self.w);
            points.extend([f.neg(&y), y].map(|y| Some([x.clone(), y])));
        }
        (points.into_iter())
            .map(|point| Exceptional {
                image: self.to_edwards(&point),
                point,
            })
            .collect()
    }
}
