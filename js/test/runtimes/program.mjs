// A program for Bun and Deno: proves with workers and without, and ends by itself.

import { readFileSync } from 'node:fs';
import process from 'node:process';

import { proof } from './use.mjs';

const [key, witness, vk] = process.argv.slice(2);
for (const threads of [0, 2]) {
  const { holds, wrong, publicSignals } = await proof(key, witness, JSON.parse(readFileSync(vk, 'utf8')), { threads });
  console.log(JSON.stringify({ threads, holds, wrong, publicSignals }));
}
