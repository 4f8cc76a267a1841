//! Sums in Edwards form against arkworks' own operators.

use std::sync::Arc;

use crate::sums::{field, word};
use ark_ec::twisted_edwards::{Affine, MontCurveConfig, Projective, TECurveConfig};
use ark_ec::{AdditiveGroup, AffineRepr, CurveConfig, CurveGroup, PrimeGroup};
use ark_ff::{BigInteger, Field, MontFp, PrimeField};
use msmith_arkworks::twisted_edwards as te;
use msmith_arkworks::{Algorithm, Coordinate, Error, Msm, Options, Scalars};

/// Points with neutral, equal and opposite ones among them.
fn points<C: TECurveConfig>(n: usize, seed: &mut u64) -> Vec<Affine<C>> {
    let mut list: Vec<Affine<C>> = Vec::new();
    for i in 0..n {
        list.push(match i % 7 {
            3 => Affine::zero(),
            5 => list[i - 1],
            6 => -list[i - 4],
            _ => (Projective::<C>::generator() * field::<C::ScalarField>(seed)).into_affine(),
        });
    }
    list
}

fn sum<C: TECurveConfig>(points: &[Affine<C>], scalars: &[C::ScalarField]) -> Projective<C> {
    points.iter().zip(scalars).map(|(p, a)| *p * a).sum()
}

fn mismatch<T>(points: usize, scalars: usize) -> Result<T, Error> {
    Err(Error::LengthMismatch { points, scalars })
}

/// Every function, in lists below and above the size from which sums are made in Edwards form.
fn agrees<C: TECurveConfig<BaseField: Coordinate + PrimeField>>() {
    let seed = &mut 7;
    for n in [0, 1, 2, 9, 40, 130] {
        let bases = points::<C>(n, seed);
        let mut scalars: Vec<C::ScalarField> = (0..n).map(|_| field(seed)).collect();
        for (i, a) in scalars.iter_mut().enumerate().take(6) {
            *a = [0, 1, 2].map(C::ScalarField::from)[i % 3] - C::ScalarField::from((i > 2) as u8);
        }
        let want = sum(&bases, &scalars);
        let options = Options {
            threads: Some(3),
            ..Options::default()
        };
        let integers: Vec<_> = scalars.iter().map(|a| a.into_bigint()).collect();
        assert_eq!(te::msm(&bases, &scalars), Ok(want), "{n}");
        assert_eq!(te::msm_with(&bases, &scalars, &options), Ok(want), "{n}");
        assert_eq!(te::msm_bigint(&bases, &integers), Ok(want), "{n}");
        assert_eq!(Projective::<C>::msmith(&bases, &scalars), Ok(want), "{n}");
        let got = Projective::<C>::msmith_with(&bases, &scalars, &options);
        assert_eq!(got, Ok(want), "{n}");
        let kept = te::prepare(&bases, &options).unwrap();
        assert_eq!((kept.len(), kept.is_empty()), (n, n == 0));
        assert_eq!(kept.msm(&scalars), Ok(want), "{n}");
        let small: Vec<i8> = (0..n).map(|_| word(seed) as i8).collect();
        let plain: Vec<_> = small.iter().map(|&a| C::ScalarField::from(a)).collect();
        let want = sum(&bases, &plain);
        assert_eq!(kept.msm_with(&plain, &options), Ok(want), "{n}");
        for algorithm in [Algorithm::Auto, Algorithm::EdMsm] {
            let options = Options {
                algorithm,
                ..options
            };
            let (got, report) = kept.msm_scalars(Scalars::I8(&small), &options).unwrap();
            assert_eq!(got, want, "{algorithm} {n}");
            let by_law = report.algorithm == Algorithm::EdMsm;
            assert!(by_law || algorithm == Algorithm::Auto || n == 0, "{n}");
        }
        let naive = Options {
            algorithm: Algorithm::Naive,
            ..options
        };
        let (got, report) =
            Projective::<C>::msmith_scalars(&bases, Scalars::I8(&small), &naive).unwrap();
        assert_eq!((got, report.algorithm), (want, Algorithm::Naive));
    }
}

#[test]
fn jubjub() {
    agrees::<ark_ed_on_bls12_381::EdwardsConfig>();
}

#[test]
fn bandersnatch() {
    agrees::<ark_ed_on_bls12_381_bandersnatch::BandersnatchConfig>();
}

#[test]
fn baby_jubjub_in_another_scaling() {
    agrees::<ark_ed_on_bn254::EdwardsConfig>();
}

#[test]
fn ed_on_bls12_377() {
    agrees::<ark_ed_on_bls12_377::EdwardsConfig>();
}

#[test]
fn ed25519() {
    agrees::<ark_ed25519::EdwardsConfig>();
}

#[test]
fn the_edwards_form_of_bls12_377() {
    agrees::<ark_bls12_377::g1::Config>();
}

#[test]
fn built_in_curves_are_recognised() {
    let name = |engine: Result<Arc<msmith::Engine>, Error>| engine.unwrap().curve().name.clone();
    use te::engine;
    let names = [
        name(engine::<ark_ed25519::EdwardsConfig>()),
        name(engine::<ark_ed_on_bls12_381::EdwardsConfig>()),
        name(engine::<ark_ed_on_bls12_381_bandersnatch::BandersnatchConfig>()),
        name(engine::<ark_ed_on_bls12_377::EdwardsConfig>()),
        name(engine::<ark_ed_on_bn254::EdwardsConfig>()),
        name(engine::<ark_bls12_377::g1::Config>()),
    ];
    let want = [
        "ed25519",
        "jubjub",
        "bandersnatch",
        "ed-on-bls12-377",
        "arkworks",
        "arkworks",
    ];
    assert_eq!(names, want);
    let engine = || engine::<ark_bls12_377::g1::Config>().unwrap();
    assert!(Arc::ptr_eq(&engine(), &engine()), "not cached");
    // The same type configures the Weierstrass form, whose engine is another one.
    let form = msmith_arkworks::engine::<ark_bls12_377::g1::Config>().unwrap();
    assert_eq!(form.curve().name, "bls12-377");
}

/// Points of every small order and of mixed order: scalars act on them as integers.
fn points_of_any_order<C: TECurveConfig<BaseField: Coordinate + PrimeField>>() {
    let seed = &mut 3;
    let mut bases: Vec<Affine<C>> = (1u64..)
        .filter_map(|y| Affine::get_point_from_y_unchecked(C::BaseField::from(y), y % 2 == 0))
        .filter(|p: &Affine<C>| !p.is_in_correct_subgroup_assuming_on_curve())
        .take(30)
        .collect();
    let small: Vec<Affine<C>> = (bases.iter())
        .map(|p| p.mul_bigint(C::ScalarField::MODULUS).into_affine())
        .collect();
    assert!(small.iter().all(|p| !p.is_zero()));
    bases.extend(small);
    bases.extend(points::<C>(10, seed));
    let mut scalars: Vec<_> = (0..bases.len())
        .map(|_| field::<C::ScalarField>(seed).into_bigint())
        .collect();
    // Above the order of the subgroup.
    scalars[0] = C::ScalarField::MODULUS;
    scalars[1].add_with_carry(&C::ScalarField::MODULUS);
    for n in [1, 5, 20, bases.len()] {
        let want: Projective<C> = (bases.iter().zip(&scalars).take(n))
            .map(|(p, a)| p.mul_bigint(a))
            .sum();
        assert_eq!(te::msm_bigint(&bases[..n], &scalars[..n]), Ok(want), "{n}");
        assert!(n > 1 || want != Projective::<C>::ZERO);
    }
}

#[test]
fn points_outside_the_subgroup() {
    points_of_any_order::<ark_ed25519::EdwardsConfig>();
    points_of_any_order::<ark_ed_on_bls12_381::EdwardsConfig>();
    points_of_any_order::<ark_ed_on_bls12_377::EdwardsConfig>();
}

/// The point of order two of Bandersnatch, where a is not a square, among others and alone.
#[test]
fn points_of_order_two() {
    use ark_ed_on_bls12_381_bandersnatch::{BandersnatchConfig as C, Fq};
    let seed = &mut 5;
    let two = Affine::<C>::new_unchecked(Fq::ZERO, -Fq::ONE);
    let mut bases = points::<C>(80, seed);
    bases.push(two);
    let mut ones = vec![1u8; 81];
    ones[3] = 9;
    let want: Projective<C> = bases
        .iter()
        .zip(&ones)
        .map(|(p, a)| p.mul_bigint([*a as u64]))
        .sum();
    assert_eq!(te::msm_u8(&bases, &ones), Ok(want));
    assert_eq!(te::msm_u8(&[two], &[3]), Ok(two.into()));
    assert_eq!(te::msm_u8(&[two], &[2]), Ok(Projective::ZERO));
}

#[test]
fn lengths_that_differ() {
    type C = ark_ed_on_bls12_381::EdwardsConfig;
    let bases = points::<C>(2, &mut 1);
    let one = [<C as CurveConfig>::ScalarField::ONE];
    assert_eq!(te::msm(&bases, &one), mismatch(2, 1));
    assert_eq!(te::msm_bigint(&bases, &[]), mismatch(2, 0));
    assert_eq!(Projective::<C>::msmith(&bases[..0], &one), mismatch(0, 1));
    let options = Options::default();
    let kept = te::prepare(&bases, &options).unwrap();
    assert_eq!(kept.msm(&one), mismatch(2, 1));
    let got = kept.msm_scalars(Scalars::Bool(&[true; 3]), &options);
    assert_eq!(got.map(|(sum, _)| sum), mismatch(2, 3));
    let none = Options {
        threads: Some(0),
        ..options
    };
    assert_eq!(te::prepare(&bases, &none).err(), Some(Error::ZeroThreads));
}

#[test]
fn small_scalars() {
    type C = ark_ed_on_bls12_381_bandersnatch::BandersnatchConfig;
    type Fr = <C as CurveConfig>::ScalarField;
    let bases = points::<C>(40, &mut 5);
    macro_rules! check {
        ($($f:ident $t:ty;)*) => { $({
            let mut scalars: Vec<$t> = (0..40).map(|i| word(&mut (i + 9)) as $t).collect();
            (scalars[0], scalars[1]) = (<$t>::MIN, <$t>::MAX);
            let field: Vec<Fr> = scalars.iter().map(|&a| Fr::from(a)).collect();
            assert_eq!(te::$f(&bases, &scalars), Ok(sum(&bases, &field)), stringify!($f));
            assert_eq!(te::$f(&bases[1..], &scalars), mismatch(39, 40));
        })* };
    }
    check! {
        msm_u8 u8; msm_u16 u16; msm_u32 u32; msm_u64 u64; msm_u128 u128;
        msm_i8 i8; msm_i16 i16; msm_i32 i32; msm_i64 i64; msm_i128 i128;
    }
    let bits: Vec<bool> = (0..40).map(|i| i % 3 == 0).collect();
    let field: Vec<Fr> = bits.iter().map(|&a| Fr::from(a)).collect();
    assert_eq!(te::msm_bool(&bases, &bits), Ok(sum(&bases, &field)));
    assert_eq!(te::msm_bool::<C>(&[], &[]), Ok(Projective::ZERO));
}

/// Jubjub's field with numbers of a curve that is none: the generator is not on it.
struct Wrong;
impl CurveConfig for Wrong {
    type BaseField = ark_ed_on_bls12_381::Fq;
    type ScalarField = ark_ed_on_bls12_381::Fr;
    const COFACTOR: &'static [u64] = &[8];
    const COFACTOR_INV: Self::ScalarField = MontFp!("1");
}
impl MontCurveConfig for Wrong {
    const COEFF_A: Self::BaseField = MontFp!("40962");
    const COEFF_B: Self::BaseField = MontFp!("-40964");
    type TECurveConfig = Self;
}
impl TECurveConfig for Wrong {
    const COEFF_A: Self::BaseField = MontFp!("-1");
    const COEFF_D: Self::BaseField = MontFp!("5");
    const GENERATOR: Affine<Self> = Affine::new_unchecked(MontFp!("3"), MontFp!("4"));
    type MontCurveConfig = Self;
}

#[test]
fn numbers_that_contradict_each_other() {
    let Err(Error::Curve(why)) = te::msm_u8(&[Wrong::GENERATOR], &[2]) else {
        panic!("accepted");
    };
    assert!(why.contains("generator"), "{why}");
}
