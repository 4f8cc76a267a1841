// Prints what ffjavascript and snarkjs draw and hash.
import { createRequire } from "module";
const root = process.env.MSMITH_SNARKJS;
const require = createRequire(root + "/x.js");
const { getCurveFromName, ChaCha } = require("ffjavascript");
const { blake2b } = require("@noble/hashes/blake2b");
const hex = (b) => Buffer.from(b).toString("hex");
const keyPair = await import(root + "/snarkjs/src/keypair.js");
const misc = await import(root + "/snarkjs/src/misc.js");
const utils = await import(root + "/snarkjs/src/powersoftau_utils.js");
const out = {};
const seedHash = blake2b(new TextEncoder().encode("msmith"), { dkLen: 64 });
const rngOf = (h) => { const v = new DataView(h.buffer, h.byteOffset); const s = []; for (let i = 0; i < 8; i++) s.push(v.getUint32(4 * i)); return new ChaCha(s); };
for (const name of ["bn128", "bls12381"]) {
  const c = await getCurveFromName(name, { singleThread: true });
  const o = {};
  const r = rngOf(seedHash);
  o.u32 = []; for (let i = 0; i < 20; i++) o.u32.push(r.nextU32());
  o.scalars = []; for (let i = 0; i < 4; i++) o.scalars.push(c.Fr.toObject(c.Fr.fromRng(r)).toString());
  for (const [g, k] of [[c.G1, "g1"], [c.G2, "g2"]]) {
    o[k] = []; o[k + "c"] = [];
    for (let i = 0; i < 4; i++) {
      const p = g.toAffine(g.fromRng(r));
      o[k].push(hex(g.toUncompressed(p)));
      const b = new Uint8Array(g.F.n8); g.toRprCompressed(b, 0, p); o[k + "c"].push(hex(b));
    }
  }
  o.hashToG2 = hex(c.G2.toUncompressed(keyPair.hashToG2(c, seedHash)));
  const rng = await misc.rngFromBeaconParams(misc.hex2ByteArray("0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f2021"), 10);
  const key = keyPair.createPTauKey(c, seedHash, rng);
  const buf = new Uint8Array(c.F1.n8 * 12 + c.F2.n8 * 6);
  utils.toPtauPubKeyRpr(buf, 0, c, key, false);
  o.beaconKey = hex(buf);
  o.beaconSecrets = ["tau", "alpha", "beta"].map((k) => c.Fr.toObject(key[k].prvKey).toString());
  o.firstChallenge = [];
  for (const p of [1, 2, 5]) o.firstChallenge.push(hex(utils.calculateFirstChallengeHash(c, p)));
  out[{ bn128: "bn254", bls12381: "bls12-381" }[name]] = o;
}
const h = blake2b.create({ dkLen: 64 });
const big = new Uint8Array(1000); for (let i = 0; i < 1000; i++) big[i] = (i * 7) & 255;
out.states = [];
for (const pieces of [[0, 64, 1000], [0, 1000], [0, 128, 256], [0, 100, 500, 612], [0, 96, 224, 992]]) {
  const h = blake2b.create({ dkLen: 64 });
  for (let i = 1; i < pieces.length; i++) h.update(big.slice(pieces[i - 1], pieces[i]));
  out.states.push({ pieces, state: hex(misc.toPartialHash(h)), hash: hex(h.digest()) });
}
console.log(JSON.stringify(out, null, 1));
process.exit(0);
