//! KZG.

use msmith_kzg::{
    BYTES_PER_BLOB, BYTES_PER_CELL, CELLS_PER_EXT_BLOB, Cells, Proofs, Setup, compute_challenge,
    compute_verify_cell_kzg_proof_batch_challenge,
};

use crate::kzg;
use crate::memory::Out;
use crate::state::{Thing, options};

const CELLS: usize = CELLS_PER_EXT_BLOB;

/// Writes all cells and all proofs.
fn put((cells, proofs): &(Cells, Proofs), to_cells: Out, to_proofs: Out) {
    to_cells.put(cells.as_flattened());
    to_proofs.put(proofs.as_flattened());
}

exports! { target_arch = "wasm32";
    fn kzg_mainnet(first: read("the first columns", length), length: usize,
                   others: read("the other columns", others_length), others_length: usize, tables: f64) {
        Thing::Kzg(kzg::mainnet(first, others, tables)?)
    }

    #[cfg(feature = "setups")]
    fn kzg_setup(text: read("the setup", length), length: usize, tables: f64) {
        Thing::Kzg(kzg::of_text(text, tables)?)
    }

    fn kzg_is_mainnet(text: read("the setup", length), length: usize) {
        Setup::is_mainnet(text)?
    }

    fn kzg_prepare(kzg: kzg) {
        kzg.prepare(&options(0))?
    }

    fn kzg_commitment(kzg: kzg, blob: one("the blob"), out: out("the commitment", 1, 48)) {
        out.put(&kzg.blob_to_kzg_commitment(blob, &options(0))?)
    }

    fn kzg_proof(kzg: kzg, blob: one("the blob"), z: one("z"), out: out("the proof", 1, 48), y: out("y", 1, 32)) {
        let (proof, value) = kzg.compute_kzg_proof(blob, z, &options(0))?;
        out.put(&proof);
        y.put(&value)
    }

    fn kzg_blob_proof(kzg: kzg, blob: one("the blob"), commitment: one("the commitment"),
                      out: out("the proof", 1, 48)) {
        out.put(&kzg.compute_blob_kzg_proof(blob, commitment, &options(0))?)
    }

    fn kzg_verify(kzg: kzg, commitment: one("the commitment"), z: one("z"), y: one("y"), proof: one("the proof")) {
        kzg.verify_kzg_proof(commitment, z, y, proof, &options(0))?
    }

    fn kzg_verify_blobs(kzg: kzg, blobs: items("the blobs", n), commitments: items("the commitments", n),
                        proofs: items("the proofs", n), n: usize) {
        kzg.verify_blob_kzg_proof_batch(blobs, commitments, proofs, &options(0))?
    }

    fn kzg_find_invalid_blobs(kzg: kzg, blobs: items("the blobs", n), commitments: items("the commitments", n),
                              proofs: items("the proofs", n), n: usize) {
        kzg::bytes(&kzg.find_invalid_blobs(blobs, commitments, proofs, &options(0))?)
    }

    fn kzg_cells(kzg: kzg, blob: one("the blob"), cells: out("the cells", CELLS, BYTES_PER_CELL)) {
        cells.put(kzg.compute_cells(blob, &options(0))?.as_flattened())
    }

    fn kzg_cells_and_proofs(kzg: kzg, blob: one("the blob"), cells: out("the cells", CELLS, BYTES_PER_CELL),
                            proofs: out("the proofs", CELLS, 48)) {
        put(&kzg.compute_cells_and_kzg_proofs(blob, &options(0))?, cells, proofs)
    }

    fn kzg_cell_proofs(kzg: kzg, blob: one("the blob"), proofs: out("the proofs", CELLS, 48)) {
        proofs.put(kzg.compute_cell_kzg_proofs(blob, &options(0))?.as_flattened())
    }

    fn kzg_recover(kzg: kzg, at: numbers("the cell indices", n), cells: items("the cells", n), n: usize,
                   to_cells: out("the cells", CELLS, BYTES_PER_CELL), to_proofs: out("the proofs", CELLS, 48)) {
        // In any order, as c-kzg's package takes them.
        let made = kzg.recover_cells_and_kzg_proofs_batch(&[(at, cells)], &options(0));
        let made = made.map_err(|error| match error {
            msmith_kzg::Error::Item { error, .. } => *error,
            error => error,
        })?;
        put(&made[0], to_cells, to_proofs)
    }

    fn kzg_recover_cells(kzg: kzg, at: numbers("the cell indices", n), cells: items("the cells", n), n: usize,
                         to_cells: out("the cells", CELLS, BYTES_PER_CELL)) {
        to_cells.put(kzg.recover_cells(at, cells, &options(0))?.as_flattened())
    }

    fn kzg_recover_blob(kzg: kzg, at: numbers("the cell indices", n), cells: items("the cells", n), n: usize,
                        to_blob: out("the blob", 1, BYTES_PER_BLOB)) {
        to_blob.put(&kzg.recover_blob(at, cells, &options(0))?[..])
    }

    fn kzg_recover_from_proofs(kzg: kzg, at: numbers("the cell indices", n), cells: items("the cells", n),
                               proofs: items("the proofs", n), n: usize,
                               to_cells: out("the cells", CELLS, BYTES_PER_CELL),
                               to_proofs: out("the proofs", CELLS, 48)) {
        put(&kzg.recover_from_proofs(at, cells, proofs, &options(0))?, to_cells, to_proofs)
    }

    fn kzg_verify_cells(kzg: kzg, commitments: items("the commitments", n), at: numbers("the cell indices", n),
                        cells: items("the cells", n), proofs: items("the proofs", n), n: usize) {
        kzg.verify_cell_kzg_proof_batch(commitments, at, cells, proofs, &options(0))?
    }

    fn kzg_find_invalid_cells(kzg: kzg, commitments: items("the commitments", n), at: numbers("the cell indices", n),
                              cells: items("the cells", n), proofs: items("the proofs", n), n: usize) {
        let commitments = kzg.commitments(commitments, &options(0))?;
        let rows: Vec<u64> = (0..n as u64).collect();
        kzg::bytes(&kzg.find_invalid(&commitments, &rows, at, cells, proofs, &options(0))?)
    }

    fn kzg_challenge(blob: one("the blob"), commitment: one("the commitment"), out: out("the challenge", 1, 32)) {
        out.put(&compute_challenge(blob, commitment)?)
    }

    fn kzg_cells_challenge(commitments: items("the commitments", count), count: usize,
                           rows: numbers("the commitment indices", n), at: numbers("the cell indices", n),
                           cells: items("the cells", n), proofs: items("the proofs", n), n: usize,
                           out: out("the challenge", 1, 32)) {
        out.put(&compute_verify_cell_kzg_proof_batch_challenge(commitments, rows, at, cells, proofs)?)
    }
}
