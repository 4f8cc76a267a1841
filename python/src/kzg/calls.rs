//! The functions that take a setup, each with what reads its arguments.

use msmith_kzg::FIELD_ELEMENTS_PER_BLOB;
use pyo3::prelude::*;

use super::answer::Answer;
use super::items::{Items, checked, index, indices, many_blobs, many_cells, rows_of};
use super::setup::path;
use super::{Any, run};

/// What a recovery makes.
const EXTENDED: usize = 2 * FIELD_ELEMENTS_PER_BLOB;
/// Points of all tables.
const POINTS: usize = 3 * FIELD_ELEMENTS_PER_BLOB;

/// `fn name(argument: reader) of elements: |kzg, options| answer`, where the field elements say how long it may take.
macro_rules! functions {
    ($(
        $(#[$about:meta])*
        fn $name:ident($($arg:ident: $read:path),*) of $elements:expr, |$kzg:ident, $options:ident| $answer:expr
    )*) => {
        $(
            $(#[$about])*
            #[pyfunction]
            #[pyo3(signature = (
                $($arg,)* trusted_setup, *, threads = None, progress = None, memory_limit = None
            ))]
            fn $name<'py>(
                py: Python<'py>,
                $($arg: Any<'_, 'py>,)*
                trusted_setup: Any<'_, 'py>,
                threads: Option<Any<'_, 'py>>,
                progress: Option<Any<'_, 'py>>,
                memory_limit: Option<Any<'_, 'py>>,
            ) -> PyResult<Bound<'py, PyAny>> {
                $(let $arg = $read($arg, stringify!($arg))?;)*
                let chosen = [threads, progress, memory_limit];
                let answer = run(trusted_setup, chosen, $elements, |$kzg, $options| Ok($answer?))?;
                answer.shown(py)
            }
        )*

        pub fn add(m: &Bound<'_, PyModule>) -> PyResult<()> {
            $(m.add_function(wrap_pyfunction!($name, m)?)?;)*
            Ok(())
        }
    };
}

functions! {
    /// Makes the tables, which the first calls that use them would do otherwise.
    fn prepare() of POINTS, |kzg, options| kzg.prepare(options)

    /// Makes the tables and writes them into a folder, each file whole or not at all, for
    /// `load_trusted_setup(tables=folder)`: processes then share their memory.
    fn write_tables(folder: path) of POINTS, |kzg, options| kzg.write_tables(&folder, options)

    /// The commitment to a blob of 131072 bytes, 4096 integers below r of 32 bytes each: 48 bytes.
    fn blob_to_kzg_commitment(blob: Items::one) of blob.elements(),
        |kzg, options| kzg.blob_to_kzg_commitment(blob.only()?, options)

    /// The proof of a blob's value at z, an integer below r of 32 bytes, and that value y: 48 and 32 bytes.
    fn compute_kzg_proof(blob: Items::one, z: Items::one) of blob.elements(),
        |kzg, options| kzg.compute_kzg_proof(blob.only()?, z.only()?, options)

    /// The proof at the point that blob and commitment choose, 48 bytes. That the commitment is the blob's is not
    /// checked.
    fn compute_blob_kzg_proof(blob: Items::one, commitment: Items::one) of blob.elements(),
        |kzg, options| kzg.compute_blob_kzg_proof(blob.only()?, commitment.only()?, options)

    /// Whether the polynomial of a commitment has the value y at z.
    fn verify_kzg_proof(commitment: Items::one, z: Items::one, y: Items::one, proof: Items::one) of 1,
        |kzg, options| kzg.verify_kzg_proof(commitment.only()?, z.only()?, y.only()?, proof.only()?, options)

    /// Whether a commitment is that of a blob, by a proof of `compute_blob_kzg_proof`.
    fn verify_blob_kzg_proof(blob: Items::one, commitment: Items::one, proof: Items::one) of blob.elements(),
        |kzg, options| kzg.verify_blob_kzg_proof(blob.only()?, commitment.only()?, proof.only()?, options)

    /// The same of many blobs at once: whether all are right.
    fn verify_blob_kzg_proof_batch(blobs: many_blobs, commitments: Items::many, proofs: Items::many)
        of blobs.elements(),
        |kzg, options| kzg.verify_blob_kzg_proof_batch(&blobs.each(), &commitments.all(), &proofs.all(), options)

    /// The 128 cells of a blob and its extension, 2048 bytes each.
    fn compute_cells(blob: Items::one) of blob.elements(),
        |kzg, options| kzg.compute_cells(blob.only()?, options)

    /// The 128 cells of a blob and its extension, and a proof for each.
    fn compute_cells_and_kzg_proofs(blob: Items::one) of blob.elements(),
        |kzg, options| kzg.compute_cells_and_kzg_proofs(blob.only()?, options)

    /// The proofs of all 128 cells of a blob, without the cells.
    fn compute_cell_kzg_proofs(blob: Items::one) of blob.elements(),
        |kzg, options| kzg.compute_cell_kzg_proofs(blob.only()?, options)

    /// All 128 cells from at least 64 of them, with their indices in any order.
    fn recover_cells(cell_indices: indices, cells: many_cells) of EXTENDED,
        |kzg, options| kzg.recover_cells(&cell_indices, &cells.each(), options)

    /// A blob from at least 64 of its cells, with their indices in any order.
    fn recover_blob(cell_indices: indices, cells: many_cells) of EXTENDED,
        |kzg, options| kzg.recover_blob(&cell_indices, &cells.each(), options)

    /// All 128 cells and their proofs from at least 64 cells, with their indices, which ascend as the specification
    /// asks.
    fn recover_cells_and_kzg_proofs(cell_indices: indices, cells: many_cells) of EXTENDED,
        |kzg, options| kzg.recover_cells_and_kzg_proofs(&cell_indices, &cells.each(), options)

    /// All 128 cells and proofs from at least 64 cells and the proofs of these, in less time than without them. From
    /// wrong proofs follow wrong ones: verify them first.
    fn recover_from_proofs(cell_indices: indices, cells: many_cells, proofs: Items::many) of EXTENDED,
        |kzg, options| kzg.recover_from_proofs(&cell_indices, &cells.each(), &proofs.all(), options)

    /// Whether all cells are right: cell k has an index in the blob of commitment k. Commitments may repeat.
    fn verify_cell_kzg_proof_batch(
        commitments: Items::many, cell_indices: indices, cells: many_cells, proofs: Items::many
    ) of cells.elements(),
        |kzg, options| kzg.verify_cell_kzg_proof_batch(
            &commitments.all(), &cell_indices, &cells.each(), &proofs.all(), options)

    /// The commitments to many blobs, in their order.
    fn blob_to_kzg_commitment_batch(blobs: many_blobs) of blobs.elements(),
        |kzg, options| kzg.blob_to_kzg_commitment_batch(&blobs.each(), options)

    /// The proofs of `compute_blob_kzg_proof` of many blobs, in their order.
    fn compute_blob_kzg_proof_batch(blobs: many_blobs, commitments: Items::many) of blobs.elements(),
        |kzg, options| kzg.compute_blob_kzg_proof_batch(&blobs.each(), &commitments.all(), options)

    /// The cells of many blobs and their proofs: a pair of lists for each blob.
    fn compute_cells_and_kzg_proofs_batch(blobs: many_blobs) of blobs.elements(),
        |kzg, options| kzg.compute_cells_and_kzg_proofs_batch(&blobs.each(), options)

    /// All cells of many blobs and their proofs, from a pair of indices and cells for each: a pair of lists for each.
    fn recover_cells_and_kzg_proofs_batch(rows: rows_of) of EXTENDED * rows.len(),
        |kzg, options| {
            let rows: Vec<_> = rows.iter().map(|(i, cells)| (&i[..], cells.each())).collect();
            let rows: Vec<_> = rows.iter().map(|(i, cells)| (*i, &cells[..])).collect();
            kzg.recover_cells_and_kzg_proofs_batch(&rows, options)
        }

    /// Reads and checks a block's commitments, for `verify_column`, `verify_cells` and `find_invalid`.
    fn commitments(commitments: Items::many) of 64 * commitments.elements(),
        |kzg, options| kzg.commitments(&commitments.all(), options)

    /// Whether a column is right: a cell for each commitment, all with one index.
    fn verify_column(commitments: checked, column: index, cells: many_cells, proofs: Items::many)
        of cells.elements(),
        |kzg, options| kzg.verify_column(&commitments, column, &cells.each(), &proofs.all(), options)

    /// Whether all cells are right: cell k has index `columns[k]` in the blob of commitment number `rows[k]`.
    fn verify_cells(
        commitments: checked, rows: indices, columns: indices, cells: many_cells, proofs: Items::many
    ) of cells.elements(),
        |kzg, options| kzg.verify_cells(&commitments, &rows, &columns, &cells.each(), &proofs.all(), options)

    /// The numbers of all cells that are wrong or malformed, in ascending order: arguments as for `verify_cells`.
    fn find_invalid(
        commitments: checked, rows: indices, columns: indices, cells: many_cells, proofs: Items::many
    ) of cells.elements(),
        |kzg, options| kzg.find_invalid(&commitments, &rows, &columns, &cells.each(), &proofs.all(), options)

    /// The numbers of all blobs of which blob, commitment and proof do not fit, or are malformed, in ascending order.
    fn find_invalid_blobs(blobs: many_blobs, commitments: Items::many, proofs: Items::many) of blobs.elements(),
        |kzg, options| kzg.find_invalid_blobs(&blobs.each(), &commitments.all(), &proofs.all(), options)
}
