//! Every sum and every transform is halo2's own.

use halo2_proofs::arithmetic;
use msmith_pasta::{
    Error, Options, PastaField, PastaPoint, best_fft, best_multiexp, msm, msm_with,
};
use pasta_curves::group::ff::Field;
use pasta_curves::group::{Curve, Group};
use pasta_curves::{EpAffine, EqAffine, Fp, Fq};
use rand::SeedableRng;
use rand::rngs::StdRng;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Random ones, with equal, opposite and infinite points and with scalars 0, 1 and r − 1 among them.
fn lists<C: PastaPoint>(rng: &mut StdRng, n: usize) -> (Vec<C::Scalar>, Vec<C>) {
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

fn check<C: PastaPoint>() {
    let rng = &mut StdRng::seed_from_u64(1);
    for n in [0, 1, 15, 17, 300] {
        let (scalars, points) = lists::<C>(rng, n);
        let want = arithmetic::best_multiexp(&scalars, &points);
        assert_eq!(msm(&scalars, &points), Ok(want), "{n}");
        assert_eq!(best_multiexp(&scalars, &points), want, "{n}");
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
    let no_threads = Options {
        threads: Some(0),
        ..Options::default()
    };
    let refused = msm_with(&scalars, &points, &no_threads);
    assert_eq!(refused, Err(Error::ZeroThreads));
    for n in [3, 39] {
        let sum = || best_multiexp(&scalars[..n], &points);
        assert!(catch_unwind(AssertUnwindSafe(sum)).is_err());
    }
}

#[test]
fn sums_are_halo2_s() {
    check::<EpAffine>();
    check::<EqAffine>();
}

fn check_transform<F: PastaField>() {
    let rng = &mut StdRng::seed_from_u64(2);
    for log_n in [0, 3, 7, 11] {
        let n = 1 << log_n;
        let omega = (log_n..F::S).fold(F::ROOT_OF_UNITY, |w, _| w.square());
        let element = |i| match i % 7 {
            2 => F::ZERO,
            _ => F::random(&mut *rng),
        };
        let list: Vec<F> = (0..n).map(element).collect();
        // The second time the roots are known; other powers of ω are roots too, and one is not of order n.
        for omega in [
            omega,
            omega,
            omega.invert().unwrap(),
            omega.pow([3]),
            omega.square(),
        ] {
            let (mut want, mut got) = (list.clone(), list.clone());
            arithmetic::best_fft(&mut want, omega, log_n);
            best_fft(&mut got, omega, log_n);
            assert_eq!(got, want, "2^{log_n}");
        }
        let wrong = || best_fft(&mut list.clone(), omega, log_n + 1);
        assert!(catch_unwind(AssertUnwindSafe(wrong)).is_err());
    }
}

#[test]
fn transforms_are_halo2_s() {
    check_transform::<Fp>();
    check_transform::<Fq>();
}
