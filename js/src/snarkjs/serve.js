// The calls of a curve of ffjavascript that are ours: each takes and gives what ffjavascript's takes and gives.
//
// What is small, has an unusual form or is refused by the module is left to ffjavascript, whose result or error it then
// is: no input that works without us fails with us. The same bytes come out where a result has one form (affine points,
// elements); a Jacobian result is the same point with Z = 1. Products of elements with powers of one, conversions and
// inverses of lists stay where they are: what they take is about what copying takes.

import { applyKey, decode, fft, fftPoints, sum } from '../calls.js';
import { groupOf } from '../curves.js';
import { alike, cut, isList, joined, whole } from './bytes.js';
import { QUICK, quick } from './quick.js';

/** That a call is ffjavascript's. */
const LEFT = Symbol('left');

/** Refusals of an input: ffjavascript says, or computes, what it always did. Other errors are told. */
const REFUSED = new Set(['ARGUMENT', 'ENCODING', 'MEMORY', 'NOT_REDUCED', 'NOT_ON_CURVE', 'NOT_IN_SUBGROUP']);

/** Below these numbers of points or elements ffjavascript takes less processor time. */
const LEAST = { sum: 4, key: 8, points: 8, decode: 16, transform: 512 };

/** One call each: where it is, its name, and a function that makes it of a context. */
const TABLE = [
  ...['G1', 'G2'].flatMap((group) => [
    [group, 'multiExpAffine', (c) => sumOf(c, 2)],
    [group, 'multiExp', (c) => sumOf(c, 3)],
    [group, 'fft', (c) => transformPoints(c, false)],
    [group, 'ifft', (c) => transformPoints(c, true)],
    [group, 'lagrangeEvaluations', (c) => transformPoints(c, true)],
    [group, 'batchApplyKey', keyToPoints],
    [group, 'batchCtoLEM', decompress],
  ]),
  ['Fr', 'fft', (c) => transform(c, false)],
  ['Fr', 'ifft', (c) => transform(c, true)],
  ['Fr', 'lagrangeEvaluations', (c) => transform(c, true)],
];

/** Their names, as `G1.multiExpAffine`. */
export const CALLS = [...TABLE.map(([group, name]) => `${group}.${name}`), ...QUICK];

/**
 * Puts our calls into a curve.
 *
 * @param {object} curve of ffjavascript
 * @param {import('../curves.js').Curve} ours
 * @param {{ threads?: number }} options
 * @param {{ served: Record<string, number>, left: Record<string, number> }} count
 * @returns {() => void} what undoes it
 */
export function serve(curve, ours, options, count) {
  const undo = [];
  for (const [name, method, make] of TABLE) {
    const G = curve[name];
    const theirs = G[method];
    if (typeof theirs !== 'function') continue;
    const group = name === 'Fr' ? null : groupOf(ours, name);
    const mine = make({ curve, G, ours, group, options });
    const call = `${name}.${method}`;
    undo.push(replace(G, method, async function (...given) {
      const result = await attempt(mine, given);
      const counts = result === LEFT ? count.left : count.served;
      counts[call] = (counts[call] ?? 0) + 1;
      return result === LEFT ? theirs.apply(this, given) : result;
    }));
  }
  // These are not counted, which would take as long as what is saved.
  for (const [name, method] of QUICK.map((call) => call.split('.'))) {
    const replacement = quick(curve[name], method);
    if (replacement) undo.push(replace(curve[name], method, replacement));
  }
  return () => undo.forEach((step) => step());
}

/** Replaces a function of an object, and gives what puts it back. */
function replace(object, name, replacement) {
  const own = Object.getOwnPropertyDescriptor(object, name);
  object[name] = replacement;
  return () => {
    // Who has replaced it since keeps what is there.
    if (object[name] !== replacement) return;
    if (own) Object.defineProperty(object, name, own);
    else delete object[name];
  };
}

async function attempt(mine, given) {
  try {
    return await mine(...given);
  } catch (error) {
    if (REFUSED.has(error?.code)) return LEFT;
    throw error;
  }
}

/** How many items of `size` bytes a list has; 0 for what is no list of whole items. */
const items = (list, size) => (isList(list) && list.byteLength % size === 0 ? list.byteLength / size : 0);

const isPower = (n) => n > 0 && Number.isInteger(Math.log2(n));

/** Sums of affine (2 coordinates) or Jacobian (3) points. */
function sumOf({ G, group, options }, coordinates) {
  const size = G.F.n8 * coordinates;
  return async (bases, scalars, logger, text) => {
    const n = items(bases, size);
    if (n < LEAST.sum || !isList(scalars)) return LEFT;
    const bytes = scalars.byteLength / n;
    if (!Number.isInteger(bytes) || bytes === 0) return LEFT;
    logger?.debug?.(`Sum of ${n} points: ${text}`);
    const points = coordinates === 2 ? bases : await G.batchToAffine(bases);
    // A proof's key is what a ceremony made of multiples of the generator.
    const inSubgroup = text === 'multiexp B2';
    const result = await sum(group, points, scalars, bytes, { ...options, inSubgroup });
    // ffjavascript adds an affine infinity to nothing as if it were a point.
    return result.some((byte) => byte !== 0) ? G.toJacobian(result) : G.zero;
  };
}

/** A list for a transform, of a power of 2 of items, in one piece; null for others. */
function listFor(list, size, least, { s }) {
  const bytes = Array.isArray(list) ? joined(list, size) : isList(list) ? whole(list) : null;
  const n = (bytes?.length ?? 0) / size;
  return n >= least && isPower(n) && n <= 2 ** s ? bytes : null;
}

/** Transforms of elements. */
function transform({ curve: { Fr }, ours, options }, inverse) {
  return async (list, _in, _out, logger, text) => {
    const bytes = listFor(list, Fr.n8, LEAST.transform, Fr);
    if (!bytes) return LEFT;
    logger?.debug?.(`Transform of ${bytes.length / Fr.n8} elements: ${text}`);
    const result = await fft(ours, bytes, inverse, options);
    return Array.isArray(list) ? cut(result, Fr.n8) : result;
  };
}

/** What is not said to be Jacobian is affine. */
const isAffine = (form) => !form || form === 'affine';
const bytesIn = (G, form) => G.F.n8 * (isAffine(form) ? 2 : 3);

/** Transforms of points. */
function transformPoints({ curve, G, group, options }, inverse) {
  return async (list, from, to, logger, text) => {
    const bytes = listFor(list, bytesIn(G, from), LEAST.points, curve.Fr);
    if (!bytes) return LEFT;
    logger?.debug?.(`Transform of ${bytes.length / bytesIn(G, from)} points: ${text}`);
    const points = isAffine(from) ? bytes : await G.batchToAffine(bytes);
    const result = await fftPoints(group, points, inverse, options);
    const out = isAffine(to) ? result : await G.batchToJacobian(result);
    return Array.isArray(list) ? cut(out, bytesIn(G, to)) : out;
  };
}

/** Points by first, first·factor, first·factor² … */
function keyToPoints({ curve: { Fr }, G, group, options }) {
  return async (list, first, factor, from, to) => {
    const bytes = items(list, bytesIn(G, from)) < LEAST.key ? null : whole(list);
    if (!bytes) return LEFT;
    const points = isAffine(from) ? bytes : await G.batchToAffine(bytes);
    const [a, q] = [first, factor].map((x) => Fr.toObject(Fr.e(x)));
    const result = await applyKey(group, points, a, q, options);
    return alike(list, isAffine(to) ? result : await G.batchToJacobian(result));
  };
}

/** Compressed points of powersoftau's files: x, most significant byte first, and two bits for infinity and y's sign. */
function decompress({ G, group, options }) {
  const size = G.F.n8;
  // BN254's x leaves two bits of its first byte, where gnark has the same two; BLS12-381's three, of which the first
  // one is always set.
  const [format, header] = size % 48 === 0
    ? ['zcash', (byte) => (byte & INFINITY ? 0xc0 : 0x80 | ((byte & SIGN) >> 2) | (byte & 0x3f))]
    : ['gnark-compressed', (byte) => (byte & INFINITY ? 0x40 : 0x80 | ((byte & SIGN) >> 1) | (byte & 0x3f))];
  return async (list) => {
    const bytes = items(list, size) < LEAST.decode ? null : whole(list)?.slice();
    if (!bytes) return LEFT;
    for (let i = 0; i < bytes.length; i += size) {
      if (bytes[i] & INFINITY) bytes.fill(0, i + 1, i + size);
      // A bit of the format, and none of a coordinate below q.
      else if (format === 'zcash' && bytes[i] & 0x20) return LEFT;
      bytes[i] = header(bytes[i]);
    }
    return alike(list, await decode(group, format, bytes, bytes.length / size, options));
  };
}

const SIGN = 0x80;
const INFINITY = 0x40;
