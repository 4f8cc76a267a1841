//! Sums against arkworks' own operators, on built-in curves and on others.

use ark_ec::short_weierstrass::{Affine, Projective, SWCurveConfig};
use ark_ec::{AdditiveGroup, AffineRepr, CurveConfig, CurveGroup, PrimeGroup, VariableBaseMSM};
use ark_ff::{FftField, Field, Fp128, MontBackend, MontConfig, MontFp, PrimeField};
use msmith::Domain;
use msmith_arkworks::{Algorithm, Coordinate, Error, Msm, Options, Scalars};

/// Random-looking words, the same on every run.
pub fn word(seed: &mut u64) -> u64 {
    *seed = seed
        .wrapping_mul(6364136223846793005)
        .wrapping_add(1442695040888963407);
    *seed ^ *seed >> 29
}

pub fn field<F: PrimeField>(seed: &mut u64) -> F {
    let bytes: Vec<u8> = (0..12).flat_map(|_| word(seed).to_le_bytes()).collect();
    F::from_le_bytes_mod_order(&bytes)
}

/// Points with infinite, equal and opposite ones among them.
fn points<C: SWCurveConfig>(n: usize, seed: &mut u64) -> Vec<Affine<C>> {
    let mut list: Vec<Affine<C>> = Vec::new();
    for i in 0..n {
        list.push(match i % 7 {
            3 => Affine::identity(),
            5 => list[i - 1],
            6 => -list[i - 4],
            _ => (Projective::<C>::generator() * field::<C::ScalarField>(seed)).into_affine(),
        });
    }
    list
}

fn sum<C: SWCurveConfig>(points: &[Affine<C>], scalars: &[C::ScalarField]) -> Projective<C> {
    points.iter().zip(scalars).map(|(p, a)| *p * a).sum()
}

fn agrees<C: SWCurveConfig<BaseField: Coordinate>>() {
    let seed = &mut 7;
    for n in [0, 1, 2, 8, 9, 40] {
        let bases = points::<C>(n, seed);
        let mut scalars: Vec<C::ScalarField> = (0..n).map(|_| field(seed)).collect();
        for (i, a) in scalars.iter_mut().enumerate().take(6) {
            *a = [0, 1, 2].map(C::ScalarField::from)[i % 3] - C::ScalarField::from((i > 2) as u8);
        }
        let want = sum(&bases, &scalars);
        assert_eq!(msmith_arkworks::msm(&bases, &scalars), Ok(want), "{n}");
        assert_eq!(
            msmith_arkworks::msm_in_subgroup(&bases, &scalars),
            Ok(want),
            "{n}"
        );
        assert_eq!(Projective::<C>::msmith(&bases, &scalars), Ok(want), "{n}");
        let options = Options {
            threads: Some(3),
            ..Options::default()
        };
        assert_eq!(
            Projective::<C>::msmith_with(&bases, &scalars, &options),
            Ok(want),
            "{n}"
        );
        let integers: Vec<_> = scalars.iter().map(|a| a.into_bigint()).collect();
        assert_eq!(
            msmith_arkworks::msm_bigint(&bases, &integers),
            Ok(want),
            "{n}"
        );
        let naive = Options {
            algorithm: Algorithm::Naive,
            ..options
        };
        let small: Vec<i8> = (0..n).map(|_| word(seed) as i8).collect();
        let (got, report) =
            Projective::<C>::msmith_scalars(&bases, Scalars::I8(&small), &naive).unwrap();
        let plain: Vec<_> = small.iter().map(|&a| C::ScalarField::from(a)).collect();
        assert_eq!(
            (got, report.algorithm),
            (sum(&bases, &plain), Algorithm::Naive)
        );
    }
}

#[test]
fn built_in_curves() {
    agrees::<ark_bls12_377::g1::Config>();
    agrees::<ark_bls12_377::g2::Config>();
    agrees::<ark_bls12_381::g1::Config>();
    agrees::<ark_bls12_381::g2::Config>();
    agrees::<ark_bn254::g1::Config>();
    agrees::<ark_bn254::g2::Config>();
    agrees::<ark_bw6_761::g1::Config>();
    agrees::<ark_bw6_761::g2::Config>();
    agrees::<ark_pallas::PallasConfig>();
    agrees::<ark_vesta::VestaConfig>();
    agrees::<ark_secp256k1::Config>();
}

/// Fields of 298 and 753 bits, whose rings are those of longer moduli; a is not 0.
#[test]
fn curves_over_other_fields() {
    agrees::<ark_mnt4_298::g1::Config>();
    agrees::<ark_mnt4_753::g1::Config>();
}

/// Sums of up to hundreds of points against arkworks' own, infinite, equal and opposite points among them.
fn agrees_with_msm<C: SWCurveConfig<BaseField: Coordinate>>() {
    let seed = &mut 13;
    let some: Vec<Projective<C>> = (0..6)
        .map(|_| Projective::<C>::generator() * field::<C::ScalarField>(seed))
        .collect();
    let mut list: Vec<Projective<C>> = Vec::new();
    for i in 0..201 {
        list.push(match i % 11 {
            3 => Projective::<C>::ZERO,
            5 => list[i - 1],
            6 => -list[i - 4],
            _ => *list.last().unwrap_or(&some[0]) + some[i % some.len()],
        });
    }
    let bases = Projective::normalize_batch(&list);
    let minus_one = -C::ScalarField::ONE;
    let scalars: Vec<C::ScalarField> = (0..bases.len())
        .map(|i| match i % 13 {
            2 => C::ScalarField::ZERO,
            4 => minus_one,
            9 => C::ScalarField::ONE,
            _ => field(seed),
        })
        .collect();
    let options = |algorithm, threads| Options {
        algorithm,
        threads: Some(threads),
        ..Options::default()
    };
    for n in [0, 1, 2, 3, 7, 8, 9, 64, 201] {
        let want = Projective::<C>::msm(&bases[..n], &scalars[..n]).unwrap();
        let got = |o: Options<'_>| Projective::<C>::msmith_with(&bases[..n], &scalars[..n], &o);
        assert_eq!(got(options(Algorithm::Auto, 1)), Ok(want), "{n}");
        assert_eq!(got(options(Algorithm::Signed, 2)), Ok(want), "{n}");
        assert_eq!(got(options(Algorithm::Straus, 1)), Ok(want), "{n}");
        if n < 10 {
            assert_eq!(got(options(Algorithm::Naive, 1)), Ok(want), "{n}");
        }
    }
}

/// Quadratic extensions of fields of twelve words, and cubic ones of six.
#[test]
fn curves_over_other_extensions() {
    agrees_with_msm::<ark_mnt4_753::g2::Config>();
    agrees_with_msm::<ark_mnt6_298::g1::Config>();
    agrees_with_msm::<ark_mnt6_298::g2::Config>();
    agrees::<ark_mnt6_298::g2::Config>();
}

/// Cubic extensions of fields of twelve words.
#[test]
fn curves_over_the_longest_extensions() {
    agrees_with_msm::<ark_mnt6_753::g1::Config>();
    agrees_with_msm::<ark_mnt6_753::g2::Config>();
}

/// How many times as long arkworks takes, the median of five rounds.
fn over_arkworks<C: SWCurveConfig<BaseField: Coordinate>>(name: &str, n: usize) {
    let seed = &mut 7;
    let some: Vec<Projective<C>> = (0..1 << 7)
        .map(|_| Projective::<C>::generator() * field::<C::ScalarField>(seed))
        .collect();
    let sums = |i: usize| some[i % some.len()] + some[i / some.len() % some.len()].double();
    let bases = Projective::normalize_batch(&(0..n).map(sums).collect::<Vec<_>>());
    let scalars: Vec<C::ScalarField> = (0..n).map(|_| field(seed)).collect();
    let options = Options {
        threads: Some(1),
        ..Options::default()
    };
    let time = |job: &dyn Fn() -> Projective<C>| {
        let start = std::time::Instant::now();
        (job(), start.elapsed().as_secs_f64())
    };
    let mut times: Vec<[f64; 2]> = (0..5)
        .map(|_| {
            let (sum, ours) =
                time(&|| Projective::<C>::msmith_with(&bases, &scalars, &options).unwrap());
            let (same, theirs) = time(&|| Projective::<C>::msm(&bases, &scalars).unwrap());
            assert_eq!(sum, same);
            [theirs / ours, ours]
        })
        .collect();
    times.sort_by(|a, b| a[0].total_cmp(&b[0]));
    let [ratio, ours] = times[2];
    println!(
        "{name}, {n} points: {:.1} ms, arkworks {ratio:.2} times as long",
        ours * 1e3
    );
}

#[test]
#[ignore = "times: run alone, with --release"]
fn times_over_other_fields() {
    over_arkworks::<ark_mnt4_298::g1::Config>("mnt4-298", 1 << 14);
    over_arkworks::<ark_mnt4_753::g1::Config>("mnt4-753", 1 << 14);
    over_arkworks::<ark_bw6_761::g1::Config>("bw6-761", 1 << 14);
    over_arkworks::<ark_mnt4_298::g2::Config>("mnt4-298 G2", 1 << 12);
    over_arkworks::<ark_mnt4_753::g2::Config>("mnt4-753 G2", 1 << 12);
    over_arkworks::<ark_mnt6_298::g2::Config>("mnt6-298 G2", 1 << 12);
    over_arkworks::<ark_mnt6_753::g2::Config>("mnt6-753 G2", 1 << 12);
}

#[test]
fn built_in_curves_are_recognised() {
    let name = |engine: Result<std::sync::Arc<msmith::Engine>, Error>| {
        let engine = engine.unwrap();
        format!("{} {}", engine.curve().name, engine.group())
    };
    use msmith_arkworks::engine;
    assert_eq!(name(engine::<ark_bls12_377::g1::Config>()), "bls12-377 G1");
    assert_eq!(name(engine::<ark_bls12_381::g2::Config>()), "bls12-381 G2");
    assert_eq!(name(engine::<ark_bw6_761::g2::Config>()), "bw6-761 G2");
    assert_eq!(name(engine::<ark_vesta::VestaConfig>()), "vesta G1");
    assert_eq!(name(engine::<Secp128>()), "arkworks G1");
    let (one, two) = (
        engine::<ark_bn254::g1::Config>(),
        engine::<ark_bn254::g1::Config>(),
    );
    assert!(
        std::sync::Arc::ptr_eq(&one.unwrap(), &two.unwrap()),
        "not cached"
    );
}

/// Products one by one, and a transform by its definition.
fn shapes_agree<C: SWCurveConfig<BaseField: Coordinate>>() {
    let seed = &mut 11;
    let options = &Options::default();
    let n = 16;
    let bases = points::<C>(n, seed);
    let scalars: Vec<C::ScalarField> = (0..n).map(|_| field(seed)).collect();
    let one_by_one = |f: &dyn Fn(usize) -> Projective<C>| -> Vec<Affine<C>> {
        (0..n).map(|k| f(k).into_affine()).collect()
    };
    let got = msmith_arkworks::mul_each(&bases, &scalars, options);
    assert_eq!(got, Ok(one_by_one(&|k| bases[k] * scalars[k])));
    for base in [bases[0], Affine::identity()] {
        let got = msmith_arkworks::mul_base(&base, &scalars, options);
        assert_eq!(got, Ok(one_by_one(&|k| base * scalars[k])));
    }
    let short = msmith_arkworks::mul_each(&bases, &scalars[1..], options);
    assert!(matches!(short, Err(Error::LengthMismatch { .. })));
    let Some(root) = C::ScalarField::get_root_of_unity(n as u64) else {
        assert!(msmith_arkworks::fft(&bases, None, options).is_err());
        return;
    };
    // The engine's own roots are those of arkworks on its own curves.
    let engine = msmith_arkworks::engine::<C>().unwrap();
    if engine.curve().name != "arkworks" {
        let own = Domain::new(engine.scalar_field().unwrap(), n)
            .unwrap()
            .root();
        let same = |k| own.get(k).copied().unwrap_or(0) == root.into_bigint().as_ref()[k];
        assert!(
            (0..root.into_bigint().as_ref().len()).all(same),
            "{}",
            engine.curve().name
        );
    }
    for shift in [None, Some(C::ScalarField::from(10u64))] {
        let got = msmith_arkworks::fft(&bases, shift, options).unwrap();
        for (i, value) in got.iter().enumerate() {
            let x = shift.unwrap_or(C::ScalarField::ONE) * root.pow([i as u64]);
            let want: Projective<C> = (bases.iter().enumerate())
                .map(|(j, p)| *p * x.pow([j as u64]))
                .sum();
            assert_eq!(*value, want.into_affine());
        }
        assert_eq!(
            msmith_arkworks::ifft(&got, shift, options),
            Ok(bases.clone())
        );
    }
}

#[test]
fn products_and_transforms() {
    shapes_agree::<ark_bls12_377::g1::Config>();
    shapes_agree::<ark_bls12_377::g2::Config>();
    shapes_agree::<ark_bls12_381::g1::Config>();
    shapes_agree::<ark_bn254::g1::Config>();
    shapes_agree::<ark_bw6_761::g1::Config>();
    shapes_agree::<ark_mnt6_298::g2::Config>();
    shapes_agree::<ark_pallas::PallasConfig>();
    shapes_agree::<ark_vesta::VestaConfig>();
    shapes_agree::<ark_secp256k1::Config>();
    // Words of arkworks and of msmith differ in number; no root of unity of order 16.
    shapes_agree::<Secp128>();
}

/// secp128r1 (SEC 2, version 1): two words in arkworks, four in msmith; a = −3.
#[derive(MontConfig)]
#[modulus = "340282366762482138434845932244680310783"]
#[generator = "3"]
pub struct Fq128;
#[derive(MontConfig)]
#[modulus = "340282366762482138443322565580356624661"]
#[generator = "2"]
/// Its scalar field.
pub struct Fr128;
type Fq = Fp128<MontBackend<Fq128, 2>>;
type Fr = Fp128<MontBackend<Fr128, 2>>;

/// The curve, with the right b for K = 0; another b, and so a generator off the curve, otherwise.
pub struct Secp<const K: u64>;
type Secp128 = Secp<0>;

impl<const K: u64> CurveConfig for Secp<K> {
    type BaseField = Fq;
    type ScalarField = Fr;
    const COFACTOR: &'static [u64] = &[1];
    const COFACTOR_INV: Fr = Fr::ONE;
}

impl<const K: u64> SWCurveConfig for Secp<K> {
    type ZeroFlag = bool;
    const COEFF_A: Fq = MontFp!("-3");
    const COEFF_B: Fq = match K {
        0 => MontFp!("308990863222245658030922601041482374867"),
        _ => MontFp!("7"),
    };
    const GENERATOR: Affine<Self> = Affine::new_unchecked(
        MontFp!("29408993404948928992877151431649155974"),
        MontFp!("275621562871047521857442314737465260675"),
    );
}

#[test]
fn a_curve_of_the_users_own() {
    agrees::<Secp128>();
}

#[test]
fn numbers_that_contradict_each_other() {
    let g = Affine::<Secp<1>>::generator();
    let Err(Error::Curve(why)) = msmith_arkworks::msm(&[g], &[Fr::from(2u64)]) else {
        panic!("accepted");
    };
    assert!(why.contains("generator"), "{why}");
}

/// A point of BLS12-381 that is not in the subgroup: scalars act on it as integers.
#[test]
fn points_outside_the_subgroup() {
    use ark_bls12_381::{Fq, Fr, G1Affine, G1Projective};
    let p = (1u64..)
        .filter_map(|x| G1Affine::get_point_from_x_unchecked(Fq::from(x), true))
        .find(|p| !p.is_in_correct_subgroup_assuming_on_curve())
        .unwrap();
    let minus_one = -Fr::from(1u64);
    let scalars = [minus_one, Fr::from(5u64), minus_one, field(&mut 3)];
    let bases = [p, p, G1Affine::generator(), -p];
    let want: G1Projective = bases
        .iter()
        .zip(&scalars)
        .map(|(p, a)| p.mul_bigint(a.into_bigint()))
        .sum();
    assert_eq!(msmith_arkworks::msm(&bases, &scalars), Ok(want));
    // r·P is not the identity here.
    let got = msmith_arkworks::msm_bigint(&[p], &[Fr::MODULUS]);
    assert_eq!(got, Ok(p.mul_bigint(Fr::MODULUS)));
    assert_ne!(got, Ok(G1Projective::ZERO));
}

#[test]
fn small_scalars() {
    use ark_bls12_377::{Fr, G1Affine, G1Projective as G};
    use msmith_arkworks as m;
    let bases = points::<ark_bls12_377::g1::Config>(20, &mut 5);
    macro_rules! check {
        ($f:ident, $t:ty, $from:expr) => {{
            let mut scalars: Vec<$t> = Vec::new();
            for i in 0..20 {
                scalars.push(match i {
                    0 => <$t>::MIN,
                    1 => <$t>::MAX,
                    _ => word(&mut (i + 9)) as $t,
                });
            }
            let field: Vec<Fr> = scalars.iter().map($from).collect();
            assert_eq!(
                m::$f(&bases, &scalars),
                Ok(sum(&bases, &field)),
                stringify!($f)
            );
            assert_eq!(
                m::$f(&bases[1..], &scalars),
                Err(Error::LengthMismatch {
                    points: 19,
                    scalars: 20
                })
            );
        }};
    }
    check!(msm_u8, u8, |&a| Fr::from(a));
    check!(msm_u16, u16, |&a| Fr::from(a));
    check!(msm_u32, u32, |&a| Fr::from(a));
    check!(msm_u64, u64, |&a| Fr::from(a));
    check!(msm_u128, u128, |&a| Fr::from(a));
    check!(msm_i8, i8, |&a| Fr::from(a));
    check!(msm_i16, i16, |&a| Fr::from(a));
    check!(msm_i32, i32, |&a| Fr::from(a));
    check!(msm_i64, i64, |&a| Fr::from(a));
    check!(msm_i128, i128, |&a| Fr::from(a));
    let bits: Vec<bool> = (0..20).map(|i| i % 3 == 0).collect();
    let field: Vec<Fr> = bits.iter().map(|&a| Fr::from(a)).collect();
    assert_eq!(
        m::msm_bool(&bases, &bits),
        Ok(sum::<ark_bls12_377::g1::Config>(&bases, &field))
    );
    assert_eq!(
        m::msm_bool::<ark_bls12_377::g1::Config>(&[], &[]),
        Ok(G::ZERO)
    );
    let one = [G1Affine::generator()];
    let mismatch = Err(Error::LengthMismatch {
        points: 1,
        scalars: 0,
    });
    assert_eq!(m::msm(&one, &[]), mismatch);
    assert_eq!(m::msm_bigint(&one, &[]), mismatch);
    assert_eq!(one[0].into_group() * Fr::ONE, G::generator());
}

/// The words of a field element are `x·2^(64N) mod p`: one word, two and more, up to twelve.
#[test]
fn words_are_montgomery_words() {
    fn of<F: Coordinate>(words: usize) {
        assert_eq!(F::WORDS, words);
        let seed = &mut 11;
        let n = words / F::extension_degree() as usize;
        let radix = F::BasePrimeField::from(2u64).pow([64 * n as u64]);
        for _ in 0..20 {
            let parts: Vec<F::BasePrimeField> =
                (0..F::extension_degree()).map(|_| field(seed)).collect();
            let x = F::from_base_prime_field_elems(parts.iter().copied()).unwrap();
            let want: Vec<u64> = parts
                .iter()
                .flat_map(|c| (*c * radix).into_bigint().as_ref().to_vec())
                .collect();
            let mut got = vec![1; words];
            x.write(&mut got);
            assert_eq!(got, want);
            assert_eq!(F::read(&got), x);
        }
    }
    of::<Fq>(2);
    of::<ark_bn254::Fq>(4);
    of::<ark_secp256k1::Fq>(4);
    of::<ark_bls12_377::Fq>(6);
    of::<ark_bls12_381::Fq>(6);
    of::<ark_bw6_761::Fq>(12);
    of::<ark_bn254::Fq2>(8);
    of::<ark_bls12_377::Fq2>(12);
    of::<ark_bls12_381::Fq2>(12);
    of::<ark_mnt6_298::Fq3>(15);
    of::<ark_mnt6_753::Fq3>(36);
}

/// The engine of another curve, group or form takes no points of this one; one of the same curve made elsewhere does.
#[test]
fn points_of_another_engine() {
    use msmith::curve::{Group, by_name, edwards};
    use msmith_arkworks::{AffinePoints, Budget, twisted_edwards};
    let (seed, options) = (&mut 5, &Options::default());
    let pallas = points::<ark_pallas::PallasConfig>(8, seed);
    let view = AffinePoints::new(&pallas).unwrap();
    let jubjub: Vec<ark_ed_on_bls12_381::EdwardsAffine> = vec![AffineRepr::generator(); 8];
    let others = twisted_edwards::AffinePoints::new(&jubjub).unwrap();
    let engine = |name, group| msmith::Engine::new(by_name(name).unwrap(), group).unwrap();
    let jubjub = msmith::Engine::edwards(edwards::by_name("jubjub").unwrap()).unwrap();
    let own = engine("pallas", Group::G1);
    let scalars = Scalars::U8(&[1, 2, 3, 4, 5, 6, 7, 8]);
    let outcomes =
        |engine: &msmith::Engine, points: &dyn msmith::Points| -> Vec<Result<(), Error>> {
            let domain = Domain::with_root(engine.scalar_field().unwrap(), 1, &[1]).unwrap();
            vec![
                engine.msm(points, scalars, options).map(drop),
                engine
                    .msm_same_points(points, &[scalars], options)
                    .map(drop),
                msmith::msm_same_scalars(&[(engine, points)], scalars, options).map(drop),
                engine.stream(options).unwrap().push(points, scalars),
                engine
                    .prepare(points, Budget::PointsPerBase(1), options)
                    .map(drop),
                engine.mul_each(points, scalars, options).map(drop),
                engine.fold(points, points, &[2], options).map(drop),
                engine.fft(points, &domain, options).map(drop),
                engine.check_subgroup(points, options),
                engine.check_on_curve(points),
            ]
        };
    let foreign = [
        engine("vesta", Group::G1),
        engine("bls12-381", Group::G1),
        engine("bn254", Group::G2),
        jubjub.clone(),
    ];
    for engine in &foreign {
        for (k, done) in outcomes(engine, &view).into_iter().enumerate() {
            assert!(
                matches!(&done, Err(Error::Curve(why)) if why.contains("pallas")),
                "{k}: {done:?}"
            );
        }
    }
    for (k, done) in outcomes(&own, &others).into_iter().enumerate() {
        assert!(
            matches!(&done, Err(Error::Curve(why)) if why.contains("jubjub")),
            "{k}: {done:?}"
        );
    }
    let right = own.msm(&view, scalars, options).unwrap().point;
    let renamed = msmith::curve::Curve {
        name: "another".into(),
        ..own.curve().clone()
    };
    let renamed = msmith::Engine::new(&renamed, Group::G1).unwrap();
    assert_eq!(renamed.msm(&view, scalars, options).unwrap().point, right);
    assert!(jubjub.msm(&others, scalars, options).is_ok());
    // Bases in Edwards coordinates are none of the Weierstrass form.
    let bases = jubjub.prepare(&others, Budget::Fastest, options).unwrap();
    type Bases = msmith_arkworks::Bases<ark_ed_on_bls12_381::JubjubConfig>;
    assert!(matches!(Bases::from_table(bases), Err(Error::Bases(_))));
}
