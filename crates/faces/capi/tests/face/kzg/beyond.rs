//! What c-kzg does not have: many blobs in one call, commitments that are checked once, the wrong items found.

use std::ptr::{null, null_mut};

use msmith_capi::face::*;
use msmith_capi::status::*;

use super::calls::{BLOB, CELLS, KZG, PROOFS, at, bytes};
use super::{made, message, must};

/// Two blobs, their commitments, cells and proofs.
fn two() -> (Vec<u8>, Vec<u8>, Vec<u8>, Vec<u8>) {
    let (mut blobs, commitment, cells, proofs) = made();
    let mut other = blobs.clone();
    other[31] ^= 1;
    let commitments = [commitment, KZG.commit(&other).unwrap()].concat();
    let (other_cells, other_proofs) = KZG.cells(&other, null()).unwrap();
    blobs.extend(other);
    (
        blobs,
        commitments,
        [&cells[..], &other_cells[..]].concat(),
        [&proofs[..], &other_proofs[..]].concat(),
    )
}

#[test]
fn many_blobs_in_one_call() {
    let (blobs, commitments, all_cells, all_proofs) = two();
    let mut out = [0; 96];
    let to = out.as_mut_ptr().cast();
    must(unsafe { msmith_kzg_blob_to_kzg_commitment_batch(to, at(&blobs), 2, KZG.0, null()) });
    assert_eq!(out, commitments[..]);
    must(unsafe {
        msmith_kzg_compute_blob_kzg_proof_batch(to, at(&blobs), at(&commitments), 2, KZG.0, null())
    });
    assert_eq!(KZG.verify_blobs(&blobs, &commitments, &out, 2), Ok(true));

    let (mut cells, mut proofs) = (vec![0; 2 * CELLS], vec![0; 2 * PROOFS]);
    let (to, proofs_to) = (cells.as_mut_ptr().cast(), proofs.as_mut_ptr().cast());
    must(unsafe {
        msmith_kzg_compute_cells_and_kzg_proofs_batch(to, proofs_to, at(&blobs), 2, KZG.0, null())
    });
    assert!(cells == all_cells && proofs == all_proofs);

    // The last 64 cells of one blob, and the first 65 of another.
    let indices: Vec<u64> = (64..128).chain(0..65).collect();
    let from = &all_cells[CELLS / 2..][..2048 * 129];
    cells.fill(0);
    proofs.fill(0);
    let recover = |counts: [usize; 2], cells| unsafe {
        let (of, n) = (indices.as_ptr(), counts.as_ptr());
        msmith_kzg_recover_cells_and_kzg_proofs_batch(to, proofs_to, of, cells, n, 2, KZG.0, null())
    };
    must(recover([64, 65], at(from)));
    assert!(cells == all_cells && proofs == all_proofs);
    assert_eq!(recover([64, 60], at(from)), MSMITH_LENGTH);
    assert_eq!(msmith_error_item(), 1, "{}", message());
    assert_eq!(recover([usize::MAX, 60], at(from)), MSMITH_LENGTH);
    assert_eq!(recover([64, 65], null()), MSMITH_NULL);

    // A wrong element: the blob is named.
    let mut wrong = blobs.clone();
    wrong[BLOB..][..32].fill(0xff);
    let before = out;
    let code = unsafe {
        let to = out.as_mut_ptr().cast();
        msmith_kzg_blob_to_kzg_commitment_batch(to, at(&wrong), 2, KZG.0, null())
    };
    assert_eq!((code, msmith_error_item()), (MSMITH_DATA, 1));
    assert_eq!(out, before);
    must(unsafe { msmith_kzg_blob_to_kzg_commitment_batch(null_mut(), null(), 0, KZG.0, null()) });
}

#[test]
fn proofs_from_proofs_and_a_blob_from_cells() {
    let (blob, _, all_cells, all_proofs) = made();
    let (mut cells, mut proofs) = (bytes::<CELLS>(), bytes::<PROOFS>());
    let indices: Vec<u64> = (0..64).map(|i| 2 * i + 1).collect();
    let pick = |list: &[u8], each: usize| -> Vec<u8> {
        (indices.iter())
            .flat_map(|i| list[each * *i as usize..][..each].to_vec())
            .collect()
    };
    let (some, by) = (pick(&all_cells[..], 2048), pick(&all_proofs[..], 48));
    let mut recover = |n| unsafe {
        msmith_kzg_recover_from_proofs(
            cells.as_mut_ptr().cast(),
            proofs.as_mut_ptr().cast(),
            indices.as_ptr(),
            at(&some),
            at(&by),
            n,
            KZG.0,
            null(),
        )
    };
    must(recover(64));
    assert_eq!(recover(63), MSMITH_LENGTH);
    assert!(cells == all_cells && proofs == all_proofs);
    let mut back = vec![0; BLOB];
    let to = back.as_mut_ptr().cast();
    must(unsafe { msmith_kzg_recover_blob(to, indices.as_ptr(), at(&some), 64, KZG.0, null()) });
    assert!(back == blob);
}

#[test]
fn wrong_cells_and_blobs_are_found() {
    let (mut blobs, commitments, all_cells, all_proofs) = two();
    let mut list = null_mut();
    let new = |list: &mut *mut CommitmentsHandle, bytes: &[u8]| unsafe {
        msmith_kzg_commitments_new(list, at(bytes), 2, KZG.0, null())
    };
    let mut bad = commitments.clone();
    bad[48] ^= 0x80;
    assert_eq!(new(&mut list, &bad), MSMITH_DATA);
    assert_eq!(msmith_error_item(), 1, "{}", message());
    must(new(&mut list, &commitments));

    let of = |row: usize, column: usize| {
        let (cell, proof) = (CELLS * row + 2048 * column, PROOFS * row + 48 * column);
        (&all_cells[cell..][..2048], &all_proofs[proof..][..48])
    };
    let (mut ok, column) = (false, [of(0, 77), of(1, 77)]);
    let (cells, proofs) = (column.map(|c| c.0).concat(), column.map(|c| c.1).concat());
    let mut verify_column = |column, n| unsafe {
        let code = msmith_kzg_verify_column(
            &mut ok,
            list,
            column,
            at(&cells),
            at(&proofs),
            n,
            KZG.0,
            null(),
        );
        (code, ok)
    };
    assert_eq!(verify_column(77, 2), (MSMITH_OK, true));
    assert_eq!(verify_column(78, 2), (MSMITH_OK, false));
    assert_eq!(verify_column(128, 2).0, MSMITH_ARGUMENT);
    assert_eq!(verify_column(77, 1).0, MSMITH_LENGTH);

    let places = [(1, 5), (0, 9), (1, 100), (0, 9), (0, 127)];
    let mut rows: Vec<u64> = places.iter().map(|p| p.0 as u64).collect();
    let columns: Vec<u64> = places.iter().map(|p| p.1 as u64).collect();
    let mut cells = places.map(|(row, column)| of(row, column).0).concat();
    let mut proofs = places.map(|(row, column)| of(row, column).1).concat();
    let all = |rows: &[u64], cells: &[u8], proofs: &[u8]| {
        let (mut ok, mut flags, mut count) = (true, [7; 5], 9);
        let (of, at_columns) = (rows.as_ptr(), columns.as_ptr());
        let (cells, proofs) = (at(cells), at(proofs));
        let verified = unsafe {
            msmith_kzg_verify_cells(
                &mut ok,
                list,
                of,
                at_columns,
                cells,
                proofs,
                5,
                KZG.0,
                null(),
            )
        };
        let found = unsafe {
            let to = flags.as_mut_ptr();
            msmith_kzg_find_invalid(
                to,
                &mut count,
                list,
                of,
                at_columns,
                cells,
                proofs,
                5,
                KZG.0,
                null(),
            )
        };
        (verified, ok, found, flags, count)
    };
    assert_eq!(
        all(&rows, &cells, &proofs),
        (MSMITH_OK, true, MSMITH_OK, [0; 5], 0)
    );
    cells[2048 + 31] ^= 1;
    assert_eq!(
        all(&rows, &cells, &proofs),
        (MSMITH_OK, false, MSMITH_OK, [0, 1, 0, 0, 0], 1)
    );
    proofs[4 * 48] ^= 0x80;
    assert_eq!(
        all(&rows, &cells, &proofs),
        (MSMITH_DATA, false, MSMITH_OK, [0, 1, 0, 0, 1], 2)
    );
    rows[3] = 2;
    let refused = (MSMITH_ARGUMENT, false, MSMITH_ARGUMENT, [7; 5], 9);
    assert_eq!(all(&rows, &cells, &proofs), refused);
    assert_eq!(msmith_error_item(), 3, "{}", message());

    let proofs: Vec<u8> = (blobs.chunks(BLOB).zip(commitments.as_chunks().0))
        .flat_map(|(blob, commitment)| KZG.blob_proof(blob, commitment).unwrap())
        .collect();
    blobs[BLOB + 63] ^= 1;
    let (mut flags, mut count) = ([7; 2], 9);
    let mut find = |count: *mut usize| unsafe {
        let (to, of) = (flags.as_mut_ptr(), at(&commitments));
        msmith_kzg_find_invalid_blobs(to, count, at(&blobs), of, at(&proofs), 2, KZG.0, null())
    };
    assert_eq!(find(null_mut()), MSMITH_NULL);
    must(find(&mut count));
    assert_eq!((flags, count), ([0, 1], 1));

    // A list of another kind, and one that is closed.
    let mut ok = true;
    let mut column = |list: *const CommitmentsHandle| unsafe {
        msmith_kzg_verify_column(&mut ok, list, 0, null(), null(), 0, KZG.0, null())
    };
    assert_eq!(column(KZG.0.cast_const().cast()), MSMITH_HANDLE);
    must(unsafe { msmith_close(list.cast()) });
    assert_eq!(column(list), MSMITH_HANDLE);
    assert!(!ok);
}

/// What a limit is told to be is enough, and a byte less is not; on a stack of the size that the header says.
#[test]
fn limits_and_stack() {
    let within = |memory_limit| CallerOptions {
        memory_limit,
        threads: 1,
        ..CallerOptions::default()
    };
    // Tests that run beside this one make none after that.
    must(unsafe { msmith_kzg_prepare(KZG.0, null()) });
    type Call<'a> = &'a (dyn Fn(*const CallerOptions) -> i32 + Sync);
    let (blobs, commitments, all_cells, all_proofs) = two();
    let indices: Vec<u64> = (64..128).rev().collect();
    let back = |list: &[u8], each: usize| -> Vec<u8> {
        let items = indices.iter().map(|k| &list[each * *k as usize..][..each]);
        items.flatten().copied().collect()
    };
    let (some, of_some) = (back(&all_cells, 2048), back(&all_proofs, 48));
    let commit = |options| unsafe {
        let mut out = [0; 96];
        let to = out.as_mut_ptr().cast();
        msmith_kzg_blob_to_kzg_commitment_batch(to, at(&blobs), 2, KZG.0, options)
    };
    let recover = |options| unsafe {
        let (mut cells, mut proofs) = (vec![0; CELLS], vec![0; PROOFS]);
        let (to, proofs_to) = (cells.as_mut_ptr().cast(), proofs.as_mut_ptr().cast());
        let (of, from, by) = (indices.as_ptr(), at(&some), at(&of_some));
        let code = msmith_kzg_recover_from_proofs(to, proofs_to, of, from, by, 64, KZG.0, options);
        assert!(code != MSMITH_OK || cells == all_cells[..CELLS] && proofs == all_proofs[..PROOFS]);
        code
    };
    let verify = |options| unsafe {
        let mut ok = false;
        let (of, from, by) = (indices.as_ptr(), at(&some), at(&of_some));
        let each: Vec<u8> = commitments[..48].repeat(64);
        let to = &raw mut ok;
        msmith_kzg_verify_cell_kzg_proof_batch(to, at(&each), of, from, by, 64, KZG.0, options)
    };
    let calls: [Call<'_>; 3] = [&commit, &recover, &verify];
    let check = || {
        for call in calls {
            assert_eq!(call(&within(1)), MSMITH_MEMORY, "{}", message());
            let said = message();
            let needed = said
                .split("memory: ")
                .nth(1)
                .and_then(|s| s.split(' ').next());
            let needed: u64 = needed.unwrap().parse().unwrap();
            assert_eq!(call(&within(needed - 1)), MSMITH_MEMORY, "{}", message());
            must(call(&within(needed)));
        }
    };
    std::thread::scope(|s| {
        let small = std::thread::Builder::new().stack_size(256 << 10);
        small.spawn_scoped(s, check).unwrap().join().unwrap();
    });
}
