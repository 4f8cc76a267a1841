// What Bun, Deno and a bundler's page do with the package: a proof, a witness, a sum. Written for all of them.

import { prove, verify } from 'msmith/groth16';

/** A proof with a small key, checked. */
export async function proof(key, witness, vk, options) {
  const { proof, publicSignals } = await prove(key, witness, options);
  const others = [...publicSignals.slice(1), '7'];
  return { holds: await verify(vk, publicSignals, proof), wrong: await verify(vk, others, proof), publicSignals };
}
