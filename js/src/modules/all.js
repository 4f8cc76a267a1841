// Where the module `all` lies. The addresses are written out, so that bundlers find the files.

/** @type {import('../module.js').Description} */
export default {
  name: 'all',
  relaxed: () => new URL('../../wasm/all-relaxed.wasm', import.meta.url),
  plain: () => new URL('../../wasm/all-plain.wasm', import.meta.url),
};
