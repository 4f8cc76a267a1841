//! The built-in setup against its source, setups from text, and tables made, written and mapped.

use std::path::{Path, PathBuf};

use super::*;
use msmith::{Algorithm, Backend, Point, WordPoints};
use msmith_io::table::Fault;
use msmith_io::{hex, table, zcash};
use msmith_kzg::{Error, Setup};
use sha2::{Digest, Sha256};

fn mainnet() -> Setup {
    Setup::mainnet(Backend::detect().unwrap()).unwrap()
}

fn refused(text: &str) -> msmith_io::Error {
    match Setup::from_text(Backend::detect().unwrap(), text.as_bytes(), &options()).err() {
        Some(Error::Setup(error)) => error,
        other => panic!("{other:?}"),
    }
}

/// The compressed points are those of the source (data/README.md), and in the subgroup.
#[test]
fn the_setup_is_the_source() {
    use msmith_io::Error;
    let setup = mainnet();
    let (engine, points) = (setup.engine(), setup.points());
    engine.check_subgroup(points, &options()).unwrap();
    let mut compressed = vec![Vec::new(); 4096];
    for (i, words) in points.words.chunks(points.stride).enumerate() {
        compressed[(i as u16).reverse_bits() as usize >> 4] =
            zcash::compress(engine, &Point::new(words)).unwrap();
    }
    let digest = Sha256::digest(compressed.concat());
    let want = "52c7615a9bd3eb20df67eb5a81ee701c96787c82a5ff638740b54fbadfde960b";
    assert_eq!(hex::encode(&digest), want);

    // The same points as the text of a setup whose powers of G2 are one generator.
    let g2 = "93e02b6052719f607dacd3a088274f65596bd0d09920b61ab5da61bbdc7f5049334cf11213945d57e5ac7d055d042b7e\
              024aa2b2f08f0a91260805272dc51051c6e47ad4fa403b02b4510b647ae3d1770bac0326a805bbefd48056c8c121bdb8";
    let lines: Vec<_> = compressed.iter().map(|p| hex::encode(p)).collect();
    let head = |lines: &[String]| format!("4096\n1\n{}\n", lines.join("\n"));
    let got = Setup::from_text(
        Backend::Portable,
        format!("{}{g2}", head(&lines)).as_bytes(),
        &options(),
    );
    // All is well with it but that there are too few for cells.
    assert_eq!(
        got.as_ref().err(),
        Some(&msmith_kzg::Error::Lengths {
            what: "power of G2",
            found: 1,
            wanted: 65
        })
    );
    let why = got.err().unwrap().to_string();
    assert_eq!(why, "the number of powers of G2 is 1, not 65");
    assert!(matches!(
        refused("1099511627776\n1\n"),
        Error::Count {
            count: 0x100_0000_0000,
            ..
        }
    ));
    assert!(matches!(refused("0\n"), Error::Text { index: 1, .. }));
    let body = format!("{}\n{}\n{g2}\n", lines[0], lines[1]);
    let small = format!("2 1 {body}");
    assert!(matches!(
        refused(&small),
        Error::Length { what: "setup", .. }
    ));
    let short = small.replacen(g2, "", 1);
    assert!(matches!(refused(&short), Error::Truncated { index: 2, .. }));
    let more = format!("{small}{}", lines[2]);
    assert!(matches!(refused(&more), Error::Truncated { index: 4, .. }));
    let most = format!("{small}{body}{g2}");
    assert!(matches!(refused(&most), Error::Overlong { items: 5, .. }));
    let wrong = small.replacen(&lines[1], "zz", 1);
    assert!(matches!(refused(&wrong), Error::Text { index: 1, .. }));

    // Other points in the place of the Lagrange points; and what follows them, or is none.
    let mut others = lines.clone();
    others[17] = others[18].clone();
    let why = refused(&format!("{}{g2}\n", head(&others))).to_string();
    let sum = "it is not true that the Lagrange points sum to the generator";
    assert!(why.contains(sum), "{why}");
    let junk = g2.replacen("93e02b", "93e02c", 1);
    assert!(matches!(
        refused(&format!("{}{junk}", head(&lines))),
        Error::Section {
            name: "g2_monomial",
            ..
        }
    ));
    let half = "ab".repeat(95);
    for (text, what) in [
        (
            format!("2 1 {} {} {half}", lines[0], lines[1]),
            "setup point of G2",
        ),
        (format!("{small} ff"), "setup power of G1"),
    ] {
        match refused(&text) {
            Error::Text {
                what: found,
                index: 0,
                ..
            } => assert_eq!(found, what),
            other => panic!("{other}"),
        }
    }
    let why = refused(&format!("{small} {} {} ff", lines[0], lines[1]));
    assert!(matches!(why, Error::Overlong { items: 5, .. }));
}

/// Whatever the tables, and by which algorithm, the bytes are the same.
#[test]
fn tables_change_no_byte() {
    let made = &three()[1];
    let naive = Options {
        algorithm: Algorithm::Straus,
        ..options()
    };
    let folder = folder("tables");
    for budget in [1_900_000, 9_000_000] {
        let kzg = Context::new(mainnet(), budget).unwrap();
        kzg.prepare(&options()).unwrap();
        assert_all(&kzg, made, budget == 9_000_000);
        let by_name = kzg.commit(&made.blob, &naive).unwrap();
        assert_eq!(by_name.bytes, made.commitment);
        assert_eq!(by_name.output.report.algorithm, Algorithm::Straus);
        // Written over what is there.
        kzg.write_tables(&folder, &options()).unwrap();
    }
    assert_all(&Context::open(mainnet(), &folder).unwrap(), made, true);
    // The table of one list is enough: the others are made when they are needed.
    let one = Context::open(mainnet(), &folder.join("blobs.table")).unwrap();
    let commitment = one.commit(&made.blob, &options()).unwrap();
    assert_eq!(commitment.output.report.algorithm, Algorithm::Fixed);
    assert_eq!(commitment.bytes, made.commitment);
    // Less memory leaves no table of more.
    let none = Context::new(mainnet(), 0).unwrap();
    none.write_tables(&folder, &options()).unwrap();
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 0);
}

fn assert_all(kzg: &Context, made: &Made, has_table: bool) {
    let commitment = kzg.commit(&made.blob, &options()).unwrap();
    assert_eq!(commitment.bytes, made.commitment);
    let algorithm = commitment.output.report.algorithm;
    assert_eq!(algorithm == Algorithm::Fixed, has_table);
    let proof = kzg.prove(&made.blob, &made.commitment, &options()).unwrap();
    let at = kzg
        .compute_kzg_proof(&made.blob, &proof.z, &options())
        .unwrap();
    assert_eq!(at, (proof.bytes, proof.y));
    assert!(
        kzg.verify_blob_kzg_proof(&made.blob, &made.commitment, &proof.bytes, &options())
            .unwrap()
    );
    let (cells, proofs) = kzg
        .compute_cells_and_kzg_proofs(&made.blob, &options())
        .unwrap();
    assert!(cells == made.cells && proofs == made.proofs);
}

/// What is not a table of the setup is refused, and what is damaged.
#[test]
fn other_tables_are_refused() {
    let setup = mainnet();
    let folder = folder("other-tables");
    let open = |path: &Path| Context::open(mainnet(), path).err().unwrap();
    assert_eq!(open(&folder), Error::NoTables(folder.display().to_string()));
    let missing = folder.join("none");
    assert!(matches!(
        open(&missing),
        Error::Setup(msmith_io::Error::File { .. })
    ));
    let path = folder.join("blobs.table");
    let sure = Options {
        in_subgroup: true,
        ..options()
    };
    let write = |points: &WordPoints| {
        let set = "eisenstein:3,7".parse().unwrap();
        let bases = setup.engine().prepare_with(points, set, 5, &sure).unwrap();
        table::write(&bases, &path, &sure).unwrap();
    };
    // The same points in another order, and one less.
    let mut other = setup.points().clone();
    other.words.rotate_left(other.stride);
    for n in [4096, 4095] {
        other.finite.truncate(n);
        other.words.truncate(n * other.stride);
        write(&other);
        for path in [&path, &folder] {
            match open(path) {
                Error::Setup(msmith_io::Error::Table { fault, .. }) => {
                    assert!(matches!(*fault, Fault::OtherBases { .. }), "{fault}");
                }
                other => panic!("{other:?}"),
            }
        }
    }
    // In the place of another list's table.
    write(setup.points());
    std::fs::rename(&path, folder.join("cells.table")).unwrap();
    assert!(
        open(&folder).to_string().contains("other"),
        "{}",
        open(&folder)
    );
    let mut bytes = std::fs::read(folder.join("cells.table")).unwrap();
    *bytes.last_mut().unwrap() ^= 1;
    std::fs::write(&path, bytes).unwrap();
    match open(&path) {
        Error::Setup(msmith_io::Error::Table { fault, .. }) => assert_eq!(*fault, Fault::Content),
        other => panic!("{other:?}"),
    }
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("msmith-kzg-{name}"));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// The encodings of a point of the subgroup that are not the canonical one, besides the published cases.
#[test]
fn commitments_are_canonical() {
    let made = &three()[0];
    let good = &made.commitment;
    let prove = |bytes: &[u8]| {
        let bytes: &[u8; 48] = bytes.try_into().unwrap();
        kzg().compute_blob_kzg_proof(&made.blob, bytes, &options())
    };
    let with = |first: u8| [&[first], &good[1..]].concat();
    let infinity = |first: u8, last: u8| [&[first], &[0; 46][..], &[last]].concat();
    // x = p, of which x = 0 would be the canonical form.
    let p = &msmith::curve::known::by_name("bls12-381").unwrap().p;
    let mut high = p.to_bytes_be();
    high[0] |= 0x80;
    for wrong in [
        with(good[0] & 0x1f),
        with(good[0] | 0x40),
        infinity(0x40, 0),
        infinity(0xe0, 0),
        infinity(0xc0, 1),
        infinity(0, 0),
        high,
    ] {
        let got = prove(&wrong);
        let is_named = |e: &Error| {
            matches!(
                e,
                Error::Point {
                    what: "commitment",
                    index: 0,
                    ..
                }
            )
        };
        assert!(got.as_ref().is_err_and(is_named), "{got:?}");
    }
    // The negative of the commitment and infinity are points like any other.
    let right = prove(good).unwrap();
    for point in [with(good[0] ^ 0x20), infinity(0xc0, 0)] {
        assert_ne!(prove(&point).unwrap(), right);
    }
}

/// A setup whose τ is known, from compressed points and from its text: all of it works, and what is wrong is named.
#[test]
fn a_setup_of_ones_own() {
    use msmith::curve::{Group, known};
    use msmith::{Domain, Engine, Scalars};
    use msmith_io::BasesFormat;
    let curve = known::by_name("bls12-381").unwrap();
    let backend = Backend::detect().unwrap();
    let [first, second] =
        [Group::G1, Group::G2].map(|group| Engine::with_backend(curve, group, backend).unwrap());
    let field = first.scalar_field().unwrap();
    // Powers of 3, and the Lagrange polynomials at 3, which are their inverse transform; as integers.
    let alone = &Default::default();
    let mut tau = vec![3, 0, 0, 0];
    field.to_montgomery(&mut tau, alone).unwrap();
    let mut powers = field.powers(&tau, 4096, alone).unwrap();
    let mut lagrange = powers.clone();
    let domain = Domain::new(field, 4096).unwrap();
    domain.ifft(&mut lagrange, alone).unwrap();
    field.from_montgomery(&mut powers, alone).unwrap();
    field.from_montgomery(&mut lagrange, alone).unwrap();
    let times = |engine: &Engine, list: &[u64]| {
        let parts = engine.spec().gx.iter().chain(&engine.spec().gy);
        let generator = Point::new(parts.flat_map(|c| engine.to_words(c)).collect::<Vec<_>>());
        let scalars = Scalars::U256(list.as_chunks().0);
        let points = engine.mul_base(&generator, scalars, &options());
        BasesFormat::ZCASH.encode(engine, &points.unwrap()).unwrap()
    };
    let g1 = |list: &[u64]| times(&first, list).as_chunks::<48>().0.to_vec();
    let of_second = times(&second, &powers[..4 * 65])
        .as_chunks::<96>()
        .0
        .to_vec();
    let (lagrange, powers) = (g1(&lagrange), g1(&powers));
    let make = |powers: &[[u8; 48]], lagrange: &[[u8; 48]], of_second: &[[u8; 96]]| {
        Setup::from_bytes(backend, powers, lagrange, of_second, &options())
    };
    // What its limit is told to be is enough.
    let within = |memory_limit| {
        let options = Options {
            memory_limit: Some(memory_limit),
            ..options()
        };
        Setup::from_bytes(backend, &[], &lagrange, &of_second, &options).err()
    };
    let Some(msmith_kzg::Error::Engine(msmith::Error::MemoryLimit { needed, .. })) = within(0)
    else {
        panic!("a setup needs no memory");
    };
    assert!(within(needed - 1).is_some() && within(needed).is_none());
    let made = &*three()[0].blob;
    for powers in [&powers[..], &[]] {
        let kzg = Context::new(make(powers, &lagrange, &of_second).unwrap(), 0).unwrap();
        let commitment = kzg.blob_to_kzg_commitment(made, &options()).unwrap();
        let (cells, proofs) = kzg.compute_cells_and_kzg_proofs(made, &options()).unwrap();
        for k in [0, 77, 127] {
            let verified = kzg.verify_cell_kzg_proof_batch(
                &[commitment],
                &[k as u64],
                &cells[k..=k],
                &proofs[k..=k],
                &options(),
            );
            assert_eq!(verified, Ok(true));
        }
        let of_mainnet = super::kzg().blob_to_kzg_commitment(made, &options());
        assert_ne!(of_mainnet, Ok(commitment));
    }
    let mut other = lagrange.clone();
    other.swap(3, 4);
    let why = make(&[], &other, &of_second).err().unwrap().to_string();
    assert!(
        why.contains("the Lagrange points are those of the τ of G2"),
        "{why}"
    );
    other[9][0] &= 0x7f;
    let why = make(&[], &other, &of_second).err().unwrap().to_string();
    assert_eq!(why, "Lagrange point 9: the form is not the compressed one");
    let why = make(&[], &lagrange, &of_second[..64])
        .err()
        .unwrap()
        .to_string();
    assert_eq!(why, "the number of powers of G2 is 64, not 65");
}

/// Two processes write one folder, while this one opens what is there.
#[test]
fn processes_write_one_folder() {
    let folder = folder("tables-of-two");
    let write = || {
        let mut own = std::process::Command::new(std::env::current_exe().unwrap());
        own.args(["--exact", "cells::setups::writes_tables", "--ignored"])
            .env(FOLDER, &folder)
            .stdout(std::process::Stdio::null());
        own.spawn().unwrap()
    };
    let mut writers = [write(), write()];
    let made = &three()[0];
    let mut opened = 0;
    loop {
        let over = writers.iter_mut().all(|w| w.try_wait().unwrap().is_some());
        match Context::open(mainnet(), &folder) {
            Ok(kzg) => {
                opened += 1;
                let commitment = kzg.blob_to_kzg_commitment(&made.blob, &options());
                assert_eq!(commitment, Ok(made.commitment));
            }
            Err(error) => assert!(matches!(error, Error::NoTables(_)), "{error}"),
        }
        if over {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    assert!(writers.iter_mut().all(|w| w.wait().unwrap().success()) && opened > 0);
    // What was not finished is not there.
    let mut names: Vec<_> = std::fs::read_dir(&folder)
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    assert_eq!(names, ["blobs.table", "cells.table", "powers.table"]);
}

const FOLDER: &str = "MSMITH_TEST_TABLES";

#[test]
#[ignore = "run by `processes_write_one_folder`, twice at once"]
fn writes_tables() {
    let Some(folder) = std::env::var_os(FOLDER) else {
        println!("SKIPPED: {FOLDER} names no folder");
        return;
    };
    let kzg = Context::new(mainnet(), 9_000_000).unwrap();
    for _ in 0..3 {
        kzg.write_tables(Path::new(&folder), &options()).unwrap();
    }
}
