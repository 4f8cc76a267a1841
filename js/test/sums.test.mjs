// Sums, products and transforms of every curve and group, against the schoolbook.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Engine, Field, curves, formats, stopWorkers } from '../src/index.js';
import { integerOf, power } from '../src/integers.js';
import { refuses, same, seeded } from './helpers.mjs';
import { GROUPS } from './naive.mjs';

test.after(stopWorkers);

/** A group's engine and random points, with infinity among them. */
async function drawn({ curve, group, mul }, n, random) {
  const engine = new Engine(curve.name, group);
  const g = await engine.point(await engine.generator());
  const points = Array.from({ length: n }, () => (random.below(8) === 0 ? null : mul(g, random.integer(64))));
  return { engine, g, points };
}

const scalarOf = (random) => {
  const bits = [0, 1, 8, 64, 128, 250, 256, 300][random.below(8)];
  const scalar = random.integer(bits);
  return random.below(3) === 0 ? -scalar : scalar;
};

for (const naive of GROUPS) {
  const { curve, group } = naive;
  const name = `${curve.name} ${group}`;
  test(`sums: ${name}`, async () => {
    const random = seeded(Number(process.env.MSMITH_SEED ?? 1));
    for (const n of [0, 1, 2, 3, 7, 20]) {
      const { engine, points } = await drawn(naive, n, random);
      const scalars = points.map(() => scalarOf(random));
      const wanted = naive.sum(points, scalars);
      assert.deepEqual(await engine.point(await engine.msm(points, scalars)), wanted, `${n} points`);
      const each = points.map((p, k) => naive.mul(p, scalars[k]));
      const products = await engine.mulEach(points, scalars);
      assert.equal(products.length, n * engine.pointBytes);
      for (let k = 0; k < n; k++) {
        const at = k * engine.pointBytes;
        assert.deepEqual(await engine.point(products.subarray(at, at + engine.pointBytes)), each[k]);
      }
      assert.deepEqual(await engine.point(await engine.add(points)), naive.sum(points, points.map(() => 1n)));
      if (n > 0) {
        const base = points.find((p) => p) ?? null;
        const multiples = await engine.mulBase(base, scalars);
        const last = multiples.subarray(-engine.pointBytes);
        assert.deepEqual(await engine.point(last), naive.mul(base, scalars[n - 1]));
      }
    }
  });

  test(`sums in slices: ${name}`, async () => {
    const random = seeded(5);
    const { engine, points } = await drawn(naive, 16, random);
    const few = await engine.convert(points, 'affine-le', 'montgomery-le');
    const n = 1500;
    const many = new Uint8Array(n * engine.pointBytes);
    const scalars = random.bytes(n * 32);
    const sums = points.map(() => 0n);
    for (let k = 0; k < n; k++) {
      const which = random.below(16);
      many.set(few.subarray(which * engine.pointBytes, (which + 1) * engine.pointBytes), k * engine.pointBytes);
      if (random.below(5) === 0) scalars.fill(0, 32 * k, 32 * k + 32);
      sums[which] += integerOf(scalars.subarray(32 * k, 32 * k + 32));
    }
    const wanted = naive.sum(points, sums);
    const format = 'montgomery-le';
    for (const options of [{ threads: 1 }, { threads: 3 }, { threads: 0 }, { threads: 2, memoryLimit: 16e6 }]) {
      const sum = await engine.msm(many, scalars, { format, ...options });
      assert.deepEqual(await engine.point(sum, { format }), wanted, JSON.stringify(options));
    }
    const subgroup = await engine.msm(many, scalars, { format, inSubgroup: true });
    assert.deepEqual(await engine.point(subgroup, { format }), wanted);
    await engine.checkSubgroup(many, { format });
  });

  test(`transforms: ${name}`, async () => {
    const random = seeded(9);
    const { engine, g } = await drawn(naive, 0, random);
    const coefficients = Array.from({ length: 8 }, () => random.integer(255) % curve.r);
    const points = coefficients.map((c) => naive.mul(g, c));
    const root = power(5n, (curve.r - 1n) / 8n, curve.r);
    const values = (shift) => coefficients.map((_, k) => {
      const x = (shift * power(root, BigInt(k), curve.r)) % curve.r;
      return coefficients.reduceRight((sum, c) => (sum * x + c) % curve.r, 0n);
    });
    const list = async (points) => engine.convert(points, 'affine-le', 'affine-le');
    for (const [coset, shift] of [[undefined, 1n], [7n, 7n]]) {
      const wanted = await list(values(shift).map((v) => naive.mul(g, v)));
      same(await engine.fft(points, { root, coset }), wanted);
      same(await engine.fft(wanted, { root, coset, inverse: true }), await list(points));
    }
  });
}

test('a sum in parts, for want of memory', async () => {
  const naive = GROUPS.find(({ curve, group }) => curve.name === 'bn254' && group === 'g2');
  const { engine, g } = await drawn(naive, 0, seeded(6));
  const n = 1 << 15;
  const format = 'montgomery-le';
  const point = await engine.bytes(g, { format });
  const many = new Uint8Array(n * point.length);
  for (let k = 0; k < n; k++) many.set(point, k * point.length);
  const scalars = seeded(7).bytes(32 * n);
  let all = 0n;
  for (let k = 0; k < n; k++) all += integerOf(scalars.subarray(32 * k, 32 * k + 32));
  // A slice holds all points, and what its sum may take beside them does not.
  const sum = await engine.msm(many, scalars, { format, threads: 1, memoryLimit: 30e6 });
  assert.deepEqual(await engine.point(sum, { format }), naive.mul(g, all));
});

test('formats', async () => {
  for (const naive of GROUPS) {
    const { engine, points } = await drawn(naive, 9, seeded(2));
    const wanted = await engine.convert(points, 'affine-le', 'affine-le');
    for (const format of formats()) {
      if (format === 'zcash' && naive.curve.name === 'bn254') {
        await refuses(engine.convert(points, 'affine-le', format), 'ARGUMENT', /zcash/);
        continue;
      }
      const bytes = await engine.convert(wanted, 'affine-le', format);
      same(await engine.convert(bytes, format, 'affine-le'), wanted, format);
      same(await engine.convert(bytes, format, format, { threads: 0 }), bytes, format);
      const one = await engine.bytes(points[0], { format });
      assert.deepEqual(await engine.point(one, { format }), points[0], format);
    }
  }
  const engine = new Engine('bls12-381');
  const g = await engine.point(await engine.generator());
  // The encodings of the generator that everybody has.
  const compressed = Buffer.from(await engine.bytes(g, { format: 'zcash' })).toString('hex');
  const published = '97f1d3a73197d7942695638c4fa9ac0fc3688c4f9774b905a14e3a3f171bac586c55e83ff97a1aeffb3af00adb22c6bb';
  assert.equal(compressed, published);
  // Compressed and not in one list.
  const big = (x) => Buffer.from(x.toString(16).padStart(96, '0'), 'hex');
  const mixed = Buffer.concat([big(g.x), big(g.y), Buffer.from(compressed, 'hex'), big(g.x), big(g.y)]);
  const format = 'zcash';
  assert.deepEqual(await engine.point(await engine.msm(mixed, [3, 1, -4], { format }), { format }), null);
});

test('views, shared and big lists', async () => {
  const naive = GROUPS[0];
  const { engine, points } = await drawn(naive, 5, seeded(4));
  const bytes = await engine.convert(points, 'affine-le', 'affine-le');
  const scalars = new Uint8Array(5 * 32).fill(7);
  const wanted = await engine.msm(bytes, scalars);
  const shifted = (list) => {
    const all = new Uint8Array(list.length + 11);
    all.set(list, 5);
    return all.subarray(5, 5 + list.length);
  };
  same(await engine.msm(shifted(bytes), shifted(scalars)), wanted);
  same(await engine.msm(Buffer.from(bytes), Buffer.from(scalars)), wanted);
  same(await engine.msm(bytes.buffer, scalars.buffer), wanted);
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  same(await engine.msm(shared, scalars), wanted);
  // Nothing of the caller was given away.
  assert.equal(bytes.length, 5 * 64);
  assert.equal(scalars.length, 5 * 32);
  const narrow = new Uint32Array([1, 2, 3, 4, 0xffffffff]);
  same(await engine.msm(bytes, narrow), await engine.msm(bytes, Array.from(narrow)));
  const signed = new BigInt64Array([1n, -2n, 3n, -4n, -(2n ** 63n)]);
  same(await engine.msm(bytes, signed), await engine.msm(bytes, Array.from(signed)));
  const single = await engine.msm(bytes, new Uint8Array([1, 2, 3, 4, 5]), { scalarBytes: 1 });
  same(single, await engine.msm(bytes, [1, 2, 3, 4, 5]));
  const gone = bytes.slice();
  structuredClone(gone.buffer, { transfer: [gone.buffer] });
  await refuses(engine.msm(gone, []), 'ARGUMENT', /points: .*detached/);
});

test('what is refused', async () => {
  const { engine, g, points } = await drawn(GROUPS[2], 3, seeded(1));
  const list = await engine.convert([g, g, g], 'affine-le', 'affine-le');
  await refuses(() => new Engine('secp256k1'), 'ARGUMENT', /curve: secp256k1/);
  await refuses(() => new Engine('bn254', 'g3'), 'ARGUMENT', /group: g3/);
  await refuses(engine.msm(points, [1]), 'ARGUMENT', /scalars: there are 1, and 3 points/);
  await refuses(engine.msm(list.subarray(1), [1, 2, 3]), 'ARGUMENT', /points: 287 bytes/);
  await refuses(engine.msm(points, [1, 2, 1.5]), 'ARGUMENT', /scalar 2 is 1.5/);
  await refuses(engine.msm(points, ['1', 2, 3]), 'ARGUMENT', /scalar 0 is string/);
  await refuses(engine.msm(points, new Uint8Array(5)), 'ARGUMENT', /scalars: 5 bytes/);
  await refuses(engine.msm(points, [1, 2, 3], { threads: -1 }), 'ARGUMENT', /threads/);
  await refuses(engine.msm(points, [1, 2, 3], { memoryLimit: 100 }), 'MEMORY', /memoryLimit/);
  await refuses(engine.msm(points, [1, 2, 3], { format: 'hex' }), 'ARGUMENT', /format: hex/);
  await refuses(engine.msm(5, [1]), 'ARGUMENT', /points: bytes are wanted, not number/);
  await refuses(engine.msm([{ x: 1n }], [1]), 'ARGUMENT', /point 0/);
  await refuses(engine.msm([[0n, 0n]], [1]), 'NOT_ON_CURVE', /point 0/);
  await refuses(engine.msm([null, [engine.modulus, 1n]], [1, 2]), 'NOT_REDUCED', /point 1/);
  const off = await refuses(engine.msm([g, [g.x, g.y + 1n]], [1, 2]), 'NOT_ON_CURVE', /1/);
  assert.equal(off.item, 1);
  // A point of the curve that is not in the subgroup: x = 4 is one.
  const square = (x) => power(x ** 3n + 4n, (engine.modulus + 1n) / 4n, engine.modulus);
  let x = 1n;
  while (square(x) ** 2n % engine.modulus !== (x ** 3n + 4n) % engine.modulus) x++;
  const outside = { x, y: square(x) };
  const error = await refuses(engine.checkSubgroup([g, outside]), 'NOT_IN_SUBGROUP');
  assert.equal(error.item, 1);
  // Sums of such points are right all the same.
  const found = await engine.point(await engine.msm([outside, g], [-3, 5]));
  assert.deepEqual(found, GROUPS[2].sum([outside, g], [-3n, 5n]));
  const ark = await engine.convert([g], 'affine-le', 'ark-compressed');
  await refuses(engine.msm(ark.subarray(0, 40), [1], { format: 'ark-compressed' }), 'ARGUMENT');
  ark[0] = 2;
  await refuses(engine.msm(ark, [1], { format: 'ark-compressed' }), 'ENCODING', /count says 2/);
});

test('an item is counted in the whole list', async () => {
  const naive = GROUPS[0];
  const engine = new Engine('bn254');
  const n = 2000;
  const g = await engine.generator();
  const list = new Uint8Array(n * 64);
  for (let k = 0; k < n; k++) list.set(g, 64 * k);
  list[64 * 1777 + 40] ^= 1;
  const scalars = new Uint8Array(n * 32);
  for (const threads of [0, 1, 3]) {
    const error = await refuses(engine.msm(list, scalars, { threads }), 'NOT_ON_CURVE', /1777/);
    assert.equal(error.item, 1777);
  }
  assert.ok(naive);
});

test('long transforms by several workers', async () => {
  const field = new Field('bn254');
  const { order: r } = new Engine('bn254');
  const random = seeded(10);
  for (const n of [1 << 15, 1 << 16]) {
    const values = random.bytes(32 * n);
    for (let k = 31; k < values.length; k += 32) values[k] &= 0x1f;
    const root = power(power(5n, (r - 1n) / BigInt(n), r), 3n, r);
    for (const options of [{}, { coset: 7n }, { root, coset: random.integer(250) }]) {
      for (const inverse of [false, true]) {
        const wanted = await field.fft(values, { ...options, inverse, threads: 1 });
        for (const threads of n === 1 << 15 ? [4, 5] : [4]) {
          same(await field.fft(values, { ...options, inverse, threads }), wanted, `${n} ${threads} ${inverse}`);
        }
      }
    }
  }
  const wrong = new Uint8Array(32 << 15).fill(0xff, 32 * 5000, 32 * 5001);
  await refuses(field.fft(wrong, { threads: 4 }), 'NOT_REDUCED');
});

test('the scalar field', async () => {
  for (const name of curves()) {
    const field = new Field(name);
    const { order: r } = new Engine(name);
    assert.equal(field.modulus, r);
    const random = seeded(6);
    const numbers = Array.from({ length: 16 }, () => random.integer(256) % r);
    const put = (list) => {
      const bytes = new Uint8Array(32 * list.length);
      list.forEach((x, k) => {
        for (let j = 0; j < 32; j++, x >>= 8n) bytes[32 * k + j] = Number(x & 255n);
      });
      return bytes;
    };
    const montgomery = await field.toMontgomery(put(numbers));
    same(montgomery, put(numbers.map((x) => (x << 256n) % r)));
    same(await field.fromMontgomery(montgomery), put(numbers));
    const root = power(5n, (r - 1n) / 16n, r);
    const values = numbers.map((_, k) => {
      const x = (3n * power(root, BigInt(k), r)) % r;
      return numbers.reduceRight((sum, c) => (sum * x + c) % r, 0n);
    });
    same(await field.fft(put(numbers), { root, coset: 3 }), put(values));
    same(await field.fft(put(values), { root, coset: 3, inverse: true }), put(numbers));
    // Without a root it is snarkjs', of the least non-residue, which is 5 for both curves.
    same(await field.fft(put(numbers), { coset: 3 }), put(values));
    await refuses(field.fft(put(numbers.slice(1))), 'ARGUMENT');
    await refuses(field.fft(put([r, 1n])), 'NOT_REDUCED');
    await refuses(field.fft(put(numbers), { coset: 0 }), 'ARGUMENT', /coset/);
  }
});
