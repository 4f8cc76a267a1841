// Sums, over ffjavascript and `montgomery`.

import { sum } from '../../src/calls.js';
import { curveOf, groupOf } from '../../src/curves.js';
import { form, useForm } from '../../src/module.js';
import { race, wall } from '../harness.mjs';
import { points, scalars } from '../inputs.mjs';

const NAMES = {
  bn254: { title: 'BN254', build: 'buildBn128', bits: 253 },
  'bls12-381': { title: 'BLS12-381', build: 'buildBls12381', bits: 254 },
};

async function inputs(curve, group, power) {
  const { build, bits } = NAMES[curve];
  const theirs = await (await import('ffjavascript'))[build](true);
  const n = 1 << power;
  return { theirs, G: theirs[group], P: await points(theirs[group], n), k: scalars(n, bits) };
}

const ours = (curve, group, P, k, options) => () =>
  sum(groupOf(curveOf(curve), group), P, k, 32, { inSubgroup: true, ...options });

const sumCase = (curve, group, power, floor, aim, { other, plain: isPlain = false } = {}) => ({
  id: `${isPlain ? 'plain' : 'sum'}-${curve}-${group.toLowerCase()}-${power}`,
  title: `${NAMES[curve].title} ${group}, sum of 2^${power}${isPlain ? ', no multiply-add' : ''}`,
  floor: { ffjavascript: floor, montgomery: other?.floor },
  aim: { ffjavascript: aim, montgomery: other?.aim },
  async run({ budget }) {
    if (isPlain) useForm('plain');
    const { G, P, k } = await inputs(curve, group, power);
    const peers = {
      msmith: ours(curve, group, P, k, { threads: 1 }),
      ffjavascript: async () => G.toAffine(await G.multiExpAffine(P, k)),
    };
    if (other) peers.montgomery = await montgomery(G, P, k);
    return { ...(await race(peers, { budget })), form: form() };
  },
});

/** `montgomery` takes plain coordinates, least significant byte first, and arrays. */
async function montgomery(G, P, k) {
  const { msm } = await import('montgomery');
  const size = G.F.n8;
  const coordinate = (at) => G.F.fromMontgomery(P.slice(at, at + size));
  const list = Array.from({ length: P.length / size / 2 }, (_, i) => [
    coordinate(2 * i * size), coordinate((2 * i + 1) * size), false,
  ]);
  const numbers = list.map((_, i) => k.slice(32 * i, 32 * i + 32));
  return async () => {
    const { result } = msm(numbers, list);
    const point = new Uint8Array(2 * size);
    point.set(G.F.toMontgomery(result[0]), 0);
    point.set(G.F.toMontgomery(result[1]), size);
    return point;
  };
}

export const sums = [
  sumCase('bn254', 'G1', 12, 3.5, 6),
  sumCase('bn254', 'G1', 14, 3.5, 6),
  sumCase('bn254', 'G1', 16, 4, 6),
  sumCase('bn254', 'G2', 12, 5, 8),
  sumCase('bls12-381', 'G1', 12, 4.5, 7, { other: { floor: 1.9, aim: 3 } }),
  sumCase('bls12-381', 'G1', 14, 4.5, 7, { other: { floor: 1.9, aim: 3 } }),
];

export const plain = [12, 14].map((power) => sumCase('bn254', 'G1', power, 1.8, 2.5, { plain: true }));

export const threads = [
  {
    id: 'threads-bn254-g1-16',
    title: 'BN254 G1, sum of 2^16, on the clock',
    floor: { 'one worker': 1.7 },
    aim: { 'one worker': 1.9 },
    async run({ budget }) {
      const { P, k } = await inputs('bn254', 'G1', 16);
      const two = ours('bn254', 'G1', P, k, { threads: 2 });
      const one = ours('bn254', 'G1', P, k, { threads: 1 });
      const times = await race({ msmith: two, 'one worker': one }, { budget, clock: wall });
      return { ...times, unit: 'ms of the clock', form: form() };
    },
  },
];
