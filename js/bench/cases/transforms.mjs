// Transforms of BN254's scalars, over ffjavascript.

import { fft } from '../../src/calls.js';
import { BN254 } from '../../src/curves.js';
import { form } from '../../src/module.js';
import { race } from '../harness.mjs';
import { scalars } from '../inputs.mjs';

export const transforms = [14, 16].map((power) => ({
  id: `transform-bn254-${power}`,
  title: `BN254, transform of 2^${power} scalars`,
  floor: { ffjavascript: 2 },
  aim: { ffjavascript: 3.5 },
  async run({ budget }) {
    const { Fr } = await (await import('ffjavascript')).buildBn128(true);
    const values = scalars(1 << power, 253);
    const peers = {
      msmith: () => fft(BN254, values, false, { threads: 1 }),
      ffjavascript: () => Fr.fft(values),
    };
    return { ...(await race(peers, { budget })), form: form() };
  },
}));
