// A service worker has no workers of its own, and evaluates nothing.

import { prove, verify } from './src/groth16.js';

globalThis.proof = async (name) => {
  const [key, witness] = await Promise.all(['zkey', 'wtns'].map(async (end) =>
    new Uint8Array(await (await fetch(`./${name}.${end}`)).arrayBuffer())));
  const { proof, publicSignals } = await prove(key, witness);
  const vk = await (await fetch(`./${name}.vk.json`)).json();
  return { holds: await verify(vk, publicSignals, proof), publicSignals, workers: typeof Worker };
};
globalThis.ready = true;
