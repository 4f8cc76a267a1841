// Runs all tests with what Node needs for them: relaxed multiply-add, which old versions have behind a flag, and a
// collector of garbage that tests can call.

import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const flag = '--experimental-wasm-relaxed-simd';
const known = spawnSync(process.execPath, [flag, '-e', '']).status === 0;
const files = process.argv.length > 2
  ? process.argv.slice(2)
  : readdirSync(here).filter((name) => /\.test\.m?js$/.test(name)).map((name) => here + name);
const args = [...(known ? [flag] : []), '--expose-gc', '--test', ...files];
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
process.exit(status ?? 1);
