// Lists of bytes as ffjavascript has them: `Uint8Array`, its `BigBuffer` (pages of 1 GiB), and arrays of elements.

/** Whether it is a `BigBuffer`, of any bundle. */
const isBig = (x) =>
  Array.isArray(x?.buffers) && Number.isSafeInteger(x.byteLength) && typeof x.slice === 'function';

export const isList = (x) => x instanceof Uint8Array || isBig(x);

/** All bytes in one array, which may be the list's own; null if they are in several pages. */
export function whole(list) {
  if (list instanceof Uint8Array) return list;
  if (list.byteLength === 0) return new Uint8Array(0);
  return list.buffers.length === 1 && list.buffers[0].length === list.byteLength ? list.buffers[0] : null;
}

/** A list of the kind of `like` with these bytes. */
export function alike(like, bytes) {
  if (!isBig(like)) return bytes;
  const big = new like.constructor(bytes.length);
  // A page of the right length is put in its place, which spares a copy.
  if (big.buffers.length === 1 && big.buffers[0].length === bytes.length) big.buffers[0] = bytes;
  else big.set(bytes, 0);
  return big;
}

/** An array of elements as one list; null if they are not `size` bytes each. */
export function joined(elements, size) {
  const bytes = new Uint8Array(elements.length * size);
  for (let i = 0; i < elements.length; i++) {
    if (!(elements[i] instanceof Uint8Array) || elements[i].length !== size) return null;
    bytes.set(elements[i], i * size);
  }
  return bytes;
}

/** And back. */
export function cut(bytes, size) {
  return Array.from({ length: bytes.length / size }, (_, i) => bytes.slice(i * size, (i + 1) * size));
}
