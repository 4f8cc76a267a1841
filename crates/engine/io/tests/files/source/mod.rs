//! Files of snarkjs against what snarkjs says is in them, ranges of every format, and damaged files.

mod damage;
mod owners;
mod questions;
mod snarkjs;

use ark_ec::short_weierstrass::{Affine, Projective, SWCurveConfig};
use ark_ec::{CurveGroup, PrimeGroup};
use ark_serialize::{CanonicalSerialize, Compress};
use msmith::curve::{Curve, Group, known};
use msmith::{Engine, Error as Core, Options, Points, WordPoints};
use msmith_io::source::{FileFormat, Format, Holds, Source};
use msmith_io::{BasesFormat, Error, ScalarsFormat, random};
use num_bigint::BigUint;
use serde_json::Value;

const CURVES: [&str; 2] = ["bn254", "bls12-381"];

/// A file of snarkjs.
fn vector(name: &str) -> Vec<u8> {
    vector_of(&format!("snarkjs/{name}"))
}

fn vector_of(name: &str) -> Vec<u8> {
    let path = format!("{}/../../../vectors/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read(&path).unwrap_or_else(|e| panic!("{path}: {e}"))
}

fn json(name: &str) -> Value {
    serde_json::from_slice(&vector(name)).unwrap()
}

fn curve(name: &str) -> &'static Curve {
    known::by_name(name).unwrap()
}

fn engine(name: &str, group: Group) -> Engine {
    Engine::new(curve(name), group).unwrap()
}

fn open(bytes: Vec<u8>) -> Result<Source, Error> {
    Source::from_bytes(bytes, None, None)
}

/// The same list of points.
#[track_caller]
fn same(a: &WordPoints, b: &WordPoints) {
    assert_eq!((a.stride, &a.finite), (b.stride, &b.finite));
    let each = |p: &WordPoints| {
        let list = p.words.chunks(p.stride).zip(&p.finite);
        list.map(|(w, f)| f.then(|| w.to_vec())).collect::<Vec<_>>()
    };
    assert_eq!(each(a), each(b));
}

/// A section is the list, read whole, in parts, and in place.
fn is(source: &Source, engine: &Engine, section: &str, want: &WordPoints) {
    let list = source.points(engine, section).unwrap();
    let n = want.finite.len();
    assert_eq!(list.len(), n, "{section}");
    same(&list.read(0..n, &Options::default()).unwrap(), want);
    for first in 0..n {
        let last = (first + 3).min(n);
        let part = WordPoints {
            stride: want.stride,
            words: want.words[first * want.stride..last * want.stride].to_vec(),
            finite: want.finite[first..last].to_vec(),
        };
        same(&list.read(first..last, &Options::default()).unwrap(), &part);
    }
    let infinite = want.finite.iter().filter(|f| !**f).count();
    assert_eq!(list.check(&Options::default(), |_| true), Ok(infinite));
    let there = list
        .in_place(&Options::default(), |_| true)
        .unwrap()
        .unwrap();
    assert_eq!(there.len(), n);
    let mut filled = WordPoints {
        stride: want.stride,
        words: vec![0; n * want.stride],
        finite: vec![false; n],
    };
    there.fill(0, &mut filled.words, &mut filled.finite);
    same(&filled, want);
    let scalars = random::scalars(engine, n, 7).unwrap();
    let sum = |points: &dyn Points| {
        let options = Options::default();
        engine.msm(points, scalars.view(), &options).unwrap().point
    };
    assert_eq!(sum(&there), sum(want));
    let beyond = list
        .read(1..n + 1, &Options::default())
        .unwrap_err()
        .to_string();
    assert!(beyond.contains(&format!("there are {n}")), "{beyond}");
}

/// G, 2G, −3G, infinity, 5G.
fn multiples<C: SWCurveConfig>() -> Vec<Affine<C>> {
    let g = Projective::<C>::generator();
    let all = [1u64, 2, 3, 0, 5].map(|k| g * C::ScalarField::from(k));
    let all = [all[0], all[1], -all[2], all[3], all[4]];
    all.map(|p| p.into_affine()).to_vec()
}

/// The fields of ark-groth16's keys.
fn ark_keys<A: SWCurveConfig, B: SWCurveConfig>(name: &str) {
    let (g1, g2) = (multiples::<A>(), multiples::<B>());
    for mode in [Compress::Yes, Compress::No] {
        let mut bytes = Vec::new();
        let mut put = |x: &dyn Fn(&mut Vec<u8>)| x(&mut bytes);
        macro_rules! fields {
            ($($x:expr),+) => {$(put(&|b| $x.serialize_with_mode(b, mode).unwrap());)+};
        }
        fields!(g1[0], g2[1], g2[2], g2[4], g1[..2].to_vec());
        let verifying = bytes.clone();
        let mut put = |x: &dyn Fn(&mut Vec<u8>)| x(&mut bytes);
        macro_rules! fields {
            ($($x:expr),+) => {$(put(&|b| $x.serialize_with_mode(b, mode).unwrap());)+};
        }
        fields!(
            g1[2],
            g1[4],
            g1,
            g1[1..].to_vec(),
            g2,
            g1[2..].to_vec(),
            g1[..0].to_vec()
        );
        let [pk, vk] = match mode {
            Compress::Yes => [FileFormat::ARK_PK, FileFormat::ARK_VK],
            Compress::No => [
                FileFormat::ARK_PK_UNCOMPRESSED,
                FileFormat::ARK_VK_UNCOMPRESSED,
            ],
        };
        let of = |format, bytes: &[u8]| {
            Source::from_bytes(
                bytes.to_vec(),
                Some(Format::File(format)),
                Some(curve(name)),
            )
        };
        let key = of(pk, &bytes).unwrap();
        let lengths: Vec<_> = key.sections().iter().map(|s| s.len()).collect();
        assert_eq!(lengths, [1, 1, 1, 1, 2, 1, 1, 5, 4, 5, 3, 0]);
        assert_eq!(of(vk, &verifying).unwrap().sections().len(), 5);
        let [e1, e2] = [Group::G1, Group::G2].map(|g| engine(name, g));
        let list = |engine: &Engine, bytes: &[u8]| {
            let format = if mode == Compress::Yes {
                BasesFormat::ARK_COMPRESSED
            } else {
                BasesFormat::ARK_UNCOMPRESSED
            };
            format.read(engine, bytes, &Options::default()).unwrap()
        };
        let mut a = Vec::new();
        g1.serialize_with_mode(&mut a, mode).unwrap();
        same(
            &key.points(&e1, "A")
                .unwrap()
                .read(0..5, &Options::default())
                .unwrap(),
            &list(&e1, &a),
        );
        let mut b = Vec::new();
        g2.serialize_with_mode(&mut b, mode).unwrap();
        same(
            &key.points(&e2, "b_g2_query")
                .unwrap()
                .read(0..5, &Options::default())
                .unwrap(),
            &list(&e2, &b),
        );
        let third = key
            .points(&e1, "beta_g1")
            .unwrap()
            .read(0..1, &Options::default())
            .unwrap();
        same(
            &third,
            &key.points(&e1, "a_query")
                .unwrap()
                .read(2..3, &Options::default())
                .unwrap(),
        );

        // Torn anywhere, and one byte more.
        for n in 0..bytes.len() {
            assert!(of(pk, &bytes[..n]).is_err(), "{n}");
        }
        assert!(of(pk, &[&bytes[..], &[0]].concat()).is_err());
        // A count of 2^40 in the place of a_query's.
        let at = verifying.len() + 2 * (a.len() - 8) / 5;
        let mut many = bytes.clone();
        many[at..at + 8].copy_from_slice(&(1u64 << 40).to_le_bytes());
        let error = of(pk, &many).unwrap_err();
        let Error::Section {
            name: "a_query",
            error,
        } = &error
        else {
            panic!("{error:?}")
        };
        assert!(
            matches!(**error, Error::Count { count, .. } if count == 1 << 40),
            "{error:?}"
        );
        // Half of all x are those of a point, and nothing would be wrong.
        if mode == Compress::Yes {
            continue;
        }
        // A point that is none.
        let mut wrong = bytes.clone();
        wrong[at + 8 + 2 * (a.len() - 8) / 5 + 3] ^= 1;
        let error = of(pk, &wrong)
            .unwrap()
            .points(&e1, "A")
            .unwrap()
            .read(1..5, &Options::default())
            .unwrap_err();
        let Error::Section {
            name: "a_query",
            error,
        } = error
        else {
            panic!("{error:?}")
        };
        let index = match *error {
            Error::Engine(Core::NotOnCurve { index } | Core::NonCanonical { index }) => index,
            Error::Encoding { index, .. } => index,
            ref other => panic!("{other:?}"),
        };
        assert_eq!(index, 2);
    }
}

#[test]
fn keys_of_arkworks() {
    ark_keys::<ark_bn254::g1::Config, ark_bn254::g2::Config>("bn254");
    ark_keys::<ark_bls12_381::g1::Config, ark_bls12_381::g2::Config>("bls12-381");
    ark_keys::<ark_bls12_377::g1::Config, ark_bls12_377::g2::Config>("bls12-377");
    ark_keys::<ark_bw6_761::g1::Config, ark_bw6_761::g2::Config>("bw6-761");
}

/// Montgomery words.
fn raw(points: &WordPoints) -> Vec<u8> {
    points.words.iter().flat_map(|w| w.to_le_bytes()).collect()
}

#[test]
fn parameters_of_halo2() {
    let [e1, e2] = [Group::G1, Group::G2].map(|g| engine("bn254", g));
    let (g, two) = (
        random::points(&e1, 16, 1).unwrap(),
        random::points(&e2, 2, 1).unwrap(),
    );
    let bytes = [&3u32.to_le_bytes()[..], &raw(&g), &raw(&two)].concat();
    let format = Some(Format::File(FileFormat::HALO2_PARAMS));
    let source = Source::from_bytes(bytes.clone(), format, None).unwrap();
    let part = |p: &WordPoints, from: usize, to: usize| WordPoints {
        stride: p.stride,
        words: p.words[from * p.stride..to * p.stride].to_vec(),
        finite: p.finite[from..to].to_vec(),
    };
    is(&source, &e1, "g", &part(&g, 0, 8));
    is(&source, &e1, "g_lagrange", &part(&g, 8, 16));
    is(&source, &e2, "g2", &part(&two, 0, 1));
    is(&source, &e2, "s_g2", &part(&two, 1, 2));
    for n in 0..bytes.len() {
        assert!(Source::from_bytes(bytes[..n].to_vec(), format, None).is_err());
    }
    for k in [0u32, 2, 4, 31, 32, 40, 41, 63, 64, u32::MAX] {
        let other = [&k.to_le_bytes()[..], &bytes[4..]].concat();
        assert!(Source::from_bytes(other, format, None).is_err(), "{k}");
    }
}

#[test]
fn every_list_is_read_by_ranges() {
    let e = engine("bls12-381", Group::G1);
    let points = random::points(&e, 3000, 5).unwrap();
    let compress = |p: &[u64]| msmith_io::zcash::compress(&e, &msmith::Point::new(p)).unwrap();
    let full = |p: &[u64]| {
        let be = |x: &BigUint| {
            let b = x.to_bytes_be();
            [vec![0; 48 - b.len()], b].concat()
        };
        e.from_words(p).iter().flat_map(be).collect::<Vec<u8>>()
    };
    let each = || points.words.chunks(points.stride);
    let zcash: Vec<u8> = each().flat_map(compress).collect();
    let mixed: Vec<u8> = each()
        .enumerate()
        .flat_map(|(i, p)| if i % 3 == 1 { full(p) } else { compress(p) })
        .collect();
    let ark = [&3000u64.to_le_bytes()[..], &zcash].concat();
    let big: Vec<u8> = each().flat_map(full).collect();
    for (format, bytes) in [
        (BasesFormat::ZCASH, zcash),
        (BasesFormat::ZCASH, mixed),
        (BasesFormat::ARK_COMPRESSED, ark),
        (BasesFormat::AFFINE_BE, big),
        (BasesFormat::MONTGOMERY_LE, raw(&points)),
    ] {
        let how = Some(Format::Points(format, Group::G1));
        let source = Source::from_bytes(bytes.clone(), how, Some(e.curve())).unwrap();
        let list = source.points(&e, "points").unwrap();
        assert_eq!(
            (list.len(), source.sections()[0].holds()),
            (3000, Holds::Points(Group::G1))
        );
        for range in [
            0..3000,
            0..0,
            3000..3000,
            1023..1025,
            2047..3000,
            1500..1501,
        ] {
            let want = WordPoints {
                stride: points.stride,
                words: points.words[range.start * 12..range.end * 12].to_vec(),
                finite: points.finite[range.clone()].to_vec(),
            };
            same(&list.read(range, &Options::default()).unwrap(), &want);
        }
        let backwards = std::ops::Range { start: 2, end: 1 };
        for range in [backwards, 0..3001, 3001..3001, 0..usize::MAX] {
            assert!(
                matches!(
                    list.read(range, &Options::default()),
                    Err(Error::Range { len: 3000, .. })
                ),
                "{format}"
            );
        }
        // The number of a wrong point is that in the whole list.
        let mut wrong = bytes;
        let at = wrong.len() - 20;
        wrong[at] ^= 1;
        let source = Source::from_bytes(wrong, how, Some(e.curve())).unwrap();
        let list = source.points(&e, "points").unwrap();
        assert!(list.read(0..2999, &Options::default()).is_ok());
        if let Err(error) = list.read(2990..3000, &Options::default()) {
            let right = matches!(
                error,
                Error::Engine(
                    Core::NotOnCurve { index: 2999 } | Core::NonCanonical { index: 2999 }
                )
            );
            assert!(right, "{format}: {error:?}");
        } else {
            assert!(
                !matches!(format.name(), "affine-be" | "montgomery-le"),
                "{format}"
            );
        }
    }
    let setup = "1\n1\nzz\n";
    let how = Some(Format::Points(BasesFormat::KZG_SETUP, Group::G1));
    assert!(Source::from_bytes(setup.into(), how, Some(e.curve())).is_err());
}

#[test]
fn points_without_sign_flags() {
    let e = engine("bls12-377", Group::G1);
    let list = multiples::<ark_bls12_377::g1::Config>();
    let mut signed = Vec::new();
    list.serialize_with_mode(&mut signed, Compress::No).unwrap();
    let mut plain = signed.clone();
    let size = (signed.len() - 8) / 5;
    for last in (1..=5).map(|k| 7 + k * size) {
        plain[last] &= 0x7f;
    }
    assert_ne!(signed, plain, "no y is the larger one");
    let want = BasesFormat::ARK_UNCOMPRESSED
        .read(&e, &signed, &Options::default())
        .unwrap();
    same(
        &BasesFormat::ARK_UNSIGNED
            .read(&e, &plain, &Options::default())
            .unwrap(),
        &want,
    );
    let error = BasesFormat::ARK_UNCOMPRESSED
        .read(&e, &plain, &Options::default())
        .unwrap_err();
    assert!(error.to_string().contains("ark-unsigned"), "{error}");
    let error = BasesFormat::ARK_UNSIGNED
        .read(&e, &signed, &Options::default())
        .unwrap_err();
    assert!(error.to_string().contains("ark-uncompressed"), "{error}");
}

#[test]
fn scalars_of_arkworks_and_of_bw6() {
    let list: Vec<ark_bw6_761::Fr> = [7u64, u64::MAX].map(Into::into).to_vec();
    let mut bytes = Vec::new();
    list.serialize_compressed(&mut bytes).unwrap();
    let got = ScalarsFormat::ARK_SCALARS.read(&bytes).unwrap();
    assert_eq!((got.per, got.len()), (6, 2));
    assert_eq!(got.words, [7, 0, 0, 0, 0, 0, u64::MAX, 0, 0, 0, 0, 0]);
    assert_eq!(ScalarsFormat::LE48.read(&bytes[8..]), Ok(got.clone()));
    let mut big = bytes[8..].to_vec();
    big[..48].reverse();
    big[48..].reverse();
    assert_eq!(ScalarsFormat::BE48.read(&big), Ok(got));
    let short: Vec<ark_bn254::Fr> = vec![1u64.into(); 3];
    let mut bytes = Vec::new();
    short.serialize_compressed(&mut bytes).unwrap();
    assert_eq!(
        ScalarsFormat::ARK_SCALARS
            .read(&bytes)
            .map(|l| (l.per, l.len())),
        Ok((4, 3))
    );
    for n in 0..bytes.len() {
        let refused = ScalarsFormat::ARK_SCALARS.read(&bytes[..n]);
        // A count of three fits whatever three equal widths there are.
        assert_eq!(
            refused.is_err(),
            n <= 8 || (n - 8) % 3 != 0,
            "{n}: {refused:?}"
        );
    }
    for count in [1u64 << 40, u64::MAX, 0, 1] {
        let other = [&count.to_le_bytes()[..], &bytes[8..]].concat();
        let refused = ScalarsFormat::ARK_SCALARS.read(&other);
        assert_eq!(refused.is_err(), count != 1, "{count}");
    }
    assert!(ScalarsFormat::LE48.read(&[0; 49]).is_err());
}

#[test]
fn what_is_not_a_file_of_sections() {
    let error = open(b"%PDF-1.7".to_vec()).unwrap_err();
    assert!(error.to_string().contains("zkey, wtns, ptau"), "{error}");
    let absent = Source::open("no/such/file".as_ref(), None, None).unwrap_err();
    assert!(matches!(absent, Error::File { .. }));
    let directory = Source::open(".".as_ref(), None, None).unwrap_err();
    assert!(
        directory.to_string().contains("not a regular file"),
        "{directory}"
    );
    let path = format!(
        "{}/../../../vectors/snarkjs/bn254.zkey",
        env!("CARGO_MANIFEST_DIR")
    );
    let source = Source::open(path.as_ref(), None, None).unwrap();
    let e = engine("bn254", Group::G1);
    // An engine of the other group, a name that is none, scalars that are points.
    assert!(source.points(&engine("bn254", Group::G2), "H").is_err());
    assert!(source.points(&engine("bls12-381", Group::G1), "H").is_err());
    let unknown = source.points(&e, "Z").unwrap_err().to_string();
    assert!(unknown.contains("A, B1, B2, C, H, IC"), "{unknown}");
    assert!(source.scalars("A").is_err());
    assert!(
        source
            .points(&e, "A")
            .unwrap()
            .check(&Options::default(), |_| false)
            .is_err()
    );
}

/// Every format that is written, with infinity, on curves whose encodings differ; and nothing is left of a failure.
#[test]
fn what_is_written_reads_back() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
    for curve in known::all().iter().filter(|c| !known::is_toy(c)) {
        for (group, _) in curve.groups() {
            let e = Engine::new(curve, group).unwrap();
            let mut points = random::points(&e, 9, 2).unwrap();
            points.finite[4] = false;
            points.words[4 * points.stride..5 * points.stride].fill(0);
            let how = |f| Some(Format::Points(f, group));
            let bytes = raw(&points);
            let source =
                Source::from_bytes(bytes, how(BasesFormat::MONTGOMERY_LE), Some(curve)).unwrap();
            let list = source.points(&e, "points").unwrap();
            let path = folder.join(format!("written-{}-{group}", curve.name));
            for format in BasesFormat::ALL.into_iter().filter(|f| f.has(curve)) {
                let written = list.write(0..9, format, &path, &Options::default(), |_| true);
                if format == BasesFormat::KZG_SETUP {
                    assert!(matches!(written, Err(Error::Header { .. })));
                    continue;
                }
                written.unwrap();
                let again = Source::open(&path, how(format), Some(curve)).unwrap();
                same(
                    &again
                        .points(&e, "points")
                        .unwrap()
                        .read(0..9, &Options::default())
                        .unwrap(),
                    &points,
                );
                // The same points from memory.
                let before = std::fs::read(&path).unwrap();
                format.write(&e, &points, &path, |n| n == 9).unwrap();
                assert_eq!(std::fs::read(&path).unwrap(), before);
                list.write(2..5, format, &path, &Options::default(), |_| true)
                    .unwrap();
                let again = Source::open(&path, how(format), Some(curve)).unwrap();
                assert_eq!(again.sections()[0].len(), 3);
            }
            let before = std::fs::read(&path).unwrap();
            let stopped = list.write(
                0..9,
                BasesFormat::AFFINE_LE,
                &path,
                &Options::default(),
                |_| false,
            );
            assert_eq!(stopped, Err(Core::Cancelled.into()));
            assert!(
                list.write(
                    0..10,
                    BasesFormat::AFFINE_LE,
                    &path,
                    &Options::default(),
                    |_| true
                )
                .is_err()
            );
            assert_eq!(std::fs::read(&path).unwrap(), before);
            std::fs::remove_file(&path).unwrap();
        }
    }
    let left = std::fs::read_dir(folder).unwrap().filter_map(Result::ok);
    let left: Vec<_> = left
        .map(|f| f.file_name())
        .filter(|n| n.to_string_lossy().contains(".written"))
        .collect();
    assert!(left.is_empty(), "{left:?}");
}
