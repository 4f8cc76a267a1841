// Proving keys: a `zkey` of snarkjs, wherever it is, read by ranges.

import { MsmithError } from './errors.js';
import { CURVES } from './curves.js';
import { sectionAt, sectionsOf, viewOf } from './files.js';
import { integerOf } from './integers.js';
import { load } from './module.js';
import { checkedOptions } from './options.js';
import { openSource, readOwned } from './ranges.js';

/** Bytes of a coefficient: matrix, constraint and wire, and the value. */
export const COEFFICIENT = 44;

/** The lists of points by their names: the section, and whether they are of G2. */
export const LISTS = {
  A: { section: 5, group: 'g1' },
  B1: { section: 6, group: 'g1' },
  B2: { section: 7, group: 'g2' },
  C: { section: 8, group: 'g1' },
  H: { section: 9, group: 'g1' },
};

/** A proving key, open. */
export class Key {
  #reader;
  #sections;
  #header;
  /** Lists whose points were looked at. */
  #checked = new Set();

  constructor(reader, sections, header, numbers, trusted) {
    this.#reader = reader;
    this.#sections = sections;
    this.#header = header;
    /** @type {import('./curves.js').Curve} */
    Object.defineProperty(this, 'of', { value: numbers.curve });
    this.curve = numbers.curve.name;
    this.variables = numbers.variables;
    this.public = numbers.public;
    this.domain = numbers.domain;
    this.coefficients = numbers.coefficients;
    /** Bytes of the file. */
    this.size = reader.size;
    /** Whether points are taken as they are, without a look whether they are on the curve. */
    this.trusted = trusted;
    Object.freeze(this);
  }

  /** Its section 2, from which the module makes a prover. */
  header() {
    return this.#header.slice();
  }

  /** The number of points of a list. */
  lengthOf(list) {
    return { A: this.variables, B1: this.variables, B2: this.variables, H: this.domain }[list]
      ?? this.variables - this.public - 1;
  }

  groupOf(list) {
    return this.of[LISTS[list].group];
  }

  /** Points of a list, as bytes that can be sent away. */
  points(list, from, to, signal) {
    const { bytes } = this.groupOf(list);
    const [at] = this.#sections.get(LISTS[list].section);
    return readOwned(this.#reader, at + from * bytes, (to - from) * bytes, signal);
  }

  /** Coefficients, the same. */
  coefficientBytes(from, to, signal) {
    const [at] = this.#sections.get(4);
    return readOwned(this.#reader, at + 4 + from * COEFFICIENT, (to - from) * COEFFICIENT, signal);
  }

  /** The points that verify its proofs: of the header α, β, γ and δ (β and δ in both groups), and IC. */
  async verifyingPoints(signal) {
    const { g1, g2 } = this.of;
    const sizes = [g1.bytes, g1.bytes, g2.bytes, g2.bytes, g1.bytes, g2.bytes];
    let at = this.#header.length - sizes.reduce((sum, size) => sum + size);
    const [alpha1, , beta2, gamma2, , delta2] = sizes.map((size) => this.#header.slice(at, (at += size)));
    const ic = sectionAt(this.#reader, this.#sections, 3, 'IC', (this.public + 1) * g1.bytes);
    return { alpha1, beta2, gamma2, delta2, ic: await readOwned(this.#reader, ...ic, signal) };
  }

  /** Whether the points of a list have to be looked at. */
  unchecked(list) {
    return !this.trusted && !this.#checked.has(list);
  }

  /** Says that a list was looked at, all of it. */
  setChecked(list) {
    this.#checked.add(list);
  }
}

/**
 * Opens a key: reads where its sections are, and refuses one that is cut or of another kind.
 *
 * @param {unknown} source
 * @param {{ signal?: AbortSignal, timeout?: number, keep?: number, trusted?: boolean }} [options]
 */
export async function openKey(source, options = {}) {
  if (source instanceof Key) return source;
  const { signal } = checkedOptions(options);
  const reader = await openSource('zkey', source, options);
  const sections = await sectionsOf(reader, 'zkey', 1, signal);
  const bad = (code, why) => new MsmithError(code, `zkey: ${why}`);
  const kind = viewOf(await readOwned(reader, ...sectionAt(reader, sections, 1, 'kind', 4), signal)).getUint32(0, true);
  if (kind !== 1) {
    const named = { 2: 'PLONK', 10: 'FFLONK' }[kind] ?? `protocol ${kind}`;
    throw bad('KEY', `it is a key of ${named}, and not of Groth16`);
  }
  const [start, length] = sectionAt(reader, sections, 2, 'header');
  if (length > 1 << 16) throw bad('FILE', `its header has ${length} bytes`);
  const header = await readOwned(reader, start, length, signal);
  const numbers = numbersOf(header);
  if (!numbers) throw bad('FILE', `its header of ${length} bytes is not one of Groth16`);
  const { q, r } = numbers;
  const curve = CURVES.find((curve) => curve.q === q && curve.r === r);
  if (!curve) throw bad('CURVE', `its primes are not those of ${CURVES.map(({ name }) => name).join(' or ')}`);
  if (numbers.domain < 1 || numbers.variables <= numbers.public) {
    throw bad('FILE', `${numbers.variables} wires, ${numbers.public} of them public, ${numbers.domain} constraints`);
  }
  // Compiled meanwhile; what fails says so when it is used.
  load(curve.module).catch(() => {});
  const coefficients = sectionAt(reader, sections, 4, 'coefficients');
  if (coefficients[1] < 4) throw bad('FILE', `section 4 (coefficients) has ${coefficients[1]} bytes`);
  numbers.coefficients = viewOf(await readOwned(reader, coefficients[0], 4, signal)).getUint32(0, true);
  sectionAt(reader, sections, 4, 'coefficients', 4 + numbers.coefficients * COEFFICIENT);
  const key = new Key(reader, sections, header, { ...numbers, curve }, options.trusted === true);
  for (const [name, { section }] of Object.entries(LISTS)) {
    sectionAt(reader, sections, section, name, key.lengthOf(name) * key.groupOf(name).bytes);
  }
  return key;
}

/** The numbers of a header: both primes with their bytes, the number of wires, of public ones, of constraints. */
function numbersOf(header) {
  const view = viewOf(header);
  let at = 0;
  const number = () => {
    at += 4;
    return at <= header.length ? view.getUint32(at - 4, true) : NaN;
  };
  const prime = () => {
    const bytes = number();
    if (!(bytes <= 128)) return null;
    at += bytes;
    return integerOf(header.subarray(at - bytes, at));
  };
  const [q, r] = [prime(), prime()];
  const [variables, inputs, domain] = [number(), number(), number()];
  return q && r && at <= header.length ? { q, r, variables, public: inputs, domain } : null;
}
