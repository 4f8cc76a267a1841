// Setups: mainnet's, whose points lie in the package, and others from what c-kzg and kzg-wasm take.

import { MsmithError, kindOf, said, wrong } from '../errors.js';
import { bytesAt, bytesNow, provided } from '../module.js';
import all from '../modules/all.js';
import kzg from '../modules/kzg.js';
import { isNode } from '../platform.js';

/**
 * The export that makes a setup, what it is given, and the module that has it: other setups than mainnet's are checked
 * with the second group, which only the largest module has.
 *
 * @typedef {{ name: string, args: import('../instance.js').Argument[], key: string,
 *   description: import('../module.js').Description }} Setup
 */

/** The same setup as workers have it, each of which makes tables of its own. */
export function inWorkers(setup) {
  const { args, key } = setup;
  const tables = Math.min(args.at(-1), IN_WORKERS);
  return { ...setup, args: [...args.slice(0, -1), tables], key: `${key} in workers` };
}

/** Bytes of tables, which are made when as many calls went without them as pay for it. */
export const TABLES = 48_000_000;
/** Most of each worker's. */
const IN_WORKERS = 9_000_000;

const FILES = {
  // Written out, so that bundlers find them.
  first: () => new URL('../../wasm/kzg-mainnet-first.bin', import.meta.url),
  others: () => new URL('../../wasm/kzg-mainnet-others.bin', import.meta.url),
};

const fileOf = (name) => provided(`kzg-mainnet-${name}`) ?? FILES[name]();

/** Mainnet's setup from the bytes of its lists; the second one may be left out, and is made when it is needed. */
const mainnet = (first, others, tables) => ({
  name: 'kzg_mainnet',
  args: [first, first.length, others ?? new Uint8Array(0), others?.length ?? 0, tables],
  key: `kzg mainnet ${others ? 'whole' : 'half'} ${tables}`,
  description: kzg,
});

/** Mainnet's setup. */
export async function loadMainnet({ cells = true, tables = TABLES } = {}) {
  const read = async (name) => {
    try {
      return await bytesAt(fileOf(name));
    } catch (cause) {
      throw new MsmithError('SETUP', `mainnet's points cannot be read: ${said(cause)}`, { cause });
    }
  };
  const [first, others] = await Promise.all([read('first'), cells ? read('others') : null]);
  return mainnet(first, others, tables);
}

/** The same at once, in Node. */
export function readMainnet(fs, { tables = TABLES } = {}) {
  return mainnet(bytesNow(fileOf('first'), fs), bytesNow(fileOf('others'), fs), tables);
}

let texts = 0;

/** A setup from the text that c-kzg reads. */
export function ofText(text, tables = TABLES) {
  return { name: 'kzg_setup', args: [text, tables], key: `kzg setup ${texts++} ${tables}`, description: all };
}

const POINT = { g1: 96, g2: 192 };

/** The text that c-kzg reads, of the objects that kzg-wasm takes, of the JSON of a setup, or as it is. */
export function textOf(setup, name = 'trustedSetup') {
  if (typeof setup === 'string') {
    if (!setup.trimStart().startsWith('{')) return setup;
    try {
      return textOf(JSON.parse(setup), name);
    } catch (cause) {
      if (cause instanceof MsmithError) throw cause;
      throw wrong(name, `it is not JSON: ${said(cause)}`, { cause });
    }
  }
  if (setup === null || typeof setup !== 'object') {
    throw wrong(name, `the text of a setup, its JSON or an object with its lists is wanted, not ${kindOf(setup)}`);
  }
  // kzg-wasm 0.5 and earlier: Lagrange points and powers of G2.
  const old = 'g1' in setup;
  const lagrange = points(old ? setup.g1 : setup.g1_lagrange, POINT.g1, `${name}.${old ? 'g1' : 'g1_lagrange'}`);
  const second = points(old ? setup.g2 : setup.g2_monomial, POINT.g2, `${name}.${old ? 'g2' : 'g2_monomial'}`);
  const monomial = old ? undefined : setup.g1_monomial;
  const powers = monomial === undefined ? [] : points(monomial, POINT.g1, `${name}.g1_monomial`);
  return [lagrange.length, second.length, ...lagrange, ...second, ...powers].join('\n');
}

/** Points in hex: a list, or one behind the other. */
function points(list, digits, name) {
  const bare = (hex) => (hex.startsWith('0x') ? hex.slice(2) : hex);
  if (Array.isArray(list) && list.every((point) => typeof point === 'string')) return list.map(bare);
  if (typeof list !== 'string') throw wrong(name, `points in hex are wanted, not ${kindOf(list)}`);
  const all = bare(list);
  if (all.length % digits) throw wrong(name, `${digits} digits are wanted for each point, and there are ${all.length}`);
  return Array.from({ length: all.length / digits }, (_, k) => all.slice(k * digits, (k + 1) * digits));
}

/** Node's files, at once; null where there are none. */
export function files() {
  return isNode ? (globalThis.process.getBuiltinModule?.('node:fs') ?? null) : null;
}
