// A case of every function, in both forms of the module: all cases run on the engine, of which `vectors/kzg4844/one.txt` has
// the answers for one blob.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import test from 'node:test';

import { loadKZG } from '../src/kzg.js';
import { form, useForm } from '../src/module.js';

const text = readFileSync(new URL('../../vectors/kzg4844/one.txt', import.meta.url), 'utf8');
const want = Object.fromEntries(text.trim().split('\n').map((line) => line.split(' ')));
const blob = new Uint8Array(131072);
for (let k = 0; k < 4096; k++) new DataView(blob.buffer).setUint32(32 * k + 28, k + 1);
const z = new Uint8Array(32).fill(7);
const is = (name, bytes) => assert.equal(Buffer.from(bytes).toString('hex'), want[name], name);
const row = ([cells, proofs]) => {
  for (const [name, items] of Object.entries({ cells, cell_proofs: proofs })) {
    is(name, createHash('sha256').update(Buffer.concat(items)).digest());
  }
};

const best = form();
for (const name of new Set([best, 'plain'])) {
  test(`a case of every function, ${name}`, async () => {
    useForm(name);
    const kzg = await loadKZG(0, undefined, { tables: 0 });
    useForm(null);
    is('z', z);
    const commitment = kzg.blobToKzgCommitment(blob);
    is('commitment', commitment);
    const [proof, y] = kzg.computeKzgProof(blob, z);
    is('proof', proof);
    is('y', y);
    const ofBlob = kzg.computeBlobKzgProof(blob, commitment);
    is('blob_proof', ofBlob);
    is('challenge', kzg.computeChallenge(blob, commitment));
    const [cells, proofs] = kzg.computeCellsAndKzgProofs(blob);
    row([cells, proofs]);
    row([kzg.computeCells(blob), proofs]);
    row(kzg.recoverCellsAndKzgProofs(cells.slice(64).map((_, k) => k + 64), cells.slice(64)));
    const [some, by] = [cells, proofs].map((list) => [list[3], list[90]]);
    is('cell_challenge', kzg.computeVerifyCellKzgProofBatchChallenge([commitment], [0, 0], [3, 90], some, by));
    const two = [commitment, commitment];
    for (const [right, at, last, third] of [[true, y, ofBlob, 3], [false, z, proof, 4]]) {
      assert.equal(kzg.verifyKzgProof(commitment, z, at, proof), right);
      assert.equal(kzg.verifyBlobKzgProof(blob, commitment, last), right);
      assert.equal(kzg.verifyBlobKzgProofBatch([blob, blob], two, [ofBlob, last]), right);
      assert.equal(kzg.verifyCellKzgProofBatch(two, [third, 90], some, by), right);
    }
  });
}
if (best === 'plain') console.log('skipped: vectors of the form with relaxed multiply-add, which is not here');
