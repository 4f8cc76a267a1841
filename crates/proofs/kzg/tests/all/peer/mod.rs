//! The same bytes and the same answers as c-kzg-4844, which is computed with.

use c_kzg::{Bytes32, Bytes48, KzgSettings, ethereum_kzg_settings};
use msmith_kzg::{Cell, Error};

use super::cells::{Blob, kzg, options};

fn peer() -> &'static KzgSettings {
    ethereum_kzg_settings(0)
}

/// r − 1.
pub const LARGEST: [u8; 32] = [
    0x73, 0xed, 0xa7, 0x53, 0x29, 0x9d, 0x7d, 0x48, 0x33, 0x39, 0xd8, 0x08, 0x09, 0xa1, 0xd8, 0x05,
    0x53, 0xbd, 0xa4, 0x02, 0xff, 0xfe, 0x5b, 0xfe, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0,
];

pub fn of(element: impl FnMut(usize) -> [u8; 32]) -> Box<Blob> {
    let bytes: Vec<u8> = (0..4096).flat_map(element).collect();
    bytes.into_boxed_slice().try_into().unwrap()
}

/// Elements that nobody has chosen, and of some the largest.
fn random(seed: u64) -> Box<Blob> {
    let mut state = seed;
    let mut byte = move || {
        state = (state ^ state >> 31)
            .wrapping_mul(0x9e37_79b9_7f4a_7c15)
            .wrapping_add(7);
        (state >> 56) as u8
    };
    of(|k| {
        let mut element = [0; 32].map(|_: u8| byte());
        element[0] %= 0x73;
        if k % 1000 == 999 { LARGEST } else { element }
    })
}

fn blobs() -> Vec<Box<Blob>> {
    let one = |place: usize| of(move |k| std::array::from_fn(|i| u8::from(i == 31 && k == place)));
    vec![
        random(1),
        random(2),
        of(|_| [0; 32]),
        of(|_| LARGEST),
        one(4095),
    ]
}

fn theirs(bytes: &[[u8; 48]]) -> Vec<Bytes48> {
    bytes.iter().copied().map(Bytes48::new).collect()
}

fn their_cells(cells: &[Cell]) -> Vec<c_kzg::Cell> {
    cells.iter().copied().map(c_kzg::Cell::new).collect()
}

/// Commitments, openings, cells, proofs; and what is recovered from half.
#[test]
fn the_same_bytes() {
    for (number, blob) in blobs().iter().enumerate() {
        let their_blob = c_kzg::Blob::from_bytes(&blob[..]).unwrap();
        let commitment = kzg().blob_to_kzg_commitment(blob, &options()).unwrap();
        let want = peer().blob_to_kzg_commitment(&their_blob).unwrap();
        assert_eq!(commitment, *want.to_bytes(), "{number}");
        let proof = kzg().compute_blob_kzg_proof(blob, &commitment, &options());
        let want = peer().compute_blob_kzg_proof(&their_blob, &want.to_bytes());
        assert_eq!(proof.unwrap(), *want.unwrap().to_bytes(), "{number}");
        let z = if number == 0 {
            LARGEST
        } else {
            [number as u8; 32]
        };
        let (proof, y) = kzg().compute_kzg_proof(blob, &z, &options()).unwrap();
        let want = peer()
            .compute_kzg_proof(&their_blob, &Bytes32::new(z))
            .unwrap();
        assert_eq!((proof, y), (*want.0.to_bytes(), *want.1), "{number}");

        let (cells, proofs) = kzg()
            .compute_cells_and_kzg_proofs(blob, &options())
            .unwrap();
        let want = peer().compute_cells_and_kzg_proofs(&their_blob).unwrap();
        for k in 0..128 {
            assert_eq!(cells[k], want.0[k].to_bytes(), "{number}, cell {k}");
            assert_eq!(proofs[k], *want.1[k].to_bytes(), "{number}, proof {k}");
        }
        let which = (0..128).filter(|k| (k * k + number) % 3 > 0 || k % 4 == 1);
        let which: Vec<usize> = which.collect();
        let indices: Vec<u64> = which.iter().map(|k| *k as u64).collect();
        let some: Vec<Cell> = which.iter().map(|k| cells[*k]).collect();
        let known: Vec<_> = which.iter().map(|k| proofs[*k]).collect();
        let got = kzg().recover_from_proofs(&indices, &some, &known, &options());
        assert!(got.unwrap() == (cells.clone(), proofs.clone()), "{number}");
        if number == 0 {
            let got = kzg().recover_cells_and_kzg_proofs(&indices, &some, &options());
            let want = peer().recover_cells_and_kzg_proofs(&indices, &their_cells(&some));
            let (got, want) = (got.unwrap(), want.unwrap());
            let same =
                |k: usize| got.0[k] == want.0[k].to_bytes() && got.1[k] == *want.1[k].to_bytes();
            assert!((0..128).all(same));
        }
    }
}

/// True, false, or an error: of whatever is changed.
#[test]
fn the_same_answers() {
    let blob = random(3);
    let commitment = kzg().blob_to_kzg_commitment(&blob, &options()).unwrap();
    let (cells, proofs) = kzg()
        .compute_cells_and_kzg_proofs(&blob, &options())
        .unwrap();
    let mut answers = [0; 3];
    for change in 0..40 {
        let mut commitments = vec![commitment; 3];
        let mut indices = vec![change % 64, 127, 64];
        let place = |k: &u64| *k as usize;
        let mut cells: Vec<Cell> = indices.iter().map(|k| cells[place(k)]).collect();
        let mut proofs: Vec<_> = indices.iter().map(|k| proofs[place(k)]).collect();
        let (k, at) = (change as usize % 3, change as usize * 13 % 48);
        match change % 10 {
            0 => (),
            1 => cells[k][at * 32 + 31] ^= 1,
            2 => cells[k][at * 32] |= 0x80,
            3 => proofs[k][at] ^= 1 << (change % 8),
            4 => commitments[k][at] ^= 1 << (change % 8),
            5 => proofs.swap(0, k),
            6 => indices[k] += 1,
            7 => commitments[k] = proofs[k],
            8 => (proofs[k], commitments[k]) = ([0; 48], [0xc0; 48]),
            _ => {
                proofs[k] = [0; 48];
                proofs[k][0] = 0xc0;
            }
        }
        let got =
            kzg().verify_cell_kzg_proof_batch(&commitments, &indices, &cells, &proofs, &options());
        let want = peer().verify_cell_kzg_proof_batch(
            &theirs(&commitments),
            &indices,
            &their_cells(&cells),
            &theirs(&proofs),
        );
        assert_eq!(got.clone().ok(), want.ok(), "{change}: {got:?}");
        let kind = match got {
            Ok(answer) => usize::from(answer),
            Err(Error::Engine(error)) => panic!("{error}"),
            Err(_) => 2,
        };
        answers[kind] += 1;
    }
    assert!(answers.iter().all(|n| *n > 3), "{answers:?}");
}
