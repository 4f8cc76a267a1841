// The package beside other libraries.
//
//     npm run bench -- [--only TEXT] [--budget SECONDS] [--keys FOLDER] [--record] [--list]
//
// Each case is a process of its own, in which the libraries take turns; what is compared is the least CPU time of all
// threads of the process, after the results were found equal. One thread each, unless a case is about more.

import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';

import { hasRelaxed } from '../src/probe.js';
import { chart } from './chart.mjs';
import { CASES } from './cases/index.mjs';
import { append, context } from './record.mjs';

const here = fileURLToPath(import.meta.url);
const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    budget: { type: 'string', default: '6' },
    keys: { type: 'string', default: process.env.MSMITH_BENCH_KEYS ?? '' },
    record: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    case: { type: 'string' },
    input: { type: 'string' },
  },
});

/** Flags that Node needs to have relaxed vectors. */
function flags() {
  const flag = '--experimental-wasm-relaxed-simd';
  return hasRelaxed() || process.execArgv.includes(flag) ? [] : [flag];
}

/** Runs this program again for one case. */
function child(id, input = null) {
  const args = [...process.execArgv, ...flags(), '--expose-gc', '--no-warnings', here, '--case', id];
  args.push('--budget', options.budget, '--keys', options.keys, ...(input === null ? [] : ['--input', input]));
  const { stdout, status } = spawnSync(process.execPath, args, {
    encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(`${id} failed`);
  return JSON.parse(stdout.slice(stdout.lastIndexOf('\n{', stdout.length - 2) + 1));
}

const cases = (await CASES(options)).filter(({ id }) => id.includes(options.only));

if (options.case) {
  const found = cases.find(({ id }) => id === options.case);
  const result = await found.run({ budget: Number(options.budget), input: options.input ?? null });
  console.log(`\n${JSON.stringify(result)}`);
  process.exit(0);
}

if (options.list) {
  for (const { id, title } of cases) console.log(id.padEnd(34), title);
  process.exit(0);
}

const about = context();
console.log(`${about.machine}, Node ${process.version}`);
const lines = [];
for (const { id, title, floor, aim, skipped, parts } of cases) {
  if (skipped) {
    console.log(`skipped: ${id}: ${skipped}`);
    continue;
  }
  const found = parts ? Object.assign({}, ...parts.map((part) => child(id, part))) : child(id);
  const { unit = 'ms', rounds = 1, form, ...peers } = found;
  const mine = peers.msmith;
  for (const [peer, least] of Object.entries(peers)) {
    if (peer === 'msmith') continue;
    const ratio = least / mine;
    const target = floor?.[peer] ?? floor?.any;
    const word = target === undefined ? '' : `floor ${shorter(target)}x, aim ${shorter(aim?.[peer] ?? aim?.any)}x`;
    console.log(
      `${title.padEnd(44)} ${shown(mine, unit).padStart(9)}  ${peer.padEnd(22)} ${shown(least, unit).padStart(9)}`,
      `${ratio.toFixed(2)}x`.padStart(8), word, target !== undefined && ratio < target ? 'BELOW THE FLOOR' : '');
    lines.push({ id, title, peer, msmith: mine, other: least, ratio: round(ratio), unit, rounds, form, floor: target });
  }
}
if (options.record) {
  append(about, lines);
  chart(about, lines);
}

function shown(value, unit) {
  if (unit.startsWith('ms') && value >= 1000) return `${(value / 1000).toFixed(2)} s`;
  return `${value.toPrecision(3)} ${unit.split(' ')[0]}`;
}

function shorter(x) {
  return Number(x.toPrecision(3));
}

function round(x) {
  return Math.round(x * 1000) / 1000;
}
