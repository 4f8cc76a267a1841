// Serves snarkjs in a program that knows nothing of it, as its command line:
//
//     node --import msmith/snarkjs/auto node_modules/snarkjs/build/cli.cjs groth16 prove …

import { install } from '../snarkjs.js';

await install();
