// Verification of proofs, and the text that contracts take.

import { encode, joined, step, withTask } from './calls.js';
import { curveOf } from './curves.js';
import { MsmithError, kindOf, said, wrong } from './errors.js';
import { integerIn, numbersIn } from './integers.js';
import { openKey } from './key.js';
import { loggerOf, optionsOf } from './options.js';
import { pairOfBytes } from './points.js';

const utf8 = new TextEncoder();

/** What a proof or its signals can be that makes them wrong, where others are no proofs at all. */
const WRONG = new Set(['NOT_REDUCED', 'POINT', 'SIGNALS']);

/** Integers in any of the forms that there are, as texts of digits; everything else as it is. */
function plain(value) {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw new RangeError(`${value} is no exact integer`);
  if (typeof value === 'bigint') return value.toString();
  if (typeof value === 'string' && /^0x[0-9a-f]+$/i.test(value)) return BigInt(value).toString();
  if (Array.isArray(value)) return value.map(plain);
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item)]));
  }
  return value;
}

/** A JSON text of an argument that is an object, a list or such a text. */
function jsonOf(name, value) {
  if (typeof value === 'string') return value;
  if (value === null || typeof value !== 'object') throw wrong(name, `an object is wanted, not ${kindOf(value)}`);
  try {
    return JSON.stringify(plain(value));
  } catch (cause) {
    throw wrong(name, `it is no JSON: ${said(cause)}`, { cause });
  }
}

function signalsOf(name, value) {
  if (typeof value === 'string') return value;
  if (!Array.isArray(value)) throw wrong(name, `a list is wanted, not ${kindOf(value)}`);
  const digits = [...value].map((signal, k) => {
    const number = integerIn(signal);
    if (number === null) throw wrong(name, `signal ${k} is not an integer`, { item: k });
    return String(number);
  });
  return JSON.stringify(digits);
}

/** A verification key's text, and the module that has its curve. */
function keyOf(vk) {
  const json = jsonOf('vk', vk);
  let object;
  try {
    object = typeof vk === 'string' ? JSON.parse(vk) : vk;
  } catch (cause) {
    throw wrong('vk', `it is not JSON: ${cause.message}`, { cause });
  }
  const name = object?.curve ?? 'bn128';
  try {
    return { json, module: curveOf(name).module };
  } catch {
    throw wrong('vk', `its curve is ${String(name)}: there are bn128 and bls12381`);
  }
}

/** A call of a verifier; where the key itself is wrong, that is an error of its own. */
async function ask(vk, name, args, options, take = false) {
  const { json, module } = keyOf(vk);
  const key = { handle: ['verifier', json] };
  return withTask(module, options, async (task) => {
    task.expect(1);
    const before = [{ ready: key.handle }];
    return task.run(() => step(name, [key, ...args()], { before, take }), { name: 'verification' });
  });
}

/**
 * Whether a proof of public signals is right: snarkjs' `groth16.verify`.
 *
 * As there, signals that are negative, too large or too few and points that are not on their curves make a proof wrong;
 * so do too many, points outside the subgroups, and coordinates that are not below their prime, which snarkjs takes as
 * what they are modulo it. What is no proof at all is an error.
 */
export async function verify(vk, publicSignals, proof, ...more) {
  const [logger, options] = [loggerOf(more), optionsOf(more)];
  const [signals, points] = [signalsOf('publicSignals', publicSignals), jsonOf('proof', proof)];
  let right;
  try {
    right = (await ask(vk, 'verify', () => [signals, points], options)).value === 1;
  } catch (error) {
    // Of the first call the key is wrong.
    if (!WRONG.has(error?.code) || error.call === 0) throw error;
    logger?.error?.(error.message);
    return false;
  }
  await warn(vk, logger);
  if (right) logger?.info?.('OK!');
  else logger?.error?.('Invalid proof');
  return right;
}

/**
 * Whether everybody knows a secret of a key, and so can make proofs of anything for it: γ = ±δ, as in a `zkey` to which
 * nobody has contributed, or γ is ± the generator and so is α or β. Nothing else of the key is looked at.
 */
export async function isForgeable(vk, options = {}) {
  return (await ask(vk, 'is_forgeable', () => [], options)).value === 1;
}

async function warn(vk, logger) {
  if (logger?.warn && (await isForgeable(vk))) {
    logger.warn('everybody knows a secret of this key: anybody can make proofs of anything for it');
  }
}

/** Public signals and proofs in turn, each with its length before it. */
function textsOf(items) {
  if (!Array.isArray(items)) throw wrong('items', `a list is wanted, not ${kindOf(items)}`);
  const texts = [...items].flatMap((item, k) => {
    const [signals, proof] = Array.isArray(item) ? item : [item?.publicSignals, item?.proof];
    try {
      return [signalsOf(`items[${k}].publicSignals`, signals), jsonOf(`items[${k}].proof`, proof)];
    } catch (cause) {
      throw new MsmithError(cause.code, cause.message, { item: k, cause });
    }
  });
  const bytes = texts.map((text) => utf8.encode(text));
  const all = new Uint8Array(bytes.reduce((n, text) => n + 4 + text.length, 0));
  const view = new DataView(all.buffer);
  let at = 0;
  for (const text of bytes) {
    view.setUint32(at, text.length, true);
    all.set(text, at + 4);
    at += 4 + text.length;
  }
  return all;
}

/** Whether all of many are right, by one random sum. */
export async function verifyBatch(vk, items, options = {}) {
  const texts = textsOf(items);
  return (await ask(vk, 'verify_batch', () => [texts.slice(), texts.length], options)).value === 1;
}

/** The numbers of those that are wrong. */
export async function findInvalid(vk, items, options = {}) {
  const texts = textsOf(items);
  const { outputs } = await ask(vk, 'find_invalid', () => [texts.slice(), texts.length], options, true);
  return numbersIn(outputs.at(-1));
}

/** The key that verifies the proofs of a proving key: snarkjs' `zKey.exportVerificationKey`, but `vk_alphabeta_12`. */
export async function exportVerificationKey(zkey, ...more) {
  const options = optionsOf(more);
  const key = await openKey(zkey, options);
  const { g1, g2, snarkjs } = key.of;
  const { alpha1, beta2, gamma2, delta2, ic } = await key.verifyingPoints(options.signal);
  const of = async (group, points) => {
    const bytes = await encode(group, 'affine-le', points, options);
    const size = group.bytes;
    return Array.from({ length: bytes.length / size }, (_, k) => {
      const point = pairOfBytes(group, bytes.subarray(k * size, (k + 1) * size));
      const [zero, one] = group.parts === 1 ? ['0', '1'] : [['0', '0'], ['1', '0']];
      return point ? [...[point.x, point.y].map(digits), one] : [zero, one, zero];
    });
  };
  const [vk_alpha_1, ...IC] = await of(g1, joined([alpha1, ic]));
  const [vk_beta_2, vk_gamma_2, vk_delta_2] = await of(g2, joined([beta2, gamma2, delta2]));
  const nPublic = key.public;
  const vk = { protocol: 'groth16', curve: snarkjs, nPublic, vk_alpha_1, vk_beta_2, vk_gamma_2, vk_delta_2, IC };
  await warn(vk, loggerOf(more));
  return vk;
}

const digits = (x) => (Array.isArray(x) ? x.map(String) : String(x));

/** The arguments of a contract's `verifyProof`: snarkjs' `exportSolidityCallData`. */
export async function exportSolidityCallData(proof, publicSignals) {
  const of = typeof proof === 'string' ? JSON.parse(proof) : proof;
  const signals = typeof publicSignals === 'string' ? JSON.parse(publicSignals) : publicSignals;
  const hex = (name, value) => {
    const number = integerIn(value) ?? -1n;
    if (number < 0n) throw wrong(name, `${String(value)} is not a number from 0 on`);
    return `"0x${number.toString(16).padStart(64, '0')}"`;
  };
  const pair = (name, list) => {
    if (!Array.isArray(list) || list.length < 2) throw wrong('proof', `${name} is no pair of numbers`);
    return list;
  };
  const first = (name) => pair(name, of?.[name]).slice(0, 2).map((x) => hex(`proof: ${name}`, x)).join(', ');
  // Contracts have the upper part of a coordinate first.
  const second = pair('pi_b', of?.pi_b).slice(0, 2).map((part) => {
    const [lower, upper] = pair('pi_b', part);
    return `[${hex('proof: pi_b', upper)}, ${hex('proof: pi_b', lower)}]`;
  });
  if (!Array.isArray(signals)) throw wrong('publicSignals', `a list is wanted, not ${kindOf(signals)}`);
  const inputs = [...signals].map((x, k) => hex(`publicSignals[${k}]`, x));
  return `[${first('pi_a')}],[${second.join(',')}],[${first('pi_c')}],[${inputs.join(',')}]`;
}
