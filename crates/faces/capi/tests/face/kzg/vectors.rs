//! All cases of c-kzg-4844.

use std::ptr::null;

use super::calls::{BLOB, KZG, Refused, all, challenge, challenge_of_cells, one};
use super::records::{Case, FUNCTIONS, Input, Output, Records, digest};

fn derive(blob: &[u8]) -> (Vec<[u8; 2048]>, Vec<[u8; 48]>) {
    let (cells, proofs) = KZG.cells(blob, null()).expect("cells of a valid blob");
    (cells.as_chunks().0.to_vec(), proofs.as_chunks().0.to_vec())
}

/// What a function answers; `None` for an input that it has no way to be given: an error is expected there too.
fn call(function: &str, i: &Input) -> Option<Result<Output, Refused>> {
    let item = |item: &[u8]| Output::Bytes(vec![item.to_vec()]);
    let both =
        |cells: &[u8], proofs: &[u8]| Output::Digests(vec![digest([cells]), digest([proofs])]);
    let blob = || one::<BLOB>(&i.blobs);
    let commitment = || one::<48>(&i.commitments);
    let proof = || one::<48>(&i.proofs);
    Some(match function {
        "blob_to_kzg_commitment" => KZG.commit(blob()?).map(|c| item(&c)),
        "compute_kzg_proof" => (KZG.proof(blob()?, one(&i.z)?))
            .map(|(proof, y)| Output::Bytes(vec![proof.to_vec(), y.to_vec()])),
        "compute_blob_kzg_proof" => KZG.blob_proof(blob()?, commitment()?).map(|p| item(&p)),
        "verify_kzg_proof" => {
            let at = [one(&i.z)?, one(&i.y)?];
            KZG.verify(commitment()?, at, proof()?).map(Output::Bool)
        }
        "verify_blob_kzg_proof" => {
            (KZG.verify_blob(blob()?, commitment()?, proof()?)).map(Output::Bool)
        }
        "verify_blob_kzg_proof_batch" => {
            let n = i.blobs.len();
            let (commitments, proofs) = (all::<48>(&i.commitments, n)?, all::<48>(&i.proofs, n)?);
            let blobs = all::<BLOB>(&i.blobs, n)?;
            (KZG.verify_blobs(&blobs, &commitments, &proofs, n)).map(Output::Bool)
        }
        "compute_challenge" => challenge(blob()?, commitment()?).map(|c| item(&c)),
        "compute_cells" => (KZG.cells(blob()?, null()))
            .map(|(cells, _)| Output::Digests(vec![digest([&cells[..]])])),
        "compute_cells_and_kzg_proofs" => {
            (KZG.cells(blob()?, null())).map(|(cells, proofs)| both(&cells[..], &proofs[..]))
        }
        "recover_cells_and_kzg_proofs" => {
            let cells = all::<2048>(&i.cells, i.cell_indices.len())?;
            (KZG.recover(&i.cell_indices, &cells))
                .map(|(cells, proofs)| both(&cells[..], &proofs[..]))
        }
        "verify_cell_kzg_proof_batch" => {
            let n = i.cell_indices.len();
            let (commitments, proofs) = (all::<48>(&i.commitments, n)?, all::<48>(&i.proofs, n)?);
            let cells = all::<2048>(&i.cells, n)?;
            (KZG.verify_cells(&commitments, &i.cell_indices, &cells, &proofs, null()))
                .map(Output::Bool)
        }
        "compute_verify_cell_kzg_proof_batch_challenge" => {
            let n = i.cell_indices.len();
            let commitments = all::<48>(&i.commitments, i.commitments.len())?;
            let (cells, proofs) = (all::<2048>(&i.cells, n)?, all::<48>(&i.proofs, n)?);
            assert_eq!(i.commitment_indices.len(), n);
            let indices = [&i.commitment_indices[..], &i.cell_indices];
            challenge_of_cells(&commitments, indices, &cells, &proofs).map(|c| item(&c))
        }
        other => panic!("no function {other}"),
    })
}

#[test]
fn every_case_of_every_function() {
    let records = Records::new();
    let mut count = 0;
    let mut failed = Vec::new();
    for function in FUNCTIONS {
        let cases = records.cases(function.name, &derive);
        count += function.cases;
        for Case {
            name,
            input,
            output,
        } in &cases
        {
            let (got, code) = match call(function.name, input) {
                None => (Output::Invalid, "no such call".into()),
                Some(Err(refused)) => (Output::Invalid, format!("{refused:?}")),
                Some(Ok(answer)) => (answer, "no error".into()),
            };
            if got != *output {
                failed.push(format!("{name}: {got} ({code}), not {output}"));
            }
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
    assert_eq!((FUNCTIONS.len(), count), (12, 344));
}
