// node ceremony.mjs DIR: ceremonies of snarkjs over both curves, with known randomness; prints the hash of each file.
import { createRequire } from "module";
import fs from "fs";
const root = process.env.MSMITH_SNARKJS;
const require = createRequire(root + "/x.js");
const crypto = require("crypto");
let fill = 0;
crypto.randomFillSync = (to) => to.fill(fill);
const { getCurveFromName } = require("ffjavascript");
const { powersOfTau: p } = await import(root + "/snarkjs/main.js");
const dir = process.argv[2];
const beacon = "0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f20";
const power = Number(process.argv[3] || 4);
const out = {};
for (const [name, tag] of [["bn128", "bn254"], ["bls12381", "bls12-381"]]) {
    const curve = await getCurveFromName(name);
    const at = (s) => `${dir}/${tag}.${s}`;
    await p.newAccumulator(curve, power, at("0.ptau"));
    fill = 1;
    await p.contribute(at("0.ptau"), at("1.ptau"), "Ada", "first text");
    await p.exportChallenge(at("1.ptau"), at("challenge"));
    fill = 2;
    await p.challengeContribute(curve, at("challenge"), at("response"), "second text");
    await p.importResponse(at("1.ptau"), at("response"), at("2.ptau"), "Grace", true);
    await p.beacon(at("2.ptau"), at("3.ptau"), "beacon", beacon, 10);
    await p.preparePhase2(at("3.ptau"), at("4.ptau"));
    await p.truncate(at("4.ptau"), at("t"));
    fs.renameSync(at(`t0${power - 1}.ptau`), at("5.ptau"));
    fill = 7;
    if (!await p.verify(at("4.ptau"))) throw new Error("not verified");
    out[tag] = {};
    for (const s of ["0.ptau", "1.ptau", "challenge", "response", "2.ptau", "3.ptau", "4.ptau", "5.ptau"]) {
        out[tag][s] = crypto.createHash("sha256").update(fs.readFileSync(at(s))).digest("hex");
    }
}
console.log(JSON.stringify({ power, ...out }, null, 1));
process.exit(0);
