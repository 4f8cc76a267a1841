//! msmith: one context, its tables made within a number of bytes or mapped from files.

use super::inputs::Inputs;
use super::library::{Function, Library, own_row, row, timed, verdict};
use crate::engine::Job;
use anyhow::{Context as _, Result, ensure};
use msmith::{Backend, Options};
use msmith_kzg::{Context, Setup};
use std::path::Path;
use std::sync::Arc;

/// The library on one thread.
pub struct Own(Context);

/// `48M` as bytes.
fn bytes(text: &str) -> Result<u64> {
    let (number, unit) = match text.strip_suffix('M') {
        Some(number) => (number, 1e6),
        None => (text, 1.0),
    };
    let number: f64 = number.parse()?;
    ensure!(number >= 0.0, "{text:?} is not a number of bytes");
    Ok((number * unit) as u64)
}

/// A number of threads and nothing else.
pub fn options(threads: usize) -> Options<'static> {
    Options {
        threads: Some(threads),
        ..Options::default()
    }
}

/// Ethereum's mainnet with tables of at most so many bytes.
pub fn context(budget: u64) -> Result<Context> {
    Ok(Context::new(Setup::mainnet(Backend::detect()?)?, budget)?)
}

impl Own {
    /// Tables of at most so many bytes, `48M`.
    pub fn within(budget: &str) -> Result<Self> {
        let bytes = bytes(budget).with_context(|| format!("msmith:{budget}"))?;
        Ok(Self(context(bytes)?))
    }

    /// The tables of a folder.
    pub fn mapped(folder: &Path) -> Result<Self> {
        let setup = Setup::mainnet(Backend::detect()?)?;
        Ok(Self(Context::open(setup, folder)?))
    }
}

impl Library for Own {
    fn job(&self, function: Function, inputs: &Arc<Inputs>) -> Result<Option<Box<dyn Job>>> {
        let (kzg, i, o) = (self.0.clone(), inputs.clone(), options(1));
        let why = "valid inputs";
        Ok(Some(match function {
            Function::Commit => timed(
                move || kzg.blob_to_kzg_commitment(&i.blobs[0], &o).expect(why),
                |point| point.to_vec(),
            ),
            Function::ProveBlob => timed(
                move || {
                    let proof = kzg.compute_blob_kzg_proof(&i.blobs[0], &i.commitments[0], &o);
                    proof.expect(why)
                },
                |point| point.to_vec(),
            ),
            Function::ComputeCells => timed(
                move || kzg.compute_cells(&i.blobs[0], &o).expect(why),
                |cells| row(&cells[..], &[]),
            ),
            Function::CellsAndProofs => timed(
                move || {
                    kzg.compute_cells_and_kzg_proofs(&i.blobs[0], &o)
                        .expect(why)
                },
                own_row,
            ),
            Function::Recover => timed(
                move || {
                    let all = kzg.recover_cells_and_kzg_proofs(&i.indices, &i.cells, &o);
                    all.expect(why)
                },
                own_row,
            ),
            Function::RecoverCells => timed(
                move || kzg.recover_cells(&i.indices, &i.cells, &o).expect(why),
                |cells| row(&cells[..], &[]),
            ),
            Function::RecoverFromProofs => timed(
                move || {
                    let all = kzg.recover_from_proofs(&i.indices, &i.cells, &i.proofs, &o);
                    all.expect(why)
                },
                own_row,
            ),
            Function::VerifyProof => timed(
                move || {
                    let (of, z, y) = (&i.commitments[0], &i.elements[0], &i.elements[1]);
                    kzg.verify_kzg_proof(of, z, y, &i.proofs[0], &o).expect(why)
                },
                verdict,
            ),
            Function::VerifyBlob => timed(
                move || {
                    let (blob, commitment) = (&i.blobs[0], &i.commitments[0]);
                    kzg.verify_blob_kzg_proof(blob, commitment, &i.proofs[0], &o)
                        .expect(why)
                },
                verdict,
            ),
            Function::VerifyBlobs => timed(
                move || {
                    kzg.verify_blob_kzg_proof_batch(&i.blobs, &i.commitments, &i.proofs, &o)
                        .expect(why)
                },
                verdict,
            ),
            Function::VerifyCells => timed(
                move || {
                    let (of, cells) = (&i.commitments, &i.cells);
                    kzg.verify_cell_kzg_proof_batch(of, &i.indices, cells, &i.proofs, &o)
                        .expect(why)
                },
                verdict,
            ),
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::bytes;

    #[test]
    fn budgets() {
        assert_eq!(bytes("48M").unwrap(), 48_000_000);
        assert_eq!(bytes("1.9M").unwrap(), 1_900_000);
        assert_eq!(bytes("0").unwrap(), 0);
        assert!(bytes("M").is_err() && bytes("-1").is_err() && bytes("").is_err());
    }
}
