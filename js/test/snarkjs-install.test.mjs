// Where curves are put, and that nothing is left behind.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { install, uninstall } from '../src/snarkjs.js';
import { chain } from './snarkjs-circuit.mjs';
import { asModule, ffjavascript, folder, skip, snarkjs } from './snarkjs-modules.mjs';

const src = fileURLToPath(new URL('../src/', import.meta.url));
const place = (name) => Object.getOwnPropertyDescriptor(globalThis, name);
afterEach(async () => {
  await uninstall();
  for (const name of ['curve_bn128', 'curve_bls12381']) await globalThis[name]?.terminate?.();
});

/** Node with this process's flags. */
function node(...args) {
  const flags = process.execArgv.filter((flag) => !flag.startsWith('--test'));
  return promisify(execFile)(process.execPath, [...flags, ...args], { timeout: 120_000 });
}

/** A sum that is large enough to be served. */
async function sum(curve) {
  const points = new Uint8Array(64 * curve.G1.F.n8 * 2);
  for (let i = 0; i < 64; i++) points.set(curve.G1.oneAffine, i * curve.G1.F.n8 * 2);
  const scalars = new Uint8Array(64 * 32).map((_, i) => (i % 32 === 0 ? i / 32 : 0));
  return curve.G1.toObject(curve.G1.toAffine(await curve.G1.multiExpAffine(points, scalars)));
}

for (const [what, options] of [['snarkjs', { snarkjs }], ['ffjavascript', { ffjavascript }]]) {
  test(`curves are built of ${what}`, { skip }, async () => {
    const was = [place('curve_bn128'), place('curve_bls12381')];
    const report = await install(options);
    assert.deepEqual(Object.keys(report.curves), ['bn128', 'bls12381']);
    for (const name of Object.keys(report.curves)) {
      const curve = await snarkjs.curves.getCurveFromName(name);
      assert.equal(globalThis[`curve_${name}`], curve, 'it is kept');
      assert.equal(curve.tm.singleThread, true, 'without workers');
      await sum(curve);
      assert.equal(report.curves[name].served['G1.multiExpAffine'], 1);
      assert.ok(report.curves[name].calls.includes('G1.multiExpAffine'));
      await curve.terminate();
      assert.equal(globalThis[`curve_${name}`], curve, 'it does not end');
    }
    await uninstall();
    assert.deepEqual([place('curve_bn128'), place('curve_bls12381')], was);
  });
}

test('a curve that is built is served, also one that is there', { skip }, async () => {
  const there = await snarkjs.curves.getCurveFromName('bn128');
  const { multiExpAffine } = there.G1;
  const expected = await sum(there);
  const report = await install();
  assert.equal(await snarkjs.curves.getCurveFromName('bn128'), there);
  assert.deepEqual(await sum(there), expected);
  assert.equal(report.curves.bn128.served['G1.multiExpAffine'], 1);
  await there.terminate();
  assert.equal(globalThis.curve_bn128, null);
  const next = await snarkjs.curves.getCurveFromName('bn128');
  assert.notEqual(next, there);
  assert.deepEqual(await sum(next), expected);
  assert.equal(report.curves.bn128.served['G1.multiExpAffine'], 2);
  assert.equal(there.G1.multiExpAffine, multiExpAffine, 'a curve that has ended is as it was');
  await uninstall();
  assert.deepEqual(place('curve_bn128'), { value: next, writable: true, enumerable: true, configurable: true });
  assert.deepEqual(await sum(next), expected);
  assert.equal(report.curves.bn128.served['G1.multiExpAffine'], 2, 'not ours any more');
});

test('snarkjs without `curves`, as 0.7.0', { skip }, async () => {
  const report = await install({ snarkjs: { groth16: snarkjs.groth16 } });
  assert.equal(globalThis.curve_bn128, null);
  const curve = await snarkjs.curves.getCurveFromName('bn128');
  assert.ok(!curve.tm.singleThread);
  await sum(curve);
  assert.equal(report.curves.bn128.served['G1.multiExpAffine'], 1);
});

test('a curve with workers that ends is followed by one without', { skip }, async () => {
  const there = await snarkjs.curves.getCurveFromName('bn128');
  const expected = await sum(there);
  await install({ snarkjs });
  assert.equal(globalThis.curve_bn128, there);
  await there.terminate();
  const next = await snarkjs.curves.getCurveFromName('bn128');
  assert.equal(next.tm.singleThread, true);
  assert.deepEqual(await sum(next), expected);
});

test('another bundle is served by the same curve', { skip }, async () => {
  const report = await install({ snarkjs });
  const curve = await snarkjs.curves.getCurveFromName('bn128');
  const bundle = await asModule();
  assert.notEqual(bundle.groth16.prove, snarkjs.groth16.prove);
  assert.equal(await bundle.curves.getCurveFromName('bn128'), curve);
  await sum(curve);
  assert.equal(report.curves.bn128.served['G1.multiExpAffine'], 1);
});

test('a curve that cannot be built is asked for again', { skip }, async () => {
  let times = 0;
  const build = snarkjs.curves.getCurveFromName;
  const curves = {
    getCurveFromName: (...args) => (times++ ? build(...args) : Promise.reject(new Error('not now'))),
  };
  await install({ snarkjs: { groth16: snarkjs.groth16, curves } });
  await assert.rejects(() => snarkjs.curves.getCurveFromName('bn128'), /not now/);
  assert.ok(await snarkjs.curves.getCurveFromName('bn128'));
});

test('one curve only; twice; options that cannot be used', { skip }, async () => {
  const was = place('curve_bls12381');
  assert.deepEqual(Object.keys((await install({ snarkjs, curves: ['bn128'] })).curves), ['bn128']);
  assert.deepEqual(place('curve_bls12381'), was);
  const report = await install({ snarkjs });
  await sum(await snarkjs.curves.getCurveFromName('bn128'));
  assert.equal(report.curves.bn128.served['G1.multiExpAffine'], 1);
  const wrong = [null, 7, { curves: [] }, { curves: ['bn'] }, { curves: 'bn128' }, { snarkjs: {} }, { ffjavascript: 1 },
    { threads: -1 }, { threads: 1.5 }, { threads: 5000 }];
  for (const options of wrong) {
    await assert.rejects(() => install(options), { name: 'MsmithError', code: 'ARGUMENT', message: /^(options|threads)/ });
  }
  assert.ok(place('curve_bn128').get, 'what was installed stays');
  await uninstall();
  await uninstall();
});

test('a process ends by itself, and nothing that it asked stays behind', { skip }, async () => {
  const script = `
    import { createRequire } from 'node:module';
    import { install } from ${JSON.stringify(`file://${src}snarkjs.js`)};
    const snarkjs = createRequire(${JSON.stringify(`${folder}/x.js`)})('snarkjs');
    const { curves } = await install({ snarkjs });
    const { Fr } = await snarkjs.curves.getCurveFromName('bn128');
    await Fr.fft(new Uint8Array(32 << 15));
    console.log(curves.bn128.served['Fr.fft']);`;
  const { stdout } = await node('--input-type=module', '-e', script);
  assert.equal(stdout.trim(), '1');
});

test("snarkjs' command line", { skip }, async () => {
  const files = await mkdtemp(join(tmpdir(), 'msmith-snarkjs-'));
  try {
    const at = (name) => join(files, name);
    const { r1cs, wtns } = chain('bn128', 60);
    await writeFile(at('c.r1cs'), r1cs);
    await writeFile(at('c.wtns'), wtns);
    const auto = new URL('snarkjs/auto.js', `file://${src}`).href;
    const command = (...args) => node('--import', auto, join(folder, 'snarkjs/build/cli.cjs'), ...args, '-v');
    await command('powersoftau', 'new', 'bn128', '7', at('0.ptau'));
    await command('powersoftau', 'prepare', 'phase2', at('0.ptau'), at('1.ptau'));
    await command('groth16', 'setup', at('c.r1cs'), at('1.ptau'), at('c.zkey'));
    await command('zkey', 'export', 'verificationkey', at('c.zkey'), at('vk.json'));
    const [proof, signals] = [at('proof.json'), at('public.json')];
    const { stdout } = await command('groth16', 'prove', at('c.zkey'), at('c.wtns'), proof, signals);
    assert.match(stdout, /Sum of 62 points: multiexp A/);
    const verified = await command('groth16', 'verify', at('vk.json'), signals, proof);
    assert.match(verified.stdout, /OK!/);
  } finally {
    await rm(files, { recursive: true, force: true });
  }
});

test('a name that cannot be taken', { skip }, async () => {
  // It stays like this, so this test is the last.
  Object.defineProperty(globalThis, 'curve_bls12381', { value: null, configurable: false, writable: true });
  await assert.rejects(() => install({ snarkjs }), { code: 'ARGUMENT', message: /curve_bls12381/ });
  await uninstall();
  assert.equal(place('curve_bn128').get, undefined);
});
