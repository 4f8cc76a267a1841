// Witnesses: runs the program that circom makes of a circuit (version 2), a module of WebAssembly.
//
// Inputs are named by the FNV hash of their names and set one value at a time; values go through a few words of memory
// that the program shares. Afterwards it has the values of all wires.

import { MsmithError, kindOf, said } from './errors.js';
import { integerIn } from './integers.js';

/** What the program says by numbers when it stops. */
const STOPPED = {
  1: 'there is no such signal',
  2: 'too many signals were set',
  3: 'a signal was set twice',
  4: 'an assertion of the circuit does not hold',
  5: 'it has not enough memory',
  6: 'an input signal has more values than its array',
  7: 'an index is out of the bounds of an array',
};

const NEEDED = [
  'init', 'getFieldNumLen32', 'getRawPrime', 'getInputSignalSize', 'getInputSize', 'getWitnessSize', 'getWitness',
  'setInputSignal', 'readSharedRWMemory', 'writeSharedRWMemory', 'getMessageChar',
];

/**
 * The inputs of a circuit as a flat list: what an object or array is of has a name of its own (`a.b`, `a[1].c`), and
 * arrays of numbers, of any depth, are lists.
 *
 * @param {unknown} input
 * @returns {[string, bigint[]][]}
 */
export function flatten(input) {
  if (input === null || typeof input !== 'object' || Array.isArray(input)) {
    throw bad(`input: an object of signals is wanted, not ${kindOf(input)}`);
  }
  const signals = [];
  const visit = (name, value) => {
    const leaves = Array.isArray(value) || ArrayBuffer.isView(value) ? leavesOf(Array.from(value)) : null;
    if (leaves) {
      const objects = leaves.filter((leaf) => leaf !== null && typeof leaf === 'object' && !ArrayBuffer.isView(leaf));
      if (objects.length === 0) signals.push([name, numbers(name, leaves)]);
      else if (objects.length < leaves.length) throw bad(`input: ${name} has numbers and objects`);
      else value.forEach((item, k) => visit(`${name}[${k}]`, item));
    } else if (value !== null && typeof value === 'object') {
      for (const [key, item] of Object.entries(value)) visit(name === '' ? key : `${name}.${key}`, item);
    } else signals.push([name, numbers(name, [value])]);
  };
  visit('', input);
  return signals;
}

/** What lists of lists have, holes too. */
const leavesOf = (list) => [...list].flatMap((item) => (Array.isArray(item) ? leavesOf(item) : [item]));

const numbers = (name, list) =>
  list.flatMap((leaf) => (ArrayBuffer.isView(leaf) ? Array.from(leaf) : [leaf])).map((value, k) => {
    const number = typeof value === 'boolean' ? BigInt(value) : integerIn(value);
    if (number !== null) return number;
    const shown = typeof value === 'string' ? JSON.stringify(value.slice(0, 40)) : String(value);
    throw bad(`input: value ${k} of ${name} is not an integer: ${shown}`, k);
  });

const bad = (message, item) => new MsmithError('INPUT', message, { item });

/** The 64-bit FNV-1a hash of a name, its two halves. */
export function hashOf(name) {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(name)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return [Number(hash >> 32n), Number(hash & 0xffffffffn)];
}

/**
 * Computes the values of all wires.
 *
 * @param {{ module: WebAssembly.Module | Uint8Array, signals: [string, bigint[]][], sanityCheck?: boolean }} args
 * @returns {Promise<{ outputs: [Uint8Array], prime: bigint, bytes: number, log: string[] }>} the values, `bytes` each,
 *   least significant first
 */
export async function witness({ module, signals, sanityCheck = true }) {
  const program = new Program();
  await program.start(module);
  program.set(signals, sanityCheck);
  return { outputs: [program.values()], prime: program.prime, bytes: program.bytes, log: program.log };
}

class Program {
  log = [];
  #line = [];
  #errors = '';
  #x;
  #words;

  async start(module) {
    const stop = (why) => {
      throw new MsmithError('INPUT', why);
    };
    const runtime = {
      exceptionHandler: (code) => stop(`${STOPPED[code] ?? `it stopped with ${code}`}${this.#where()}`),
      printErrorMessage: () => {
        this.#errors += `${this.#message()}\n`;
      },
      writeBufferMessage: () => {
        const message = this.#message();
        if (message !== '\n') return void this.#line.push(message);
        this.log.push(this.#line.join(' '));
        this.#line = [];
      },
      showSharedRWMemory: () => this.#line.push(String(this.#shared())),
    };
    try {
      const compiled = module instanceof WebAssembly.Module ? module : await WebAssembly.compile(module);
      const names = new Set(WebAssembly.Module.exports(compiled).map(({ name }) => name));
      const missing = NEEDED.filter((name) => !names.has(name));
      if (missing.length) stop(`wasm: it is no program of circom 2: it has no ${missing.join(', ')}`);
      this.#x = (await WebAssembly.instantiate(compiled, { runtime })).exports;
    } catch (cause) {
      if (cause instanceof MsmithError) throw cause;
      throw new MsmithError('INPUT', `wasm: the circuit's program cannot be run: ${said(cause)}`, { cause });
    }
    this.#words = this.#x.getFieldNumLen32();
    this.#x.getRawPrime();
    this.prime = this.#shared();
    this.bytes = 4 * this.#words;
  }

  set(signals, sanityCheck) {
    const x = this.#x;
    this.#guard('the circuit', () => x.init(sanityCheck ? 1 : 0));
    let set = 0;
    for (const [name, values] of signals) {
      const hash = hashOf(name);
      const size = x.getInputSignalSize(...hash);
      if (size < 0) throw bad(`input: the circuit has no signal ${name}`);
      if (values.length !== size) {
        throw bad(`input: ${name} has ${values.length} values, and the circuit wants ${size}`);
      }
      values.forEach((value, k) => {
        this.#put(((value % this.prime) + this.prime) % this.prime);
        // The last one that is set runs the circuit.
        this.#guard(`${name}, value ${k}`, () => x.setInputSignal(...hash, k));
        set++;
      });
    }
    const wanted = x.getInputSize();
    if (set < wanted) throw bad(`input: ${set} values were given, and the circuit wants ${wanted}: some are missing`);
  }

  values() {
    const x = this.#x;
    const count = x.getWitnessSize();
    const all = new Uint8Array(count * this.bytes);
    const start = x.memory && x.getSharedRWMemoryStart?.();
    if (start !== undefined) {
      for (let k = 0; k < count; k++) {
        x.getWitness(k);
        all.set(new Uint8Array(x.memory.buffer, start, this.bytes), k * this.bytes);
      }
      return all;
    }
    const view = new DataView(all.buffer);
    for (let k = 0; k < count; k++) {
      x.getWitness(k);
      for (let j = 0; j < this.#words; j++) view.setUint32(k * this.bytes + 4 * j, x.readSharedRWMemory(j), true);
    }
    return all;
  }

  #guard(what, act) {
    try {
      act();
    } catch (cause) {
      const failed = () => `the circuit's program failed: ${said(cause)}${this.#where()}`;
      const why = cause instanceof MsmithError ? cause.message : failed();
      throw new MsmithError('INPUT', `input: ${what}: ${why}`, { cause });
    }
  }

  #where() {
    const text = this.#errors.trim();
    return text === '' ? '' : ` (${text.replaceAll('\n', '; ')})`;
  }

  #message() {
    const codes = [];
    for (let c = this.#x.getMessageChar(); c !== 0; c = this.#x.getMessageChar()) codes.push(c);
    return String.fromCharCode(...codes);
  }

  #put(value) {
    for (let j = 0; j < this.#words; j++) {
      this.#x.writeSharedRWMemory(j, Number(BigInt.asUintN(32, value >> BigInt(32 * j))));
    }
  }

  #shared() {
    let value = 0n;
    for (let j = this.#words - 1; j >= 0; j--) value = (value << 32n) | BigInt(this.#x.readSharedRWMemory(j) >>> 0);
    return value;
  }
}
