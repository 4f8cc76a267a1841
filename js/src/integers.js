// Integers of any size and their bytes, least significant first.

/** The integer of bytes. */
export function integerOf(bytes) {
  let value = 0n;
  for (let k = bytes.length - 1; k >= 0; k--) value = (value << 8n) | BigInt(bytes[k]);
  return value;
}

/** The bytes of an integer from 0 to below 256^length, at a place. */
export function putInteger(value, to, at, length) {
  const view = new DataView(to.buffer, to.byteOffset + at, length);
  let k = 0;
  for (; k + 8 <= length; k += 8) {
    view.setBigUint64(k, BigInt.asUintN(64, value), true);
    value >>= 64n;
  }
  for (; k < length; k++) {
    view.setUint8(k, Number(value & 0xffn));
    value >>= 8n;
  }
}

export function bytesOf(value, length) {
  const bytes = new Uint8Array(length);
  putInteger(value, bytes, 0, length);
  return bytes;
}

/** base^exponent modulo m. */
export function power(base, exponent, m) {
  let result = 1n;
  for (base %= m; exponent > 0n; exponent >>= 1n) {
    if (exponent & 1n) result = (result * base) % m;
    base = (base * base) % m;
  }
  return result;
}
