//! The Edwards form of a short Weierstrass curve, or the reason why there is none.
//!
//! **Mathematics.** Every twisted Edwards curve has a Montgomery form and the other way round
//! (Bernstein, Birkner, Joye, Lange, Peters 2008, Theorem 3.2); y² = x³ + ax + b has one iff it has a point
//! (α, 0) of order two for which 3α² + a = w² is a square (Okeya, Kurumatani, Sakurai 2000). For a = 0 that says 3
//! is a square, whatever α. Each of ±w gives a form, one with a and d of the other exchanged; a
//! may be divided by any square. **Choice**, the first that decides:
//!
//! 1. a = −1 (7M for an addition of a stored point, [EdMSM §4.3]); then a = 1; then whatever a there is.
//! 2. Complete before incomplete.
//! 3. The α of least absolute value (1 before −1); then the smaller w.
//!
//! The scale s is the smaller root. For BLS12-377 this gives the constants of arkworks: α = −1,
//! w = √3, a = 2√3 − 3 before scaling, d = 7 + 4√3 after it.
//!
//! **Cost.** The roots of the cubic and at most 15 square roots: milliseconds for 377 bits.
//!
//! [EdMSM §4.3]: https://eprint.iacr.org/2022/1400

use msmith_core::primality::is_probable_prime;
use num_bigint::BigUint;
use num_integer::Integer;
use num_traits::{One, Zero};

use super::field::Fp;
use super::map::{Exceptional, Map, NoImage};
use super::reason::NoEdwards;
use super::roots;
use super::spec::EdwardsCurve;
use crate::Error;
use crate::curve::spec::{Curve, Group, GroupSpec};
use crate::curve::validate;

/// A Weierstrass curve's Edwards form and the map to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EdwardsForm {
    /// The Edwards curve, with the image of the generator; its name is that of the Weierstrass curve.
    pub edwards: EdwardsCurve,
    /// From the Weierstrass curve to it and back.
    pub map: Map,
    /// Whether the coefficient a is −1, for which the addition law is cheapest.
    pub a_is_minus_one: bool,
    /// Whether a is a square.
    pub a_is_square: bool,
    /// Whether d is a square.
    pub d_is_square: bool,
    /// Whether the addition law has no exceptional pair and every point an image: a a square and d
    /// none. If not, both still hold inside every subgroup of odd order.
    pub complete: bool,
}

impl EdwardsForm {
    /// The image of a point; see [`Map::to_edwards`].
    pub fn to_edwards(&self, point: &Option<[BigUint; 2]>) -> Result<[BigUint; 2], NoImage> {
        self.map.to_edwards(point)
    }

    /// The point with this image; see [`Map::to_weierstrass`].
    pub fn to_weierstrass(&self, point: &[BigUint; 2]) -> Result<Option<[BigUint; 2]>, NoImage> {
        self.map.to_weierstrass(point)
    }

    /// The points that the formulas do not cover; see [`Map::exceptional_points`].
    pub fn exceptional_points(&self) -> Vec<Exceptional> {
        self.map.exceptional_points()
    }
}

/// Derives the Edwards form of one group of a curve.
///
/// The numbers are trusted to describe a curve ([`Curve::validate`]) and checked here only as far as
/// nothing can go wrong.
pub fn edwards_form(curve: &Curve, group: Group) -> Result<EdwardsForm, NoEdwards> {
    validate::shape(curve)?;
    let spec = curve.group(group)?;
    let ([a], [b]) = (&spec.a[..], &spec.b[..]) else {
        return Err(NoEdwards::ExtensionField);
    };
    let order = &curve.r * &spec.cofactor;
    if order.is_odd() {
        let prime = spec.cofactor.is_one() && is_probable_prime(&curve.r);
        return Err(if prime {
            NoEdwards::PrimeOrder
        } else {
            NoEdwards::OddOrder
        });
    }
    let f = Fp { p: &curve.p };
    let roots = roots::of_cubic(f, a, b);
    if roots.is_empty() {
        let even = "the number of points is even, but no point has order two";
        return Err(Error::Curve(even.into()).into());
    }
    let best = (roots.iter())
        .flat_map(|alpha| candidates(f, alpha, a))
        .min_by_key(|c| c.rank(&curve.p));
    match best {
        Some(best) => best.form(curve, spec),
        None if a.is_zero() => Err(NoEdwards::NoRootOfThree {
            p_mod_12: (&curve.p % 12u32).iter_u32_digits().next().unwrap_or(0),
        }),
        None if !(order % 4u32).is_zero() => Err(NoEdwards::OrderNotDivisibleBy4),
        None => Err(NoEdwards::NotMontgomery),
    }
}

/// One of the possible forms, before scaling.
struct Candidate<'a> {
    alpha: &'a BigUint,
    w: BigUint,
    /// Whether a, d are squares.
    squares: [bool; 2],
}

/// The forms of a root α: none, or one for each sign of w.
fn candidates<'a>(f: Fp<'_>, alpha: &'a BigUint, a: &BigUint) -> Vec<Candidate<'a>> {
    let middle = f.times(3, alpha);
    let Some(w) = f.sqrt(&f.add(&f.mul(&middle, alpha), a)) else {
        return Vec::new();
    };
    let [a, d] = unscaled(f, alpha, &w);
    // A singular curve gives a = d or ad = 0.
    if w.is_zero() || a.is_zero() || d.is_zero() {
        return Vec::new();
    }
    let squares = [f.is_square(&a), f.is_square(&d)];
    let [a_is_square, d_is_square] = squares;
    let other = Candidate {
        alpha,
        w: f.neg(&w),
        squares: [d_is_square, a_is_square],
    };
    vec![Candidate { alpha, w, squares }, other]
}

/// 3α ± 2w: a and d with s = 1.
fn unscaled(f: Fp<'_>, alpha: &BigUint, w: &BigUint) -> [BigUint; 2] {
    let (middle, w2) = (f.times(3, alpha), f.times(2, w));
    [f.add(&middle, &w2), f.sub(&middle, &w2)]
}

impl Candidate<'_> {
    fn complete(&self) -> bool {
        self.squares == [true, false]
    }

    /// What a can be scaled to.
    fn kind(&self, p: &BigUint) -> Kind {
        // −1 is a square iff p ≡ 1 mod 4.
        match (self.squares[0], p.bit(1)) {
            (true, false) | (false, true) => Kind::MinusOne,
            (true, true) => Kind::One,
            (false, false) => Kind::General,
        }
    }

    fn rank(&self, p: &BigUint) -> (Kind, bool, BigUint, BigUint, BigUint) {
        let distance = self.alpha.min(&(p - self.alpha)).clone();
        let (alpha, w) = (self.alpha.clone(), self.w.clone());
        (self.kind(p), !self.complete(), distance, alpha, w)
    }

    fn form(self, curve: &Curve, spec: &GroupSpec) -> Result<EdwardsForm, NoEdwards> {
        let f = Fp { p: &curve.p };
        let kind = self.kind(f.p);
        let [a, _] = unscaled(f, self.alpha, &self.w);
        let scale = match kind {
            Kind::MinusOne => f.sqrt(&f.neg(&a)),
            Kind::One => f.sqrt(&a),
            Kind::General => Some(BigUint::one()),
        };
        let complete = self.complete();
        let [a_is_square, d_is_square] = self.squares;
        let map = scale.and_then(|s| Map::new(f.p, self.alpha.clone(), self.w, s));
        let map = map.ok_or_else(|| Error::Curve("p is composite".into()))?;
        let generator = Some([spec.gx[0].clone(), spec.gy[0].clone()]);
        let image = map.to_edwards(&generator);
        let [gx, gy] = image.map_err(NoEdwards::Generator)?;
        let [a, d] = map.edwards();
        Ok(EdwardsForm {
            edwards: EdwardsCurve {
                name: curve.name.clone(),
                p: curve.p.clone(),
                r: curve.r.clone(),
                a,
                d,
                gx,
                gy,
                cofactor: spec.cofactor.clone(),
            },
            map,
            a_is_minus_one: kind == Kind::MinusOne,
            a_is_square,
            d_is_square,
            complete,
        })
    }
}

/// What a is, the cheapest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    MinusOne,
    One,
    General,
}
