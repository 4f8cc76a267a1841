import type { Options } from './types.js';
export { MsmithError, provide, stopWorkers } from './types.js';
export type { ModuleSource, Options } from './types.js';

export type CurveName = 'bn254' | 'bn128' | 'bls12-381' | 'bls12381' | (string & {});
export type Format =
  | 'montgomery-le'
  | 'affine-le'
  | 'affine-be'
  | 'ark-compressed'
  | 'ark-uncompressed'
  | 'gnark-compressed'
  | 'gnark-raw'
  | 'zcash';
export type Bytes = ArrayBufferView | ArrayBuffer | SharedArrayBuffer;
/** Of the first group integers, of the second pairs of them. */
export type Coordinate = bigint | number | [bigint | number, bigint | number];
type Integers = bigint | [bigint, bigint];
/** A point; null at infinity. */
export type Pair = { x: Coordinate; y: Coordinate } | [Coordinate, Coordinate] | null;
/** Bytes in the format of the call, or points by their coordinates. */
export type Points = Bytes | Pair[];
/** Integers of any size and sign, a typed array of them, or bytes, `scalarBytes` each, least significant first. */
export type Scalars = Bytes | (bigint | number)[];

export interface FormatOptions extends Options {
  /** Of points that are given as bytes, and of what comes out: `affine-le`. `montgomery-le` is taken as it is. */
  format?: Format;
}
export interface ScalarOptions extends FormatOptions {
  /** Bytes of a scalar, where scalars are bytes. */
  scalarBytes?: number;
  /** All points are in the subgroup of order r: some sums are faster, and wrong if they are not. */
  inSubgroup?: boolean;
}
export interface TransformOptions extends FormatOptions {
  inverse?: boolean;
  /** Another root of unity than snarkjs'. */
  root?: bigint | number;
  /** A factor of all roots. */
  coset?: bigint | number;
}

/** The names of the curves. */
export function curves(): string[];
/** The names of the formats of points. */
export function formats(): Format[];
/**
 * What this machine does: the form of the modules, and the threads of a call that does not say; 0 and `why` where no
 * worker can be started, which is tried.
 */
export function about(): Promise<{ form: 'relaxed' | 'plain'; threads: number; why?: string }>;

/** One group of one curve. Nothing runs in constant time. */
export class Engine {
  constructor(curve: CurveName, group?: 'g1' | 'g2');
  readonly curve: string;
  readonly group: 'g1' | 'g2';
  readonly order: bigint;
  readonly modulus: bigint;
  readonly scalarBytes: number;
  /** Bytes of a point in `affine-le` and `montgomery-le`. */
  readonly pointBytes: number;
  generator(options?: FormatOptions): Promise<Uint8Array>;
  /** The sum of scalar i times point i. Variable time. */
  msm(points: Points, scalars: Scalars, options?: ScalarOptions): Promise<Uint8Array>;
  /** The sum of points. */
  add(points: Points, options?: FormatOptions): Promise<Uint8Array>;
  /** Scalar i times point i, for every i. Variable time. */
  mulEach(points: Points, scalars: Scalars, options?: ScalarOptions): Promise<Uint8Array>;
  /** One point times every scalar. Variable time. */
  mulBase(point: Bytes | Pair, scalars: Scalars, options?: ScalarOptions): Promise<Uint8Array>;
  /** Coefficients to values at the roots of unity, or back; points of the subgroup, a power of 2 of them. */
  fft(points: Points, options?: TransformOptions): Promise<Uint8Array>;
  /** Refuses points that are not on the curve and in the subgroup of order r; the error has the number of the first. */
  checkSubgroup(points: Points, options?: FormatOptions): Promise<void>;
  /** Points of one format in another, checked to be on the curve. */
  convert(points: Points, from: Format, to: Format, options?: Options): Promise<Uint8Array>;
  /** One point's coordinates. */
  point(bytes: Bytes | Pair, options?: FormatOptions): Promise<{ x: Integers; y: Integers } | null>;
  /** The bytes of one point of coordinates. */
  bytes(point: Pair, options?: FormatOptions): Promise<Uint8Array>;
}

/** The scalar field of a curve: elements of 32 bytes, least significant first, plain integers or Montgomery words. */
export class Field {
  constructor(curve: CurveName);
  readonly curve: string;
  readonly modulus: bigint;
  readonly elementBytes: number;
  /** Coefficients to values at the roots of unity, or back; in either form. */
  fft(values: Bytes, options?: Omit<TransformOptions, 'format'>): Promise<Uint8Array>;
  toMontgomery(values: Bytes, options?: Options): Promise<Uint8Array>;
  fromMontgomery(values: Bytes, options?: Options): Promise<Uint8Array>;
}
