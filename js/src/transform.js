// One long transform by several workers.
//
// With n = R·C the list is a matrix of R rows, x[k + C·q] in row q. Its columns are transformed (R-th roots), each entry
// is multiplied by ω^(r·k), and the rows are transformed (C-th roots): what stands at c in row r is value r + R·c. A
// worker has some columns, then some rows; a coset's factors go into the domains and into the factors between.
//
// **Source.** D. H. Bailey, *FFTs in External or Hierarchical Memory* (1990).

import { bytesOf, power } from './integers.js';

/** Elements and workers below which one worker is as fast: together they take twice its processor time. */
const FEW = 1 << 15;
const WORKERS = 4;
/** Bytes of an element, and its 64-bit words. */
const BYTES = 32;
const WORDS = 4;

/** Into how many rows a list of n is cut; 1 where it is not worth it. */
export function rowsFor(n, threads) {
  if (threads < WORKERS || n < FEW || (n & (n - 1)) !== 0) return 1;
  return 2 ** Math.ceil(Math.log2(Math.min(threads, 64)));
}

/** The root of order n that snarkjs takes: a power of the least number that is no square. */
function rootOf({ r }, n) {
  let x = 2n;
  while (power(x, (r - 1n) / 2n, r) === 1n) x++;
  return power(x, (r - 1n) / BigInt(n), r);
}

/** Rows of a matrix as columns, or columns as rows. */
function transposed(words, rows, columns) {
  const to = new BigUint64Array(words.length);
  for (let k = 0; k < columns; k++) {
    for (let q = 0; q < rows; q++) {
      const [a, b] = [WORDS * (k * rows + q), WORDS * (q * columns + k)];
      to[a] = words[b];
      to[a + 1] = words[b + 1];
      to[a + 2] = words[b + 2];
      to[a + 3] = words[b + 3];
    }
  }
  return to;
}

/** What a worker does with some columns, given as parts of the rows: transforms them, and multiplies them. */
export function columns(instance, { field, domain, call, parts, factors }) {
  const rows = parts.length;
  const count = parts[0].length / BYTES;
  const all = new BigUint64Array(rows * count * WORDS);
  const bytes = new Uint8Array(all.buffer);
  parts.forEach((part, q) => bytes.set(part, q * part.length));
  const lists = new Uint8Array(transposed(all, rows, count).buffer);
  const [done] = instance.call(call, [domain, { inout: lists }, rows * count]).outputs;
  const back = new Uint8Array(transposed(new BigUint64Array(done.buffer), count, rows).buffer);
  const outputs = factors.map(([first, factor], r) => {
    const row = back.subarray(r * count * BYTES, (r + 1) * count * BYTES);
    return instance.call('field_apply_key', [field, { inout: row }, count, first, factor]).outputs[0];
  });
  return { outputs };
}

/**
 * Transforms a list in `rows` rows.
 *
 * @param {import('./pool.js').Task} task
 * @param {import('./curves.js').Curve} curve
 * @param {{ byteLength: number, slice: (from: number, to: number) => Uint8Array }} values
 * @param {{ field: object, domain: (n: number, options: object) => object, rest: () => Promise<void> }} tools `rest`: a
 *   turn of the event loop
 */
export async function byRows(task, curve, values, inverse, rows, { root, shift }, { field, domain, rest }) {
  const { r, rBytes } = curve;
  const n = values.byteLength / BYTES;
  const length = n / rows;
  const call = inverse ? 'ifft' : 'fft';
  const w = root ?? rootOf(curve, n);
  const step = inverse ? power(w, r - 2n, r) : w;
  const g = shift ?? 1n;
  const montgomery = (x) => bytesOf((x << BigInt(8 * rBytes)) % r, rBytes);
  const options = (size, order) => ({
    root: power(w, BigInt(order), r),
    shift: shift === undefined ? undefined : power(g, BigInt(size), r),
  });
  // Of the coset a factor g^k or g^-r is left, for columns or for rows.
  const factorsOf = (from) =>
    Array.from({ length: rows }, (_, row) => {
      const factor = (power(step, BigInt(row), r) * (inverse ? 1n : g)) % r;
      const first = (power(factor, BigInt(from), r) * (inverse ? power(power(g, BigInt(row), r), r - 2n, r) : 1n)) % r;
      return [montgomery(first), montgomery(factor)];
    });
  // Forward the shift belongs to the list that is given, back to the one that comes out.
  const ofColumns = domain(rows, { ...options(length, length), ...(inverse && { shift: undefined }) });
  const ofRows = domain(length, { ...options(rows, rows), ...(!inverse && { shift: undefined }) });

  const width = length / rows;
  const first = await Promise.all(
    Array.from({ length: rows }, (_, k) => {
      const make = () => {
        const at = (q) => BYTES * (q * length + k * width);
        const parts = Array.from({ length: rows }, (_, q) => values.slice(at(q), at(q) + BYTES * width));
        const args = { field, domain: ofColumns, call, parts, factors: factorsOf(k * width) };
        return { op: 'columns', args, transfer: parts.map(({ buffer }) => buffer) };
      };
      return task.run(make, { name: 'transform', weight: n });
    }),
  );
  const second = await Promise.all(
    Array.from({ length: rows }, (_, row) => {
      const make = () => {
        const list = new Uint8Array(BYTES * length);
        first.forEach(({ outputs }, k) => list.set(outputs[row], k * BYTES * width));
        const calls = [{ name: call, args: [ofRows, { inout: list }, length] }];
        return { op: 'calls', args: { calls }, transfer: [list.buffer] };
      };
      return task.run(make, { name: 'transform', weight: n });
    }),
  );
  return interleaved(second.map(({ outputs }) => outputs[0]), n, rest);
}

/** Elements of rows in turn, with turns of the event loop between. */
async function interleaved(rows, n, rest) {
  const all = new BigUint64Array(n * WORDS);
  for (const [r, row] of rows.entries()) {
    const words = new BigUint64Array(row.buffer, row.byteOffset, row.byteLength / 8);
    const stride = rows.length * WORDS;
    for (let from = 0, to = r * WORDS; from < words.length; from += WORDS, to += stride) {
      all[to] = words[from];
      all[to + 1] = words[from + 1];
      all[to + 2] = words[from + 2];
      all[to + 3] = words[from + 3];
    }
    if (n > 1 << 17) await rest();
  }
  return new Uint8Array(all.buffer);
}
