// node make.mjs DIR: files of snarkjs for a small circuit, on both curves.
import fs from "node:fs";
import * as snarkjs from "snarkjs";
import { getCurveFromName, Scalar } from "ffjavascript";

const dir = process.argv[2];
// x_0 given (private), x_{i+1} = x_i^2 + i, the last one public; six constraints.
const steps = 6;

function file(type, version, sections) {
    const head = Buffer.alloc(12);
    head.write(type, 0, "latin1");
    head.writeUInt32LE(version, 4);
    head.writeUInt32LE(sections.length, 8);
    return Buffer.concat([head, ...sections.flatMap(([id, body]) => {
        const h = Buffer.alloc(12);
        h.writeUInt32LE(id, 0);
        h.writeBigUInt64LE(BigInt(body.length), 4);
        return [h, body];
    })]);
}
const u32 = (x) => { const b = Buffer.alloc(4); b.writeUInt32LE(x); return b; };
const u64 = (x) => { const b = Buffer.alloc(8); b.writeBigUInt64LE(BigInt(x)); return b; };
const number = (x, n) => { const b = Buffer.alloc(n); for (let i = 0; i < n; i++) { b[i] = Number(x & 255n); x >>= 8n; } return b; };

for (const [name, tag] of [["bn128", "bn254"], ["bls12381", "bls12-381"]]) {
    const curve = await getCurveFromName(name);
    const r = BigInt(curve.r), n8 = 32;
    // Wires: 1, out, x_0 … x_{steps-1}.
    const wire = (i) => i === steps ? 1 : 2 + i;
    const nVars = 2 + steps;
    const lc = (...terms) => Buffer.concat([u32(terms.length), ...terms.sort((a, b) => a[0] - b[0]).flatMap(([w, v]) => [u32(w), number(((v % r) + r) % r, n8)])]);
    const constraints = [];
    for (let i = 0; i < steps; i++) {
        constraints.push(lc([wire(i), 1n]), lc([wire(i), 1n]), lc([wire(i + 1), 1n], [0, BigInt(-i)]));
    }
    const header = Buffer.concat([u32(n8), number(r, n8), u32(nVars), u32(1), u32(0), u32(1), u64(nVars), u32(steps)]);
    const labels = Buffer.concat([...Array(nVars).keys()].map(u64));
    const at = (s) => `${dir}/${tag}.${s}`;
    fs.writeFileSync(at("r1cs"), file("r1cs", 1, [[1, header], [2, Buffer.concat(constraints)], [3, labels]]));
    const x = [12345678901234567890n];
    for (let i = 0; i < steps; i++) x.push((x[i] * x[i] + BigInt(i)) % r);
    const witness = [1n, x[steps], ...x.slice(0, steps)];
    fs.writeFileSync(at("wtns"), file("wtns", 2, [
        [1, Buffer.concat([u32(n8), number(r, n8), u32(nVars)])],
        [2, Buffer.concat(witness.map((w) => number(w, n8)))],
    ]));
    await snarkjs.powersOfTau.newAccumulator(curve, 3, at("0.ptau"));
    await snarkjs.powersOfTau.contribute(at("0.ptau"), at("1.ptau"), "first", "msmith");
    await snarkjs.powersOfTau.preparePhase2(at("1.ptau"), at("ptau"));
    await snarkjs.zKey.newZKey(at("r1cs"), at("ptau"), at("0.zkey"));
    await snarkjs.zKey.contribute(at("0.zkey"), at("zkey"), "second", "msmith");
    const vk = await snarkjs.zKey.exportVerificationKey(at("zkey"));
    const { proof, publicSignals } = await snarkjs.groth16.prove(at("zkey"), at("wtns"));
    if (!await snarkjs.groth16.verify(vk, publicSignals, proof)) throw new Error("the proof is wrong");
    const json = await snarkjs.zKey.exportJson(at("zkey"));
    fs.writeFileSync(at("zkey.json"), JSON.stringify(json, (k, v) => typeof v === "bigint" ? v.toString() : v));
    await curve.terminate();
}
process.exit(0);
