// Files in sections, as circom and snarkjs write them: `zkey`, `wtns`.
//
// Four letters, the version and the number of sections (four bytes each); each section has its number (four bytes) and
// its length (eight) before it.

import { MsmithError } from './errors.js';
import { integerOf } from './integers.js';
import { readOwned } from './ranges.js';

/**
 * The sections of a file.
 *
 * @param {import('./ranges.js').Reader} reader
 * @param {'zkey' | 'wtns'} kind
 * @param {number} highest the highest version
 * @returns {Promise<Map<number, [number, number]>>} offset and length by number
 */
export async function sectionsOf(reader, kind, highest, signal) {
  const { name, size } = reader;
  const bad = (why) => new MsmithError('FILE', `${name}: it is not a ${kind} file: ${why}`);
  if (size < 12) throw bad(`it has ${size} bytes`);
  const head = viewOf(await readOwned(reader, 0, 12, signal));
  const letters = String.fromCharCode(...[0, 1, 2, 3].map((k) => head.getUint8(k)));
  if (letters !== kind) throw bad(`it begins with ${JSON.stringify(letters)}`);
  const version = head.getUint32(4, true);
  if (version < 1 || version > highest) throw bad(`its version is ${version}`);
  const count = head.getUint32(8, true);
  if (count > 64) throw bad(`it has ${count} sections`);
  const sections = new Map();
  let at = 12;
  for (let k = 0; k < count; k++) {
    if (at + 12 > size) throw cut(name, `section ${k + 1} of ${count} begins at byte ${at} of ${size}`);
    const view = viewOf(await readOwned(reader, at, 12, signal));
    const number = view.getUint32(0, true);
    const length = Number(view.getBigUint64(4, true));
    at += 12;
    if (!(length <= size - at)) throw cut(name, `section ${number} has ${length} bytes from ${at} of ${size}`);
    if (sections.has(number)) throw bad(`section ${number} is there twice`);
    sections.set(number, [at, length]);
    at += length;
  }
  if (at !== size) throw bad(`${size - at} bytes follow its last section`);
  return sections;
}

const cut = (name, why) => new MsmithError('FILE', `${name}: the file is cut: ${why}`);

export const viewOf = (bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The place of a section of this length, or of any. */
export function sectionAt(reader, sections, number, what, length) {
  const found = sections.get(number);
  if (!found) throw new MsmithError('FILE', `${reader.name}: it has no section ${number} (${what})`);
  if (length !== undefined && found[1] !== length) {
    const why = `section ${number} (${what}) has ${found[1]} bytes in place of ${length}`;
    throw new MsmithError('FILE', `${reader.name}: ${why}`);
  }
  return found;
}

/**
 * Reads a witness: the number of bytes of a value, the prime, and the values, least significant byte first.
 *
 * @returns {Promise<{ bytes: number, prime: bigint, values: Uint8Array }>}
 */
export async function readWitness(reader, signal) {
  const sections = await sectionsOf(reader, 'wtns', 2, signal);
  const [at, length] = sectionAt(reader, sections, 1, 'header');
  const bad = (why) => new MsmithError('FILE', `${reader.name}: ${why}`);
  const head = await readOwned(reader, at, length, signal);
  const view = viewOf(head);
  const bytes = length >= 4 ? view.getUint32(0, true) : 0;
  if (bytes < 8 || bytes > 128 || length !== 8 + bytes) throw bad(`its header has ${length} bytes`);
  const prime = integerOf(head.subarray(4, 4 + bytes));
  const count = view.getUint32(4 + bytes, true);
  const [start, all] = sectionAt(reader, sections, 2, 'values', count * bytes);
  return { bytes, prime, values: await reader.read(start, all, signal) };
}
