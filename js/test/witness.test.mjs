// Witnesses: circom's programs, with inputs of every form, and what is wrong with them.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { calculateWitness, openCircuit } from '../src/groth16.js';
import { readWitness } from '../src/files.js';
import { integerOf } from '../src/integers.js';
import { openSource } from '../src/ranges.js';
import { flatten, hashOf } from '../src/witness.js';
import { keys, refuses, same } from './helpers.mjs';

const wasm = new Uint8Array(readFileSync(new URL('circuit.wasm', import.meta.url)));
const prime = 0x30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001n;
const input = { a: 3, b: '-1', c: [5n, '0x10'] };

async function wires(input, program = wasm, options) {
  const file = await calculateWitness(input, program, options);
  const read = await readWitness(await openSource('witness', file));
  assert.equal(read.prime, prime);
  const { bytes, values } = read;
  const value = (k) => integerOf(values.subarray(k * bytes, (k + 1) * bytes));
  return Array.from({ length: values.length / bytes }, (_, k) => value(k));
}

test('hashes of names', () => {
  assert.deepEqual(hashOf('a'), [0xaf63dc4c, 0x8601ec8c]);
  assert.deepEqual(hashOf(''), [0xcbf29ce4, 0x84222325]);
  assert.deepEqual(hashOf('foobar'), [0x85944171, 0xf73967e8]);
});

test('names of inputs', () => {
  assert.deepEqual(flatten({ a: 1, b: { c: [1, [2, 3]], d: [{ e: 4 }, { e: [true] }] }, f: [] }), [
    ['a', [1n]], ['b.c', [1n, 2n, 3n]], ['b.d[0].e', [4n]], ['b.d[1].e', [1n]], ['f', []],
  ]);
  assert.deepEqual(flatten({ a: new Uint8Array([1, 2]), b: ['-0x10', ' 7 '] }), [['a', [1n, 2n]], ['b', [-16n, 7n]]]);
});

test('values of wires', async () => {
  const expected = [1n, 3n, prime - 1n, 5n, 16n];
  assert.deepEqual(await wires(input), expected);
  assert.deepEqual(await wires({ ...input, a: prime * 5n + 3n }), expected);
  assert.deepEqual(await wires(input, await openCircuit(wasm)), expected);
  const shared = new Uint8Array(new SharedArrayBuffer(wasm.length));
  shared.set(wasm);
  assert.deepEqual(await wires(input, shared), expected);
  assert.deepEqual(await wires(input, new Blob([wasm])), expected);
  assert.deepEqual(await wires(input, await WebAssembly.compile(wasm), { threads: 0 }), expected);
});

test('what a circuit logs goes to the logger', async () => {
  const lines = [];
  await calculateWitness(input, wasm, { info: (line) => lines.push(line) });
  assert.deepEqual(lines, ['3']);
});

test('inputs that cannot be used', async () => {
  const calculate = (input) => calculateWitness(input, wasm);
  await refuses(calculate(5), 'INPUT', /input: an object of signals is wanted, not number/);
  await refuses(calculate([1]), 'INPUT', /input/);
  await refuses(calculate({ ...input, d: 1 }), 'INPUT', /no signal d/);
  await refuses(calculate({ ...input, c: [1] }), 'INPUT', /c has 1 values, and the circuit wants 2/);
  await refuses(calculate({ ...input, c: [1, 2, 3] }), 'INPUT', /c has 3 values/);
  await refuses(calculate({ a: 1, c: [1, 2] }), 'INPUT', /3 values were given, and the circuit wants 4/);
  for (const value of [null, undefined, 'x', '', 1.5, 2 ** 60, NaN]) {
    await refuses(calculate({ ...input, b: [value] }), 'INPUT', /value 0 of b is not an integer/);
  }
  await refuses(calculate({ ...input, c: [{ x: 1 }, 2] }), 'INPUT', /c has numbers and objects/);
  const error = await refuses(calculate({ b: 1, c: [1, 2], a: 13 }), 'INPUT', /a, value 0: an assertion .*\(a is 13\)/);
  assert.match(error.message, /^input: /);
});

test('programs that are none', async () => {
  await refuses(calculateWitness(input, new Uint8Array([1, 2, 3])), 'ARGUMENT', /wasm: .*cannot be compiled/);
  const empty = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
  await refuses(calculateWitness(input, empty), 'INPUT', /wasm: it is no program of circom 2: it has no init/);
  await refuses(calculateWitness(input, 'no/such/file.wasm'), 'FILE', /wasm: no\/such\/file.wasm/);
});

test('a published circuit', async (t) => {
  const folder = keys(t);
  if (!folder) return;
  const program = join(folder, 'semaphore-1.wasm');
  const path = { merkleProofLength: 0, merkleProofIndex: 0, merkleProofSiblings: ['0'] };
  const zero = { secret: '1', ...path, message: '2', scope: '3' };
  const all = await wires(zero, program);
  assert.equal(all[0], 1n);
  assert.ok(all.length > 1000);
  same(await calculateWitness(zero, program), await calculateWitness(zero, program, { threads: 0 }));
  await refuses(wires({ ...zero, merkleProofSiblings: [] }, program), 'INPUT', /merkleProofSiblings has 0 values/);
  await refuses(wires({ ...zero, secret: prime - 1n }, program), 'INPUT', /assertion/);
});
