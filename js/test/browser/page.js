// What a page of the tests does; the test calls these functions.

import { calculateWitness, prove, verify } from '/src/groth16.js';
import { form } from '/src/module.js';
import { whyInline } from '/src/pool.js';
import { install, uninstall } from '/src/snarkjs.js';

const fetched = async (address) => new Uint8Array(await (await fetch(address)).arrayBuffer());
const json = async (address) => (await fetch(address)).json();

window.workers = whyInline;
window.about = () => ({ form: form(), isolated: crossOriginIsolated, threads: navigator.hardwareConcurrency });

/** A proof with the files of a key at an address, checked. */
window.proof = async (name, options) => {
  let parts = 0;
  const onProgress = () => parts++;
  const { proof, publicSignals } = await prove(`/${name}.zkey`, `/${name}.wtns`, { ...options, onProgress });
  const vk = await json(`/${name}.vk.json`);
  return { holds: await verify(vk, publicSignals, proof), publicSignals, parts };
};

/** A proof of a key that the user has chosen. */
window.proofOfFile = async (input) => {
  const [key, witness] = ['.zkey', '.wtns'].map((end) => [...input.files].find((file) => file.name.endsWith(end)));
  const { proof, publicSignals } = await prove(key, witness);
  return { proof, publicSignals };
};

/** Errors are words. */
window.failure = async (name) => {
  const key = await fetched(`/${name}.zkey`);
  try {
    await prove(key.subarray(0, key.length >> 1), `/${name}.wtns`);
  } catch (error) {
    return { name: error.name, code: error.code, message: error.message };
  }
  return null;
};

/** Stops a proof after some milliseconds, and makes another. */
window.cancelled = async (name, after) => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), after);
  let stopped = null;
  try {
    await prove(`/${name}.zkey`, `/${name}.wtns`, { signal: controller.signal });
  } catch (error) {
    stopped = error.name;
  }
  return { stopped, ...(await window.proof(name)) };
};

/** snarkjs' own bundle, with our calls. */
window.snarkjsProof = async (name) => {
  const report = await install({ snarkjs: window.snarkjs });
  const { proof, publicSignals } = await window.snarkjs.groth16.prove(`/${name}.zkey`, `/${name}.wtns`);
  const holds = await window.snarkjs.groth16.verify(await json(`/${name}.vk.json`), publicSignals, proof);
  await uninstall();
  return { holds, publicSignals, served: report.curves.bn128.served };
};

window.calculateWitness = calculateWitness;
window.ready = true;
