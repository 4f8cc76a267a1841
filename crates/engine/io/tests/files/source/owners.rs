//! Files written by gnark, ark-groth16 and halo2 against the sums that these computed: `vectors/gnark`,
//! `vectors/ark-groth16`, `vectors/halo2`; and what Aleo published, against arkworks: `vectors/aleo`.

use ark_ec::{AffineRepr, CurveGroup};
use ark_serialize::CanonicalDeserialize;
use msmith::Scalars;

use super::*;

const GNARK: [&str; 3] = ["bn254", "bls12-381", "bls12-377"];

/// Opens a file; a curve is given where the format does not say it.
fn opened(file: &str, format: Format, curve: Option<&Curve>) -> Source {
    let source = Source::from_bytes(vector_of(file), Some(format), curve);
    source.unwrap_or_else(|e| panic!("{file}: {e}"))
}

/// Σ (i + 1)·P_i of a section is what its owner says, read and in place.
#[track_caller]
fn sums_to(source: &Source, section: &str, want: &Value) {
    let Some(Holds::Points(group)) = source.section(section).ok().map(|s| s.holds()) else {
        panic!("no points in {section}");
    };
    let e = Engine::new(source.curve().unwrap(), group).unwrap();
    let list = source.points(&e, section).unwrap();
    assert_eq!(want["n"], list.len(), "{section}");
    let scalars: Vec<[u64; 4]> = (0..list.len() as u64).map(|i| [i + 1, 0, 0, 0]).collect();
    let options = Options::default();
    let points = list.read(0..list.len(), &options).unwrap();
    if let Some(infinite) = want.get("infinite") {
        let found = points.finite.iter().filter(|f| !**f).count();
        assert_eq!(*infinite, found, "{section}");
    }
    assert_eq!(e.check_subgroup(&points, &options), Ok(()), "{section}");
    let sum = |points: &dyn Points| e.msm(points, Scalars::U256(&scalars), &options).unwrap();
    let total = sum(&points).point;
    assert!(!total.is_infinity());
    let got = e.from_words(total.words());
    let got: Vec<String> = got.iter().map(ToString::to_string).collect();
    assert_eq!(want["sum"], Value::from(got), "{section}");
    if let Some(there) = list.in_place(&options, |_| true).unwrap() {
        assert_eq!(sum(&there).point, sum(&points).point, "{section} in place");
    }
    // A part has the points of the whole.
    if list.len() > 2 {
        let (n, stride) = (list.len(), points.stride);
        let part = list.read(1..n - 1, &options).unwrap();
        assert_eq!(part.words, points.words[stride..(n - 1) * stride]);
    }
}

#[test]
fn keys_of_gnark() {
    let all: Value = serde_json::from_slice(&vector_of("gnark/sums.json")).unwrap();
    for name in GNARK {
        let want = &all[name]["key"];
        for (file, format) in [
            ("pk", FileFormat::GNARK_PK),
            ("pk.raw", FileFormat::GNARK_PK),
            ("pk.dump", FileFormat::GNARK_PK_DUMP),
        ] {
            let bytes = vector_of(&format!("gnark/{name}.{file}"));
            // They say what they are, and of which curve.
            let source = open(bytes).unwrap();
            assert_eq!(source.format(), Format::File(format), "{name}.{file}");
            assert_eq!(source.curve(), Some(curve(name)));
            let mut seen = 0;
            for (section, want) in want.as_object().unwrap() {
                if !section.starts_with("vk:") {
                    let section = section.replace("basisSigma", "basisExpSigma");
                    sums_to(&source, &section, want);
                    seen += 1;
                }
            }
            assert_eq!(seen, source.sections().len(), "{name}.{file}");
        }
        for file in ["vk", "vk.raw"] {
            let format = Format::File(FileFormat::GNARK_VK);
            let source = opened(&format!("gnark/{name}.{file}"), format, Some(curve(name)));
            sums_to(&source, "K", &want["vk:K"]);
            sums_to(&source, "gamma2", &want["vk:gamma2"]);
            for section in ["alpha1", "beta1", "beta2", "delta1", "delta2"] {
                sums_to(&source, section, &want[section]);
            }
            assert_eq!(source.section("commitmentKeys").unwrap().len(), 2);
        }
    }
}

#[test]
fn powers_of_gnark() {
    let all: Value = serde_json::from_slice(&vector_of("gnark/sums.json")).unwrap();
    let [srs, dump] = [FileFormat::GNARK_SRS, FileFormat::GNARK_SRS_DUMP].map(Format::File);
    let source = opened("gnark/bn254.srs.raw", srs, Some(curve("bn254")));
    sums_to(&source, "g1", &all["bn254"]["srs"]["g1"]);
    sums_to(&source, "vk_g2", &all["bn254"]["srs"]["g2"]);
    let source = open(vector_of("gnark/bls12-381.srs.dump")).unwrap();
    assert_eq!(
        (source.format(), source.curve()),
        (dump, Some(curve("bls12-381")))
    );
    sums_to(&source, "g1", &all["bls12-381"]["srs"]["g1"]);
    sums_to(&source, "vk_g2", &all["bls12-381"]["srs"]["g2"]);
    // The second power is tau times the first: of other curves' keys the last one is not.
    for (file, format) in [
        ("bls12-381.powers", BasesFormat::GNARK_COMPRESSED),
        ("bls12-377.powers", BasesFormat::GNARK_COMPRESSED),
        ("bls12-377.powers.raw", BasesFormat::GNARK_RAW),
    ] {
        let name = &file[..9];
        let how = Format::Points(format, Group::G1);
        let source = opened(&format!("gnark/{file}"), how, Some(curve(name)));
        sums_to(&source, "points", &all[name]["srs"]["g1"]);
    }
}

#[test]
fn vectors_of_gnark() {
    for name in GNARK {
        let bytes = vector_of(&format!("gnark/{name}.vector"));
        let list = ScalarsFormat::GNARK_SCALARS.read(&bytes).unwrap();
        assert_eq!((list.per, list.len()), (4, 5));
        for (i, words) in list.words.chunks(4).enumerate() {
            let bytes: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
            // They are 1/3, 2/3, …
            let three = BigUint::from_bytes_le(&bytes) * 3u32 % &curve(name).r;
            assert_eq!(three, (i + 1).into(), "{name}");
        }
        for n in 0..bytes.len() {
            let whole = n > 4 && (n - 4) % 5 == 0;
            let read = ScalarsFormat::GNARK_SCALARS.read(&bytes[..n]);
            assert_eq!(read.is_ok(), whole, "{name} {n}");
        }
        let many = [&u32::MAX.to_be_bytes()[..], &bytes[4..]].concat();
        let error = ScalarsFormat::GNARK_SCALARS.read(&many).unwrap_err();
        assert!(matches!(error, Error::Count { .. }), "{error:?}");
    }
}

#[test]
fn keys_that_ark_groth16_wrote() {
    let all: Value = serde_json::from_slice(&vector_of("ark-groth16/sums.json")).unwrap();
    for name in CURVES {
        let mut infinite = 0;
        for (file, format) in [
            ("pk", FileFormat::ARK_PK),
            ("pk.uncompressed", FileFormat::ARK_PK_UNCOMPRESSED),
            ("vk", FileFormat::ARK_VK),
            ("vk.uncompressed", FileFormat::ARK_VK_UNCOMPRESSED),
        ] {
            let file = format!("ark-groth16/{name}.{file}");
            let source = opened(&file, Format::File(format), Some(curve(name)));
            for section in source.sections() {
                sums_to(&source, section.name(), &all[name][section.name()]);
                infinite += all[name][section.name()]["infinite"].as_u64().unwrap();
            }
        }
        assert!(infinite > 0, "{name}: a key without infinity shows little");
    }
}

#[test]
fn parameters_that_halo2_wrote() {
    let all: Value = serde_json::from_slice(&vector_of("halo2/sums.json")).unwrap();
    for (file, format) in [
        ("raw", FileFormat::HALO2_PARAMS),
        ("processed", FileFormat::HALO2_PARAMS_PROCESSED),
    ] {
        let format = Format::File(format);
        let source = opened(&format!("halo2/params.{file}"), format, None);
        assert_eq!(source.sections().len(), 4);
        for section in source.sections() {
            sums_to(&source, section.name(), &all["params"][section.name()]);
        }
    }
}

/// Every flag of a point: that of the other root gives another point, all others are refused.
#[test]
fn flags_of_gnark() {
    for (file, format, good) in [
        (
            "bls12-381.powers",
            BasesFormat::GNARK_COMPRESSED,
            vec![0x80, 0xa0],
        ),
        (
            "bls12-377.powers",
            BasesFormat::GNARK_COMPRESSED,
            vec![0x80, 0xa0],
        ),
        ("bls12-377.powers.raw", BasesFormat::GNARK_RAW, vec![0]),
    ] {
        let e = engine(&file[..9], Group::G1);
        let bytes = vector_of(&format!("gnark/{file}"));
        let size = (bytes.len() - 4) / 9;
        for flag in (0..8).map(|k| k << 5) {
            let mut other = bytes.clone();
            let first = &mut other[4 + 2 * size];
            *first = *first & 0x1f | flag;
            match format.read(&e, &other, &Options::default()) {
                Ok(_) => assert!(good.contains(&flag), "{file} {flag:#x}"),
                Err(error) => {
                    assert!(!good.contains(&flag), "{file} {flag:#x}: {error}");
                    assert!(
                        matches!(error, Error::Encoding { index: 2, .. }),
                        "{error:?}"
                    );
                }
            }
        }
        for count in [0u32, 8, 10, u32::MAX] {
            let other = [&count.to_be_bytes()[..], &bytes[4..]].concat();
            let refused = format.read(&e, &other, &Options::default()).unwrap_err();
            let right = match count {
                0 | 8 => matches!(refused, Error::Overlong { .. }),
                _ => matches!(refused, Error::Count { most: 9, .. }),
            };
            assert!(right, "{refused:?}");
        }
    }
}

/// Counts of a dump have eight bytes.
#[test]
fn a_count_that_a_dump_cannot_have() {
    let bytes = vector_of("gnark/bn254.pk.dump");
    let wires = 8 + 169 + 3 * 64 + 2 * 128;
    let n = u64::from_be_bytes(bytes[wires..wires + 8].try_into().unwrap()) as usize;
    let at = wires + 24 + 2 * n + 4;
    for count in [1u64 << 40, 1 << 63, u64::MAX] {
        let mut many = bytes.clone();
        many[at..at + 8].copy_from_slice(&count.to_le_bytes());
        let error = open(many).unwrap_err();
        let Error::Section { name: "A", error } = error else {
            panic!("{error:?}")
        };
        assert!(
            matches!(*error, Error::Count { count: c, .. } if c == count),
            "{error:?}"
        );
    }
    for (what, at) in [
        ("wires", wires),
        ("InfinityA", wires + 8),
        ("InfinityA", wires + 24),
    ] {
        let mut other = bytes.clone();
        other[at] ^= 1;
        let error = open(other).unwrap_err().to_string();
        assert!(
            error.contains(what) || error.contains("Infinity"),
            "{error}"
        );
    }
}

/// Scalars in every format and back.
#[test]
fn scalars_that_are_written_read_back() {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("scalars-written");
    let bn254 = curve("bn254");
    let source = Source::from_bytes(vector_of("snarkjs/bn254.wtns"), None, None).unwrap();
    let list = source.scalars("witness").unwrap();
    let mut want = Vec::new();
    list.read(0..8, &mut want).unwrap();
    for format in ScalarsFormat::ALL {
        list.write(0..8, format, Some(bn254), &path, |_| true)
            .unwrap();
        let again = format.read(&std::fs::read(&path).unwrap()).unwrap();
        assert_eq!(again.len(), 8, "{format}");
        for (a, b) in again.words.chunks(again.per).zip(want.chunks(4)) {
            assert_eq!((&a[..4], a[4..].iter().sum::<u64>()), (b, 0), "{format}");
        }
        list.write(2..5, format, Some(bn254), &path, |_| true)
            .unwrap();
        let part = format.read(&std::fs::read(&path).unwrap()).unwrap();
        assert_eq!(part.words[..], again.words[2 * again.per..5 * again.per]);
    }
    // What gnark wrote, as gnark would write it.
    let bytes = vector_of("gnark/bn254.vector");
    let how = Some(Format::Scalars(ScalarsFormat::GNARK_SCALARS));
    let vector = Source::from_bytes(bytes.clone(), how, Some(bn254)).unwrap();
    let list = vector.scalars("scalars").unwrap();
    let gnark = ScalarsFormat::GNARK_SCALARS;
    list.write(0..5, gnark, Some(bn254), &path, |_| true)
        .unwrap();
    assert_eq!(std::fs::read(&path).unwrap(), bytes);

    // r is no element; 33 bytes do not fit; a curve that is not said; a file that is kept.
    let r = format!("1\n{:x}\n1{}\n", bn254.r, "0".repeat(64));
    let how = Some(Format::Scalars(ScalarsFormat::HEX_LINES));
    let source = Source::from_bytes(r.into_bytes(), how, None).unwrap();
    let list = source.scalars("scalars").unwrap();
    let write = |n, format, curve| list.write(0..n, format, curve, &path, |_| true);
    assert_eq!(write(2, ScalarsFormat::LE32, None), Ok(()));
    let kept = std::fs::read(&path).unwrap();
    for format in [gnark, ScalarsFormat::ARK_SCALARS] {
        let refused = write(3, format, Some(bn254)).unwrap_err();
        assert!(
            matches!(refused, Error::NotBelowOrder { index: 1, .. }),
            "{refused:?}"
        );
        assert!(matches!(write(1, format, None), Err(Error::Header { .. })));
    }
    let long = write(3, ScalarsFormat::BE32, None).unwrap_err();
    assert!(matches!(long, Error::Text { index: 2, .. }), "{long:?}");
    assert_eq!(std::fs::read(&path).unwrap(), kept);
    std::fs::remove_file(&path).unwrap();
}

/// arkworks reads points without a flag as those with one, and sums them.
#[test]
fn powers_of_aleo() {
    use ark_bls12_377::{Fr, G1Affine, G1Projective};
    let bytes = vector_of("aleo/powers-of-beta.usrs");
    let list = Vec::<G1Affine>::deserialize_uncompressed(bytes.as_slice()).unwrap();
    let sum: G1Projective = (list.iter().zip(1u64..))
        .map(|(p, i)| *p * Fr::from(i))
        .sum();
    let (x, y) = sum.into_affine().xy().unwrap();
    let want = serde_json::json!({"n": 32, "infinite": 0, "sum": [x.to_string(), y.to_string()]});
    let format = Format::Points(BasesFormat::ARK_UNSIGNED, Group::G1);
    let source = opened("aleo/powers-of-beta.usrs", format, Some(curve("bls12-377")));
    sums_to(&source, "points", &want);
}
