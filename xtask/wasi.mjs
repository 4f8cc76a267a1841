// Runs a program of the target wasm32-wasip1 in Node, as cargo's runner: `node xtask/wasi.mjs [--cpu-time] PROGRAM [ARG…]`.
//
// The program sees its arguments, the environment and the clock, and no files. With `--cpu-time` its clock is the CPU time
// of this process: what it prints of times does not depend on what else the machine does.
import { readFile } from 'node:fs/promises';
import { WASI } from 'node:wasi';

const args = process.argv.slice(2);
const byCpu = args[0] === '--cpu-time' && args.shift() !== undefined;
if (args.length === 0) {
  console.error('usage: node xtask/wasi.mjs [--cpu-time] PROGRAM [ARG…]');
  process.exit(2);
}
const wasi = new WASI({ version: 'preview1', args, env: process.env, returnOnExit: true });
const module = await WebAssembly.compile(await readFile(args[0]));
const imports = wasi.getImportObject();
let memory;
if (byCpu) {
  imports.wasi_snapshot_preview1.clock_time_get = (_clock, _precision, at) => {
    const { user, system } = process.cpuUsage();
    new DataView(memory.buffer).setBigUint64(at, BigInt(user + system) * 1000n, true);
    return 0;
  };
}
const instance = await WebAssembly.instantiate(module, imports);
({ memory } = instance.exports);
process.exitCode = wasi.start(instance);
