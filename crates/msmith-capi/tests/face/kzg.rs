//! Commitments and proofs are the published ones, by points and by a table of them.

use std::ptr::{null, null_mut};

use msmith::{Backend, Budget, Options};
use msmith_capi::face::*;
use msmith_capi::status::*;
use msmith_io::kzg::{self, BLOB_BYTES, Blob, Setup};
use msmith_io::{hex, table};

use super::{message, must};

/// The bytes of the sample.
fn sample() -> Vec<u8> {
    let elements = Blob::sample();
    let words = elements.elements().iter().flat_map(|e| e.iter().rev());
    words.flat_map(|w| w.to_be_bytes()).collect()
}

fn as_published(kzg: *const KzgHandle) {
    let blob = sample();
    assert_eq!(blob.len(), BLOB_BYTES);
    let (mut commitment, mut proof) = ([0; 48], [0; 48]);
    must(unsafe {
        msmith_kzg_blob_to_kzg_commitment(commitment.as_mut_ptr(), blob.as_ptr(), kzg, null())
    });
    assert_eq!(hex::encode(&commitment), Blob::SAMPLE_COMMITMENT);
    must(unsafe {
        msmith_kzg_compute_blob_kzg_proof(
            proof.as_mut_ptr(),
            blob.as_ptr(),
            commitment.as_ptr(),
            kzg,
            null(),
        )
    });
    assert_eq!(hex::encode(&proof), Blob::SAMPLE_PROOF);
}

#[test]
fn points_and_table_give_what_is_published() {
    let mut kzg = null_mut();
    must(unsafe { msmith_kzg_load_trusted_setup(&mut kzg, null(), 0, null()) });
    as_published(kzg);

    // The value at a point, beside that of the crate.
    let setup = Setup::mainnet(kzg::engine(Backend::detect().unwrap()).unwrap()).unwrap();
    let z = [7; 32];
    let expected = setup
        .proof(&Blob::sample(), &z, &Options::default())
        .unwrap();
    let (blob, mut proof, mut y) = (sample(), [0; 48], [0; 32]);
    must(unsafe {
        msmith_kzg_compute_kzg_proof(
            proof.as_mut_ptr(),
            y.as_mut_ptr(),
            blob.as_ptr(),
            z.as_ptr(),
            kzg,
            null(),
        )
    });
    assert_eq!((proof, y), (expected.bytes, expected.y));
    // A z that is not below r.
    let code = unsafe {
        let z = [0xff; 32];
        msmith_kzg_compute_kzg_proof(
            proof.as_mut_ptr(),
            y.as_mut_ptr(),
            blob.as_ptr(),
            z.as_ptr(),
            kzg,
            null(),
        )
    };
    assert_eq!(code, MSMITH_DATA, "{}", message());
    must(unsafe { msmith_close(kzg.cast()) });

    let options = Options {
        in_subgroup: true,
        ..Options::default()
    };
    let points = setup.points().unwrap();
    let bases = setup
        .engine()
        .prepare(&*points, Budget::PointsPerBase(1), &options)
        .unwrap();
    let path = format!(
        "{}/face-kzg-{}\0",
        env!("CARGO_TARGET_TMPDIR"),
        std::process::id()
    );
    let file = path.trim_end_matches('\0');
    table::write(&bases, file.as_ref(), &options).unwrap();
    must(unsafe { msmith_kzg_load_table(&mut kzg, path.as_ptr().cast()) });
    as_published(kzg);
    must(unsafe { msmith_close(kzg.cast()) });
    std::fs::remove_file(file).unwrap();
}
