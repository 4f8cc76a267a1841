//! Every sum is dalek's own: random, repeated, neutral and opposite points, points outside the subgroup, and the ends
//! of the scalars.

use curve25519_dalek::constants::EIGHT_TORSION;
use curve25519_dalek::traits::{Identity, VartimePrecomputedMultiscalarMul};
use curve25519_dalek::{EdwardsPoint, RistrettoPoint, Scalar, edwards, ristretto};
use msmith_dalek::{
    Algorithm, DalekPoint, Error, Options, VartimeEdwardsPrecomputation, VartimeMultiscalarMul,
    VartimeRistrettoPrecomputation, msm, msm_with,
};
use rand::rngs::StdRng;
use rand::{RngCore, SeedableRng};

/// Lengths below and above those from which this crate's own sums are made.
const LENGTHS: [usize; 6] = [0, 1, 95, 97, 1023, 1101];

fn bytes<const N: usize>(rng: &mut StdRng) -> [u8; N] {
    let mut bytes = [0; N];
    rng.fill_bytes(&mut bytes);
    bytes
}

/// Random ones, with 0, 1 and −1 among them.
fn scalars(rng: &mut StdRng, n: usize) -> Vec<Scalar> {
    let scalar = |i| match i % 16 {
        3 => Scalar::ZERO,
        7 => -Scalar::ONE,
        11 => Scalar::ONE,
        _ => Scalar::from_bytes_mod_order(bytes(rng)),
    };
    (0..n).map(scalar).collect()
}

/// Random ones in every class, with equal, opposite and neutral points among them, and coordinates with any Z.
fn ristretto(rng: &mut StdRng, n: usize) -> Vec<RistrettoPoint> {
    let mut points: Vec<RistrettoPoint> = Vec::new();
    for i in 0..n {
        points.push(match i % 16 {
            2 => RistrettoPoint::identity(),
            5 => points[i - 1],
            6 => -points[i - 1],
            9 => points[i - 1] + points[i - 2],
            _ => RistrettoPoint::from_uniform_bytes(&bytes(rng)),
        });
    }
    points
}

/// The same, every other one with a part of order 2, 4 or 8.
fn edwards(rng: &mut StdRng, n: usize) -> Vec<EdwardsPoint> {
    let mut points: Vec<EdwardsPoint> = Vec::new();
    for i in 0..n {
        points.push(match i % 16 {
            2 => EIGHT_TORSION[i / 16 % 8],
            5 => points[i - 1],
            6 => -points[i - 1],
            _ => {
                let p = EdwardsPoint::mul_base(&Scalar::from_bytes_mod_order(bytes(rng)));
                p + EIGHT_TORSION[i / 2 % 8]
            }
        });
    }
    points
}

fn own<P: curve25519_dalek::traits::VartimeMultiscalarMul<Point = P> + Clone>(
    scalars: &[Scalar],
    points: &[P],
) -> P {
    P::vartime_multiscalar_mul(scalars, points)
}

/// By the planner's choice and by every algorithm that has none.
fn check<P>(scalars: &[Scalar], points: &[P])
where
    P: DalekPoint<Scalar = Scalar> + std::fmt::Debug,
    P: curve25519_dalek::traits::VartimeMultiscalarMul<Point = P>,
{
    let (want, n) = (own(scalars, points), points.len());
    assert_eq!(msm(scalars, points), Ok(want), "{n}");
    for algorithm in [Algorithm::Straus, Algorithm::Signed, Algorithm::EdMsm] {
        let options = Options {
            algorithm,
            threads: Some(2),
            ..Options::default()
        };
        assert_eq!(
            msm_with(scalars, points, &options),
            Ok(want),
            "{algorithm}, {n}"
        );
    }
    let some = points.iter().map(|p| Some(*p));
    let sum = <P as VartimeMultiscalarMul>::optional_multiscalar_mul(scalars, some.clone());
    assert_eq!(sum, Some(want));
    let sum = <P as VartimeMultiscalarMul>::vartime_multiscalar_mul(scalars.to_vec(), points);
    assert_eq!(sum, want);
    let missing = some.enumerate().map(|(i, p)| p.filter(|_| i + 1 != n));
    let sum = <P as VartimeMultiscalarMul>::optional_multiscalar_mul(scalars, missing);
    assert_eq!(sum.is_none(), n > 0, "the last of {n} is missing");
}

#[test]
fn sums_are_dalek_s() {
    let rng = &mut StdRng::seed_from_u64(1);
    for n in LENGTHS {
        let scalars = scalars(rng, n);
        check(&scalars, &ristretto(rng, n));
        check(&scalars, &edwards(rng, n));
    }
}

/// Points that are nothing but small order, and a sum that is the neutral point.
#[test]
fn small_orders_are_summed_exactly() {
    let rng = &mut StdRng::seed_from_u64(2);
    let points: Vec<EdwardsPoint> = (0..1120).map(|i| EIGHT_TORSION[i % 8]).collect();
    let all = scalars(rng, 1120);
    check(&all, &points);
    let mut cancelling = edwards(rng, 560);
    cancelling.extend(cancelling.clone().iter().map(|p| -p));
    let twice = [&all[..560], &all[..560]].concat();
    assert_eq!(msm(&twice, &cancelling), Ok(EdwardsPoint::identity()));
}

#[test]
fn prepared_sums_are_dalek_s() {
    let rng = &mut StdRng::seed_from_u64(3);
    let inside =
        |rng: &mut StdRng| EdwardsPoint::mul_base(&Scalar::from_bytes_mod_order(bytes(rng)));
    for n in [0, 20, 130] {
        let fixed = scalars(rng, n);
        let all = ristretto(rng, n);
        let theirs = ristretto::VartimeRistrettoPrecomputation::new(&all);
        let ours = VartimeRistrettoPrecomputation::new(&all);
        prepared(&theirs, &ours, rng, &fixed, ristretto);
        for all in [edwards(rng, n), (0..n).map(|_| inside(rng)).collect()] {
            let theirs = edwards::VartimeEdwardsPrecomputation::new(&all);
            let ours = VartimeEdwardsPrecomputation::new(&all);
            prepared(&theirs, &ours, rng, &fixed, edwards);
        }
    }
}

/// All scalars and fewer, with and without other points.
fn prepared<P: DalekPoint<Scalar = Scalar> + std::fmt::Debug>(
    theirs: &impl VartimePrecomputedMultiscalarMul<Point = P>,
    ours: &msmith_dalek::Precomputation<P>,
    rng: &mut StdRng,
    fixed: &[Scalar],
    make: fn(&mut StdRng, usize) -> Vec<P>,
) where
    msmith_dalek::Precomputation<P>: VartimePrecomputedMultiscalarMul<Point = P>,
{
    for used in [fixed.len(), fixed.len().saturating_sub(3), fixed.len() / 2] {
        let fixed = &fixed[..used];
        let want = theirs.vartime_multiscalar_mul(fixed);
        assert_eq!(ours.vartime_multiscalar_mul(fixed), want, "{used}");
        assert_eq!(ours.msm(fixed), Ok(want));
        for n in [1, 1050] {
            let (a, p) = (scalars(rng, n), make(rng, n));
            let want = theirs.vartime_mixed_multiscalar_mul(fixed, &a, &p);
            assert_eq!(ours.vartime_mixed_multiscalar_mul(fixed, &a, &p), want);
            let missing = p.iter().skip(1).map(|p| Some(*p)).chain([None]);
            assert_eq!(
                ours.optional_mixed_multiscalar_mul(fixed, &a, missing),
                None
            );
        }
    }
    let more = vec![Scalar::ONE; fixed.len() + 1];
    let points = fixed.len();
    let scalars = points + 1;
    assert_eq!(
        ours.msm(&more),
        Err(Error::LengthMismatch { points, scalars })
    );
    assert_eq!(ours.len(), points);
}

#[test]
fn refused() {
    let rng = &mut StdRng::seed_from_u64(4);
    let (a, p) = (scalars(rng, 1100), ristretto(rng, 1100));
    let mismatch = |points, scalars| Err(Error::LengthMismatch { points, scalars });
    assert_eq!(msm(&a[1..], &p), mismatch(1100, 1099));
    assert_eq!(msm(&a[..3], &p[..4]), mismatch(4, 3));
    let raised = std::sync::atomic::AtomicBool::new(true);
    let no_threads = Options {
        threads: Some(0),
        ..Options::default()
    };
    let cancelled = Options {
        watch: msmith::Watch::default().with_cancel(&raised),
        ..Options::default()
    };
    for n in [2, 1100] {
        let sum = |options| msm_with(&a[..n], &p[..n], options);
        assert_eq!(sum(&no_threads), Err(Error::ZeroThreads));
        assert_eq!(sum(&cancelled), Err(Error::Cancelled));
    }
    // As dalek's functions do.
    for (scalars, points) in [(3, 4), (1099, 1100), (1100, 1099)] {
        let sum = || {
            <RistrettoPoint as VartimeMultiscalarMul>::vartime_multiscalar_mul(
                &a[..scalars],
                &p[..points],
            )
        };
        assert!(
            std::panic::catch_unwind(sum).is_err(),
            "{scalars} and {points}"
        );
    }
}
