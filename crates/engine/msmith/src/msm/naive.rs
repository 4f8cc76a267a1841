//! The reference that nobody optimises: plain double-and-add from the top bit.
//!
//! **Mathematics.** Horner's rule in base 2: `R ← 2R`, then `R ← R + P_i` for every i whose scalar has
//! the bit set. Scalars are taken as the integers they are, of any width, never reduced.
//!
//! **Cost.** For n scalars of b bits: b doublings and as many mixed additions as there are set bits, in
//! Jacobian coordinates, and one inversion.

use crate::Error;
use crate::coords::{A, Affine, Coords, Jacobian};
use crate::ring::{Lanes, outline::Outlined};

/// An affine point in packed form, `None` at infinity.
pub type Point<M> = Option<(M, M)>;

/// `a_1 P_1 + … + a_n P_n`; scalars are little-endian words, each of any number of words.
///
/// Complete: infinite, equal and opposite points may occur anywhere. The points are taken to be on
/// the curve with coefficient `a`.
pub fn msm<F: Lanes, S: AsRef<[u64]>>(
    f: &F,
    a: &A<F::El>,
    points: &[Point<F::Mem>],
    scalars: &[S],
) -> Result<Point<F::Mem>, Error> {
    const { assert!(F::WIDTH == 1, "the reference works in a scalar ring") };
    if points.len() != scalars.len() {
        return Err(Error::LengthMismatch {
            points: points.len(),
            scalars: scalars.len(),
        });
    }
    let words = scalars.iter().map(|s| s.as_ref().len()).max().unwrap_or(0);
    let f = &Outlined(*f);
    let mut sum = Jacobian::infinity(f);
    for bit in (0..64 * words).rev() {
        sum = Jacobian::dbl(f, a, &sum);
        for (point, scalar) in points.iter().zip(scalars) {
            let word = scalar.as_ref().get(bit / 64).copied().unwrap_or(0);
            if let (1, Some((x, y))) = (word >> (bit % 64) & 1, point) {
                let q = Affine {
                    x: f.splat(x),
                    y: f.splat(y),
                };
                sum = Jacobian::add_affine(f, a, &sum, &q, 0);
            }
        }
    }
    let (affine, infinite) = Jacobian::to_affine(f, &sum);
    if infinite != 0 {
        return Ok(None);
    }
    let mut xy = [F::empty(); 2];
    f.scatter(&affine.x, &mut xy[..1]);
    f.scatter(&affine.y, &mut xy[1..]);
    Ok(Some((xy[0], xy[1])))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coords::reference::curve::Curve;
    use crate::ring::{ext2::Ext2, mont64::Mont64};
    use ark_ec::short_weierstrass::{Projective, SWCurveConfig};
    use ark_ec::{AffineRepr, CurveGroup, PrimeGroup};
    use ark_ff::{PrimeField, Zero};
    use msmith_core::meter::toy::Toy;

    type F = Toy<1>;

    const CURVE: Curve = Curve { p: 97, a: 2, b: 3 };

    fn setting() -> (F, A<[u64; 1]>, Vec<Point<u64>>) {
        (
            F::new(CURVE.p).unwrap(),
            A::General([CURVE.a]),
            CURVE.points(),
        )
    }

    /// k·p by repeated addition.
    fn times(k: u64, p: Point<u64>) -> Point<u64> {
        (0..k).fold(None, |r, _| CURVE.add(r, p))
    }

    #[test]
    fn one_point_every_small_scalar() {
        let (f, a, all) = setting();
        for &p in &all {
            for k in 0..=2 * all.len() as u64 {
                assert_eq!(msm(&f, &a, &[p], &[[k]]), Ok(times(k, p)), "{k}·{p:?}");
            }
        }
    }

    #[test]
    fn two_points_and_all_pairs() {
        let (f, a, all) = setting();
        for &p in &all {
            for &q in &all {
                let (k, l) = (5, 7);
                let want = CURVE.add(times(k, p), times(l, q));
                assert_eq!(msm(&f, &a, &[p, q], &[[k], [l]]), Ok(want));
                assert_eq!(msm(&f, &a, &[p, q], &[[1], [1]]), Ok(CURVE.add(p, q)));
            }
        }
    }

    #[test]
    fn wide_scalars_of_different_widths() {
        let (f, a, all) = setting();
        let n = all.len() as u64;
        let radix = (u128::from(u64::MAX) + 1) % u128::from(n);
        for &p in &all {
            // 2^192 − 1 and (3, 0, 5) in words, reduced by the group's order for the slow check.
            let top = (radix.pow(3) + u128::from(n) - 1) % u128::from(n);
            let other = (3 + 5 * radix * radix) % u128::from(n);
            let scalars: [&[u64]; 4] = [&[u64::MAX; 3], &[], &[3, 0, 5], &[1]];
            let want = times((top + other + 1) as u64 % n, p);
            assert_eq!(msm(&f, &a, &[p; 4], &scalars), Ok(want));
        }
    }

    #[test]
    fn empty_and_mismatched() {
        let (f, a, all) = setting();
        assert_eq!(msm::<F, [u64; 1]>(&f, &a, &[], &[]), Ok(None));
        assert_eq!(
            msm(&f, &a, &all[..2], &[[1u64]]),
            Err(Error::LengthMismatch {
                points: 2,
                scalars: 1
            })
        );
    }

    /// Random-looking words, the same on every run.
    fn words(seed: &mut u64) -> [u64; 4] {
        std::array::from_fn(|_| {
            *seed = seed
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            *seed ^ *seed >> 29
        })
    }

    /// Against arkworks in a group of prime order: infinite, equal and opposite points; scalars of
    /// 256 bits, most of them above r, which arkworks is given reduced.
    fn against_arkworks<P: SWCurveConfig, R: Lanes>(
        f: &R,
        a: &A<R::El>,
        pack: impl Fn(&P::BaseField) -> R::Mem,
    ) where
        R::Mem: PartialEq + std::fmt::Debug,
    {
        let mut seed = 1;
        let mut reduced = || {
            let w = words(&mut seed);
            let bytes: Vec<u8> = w.iter().flat_map(|w| w.to_le_bytes()).collect();
            (w, P::ScalarField::from_le_bytes_mod_order(&bytes))
        };
        let mut points: Vec<ark_ec::short_weierstrass::Affine<P>> = (0..6)
            .map(|_| (Projective::<P>::generator() * reduced().1).into_affine())
            .collect();
        points.push(points[0]);
        points.push(-points[1]);
        points.push(Projective::<P>::zero().into_affine());
        let mut scalars: Vec<_> = points.iter().map(|_| reduced()).collect();
        let max = P::ScalarField::from_le_bytes_mod_order(&[0xff; 32]);
        scalars[1] = ([u64::MAX; 4], max);
        scalars[7] = scalars[1];
        let packed =
            |p: &ark_ec::short_weierstrass::Affine<P>| p.xy().map(|(x, y)| (pack(&x), pack(&y)));
        let given: Vec<_> = points.iter().map(packed).collect();
        let integers: Vec<_> = scalars.iter().map(|s| s.0).collect();
        for n in [1, 2, 9] {
            let want: Projective<P> = points[..n]
                .iter()
                .zip(&scalars)
                .map(|(p, s)| *p * s.1)
                .sum();
            let got = msm(f, a, &given[..n], &integers[..n]);
            assert_eq!(got, Ok(packed(&want.into_affine())), "{n} points");
        }
        // P − P, and P + P.
        let (p, minus) = (given[1], given[7]);
        assert_eq!(msm(f, a, &[p, minus], &integers[1..2].repeat(2)), Ok(None));
        let twice = packed(&(points[0] + points[6]).into_affine());
        assert_eq!(msm(f, a, &[given[0], given[6]], &[[1u64]; 2]), Ok(twice));
    }

    #[test]
    fn real_curves_against_arkworks() {
        let f = Mont64::<6>::new(&ark_bls12_377::Fq::MODULUS.0).unwrap();
        against_arkworks::<ark_bls12_377::g1::Config, _>(&f, &A::Zero, |x| f.pack(&x.0.0));
        let f2 = Ext2::new(f, -5);
        against_arkworks::<ark_bls12_377::g2::Config, _>(&f2, &A::Zero, |x| {
            [f.pack(&x.c0.0.0), f.pack(&x.c1.0.0)]
        });
        let f = Mont64::<6>::new(&ark_bls12_381::Fq::MODULUS.0).unwrap();
        against_arkworks::<ark_bls12_381::g1::Config, _>(&f, &A::Zero, |x| f.pack(&x.0.0));
        let f = Mont64::<4>::new(&ark_secp256k1::Fq::MODULUS.0).unwrap();
        against_arkworks::<ark_secp256k1::Config, _>(&f, &A::Zero, |x| f.pack(&x.0.0));
        // The same through the formulas for any a.
        let zero = A::General(crate::ring::Ring::zero(&f));
        against_arkworks::<ark_secp256k1::Config, _>(&f, &zero, |x| f.pack(&x.0.0));
    }
}
