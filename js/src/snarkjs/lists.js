// Elements of 32 bytes, moved between lists: lines one behind the other, rows across them, columns of every k-th.

/** Bytes of an element. */
export const ELEMENT = 32;
/** Its words. */
const WORDS = ELEMENT / 4;

/** Of k lines, the elements `from` to `to` of each: the first ones of all, then the second ones … */
export function toRows(lines, k, from, to) {
  const rows = new Uint8Array((to - from) * k * ELEMENT);
  const line = lines.length / ELEMENT / k;
  for (let s = 0; s < k; s++) move(lines, s * line + from, 1, rows, s, k, to - from);
  return rows;
}

/** And back into the lines. */
export function fromRows(rows, lines, k, from) {
  const line = lines.length / ELEMENT / k;
  const n = rows.length / ELEMENT / k;
  for (let s = 0; s < k; s++) move(rows, s, k, lines, s * line + from, 1, n);
}

/** Every k-th element from the j-th on. */
export function toColumn(list, k, j) {
  const column = new Uint8Array(list.length / k);
  move(list, j, k, column, 0, 1, column.length / ELEMENT);
  return column;
}

/** And back. */
export function fromColumn(column, list, k, j) {
  move(column, 0, 1, list, j, k, column.length / ELEMENT);
}

/** n elements, from every `fromStep`-th place to every `toStep`-th. */
function move(from, fromAt, fromStep, to, toAt, toStep, n) {
  const a = new Int32Array(from.buffer, from.byteOffset, from.length / 4);
  const b = new Int32Array(to.buffer, to.byteOffset, to.length / 4);
  let p = fromAt * WORDS;
  let q = toAt * WORDS;
  const [stepA, stepB] = [(fromStep - 1) * WORDS, (toStep - 1) * WORDS];
  for (let i = 0; i < n; i++, p += stepA, q += stepB) {
    for (let w = 0; w < WORDS; w++) b[q++] = a[p++];
  }
}
