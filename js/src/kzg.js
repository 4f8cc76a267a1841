// KZG of blobs and cells (EIP-4844, EIP-7594), under the names of kzg-wasm and of c-kzg.

import { MsmithError, kindOf, wrong } from './errors.js';
import { Instance } from './instance.js';
import { Kzg } from './kzg/core.js';
import { namesOf } from './kzg/names.js';
import { TABLES, files, loadMainnet, ofText, readMainnet, textOf } from './kzg/setup.js';
import { load, loadNow } from './module.js';
import description from './modules/kzg.js';
import { checkedOptions } from './options.js';

export {
  BYTES_PER_BLOB,
  BYTES_PER_CELL,
  BYTES_PER_COMMITMENT,
  BYTES_PER_FIELD_ELEMENT,
  BYTES_PER_PROOF,
  CELLS_PER_EXT_BLOB,
  FIELD_ELEMENTS_PER_BLOB,
  FIELD_ELEMENTS_PER_CELL,
} from './kzg/core.js';
export { MsmithError };

/** What c-kzg's precomputation may be. Tables are made here when it pays, so it changes nothing. */
const MOST_PRECOMPUTE = 15;

/** The module and mainnet's points, once one of the loads has fetched them: later ones need not wait. */
let fetched = null;

/** `(precompute, setup)`, or the setup alone, as earlier versions have it. */
function settled([precompute, setup, options]) {
  if (precompute !== undefined && typeof precompute !== 'number') {
    [precompute, setup, options] = [0, precompute, setup];
  }
  if (!Number.isInteger(precompute ?? 0) || precompute < 0 || precompute > MOST_PRECOMPUTE) {
    throw wrong('precompute', `a number from 0 to ${MOST_PRECOMPUTE} is wanted, not ${precompute}`);
  }
  const { tables = TABLES, cells = true } = checkedOptions(options ?? {});
  if (typeof tables !== 'number' || !(tables >= 0)) throw wrong('tables', 'a number of bytes is wanted');
  return { setup, tables, cells };
}

/** Text, JSON and objects as they are; of a path what is in the file. */
function contentOf(setup) {
  const isPath = typeof setup === 'string' && setup.length < 4096 && !/[\n{]/.test(setup);
  if (!isPath) return setup;
  const fs = files();
  if (!fs) throw wrong('trustedSetup', 'there are no files here: its text is wanted');
  try {
    return fs.readFileSync(setup, 'utf8');
  } catch (cause) {
    throw new MsmithError('SETUP', `trustedSetup: ${setup} cannot be read: ${cause.message}`, { cause });
  }
}

/** The setup that was asked for: mainnet's comes from the package, whoever hands it in. */
function setupOf({ setup, tables }, instance, mainnet) {
  if (setup === undefined || setup === null) return mainnet;
  if (typeof setup !== 'string' && typeof setup !== 'object') {
    throw wrong('trustedSetup', `a path, a text or an object is wanted, not ${kindOf(setup)}`);
  }
  const text = textOf(contentOf(setup));
  return instance.call('kzg_is_mainnet', [text]).value === 1 ? mainnet : ofText(text, tables);
}

/** One setup, or none, which is what c-kzg's functions use. */
class Holder {
  #kzg = null;

  kzg() {
    if (this.#kzg) return this.#kzg;
    throw new MsmithError('SETUP', 'no trusted setup is loaded: await loadKZG(), or call loadTrustedSetup() in Node');
  }

  get isLoaded() {
    return this.#kzg !== null;
  }

  async fetch(args) {
    const wanted = settled(args);
    const [{ module }, mainnet] = await Promise.all([load(description), loadMainnet(wanted)]);
    fetched = { module, mainnet };
    const instance = await Instance.create(module);
    const setup = setupOf(wanted, instance, mainnet);
    const isThis = setup.description === description;
    const of = isThis ? module : (await load(setup.description)).module;
    this.#kzg = new Kzg(of, setup, isThis ? instance : await Instance.create(of));
  }

  load(...args) {
    const wanted = settled(args);
    const { module, mainnet } = fetched ?? this.#read(wanted);
    const instance = Instance.now(module);
    const setup = setupOf(wanted, instance, mainnet);
    if (setup.description === description) this.#kzg = new Kzg(module, setup, instance);
    else {
      const fs = files();
      if (!fs) throw new MsmithError('SETUP', 'another setup wants a larger module: await loadKZG(0, trustedSetup)');
      const other = loadNow(setup.description, fs);
      this.#kzg = new Kzg(other, setup, Instance.now(other));
    }
  }

  #read(wanted) {
    const fs = files();
    if (!fs) throw new MsmithError('SETUP', 'nothing can be read at once here: await loadKZG() before');
    fetched = { module: loadNow(description, fs), mainnet: readMainnet(fs, wanted) };
    return fetched;
  }

  /** Takes the setup of another one. */
  adopt(holder) {
    this.#kzg = holder.kzg();
  }

  free() {
    this.#kzg = null;
  }
}

/** What the functions of this file use, as those of c-kzg. */
const shared = new Holder();

/**
 * Loads the module and a setup: Ethereum's mainnet, which is in the package, or another one.
 *
 * `precompute` is taken and changes nothing. `options.tables`: bytes of tables, made when they pay (48 MB; 0 for none);
 * `options.cells`: false leaves out the points that only proofs of cells want (197 KB), which are computed when that is
 * asked for after all.
 */
export async function loadKZG(precompute, trustedSetup, options) {
  const holder = new Holder();
  await holder.fetch([precompute, trustedSetup, options]);
  if (!shared.isLoaded) shared.adopt(holder);
  return namesOf(holder);
}

const names = namesOf(shared);

/** Loads a setup at once, in Node; elsewhere after `loadKZG()`. As of c-kzg: an error where one is loaded. */
export function loadTrustedSetup(...args) {
  if (shared.isLoaded) throw new MsmithError('SETUP', 'the trusted setup is already loaded');
  shared.load(...args);
}

export const {
  freeTrustedSetup,
  workers,
  blobToKzgCommitment,
  computeKzgProof,
  computeBlobKzgProof,
  verifyKzgProof,
  verifyBlobKzgProof,
  verifyBlobKzgProofBatch,
  computeCells,
  computeCellsAndKzgProofs,
  computeCellKzgProofs,
  recoverCellsAndKzgProofs,
  recoverCells,
  recoverBlob,
  recoverFromProofs,
  verifyCellKzgProofBatch,
  findInvalidBlobs,
  findInvalidCells,
  computeChallenge,
  computeVerifyCellKzgProofBatchChallenge,
} = names;
