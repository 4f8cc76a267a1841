// What programs in CommonJS write, by `moduleResolution: node16`.

import { Engine, MsmithError, about, provide } from 'msmith';
import groth16 = require('msmith/groth16');
import kzg = require('msmith/kzg');
import { install } from 'msmith/snarkjs';

export async function proofs(): Promise<boolean> {
  const { proof, publicSignals } = await groth16.prove('circuit.zkey', 'circuit.wtns');
  const commitment: Uint8Array = (await kzg.loadKZG()).blobToKzgCommitment(new Uint8Array(131072));
  const why: string | undefined = (await about()).why;
  await install();
  provide('worker', () => new Worker('worker.js'));
  if (new MsmithError('FILE', why ?? '').code) await new Engine('bn254').add([null]);
  return groth16.verify({}, publicSignals, proof, { threads: commitment.length });
}
