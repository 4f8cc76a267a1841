// What differs between Node, Bun, Deno and browsers: built-in modules, files, the number of cores, turns of the loop.

const { process: proc } = globalThis;

/** Whether Node's own modules are there (Node, Bun, Deno), and not a page in Electron. */
export const isNode = typeof proc?.versions?.node === 'string' && proc.type !== 'renderer';

/** A module of Node. Bundlers must not look for it, so its name is no literal. */
export async function builtin(name) {
  const address = `node:${name}`;
  return proc.getBuiltinModule?.(address) ?? import(/* @vite-ignore */ /* webpackIgnore: true */ address);
}

/** How many threads run at once. */
export async function cores() {
  if (isNode) {
    const os = await builtin('os');
    return os.availableParallelism?.() ?? os.cpus().length;
  }
  return globalThis.navigator?.hardwareConcurrency ?? 1;
}

/** A turn of the event loop, so that what waits (a click, a frame, an abort) is served. */
export const turn = () =>
  new Promise((resolve) => {
    if (typeof MessageChannel !== 'function') return void setTimeout(resolve, 0);
    // Timers are held back to 4 ms after a few of them, messages are not.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });

/** A timer that keeps no process alive. */
export function quietly(milliseconds, call) {
  const timer = setTimeout(call, milliseconds);
  timer?.unref?.();
  return timer;
}

/** Milliseconds since some moment. */
export const now = () => globalThis.performance?.now() ?? Date.now();
