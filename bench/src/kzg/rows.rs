//! What is measured.

use super::inputs::{Given, Known};
use super::library::Function::{self, *};

/// A row: several libraries, the same result.
#[derive(Debug)]
pub struct Row {
    /// After `kzg-` in the ids of records.
    pub id: &'static str,
    /// Number of blobs or cells that are given.
    pub n: usize,
    pub what: What,
}

#[derive(Debug)]
pub enum What {
    /// A function of libraries by their names, which [`super::library::start`] has.
    Call(Function, Given, &'static [&'static str]),
    /// The start of a process and its first call.
    First(Function, &'static [&'static str]),
    /// Cells and proofs of blobs by two threads, by one, and two such calls at once by one each.
    Threads,
}

/// This library within a number of bytes and the others with tables of windows of 8 bits.
const TABLES: &[&str] = &["msmith:48M", "c-kzg:8", "rust-eth-kzg:8", "go-eth-kzg"];
/// The same with more and less memory.
const SEVERAL: &[&str] = &[
    "msmith:96M",
    "msmith:48M",
    "msmith:20M",
    "c-kzg:8",
    "rust-eth-kzg:8",
    "go-eth-kzg",
];
const NONE: &[&str] = &["msmith:0", "c-kzg:0", "rust-eth-kzg:0", "go-eth-kzg"];
const FIRST_CELLS: &[&str] = &[
    "msmith-mapped",
    "msmith:48M",
    "c-kzg:8",
    "rust-eth-kzg:8",
    "go-eth-kzg",
];
/// This library by its memory.
const MEMORY: &[&str] = &[
    "msmith:0",
    "msmith:2M",
    "msmith:4M",
    "msmith:9M",
    "msmith:13M",
    "msmith:20M",
    "msmith:25M",
    "msmith:48M",
    "msmith:96M",
];
const MEMORY_COMMIT: &[&str] = &[
    "msmith:0",
    "msmith:9M",
    "msmith:13M",
    "msmith:96M",
    "rust-eth-kzg-tables:8",
];

const fn call(
    id: &'static str,
    n: usize,
    function: Function,
    given: Given,
    names: &'static [&'static str],
) -> Row {
    let what = What::Call(function, given, names);
    Row { id, n, what }
}

const fn columns(columns: usize, blobs: usize) -> Row {
    let given = Given::Columns { columns, blobs };
    call("verify-cells", columns * blobs, VerifyCells, given, TABLES)
}

const fn from_proofs(id: &'static str, n: usize, known: Known) -> Row {
    call(id, n, RecoverFromProofs, Given::Row(known), TABLES)
}

/// All rows.
pub const ROWS: &[Row] = &[
    call(
        "cells-and-proofs",
        1,
        CellsAndProofs,
        Given::Blobs(1),
        SEVERAL,
    ),
    call(
        "cells-and-proofs-no-tables",
        1,
        CellsAndProofs,
        Given::Blobs(1),
        NONE,
    ),
    call("recover", 64, Recover, Given::Row(Known::Odd), TABLES),
    from_proofs("recover-from-proofs-first", 64, Known::First),
    from_proofs("recover-from-proofs-odd", 64, Known::Odd),
    from_proofs("recover-from-proofs-but-one", 127, Known::ButOne),
    call(
        "recover-cells",
        64,
        RecoverCells,
        Given::Row(Known::Odd),
        TABLES,
    ),
    call("compute-cells", 1, ComputeCells, Given::Blobs(1), TABLES),
    call("commit", 1, Commit, Given::Blobs(1), SEVERAL),
    call("commit-no-tables", 1, Commit, Given::Blobs(1), NONE),
    call("prove-blob", 1, ProveBlob, Given::Blobs(1), SEVERAL),
    call("verify-proof", 1, VerifyProof, Given::Value, TABLES),
    call("verify-blob", 1, VerifyBlob, Given::Blobs(1), TABLES),
    call("verify-blobs", 64, VerifyBlobs, Given::Blobs(64), TABLES),
    columns(1, 1),
    columns(1, 6),
    columns(8, 6),
    columns(128, 1),
    columns(128, 6),
    Row {
        id: "first-commitment",
        n: 1,
        what: What::First(Commit, NONE),
    },
    Row {
        id: "first-cells",
        n: 1,
        what: What::First(CellsAndProofs, FIRST_CELLS),
    },
    Row {
        id: "threads",
        n: 1,
        what: What::Threads,
    },
    Row {
        id: "threads",
        n: 8,
        what: What::Threads,
    },
    call("memory-cells", 1, CellsAndProofs, Given::Blobs(1), MEMORY),
    call("memory-commit", 1, Commit, Given::Blobs(1), MEMORY_COMMIT),
];

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn ids_with_their_numbers_are_different() {
        let ids: BTreeSet<_> = ROWS.iter().map(|row| (row.id, row.n)).collect();
        assert_eq!(ids.len(), ROWS.len());
        // What a group comes after in the ids of records.
        assert!(ROWS.iter().all(|row| !row.id.contains(['_', '/'])));
    }
}
