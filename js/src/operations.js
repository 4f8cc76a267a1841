// What a worker does, and the calling thread where there are no workers.

import { MsmithError } from './errors.js';
import { columns } from './transform.js';
import { witness } from './witness.js';

/**
 * @typedef {import('./instance.js').Argument} Argument
 * @typedef {{ name: string, args: Argument[], take?: boolean } | { ready: any[] }} Call a call, or a handle that is to
 *   be there for the next
 * @typedef {(instance: import('./instance.js').Instance, args: any, report: (part: number) => void) => any} Operation
 */

/** @type {Record<string, Operation>} */
const operations = {
  /** Calls exports of the module one after the other; the answer is that of the last one, and an error says which. */
  calls(instance, { calls, limit = 0 }, report) {
    let last;
    instance.call('limit', [limit]);
    calls.forEach(({ ready, name, args, take }, k) => {
      try {
        if (ready) instance.handle(...ready);
        else last = instance.call(name, args, { take, report: (part) => report((k + part) / calls.length) });
      } catch (error) {
        error.call = k;
        throw error;
      }
    });
    forget(calls);
    return last;
  },
  /** Asks whether there are workers. */
  nothing: () => null,
  /** Some columns of a long transform. */
  columns,
  /** The values of all wires of a circuit. */
  witness: (_, args) => witness(args),
};

/** Gives back the memory of what came with a job, before it is collected. */
function forget(calls) {
  const args = calls.flatMap(({ args = [] }) => args.map((arg) => arg.inout ?? arg));
  for (const buffer of new Set(args.filter(ArrayBuffer.isView).map((view) => view.buffer))) buffer.transfer?.(0);
}

/** Does an operation. */
export function perform(instance, op, args, report) {
  const operation = operations[op];
  if (!operation) throw new MsmithError('INTERNAL', `there is no operation ${op}`);
  return operation(instance, args, report);
}

/** The buffers of an answer, which need not be copied. */
export function buffersOf(result) {
  const views = result instanceof Uint8Array ? [result] : (result?.outputs ?? []);
  return [...new Set(views.map((view) => view.buffer))];
}
