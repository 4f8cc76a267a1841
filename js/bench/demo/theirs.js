// The same proof by snarkjs, whose file the user gives: how long it takes, and its parts by what it says.

/** Loads a bundle that leaves `snarkjs`. */
export async function loadSnarkjs(file) {
  const address = URL.createObjectURL(new Blob([file], { type: 'text/javascript' }));
  try {
    await new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = address;
      script.onload = resolve;
      script.onerror = () => reject(new Error('it is no script that runs here'));
      document.head.append(script);
    });
  } finally {
    URL.revokeObjectURL(address);
  }
  if (typeof globalThis.snarkjs?.groth16?.prove !== 'function') throw new Error('it is not snarkjs.min.js');
  return globalThis.snarkjs;
}

/** The part that begins with a line of snarkjs' log. */
function partOf(line) {
  if (/^(Building ABC|QAP|I?FFT|Join)/i.test(line)) return 'quotient';
  if (/^Reading (Wtns|Coeffs)/.test(line)) return 'other';
  return /^(?:Reading|Multiexp) (A|B1|B2|C|H)\b/.exec(line)?.[1] ?? null;
}

/** @returns {Promise<{ proved: object, took: number, work: { name: string, start: number, end: number }[] }>} */
export async function proveByTheirs(snarkjs, zkey, witness) {
  const begin = performance.now();
  const work = [];
  let last = { name: 'other', start: 0 };
  const mark = (name) => {
    const now = performance.now() - begin;
    if (name === last.name) return;
    work.push({ ...last, end: now });
    last = { name, start: now };
  };
  const listen = (line) => {
    const part = partOf(String(line));
    if (part) mark(part);
  };
  const logger = { debug: listen, info: () => {}, warn: () => {}, error: () => {} };
  const of = (data) => ({ type: 'mem', data });
  const proved = await snarkjs.groth16.prove(of(zkey), of(witness), logger);
  mark('end');
  const took = performance.now() - begin;
  return { proved, took, work: work.filter(({ start, end }) => end - start > 0.5) };
}
