// Unchanged snarkjs with the sums and transforms of this package.
//
// snarkjs asks `globalThis.curve_bn128` and `globalThis.curve_bls12381` for a curve before it builds one, and leaves
// there what it builds, whatever bundle it is in. Here these two names become accessors: a curve that is put there is
// served (its long calls become ours, see snarkjs/serve.js), and one that is asked for is built first, without
// ffjavascript's workers, if it is known how.

import { BLS12_381, BN254 } from './curves.js';
import { MsmithError, wrong } from './errors.js';
import { form } from './module.js';
import { checkedOptions } from './options.js';
import { threadsOf } from './pool.js';
import { CALLS, serve } from './snarkjs/serve.js';

/** The curves: the name that snarkjs asks for, its name for `curves`, ffjavascript's function, and our curve. */
const PLACES = [
  { key: 'curve_bn128', name: 'bn128', builder: 'buildBn128', ours: BN254 },
  { key: 'curve_bls12381', name: 'bls12381', builder: 'buildBls12381', ours: BLS12_381 },
];

let installed = null;

/**
 * Serves snarkjs from now on. With `snarkjs` (or `ffjavascript`) curves are built when they are first asked for,
 * without workers of ffjavascript: no `data:` or `blob:` address, and no process that does not end. Without, curves are
 * served when snarkjs has built them. Calls with `{ singleThread: true }` ask nobody and are not served.
 *
 * **Variable time** in the scalars and elements, as ffjavascript's.
 *
 * @param {{ snarkjs?: object, ffjavascript?: object, curves?: string[], threads?: number }} [options] `curves`: of
 *   `bn128` and `bls12381`, both if left out; `threads`: of our workers, as everywhere in this package
 * @returns {Promise<{ curves: Record<string, { calls: string[], served: Record<string, number>,
 *   left: Record<string, number> }>, form: 'relaxed' | 'plain' }>} which calls of which curves are served; `served`
 *   and `left` count, from now on, the calls that were ours and those that were left to ffjavascript
 */
export async function install(options = {}) {
  const places = checked(options);
  await threadsOf(options);
  const mine = places.map((place) => new Place(place, options.threads, builderOf(place, options)));
  await uninstall();
  installed = [];
  for (const place of mine) {
    place.install();
    installed.push(place);
  }
  return {
    curves: Object.fromEntries(mine.map(({ name, count }) => [name, { calls: [...CALLS], ...count }])),
    form: form(),
  };
}

/** Undoes `install`: every call is ffjavascript's again, in curves that are in use too. */
export async function uninstall() {
  if (!installed) return;
  const places = installed;
  installed = null;
  for (const place of places) place.uninstall();
}

function checked(options) {
  const { curves = PLACES.map(({ name }) => name) } = checkedOptions(options);
  const known = PLACES.map(({ name }) => name);
  if (!Array.isArray(curves) || curves.length === 0 || !curves.every((name) => known.includes(name))) {
    throw wrong('options.curves', `a list of some of ${known.join(', ')} is wanted`);
  }
  return PLACES.filter(({ name }) => curves.includes(name));
}

/** A function that builds a curve without workers, of what the user gave; null if nothing was given. */
function builderOf({ name, builder }, { snarkjs, ffjavascript }) {
  // A namespace, or what `import()` makes of a module in CommonJS.
  const inside = (module, member) => module?.[member] ?? module?.default?.[member];
  if (snarkjs !== undefined) {
    if (!inside(snarkjs, 'groth16')) throw wrong('options.snarkjs', 'it is not snarkjs: it has no groth16');
    const build = inside(snarkjs, 'curves')?.getCurveFromName;
    // The first versions of 0.7 have no `curves`: what they build is served.
    return typeof build === 'function' ? () => build(name, { singleThread: true }) : null;
  }
  if (ffjavascript !== undefined) {
    const build = inside(ffjavascript, builder);
    if (typeof build !== 'function') throw wrong('options.ffjavascript', `has no ${builder}`);
    return () => build(true);
  }
  return null;
}

/** One of the two names of `globalThis`. */
class Place {
  #ours;
  #threads;
  #build;
  #key;
  #before;
  /** The curve that is there, or a promise of it. */
  #held = null;
  /** The same, if it was built here. */
  #built = null;
  /** How what was done to curves is undone. */
  #served = new Map();

  constructor({ key, name, ours }, threads, build) {
    this.name = name;
    this.#key = key;
    this.#ours = ours;
    this.#threads = threads;
    this.#build = build;
    this.count = { served: {}, left: {} };
  }

  install() {
    this.#before = Object.getOwnPropertyDescriptor(globalThis, this.#key);
    if (this.#before && !this.#before.configurable) {
      throw new MsmithError('ARGUMENT', `globalThis.${this.#key} cannot be replaced: somebody has fixed it`);
    }
    const there = globalThis[this.#key];
    Object.defineProperty(globalThis, this.#key, {
      configurable: true,
      enumerable: true,
      get: () => this.#get(),
      set: (curve) => this.#set(curve),
    });
    this.#set(there);
  }

  uninstall() {
    for (const undo of this.#served.values()) undo();
    this.#served.clear();
    delete globalThis[this.#key];
    // A curve that snarkjs has built is its own to end; one that was built here is forgotten.
    const left = this.#held === this.#built ? this.#before?.value : this.#held;
    if (this.#before) Object.defineProperty(globalThis, this.#key, { ...DATA, value: left ?? null });
    else if (left) globalThis[this.#key] = left;
  }

  #get() {
    if (this.#held || !this.#build) return this.#held;
    // Whoever asks is an asynchronous function of ffjavascript that returns what it finds, so a promise does.
    const promise = this.#build().then(
      (curve) => {
        if (this.#held === promise) this.#set((this.#built = curve));
        return curve;
      },
      (error) => {
        // The next one who asks tries again.
        if (this.#held === promise) this.#held = this.#built = null;
        throw error;
      },
    );
    // Programs end with `globalThis.curve_bn128?.terminate()`, used or not.
    promise.terminate = async () => {};
    // Who asked and did not wait is no reason to end a process.
    promise.catch(() => {});
    this.#held = this.#built = promise;
    return promise;
  }

  #set(curve) {
    if (!isCurve(curve)) {
      // ffjavascript empties the place when it is loaded and when a curve ends; one that was built here does not end.
      if (this.#held === this.#built) return;
      this.#served.get(this.#held)?.();
      this.#served.delete(this.#held);
      this.#held = null;
      return;
    }
    this.#held = curve;
    if (this.#served.has(curve)) return;
    this.#served.set(curve, serve(curve, this.#ours, { threads: this.#threads }, this.count));
  }
}

const DATA = { configurable: true, enumerable: true, writable: true };

/** Whether it is a curve as ffjavascript builds them. */
const isCurve = (x) => typeof x?.G1?.multiExpAffine === 'function' && typeof x?.Fr?.fft === 'function';
