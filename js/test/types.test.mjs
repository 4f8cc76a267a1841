// Types: what users write compiles, and what they must not write does not.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));

test('types', (t) => {
  const compiler = path('../node_modules/typescript/bin/tsc');
  if (!existsSync(compiler)) {
    console.log(`skipped: ${t.name}: typescript is not installed (npm ci)`);
    return t.skip('typescript is not installed (npm ci)');
  }
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', path('types')], { encoding: 'utf8' });
  assert.equal(status, 0, stdout);
});

test('every function has a type', async () => {
  const { readFileSync } = await import('node:fs');
  const names = { index: await import('../src/index.js'), groth16: await import('../src/groth16.js') };
  for (const [file, module] of Object.entries(names)) {
    const types = readFileSync(path(`../src/${file}.d.ts`), 'utf8');
    for (const name of Object.keys(module)) assert.match(types, new RegExp(`\\b${name}\\b`), `${file}: ${name}`);
  }
});
