// KZG: names, forms of arguments, what is refused, workers. The vectors are in kzg-vectors.test.mjs.

import assert from 'node:assert/strict';
import test from 'node:test';

import * as cKzg from '../src/kzg.js';
import { loadKZG } from '../src/kzg.js';
import { refuses, same, seeded } from './helpers.mjs';

const { below, bytes } = seeded();
const hex = (data) => `0x${Buffer.from(data).toString('hex')}`;
/** A blob of random elements, some of its cells zeros. */
function blobOf(zeros = 0) {
  const blob = bytes(131072);
  for (let k = 0; k < 4096; k++) blob[32 * k] = 0;
  blob.fill(0, 0, 2048 * zeros);
  return blob;
}

const kzg = await loadKZG();
const blobs = [blobOf(), blobOf(60), new Uint8Array(131072)];
const commitments = blobs.map((blob) => kzg.blobToKzgCommitment(blob));
const proofs = blobs.map((blob, k) => kzg.computeBlobKzgProof(blob, commitments[k]));
const [cells, cellProofs] = kzg.computeCellsAndKzgProofs(blobs[1]);
const R = '0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001';
const JUNK = `0x${'ab'.repeat(48)}`;

test('hex for hex, bytes for bytes, under every name', () => {
  const [blob, commitment, proof] = [blobs[1], commitments[1], proofs[1]];
  for (const name of ['blobToKzgCommitment', 'blobToKZGCommitment']) {
    same(kzg[name](blob), commitment, name);
    assert.equal(kzg[name](hex(blob)), hex(commitment), name);
    assert.equal(kzg[name](hex(blob).slice(2).toUpperCase()), hex(commitment), name);
  }
  for (const name of ['computeBlobKzgProof', 'computeBlobKZGProof', 'computeBlobProof']) {
    same(kzg[name](blob, commitment), proof, name);
    assert.equal(kzg[name](hex(blob), hex(commitment)), hex(proof), name);
  }
  for (const name of ['verifyBlobKzgProof', 'verifyBlobKZGProof']) {
    assert.equal(kzg[name](hex(blob), commitment, hex(proof)), true, name);
    assert.equal(kzg[name](blobs[0], commitment, proof), false, name);
  }
  for (const name of ['verifyBlobKzgProofBatch', 'verifyBlobKZGProofBatch', 'verifyBlobProofBatch']) {
    assert.equal(kzg[name](blobs, commitments, proofs), true, name);
    assert.equal(kzg[name](blobs.map(hex), commitments.map(hex), [...proofs].reverse().map(hex)), false, name);
    assert.equal(kzg[name]([], [], []), true, name);
  }
  const z = hex(bytes(31)).replace('0x', '0x00');
  const [at, y] = kzg.computeKzgProof(hex(blob), z);
  for (const name of ['verifyKzgProof', 'verifyKZGProof', 'verifyProof']) {
    assert.equal(kzg[name](hex(commitment), z, y, at), true, name);
    assert.equal(kzg[name](hex(commitment), z, z, at), false, name);
  }
  const first = kzg.computeChallenge(blob, commitment);
  same(kzg.computeKzgProof(blob, first)[0], proof);
});

test('cells under every name', () => {
  const blob = blobs[1];
  assert.deepEqual(kzg.computeCells(blob), cells);
  assert.deepEqual(kzg.computeCellKzgProofs(blob), cellProofs);
  assert.deepEqual(kzg.computeCellsAndProofs(blob), [cells, cellProofs]);
  const wasm = kzg.computeCellsAndKZGProofs(hex(blob));
  assert.deepEqual(wasm, { proofs: cellProofs.map(hex), cells: cells.map(hex) });
  same(Buffer.concat(cells.slice(0, 64)), blob);

  const odd = cells.map((_, k) => k).filter((k) => k % 2);
  const some = odd.map((k) => cells[k]);
  for (const name of ['recoverCellsAndKzgProofs', 'recoverCellsAndProofs']) {
    assert.deepEqual(kzg[name](odd, some), [cells, cellProofs], name);
  }
  assert.deepEqual(kzg.recoverCellsFromKZGProofs(odd, some.map(hex), 64), wasm);
  assert.deepEqual(kzg.recoverCells(new Uint8Array(odd), some), cells);
  same(kzg.recoverBlob(odd.map(BigInt), some), blob);
  const ofOdd = odd.map((k) => cellProofs[k]);
  assert.deepEqual(kzg.recoverFromProofs(odd, some, ofOdd), [cells, cellProofs]);

  const all = Array(64).fill(commitments[1]);
  for (const name of ['verifyCellKzgProofBatch', 'verifyCellKZGProofBatch']) {
    assert.equal(kzg[name](all, odd, some, ofOdd), true, name);
    assert.equal(kzg[name](all.map(hex), odd, some.map(hex), [...ofOdd].reverse().map(hex)), false, name);
  }
  assert.equal(kzg.verifyCellKZGProof(commitments[1], cells, cellProofs), true);
  assert.equal(kzg.verifyCellKZGProof(commitments[0], cells, cellProofs), false);
  const wrong = [...some];
  wrong[40] = cells[0];
  assert.deepEqual(kzg.findInvalidCells(all, odd, wrong, ofOdd), [40]);
  assert.deepEqual(kzg.findInvalidCells(all, odd, some, ofOdd), []);
  assert.deepEqual(kzg.findInvalidBlobs(blobs, commitments, [proofs[0], proofs[0], proofs[2]]), [1]);
});

test('views, buffers and shared memory are bytes', () => {
  const [blob, commitment] = [blobs[0], commitments[0]];
  const larger = new Uint8Array(131072 + 77);
  larger.set(blob, 77);
  same(kzg.blobToKzgCommitment(larger.subarray(77)), commitment);
  same(kzg.blobToKzgCommitment(Buffer.from(blob)), commitment);
  const shared = new Uint8Array(new SharedArrayBuffer(131072));
  shared.set(blob);
  same(kzg.blobToKzgCommitment(shared), commitment);
  structuredClone(larger, { transfer: [larger.buffer] });
  return refuses(() => kzg.blobToKzgCommitment(larger), 'ARGUMENT', /^blob: .*given away \(detached\)/);
});

test('what is malformed is named', async () => {
  const [blob, commitment, proof] = [blobs[0], commitments[0], proofs[0]];
  const above = blob.slice();
  above.set(Buffer.from(R.slice(2), 'hex'), 32 * 77);
  const refused = [
    [() => kzg.blobToKzgCommitment(blob.subarray(1)), 'ARGUMENT', /^blob: 131072 bytes are wanted, not 131071$/],
    [() => kzg.blobToKzgCommitment(), 'ARGUMENT', /^blob: a Uint8Array or hex is wanted, not undefined$/],
    [() => kzg.blobToKzgCommitment(Array.from(blob)), 'ARGUMENT', /^blob: .* not Array$/],
    [() => kzg.blobToKzgCommitment('0x0'), 'ARGUMENT', /^blob: .* odd number/],
    [() => kzg.blobToKzgCommitment('0xzz'), 'ARGUMENT', /^blob: no hex digits at 2: "zz"$/],
    [() => kzg.blobToKzgCommitment('é'.repeat(262144)), 'ARGUMENT', /^blob: no hex digits/],
    [() => kzg.blobToKzgCommitment(above), 'NOT_REDUCED', /^blob 0: element 77 is not below r$/],
    [() => kzg.computeKzgProof(blob, R), 'NOT_REDUCED', /^evaluation point 0/],
    [() => kzg.computeBlobKzgProof(blob, JUNK), 'POINT', /^commitment 0: /],
    [() => kzg.verifyBlobKzgProof(blob, commitment, JUNK), 'POINT', /^proof 0: /],
    [() => kzg.verifyBlobKzgProofBatch([blob], [commitment], []), 'ARGUMENT', /^proofs: there are 0, and 1 blobs$/],
    [() => kzg.verifyBlobKZGProofBatch([blob], commitment, [proof]), 'ARGUMENT', /^commitments: an array/],
    [() => kzg.verifyBlobKzgProofBatch([blob], [proof.subarray(1)], [proof]), 'ARGUMENT', /^commitments\[0\]: 48 bytes/],
    [() => kzg.verifyCellKzgProofBatch([commitment], [128], [cells[0]], [proof]), 'ARGUMENT', /^cell index 0 is 128/],
    [() => kzg.verifyCellKzgProofBatch([commitment], [-1], [cells[0]], [proof]), 'ARGUMENT', /^cellIndices\[0\]: .*-1$/],
    [() => kzg.verifyCellKzgProofBatch([commitment], [0.5], [cells[0]], [proof]), 'ARGUMENT', /^cellIndices\[0\]/],
    [() => kzg.verifyCellKZGProofBatch([commitment], [0], [cells[0]], [proof], 2), 'ARGUMENT', /^numCells: it is 2/],
    [() => kzg.recoverCellsAndKzgProofs([0], [cells[0]]), 'ARGUMENT', /64 to 128/],
    [() => kzg.recoverCellsAndKzgProofs([1, 0], [cells[0]]), 'ARGUMENT', /^cellIndices: there are 2, and 1 cells$/],
    [() => kzg.recoverCells(cells.map(() => 7), cells), 'ARGUMENT', /^cell index 1 is 7, which is there already/],
    [() => kzg.recoverCells(cells.map((_, k) => k), [...cells].reverse()), 'CELLS', /not all of one blob/],
  ];
  for (const [act, code, pattern] of refused) await refuses(act, code, pattern);
  // Under kzg-wasm's names a malformed proof is a wrong one.
  assert.equal(kzg.verifyBlobKZGProof(hex(blob), hex(commitment), JUNK), false);
  assert.equal(kzg.verifyProof(JUNK, R, R, JUNK), false);
  assert.equal(kzg.verifyCellKzgProofBatch([JUNK], [0], [hex(cells[0])], [JUNK]), false);
  await refuses(() => kzg.verifyCellKzgProofBatch([JUNK], [0], [cells[0]], [JUNK]), 'POINT', /^commitment 0/);
  same(kzg.blobToKzgCommitment(blob), commitment, 'it works as before');
});

test("c-kzg's module", async () => {
  same(cKzg.blobToKzgCommitment(blobs[1]), commitments[1], 'after loadKZG()');
  assert.throws(() => cKzg.loadTrustedSetup(0), /trusted setup is already loaded/);
  cKzg.freeTrustedSetup();
  await refuses(() => cKzg.blobToKzgCommitment(blobs[1]), 'SETUP', /no trusted setup is loaded/);
  same(kzg.blobToKzgCommitment(blobs[1]), commitments[1], 'the other object has one');
  await refuses(() => cKzg.loadTrustedSetup(16), 'ARGUMENT', /^precompute/);
  await refuses(() => cKzg.loadTrustedSetup(0, '/no/such/file'), 'SETUP', /no\/such\/file/);
  await refuses(() => cKzg.loadTrustedSetup(0, 17), 'ARGUMENT', /^trustedSetup/);
  await refuses(() => cKzg.loadTrustedSetup(0, '4096\n65\nzz'), 'SETUP', /announces 4096 points/);
  await refuses(() => cKzg.loadTrustedSetup(0, '{"g1_lagrange": 3}'), 'ARGUMENT', /^trustedSetup\.g1_lagrange/);
  await refuses(() => cKzg.loadTrustedSetup(0, '{'), 'ARGUMENT', /not JSON/);
  await refuses(() => cKzg.loadTrustedSetup({ g1: 'ab', g2: '', n1: 1, n2: 0 }), 'ARGUMENT', /^trustedSetup\.g1: 96/);
  cKzg.loadTrustedSetup(8);
  same(cKzg.blobToKzgCommitment(blobs[1]), commitments[1]);
  const [some] = cKzg.computeCellsAndKzgProofs(blobs[2]);
  assert.equal(some.length, cKzg.CELLS_PER_EXT_BLOB);
  assert.equal(some[0].length, cKzg.BYTES_PER_CELL);
});

test('tables, and points that are computed, change nothing', async () => {
  const small = await loadKZG(0, null, { tables: 9_000_000, cells: false });
  small.prepare();
  same(small.blobToKzgCommitment(blobs[0]), commitments[0]);
  assert.deepEqual(small.computeCellKzgProofs(blobs[1]), cellProofs);
});

test('workers', async () => {
  const { workers } = kzg;
  const before = blobs.map((blob) => blob.slice());
  for (const threads of [0, 2]) {
    const shown = [];
    const options = { threads, onProgress: (part) => shown.push(part) };
    const made = await workers.blobToKzgCommitment(blobs, options);
    assert.deepEqual(made, commitments);
    assert.equal(shown.at(-1), 1);
    assert.equal(await workers.blobToKzgCommitment(hex(blobs[1]), { threads }), hex(commitments[1]));
    assert.deepEqual(await workers.computeBlobKzgProof(blobs, commitments, { threads }), proofs);
    assert.equal(await workers.verifyBlobKzgProofBatch(blobs, commitments, proofs, { threads }), true);
    const all = Array(128).fill(commitments[1]);
    const indices = cells.map((_, k) => k);
    assert.equal(await workers.verifyCellKzgProofBatch(all, indices, cells, cellProofs, { threads }), true);
    const wrong = Object.assign([...cellProofs], { 100: JUNK });
    const error = await refuses(workers.verifyCellKzgProofBatch(all, indices, cells, wrong, { threads }), 'POINT');
    assert.equal(error.item, 100);
    const sidecar = await workers.sidecar(blobs.slice(1), { threads });
    assert.deepEqual(sidecar.commitments, commitments.slice(1));
    assert.equal(sidecar.proofs.length, 256);
    assert.deepEqual(sidecar.proofs.slice(0, 128), cellProofs);
    assert.deepEqual((await workers.sidecar(blobs, { threads, version: 0 })).proofs, proofs);
  }
  assert.deepEqual(blobs, before, 'nothing was given away');
  assert.deepEqual(await workers.recoverRows([[cells.map((_, k) => k), cells]]), [[cells, cellProofs]]);

  const above = Uint8Array.from(blobs[0]).fill(255, 0, 32);
  const error = await refuses(workers.computeCells([blobs[0], above]), 'NOT_REDUCED', /^blob 1: /);
  assert.equal(error.item, 1);
  await refuses(workers.computeCells([blobs[0], 5]), 'ARGUMENT', /^blob 1: /);
  await refuses(workers.blobToKzgCommitment(blobs, { threads: -1 }), 'ARGUMENT', /^threads/);
  await refuses(workers.sidecar(blobs, { version: 2 }), 'ARGUMENT', /^version/);
  const controller = new AbortController();
  const long = workers.computeCellKzgProofs(Array(20).fill(blobs[0]), { signal: controller.signal, threads: 1 });
  setTimeout(() => controller.abort(), 50 + below(100));
  await assert.rejects(long, { name: 'AbortError' });
  assert.deepEqual(await workers.blobToKzgCommitment(blobs[1]), commitments[1], 'it works as before');
});
