// Runs a program of the target wasm32-wasip1 in Node, as cargo's runner: `node xtask/wasi.mjs PROGRAM [ARG…]`.
//
// The program sees its arguments, the environment and the clock, and no files.
import { readFile } from 'node:fs/promises';
import { WASI } from 'node:wasi';

const [program, ...args] = process.argv.slice(2);
if (program === undefined) {
  console.error('usage: node xtask/wasi.mjs PROGRAM [ARG…]');
  process.exit(2);
}
const wasi = new WASI({
  version: 'preview1',
  args: [program, ...args],
  env: process.env,
  returnOnExit: true,
});
const module = await WebAssembly.compile(await readFile(program));
process.exitCode = wasi.start(await WebAssembly.instantiate(module, wasi.getImportObject()));
