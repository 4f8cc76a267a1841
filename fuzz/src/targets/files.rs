//! Files of points, scalars, curves and tables, and the inputs of EIP-2537.

use std::path::PathBuf;
use std::sync::LazyLock;

use msmith::curve::{Curve, Group, by_name};
use msmith::{Backend, Engine, Options, Point, Points, WordPoints};
use msmith_io::source::{FileFormat, Format, Holds, Source};
use msmith_io::{
    BasesFormat, Error, ScalarsFormat, SetupLists, SetupPoints, curve_file, hex, pairs, random,
    table, zcash,
};

use super::{SECOND, Target, said};

/// On the thread whose allocations are counted.
pub(super) static ALONE: LazyLock<Options<'static>> = LazyLock::new(|| Options {
    threads: Some(1),
    ..Options::default()
});

pub const TARGETS: [Target; 9] = [
    Target {
        name: "tables",
        about: "tables on disk; with a first byte that is odd their checksums are made right",
        seeds: tables,
        run: table,
        allocation: None,
        slow: SECOND,
    },
    Target {
        name: "curves",
        about: "curve files",
        seeds: || CURVE_FILES.map(|t| t.as_bytes().to_vec()).to_vec(),
        run: curve,
        allocation: Some(256),
        slow: SECOND,
    },
    Target {
        name: "bases",
        about: "lists of points in every format: format and curve first",
        seeds: bases_seeds,
        run: bases,
        allocation: Some(64),
        slow: SECOND,
    },
    Target {
        name: "scalars",
        about: "lists of scalars in every format: the format first",
        seeds: || {
            let mut all = Vec::new();
            for k in 0..ScalarsFormat::ALL.len() as u8 {
                all.push([&[k][..], &[0x5a; 96]].concat());
                let counted = [&[k, 2, 0, 0, 0, 0, 0, 0, 0][..], &[7; 64]].concat();
                all.push(counted);
                all.push([&[k][..], b"0x1f\n7\n\n  ff \r\nABCdef0123456789\n"].concat());
                all.push([&[k][..], "f".repeat(192).as_bytes(), b"\n1"].concat());
            }
            all
        },
        run: scalars,
        allocation: Some(256),
        slow: SECOND,
    },
    Target {
        name: "sources",
        about: "files with sections: zkey, wtns, ptau, keys of arkworks, halo2",
        seeds: source_seeds,
        run: source,
        allocation: Some(64),
        slow: SECOND,
    },
    Target {
        name: "pairs",
        about: "pairs of EIP-2537 and EIP-2539, raw or in hex",
        seeds: || {
            let engines = [0, 1, 4].map(|k| &ENGINES[k]);
            let mut all = Vec::new();
            for (k, engine) in (0u8..).zip(engines) {
                let some = random::points(engine, 3, 3).expect("points");
                let mut bytes = vec![k];
                for point in some.words.chunks(some.stride) {
                    let point = Point::new(point);
                    bytes.extend(pairs::write(engine, &point).expect("a point"));
                    bytes.extend([0xab; 32]);
                }
                let text = [&[k][..], b"0x", hex::encode(&bytes[1..]).as_bytes()].concat();
                all.extend([bytes, text]);
            }
            all
        },
        run: pair,
        allocation: Some(64),
        slow: SECOND,
    },
    Target {
        name: "zcash",
        about: "points of BLS12-381, compressed or not: what is read is written again",
        seeds: || {
            let mut all = Vec::new();
            for (k, engine) in (0u8..).zip(&ENGINES[..2]) {
                let some = random::points(engine, 2, 4).expect("points");
                let mut bytes = vec![k];
                for point in some.words.chunks(some.stride) {
                    let point = Point::new(point);
                    bytes.extend(zcash::compress(engine, &point).expect("a point"));
                }
                bytes.push(0xc0);
                bytes.extend(vec![0; 48 * usize::from(k + 1) - 1]);
                all.push(bytes);
            }
            all
        },
        run: compressed,
        allocation: Some(64),
        slow: SECOND,
    },
    Target {
        name: "setups",
        about: "trusted setups of KZG as text",
        seeds: || {
            let point = |k: usize| {
                let engine = &ENGINES[k];
                let some = random::points(engine, 1, 5).expect("points");
                let point = Point::new(some.words);
                hex::encode(&zcash::compress(engine, &point).expect("a point"))
            };
            let (g1, g2) = (point(0), point(1));
            vec![
                format!("2\n1\n{g1}\n{g1}\n{g2}\n").into_bytes(),
                format!("1\n2\n{g1}\n0x{g2} {g2}\n{g1}").into_bytes(),
                b"4096\n65\n".to_vec(),
            ]
        },
        run: |input| {
            let engine = &ENGINES[0];
            let got = SetupLists::parse(input)
                .and_then(|lists| SetupPoints::checked(engine, lists, 2, &one_thread()));
            let second = BasesFormat::KZG_SETUP.read(&ENGINES[1], input, &ALONE);
            format!(
                "{} {}",
                said(&got.map(|_| ()), "a setup"),
                said(&second, "points")
            )
        },
        allocation: Some(64),
        slow: SECOND,
    },
    Target {
        name: "hex",
        about: "bytes as hexadecimal digits",
        seeds: || vec![b"00ffAb".to_vec(), b"0x1".to_vec(), vec![0xc3, 0xa9]],
        run: |input| match hex::decode(input) {
            Some(bytes) => {
                let text = String::from_utf8_lossy(input).to_lowercase();
                assert_eq!(hex::encode(&bytes), text);
                "bytes".into()
            }
            None => "none".into(),
        },
        allocation: Some(16),
        slow: SECOND,
    },
];

/// First those of BLS12-381.
static ENGINES: LazyLock<Vec<Engine>> = LazyLock::new(|| {
    let groups = [
        ("bls12-381", Group::G1),
        ("bls12-381", Group::G2),
        ("bn254", Group::G1),
        ("bn254", Group::G2),
        ("bls12-377", Group::G1),
        ("secp256k1", Group::G1),
        ("bw6-761", Group::G1),
        ("toy-103", Group::G1),
        ("bls12-377", Group::G2),
    ];
    let engine = |(name, group)| Engine::new(by_name(name).expect("built in"), group);
    let all = groups.map(|g| engine(g).expect("a group"));
    all.to_vec()
});

fn one_thread() -> Options<'static> {
    Options {
        threads: Some(1),
        ..Options::default()
    }
}

/// A file of this process, in memory where the system has such a folder.
fn scratch(name: &str) -> PathBuf {
    let memory = PathBuf::from("/dev/shm");
    let folder = match memory.is_dir() {
        true => memory,
        false => std::env::temp_dir(),
    };
    folder.join(format!("msmith-fuzz-{}-{name}", std::process::id()))
}

/// A file, as long as its bytes are looked at.
pub(super) struct Scratch(pub PathBuf);

impl Scratch {
    pub fn new(name: &str, bytes: &[u8]) -> Self {
        let path = scratch(name);
        std::fs::write(&path, bytes).expect("a file to write to");
        Self(path)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// Bytes of a table's header, of which the last 32 are its checksum; that of the content is in it.
const HEADER: usize = 4096;
const CONTENT: std::ops::Range<usize> = 296..328;

/// Tables are read by the portable backend, whose words do not depend on the machine.
static TABLE_ENGINES: LazyLock<Vec<Engine>> = LazyLock::new(|| {
    let engine = |name| {
        let curve = by_name(name).expect("built in");
        Engine::with_backend(curve, Group::G1, Backend::Portable).expect("a group")
    };
    vec![engine("toy-103"), engine("bn254")]
});

fn tables() -> Vec<Vec<u8>> {
    let mut all = Vec::new();
    for (engine, sets) in TABLE_ENGINES.iter().zip([
        &["eisenstein:3,2", "signed:4", "signed:1"][..],
        &["eisenstein:3,5", "signed:8"],
    ]) {
        let points = random::points(engine, 5, 5).expect("points");
        for set in sets {
            let set = set.parse().expect("a set");
            let bases = engine.prepare_with(&points, set, 2, &one_thread());
            let path = scratch("seed");
            table::write(&bases.expect("a table"), &path, &one_thread()).expect("a file");
            let bytes = std::fs::read(&path).expect("a file");
            let _ = std::fs::remove_file(&path);
            for sealed in [0, 1] {
                all.push([&[sealed][..], &bytes].concat());
            }
        }
    }
    all
}

fn table(input: &[u8]) -> String {
    let Some((sealed, bytes)) = input.split_first() else {
        return "empty".into();
    };
    let mut bytes = bytes.to_vec();
    if sealed & 1 == 1 && bytes.len() >= HEADER {
        let content = blake3::hash(&bytes[HEADER..]);
        bytes[CONTENT].copy_from_slice(content.as_bytes());
        let seal = blake3::hash(&bytes[..HEADER - 32]);
        bytes[HEADER - 32..HEADER].copy_from_slice(seal.as_bytes());
    }
    let file = Scratch::new("table", &bytes);
    let mut text = said(&table::info(&file.0), "a header");
    for engine in TABLE_ENGINES.iter() {
        let opened = table::open(engine, &file.0);
        text += &said(&opened, "a table");
        if let Ok(table) = opened {
            let bases = &table.bases;
            assert!(bases.len() <= 8 * bytes.len(), "{} bases", bases.len());
            // What the words mean is not checked; nothing may break all the same.
            let scalars = random::scalars(engine, bases.len(), 1).expect("scalars");
            let sum = bases.msm(scalars.view(), &one_thread());
            text += &said(&sum, "a sum");
            text += &said(&bases.verify(&one_thread()), "verified");
        }
    }
    text
}

const CURVE_FILES: [&str; 4] = [
    r#"{ "name": "mine", "p": "97", "r": "0x67", "g1": { "a": 0, "b": 10, "gx": 1, "gy": "37" } }"#,
    r#"{"name":"k1","p":"0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f",
"r":"0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141","g1":{"a":0,"b":7,
"gx":"0x79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798",
"gy":"0x483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8","cofactor":"1"}}"#,
    r#"{"name":"p256","p":"0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff",
"r":"0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551","g1":{"a":-3,
"b":"0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604b",
"gx":"0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296",
"gy":"0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5"}}"#,
    r#"{"name":"two","p":"7","r":"13","nonresidue":-1,"g1":{"a":0,"b":3,"gx":1,"gy":2},
"g2":{"a":[0,0],"b":[1,2],"gx":[3,4],"gy":[5,6],"cofactor":1}}"#,
];

fn curve(input: &[u8]) -> String {
    match curve_file::read(input) {
        Ok(curve) => {
            let engine = Engine::new(&curve, Group::G1);
            if let Ok(engine) = &engine {
                let parts = engine.spec().gx.iter().chain(&engine.spec().gy);
                let g = Point::new(parts.flat_map(|x| engine.to_words(x)).collect::<Vec<_>>());
                let none = engine.mul(&curve.r.to_u64_digits(), &g);
                assert_eq!(none, Ok(Point::infinity()), "r·G");
            }
            said(&engine, "a curve")
        }
        Err(error) => error.to_string(),
    }
}

fn bases_seeds() -> Vec<Vec<u8>> {
    let mut all = Vec::new();
    for (c, engine) in (0u8..).zip(ENGINES.iter()) {
        let mut points = random::points(engine, 4, 6).expect("points");
        points.finite[2] = false;
        let bytes: Vec<u8> = (points.words.chunks(engine.words()))
            .zip(points.finite.iter().flat_map(|f| [f, f]))
            .flat_map(|(coordinate, finite)| {
                let parts = engine.from_words(coordinate);
                let size = engine.curve().p.bits().div_ceil(8) as usize;
                parts.into_iter().flat_map(move |part| {
                    let mut bytes = match finite {
                        true => part.to_bytes_le(),
                        false => Vec::new(),
                    };
                    bytes.resize(size, 0);
                    bytes
                })
            })
            .collect();
        let format = Format::Points(BasesFormat::AFFINE_LE, engine.group());
        let source = Source::from_bytes(bytes, Some(format), Some(engine.curve())).expect("points");
        let list = source.points(engine, "points").expect("points");
        for (f, format) in (0u8..).zip(BasesFormat::ALL) {
            let path = scratch("bases");
            let written = list.write(0..4, format, &path, &ALONE, |_| true);
            if written.is_ok() {
                let bytes = std::fs::read(&path).expect("a file");
                let _ = std::fs::remove_file(&path);
                all.push([&[f, c][..], &bytes].concat());
            }
        }
    }
    all
}

fn bases(input: &[u8]) -> String {
    let Some((&[format, engine], bytes)) = input.split_first_chunk::<2>() else {
        return "short".into();
    };
    let format = BasesFormat::ALL[usize::from(format) % BasesFormat::ALL.len()];
    let engine = &ENGINES[usize::from(engine) % ENGINES.len()];
    let got = format.read(engine, bytes, &ALONE);
    if let Ok(points) = &got {
        assert_eq!(engine.check_on_curve(points), Ok(()), "{format}");
        // What was read and can be written is read again, a few points for the sake of time.
        if points.len() < 64
            && let Ok(bytes) = format.list(engine, points, &ALONE)
        {
            let again = format.read(engine, &bytes, &ALONE).expect("written here");
            assert_eq!(
                (&again.words, &again.finite),
                (&points.words, &points.finite),
                "{format}"
            );
        }
    }
    format!("{format} {}", said(&got, "points"))
}

fn scalars(input: &[u8]) -> String {
    let Some((format, bytes)) = input.split_first() else {
        return "empty".into();
    };
    let format = ScalarsFormat::ALL[usize::from(*format) % ScalarsFormat::ALL.len()];
    let got = format.read(bytes);
    if let Ok(list) = &got {
        assert_eq!(list.view().len(), list.len());
        assert_eq!(list.view().check(), Ok(()));
    }
    format!("{format} {}", said(&got, "scalars"))
}

/// The format of a file is said by its first byte: 0 for none.
pub(super) fn source_seeds() -> Vec<Vec<u8>> {
    let mut all = vec![
        include_bytes!("../../../vectors/snarkjs/bn254.zkey").to_vec(),
        include_bytes!("../../../vectors/snarkjs/bn254.wtns").to_vec(),
        include_bytes!("../../../vectors/snarkjs/bn254.ptau").to_vec(),
        include_bytes!("../../../vectors/snarkjs/bls12-381.zkey").to_vec(),
        include_bytes!("../../../vectors/snarkjs/bls12-381.wtns").to_vec(),
        include_bytes!("../../../vectors/snarkjs/bls12-381.ptau").to_vec(),
    ];
    for file in &mut all {
        file.splice(0..0, [0, 0]);
    }
    // Parts of arkworks' keys and of halo2's parameters: lists of points with what is before them.
    let lists = bases_seeds();
    let points = |name: &str, engine: u8| {
        let format = BasesFormat::ALL.iter().position(|f| f.name() == name);
        let mut of = lists.iter();
        let list = of.find(|l| Some(usize::from(l[0])) == format && l[1] == engine);
        list.map(|l| l[2..].to_vec()).expect("a list")
    };
    for (f, name) in [
        ("ark-pk", "ark-compressed"),
        ("ark-vk", "ark-compressed"),
        ("ark-pk-uncompressed", "ark-uncompressed"),
        ("ark-vk-uncompressed", "ark-uncompressed"),
    ] {
        let (g1, g2) = (points(name, 2), points(name, 3));
        let one = |list: &[u8]| list[8..8 + (list.len() - 8) / 4].to_vec();
        let (a, b) = (one(&g1), one(&g2));
        let mut key = [&a[..], &b, &b, &b, &g1].concat();
        if f.contains("pk") {
            key.extend([&a[..], &a, &g1, &g1, &g2, &g1, &g1].concat());
        }
        let k = FileFormat::ALL.iter().position(|g| g.name() == f);
        all.push([&[k.expect("a format") as u8 + 1, 2][..], &key].concat());
    }
    let (g1, g2) = (points("montgomery-le", 2), points("montgomery-le", 3));
    let (one, two) = (&g1[..128], &g2[..256]);
    let params = [&[1, 0, 0, 0][..], one, one, two].concat();
    let k = FileFormat::ALL
        .iter()
        .position(|g| g.name() == "halo2-params");
    all.push([&[k.expect("a format") as u8 + 1, 2][..], &params].concat());
    all
}

/// A file behind two bytes, its format and its curve.
pub(super) fn opened(input: &[u8]) -> Option<Result<Source, Error>> {
    let (&[format, c], bytes) = input.split_first_chunk::<2>()?;
    let formats = FileFormat::ALL.len() + 1;
    let format = (usize::from(format) % formats).checked_sub(1);
    let format = format.map(|k| Format::File(FileFormat::ALL[k]));
    let curve: Option<&Curve> = match usize::from(c) % (ENGINES.len() + 1) {
        0 => None,
        c => Some(ENGINES[c - 1].curve()),
    };
    Some(Source::from_bytes(bytes.to_vec(), format, curve))
}

fn source(input: &[u8]) -> String {
    let source = match opened(input) {
        Some(Ok(source)) => source,
        Some(Err(error)) => return error.to_string(),
        None => return "short".into(),
    };
    let bytes = &input[2..];
    let mut text = source.format().name().to_owned();
    for section in source.sections() {
        assert!(section.len() <= bytes.len(), "{section:?}");
        match section.holds() {
            Holds::Scalars => {
                let list = source.scalars(section.name()).expect("scalars");
                let mut words = Vec::new();
                text += &said(&list.read(0..list.len(), &mut words), "scalars");
                assert_eq!(words.len(), list.len() * list.per());
            }
            Holds::Points(group) => {
                let mut engines = ENGINES.iter();
                let of = |e: &&Engine| Some(e.curve()) == source.curve() && e.group() == group;
                let Some(engine) = engines.find(of) else {
                    continue;
                };
                let list = source.points(engine, section.name()).expect("points");
                // A few of each: all of them in turn, as inputs come.
                let n = list.len().min(8);
                let got = list.read(0..n, &ALONE);
                if let Ok(points) = &got {
                    same(engine, points, n);
                }
                text += &said(&got, "points");
            }
        }
    }
    text
}

fn same(engine: &Engine, points: &WordPoints, n: usize) {
    assert_eq!(points.len(), n);
    assert_eq!(engine.check_on_curve(points), Ok(()));
}

fn pair(input: &[u8]) -> String {
    let Some((k, bytes)) = input.split_first() else {
        return "empty".into();
    };
    let engine = &ENGINES[[0, 1, 4, 8][usize::from(*k) % 4]];
    let got = pairs::read(engine, bytes);
    if let Ok((points, scalars)) = &got {
        same(engine, points, scalars.len());
    }
    said(&got, "pairs")
}

fn compressed(input: &[u8]) -> String {
    let Some((k, bytes)) = input.split_first() else {
        return "empty".into();
    };
    let engine = &ENGINES[usize::from(*k) % 2];
    let got = zcash::read(engine, bytes, &ALONE);
    if let Ok(points) = &got {
        same(engine, points, points.len());
        let mut again = Vec::new();
        for point in (0..points.len()).filter_map(|i| points.get(i)) {
            match zcash::compress(engine, &point) {
                Ok(bytes) => again.extend(bytes),
                // A point with x = 0 has no compressed form.
                Err(why) => {
                    let (x, _) = point.coordinates().expect("finite");
                    assert!(x.iter().all(|w| *w == 0), "{why}");
                    return "x = 0".into();
                }
            }
        }
        // Compressed points have one encoding; the others are shorter now.
        assert!(
            again.len() < bytes.len() || again == bytes,
            "another encoding"
        );
    }
    said(&got, "points")
}
