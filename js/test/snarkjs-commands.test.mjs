// Unchanged snarkjs writes the same files and proofs with and without our calls.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { install, uninstall } from '../src/snarkjs.js';
import { chain } from './snarkjs-circuit.mjs';
import { skip, snarkjs } from './snarkjs-modules.mjs';

const BEACON = '0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f20';
const mem = () => ({ type: 'mem' });

/** Random elements of a curve that are the same each time. */
function fixRandom(curve) {
  let i = 1n;
  curve.Fr.random = () => curve.Fr.e(0x123456789abcdef0123456789abcdefn * (i += 2n));
}

/** A ceremony of both phases, with all that is known of a beacon. */
async function ceremony(name, power, circuit) {
  const curve = await snarkjs.curves.getCurveFromName(name);
  const files = { empty: mem(), powers: mem(), prepared: mem(), key: mem(), final: mem() };
  await snarkjs.powersOfTau.newAccumulator(curve, power, files.empty);
  await snarkjs.powersOfTau.beacon(files.empty, files.powers, 'a beacon', BEACON, 10);
  await snarkjs.powersOfTau.preparePhase2(files.powers, files.prepared);
  await snarkjs.zKey.newZKey(circuit.r1cs, files.prepared, files.key);
  await snarkjs.zKey.beacon(files.key, files.final, 'a beacon', BEACON, 10);
  fixRandom(curve);
  const proof = await snarkjs.groth16.prove(files.final, circuit.wtns);
  const vk = await snarkjs.zKey.exportVerificationKey(files.final);
  return { files, proof, vk };
}

async function universal(scheme, prepared, circuit) {
  const curve = await snarkjs.curves.getCurveFromName('bn128');
  const key = mem();
  await snarkjs[scheme].setup(circuit.r1cs, prepared, key);
  fixRandom(curve);
  const proof = await snarkjs[scheme].prove(key, circuit.wtns);
  const vk = await snarkjs.zKey.exportVerificationKey(key);
  return { files: { key }, proof, vk };
}

const sha = async ({ data }) => Buffer.from(await crypto.subtle.digest('SHA-256', data)).toString('hex');

async function equalFiles(found, expected) {
  for (const name of Object.keys(expected)) {
    assert.equal(await sha(found[name]), await sha(expected[name]), `${name} is another file`);
  }
}

for (const [name, power, constraints] of [['bn128', 7, 100], ['bls12381', 5, 30]]) {
  describe(name, { skip }, () => {
    const circuit = chain(name, constraints);
    const small = chain(name, 6);
    let theirs;
    let report;

    before(async () => {
      theirs = await ceremony(name, power, circuit);
      if (name === 'bn128') {
        theirs.plonk = await universal('plonk', theirs.files.prepared, circuit);
        theirs.fflonk = await universal('fflonk', theirs.files.prepared, small);
      }
      await globalThis[`curve_${name}`].terminate();
      report = await install({ snarkjs, threads: 2 });
    });
    after(uninstall);

    test('a ceremony and a proof', async () => {
      const ours = await ceremony(name, power, circuit);
      await equalFiles(ours.files, theirs.files);
      assert.deepEqual(ours.proof, theirs.proof);
      assert.deepEqual(ours.proof.publicSignals, circuit.publicSignals);
      assert.equal(await snarkjs.groth16.verify(ours.vk, ours.proof.publicSignals, ours.proof.proof), true);
      assert.equal(await snarkjs.groth16.verify(ours.vk, ['1'], ours.proof.proof), false);
      const { served } = report.curves[name];
      const calls = ['multiExpAffine', 'lagrangeEvaluations', 'batchApplyKey'];
      for (const call of calls.flatMap((c) => [`G1.${c}`, `G2.${c}`])) {
        assert.ok(served[call] > 0, `${call} was not served`);
      }
    });

    test('contributions are taken, and changed ones are not', async () => {
      const curve = await snarkjs.curves.getCurveFromName(name);
      const files = { challenge: mem(), response: mem(), imported: mem(), more: mem(), prepared: mem(), key: mem() };
      const { empty } = theirs.files;
      await snarkjs.powersOfTau.exportChallenge(empty, files.challenge);
      await snarkjs.powersOfTau.challengeContribute(curve, files.challenge, files.response, 'some entropy');
      await snarkjs.powersOfTau.importResponse(empty, files.response, files.imported, 'first', true);
      await snarkjs.powersOfTau.contribute(files.imported, files.more, 'second', 'more entropy');
      await snarkjs.powersOfTau.preparePhase2(files.more, files.prepared);
      assert.equal(await snarkjs.powersOfTau.verify(files.prepared), true);
      await snarkjs.zKey.newZKey(circuit.r1cs, files.prepared, files.key);
      const next = mem();
      await snarkjs.zKey.contribute(files.key, next, 'third', 'and more');
      assert.equal(await snarkjs.zKey.verifyFromR1cs(circuit.r1cs, files.prepared, next), true);
      assert.equal(await snarkjs.zKey.verifyFromInit(files.key, files.prepared, next), true);
      const changed = { type: 'mem', data: next.data.slice() };
      changed.data[changed.data.length >> 1] ^= 1;
      const taken = snarkjs.zKey.verifyFromR1cs(circuit.r1cs, files.prepared, changed);
      assert.notEqual(await taken.catch(() => false), true);
    });

    if (name === 'bn128') {
      for (const scheme of ['plonk', 'fflonk']) {
        test(scheme, async () => {
          const with_ = scheme === 'plonk' ? circuit : small;
          const ours = await universal(scheme, theirs.files.prepared, with_);
          await equalFiles(ours.files, theirs[scheme].files);
          assert.deepEqual(ours.proof, theirs[scheme].proof);
          const { proof, publicSignals } = ours.proof;
          assert.equal(await snarkjs[scheme].verify(ours.vk, publicSignals, proof), true);
          assert.equal(await snarkjs[scheme].verify(ours.vk, ['5'], proof), false);
        });
      }
    }
  });
}
