//! Whatever is written is read again, and equal: every format over every curve, group and form, for lists of every kind.

use std::collections::BTreeMap;

use ark_ec::twisted_edwards::{Affine, TECurveConfig};
use ark_ec::{AffineRepr, CurveGroup};
use ark_serialize::{CanonicalSerialize, Compress};
use msmith::curve::{Group, edwards, known};
use msmith::{Engine, Error as Core, Options, Point, WordPoints};
use msmith_io::{BasesFormat, Error, curve_file, pairs, random, zcash};
use num_bigint::BigUint;

/// Every engine: of Weierstrass curves, of Edwards curves, and of the latter in the coordinates of the former.
fn engines() -> Vec<(String, Engine)> {
    let mut all = Vec::new();
    for curve in known::all() {
        for (group, _) in curve.groups() {
            // Quadratic extensions of toys have no engine.
            if let Ok(engine) = Engine::new(curve, group) {
                all.push((format!("{} {group}", curve.name), engine));
            }
        }
    }
    for curve in edwards::all() {
        let engine = Engine::edwards(curve).unwrap();
        let weierstrass = Engine::new(engine.curve(), Group::G1).unwrap();
        assert!(engine.takes_edwards_points() && !weierstrass.takes_edwards_points());
        all.push((format!("{} in Edwards form", curve.name), engine));
        all.push((format!("{} in Weierstrass form", curve.name), weierstrass));
    }
    all
}

fn list(engine: &Engine, points: &[(&[u64], bool)]) -> WordPoints {
    WordPoints {
        stride: 2 * engine.words(),
        words: points.iter().flat_map(|p| p.0.to_vec()).collect(),
        finite: points.iter().map(|p| p.1).collect(),
    }
}

/// What is read for what was written: on an Edwards curve the neutral point is finite.
fn expected(engine: &Engine, points: &WordPoints) -> (Vec<u64>, Vec<bool>) {
    let (mut words, mut finite) = (points.words.clone(), points.finite.clone());
    let w = engine.words();
    for (point, finite) in words.chunks_exact_mut(2 * w).zip(&mut finite) {
        if !*finite {
            point.fill(0);
            if engine.takes_edwards_points() {
                point[w..].copy_from_slice(&engine.to_words(&1u32.into()));
                *finite = true;
            }
        }
    }
    (words, finite)
}

fn there_and_back(name: &str, engine: &Engine, format: BasesFormat, points: &WordPoints) {
    let (options, what) = (Options::default(), format!("{name}, {format}"));
    let (words, finite) = expected(engine, points);
    let file = format.list(engine, points, &Options::default()).unwrap();
    let read = format.read(engine, &file, &options).unwrap();
    assert_eq!((&read.words, &read.finite), (&words, &finite), "{what}");
    let items = format.encode(engine, points).unwrap();
    assert!(file.ends_with(&items), "{what}");
    let read = format.decode(engine, &items, finite.len(), &options);
    assert_eq!(read.unwrap().words, words, "{what}");
    // What is read is written again with the same bytes.
    let again = WordPoints {
        stride: 2 * engine.words(),
        words,
        finite,
    };
    assert_eq!(
        format.list(engine, &again, &Options::default()).unwrap(),
        file,
        "{what}"
    );
}

#[test]
fn every_format_over_every_curve() {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for (name, engine) in engines() {
        let some = random::points(&engine, 18, 5).unwrap();
        engine.check_subgroup(&some, &Options::default()).unwrap();
        let point = |i: usize| (&some.words[i * some.stride..(i + 1) * some.stride], true);
        // Words of an infinite point mean nothing.
        let infinity = (&vec![7u64; some.stride][..], false);
        let lists = [
            vec![],
            vec![infinity],
            vec![point(0)],
            vec![infinity, infinity],
            (0..18)
                .map(|i| if i % 7 == 3 { infinity } else { point(i) })
                .collect(),
        ];
        for format in BasesFormat::ALL {
            if format == BasesFormat::KZG_SETUP {
                continue;
            }
            match format.list(&engine, &WordPoints::default(), &Options::default()) {
                Ok(empty) => assert!(empty.iter().all(|b| *b == 0) && empty.len() <= 8),
                Err(why) => {
                    assert!(
                        matches!(why, Error::NoFormat { .. }),
                        "{name}, {format}: {why}"
                    );
                    let read = format.read(&engine, &[], &Options::default());
                    assert_eq!(read.unwrap_err(), why);
                    continue;
                }
            }
            *counts.entry(format.name()).or_default() += 1;
            for points in &lists {
                there_and_back(&name, &engine, format, &list(&engine, points));
            }
        }
    }
    let all = counts["affine-le"];
    assert!(all > 50 && counts["affine-be"] == all && counts["montgomery-le"] == all);
    // Neither Baby Jubjub; nor BLS12-381 nor Edwards curves without the flag.
    assert_eq!(counts["ark-compressed"], all - 1);
    assert_eq!(counts["ark-uncompressed"], all - 1);
    let edwards = edwards::all().len();
    assert_eq!(counts["ark-unsigned"], all - 2 - edwards);
    assert_eq!((counts["gnark-compressed"], counts["gnark-raw"]), (6, 6));
    assert_eq!(counts["zcash"], 2);
}

/// All points of toy curves, those of order two among them: (0, 0) has the bytes of infinity where these are zeros.
#[test]
fn every_point_of_toys() {
    // y² = x³ + x modulo 103, of order 104.
    let numbers = r#"{ "name": "mine", "p": 103, "r": 13, "g1": { "a": 1, "b": 0, "gx": 18, "gy": 44, "cofactor": 8 } }"#;
    let with_origin = curve_file::read(numbers.as_bytes()).unwrap();
    let mut toys = engines();
    toys.retain(|(_, e)| e.curve().p.bits() < 8 && e.spec().degree == 1);
    assert!(toys.len() > 5);
    toys.push(("mine".into(), Engine::new(&with_origin, Group::G1).unwrap()));
    let mut refused = 0;
    for (name, engine) in toys {
        let small = |c: &BigUint| u64::try_from(c).unwrap();
        let (p, w) = (small(&engine.curve().p), engine.words());
        let is_point = |x: u64, y: u64| match engine.edwards_curve() {
            Some(c) if engine.takes_edwards_points() => {
                let xx = x * x % p;
                (small(&c.a) * xx + y * y) % p == (1 + small(&c.d) * xx % p * y * y) % p
            }
            _ => {
                let [a, b] = [&engine.spec().a[0], &engine.spec().b[0]].map(small);
                y * y % p == (x * x % p * x + a * x + b) % p
            }
        };
        let pairs = (0..p).flat_map(|x| (0..p).map(move |y| [x, y]));
        let pairs: Vec<_> = pairs.filter(|[x, y]| is_point(*x, *y)).collect();
        let mut plain = vec![0; 2 * w * pairs.len()];
        for (words, [x, y]) in plain.chunks_exact_mut(2 * w).zip(&pairs) {
            (words[0], words[w]) = (*x, *y);
        }
        let all = engine.import(&plain, &vec![true; pairs.len()]).unwrap();
        let origin = pairs.iter().position(|pair| *pair == [0, 0]);
        for format in BasesFormat::ALL {
            let fixed = format.name().starts_with("affine") || format == BasesFormat::MONTGOMERY_LE;
            match (
                format.list(&engine, &WordPoints::default(), &Options::default()),
                origin,
            ) {
                (Err(Error::NoFormat { .. } | Error::Header { .. }), _) => {}
                (_, Some(index)) if fixed => {
                    let why = "(0, 0), which this format has for infinity";
                    let want = Error::Encoding { index, why };
                    assert_eq!(
                        format.list(&engine, &all, &Options::default()).unwrap_err(),
                        want,
                        "{name}"
                    );
                    refused += 1;
                }
                _ => there_and_back(&name, &engine, format, &all),
            }
        }
    }
    assert_eq!(refused, 3);
}

fn as_arkworks_has_them<C: TECurveConfig>(name: &str) {
    use ark_ff::{BigInteger, PrimeField};
    let engine = Engine::edwards(edwards::by_name(name).unwrap()).unwrap();
    let g = Affine::<C>::generator();
    let multiple = |k: i64| {
        let p = g * C::ScalarField::from(k.unsigned_abs());
        (if k < 0 { -p } else { p }).into_affine()
    };
    let theirs = [1, 2, -3, 0, 5, -1, 77, 78].map(multiple).to_vec();
    let integer = |c: C::BaseField| {
        let parts: Vec<_> = ark_ff::Field::to_base_prime_field_elements(&c).collect();
        let mut words: Vec<u64> = Vec::new();
        for bytes in parts[0].into_bigint().to_bytes_le().chunks(8) {
            words.push(u64::from_le_bytes(bytes.try_into().unwrap()));
        }
        words.resize(engine.words(), 0);
        words
    };
    let plain: Vec<u64> = theirs
        .iter()
        .flat_map(|p| [integer(p.x), integer(p.y)].concat())
        .collect();
    let points = engine.import(&plain, &[true; 8]).unwrap();
    for (format, mode) in [
        (BasesFormat::ARK_COMPRESSED, Compress::Yes),
        (BasesFormat::ARK_UNCOMPRESSED, Compress::No),
    ] {
        let mut bytes = Vec::new();
        theirs.serialize_with_mode(&mut bytes, mode).unwrap();
        assert_eq!(
            format.list(&engine, &points, &Options::default()).unwrap(),
            bytes,
            "{name}"
        );
        let read = format.read(&engine, &bytes, &Options::default()).unwrap();
        assert_eq!(read.words, points.words, "{name}");
        // The neutral point of a caller who says that it is infinite.
        let mut other = points.clone();
        other.finite[3] = false;
        assert_eq!(
            format.list(&engine, &other, &Options::default()).unwrap(),
            bytes,
            "{name}"
        );
    }
    let mut bytes = BasesFormat::ARK_COMPRESSED
        .list(&engine, &points, &Options::default())
        .unwrap();
    let size = (bytes.len() - 8) / 8;
    let read = |bytes: &[u8]| {
        BasesFormat::ARK_COMPRESSED
            .read(&engine, bytes, &Options::default())
            .unwrap_err()
    };
    // x = 0 has no sign; y = p is not below p; half of all y have no x.
    bytes[8 + 4 * size - 1] |= 0x80;
    assert!(matches!(read(&bytes), Error::Encoding { index: 3, .. }));
    let mut p = engine.curve().p.to_bytes_le();
    p.resize(size, 0);
    bytes[8 + 3 * size..8 + 4 * size].copy_from_slice(&p);
    assert_eq!(read(&bytes), Core::NonCanonical { index: 3 }.into());
    bytes[8 + 3 * size..8 + 4 * size].fill(0);
    let off = (2..).find(|y| {
        bytes[8 + 3 * size] = *y;
        matches!(BasesFormat::ARK_COMPRESSED.read(&engine, &bytes, &Options::default()), Err(e) if e == Core::NotOnCurve { index: 3 }.into())
    });
    assert!(off.unwrap() < 20);
}

#[test]
fn edwards_points_as_arkworks_has_them() {
    as_arkworks_has_them::<ark_ed25519::EdwardsConfig>("ed25519");
    as_arkworks_has_them::<ark_ed_on_bls12_381::JubjubConfig>("jubjub");
    as_arkworks_has_them::<ark_ed_on_bls12_381_bandersnatch::BandersnatchConfig>("bandersnatch");
    as_arkworks_has_them::<ark_ed_on_bls12_377::EdwardsConfig>("ed-on-bls12-377");
}

/// What [`Engine::msm`] refuses, and what no reader takes.
#[test]
fn lists_that_are_none_are_refused() {
    for (name, engine) in engines() {
        let some = random::points(&engine, 3, 5).unwrap();
        let (w, stride) = (engine.words(), some.stride);
        let p = engine.curve().p.to_u64_digits();
        for format in BasesFormat::ALL {
            if format
                .list(&engine, &WordPoints::default(), &Options::default())
                .is_err()
            {
                continue;
            }
            let what = format!("{name}, {format}");
            let refused = |change: &dyn Fn(&mut WordPoints)| {
                let mut points = some.clone();
                change(&mut points);
                let why = format.encode(&engine, &points).unwrap_err();
                assert_eq!(
                    format
                        .list(&engine, &points, &Options::default())
                        .unwrap_err(),
                    why,
                    "{what}"
                );
                let path = std::env::temp_dir().join("msmith-io-never-written.bin");
                assert_eq!(
                    format.write(&engine, &points, &path, |_| true).unwrap_err(),
                    why,
                    "{what}"
                );
                why
            };
            let layout = |e| matches!(e, Error::Engine(Core::Layout(_)));
            assert!(layout(refused(&|p| p.finite.push(true))), "{what}");
            assert!(layout(refused(&|p| p.words.truncate(2 * stride))), "{what}");
            assert!(layout(refused(&|p| p.words.clear())), "{what}");
            for other in [0, 1, stride - 1, stride + 1, usize::MAX] {
                assert!(layout(refused(&|p| p.stride = other)), "{what}");
            }
            let at_p = |point: usize, part: usize| {
                refused(&|points| {
                    let place = &mut points.words[point * stride + part * w..][..w];
                    place.fill(0);
                    place[..p.len()].copy_from_slice(&p);
                })
            };
            assert_eq!(at_p(1, 0), Core::NonCanonical { index: 1 }.into(), "{what}");
            assert_eq!(at_p(2, 1), Core::NonCanonical { index: 2 }.into(), "{what}");
            let highest = refused(&|points| points.words[..w].fill(u64::MAX));
            assert_eq!(highest, Core::NonCanonical { index: 0 }.into(), "{what}");
            // Off the curve: x and y exchanged, unless that is a point too.
            let exchanged =
                |points: &mut WordPoints| points.words[stride..2 * stride].rotate_left(w);
            let mut other = some.clone();
            exchanged(&mut other);
            let integers: Vec<BigUint> = engine.from_words(&other.words[stride..2 * stride]);
            let plain: Vec<u64> = (integers.iter())
                .flat_map(|c| {
                    let mut words = c.to_u64_digits();
                    words.resize(w / engine.spec().degree, 0);
                    words
                })
                .collect();
            if engine.import(&plain, &[true]).is_err() {
                assert_eq!(
                    refused(&exchanged),
                    Core::NotOnCurve { index: 1 }.into(),
                    "{what}"
                );
            }
        }
    }
}

#[test]
fn single_points_that_are_none_are_refused() {
    for (curve, group) in [
        ("bls12-381", Group::G1),
        ("bls12-381", Group::G2),
        ("bls12-377", Group::G1),
    ] {
        let engine = Engine::new(known::by_name(curve).unwrap(), group).unwrap();
        let some = random::points(&engine, 1, 5).unwrap();
        let w = engine.words();
        let (x, y) = (some.words[..w].to_vec(), some.words[w..].to_vec());
        let refused = |x: &[u64], y: &[u64]| {
            let point = Point::new([x, y].concat());
            let why = pairs::write(&engine, &point).unwrap_err();
            if curve == "bls12-381" {
                assert_eq!(zcash::compress(&engine, &point).unwrap_err(), why);
            }
            why
        };
        let layout = |e| matches!(e, Error::Engine(Core::Layout(_)));
        for (x, y) in [(&x[1..], &y[..]), (&x, &y[1..]), (&x, &[])] {
            assert!(layout(refused(x, y)));
        }
        assert!(layout(refused(&[&x[..], &[0]].concat(), &y)));
        let p = engine.curve().p.to_u64_digits();
        let mut above = x.clone();
        above[..p.len()].copy_from_slice(&p);
        assert_eq!(refused(&above, &y), Core::NonCanonical { index: 0 }.into());
        assert_eq!(refused(&x, &x), Core::NotOnCurve { index: 0 }.into());
    }
    // A point of order 3, which has no compressed form that is read.
    let engine = Engine::new(known::by_name("bls12-381").unwrap(), Group::G1).unwrap();
    let three = WordPoints {
        stride: 12,
        words: [engine.to_words(&0u32.into()), engine.to_words(&2u32.into())].concat(),
        finite: vec![true],
    };
    let point = three.get(0).unwrap();
    let outside = Error::from(Core::NotInSubgroup { index: 0 });
    assert_eq!(zcash::compress(&engine, &point).unwrap_err(), outside);
    assert_eq!(pairs::write(&engine, &point).unwrap().len(), 128);
    for format in BasesFormat::ALL {
        let compressed = ["zcash", "ark-compressed", "gnark-compressed"].contains(&format.name());
        match format.list(&engine, &three, &Options::default()) {
            Err(why) if compressed => assert_eq!(why, outside, "{format}"),
            Err(why) => assert!(!matches!(why, Error::Engine(_)), "{format}: {why}"),
            Ok(_) => there_and_back("order 3", &engine, format, &three),
        }
    }
}
