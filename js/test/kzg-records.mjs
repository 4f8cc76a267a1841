// The cases of c-kzg-4844 in the reduced form that `vectors/README.md` describes.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** All that has cases, and how many: 344. */
export const FUNCTIONS = {
  blob_to_kzg_commitment: 11,
  compute_kzg_proof: 52,
  compute_blob_kzg_proof: 15,
  verify_kzg_proof: 122,
  verify_blob_kzg_proof: 29,
  verify_blob_kzg_proof_batch: 24,
  compute_challenge: 9,
  compute_cells: 11,
  compute_cells_and_kzg_proofs: 11,
  recover_cells_and_kzg_proofs: 18,
  verify_cell_kzg_proof_batch: 32,
  compute_verify_cell_kzg_proof_batch_challenge: 10,
};

const R = 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001n;

export const hexOf = (bytes) => Buffer.from(bytes).toString('hex');
/** SHA-256 of items one after the other. */
export const digest = (items) => {
  const hash = createHash('sha256');
  for (const item of items) hash.update(item);
  return hash.digest('hex');
};

const bytesOf = (hex) => {
  assert.match(hex, /^([0-9a-f]{2})*$/);
  return Uint8Array.from(Buffer.from(hex, 'hex'));
};

/** `0-3 7`: numbers and ranges with both ends. */
const numbersOf = (words) =>
  words.flatMap((word) => {
    const [first, last = first] = word.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, k) => first + k);
  });

const joined = (...all) => Uint8Array.from(Buffer.concat(all));

/** Bytes with a part of their recipe behind them; null where the line is none. */
function extended(bytes, word, args) {
  if (word === 'repeat') return joined(bytes, ...Array(Number(args[0])).fill(bytesOf(args[1])));
  if (word === 'bytes') return joined(bytes, bytesOf(args[0]));
  if (word === 'cut') return bytes.slice(0, bytes.length - Number(args[0]));
  if (word !== 'powers') return null;
  const [count, base, first] = args.map(BigInt);
  let power = 1n;
  for (let k = 0n; k < first; k++) power = (power * base) % R;
  const elements = [];
  for (let k = 0n; k < count; k++) {
    elements.push(Buffer.from(power.toString(16).padStart(64, '0'), 'hex'));
    power = (power * base) % R;
  }
  return joined(bytes, ...elements);
}

/** The blobs that records name, and what has been derived from them. */
export class Records {
  #blobs = new Map();
  #derived = new Map();

  /** @param {(blob: Uint8Array) => [Uint8Array[], Uint8Array[]]} derive cells and proofs, by what is tested */
  constructor(derive) {
    this.derive = derive;
    for (const { name, input } of this.cases('blob_to_kzg_commitment')) this.#blobs.set(name, input.blobs[0]);
  }

  #named(kind, blob, of) {
    if (!this.#derived.has(blob)) this.#derived.set(blob, this.derive(this.#blobs.get(blob)));
    return numbersOf(of).map((k) => this.#derived.get(blob)[kind][k]);
  }

  /** The cases of a function. A list whose hash is another than its record says is an error that names the case. */
  cases(function_) {
    const text = readFileSync(new URL(`../../vectors/kzg4844/${function_}.txt`, import.meta.url), 'utf8');
    const empty = () => ({
      blobs: [], commitments: [], z: [], y: [], commitmentIndices: [], cellIndices: [], cells: [], proofs: [],
    });
    const cases = [];
    let [name, input, last] = ['', empty(), ''];
    for (const line of text.split('\n').filter(Boolean)) {
      const [word, ...args] = line.split(' ');
      if (word === 'case') [name, input, last] = [args[0], empty(), 'blob'];
      else if (word === 'blob') input.blobs.push(this.#blobs.get(args[0]));
      else if (word === 'commitment') input.commitments.push(bytesOf(args[0]));
      else if (word === 'commitments') input.commitments.push(...Array(Number(args[0])).fill(bytesOf(args[1])));
      else if (word === 'z' || word === 'y') input[word].push(bytesOf(args[0]));
      else if (word === 'proof') input.proofs.push(bytesOf(args[0]));
      else if (word === 'proofs') input.proofs.push(...this.#named(1, args[0], args.slice(1)));
      else if (word === 'cell_indices') input.cellIndices = numbersOf(args);
      else if (word === 'commitment_indices') input.commitmentIndices = numbersOf(args);
      else if (word === 'cell') input.cells.push(new Uint8Array(0));
      else if (word === 'cells') input.cells.push(...this.#named(0, args[0], args.slice(1)));
      else if (word === 'length') assert.equal(Number(args[0]), input.blobs[0].length, name);
      else if (word === 'sha256') {
        const list = last === 'blob' ? input.blobs : last.startsWith('cell') ? input.cells : input.proofs;
        assert.equal(digest(list), args[0], `${name}: ${last}`);
      } else if (word === '=') cases.push({ name, input, output: args.join(' ') });
      else {
        const list = last === 'blob' ? input.blobs : input.cells;
        const made = extended(list.pop() ?? new Uint8Array(0), word, args);
        assert.ok(made, `${name}: ${line}`);
        list.push(made);
        continue;
      }
      if (!['case', 'length', 'sha256'].includes(word)) last = word;
    }
    assert.equal(cases.length, FUNCTIONS[function_], function_);
    return cases;
  }
}
