//! Commitments that are read and checked once, cells of their blobs, and which of them are wrong.

use std::cell::RefCell;

use msmith_kzg::{Commitments, Search};

use super::KzgHandle;
use crate::caller::Flags;

handle! {
/// KZG commitments that were read and checked.
CommitmentsHandle = msmith_kzg_commitments, Commitments, "commitments"
}

calls! {
/// A list of commitments, such as those of a block, read and checked once: cells of all its columns are verified against
/// it. Closed by msmith_close.
fn msmith_kzg_commitments_new(out: opens(CommitmentsHandle), commitments: items(n), n: usize, kzg: held(KzgHandle),
                              options: options(NONE)) {
    out.put(kzg.commitments(commitments, options)?);
}

/// Whether cell k is the one of this column of the blob of commitment k: num_cells is the number of commitments.
fn msmith_kzg_verify_column(ok: verdict(false), commitments: held(CommitmentsHandle), column: u64,
                            cells: items(num_cells), proofs: items(num_cells), num_cells: usize,
                            kzg: held(KzgHandle), options: options(NONE)) {
    ok.set(kzg.verify_column(commitments, column, cells, proofs, options)?);
}

/// Any cells in any order: rows[k] is the number of the commitment of cell k, columns[k] the index of the cell.
fn msmith_kzg_verify_cells(ok: verdict(false), commitments: held(CommitmentsHandle), rows: numbers(num_cells),
                           columns: numbers(num_cells), cells: items(num_cells), proofs: items(num_cells),
                           num_cells: usize, kzg: held(KzgHandle), options: options(NONE)) {
    ok.set(kzg.verify_cells(commitments, rows, columns, cells, proofs, options)?);
}

/// Which cells msmith_kzg_verify_cells is not true for: invalid[k] is 1 where cell k or its proof is wrong or malformed,
/// else 0, and *count is how many are. Costs a verification where none is, some smaller ones for each where few are, and
/// never more than 1.2 times what one of each cell does. A call that is cancelled leaves what it found before, if
/// anything.
fn msmith_kzg_find_invalid(invalid: to(u8), count: to(usize), commitments: held(CommitmentsHandle),
                           rows: numbers(num_cells), columns: numbers(num_cells), cells: items(num_cells),
                           proofs: items(num_cells), num_cells: usize, kzg: held(KzgHandle), options: options(NONE)) {
    let flags = Flags::new(invalid, count, num_cells)?;
    let wrong = RefCell::new(Vec::new());
    let search = Search {
        found: Some(&|k| wrong.borrow_mut().push(k)),
        ..Search::default()
    };
    let done = kzg.find_invalid_where(commitments, rows, columns, cells, proofs, &search, options);
    // What was found before the call was stopped is found.
    if done.is_ok() || !wrong.borrow().is_empty() {
        flags.write(&wrong.borrow());
    }
    done?;
}

/// The same of n blobs with their commitments and proofs (msmith_kzg_verify_blob_kzg_proof_batch).
fn msmith_kzg_find_invalid_blobs(invalid: to(u8), count: to(usize), blobs: items(n), commitments: items(n),
                                 proofs: items(n), n: usize, kzg: held(KzgHandle), options: options(NONE)) {
    let flags = Flags::new(invalid, count, n)?;
    flags.write(&kzg.find_invalid_blobs(blobs, commitments, proofs, options)?);
}
}
