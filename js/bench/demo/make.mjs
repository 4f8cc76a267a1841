// Makes a folder of the page that any server can serve, with nothing from elsewhere: `node bench/demo/make.mjs FOLDER`, and
// serves it with `--serve [PORT]`.

import { cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const js = fileURLToPath(new URL('../..', import.meta.url));
const vectors = join(js, '..', 'vectors', 'groth16', 'zkey');
const args = process.argv.slice(2);
const serving = args.indexOf('--serve');
const port = serving < 0 ? null : Number(args.splice(serving, 2)[1] ?? 8080);
const folder = args[0] ?? join(js, 'bench', 'demo', 'site');

if (!existsSync(join(js, 'wasm', 'bn254-plain.wasm'))) {
  console.error('demo: there are no modules: npm run build');
  process.exit(1);
}
for (const part of ['src', 'wasm']) cpSync(join(js, part), join(folder, part), { recursive: true });
mkdirSync(join(folder, 'demo', 'example'), { recursive: true });
for (const file of ['index.html', 'style.css', 'icon.svg', 'app.js', 'theirs.js', 'timeline.js']) {
  cpSync(join(js, 'bench', 'demo', file), join(folder, 'demo', file));
}
for (const [from, to] of [['bn254-1.zkey', 'small.zkey'], ['bn254.wtns', 'small.wtns']]) {
  cpSync(join(vectors, from), join(folder, 'demo', 'example', to));
}
writeFileSync(join(folder, 'index.html'), '<!doctype html><meta http-equiv="refresh" content="0; url=demo/" />\n');
console.log(`${folder}: any server can serve it`);

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};
if (port !== null) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    let file = join(folder, normalize(decodeURIComponent(pathname)));
    if (existsSync(file) && statSync(file).isDirectory()) file = join(file, 'index.html');
    if (!file.startsWith(folder) || !existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  server.listen(port, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}/demo/`));
}
