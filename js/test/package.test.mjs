// The package as npm packs it, installed elsewhere.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  // The same by `require`, of a Node that does not give modules to it.
  const text = readFileSync(join(folder, 'prove.mjs'), 'utf8')
    .replaceAll(/import (\{.*\}) from ('.*');/g, 'const $1 = require($2);');
  writeFileSync(join(folder, 'prove.cjs'), `(async () => {${text}
    const { about } = require('msmith');
    console.log((await about()).threads > 0);
    const kzg = await require('msmith/kzg').loadKZG();
    console.log(kzg.blobToKZGCommitment(new Uint8Array(131072))[0]);
    console.log(typeof require('msmith/snarkjs').install);
  })();`);
  const args = ['bn254-1.zkey', 'bn254.wtns', 'bn254-1.json'].map((name) => vectors('groth16', 'zkey', name));
  const flags = process.execArgv.filter((arg) => arg.startsWith('--experimental'));
  const run = (...args) => spawnSync(process.execPath, [...flags, ...args], { cwd: folder, encoding: 'utf8' });
  const module = run('prove.mjs', ...args);
  assert.equal(module.stdout, 'true\n1n\n', module.stderr);
  const never = process.allowedNodeEnvironmentFlags.has('--experimental-require-module')
    ? ['--no-experimental-require-module']
    : [];
  const required = run(...never, 'prove.cjs', ...args);
  assert.equal(required.stdout, 'true\n1n\ntrue\n192\nfunction\n', required.stderr);
  assert.equal(required.stderr, '');
});

test('nothing is packed before something is built', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'msmith-unbuilt-'));
  t.after(() => rmSync(folder, { recursive: true }));
  for (const name of ['build.mjs', 'commonjs.mjs', 'kzg-setup.mjs', 'package.json', 'src']) {
    cpSync(join(here, name), join(folder, name), { recursive: true });
  }
  const pack = () => npm(['pack', '--dry-run'], folder);
  assert.notEqual(pack().status, 0);
  assert.match(pack().stderr, /no modules: `npm ci && npm run build` makes all, `npm run build bn254`/);
  // One module is a package, which says what it lacks.
  for (const name of ['wasm/bn254-plain.wasm', 'wasm/bn254-relaxed.wasm', 'cjs/index.js']) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), 'x');
  }
  writeFileSync(join(folder, 'wasm/kzg-plain.wasm'), '');
  const one = pack();
  assert.equal(one.status, 0, one.stderr);
  assert.match(one.stderr, /lacks modules: bls12_381, kzg, all/);
});

test('the demo is a folder that is whole', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'msmith-demo-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const made = spawnSync(process.execPath, [join(here, 'bench', 'demo', 'make.mjs'), folder], { encoding: 'utf8' });
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
  const pathsOf = (entry) => (typeof entry === 'string' ? [entry] : Object.values(entry).flatMap(pathsOf));
  for (const [name, entry] of Object.entries(exports)) {
    for (const path of pathsOf(entry)) {
      if (!path.includes('*')) readFileSync(join(here, path), 'utf8');
      assert.ok(path.startsWith('./'), name);
    }
  }
  const workspace = readFileSync(join(here, '..', 'Cargo.toml'), 'utf8');
  assert.equal(version, /^version = "(.*)"$/m.exec(workspace)[1], 'the version is that of the workspace');
});
