// What users of `msmith/kzg` write; lines behind @ts-expect-error must not compile.

import * as cKzg from 'msmith/kzg';
import { BYTES_PER_BLOB, MsmithError, loadKZG } from 'msmith/kzg';

const kzg = await loadKZG();
const blob = new Uint8Array(BYTES_PER_BLOB);

const bytes: Uint8Array = kzg.blobToKzgCommitment(blob);
const hex: string = kzg.blobToKZGCommitment('0x00');
// @ts-expect-error bytes are answered with bytes
const wrong: string = kzg.blobToKzgCommitment(blob);
// @ts-expect-error a number is no blob
kzg.blobToKzgCommitment(7);

// viem's and ethers' objects.
const viem: {
  blobToKzgCommitment(blob: Uint8Array): Uint8Array;
  computeBlobKzgProof(blob: Uint8Array, commitment: Uint8Array): Uint8Array;
} = kzg;
const module: typeof viem & { loadTrustedSetup(path: string): void } = cKzg;
const ethers: {
  blobToKZGCommitment: (blob: string) => string;
  computeBlobKZGProof: (blob: string, commitment: string) => string;
} = kzg;
// kzg-wasm's.
const wasm: {
  loadTrustedSetup: (precompute?: number) => number;
  computeCellsAndKZGProofs: (blob: string) => { proofs: string[]; cells: string[] };
  verifyCellKZGProofBatch: (a: string[], i: number[], c: string[], p: string[], n: number) => boolean;
} = kzg;

const [cells, proofs] = kzg.computeCellsAndKzgProofs(blob);
const valid: boolean = kzg.verifyCellKzgProofBatch([bytes], [0], [cells[0]], [proofs[0]]);
const many: Uint8Array[] = await kzg.workers.blobToKzgCommitment([blob], { threads: 2 });
const one: string = await kzg.workers.blobToKzgCommitment(hex);
const sidecar = await cKzg.workers.sidecar([blob], { version: 1, onProgress: (done: number) => void done });
const all: Uint8Array[] = sidecar.proofs;
try {
  cKzg.loadTrustedSetup(0);
} catch (error) {
  if (error instanceof MsmithError) console.log(error.code, error.item);
}
export { all, ethers, many, module, one, valid, viem, wasm, wrong };
