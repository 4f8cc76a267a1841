//! Tables on disk: used by every backend, refused with the reason.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use msmith::curve::{Group, known};
use msmith::{Backend, Engine, FixedBases, Options, WordPoints};
use msmith_io::table::{self, Fault, Info, Table};
use msmith_io::{Error, curve_file, random};

const HEADER: usize = 4096;

fn engine(curve: &str, group: Group, backend: Backend) -> Engine {
    Engine::with_backend(known::by_name(curve).unwrap(), group, backend).unwrap()
}

/// An empty directory.
fn directory(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).unwrap();
    path
}

fn files(directory: &Path) -> Vec<String> {
    let all = fs::read_dir(directory).unwrap();
    all.map(|f| f.unwrap().file_name().into_string().unwrap())
        .collect()
}

/// Bases of which one is at infinity, two are equal and two opposite where they may be.
fn points(engine: &Engine, n: usize) -> WordPoints {
    let mut points = random::points(engine, n, 5).unwrap();
    let stride = points.stride;
    points.words.copy_within(0..stride, 3 * stride);
    points.finite[7] = false;
    points
}

fn prepare(engine: &Engine, points: &WordPoints, set: &str, passes: usize) -> FixedBases {
    let options = Options::default();
    let set = set.parse().unwrap();
    engine.prepare_with(points, set, passes, &options).unwrap()
}

/// The table of 40 bases of a small group, as a file of known bytes.
fn small(directory: &Path) -> (Engine, PathBuf, Vec<u8>) {
    let engine = engine("toy-103", Group::G1, Backend::Portable);
    let bases = prepare(&engine, &points(&engine, 40), "eisenstein:3,2", 1);
    let path = directory.join("small");
    table::write(&bases, &path, &Options::default()).unwrap();
    let bytes = fs::read(&path).unwrap();
    (engine, path, bytes)
}

fn fault<T: std::fmt::Debug>(got: Result<T, Error>) -> Fault {
    match got {
        Err(Error::Table { fault, .. }) => *fault,
        other => panic!("{other:?}"),
    }
}

/// Makes the checksums right again.
fn seal(bytes: &mut [u8]) {
    let content = blake3::hash(&bytes[HEADER..]);
    bytes[296..328].copy_from_slice(content.as_bytes());
    let seal = blake3::hash(&bytes[..HEADER - 32]);
    bytes[HEADER - 32..HEADER].copy_from_slice(seal.as_bytes());
}

#[test]
fn every_backend_uses_the_tables_of_every_other() {
    let directory = directory("backends");
    let all = [
        ("bls12-381", Group::G1, "eisenstein:3,4", 3),
        ("bls12-381", Group::G1, "signed:5", 4),
        ("bls12-381", Group::G2, "eisenstein:1,3", 8),
        ("bls12-377", Group::G1, "glv:6", 2),
        ("bw6-761", Group::G1, "eisenstein:7,4", 20),
        ("toy-103", Group::G1, "signed:3", 1),
    ];
    for (curve, group, set, passes) in all {
        let portable = engine(curve, group, Backend::Portable);
        let points = points(&portable, 21);
        let scalars = random::scalars(&portable, 21, 6).unwrap();
        let want = portable.msm(&points, scalars.view(), &Options::default());
        let want = want.unwrap().point;
        let mut infos: Vec<Info> = Vec::new();
        for from in Backend::available() {
            let path = directory.join(format!("{curve}-{group}-{set}-{}", from.name()));
            let bases = prepare(&engine(curve, group, from), &points, set, passes);
            let written = table::write(&bases, &path, &Options::default()).unwrap();
            assert_eq!(table::info(&path), Ok(written.clone()));
            assert_eq!(fs::metadata(&path).unwrap().len(), written.bytes);
            for to in Backend::available() {
                let engine = engine(curve, group, to);
                let table = table::open(&engine, &path).unwrap();
                let sum = table.bases.msm(scalars.view(), &Options::default());
                assert_eq!(sum.unwrap().point, want, "{curve} {set} {from:?} {to:?}");
                assert_eq!(table.info, written);
                table.verify(&Options::default()).unwrap();
                if to == from {
                    assert_eq!(table.bases.words(), bases.words());
                    assert_eq!(table.bases.finite(), points.finite);
                }
            }
            infos.push(written);
        }
        // What does not depend on the form is the same.
        for info in &infos {
            assert_eq!(info.bases, infos[0].bases);
            assert_eq!(info.bases, table::digest(&portable, &points).unwrap());
            assert_eq!(info.numbers, infos[0].numbers);
            assert_eq!((&*info.curve, info.group), (curve, group));
        }
    }
}

#[test]
fn a_table_of_nothing() {
    let directory = directory("nothing");
    let engine = engine("toy-103", Group::G1, Backend::Portable);
    let bases = prepare(&engine, &WordPoints::default(), "signed:3", 1);
    let path = directory.join("empty");
    let info = table::write(&bases, &path, &Options::default()).unwrap();
    assert_eq!((info.bytes, info.layout.n), (HEADER as u64, 0));
    let table = table::open(&engine, &path).unwrap();
    assert!(table.bases.is_empty());
    table.verify(&Options::default()).unwrap();
}

#[test]
fn a_flipped_bit_is_found_wherever_it_is() {
    let directory = directory("flips");
    let (engine, path, good) = small(&directory);
    table::open(&engine, &path).unwrap();
    let bad = directory.join("bad");
    for at in 0..HEADER {
        for flip in [1u8 << (at % 8), 0xff] {
            let mut bytes = good.clone();
            bytes[at] ^= flip;
            fs::write(&bad, &bytes).unwrap();
            let want = if at < 8 {
                Fault::NotATable
            } else {
                Fault::Header
            };
            assert_eq!(fault(table::info(&bad)), want, "{at}");
            assert_eq!(fault(table::open(&engine, &bad)), want, "{at}");
        }
    }
    for at in (HEADER..good.len()).step_by(7).chain([good.len() - 1]) {
        let mut bytes = good.clone();
        bytes[at] ^= 1 << (at % 8);
        fs::write(&bad, &bytes).unwrap();
        table::info(&bad).unwrap();
        assert_eq!(fault(table::open(&engine, &bad)), Fault::Content, "{at}");
    }
}

#[test]
fn other_lengths_are_refused() {
    let directory = directory("lengths");
    let (engine, path, good) = small(&directory);
    let full = good.len() as u64;
    let ends = (0..20).chain([100, 1000]).chain(HEADER - 2..good.len());
    for len in ends {
        fs::write(&path, &good[..len]).unwrap();
        let wanted = if len < HEADER { HEADER as u64 } else { full };
        let bytes = len as u64;
        let want = Fault::Truncated { bytes, wanted };
        assert_eq!(fault(table::info(&path)), want);
        assert_eq!(fault(table::open(&engine, &path)), want);
    }
    for more in [1, 8, 4096] {
        fs::write(&path, [&*good, &vec![0; more]].concat()).unwrap();
        let want = Fault::Overlong {
            bytes: full + more as u64,
            wanted: full,
        };
        assert_eq!(fault(table::open(&engine, &path)), want);
    }
}

#[test]
fn files_that_are_no_tables() {
    let directory = directory("others");
    let (_, path, good) = small(&directory);
    let text = |from: &[u8], to: &[u8]| {
        let mut out = Vec::new();
        let mut rest = &*good;
        while let Some((first, more)) = rest.split_first() {
            match rest.strip_prefix(from) {
                Some(more) => (out.extend(to), rest = more).1,
                None => (out.push(*first), rest = more).1,
            }
        }
        out
    };
    let seven: Vec<u8> = good.iter().map(|b| b & 0x7f).collect();
    for damaged in [text(b"\n", b"\r\n"), text(b"\r\n", b"\n"), seven] {
        fs::write(&path, damaged).unwrap();
        assert_eq!(fault(table::info(&path)), Fault::TextMode);
    }
    for other in [&b"MSM"[..], b"\x7fELF", &[0; 10_000], b"{\"n\": 3}\n"] {
        fs::write(&path, other).unwrap();
        assert_eq!(fault(table::info(&path)), Fault::NotATable);
    }
    for (name, why) in [("absent", "No such file"), ("", "not a regular file")] {
        match table::info(&directory.join(name)) {
            Err(Error::File { why: got, .. }) => assert!(got.contains(why), "{got}"),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn headers_that_are_sealed_but_cannot_be_used() {
    let directory = directory("sealed");
    let (engine, path, good) = small(&directory);
    let open = |at: usize, field: &[u8]| {
        let mut bytes = good.clone();
        bytes[at..at + field.len()].copy_from_slice(field);
        seal(&mut bytes);
        fs::write(&path, bytes).unwrap();
        fault(table::open(&engine, &path))
    };
    assert_eq!(open(8, &[1, 2, 3, 4]), Fault::Endianness);
    assert_eq!(open(12, &[2, 0, 0, 0]), Fault::Version { found: 2 });
    let set = |name: &str| match open(136, name.as_bytes()) {
        Fault::Set { name: got, .. } => got == name,
        other => panic!("{other:?}"),
    };
    assert!(set("quuxenstein:3,2") && set("eisenstein:5,2") && set("eisenstein:3,99"));
    let layout = |at: usize, field: &[u8], word: &str| match open(at, field) {
        Fault::Layout { why } => assert!(why.contains(word), "{at}: {why}"),
        other => panic!("{at}: {other:?}"),
    };
    layout(8, &[9], "byte order");
    layout(17, &[0], "bases");
    layout(24, &[0xff; 8], "bases");
    layout(32, &[0xff; 8], "bases");
    layout(40, &[3], "bases");
    layout(48, &[3], "bases");
    layout(52, &[2], "bases");
    layout(56, &[0, 0, 0, 0x80], "form");
    layout(60, &[9], "layout");
    layout(60, &[0], "layout");
    layout(64, &[3], "group 3");
    layout(68, &[1], "zero");
    layout(72, &[0], "name");
    layout(72, b"\x1b", "name");
    layout(72 + 63, b"x", "name");
    layout(136, b"\xff", "name");
    layout(HEADER - 33, &[1], "zero");
    // As many words, laid out otherwise.
    let words = (good.len() - HEADER) as u64 / 8;
    let n = u64::from_le_bytes(good[32..40].try_into().unwrap());
    let mut swapped = (words / n / 2).to_le_bytes().to_vec();
    swapped.extend(2u32.to_le_bytes());
    layout(40, &swapped, "layout");
}

#[test]
fn no_sealed_header_makes_it_panic() {
    let directory = directory("random");
    let (engine, path, good) = small(&directory);
    // A linear congruence is random enough to choose bytes.
    let mut state = 1u64;
    let mut next = || {
        state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
        (state >> 33) as usize
    };
    let mut used = 0;
    for _ in 0..3000 {
        let mut bytes = good.clone();
        for _ in 0..1 + next() % 3 {
            let at = [next() % 328, 16 + next() % 56, 136 + next() % 16][next() % 3];
            bytes[at] = [next() as u8, b'0' + (next() % 10) as u8][next() % 2];
        }
        seal(&mut bytes);
        fs::write(&path, bytes).unwrap();
        if let Ok(table) = table::open(&engine, &path) {
            used += 1;
            let _ = table.verify(&Options::default());
        }
    }
    assert!(used < 1000, "{used}");
}

#[test]
fn tables_of_something_else() {
    let directory = directory("else");
    let (mine, path, good) = small(&directory);
    for (curve, group) in [
        ("bls12-381", Group::G1),
        ("bls12-381", Group::G2),
        ("bn254", Group::G1),
    ] {
        let other = engine(curve, group, Backend::Portable);
        let want = Fault::Curve {
            table: "toy-103 G1".into(),
            asked: format!("{curve} {group}"),
        };
        assert_eq!(fault(table::open(&other, &path)), want);
    }
    // The name does not make the curve.
    let numbers = |name: &str, b: u32, gx: u32, gy: u32| {
        let g1 = format!(r#"{{"a":0,"b":{b},"gx":{gx},"gy":{gy}}}"#);
        let text = format!(r#"{{"name":"mine","p":"97","r":"103","g1":{g1}}}"#);
        let mut curve = curve_file::read(text.as_bytes()).unwrap();
        curve.name = name.to_owned();
        Engine::new(&curve, Group::G1).unwrap()
    };
    let renamed = numbers("mine", 10, 1, 37);
    table::open(&renamed, &path).unwrap();
    // 4^6·10 and the point that goes with it: an isomorphic curve.
    let (b, gx, gy) = (10 * 4096 % 97, 16, 37 * 64 % 97);
    let other = numbers("toy-103", b, gx, gy);
    match fault(table::open(&other, &path)) {
        Fault::Curve { table, asked } => assert_eq!(table, asked),
        other => panic!("{other:?}"),
    }
    // Another cube root of unity, as another program could have chosen it.
    let mut bytes = good.clone();
    bytes[232] ^= 1;
    seal(&mut bytes);
    fs::write(&path, bytes).unwrap();
    assert_eq!(fault(table::open(&mine, &path)), Fault::Endomorphism);

    fs::write(&path, good).unwrap();
    let info = table::info(&path).unwrap();
    let own = points(&mine, 40);
    assert_eq!(info.matches(&mine, &own), Ok(()));
    let stride = own.stride;
    let mut others = vec![random::points(&mine, 40, 4).unwrap(), points(&mine, 39)];
    others.push(own.clone());
    others[2].words.rotate_left(stride);
    others.push(own.clone());
    others[3].finite[9] = false;
    for other in others {
        match fault(info.matches(&mine, &other)) {
            Fault::OtherBases { table, asked } => assert_ne!(table, asked),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn verify_finds_a_wrong_point() {
    let directory = directory("verify");
    let engine = engine("bls12-381", Group::G1, Backend::Portable);
    let bases = prepare(&engine, &points(&engine, 12), "eisenstein:3,6", 4);
    let path = directory.join("table");
    table::write(&bases, &path, &Options::default()).unwrap();
    let good = fs::read(&path).unwrap();
    let layout = bases.layout();
    let row = layout.columns * layout.words;
    let open = |word: usize| -> Table {
        let mut bytes = good.clone();
        bytes[HEADER + 8 * word] ^= 4;
        seal(&mut bytes);
        fs::write(&path, bytes).unwrap();
        table::open(&engine, &path).unwrap()
    };
    for (base, at) in [(0, 1), (11, layout.rows - 1), (5, 2)] {
        for column in 0..layout.columns {
            let table = open((base * layout.rows + at) * row + column * layout.words);
            match fault(table.verify(&Options::default())) {
                Fault::Point { why } => {
                    assert!(why.contains(&format!("row {at} of base {base} ")), "{why}");
                }
                other => panic!("{other:?}"),
            }
        }
    }
    // A wrong base is another base.
    let table = open(3 * layout.rows * row);
    let got = fault(table.verify(&Options::default()));
    assert!(matches!(got, Fault::OtherBases { .. }), "{got:?}");
    // And βx of row 0 belongs to its row.
    let table = open(3 * layout.rows * row + layout.words);
    let got = fault(table.verify(&Options::default()));
    assert!(matches!(got, Fault::Point { .. }), "{got:?}");
}

#[test]
fn written_whole_or_not_at_all() {
    let directory = directory("whole");
    let (engine, path, good) = small(&directory);
    let bases = prepare(&engine, &points(&engine, 40), "signed:3", 1);
    assert_eq!(files(&directory), ["small"]);
    let old = table::open(&engine, &path).unwrap();

    let cancel = AtomicBool::new(true);
    let cancelled = Options {
        cancel: Some(&cancel),
        ..Options::default()
    };
    let got = table::write(&bases, &path, &cancelled);
    assert_eq!(got, Err(msmith::Error::Cancelled.into()));
    assert_eq!(files(&directory), ["small"]);
    assert_eq!(fs::read(&path).unwrap(), good);

    let kind = |path: &Path| match table::write(&bases, path, &Options::default()) {
        Err(Error::Write { kind, path: p, .. }) => {
            assert_eq!(p, path.display().to_string());
            kind
        }
        other => panic!("{other:?}"),
    };
    let absent = directory.join("absent").join("x");
    assert_eq!(kind(&absent), std::io::ErrorKind::NotFound);
    assert_eq!(kind(&directory), std::io::ErrorKind::IsADirectory);
    assert_eq!(files(&directory), ["small"]);

    // Another table under the name leaves the one in use as it is.
    let heard = std::sync::Mutex::new(Vec::new());
    let hear = |part| heard.lock().unwrap().push(part);
    let options = Options {
        progress: Some(&hear),
        ..Options::default()
    };
    table::write(&bases, &path, &options).unwrap();
    assert_eq!(heard.into_inner().unwrap().last(), Some(&1.0));
    assert_eq!(files(&directory), ["small"]);
    old.verify(&Options::default()).unwrap();
    let new = table::open(&engine, &path).unwrap();
    assert_ne!(new.info, old.info);
    let scalars = random::scalars(&engine, 40, 1).unwrap();
    let sum = |t: &Table| {
        t.bases
            .msm(scalars.view(), &Options::default())
            .unwrap()
            .point
    };
    assert_eq!(sum(&new), sum(&old));
}
