//! Arkworks' encodings, written by arkworks and read here.

use ark_ec::short_weierstrass::{Affine, SWCurveConfig};
use ark_ec::{AffineRepr, CurveGroup, PrimeGroup};
use ark_serialize::{CanonicalSerialize, Compress};
use msmith::curve::{Curve, Group, GroupNumbers, GroupSpec, Numbers, known};
use msmith::{Engine, Error as Core, Options, Point};
use msmith_io::{BasesFormat, Error, random, zcash};
use num_bigint::BigUint;

/// G, 2G, −3G, infinity, 5G, …: both signs occur.
fn points<C: SWCurveConfig>() -> Vec<Affine<C>> {
    let g = ark_ec::short_weierstrass::Projective::<C>::generator();
    let multiple = |k: i64| {
        let p = g * C::ScalarField::from(k.unsigned_abs());
        if k < 0 {
            (-p).into_affine()
        } else {
            p.into_affine()
        }
    };
    [1, 2, -3, 0, 5, -1, 77, 78].map(multiple).to_vec()
}

fn written<C: SWCurveConfig>(list: &[Affine<C>], mode: Compress) -> Vec<u8> {
    let mut bytes = Vec::new();
    list.to_vec().serialize_with_mode(&mut bytes, mode).unwrap();
    bytes
}

/// The same points as fixed-width integers.
fn plain<C: SWCurveConfig>(engine: &Engine, list: &[Affine<C>]) -> Vec<u8> {
    use ark_ff::{BigInteger, Field, PrimeField};
    let width = engine.curve().p.bits().div_ceil(8) as usize;
    let mut out = Vec::new();
    for point in list {
        let (x, y) = point.xy().unwrap_or_default();
        for part in [x, y].iter().flat_map(|c| c.to_base_prime_field_elements()) {
            let mut bytes = part.into_bigint().to_bytes_le();
            bytes.resize(width, 0);
            out.extend(bytes);
        }
    }
    out
}

fn both_ways<C: SWCurveConfig>(name: &str, group: Group) {
    both_ways_on::<C>(known::by_name(name).unwrap(), group);
}

fn both_ways_on<C: SWCurveConfig>(curve: &Curve, group: Group) {
    let (name, engine) = (&curve.name[..], Engine::new(curve, group).unwrap());
    let list = points::<C>();
    let want = BasesFormat::AFFINE_LE
        .read(&engine, &plain(&engine, &list), &Options::default())
        .unwrap();
    for (format, mode) in [
        (BasesFormat::ARK_COMPRESSED, Compress::Yes),
        (BasesFormat::ARK_UNCOMPRESSED, Compress::No),
    ] {
        let bytes = written(&list, mode);
        let got = format.read(&engine, &bytes, &Options::default()).unwrap();
        assert_eq!(
            (&got.words, &got.finite),
            (&want.words, &want.finite),
            "{name} {group}"
        );
        assert_eq!(
            format.list(&engine, &want, &Options::default()).unwrap(),
            bytes,
            "{name}"
        );
        assert_eq!(
            format
                .read(&engine, &[0; 8], &Options::default())
                .unwrap()
                .finite
                .len(),
            0
        );

        // One point more or less than counted, a count beyond the file, a torn file.
        let refused = |bytes: &[u8]| {
            format
                .read(&engine, bytes, &Options::default())
                .unwrap_err()
        };
        let count = |n: u64| [&n.to_le_bytes(), &bytes[8..]].concat();
        assert_eq!(
            refused(&count(7)),
            Error::Overlong {
                what: "points",
                items: 7
            }
        );
        for n in [9, 1 << 40, u64::MAX] {
            assert_eq!(
                refused(&count(n)),
                Error::Count {
                    what: "points",
                    count: n,
                    most: 8
                }
            );
        }
        let torn = refused(&bytes[..bytes.len() - 1]);
        assert_eq!(
            torn,
            Error::Count {
                what: "points",
                count: 8,
                most: 7
            }
        );
        assert!(matches!(
            refused(&[&bytes[..], &[0]].concat()),
            Error::Overlong { items: 8, .. }
        ));
        assert!(matches!(
            refused(&bytes[..7]),
            Error::Length { bytes: 7, .. }
        ));

        // What arkworks itself lets pass: something next to infinity; and the other flags.
        let size = (bytes.len() - 8) / 8;
        let first = 8 + 3 * size;
        let infinity = first..first + size;
        let last = infinity.end - 1;
        let mut beside = bytes.clone();
        beside[infinity.start + 1] = 1;
        assert!(
            matches!(refused(&beside), Error::Encoding { index: 3, .. }),
            "{name}"
        );
        let mut more = bytes.clone();
        let flag = if name == "bls12-381" {
            infinity.start
        } else {
            last
        };
        more[flag] |= if name == "bls12-381" { 0x20 } else { 0x80 };
        assert!(
            matches!(refused(&more), Error::Encoding { index: 3, .. }),
            "{name}"
        );
        // −3G with the sign of 3G: another point if compressed, a contradiction if not.
        let mut sign = bytes.clone();
        sign[if name == "bls12-381" {
            8 + 2 * size
        } else {
            8 + 3 * size - 1
        }] ^= if name == "bls12-381" { 0x20 } else { 0x80 };
        if mode == Compress::Yes {
            assert_ne!(
                format
                    .read(&engine, &sign, &Options::default())
                    .unwrap()
                    .words,
                want.words
            );
        } else {
            assert!(
                matches!(refused(&sign), Error::Encoding { index: 2, .. }),
                "{name}"
            );
        }
        // The other format's bytes.
        let other = written(
            &list,
            if mode == Compress::Yes {
                Compress::No
            } else {
                Compress::Yes
            },
        );
        refused(&other);
        // x = p, and the first x that is on no point (0 and 1 may have order 2 or 3).
        let with_x = |x: &BigUint| {
            let mut bytes = bytes.clone();
            let width = engine.curve().p.bits().div_ceil(8) as usize;
            let at = 8 + size;
            let mut le = x.to_bytes_le();
            le.resize(width, 0);
            let part = &mut bytes[at..at + width];
            let (top, keep) = if name == "bls12-381" {
                le.reverse();
                (0, part[0] & 0xe0)
            } else if mode == Compress::Yes && size == width {
                (width - 1, part[width - 1] & 0xc0)
            } else {
                (0, 0)
            };
            part.copy_from_slice(&le);
            part[top] |= keep;
            format.read(&engine, &bytes, &Options::default()).err()
        };
        let high = with_x(&engine.curve().p);
        assert_eq!(
            high,
            Some(Error::Engine(Core::NonCanonical { index: 1 })),
            "{name} {group}"
        );
        let off = (2u32..200).map(BigUint::from).find_map(|x| with_x(&x));
        assert_eq!(
            off,
            Some(Error::Engine(Core::NotOnCurve { index: 1 })),
            "{name} {group}"
        );
    }
}

#[test]
fn curves_with_a_pairing() {
    both_ways::<ark_bls12_377::g1::Config>("bls12-377", Group::G1);
    both_ways::<ark_bls12_377::g2::Config>("bls12-377", Group::G2);
    both_ways::<ark_bn254::g1::Config>("bn254", Group::G1);
    both_ways::<ark_bn254::g2::Config>("bn254", Group::G2);
    both_ways::<ark_bw6_761::g1::Config>("bw6-761", Group::G1);
    both_ways::<ark_bw6_761::g2::Config>("bw6-761", Group::G2);
}

/// This one is written in another way than all the others.
#[test]
fn bls12_381() {
    both_ways::<ark_bls12_381::g1::Config>("bls12-381", Group::G1);
    both_ways::<ark_bls12_381::g2::Config>("bls12-381", Group::G2);
}

/// secp256k1 needs a byte more for the flags.
#[test]
fn curves_of_256_bits() {
    both_ways::<ark_pallas::PallasConfig>("pallas", Group::G1);
    both_ways::<ark_vesta::VestaConfig>("vesta", Group::G1);
    both_ways::<ark_secp256k1::Config>("secp256k1", Group::G1);
}

/// A group over a cubic extension, u³ = 5: arkworks' bytes, and every format that a curve of a user's has.
#[test]
fn a_cubic_extension() {
    use ark_ff::{BigInteger, Field, PrimeField};
    type C = ark_mnt6_298::g2::Config;
    let parts = |x: &ark_mnt6_298::Fq3| -> Vec<BigUint> {
        let bytes = |c: ark_mnt6_298::Fq| BigUint::from_bytes_le(&c.into_bigint().to_bytes_le());
        x.to_base_prime_field_elements().map(bytes).collect()
    };
    let cofactor: Vec<u8> = (<C as ark_ec::CurveConfig>::COFACTOR.iter())
        .flat_map(|w| w.to_le_bytes())
        .collect();
    let curve = Curve {
        name: "mnt6-298".into(),
        p: BigUint::from_bytes_le(&ark_mnt6_298::Fq::MODULUS.to_bytes_le()),
        r: BigUint::from_bytes_le(&ark_mnt6_298::Fr::MODULUS.to_bytes_le()),
        nonresidue: 5u32.into(),
        g1: GroupSpec {
            degree: 3,
            a: parts(&C::COEFF_A),
            b: parts(&C::COEFF_B),
            gx: parts(&C::GENERATOR.x),
            gy: parts(&C::GENERATOR.y),
            cofactor: BigUint::from_bytes_le(&cofactor),
        },
        g2: None,
    };
    curve.validate().unwrap();
    both_ways_on::<C>(&curve, Group::G1);
    let engine = Engine::new(&curve, Group::G1).unwrap();
    let options = &Options::default();
    let mut points = random::points(&engine, 100, 5).unwrap();
    engine.check_subgroup(&points, options).unwrap();
    points.finite[7] = false;
    points.words[7 * points.stride..][..points.stride].fill(0);
    let mut formats = 0;
    for format in BasesFormat::ALL.iter().filter(|f| f.has(&curve)) {
        let bytes = format.encode(&engine, &points).unwrap();
        let got = format.decode(&engine, &bytes, 100, options).unwrap();
        assert_eq!(
            (got.words, got.finite),
            (points.words.clone(), points.finite.clone())
        );
        formats += 1;
    }
    assert!(formats >= 6, "{formats}");
}

/// A curve from a file, which no list of curves knows.
#[test]
fn a_curve_by_its_numbers() {
    let engine = Engine::new(&mine(), Group::G1).unwrap();
    let plain = (BasesFormat::AFFINE_LE)
        .read(&engine, &[1, 37, 1, 97 - 37], &Options::default())
        .unwrap();
    let bytes = [2, 0, 0, 0, 0, 0, 0, 0, 1, 37, 0, 1, 97 - 37, 0x80];
    let points = BasesFormat::ARK_UNCOMPRESSED
        .read(&engine, &bytes, &Options::default())
        .unwrap();
    assert_eq!(points.words, plain.words);
    let bytes = [2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0x80];
    let points = BasesFormat::ARK_COMPRESSED
        .read(&engine, &bytes, &Options::default())
        .unwrap();
    assert_eq!((points.words, points.finite), (plain.words, plain.finite));
    let Err(Error::NoFormat { formats, .. }) =
        BasesFormat::ZCASH.read(&engine, &bytes, &Options::default())
    else {
        panic!("accepted")
    };
    assert!(formats.starts_with("affine-le, affine-be, ark-compressed, ark-uncompressed"));
    assert!(!formats.contains("zcash"), "{formats}");
}

fn mine() -> Curve {
    let numbers = Numbers {
        name: "mine",
        p: "97",
        r: "103",
        nonresidue: "0",
        g1: GroupNumbers {
            a: &["0"],
            b: &["10"],
            gx: &["1"],
            gy: &["37"],
            cofactor: None,
        },
        g2: None,
    };
    Curve::from_numbers(&numbers).unwrap()
}

/// Every x of a small curve: its two points, or none.
#[test]
fn every_x_of_a_small_curve() {
    let engine = Engine::new(&mine(), Group::G1).unwrap();
    let mut points = 1;
    for x in 0..97u32 {
        for flag in [0, 0x80] {
            let bytes = [1, 0, 0, 0, 0, 0, 0, 0, x as u8, flag];
            let read = BasesFormat::ARK_COMPRESSED.read(&engine, &bytes, &Options::default());
            let want: Vec<u32> = (0..97)
                .filter(|y| y * y % 97 == (x * x * x + 10) % 97)
                .collect();
            match (read, &want[..]) {
                (Ok(read), [_, _]) => {
                    points += 1;
                    let y = u32::try_from(&engine.from_words(&read.words)[1]).unwrap();
                    assert!(want.contains(&y) && (y > 48) == (flag != 0));
                }
                (Err(Error::Engine(Core::NotOnCurve { index: 0 })), []) => {}
                (read, want) => panic!("{x}: {read:?}, not {want:?}"),
            }
        }
    }
    assert_eq!(points, 103);
}

/// A point with y = 0 has no sign.
#[test]
fn a_point_of_order_two() {
    let curve = Curve::from_numbers(&Numbers {
        name: "even",
        p: "103",
        r: "7",
        nonresidue: "0",
        g1: GroupNumbers {
            a: &["0"],
            b: &["1"],
            gx: &["12"],
            gy: &["9"],
            cofactor: Some("12"),
        },
        g2: None,
    });
    let engine = Engine::new(&curve.unwrap(), Group::G1).unwrap();
    let read = |flag| {
        BasesFormat::ARK_COMPRESSED.read(
            &engine,
            &[1, 0, 0, 0, 0, 0, 0, 0, 102, flag],
            &Options::default(),
        )
    };
    let point = read(0).unwrap();
    assert_eq!(
        engine.from_words(&point.words),
        [102u32.into(), BigUint::ZERO]
    );
    assert!(matches!(read(0x80), Err(Error::Encoding { index: 0, .. })));
}

/// Also those that arkworks does not have.
#[test]
fn every_built_in_curve() {
    for curve in known::all() {
        for (group, spec) in curve.groups() {
            if known::is_toy(curve) && spec.degree > 1 {
                continue; // The engine has no extensions of one-word fields.
            }
            let engine = Engine::new(curve, group).unwrap();
            let points = random::points(&engine, 40, 8).unwrap();
            let (zero, p) = (BigUint::ZERO, &curve.p);
            let (width, flagged) = (p.bits().div_ceil(8), (p.bits() + 2).div_ceil(8));
            let mut bytes = 40u64.to_le_bytes().to_vec();
            for point in points.words.chunks(points.stride) {
                let (x, y) = point.split_at(points.stride / 2);
                if curve.name == "bls12-381" {
                    let point = Point::new(point);
                    bytes.extend(zcash::compress(&engine, &point).unwrap());
                    continue;
                }
                let y = engine.from_words(y);
                let decides = y.iter().rev().find(|c| **c != zero).unwrap_or(&zero);
                for (i, part) in engine.from_words(x).iter().enumerate() {
                    let size = if i + 1 == y.len() { flagged } else { width };
                    let mut part = part.to_bytes_le();
                    part.resize(size as usize, 0);
                    bytes.extend(part);
                }
                let larger = decides + decides > *p;
                *bytes.last_mut().unwrap() |= if larger { 0x80 } else { 0 };
            }
            let read = BasesFormat::ARK_COMPRESSED
                .read(&engine, &bytes, &Options::default())
                .unwrap();
            assert_eq!(read.words, points.words, "{} {group}", curve.name);
        }
    }
}

/// Bits between p and the flags.
#[test]
fn a_coordinate_beyond_its_words() {
    let engine = Engine::new(known::by_name("secp256k1").unwrap(), Group::G1).unwrap();
    let list = points::<ark_secp256k1::Config>();
    for (format, mode) in [
        (BasesFormat::ARK_COMPRESSED, Compress::Yes),
        (BasesFormat::ARK_UNCOMPRESSED, Compress::No),
    ] {
        let mut bytes = written(&list[..1], mode);
        *bytes.last_mut().unwrap() |= 1;
        let read = format.read(&engine, &bytes, &Options::default());
        assert_eq!(
            read.err(),
            Some(Error::Engine(Core::NonCanonical { index: 0 }))
        );
    }
}

/// Prints the time of a compressed point here and in arkworks, in turn; run it by name, with --release and --nocapture.
#[test]
#[ignore = "a measurement"]
fn timing() {
    use ark_serialize::{CanonicalDeserialize, Validate};
    use std::time::{Duration, Instant};
    fn least(best: &mut Duration, job: impl FnOnce()) {
        let start = Instant::now();
        job();
        *best = start.elapsed().min(*best);
    }
    fn one<C: SWCurveConfig>(name: &str, group: Group) {
        let engine = Engine::new(known::by_name(name).unwrap(), group).unwrap();
        let points = points::<C>().repeat(250);
        let bytes = written(&points, Compress::Yes);
        let (mut ours, mut theirs) = (Duration::MAX, Duration::MAX);
        for _ in 0..9 {
            least(&mut ours, || {
                BasesFormat::ARK_COMPRESSED
                    .read(&engine, &bytes, &Options::default())
                    .unwrap();
            });
            least(&mut theirs, || {
                let read =
                    |b| Vec::<Affine<C>>::deserialize_with_mode(b, Compress::Yes, Validate::No);
                assert_eq!(read(&bytes[..]).unwrap().len(), points.len());
            });
        }
        let micros = |d: Duration| d.as_secs_f64() * 1e6 / points.len() as f64;
        let (ours, theirs) = (micros(ours), micros(theirs));
        let ratio = ours / theirs;
        println!("{name} {group}: {ours:.2} µs a point, arkworks {theirs:.2} µs, ratio {ratio:.2}");
    }
    one::<ark_bls12_377::g1::Config>("bls12-377", Group::G1);
    one::<ark_bls12_377::g2::Config>("bls12-377", Group::G2);
    one::<ark_bls12_381::g1::Config>("bls12-381", Group::G1);
    one::<ark_bls12_381::g2::Config>("bls12-381", Group::G2);
    one::<ark_bn254::g1::Config>("bn254", Group::G1);
    one::<ark_bn254::g2::Config>("bn254", Group::G2);
    one::<ark_bw6_761::g1::Config>("bw6-761", Group::G1);
    one::<ark_pallas::PallasConfig>("pallas", Group::G1);
    one::<ark_vesta::VestaConfig>("vesta", Group::G1);
    one::<ark_secp256k1::Config>("secp256k1", Group::G1);
}
