// Modules: the form that a machine takes, files and addresses they come from.

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { test } from 'node:test';

import { BN254 } from '../src/curves.js';
import { Engine, about, provide, stopWorkers } from '../src/index.js';
import { form, load, useForm } from '../src/module.js';
import { hasRelaxed } from '../src/probe.js';
import { refuses, same } from './helpers.mjs';

test.after(stopWorkers);

const engine = new Engine('bn254');
const product = async () => {
  stopWorkers();
  return engine.mulBase(await engine.generator(), [12345, -1]);
};
const fileOf = (name) => readFileSync(new URL(`../wasm/${name}.wasm`, import.meta.url));

test('the form of this machine', async () => {
  const [major] = process.versions.node.split('.').map(Number);
  const flag = process.execArgv.includes('--experimental-wasm-relaxed-simd');
  if (major >= 22 || flag) assert.ok(hasRelaxed(), 'relaxed multiply-add is on, and was not found');
  assert.equal(form(), hasRelaxed() ? 'relaxed' : 'plain');
  assert.equal((await about()).form, form());
  assert.equal((await load(BN254.module)).form, form());
});

test('both forms give the same', async (t) => {
  const wanted = await product();
  if (!hasRelaxed()) {
    console.log(`skipped: ${t.name}: there is no relaxed multiply-add here`);
    return t.skip('there is no relaxed multiply-add here');
  }
  t.after(() => useForm(null));
  useForm('plain');
  assert.equal((await load(BN254.module)).form, 'plain');
  same(await product(), wanted);
});

test('what is loaded is compiled once', async () => {
  assert.equal(await load(BN254.module), await load(BN254.module));
});

test('a module from elsewhere', async (t) => {
  const wanted = await product();
  const bytes = fileOf(`bn254-${form()}`);
  const types = { '/empty': 'application/wasm', '/right': 'application/wasm', '/wrong': 'application/octet-stream', '/none': '' };
  const server = createServer((request, response) => {
    if (!(request.url in types)) return void response.writeHead(404).end();
    const type = types[request.url];
    response.writeHead(200, type ? { 'Content-Type': type } : {}).end(request.url === '/empty' ? '' : bytes);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = (path) => `http://127.0.0.1:${server.address().port}${path}`;
  t.after(() => {
    server.closeAllConnections();
    server.close();
    provide('bn254', new URL(`../wasm/bn254-${form()}.wasm`, import.meta.url));
  });
  const sources = [bytes, new Uint8Array(bytes).buffer, await WebAssembly.compile(bytes)];
  for (const source of [...sources, at('/right'), new URL(at('/wrong')), at('/none'), { [form()]: bytes }]) {
    provide('bn254', source);
    same(await product(), wanted);
  }
  provide('bn254', at('/missing'));
  await refuses(product(), 'MODULE', /bn254 .*missing.*404/);
  provide('bn254', at('/empty'));
  await refuses(product(), 'MODULE', /bn254/);
  const empty = new URL(`data:application/octet-stream,`);
  provide('bn254', empty);
  await refuses(product(), 'MODULE', /it was not built: npm run build/);
  provide('bn254', new Uint8Array([1, 2, 3]));
  await refuses(product(), 'MODULE', /bn254/);
  provide('bn254', new URL('nowhere.wasm', import.meta.url));
  await refuses(product(), 'MODULE', /nowhere\.wasm/);
  await refuses(() => provide('bn254', 5), 'ARGUMENT', /source/);
  // A module that is none of ours.
  provide('bn254', new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
  await refuses(product(), 'MODULE', /no function/);
});

test('all modules are there', () => {
  for (const name of ['bn254', 'bls12_381']) {
    for (const form of ['relaxed', 'plain']) {
      assert.ok(existsSync(new URL(`../wasm/${name}-${form}.wasm`, import.meta.url)), `${name}-${form}: npm run build`);
    }
  }
});
