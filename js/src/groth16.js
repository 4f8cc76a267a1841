// Groth16 with the names, arguments and results of snarkjs' `groth16`.

import { withTask } from './calls.js';
import { CURVES } from './curves.js';
import { MsmithError, wrong } from './errors.js';
import { readWitness } from './files.js';
import { bytesOf, integerIn } from './integers.js';
import { openKey } from './key.js';
import { checkedOptions, loggerOf, optionsOf } from './options.js';
import { proveWith } from './prove.js';
import { openSource, readAll } from './ranges.js';
import {
  exportSolidityCallData, exportVerificationKey, findInvalid, isForgeable, verify, verifyBatch,
} from './verify.js';
import { flatten } from './witness.js';

export {
  MsmithError, exportSolidityCallData, exportVerificationKey, findInvalid, isForgeable, openKey, verify, verifyBatch,
};
export { stopWorkers } from './pool.js';
export { provide } from './module.js';

/** The values of all wires: of a `wtns`, or of a list of integers. */
async function valuesOf(key, witness, options) {
  const { name, r, rBytes } = key.of;
  if (Array.isArray(witness)) {
    // In which holes are no values.
    const own = [...witness];
    const values = new Uint8Array(rBytes * own.length);
    for (const [k, value] of own.entries()) {
      const number = integerIn(value) ?? -1n;
      if (number < 0n || number >= r) {
        throw new MsmithError('WITNESS', `witness: value ${k} is not an integer below r`, { item: k });
      }
      values.set(bytesOf(number, rBytes), k * rBytes);
    }
    return values;
  }
  const { prime, bytes, values } = await readWitness(await openSource('witness', witness, options), options.signal);
  sameField(name, r, rBytes, prime, bytes);
  return values;
}

function sameField(name, r, rBytes, prime, bytes) {
  if (prime === r && bytes === rBytes) return;
  const other = CURVES.find((curve) => curve.r === prime)?.name ?? `another curve (prime ${prime})`;
  throw new MsmithError('WITNESS', `witness: it is of ${other}, and the key of ${name}`);
}

/** What verifies the proofs of keys, made once for each. */
const verifiers = new WeakMap();

/** A proof that the key's own points verify; snarkjs does not ask, and gives proofs of nothing for wrong witnesses. */
async function proved(key, values, options) {
  const made = await proveWith(key, values, options);
  if (options.check === false) return made;
  const quiet = { ...options, onProgress: undefined };
  if (!verifiers.has(key)) verifiers.set(key, await exportVerificationKey(key, quiet));
  if (!(await verify(verifiers.get(key), made.publicSignals, made.proof, quiet))) {
    const why = 'the witness does not satisfy the circuit, or the key is damaged or of another one';
    throw new MsmithError('WITNESS', `the proof does not verify: ${why}`);
  }
  return made;
}

/** A proof that the circuit of a key has a witness: snarkjs' `groth16.prove`. */
export async function prove(zkey, witness, ...more) {
  const options = optionsOf(more);
  const key = await openKey(zkey, options);
  return proved(key, await valuesOf(key, witness, options), options);
}

/** A circuit's program, compiled. */
class Circuit {
  constructor(module) {
    this.module = module;
    Object.freeze(this);
  }
}

/** Compiles the program that circom makes of a circuit (`wasm`), for many witnesses. */
export async function openCircuit(wasm, options = {}) {
  if (wasm instanceof Circuit) return wasm;
  if (wasm instanceof WebAssembly.Module) return new Circuit(wasm);
  const bytes = await readAll('wasm', wasm, checkedOptions(options));
  try {
    return new Circuit(await WebAssembly.compile(bytes));
  } catch (cause) {
    throw wrong('wasm', `the circuit's program cannot be compiled: ${cause.message}`, { cause });
  }
}

/** The wires' values by a worker of a module. */
async function calculated(description, input, wasm, options) {
  const signals = flatten(input);
  const { module } = await openCircuit(wasm, options);
  const { sanityCheck } = options;
  return withTask(description, options, (task) =>
    task.run(() => ({ op: 'witness', args: { module, signals, sanityCheck } }), { name: 'witness' }),
  );
}

/** The bytes of a `wtns` file for an input of a circuit. */
export async function calculateWitness(input, wasm, ...more) {
  const options = optionsOf(more);
  const { outputs: [values], prime, bytes, log } = await calculated(null, input, wasm, options);
  say(log, more);
  const head = 12 + 12 + 8 + bytes + 12;
  const file = new Uint8Array(head + values.length);
  const view = new DataView(file.buffer);
  file.set(new TextEncoder().encode('wtns'));
  const put = (at, ...numbers) => numbers.forEach((number, k) => view.setUint32(at + 4 * k, number, true));
  put(4, 2, 2, 1, 8 + bytes, 0, bytes);
  file.set(bytesOf(prime, bytes), 28);
  put(28 + bytes, values.length / bytes, 2, values.length % 2 ** 32, Math.floor(values.length / 2 ** 32));
  file.set(values, head);
  return file;
}

/** What the circuit's `log` says goes to the logger. */
function say(log, list) {
  const logger = loggerOf(list);
  for (const line of log) (logger?.info ?? logger?.debug)?.call(logger, line);
}

/** A proof for an input of a circuit: snarkjs' `groth16.fullProve`. */
export async function fullProve(input, wasm, zkey, ...more) {
  const options = optionsOf(more);
  const key = await openKey(zkey, options);
  const { onProgress } = options;
  const { outputs: [values], prime, bytes, log } = await calculated(key.of.module, input, wasm, {
    ...options,
    onProgress: onProgress && ((_, part) => onProgress(0, part)),
  });
  say(log, more);
  sameField(key.of.name, key.of.r, key.of.rBytes, prime, bytes);
  return proved(key, values, options);
}
