// A small circuit for tests of snarkjs: its `.r1cs` and a witness, written here.

const PRIMES = {
  bn128: 21888242871839275222246405745257275088548364400416034343698204186575808495617n,
  bls12381: 52435875175126190479447740508185965837690552500527637822603658699938581184513n,
};

/**
 * x_(i+1) = x_i·(x_i + i·1), from a private x_0; the last one is public.
 *
 * @returns {{ r1cs: Uint8Array, wtns: Uint8Array, publicSignals: string[] }} files as circom writes them
 */
export function chain(curve, constraints, first = 123456789n) {
  const p = PRIMES[curve];
  const x = [first];
  for (let i = 0; i < constraints; i++) x.push((x[i] * (x[i] + BigInt(i))) % p);
  // Wires: 1, the last value, x_0, x_1 …
  const wire = (i) => (i === constraints ? 1 : 2 + i);
  const combination = (...terms) => join(u32(terms.length), ...terms.map(([w, k]) => join(u32(w), le(k, 32))));
  const rows = [];
  for (let i = 0; i < constraints; i++) {
    rows.push(
      combination([wire(i), 1n]),
      i === 0 ? combination([wire(i), 1n]) : combination([0, BigInt(i)], [wire(i), 1n]),
      combination([wire(i + 1), 1n]),
    );
  }
  const wires = constraints + 2;
  const modulus = join(u32(32), le(p, 32));
  // Wires, public outputs, public inputs, private inputs, labels, constraints.
  const header = join(modulus, u32(wires), u32(1), u32(0), u32(1), u64(wires), u32(constraints));
  const labels = join(...Array.from({ length: wires }, (_, i) => u64(i)));
  const values = [1n, x[constraints], ...x.slice(0, constraints)];
  return {
    r1cs: file('r1cs', 1, { 1: header, 2: join(...rows), 3: labels }),
    wtns: file('wtns', 2, { 1: join(modulus, u32(wires)), 2: join(...values.map((v) => le(v, 32))) }),
    publicSignals: [x[constraints].toString()],
  };
}

const u32 = (n) => le(BigInt(n), 4);
const u64 = (n) => le(BigInt(n), 8);

function le(n, length) {
  const bytes = new Uint8Array(length);
  for (let i = 0; i < length; i++, n >>= 8n) bytes[i] = Number(n & 255n);
  return bytes;
}

function join(...parts) {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** A file of sections. */
function file(type, version, sections) {
  const all = Object.entries(sections).map(([id, bytes]) => join(u32(id), u64(bytes.length), bytes));
  return join(new TextEncoder().encode(type), u32(version), u32(all.length), ...all);
}
