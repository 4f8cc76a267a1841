//! The cases of c-kzg-4844, and the built-in setup against its source.

use std::path::Path;

use crate::recipes::{self, Case};
use msmith::curve::Group;
use msmith::{Algorithm, Backend, Engine, Options, Point, WordPoints};
use msmith_io::kzg::{self, Blob, Commitment, Proof, Setup};
use msmith_io::table::{self, Fault};
use msmith_io::{Error, hex, zcash};
use sha2::{Digest, Sha256};

fn mainnet() -> Setup {
    Setup::mainnet(kzg::engine(Backend::detect().unwrap()).unwrap()).unwrap()
}

/// Whether the error of an invalid case says what is wrong with it.
fn is_the_reason(name: &str, error: &Error) -> bool {
    let (_, short) = name.split_once("_case_").unwrap();
    if let Error::Item { what, index, error } = error {
        assert_eq!((*what, *index), ("commitment", 0));
        return match short {
            "invalid_commitment_0" => matches!(**error, Error::Length { bytes: 47, .. }),
            "invalid_commitment_1" => matches!(**error, Error::Length { bytes: 49, .. }),
            "invalid_commitment_2" => {
                matches!(
                    **error,
                    Error::Engine(msmith::Error::NotInSubgroup { index: 0 })
                )
            }
            "invalid_commitment_3" => {
                matches!(
                    **error,
                    Error::Engine(msmith::Error::NotOnCurve { index: 0 })
                )
            }
            _ => false,
        };
    }
    let not_below = |what| move |index| Error::NotBelowOrder { what, index };
    let (element, point) = (not_below("field element"), not_below("evaluation point"));
    match short {
        "invalid_blob_0" => *error == element(0),
        "invalid_blob_1" => *error == element(2111),
        "invalid_blob_2" => matches!(error, Error::Length { bytes: 131_073, .. }),
        "invalid_blob_3" => matches!(error, Error::Length { bytes: 131_071, .. }),
        "invalid_z_0" | "invalid_z_1" | "invalid_z_2" | "invalid_z_3" => *error == point(0),
        "invalid_z_4" => matches!(error, Error::Length { bytes: 33, .. }),
        "invalid_z_5" => matches!(error, Error::Length { bytes: 31, .. }),
        _ => false,
    }
}

/// Runs all cases; returns how many are valid and invalid.
fn run(cases: &[Case], job: impl Fn(&Blob, &Case) -> Result<String, Error>) -> (usize, usize) {
    let mut counts = (0, 0);
    for case in cases {
        match Blob::read(&case.blob).and_then(|blob| job(&blob, case)) {
            Ok(got) => {
                assert_eq!(got, case.want, "{}", case.name);
                counts.0 += 1;
            }
            Err(e) => {
                assert_eq!(case.want, "invalid", "{}: {e}", case.name);
                assert!(is_the_reason(&case.name, &e), "{}: {e}", case.name);
                counts.1 += 1;
            }
        }
    }
    counts
}

#[test]
fn published_commitments() {
    let setup = mainnet();
    let counts = run(&recipes::commitments(), |blob, _| {
        Ok(hex::encode(&setup.commit(blob, &Options::default())?.bytes))
    });
    assert_eq!(counts, (7, 4));
}

#[test]
fn published_blob_proofs() {
    let setup = mainnet();
    let counts = run(&recipes::blob_proofs(), |blob, case| {
        let proof = setup.blob_proof(blob, &case.other, &Options::default())?;
        // The same as the proof at the point that was chosen.
        let again = setup.proof(blob, &proof.z, &Options::default())?;
        assert_eq!((again.bytes, again.y), (proof.bytes, proof.y));
        Ok(hex::encode(&proof.bytes))
    });
    assert_eq!(counts, (7, 8));
}

#[test]
fn published_proofs() {
    let setup = mainnet();
    let counts = run(&recipes::point_proofs(), |blob, case| {
        let proof = setup.proof(blob, &case.other, &Options::default())?;
        assert_eq!(&proof.z[..], case.other);
        Ok(hex::encode(&proof.bytes) + " " + &hex::encode(&proof.y))
    });
    assert_eq!(counts, (42, 10));
}

/// Commitments and proofs from a table on disk, which is known without the points.
#[test]
fn published_commitments_from_a_table() {
    let setup = mainnet();
    let engine = setup.engine();
    let points = setup.points().unwrap();
    assert_eq!(table::digest(engine, &*points), Ok(Setup::MAINNET));
    let options = Options {
        in_subgroup: true,
        ..Options::default()
    };
    let set = "eisenstein:3,7".parse().unwrap();
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("kzg.table");
    let open = |points: &WordPoints| {
        let bases = engine.prepare_with(points, set, 5, &options).unwrap();
        table::write(&bases, &path, &options).unwrap();
        table::open(engine, &path).unwrap()
    };
    let table = open(&points);
    let quick = Setup::mainnet_from(table.clone()).unwrap();
    assert_eq!(quick.points().unwrap().words, points.words);
    let counts = run(&recipes::commitments(), |blob, _| {
        let done = quick.commit(blob, &Options::default())?;
        assert_eq!(done.output.report.algorithm, Algorithm::Fixed);
        Ok(hex::encode(&done.bytes))
    });
    assert_eq!(counts, (7, 4));
    let quick = mainnet().with_table(table).unwrap();
    let counts = run(&recipes::blob_proofs(), |blob, case| {
        let proof = quick.blob_proof(blob, &case.other, &Options::default())?;
        assert_eq!(proof.output.report.algorithm, Algorithm::Fixed);
        Ok(hex::encode(&proof.bytes))
    });
    assert_eq!(counts, (7, 8));

    // The same points in another order, and one less.
    let mut other = points.into_owned();
    other.words.rotate_left(other.stride);
    for n in [4096, 4095] {
        other.finite.truncate(n);
        other.words.truncate(n * other.stride);
        let table = open(&other);
        for got in [
            Setup::mainnet_from(table.clone()),
            mainnet().with_table(table),
        ] {
            match got.err() {
                Some(Error::Table { fault, .. }) => {
                    assert!(matches!(*fault, Fault::OtherBases { .. }), "{fault}");
                }
                other => panic!("{other:?}"),
            }
        }
    }
}

/// The encodings of a point of the subgroup that are not the canonical one, besides the published cases.
#[test]
fn commitments_are_canonical() {
    let (setup, blob) = (mainnet(), Blob::sample());
    let refused = |bytes: &[u8]| match setup.blob_proof(&blob, bytes, &Options::default()) {
        Err(Error::Item { error, .. }) => *error,
        Err(other) => panic!("{other}"),
        Ok(_) => panic!("accepted"),
    };
    let good = hex::decode(Blob::SAMPLE_COMMITMENT.as_bytes()).unwrap();
    let with = |first: u8| [&[first], &good[1..]].concat();
    let uncompressed = with(good[0] & 0x1f);
    assert!(matches!(
        refused(&uncompressed),
        Error::Encoding { index: 0, .. }
    ));
    let infinity = |first: u8, last: u8| [&[first], &[0; 46][..], &[last]].concat();
    for wrong in [
        with(good[0] | 0x40),
        infinity(0x40, 0),
        infinity(0xe0, 0),
        infinity(0xc0, 1),
        infinity(0, 0),
    ] {
        assert!(matches!(refused(&wrong), Error::Encoding { index: 0, .. }));
    }
    // x = p, of which x = 0 would be the canonical form.
    let p = &msmith::curve::known::by_name("bls12-381").unwrap().p;
    let mut high = p.to_bytes_be();
    high[0] |= 0x80;
    let error = refused(&high);
    let non_canonical = msmith::Error::NonCanonical { index: 0 };
    assert_eq!(error, Error::Engine(non_canonical));
    assert_eq!(
        refused(&[]),
        Error::Length {
            what: "point",
            bytes: 0,
            wanted: "48".into()
        }
    );
    // The negative of the commitment and infinity are points like any other.
    for point in [with(good[0] ^ 0x20), infinity(0xc0, 0)] {
        let proof = setup
            .blob_proof(&blob, &point, &Options::default())
            .unwrap();
        assert_ne!(hex::encode(&proof.bytes), Blob::SAMPLE_PROOF);
    }
}

#[test]
fn batches_are_the_single_ones() {
    let setup = mainnet();
    let valid = |cases: Vec<Case>| -> Vec<Case> {
        cases.into_iter().filter(|c| c.want != "invalid").collect()
    };
    let (commitments, proofs) = (valid(recipes::commitments()), valid(recipes::blob_proofs()));
    let read = |c: &Case| Blob::read(&c.blob).unwrap();
    let blobs: Vec<Blob> = commitments.iter().map(read).collect();
    let mut items: Vec<(&Blob, &[u8])> = Vec::new();
    for (blob, case) in blobs.iter().zip(&proofs) {
        assert_eq!(read(case).elements(), blob.elements());
        items.push((blob, &case.other));
    }
    for threads in [1, 3, 9] {
        let options = Options {
            threads: Some(threads),
            ..Options::default()
        };
        let got = setup.commit_batch(&blobs, &options).unwrap();
        let bytes = |c: &Commitment| hex::encode(&c.bytes);
        assert!(
            got.iter()
                .map(bytes)
                .eq(commitments.iter().map(|c| c.want.clone()))
        );
        let got = setup.blob_proofs(&items, &options).unwrap();
        let bytes = |p: &Proof| hex::encode(&p.bytes);
        assert!(
            got.iter()
                .map(bytes)
                .eq(proofs.iter().map(|c| c.want.clone()))
        );
    }
    assert!(
        setup
            .commit_batch(&[], &Options::default())
            .unwrap()
            .is_empty()
    );

    // Errors: a commitment by its index, a limit by the blob, an interrupt as it is.
    items[2].1 = &items[2].1[1..];
    let Err(Error::Item { what, index, error }) = setup.blob_proofs(&items, &Options::default())
    else {
        panic!("accepted");
    };
    assert_eq!((what, index), ("commitment", 2));
    assert!(matches!(*error, Error::Length { bytes: 47, .. }));
    let options = Options {
        memory_limit: Some(1),
        ..Options::default()
    };
    let Err(Error::Item { what, index, error }) = setup.commit_batch(&blobs, &options) else {
        panic!("accepted");
    };
    // Blob 0 is all zero, which takes no memory.
    assert_eq!((what, index), ("blob", 1));
    assert!(matches!(
        *error,
        Error::Engine(msmith::Error::MemoryLimit { limit: 1, .. })
    ));
    let stop = std::sync::atomic::AtomicBool::new(true);
    let options = Options {
        watch: msmith::Watch::default().with_cancel(&stop),
        ..Options::default()
    };
    let error = setup.commit_batch(&blobs, &options).err();
    assert_eq!(error, Some(Error::Engine(msmith::Error::Cancelled)));
}

#[test]
fn the_sample_is_the_published_case() {
    let published = |cases: Vec<Case>| {
        let mut cases = cases.into_iter();
        cases.find(|c| c.name.ends_with("_valid_blob_4")).unwrap()
    };
    let case = published(recipes::commitments());
    assert_eq!(case.want, Blob::SAMPLE_COMMITMENT);
    let sample = Blob::sample();
    assert_eq!(
        sample.elements(),
        Blob::read(&case.blob).unwrap().elements()
    );
    let text = format!("0x{}\n", hex::encode(&case.blob));
    assert_eq!(
        sample.elements(),
        Blob::read(text.as_bytes()).unwrap().elements()
    );
    let proof = published(recipes::blob_proofs());
    assert_eq!(proof.blob, case.blob);
    assert_eq!(hex::encode(&proof.other), Blob::SAMPLE_COMMITMENT);
    assert_eq!(proof.want, Blob::SAMPLE_PROOF);
}

/// The compressed points are those of the source (data/README.md), and in the subgroup.
#[test]
fn the_setup_is_the_source() {
    let setup = mainnet();
    let (engine, points) = (setup.engine(), setup.points().unwrap());
    engine
        .check_subgroup(&*points, &Options::default())
        .unwrap();
    let mut compressed = vec![Vec::new(); 4096];
    for (i, words) in points.words.chunks(points.stride).enumerate() {
        compressed[(i as u16).reverse_bits() as usize >> 4] =
            zcash::compress(engine, &Point::new(words)).unwrap();
    }
    let digest = Sha256::digest(compressed.concat());
    let want = "52c7615a9bd3eb20df67eb5a81ee701c96787c82a5ff638740b54fbadfde960b";
    assert_eq!(hex::encode(&digest), want);

    // The same points as the text of a setup, the G2 part made of one generator.
    let g2 = "93e02b6052719f607dacd3a088274f65596bd0d09920b61ab5da61bbdc7f5049334cf11213945d57e5ac7d055d042b7e\
              024aa2b2f08f0a91260805272dc51051c6e47ad4fa403b02b4510b647ae3d1770bac0326a805bbefd48056c8c121bdb8";
    let lines: Vec<_> = compressed.iter().map(|p| hex::encode(p)).collect();
    let text = format!("4096\n1\n{}\n{g2}\n", lines.join("\n"));
    let engine = kzg::engine(Backend::Portable).unwrap();
    let read = Setup::from_text(engine, text.as_bytes(), &Options::default()).unwrap();
    assert_eq!(read.points().unwrap().words, points.words);
    let naive = Options {
        algorithm: Algorithm::Naive,
        ..Options::default()
    };
    let sample = read.commit(&Blob::sample(), &naive).unwrap();
    assert_eq!(hex::encode(&sample.bytes), Blob::SAMPLE_COMMITMENT);

    // The engine of another group or curve.
    for (curve, group) in [("bls12-381", Group::G2), ("bn254", Group::G1)] {
        let curve = msmith::curve::known::by_name(curve).unwrap();
        let engine = Engine::new(curve, group).unwrap();
        for got in [
            Setup::mainnet(engine.clone()),
            Setup::from_text(engine.clone(), text.as_bytes(), &Options::default()),
        ] {
            let why = got.err().unwrap().to_string();
            assert!(why.contains("is of G1 of bls12-381"), "{why}");
        }
    }
    let refused = |text: &str| {
        let engine = kzg::engine(Backend::detect().unwrap()).unwrap();
        Setup::from_text(engine, text.as_bytes(), &Options::default())
            .err()
            .unwrap()
    };
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
    let head = |lines: &[String]| format!("4096\n1\n{}\n", lines.join("\n"));
    let why = refused(&format!("{}{g2}\n", head(&others))).to_string();
    assert!(
        why.contains("it is not true that the Lagrange points sum to the generator"),
        "{why}"
    );
    let junk = g2.replacen("93e02b", "93e02c", 1);
    assert!(matches!(
        refused(&format!("{}{junk}", head(&lines))),
        Error::Section {
            name: "g2_monomial",
            ..
        }
    ));
    let why = refused(&format!(
        "2 1 {} {} {}",
        lines[0],
        lines[1],
        "ab".repeat(95)
    ));
    assert!(matches!(
        why,
        Error::Text {
            what: "setup point of G2",
            index: 0,
            ..
        }
    ));
    let why = refused(&format!("{small} ff"));
    assert!(matches!(
        why,
        Error::Text {
            what: "setup power of G1",
            index: 0,
            ..
        }
    ));
    let why = refused(&format!("{small} {} {} ff", lines[0], lines[1]));
    assert!(matches!(why, Error::Overlong { items: 5, .. }));
}
