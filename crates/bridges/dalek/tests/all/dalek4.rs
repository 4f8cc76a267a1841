//! The points of curve25519-dalek 4.

use dalek4::constants::{EIGHT_TORSION, RISTRETTO_BASEPOINT_POINT};
use dalek4::traits::{VartimeMultiscalarMul, VartimePrecomputedMultiscalarMul};
use dalek4::{EdwardsPoint, RistrettoPoint, Scalar, ristretto};
use msmith_dalek::{Algorithm, Options, Precomputation, msm, msm_with};

/// Points and scalars that follow no pattern, with every coset and the ends of the scalars.
fn list(n: u64) -> (Vec<Scalar>, Vec<RistrettoPoint>, Vec<EdwardsPoint>) {
    let scalar = |i: u64| {
        Scalar::from_bytes_mod_order([i.wrapping_mul(0x9d) as u8 | 3; 32]) * Scalar::from(i * i)
    };
    let scalars = (0..n).map(|i| if i % 9 == 1 { -Scalar::ONE } else { scalar(i) });
    let points =
        (0..n).map(|i| RistrettoPoint::from_uniform_bytes(&[i as u8; 64]) * Scalar::from(i));
    let edwards =
        (0..n).map(|i| EdwardsPoint::mul_base(&scalar(i + 1)) + EIGHT_TORSION[i as usize % 8]);
    (scalars.collect(), points.collect(), edwards.collect())
}

#[test]
fn sums_are_dalek_s() {
    for n in [0, 5, 1100] {
        let (scalars, points, edwards) = list(n);
        let want = RistrettoPoint::vartime_multiscalar_mul(&scalars, &points);
        assert_eq!(msm(&scalars, &points), Ok(want));
        let options = Options {
            algorithm: Algorithm::Signed,
            ..Options::default()
        };
        assert_eq!(msm_with(&scalars, &points, &options), Ok(want));
        let sum = <RistrettoPoint as msmith_dalek::VartimeMultiscalarMul>::vartime_multiscalar_mul(
            &scalars, &points,
        );
        assert_eq!(sum, want);
        let want = EdwardsPoint::vartime_multiscalar_mul(&scalars, &edwards);
        assert_eq!(msm_with(&scalars, &edwards, &options), Ok(want));
    }
}

#[test]
fn prepared_sums_are_dalek_s() {
    for n in [3, 120] {
        let (scalars, points, _) = list(n);
        let theirs = ristretto::VartimeRistrettoPrecomputation::new(&points);
        let ours = Precomputation::<RistrettoPoint>::new(&points);
        let more = ([-Scalar::ONE], [RISTRETTO_BASEPOINT_POINT]);
        let want = theirs.vartime_mixed_multiscalar_mul(&scalars, &more.0, &more.1);
        assert_eq!(
            ours.vartime_mixed_multiscalar_mul(&scalars, &more.0, &more.1),
            want
        );
    }
}
