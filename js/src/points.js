// Points and scalars as people have them, and as the module wants them.
//
// Formats are those of docs/formats.md; lists in formats of arkworks and gnark begin with their count.

import { countOf, decode, encode, listOf } from './calls.js';
import { MsmithError, kindOf, wrong } from './errors.js';
import { integerOf, putInteger } from './integers.js';
import { checkedOptions } from './options.js';
import { viewOfBytes } from './ranges.js';

/** @typedef {import('./curves.js').Group} Group */

/** Counts before lists. */
const LE = {
  bytes: 8,
  put: (view, n) => view.setBigUint64(0, BigInt(n), true),
  get: (view) => Number(view.getBigUint64(0, true)),
};
const BE = { bytes: 4, put: (view, n) => view.setUint32(0, n), get: (view) => view.getUint32(0) };

/** Formats: bytes of a point in those of its coordinates, and the count before a list. */
const FORMATS = {
  'montgomery-le': { size: 2 },
  'affine-le': { size: 2 },
  'affine-be': { size: 2 },
  'ark-compressed': { size: 1, count: LE },
  'ark-uncompressed': { size: 2, count: LE },
  'gnark-compressed': { size: 1, count: BE },
  'gnark-raw': { size: 2, count: BE },
  zcash: { size: null },
};

export const formats = () => Object.keys(FORMATS);

function formatOf(group, name) {
  const format = typeof name === 'string' && Object.hasOwn(FORMATS, name) ? FORMATS[name] : null;
  if (!format) throw wrong('format', `${String(name)}: there are ${formats().join(', ')}`);
  if (name === 'zcash' && group.curve.name !== 'bls12-381') throw wrong('format', 'zcash is a format of bls12-381');
  return format;
}

/** Bytes of a coordinate. */
const coordinate = (group) => group.bytes / 2;

/** A point as x and y; null at infinity. */
function pairOf(point, k) {
  if (point === null) return null;
  const [x, y] = Array.isArray(point) ? point : [point?.x, point?.y];
  if ((Array.isArray(point) && point.length !== 2) || x === undefined || y === undefined) {
    throw wrong('points', `point ${k}: x and y are wanted, or null`, { item: k });
  }
  return x === null && y === null ? null : [x, y];
}

/** Coordinates of points as `affine-le`. */
function ofPairs(group, list) {
  const { q, qBytes } = group.curve;
  const bytes = new Uint8Array(list.length * group.bytes);
  list.forEach((point, k) => {
    const pair = pairOf(point, k);
    if (!pair) return;
    const parts = pair.flatMap((value) => (group.parts === 1 ? [value] : Array.isArray(value) ? value : [null]));
    if (parts.length !== 2 * group.parts) {
      throw wrong('points', `point ${k}: coordinates of ${group.parts} parts are wanted`, { item: k });
    }
    const numbers = parts.map((part) => {
      if (typeof part !== 'bigint' && !Number.isSafeInteger(part)) {
        throw wrong('points', `point ${k}: a coordinate is ${kindOf(part)}, and an integer is wanted`, { item: k });
      }
      const number = BigInt(part);
      if (number < 0n || number >= q) {
        throw new MsmithError('NOT_REDUCED', `points: point ${k}: a coordinate is not below the prime`, { item: k });
      }
      return number;
    });
    if (numbers.every((number) => number === 0n)) {
      throw new MsmithError('NOT_ON_CURVE', `points: point ${k}: (0, 0) is not on the curve`, { item: k });
    }
    numbers.forEach((number, j) => putInteger(number, bytes, k * group.bytes + j * qBytes, qBytes));
  });
  return bytes;
}

/** Where the points of `zcash` begin: each is compressed or not as its first bit says. */
function startsOf(group, bytes) {
  const half = coordinate(group);
  const starts = [0];
  for (let at = 0; at < bytes.length; ) {
    at += bytes[at] & 0x80 ? half : 2 * half;
    if (at > bytes.length) throw new MsmithError('ENCODING', `points: point ${starts.length - 1} is cut`);
    starts.push(at);
  }
  return starts;
}

/** Points of the user as `montgomery-le`, checked to be on the curve unless they are given as such. */
export async function pointsOf(group, points, given = {}) {
  const { format = 'affine-le', ...options } = checkedOptions(given);
  const { size, count } = formatOf(group, format);
  if (Array.isArray(points)) {
    // In which holes are no points.
    const own = [...points];
    return decode(group, 'affine-le', ofPairs(group, own), own.length, options);
  }
  let list = listOf('points', points);
  if (format === 'montgomery-le') {
    countOf('points', list, group.bytes, 'points');
    return list;
  }
  let expected = null;
  if (count) {
    if (list.byteLength < count.bytes) throw new MsmithError('ENCODING', 'points: there is no count');
    const head = list.slice(0, count.bytes);
    expected = count.get(new DataView(head.buffer, head.byteOffset));
    list = list.behind(count.bytes);
  }
  if (size === null) {
    const bytes = list.slice(0, list.byteLength);
    const starts = startsOf(group, bytes);
    const uniform = starts.every((at, k) => at === k * starts[1] || starts.length === 1);
    if (!uniform) return mixed(group, format, bytes, starts, options);
    return decode(group, format, bytes, starts.length - 1, options);
  }
  const n = countOf('points', list, size * coordinate(group), 'points');
  if (expected !== null && expected !== n) {
    throw new MsmithError('ENCODING', `points: the count says ${expected}, and there are ${n}`);
  }
  return decode(group, format, list, n, options);
}

/** Points of two lengths: those of each length together, then in their places. */
async function mixed(group, format, bytes, starts, options) {
  const all = new Uint8Array((starts.length - 1) * group.bytes);
  const lengths = starts.slice(1).map((to, k) => to - starts[k]);
  for (const length of new Set(lengths)) {
    const which = lengths.flatMap((of, k) => (of === length ? [k] : []));
    const some = new Uint8Array(which.length * length);
    which.forEach((k, j) => some.set(bytes.subarray(starts[k], starts[k + 1]), j * length));
    const read = await decode(group, format, some, which.length, options).catch((error) => {
      if (error.item === undefined) throw error;
      const item = which[error.item];
      const message = error.message.replace(new RegExp(`\\b${error.item}\\b`), String(item));
      throw new MsmithError(error.code, message, { item, cause: error });
    });
    which.forEach((k, j) => all.set(read.subarray(j * group.bytes, (j + 1) * group.bytes), k * group.bytes));
  }
  return all;
}

/** Points in a format; `list` puts the count before them where the format has one. */
export async function inFormat(group, points, { format = 'affine-le', ...options } = {}, list = true) {
  const { count } = formatOf(group, format);
  const bytes = format === 'montgomery-le' ? points : await encode(group, format, points, options);
  if (!count || !list) return bytes;
  const all = new Uint8Array(count.bytes + bytes.length);
  count.put(new DataView(all.buffer), points.length / group.bytes);
  all.set(bytes, count.bytes);
  return all;
}

/** One point of `affine-le` as x and y. */
export function pairOfBytes(group, bytes) {
  const { qBytes } = group.curve;
  if (bytes.every((byte) => byte === 0)) return null;
  const part = (k) => integerOf(bytes.subarray(k * qBytes, (k + 1) * qBytes));
  return group.parts === 1 ? { x: part(0), y: part(1) } : { x: [part(0), part(1)], y: [part(2), part(3)] };
}

/**
 * Scalars of the user: bytes, least significant first, and how many each; with the numbers of those that are negative.
 *
 * A list of integers, of any size and sign; a typed array of integers; or bytes, `scalarBytes` each.
 */
export function scalarsOf(curve, scalars, options = {}) {
  const { scalarBytes } = checkedOptions(options);
  if (scalarBytes !== undefined && !(Number.isInteger(scalarBytes) && scalarBytes > 0 && scalarBytes <= 4096)) {
    throw wrong('scalarBytes', 'a whole number from 1 to 4096 is wanted');
  }
  const isBytes = scalars instanceof Uint8Array || scalars instanceof Uint8ClampedArray || scalars instanceof DataView;
  if (!Array.isArray(scalars) && (isBytes || !ArrayBuffer.isView(scalars))) {
    const bytes = scalarBytes ?? curve.rBytes;
    const list = listOf('scalars', scalars);
    return { list, bytes, n: countOf('scalars', list, bytes, 'scalars'), negative: [] };
  }
  if (scalarBytes !== undefined) throw wrong('scalarBytes', 'it is for scalars that are given as bytes');
  // Of a list that was given away there would be none.
  if (ArrayBuffer.isView(scalars)) viewOfBytes('scalars', scalars);
  const negative = [];
  let most = 1n;
  const integers = Array.from(scalars, (scalar, k) => {
    if (typeof scalar !== 'bigint' && !Number.isSafeInteger(scalar)) {
      const shown = typeof scalar === 'number' ? String(scalar) : kindOf(scalar);
      throw wrong('scalars', `scalar ${k} is ${shown}, and an integer is wanted`, { item: k });
    }
    let integer = BigInt(scalar);
    if (integer < 0n) {
      negative.push(k);
      integer = -integer;
    }
    if (integer > most) most = integer;
    return integer;
  });
  const bytes = Math.ceil(most.toString(16).length / 2);
  if (bytes > 4096) throw wrong('scalars', `one has ${bytes} bytes, and at most 4096 are allowed`);
  const all = new Uint8Array(bytes * integers.length);
  integers.forEach((integer, k) => putInteger(integer, all, k * bytes, bytes));
  return { list: listOf('scalars', all), bytes, n: integers.length, negative };
}

/** The points of a list with those of some numbers negated: y of Montgomery words becomes q − y. */
export function negated(group, points, which) {
  if (which.length === 0) return points;
  const { q, qBytes } = group.curve;
  const all = points.slice(0, points.byteLength ?? points.length);
  for (const k of which) {
    for (let part = group.parts; part < 2 * group.parts; part++) {
      const at = k * group.bytes + part * qBytes;
      const y = integerOf(all.subarray(at, at + qBytes));
      if (y !== 0n) putInteger(q - y, all, at, qBytes);
    }
  }
  return all;
}
