// Bytes and hex: what goes in is checked by its length and named, what comes out has the form of what went in.

import { kindOf, wrong } from '../errors.js';
import { viewOfBytes } from '../ranges.js';

const DIGITS = new TextEncoder().encode('0123456789abcdef');
const ascii = new TextDecoder();
/** The value of each character that is a digit; others have −1. */
const VALUES = new Int8Array(128).fill(-1);
for (let k = 0; k < 16; k++) {
  VALUES[DIGITS[k]] = k;
  VALUES[k.toString(16).toUpperCase().charCodeAt(0)] = k;
}

/** `0x` and two digits for each byte. */
export function hexOf(bytes) {
  const digits = new Uint8Array(2 * bytes.length + 2);
  digits[0] = 0x30;
  digits[1] = 0x78;
  for (let k = 0; k < bytes.length; k++) {
    digits[2 * k + 2] = DIGITS[bytes[k] >> 4];
    digits[2 * k + 3] = DIGITS[bytes[k] & 15];
  }
  return ascii.decode(digits);
}

/** The bytes of hex, with or without `0x`. */
function bytesOfHex(hex, name) {
  const from = hex[1] === 'x' && hex[0] === '0' ? 2 : 0;
  if (hex.length % 2) throw wrong(name, 'hex has two digits for each byte, and this an odd number of them');
  const bytes = new Uint8Array((hex.length - from) / 2);
  for (let k = 0; k < bytes.length; k++) {
    const at = from + 2 * k;
    const byte = ((VALUES[hex.charCodeAt(at)] ?? -1) << 4) | (VALUES[hex.charCodeAt(at + 1)] ?? -1);
    if (byte < 0) throw wrong(name, `no hex digits at ${at}: ${JSON.stringify(hex.slice(at, at + 2))}`);
    bytes[k] = byte;
  }
  return bytes;
}

/** The bytes of an argument: a `Uint8Array` (a `Buffer` is one) or hex. */
export function bytesOf(value, length, name) {
  if (typeof value !== 'string' && !(ArrayBuffer.isView(value) && value.BYTES_PER_ELEMENT === 1)) {
    throw wrong(name, `a Uint8Array or hex is wanted, not ${kindOf(value)}`);
  }
  const bytes = typeof value === 'string' ? bytesOfHex(value, name) : viewOfBytes(name, value);
  if (bytes.length !== length) throw wrong(name, `${length} bytes are wanted, not ${bytes.length}`);
  return bytes;
}

/** A list of them, one behind the other. */
export function listOf(values, length, name) {
  const count = lengthOf(values, name);
  const all = new Uint8Array(count * length);
  for (let k = 0; k < count; k++) all.set(bytesOf(values[k], length, `${name}[${k}]`), k * length);
  return all;
}

/** How many items a list has. */
export function lengthOf(values, name) {
  if (!Array.isArray(values)) throw wrong(name, `an array is wanted, not ${kindOf(values)}`);
  return values.length;
}

/** An error unless lists are equally long: `{ blobs, proofs }`. */
export function sameLength(lists) {
  const [[first, of], ...others] = Object.entries(lists);
  const wanted = lengthOf(of, first);
  for (const [name, list] of others) {
    const found = lengthOf(list, name);
    if (found !== wanted) throw wrong(name, `there are ${found}, and ${wanted} ${first}`);
  }
  return wanted;
}

/** Numbers of cells: 32 bits each. What is 128 or more is for the module to say. */
export function numbersOf(values, name) {
  const all = ArrayBuffer.isView(values) && !(values instanceof DataView) ? Array.from(values, Number) : values;
  lengthOf(all, name);
  const bytes = new Uint8Array(4 * all.length);
  const view = new DataView(bytes.buffer);
  all.forEach((value, k) => {
    const number = typeof value === 'bigint' ? Number(value) : value;
    if (!Number.isInteger(number) || number < 0 || number > 0xffffffff) {
      throw wrong(`${name}[${k}]`, `the number of a cell is wanted, not ${String(value)}`);
    }
    view.setUint32(4 * k, number, true);
  });
  return bytes;
}

/** Items of a list, copied. */
export const split = (bytes, length) =>
  Array.from({ length: bytes.length / length }, (_, k) => bytes.slice(k * length, (k + 1) * length));

/** Items of a list in the form of what was given: hex for hex. */
export const formed = (items, like) => (typeof like === 'string' ? items.map(hexOf) : items);
