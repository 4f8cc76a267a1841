// The same functions in workers, of one item or of many: each is a job.

import { fromSlice, listOf, step, withTask } from '../calls.js';
import { MsmithError, wrong } from '../errors.js';
import { checkedOptions } from '../options.js';
import { slicesOf } from '../pool.js';
import { sameLength } from './bytes.js';
import { listed, planOf, takesOf } from './core.js';

/** @typedef {import('../pool.js').Options} Options */

/** A call of a function on what its lists are now, for a task; workers keep the setup, and get copies. */
function jobOf(setup, function_, given) {
  const { name, args, take, answer } = planOf(function_, given);
  const lists = args.map((arg) => (ArrayBuffer.isView(arg) ? listOf(name, arg) : arg));
  const make = () => {
    const copies = lists.map((list) => (list.slice ? list.slice(0, list.byteLength) : list));
    return step(name, [{ handle: [setup.name, ...setup.args], as: setup.key }, ...copies], { take });
  };
  return async (task, weight) => answer(await task.run(make, { name: function_, weight }));
}

/** An error of an item of a list says which. */
async function ofItem(name, k, make) {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof MsmithError)) throw error;
    throw new MsmithError(error.code, `${name} ${k}: ${error.message}`, { item: k, cause: error });
  }
}

/** Calls a function for each of n items; their arguments are looked at before any work begins. */
async function each(setup, function_, item, all, options) {
  const made = [];
  for (let k = 0; k < all.length; k++) made.push(await ofItem(item, k, () => jobOf(setup, function_, all[k])));
  return withTask(setup.description, options, async (task) => {
    task.expect(all.length);
    return Promise.all(made.map((job, k) => ofItem(item, k, () => job(task))));
  });
}

/** Calls a function once. */
async function once(setup, function_, args, options) {
  const job = jobOf(setup, function_, args);
  return withTask(setup.description, options, async (task) => {
    task.expect(1);
    return job(task);
  });
}

/** Whether the items of every slice hold; one slice for each worker. */
async function inSlices(setup, function_, given, options) {
  const lists = Object.fromEntries(Object.entries(given).map(([name, list]) => [name, listed(list, name)]));
  const n = sameLength(lists);
  const all = Object.values(lists);
  return withTask(setup.description, options, async (task) => {
    task.expect(n);
    const answers = slicesOf(n, Math.min(task.slices, Math.ceil(n / FEW[function_]))).map(async ([from, to]) => {
      try {
        return await jobOf(setup, function_, all.map((list) => list.slice(from, to)))(task, to - from);
      } catch (error) {
        throw fromSlice(error, from);
      }
    });
    return (await Promise.all(answers)).every(Boolean);
  });
}

/** Fewest items that are worth a worker: the pairings of a slice take as long. */
const FEW = { verifyBlobKzgProofBatch: 4, verifyCellKzgProofBatch: 64 };

/** Functions that take a blob, or a list of them. */
const OF_BLOB = ['blobToKzgCommitment', 'computeCells', 'computeCellsAndKzgProofs', 'computeCellKzgProofs'];
/** Functions that are one job. */
const ALONE = [
  'computeKzgProof', 'recoverCellsAndKzgProofs', 'recoverCells', 'recoverBlob', 'recoverFromProofs', 'verifyKzgProof',
  'verifyBlobKzgProof', 'findInvalidBlobs', 'findInvalidCells',
];

/**
 * Functions whose answers are promised, by the names of c-kzg. Where one takes a blob, it takes a list of them as well,
 * and gives a list.
 *
 * @param {() => import('./setup.js').Setup} setup
 */
export function workersOf(setup) {
  const ofBlob = (function_) => async (blob, options) =>
    Array.isArray(blob)
      ? each(setup(), function_, 'blob', listed(blob, 'blobs').map((blob) => [blob]), options)
      : once(setup(), function_, [blob], options);
  const alone = (function_) => async (...args) => {
    const n = takesOf(function_);
    return once(setup(), function_, Array.from({ length: n }, (_, k) => args[k]), args[n]);
  };
  const named = (names, make) => Object.fromEntries(names.map((name) => [name, make(name)]));
  const workers = {
    ...named(OF_BLOB, ofBlob),
    ...named(ALONE, alone),
    async computeBlobKzgProof(blob, commitment, options) {
      if (!Array.isArray(blob)) return once(setup(), 'computeBlobKzgProof', [blob, commitment], options);
      sameLength({ blobs: blob, commitments: commitment });
      const pairs = listed(blob, 'blobs').map((blob, k) => [blob, commitment[k]]);
      return each(setup(), 'computeBlobKzgProof', 'blob', pairs, options);
    },
    /** Rows, each of the indices and the cells that are known of it. */
    async recoverRows(rows, options) {
      const all = listed(rows, 'rows').map((row, k) => {
        if (!Array.isArray(row) || row.length !== 2) throw wrong(`rows[${k}]`, '[cellIndices, cells] is wanted');
        return row;
      });
      return each(setup(), 'recoverCellsAndKzgProofs', 'row', all, options);
    },
    verifyBlobKzgProofBatch: async (blobs, commitments, proofs, options) =>
      inSlices(setup(), 'verifyBlobKzgProofBatch', { blobs, commitments, proofs }, options),
    verifyCellKzgProofBatch: async (commitments, cellIndices, cells, proofs, options) =>
      inSlices(setup(), 'verifyCellKzgProofBatch', { commitments, cellIndices, cells, proofs }, options),
    /**
     * What a transaction's blobs are sent with: commitments, and their proofs (`version` 0) or those of all cells, 128
     * for each blob one behind the other (`version` 1, since Fulu).
     */
    async sidecar(given, all = {}) {
      const { version = 1, ...options } = checkedOptions(all);
      const blobs = listed(given, 'blobs');
      if (version !== 0 && version !== 1) throw wrong('version', '0 or 1 is wanted');
      const halves = (from) => ({
        ...options,
        onProgress: options.onProgress && ((part, name) => options.onProgress((from + part) / 2, name)),
      });
      const commitments = await workers.blobToKzgCommitment(blobs, halves(0));
      const proofs = version
        ? (await workers.computeCellKzgProofs(blobs, halves(1))).flat()
        : await workers.computeBlobKzgProof(blobs, commitments, halves(1));
      return { version, blobs, commitments, proofs };
    },
  };
  return workers;
}
