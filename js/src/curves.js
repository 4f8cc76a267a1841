// The curves: their numbers, their names, and the module that has them.

import { wrong } from './errors.js';
import bls12_381 from './modules/bls12_381.js';
import bn254 from './modules/bn254.js';

/**
 * @typedef {{ name: string, curve: Curve, bytes: number, parts: number }} Group bytes of a point, parts of a coordinate
 * @typedef {{ name: string, snarkjs: string, module: import('./module.js').Description, q: bigint, r: bigint,
 *   qBytes: number, rBytes: number, g1: Group, g2: Group }} Curve
 */

function curve(name, snarkjs, module, qBytes, q, r) {
  const self = { name, snarkjs, module, q: BigInt(q), r: BigInt(r), qBytes, rBytes: 32 };
  self.g1 = { name, curve: self, bytes: 2 * qBytes, parts: 1 };
  self.g2 = { name: `${name} g2`, curve: self, bytes: 4 * qBytes, parts: 2 };
  return self;
}

export const BN254 = curve(
  'bn254',
  'bn128',
  bn254,
  32,
  '0x30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47',
  '0x30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001',
);

export const BLS12_381 = curve(
  'bls12-381',
  'bls12381',
  bls12_381,
  48,
  '0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab',
  '0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001',
);

export const CURVES = [BN254, BLS12_381];

const NAMES = new Map([
  ['bn254', BN254], ['bn128', BN254], ['altbn128', BN254], ['bls12381', BLS12_381],
]);

/** A curve by any of its usual names: `bn254`, `bn128`, `bls12-381`, `BLS12_381`. */
export function curveOf(name) {
  const found = typeof name === 'string' && NAMES.get(name.toLowerCase().replaceAll(/[-_ ]/g, ''));
  if (!found) throw wrong('curve', `${String(name)}: there are bn254 and bls12-381`);
  return found;
}

/** A group of a curve. */
export function groupOf(curve, name = 'g1') {
  const lower = typeof name === 'string' ? name.toLowerCase() : null;
  if (lower !== 'g1' && lower !== 'g2') throw wrong('group', `${String(name)}: there are g1 and g2`);
  return curve[lower];
}
