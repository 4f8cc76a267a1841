// Lists that change while a call waits: what is computed is of bytes that were taken whole, or an error of the package.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import * as groth16 from '../src/groth16.js';
import { Engine, Field, stopWorkers } from '../src/index.js';
import { loadKZG } from '../src/kzg.js';
import { bytesOf, refuses, same, seeded } from './helpers.mjs';

test.after(stopWorkers);

const engine = new Engine('bn254');
const field = new Field('bn254');
const n = 2200;
const format = 'montgomery-le';
const threads = 1;

/** What makes a list of bytes out of a copy that becomes shorter, and how. */
const WAYS = {
  resized: (bytes) => {
    const buffer = new ArrayBuffer(bytes.length, { maxByteLength: bytes.length });
    new Uint8Array(buffer).set(bytes);
    return [new Uint8Array(buffer), () => buffer.resize(0)];
  },
  'resized, the buffer itself': (bytes) => {
    const [view, act] = WAYS.resized(bytes);
    return [view.buffer, act];
  },
  'resized by half, of a length': (bytes) => {
    const [{ buffer }] = WAYS.resized(bytes);
    return [new Uint8Array(buffer, 0, bytes.length), () => buffer.resize(bytes.length / 2)];
  },
  'given away': (bytes) => {
    const own = bytes.slice();
    return [own, () => void structuredClone(own.buffer, { transfer: [own.buffer] })];
  },
  'an object that gives less': (bytes) => {
    let less = 0;
    const slice = (from, to) => bytes.slice(from, to - less);
    return [{ byteLength: bytes.length, slice }, () => (less = 1)];
  },
  'an object that gives no bytes': (bytes) => {
    let given = bytes;
    return [{ byteLength: bytes.length, slice: (from, to) => given?.slice(from, to) }, () => (given = null)];
  },
};

const multiples = Array.from({ length: n }, (_, k) => k + 1);
const points = await engine.mulBase(await engine.generator({ format }), multiples, { format });
const scalars = seeded(3).bytes(32 * n).map((byte, k) => (k % 32 === 31 ? byte & 0x1f : byte));
const sum = await engine.msm(points, scalars, { format });

const CALLS = {
  'msm, points': [points, (list, options) => engine.msm(list, scalars, { format, ...options })],
  'msm, scalars': [scalars, (list, options) => engine.msm(points, list, { format, ...options })],
  'msm, points that are read': [
    await engine.convert(points, format, 'affine-le'), (list, options) => engine.msm(list, scalars, options),
  ],
  'msm, a list with its count': [
    await engine.convert(points, format, 'ark-compressed'),
    (list, options) => engine.msm(list, scalars, { format: 'ark-compressed', ...options }),
  ],
  add: [points, (list, options) => engine.add(list, { format, ...options })],
  'mulEach, points': [points, (list, options) => engine.mulEach(list, scalars, { format, ...options })],
  'mulEach, scalars': [scalars, (list, options) => engine.mulEach(points, list, { format, ...options })],
  'mulBase, the point': [
    points.slice(0, 64), (list, options) => engine.mulBase(list, scalars, { format, ...options }),
  ],
  'mulBase, scalars': [
    scalars, (list, options) => engine.mulBase(points.slice(0, 64), list, { format, ...options }),
  ],
  'fft of points': [points.slice(0, 64 * 16), (list, options) => engine.fft(list, { format, ...options })],
  checkSubgroup: [points, (list, options) => engine.checkSubgroup(list, { format, ...options })],
  convert: [points, (list, options) => engine.convert(list, format, 'affine-be', options)],
  'fft of elements': [scalars.slice(0, 32 * 1024), (list, options) => field.fft(list, options)],
  toMontgomery: [scalars, (list, options) => field.toMontgomery(list, options)],
  fromMontgomery: [scalars, (list, options) => field.fromMontgomery(list, options)],
};

for (const [name, [bytes, call]] of Object.entries(CALLS)) {
  test(name, async () => {
    const wanted = await call(bytes, { threads });
    for (const [way, make] of Object.entries(WAYS)) {
      // One point is bytes or its coordinates.
      if (name === 'mulBase, the point' && way.startsWith('an object')) continue;
      for (const threads of [0, 1]) {
        // Turns of the loop, and of promises, before it happens.
        for (const wait of [0, 2, null]) {
          const [list, act] = make(bytes);
          const calling = call(list, { threads });
          calling.catch(() => {});
          if (wait === null) await new Promise(setImmediate);
          else for (let k = 0; k < wait; k++) await null;
          act();
          const result = await calling.catch((error) => error);
          if (!(result instanceof Error)) {
            if (wanted) same(result, wanted, `${way}, ${threads} threads: another result`);
            continue;
          }
          assert.equal(result.name, 'MsmithError', `${way}: ${result.stack}`);
          assert.equal(result.code, 'ARGUMENT', `${way}: ${result.message}`);
          assert.match(result.message, /not there any more/, way);
        }
      }
    }
  });
}

test('a list that a listener makes shorter', async () => {
  const [list, act] = WAYS.resized(points);
  const options = { format, threads: 1, memoryLimit: 6.45e6, onProgress: act };
  await refuses(engine.msm(list, scalars, options), 'ARGUMENT', /points: its bytes are not there any more/);
});

test('a shared list may grow, and nothing is given away', async () => {
  const buffer = new SharedArrayBuffer(points.length, { maxByteLength: 2 * points.length });
  const view = new Uint8Array(buffer);
  view.set(points);
  const calling = engine.msm(view, scalars, { format });
  buffer.grow(2 * points.length);
  same(await calling, sum);
  const kept = points.slice();
  const object = { byteLength: kept.length, slice: (from, to) => kept.subarray(from, to) };
  same(await engine.msm(object, scalars, { format }), sum);
  same(kept, points, 'a part of an object was given away');
});

test('lists that were given away before', async () => {
  const away = (list) => (structuredClone(list.buffer, { transfer: [list.buffer] }), list);
  await refuses(engine.msm(points, away(scalars.slice()), { format }), 'ARGUMENT', /scalars: .*detached/);
  await refuses(engine.mulBase(points.slice(0, 64), away(new Int32Array(5)), { format }), 'ARGUMENT', /scalars: .*detached/);
  await refuses(field.fft(away(scalars.slice())), 'ARGUMENT', /values: .*detached/);
});

test('proofs', async () => {
  const names = ['bn254-1.zkey', 'bn254.wtns'];
  const [key, witness] = names.map((name) => bytesOf('groth16', 'zkey', name));
  const blinding = { r: 5n, s: 6n };
  const wanted = await groth16.prove(key, witness, blinding);
  for (const make of [WAYS.resized, WAYS['given away']]) {
    for (const which of [0, 1]) {
      for (let wait = 0; wait < 60; wait += 5) {
        const lists = [[key, () => {}], [witness, () => {}]];
        lists[which] = make([key, witness][which]);
        const proving = groth16.prove(lists[0][0], lists[1][0], { ...blinding, threads: wait % 2 });
        for (let k = 0; k < wait; k++) await null;
        lists[which][1]();
        const result = await proving.catch((error) => error);
        if (result instanceof Error) assert.equal(result.name, 'MsmithError', result.stack);
        else assert.deepEqual(result, wanted);
      }
    }
  }
  const [list, act] = WAYS.resized(witness);
  await assert.rejects(groth16.prove(key, list, { threads: 1, onProgress: act }), { name: 'MsmithError' });
});

test('blobs', async () => {
  const { workers } = await loadKZG();
  const blob = (k) => new Uint8Array(131072).fill(k, 1, 2);
  const blobs = [1, 2, 3].map(blob);
  const wanted = await workers.blobToKzgCommitment(blobs, { threads });
  for (const make of [WAYS.resized, WAYS['given away'], WAYS['resized by half, of a length']]) {
    for (const threads of [0, 1]) {
      for (const wait of [0, 1, 2, 5, 20]) {
        const [list, act] = make(blob(2));
        const calling = workers.blobToKzgCommitment([blobs[0], list, blobs[2]], { threads });
        calling.catch(() => {});
        for (let k = 0; k < wait; k++) await null;
        act();
        const result = await calling.catch((error) => error);
        if (!(result instanceof Error)) assert.deepEqual(result, wanted);
        else {
          assert.equal(result.code, 'ARGUMENT', result.stack);
          assert.equal(result.item, 1);
        }
      }
    }
  }
  // The list itself: what is computed is of the blobs that it had.
  const proofs = await workers.computeBlobKzgProof(blobs, wanted);
  const some = [...blobs];
  const calling = workers.verifyBlobKzgProofBatch(some, [wanted[0], wanted[1], wanted[0]], proofs);
  some.length = 1;
  assert.equal(await calling, false);
  const list = [...blobs];
  const sidecar = await workers.sidecar(list, { version: 0, onProgress: () => void list.pop() });
  assert.deepEqual([sidecar.blobs.length, sidecar.commitments, sidecar.proofs], [3, wanted, proofs]);
});
