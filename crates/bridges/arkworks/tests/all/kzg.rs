//! Commitments and openings against ark-poly-commit's verifier, over powers of every kind and those of files that
//! others wrote.

use std::path::Path;
use std::sync::atomic::AtomicBool;

use ark_bls12_377::Bls12_377;
use ark_bls12_381::Bls12_381;
use ark_bn254::Bn254;
use ark_ec::pairing::Pairing;
use ark_ec::short_weierstrass::{Affine, SWCurveConfig};
use ark_ec::{AffineRepr, CurveGroup};
use ark_ff::{AdditiveGroup, Field, UniformRand};
use ark_poly::univariate::DensePolynomial;
use ark_poly::{DenseUVPolynomial, Polynomial};
use ark_poly_commit::kzg10::{Commitment, KZG10, Proof, VerifierKey};
use ark_std::test_rng;
use msmith::{Points, Watch, WordPoints};
use msmith_arkworks::kzg::{Powers, commit, open, open_many};
use msmith_arkworks::{
    AffinePoints, Budget, Coordinate, Error, Options, engine, mul_base, prepare,
};
use msmith_io::source::{FileFormat, Format, Source};

type Dense<E> = DensePolynomial<<E as Pairing>::ScalarField>;

/// The key of ark-poly-commit's verifier, for h and τ·h.
fn key<E: Pairing>(h: E::G2Affine, beta_h: E::G2Affine) -> VerifierKey<E> {
    VerifierKey {
        g: E::G1Affine::generator(),
        gamma_g: E::G1Affine::zero(),
        h,
        beta_h,
        prepared_h: h.into(),
        prepared_beta_h: beta_h.into(),
    }
}

fn verifies<E: Pairing>(
    key: &VerifierKey<E>,
    commitment: E::G1Affine,
    z: E::ScalarField,
    value: E::ScalarField,
    proof: E::G1Affine,
) -> bool {
    let proof = Proof {
        w: proof,
        random_v: None,
    };
    KZG10::<E, Dense<E>>::check(key, &Commitment(commitment), z, value, &proof).unwrap()
}

fn list<F: UniformRand>(n: usize) -> Vec<F> {
    let mut rng = test_rng();
    (0..n).map(|_| F::rand(&mut rng)).collect()
}

/// τ, n powers in G1, and the verifier's key.
fn setup<E, C>(n: usize) -> (E::ScalarField, Vec<Affine<C>>, VerifierKey<E>)
where
    C: SWCurveConfig<BaseField: Coordinate>,
    E: Pairing<G1Affine = Affine<C>, ScalarField = C::ScalarField>,
{
    let tau = E::ScalarField::from(7u64).pow([300]);
    let powers: Vec<_> = (0..n).map(|i| tau.pow([i as u64])).collect();
    let powers = mul_base(&Affine::<C>::generator(), &powers, &Options::default()).unwrap();
    let h = E::G2Affine::generator();
    (tau, powers, key(h, (h * tau).into_affine()))
}

/// One polynomial: its commitment is p(τ)·G, its value p(z), and the verifier takes the proof for it and for no other.
fn opens<E, C>(
    powers: Powers<'_, C>,
    tau: E::ScalarField,
    key: &VerifierKey<E>,
    polynomial: &[E::ScalarField],
    z: E::ScalarField,
    options: &Options<'_>,
) where
    C: SWCurveConfig<BaseField: Coordinate>,
    E: Pairing<G1Affine = Affine<C>, ScalarField = C::ScalarField>,
{
    let n = polynomial.len();
    let dense = Dense::<E>::from_coefficients_slice(polynomial);
    let commitment = commit(powers, polynomial, options).unwrap();
    assert_eq!(commitment, key.g * dense.evaluate(&tau), "{n}");
    let (value, proof) = open(powers, polynomial, z, options).unwrap();
    assert_eq!(value, dense.evaluate(&z), "{n}");
    assert!(verifies(key, commitment, z, value, proof), "{n}");
    let one = E::ScalarField::ONE;
    assert!(!verifies(key, commitment, z, value + one, proof), "{n}");
    let other = (commitment + key.g).into_affine();
    assert!(!verifies(key, other, z, value, proof), "{n}");
}

/// Polynomials of all lengths and kinds, over powers of a kind.
fn all_open<E, C>(powers: Powers<'_, C>, tau: E::ScalarField, key: &VerifierKey<E>, most: usize)
where
    C: SWCurveConfig<BaseField: Coordinate>,
    E: Pairing<G1Affine = Affine<C>, ScalarField = C::ScalarField>,
{
    let options = &Options::default();
    let [zero, one] = [E::ScalarField::ZERO, E::ScalarField::ONE];
    let z = E::ScalarField::from(11u64).pow([200]);
    for n in [0, 1, 2, 3, most - 1, most] {
        opens(powers, tau, key, &list(n), z, options);
    }
    opens(powers, tau, key, &list(most), zero, options);
    opens(powers, tau, key, &vec![zero; most], z, options);
    // A root of the polynomial; at 0 and at τ nothing is special.
    let root = [-z, one, zero];
    opens(powers, tau, key, &root[..2], z, options);
    opens(powers, tau, key, &root, z, options);
    assert_eq!(open(powers, &root, z, options).unwrap().0, zero);
    // Of a constant the quotient is zero.
    let constant = open(powers, &[z], one, options).unwrap();
    assert_eq!(constant, (z, Affine::identity()));

    let lists: Vec<Vec<_>> = [3, most, 0, 1, most - 1].map(list).into();
    let lists: Vec<&[_]> = lists.iter().map(|l| &l[..]).collect();
    let mut seen = Vec::new();
    let gamma = |values: &[E::ScalarField]| {
        seen = values.to_vec();
        values.iter().sum::<E::ScalarField>().square()
    };
    let (values, proof) = open_many(powers, &lists, z, gamma, options).unwrap();
    assert_eq!(values, seen);
    let gamma = values.iter().sum::<E::ScalarField>().square();
    let (mut commitment, mut value) = (E::G1::ZERO, zero);
    for (list, y) in lists.iter().zip(&values).rev() {
        assert_eq!(*y, Dense::<E>::from_coefficients_slice(list).evaluate(&z));
        commitment = commitment * gamma + commit(powers, list, options).unwrap();
        value = value * gamma + y;
    }
    let commitment = commitment.into_affine();
    assert!(verifies(key, commitment, z, value, proof));
    assert!(!verifies(key, commitment, z, value + one, proof));
    // One is as by itself, whatever γ is, and none is nothing.
    let single = open_many(powers, &lists[1..2], z, |_| gamma, options).unwrap();
    let (value, proof) = open(powers, lists[1], z, options).unwrap();
    assert_eq!(single, (vec![value], proof));
    let none = open_many(powers, &[], z, |_| gamma, options).unwrap();
    assert_eq!(none, (vec![], Affine::identity()));
}

fn every_kind<E, C>()
where
    C: SWCurveConfig<BaseField: Coordinate>,
    E: Pairing<G1Affine = Affine<C>, ScalarField = C::ScalarField>,
{
    let (tau, powers, key) = setup::<E, C>(20);
    all_open::<E, C>(Powers::Affine(&powers), tau, &key, 20);
    let view = AffinePoints::new(&powers).unwrap();
    all_open::<E, C>(Powers::Points(&view), tau, &key, 20);
    let options = Options::default();
    let table = prepare(&powers, Budget::PointsPerBase(8), &options).unwrap();
    all_open::<E, C>(Powers::Prepared(&table), tau, &key, 20);
}

#[test]
fn every_kind_of_powers_on_bn254() {
    every_kind::<Bn254, ark_bn254::g1::Config>();
}

#[test]
fn every_kind_of_powers_on_bls12_381() {
    every_kind::<Bls12_381, ark_bls12_381::g1::Config>();
}

#[test]
fn every_kind_of_powers_on_bls12_377() {
    every_kind::<Bls12_377, ark_bls12_377::g1::Config>();
}

/// Lengths around whole blocks of several threads.
#[test]
fn blocks_of_threads_join() {
    type Fr = ark_bn254::Fr;
    let (tau, powers, key) = setup::<Bn254, ark_bn254::g1::Config>(4097);
    let powers = Powers::Affine(&powers);
    let z = Fr::from(3u64).pow([400]);
    for (n, threads) in [
        (1024, 2),
        (1025, 2),
        (2049, 3),
        (3072, 3),
        (4096, 4),
        (4097, 4),
    ] {
        let [one, several] = [1, threads].map(|threads| Options {
            threads: Some(threads),
            ..Options::default()
        });
        let polynomial = list::<Fr>(n);
        opens(powers, tau, &key, &polynomial, z, &several);
        let opened = open(powers, &polynomial, z, &several).unwrap();
        assert_eq!(open(powers, &polynomial, z, &one), Ok(opened), "{n}");
        let lists: [&[Fr]; 3] = [&polynomial[..1024], &polynomial, &polynomial[..n - 1]];
        let gamma = |values: &[Fr]| values[0] * values[1] + values[2];
        let together = open_many(powers, &lists, z, gamma, &several).unwrap();
        assert_eq!(together.0[1], opened.0, "{n}");
        let alone = open_many(powers, &lists, z, gamma, &one);
        assert_eq!(alone, Ok(together), "{n}");
    }
}

/// Errors of all three, for what is wrong with one polynomial and options.
#[track_caller]
fn refused<C: SWCurveConfig<BaseField: Coordinate>>(
    powers: Powers<'_, C>,
    polynomial: &[C::ScalarField],
    options: &Options<'_>,
    error: impl Fn(&Error) -> bool,
) {
    let z = C::ScalarField::ONE;
    let [alone, opened] = [
        commit(powers, polynomial, options).unwrap_err(),
        open(powers, polynomial, z, options).unwrap_err(),
    ];
    assert!(error(&alone), "{alone}");
    assert!(error(&opened), "{opened}");
    let lists = [&[], polynomial];
    match open_many(powers, &lists, z, |_| z, options).unwrap_err() {
        Error::Item { index: 1, error: e } => assert!(error(&e), "{e}"),
        e => assert!(
            !matches!(e, Error::LengthMismatch { .. }) && error(&e),
            "{e}"
        ),
    }
}

#[test]
fn what_cannot_be_done_is_refused() {
    type Fr = ark_bn254::Fr;
    let (_, points, _) = setup::<Bn254, ark_bn254::g1::Config>(2000);
    let options = Options::default();
    let table = prepare(&points[..8], Budget::PointsPerBase(2), &options).unwrap();
    let view = AffinePoints::new(&points[..8]).unwrap();
    for powers in [
        Powers::Affine(&points[..8]),
        Powers::Prepared(&table),
        Powers::Points(&view),
    ] {
        let long = |e: &Error| {
            let want = Error::LengthMismatch {
                points: 8,
                scalars: 9,
            };
            *e == want
        };
        refused(powers, &list(9), &options, long);
        // Zeros count too.
        refused(powers, &[Fr::ZERO; 9], &options, long);
        let none = Options {
            threads: Some(0),
            ..options
        };
        for n in [0, 8] {
            refused(powers, &list(n), &none, |e| *e == Error::ZeroThreads);
        }
        let raised = AtomicBool::new(true);
        let cancelled = Options {
            watch: Watch::default().with_cancel(&raised),
            ..options
        };
        refused(powers, &list(8), &cancelled, |e| *e == Error::Cancelled);
    }
    let powers = Powers::Affine(&points);
    let polynomial = list::<Fr>(2000);
    for limit in [0, 31 * 2000, 32 * 2000, 32 * 2000 + 1] {
        let little = Options {
            memory_limit: Some(limit),
            ..options
        };
        refused(
            powers,
            &polynomial,
            &little,
            |e| matches!(e, Error::MemoryLimit { limit: l, needed } if *l == limit && *needed > limit),
        );
    }
    // What the error says would do does.
    let limited = |memory_limit| {
        let options = Options {
            memory_limit: Some(memory_limit),
            ..options
        };
        open(powers, &polynomial, Fr::ONE, &options)
    };
    let Err(Error::MemoryLimit { needed, .. }) = limited(32 * 2000) else {
        panic!("accepted")
    };
    let whole = open(powers, &polynomial, Fr::ONE, &options).unwrap();
    assert_eq!(limited(needed), Ok(whole));
    // No powers hold nothing but the empty polynomial.
    let nothing = Powers::<ark_bn254::g1::Config>::Affine(&[]);
    assert_eq!(commit(nothing, &[], &options), Ok(Affine::identity()));
    // Points that know that they are another curve's.
    let other = [ark_bls12_381::G1Affine::generator(); 8];
    let other = AffinePoints::new(&other).unwrap();
    let other = Powers::<ark_bn254::g1::Config>::Points(&other);
    refused(other, &list(8), &options, |e| matches!(e, Error::Curve(_)));
}

/// Points of G2 out of a file.
fn g2<D: SWCurveConfig<BaseField: Coordinate>>(
    file: &Source,
    (name, at): (&str, usize),
) -> Affine<D> {
    let engine = engine::<D>().unwrap();
    let list = file.points(&engine, name).unwrap();
    let point = list.read(at..at + 1, &Options::default()).unwrap();
    let point = point.get(0).unwrap();
    let (x, y) = point.coordinates().unwrap();
    // That it is on the curve and in the subgroup is looked at.
    Affine::new(D::BaseField::read(x), D::BaseField::read(y))
}

/// Opens polynomials over the powers of a file, and verifies by its own points of G2.
fn of_file<E, C, D>(
    file: (&str, FileFormat),
    powers: (&str, usize),
    [h, tau_h]: [(&str, usize); 2],
    in_place: bool,
) where
    C: SWCurveConfig<BaseField: Coordinate>,
    D: SWCurveConfig<BaseField: Coordinate>,
    E: Pairing<G1Affine = Affine<C>, G2Affine = Affine<D>, ScalarField = C::ScalarField>,
{
    let ((name, format), (section, n)) = (file, powers);
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../../vectors")
        .join(name);
    let engine = engine::<C>().unwrap();
    let file = Source::open(&path, Some(Format::File(format)), Some(engine.curve())).unwrap();
    let key = key::<E>(g2(&file, h), g2(&file, tau_h));
    let (options, list_of) = (Options::default(), file.points(&engine, section).unwrap());
    assert_eq!(list_of.len(), n, "{name}");
    let there = list_of.in_place(&options, |_| true).unwrap();
    assert_eq!(there.is_some(), in_place, "{name}");
    let read: WordPoints = list_of.read(0..n, &options).unwrap();
    let views = [
        Some(&read as &dyn Points),
        there.as_ref().map(|p| p as &dyn Points),
    ];
    for view in views.into_iter().flatten() {
        let powers = Powers::<C>::Points(view);
        let z = C::ScalarField::from(1_000_003u64);
        for n in [1, 2, n - 1, n] {
            let polynomial = list::<C::ScalarField>(n);
            let commitment = commit(powers, &polynomial, &options).unwrap();
            let (value, proof) = open(powers, &polynomial, z, &options).unwrap();
            let dense = Dense::<E>::from_coefficients_slice(&polynomial);
            assert_eq!(value, dense.evaluate(&z), "{name}");
            assert!(verifies(&key, commitment, z, value, proof), "{name} {n}");
            let wrong = value + C::ScalarField::ONE;
            assert!(!verifies(&key, commitment, z, wrong, proof), "{name} {n}");
        }
        let long = commit(powers, &list(n + 1), &options);
        assert!(matches!(long, Err(Error::LengthMismatch { .. })), "{name}");
    }
}

#[test]
fn powers_of_snarkjs() {
    let h = [("tauG2", 0), ("tauG2", 1)];
    let powers = ("tauG1", 15);
    let file = ("snarkjs/bn254.ptau", FileFormat::PTAU);
    of_file::<Bn254, _, _>(file, powers, h, true);
    let file = ("snarkjs/bls12-381.ptau", FileFormat::PTAU);
    of_file::<Bls12_381, _, _>(file, powers, h, true);
}

#[test]
fn powers_of_gnark() {
    let h = [("vk_g2", 0), ("vk_g2", 1)];
    let powers = ("g1", 9);
    let file = ("gnark/bn254.srs.raw", FileFormat::GNARK_SRS);
    of_file::<Bn254, _, _>(file, powers, h, false);
    let file = ("gnark/bls12-381.srs.dump", FileFormat::GNARK_SRS_DUMP);
    of_file::<Bls12_381, _, _>(file, powers, h, true);
}

#[test]
fn powers_of_halo2() {
    let h = [("g2", 0), ("s_g2", 0)];
    let powers = ("g", 8);
    let file = ("halo2/params.raw", FileFormat::HALO2_PARAMS);
    of_file::<Bn254, _, _>(file, powers, h, true);
    let file = ("halo2/params.processed", FileFormat::HALO2_PARAMS_PROCESSED);
    of_file::<Bn254, _, _>(file, powers, h, false);
}
