// The package in a real browser: pages with and without isolation, a strict policy, an extension's service worker.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { browser, files, host, picture } from './browser/host.mjs';

const { skip, program, chromium } = browser();
if (skip) console.log(`skipped: the package in a browser: ${skip}`);

const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'";
const ISOLATED = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };
/** Milliseconds of a task of a page's thread, at most. */
const BUSY = 50;

describe('a browser', { skip }, () => {
  let chrome;
  let served;
  const hosts = [];
  before(async () => {
    chrome = await chromium.launch({ executablePath: program, args: ['--no-sandbox'] });
    served = await files();
  });
  after(async () => {
    await chrome?.close();
    await Promise.all(hosts.map(({ close }) => close()));
  });

  /** A page, and what it complained of. */
  async function open(headers, path = '/test/browser/page.html') {
    const server = await host(served, headers);
    hosts.push(server);
    const page = await chrome.newPage();
    const complaints = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(server.address + path);
    await page.waitForFunction(() => window.ready, null, { timeout: 20_000 }).catch((error) => {
      throw new Error(`the page did not start: ${complaints.join('; ')}`, { cause: error });
    });
    return { page, server, complaints };
  }

  /** The longest task of the pages' threads while something is done, in CPU time: other programs run beside. */
  async function traced(page, act) {
    await chrome.startTracing(page, { categories: ['toplevel', '__metadata'] });
    const result = await act();
    const { traceEvents } = JSON.parse((await chrome.stopTracing()).toString());
    const thread = ({ pid, tid }) => `${pid} ${tid}`;
    const isMain = ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain';
    const mains = new Set(traceEvents.filter(isMain).map(thread));
    const tasks = traceEvents.filter((event) => event.tdur > 0 && mains.has(thread(event)));
    assert.ok(tasks.length > 10, 'nothing was traced');
    const { name, tdur } = tasks.reduce((a, b) => (a.tdur > b.tdur ? a : b));
    return { result, longest: { name, ms: tdur / 1000 } };
  }

  for (const [what, headers, isolated] of [
    ['a page', {}, false],
    ['an isolated page', ISOLATED, true],
    ['a page with a strict policy', { 'Content-Security-Policy': POLICY }, false],
    ['an isolated page with a strict policy', { ...ISOLATED, 'Content-Security-Policy': POLICY }, true],
  ]) {
    test(what, async () => {
      const { page, complaints } = await open(headers);
      assert.deepEqual((await page.evaluate(() => window.about())).isolated, isolated);
      const { holds, publicSignals } = await page.evaluate(() => window.proof('small'));
      assert.equal(holds, true);
      assert.ok(publicSignals.length > 0);
      assert.ok(page.workers().length > 0, 'no worker was started');
      const { name, code, message } = await page.evaluate(() => window.failure('small'));
      assert.equal(name, 'MsmithError');
      assert.ok(code && message && !/unreachable/.test(message), message);
      assert.deepEqual(complaints, []);
      await page.close();
    });
  }

  test('a policy without workers is told of, once', async () => {
    const { page, complaints } = await open({ 'Content-Security-Policy': POLICY.replace("worker-src 'self'", "worker-src 'none'") });
    assert.equal((await page.evaluate(() => window.proof('small'))).holds, true);
    assert.equal(page.workers().length, 0);
    assert.match(await page.evaluate(() => window.workers()), /./);
    assert.equal(complaints.filter((line) => /^msmith: .*no worker can be started/.test(line)).length, 1, complaints.join());
    await page.close();
  });

  test('relaxed vectors are taken where they are', async () => {
    const { page, server } = await open({});
    await page.evaluate(() => window.proof('small'));
    const { form } = await page.evaluate(() => window.about());
    assert.ok(server.asked.includes(`/wasm/bn254-${form}.wasm`), server.asked.join());
    assert.ok(!server.asked.includes(`/wasm/bn254-${form === 'plain' ? 'relaxed' : 'plain'}.wasm`));
    await page.close();
  });

  test('a key that the user has chosen', async () => {
    const { page } = await open({ 'Content-Security-Policy': POLICY });
    await page.evaluate(() => {
      const input = document.createElement('input');
      Object.assign(input, { type: 'file', multiple: true, id: 'files' });
      document.body.append(input);
    });
    const input = page.locator('#files');
    const names = ['zkey', 'wtns'].map((end) => served.get(`/small.${end}`));
    await input.setInputFiles(names);
    const { publicSignals } = await input.evaluate((element) => window.proofOfFile(element));
    assert.ok(publicSignals.length > 0);
    await page.close();
  });

  test('two pages at once', async () => {
    const pages = await Promise.all([open({}), open(ISOLATED)]);
    const proofs = await Promise.all(pages.map(({ page }) => page.evaluate(() => window.proof('small'))));
    assert.deepEqual(proofs.map(({ holds }) => holds), [true, true]);
    assert.deepEqual(proofs[0].publicSignals, proofs[1].publicSignals);
    await Promise.all(pages.map(({ page }) => page.close()));
  });

  test('the page is not blocked, and a proof can be stopped', async (t) => {
    if (!served.has('/large.zkey')) {
      console.log('skipped: a page that is not blocked: MSMITH_BENCH_KEYS names no NAME.zkey with .wtns and .vk.json');
      return t.skip('no large key');
    }
    const { page } = await open({});
    const tries = [];
    for (let k = 0; k < 3; k++) {
      const { longest, result } = await traced(page, () => page.evaluate(() => window.proof('large')));
      assert.equal(result.holds, true);
      assert.ok(result.parts > 2, 'no progress was told');
      tries.push(longest);
    }
    // Other programs may slow one proof, but not every one.
    const least = tries.reduce((a, b) => (a.ms < b.ms ? a : b));
    assert.ok(least.ms <= BUSY, `the page's thread was busy for ${tries.map(({ ms }) => ms)} ms (${least.name})`);
    for (const after of [1, 60, 300]) {
      const { stopped, holds } = await page.evaluate((ms) => window.cancelled('large', ms), after);
      assert.equal(stopped, 'AbortError');
      assert.equal(holds, true);
    }
    await page.close();
  });

  test("snarkjs' own bundle", async (t) => {
    if (!served.has('/snarkjs.js')) {
      console.log("skipped: snarkjs' own bundle in a page: MSMITH_SNARKJS is not set");
      return t.skip('no snarkjs');
    }
    // The bundle makes an address of a blob when it is loaded, though no worker is started of it.
    const { page } = await open({ 'Content-Security-Policy': POLICY });
    await page.addScriptTag({ url: '/snarkjs.js' });
    const { holds, publicSignals, served: calls } = await page.evaluate((name) => window.snarkjsProof(name),
      served.has('/large.zkey') ? 'large' : 'small');
    assert.equal(holds, true);
    assert.ok(publicSignals.length > 0);
    if (served.has('/large.zkey')) assert.equal(calls['Fr.fft'], 3, JSON.stringify(calls));
    for (const worker of page.workers()) assert.ok(!/^(blob|data):/.test(worker.url()), worker.url());
    await page.close();
  });

  test('the demo, from a static folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'msmith-demo-'));
    try {
      const js = fileURLToPath(new URL('../', import.meta.url));
      await promisify(execFile)(process.execPath, [join(js, 'bench/demo/make.mjs'), folder]);
      const server = await host(new Map(), {}, folder);
      hosts.push(server);
      const page = await chrome.newPage({ viewport: { width: 1200, height: 900 }, deviceScaleFactor: 1.2 });
      const complaints = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      await page.goto(`${server.address}/demo/index.html`);
      const key = served.has('/large.zkey') ? 'large' : 'small';
      const choose = async (id, file) => {
        const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.click(`#${id} .link`)]);
        await chooser.setFiles(file);
        await page.waitForFunction((id) => document.getElementById(id).classList.contains('filled'), id);
      };
      await choose('zkey', served.get(`/${key}.zkey`));
      await choose('wtns', served.get(`/${key}.wtns`));
      const proven = async () => {
        await page.click('#prove');
        await page.waitForSelector('#verdict.good, #verdict.bad, #error:not([hidden])', { timeout: 120_000 });
        assert.equal(await page.locator('#verdict.good').count(), 1, await page.textContent('main'));
        await page.waitForSelector('#prove:not([disabled])', { timeout: 240_000 });
      };
      await proven();
      assert.ok((await page.locator('#picture svg rect').count()) > 0, 'nothing was drawn');
      if (served.has('/snarkjs.js')) {
        await choose('snarkjs', served.get('/snarkjs.js'));
        await proven();
        assert.match(await page.textContent('#totals'), /as fast/);
      }
      if (process.env.MSMITH_SCREENSHOT) await picture(page, process.env.MSMITH_SCREENSHOT);
      assert.deepEqual(complaints, []);
      await page.close();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  test("an extension's service worker", async () => {
    const folder = await mkdtemp(join(tmpdir(), 'msmith-extension-'));
    const js = fileURLToPath(new URL('../', import.meta.url));
    let context;
    try {
      const extension = join(folder, 'extension');
      await cp(join(js, 'test/browser/extension'), extension, { recursive: true });
      for (const part of ['src', 'wasm']) await cp(join(js, part), join(extension, part), { recursive: true });
      for (const file of ['small.zkey', 'small.wtns', 'small.vk.json']) {
        await copyFile(served.get(`/${file}`), join(extension, file));
      }
      // Without a window, but with the whole browser, which has extensions.
      const args = ['--headless=new', '--no-sandbox', `--disable-extensions-except=${extension}`];
      context = await chromium.launchPersistentContext(join(folder, 'user'), {
        executablePath: program, headless: false, args: [...args, `--load-extension=${extension}`],
      });
      const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker', { timeout: 20_000 }));
      const result = await worker.evaluate(() => globalThis.proof('small'));
      assert.equal(result.workers, 'undefined');
      assert.equal(result.holds, true);
      assert.ok(result.publicSignals.length > 0);
    } finally {
      await context?.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
