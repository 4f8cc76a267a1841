// The package as npm packs it, installed elsewhere.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';

import { vectors } from './helpers.mjs';

const here = fileURLToPath(new URL('..', import.meta.url));
const npm = (args, cwd) => spawnSync('npm', args, { cwd, encoding: 'utf8' });

test('npm pack, and an installation elsewhere', async (t) => {
  if (npm(['--version']).status !== 0) {
    console.log(`skipped: ${t.name}: there is no npm`);
    return t.skip('there is no npm');
  }
  const folder = mkdtempSync(join(tmpdir(), 'msmith-pack-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const packed = npm(['pack', '--json', '--ignore-scripts', '--pack-destination', folder], here);
  assert.equal(packed.status, 0, packed.stderr);
  const [{ filename, files }] = JSON.parse(packed.stdout);
  const names = files.map(({ path }) => path);
  for (const name of ['src/index.js', 'src/index.d.ts', 'src/worker.js', 'wasm/bn254-plain.wasm', 'LICENSE-MIT']) {
    assert.ok(names.includes(name), `${name} is not packed`);
  }
  for (const name of names) assert.doesNotMatch(name, /^(test|bench|demo|node_modules)/, `${name} is packed`);

  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const installed = npm(['install', '--offline', '--no-audit', '--no-fund', join(folder, filename)], folder);
  assert.equal(installed.status, 0, installed.stderr);
  writeFileSync(join(folder, 'prove.mjs'), `
    import { Engine } from 'msmith';
    import { prove, verify } from 'msmith/groth16';
    import { readFileSync } from 'node:fs';
    const [zkey, wtns, vk] = process.argv.slice(2);
    const { proof, publicSignals } = await prove(zkey, wtns);
    console.log(await verify(JSON.parse(readFileSync(vk)), publicSignals, proof));
    const engine = new Engine('bn254');
    console.log((await engine.point(await engine.mulBase(await engine.generator(), [1]))).x);
  `);
  const args = ['bn254-1.zkey', 'bn254.wtns', 'bn254-1.json'].map((name) => vectors('groth16', 'zkey', name));
  const run = spawnSync(process.execPath, [...process.execArgv.filter((arg) => arg.startsWith('--experimental')),
    'prove.mjs', ...args], { cwd: folder, encoding: 'utf8' });
  assert.equal(run.stdout, 'true\n1n\n', run.stderr);
});

test('the demo is a folder that is whole', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'msmith-demo-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const made = spawnSync(process.execPath, [join(here, 'demo', 'make.mjs'), folder], { encoding: 'utf8' });
  assert.equal(made.status, 0, made.stderr);
  const seen = new Set();
  const visit = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    assert.ok(file.startsWith(folder), `${file} is elsewhere`);
    const text = readFileSync(file, 'utf8');
    const pattern = file.endsWith('.html') ? /(?:src|href)="([^"#]+)"/g : /(?:from|new URL\()\s*'(\.[^']+)'/g;
    for (const [, name] of text.matchAll(pattern)) {
      if (name === '.') continue;
      const next = join(file, '..', name);
      if (next.endsWith('.wasm')) continue;
      visit(next);
    }
  };
  visit(join(folder, 'demo', 'index.html'));
  for (const name of ['app.js', 'style.css']) assert.ok(seen.has(join(folder, 'demo', name)), name);
  assert.ok(seen.has(join(folder, 'src', 'worker.js')));
  assert.ok(readFileSync(join(folder, 'demo', 'example', 'small.zkey')).length > 1000);
});

test('every entry of the package is there', () => {
  const { exports, version } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
  for (const [name, entry] of Object.entries(exports)) {
    for (const path of typeof entry === 'string' ? [entry] : Object.values(entry)) {
      if (!path.includes('*')) readFileSync(join(here, path), 'utf8');
      assert.ok(path.startsWith('./'), name);
    }
  }
  const workspace = readFileSync(join(here, '..', 'Cargo.toml'), 'utf8');
  assert.equal(version, /^version = "(.*)"$/m.exec(workspace)[1], 'the version is that of the workspace');
});
