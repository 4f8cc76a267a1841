// Where jobs run: workers of Node or of a browser, or the calling thread.

import { MsmithError, ofPlain, said } from './errors.js';
import { Instance } from './instance.js';
import { provided } from './module.js';
import { perform } from './operations.js';
import { builtin, isNode, turn } from './platform.js';

/** A worker stopped before it answered, by no error of its job. */
export class Died extends Error {}
/** No worker can be had here. */
export class NoWorkers extends Error {}

/** Milliseconds that a worker may take to start. */
const START = 30_000;

/** Starts a worker of this machine: the one that was provided, or that of the package. */
async function started() {
  const source = provided('worker');
  if (typeof source === 'function') return source();
  if (!isNode) {
    if (typeof Worker !== 'function') throw new NoWorkers('there are no workers here');
    if (source) return new Worker(source, { type: 'module', name: 'msmith' });
    // Bundlers look for these very words.
    return new Worker(new URL('./worker.js', import.meta.url), { type: 'module', name: 'msmith' });
  }
  const { Worker: NodeWorker } = await builtin('worker_threads');
  const here = import.meta.url;
  const file = /^file:/i.test(source) ? new URL(source) : (source ?? new URL('worker.js', here));
  // Flags of the main thread (`--input-type`, `--test`) are not the worker's.
  return new NodeWorker(file, { execArgv: [], name: 'msmith' });
}

/** The same; `on` gets what it says. */
async function spawn(on) {
  const worker = await started();
  if (typeof worker?.on !== 'function') {
    worker.onmessage = ({ data }) => on.message(data);
    worker.onerror = (event) => {
      event.preventDefault?.();
      on.gone(event.message || 'the worker could not be loaded');
    };
    worker.onmessageerror = () => on.gone('a message could not be read');
    return worker;
  }
  worker.on('message', on.message);
  worker.on('error', (error) => on.gone(said(error)));
  worker.on('messageerror', (error) => on.gone(said(error)));
  worker.on('exit', (code) => on.gone(`it ended with ${code}`));
  return worker;
}

/** A worker with an instance of a module. */
export class WorkerLane {
  /** Its number among those of a pool. */
  number = 0;
  #worker;
  #asked = new Map();
  #next = 0;
  #gone = null;
  #started;

  /** @param {import('./module.js').Loaded} loaded */
  static async start(loaded) {
    const lane = new WorkerLane();
    const ready = new Promise((resolve, reject) => (lane.#started = { resolve, reject }));
    ready.catch(() => {});
    try {
      lane.#worker = await spawn({ message: (m) => lane.#message(m), gone: (why) => lane.#end(why) });
    } catch (cause) {
      throw cause instanceof NoWorkers ? cause : new NoWorkers(said(cause), { cause });
    }
    const late = setTimeout(() => lane.#end('it did not start in time'), START);
    try {
      await lane.#send(loaded);
      await ready;
    } catch (error) {
      lane.stop();
      throw error;
    } finally {
      clearTimeout(late);
    }
    return lane;
  }

  async #send(loaded) {
    try {
      this.#worker.postMessage({ start: { module: loaded.module } });
    } catch (error) {
      // Engines that do not post modules compile them again.
      const bytes = await loaded.bytes();
      if (!bytes) throw error;
      this.#worker.postMessage({ start: { bytes } });
    }
  }

  /** Does a step of a job. */
  ask({ op, args, transfer = [] }, report) {
    if (this.#gone !== null) return Promise.reject(new Died(this.#gone));
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject, report });
      try {
        this.#worker.postMessage({ id, op, args }, transfer);
      } catch (error) {
        this.#asked.delete(id);
        reject(error);
      }
    });
  }

  #message(message) {
    if (message.ready) return this.#started.resolve();
    if (message.fatal) return this.#started.reject(ofPlain(message.fatal));
    const asked = this.#asked.get(message.id);
    if (!asked) return;
    if ('part' in message) return asked.report?.(message.part);
    this.#asked.delete(message.id);
    if (message.trapped) {
      asked.reject(new Died(message.error.message, { cause: ofPlain(message.error) }));
      this.#end(message.error.message);
    } else if (message.error) asked.reject(ofPlain(message.error));
    else asked.resolve(message.result);
  }

  #end(why) {
    if (this.#gone !== null) return;
    this.#gone = why;
    this.#started.reject(new NoWorkers(why));
    for (const { reject } of this.#asked.values()) reject(new Died(why));
    this.#asked.clear();
    this.#worker?.terminate();
  }

  get gone() {
    return this.#gone !== null;
  }

  stop() {
    this.#end('it was stopped');
  }

  /** Whether the process waits for it. */
  hold(yes) {
    this.#worker[yes ? 'ref' : 'unref']?.();
  }
}

/** The calling thread. */
export class InlineLane {
  number = 0;
  #instance;
  gone = false;

  static async start(loaded) {
    const lane = new InlineLane();
    lane.#instance = loaded.module && (await Instance.create(loaded.module));
    return lane;
  }

  async ask({ op, args }, report) {
    await turn();
    if (this.gone) throw new Died('it was stopped');
    try {
      return await perform(this.#instance, op, args, report);
    } catch (error) {
      if (!error?.trapped) throw error;
      this.stop();
      throw new Died(said(error), { cause: error });
    }
  }

  stop() {
    this.gone = true;
  }

  hold() {}
}

/** What is thrown when a job's lane died twice. */
export function diedTwice(what, error) {
  if (error.cause instanceof MsmithError) return error.cause;
  const why = `a worker stopped twice while it computed this (${said(error)})`;
  return new MsmithError('WORKER', `${what}: ${why}`, { cause: error });
}
