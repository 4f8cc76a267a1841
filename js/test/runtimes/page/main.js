import { proof } from './use.mjs';

window.proof = async () => proof('/small.zkey', '/small.wtns', await (await fetch('/small.vk.json')).json());
window.ready = true;
