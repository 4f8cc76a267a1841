//! What is well-formed and wrong is found, wherever it is.

use super::*;

fn column() -> Batch {
    let mut batch = Batch::default();
    for (k, made) in three().iter().enumerate() {
        batch.push(made, 9);
        batch.push(made, 40 + k);
    }
    batch
}

#[test]
fn a_wrong_item_in_each_place() {
    let good = column();
    assert_eq!(good.verify(), Ok(true));
    let other = &three()[0];
    for k in 0..good.cells.len() {
        let mut batch = good.clone();
        batch.cells[k][2047] ^= 1;
        assert_eq!(batch.verify(), Ok(false), "a cell, {k}");
        let mut batch = good.clone();
        batch.proofs[k] = other.proofs[100];
        assert_eq!(batch.verify(), Ok(false), "a proof, {k}");
        let mut batch = good.clone();
        batch.indices[k] ^= 64;
        assert_eq!(batch.verify(), Ok(false), "an index, {k}");
        let mut batch = good.clone();
        batch.commitments[k] = other.proofs[3];
        assert_eq!(batch.verify(), Ok(false), "a commitment, {k}");
        let mut batch = good.clone();
        batch.proofs[k] = [0; 48];
        batch.proofs[k][0] = 0xc0;
        assert_eq!(batch.verify(), Ok(false), "no proof, {k}");
    }
}

/// Two that are wrong by opposite amounts, which a sum without weights would not see.
#[test]
fn exchanged_items() {
    let good = column();
    for (i, j) in [(0, 1), (0, 2), (3, 5)] {
        let mut batch = good.clone();
        batch.proofs.swap(i, j);
        assert_eq!(batch.verify(), Ok(false), "proofs {i} {j}");
        let mut batch = good.clone();
        batch.cells.swap(i, j);
        assert_eq!(batch.verify(), Ok(false), "cells {i} {j}");
    }
    let mut batch = good.clone();
    batch.commitments.swap(0, 2);
    assert_eq!(batch.verify(), Ok(false), "commitments");
}

#[test]
fn blobs() {
    let all = three();
    let blobs: Vec<Blob> = all.iter().map(|made| *made.blob).collect();
    let commitments: Vec<_> = all.iter().map(|made| made.commitment).collect();
    let proof =
        |made: &Made| kzg().compute_blob_kzg_proof(&made.blob, &made.commitment, &options());
    let proofs: Vec<_> = all.iter().map(|made| proof(made).unwrap()).collect();
    let verify = |blobs: &[Blob], commitments: &[[u8; 48]], proofs: &[[u8; 48]]| {
        kzg().verify_blob_kzg_proof_batch(blobs, commitments, proofs, &options())
    };
    for n in 0..4 {
        assert_eq!(
            verify(&blobs[..n], &commitments[..n], &proofs[..n]),
            Ok(true)
        );
    }
    for k in 0..3 {
        let mut wrong = blobs.clone();
        wrong[k][77] ^= 1;
        assert_eq!(verify(&wrong, &commitments, &proofs), Ok(false), "blob {k}");
        let mut wrong = commitments.clone();
        wrong[k] = all[k].proofs[1];
        assert_eq!(verify(&blobs, &wrong, &proofs), Ok(false), "commitment {k}");
        let mut wrong = proofs.clone();
        wrong[k] = all[k].proofs[1];
        assert_eq!(verify(&blobs, &commitments, &wrong), Ok(false), "proof {k}");
        let mut wrong = proofs.clone();
        wrong.swap(k, (k + 1) % 3);
        assert_eq!(
            verify(&blobs, &commitments, &wrong),
            Ok(false),
            "exchanged {k}"
        );
    }
}

#[test]
fn values() {
    let made = &three()[0];
    let mut z = [0; 32];
    z[31] = 5;
    let (proof, y) = kzg().compute_kzg_proof(&made.blob, &z, &options()).unwrap();
    let verify = |z: &[u8; 32], y: &[u8; 32]| {
        kzg().verify_kzg_proof(&made.commitment, z, y, &proof, &options())
    };
    assert_eq!(verify(&z, &y), Ok(true));
    let mut other = y;
    other[31] ^= 1;
    assert_eq!(verify(&z, &other), Ok(false));
    z[30] = 1;
    assert_eq!(verify(&z, &y), Ok(false));
}
