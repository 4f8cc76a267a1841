// Proofs that snarkjs makes with given numbers r and s, in place of random ones.
// MSMITH_SNARKJS=…/node_modules node prove.mjs
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(`${process.env.MSMITH_SNARKJS}/`);
const snarkjs = require("snarkjs");

const blinding = [123456789012345678901234567890123456789n, 2n ** 250n + 12345n];
for (const [name, curve] of [["bn254", "bn128"], ["bls12-381", "bls12381"]]) {
    const { Fr } = await snarkjs.curves.getCurveFromName(curve);
    let next = 0;
    Fr.random = () => Fr.e(blinding[next++ % 2]);
    const [key, witness] = [`../zkey/${name}-1.zkey`, `../zkey/${name}.wtns`];
    const { proof, publicSignals } = await snarkjs.groth16.prove(key, witness);
    writeFileSync(`${name}.proof.json`, JSON.stringify(proof, null, 1));
    writeFileSync(`${name}.public.json`, JSON.stringify(publicSignals, null, 1));
}
process.exit(0);
