//! Keys and proofs in the bytes of other verifiers.

use msmith::Options;
use msmith::curve::known;
use msmith_groth16::{Error, Proof, VerifyingKey, read_public};
use msmith_io::source::{FileFormat, Format, Source};
use msmith_io::{BasesFormat, ScalarsFormat};

use super::{backend, groups, key, proof, text, vectors};

/// The bytes of a file of hex digits.
fn words(name: &str) -> Vec<u8> {
    let text = text("../solana", name);
    let digits: Vec<u8> = text.bytes().filter(u8::is_ascii_hexdigit).collect();
    let byte = |two: &[u8]| u8::from_str_radix(std::str::from_utf8(two).unwrap(), 16).unwrap();
    digits.chunks(2).map(byte).collect()
}

/// What groth16-solana's verifier takes.
#[test]
fn words_of_solana() {
    let groups = groups("bn254");
    let key = VerifyingKey::from_json(&text("../solana", "vk.json"), backend()).unwrap();
    let proof = Proof::from_json(&groups, &text("../solana", "proof.json")).unwrap();
    let public = read_public(&groups, &text("../solana", "public.json")).unwrap();
    assert_eq!(key.verify(&public, &proof, &Options::default()), Ok(true));
    assert_eq!(key.to_solana().unwrap(), words("vk.hex"));
    assert_eq!(proof.to_solana(&groups).unwrap(), words("proof.hex"));
    let signals = ScalarsFormat::BE32.encode(&public, None);
    assert_eq!(signals, Ok(words("public.hex")));
}

#[test]
fn solana_has_one_curve() {
    let groups = groups("bls12-381");
    let other = key("bls12-381").to_solana();
    assert!(matches!(other, Err(Error::OtherCurve { .. })));
    let other = proof(&groups, "bls12-381", 0).to_solana(&groups);
    assert!(matches!(other, Err(Error::OtherCurve { .. })));
}

fn open(path: &str, format: FileFormat, curve: &str) -> (VerifyingKey, Vec<u8>) {
    let path = vectors(path);
    let curve = known::by_name(curve);
    let source = Source::open(&path, Some(Format::File(format)), curve).unwrap();
    let key = VerifyingKey::from_source(&source, backend()).unwrap();
    (key, std::fs::read(path).unwrap())
}

/// Those that arkworks has written, byte for byte.
#[test]
fn keys_of_arkworks_are_written() {
    for curve in ["bn254", "bls12-381"] {
        for (end, file, points) in [
            ("vk", FileFormat::ARK_VK, BasesFormat::ARK_COMPRESSED),
            (
                "vk.uncompressed",
                FileFormat::ARK_VK_UNCOMPRESSED,
                BasesFormat::ARK_UNCOMPRESSED,
            ),
        ] {
            let (key, bytes) = open(&format!("ark-groth16/{curve}.{end}"), file, curve);
            assert!(key.to_bytes(points).unwrap() == bytes, "{curve} {end}");
        }
    }
}

/// Those that gnark has written, but for β and δ of G1.
#[test]
fn keys_of_gnark_are_written() {
    for (curve, first, second) in [("bn254", 32, 64), ("bls12-377", 48, 96)] {
        let path = format!("groth16/gnark/{curve}.vk");
        let (key, mut bytes) = open(&path, FileFormat::GNARK_VK, curve);
        let own = key.to_bytes(BasesFormat::GNARK_COMPRESSED).unwrap();
        for at in [first, 2 * first + 2 * second] {
            bytes[at..at + first].copy_from_slice(&own[at..at + first]);
        }
        assert!(own == bytes, "{curve}");
    }
    let json = key("bn254");
    for points in [BasesFormat::GNARK_COMPRESSED, BasesFormat::GNARK_RAW] {
        let bytes = json.to_bytes(points).unwrap();
        let format = Some(Format::File(FileFormat::GNARK_VK));
        let source = Source::from_bytes(bytes, format, known::by_name("bn254")).unwrap();
        let read = VerifyingKey::from_source(&source, backend()).unwrap();
        assert_eq!(read.to_json(), json.to_json());
    }
    let refused = json.to_bytes(BasesFormat::AFFINE_BE);
    assert!(matches!(refused, Err(Error::File { .. })));
}
