//! What is malformed is an error that names the kind and the index.

use super::*;
use msmith_kzg::Error;
use std::sync::atomic::AtomicBool;

fn batch() -> Batch {
    let mut batch = Batch::default();
    three().iter().for_each(|made| batch.push(made, 3));
    batch
}

/// Points of order 3 and 11 of the curve: not of the subgroup.
#[test]
fn points_outside_the_subgroup() {
    let three = {
        // (0, 2): x = 0.
        let mut bytes = [0; 48];
        bytes[0] = 0x80;
        bytes
    };
    for k in 0..3 {
        let mut wrong = batch();
        wrong.proofs[k] = three;
        let Err(Error::Point { what, index, .. }) = wrong.verify() else {
            panic!("{k}");
        };
        assert_eq!((what, index), ("proof", k));
        let mut wrong = batch();
        wrong.commitments[k] = three;
        let Err(Error::Point { what, index, .. }) = wrong.verify() else {
            panic!("{k}");
        };
        assert_eq!((what, index), ("commitment", k));
    }
    // Not on the curve, not compressed, infinity that is not zero: each names itself.
    for first in [0x9f, 0x17, 0xc1] {
        let mut wrong = batch();
        wrong.proofs[1] = [first; 48];
        let got = wrong.verify();
        assert!(
            matches!(
                got,
                Err(Error::Point {
                    what: "proof",
                    index: 1,
                    ..
                })
            ),
            "{got:?}"
        );
    }
}

#[test]
fn elements_that_are_not_below_r() {
    let mut wrong = batch();
    wrong.cells[2][64..96].fill(0xff);
    let want = Error::Element {
        what: "cell",
        index: 2,
        element: 2,
    };
    assert_eq!(want.to_string(), "cell 2: element 2 is not below r");
    assert_eq!(wrong.verify(), Err(want));
    let made = &three()[0];
    let mut blob = made.blob.clone();
    blob[32 * 4095..].fill(0xff);
    let want = |index| Error::Element {
        what: "blob",
        index,
        element: 4095,
    };
    let (kzg, o) = (kzg(), &options());
    assert_eq!(kzg.blob_to_kzg_commitment(&blob, o), Err(want(0)));
    assert_eq!(kzg.compute_cells(&blob, o), Err(want(0)));
    assert_eq!(kzg.compute_cells_and_kzg_proofs(&blob, o), Err(want(0)));
    assert_eq!(kzg.compute_kzg_proof(&blob, &[0; 32], o), Err(want(0)));
    assert_eq!(
        kzg.compute_blob_kzg_proof(&blob, &made.commitment, o),
        Err(want(0))
    );
    let blobs = [*made.blob, *blob];
    let (commitments, proofs) = ([made.commitment; 2], [made.proofs[0]; 2]);
    let got = kzg.verify_blob_kzg_proof_batch(&blobs, &commitments, &proofs, o);
    assert_eq!(got, Err(want(1)));
    let got = kzg.compute_kzg_proof(&made.blob, &[0xff; 32], o);
    let what = |got| {
        matches!(
            got,
            Error::Element {
                what: "evaluation point",
                ..
            }
        )
    };
    assert!(what(got.unwrap_err()));
    let got = kzg.verify_kzg_proof(&made.commitment, &[0xff; 32], &[0; 32], &made.proofs[0], o);
    assert!(what(got.unwrap_err()));
    let got = kzg.verify_kzg_proof(&made.commitment, &[0; 32], &[0xff; 32], &made.proofs[0], o);
    assert!(matches!(got, Err(Error::Element { what: "value", .. })));
}

#[test]
fn lists_and_indices() {
    let lengths = |what, found| Error::Lengths {
        what,
        found,
        wanted: 3,
    };
    let mut wrong = batch();
    wrong.commitments.pop();
    assert_eq!(wrong.verify(), Err(lengths("commitment", 2)));
    let mut wrong = batch();
    wrong.indices.push(0);
    assert_eq!(wrong.verify(), Err(lengths("cell index", 4)));
    let mut wrong = batch();
    wrong.proofs.pop();
    assert_eq!(wrong.verify(), Err(lengths("proof", 2)));
    for cell in [128, u64::MAX] {
        let mut wrong = batch();
        wrong.indices[1] = cell;
        assert_eq!(wrong.verify(), Err(Error::CellIndex { index: 1, cell }));
    }
    let made = &three()[0];
    let recover = |indices: &[u64], cells: &[Cell]| {
        kzg().recover_cells(indices, cells, &options()).unwrap_err()
    };
    let indices: Vec<u64> = (0..129).collect();
    let cells = made.cells.to_vec();
    assert_eq!(
        recover(&indices[..63], &cells[..63]),
        Error::Number { found: 63 }
    );
    assert_eq!(recover(&[], &[]), Error::Number { found: 0 });
    let more = [&cells[..], &cells[..1]].concat();
    assert_eq!(recover(&indices, &more), Error::Number { found: 129 });
    assert_eq!(
        recover(&indices[..64], &cells[..65]),
        Error::Lengths {
            what: "cell index",
            found: 64,
            wanted: 65
        }
    );
    let mut twice = indices[..64].to_vec();
    twice[10] = 9;
    assert_eq!(
        recover(&twice, &cells[..64]),
        Error::Repeated { index: 10, cell: 9 }
    );
    let mut beyond = indices[..64].to_vec();
    beyond[63] = 128;
    assert_eq!(
        recover(&beyond, &cells[..64]),
        Error::CellIndex {
            index: 63,
            cell: 128
        }
    );
}

#[test]
fn cancelled() {
    let flag = AtomicBool::new(true);
    let o = &Options {
        watch: msmith::Watch::default().with_cancel(&flag),
        ..options()
    };
    let cancelled = || Error::Engine(msmith::Error::Cancelled);
    let (made, kzg) = (&three()[0], kzg());
    let indices: Vec<u64> = (0..64).collect();
    let batch = batch();
    let got = kzg.compute_cells_and_kzg_proofs(&made.blob, o);
    assert_eq!(got, Err(cancelled()));
    let got = kzg.recover_cells_and_kzg_proofs(&indices, &made.cells[..64], o);
    assert_eq!(got, Err(cancelled()));
    assert_eq!(kzg.compute_cells(&made.blob, o), Err(cancelled()));
    assert_eq!(kzg.blob_to_kzg_commitment(&made.blob, o), Err(cancelled()));
    let Batch {
        commitments,
        indices,
        cells,
        proofs,
    } = &batch;
    let got = kzg.verify_cell_kzg_proof_batch(commitments, indices, cells, proofs, o);
    assert_eq!(got, Err(cancelled()));
    let got = kzg.verify_blob_kzg_proof(&made.blob, &made.commitment, &made.proofs[0], o);
    assert_eq!(got, Err(cancelled()));
}
