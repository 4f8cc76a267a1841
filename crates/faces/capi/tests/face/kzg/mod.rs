//! KZG through the functions that C calls: a case of every function, and what a caller may do with memory, options and time.

mod beyond;
mod calls;
mod vectors;

use std::ffi::c_void;
use std::ptr::{null, null_mut};

use msmith_capi::face::*;
use msmith_capi::status::*;

use super::{message, must};
use calls::{BLOB, CELLS, Cells, KZG, PROOFS, Proofs, Setup, at, bytes};

/// A blob of 4096 different elements.
fn blob() -> Vec<u8> {
    let mut blob = vec![0; BLOB];
    for (i, element) in blob.as_chunks_mut::<32>().0.iter_mut().enumerate() {
        let number = (i as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        element[16..24].copy_from_slice(&number.to_be_bytes());
    }
    blob
}

/// Its commitment, cells and proofs.
fn made() -> (Vec<u8>, [u8; 48], Cells, Proofs) {
    let blob = blob();
    let commitment = KZG.commit(&blob).unwrap();
    let (cells, proofs) = KZG.cells(&blob, null()).unwrap();
    (blob, commitment, cells, proofs)
}

#[test]
fn cells_alone_and_proofs_alone_are_those_of_both() {
    let (blob, _, all_cells, all_proofs) = made();
    let (mut cells, mut proofs) = (bytes::<CELLS>(), bytes::<PROOFS>());
    let compute = |cells: *mut c_void, proofs: *mut c_void| unsafe {
        msmith_kzg_compute_cells_and_kzg_proofs(cells, proofs, at(&blob), KZG.0, null())
    };
    must(compute(cells.as_mut_ptr().cast(), null_mut()));
    must(compute(null_mut(), proofs.as_mut_ptr().cast()));
    assert!(*cells == *all_cells && *proofs == *all_proofs);
    assert_eq!(compute(null_mut(), null_mut()), MSMITH_NULL);
    assert!(message().contains("one of them may be"), "{}", message());
}

#[test]
fn results_over_inputs() {
    let (blob, commitment, all_cells, all_proofs) = made();

    // The proof over the commitment that it is of.
    let mut place = commitment;
    let over = place.as_mut_ptr().cast();
    must(unsafe { msmith_kzg_compute_blob_kzg_proof(over, at(&blob), over, KZG.0, null()) });
    assert_eq!(place, KZG.blob_proof(&blob, &commitment).unwrap());

    // Cells over those that they are recovered from, from an odd address, with indices at another.
    let mut memory = vec![0; CELLS + 1];
    memory[1..][..CELLS / 2].copy_from_slice(&all_cells[CELLS / 2..]);
    let over: *mut c_void = memory[1..].as_mut_ptr().cast();
    let mut indices = vec![0];
    indices.extend((64..128_u64).flat_map(u64::to_ne_bytes));
    let mut proofs = bytes::<PROOFS>();
    let to = proofs.as_mut_ptr().cast();
    let from = at(&indices[1..]).cast();
    let recover = |proofs| unsafe {
        msmith_kzg_recover_cells_and_kzg_proofs(over, proofs, from, over, 64, KZG.0, null())
    };
    must(recover(to));
    assert!(memory[1..] == all_cells[..] && proofs == all_proofs);
    memory[1..][..CELLS / 2].copy_from_slice(&all_cells[CELLS / 2..]);
    must(recover(null_mut()));
    assert!(memory[1..] == all_cells[..]);
}

#[test]
fn errors_name_kind_and_item() {
    let (blob, commitment, cells, proofs) = made();
    let (two, three) = ([commitment; 2].concat(), [commitment; 3].concat());
    let of = |code: Result<bool, (i32, i64)>, want: (i32, i64), word: &str| {
        assert_eq!(code, Err(want), "{}", message());
        assert!(message().contains(word), "{}", message());
    };
    let some_cells = |n: usize| cells[..2048 * n].to_vec();

    let mut wrong = [blob.clone(), blob.clone()].concat();
    wrong[BLOB + 32 * 9..][..32].fill(0xff);
    let answer = KZG.verify_blobs(&wrong, &two, &two, 2);
    of(answer, (MSMITH_DATA, 1), "blob 1: element 9");
    let answer = KZG.commit(&wrong[BLOB..]).map(|_| true);
    of(answer, (MSMITH_DATA, 9), "blob 0: element 9");

    let mut wrong = some_cells(3);
    wrong[2 * 2048 + 32 * 5..][..32].fill(0xff);
    let answer = KZG.verify_cells(&three, &[0, 1, 2], &wrong, &proofs[..144], null());
    of(answer, (MSMITH_DATA, 2), "cell 2: element 5");
    let mut wrong = three.clone();
    wrong[48] ^= 0x80;
    let answer = KZG.verify_cells(&wrong, &[0, 1, 2], &some_cells(3), &proofs[..144], null());
    of(answer, (MSMITH_DATA, 1), "commitment 1");
    let mut wrong = proofs[..144].to_vec();
    wrong[96] ^= 0x80;
    let answer = KZG.verify_cells(&three, &[0, 1, 2], &some_cells(3), &wrong, null());
    of(answer, (MSMITH_DATA, 2), "proof 2");
    let answer = KZG.verify_cells(&three, &[0, 128, 2], &some_cells(3), &proofs[..144], null());
    of(answer, (MSMITH_ARGUMENT, 1), "cell index 1 is 128");

    let recover = |indices: &[u64], cells: &[u8]| KZG.recover(indices, cells).map(|_| true);
    let mut indices: Vec<u64> = (0..64).collect();
    of(
        recover(&indices[..63], &some_cells(63)),
        (MSMITH_LENGTH, -1),
        "63 cells",
    );
    indices[8] = 7;
    of(
        recover(&indices, &some_cells(64)),
        (MSMITH_ARGUMENT, 8),
        "already",
    );
    let mut wrong = some_cells(65);
    wrong[31] ^= 1;
    let indices: Vec<u64> = (0..65).collect();
    of(
        recover(&indices, &wrong),
        (MSMITH_DATA, -1),
        "not all of one blob",
    );

    // What is well-formed and wrong is an answer.
    wrong.truncate(3 * 2048);
    let answer = KZG.verify_cells(&three, &[0, 1, 2], &wrong, &proofs[..144], null());
    assert_eq!(answer, Ok(false));
}

static ZERO: u64 = 0;

/// Each call with these options: its code, and whether it left what it would write as it was.
fn every_call(options: &CallerOptions) -> Vec<(&'static str, i32)> {
    let (blob, commitment, cells, all_proofs) = made();
    let indices: Vec<u64> = (0..128).collect();
    let commitments = commitment.repeat(128);
    let (blob, commitment, z) = (at(&blob), at(&commitment), [7; 32]);
    let (proof, z) = (at(&all_proofs[..]), at(&z));
    let mut room = vec![9; CELLS + PROOFS];
    let (out, out_2): (*mut c_void, *mut c_void) =
        (room.as_mut_ptr().cast(), room[CELLS..].as_mut_ptr().cast());
    let mut holds = true;
    let ok = &raw mut holds;
    let (kzg, commitments, cells, indices) =
        (KZG.0, at(&commitments), at(&cells[..]), indices.as_ptr());
    let (mut list, mut none, mut count) = (null_mut(), null_mut(), 9);
    let (zero, flags) = (&raw const ZERO, out.cast::<u8>());
    must(unsafe { msmith_kzg_commitments_new(&mut list, commitment, 1, kzg, null()) });
    let codes = unsafe {
        vec![
            (
                "commit",
                msmith_kzg_blob_to_kzg_commitment(out, blob, kzg, options),
            ),
            (
                "proof",
                msmith_kzg_compute_kzg_proof(out, out_2, blob, z, kzg, options),
            ),
            (
                "blob proof",
                msmith_kzg_compute_blob_kzg_proof(out, blob, commitment, kzg, options),
            ),
            (
                "verify",
                msmith_kzg_verify_kzg_proof(ok, commitment, z, z, proof, kzg, options),
            ),
            (
                "blob",
                msmith_kzg_verify_blob_kzg_proof(ok, blob, commitment, proof, kzg, options),
            ),
            (
                "blobs",
                msmith_kzg_verify_blob_kzg_proof_batch(
                    ok, blob, commitment, proof, 1, kzg, options,
                ),
            ),
            (
                "cells",
                msmith_kzg_compute_cells_and_kzg_proofs(out, out_2, blob, kzg, options),
            ),
            (
                "cells alone",
                msmith_kzg_compute_cells_and_kzg_proofs(out, null_mut(), blob, kzg, options),
            ),
            (
                "recover",
                msmith_kzg_recover_cells_and_kzg_proofs(
                    out, out_2, indices, cells, 64, kzg, options,
                ),
            ),
            (
                "batch",
                msmith_kzg_verify_cell_kzg_proof_batch(
                    ok,
                    commitments,
                    indices,
                    cells,
                    proof,
                    128,
                    kzg,
                    options,
                ),
            ),
            (
                "blob from cells",
                msmith_kzg_recover_blob(out, indices, cells, 64, kzg, options),
            ),
            (
                "from proofs",
                msmith_kzg_recover_from_proofs(out, out_2, indices, cells, proof, 64, kzg, options),
            ),
            (
                "commit many",
                msmith_kzg_blob_to_kzg_commitment_batch(out, blob, 1, kzg, options),
            ),
            (
                "prove many",
                msmith_kzg_compute_blob_kzg_proof_batch(out, blob, commitment, 1, kzg, options),
            ),
            (
                "cells of many",
                msmith_kzg_compute_cells_and_kzg_proofs_batch(out, out_2, blob, 1, kzg, options),
            ),
            (
                "recover many",
                msmith_kzg_recover_cells_and_kzg_proofs_batch(
                    out, out_2, indices, cells, &64, 1, kzg, options,
                ),
            ),
            (
                "commitments",
                msmith_kzg_commitments_new(&mut none, commitment, 1, kzg, options),
            ),
            (
                "column",
                msmith_kzg_verify_column(ok, list, 0, cells, proof, 1, kzg, options),
            ),
            (
                "some cells",
                msmith_kzg_verify_cells(ok, list, zero, indices, cells, proof, 1, kzg, options),
            ),
            (
                "wrong cells",
                msmith_kzg_find_invalid(
                    flags, &mut count, list, zero, indices, cells, proof, 1, kzg, options,
                ),
            ),
            (
                "wrong blobs",
                msmith_kzg_find_invalid_blobs(
                    flags, &mut count, blob, commitment, proof, 1, kzg, options,
                ),
            ),
        ]
    };
    assert!(!holds && none.is_null() && count == 9 && room.iter().all(|byte| *byte == 9));
    must(unsafe { msmith_close(list.cast()) });
    codes
}

#[test]
fn a_raised_flag_stops_every_call() {
    let mut flag = 1;
    let options = CallerOptions {
        cancel: &mut flag,
        ..CallerOptions::default()
    };
    for (call, code) in every_call(&options) {
        assert_eq!(code, MSMITH_CANCELLED, "{call}: {}", message());
    }
}

extern "C" fn stop(user: *mut c_void, part: f64) -> i32 {
    // SAFETY: the test below hands this over.
    let seen = unsafe { &*user.cast::<std::sync::atomic::AtomicUsize>() };
    assert!((0.0..=1.0).contains(&part));
    seen.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    1
}

#[test]
fn progress_stops_many_blobs() {
    let blobs = blob().repeat(4);
    let seen = std::sync::atomic::AtomicUsize::new(0);
    let options = CallerOptions {
        threads: 1,
        progress: Some(stop),
        user: (&raw const seen).cast_mut().cast(),
        ..CallerOptions::default()
    };
    let mut out = [9; 4 * 48];
    let to = out.as_mut_ptr().cast();
    let code =
        unsafe { msmith_kzg_blob_to_kzg_commitment_batch(to, at(&blobs), 4, KZG.0, &options) };
    assert_eq!(code, MSMITH_CANCELLED, "{}", message());
    assert!(seen.into_inner() > 0 && out == [9; 4 * 48]);
}

#[test]
fn threads_and_tables_change_nothing() {
    let (blob, commitment, cells, proofs) = made();
    let options = CallerOptions {
        threads: 1,
        ..CallerOptions::default()
    };
    assert!(KZG.cells(&blob, &options).unwrap() == (cells.clone(), proofs.clone()));
    let commitments = commitment.repeat(128);
    let indices: Vec<u64> = (0..128).collect();
    let answer = KZG.verify_cells(&commitments, &indices, &cells[..], &proofs[..], &options);
    assert_eq!(answer, Ok(true));

    let small = Setup::load(b"", 0).unwrap();
    must(unsafe { msmith_kzg_prepare(small.0, &options) });
    assert!(small.cells(&blob, null()).unwrap() == (cells, proofs));
    assert_eq!(small.commit(&blob).unwrap(), commitment);
    must(unsafe { msmith_close(small.0.cast()) });
    assert_eq!(
        unsafe { msmith_kzg_prepare(small.0, &options) },
        MSMITH_HANDLE
    );
}

#[test]
fn tables_are_written_and_mapped() {
    let (blob, commitment, cells, proofs) = made();
    let made = Setup::load(b"", 13_000_000).unwrap();
    let folder = format!(
        "{}/face-kzg-{}",
        env!("CARGO_TARGET_TMPDIR"),
        std::process::id()
    );
    let path = std::ffi::CString::new(folder.clone()).unwrap();
    let open = || {
        let mut kzg = null_mut();
        let code = unsafe { msmith_kzg_load_table(&mut kzg, path.as_ptr()) };
        (code, kzg)
    };
    let (code, kzg) = open();
    assert!(
        code == MSMITH_FILE && kzg.is_null(),
        "{code}: {}",
        message()
    );
    must(unsafe { msmith_kzg_write_tables(made.0, path.as_ptr(), null()) });
    let (code, kzg) = open();
    must(code);
    must(unsafe { msmith_close(made.0.cast()) });
    let opened = Setup(kzg);
    assert_eq!(opened.commit(&blob).unwrap(), commitment);
    assert!(opened.cells(&blob, null()).unwrap() == (cells, proofs));
    must(unsafe { msmith_close(kzg.cast()) });

    // One bit turned.
    let file = std::path::Path::new(&folder).join("cells.table");
    let mut bytes = std::fs::read(&file).unwrap();
    *bytes.last_mut().unwrap() ^= 1;
    std::fs::write(&file, bytes).unwrap();
    let (code, kzg) = open();
    assert!(
        code == MSMITH_BASES && kzg.is_null(),
        "{code}: {}",
        message()
    );
    std::fs::remove_dir_all(folder).unwrap();
}

/// The setup that c-kzg itself reads is beside its vectors.
#[test]
fn the_text_of_the_mainnet_gives_the_mainnet() {
    let Some(folder) = std::env::var_os("MSMITH_KZG_VECTORS") else {
        super::skip(
            "the text of the mainnet's setup: MSMITH_KZG_VECTORS does not say where c-kzg is",
        );
        return;
    };
    let text =
        std::fs::read(std::path::Path::new(&folder).join("../src/trusted_setup.txt")).unwrap();
    let setup = Setup::load(&text, 0).unwrap();
    let (blob, commitment, cells, proofs) = made();
    assert_eq!(setup.commit(&blob).unwrap(), commitment);
    assert!(setup.cells(&blob, null()).unwrap() == (cells, proofs));
    let proof = KZG.blob_proof(&blob, &commitment).unwrap();
    assert_eq!(setup.verify_blobs(&blob, &commitment, &proof, 1), Ok(true));
    must(unsafe { msmith_close(setup.0.cast()) });
    // Cut short.
    let short = Setup::load(&text[..text.len() / 2], 0);
    assert_eq!(short.err().map(|(code, _)| code), Some(MSMITH_DATA));
}
