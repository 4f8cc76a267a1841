// KZG beside kzg-wasm, c-kzg, viem and ethers, where `MSMITH_KZG_PEERS` names a folder in which they are installed.

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import test from 'node:test';
import { pathToFileURL } from 'node:url';

import * as msmith from '../src/kzg.js';
import { loadKZG } from '../src/kzg.js';
import { Instance } from '../src/instance.js';
import { load } from '../src/module.js';
import description from '../src/modules/all.js';
import kzgModule from '../src/modules/kzg.js';
import { textOf } from '../src/kzg/setup.js';
import { same, seeded } from './helpers.mjs';

const folder = process.env.MSMITH_KZG_PEERS;
const { bytes } = seeded();
const hex = (data) => `0x${Buffer.from(data).toString('hex')}`;

/** Some of kzg-wasm's digits are capitals. */
function lower(answer) {
  if (typeof answer === 'string') return answer.toLowerCase();
  if (Array.isArray(answer)) return answer.map(lower);
  const isObject = typeof answer === 'object' && !ArrayBuffer.isView(answer);
  return isObject ? Object.fromEntries(Object.entries(answer).map(([key, of]) => [key, lower(of)])) : answer;
}

/** A peer, or null with a word that what needs it is skipped. */
async function peer(t, name) {
  let why = 'MSMITH_KZG_PEERS names no folder of peers';
  if (folder && existsSync(folder)) {
    const require = createRequire(join(folder, 'package.json'));
    try {
      // What `import` would find, which may differ from what `require` does.
      return await import(pathToFileURL(require.resolve(name)).href);
    } catch (error) {
      why = `${name}: ${error.message.split('\n')[0]}`;
    }
  }
  console.log(`skipped: ${t.name}: ${why}`);
  t.skip(why);
  return null;
}

const kzg = await loadKZG();

function blobOf() {
  const blob = bytes(131072);
  for (let k = 0; k < 4096; k++) blob[32 * k] = 0;
  return blob;
}

test('kzg-wasm 1.0', async (t) => {
  const wasm = await peer(t, 'kzg-wasm');
  if (!wasm) return;
  const theirs = await wasm.loadKZG();
  for (const name of Object.keys(theirs)) assert.equal(typeof kzg[name], 'function', name);
  const blob = hex(blobOf());
  const commitment = theirs.blobToKZGCommitment(blob);
  const proof = theirs.computeBlobKZGProof(blob, commitment);
  const made = theirs.computeCellsAndKZGProofs(blob);
  const indices = made.cells.map((_, k) => k);
  const half = indices.filter((k) => k % 3 !== 1);
  const some = half.map((k) => made.cells[k]);
  const all = Array(128).fill(commitment);
  const exchanged = [...made.cells].reverse();
  const z = hex(bytes(31)).replace('0x', '0x00');
  const [at, y] = kzg.computeKzgProof(blob, z);
  const calls = [
    ['blobToKZGCommitment', blob],
    ['blobToKzgCommitment', blob],
    ['computeBlobKZGProof', blob, commitment],
    ['computeBlobProof', blob, commitment],
    ['verifyBlobKZGProof', blob, commitment, proof],
    ['verifyBlobKZGProof', blob, proof, proof],
    ['verifyBlobKZGProof', blob, `0x${'ab'.repeat(48)}`, proof],
    ['verifyBlobKZGProofBatch', [blob, blob], [commitment, commitment], [proof, proof]],
    ['verifyBlobProofBatch', [blob, blob], [commitment, commitment], [proof, commitment]],
    ['verifyKZGProof', commitment, z, y, at],
    ['verifyProof', commitment, z, z, at],
    ['verifyProof', commitment, `0x${'ff'.repeat(32)}`, z, at],
    ['computeCells', blob],
    ['computeCellsAndKZGProofs', blob],
    ['computeCellsAndProofs', blob],
    ['recoverCellsFromKZGProofs', half, some, some.length],
    ['recoverCellsAndProofs', half, some],
    ['verifyCellKZGProofBatch', all, indices, made.cells, made.proofs, 128],
    ['verifyCellKZGProofBatch', all, indices, exchanged, made.proofs, 128],
    ['verifyCellKzgProofBatch', all, indices, made.cells, made.proofs],
    ['verifyCellKZGProof', commitment, made.cells, made.proofs],
    ['verifyCellKZGProof', commitment, exchanged, made.proofs],
  ];
  for (const [name, ...args] of calls) assert.deepEqual(kzg[name](...args), lower(theirs[name](...args)), name);
  assert.equal(kzg.loadTrustedSetup(), theirs.loadTrustedSetup());
});

test('kzg-wasm 0.4 and 0.5', async (t) => {
  for (const name of ['kzg-wasm-05', 'kzg-wasm-04']) {
    const wasm = await peer(t, name);
    if (!wasm) return;
    const theirs = await wasm.loadKZG();
    const old = name.endsWith('04');
    const blob = old ? blobOf() : hex(blobOf());
    const [commit, prove, verify] = old
      ? ['blobToKzgCommitment', 'computeBlobKzgProof', 'verifyBlobKzgProof']
      : ['blobToKZGCommitment', 'computeBlobKZGProof', 'verifyBlobKZGProof'];
    for (const other of Object.keys(theirs)) assert.equal(typeof kzg[other], 'function', other);
    const commitment = kzg[commit](blob);
    assert.deepEqual(commitment, lower(theirs[commit](blob)), name);
    const proof = kzg[prove](blob, commitment);
    assert.deepEqual(proof, lower(theirs[prove](blob, commitment)), name);
    assert.equal(theirs[verify](blob, commitment, proof), true, name);
    assert.equal(kzg[verify](blob, commitment, proof), true, name);
  }
});

test('c-kzg', async (t) => {
  const found = await peer(t, 'c-kzg');
  if (!found) return;
  const theirs = found.default;
  theirs.loadTrustedSetup(0);
  const blob = blobOf();
  const commitment = theirs.blobToKzgCommitment(blob);
  const [cells, proofs] = theirs.computeCellsAndKzgProofs(blob);
  const indices = cells.map((_, k) => k);
  const half = indices.filter((k) => k % 3 !== 1);
  const z = bytes(32).fill(0, 0, 1);
  const [at, y] = theirs.computeKzgProof(blob, z);
  const calls = [
    ['blobToKzgCommitment', blob],
    ['computeKzgProof', blob, z],
    ['computeBlobKzgProof', blob, commitment],
    ['verifyKzgProof', commitment, z, y, at],
    ['verifyKzgProof', commitment, y, y, at],
    ['verifyBlobKzgProof', blob, commitment, theirs.computeBlobKzgProof(blob, commitment)],
    ['verifyBlobKzgProofBatch', [blob], [commitment], [commitment]],
    ['computeCells', blob],
    ['computeCellsAndKzgProofs', blob],
    ['recoverCellsAndKzgProofs', half, half.map((k) => cells[k])],
    ['verifyCellKzgProofBatch', Array(128).fill(commitment), indices, cells, proofs],
    ['verifyCellKzgProofBatch', Array(128).fill(commitment), indices, cells, [...proofs].reverse()],
  ];
  for (const [name, ...args] of calls) {
    const [got, want] = [kzg, theirs].map((of) => of[name](...args));
    assert.deepEqual(plain(got), plain(want), name);
  }
  // Those of its declarations: what it has for its tests is left out.
  const inner = ['DEFAULT_TRUSTED_SETUP_PATH', 'getTrustedSetupFilepath', 'path'];
  const names = Object.keys(theirs).filter((name) => !inner.includes(name));
  assert.ok(names.length >= 19, names.join());
  for (const name of names) {
    assert.ok(name in msmith, name);
    if (typeof theirs[name] !== 'function') assert.equal(msmith[name], theirs[name], name);
  }
});

/** Buffers as the bytes they are. */
const plain = (answer) =>
  Array.isArray(answer) ? answer.map(plain) : ArrayBuffer.isView(answer) ? Array.from(answer) : answer;

/** The file that viem has of mainnet's setup. */
const PATH = () => join(folder, 'node_modules/viem/trusted-setups/mainnet.json');
const RECEIVER = '0x00000000000000000000000000000000000000b0';
const SECRET = `0x${'11'.repeat(32)}`;
const DATA = new TextEncoder().encode('a few words for the blobs of a transaction; '.repeat(4000));

test('viem', async (t) => {
  const viem = await peer(t, 'viem');
  if (!viem) return;
  const { privateKeyToAccount } = await peer(t, 'viem/accounts');
  msmith.freeTrustedSetup();
  // As with c-kzg: a module, and the path of mainnet's setup.
  const objects = { loadKZG: viem.defineKzg(kzg), module: viem.setupKzg(msmith, PATH()) };
  const account = privateKeyToAccount(SECRET);
  const blobs = viem.toBlobs({ data: DATA });
  const made = {};
  for (const [name, object] of Object.entries(objects)) {
    const sidecars = viem.toBlobSidecars({ blobs, kzg: object });
    for (const { blob, commitment, proof } of sidecars) {
      assert.equal(kzg.verifyBlobKzgProof(blob, commitment, proof), true);
    }
    const transaction = {
      type: 'eip4844', chainId: 1, nonce: 7, to: RECEIVER, gas: 21000n,
      maxFeePerGas: 10n ** 10n, maxPriorityFeePerGas: 10n ** 9n, maxFeePerBlobGas: 10n ** 9n,
      blobs, kzg: object, sidecars,
    };
    const signed = await account.signTransaction(transaction);
    const read = viem.parseTransaction(signed);
    assert.equal(await viem.recoverTransactionAddress({ serializedTransaction: signed }), account.address);
    assert.deepEqual(
      read.blobVersionedHashes,
      viem.commitmentsToVersionedHashes({ commitments: sidecars.map(({ commitment }) => hex(commitment)) }),
    );
    assert.equal(read.sidecars.length, blobs.length);
    made[name] = signed;
  }
  assert.equal(made.loadKZG, made.module);
});

test('ethers', async (t) => {
  const ethers = await peer(t, 'ethers');
  if (!ethers) return;
  msmith.freeTrustedSetup();
  msmith.loadTrustedSetup(0, PATH());
  const wallet = new ethers.Wallet(SECRET);
  const blobs = [blobOf(), new Uint8Array(131072)];
  const objects = { loadKZG: kzg, 'of the names of c-kzg': {
    blobToKzgCommitment: msmith.blobToKzgCommitment,
    computeBlobKzgProof: msmith.computeBlobKzgProof,
  } };
  const made = [];
  for (const [name, object] of Object.entries(objects)) {
    const transaction = ethers.Transaction.from({
      type: 3, chainId: 1, nonce: 7, to: RECEIVER, gasLimit: 21000n,
      maxFeePerGas: 10n ** 10n, maxPriorityFeePerGas: 10n ** 9n, maxFeePerBlobGas: 10n ** 9n,
      kzg: object, blobs,
    });
    const signed = await wallet.signTransaction(transaction);
    const read = ethers.Transaction.from(signed);
    assert.equal(read.from, wallet.address, name);
    read.blobs.forEach(({ data, commitment, proof }, k) => {
      same(Buffer.from(data.slice(2), 'hex'), blobs[k]);
      assert.equal(kzg.verifyBlobKzgProof(data, commitment, proof), true, name);
    });
    made.push(signed);
  }
  assert.equal(made[0], made[1]);
});

test("a setup's text, which is not looked up, makes the same", async (t) => {
  if (!(await peer(t, 'viem'))) return;
  const form = (await load(kzgModule)).form;
  if (!existsSync(description[form]())) {
    console.log(`skipped: ${t.name}: the module all is not built`);
    return t.skip('the module all is not built');
  }
  const json = readFileSync(PATH(), 'utf8');
  const instance = await Instance.create((await load(description)).module);
  const text = textOf(json);
  assert.equal(instance.call('kzg_is_mainnet', [text]).value, 1);
  const other = text.replace(/[0-9a-f]{96}$/, (last) => last.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')));
  assert.equal(instance.call('kzg_is_mainnet', [other]).value, 0);
  const setup = instance.call('kzg_setup', [text, 0]).value;
  const blob = blobOf();
  const made = instance.call('kzg_cells_and_proofs', [setup, blob, { out: 262144 }, { out: 6144 }]).outputs;
  const [cells, proofs] = kzg.computeCellsAndKzgProofs(blob);
  same(made[0], Buffer.concat(cells));
  same(made[1], Buffer.concat(proofs));
  same(instance.call('kzg_commitment', [setup, blob, { out: 48 }]).outputs[0], kzg.blobToKzgCommitment(blob));
});
