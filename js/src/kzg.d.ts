// KZG of blobs and cells (EIP-4844, EIP-7594), under the names of kzg-wasm and of c-kzg.

/** What went wrong: `code` for programs, words that name the argument; `item` is the number of one that is wrong. */
export class MsmithError extends Error {
  readonly name: 'MsmithError';
  readonly code: string;
  readonly item?: number;
}

export const FIELD_ELEMENTS_PER_BLOB: 4096;
export const FIELD_ELEMENTS_PER_CELL: 64;
export const CELLS_PER_EXT_BLOB: 128;
export const BYTES_PER_FIELD_ELEMENT: 32;
export const BYTES_PER_COMMITMENT: 48;
export const BYTES_PER_PROOF: 48;
/** 131 072 */
export const BYTES_PER_BLOB: number;
/** 2048 */
export const BYTES_PER_CELL: number;

/** Bytes (a `Buffer` is some), or hex with or without `0x`. What is given as hex is answered as hex. */
type Bytes = Uint8Array | string;
type Rows<T> = [cells: T[], proofs: T[]];
type Indices = readonly number[] | readonly bigint[] | Uint8Array | Uint16Array | Uint32Array | BigUint64Array;

/**
 * The functions of the specifications under the names of c-kzg, on the calling thread.
 *
 * They throw a `MsmithError` for what is malformed (`ARGUMENT`: a length or a number; `NOT_REDUCED`: an element that is
 * not below the modulus; `POINT`: bytes that are no point of the subgroup; `CELLS`: cells that are not of one blob) and
 * answer `false` for what is well-formed and wrong. **Variable time**: blobs are public.
 */
export interface Functions {
  blobToKzgCommitment<T extends Bytes>(blob: T): Same<T>;
  computeKzgProof<T extends Bytes>(blob: T, z: Bytes): [proof: Same<T>, y: Same<T>];
  computeBlobKzgProof<T extends Bytes>(blob: T, commitment: Bytes): Same<T>;
  verifyKzgProof(commitment: Bytes, z: Bytes, y: Bytes, proof: Bytes): boolean;
  verifyBlobKzgProof(blob: Bytes, commitment: Bytes, proof: Bytes): boolean;
  verifyBlobKzgProofBatch(blobs: readonly Bytes[], commitments: readonly Bytes[], proofs: readonly Bytes[]): boolean;
  computeCells<T extends Bytes>(blob: T): Same<T>[];
  computeCellsAndKzgProofs<T extends Bytes>(blob: T): Rows<Same<T>>;
  recoverCellsAndKzgProofs<T extends Bytes>(cellIndices: Indices, cells: readonly T[]): Rows<Same<T>>;
  verifyCellKzgProofBatch(
    commitments: readonly Bytes[],
    cellIndices: Indices,
    cells: readonly Bytes[],
    proofs: readonly Bytes[],
  ): boolean;

  /** The proofs of a blob's cells, without the cells: what a transaction carries since Fulu. */
  computeCellKzgProofs<T extends Bytes>(blob: T): Same<T>[];
  recoverCells<T extends Bytes>(cellIndices: Indices, cells: readonly T[]): Same<T>[];
  recoverBlob<T extends Bytes>(cellIndices: Indices, cells: readonly T[]): Same<T>;
  /** The same from cells with their proofs, which are taken to be right: much faster. */
  recoverFromProofs<T extends Bytes>(
    cellIndices: Indices,
    cells: readonly T[],
    proofs: readonly Bytes[],
  ): Rows<Same<T>>;
  /** The numbers of the items that are wrong or malformed, in ascending order. */
  findInvalidBlobs(blobs: readonly Bytes[], commitments: readonly Bytes[], proofs: readonly Bytes[]): number[];
  findInvalidCells(
    commitments: readonly Bytes[],
    cellIndices: Indices,
    cells: readonly Bytes[],
    proofs: readonly Bytes[],
  ): number[];
  computeChallenge<T extends Bytes>(blob: T, commitment: Bytes): Same<T>;
  computeVerifyCellKzgProofBatchChallenge<T extends Bytes>(
    commitments: readonly T[],
    commitmentIndices: Indices,
    cellIndices: Indices,
    cells: readonly Bytes[],
    proofs: readonly Bytes[],
  ): Same<T>;
}

type Same<T extends Bytes> = T extends string ? string : Uint8Array;

export interface WorkerOptions {
  /** Workers; 0 for the calling thread. */
  threads?: number;
  signal?: AbortSignal;
  /** The part of the work that is done, 0 to 1. */
  onProgress?: (done: number, part?: string) => void;
}

/** The same functions in workers. Of a list of blobs the answer is a list. */
export interface Workers {
  blobToKzgCommitment<T extends Bytes>(blobs: readonly T[], options?: WorkerOptions): Promise<Same<T>[]>;
  blobToKzgCommitment<T extends Bytes>(blob: T, options?: WorkerOptions): Promise<Same<T>>;
  computeBlobKzgProof<T extends Bytes>(
    blobs: readonly T[],
    commitments: readonly Bytes[],
    options?: WorkerOptions,
  ): Promise<Same<T>[]>;
  computeBlobKzgProof<T extends Bytes>(blob: T, commitment: Bytes, options?: WorkerOptions): Promise<Same<T>>;
  computeKzgProof<T extends Bytes>(blob: T, z: Bytes, options?: WorkerOptions): Promise<[proof: Same<T>, y: Same<T>]>;
  computeCells<T extends Bytes>(blobs: readonly T[], options?: WorkerOptions): Promise<Same<T>[][]>;
  computeCells<T extends Bytes>(blob: T, options?: WorkerOptions): Promise<Same<T>[]>;
  computeCellsAndKzgProofs<T extends Bytes>(blobs: readonly T[], options?: WorkerOptions): Promise<Rows<Same<T>>[]>;
  computeCellsAndKzgProofs<T extends Bytes>(blob: T, options?: WorkerOptions): Promise<Rows<Same<T>>>;
  computeCellKzgProofs<T extends Bytes>(blobs: readonly T[], options?: WorkerOptions): Promise<Same<T>[][]>;
  computeCellKzgProofs<T extends Bytes>(blob: T, options?: WorkerOptions): Promise<Same<T>[]>;
  recoverCellsAndKzgProofs<T extends Bytes>(
    cellIndices: Indices,
    cells: readonly T[],
    options?: WorkerOptions,
  ): Promise<Rows<Same<T>>>;
  recoverCells<T extends Bytes>(cellIndices: Indices, cells: readonly T[], options?: WorkerOptions): Promise<Same<T>[]>;
  recoverBlob<T extends Bytes>(cellIndices: Indices, cells: readonly T[], options?: WorkerOptions): Promise<Same<T>>;
  recoverFromProofs<T extends Bytes>(
    cellIndices: Indices,
    cells: readonly T[],
    proofs: readonly Bytes[],
    options?: WorkerOptions,
  ): Promise<Rows<Same<T>>>;
  /** Many rows, each by the indices and the cells that are known of it. */
  recoverRows<T extends Bytes>(
    rows: readonly (readonly [cellIndices: Indices, cells: readonly T[]])[],
    options?: WorkerOptions,
  ): Promise<Rows<Same<T>>[]>;
  verifyKzgProof(commitment: Bytes, z: Bytes, y: Bytes, proof: Bytes, options?: WorkerOptions): Promise<boolean>;
  verifyBlobKzgProof(blob: Bytes, commitment: Bytes, proof: Bytes, options?: WorkerOptions): Promise<boolean>;
  verifyBlobKzgProofBatch(
    blobs: readonly Bytes[],
    commitments: readonly Bytes[],
    proofs: readonly Bytes[],
    options?: WorkerOptions,
  ): Promise<boolean>;
  verifyCellKzgProofBatch(
    commitments: readonly Bytes[],
    cellIndices: Indices,
    cells: readonly Bytes[],
    proofs: readonly Bytes[],
    options?: WorkerOptions,
  ): Promise<boolean>;
  findInvalidBlobs(
    blobs: readonly Bytes[],
    commitments: readonly Bytes[],
    proofs: readonly Bytes[],
    options?: WorkerOptions,
  ): Promise<number[]>;
  findInvalidCells(
    commitments: readonly Bytes[],
    cellIndices: Indices,
    cells: readonly Bytes[],
    proofs: readonly Bytes[],
    options?: WorkerOptions,
  ): Promise<number[]>;
  /**
   * What a transaction's blobs are sent with: their commitments, and one proof for each blob (`version` 0) or those of
   * its 128 cells (`version` 1, since Fulu; the default).
   */
  sidecar<T extends Bytes>(
    blobs: readonly T[],
    options?: WorkerOptions & { version?: 0 | 1 },
  ): Promise<{ version: 0 | 1; blobs: readonly T[]; commitments: Same<T>[]; proofs: Same<T>[] }>;
}

/** What kzg-wasm takes: lists in hex, one point behind the other. */
export type TrustedSetup =
  | { g1_monomial?: string | string[]; g1_lagrange: string | string[]; g2_monomial: string | string[] }
  | { g1: string; g2: string; n1: number; n2: number };

export interface LoadOptions {
  /** Bytes of tables, which are made when it pays: 48 MB; 0 for none. */
  tables?: number;
  /** Whether the points that only proofs of cells want are fetched (197 KB); otherwise they are computed then. */
  cells?: boolean;
}

/** All names on one object: those of c-kzg, and of kzg-wasm, where a malformed proof is a wrong one (`false`). */
export interface KZG extends Functions {
  loadTrustedSetup(precompute?: number, trustedSetup?: TrustedSetup | string | null, options?: LoadOptions): number;
  loadTrustedSetup(trustedSetup: TrustedSetup | string): number;
  freeTrustedSetup(): void;
  /** Makes the tables now. */
  prepare(): void;
  workers: Workers;

  blobToKZGCommitment<T extends Bytes>(blob: T): Same<T>;
  computeBlobKZGProof<T extends Bytes>(blob: T, commitment: Bytes): Same<T>;
  computeBlobProof<T extends Bytes>(blob: T, commitment: Bytes): Same<T>;
  verifyBlobKZGProof(blob: Bytes, commitment: Bytes, proof: Bytes): boolean;
  verifyBlobKZGProofBatch(blobs: readonly Bytes[], commitments: readonly Bytes[], proofs: readonly Bytes[]): boolean;
  verifyBlobProofBatch(blobs: readonly Bytes[], commitments: readonly Bytes[], proofs: readonly Bytes[]): boolean;
  verifyKZGProof(commitment: Bytes, z: Bytes, y: Bytes, proof: Bytes): boolean;
  verifyProof(commitment: Bytes, z: Bytes, y: Bytes, proof: Bytes): boolean;
  computeCellsAndKZGProofs<T extends Bytes>(blob: T): { proofs: Same<T>[]; cells: Same<T>[] };
  computeCellsAndProofs<T extends Bytes>(blob: T): Rows<Same<T>>;
  recoverCellsFromKZGProofs<T extends Bytes>(
    cellIndices: Indices,
    cells: readonly T[],
    numCells?: number,
  ): { proofs: Same<T>[]; cells: Same<T>[] };
  recoverCellsAndProofs<T extends Bytes>(cellIndices: Indices, cells: readonly T[]): Rows<Same<T>>;
  /** Cells 0, 1, … of one blob. */
  verifyCellKZGProof(commitment: Bytes, cells: readonly Bytes[], proofs: readonly Bytes[]): boolean;
  verifyCellKZGProofBatch(
    commitments: readonly Bytes[],
    cellIndices: Indices,
    cells: readonly Bytes[],
    proofs: readonly Bytes[],
    numCells?: number,
  ): boolean;
}

/**
 * Loads the module and a setup: Ethereum's mainnet, which is in the package, or another one (an object as kzg-wasm
 * takes, the text that c-kzg reads or its JSON; in Node the path of one).
 */
export function loadKZG(
  precompute?: number,
  trustedSetup?: TrustedSetup | string | null,
  options?: LoadOptions,
): Promise<KZG>;
export function loadKZG(trustedSetup: TrustedSetup | string): Promise<KZG>;

/** Loads a setup at once, in Node; elsewhere after `loadKZG()`. This module's functions use it, as those of c-kzg. */
export function loadTrustedSetup(
  precompute?: number,
  trustedSetup?: TrustedSetup | string | null,
  options?: LoadOptions,
): void;
export function loadTrustedSetup(trustedSetup: TrustedSetup | string): void;
export function freeTrustedSetup(): void;

export const workers: Workers;
export const blobToKzgCommitment: Functions['blobToKzgCommitment'];
export const computeKzgProof: Functions['computeKzgProof'];
export const computeBlobKzgProof: Functions['computeBlobKzgProof'];
export const verifyKzgProof: Functions['verifyKzgProof'];
export const verifyBlobKzgProof: Functions['verifyBlobKzgProof'];
export const verifyBlobKzgProofBatch: Functions['verifyBlobKzgProofBatch'];
export const computeCells: Functions['computeCells'];
export const computeCellsAndKzgProofs: Functions['computeCellsAndKzgProofs'];
export const computeCellKzgProofs: Functions['computeCellKzgProofs'];
export const recoverCellsAndKzgProofs: Functions['recoverCellsAndKzgProofs'];
export const recoverCells: Functions['recoverCells'];
export const recoverBlob: Functions['recoverBlob'];
export const recoverFromProofs: Functions['recoverFromProofs'];
export const verifyCellKzgProofBatch: Functions['verifyCellKzgProofBatch'];
export const findInvalidBlobs: Functions['findInvalidBlobs'];
export const findInvalidCells: Functions['findInvalidCells'];
export const computeChallenge: Functions['computeChallenge'];
export const computeVerifyCellKzgProofBatchChallenge: Functions['computeVerifyCellKzgProofBatchChallenge'];
