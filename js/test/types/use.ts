// Compiled, not run: what users write, and what the types must refuse.

import { Engine, Field, MsmithError, about, curves, formats, provide, stopWorkers } from 'msmith';
import { calculateWitness, exportSolidityCallData, findInvalid, fullProve, isForgeable, openCircuit, openKey, prove, verify, verifyBatch } from 'msmith/groth16';
import type { Proof, Proved } from 'msmith/groth16';

export async function sums(signal: AbortSignal): Promise<bigint | [bigint, bigint] | undefined> {
  const engine = new Engine('bls12-381', 'g2');
  const points: Uint8Array = await engine.mulBase(await engine.generator(), [1, 2n, -3n]);
  const sum = await engine.msm(points, new Uint8Array(96), { format: 'affine-le', signal, threads: 2, memoryLimit: 1e8 });
  await engine.msm([null, [[1n, 2n], [3n, 4n]], { x: [1, 2], y: [3, 4] }], [1n, 2n, 3n]);
  await engine.checkSubgroup(points);
  await engine.fft(points.buffer, { inverse: true, coset: 7n, onProgress: (done: number, part?: string) => [done, part] });
  const field = new Field('bn254');
  await field.fromMontgomery(await field.fft(await field.toMontgomery(new Uint8Array(64))));
  const names: string[] = [...curves(), ...formats(), (await about()).form];
  provide(names[0], new URL('https://example.org/bn254.wasm'));
  provide('worker', () => new Worker('worker.js', { type: 'module' }));
  stopWorkers();
  return (await engine.point(sum))?.x;
}

export async function proofs(file: File): Promise<Proof> {
  const key = await openKey(file, { trusted: true });
  const circuit = await openCircuit('circuit.wasm');
  const one: Proved = await fullProve({ a: 3, b: ['4', 5n, [true]], c: { d: 1 } }, circuit, key, console, null, { threads: 4 });
  const other = await fullProve({ a: 3 }, 'circuit.wasm', 'circuit.zkey', { onWork: ({ name, worker }) => [name, worker] });
  const witness = await calculateWitness({ a: 3 }, circuit);
  const third = await prove({ size: 5, read: async (offset, length) => new Uint8Array(length + offset) }, witness, { r: 1n, s: 2 });
  const right: boolean = !(await isForgeable('{}')) && await verify({}, one.publicSignals, one.proof, console);
  const all: boolean = await verifyBatch('{}', [one, other, [third.publicSignals, third.proof]]);
  const wrong: number[] = await findInvalid({}, [{ publicSignals: [1n], proof: one.proof }]);
  const text: string = await exportSolidityCallData(one.proof, one.publicSignals);
  try {
    await prove(key, witness);
  } catch (error) {
    if (error instanceof MsmithError && error.code === 'MEMORY') console.log(error.item, right, all, wrong, text);
  }
  // @ts-expect-error: a key is no number
  await prove(5, witness);
  // @ts-expect-error: there is no such group
  new Engine('bn254', 'g3');
  // @ts-expect-error: threads are a number
  await prove(key, witness, { threads: '4' });
  // @ts-expect-error: keys are opened, not made
  new (await import('msmith/groth16')).Key();
  return third.proof;
}
