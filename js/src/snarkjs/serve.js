// The calls of a curve of ffjavascript that are ours: each takes and gives what ffjavascript's takes and gives.
//
// What is small, has an unusual form or is refused by the module is left to ffjavascript, whose result or error it then
// is: nothing that works without us fails with us. The same bytes come out where a result has one form (affine points,
// elements); a Jacobian result is the same point with Z = 1.

import { alike, cut, isList, joined, whole } from './bytes.js';
import { QUICK, quick } from './quick.js';

/** That a call is ffjavascript's. */
const LEFT = Symbol('left');

/** Refusals of an input: ffjavascript says, or computes, what it always did. Other errors are told. */
const INPUT = new Set(['ARGUMENT', 'ENCODING', 'NOT_REDUCED', 'NOT_ON_CURVE', 'NOT_IN_SUBGROUP']);

/** Below these numbers of points or elements ffjavascript is as fast, since nothing is posted or copied. */
const LEAST = { sum: 16, points: 8, key: 4, transform: 256, convert: 1 << 12, invert: 64, decode: 16 };

/** One call each: where it is, its name, and a function that makes it of a context. */
const TABLE = [
  ...['G1', 'G2'].flatMap((group) => [
    [group, 'multiExpAffine', (c) => sum(c, 2)],
    [group, 'multiExp', (c) => sum(c, 3)],
    [group, 'fft', (c) => transformPoints(c, false)],
    [group, 'ifft', (c) => transformPoints(c, true)],
    [group, 'lagrangeEvaluations', (c) => transformPoints(c, true)],
    [group, 'batchApplyKey', keyToPoints],
    [group, 'batchCtoLEM', decode],
  ]),
  ['Fr', 'fft', (c) => transform(c, false)],
  ['Fr', 'ifft', (c) => transform(c, true)],
  ['Fr', 'lagrangeEvaluations', (c) => transform(c, true)],
  ['Fr', 'batchApplyKey', keyToElements],
  ['Fr', 'batchToMontgomery', (c) => convert(c, 'to_montgomery', LEAST.convert)],
  ['Fr', 'batchFromMontgomery', (c) => convert(c, 'from_montgomery', LEAST.convert)],
  ['Fr', 'batchInverse', (c) => convert(c, 'field_invert', LEAST.invert)],
];

/** Their names, as `G1.multiExpAffine`. */
export const CALLS = [...TABLE.map(([group, name]) => `${group}.${name}`), ...QUICK];

/**
 * Puts our calls into a curve.
 *
 * @param {object} curve of ffjavascript
 * @param {import('./engine.js').Engine} engine
 * @param {{ served: Record<string, number>, left: Record<string, number> }} count
 * @returns {() => void} what undoes it
 */
export function serve(curve, engine, count) {
  const undo = [];
  for (const [group, name, make] of TABLE) {
    const G = curve[group];
    const theirs = G[name];
    if (typeof theirs !== 'function') continue;
    const ours = make({ curve, G, group, engine });
    const call = `${group}.${name}`;
    undo.push(replace(G, name, async function (...given) {
      const result = await attempt(ours, given);
      const counts = result === LEFT ? count.left : count.served;
      counts[call] = (counts[call] ?? 0) + 1;
      return result === LEFT ? theirs.apply(this, given) : result;
    }));
  }
  // These are not counted, which would take as long as what is saved.
  for (const [group, name] of QUICK.map((call) => call.split('.'))) {
    const replacement = quick(curve[group], name);
    if (replacement) undo.push(replace(curve[group], name, replacement));
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

async function attempt(ours, given) {
  try {
    return await ours(...given);
  } catch (error) {
    if (INPUT.has(error?.code)) return LEFT;
    throw error;
  }
}

/** How many items of `size` bytes a list has; 0 for what is no list of whole items. */
const items = (list, size) => (isList(list) && list.byteLength % size === 0 ? list.byteLength / size : 0);

const isPower = (n) => n > 0 && Number.isInteger(Math.log2(n));

/** Sums of affine (2 coordinates) or Jacobian (3) points. */
function sum({ G, group, engine }, coordinates) {
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
    const result = await engine.sum(group, points, scalars, bytes, inSubgroup);
    // ffjavascript adds an affine infinity to nothing as if it were a point.
    return result.some((byte) => byte !== 0) ? G.toJacobian(result) : G.zero;
  };
}

/** Transforms of elements. */
function transform({ curve: { Fr }, engine }, inverse) {
  return async (list, _in, _out, logger, text) => {
    const bytes = Array.isArray(list) ? joined(list, Fr.n8) : isList(list) && whole(list);
    if (!bytes) return LEFT;
    const n = bytes.length / Fr.n8;
    if (n < LEAST.transform || !isPower(n) || n > 2 ** Fr.s) return LEFT;
    logger?.debug?.(`Transform of ${n} elements: ${text}`);
    const root = Fr.w[Math.log2(n)];
    const result = await engine.transform(bytes, inverse, (j) => Fr.toObject(Fr.exp(root, j)));
    return Array.isArray(list) ? cut(result, Fr.n8) : result;
  };
}

/** Transforms of points. */
function transformPoints(context, inverse) {
  const { curve, G, group, engine } = context;
  return async (list, from, to, logger, text) => {
    const size = G.F.n8 * (isAffine(from) ? 2 : 3);
    const bytes = Array.isArray(list) ? joined(list, size) : isList(list) && whole(list);
    if (!bytes) return LEFT;
    const n = bytes.length / size;
    if (n < LEAST.points || !isPower(n) || n > 2 ** curve.Fr.s) return LEFT;
    logger?.debug?.(`Transform of ${n} points: ${text}`);
    const points = isAffine(from) ? bytes : await G.batchToAffine(bytes);
    const result = await engine.transformPoints(group, points, inverse);
    const out = isAffine(to) ? result : await G.batchToJacobian(result);
    return Array.isArray(list) ? cut(out, G.F.n8 * (isAffine(to) ? 2 : 3)) : out;
  };
}

/** What is not said to be Jacobian is affine. */
const isAffine = (form) => !form || form === 'affine';

/** Points by first, first·factor, first·factor² … */
function keyToPoints({ curve: { Fr }, G, group, engine }) {
  return async (list, first, factor, from, to) => {
    const size = G.F.n8 * (isAffine(from) ? 2 : 3);
    const n = items(list, size);
    const bytes = n < LEAST.key ? null : whole(list);
    if (!bytes) return LEFT;
    const points = isAffine(from) ? bytes : await G.batchToAffine(bytes);
    const result = await engine.keyToPoints(group, points, ...integers(Fr, first, factor));
    return alike(list, isAffine(to) ? result : await G.batchToJacobian(result));
  };
}

/** Elements by the same. */
function keyToElements({ curve: { Fr }, engine }) {
  return async (list, first, factor) => {
    const bytes = items(list, Fr.n8) < LEAST.transform ? null : whole(list);
    return bytes ? alike(list, await engine.keyToElements(bytes, ...integers(Fr, first, factor))) : LEFT;
  };
}

/** Elements, as ffjavascript takes them, as integers. */
const integers = (Fr, ...elements) => elements.map((x) => Fr.toObject(Fr.e(x)));

/** Element by element. */
function convert({ curve: { Fr }, engine }, what, least) {
  return async (list) => {
    const bytes = Array.isArray(list) ? joined(list, Fr.n8) : items(list, Fr.n8) > 0 && whole(list);
    if (!bytes || bytes.length < least * Fr.n8) return LEFT;
    const result = await engine.convert(what, bytes);
    if (Array.isArray(list)) return cut(result, Fr.n8);
    return what === 'field_invert' ? result : alike(list, result);
  };
}

/** Compressed points of powersoftau's files: x, most significant byte first, and two bits for infinity and y's sign. */
function decode({ G, group, engine }) {
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
    return alike(list, await engine.decode(group, format, bytes, bytes.length / size));
  };
}

const SIGN = 0x80;
const INFINITY = 0x40;
