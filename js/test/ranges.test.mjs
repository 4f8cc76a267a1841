// Readers: every kind of source gives the same bytes, and says what is wrong.

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from 'node:test';

import { openSource, readOwned } from '../src/ranges.js';
import { refuses, same, seeded } from './helpers.mjs';
import { serve as started } from './server.mjs';

async function serve(t, ...args) {
  const server = await started(...args);
  t.after(() => server.close());
  return server;
}

const content = seeded(7).bytes(300_000);
const folder = mkdtempSync(join(tmpdir(), 'msmith-'));
test.after(() => rmSync(folder, { recursive: true }));

async function reads(source, options) {
  const reader = await openSource('zkey', source, options);
  assert.equal(reader.size, content.length);
  const random = seeded(3);
  for (let k = 0; k < 20; k++) {
    const from = random.below(content.length);
    const length = random.below(content.length - from + 1);
    same(await reader.read(from, length), content.subarray(from, from + length));
  }
  same(await reader.read(content.length, 0), new Uint8Array());
  // What is sent away is not what somebody else has.
  const owned = await readOwned(reader, 10, 1000);
  owned.fill(0);
  same(await reader.read(10, 1000), content.subarray(10, 1010));
  await refuses(reader.read(content.length - 10, 11), 'FILE', /cut/);
  return reader;
}

test('bytes of every kind', async () => {
  await reads(content);
  await reads(content.slice().buffer);
  await reads(Buffer.from(content));
  const padded = new Uint8Array(content.length + 24);
  padded.set(content, 8);
  await reads(padded.subarray(8, 8 + content.length));
  await reads(new DataView(padded.buffer, 8, content.length));
  await reads(new Uint32Array(content.slice().buffer));
  const shared = new SharedArrayBuffer(content.length + 8);
  new Uint8Array(shared).set(content, 8);
  await reads(new Uint8Array(shared, 8));
  await reads({ type: 'mem', data: content });
});

test('a detached buffer', async () => {
  const bytes = content.slice();
  const reader = await openSource('zkey', bytes);
  structuredClone(bytes.buffer, { transfer: [bytes.buffer] });
  await refuses(reader.read(0, 8), 'ARGUMENT', /zkey: .*detached/);
});

test('a Blob, a File, a function, a path', async () => {
  await reads(new Blob([content]));
  await reads(new Blob([new Uint8Array(5), content]).slice(5));
  await reads({ size: content.length, read: (offset, length) => content.slice(offset, offset + length) });
  const path = join(folder, 'file');
  writeFileSync(path, content);
  await reads(path);
  await reads(pathToFileURL(path));
  await reads(pathToFileURL(path).href);
  await reads({ type: 'file', fileName: path });
});

test('sources that are none', async () => {
  await refuses(openSource('zkey', 5), 'ARGUMENT', /zkey: .*number/);
  await refuses(openSource('zkey', null), 'ARGUMENT', /zkey/);
  await refuses(openSource('zkey', {}), 'ARGUMENT', /zkey/);
  await refuses(openSource('zkey', join(folder, 'none')), 'FILE', /zkey: .*none/);
  await refuses(openSource('zkey', folder), 'FILE', /not a file/);
  await refuses(openSource('zkey', { size: -1, read() {} }), 'ARGUMENT', /size/);
  const short = await openSource('zkey', { size: 100, read: () => new Uint8Array(5) });
  await refuses(short.read(0, 10), 'FILE', /5 bytes from 0 in place of 10/);
  const text = await openSource('zkey', { size: 100, read: () => 'text' });
  await refuses(text.read(0, 10), 'ARGUMENT', /read/);
});

test('a file that changes', async () => {
  const path = join(folder, 'changes');
  writeFileSync(path, content);
  const reader = await openSource('zkey', path);
  await reader.read(0, 10);
  writeFileSync(path, content.subarray(0, 1000));
  await refuses(reader.read(0, 10), 'CHANGED', /zkey: .*changed/);
});

test('an address, by ranges', async (t) => {
  const server = await serve(t, content);
  await reads(server.address);
  // Parts that are there are not asked for again.
  const bytes = server.requests.reduce((sum, { range: [from, to] }) => sum + to - from + 1, 0);
  assert.ok(bytes < content.length + (1 << 18), `${bytes} bytes were asked for`);
  await reads(new URL(server.address), { keep: 0 });
});

test('servers that give no ranges', async (t) => {
  let server = await serve(t, content, { ignore: true });
  await reads(server.address);
  assert.equal(server.requests.length, 1);
  await refuses(openSource('zkey', server.address, { keep: 1000 }), 'RANGES', /300000 bytes.*keep: 1000/);
  server = await serve(t, content, { ignore: true, chunked: true });
  await reads(server.address);
  await refuses(openSource('zkey', server.address, { keep: 1000 }), 'RANGES', /more than 1000/);
  // A page may not read Content-Range of another origin unless it is exposed; then HEAD says the length.
  server = await serve(t, content, { silent: true });
  await reads(server.address);
});

for (const fault of ['cut', 'stall']) {
  test(`servers that ${fault}`, async (t) => {
    const options = { timeout: 300 };
    let server = await serve(t, content, { [fault]: 5000, times: 1 });
    await reads(server.address, options);
    server = await serve(t, content, { [fault]: 5000, times: 1, ignore: true });
    await reads(server.address, options);
    server = await serve(t, content, { [fault]: 5000 });
    await refuses(openSource('zkey', server.address, options), 'FETCH', /at byte \d+: .*twice/);
    const faults = { times: 0, [fault]: 5000 };
    server = await serve(t, content, faults);
    const reader = await openSource('zkey', server.address, { ...options, keep: 0 });
    await server.close();
    await refuses(reader.read(100_000, 50_000), 'FETCH', /at byte 100000/);
  });
}

test('servers that fail', async (t) => {
  let server = await serve(t, content, { status: 404 });
  await refuses(openSource('zkey', server.address), 'FETCH', /zkey: .*404/);
  server = await serve(t, content, { status: 503, times: 1 });
  await reads(server.address);
  server = await serve(t, content, { status: 503 });
  await refuses(openSource('zkey', server.address), 'FETCH', /503.*twice/);
});

test('content that changes between requests', async (t) => {
  for (const change of ['etag', 'length']) {
    const server = await serve(t, content, { change });
    const reader = await openSource('zkey', server.address);
    const error = await refuses(reader.read(100_000, 1000), 'CHANGED', /zkey: .*changed/);
    assert.match(error.message, change === 'etag' ? /ETag: "a", then "b"/ : /length/);
  }
  const server = await serve(t, content, { wrongStart: true });
  const reader = await openSource('zkey', server.address);
  await refuses(reader.read(100_000, 1000), 'FILE', /and not from/);
});

test('reading stops by a signal', async (t) => {
  const server = await serve(t, content, { stall: 5000 });
  const stopper = new AbortController();
  const opening = openSource('zkey', server.address, { signal: stopper.signal });
  setTimeout(() => stopper.abort(), 50);
  await assert.rejects(opening, { name: 'AbortError' });
});
