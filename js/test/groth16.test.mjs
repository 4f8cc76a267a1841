// Proofs: those of snarkjs for the same random numbers, keys from everywhere, files that are cut and changed.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import * as groth16 from '../src/groth16.js';
import { BLS12_381, BN254 } from '../src/curves.js';
import { bytesOf, jsonOf, keys, refuses, seeded, vectors } from './helpers.mjs';
import { serve } from './server.mjs';

test.after(groth16.stopWorkers);

const CURVES_OF = { bn254: BN254, 'bls12-381': BLS12_381 };
const blinding = { r: 123456789012345678901234567890123456789n, s: 2n ** 250n + 12345n };
const CURVES = ['bn254', 'bls12-381'];
/** Of G1 of BLS12-381. */
const GENERATOR = [
  0x17f1d3a73197d7942695638c4fa9ac0fc3688c4f9774b905a14e3a3f171bac586c55e83ff97a1aeffb3af00adb22c6bbn,
  0x08b3f481e3aaa0f1a09e30ed741d8ae4fcf5e095d5d00af600db18cb2c04b3edd03cc744a2888ae40caa232946c5e7e1n,
  1n,
];
const file = (name) => vectors('groth16', 'zkey', name);
const pair = (curve) => [file(`${curve}-1.zkey`), file(`${curve}.wtns`)];
const bytes = (name) => bytesOf('groth16', 'zkey', name);

for (const curve of CURVES) {
  const [zkey, wtns] = pair(curve);
  const proof = jsonOf('groth16', 'prove', `${curve}.proof.json`);
  const publicSignals = jsonOf('groth16', 'prove', `${curve}.public.json`);
  const vk = jsonOf('groth16', 'zkey', `${curve}-1.json`);
  const wanted = { proof, publicSignals };

  test(`the proofs of snarkjs: ${curve}`, async () => {
    const threads = [0, 1, 3].map((threads) => ({ threads }));
    for (const options of [{}, ...threads, { trusted: true }, { memoryLimit: 64e6 }]) {
      const proved = await groth16.prove(zkey, wtns, { ...blinding, ...options });
      assert.deepEqual(proved, wanted, JSON.stringify(options));
    }
    // A logger where snarkjs has one, then options.
    assert.deepEqual(await groth16.prove(zkey, wtns, { debug() {}, info() {} }, blinding), wanted);
    assert.deepEqual(await groth16.prove(zkey, wtns, undefined, blinding), wanted);
    assert.ok(await groth16.verify(vk, publicSignals, proof));
  });

  test(`a key from everywhere: ${curve}`, async (t) => {
    const [key, witness] = [bytes(`${curve}-1.zkey`), bytes(`${curve}.wtns`)];
    const server = await serve(key);
    t.after(() => server.close());
    const shared = new Uint8Array(new SharedArrayBuffer(key.length));
    shared.set(key);
    const read = (offset, length) => key.slice(offset, offset + length);
    const sources = [key, key.slice().buffer, shared, new Blob([key]), server.address, { size: key.length, read }];
    for (const source of sources) {
      assert.deepEqual(await groth16.prove(source, witness, blinding), wanted);
      const opened = await groth16.openKey(source);
      assert.equal(opened.curve, curve);
      for (const w of [witness, new Blob([witness]), wtns, { type: 'mem', data: witness }]) {
        assert.deepEqual(await groth16.prove(opened, w, blinding), wanted);
      }
    }
    assert.equal(key.length, bytes(`${curve}-1.zkey`).length, 'the key was given away');
  });

  test(`random proofs are right, and each is another: ${curve}`, async () => {
    const [one, other] = [await groth16.prove(zkey, wtns), await groth16.prove(zkey, wtns)];
    assert.notDeepEqual(one.proof, other.proof);
    for (const { proof, publicSignals } of [one, other]) assert.ok(await groth16.verify(vk, publicSignals, proof));
    assert.ok(await groth16.verifyBatch(vk, [one, other, [publicSignals, proof]]));
    assert.deepEqual(await groth16.findInvalid(vk, [one, other]), []);
  });

  test(`verification: ${curve}`, async () => {
    const of = (name) => jsonOf('groth16', 'verify', curve, name);
    const [vk, signals] = [of('vk.json'), of('public.json')];
    const proofs = ['proof0.json', 'proof1.json', 'proof2.json'].map(of);
    for (const proof of proofs) assert.equal(await groth16.verify(vk, signals, proof), true);
    // Every form of numbers, and texts.
    const big = (x) => (Array.isArray(x) ? x.map(big) : /^[0-9]+$/.test(x) ? BigInt(x) : x);
    const bigs = Object.fromEntries(Object.entries(proofs[0]).map(([k, x]) => [k, big(x)]));
    assert.equal(await groth16.verify(vk, signals.map(BigInt), bigs), true);
    assert.equal(await groth16.verify(JSON.stringify(vk), JSON.stringify(signals), JSON.stringify(proofs[0])), true);
    assert.equal(await groth16.verify(vk, signals, proofs[0], null, { threads: 0 }), true);
    const said = [];
    const logger = { error: (line) => said.push(line), info: (line) => said.push(line) };
    assert.equal(await groth16.verify(vk, signals, proofs[0], logger), true);
    assert.deepEqual(said, ['OK!']);
    // Wrong ones: other signals, points of others, coordinates that are none, points that are on no curve.
    const other = signals.map((x, k) => (k === 0 ? String(BigInt(x) + 1n) : x));
    assert.equal(await groth16.verify(vk, other, proofs[0], logger), false);
    assert.equal(said.length, 2);
    assert.equal(await groth16.verify(vk, signals, { ...proofs[0], pi_a: proofs[1].pi_a }), false);
    assert.equal(await groth16.verify(vk, signals.map(() => String(2n ** 256n - 1n)), proofs[0]), false);
    assert.equal(await groth16.verify(vk, signals, { ...proofs[0], pi_a: ['1', '1', '1'] }), false);
    assert.equal(await groth16.verify(vk, signals, { ...proofs[0], pi_a: [String(2n ** 400n), '1', '1'] }), false);
    // Integers that are no signals of the key, and coordinates that are in no field.
    const changed = [
      { publicSignals: ['-1', ...signals.slice(1)], proof: proofs[0] },
      { publicSignals: [-1n, ...signals.slice(1)], proof: proofs[0] },
      { publicSignals: JSON.stringify([-1, ...signals.slice(1)]), proof: proofs[0] },
      { publicSignals: signals.map(() => '9'.repeat(1000)), proof: proofs[0] },
      { publicSignals: signals.slice(1), proof: proofs[0] },
      { publicSignals: [], proof: proofs[0] },
      { publicSignals: [...signals, '0'], proof: proofs[0] },
      { publicSignals: signals, proof: { ...proofs[0], pi_a: ['-1', '2', '1'] } },
    ];
    for (const [k, { publicSignals, proof }] of changed.entries()) {
      said.length = 0;
      assert.equal(await groth16.verify(vk, publicSignals, proof, logger), false, `${k}`);
      assert.equal(said.length, 1, `${k}: ${said}`);
      const items = [[signals, proofs[0]], changed[k], [signals, proofs[1]]];
      assert.equal(await groth16.verifyBatch(vk, items), false, `${k}`);
      assert.deepEqual(await groth16.findInvalid(vk, items), [1], `${k}`);
    }
    assert.deepEqual(await groth16.findInvalid(vk, changed), changed.map((_, k) => k));
    // What is no proof, and which one it is; also where others are wrong.
    const none = [
      { publicSignals: signals, proof: {} }, { publicSignals: 'x', proof: proofs[0] }, { publicSignals: [{}], proof: {} },
      { publicSignals: ['-1'], proof: {} }, { publicSignals: signals, proof: 5 }, null,
      { publicSignals: signals, proof: { ...proofs[0], protocol: 'plonk' } },
    ];
    for (const item of none) {
      const items = [changed[0], [signals, proofs[0]], item];
      for (const call of [groth16.verifyBatch, groth16.findInvalid]) {
        const error = await call(vk, items).then(() => assert.fail('no error'), (error) => error);
        assert.equal(error.name, 'MsmithError', error.stack);
        assert.equal(error.item, 2, error.message);
      }
      if (item) await assert.rejects(groth16.verify(vk, item.publicSignals, item.proof), { name: 'MsmithError' });
    }
    // A key that is none is said first.
    await refuses(groth16.verify({ ...vk, IC: vk.IC.slice(0, 0) }, [], proofs[0]), 'ENCODING');
    // Not proofs, not keys.
    await refuses(groth16.verify(vk, signals, {}), 'ENCODING', /pi_a/);
    await refuses(groth16.verify(vk, signals, 5), 'ARGUMENT', /proof: an object is wanted, not number/);
    await refuses(groth16.verify(vk, 'x', proofs[0]), 'ENCODING');
    await refuses(groth16.verify(vk, [{}], proofs[0]), 'ARGUMENT', /publicSignals: signal 0/);
    await refuses(groth16.verify({ ...vk, curve: 'bn462' }, signals, proofs[0]), 'ARGUMENT', /vk: its curve is bn462/);
    await refuses(groth16.verify({ ...vk, vk_alpha_1: ['1', '1', '1'] }, signals, proofs[0]), 'POINT');
    await refuses(groth16.verify('{', signals, proofs[0]), 'ARGUMENT', /vk: it is not JSON/);
    // Many at once.
    const items = proofs.map((proof) => ({ publicSignals: signals, proof }));
    assert.equal(await groth16.verifyBatch(vk, items), true);
    const mixed = { publicSignals: signals, proof: { ...proofs[0], pi_c: proofs[1].pi_c } };
    const wrong = [...items, { publicSignals: other, proof: proofs[1] }, items[0], mixed];
    assert.equal(await groth16.verifyBatch(vk, wrong), false);
    assert.deepEqual(await groth16.findInvalid(vk, wrong), [3, 5]);
    assert.equal(await groth16.verifyBatch(vk, []), true);
    const text = readFileSync(vectors('groth16', 'verify', curve, 'calldata.txt'), 'utf8').trim();
    assert.equal(await groth16.exportSolidityCallData(proofs[0], signals), text);
  });

  test(`a wrong witness is told: ${curve}`, async () => {
    const key = await groth16.openKey(file(`${curve}-1.zkey`));
    const wrong = Array.from({ length: key.variables }, (_, k) => BigInt(k + 1) ** 3n);
    await assert.rejects(groth16.prove(key, wrong), { code: 'WITNESS', message: /^the proof does not verify/ });
    const { proof, publicSignals } = await groth16.prove(key, wrong, { check: false });
    assert.equal(await groth16.verify(vk, publicSignals, proof), false);
    await assert.rejects(groth16.prove(key, wtns, { check: 'no' }), { code: 'ARGUMENT' });
  });

  test(`keys of which everybody knows a secret: ${curve}`, async () => {
    const forgeable = (changed) => groth16.isForgeable({ ...vk, ...changed });
    const { q } = CURVES_OF[curve];
    const minus = ([x, y, one]) => [x, y.map((part) => String(q - BigInt(part))), one];
    assert.equal(await forgeable({}), false);
    assert.equal(await groth16.isForgeable(JSON.stringify(vk)), false);
    const { vk_gamma_2: h } = vk;
    for (const one of [h, minus(h)]) {
      assert.equal(await forgeable({ vk_delta_2: one }), true);
      // γ of a key of snarkjs is the generator.
      assert.equal(await forgeable({ vk_beta_2: one }), true);
    }
    const g = curve === 'bn254' ? [1n, 2n, 1n] : GENERATOR;
    assert.equal(await forgeable({ vk_alpha_1: g.map(String) }), true);
    assert.equal(await forgeable({ vk_alpha_1: g }), true);
    assert.equal(await forgeable({ vk_alpha_1: g.map(String), vk_gamma_2: vk.vk_beta_2 }), false);
    for (const vk_delta_2 of [undefined, 5, [false], [['x', '1']], [[1.5, '1']]]) {
      await assert.rejects(forgeable({ vk_delta_2 }), groth16.MsmithError);
    }
    await assert.rejects(groth16.isForgeable('{'), /vk: it is not JSON/);
    // A key to which nobody has contributed; those who verify with it or export it hear of it too.
    const said = [];
    const logger = { info() {}, warn: (line) => said.push(line) };
    const first = await groth16.exportVerificationKey(file(`${curve}-0.zkey`), logger);
    assert.equal(await groth16.isForgeable(first), true);
    const { proof, publicSignals } = await groth16.prove(file(`${curve}-0.zkey`), wtns);
    assert.equal(await groth16.verify(first, publicSignals, proof, logger), true);
    assert.equal(await groth16.verify(vk, publicSignals, proof, logger), false);
    assert.deepEqual(said.map((line) => /anybody can make proofs/.test(line)), [true, true]);
  });

  test(`files that are cut: ${curve}`, async () => {
    const [key, witness] = [bytes(`${curve}-1.zkey`), bytes(`${curve}.wtns`)];
    const random = seeded(11);
    const drawn = Array.from({ length: 40 }, () => random.below(key.length));
    const lengths = [0, 1, 4, 11, 12, 20, key.length - 1, ...drawn];
    for (const length of lengths) await refuses(groth16.openKey(key.subarray(0, length)), 'FILE', /^zkey: /);
    const longer = new Uint8Array(key.length + 1);
    longer.set(key);
    await refuses(groth16.openKey(longer), 'FILE', /follow/);
    for (const length of [0, 5, 30, 60, 80, witness.length - 1]) {
      await refuses(groth16.prove(key, witness.subarray(0, length)), 'FILE', /^witness: /);
    }
  });

  test(`files that are changed: ${curve}`, async () => {
    const [key, witness] = [bytes(`${curve}-1.zkey`), bytes(`${curve}.wtns`)];
    const random = seeded(12);
    let refused = 0;
    for (let k = 0; k < 60; k++) {
      const changed = key.slice();
      changed[random.below(key.length)] ^= 1 << random.below(8);
      // An error with words, or a proof that is wrong or of a part of the key that proofs do not use.
      try {
        await groth16.prove(changed, witness, { ...blinding, threads: 1 });
      } catch (error) {
        assert.equal(error.name, 'MsmithError', error.stack);
        assert.doesNotMatch(error.message, /unreachable|undefined|NaN/);
        assert.notEqual(error.code, 'INTERNAL', error.message);
        assert.notEqual(error.code, 'WORKER', error.message);
        refused++;
      }
    }
    assert.ok(refused > 30, `${refused} of 60 were refused`);
    // A point that is not on the curve is named by its section and number.
    const opened = await groth16.openKey(key);
    const first = Buffer.from(await opened.points('A', 1, 2));
    const at = Buffer.from(key).indexOf(first);
    const changed = key.slice();
    changed[at] ^= 1;
    const error = await refuses(groth16.prove(changed, witness), 'KEY', /zkey: section 5 \(A\): .*\b1\b/);
    assert.equal(error.item, 1);
    for (let k = 0; k < 40; k++) {
      const changed = witness.slice();
      changed[random.below(76)] ^= 1 << random.below(8);
      await assert.rejects(groth16.prove(key, changed, { threads: 1 }), { name: 'MsmithError' });
    }
  });
}

test('the verifying key of a proving key', async () => {
  for (const curve of CURVES) {
    const { vk_alphabeta_12, ...wanted } = jsonOf('groth16', 'zkey', `${curve}-1.json`);
    assert.ok(vk_alphabeta_12);
    const vk = await groth16.exportVerificationKey(file(`${curve}-1.zkey`));
    assert.deepEqual(vk, wanted);
    const proof = jsonOf('groth16', 'prove', `${curve}.proof.json`);
    assert.ok(await groth16.verify(vk, jsonOf('groth16', 'prove', `${curve}.public.json`), proof));
  }
});

test('witnesses that do not fit', async () => {
  const [key] = pair('bn254');
  const witness = bytes('bn254.wtns');
  await refuses(groth16.prove(key, file('bls12-381.wtns')), 'WITNESS', /it is of bls12-381, and the key of bn254/);
  const { variables } = await groth16.openKey(key);
  const values = Array.from({ length: variables }, (_, k) => {
    const at = witness.length - 32 * (variables - k);
    return BigInt(`0x${Buffer.from(witness.slice(at, at + 32)).reverse().toString('hex')}`);
  });
  const wanted = jsonOf('groth16', 'prove', 'bn254.proof.json');
  assert.deepEqual((await groth16.prove(key, values, blinding)).proof, wanted);
  assert.deepEqual((await groth16.prove(key, values.map(String), blinding)).proof, wanted);
  await refuses(groth16.prove(key, values.slice(1)), 'WITNESS', /values, and the key wants/);
  await refuses(groth16.prove(key, [2n, ...values.slice(1)]), 'WITNESS', /not 1/);
  await refuses(groth16.prove(key, [1n, -1n]), 'WITNESS', /value 1/);
  await refuses(groth16.prove(key, witness, { r: 1n }), 'ARGUMENT', /r, s/);
  await refuses(groth16.prove(key, witness, { r: 2n ** 255n, s: 0n }), 'ARGUMENT', /r: it is not below the order/);
  await refuses(groth16.prove(key, witness, { memoryLimit: 1000 }), 'MEMORY', /memoryLimit: the transforms of this key take \d+ bytes/);
  const many = { threads: 8, memoryLimit: 20e6 };
  await refuses(groth16.prove(key, witness, many), 'MEMORY', /with 8 threads this takes at least \d+ bytes/);
  await refuses(groth16.prove(key, witness, { memoryLimit: '1' }), 'ARGUMENT', /memoryLimit/);
});

test('keys that are none', async () => {
  await refuses(groth16.openKey(file('bn254.wtns')), 'FILE', /zkey: it is not a zkey file: it begins with "wtns"/);
  await refuses(groth16.openKey(bytes('bn254.r1cs')), 'FILE', /begins with "r1cs"/);
  const plonk = bytes('bn254-1.zkey');
  plonk[24] = 2;
  await refuses(groth16.openKey(plonk), 'KEY', /PLONK/);
});

test('a key that changes on its server', async (t) => {
  const key = bytes('bls12-381-1.zkey');
  // Longer than what is read first, so that there is a second request.
  const server = await serve(Buffer.concat([key, Buffer.alloc(200_000)]), { change: 'etag' });
  t.after(() => server.close());
  await refuses(groth16.openKey(server.address), 'FILE', /follow/);
});

test('the work of a proof is told', async () => {
  const [zkey, wtns] = pair('bn254');
  const done = [];
  const work = [];
  const onProgress = (part, name) => done.push([part, name]);
  await groth16.prove(zkey, wtns, { threads: 2, onProgress, onWork: (w) => work.push(w) });
  assert.ok(done.length >= 6);
  assert.deepEqual([...done].sort(([a], [b]) => a - b), done, 'it goes back');
  assert.ok(done.at(-1)[0] > 0.999);
  for (const name of ['quotient', 'A', 'B1', 'B2', 'C', 'H']) assert.ok(work.some((w) => w.name === name), name);
  for (const { start, end, worker } of work) assert.ok(start <= end && worker >= 0 && worker < 2);
  const stop = new Error('enough');
  await assert.rejects(groth16.prove(zkey, wtns, { onProgress: () => { throw stop; } }), stop);
});

test('a published key with its circuit', async (t) => {
  const folder = keys(t);
  if (!folder) return;
  const [wasm, zkey] = ['wasm', 'zkey'].map((kind) => join(folder, `semaphore-1.${kind}`));
  const vk = JSON.parse(readFileSync(join(folder, 'semaphore-1.json'), 'utf8'));
  const path = { merkleProofLength: 0, merkleProofIndex: 0, merkleProofSiblings: ['0'] };
  const input = { secret: '7', ...path, message: '2', scope: '3' };
  const first = await groth16.fullProve(input, wasm, zkey, blinding);
  assert.ok(await groth16.verify(vk, first.publicSignals, first.proof));
  const [circuit, key] = [await groth16.openCircuit(wasm), await groth16.openKey(zkey)];
  const second = await groth16.fullProve(input, circuit, key, null, { sanityCheck: true }, blinding);
  assert.deepEqual(second, first);
  const witness = await groth16.calculateWitness(input, wasm);
  for (const options of [{ threads: 1 }, { threads: 4 }, { threads: 3, memoryLimit: 40e6 }, { trusted: true }]) {
    assert.deepEqual(await groth16.prove(zkey, witness, { ...blinding, ...options }), first, JSON.stringify(options));
  }
  const other = groth16.fullProve(input, wasm, file('bls12-381-1.zkey'));
  await refuses(other, 'WITNESS', /of bn254, and the key of bls12-381/);
  await refuses(groth16.fullProve(input, wasm, file('bn254-1.zkey')), 'WITNESS', /values, and the key wants/);
});

test('a published key from servers with faults', async (t) => {
  const folder = keys(t);
  if (!folder) return;
  const [wasm, zkey] = ['wasm', 'zkey'].map((kind) => new Uint8Array(readFileSync(join(folder, `semaphore-1.${kind}`))));
  const path = { merkleProofLength: 0, merkleProofIndex: 0, merkleProofSiblings: ['0'] };
  const witness = await groth16.calculateWitness({ secret: '7', ...path, message: '2', scope: '3' }, wasm);
  const wanted = await groth16.prove(zkey, witness, blinding);
  const at = async (faults) => {
    const server = await serve(zkey, faults);
    t.after(() => server.close());
    return server;
  };
  for (const faults of [{}, { ignore: true }, { silent: true }, { cut: 40_000, times: 1 }, { stall: 40_000, times: 1 }]) {
    const { address, requests } = await at(faults);
    const opened = await groth16.openKey(address, { timeout: 500 });
    assert.deepEqual(await groth16.prove(opened, witness, blinding), wanted, JSON.stringify(faults));
    const asked = requests.length;
    assert.deepEqual(await groth16.prove(opened, witness, blinding), wanted);
    assert.equal(requests.length, asked, 'what is kept was asked for again');
  }
  // Nothing is kept: every proof reads what it needs.
  const kept = await groth16.openKey((await at({})).address, { keep: 0 });
  for (const threads of [1, 3]) assert.deepEqual(await groth16.prove(kept, witness, { ...blinding, threads }), wanted);
  const faults = {};
  const changing = await groth16.openKey((await at(faults)).address);
  faults.change = 'etag';
  await refuses(groth16.prove(changing, witness), 'CHANGED', /zkey: .*it changed between two requests/);
  const stalling = {};
  const slow = await groth16.openKey((await at(stalling)).address, { timeout: 300 });
  stalling.stall = 1000;
  await refuses(groth16.prove(slow, witness), 'FETCH', /zkey: .*at byte \d+: nothing came for 300 ms, twice/);
  const patient = await groth16.openKey((await at({})).address);
  const waiting = await at(stalling);
  const endless = await groth16.openKey({ size: zkey.length, read: async (offset, length) => {
    if (length < 10_000) return zkey.slice(offset, offset + length);
    return fetch(waiting.address).then((response) => response.arrayBuffer());
  } });
  await assert.rejects(groth16.prove(endless, witness, { signal: AbortSignal.timeout(300) }), { name: 'TimeoutError' });
  // What failed is over: the next proof is right.
  assert.deepEqual(await groth16.prove(patient, witness, blinding), wanted);
});

test('a source that throws', async () => {
  const [key, witness] = [bytes('bn254-1.zkey'), bytes('bn254.wtns')];
  const wanted = await groth16.prove(key, witness, blinding);
  let reads = 0;
  let wrong = Infinity;
  const why = new Error('the disk is gone');
  const opened = await groth16.openKey({
    size: key.length,
    read: (offset, length) => {
      if (reads++ === wrong) throw why;
      return key.slice(offset, offset + length);
    },
  });
  for (let k = 0; k < 6; k++) {
    [reads, wrong] = [0, k];
    await assert.rejects(groth16.prove(opened, witness, blinding), why);
  }
  wrong = Infinity;
  assert.deepEqual(await groth16.prove(opened, witness, blinding), wanted);
});

test('the published proofs of snarkjs', async () => {
  const of = (name) => jsonOf('groth16', 'verify', 'semaphore', name);
  const vk = of('vk.json');
  const items = [0, 1, 2, 3].map((k) => ({ publicSignals: of(`public${k}.json`), proof: of(`proof${k}.json`) }));
  for (const { publicSignals, proof } of items) assert.ok(await groth16.verify(vk, publicSignals, proof));
  assert.equal(await groth16.verify(vk, items[0].publicSignals, items[1].proof), false);
  assert.ok(await groth16.verifyBatch(vk, items));
  const text = readFileSync(vectors('groth16', 'verify', 'semaphore', 'calldata.txt'), 'utf8').trim();
  assert.equal(await groth16.exportSolidityCallData(items[0].proof, items[0].publicSignals), text);
});
