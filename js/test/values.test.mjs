// Numbers and truth values: what the language would make one of is none.

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { test } from 'node:test';

import * as groth16 from '../src/groth16.js';
import { Engine, Field, stopWorkers } from '../src/index.js';
import { integerIn } from '../src/integers.js';
import { loadKZG } from '../src/kzg.js';
import { install } from '../src/snarkjs.js';
import { flatten } from '../src/witness.js';
import { bytesOf, jsonOf, refuses } from './helpers.mjs';

test.after(stopWorkers);

const key = bytesOf('groth16', 'zkey', 'bn254-1.zkey');
const witness = bytesOf('groth16', 'zkey', 'bn254.wtns');
const vk = jsonOf('groth16', 'zkey', 'bn254-1.json');
const proof = jsonOf('groth16', 'prove', 'bn254.proof.json');
const signals = jsonOf('groth16', 'prove', 'bn254.public.json');
const engine = new Engine('bn254');

/** What `BigInt` takes or rounds, and is no integer. */
const NONE = [undefined, null, '', ' ', [], [1], false, true, 2 ** 53 + 2, 1.5, NaN, '1n', '0x', '-', '--1', '- 1', '1_0',
  {}, { valueOf: () => 1 }, new Date(0)];

test('integers', () => {
  for (const value of NONE) assert.equal(integerIn(value), null, String(value));
  const values = [0, -7, 2 ** 53 - 1, 5n, '7', ' 7\n', '-0x10', '+3', '0b11', '0o17', '9'.repeat(80)];
  const wanted = [0n, -7n, 2n ** 53n - 1n, 5n, 7n, 7n, -16n, 3n, 3n, 15n, 10n ** 80n - 1n];
  assert.deepEqual(values.map(integerIn), wanted);
});

test('values of witnesses, blinding, signals', async () => {
  const { variables } = await groth16.openKey(key);
  for (const value of NONE) {
    const values = Array(variables).fill(1n);
    values[3] = value;
    const error = await refuses(groth16.prove(key, values), 'WITNESS', /value 3 is not an integer/);
    assert.equal(error.item, 3);
    if (value !== undefined) {
      await refuses(groth16.prove(key, witness, { r: value, s: 1n }), 'ARGUMENT', /^r: an integer is wanted/);
    }
    const list = [value, ...signals.slice(1)];
    await refuses(groth16.verify(vk, list, proof), 'ARGUMENT', /signal 0 is not an integer/);
    await refuses(groth16.exportSolidityCallData(proof, list), 'ARGUMENT', /publicSignals\[0\]/);
    await refuses(groth16.exportSolidityCallData({ ...proof, pi_a: [value, '2', '1'] }, signals), 'ARGUMENT', /pi_a/);
    if (typeof value !== 'boolean' && !Array.isArray(value) && (value === null || typeof value !== 'object')) {
      assert.throws(() => flatten({ a: [1, value] }), { code: 'INPUT' }, String(value));
    }
    await refuses(engine.msm([null], [value]), 'ARGUMENT', /scalar 0/);
    if (value !== undefined && value !== null) {
      await refuses(new Field('bn254').fft(new Uint8Array(64), { coset: value }), 'ARGUMENT', /coset/);
    }
  }
});

test('numbers of proofs, names', async () => {
  const changed = (value) => ({ ...proof, pi_a: [value, ...proof.pi_a.slice(1)] });
  for (const value of [2 ** 53 + 2, 1.5, NaN]) {
    await refuses(groth16.verify(vk, signals, changed(value)), 'ARGUMENT', /^proof: .* no exact integer/);
    await refuses(groth16.verify({ ...vk, nPublic: value }, signals, proof), 'ARGUMENT', /^vk: /);
  }
  const round = {};
  round.round = round;
  await refuses(groth16.verify(vk, signals, round), 'ARGUMENT', /^proof: it is no JSON/);
  await refuses(() => new Engine('bn254', ['g1']), 'ARGUMENT', /group/);
  await refuses(() => new Engine(['bn254']), 'ARGUMENT', /curve/);
  await refuses(engine.generator({ format: ['affine-be'] }), 'ARGUMENT', /format/);
});

test('lists with holes', async () => {
  const { variables } = await groth16.openKey(key);
  await refuses(groth16.prove(key, [1n, , ...Array(variables - 2).fill(1n)]), 'WITNESS', /value 1/);
  await refuses(groth16.verify(vk, Array(signals.length), proof), 'ARGUMENT', /signal 0/);
  await refuses(groth16.verifyBatch(vk, Array(2)), 'ARGUMENT', /items\[0\]/);
  await refuses(groth16.exportSolidityCallData(proof, Array(1)), 'ARGUMENT', /publicSignals\[0\]/);
  await refuses(engine.msm([null, , null], [1, 2, 3]), 'ARGUMENT', /point 1/);
  await refuses(engine.msm([null, null], [1, , ]), 'ARGUMENT', /scalar 1|there are/);
  assert.throws(() => flatten({ a: [[1, , 2]] }), { code: 'INPUT' });
  const { workers } = await loadKZG();
  await refuses(workers.blobToKzgCommitment(Array(1)), 'ARGUMENT', /blob/);
});

test('options are an object', async () => {
  const g = await engine.generator();
  const wrong = ['affine-be', 5, true, null, ['affine-be'], new Uint8Array(3), () => {}];
  const kzg = await loadKZG();
  const blob = new Uint8Array(131072);
  for (const options of wrong) {
    const calls = [
      () => engine.generator(options), () => engine.msm(g, [1], options), () => engine.add(g, options),
      () => engine.mulEach(g, [1], options), () => engine.mulBase(g, [1], options), () => engine.fft(g, options),
      () => engine.checkSubgroup(g, options), () => engine.convert(g, 'affine-le', 'affine-be', options),
      () => engine.point(g, options), () => engine.bytes(null, options),
      () => new Field('bn254').fft(new Uint8Array(32), options),
      () => new Field('bn254').toMontgomery(new Uint8Array(32), options),
      () => groth16.openKey(key, options), () => groth16.verifyBatch(vk, [], options),
      () => groth16.findInvalid(vk, [], options), () => kzg.workers.blobToKzgCommitment(blob, options),
      () => kzg.workers.sidecar([blob], options), () => install(options),
    ];
    // Where there may be a logger, null is none.
    if (options !== null) {
      calls.push(() => groth16.prove(key, witness, options), () => groth16.verify(vk, signals, proof, null, options),
        () => groth16.exportVerificationKey(key, options), () => loadKZG(0, null, options));
    }
    for (const call of calls) await refuses(call, 'ARGUMENT', /^options: an object is wanted/);
  }
});

test('truth values', async () => {
  const g = await engine.generator();
  for (const value of ['false', 'true', 0, 1, null, {}]) {
    await refuses(engine.msm(g, [1], { inSubgroup: value }), 'ARGUMENT', /^inSubgroup: true or false is wanted/);
    await refuses(engine.fft(g, { inverse: value }), 'ARGUMENT', /^inverse/);
    await refuses(groth16.openKey(key, { trusted: value }), 'ARGUMENT', /^trusted/);
    await refuses(groth16.prove(key, witness, { trusted: value }), 'ARGUMENT', /^trusted/);
    await refuses(groth16.calculateWitness({}, new Uint8Array(8), { sanityCheck: value }), 'ARGUMENT', /^sanityCheck/);
    await refuses(loadKZG(0, null, { cells: value }), 'ARGUMENT', /^cells/);
  }
});

test('how long a server may be silent', async (t) => {
  const server = createServer((_, response) => setTimeout(() => response.end(key), 30)).listen(0, '127.0.0.1');
  t.after(() => server.close());
  await once(server, 'listening');
  const address = `http://127.0.0.1:${server.address().port}/`;
  for (const timeout of [Infinity, 2 ** 31, 2 ** 53]) {
    assert.equal((await groth16.openKey(address, { timeout })).size, key.length);
  }
  for (const timeout of [0, -1, NaN, '5', null]) {
    await refuses(groth16.openKey(address, { timeout }), 'ARGUMENT', /timeout/);
  }
});

test('threads of an installation', async () => {
  for (const threads of [-1, 1.5, '2', 5000]) await refuses(install({ threads }), 'ARGUMENT', /threads/);
});
