// A worker: an instance of a module with a memory of its own, which does one thing after the other.
//
// It is sent `{ start }` with the module, then `{ id, op, args }`, and answers `{ id, result }`, `{ id, error }` and,
// now and then, `{ id, part }`.

import { toPlain } from './errors.js';
import { Instance } from './instance.js';
import { buffersOf, perform } from './operations.js';
import { builtin, isNode, now } from './platform.js';

/** Milliseconds between two words about progress. */
const BETWEEN = 50;

/** None where nothing but witnesses are computed. */
let instance = null;

async function start({ module, bytes }) {
  if (module || bytes) instance = await Instance.create(module ?? (await WebAssembly.compile(bytes)));
}

async function serve(post, message) {
  const { id, op, args } = message;
  if (message.start) {
    try {
      await start(message.start);
      post({ ready: true });
    } catch (error) {
      post({ fatal: toPlain(error) });
    }
    return;
  }
  let last = now();
  const report = (part) => {
    if (now() - last < BETWEEN) return;
    last = now();
    post({ id, part });
  };
  try {
    const result = await perform(instance, op, args, report);
    post({ id, result }, buffersOf(result));
  } catch (error) {
    post({ id, error: toPlain(error), trapped: error?.trapped === true });
  }
}

if (isNode && !globalThis.WorkerGlobalScope) {
  builtin('worker_threads').then(({ parentPort }) => {
    parentPort.on('message', (message) => serve((answer, list) => parentPort.postMessage(answer, list), message));
  });
} else {
  globalThis.onmessage = ({ data }) => serve((answer, list) => globalThis.postMessage(answer, list ?? []), data);
}
