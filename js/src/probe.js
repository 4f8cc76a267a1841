// Whether this machine has the relaxed multiply-add, and rounds once in it: asked by a module of one function.

// (module (func (export "f") (param f64 f64 f64) (result f64)
//   (f64x2.extract_lane 1 (f64x2.relaxed_madd
//     (f64x2.splat (local.get 0)) (f64x2.splat (local.get 1)) (f64x2.splat (local.get 2))))))
const BYTES = new Uint8Array([
  0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00, // "\0asm", version 1
  0x01, 0x08, 0x01, 0x60, 0x03, 0x7c, 0x7c, 0x7c, 0x01, 0x7c, // the type
  0x03, 0x02, 0x01, 0x00, // one function of it
  0x07, 0x05, 0x01, 0x01, 0x66, 0x00, 0x00, // its name
  0x0a, 0x16, 0x01, 0x14, 0x00, // its code
  0x20, 0x00, 0xfd, 0x14, 0x20, 0x01, 0xfd, 0x14, 0x20, 0x02, 0xfd, 0x14,
  0xfd, 0x87, 0x02, 0xfd, 0x21, 0x01, 0x0b,
]);

// x² = 1 + 2^-51 + 2^-104, and the last term is what a second rounding would lose.
const CASES = [
  [1 + 2 ** -52, 1 + 2 ** -52, -(1 + 2 ** -51), 2 ** -104],
  [2 ** 52 + 1, 2 ** 52 + 1, -(2 ** 104 + 2 ** 53), 1],
  [2 ** 53 - 1, 2 ** 53 - 1, -(2 ** 106 - 2 ** 54), 1],
];

let known;

/**
 * Whether modules with relaxed multiply-add are right here.
 *
 * Throws where WebAssembly itself may not be used (a page's Content-Security-Policy).
 */
export function hasRelaxed() {
  known ??= WebAssembly.validate(BYTES) && fuses();
  return known;
}

function fuses() {
  const { f } = new WebAssembly.Instance(new WebAssembly.Module(BYTES)).exports;
  return CASES.every(([a, b, c, sum]) => f(a, b, c) === sum);
}
