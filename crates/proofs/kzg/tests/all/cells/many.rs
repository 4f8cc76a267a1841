//! Many blobs in one call.

use std::sync::Mutex;
use std::sync::atomic::AtomicBool;

use super::*;
use msmith::Watch;
use msmith_kzg::Error;

fn blobs() -> Vec<Blob> {
    three().iter().map(|made| *made.blob).collect()
}

fn commitments() -> Vec<[u8; 48]> {
    three().iter().map(|made| made.commitment).collect()
}

const HALF: [u64; 64] = {
    let mut indices = [0; 64];
    let mut k = 0;
    while k < 64 {
        indices[k] = k as u64;
        k += 1;
    }
    indices
};

#[test]
fn batches_are_many_calls() {
    let (all, blobs, commitments) = (three(), blobs(), commitments());
    let halves: Vec<&[Cell]> = all.iter().map(|made| &made.cells[..64]).collect();
    let rows: Vec<(&[u64], &[Cell])> = halves.iter().map(|half| (&HALF[..], *half)).collect();
    let proofs: Vec<_> = (all.iter())
        .map(|made| kzg().compute_blob_kzg_proof(&made.blob, &made.commitment, &options()))
        .collect::<Result<_, _>>()
        .unwrap();
    for threads in 1..4 {
        let heard = Mutex::new(Vec::new());
        let hear = |part| heard.lock().unwrap().push(part);
        let options = &Options {
            threads: Some(threads),
            watch: Watch::default().with_progress(&hear),
            ..options()
        };
        let assert_heard = || {
            let heard = std::mem::take(&mut *heard.lock().unwrap());
            assert_eq!(heard.len(), 3, "{heard:?}");
            assert!(heard.contains(&1.0), "{heard:?}");
        };
        let got = kzg().blob_to_kzg_commitment_batch(&blobs, options);
        assert_eq!(got.unwrap(), commitments);
        assert_heard();
        let got = kzg().compute_blob_kzg_proof_batch(&blobs, &commitments, options);
        assert_eq!(got.unwrap(), proofs);
        assert_heard();
        let is_made =
            |(got, made): (&(Cells, Proofs), &Made)| got.0 == made.cells && got.1 == made.proofs;
        let got = kzg()
            .compute_cells_and_kzg_proofs_batch(&blobs, options)
            .unwrap();
        assert!(
            got.len() == 3 && got.iter().zip(all).all(is_made),
            "{threads}"
        );
        assert_heard();
        let got = kzg()
            .recover_cells_and_kzg_proofs_batch(&rows, options)
            .unwrap();
        assert!(
            got.len() == 3 && got.iter().zip(all).all(is_made),
            "{threads}"
        );
        assert_heard();
    }
    let none = kzg().recover_cells_and_kzg_proofs_batch::<Cell>(&[], &options());
    assert_eq!(none, Ok(vec![]));
}

#[test]
fn proofs_without_cells() {
    let made = &three()[1];
    let got = kzg().compute_cell_kzg_proofs(&made.blob, &options());
    assert!(got.unwrap() == made.proofs);
}

#[test]
fn errors_name_the_blob() {
    let (mut blobs, commitments) = (blobs(), commitments());
    blobs[1][32 * 77..][..32].fill(0xff);
    let element = Error::Element {
        what: "blob",
        index: 1,
        element: 77,
    };
    let (kzg, o) = (kzg(), &options());
    let got = kzg.blob_to_kzg_commitment_batch(&blobs, o);
    assert_eq!(got, Err(element.clone()));
    let got = kzg.compute_cells_and_kzg_proofs_batch(&blobs, o);
    assert_eq!(got, Err(element.clone()));
    let got = kzg.compute_blob_kzg_proof_batch(&blobs, &commitments, o);
    assert_eq!(got, Err(element.clone()));
    let got = kzg.verify_blob_kzg_proof_batch(&blobs, &commitments, &commitments, o);
    assert_eq!(got, Err(element));
    let got = kzg.compute_blob_kzg_proof_batch(&blobs[..2], &commitments, o);
    assert!(matches!(
        got,
        Err(Error::Lengths {
            what: "commitment",
            ..
        })
    ));
    let wrong = [commitments[0], commitments[0], [1; 48]];
    blobs.swap_remove(1);
    blobs.push(blobs[0]);
    let got = kzg.compute_blob_kzg_proof_batch(&blobs, &wrong, o);
    assert!(
        matches!(
            got,
            Err(Error::Point {
                what: "commitment",
                index: 2,
                ..
            })
        ),
        "{got:?}"
    );
    let cells = &three()[0].cells;
    let rows = [(&HALF[..], &cells[..64]), (&HALF[..63], &cells[..63])];
    let got = kzg
        .recover_cells_and_kzg_proofs_batch(&rows, o)
        .unwrap_err();
    let want = Error::Item {
        what: "row",
        index: 1,
        error: Box::new(Error::Number { found: 63 }),
    };
    assert_eq!(got, want);
    assert_eq!(
        got.to_string(),
        "row 1: 63 cells: 64 to 128 are needed to recover the others"
    );
}

/// A raised flag is heard by every call, and so is a limit below what a sum needs.
#[test]
fn cancelled_and_limited() {
    let flag = AtomicBool::new(true);
    let raised = &Options {
        watch: Watch::default().with_cancel(&flag),
        ..options()
    };
    let limited = &Options {
        memory_limit: Some(1),
        ..options()
    };
    let (kzg, blobs, commitments) = (kzg(), blobs(), commitments());
    let cells: Vec<Cell> = three().iter().map(|made| made.cells[3]).collect();
    let proofs: Vec<_> = three().iter().map(|made| made.proofs[3]).collect();
    let list = kzg.commitments(&commitments, &options()).unwrap();
    let (made, rows, columns) = (&three()[0], [0, 1, 2], [3; 3]);
    let half = &made.cells[64..];
    let indices: Vec<u64> = (64..128).collect();
    let row = [(&indices[..], half)];
    type Call<'a> = &'a dyn Fn(&Options<'_>) -> Option<Error>;
    let calls: [(Call<'_>, bool); 13] = [
        (&|o| kzg.blob_to_kzg_commitment_batch(&blobs, o).err(), true),
        (
            &|o| {
                kzg.compute_blob_kzg_proof_batch(&blobs, &commitments, o)
                    .err()
            },
            true,
        ),
        (
            &|o| kzg.compute_cells_and_kzg_proofs_batch(&blobs, o).err(),
            true,
        ),
        (
            &|o| kzg.recover_cells_and_kzg_proofs_batch(&row, o).err(),
            true,
        ),
        (&|o| kzg.compute_cell_kzg_proofs(&made.blob, o).err(), true),
        (
            &|o| {
                kzg.recover_from_proofs(&indices, half, &made.proofs[64..], o)
                    .err()
            },
            true,
        ),
        (&|o| kzg.recover_blob(&indices, half, o).err(), true),
        (
            &|o| kzg.recover_blob(&HALF, &made.cells[..64], o).err(),
            true,
        ),
        (&|o| kzg.commitments(&commitments, o).err(), true),
        (
            &|o| kzg.verify_column(&list, 3, &cells, &proofs, o).err(),
            true,
        ),
        (
            &|o| {
                kzg.verify_cells(&list, &rows, &columns, &cells, &proofs, o)
                    .err()
            },
            true,
        ),
        (
            &|o| {
                kzg.find_invalid(&list, &rows, &columns, &cells, &proofs, o)
                    .err()
            },
            true,
        ),
        (
            &|o| {
                kzg.find_invalid_blobs(&blobs, &commitments, &proofs, o)
                    .err()
            },
            true,
        ),
    ];
    for (k, (call, needs_memory)) in calls.iter().enumerate() {
        assert_eq!(
            call(raised),
            Some(Error::Engine(msmith::Error::Cancelled)),
            "call {k}"
        );
        if *needs_memory {
            let got = call(limited);
            let is_limit = matches!(got, Some(Error::Engine(msmith::Error::MemoryLimit { .. })));
            assert!(is_limit, "call {k}: {got:?}");
        }
    }
}
