// What tests share: random numbers from a seed, files of the repository, errors that are expected.

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const vectors = (...names) => join(root, 'vectors', ...names);
export const bytesOf = (...names) => new Uint8Array(readFileSync(vectors(...names)));
export const jsonOf = (...names) => JSON.parse(readFileSync(vectors(...names), 'utf8'));

/** A folder of published keys, or null with a word that what needs it is skipped. */
export function keys(t) {
  const folder = process.env.MSMITH_KEYS;
  if (folder && existsSync(folder)) return folder;
  console.log(`skipped: ${t.name}: MSMITH_KEYS names no folder of keys`);
  t.skip('MSMITH_KEYS names no folder of keys');
  return null;
}

/** Random numbers that are the same for the same seed (`MSMITH_SEED`). */
export function seeded(seed = Number(process.env.MSMITH_SEED ?? 1)) {
  let state = BigInt.asUintN(64, BigInt(seed) * 0x9e3779b97f4a7c15n + 1n);
  const word = () => {
    // splitmix64
    state = BigInt.asUintN(64, state + 0x9e3779b97f4a7c15n);
    let z = state;
    z = BigInt.asUintN(64, (z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n);
    z = BigInt.asUintN(64, (z ^ (z >> 27n)) * 0x94d049bb133111ebn);
    return z ^ (z >> 31n);
  };
  return {
    below: (n) => Number(word() % BigInt(n)),
    integer: (bits) => {
      let value = 0n;
      for (let k = 0; k < bits; k += 64) value = (value << 64n) | word();
      return value & ((1n << BigInt(bits)) - 1n);
    },
    bytes: (n) => Uint8Array.from({ length: n }, () => Number(word() & 255n)),
  };
}

/** Expects an error with a code, and a message that matches. */
export async function refuses(act, code, pattern) {
  let error;
  try {
    await (typeof act === 'function' ? act() : act);
  } catch (thrown) {
    error = thrown;
  }
  assert.ok(error, `an error ${code} was expected`);
  assert.equal(error.name, 'MsmithError', `${error.stack}`);
  assert.equal(error.code, code, error.message);
  if (pattern) assert.match(error.message, pattern);
  return error;
}

export const same = (a, b, what) =>
  assert.ok(Buffer.compare(Buffer.from(a), Buffer.from(b)) === 0, what ?? `${a.length} and ${b.length} bytes differ`);
