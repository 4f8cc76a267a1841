// snarkjs and ffjavascript, where `MSMITH_SNARKJS` names the `node_modules` folder that they are in.

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const folder = process.env.MSMITH_SNARKJS;

/** For `test(name, { skip })`. */
export const skip = folder ? false : 'MSMITH_SNARKJS names no node_modules folder with snarkjs';
if (skip) console.log(`skipped: ${skip}`);

const require = folder && createRequire(join(folder, 'anything.js'));

/** As CommonJS has them: one ffjavascript for both. */
export const snarkjs = folder && require('snarkjs');
export const ffjavascript = folder && require('ffjavascript');

/** Another bundle, with an ffjavascript of its own. */
export const asModule = () => import(pathToFileURL(join(folder, 'snarkjs', 'main.js')));
