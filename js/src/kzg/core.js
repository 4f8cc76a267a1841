// The functions of the specifications over one instance of the module, in bytes: what is checked here is lengths.

import { Instance } from '../instance.js';
import { numbersIn } from '../integers.js';
import { bytesOf, formed, hexOf, lengthOf, listOf, numbersOf, sameLength, split } from './bytes.js';

export const FIELD_ELEMENTS_PER_BLOB = 4096;
export const FIELD_ELEMENTS_PER_CELL = 64;
export const CELLS_PER_EXT_BLOB = 128;
export const BYTES_PER_FIELD_ELEMENT = 32;
export const BYTES_PER_COMMITMENT = 48;
export const BYTES_PER_PROOF = 48;
export const BYTES_PER_BLOB = BYTES_PER_FIELD_ELEMENT * FIELD_ELEMENTS_PER_BLOB;
export const BYTES_PER_CELL = BYTES_PER_FIELD_ELEMENT * FIELD_ELEMENTS_PER_CELL;

const ALL_CELLS = BYTES_PER_CELL * CELLS_PER_EXT_BLOB;
const ALL_PROOFS = BYTES_PER_PROOF * CELLS_PER_EXT_BLOB;

const truth = ({ value }) => value === 1;
const one = ({ outputs }, like) => (typeof like === 'string' ? hexOf(outputs[0]) : outputs[0]);
const cellsOf = ({ outputs }, like) => formed(split(outputs[0], BYTES_PER_CELL), like);
const proofsOf = ({ outputs }, like) => formed(split(outputs.at(-1), BYTES_PER_PROOF), like);
/** [cells, proofs] */
const rows = (result, like) => [cellsOf(result, like), proofsOf(result, like)];
const numbers = ({ outputs }) => numbersIn(outputs[0]);

/** Bytes of items, by the names of arguments; those of lists have an s behind. */
const SIZES = {
  blob: BYTES_PER_BLOB, cell: BYTES_PER_CELL, commitment: BYTES_PER_COMMITMENT, proof: BYTES_PER_PROOF,
  z: BYTES_PER_FIELD_ELEMENT, y: BYTES_PER_FIELD_ELEMENT,
};

function read(value, name) {
  if (name.endsWith('Indices')) return numbersOf(value, name);
  return name.endsWith('s') ? listOf(value, SIZES[name.slice(0, -1)], name) : bytesOf(value, SIZES[name], name);
}

/**
 * Calls as data, for this thread or a worker: the export, what it is given behind the setup, and what is made of its
 * answer; `alone` where no setup is wanted. Functions throw where an argument is wrong, and name it.
 *
 * @typedef {{ name: string, args: import('../instance.js').Argument[], take?: boolean, alone?: boolean,
 *   answer: (result: { value: number, outputs: Uint8Array[] }) => any }} Plan
 *
 * @param {string} takes names of arguments, and #name for how many a list has: the last such list is as long as all others
 *   that are not counted themselves; #1 is one
 * @param {number[]} gives bytes of results
 * @returns {(...args: any[]) => Plan}
 */
function planned(name, takes, gives, answer, more = {}) {
  const words = takes.split(' ');
  const names = words.filter((word) => !word.startsWith('#'));
  const [longest, ...counted] = words.filter((word) => word.startsWith('#')).map((word) => word.slice(1)).reverse();
  const lists = names.filter((name) => name.endsWith('s') && name !== longest && !counted.includes(name));
  const first = names.find((name) => !name.endsWith('Indices'));
  const plan = (...given) => {
    const of = Object.fromEntries(names.map((name, k) => [name, given[k]]));
    const entry = (name) => [name, name.endsWith('Indices') ? listed(of[name], name) : of[name]];
    if (longest in of) sameLength(Object.fromEntries([longest, ...lists].map(entry)));
    const args = words.map((word) => (word[0] === '#' ? of[word.slice(1)]?.length ?? 1 : read(of[word], word)));
    const like = Array.isArray(of[first]) ? of[first][0] : of[first];
    return { name, args: [...args, ...gives.map((out) => ({ out }))], answer: (result) => answer(result, like), ...more };
  };
  return Object.assign(plan, { takes: names.length });
}

const BLOBS = 'blobs commitments proofs #blobs';
const CELLS = 'commitments cellIndices cells proofs #cells';
const KNOWN = 'cellIndices cells #cells';
const plans = {
  blobToKzgCommitment: planned('kzg_commitment', 'blob', [BYTES_PER_COMMITMENT], one),
  computeKzgProof: planned('kzg_proof', 'blob z', [BYTES_PER_PROOF, BYTES_PER_FIELD_ELEMENT],
    ({ outputs }, like) => formed(outputs, like)),
  computeBlobKzgProof: planned('kzg_blob_proof', 'blob commitment', [BYTES_PER_PROOF], one),
  verifyKzgProof: planned('kzg_verify', 'commitment z y proof', [], truth),
  verifyBlobKzgProof: planned('kzg_verify_blobs', 'blob commitment proof #1', [], truth),
  verifyBlobKzgProofBatch: planned('kzg_verify_blobs', BLOBS, [], truth),
  findInvalidBlobs: planned('kzg_find_invalid_blobs', BLOBS, [], numbers, { take: true }),
  computeCells: planned('kzg_cells', 'blob', [ALL_CELLS], cellsOf),
  computeCellsAndKzgProofs: planned('kzg_cells_and_proofs', 'blob', [ALL_CELLS, ALL_PROOFS], rows),
  computeCellKzgProofs: planned('kzg_cell_proofs', 'blob', [ALL_PROOFS], proofsOf),
  recoverCellsAndKzgProofs: planned('kzg_recover', KNOWN, [ALL_CELLS, ALL_PROOFS], rows),
  recoverCells: planned('kzg_recover_cells', KNOWN, [ALL_CELLS], cellsOf),
  recoverBlob: planned('kzg_recover_blob', KNOWN, [BYTES_PER_BLOB], one),
  recoverFromProofs: planned('kzg_recover_from_proofs', 'cellIndices cells proofs #cells', [ALL_CELLS, ALL_PROOFS], rows),
  verifyCellKzgProofBatch: planned('kzg_verify_cells', CELLS, [], truth),
  findInvalidCells: planned('kzg_find_invalid_cells', CELLS, [], numbers, { take: true }),
  computeChallenge: planned('kzg_challenge', 'blob commitment', [BYTES_PER_FIELD_ELEMENT], one, { alone: true }),
  computeVerifyCellKzgProofBatchChallenge: planned('kzg_cells_challenge',
    'commitments #commitments commitmentIndices cellIndices cells proofs #cells', [BYTES_PER_FIELD_ELEMENT], one,
    { alone: true }),
};

/** The plan of a call, of what its lists have now: who gave them may change them while it runs. */
export const planOf = (name, args) => plans[name](...args.map((arg) => (Array.isArray(arg) ? [...arg] : arg)));

/** The items that a list has now; one of numbers may be a typed array. */
export function listed(values, name) {
  if (ArrayBuffer.isView(values) && !(values instanceof DataView)) return Array.from(values);
  lengthOf(values, name);
  return [...values];
}

/** How many arguments a function takes. */
export const takesOf = (name) => plans[name].takes;

/** The names of the functions. */
export const FUNCTIONS = Object.keys(plans);

/** A setup in an instance of its own, on the thread that calls. */
export class Kzg {
  #module;
  #setup;
  #instance;
  #handle;

  /**
   * @param {WebAssembly.Module} module
   * @param {import('./setup.js').Setup} setup
   * @param {Instance} instance of the module
   */
  constructor(module, setup, instance) {
    this.#module = module;
    this.#setup = setup;
    this.#start(instance);
  }

  #start(instance) {
    this.#instance = instance;
    this.#handle = instance.call(this.#setup.name, this.#setup.args).value;
  }

  get setup() {
    return this.#setup;
  }

  /** Does what a plan says. */
  run({ name, args, take, alone, answer }) {
    // After a trap its memory is in no known state.
    if (this.#instance.broken) this.#start(Instance.now(this.#module));
    return answer(this.#instance.call(name, alone ? args : [this.#handle, ...args], { take }));
  }

  /** Makes the tables now. */
  prepare() {
    this.run({ name: 'kzg_prepare', args: [], answer: () => undefined });
  }
}
