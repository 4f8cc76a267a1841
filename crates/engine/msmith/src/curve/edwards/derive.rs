//! What follows from the numbers of an Edwards curve: completeness, the other forms, the endomorphism.
//!
//! **Mathematics.** With A = 2(a + d)/(a − d) and B = 4/(a − d) the curve is Bv² = u³ + Au² + u
//! (Bernstein, Birkner, Joye, Lange, Peters 2008, Theorem 3.2), and with α = A/(3B) = (a + d)/6 and
//! w = 1/B = (a − d)/4 it is y² = x³ + (w² − 3α²)x + …, x = α + wu, y = wv.

use num_bigint::BigUint;

use super::endo::{self, EdwardsEndo};
use super::field::Fp;
use super::map::Map;
use super::spec::EdwardsCurve;
use super::validate;
use crate::Error;
use crate::curve::spec::{Curve, GroupSpec};

/// Everything derived from an Edwards curve.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EdwardsDerived {
    /// Number of points of the group, r·cofactor.
    pub order: BigUint,
    /// Whether the coefficient a is −1, for which the addition law is cheapest.
    pub a_is_minus_one: bool,
    /// s with s² = −a, the smaller root: (s·x, y) is on −x² + y² = 1 − (d/a)x²y². `None` if −a is not a square.
    pub to_minus_one: Option<BigUint>,
    /// Whether a is a square.
    pub a_is_square: bool,
    /// Whether d is a square.
    pub d_is_square: bool,
    /// Whether the addition law has no exceptional pair: a a square and d none.
    ///
    /// If not, it has none inside every subgroup of odd order; two points are an exceptional pair iff their sum
    /// or difference is at infinity, which then has order two or four.
    pub complete: bool,
    /// A and B of the Montgomery form Bv² = u³ + Au² + u, u = (1 + y)/(1 − y), v = u/x.
    pub montgomery: [BigUint; 2],
    /// The short Weierstrass form, with the same name, order and generator.
    pub weierstrass: Curve,
    /// From the Weierstrass form to this curve and back.
    pub map: Map,
    /// The endomorphism √−2, where the curve has it.
    pub endo: Option<EdwardsEndo>,
}

/// Derives what follows from the numbers.
///
/// They are trusted to describe a curve ([`EdwardsCurve::validate`]) and checked here only as far as nothing
/// can go wrong; an error says which of them is malformed.
pub fn derive(curve: &EdwardsCurve) -> Result<EdwardsDerived, Error> {
    validate::shape(curve)?;
    let form = weierstrass(curve);
    let (weierstrass, map) = form.ok_or_else(|| {
        Error::Curve(format!(
            "{} has no Weierstrass form: p is composite, or the generator is not on the curve",
            curve.name
        ))
    })?;
    let f = curve.field();
    let (a_is_square, d_is_square) = (f.is_square(&curve.a), f.is_square(&curve.d));
    Ok(EdwardsDerived {
        order: &curve.r * &curve.cofactor,
        to_minus_one: f.sqrt(&f.neg(&curve.a)),
        a_is_minus_one: &curve.a + 1u32 == curve.p,
        a_is_square,
        d_is_square,
        complete: a_is_square && !d_is_square,
        montgomery: map.montgomery(),
        endo: endo::find(curve),
        weierstrass,
        map,
    })
}

/// The Weierstrass form with its generator, and the map.
pub(super) fn weierstrass(curve: &EdwardsCurve) -> Option<(Curve, Map)> {
    let f: Fp<'_> = curve.field();
    let alpha = f.div(&f.add(&curve.a, &curve.d), &f.small(6))?;
    let w = f.div(&f.sub(&curve.a, &curve.d), &f.small(4))?;
    let map = Map::new(f.p, alpha, w, f.small(1))?;
    let [a, b] = map.weierstrass();
    let [gx, gy] = map.to_weierstrass(&curve.generator()).ok()??;
    let form = Curve {
        name: curve.name.clone(),
        p: curve.p.clone(),
        r: curve.r.clone(),
        nonresidue: BigUint::ZERO,
        g1: GroupSpec {
            degree: 1,
            a: vec![a],
            b: vec![b],
            gx: vec![gx],
            gy: vec![gy],
            cofactor: curve.cofactor.clone(),
        },
        g2: None,
    };
    Some((form, map))
}
