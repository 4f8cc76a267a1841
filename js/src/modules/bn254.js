// Where the module `bn254` lies. The addresses are written out, so that bundlers find the files.

/** @type {import('../module.js').Description} */
export default {
  name: 'bn254',
  relaxed: () => new URL('../../wasm/bn254-relaxed.wasm', import.meta.url),
  plain: () => new URL('../../wasm/bn254-plain.wasm', import.meta.url),
};
