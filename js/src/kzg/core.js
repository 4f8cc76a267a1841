// The functions of the specifications over one instance of the module, in bytes: what is checked here is lengths.

import { Instance } from '../instance.js';
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

/**
 * Calls as data, for this thread or a worker: the export, what it is given behind the setup, and what is made of its
 * answer; `alone` where no setup is wanted. Functions throw where an argument is wrong, and name it.
 *
 * @typedef {{ name: string, args: import('../instance.js').Argument[], take?: boolean, alone?: boolean,
 *   answer: (result: { value: number, outputs: Uint8Array[] }) => any }} Plan
 * @type {Record<string, (...args: any[]) => Plan>}
 */
const plans = {
  blobToKzgCommitment: (blob) => ({
    name: 'kzg_commitment',
    args: [bytesOf(blob, BYTES_PER_BLOB, 'blob'), { out: BYTES_PER_COMMITMENT }],
    answer: ({ outputs }) => one(outputs[0], blob),
  }),
  computeKzgProof: (blob, z) => ({
    name: 'kzg_proof',
    args: [
      bytesOf(blob, BYTES_PER_BLOB, 'blob'),
      bytesOf(z, BYTES_PER_FIELD_ELEMENT, 'z'),
      { out: BYTES_PER_PROOF },
      { out: BYTES_PER_FIELD_ELEMENT },
    ],
    answer: ({ outputs }) => formed(outputs, blob),
  }),
  computeBlobKzgProof: (blob, commitment) => ({
    name: 'kzg_blob_proof',
    args: [
      bytesOf(blob, BYTES_PER_BLOB, 'blob'),
      bytesOf(commitment, BYTES_PER_COMMITMENT, 'commitment'),
      { out: BYTES_PER_PROOF },
    ],
    answer: ({ outputs }) => one(outputs[0], blob),
  }),
  verifyKzgProof: (commitment, z, y, proof) => ({
    name: 'kzg_verify',
    args: [
      bytesOf(commitment, BYTES_PER_COMMITMENT, 'commitment'),
      bytesOf(z, BYTES_PER_FIELD_ELEMENT, 'z'),
      bytesOf(y, BYTES_PER_FIELD_ELEMENT, 'y'),
      bytesOf(proof, BYTES_PER_PROOF, 'proof'),
    ],
    answer: truth,
  }),
  verifyBlobKzgProof: (blob, commitment, proof) => ({
    name: 'kzg_verify_blobs',
    args: [
      bytesOf(blob, BYTES_PER_BLOB, 'blob'),
      bytesOf(commitment, BYTES_PER_COMMITMENT, 'commitment'),
      bytesOf(proof, BYTES_PER_PROOF, 'proof'),
      1,
    ],
    answer: truth,
  }),
  verifyBlobKzgProofBatch: (...lists) => ({ name: 'kzg_verify_blobs', args: blobs(...lists), answer: truth }),
  findInvalidBlobs: (...lists) => ({
    name: 'kzg_find_invalid_blobs',
    args: blobs(...lists),
    take: true,
    answer: numbers,
  }),
  computeCells: (blob) => ({
    name: 'kzg_cells',
    args: [bytesOf(blob, BYTES_PER_BLOB, 'blob'), { out: ALL_CELLS }],
    answer: ({ outputs }) => formed(split(outputs[0], BYTES_PER_CELL), blob),
  }),
  computeCellsAndKzgProofs: (blob) => ({
    name: 'kzg_cells_and_proofs',
    args: [bytesOf(blob, BYTES_PER_BLOB, 'blob'), { out: ALL_CELLS }, { out: ALL_PROOFS }],
    answer: (result) => rows(result, blob),
  }),
  computeCellKzgProofs: (blob) => ({
    name: 'kzg_cell_proofs',
    args: [bytesOf(blob, BYTES_PER_BLOB, 'blob'), { out: ALL_PROOFS }],
    answer: ({ outputs }) => formed(split(outputs[0], BYTES_PER_PROOF), blob),
  }),
  recoverCellsAndKzgProofs: (cellIndices, cells) => ({
    name: 'kzg_recover',
    args: [...known(cellIndices, cells), { out: ALL_CELLS }, { out: ALL_PROOFS }],
    answer: (result) => rows(result, cells[0]),
  }),
  recoverCells: (cellIndices, cells) => ({
    name: 'kzg_recover_cells',
    args: [...known(cellIndices, cells), { out: ALL_CELLS }],
    answer: ({ outputs }) => formed(split(outputs[0], BYTES_PER_CELL), cells[0]),
  }),
  recoverBlob: (cellIndices, cells) => ({
    name: 'kzg_recover_blob',
    args: [...known(cellIndices, cells), { out: BYTES_PER_BLOB }],
    answer: ({ outputs }) => one(outputs[0], cells[0]),
  }),
  recoverFromProofs: (cellIndices, cells, proofs) => {
    sameLength({ cells, cellIndices, proofs });
    const [indices, bytes, n] = known(cellIndices, cells);
    return {
      name: 'kzg_recover_from_proofs',
      args: [indices, bytes, listOf(proofs, BYTES_PER_PROOF, 'proofs'), n, { out: ALL_CELLS }, { out: ALL_PROOFS }],
      answer: (result) => rows(result, cells[0]),
    };
  },
  verifyCellKzgProofBatch: (...lists) => ({ name: 'kzg_verify_cells', args: cells(...lists), answer: truth }),
  findInvalidCells: (...lists) => ({
    name: 'kzg_find_invalid_cells',
    args: cells(...lists),
    take: true,
    answer: numbers,
  }),
  computeChallenge: (blob, commitment) => ({
    name: 'kzg_challenge',
    args: [
      bytesOf(blob, BYTES_PER_BLOB, 'blob'),
      bytesOf(commitment, BYTES_PER_COMMITMENT, 'commitment'),
      { out: BYTES_PER_FIELD_ELEMENT },
    ],
    alone: true,
    answer: ({ outputs }) => one(outputs[0], blob),
  }),
  computeVerifyCellKzgProofBatchChallenge: (commitments, commitmentIndices, cellIndices, cells, proofs) => {
    const n = sameLength({ cells, commitmentIndices, cellIndices, proofs });
    return {
      name: 'kzg_cells_challenge',
      args: [
        listOf(commitments, BYTES_PER_COMMITMENT, 'commitments'),
        commitments.length,
        numbersOf(commitmentIndices, 'commitmentIndices'),
        numbersOf(cellIndices, 'cellIndices'),
        listOf(cells, BYTES_PER_CELL, 'cells'),
        listOf(proofs, BYTES_PER_PROOF, 'proofs'),
        n,
        { out: BYTES_PER_FIELD_ELEMENT },
      ],
      alone: true,
      answer: ({ outputs }) => one(outputs[0], commitments[0]),
    };
  },
};

/** The plan of a call, of what its lists have now: who gave them may change them while it runs. */
export const planOf = (name, args) => plans[name](...args.map((arg) => (Array.isArray(arg) ? [...arg] : arg)));

const truth = ({ value }) => value === 1;
const one = (bytes, like) => (typeof like === 'string' ? hexOf(bytes) : bytes);
/** [cells, proofs] */
const rows = ({ outputs }, like) => [
  formed(split(outputs[0], BYTES_PER_CELL), like),
  formed(split(outputs[1], BYTES_PER_PROOF), like),
];
const numbers = ({ outputs }) => {
  const view = new DataView(outputs[0].buffer, outputs[0].byteOffset, outputs[0].byteLength);
  return Array.from({ length: view.byteLength / 4 }, (_, k) => view.getUint32(4 * k, true));
};

function blobs(blobs, commitments, proofs) {
  const n = sameLength({ blobs, commitments, proofs });
  return [
    listOf(blobs, BYTES_PER_BLOB, 'blobs'),
    listOf(commitments, BYTES_PER_COMMITMENT, 'commitments'),
    listOf(proofs, BYTES_PER_PROOF, 'proofs'),
    n,
  ];
}

function cells(commitments, cellIndices, cells, proofs) {
  const n = sameLength({ cells, commitments, cellIndices: listed(cellIndices, 'cellIndices'), proofs });
  return [
    listOf(commitments, BYTES_PER_COMMITMENT, 'commitments'),
    numbersOf(cellIndices, 'cellIndices'),
    listOf(cells, BYTES_PER_CELL, 'cells'),
    listOf(proofs, BYTES_PER_PROOF, 'proofs'),
    n,
  ];
}

function known(cellIndices, cells) {
  const n = sameLength({ cells, cellIndices: listed(cellIndices, 'cellIndices') });
  return [numbersOf(cellIndices, 'cellIndices'), listOf(cells, BYTES_PER_CELL, 'cells'), n];
}

/** The items that a list has now; one of numbers may be a typed array. */
export function listed(values, name) {
  if (ArrayBuffer.isView(values) && !(values instanceof DataView)) return Array.from(values);
  lengthOf(values, name);
  return [...values];
}

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
