// Times of functions that take turns.

/** Milliseconds of CPU that all threads of this process have taken. */
export function cpu() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export const wall = () => performance.now();

/**
 * The least time of each, in turn. The first call of each is not counted, and its result is compared.
 *
 * @param {Record<string, () => Promise<any>>} peers
 * @param {{ budget: number, least?: number, clock?: () => number, equal?: (a: any, b: any) => boolean }} how `budget`:
 *   seconds for all rounds; `least`: rounds at least
 */
export async function race(peers, { budget, least = 3, clock = cpu, equal = same }) {
  const names = Object.keys(peers);
  const first = {};
  for (const name of names) first[name] = await peers[name]();
  for (const name of names.slice(1)) {
    if (!equal(first[names[0]], first[name])) throw new Error(`${names[0]} and ${name} have different results`);
  }
  const times = Object.fromEntries(names.map((name) => [name, Infinity]));
  const end = wall() + 1000 * budget;
  let rounds = 0;
  for (; rounds < least || wall() < end; rounds++) {
    for (const name of names) {
      globalThis.gc?.();
      const start = clock();
      await peers[name]();
      times[name] = Math.min(times[name], clock() - start);
    }
  }
  return { ...times, rounds };
}

/** Equal bytes or texts. */
export function same(a, b) {
  if (a instanceof Uint8Array && b instanceof Uint8Array) return Buffer.compare(a, b) === 0;
  return JSON.stringify(a) === JSON.stringify(b);
}
