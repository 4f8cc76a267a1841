// Proofs by the parts of a key.
//
// The quotient is one worker's job, which is fed the coefficients piece by piece; meanwhile others sum. The five sums
// are cut into slices, each read when a worker is about to be free. What lies in memory is the witness, the transforms
// of the quotient, and the slices that are under way: never the key.

import { added, groupHandle, joined, limitOf, listOf, overSlices, roomOf, step, withTask } from './calls.js';
import { MsmithError, kindOf, wrong } from './errors.js';
import { bytesOf, integerIn } from './integers.js';
import { COEFFICIENT, LISTS } from './key.js';
import { slicesOf } from './pool.js';
import { copy } from './ranges.js';

/** Bytes of coefficients that are sent at once. */
const PIECE = 4 << 20;
/** Bytes that a constraint and a wire take in the transforms. */
const PER_CONSTRAINT = 356;
const PER_WIRE = 64;
/** What a sum over G2 takes of one over G1, and a constraint's transforms of a point of G1. */
const SECOND = 3;
const TRANSFORMS = 0.6;

const text = new TextDecoder();

/** Most points of a slice and the memory of its sum, within a limit: beside the quotient, if there are other workers. */
function roomIn(key, task, limit) {
  const quotient = key.domain * PER_CONSTRAINT + key.variables * PER_WIRE + 2 * PIECE;
  if (limit < quotient) {
    const why = `the transforms of this key take ${quotient} bytes, and ${limit} are allowed`;
    throw new MsmithError('MEMORY', `memoryLimit: ${why}`);
  }
  return roomOf(task, limit, key.of.g2.bytes + key.of.rBytes, task.slices > 1 ? quotient : 0);
}

/** r or s: a number below the order. */
function blinding(name, value, { r, rBytes }) {
  const number = integerIn(value);
  if (number === null) throw wrong(name, `an integer is wanted, not ${kindOf(value)}`);
  if (number < 0n || number >= r) throw wrong(name, 'it is not below the order');
  return bytesOf(number, rBytes);
}

/**
 * A proof.
 *
 * @param {import('./key.js').Key} key
 * @param {Uint8Array} given values of all wires, 32 bytes each
 */
export async function proveWith(key, given, options) {
  const values = listOf('witness', given);
  const { of: curve } = key;
  const bytes = curve.rBytes;
  if (values.byteLength !== key.variables * bytes) {
    const found = values.byteLength / bytes;
    throw new MsmithError('WITNESS', `witness: it has ${found} values, and the key wants ${key.variables}`);
  }
  const both = options.r !== undefined && options.s !== undefined;
  if (!both && (options.r !== undefined || options.s !== undefined)) throw wrong('r, s', 'both are given, or none');
  const hiding = both ? [blinding('r', options.r, curve), blinding('s', options.s, curve)] : [0, 0];
  const limit = limitOf(options);
  return withTask(curve.module, options, async (task) => {
    const room = roomIn(key, task, limit);
    const cost = Object.keys(LISTS).map((list) => key.lengthOf(list) * (list === 'B2' ? SECOND : 1));
    task.expect(cost.reduce((sum, x) => sum + x, TRANSFORMS * key.domain));
    const witness = (from, to) => values.slice(from * bytes, to * bytes);
    const sum = (list, scalars) => sumOf(key, task, list, scalars, room, options.signal);
    const header = key.header();
    const prover = { handle: ['prover', header, header.length] };
    const quotient = task
      .run(() => quotientSteps(key, prover, witness, task, options.signal), {
        name: 'quotient',
        weight: TRANSFORMS * key.domain,
      })
      .then(({ outputs: [h] }) => sum('H', (from, to) => copy(h.subarray(from * bytes, to * bytes))));
    const private_ = (from, to) => witness(from + key.public + 1, to + key.public + 1);
    const [h, b2, a, b1, c] = await Promise.all([
      quotient,
      sum('B2', witness),
      sum('A', witness),
      sum('B1', witness),
      sum('C', private_),
    ]);
    const sums = joined([a, b1, c, h, b2]);
    const finish = () =>
      step('prover_finish', [prover, witness(1, key.public + 1), key.public, sums.slice(), ...hiding], { take: true });
    const { outputs } = await task.run(finish, { name: 'blinding', weight: 0 });
    return JSON.parse(text.decode(outputs.at(-1)));
  });
}

/** The quotient's steps: the witness, the coefficients, the transforms. */
async function* quotientSteps(key, prover, witness, task, signal) {
  yield { ...step('prover_witness', [prover, witness(0, key.variables), key.variables]), silent: true };
  const each = Math.floor((task.inline ? PIECE / 8 : PIECE) / COEFFICIENT);
  for (const [from, to] of slicesOf(key.coefficients, 1, each)) {
    const bytes = await key.coefficientBytes(from, to, signal);
    yield { ...step('prover_coefficients', [prover, bytes, bytes.length]), silent: true };
  }
  yield step('prover_quotient', [prover, key.coefficients, { out: 32 * key.domain }]);
}

/** One of the five sums. */
async function sumOf(key, task, list, scalars, { most, scratch }, signal) {
  const group = key.groupOf(list);
  const n = key.lengthOf(list);
  if (n === 0) return new Uint8Array(group.bytes);
  const check = key.unchecked(list);
  const make = async (from, to) => {
    const points = await key.points(list, from, to, signal);
    const before = check ? [{ name: 'check_points', args: [groupHandle(group), points, to - from, 0] }] : [];
    const args = [groupHandle(group), points, to - from, scalars(from, to), 32, 1, { out: group.bytes }];
    return step('sum', args, { before, limit: scratch });
  };
  const explain = (error) => {
    if (!(error instanceof MsmithError) || error.item === undefined) return error;
    const message = `zkey: section ${LISTS[list].section} (${list}): ${error.message}`;
    return new MsmithError('KEY', message, { item: error.item, cause: error });
  };
  const weight = list === 'B2' ? SECOND : 1;
  const answers = await overSlices(task, n, most, make, { name: list, weight, explain });
  if (check) key.setChecked(list);
  return added(task, group, answers.map(({ outputs }) => outputs[0]));
}
