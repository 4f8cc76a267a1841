//! Files of points there and back, what is refused, and random points.

use msmith::curve::{Group, known};
use msmith::{Engine, Error as Core, Options, Point, WordPoints};
use msmith_io::{BasesFormat, Error, hex, random, zcash};

fn engine(name: &str, group: Group) -> Engine {
    Engine::new(known::by_name(name).unwrap(), group).unwrap()
}

/// Fixed width, both orders.
fn written(engine: &Engine, points: &WordPoints, big: bool) -> Vec<u8> {
    let width = engine.curve().p.bits().div_ceil(8) as usize;
    let mut out = Vec::new();
    for (point, finite) in points.words.chunks(points.stride).zip(&points.finite) {
        for part in engine.from_words(point) {
            let mut bytes = if *finite {
                part.to_bytes_le()
            } else {
                Vec::new()
            };
            bytes.resize(width, 0);
            if big {
                bytes.reverse();
            }
            out.extend(bytes);
        }
    }
    out
}

#[test]
fn random_points_of_every_curve_read_back() {
    for curve in known::all() {
        for (group, spec) in curve.groups() {
            if known::is_toy(curve) && spec.degree > 1 {
                continue; // The engine has no extensions of one-word fields.
            }
            let engine = Engine::new(curve, group).unwrap();
            let mut points = random::points(&engine, 150, 3).unwrap();
            // In the subgroup, and of use as a base everywhere.
            engine.check_subgroup(&points, &Options::default()).unwrap();
            if !known::is_toy(curve) {
                let mut x: Vec<_> = points
                    .words
                    .chunks(points.stride)
                    .map(|p| p.to_vec())
                    .collect();
                x.sort();
                x.dedup();
                assert_eq!(x.len(), 150, "{} {group}", curve.name);
            }
            let shorter = random::points(&engine, 70, 3).unwrap();
            assert_eq!(shorter.words, points.words[..70 * points.stride]);
            points.finite[5] = false;
            points.words[5 * points.stride..6 * points.stride].fill(0);
            for (format, big) in [
                (BasesFormat::AFFINE_LE, false),
                (BasesFormat::AFFINE_BE, true),
            ] {
                let bytes = written(&engine, &points, big);
                let read = format.read(&engine, &bytes, &Options::default()).unwrap();
                assert_eq!((&read.words, &read.finite), (&points.words, &points.finite));
                let short = format.read(&engine, &bytes[..bytes.len() - 1], &Options::default());
                assert!(matches!(short, Err(Error::Length { .. })), "{short:?}");
            }
        }
    }
    assert!(random::points(&engine("bn254", Group::G1), usize::MAX, 0).is_err());
}

#[test]
fn random_scalars_are_below_r() {
    for curve in known::all() {
        let engine = Engine::new(curve, Group::G1).unwrap();
        let list = random::scalars(&engine, 100, 9).unwrap();
        for words in list.words.chunks(list.per) {
            let bytes: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
            assert!(num_bigint::BigUint::from_bytes_le(&bytes) < curve.r);
        }
        assert_eq!(
            list.words[..5 * list.per],
            random::scalars(&engine, 5, 9).unwrap().words
        );
    }
}

/// zkcrypto's k·G, compressed and not.
#[test]
fn multiples_of_the_generators() {
    for (group, text) in [
        (
            Group::G1,
            include_str!("../../../../../vectors/zkcrypto/g1.txt"),
        ),
        (
            Group::G2,
            include_str!("../../../../../vectors/zkcrypto/g2.txt"),
        ),
    ] {
        let engine = engine("bls12-381", group);
        let column = |k: usize| -> Vec<Vec<u8>> {
            let cell = |l: &str| hex::decode(l.split(' ').nth(k).unwrap().as_bytes()).unwrap();
            text.lines().map(cell).collect()
        };
        let (small, large) = (column(0), column(1));
        let read = |bytes: &[u8]| BasesFormat::ZCASH.read(&engine, bytes, &Options::default());
        let points = read(&small.concat()).unwrap();
        let same = read(&large.concat()).unwrap();
        let mixed = read(&[&small[3][..], &large[4], &small[0]].concat()).unwrap();
        let stride = points.stride;
        assert_eq!((&points.words, &points.finite), (&same.words, &same.finite));
        assert_eq!(
            mixed.words[..2 * stride],
            points.words[3 * stride..5 * stride]
        );
        assert_eq!(mixed.finite, [true, true, false]);
        assert!(!points.finite[0] && points.finite[1]);
        for (i, words) in points.words.chunks(stride).enumerate() {
            let point = match i {
                0 => Point::infinity(),
                _ => Point::new(words),
            };
            assert_eq!(zcash::compress(&engine, &point).unwrap(), small[i], "{i}");
        }

        let refused = |i: usize, change: &dyn Fn(&mut Vec<u8>)| {
            let mut bytes = small[i].clone();
            change(&mut bytes);
            read(&[&small[1][..], &bytes].concat()).err()
        };
        let encoding = |e| matches!(e, Some(Error::Encoding { index: 1, .. }));
        assert!(encoding(refused(0, &|b| b[0] |= 0x20)));
        assert!(encoding(refused(0, &|b| b[20] = 1)));
        assert!(encoding(
            read(&[&small[1][..], &flagged(&large[2])].concat()).err()
        ));
        let core = |e: Core| Some(Error::Engine(e));
        assert_eq!(
            refused(2, &|b| {
                b.fill(0xff);
                b[0] = 0x9f
            }),
            core(Core::NonCanonical { index: 1 })
        );
        // No point of either group has x = 1.
        let off = refused(2, &|b| {
            b.fill(0);
            b[0] = 0x80;
            *b.last_mut().unwrap() = 1
        });
        assert_eq!(off, core(Core::NotOnCurve { index: 1 }));
        let cut = refused(2, &|b| b.truncate(40));
        assert!(matches!(cut, Some(Error::Truncated { index: 1, .. })));
        let mut wrong = large[2].clone();
        *wrong.last_mut().unwrap() ^= 1;
        assert_eq!(read(&wrong).err(), core(Core::NotOnCurve { index: 0 }));
    }
    let zero = [&[0x80][..], &[0; 47]].concat();
    assert_eq!(
        BasesFormat::ZCASH
            .read(&engine("bls12-381", Group::G1), &zero, &Options::default())
            .err(),
        Some(Error::Engine(Core::NotInSubgroup { index: 0 }))
    );
    let other = engine("bls12-377", Group::G1);
    for format in [BasesFormat::ZCASH, BasesFormat::KZG_SETUP] {
        let Err(e) = format.read(&other, &[0; 96], &Options::default()) else {
            panic!("accepted")
        };
        assert!(
            e.to_string()
                .contains("affine-le, affine-be, ark-compressed"),
            "{e}"
        );
    }
    assert!(matches!(
        BasesFormat::by_name("pem"),
        Err(Error::Unknown { .. })
    ));
}

fn flagged(point: &[u8]) -> Vec<u8> {
    let mut point = point.to_vec();
    point[0] |= 0x20;
    point
}

#[test]
fn coordinates_at_p() {
    let engine = engine("bn254", Group::G1);
    let mut bytes = vec![0; 64];
    bytes[..32].copy_from_slice(&engine.curve().p.to_bytes_be());
    let read = BasesFormat::AFFINE_BE.read(&engine, &bytes, &Options::default());
    assert_eq!(
        read.err(),
        Some(Error::Engine(Core::NonCanonical { index: 0 }))
    );
}
