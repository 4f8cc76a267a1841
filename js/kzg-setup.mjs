// Writes mainnet's points for the package: compressed, of the 128 columns of `crates/proofs/kzg/data`, in the order of
// the cells, those of the first 64 in a file of their own.

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const DATA = new URL('../crates/proofs/kzg/data/kzg-mainnet-columns.bin', import.meta.url);
const P =
  0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaabn;
const [CELLS, POINTS, COORDINATE] = [128, 64, 48];

/** The file of each half, and what its SHA-256 is in `crates/proofs/kzg/src/columns.rs`. */
const HALVES = [
  ['kzg-mainnet-first.bin', '75483d75d0009adbab6750baf684b1564c999a39c0a39ef1d42d931ee0fcfb29'],
  ['kzg-mainnet-others.bin', '785a13f5fbdc70dedc9dcc008cf5766ac7939ebe56343ef960d79b6e04630c48'],
];

const reversed = (k) => Number.parseInt(k.toString(2).padStart(7, '0').split('').reverse().join(''), 2);

/** x with the flags of a compressed point, of x ‖ y. */
function compressed(point) {
  const bytes = Buffer.from(point.subarray(0, COORDINATE));
  const y = BigInt(`0x${point.subarray(COORDINATE).toString('hex')}`);
  bytes[0] |= 0x80 | (y > (P - 1n) / 2n ? 0x20 : 0);
  return bytes;
}

/** @param {URL} folder */
export function writeSetup(folder) {
  const columns = readFileSync(DATA);
  const point = (k) => columns.subarray(k * 2 * COORDINATE, (k + 1) * 2 * COORDINATE);
  mkdirSync(folder, { recursive: true });
  HALVES.forEach(([name, wanted], half) => {
    const cells = Array.from({ length: CELLS / 2 }, (_, k) => reversed(half * (CELLS / 2) + k));
    const column = (place) => Array.from({ length: POINTS }, (_, i) => compressed(point(place * POINTS + i)));
    const points = cells.flatMap(column);
    const bytes = Buffer.concat(points);
    const found = createHash('sha256').update(bytes).digest('hex');
    if (found !== wanted) throw new Error(`${name}: its SHA-256 is ${found}, not ${wanted}`);
    writeFileSync(new URL(name, folder), bytes);
  });
}
