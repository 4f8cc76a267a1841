// What a run leaves: lines in `record/`.

import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';

import { form } from '../src/module.js';

const folder = new URL('record/', import.meta.url);
const here = fileURLToPath(new URL('.', import.meta.url));

/** The processor as Linux names it, with family, model and stepping where it tells them. */
function machine() {
  let text = '';
  try {
    text = readFileSync('/proc/cpuinfo', 'utf8');
  } catch {
    // Elsewhere Node knows a name.
  }
  const field = (name) => text.match(new RegExp(`^${name}\\s*:\\s*(.*)$`, 'm'))?.[1];
  const name = field('model name') ?? cpus()[0]?.model ?? process.arch;
  const numbers = ['cpu family', 'model', 'stepping'].map(field);
  return numbers.every(Boolean) ? `${name} (family ${numbers[0]} model ${numbers[1]} stepping ${numbers[2]})` : name;
}

/** A name as part of a file's name. */
const slug = (name) =>
  name.replaceAll(/\(R\)|\(TM\)/g, '').toLowerCase().split(/[^a-z0-9.]+/)
    .filter((word) => !['processor', 'cpu', 'family', 'model', 'stepping', ''].includes(word)).join('-');

function commit() {
  const git = (...args) => execFileSync('git', args, { cwd: here, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    return git('rev-parse', '--short=10', 'HEAD') + (git('status', '--porcelain', '--', '..') ? '-changed' : '');
  } catch {
    return undefined;
  }
}

export function context() {
  const about = { machine: machine(), date: new Date().toISOString().slice(0, 10), node: process.version };
  return { ...about, form: form(), commit: commit(), stem: `${slug(about.machine)}-${about.date}` };
}


/** Appends lines to `record/CPU-DATE.jsonl`. */
export function append({ stem, ...about }, lines) {
  mkdirSync(folder, { recursive: true });
  const text = lines.map((line) => `${JSON.stringify({ ...about, ...line })}\n`).join('');
  appendFileSync(new URL(`${stem}.jsonl`, folder), text);
  console.log(`recorded in js/bench/record/${stem}.jsonl`);
}
