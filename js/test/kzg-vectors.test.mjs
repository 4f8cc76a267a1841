// All 344 cases of c-kzg-4844, in both forms of the module.

import assert from 'node:assert/strict';
import test from 'node:test';

import { MsmithError, loadKZG } from '../src/kzg.js';
import { form, useForm } from '../src/module.js';
import { FUNCTIONS, Records, digest, hexOf } from './kzg-records.mjs';

const one = (items) => {
  assert.equal(items.length, 1);
  return items[0];
};
const rows = ([cells, proofs]) => `${digest(cells)} ${digest(proofs)}`;

/** What each function is given of a case, and its answer as the records have it. */
const CALLS = {
  blob_to_kzg_commitment: (kzg, i) => hexOf(kzg.blobToKzgCommitment(one(i.blobs))),
  compute_kzg_proof: (kzg, i) => kzg.computeKzgProof(one(i.blobs), one(i.z)).map(hexOf).join(' '),
  compute_blob_kzg_proof: (kzg, i) => hexOf(kzg.computeBlobKzgProof(one(i.blobs), one(i.commitments))),
  verify_kzg_proof: (kzg, i) => kzg.verifyKzgProof(one(i.commitments), one(i.z), one(i.y), one(i.proofs)),
  verify_blob_kzg_proof: (kzg, i) => kzg.verifyBlobKzgProof(one(i.blobs), one(i.commitments), one(i.proofs)),
  verify_blob_kzg_proof_batch: (kzg, i) => kzg.verifyBlobKzgProofBatch(i.blobs, i.commitments, i.proofs),
  compute_challenge: (kzg, i) => hexOf(kzg.computeChallenge(one(i.blobs), one(i.commitments))),
  compute_cells: (kzg, i) => digest(kzg.computeCells(one(i.blobs))),
  compute_cells_and_kzg_proofs: (kzg, i) => rows(kzg.computeCellsAndKzgProofs(one(i.blobs))),
  recover_cells_and_kzg_proofs: (kzg, i) => rows(kzg.recoverCellsAndKzgProofs(i.cellIndices, i.cells)),
  verify_cell_kzg_proof_batch: (kzg, i) => kzg.verifyCellKzgProofBatch(i.commitments, i.cellIndices, i.cells, i.proofs),
  compute_verify_cell_kzg_proof_batch_challenge: (kzg, i) =>
    hexOf(
      kzg.computeVerifyCellKzgProofBatchChallenge(
        i.commitments, i.commitmentIndices, i.cellIndices, i.cells, i.proofs,
      ),
    ),
};

const best = form();
for (const name of new Set([best, 'plain'])) {
  test(`c-kzg's vectors, ${name}`, async (t) => {
    useForm(name);
    const kzg = await loadKZG(0, undefined, { tables: 0 });
    useForm(null);
    const records = new Records((blob) => kzg.computeCellsAndKzgProofs(blob));
    let count = 0;
    for (const [function_, cases] of Object.entries(FUNCTIONS)) {
      await t.test(`${function_}: ${cases} cases`, () => {
        for (const { name, input, output } of records.cases(function_)) {
          let got;
          try {
            got = String(CALLS[function_](kzg, input));
          } catch (error) {
            // An assertion of this file is no answer.
            assert.ok(error instanceof MsmithError, `${name}: ${error.stack}`);
            got = 'invalid';
          }
          // The specification refuses cells out of order, which c-kzg's package recovers, and this.
          if (name.includes('invalid_shuffled')) assert.notEqual(got, output, name);
          else assert.equal(got, output, name);
          count++;
        }
      });
    }
    assert.equal(count, 344);
  });
}
if (best === 'plain') console.log('skipped: vectors of the form with relaxed multiply-add, which is not here');
