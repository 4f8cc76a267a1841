//! What is asked of a file's content: true of every file that an owner wrote, and of none with a point exchanged.

use msmith::Backend;
use msmith_io::source::Asked;

use super::*;

const OWNERS: [(&str, Option<FileFormat>, &str); 22] = [
    ("snarkjs/bn254.zkey", None, "bn254"),
    ("snarkjs/bls12-381.zkey", None, "bls12-381"),
    ("snarkjs/bn254.ptau", None, "bn254"),
    ("snarkjs/bls12-381.ptau", None, "bls12-381"),
    ("snarkjs/bn254.wtns", None, "bn254"),
    ("halo2/params.raw", Some(FileFormat::HALO2_PARAMS), "bn254"),
    (
        "halo2/params.processed",
        Some(FileFormat::HALO2_PARAMS_PROCESSED),
        "bn254",
    ),
    ("gnark/bn254.pk", None, "bn254"),
    ("gnark/bn254.pk.dump", None, "bn254"),
    ("gnark/bls12-377.pk.raw", None, "bls12-377"),
    ("gnark/bls12-381.pk", None, "bls12-381"),
    ("gnark/bls12-381.pk.dump", None, "bls12-381"),
    ("gnark/bls12-381.srs.dump", None, "bls12-381"),
    ("gnark/bn254.srs.raw", Some(FileFormat::GNARK_SRS), "bn254"),
    (
        "gnark/bls12-381.vk",
        Some(FileFormat::GNARK_VK),
        "bls12-381",
    ),
    (
        "gnark/bls12-377.vk.raw",
        Some(FileFormat::GNARK_VK),
        "bls12-377",
    ),
    (
        "ark-groth16/bls12-381.pk",
        Some(FileFormat::ARK_PK),
        "bls12-381",
    ),
    (
        "ark-groth16/bls12-381.pk.uncompressed",
        Some(FileFormat::ARK_PK_UNCOMPRESSED),
        "bls12-381",
    ),
    (
        "ark-groth16/bls12-381.vk",
        Some(FileFormat::ARK_VK),
        "bls12-381",
    ),
    ("ark-groth16/bn254.pk", Some(FileFormat::ARK_PK), "bn254"),
    ("ark-groth16/bn254.vk", Some(FileFormat::ARK_VK), "bn254"),
    (
        "ark-groth16/bn254.vk.uncompressed",
        Some(FileFormat::ARK_VK_UNCOMPRESSED),
        "bn254",
    ),
];

fn opened(bytes: Vec<u8>, format: Option<FileFormat>, name: &str) -> Source {
    let of = format.map(Format::File);
    Source::from_bytes(bytes, of, Some(curve(name))).unwrap()
}

fn asked(source: &Source) -> Vec<Asked> {
    let backend = Backend::detect().unwrap();
    source
        .ask(backend, &Options::default(), |_, _| true)
        .unwrap()
}

#[test]
fn true_of_every_file_that_an_owner_wrote() {
    let (mut held, mut not) = (0, 0);
    for (file, format, name) in OWNERS {
        let all = asked(&opened(vector_of(file), format, name));
        assert_eq!(all.is_empty(), file.ends_with("wtns"), "{file}");
        for a in all {
            match a.holds {
                Some(holds) => assert!(holds, "{file}: {a:?}"),
                None => {
                    assert!(
                        name != "bls12-381" && a.why.unwrap().contains("pairing"),
                        "{a:?}"
                    );
                    not += 1;
                }
            }
            held += usize::from(a.holds == Some(true));
        }
    }
    assert!(held > 100 && not > 10, "{held} {not}");
}

/// The bytes of two points of a section exchanged, which are at this place in the file.
fn exchanged(bytes: &[u8], start: usize, size: usize, i: usize, j: usize) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    let (first, second) = (start + i * size, start + j * size);
    for k in 0..size {
        bytes.swap(first + k, second + k);
    }
    bytes
}

fn wrong(source: &Source) -> Vec<String> {
    let wrong = asked(source).into_iter().filter(|a| a.holds == Some(false));
    wrong.map(|a| a.what).collect()
}

#[test]
fn exchanged_points_are_found() {
    // In a ptau of BLS12-381 by pairings: the places of its sections, by their lengths.
    let bytes = vector("bls12-381.ptau");
    let section = |id: u32| {
        let mut at = 12;
        loop {
            let number = u32::from_le_bytes(bytes[at..at + 4].try_into().unwrap());
            let length = u64::from_le_bytes(bytes[at + 4..at + 12].try_into().unwrap());
            at += 12;
            if number == id {
                return at;
            }
            at += length as usize;
        }
    };
    for (id, size, what) in [
        (2, 96, "tauG1 are successive powers"),
        (3, 192, "tauG2 are successive powers"),
        (4, 96, "alphaTauG1 are successive powers"),
        (5, 96, "betaTauG1 are successive powers"),
    ] {
        let other = exchanged(&bytes, section(id), size, 2, 3);
        assert_eq!(wrong(&open(other).unwrap()), [what]);
    }
    // The first ones are more.
    let other = exchanged(&bytes, section(2), 96, 0, 1);
    let found = wrong(&open(other).unwrap());
    assert!(
        found.contains(&"the first point of tauG1 is the generator".to_owned()),
        "{found:?}"
    );
    // A Lagrange point in the place of one of another power of two.
    let other = exchanged(&bytes, section(12), 96, 2, 4);
    let sum = "the Lagrange points of lagrangeTauG1 sum to the first point of tauG1";
    assert_eq!(wrong(&open(other).unwrap()), [sum]);

    // In parameters of halo2 by a polynomial.
    let bytes = vector_of("halo2/params.raw");
    let n = 1 << u32::from_le_bytes(bytes[..4].try_into().unwrap());
    let params = |bytes| opened(bytes, Some(FileFormat::HALO2_PARAMS), "bn254");
    for start in [4, 4 + 64 * n] {
        let other = exchanged(&bytes, start, 64, 1, 2);
        assert_eq!(
            wrong(&params(other)),
            ["g_lagrange and g commit to the same"]
        );
    }
    // Powers in the place of Lagrange points.
    let mut other = bytes.clone();
    other.copy_within(4..4 + 64 * n, 4 + 64 * n);
    let found = wrong(&params(other));
    assert_eq!(
        found[0],
        "the Lagrange points of g_lagrange sum to the first point of g"
    );

    // An SRS of gnark.
    let bytes = vector_of("gnark/bls12-381.srs.dump");
    let (mut at, mut other) = (bytes.len() - 3 * 96, bytes.clone());
    (0..96).for_each(|k| other.swap(at + k, at + 96 + k));
    assert_eq!(
        wrong(&opened(other, None, "bls12-381")),
        ["g1 are successive powers"]
    );

    // Infinity where there is none.
    let bytes = vector("bn254.zkey");
    let source = open(bytes.clone()).unwrap();
    let g1 = engine("bn254", Group::G1);
    let alpha = source
        .points(&g1, "alpha1")
        .unwrap()
        .read(0..1, &Options::default())
        .unwrap();
    let alpha: Vec<u8> = alpha.words.iter().flat_map(|w| w.to_le_bytes()).collect();
    at = bytes.windows(64).position(|w| w == alpha).unwrap();
    let mut other = bytes;
    other[at..at + 64].fill(0);
    assert_eq!(
        wrong(&open(other).unwrap()),
        ["alpha1 has no point at infinity"]
    );

    // A flag is heeded.
    let source = opened(
        vector_of("halo2/params.raw"),
        Some(FileFormat::HALO2_PARAMS),
        "bn254",
    );
    let stopped = source.ask(Backend::Portable, &Options::default(), |_, _| false);
    assert_eq!(stopped, Err(Core::Cancelled.into()));
}
