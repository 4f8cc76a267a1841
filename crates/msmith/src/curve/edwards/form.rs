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
use crate::curve::{number, validate};

/// A Weierstrass curve's Edwards form and the map to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EdwardsForm {
    /// The Edwards curve, with the image of the generator; its name is that of the Weierstrass curve.
    pub edwards: EdwardsCurve,
    /// From the Weierstrass curve to it and back.
    pub map: Map,
    /// Whether a = −1.
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
        let prime = spec.cofactor.is_one() && number::is_prime(&curve.r);
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
        .min_by_key(Candidate::rank);
    match best {
        Some(best) => best.form(curve, spec),
        None if a.is_zero() => Err(NoEdwards::NoRootOfThree {
            p_mod_12: (&curve.p % 12u32).iter_u32_digits().next().unwrap_or(0),
        }),
        None if !(order % 4u32).is_zero() => Err(NoEdwards::OrderNotDivisibleBy4),
        None => Err(NoEdwards::NotMontgomery),
    }
}

/// One of the possible forms.
struct Candidate {
    map: Map,
    /// a and d.
    coefficients: [BigUint; 2],
    /// What a is: −1, 1 or anything, as 0, 1, 2.
    kind: u8,
    squares: [bool; 2],
}

/// The forms of a root α: none, or one for each sign of w.
fn candidates(f: Fp<'_>, alpha: &BigUint, a: &BigUint) -> Vec<Candidate> {
    let Some(w) = f.sqrt(&f.add(&f.times(3, &f.sqr(alpha)), a)) else {
        return Vec::new();
    };
    let one = |w: BigUint| {
        let unscaled = f.add(&f.times(3, alpha), &f.times(2, &w));
        let (scale, kind) = match (f.sqrt(&f.neg(&unscaled)), f.sqrt(&unscaled)) {
            (Some(s), _) => (s, 0),
            (None, Some(s)) => (s, 1),
            (None, None) => (BigUint::one(), 2),
        };
        let map = Map::new(f.p, alpha.clone(), w, scale)?;
        let coefficients = map.edwards();
        // A singular curve gives a = d or ad = 0.
        let [a, d] = &coefficients;
        (a != d && !a.is_zero() && !d.is_zero()).then(|| Candidate {
            squares: coefficients.each_ref().map(|c| f.is_square(c)),
            coefficients,
            map,
            kind,
        })
    };
    [f.neg(&w), w].into_iter().filter_map(one).collect()
}

impl Candidate {
    fn complete(&self) -> bool {
        self.squares == [true, false]
    }

    fn rank(&self) -> (u8, bool, BigUint, BigUint, BigUint) {
        let Map { p, alpha, w, .. } = &self.map;
        let distance = alpha.min(&(p - alpha)).clone();
        let incomplete = !self.complete();
        (self.kind, incomplete, distance, alpha.clone(), w.clone())
    }

    fn form(self, curve: &Curve, spec: &GroupSpec) -> Result<EdwardsForm, NoEdwards> {
        let generator = Some([spec.gx[0].clone(), spec.gy[0].clone()]);
        let image = self.map.to_edwards(&generator);
        let [gx, gy] = image.map_err(NoEdwards::Generator)?;
        let complete = self.complete();
        let [a, d] = self.coefficients;
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
            map: self.map,
            a_is_minus_one: self.kind == 0,
            a_is_square: self.squares[0],
            d_is_square: self.squares[1],
            complete,
        })
    }
}
