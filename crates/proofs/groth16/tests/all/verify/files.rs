//! Keys in files, and the bytes of proofs.

use msmith::Options;
use msmith::curve::known;
use msmith_groth16::{Error, Proof, VerifyingKey};
use msmith_io::BasesFormat;
use msmith_io::source::{FileFormat, Format, Source};

use super::made::Made;
use super::{FOLDERS, backend, groups, key, proof, public, text, vectors};

#[test]
fn a_zkey_has_the_key() {
    let options = &Options::default();
    for (folder, curve, _, own) in FOLDERS.into_iter().take(2) {
        let path = vectors("snarkjs").join(format!("{curve}.zkey"));
        let key = VerifyingKey::open(&path, backend()).unwrap();
        assert!(
            key.to_json().unwrap() == text(folder, "vk.json"),
            "{folder}"
        );
        assert!(!key.is_forgeable());
        let groups = groups(curve);
        let (public, proof) = (public(&groups, folder, 0, own), proof(&groups, folder, 0));
        assert_eq!(key.verify(&public, &proof, options), Ok(true));
    }
    let text = vectors("groth16/verify/bn254/vk.json");
    let read = VerifyingKey::open(&text, backend()).unwrap();
    assert_eq!(read.to_json(), key("bn254").to_json());
    let wtns = VerifyingKey::open(&vectors("snarkjs/bn254.wtns"), backend());
    assert_eq!(
        wtns.unwrap_err().to_string(),
        "the wtns file: it has no verifying key"
    );
}

#[test]
fn keys_of_arkworks() {
    for curve in ["bn254", "bls12-381"] {
        let curve = known::by_name(curve).unwrap();
        let texts = [
            ("vk", FileFormat::ARK_VK),
            ("vk.uncompressed", FileFormat::ARK_VK_UNCOMPRESSED),
            ("pk", FileFormat::ARK_PK),
            ("pk.uncompressed", FileFormat::ARK_PK_UNCOMPRESSED),
        ]
        .map(|(end, format)| {
            let path = vectors("ark-groth16").join(format!("{}.{end}", curve.name));
            let source = Source::open(&path, Some(Format::File(format)), Some(curve)).unwrap();
            let key = VerifyingKey::from_source(&source, backend()).unwrap();
            key.to_json().unwrap()
        });
        assert!(texts.iter().all(|text| *text == texts[0]));
        assert_eq!(
            VerifyingKey::from_json(&texts[0], backend())
                .unwrap()
                .to_json()
                .unwrap(),
            texts[0]
        );
    }
}

#[test]
fn a_key_of_gnark_with_commitments_is_refused() {
    let curve = known::by_name("bn254");
    let format = Some(Format::File(FileFormat::GNARK_VK));
    let source = Source::open(&vectors("gnark/bn254.vk"), format, curve).unwrap();
    assert_eq!(
        VerifyingKey::from_source(&source, backend())
            .unwrap_err()
            .to_string(),
        "the gnark-vk file: its proofs have commitments, which are not verified here"
    );
}

#[test]
fn bytes_of_proofs() {
    let options = &Options::default();
    for curve in ["bn254", "bls12-381", "bls12-377"] {
        let made = Made::new(&groups(curve), 1);
        let groups = &made.groups;
        let (public, proof) = made.proof(5);
        assert_eq!(
            made.key.verify(&public, &proof, options),
            Ok(true),
            "{curve}"
        );
        for format in [
            BasesFormat::ARK_COMPRESSED,
            BasesFormat::ARK_UNCOMPRESSED,
            BasesFormat::GNARK_COMPRESSED,
            BasesFormat::GNARK_RAW,
            BasesFormat::AFFINE_BE,
            BasesFormat::MONTGOMERY_LE,
        ] {
            let bytes = proof.to_bytes(groups, format).unwrap();
            assert_eq!(Proof::from_bytes(groups, format, &bytes), Ok(proof.clone()));
            // One byte less, or more, or another one.
            assert!(Proof::from_bytes(groups, format, &bytes[1..]).is_err());
            assert!(Proof::from_bytes(groups, format, &bytes[..bytes.len() - 1]).is_err());
            assert!(Proof::from_bytes(groups, format, &[&bytes[..], &[0]].concat()).is_err());
            for i in (0..bytes.len()).step_by(bytes.len() / 7) {
                let mut other = bytes.clone();
                other[i] ^= 4;
                let read = Proof::from_bytes(groups, format, &other);
                assert!(read != Ok(proof.clone()), "{curve} {} {i}", format.name());
            }
        }
        let error = Proof::from_bytes(groups, BasesFormat::KZG_SETUP, &[]);
        assert!(matches!(error, Err(Error::File { .. })));
        let json = proof.to_json(groups).unwrap();
        assert_eq!(Proof::from_json(groups, &json), Ok(proof));
    }
}

/// The bytes of arkworks itself.
#[test]
fn bytes_as_arkworks_writes_them() {
    use ark_ec::AffineRepr;
    use ark_serialize::CanonicalSerialize;
    let groups = groups("bls12-381");
    let [g, h] = [groups.first(), groups.second()].map(super::made::generator);
    let proof = Proof::new(&groups, g.clone(), h, g).unwrap();
    let g = ark_bls12_381::G1Affine::generator();
    let h = ark_bls12_381::G2Affine::generator();
    let (mut compressed, mut whole) = (Vec::new(), Vec::new());
    (g, h, g).serialize_compressed(&mut compressed).unwrap();
    (g, h, g).serialize_uncompressed(&mut whole).unwrap();
    assert_eq!(
        proof.to_bytes(&groups, BasesFormat::ARK_COMPRESSED),
        Ok(compressed)
    );
    assert_eq!(
        proof.to_bytes(&groups, BasesFormat::ARK_UNCOMPRESSED),
        Ok(whole)
    );
}
