// Where the module `bls12_381` lies. The addresses are written out, so that bundlers find the files.

/** @type {import('../module.js').Description} */
export default {
  name: 'bls12_381',
  relaxed: () => new URL('../../wasm/bls12_381-relaxed.wasm', import.meta.url),
  plain: () => new URL('../../wasm/bls12_381-plain.wasm', import.meta.url),
};
