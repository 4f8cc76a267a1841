//! The cases of c-kzg-4844, and the built-in setup against its source.

use msmith::{Algorithm, Options};
use msmith_io::kzg::{Blob, Setup};
use msmith_io::{Error, hex, zcash};
use num_bigint::BigUint;
use sha2::{Digest, Sha256};

fn mainnet() -> Setup {
    Setup::mainnet(Setup::engine(None).unwrap()).unwrap()
}

/// Name, blob and result of each case, by the recipes of `vectors/README.md`.
fn cases() -> Vec<(String, Vec<u8>, String)> {
    let text = include_str!("../../../vectors/kzg4844/blob_to_kzg_commitment.txt");
    let r = &msmith::curve::known::by_name("bls12-381").unwrap().r;
    let (mut name, mut blob, mut cases) = (String::new(), Vec::new(), Vec::new());
    for line in text.lines() {
        let (word, rest) = line.split_once(' ').unwrap();
        let numbers: Vec<_> = rest.split(' ').collect();
        match word {
            "case" => (name, blob) = (rest.to_owned(), Vec::new()),
            "repeat" => {
                let element = hex::decode(numbers[1].as_bytes()).unwrap();
                blob.extend(element.repeat(numbers[0].parse().unwrap()));
            }
            "powers" => {
                let n: Vec<u32> = numbers.iter().map(|n| n.parse().unwrap()).collect();
                for i in 0..n[0] {
                    let e = BigUint::from(n[1])
                        .modpow(&BigUint::from(n[2] + i), r)
                        .to_bytes_be();
                    blob.extend(vec![0; 32 - e.len()]);
                    blob.extend(e);
                }
            }
            "bytes" => blob.extend(hex::decode(rest.as_bytes()).unwrap()),
            "cut" => blob.truncate(blob.len() - rest.parse::<usize>().unwrap()),
            "length" => assert_eq!(blob.len(), rest.parse::<usize>().unwrap(), "{name}"),
            "sha256" => assert_eq!(hex::encode(&Sha256::digest(&blob)), rest, "{name}"),
            "=" => cases.push((name.clone(), blob.clone(), rest.to_owned())),
            other => panic!("{other}"),
        }
    }
    cases
}

#[test]
fn published_commitments() {
    let (setup, cases) = (mainnet(), cases());
    assert_eq!(cases.len(), 11);
    for (name, blob, want) in &cases {
        match Blob::read(blob) {
            Ok(blob) => {
                let got = setup.commit(&blob, &Options::default()).unwrap();
                assert_eq!(&hex::encode(&got.bytes), want, "{name}");
            }
            Err(e) => {
                assert_eq!(want, "invalid", "{name}: {e}");
                let expected = match name
                    .as_str()
                    .trim_start_matches("blob_to_kzg_commitment_case_")
                {
                    "invalid_blob_0" => matches!(e, Error::NotBelowOrder { index: 0, .. }),
                    "invalid_blob_1" => matches!(e, Error::NotBelowOrder { index: 2111, .. }),
                    "invalid_blob_2" => matches!(e, Error::Length { bytes: 131_073, .. }),
                    "invalid_blob_3" => matches!(e, Error::Length { bytes: 131_071, .. }),
                    _ => false,
                };
                assert!(expected, "{name}: {e}");
            }
        }
    }
}

#[test]
fn the_sample_is_the_published_case() {
    let (_, blob, want) = cases()
        .into_iter()
        .find(|c| c.0.ends_with("_valid_blob_4"))
        .unwrap();
    assert_eq!(want, Blob::SAMPLE_COMMITMENT);
    let sample = Blob::sample();
    assert_eq!(sample.elements(), Blob::read(&blob).unwrap().elements());
    let text = format!("0x{}\n", hex::encode(&blob));
    assert_eq!(
        sample.elements(),
        Blob::read(text.as_bytes()).unwrap().elements()
    );
}

/// The compressed points are those of the source (data/README.md), and in the subgroup.
#[test]
fn the_setup_is_the_source() {
    let setup = mainnet();
    let (engine, points) = (setup.engine_used(), setup.points());
    engine.check_subgroup(points, &Options::default()).unwrap();
    let (stride, half) = (points.stride, points.stride / 2);
    let mut compressed = vec![Vec::new(); 4096];
    for (i, words) in points.words.chunks(stride).enumerate() {
        let point = Some((words[..half].to_vec(), words[half..].to_vec()));
        compressed[(i as u16).reverse_bits() as usize >> 4] =
            zcash::compress(engine, &point).unwrap();
    }
    let digest = Sha256::digest(compressed.concat());
    let want = "52c7615a9bd3eb20df67eb5a81ee701c96787c82a5ff638740b54fbadfde960b";
    assert_eq!(hex::encode(&digest), want);

    // The same points as the text of a setup, the G2 part made of one generator.
    let g2 = "93e02b6052719f607dacd3a088274f65596bd0d09920b61ab5da61bbdc7f5049334cf11213945d57e5ac7d055d042b7e\
              024aa2b2f08f0a91260805272dc51051c6e47ad4fa403b02b4510b647ae3d1770bac0326a805bbefd48056c8c121bdb8";
    let lines: Vec<_> = compressed.iter().map(|p| hex::encode(p)).collect();
    let text = format!("4096\n1\n{}\n{g2}\n", lines.join("\n"));
    let engine = Setup::engine(Some("portable")).unwrap();
    let read = Setup::from_text(engine, text.as_bytes(), &Options::default()).unwrap();
    assert_eq!(read.points().words, points.words);
    let naive = Options {
        algorithm: Algorithm::Naive,
        ..Options::default()
    };
    let sample = read.commit(&Blob::sample(), &naive).unwrap();
    assert_eq!(hex::encode(&sample.bytes), Blob::SAMPLE_COMMITMENT);

    let refused = |text: &str| {
        let engine = Setup::engine(None).unwrap();
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
}
