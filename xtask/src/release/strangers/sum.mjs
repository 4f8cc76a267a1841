import { Engine } from 'msmith';
import { loadKZG } from 'msmith/kzg';

const engine = new Engine('bn254');
const { x } = await engine.point(await engine.mulBase(await engine.generator(), [1]));
if (x !== 1n) throw new Error(`the generator is not at ${x}`);
const kzg = await loadKZG();
if (kzg.blobToKZGCommitment(new Uint8Array(131072))[0] !== 0xc0) throw new Error('a wrong commitment');
console.log('Node, modules: a product and a commitment');
