// All cases.

import { kzg } from './kzg.mjs';
import { memory, proofs } from './proofs.mjs';
import { plain, sums, threads } from './sums.mjs';
import { transforms } from './transforms.mjs';

/**
 * @typedef {{ id: string, title: string, floor?: Record<string, number>, aim?: Record<string, number>,
 *   skipped?: string, parts?: string[],
 *   run: (how: { budget: number, input: string | null }) => Promise<Record<string, any>> }} Case
 *   `floor` and `aim`: times of another library (or of `any`) over ours; `parts`: processes that are measured apart
 */

/** @returns {Promise<Case[]>} */
export const CASES = async (options) => [
  ...sums,
  ...transforms,
  ...(await proofs(options)),
  ...kzg,
  ...plain,
  ...threads,
  ...(await memory(options)),
];
