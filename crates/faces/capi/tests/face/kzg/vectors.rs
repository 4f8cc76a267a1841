//! A case of every function: all cases run on the engine, of which `vectors/kzg4844/one.txt` has the answers for one blob.

use std::ptr::null;

use sha2::{Digest, Sha256};

use super::calls::{KZG, challenge, challenge_of_cells};

#[test]
fn a_case_of_every_function() {
    let elements = (1..=4096u64).flat_map(|k| [[0; 24].as_slice(), &k.to_be_bytes()].concat());
    let (blob, z): (Vec<u8>, _) = (elements.collect(), [7; 32]);
    let commitment = KZG.commit(&blob).unwrap();
    let (proof, y) = KZG.proof(&blob, &z).unwrap();
    let of_blob = KZG.blob_proof(&blob, &commitment).unwrap();
    let (cells, proofs) = KZG.cells(&blob, null()).unwrap();
    let ids: Vec<u64> = (64..128).collect();
    let again = KZG.recover(&ids, &cells[64 * 2048..]).unwrap();
    assert!(again == (cells.clone(), proofs.clone()));
    let pick = |list: &[u8], size| [3, 90].map(|k| &list[k * size..][..size]).concat();
    let (some, by) = (pick(&cells[..], 2048), pick(&proofs[..], 48));
    let cell_challenge = challenge_of_cells(&commitment, [&[0, 0], &[3, 90]], &some, &by);
    let of = |name: &str, bytes: &[u8]| {
        let digits = bytes.iter().map(|byte| format!("{byte:02x}"));
        format!("{name} {}\n", digits.collect::<String>())
    };
    let text = [
        of("z", &z),
        of("commitment", &commitment),
        of("proof", &proof),
        of("y", &y),
        of("blob_proof", &of_blob),
        of("challenge", &challenge(&blob, &commitment).unwrap()),
        of("cells", &Sha256::digest(&cells[..])),
        of("cell_proofs", &Sha256::digest(&proofs[..])),
        of("cell_challenge", &cell_challenge.unwrap()),
    ];
    let written = include_str!("../../../../../../vectors/kzg4844/one.txt");
    assert_eq!(text.concat(), written);

    let (blobs, two) = (blob.repeat(2), commitment.repeat(2));
    for (right, value, last, column) in [(true, y, of_blob, 3), (false, z, proof, 4)] {
        assert_eq!(KZG.verify(&commitment, [&z, &value], &proof), Ok(right));
        assert_eq!(KZG.verify_blob(&blob, &commitment, &last), Ok(right));
        let both = [of_blob, last].concat();
        assert_eq!(KZG.verify_blobs(&blobs, &two, &both, 2), Ok(right));
        let valid = KZG.verify_cells(&two, &[column, 90], &some, &by, null());
        assert_eq!(valid, Ok(right));
    }
}
