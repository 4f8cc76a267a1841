// Groth16 proofs with the keys of a folder: NAME.zkey with NAME.wtns beside it.

import { open, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { form } from '../../src/module.js';
import { install } from '../../src/snarkjs.js';
import { race } from '../harness.mjs';

const MISSING = '--keys (or MSMITH_BENCH_KEYS) names no folder with NAME.zkey and NAME.wtns';

/** The keys of a folder, small ones first. Nothing but the witnesses' headers is read. */
async function keysOf(folder) {
  const files = folder ? await readdir(folder) : [];
  const names = files.filter((f) => f.endsWith('.zkey')).map((f) => f.slice(0, -5));
  const keys = await Promise.all(names.filter((name) => files.includes(`${name}.wtns`)).map(async (name) => {
    const witness = await open(join(folder, `${name}.wtns`));
    const { buffer } = await witness.read(Buffer.alloc(64), 0, 64, 0);
    await witness.close();
    return { name, wires: buffer.readUInt32LE(60) };
  }));
  return keys.sort((a, b) => a.wires - b.wires);
}

/** A key and its witness. */
async function filesOf(folder, name) {
  const [key, witness] = await Promise.all(['zkey', 'wtns'].map((end) => readFile(join(folder, `${name}.${end}`))));
  return { key: new Uint8Array(key), witness: new Uint8Array(witness) };
}

/** snarkjs with a curve of one thread. */
async function single() {
  const snarkjs = await import('snarkjs');
  globalThis.curve_bn128 = await snarkjs.curves.getCurveFromName('bn128', { singleThread: true });
  return snarkjs;
}

/** Proofs differ by chance; what they say and that they hold does not. */
const checked = (snarkjs, vk) => async ({ proof, publicSignals }) => {
  if (!(await snarkjs.groth16.verify(vk, publicSignals, proof))) throw new Error('the proof does not hold');
  return publicSignals;
};

const signals = (a, b) => String(a.publicSignals) === String(b.publicSignals);

export async function proofs({ keys: folder }) {
  const keys = await keysOf(folder);
  if (!keys.length) return [{ id: 'proofs', title: 'Groth16 proofs', skipped: MISSING }];
  return keys.flatMap(({ name, wires }) => [
    {
      id: `snarkjs-${name}`,
      title: `snarkjs with install(), ${name}, ${wires} wires`,
      floor: { snarkjs: 2.8 },
      aim: { snarkjs: 4.5 },
      async run({ budget }) {
        const { key, witness } = await filesOf(folder, name);
        const snarkjs = await single();
        const check = checked(snarkjs, await snarkjs.zKey.exportVerificationKey(key));
        const results = [];
        const prove = async () => results[results.push(await snarkjs.groth16.prove(key, witness)) - 1];
        const { value: theirs, ...rest } = Object.getOwnPropertyDescriptor(globalThis, 'curve_bn128');
        // A curve that is there would be served too.
        globalThis.curve_bn128 = null;
        await install({ snarkjs, threads: 1, curves: ['bn128'] });
        const served = Object.getOwnPropertyDescriptor(globalThis, 'curve_bn128');
        const within = (place) => {
          Object.defineProperty(globalThis, 'curve_bn128', place);
          return prove();
        };
        const peers = { msmith: () => within(served), snarkjs: () => within({ value: theirs, ...rest }) };
        const times = await race(peers, { budget, equal: signals });
        for (const result of results) await check(result);
        return { ...times, form: form() };
      },
    },
    {
      id: `groth16-${name}`,
      title: `proof, ${name}, ${wires} wires`,
      floor: { snarkjs: 4 },
      aim: { snarkjs: 7 },
      async run({ budget }) {
        const { prove } = await import('../../src/groth16.js');
        const { key, witness } = await filesOf(folder, name);
        const snarkjs = await single();
        const check = checked(snarkjs, await snarkjs.zKey.exportVerificationKey(key));
        const results = [];
        const kept = async (result) => results[results.push(await result) - 1];
        const peers = {
          msmith: () => kept(prove(key, witness, { threads: 1 })),
          snarkjs: () => kept(snarkjs.groth16.prove(key, witness)),
        };
        const times = await race(peers, { budget, equal: signals });
        for (const result of results) await check(result);
        return { ...times, form: form() };
      },
    },
  ]);
}

/** Peak memory of a process that makes two proofs. */
export async function memory({ keys: folder }) {
  const keys = await keysOf(folder);
  return keys.slice(-1).map(({ name, wires }) => ({
    id: `memory-${name}`,
    title: `memory of a proof, ${name}, ${wires} wires`,
    floor: { snarkjs: 1 / 0.7 },
    aim: { snarkjs: 1 / 0.4 },
    parts: ['msmith', 'snarkjs'],
    async run({ input }) {
      const files = [join(folder, `${name}.zkey`), join(folder, `${name}.wtns`)];
      if (input === 'msmith') {
        const { prove } = await import('../../src/groth16.js');
        for (let i = 0; i < 2; i++) await prove(...files, { threads: 1 });
      } else {
        const snarkjs = await single();
        for (let i = 0; i < 2; i++) await snarkjs.groth16.prove(...files);
      }
      return { [input]: process.resourceUsage().maxRSS / 1024, unit: 'MiB', form: form() };
    },
  }));
}
