//! Every sum and every transform is halo2curves' own, of every version.

use halo2curves::ff::Field;
use halo2curves::group::prime::PrimeCurveAffine;
use halo2curves::group::{Curve, Group};
use msmith_halo2curves::{
    Error, Halo2Field, Halo2Point, Options, best_fft, msm, msm_best, msm_parallel, msm_with,
};
use rand::SeedableRng;
use rand::rngs::StdRng;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Random ones, with equal, opposite and infinite points and with scalars 0, 1 and r − 1 among them.
fn lists<C: PrimeCurveAffine>(rng: &mut StdRng, n: usize) -> (Vec<C::Scalar>, Vec<C>) {
    let mut points: Vec<C> = Vec::new();
    for i in 0..n {
        points.push(match i % 16 {
            4 => C::identity(),
            5 => points[i - 2],
            6 => -points[i - 3],
            _ => C::Curve::random(&mut *rng).to_affine(),
        });
    }
    let scalar = |i| match i % 16 {
        7 => C::Scalar::ZERO,
        8 => -C::Scalar::ONE,
        9 => C::Scalar::ONE,
        _ => C::Scalar::random(&mut *rng),
    };
    ((0..n).map(scalar).collect(), points)
}

fn check<C: Halo2Point>(own: impl Fn(&[C::Scalar], &[C]) -> C::Curve) {
    let rng = &mut StdRng::seed_from_u64(1);
    for n in [0, 1, 15, 17, 300] {
        let (scalars, points) = lists::<C>(rng, n);
        let want = own(&scalars, &points);
        assert_eq!(msm(&scalars, &points), Ok(want), "{n}");
        assert_eq!(msm_best(&scalars, &points), want, "{n}");
        assert_eq!(msm_parallel(&scalars, &points), want, "{n}");
        let options = Options {
            in_subgroup: true,
            threads: Some(1),
            ..Options::default()
        };
        assert_eq!(msm_with(&scalars, &points, &options), Ok(want), "{n}");
    }
    let (scalars, points) = lists::<C>(rng, 40);
    let twice = [points.clone(), points.iter().map(|p| -*p).collect()].concat();
    let sum = msm(&[&scalars[..], &scalars[..]].concat(), &twice);
    assert_eq!(sum, Ok(C::Curve::identity()));
    let mismatch = Err(Error::LengthMismatch {
        points: 40,
        scalars: 39,
    });
    assert_eq!(msm(&scalars[1..], &points), mismatch);
    for n in [3, 39] {
        let sum = || msm_best(&scalars[..n], &points);
        assert!(catch_unwind(AssertUnwindSafe(sum)).is_err());
        let sum = || msm_parallel(&scalars, &points[..n]);
        assert!(catch_unwind(AssertUnwindSafe(sum)).is_err());
    }
}

fn check_transform<F: Halo2Field>(own: impl Fn(&mut [F], F, u32)) {
    let rng = &mut StdRng::seed_from_u64(2);
    for log_n in [0, 3, 8, 11] {
        let n = 1 << log_n;
        let omega = (log_n..F::S).fold(F::ROOT_OF_UNITY, |w, _| w.square());
        let list: Vec<F> = (0..n)
            .map(|i| {
                if i % 7 == 2 {
                    F::ZERO
                } else {
                    F::random(&mut *rng)
                }
            })
            .collect();
        // The second time the roots are known; other powers of ω are roots too, and one is not of order n.
        for omega in [
            omega,
            omega,
            omega.invert().unwrap(),
            omega.pow([3]),
            omega.square(),
        ] {
            let (mut want, mut got) = (list.clone(), list.clone());
            own(&mut want, omega, log_n);
            best_fft(&mut got, omega, log_n);
            assert_eq!(got, want, "2^{log_n}");
        }
        let wrong = || best_fft(&mut list.clone(), omega, log_n + 1);
        assert!(catch_unwind(AssertUnwindSafe(wrong)).is_err());
    }
}

macro_rules! version {
    ($name:ident $h:ident $($module:ident: $($point:ident)*, $($field:ident)*;)*) => {
        mod $name {
            #[test]
            fn sums_are_halo2curves_s() {
                $($(super::check($h::msm::msm_best::<$h::$module::$point>);)*)*
            }

            #[test]
            fn transforms_are_halo2curves_s() {
                $($(super::check_transform($h::fft::best_fft::<_, $h::$module::$field>);)*)*
            }
        }
    };
}

version! { version_10 halo2curves
    bn256: G1Affine G2Affine, Fr;
    bls12381: G1Affine G2Affine, Fr;
    pasta: PallasAffine VestaAffine, Fp Fq;
    secp256k1: Secp256k1Affine,;
}
#[cfg(feature = "halo2curves9")]
version! { version_9 halo2curves9
    bn256: G1Affine G2Affine, Fr;
    bls12381: G1Affine G2Affine, Fr;
    pasta: PallasAffine VestaAffine, Fp Fq;
    secp256k1: Secp256k1Affine,;
}
#[cfg(feature = "halo2curves7")]
version! { version_7 halo2curves7
    bn256: G1Affine G2Affine, Fr;
    bls12381: G1Affine G2Affine, Fr;
    secp256k1: Secp256k1Affine,;
}
#[cfg(feature = "halo2curves-axiom")]
version! { axiom halo2curves_axiom
    bn256: G1Affine G2Affine, Fr;
    secp256k1: Secp256k1Affine,;
}
