//! Keys of gnark and arkworks in files.

use msmith::{Backend, Options};
use msmith_core::words::words_of;
use msmith_field::Field;
use msmith_groth16::{Assignment, Blinding, Error, Key, VerifyingKey, Witness, prove};
use msmith_io::source::{FileFormat, Format, Source};
use num_bigint::BigUint;

use super::{bytes, text, vector, witness};

/// The values that gnark's solver has written, of a list.
fn values(text: &str, list: &str) -> Vec<BigUint> {
    let lines = text.lines().filter_map(|line| line.strip_prefix(list));
    let value = |hex: &str| BigUint::parse_bytes(hex.trim().as_bytes(), 16).unwrap();
    lines.map(value).collect()
}

fn montgomery(field: &Field, list: &[BigUint], n: usize) -> Vec<u64> {
    let mut words: Vec<u64> = list.iter().flat_map(|x| words_of(x, 4)).collect();
    words.resize(4 * n, 0);
    field
        .to_montgomery(&mut words, &Default::default())
        .unwrap();
    words
}

/// In all three forms, and the proof is one that gnark's verifying key takes.
#[test]
fn keys_of_gnark_prove() {
    let options = &Options::default();
    let backend = Backend::detect().unwrap();
    for curve in ["bn254", "bls12-377"] {
        let name = |ending: &str| format!("groth16/gnark/{curve}{ending}");
        let written = text(&name(".values"));
        let mut proofs = Vec::new();
        for ending in [".pk", ".pk.raw", ".pk.dump"] {
            let key = Key::open(&vector(&name(ending)), options).unwrap();
            let (groups, field) = (key.groups(), key.groups().scalars().unwrap());
            let n = key.domain();
            let wires = values(&written, "w");
            assert_eq!((key.variables(), key.public(), n), (wires.len(), 2, 16));
            let assignment = Assignment {
                wires: wires.iter().flat_map(|x| words_of(x, 4)).collect(),
                a: montgomery(field, &values(&written, "a"), n),
                b: montgomery(field, &values(&written, "b"), n),
            };
            let blinding = Blinding::new(groups, [5, 0, 0, 0], [7, 0, 0, 0]).unwrap();
            let proved = assignment.prove(&key, &blinding, options).unwrap();
            let file = vector(&name(".vk"));
            let format = Some(Format::File(FileFormat::GNARK_VK));
            let source = Source::open(&file, format, Some(groups.curve())).unwrap();
            let vk = VerifyingKey::from_source(&source, backend).unwrap();
            assert!(
                vk.verify(&proved.public, &proved.proof, options).unwrap(),
                "{curve}"
            );
            proofs.push(proved.proof);
            // Such a key does not have its circuit.
            let witness = wires.iter().flat_map(|x| words_of(x, 4)).collect();
            let witness = Witness::new(groups, witness).unwrap();
            let refused = prove(&key, &witness, &blinding, options).unwrap_err();
            assert_eq!(refused, Error::NoCoefficients);
        }
        assert!(proofs.windows(2).all(|two| two[0] == two[1]), "{curve}");
        let cut = bytes(&name(".pk"));
        for end in (0..cut.len()).step_by(61) {
            let source = Source::from_bytes(cut[..end].to_vec(), None, None);
            let opened = source
                .map_err(Error::from)
                .and_then(|source| Key::of_source(source, backend, options));
            assert!(opened.is_err(), "{curve} {end}");
        }
    }
}

#[test]
fn keys_with_commitments_are_refused() {
    for ending in [".pk", ".pk.raw", ".pk.dump"] {
        let file = vector(&format!("gnark/bn254{ending}"));
        let said = Key::open(&file, &Options::default())
            .unwrap_err()
            .to_string();
        assert!(said.contains("its circuit has commitments"), "{said}");
    }
}

/// A key of arkworks in a file has the points that it has in memory: `msmith-arkworks` compares proofs with ark-groth16.
#[test]
fn keys_of_arkworks_are_read() {
    let options = &Options::default();
    let backend = Backend::detect().unwrap();
    let mut seen = 0;
    for entry in std::fs::read_dir(vector("ark-groth16")).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        for format in [FileFormat::ARK_PK, FileFormat::ARK_PK_UNCOMPRESSED] {
            for curve in ["bn254", "bls12-381"] {
                if !name.starts_with(curve) {
                    continue;
                }
                let curve = msmith::curve::by_name(curve).unwrap();
                let format = Some(Format::File(format));
                let Ok(source) = Source::open(&path, format, Some(curve)) else {
                    continue;
                };
                let lengths = ["A", "IC", "H"].map(|list| source.section(list).unwrap().len());
                let key = Key::of_source(source, backend, options).unwrap();
                assert_eq!(
                    (key.variables(), key.public() + 1),
                    (lengths[0], lengths[1]),
                    "{name}"
                );
                assert_eq!(key.domain(), (lengths[2] + 1).next_power_of_two());
                let said = prove(
                    &key,
                    &witness_of(&key),
                    &Blinding::random(key.groups()).unwrap(),
                    options,
                );
                assert_eq!(said.unwrap_err(), Error::NoCoefficients);
                seen += 1;
            }
        }
    }
    assert_eq!(seen, 4, "keys");
}

/// Ones.
fn witness_of(key: &Key<'_>) -> Witness {
    let words = [1, 0, 0, 0].repeat(key.variables());
    Witness::new(key.groups(), words).unwrap()
}

/// What is no key.
#[test]
fn other_files_are_refused() {
    let said = Key::open(&vector("groth16/zkey/bn254.wtns"), &Options::default());
    assert_eq!(
        said.unwrap_err().to_string(),
        "the zkey file: it is a wtns file"
    );
    let key = Key::open(&vector("groth16/zkey/bn254-1.zkey"), &Options::default()).unwrap();
    assert_eq!(witness("bn254", key.groups()).len(), key.variables());
}

/// Keys of a folder that `MSMITH_KEYS` names, each with a witness of its name: those that `docs/groth16.md` lists.
#[test]
#[ignore = "long, with keys that are not here"]
fn real_keys_prove() {
    let Some(folder) = std::env::var_os("MSMITH_KEYS") else {
        eprintln!("skipped: MSMITH_KEYS names no folder with keys and witnesses");
        return;
    };
    let options = &Options::default();
    let mut seen = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let file = path.with_extension("wtns");
        if path.extension().is_none_or(|ending| ending != "zkey") || !file.exists() {
            continue;
        }
        let key = Key::open(&path, options).unwrap();
        let witness = Witness::open(&file, key.groups()).unwrap();
        let blinding = Blinding::random(key.groups()).unwrap();
        let proved = prove(&key, &witness, &blinding, options).unwrap();
        let vk = VerifyingKey::open(&path, Backend::detect().unwrap()).unwrap();
        assert!(
            vk.verify(&proved.public, &proved.proof, options).unwrap(),
            "{path:?}"
        );
        seen += 1;
    }
    assert!(seen > 0, "no key with a witness");
}
