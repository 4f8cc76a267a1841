//! Readers of files and encodings.

use std::fmt::Debug;
use std::path::Path;
use std::sync::LazyLock;

use msmith::curve::{Curve, Group, known};
use msmith::{Budget, Engine, Options};
use msmith_ed25519::{Decoding, Item};
use msmith_io::kzg::Blob;
use msmith_io::source::{Format, Holds, Source};
use msmith_io::{BasesFormat, ScalarsFormat, curve_file, pairs, random, table};

use super::Target;

/// Curves of every size of field, with second groups where there are.
const CURVES: [&str; 9] = [
    "bls12-381",
    "bn254",
    "bls12-377",
    "secp256k1",
    "pallas",
    "bw6-761",
    "toy-103",
    "toy-28",
    "toy-13",
];

static ENGINES: LazyLock<Vec<Engine>> = LazyLock::new(|| {
    let mut all = Vec::new();
    for name in CURVES {
        let curve = by_name(name);
        let both = [Group::G1, Group::G2].map(|group| Engine::new(curve, group));
        // Not those second groups over small fields that there is no ring for.
        let usable = |e: &Engine| e.import(&[], &[]).is_ok();
        all.extend(both.into_iter().flatten().filter(usable));
    }
    all
});

fn by_name(name: &str) -> &'static Curve {
    known::by_name(name).expect("a built-in curve")
}

/// On one thread, where allocations are counted.
static ALONE: LazyLock<Options<'static>> = LazyLock::new(|| Options {
    threads: Some(1),
    ..Options::default()
});

fn outcome<T, E: Debug>(result: Result<T, E>, good: impl FnOnce(&T) -> String) -> String {
    match &result {
        Ok(value) => good(value),
        Err(error) => format!("{error:?}"),
    }
}

fn few_bytes(input: usize) -> usize {
    (1 << 20) + 64 * input
}

fn vector(name: &str) -> Option<Vec<u8>> {
    let vectors = Path::new(env!("CARGO_MANIFEST_DIR")).join("../vectors");
    std::fs::read(vectors.join(name)).ok()
}

/// The first two bytes choose, the others are the file.
fn chosen<'a, A, B>(input: &'a [u8], a: &'a [A], b: &'a [B]) -> Option<(&'a A, &'a B, &'a [u8])> {
    let (&[i, j], rest) = input.split_first_chunk::<2>()?;
    Some((&a[i as usize % a.len()], &b[j as usize % b.len()], rest))
}

fn engine_for<'a>(curve: &Curve, group: Group) -> Option<&'a Engine> {
    (ENGINES.iter()).find(|e| e.curve() == curve && e.group() == group)
}

fn written(engine: &Engine, format: BasesFormat, n: usize) -> Option<Vec<u8>> {
    let points = random::points(engine, n, 1).ok()?;
    let plain: Vec<u8> = points.words.iter().flat_map(|w| w.to_le_bytes()).collect();
    let raw = Format::Points(BasesFormat::MONTGOMERY_LE, engine.group());
    let source = Source::from_bytes(plain, Some(raw), Some(engine.curve())).ok()?;
    let path = std::env::temp_dir().join(format!("msmith-fuzz-{}", std::process::id()));
    let list = source.points(engine, "points").ok()?;
    let done = list.write(0..n, format, &path, &ALONE, |_| true);
    let bytes = std::fs::read(&path).ok();
    let _ = std::fs::remove_file(&path);
    done.ok().and(bytes)
}

pub const POINTS: Target = Target {
    name: "points",
    about: "points in every encoding, of every curve",
    seeds: || {
        let mut all = Vec::new();
        for (i, format) in BasesFormat::ALL.into_iter().enumerate() {
            for (j, engine) in ENGINES.iter().enumerate() {
                if let Some(bytes) = written(engine, format, 3) {
                    all.push([vec![i as u8, j as u8], bytes].concat());
                }
            }
        }
        all
    },
    run: |input| {
        let Some((format, engine, bytes)) = chosen(input, &BasesFormat::ALL, &ENGINES) else {
            return "short".into();
        };
        let read = format.read(engine, bytes, &ALONE);
        if let Ok(points) = &read {
            assert_eq!(engine.check_on_curve(points), Ok(()), "off the curve");
        }
        format.name().to_owned() + &outcome(read, |p| format!("{} points", p.finite.len()))
    },
    most_bytes: Some(few_bytes),
    most_seconds: 5.0,
};

pub const SCALARS: Target = Target {
    name: "scalars",
    about: "scalars in every format",
    seeds: || {
        let texts: [&[u8]; 5] = [
            b"0x0123\n0xffffffffffffffffffffffffffffffff\n",
            b"[\"1\", \"2\", \"115792089237316195423570985008687907853269984665640564039457\"]",
            b"1\n2\n3\n",
            &[7; 96],
            &[2, 0, 0, 0, 0, 0, 0, 0, 1],
        ];
        let formats = 0..ScalarsFormat::ALL.len() as u8;
        let with = |i: u8| texts.map(|text| [&[i, 0], text].concat());
        formats.flat_map(with).collect()
    },
    run: |input| {
        let Some((format, _, bytes)) = chosen(input, &ScalarsFormat::ALL, &[()]) else {
            return "short".into();
        };
        let read = format.read(bytes);
        if let Ok(list) = &read {
            assert_eq!(list.words.len() % list.per, 0);
        }
        format.name().to_owned() + &outcome(read, |l| format!("{} of {}", l.words.len(), l.per))
    },
    most_bytes: Some(few_bytes),
    most_seconds: 1.0,
};

pub const SOURCE: Target = Target {
    name: "source",
    about: "files with sections, read whole: zkey, wtns, ptau, keys, parameters",
    seeds: || {
        let files = ["zkey", "wtns", "ptau"].map(|e| format!("snarkjs/bn254.{e}"));
        let read = files.iter().filter_map(|name| vector(name));
        let mut all: Vec<Vec<u8>> = read.map(|bytes| [vec![0, 1], bytes].concat()).collect();
        let engine = &ENGINES[2];
        let points = written(engine, BasesFormat::ARK_UNCOMPRESSED, 5).unwrap_or_default();
        for format in 0..1 + msmith_io::source::FileFormat::ALL.len() as u8 {
            all.push([vec![format, 1], points.clone()].concat());
        }
        all
    },
    run: |input| {
        let mut formats = vec![None];
        let files = msmith_io::source::FileFormat::ALL;
        formats.extend(files.map(|f| Some(Format::File(f))));
        let curves: Vec<Option<&Curve>> = [None]
            .into_iter()
            .chain(CURVES.map(|c| Some(by_name(c))))
            .collect();
        let Some((format, curve, bytes)) = chosen(input, &formats, &curves) else {
            return "short".into();
        };
        let source = match Source::from_bytes(bytes.to_vec(), *format, *curve) {
            Ok(source) => source,
            Err(error) => return format!("{error:?}"),
        };
        let mut all = source.format().name().to_owned();
        for section in source.sections() {
            assert!(section.len() <= bytes.len(), "{section:?}");
            all += section.name();
            match section.holds() {
                Holds::Scalars => {
                    let mut words = Vec::new();
                    let list = source.scalars(section.name());
                    let read = list.and_then(|list| list.read(0..list.len(), &mut words));
                    all += &outcome(read, |()| String::new());
                }
                Holds::Points(group) => {
                    let engine = source.curve().and_then(|c| engine_for(c, group));
                    if let Some(engine) = engine {
                        let list = source.points(engine, section.name());
                        let checked = list.and_then(|list| list.check(&ALONE, |_| true));
                        all += &outcome(checked, |_| String::new());
                    }
                }
            }
        }
        all
    },
    most_bytes: Some(few_bytes),
    most_seconds: 5.0,
};

pub const PAIRS: Target = Target {
    name: "pairs",
    about: "points with scalars as EIP-2537 has them, in bytes or hexadecimal",
    seeds: || {
        let file = vector("eip2537/g1_msm.txt").unwrap_or_default();
        let words = file.split(|b| b.is_ascii_whitespace());
        let texts = words.filter(|w| w.len() > 100).take(20);
        texts.map(|w| [&[0], w].concat()).collect()
    },
    run: |input| {
        let Some((group, bytes)) = input.split_first() else {
            return "short".into();
        };
        let engine = &ENGINES[*group as usize % 2];
        outcome(pairs::read(engine, bytes), |(p, _)| {
            format!("{} pairs", p.finite.len())
        })
    },
    most_bytes: Some(few_bytes),
    most_seconds: 2.0,
};

pub const TABLE: Target = Target {
    name: "table",
    about: "tables of fixed bases, opened and asked for a sum",
    seeds: || {
        let mut all = Vec::new();
        for name in ["toy-103", "bn254"] {
            let file = || {
                let engine = Engine::new(by_name(name), Group::G1).ok()?;
                let points = random::points(&engine, 3, 1).ok()?;
                let bases = engine
                    .prepare(&points, Budget::PointsPerBase(2), &ALONE)
                    .ok()?;
                let path =
                    std::env::temp_dir().join(format!("msmith-fuzz-t{}", std::process::id()));
                table::write(&bases, &path, &ALONE).ok()?;
                let bytes = std::fs::read(&path).ok();
                let _ = std::fs::remove_file(&path);
                bytes
            };
            all.extend(file());
        }
        all
    },
    run: |input| {
        let path = std::env::temp_dir().join(format!("msmith-fuzz-r{}", std::process::id()));
        if let Err(error) = std::fs::write(&path, input) {
            return error.to_string();
        }
        let info = table::info(&path);
        let text = match &info {
            Err(error) => format!("{error:?}").replace(&path.display().to_string(), ""),
            Ok(info) => {
                let engine = ENGINES.iter().find(|e| e.curve().name == info.curve);
                engine.map_or("another curve".into(), |engine| {
                    let opened = table::open(engine, &path);
                    outcome(opened, |table| format!("{} bases", table.bases.len()))
                })
            }
        };
        let _ = std::fs::remove_file(&path);
        text
    },
    most_bytes: Some(few_bytes),
    most_seconds: 2.0,
};

pub const CURVE: Target = Target {
    name: "curve",
    about: "curves by their numbers, and engines of those that are accepted",
    seeds: || {
        let texts: [&[u8]; 2] = [
            br#"{ "name": "mine", "p": "97", "r": "103", "g1": { "a": 0, "b": 10, "gx": 1, "gy": 37 } }"#,
            br#"{ "name": "m", "p": "97", "r": "103", "nonresidue": "-1", "g1": { "a": "0", "b": "0xa", "gx": "1", "gy": "37", "cofactor": "1" } }"#,
        ];
        texts.map(<[u8]>::to_vec).to_vec()
    },
    run: |input| {
        let curve = match curve_file::read(input) {
            Ok(curve) => curve,
            Err(error) => return format!("{error:?}"),
        };
        outcome(Engine::new(&curve, Group::G1), |engine| {
            let points = random::points(engine, 2, 3);
            assert!(points.is_err() || engine.check_on_curve(&points.unwrap_or_default()).is_ok());
            "an engine".into()
        })
    },
    most_bytes: None,
    most_seconds: 5.0,
};

pub const KZG: Target = Target {
    name: "kzg",
    about: "blobs and points of BLS12-381 by their bytes",
    seeds: || vec![vec![0; 48], vec![0xc0; 48], vec![1; 4096 * 8]],
    run: |input| {
        let point = msmith_io::zcash::read(&ENGINES[0], input, &ALONE);
        let mut blob = input.repeat((32 * 4096usize).div_ceil(input.len().max(1)).min(1 << 13));
        blob.truncate(32 * 4096 + usize::from(input.first() == Some(&7)));
        let blob = Blob::read(&blob);
        outcome(point, |p| format!("{} points", p.finite.len()))
            + &outcome(blob, |b| format!("{} elements", b.elements().len()))
    },
    most_bytes: Some(|input| (1 << 21) + 64 * input),
    most_seconds: 2.0,
};

pub const ED25519: Target = Target {
    name: "ed25519",
    about: "signatures alone and in batches, which must agree",
    seeds: || {
        let file = vector("ed25519/speccheck.txt").unwrap_or_default();
        let words = file.split(|b| b.is_ascii_whitespace() || *b == b':');
        let mut all: Vec<Vec<u8>> = words.filter_map(msmith_io::hex::decode).collect();
        all.retain(|bytes| bytes.len() >= 32);
        let together = all.concat();
        all.push(together.clone());
        all.push(together.repeat(4));
        all
    },
    run: |input| {
        let messages: [&[u8]; 2] = [b"", b"message"];
        let parts: Vec<([u8; 32], [u8; 64])> = (input.chunks_exact(96).take(40))
            .filter_map(|c| Some((c[..32].try_into().ok()?, c[32..].try_into().ok()?)))
            .collect();
        let items: Vec<Item<'_>> = (parts.iter().enumerate())
            .map(|(i, (public_key, signature))| Item {
                public_key,
                message: messages[i % 2],
                signature,
            })
            .collect();
        let single =
            |i: &Item<'_>| msmith_ed25519::verify(i.public_key, i.message, i.signature).is_ok();
        let alone: Vec<bool> = items.iter().map(single).collect();
        let found = msmith_ed25519::find_invalid(&items, Decoding::Strict, &ALONE);
        let invalid = found
            .as_ref()
            .map(|all| all.iter().map(|(i, _)| *i).collect());
        let want: Vec<usize> = (0..items.len()).filter(|&i| !alone[i]).collect();
        assert_eq!(invalid, Ok(want), "one by one and together");
        let batch = msmith_ed25519::verify_batch_with(&items, Decoding::Permissive, &ALONE);
        let encodings: Vec<[u8; 32]> = input.as_chunks::<32>().0.to_vec();
        let decoded = msmith_ed25519::decode(&encodings, Decoding::Strict, &ALONE);
        outcome(batch, |()| "valid".into()) + &outcome(decoded, |p| p.finite.len().to_string())
    },
    most_bytes: None,
    most_seconds: 2.0,
};
