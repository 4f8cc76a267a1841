// One object with all the names: those of c-kzg (bytes), and of both generations of kzg-wasm (hex).
//
// What is given as hex is answered as hex, what is given as bytes as bytes. Where kzg-wasm has a name of its own, a
// proof that is malformed is a wrong one (`false`), as there; under the names of c-kzg it is an error, as there.

import { MsmithError, wrong } from '../errors.js';
import { sameLength } from './bytes.js';
import { FUNCTIONS, planOf } from './core.js';
import { workersOf } from './many.js';
import { inWorkers } from './setup.js';

/** Data that makes a proof wrong: not a point, not below r. */
const MALFORMED = new Set(['POINT', 'NOT_REDUCED']);

const orFalse = (verify) => (...args) => {
  try {
    return verify(...args);
  } catch (error) {
    if (error instanceof MsmithError && MALFORMED.has(error.code)) return false;
    throw error;
  }
};

/** `numCells` of kzg-wasm says again how many cells there are. */
function counted(cells, numCells) {
  if (numCells !== undefined && Array.isArray(cells) && numCells !== cells.length) {
    throw wrong('numCells', `it is ${numCells}, and there are ${cells.length} cells`);
  }
}

/**
 * @param {{ kzg(): import('./core.js').Kzg, load(...args: any[]): void, free(): void }} holder what has the setup now
 */
export function namesOf(holder) {
  const c = {};
  for (const name of FUNCTIONS) c[name] = (...args) => holder.kzg().run(planOf(name, args));
  const inObject = ([cells, proofs]) => ({ proofs, cells });
  const verifyCells = orFalse(c.verifyCellKzgProofBatch);
  return {
    ...c,
    loadTrustedSetup(...args) {
      holder.load(...args);
      return 0;
    },
    freeTrustedSetup: () => holder.free(),
    /** Makes the tables now, which calls otherwise do when it pays. */
    prepare: () => holder.kzg().prepare(),
    workers: workersOf(() => inWorkers(holder.kzg().setup)),

    blobToKZGCommitment: c.blobToKzgCommitment,
    computeBlobKZGProof: c.computeBlobKzgProof,
    computeBlobProof: c.computeBlobKzgProof,
    verifyBlobKZGProof: orFalse(c.verifyBlobKzgProof),
    verifyBlobKZGProofBatch: orFalse(c.verifyBlobKzgProofBatch),
    verifyBlobProofBatch: orFalse(c.verifyBlobKzgProofBatch),
    verifyKZGProof: orFalse(c.verifyKzgProof),
    verifyProof: orFalse(c.verifyKzgProof),
    computeCellsAndKZGProofs: (blob) => inObject(c.computeCellsAndKzgProofs(blob)),
    computeCellsAndProofs: c.computeCellsAndKzgProofs,
    recoverCellsFromKZGProofs(cellIndices, cells, numCells) {
      counted(cells, numCells);
      return inObject(c.recoverCellsAndKzgProofs(cellIndices, cells));
    },
    recoverCellsAndProofs: c.recoverCellsAndKzgProofs,
    /** Cells 0, 1, … of one blob. */
    verifyCellKZGProof(commitment, cells, proofs) {
      const n = sameLength({ cells, proofs });
      return verifyCells(Array(n).fill(commitment), Array.from({ length: n }, (_, k) => k), cells, proofs);
    },
    verifyCellKZGProofBatch(commitments, cellIndices, cells, proofs, numCells) {
      counted(cells, numCells);
      return verifyCells(commitments, cellIndices, cells, proofs);
    },
    // Both have this name.
    verifyCellKzgProofBatch(commitments, cellIndices, cells, proofs) {
      const verify = typeof cells?.[0] === 'string' ? verifyCells : c.verifyCellKzgProofBatch;
      return verify(commitments, cellIndices, cells, proofs);
    },
  };
}
