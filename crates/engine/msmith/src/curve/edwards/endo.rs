//! The endomorphism √−2 of an Edwards curve, which Bandersnatch has.
//!
//! **Mathematics.** Dividing by the point (0, −1) of order two is u ↦ (u² + Au + 1)/u on the Montgomery
//! form, and its image scaled by −2 is the same curve iff A² = 8 (complex multiplication by ℤ\[√−2\],
//! j = 8000). In Edwards coordinates, with A = 2(a + d)/(a − d),
//!
//! ψ(x, y) = (c·(1 − y²)/(xy), b·(y² + b)/(y² − b)),  b = −1 − A/2,  c = √−2/(a − d).
//!
//! ψ² = −2, so ψ acts on the subgroup of prime order r as a root λ of λ² = −2 mod r; the sign of √−2 decides
//! which. **Convention:** λ is the smaller of the two roots, and √−2 follows. The shape of ψ is that of Masson,
//! Sanso, Zhang, *Bandersnatch* (ePrint 2021/1152), §3; the constants are derived here.
//!
//! **Exceptional points.** (0, ±1) ↦ (0, 1). Points with y = 0 (order four) and with y² = b go to
//! infinity; they have even order.
//!
//! **Cost.** Three square roots and a multiple of the generator; ψ of a point takes 1 inversion.

use msmith_core::primality::is_probable_prime;
use num_bigint::{BigInt, BigUint};
use num_traits::{One, Zero};

use super::spec::EdwardsCurve;
use crate::curve::lattice::{self, NormForm};

/// ψ(x, y) = (c(1 − y²)/(xy), b(y² + b)/(y² − b)) = λ·(x, y) on the subgroup of order r, λ² = −2.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EdwardsEndo {
    /// b of the second coordinate, mod p.
    pub b: BigUint,
    /// c of the first coordinate, mod p.
    pub c: BigUint,
    /// λ mod r with λ² + 2 = 0, the smaller of the two roots.
    pub lambda: BigUint,
    /// Basis of {(i, j) : i + jλ ≡ 0 mod r}, rows, the shortest first (i² + j²), determinant +r.
    pub lattice: [[BigInt; 2]; 2],
}

impl EdwardsEndo {
    /// ψ of an affine point of the curve; `None` where the image is at infinity.
    pub fn apply(&self, curve: &EdwardsCurve, [x, y]: &[BigUint; 2]) -> Option<[BigUint; 2]> {
        if x.is_zero() {
            return Some(curve.identity());
        }
        let f = curve.field();
        let yy = f.sqr(y);
        let (xy, low) = (f.mul(x, y), f.sub(&yy, &self.b));
        let i = f.inv(&f.mul(&xy, &low))?;
        let numerator = f.mul(&self.c, &f.sub(&BigUint::one(), &yy));
        let over_xy = f.mul(&numerator, &f.mul(&low, &i));
        let numerator = f.mul(&self.b, &f.add(&yy, &self.b));
        let over_low = f.mul(&numerator, &f.mul(&xy, &i));
        Some([over_xy, over_low])
    }
}

/// The endomorphism of a curve with A² = 8, if −2 is a square mod p and mod the prime r.
pub(super) fn find(curve: &EdwardsCurve) -> Option<EdwardsEndo> {
    let f = curve.field();
    let difference = f.sub(&curve.a, &curve.d);
    let half_a = f.div(&f.add(&curve.a, &curve.d), &difference)?;
    if f.sqr(&half_a) != f.small(2) || !is_probable_prime(&curve.r) {
        return None;
    }
    let scalars = super::field::Fp { p: &curve.r };
    if curve.r < BigUint::from(3u32) {
        return None;
    }
    let lambda = scalars.sqrt(&scalars.neg(&scalars.small(2)))?;
    let root = f.sqrt(&f.neg(&f.small(2)))?;
    let b = f.neg(&f.add(&BigUint::one(), &half_a));
    let lattice = lattice::reduced(&curve.r, &lambda, NormForm::Euclid);
    let g = curve.generator();
    let image = curve.multiply(&lambda, &g)?;
    [f.neg(&root), root]
        .into_iter()
        .filter_map(|root| {
            Some(EdwardsEndo {
                b: b.clone(),
                c: f.div(&root, &difference)?,
                lambda: lambda.clone(),
                lattice: lattice.clone(),
            })
        })
        .find(|endo| endo.apply(curve, &g).as_ref() == Some(&image))
}
