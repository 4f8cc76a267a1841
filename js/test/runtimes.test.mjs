// The package in Bun and Deno, and in a page that Vite has built.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

import { browser, files, host } from './browser/host.mjs';

const js = fileURLToPath(new URL('../', import.meta.url));
const modules = process.env.MSMITH_BROWSER ?? join(js, 'node_modules');
const run = promisify(execFile);

/** Why something of a node_modules folder is not there. */
function missing(what, path) {
  if (existsSync(join(modules, path))) return false;
  const why = `MSMITH_BROWSER names no node_modules folder with ${what}`;
  console.log(`skipped: ${why}`);
  return why;
}

describe('other runtimes', () => {
  let folder;
  let small;
  before(async () => {
    // Installed as a user has it: under its name, in node_modules.
    folder = await mkdtemp(join(tmpdir(), 'msmith-runtimes-'));
    await mkdir(join(folder, 'node_modules/msmith'), { recursive: true });
    for (const part of ['src', 'wasm', 'package.json']) {
      await cp(join(js, part), join(folder, 'node_modules/msmith', part), { recursive: true });
    }
    await cp(join(js, 'test/runtimes'), folder, { recursive: true });
    await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', dependencies: { msmith: '*' } }));
    const served = await files();
    small = ['zkey', 'wtns', 'vk.json'].map((end) => served.get(`/small.${end}`));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  for (const [name, args] of [['bun', ['run']], ['deno', ['run', '--allow-all', '--node-modules-dir=manual']]]) {
    test(name, { skip: missing(name, `.bin/${name}`) }, async () => {
      const program = join(modules, '.bin', name);
      const { stdout } = await run(program, [...args, join(folder, 'program.mjs'), ...small], {
        cwd: folder, timeout: 120_000, env: { ...process.env, DENO_NO_UPDATE_CHECK: '1' },
      });
      const lines = stdout.trim().split('\n').map((line) => JSON.parse(line));
      assert.deepEqual(lines.map(({ threads, holds, wrong }) => [threads, holds, wrong]), [
        [0, true, false], [2, true, false],
      ]);
      assert.deepEqual(lines[0].publicSignals, lines[1].publicSignals);
    });
  }

  const { skip: noBrowser, program, chromium } = browser();
  test('a page that Vite has built', { skip: missing('vite', 'vite') || noBrowser }, async () => {
    const root = join(folder, 'page');
    await cp(join(folder, 'use.mjs'), join(root, 'use.mjs'));
    await symlink(join(folder, 'node_modules'), join(root, 'node_modules'));
    const vite = createRequire(join(modules, 'x.js')).resolve('vite');
    const { build } = await import(pathToFileURL(vite).href);
    const output = { outDir: 'built', target: 'esnext' };
    await build({ root, base: './', logLevel: 'error', configFile: false, build: output });
    const assets = await readdir(join(root, 'built/assets'));
    assert.ok(assets.some((file) => /^bn254-relaxed.*\.wasm$/.test(file)), assets.join());
    assert.ok(assets.some((file) => /^worker.*\.js$/.test(file)), assets.join());
    const server = await host(await files(), {}, join(root, 'built'));
    const chrome = await chromium.launch({ executablePath: program, args: ['--no-sandbox'] });
    try {
      const page = await chrome.newPage();
      await page.goto(`${server.address}/index.html`);
      await page.waitForFunction(() => window.ready);
      const result = await page.evaluate(() => window.proof());
      assert.equal(result.holds, true);
      assert.equal(result.wrong, false);
      assert.ok(page.workers().length > 0, 'no worker was started');
    } finally {
      await chrome.close();
      await server.close();
    }
  });
});
