// Where the module `kzg` lies. The addresses are written out, so that bundlers find the files.

/** @type {import('../module.js').Description} */
export default {
  name: 'kzg',
  relaxed: () => new URL('../../wasm/kzg-relaxed.wasm', import.meta.url),
  plain: () => new URL('../../wasm/kzg-plain.wasm', import.meta.url),
};
