// A browser, a server of this folder's pages, and the keys that they use.

import { createServer } from 'node:http';
import { existsSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const js = fileURLToPath(new URL('../../', import.meta.url));
const repository = join(js, '..');

/** Chromium and playwright-core, or why they are not there. */
export function browser() {
  const program = process.env.MSMITH_CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync);
  if (!program || !existsSync(program)) return { skip: 'there is no chromium (MSMITH_CHROMIUM names its program)' };
  const folder = process.env.MSMITH_BROWSER ?? join(js, 'node_modules');
  try {
    return { skip: false, program, ...createRequire(join(folder, 'x.js'))('playwright-core') };
  } catch {
    return { skip: 'MSMITH_BROWSER names no node_modules folder with playwright-core' };
  }
}

const ENDS = ['zkey', 'wtns', 'vk.json'];

/** The small key of the repository, and one of MSMITH_BENCH_KEYS, as addresses and files. */
export async function files() {
  const zkey = join(repository, 'vectors/groth16/zkey');
  const all = new Map([
    ['/small.zkey', join(zkey, 'bn254-1.zkey')],
    ['/small.wtns', join(zkey, 'bn254.wtns')],
    ['/small.vk.json', join(zkey, 'bn254-1.json')],
  ]);
  const folder = process.env.MSMITH_BENCH_KEYS;
  const names = folder ? await readdir(folder) : [];
  const whole = (stem) => ENDS.every((end) => names.includes(`${stem}.${end}`));
  const stem = names.map((file) => file.split('.')[0]).find(whole);
  if (stem) for (const end of ENDS) all.set(`/large.${end}`, join(folder, `${stem}.${end}`));
  if (process.env.MSMITH_SNARKJS) {
    all.set('/snarkjs.js', join(process.env.MSMITH_SNARKJS, 'snarkjs/build/snarkjs.min.js'));
  }
  return all;
}

const TYPES = {
  '.html': 'text/html', '.js': 'text/javascript', '.json': 'application/json', '.wasm': 'application/wasm',
  '.css': 'text/css', '.svg': 'image/svg+xml',
};

/**
 * Serves the package, this folder and some files.
 *
 * @param {Map<string, string>} more addresses and files
 * @param {Record<string, string>} headers
 */
export async function host(more, headers = {}, root = js) {
  const asked = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://host');
    const file = more.get(pathname) ?? join(root, normalize(pathname));
    asked.push(pathname);
    if (pathname === '/favicon.ico') return void response.writeHead(204, headers).end();
    let body;
    try {
      body = await readFile(file);
    } catch {
      return void response.writeHead(404, headers).end('no such file');
    }
    const about = { ...headers, 'Content-Type': TYPES[extname(pathname)] ?? 'application/octet-stream' };
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
    if (!range) return void response.writeHead(200, { ...about, 'Content-Length': body.length }).end(body);
    const [from, to] = [Number(range[1]), Math.min(Number(range[2]), body.length - 1)];
    about['Content-Range'] = `bytes ${from}-${to}/${body.length}`;
    response.writeHead(206, { ...about, 'Content-Length': to - from + 1 }).end(body.subarray(from, to + 1));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${server.address().port}`;
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { address, asked, close };
}

/** A picture of a page, as WebP: a quarter of a PNG. */
export async function picture(page, file) {
  const png = (await page.screenshot({ fullPage: true })).toString('base64');
  const blank = await page.context().browser().newPage();
  const text = await blank.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.85).split(',')[1];
  }, png);
  await blank.close();
  await writeFile(file, Buffer.from(text, 'base64'));
}
