import type { Options, ReadOptions, Source } from './types.js';
export { MsmithError, provide, stopWorkers } from './types.js';
export type { ModuleSource, Options, Ranges, ReadOptions, Source } from './types.js';

/** Decimal digits. */
export type Digits = string;
export interface Proof {
  pi_a: Digits[];
  pi_b: Digits[][];
  pi_c: Digits[];
  protocol: string;
  curve: string;
}
export type PublicSignals = Digits[];
export interface Proved {
  proof: Proof;
  publicSignals: PublicSignals;
}
/** Whatever snarkjs takes as one. */
export interface Logger {
  debug?(message: string): void;
  info?(message: string): void;
  warn?(message: string): void;
  error?(message: string): void;
}
type Number = bigint | number | string;
/** Inputs of a circuit by the names of its signals. */
export type Input = { [name: string]: InputValue };
export type InputValue = Number | boolean | InputValue[] | ArrayBufferView | { [name: string]: InputValue };

export interface KeyOptions extends ReadOptions {
  signal?: AbortSignal;
  /** Points are taken as they are, without a look whether they are on the curve. */
  trusted?: boolean;
}
export interface ProveOptions extends Options, KeyOptions {
  /** What hides the witness, for proofs that are to come out the same: who knows it and the proof knows parts of it. */
  r?: Number;
  s?: Number;
  /** Whether the proof is verified before it is given, by a key that is read once: an error where it is wrong. True where left out. */
  check?: boolean;
}
export interface WitnessOptions extends Options, ReadOptions {
  /** As of circom's own calculators; true where left out. */
  sanityCheck?: boolean;
}

/** A proving key, open: its points are read when they are needed. */
export class Key {
  private constructor();
  readonly curve: string;
  /** The number of values of a witness, the constant 1 and public ones among them. */
  readonly variables: number;
  /** The number of public signals. */
  readonly public: number;
  /** The number of constraints, filled up to a power of 2. */
  readonly domain: number;
  /** The number of coefficients of its constraints. */
  readonly coefficients: number;
  /** Bytes of the file. */
  readonly size: number;
  readonly trusted: boolean;
}
/** A circuit's program, compiled. */
export class Circuit {
  private constructor();
  readonly module: WebAssembly.Module;
}

/** Opens a `zkey` for many proofs. Its points are checked to be on the curve by the first proof, unless `trusted`. */
export function openKey(source: Source | Key, options?: KeyOptions): Promise<Key>;
/** Compiles the `wasm` that circom makes of a circuit, for many witnesses. */
export function openCircuit(wasm: Source | WebAssembly.Module | Circuit, options?: ReadOptions): Promise<Circuit>;

/** A proof that the circuit of a key has a witness. Variable time in the witness. */
export function prove(zkey: Source | Key, witness: Source | Number[], options?: ProveOptions): Promise<Proved>;
export function prove(
  zkey: Source | Key,
  witness: Source | Number[],
  logger: Logger | null | undefined,
  options?: ProveOptions,
): Promise<Proved>;

/** A proof for an input of a circuit. Variable time in the input. */
export function fullProve(
  input: Input,
  wasm: Source | WebAssembly.Module | Circuit,
  zkey: Source | Key,
  options?: ProveOptions & WitnessOptions,
): Promise<Proved>;
export function fullProve(
  input: Input,
  wasm: Source | WebAssembly.Module | Circuit,
  zkey: Source | Key,
  logger: Logger | null | undefined,
  witnessOptions?: WitnessOptions | null,
  options?: ProveOptions,
): Promise<Proved>;

/** The bytes of a `wtns` file for an input of a circuit. */
export function calculateWitness(
  input: Input,
  wasm: Source | WebAssembly.Module | Circuit,
  options?: WitnessOptions,
): Promise<Uint8Array>;

/** The object of a `verification_key.json`, or its text. */
export type VerifyingKey = object | string;

/**
 * Whether a proof of public signals is right. Integers and points that are none of the key's make it wrong; what is no
 * proof at all is an error. A key that is forgeable is warned of.
 */
export function verify(
  vk: VerifyingKey,
  publicSignals: Number[] | string,
  proof: object | string,
  logger?: Logger | null,
  options?: Options,
): Promise<boolean>;
export function verify(
  vk: VerifyingKey,
  publicSignals: Number[] | string,
  proof: object | string,
  options: Options,
): Promise<boolean>;

export type Item = { publicSignals: Number[] | string; proof: object | string } | [Number[] | string, object | string];
/** Whether all of many are right, by one random sum: a wrong one is not seen with a probability of 2^-128. */
export function verifyBatch(vk: VerifyingKey, items: Item[], options?: Options): Promise<boolean>;
/** The numbers of those that are wrong, in ascending order; an error has the number of an item that is no proof. */
export function findInvalid(vk: VerifyingKey, items: Item[], options?: Options): Promise<number[]>;

/**
 * Whether everybody knows a secret of a key, and so can make proofs of anything for it: γ = ±δ, as in a `zkey` to which
 * nobody has contributed, or γ is ± the generator and so is α or β. Nothing else of the key is looked at.
 */
export function isForgeable(vk: VerifyingKey, options?: Options): Promise<boolean>;

/** The key that verifies the proofs of a proving key, as snarkjs exports it, but without `vk_alphabeta_12`. */
export function exportVerificationKey(zkey: Source | Key, options?: Options & KeyOptions): Promise<object>;
export function exportVerificationKey(zkey: Source | Key, logger: Logger | null | undefined): Promise<object>;

/** The arguments of a contract's `verifyProof`, as snarkjs writes them. */
export function exportSolidityCallData(proof: object | string, publicSignals: Number[] | string): Promise<string>;
