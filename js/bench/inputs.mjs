// Points and scalars that are the same in every run.

/** Bytes of xorshift. */
export function bytes(length, seed) {
  const out = new Uint8Array(length);
  let a = Math.imul(seed, 2654435761) || 1;
  for (let i = 0; i < length; i++) {
    a ^= a << 13;
    a ^= a >>> 17;
    a ^= a << 5;
    out[i] = a >>> 11;
  }
  return out;
}

/** Scalars of 32 bytes below 2^bits. */
export function scalars(n, bits, seed = 1) {
  const list = bytes(32 * n, seed);
  for (let i = 0; i < n; i++) list[32 * i + 31] &= (1 << (bits - 248)) - 1;
  return list;
}

/**
 * n points of a group of ffjavascript, affine: a + i·b + i²·c for random a, b, c. In i alone sums of two would meet, and
 * `montgomery` adds no point to itself.
 */
export async function points(G, n) {
  const size = G.F.n8 * 3;
  const list = new Uint8Array(n * size);
  const more = G.toAffine(G.timesScalar(G.g, bytes(31, 7)));
  let step = G.timesScalar(G.g, bytes(31, 8));
  let point = G.timesScalar(G.g, bytes(31, 9));
  for (let i = 0; i < n; i++, point = G.add(point, step), step = G.add(step, more)) list.set(point, i * size);
  return G.batchToAffine(list);
}
