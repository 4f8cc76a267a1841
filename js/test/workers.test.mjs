// Workers: that die, that are cancelled, that are not there, that end; and what a proof leaves behind.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

import { step, withTask } from '../src/calls.js';
import { BN254 } from '../src/curves.js';
import * as groth16 from '../src/groth16.js';
import { Engine } from '../src/index.js';
import { poolOf } from '../src/pool.js';
import { bytesOf, jsonOf, refuses, same, seeded, vectors } from './helpers.mjs';

test.after(groth16.stopWorkers);

// Workers are made by this class, so that tests can count and end them.
const threads = createRequire(import.meta.url)('node:worker_threads');
const { Worker } = threads;
const made = [];
threads.Worker = class extends Worker {
  constructor(...args) {
    super(...args);
    made.push(this);
    const { postMessage } = this;
    this.postMessage = (message, ...rest) => {
      postMessage.call(this, message, ...rest);
      if (message.op) this.asked?.(message);
    };
  }
};

const key = bytesOf('groth16', 'zkey', 'bn254-1.zkey');
const witness = bytesOf('groth16', 'zkey', 'bn254.wtns');
const vk = jsonOf('groth16', 'zkey', 'bn254-1.json');
const blinding = { r: 5n, s: 6n };
const engine = new Engine('bn254');

/** A sum of many points that takes a while. */
async function long(n = 1 << 13) {
  const points = await engine.mulBase(await engine.generator(), seeded(3).bytes(2 * n), { scalarBytes: 2 });
  return [points, seeded(4).bytes(32 * n)];
}

test('a worker that dies: the job is done again', async () => {
  const wanted = await groth16.prove(key, witness, blinding);
  for (const when of [0, 1, 3]) {
    groth16.stopWorkers();
    made.length = 0;
    const proving = groth16.prove(key, witness, { ...blinding, threads: 2 });
    while (made.length === 0) await sleep(1);
    let asked = 0;
    made[0].asked = () => asked++ === when && made[0].terminate();
    assert.deepEqual(await proving, wanted, `after ${when} jobs`);
    assert.ok(made.length > 1 && asked > 0, 'no worker was ended');
  }
});

test('a worker that dies twice is an error that says so', async () => {
  const [points, scalars] = await long(64);
  groth16.stopWorkers();
  made.length = 0;
  const kill = setInterval(() => made.forEach((worker) => (worker.asked ??= () => worker.terminate())), 1);
  try {
    await refuses(engine.msm(points, scalars, { threads: 1 }), 'WORKER', /a worker stopped twice/);
  } finally {
    clearInterval(kill);
  }
  made.forEach((worker) => (worker.asked = null));
  await engine.msm(points, scalars);
});

test('a signal ends a call, and its worker', async () => {
  const [points, scalars] = await long();
  const wanted = await engine.msm(points, scalars);
  const random = seeded(8);
  for (let k = 0; k < 12; k++) {
    const stopper = new AbortController();
    const options = { signal: stopper.signal, threads: 1 + random.below(3) };
    const call = k % 2 ? engine.msm(points, scalars, options) : groth16.prove(key, witness, options);
    setTimeout(() => stopper.abort(), random.below(30));
    const start = performance.now();
    await call.then(
      () => {},
      (error) => assert.equal(error.name, 'AbortError', error.stack),
    );
    if (stopper.signal.aborted) assert.ok(performance.now() - start < 5000);
  }
  same(await engine.msm(points, scalars), wanted);
  await assert.rejects(engine.msm(points, scalars, { signal: AbortSignal.abort() }), { name: 'AbortError' });
  const reason = new Error('of the caller');
  await assert.rejects(groth16.prove(key, witness, { signal: AbortSignal.abort(reason) }), reason);
  await refuses(groth16.prove(key, witness, { signal: 5 }), 'ARGUMENT', /signal/);
  await refuses(groth16.prove(key, witness, { onProgress: 5 }), 'ARGUMENT', /onProgress/);
});

test('one call is cancelled, and another beside it is not', async () => {
  const [points, scalars] = await long();
  const wanted = await engine.msm(points, scalars);
  const stopper = new AbortController();
  const cancelled = engine.msm(points, scalars, { signal: stopper.signal, threads: 2 });
  const others = [engine.msm(points, scalars, { threads: 2 }), engine.msm(points, scalars, { threads: 2 })];
  setTimeout(() => stopper.abort(), 20);
  await assert.rejects(cancelled, { name: 'AbortError' });
  for (const sum of await Promise.all(others)) same(sum, wanted);
});

test('workers stop when they are idle', async () => {
  await groth16.prove(key, witness, { threads: 2 });
  const pool = poolOf(BN254.module);
  assert.ok(pool.workers > 0);
  // This process does something else, and is not kept by them.
  await sleep(1500);
  assert.equal(pool.workers, 0);
});

/** Runs a program in a process of its own, and gives its output, code and milliseconds. */
async function program(text, args = []) {
  const child = spawn(process.execPath, [...process.execArgv.filter((arg) => arg.startsWith('--experimental')), ...args,
    '--input-type=module', '-e', text]);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const start = performance.now();
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { output: output.trim(), code, took: performance.now() - start };
}

const groth16At = JSON.stringify(new URL('../src/groth16.js', import.meta.url).href);
const files = JSON.stringify([vectors('groth16', 'zkey', 'bn254-1.zkey'), vectors('groth16', 'zkey', 'bn254.wtns')]);
const begin = `import { prove } from ${groth16At}; const files = ${files};`;

test('a process ends when it is done', async () => {
  const { output, code } = await program(`${begin}
    const { proof } = await prove(...files, { threads: 2 }); const at = performance.now();
    process.on('exit', () => console.log(proof.protocol, performance.now() - at < 900 ? 'at once' : 'late'));`);
  assert.equal(output, 'groth16 at once');
  assert.equal(code, 0);
});

test('a process waits for a proof that nobody awaits', async () => {
  const { output, code } = await program(`${begin} prove(...files).then(({ proof }) => console.log(proof.curve));`);
  assert.equal(output, 'bn128');
  assert.equal(code, 0);
});

test('without workers the calling thread computes, and serves others between', async () => {
  const hide = `process.getBuiltinModule('node:worker_threads').Worker = class {
    constructor() { throw new Error('none here'); } };`;
  const { output } = await program(`${hide} ${begin}
    let turns = 0; const timer = setInterval(() => turns++, 1);
    const options = { r: 5n, s: 6n }; const one = await prove(...files, options); clearInterval(timer);
    console.log(JSON.stringify(one.proof), turns > 2);`);
  const { proof } = await groth16.prove(key, witness, blinding);
  const [said, ...lines] = output.split('\n').reverse();
  assert.equal(said, `${JSON.stringify(proof)} true`);
  // Somebody is told, once.
  assert.deepEqual(lines, ["msmith: calls hold up the thread that makes them, as no worker can be started (none here); "
    + "provide('worker', …) says where src/worker.js is"]);
});

const indexAt = JSON.stringify(new URL('../src/index.js', import.meta.url).href);
const workerAt = JSON.stringify(new URL('../src/worker.js', import.meta.url).href);

test('which workers there are, and others', async () => {
  const { output, code } = await program(`
    const threads = process.getBuiltinModule('node:worker_threads');
    const { Worker } = threads;
    threads.Worker = class { constructor() { throw new Error('not from there'); } };
    const warned = []; console.warn = (line) => warned.push(line);
    const { Engine, about, provide } = await import(${indexAt});
    const engine = new Engine('bn254');
    const sum = async () => (await engine.point(await engine.msm(await engine.generator(), [1]))).x;
    const told = [await about(), await sum(), await about()].map((x) => [x.threads, x.why, x].slice(0, x.form ? 2 : 3));
    let made = 0;
    provide('worker', () => (made++, new Worker(new URL(${workerAt}), { execArgv: [] })));
    told.push((await about()).threads > 0, (await about()).why, await sum(), made > 0);
    threads.Worker = Worker;
    for (const at of [${workerAt}, new URL(${workerAt})]) { provide('worker', at); told.push(await sum()); }
    for (const none of [5, null, {}, new Uint8Array(5)]) {
      try { provide('worker', none); } catch (error) { told.push(error.code); }
    }
    console.log(JSON.stringify([told, warned.length], (_, x) => (typeof x === 'bigint' ? Number(x) : x)));`);
  assert.equal(code, 0, output);
  const none = [0, 'not from there'];
  const refusals = Array(4).fill('ARGUMENT');
  assert.deepEqual(JSON.parse(output), [[none, [null, null, 1], none, true, null, 1, true, 1, 1, ...refusals], 1]);
});

test('a worker that cannot be loaded', async () => {
  const { output } = await program(`
    const { about, provide } = await import(${indexAt});
    provide('worker', 'file:///nowhere/worker.js');
    const { threads, why } = await about(); console.log(threads, /nowhere/.test(why));`);
  assert.match(output, /no worker can be started \(.*nowhere.*\n0 true$/s);
});

test('where nothing may be compiled, what was given compiled computes', async () => {
  for (const form of ['relaxed', 'plain', 'both']) {
    const { output, code } = await program(`
      import { readFileSync } from 'node:fs';
      const read = (form) => new WebAssembly.Module(readFileSync(new URL(\`../wasm/bn254-\${form}.wasm\`, ${indexAt})));
      const { hasRelaxed } = await import(new URL('probe.js?first', ${indexAt}));
      hasRelaxed() || process.exit(3);
      const modules = { relaxed: read('relaxed'), plain: read('plain') };
      const { Module } = WebAssembly;
      const no = () => { throw new WebAssembly.CompileError('no code generation here'); };
      WebAssembly.Module = new Proxy(Module, { construct: no });
      WebAssembly.compile = async () => no();
      WebAssembly.validate = no;
      process.getBuiltinModule('node:worker_threads').Worker = class { constructor() { throw new Error('none'); } };
      console.warn = () => {};
      const { Engine, about, provide } = await import(${indexAt});
      const engine = new Engine('bn254');
      const sum = async () => (await engine.point(await engine.msm(await engine.generator(), [1]))).x;
      const before = await sum().catch(({ code }) => code);
      provide('bn254', ${form === 'both' ? 'modules.relaxed' : `{ ${form}: modules.${form} }`});
      console.log(before, await sum(), (await about()).form);`);
    if (code === 3) return void console.log('skipped: there is no relaxed multiply-add here');
    assert.equal(output, `MODULE 1n ${form === 'plain' ? 'plain' : 'relaxed'}`);
  }
});

test('the calling thread is not held while workers compute', async () => {
  const [points, scalars] = await long(1 << 14);
  await engine.msm(points, scalars);
  const tries = [];
  for (let k = 0; k < 5; k++) {
    const start = performance.eventLoopUtilization();
    await engine.msm(points, scalars, { threads: 1 });
    // What the loop itself did: the copies of the slices, and messages.
    tries.push(performance.eventLoopUtilization(start).active);
  }
  // Other programs may hold this one up, but not every time.
  assert.ok(Math.min(...tries) < 50, `the loop was busy for ${tries} ms`);
});

test('many proofs leave no memory behind', async () => {
  const opened = await groth16.openKey(key);
  const times = Number(process.env.MSMITH_PROOFS ?? 200);
  const options = { threads: 1 };
  const memory = async () => {
    globalThis.gc?.();
    const { arrayBuffers, heapUsed } = process.memoryUsage();
    const { value } = await withTask(BN254.module, options, (task) => task.run(() => step('live', [])));
    return { ours: arrayBuffers + heapUsed, module: value };
  };
  for (let k = 0; k < 10; k++) await groth16.prove(opened, witness, options);
  const before = await memory();
  let proved;
  for (let k = 0; k < times; k++) proved = await groth16.prove(opened, witness, options);
  const after = await memory();
  assert.ok(after.ours - before.ours < 8 << 20, `${before.ours} bytes before ${times} proofs, ${after.ours} after`);
  assert.ok(before.module > 0);
  assert.ok(after.module - before.module < 4096, `${before.module} bytes in the module, ${after.module} after`);
  assert.ok(await groth16.verify(vk, proved.publicSignals, proved.proof));
});
