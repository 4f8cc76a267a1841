// One instance of a module: its memory, its failures, its handles. The functions and what they take are documented at
// the top of crates/faces/js/src/lib.rs.

import { MsmithError, said } from './errors.js';

const utf8 = new TextEncoder();
const text = new TextDecoder();
/** Handles that are kept for the next call. */
const KEPT = 24;

/**
 * @typedef {number | string | Uint8Array | { out: number } | { inout: Uint8Array } |
 *   { handle: Argument[], as?: string }} Argument
 *
 * An argument of a call: a number as it is; bytes, which are copied into the module's memory; a text, which becomes an
 * address and a length; `out`, memory for this many bytes of the answer; `inout`, bytes that are changed; `handle`,
 * what the named export gave, which is kept: `{ handle: ['group', 'bn254'] }`, under a name of its own (`as`) or that of
 * its arguments.
 */

export class Instance {
  #exports;
  #handles = new Map();
  /** The call that runs, which `progress` is of. */
  #report = null;
  /** Whether a trap left the memory in an unknown state. */
  broken = false;

  /** @param {WebAssembly.Module} module */
  static async create(module) {
    const self = new Instance();
    self.#exports = (await WebAssembly.instantiate(module, self.#imports())).exports;
    return self;
  }

  /**
   * The same at once, where that may be: in Node, in workers, and in pages for small modules.
   *
   * @param {WebAssembly.Module} module
   */
  static now(module) {
    const self = new Instance();
    self.#exports = new WebAssembly.Instance(module, self.#imports()).exports;
    return self;
  }

  #imports() {
    return { msmith: { random: (to, bytes) => this.#random(to, bytes), progress: (part) => this.#progress(part) } };
  }

  /**
   * Calls an export.
   *
   * @param {string} name
   * @param {Argument[]} args
   * @param {{ take?: boolean, report?: (part: number) => boolean | void }} [options] `take`: the answer is the bytes
   *   that the call left
   * @returns {{ value: number, outputs: Uint8Array[] }} what `out` and `inout` became, in order, then what was left
   */
  call(name, args, { take = false, report = null } = {}) {
    const x = this.#exports;
    if (this.broken) throw new MsmithError('INTERNAL', 'the module has failed and cannot be used again');
    if (typeof x[name] !== 'function') throw new MsmithError('MODULE', `the module has no function ${name}`);
    const held = [];
    const results = [];
    const room = (bytes) => {
      const at = x.alloc(bytes) >>> 0;
      if (at === 0 && bytes > 0) {
        throw new MsmithError('MEMORY', `${name}: ${bytes} bytes more than the module's memory can have`);
      }
      held.push([at, bytes]);
      return at;
    };
    const put = (bytes) => {
      const at = room(bytes.byteLength);
      new Uint8Array(x.memory.buffer, at, bytes.byteLength).set(bytes);
      return at;
    };
    const numbers = [];
    this.#report = report;
    try {
      for (const arg of args) {
        if (typeof arg === 'number') numbers.push(arg);
        else if (typeof arg === 'string') {
          const bytes = utf8.encode(arg);
          numbers.push(put(bytes), bytes.byteLength);
        } else if (ArrayBuffer.isView(arg)) numbers.push(put(arg));
        else if (arg.handle) numbers.push(this.#named(arg.as ?? keyOf(arg.handle), arg.handle));
        else {
          const at = arg.inout ? put(arg.inout) : room(arg.out);
          results.push([at, arg.inout ? arg.inout.byteLength : arg.out]);
          numbers.push(at);
        }
      }
      const value = this.#run(name, numbers);
      const outputs = results.map(([at, bytes]) => new Uint8Array(x.memory.buffer, at, bytes).slice());
      if (take) outputs.push(this.#take(value));
      return { value, outputs };
    } finally {
      this.#report = null;
      if (!this.broken) for (const [at, bytes] of held) x.free(at, bytes);
    }
  }

  /** The handle that an export gives for these arguments, kept for the next call. */
  handle(name, ...args) {
    return this.#named(keyOf([name, ...args]), [name, ...args]);
  }

  #named(key, [name, ...args]) {
    let handle = this.#handles.get(key);
    if (handle === undefined) {
      handle = this.call(name, args).value;
      if (this.#handles.size >= KEPT) this.#forget(this.#handles.keys().next().value);
    } else this.#handles.delete(key);
    // The one that was used last stands last.
    this.#handles.set(key, handle);
    return handle;
  }

  /** Forgets a handle that `handle` gave. */
  drop(name, ...args) {
    this.#forget(keyOf([name, ...args]));
  }

  #forget(key) {
    const handle = this.#handles.get(key);
    if (handle === undefined) return;
    this.#handles.delete(key);
    if (!this.broken) this.#exports.close(handle);
  }

  #run(name, numbers) {
    let value;
    try {
      value = this.#exports[name](...numbers);
    } catch (cause) {
      this.broken = true;
      const failure = this.#failure();
      const code = failure?.code ?? (cause instanceof RangeError ? 'MEMORY' : 'INTERNAL');
      const error = new MsmithError(code, `${name}: ${failure?.message ?? said(cause)}`, { cause });
      error.trapped = true;
      throw error;
    }
    if (value >= 0 || value === undefined) return value ?? 0;
    const { code, message, index } = this.#failure() ?? { code: 'INTERNAL', message: `${name} failed` };
    throw new MsmithError(code, message, { item: index });
  }

  /** What the last failure was. */
  #failure() {
    const x = this.#exports;
    try {
      const length = x.failure_length();
      if (length <= 0) return null;
      const at = x.alloc(length);
      x.failure(at);
      const json = text.decode(new Uint8Array(x.memory.buffer, at, length));
      x.free(at, length);
      return JSON.parse(json);
    } catch {
      return null;
    }
  }

  #take(bytes) {
    const x = this.#exports;
    const at = x.alloc(bytes);
    if (at === 0 && bytes > 0) throw new MsmithError('MEMORY', `${bytes} bytes more than the module's memory can have`);
    try {
      x.take(at);
      return new Uint8Array(x.memory.buffer, at, bytes).slice();
    } finally {
      x.free(at, bytes);
    }
  }

  #random(to, bytes) {
    try {
      const all = new Uint8Array(this.#exports.memory.buffer, to >>> 0, bytes >>> 0);
      // At most this many bytes at once are given.
      for (let at = 0; at < all.length; at += 65536) globalThis.crypto.getRandomValues(all.subarray(at, at + 65536));
      return 0;
    } catch {
      return 1;
    }
  }

  #progress(part) {
    try {
      return this.#report?.(part) === false ? 1 : 0;
    } catch {
      return 1;
    }
  }
}

/** A name for a call's arguments. */
const keyOf = (args) =>
  JSON.stringify(args, (_, value) => (ArrayBuffer.isView(value) ? `bytes ${Array.from(value).join()}` : value));
