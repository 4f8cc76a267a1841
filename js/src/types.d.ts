/** What went wrong. */
export class MsmithError extends Error {
  constructor(code: string, message: string, more?: { item?: number; cause?: unknown });
  readonly name: 'MsmithError';
  /** One of the names in the documentation: `ARGUMENT`, `FILE`, `MEMORY`, … */
  code: string;
  /** The number of the item that is wrong, where one is. */
  item?: number;
}

/** Options of every long call. */
export interface Options {
  /** Workers, one for each core where left out; 0 is the calling thread. */
  threads?: number;
  /** Ends the call with the signal's reason; its workers are stopped. */
  signal?: AbortSignal;
  /** Called with the part that is done, 0 to 1, and the name of what was being done. */
  onProgress?: (done: number, part?: string) => void;
  /** Called for each piece of work with the worker that did it and its ends by `performance.now()`. */
  onWork?: (work: { name: string; worker: number; start: number; end: number }) => void;
  /** Most bytes that the workers take together, beside what the caller has. */
  memoryLimit?: number;
}

/** Options of reading. */
export interface ReadOptions {
  /** Milliseconds without a byte after which a request has stalled: 30 000; Infinity for never. */
  timeout?: number;
  /** Most bytes of a file at an address that are kept for later reads: 128 MiB. */
  keep?: number;
}

type Part = Uint8Array | ArrayBuffer;

/** A file that is read by ranges. */
export interface Ranges {
  readonly size: number;
  read(offset: number, length: number, signal?: AbortSignal): Part | Promise<Part>;
}

/** A file, wherever it is: bytes, a Blob or File, an address, in Node a path, or a function that reads. */
export type Source =
  | ArrayBufferView
  | ArrayBuffer
  | SharedArrayBuffer
  | Blob
  | string
  | URL
  | Ranges
  | { type: 'mem'; data: Uint8Array }
  | { type: 'file'; fileName: string };

/** A module in place of the file in the package: its address, bytes, or what was compiled. */
export type ModuleSource = string | URL | ArrayBufferView | ArrayBuffer | WebAssembly.Module;

/** Where the package's `src/worker.js` is, or a function that starts a new worker of it (in Node one of Node's). */
export function provide(name: 'worker', source: string | URL | (() => object)): void;
/**
 * Gives a module (`bn254`, `bls12_381`, `kzg`, `all`), for both forms or for each, or the points of mainnet
 * (`kzg-mainnet-first`, `kzg-mainnet-others`). For bundlers that do not copy files.
 */
export function provide(name: string, source: ModuleSource | { relaxed?: ModuleSource; plain?: ModuleSource }): void;

/** Stops all workers now; what runs is begun again by new ones, once. */
export function stopWorkers(): void;
