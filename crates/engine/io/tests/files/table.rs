//! Tables on disk: used by every backend, written whole, of certain bases.

use std::fs;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use crate::tables::{HEADER, directory, engine, fault, points, prepare, seal, small};
use msmith::curve::Group;
use msmith::{Backend, Engine, Options, WordPoints};
use msmith_io::table::{self, Fault, Info, Table};
use msmith_io::{Error, curve_file, random};
use num_bigint::BigUint;

fn files(directory: &Path) -> Vec<String> {
    let all = fs::read_dir(directory).unwrap();
    all.map(|f| f.unwrap().file_name().into_string().unwrap())
        .collect()
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
                    assert_eq!(table.bases.points().unwrap().finite, points.finite);
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

/// The header again, from `docs/table-format.md` alone.
#[test]
fn the_bytes_are_those_of_the_document() {
    let directory = directory("bytes");
    let (engine, _, file) = small(&directory);
    let number = |x: &BigUint| {
        let bytes = x.to_bytes_le();
        [&(bytes.len() as u64).to_le_bytes()[..], &bytes].concat()
    };
    let derived = |context: &str, bytes: &[Vec<u8>]| {
        let mut hasher = blake3::Hasher::new_derive_key(context);
        hasher.update(&bytes.concat());
        hasher.finalize().as_bytes().to_vec()
    };
    let small = |x: u8| number(&x.into());
    // y² = x³ + 10 over F_97, 103 points.
    let numbers = [
        vec![1, 1],
        small(97),
        small(103),
        small(0),
        small(0),
        small(10),
    ];
    let curve = derived("msmith table 1: curve", &numbers);
    let endo = engine.derived().endo.as_ref().unwrap();
    let mut endomorphism = vec![number(&endo.lambda), number(&endo.beta)];
    for x in &endo.nu {
        endomorphism.push(vec![u8::from(x < &0.into())]);
        endomorphism.push(number(x.magnitude()));
    }
    // The words of the portable ring are those of the checksum: x·2^256.
    let (n, rows) = (40, (file.len() - HEADER) / 40 / 128);
    let bases = file[HEADER..].chunks(128 * rows);
    let points = bases.flat_map(|b| [b[..32].to_vec(), b[96..128].to_vec()]);
    let bases: Vec<_> = [curve.clone()].into_iter().chain(points).collect();
    let name = |name: &str| {
        let mut bytes = name.as_bytes().to_vec();
        bytes.resize(64, 0);
        bytes
    };
    let four = |x: u32| x.to_le_bytes().to_vec();
    let eight = |x: usize| (x as u64).to_le_bytes().to_vec();
    let mut header = [
        b"\x89MSM\r\n\x1a\n\x04\x03\x02\x01".to_vec(),
        four(1),
        eight(4096),
        eight(n * rows * 128),
        eight(n),
        eight(rows),
        [4, 4, 256, 1, 1, 0].map(four).concat(),
        name("toy-103"),
        name("eisenstein:3,2"),
        curve,
        derived("msmith table 1: endomorphism", &endomorphism),
        derived("msmith table 1: bases", &bases),
        blake3::hash(&file[HEADER..]).as_bytes().to_vec(),
    ]
    .concat();
    header.resize(4064, 0);
    header.extend(blake3::hash(&header).as_bytes());
    assert_eq!(header, file[..HEADER]);
    let finite = |base: &[u8]| base.iter().any(|b| *b != 0);
    assert!(!finite(&file[HEADER..][7 * 128 * rows..][..128 * rows]));
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
        watch: msmith::Watch::default().with_cancel(&cancel),
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
        watch: msmith::Watch::default().with_progress(&hear),
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

/// A link stays, and what it names is replaced; a pipe and a device get the bytes and stay; a link to nothing is refused.
#[cfg(unix)]
#[test]
fn links_and_what_is_no_file() {
    use std::os::unix::fs::{FileTypeExt, symlink};
    let directory = directory("links");
    let (engine, path, good) = small(&directory);
    let bases = prepare(&engine, &points(&engine, 40), "signed:3", 1);
    let write = |to: &Path| table::write(&bases, to, &Options::default());

    let link = directory.join("link");
    symlink("small", &link).unwrap();
    symlink("link", directory.join("link-of-link")).unwrap();
    write(&directory.join("link-of-link")).unwrap();
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(fs::read_link(&link).unwrap(), Path::new("small"));
    let new = fs::read(&path).unwrap();
    assert_ne!(new, good);
    assert!(!fs::symlink_metadata(&path).unwrap().is_symlink());

    let pipe = directory.join("pipe");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    assert!(made.unwrap().success());
    symlink("pipe", directory.join("link-of-pipe")).unwrap();
    symlink("/dev/null", directory.join("device")).unwrap();
    symlink("nowhere", directory.join("dangling")).unwrap();
    let mut before = files(&directory);
    before.sort();
    for name in ["pipe", "link-of-pipe"] {
        // Asking whether it can be written does not wait for a reader.
        table::writable(&directory.join(name)).unwrap();
        let reader = std::thread::spawn({
            let pipe = pipe.clone();
            move || fs::read(pipe).unwrap()
        });
        write(&directory.join(name)).unwrap();
        assert!(reader.join().unwrap() == new, "{name}");
    }
    write(&directory.join("device")).unwrap();
    let refused = write(&directory.join("dangling"));
    assert!(matches!(refused, Err(Error::Write { .. })), "{refused:?}");
    let full = write(Path::new("/dev/full"));
    let kind = std::io::ErrorKind::StorageFull;
    assert!(
        matches!(&full, Err(Error::Write { kind: k, .. }) if *k == kind),
        "{full:?}"
    );
    assert!(fs::metadata(&pipe).unwrap().file_type().is_fifo());
    assert!(
        fs::metadata("/dev/null")
            .unwrap()
            .file_type()
            .is_char_device()
    );
    let mut after = files(&directory);
    after.sort();
    assert_eq!(after, before);
    assert_eq!(fs::read(&path).unwrap(), new);
}

/// A file that is read again while it is written, and the errors of who writes it.
#[cfg(unix)]
#[test]
fn what_was_written_is_read_again() {
    let directory = directory("again");
    let path = directory.join("file");
    let length = table::whole_read_again(&path, |file| {
        assert!(file.is_empty());
        file.put(b"abcdef")?;
        let mut some = [0; 3];
        file.read(2, &mut some)?;
        assert_eq!(&some, b"cde");
        file.put(b"gh")?;
        assert!(file.read(6, &mut some).is_err());
        file.put(b"i")?;
        file.read(6, &mut some)?;
        assert_eq!(&some, b"ghi");
        assert!(!path.exists());
        Ok::<_, Error>(file.len())
    });
    assert_eq!(
        (length, fs::read(&path).unwrap()),
        (Ok(9), b"abcdefghi".to_vec())
    );

    #[derive(Debug, PartialEq)]
    struct Own(String);
    impl From<Error> for Own {
        fn from(error: Error) -> Self {
            Self(error.to_string())
        }
    }
    let own = || Own("own".to_owned());
    let stopped: Result<(), Own> = table::whole_read_again(&path, |file| {
        file.put(b"new")?;
        Err(own())
    });
    assert_eq!(stopped, Err(own()));
    let stopped: Result<(), Own> = table::whole_with(&path, |put| {
        put(b"new")?;
        Err(own())
    });
    assert_eq!(stopped, Err(own()));
    assert_eq!(files(&directory), ["file"]);
    assert_eq!(fs::read(&path).unwrap(), b"abcdefghi");
    let pipe: Result<(), Own> = table::whole_read_again(Path::new("/dev/null"), |_| Ok(()));
    assert!(pipe.unwrap_err().0.contains("read again"));
}

/// What a killed program left is removed by the next writer of the same name, and what another still writes is not.
#[test]
fn what_killed_programs_left_is_removed() {
    let directory = directory("left");
    let path = directory.join("file");
    let lasting = [
        ".file.1-x.part",
        ".file.part",
        ".files.7-0.part",
        ".file.7-0.parts",
    ];
    for name in lasting {
        fs::write(directory.join(name), b"other").unwrap();
    }
    let left = directory.join(".file.4000000000-12.part");
    fs::write(&left, b"left").unwrap();
    // One that is being written.
    table::whole(&path, |put| {
        put(b"first")?;
        let ours = |f: &String| f.starts_with(".file.") && *f != lasting[0] && *f != lasting[1];
        let beside = || {
            files(&directory)
                .into_iter()
                .filter(|f| ours(f) && f.ends_with(".part"))
        };
        assert_eq!(beside().count(), 1);
        table::whole(&path, |put| put(b"second"))?;
        assert_eq!(beside().count(), 1);
        Ok(())
    })
    .unwrap();
    assert_eq!(fs::read(&path).unwrap(), b"first");
    assert!(table::removed().contains(&(left.clone(), 4)));
    assert!(!table::removed().iter().any(|(path, _)| *path == left));
    let mut all = lasting.to_vec();
    all.push("file");
    all.sort_unstable();
    let mut there = files(&directory);
    there.sort_unstable();
    assert_eq!(there, all);
}

/// What replaces a file may be read by those who might read that, and by nobody else; also while it is written.
#[cfg(unix)]
#[test]
fn permissions_and_owner_are_kept() {
    use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
    let directory = directory("modes");
    let path = directory.join("file");
    let write = || {
        let put = table::whole(&path, |put| {
            let part = files(&directory).into_iter().find(|f| f.ends_with(".part"));
            let part = directory.join(part.expect("beside the file"));
            put(b"new")?;
            assert!(is_within(&part, fs::metadata(&path).ok()));
            Ok(())
        });
        put.unwrap();
        fs::metadata(&path).unwrap()
    };
    /// Whether nobody may do more with the one than with the other.
    fn is_within(part: &Path, old: Option<fs::Metadata>) -> bool {
        let mode = |about: &fs::Metadata| about.mode() & 0o777;
        old.is_none_or(|old| mode(&fs::metadata(part).unwrap()) & !mode(&old) & 0o177 == 0)
    }
    // A new one has what the process gives to new files.
    let fresh = write().mode() & 0o777;
    fs::write(directory.join("other"), b"").unwrap();
    let other = fs::metadata(directory.join("other")).unwrap();
    assert_eq!(fresh, other.mode() & 0o777);
    for mode in [0o600, 0o640, 0o644, 0o666, 0o755, 0o400] {
        fs::remove_file(&path).unwrap();
        fs::write(&path, b"old").unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(mode)).unwrap();
        let new = write();
        assert_eq!(new.mode() & 0o7777, mode, "{mode:o}");
        assert_eq!(fs::read(&path).unwrap(), b"new");
    }
    // Only root may give a file away.
    if chown(&path, Some(12345), Some(23456)).is_ok() {
        let new = write();
        assert_eq!((new.uid(), new.gid()), (12345, 23456));
    } else {
        assert_ne!(
            fs::metadata("/proc/self").unwrap().uid(),
            0,
            "root, and yet not"
        );
    }
}
