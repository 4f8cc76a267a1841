// Calls over lists of points and elements, cut into slices for the workers.
//
// Points are `montgomery-le`, scalars plain integers, least significant byte first; a list is bytes, or anything with
// `byteLength` and `slice(from, to)` that gives bytes. Nothing of the caller is given away: slices are copies. Slices
// are taken while the call runs, when a list may be shorter than it was: what was taken is as long as was asked for.

import { MsmithError, kindOf, wrong } from './errors.js';
import { bytesOf, power } from './integers.js';
import { turn } from './platform.js';
import { poolOf, slicesOf } from './pool.js';
import { copy, gone, isBytes, viewOfBytes } from './ranges.js';
import { byRows, rowsFor } from './transform.js';

/** Fewest points that are worth a worker. */
const FEW = 1 << 9;
/** Most points of a slice: longer ones are hardly faster, and take memory. */
const MOST = 1 << 16;
/** Most points of a slice in the calling thread, which serves its page between two of them. */
const INLINE = 1 << 12;
/** Most bytes that a sum takes beside its points and scalars, and the least that it can do with. */
const SCRATCH = 64 << 20;
const LEAST = 6 << 20;
/** How often points and scalars lie in memory: in the module, on the way there, and those that are read ahead. */
const COPIES = 3;

/** @typedef {import('./curves.js').Group} Group */
/** @typedef {import('./pool.js').Options & { memoryLimit?: number, inSubgroup?: boolean }} Options */

/** Refuses a limit that is none. */
export function limitOf({ memoryLimit } = {}) {
  if (memoryLimit === undefined) return Infinity;
  if (!(typeof memoryLimit === 'number' && memoryLimit > 0)) throw wrong('memoryLimit', 'a number of bytes is wanted');
  return memoryLimit;
}

/** A list whose length was taken, which what is taken of it later has to fit. */
class List {
  #name;
  #take;

  constructor(name, byteLength, take) {
    this.#name = name;
    this.#take = take;
    this.byteLength = byteLength;
  }

  /** A copy of some of its bytes, neither more nor fewer. */
  slice(from, to) {
    const part = this.#take(from, to);
    const bytes = isBytes(part) ? copy(viewOfBytes(this.#name, part)) : null;
    if (bytes?.length !== to - from) throw gone(this.#name);
    return bytes;
  }

  /** The same list without its first bytes. */
  behind(bytes) {
    return new List(this.#name, this.byteLength - bytes, (from, to) => this.#take(from + bytes, to + bytes));
  }
}

/** Bytes of a list, as one object with `byteLength` and `slice`. */
export function listOf(name, list) {
  if (list instanceof List) return list;
  if (isBytes(list)) {
    const bytes = viewOfBytes(name, list);
    const { length } = bytes;
    return new List(name, length, (from, to) => (bytes.length === length ? bytes.subarray(from, to) : null));
  }
  const byteLength = list?.byteLength;
  if (typeof list?.slice === 'function' && Number.isSafeInteger(byteLength) && byteLength >= 0) {
    return new List(name, byteLength, (from, to) => list.slice(from, to));
  }
  throw wrong(name, `bytes are wanted, not ${kindOf(list)}`);
}

/** The number of items of a list. */
export function countOf(name, list, bytes, what) {
  if (list.byteLength % bytes !== 0) {
    throw wrong(name, `${list.byteLength} bytes are no list of ${what} of ${bytes} bytes`);
  }
  return list.byteLength / bytes;
}

/**
 * Most points of a slice and the memory of its sum, within a limit.
 *
 * @param {number} itemBytes of a point and what comes with it
 * @param {number} beside bytes that something else takes meanwhile
 */
export function roomOf(task, limit, itemBytes, beside = 0) {
  const longest = task.inline ? INLINE : MOST;
  if (limit === Infinity) return { most: longest, scratch: SCRATCH };
  const each = (limit - beside) / task.slices;
  const scratch = Math.min(SCRATCH, Math.max(LEAST, Math.floor(each / 2)));
  const most = Math.floor((each - scratch) / (COPIES * itemBytes));
  if (most >= FEW) return { most: Math.min(most, longest), scratch };
  const least = beside + task.slices * (LEAST + COPIES * itemBytes * FEW);
  const why = `with ${task.slices} threads this takes at least ${least} bytes, and ${limit} are allowed`;
  throw new MsmithError('MEMORY', `memoryLimit: ${why}`);
}

/** Handles of the module for a group and a field. */
export const groupHandle = (group) => ({ handle: ['group', group.name] });
const fieldHandle = (curve, which = 'fr') => ({ handle: ['field', `${curve.name} ${which}`] });

/** Does something within a task of a module's workers. */
export async function withTask(description, options, act) {
  const task = await poolOf(description).task(options);
  try {
    return await act(task);
  } finally {
    task.end();
  }
}

/** A step of one call. */
export function step(name, args, { take = false, before = [], limit = 0 } = {}) {
  const calls = [...before, { name, args, take }];
  const views = calls.flatMap((call) => call.args ?? []).map((arg) => arg?.inout ?? arg).filter(ArrayBuffer.isView);
  const transfer = [...new Set(views.map((view) => view.buffer))];
  return { op: 'calls', args: { calls, limit }, transfer };
}

/** An error whose item was counted from the beginning of a slice. */
export function fromSlice(error, first) {
  if (!(error instanceof MsmithError) || error.item === undefined || first === 0) return error;
  const item = error.item + first;
  const message = error.message.replace(new RegExp(`\\b${error.item}\\b`), String(item));
  return new MsmithError(error.code, message, { item, cause: error });
}

/** Runs a job for each slice of n items, and gives their answers in order. */
export function overSlices(task, n, most, make, { name, weight = 1, explain = (error) => error }) {
  const slices = slicesOf(n, Math.min(task.slices, Math.ceil(n / FEW)), most);
  const jobs = slices.map(([from, to]) =>
    task.run(() => make(from, to), {
      name,
      weight: weight * (to - from),
      explain: (error) => explain(fromSlice(error, from)),
    }),
  );
  return Promise.all(jobs);
}

/** Bytes behind one another. */
export function joined(list) {
  if (list.length === 1) return list[0];
  const all = new Uint8Array(list.reduce((n, bytes) => n + bytes.length, 0));
  let at = 0;
  for (const bytes of list) {
    all.set(bytes, at);
    at += bytes.length;
  }
  return all;
}

/** What slices gave, behind one another. */
const outputsOf = (answers) => joined(answers.map(({ outputs }) => outputs[0]));

/** The sum of few points. */
export async function added(task, group, points) {
  if (points.length === 1) return points[0];
  const make = () => step('add', [groupHandle(group), joined(points), points.length, { out: group.bytes }]);
  return (await task.run(make, { name: 'addition', weight: 0 })).outputs[0];
}

const flagsOf = ({ inSubgroup } = {}) => (inSubgroup ? 1 : 0);

/** Points with a scalar each: how many, and the arguments that some of them are. */
function pairsOf(group, points, scalars, scalarBytes) {
  points = listOf('points', points);
  scalars = listOf('scalars', scalars);
  const n = countOf('points', points, group.bytes, 'points');
  if (scalars.byteLength !== n * scalarBytes) {
    throw wrong('scalars', `${scalars.byteLength} bytes, and ${n} points want ${scalarBytes} each`);
  }
  const part = (list, bytes, from, to) => list.slice(from * bytes, to * bytes);
  const cut = (from, to) =>
    [part(points, group.bytes, from, to), to - from, part(scalars, scalarBytes, from, to), scalarBytes];
  return { n, cut };
}

/**
 * `Σ s_i·P_i`, a point. Variable time.
 *
 * @param {Group} group
 */
export async function sum(group, points, scalars, scalarBytes, options = {}) {
  const { n, cut } = pairsOf(group, points, scalars, scalarBytes);
  const limit = limitOf(options);
  return withTask(group.curve.module, options, async (task) => {
    if (n === 0) return new Uint8Array(group.bytes);
    task.expect(n);
    const { most, scratch } = roomOf(task, limit, group.bytes + scalarBytes);
    const answers = await overSlices(task, n, most, (from, to) =>
      step('sum', [groupHandle(group), ...cut(from, to), flagsOf(options), { out: group.bytes }], { limit: scratch }),
      { name: 'sum' });
    return added(task, group, answers.map(({ outputs }) => outputs[0]));
  });
}

/** A list of points from one of points and more, slice by slice. */
async function mapped(group, n, name, itemBytes, options, make) {
  const limit = limitOf(options);
  if (n === 0) return new Uint8Array(0);
  return withTask(group.curve.module, options, async (task) => {
    task.expect(n);
    const { most } = roomOf(task, limit, 2 * group.bytes + itemBytes);
    return outputsOf(await overSlices(task, n, most, make, { name }));
  });
}

/** `s_i·P_i` for every i. Variable time. */
export async function mulEach(group, points, scalars, scalarBytes, options = {}) {
  const { n, cut } = pairsOf(group, points, scalars, scalarBytes);
  return mapped(group, n, 'products', scalarBytes, options, (from, to) =>
    step('mul_each', [
      groupHandle(group), ...cut(from, to), flagsOf(options), { out: (to - from) * group.bytes },
    ]),
  );
}

/** `s_i·P` for every i. Variable time. */
export async function mulBase(group, point, scalars, scalarBytes, options = {}) {
  point = listOf('point', point);
  scalars = listOf('scalars', scalars);
  if (point.byteLength !== group.bytes) {
    throw wrong('point', `${point.byteLength} bytes, and a point has ${group.bytes}`);
  }
  const n = countOf('scalars', scalars, scalarBytes, 'scalars');
  return mapped(group, n, 'products', scalarBytes, options, (from, to) =>
    step('mul_base', [
      groupHandle(group),
      point.slice(0, group.bytes),
      scalars.slice(from * scalarBytes, to * scalarBytes),
      to - from,
      scalarBytes,
      flagsOf(options),
      { out: (to - from) * group.bytes },
    ]),
  );
}

/** `first·factor^i·P_i` for every i; integers below r. Variable time. */
export async function applyKey(group, points, first, factor, options = {}) {
  points = listOf('points', points);
  const { r, rBytes } = group.curve;
  const n = countOf('points', points, group.bytes, 'points');
  return mapped(group, n, 'products', 0, options, (from, to) =>
    step('apply_key', [
      groupHandle(group),
      points.slice(from * group.bytes, to * group.bytes),
      to - from,
      bytesOf((first * power(factor, BigInt(from), r)) % r, rBytes),
      bytesOf(factor % r, rBytes),
      flagsOf(options),
      { out: (to - from) * group.bytes },
    ]),
  );
}

/** Checks points to be on the curve, and with `subgroup` in the subgroup; an error names the first that is not. */
export async function checkPoints(group, points, options = {}) {
  points = listOf('points', points);
  const n = countOf('points', points, group.bytes, 'points');
  const limit = limitOf(options);
  if (n === 0) return;
  await withTask(group.curve.module, options, async (task) => {
    task.expect(n);
    const flags = options.subgroup ? 2 : 0;
    await overSlices(task, n, roomOf(task, limit, group.bytes).most, (from, to) =>
      step('check_points', [
        groupHandle(group), points.slice(from * group.bytes, to * group.bytes), to - from, flags,
      ]), { name: 'check' });
  });
}

/** The argument for a root or a shift, of which there may be none. */
const numberOf = (curve, x) => (x === undefined || x === null ? 0 : bytesOf(x, curve.rBytes));

const domainHandle = (curve, n, { root, shift } = {}) => ({
  handle: ['domain', fieldHandle(curve), n, numberOf(curve, root), numberOf(curve, shift)],
});

/** Transforms a list of the scalar field's elements, of either form: values at the n-th roots of unity, or back. */
export async function fft(curve, values, inverse, options = {}) {
  values = listOf('values', values);
  const n = countOf('values', values, curve.rBytes, 'elements');
  return withTask(curve.module, options, async (task) => {
    const rows = rowsFor(n, task.slices);
    if (rows > 1) {
      task.expect(2 * n * rows);
      const tools = { field: fieldHandle(curve), domain: (n, options) => domainHandle(curve, n, options), rest: turn };
      return byRows(task, curve, values, inverse, rows, options, tools);
    }
    task.expect(1);
    const make = () =>
      step(inverse ? 'ifft' : 'fft', [
        domainHandle(curve, n, options), { inout: values.slice(0, n * curve.rBytes) }, n,
      ]);
    return (await task.run(make, { name: 'transform' })).outputs[0];
  });
}

/** The same of points, which are in the subgroup. */
export async function fftPoints(group, points, inverse, options = {}) {
  points = listOf('points', points);
  const { curve } = group;
  const n = countOf('points', points, group.bytes, 'points');
  return withTask(curve.module, options, async (task) => {
    task.expect(1);
    const make = () =>
      step('fft_points', [
        groupHandle(group),
        domainHandle(curve, n, options),
        { inout: points.slice(0, n * group.bytes) },
        inverse ? 1 : 0,
        1,
      ]);
    return (await task.run(make, { name: 'transform' })).outputs[0];
  });
}

/** Elements of a field (`fr` or `fq`) through a call that works in place. */
export async function inPlace(curve, which, name, values, options = {}) {
  values = listOf('values', values);
  const bytes = which === 'fq' ? curve.qBytes : curve.rBytes;
  const n = countOf('values', values, bytes, 'elements');
  if (n === 0) return new Uint8Array(0);
  return withTask(curve.module, options, async (task) => {
    task.expect(n);
    const answers = await overSlices(task, n, MOST, (from, to) =>
      step(name, [fieldHandle(curve, which), { inout: values.slice(from * bytes, to * bytes) }, to - from]),
      { name: 'elements' });
    return outputsOf(answers);
  });
}

/** Points of a format as `montgomery-le`, checked to be on the curve. */
export async function decode(group, format, bytes, n, options = {}) {
  bytes = listOf('points', bytes);
  if (n === 0) return new Uint8Array(0);
  if (bytes.byteLength % n !== 0) throw wrong('points', `${bytes.byteLength} bytes are not those of ${n} points`);
  const each = bytes.byteLength / n;
  return mapped(group, n, 'points', each, options, (from, to) =>
    step('decode', [
      groupHandle(group), format, bytes.slice(from * each, to * each), (to - from) * each, to - from,
      { out: (to - from) * group.bytes },
    ]),
  );
}

/** Points as bytes of a format. */
export async function encode(group, format, points, options = {}) {
  points = listOf('points', points);
  const n = countOf('points', points, group.bytes, 'points');
  return mapped(group, n, 'points', 0, options, (from, to) =>
    step('encode', [groupHandle(group), format, points.slice(from * group.bytes, to * group.bytes), to - from], {
      take: true,
    }),
  );
}
