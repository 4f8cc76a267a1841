// KZG of blobs and cells under the names of kzg-wasm, over it; texts of hexadecimal digits in and out, on both sides.

import { form } from '../../src/module.js';
import { cpu, race } from '../harness.mjs';
import { scalars } from '../inputs.mjs';

const loaders = {
  msmith: async () => (await import('../../src/kzg.js')).loadKZG(),
  'kzg-wasm': async () => (await import('kzg-wasm')).loadKZG(),
};

const hex = (bytes) => `0x${Buffer.from(bytes).toString('hex')}`;

/** A blob: 4096 numbers below r, most significant byte first. */
const blob = () => hex(scalars(4096, 254).reverse());

/** What a case calls, of a blob and what was made of it. */
const CALLS = {
  commitment: { title: 'commitment', floor: 4, aim: 7, call: (kzg, { blob }) => kzg.blobToKZGCommitment(blob) },
  proof: {
    title: 'proof of a blob', floor: 5, aim: 7,
    call: (kzg, { blob, commitment }) => kzg.computeBlobKZGProof(blob, commitment),
  },
  cells: {
    title: 'cells and proofs of a blob', floor: 8, aim: 14, call: (kzg, { blob }) => kzg.computeCellsAndKZGProofs(blob),
  },
  'cells-prepared': {
    title: 'cells and proofs of a blob, tables made before', floor: 8, aim: 14, prepare: true,
    call: (kzg, { blob }) => kzg.computeCellsAndKZGProofs(blob),
  },
  verify: {
    title: 'verify 128 cells', floor: 1.5, aim: 3,
    call: (kzg, { commitment, cells, proofs, indices }) =>
      kzg.verifyCellKZGProofBatch(indices.map(() => commitment), indices, cells, proofs, 128),
  },
};

/** kzg-wasm writes capital digits. */
const equal = (a, b) => JSON.stringify(a).toLowerCase() === JSON.stringify(b).toLowerCase();

export const kzg = [
  ...Object.entries(CALLS).map(([name, { title, floor, aim, call, prepare = false }]) => ({
    id: `kzg-${name}`,
    title: `KZG, ${title}`,
    floor: { 'kzg-wasm': floor },
    aim: { 'kzg-wasm': aim },
    async run({ budget }) {
      const made = { blob: blob(), indices: Array.from({ length: 128 }, (_, i) => i) };
      const all = Object.fromEntries(
        await Promise.all(Object.entries(loaders).map(async ([name, load]) => [name, await load()])),
      );
      made.commitment = all.msmith.blobToKZGCommitment(made.blob);
      if (prepare) all.msmith.prepare();
      if (name === 'verify') Object.assign(made, all.msmith.computeCellsAndKZGProofs(made.blob));
      const peers = Object.entries(all).map(([name, kzg]) => [name, async () => call(kzg, made)]);
      return { ...(await race(Object.fromEntries(peers), { budget, equal })), form: form() };
    },
  })),
  {
    id: 'kzg-ready',
    title: 'KZG, ready for the first commitment',
    floor: { 'kzg-wasm': 40 },
    aim: { 'kzg-wasm': 90 },
    parts: Object.keys(loaders),
    async run({ input }) {
      const start = cpu();
      await loaders[input]();
      return { [input]: cpu() - start, form: form() };
    },
  },
];
