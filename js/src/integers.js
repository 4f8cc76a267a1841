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

/** Numbers of 32 bits each. */
export function numbersIn(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.length / 4 }, (_, k) => view.getUint32(4 * k, true));
}

const DIGITS = /^\s*([-+]?)([0-9]+|0x[0-9a-f]+|0o[0-7]+|0b[01]+)\s*$/i;

/** The integer that a value is: a bigint, a number that is exact, or a text of digits; null for what is none. */
export function integerIn(value) {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : null;
  const found = typeof value === 'string' && DIGITS.exec(value);
  if (!found) return null;
  return found[1] === '-' ? -BigInt(found[2]) : BigInt(found[2]);
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
