// The modules as they are, without the package around them: values of vectors/, and what they refuse.

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const path = (name) => new URL(name, import.meta.url);
const vector = (name) => readFileSync(path(`../../vectors/${name}`));

const CURVES = {
  bn254: {
    p: 0x30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47n,
    r: 0x30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001n,
    words: 4,
  },
  'bls12-381': {
    p: 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaabn,
    r: 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001n,
    words: 6,
  },
};

const little = (x, bytes) => {
  const out = new Uint8Array(bytes);
  for (let i = 0; i < bytes; i++, x >>= 8n) out[i] = Number(x & 255n);
  return out;
};
const number = (bytes) => bytes.reduceRight((x, b) => (x << 8n) | BigInt(b), 0n);
const join = (...lists) => Buffer.concat(lists);
const mod = (x, p) => ((x % p) + p) % p;
const power = (x, e, p) => {
  let y = 1n;
  for (x = mod(x, p); e > 0n; e >>= 1n, x = (x * x) % p) if (e & 1n) y = (y * x) % p;
  return y;
};
const inverse = (x, p) => {
  let [a, b, u, v] = [mod(x, p), p, 1n, 0n];
  while (b) [a, b, u, v] = [b, a % b, v, u - (a / b) * v];
  return mod(u, p);
};

/** The root of unity of order n that snarkjs has: a power of the least number that is no square. */
const rootOf = (r, n) => {
  let least = 2n;
  while (power(least, (r - 1n) / 2n, r) === 1n) least++;
  return power(least, (r - 1n) / BigInt(n), r);
};

/** Numbers out of a seed. */
function* numbers(seed) {
  let state = BigInt(seed) | 1n;
  for (;;) {
    let x = 0n;
    for (let i = 0; i < 5; i++) {
      state = (state * 6364136223846793005n + 1442695040888963407n) & (2n ** 64n - 1n);
      x = (x << 62n) | (state >> 2n);
    }
    yield x;
  }
}

/** Quadratic over a prime field by i² = −1, as lists of one or two integers. */
class Plane {
  constructor(p, degree) { Object.assign(this, { p, degree }); }
  add(a, b) { return a.map((x, i) => mod(x + b[i], this.p)); }
  sub(a, b) { return a.map((x, i) => mod(x - b[i], this.p)); }
  mul(a, b) {
    const { p } = this;
    if (this.degree === 1) return [mod(a[0] * b[0], p)];
    return [mod(a[0] * b[0] - a[1] * b[1], p), mod(a[0] * b[1] + a[1] * b[0], p)];
  }
  inv(a) {
    const { p } = this;
    if (this.degree === 1) return [inverse(a[0], p)];
    const n = inverse(mod(a[0] * a[0] + a[1] * a[1], p), p);
    return [mod(a[0] * n, p), mod(-a[1] * n, p)];
  }
  is0(a) { return a.every((x) => x === 0n); }
  same(a, b) { return a.every((x, i) => x === b[i]); }
}

/** y² = x³ + b: the sum of two points, null at infinity. */
function plus(f, P, Q) {
  if (!P || !Q) return P ?? Q;
  let slope;
  if (f.same(P[0], Q[0])) {
    if (f.is0(f.add(P[1], Q[1]))) return null;
    const xx = f.mul(P[0], P[0]);
    slope = f.mul(f.add(f.add(xx, xx), xx), f.inv(f.add(P[1], P[1])));
  } else slope = f.mul(f.sub(Q[1], P[1]), f.inv(f.sub(Q[0], P[0])));
  const x = f.sub(f.sub(f.mul(slope, slope), P[0]), Q[0]);
  return [x, f.sub(f.mul(slope, f.sub(P[0], x)), P[1])];
}
function times(f, k, P) {
  let sum = null;
  for (; k > 0n; k >>= 1n, P = plus(f, P, P)) if (k & 1n) sum = plus(f, sum, P);
  return sum;
}

const tables = new Map();
/** Multiples of a point, by a table of those by 1 to 15 times each power of 16. */
function multiplesOf(f, G) {
  const name = `${f.p} ${G}`;
  if (!tables.has(name)) {
    const rows = [];
    for (let k = 0, P = G; k < 64; k++) {
      const row = [null];
      for (let i = 1; i < 16; i++) row.push(plus(f, row[i - 1], P));
      rows.push(row);
      P = plus(f, row[15], P);
    }
    tables.set(name, rows);
  }
  const rows = tables.get(name);
  return (k) => {
    let sum = null;
    for (let i = 0; k > 0n; k >>= 4n, i++) sum = plus(f, sum, rows[i][Number(k & 15n)]);
    return sum;
  };
}

/** A module with its memory, for calls with bytes. */
class Raw {
  static async load(name, form) {
    const self = new Raw();
    const imports = {
      random: (to, n) => (self.random ? self.random(to, n) : (crypto.getRandomValues(self.view(to, n)), 0)),
      progress: (part) => (self.progress ? self.progress(part) : 0),
    };
    const bytes = readFileSync(path(`../wasm/${name}-${form}.wasm`));
    self.x = (await WebAssembly.instantiate(bytes, { msmith: imports })).instance.exports;
    return self;
  }
  view(at, n) { return new Uint8Array(this.x.memory.buffer, at, n); }
  put(bytes) {
    const at = this.x.alloc(bytes.length);
    assert.ok(at > 0 && at % 16 === 0);
    this.view(at, bytes.length).set(bytes);
    return at;
  }
  failure() {
    const n = this.x.failure_length();
    const at = this.x.alloc(n);
    this.x.failure(at);
    const text = Buffer.from(this.view(at, n)).toString();
    this.x.free(at, n);
    return JSON.parse(text);
  }
  /** Calls with numbers, bytes, texts (address and length), and `{ out }` or `{ inout }`, which it returns. */
  call(name, ...args) {
    const held = [], outs = [], numbers = [];
    const hold = (bytes) => (held.push([this.put(bytes), bytes.length]), held.at(-1)[0]);
    for (const arg of args) {
      if (typeof arg === 'number') numbers.push(arg);
      else if (typeof arg === 'string') numbers.push(hold(Buffer.from(arg)), Buffer.byteLength(arg));
      else if (arg.out !== undefined) outs.push([numbers[numbers.push(hold(new Uint8Array(arg.out))) - 1], arg.out]);
      else if (arg.inout) outs.push([numbers[numbers.push(hold(arg.inout)) - 1], arg.inout.length]);
      else numbers.push(hold(arg));
    }
    const value = this.x[name](...numbers);
    const bytes = outs.map(([at, n]) => this.view(at, n).slice());
    for (const [at, n] of held) this.x.free(at, n);
    return { value, bytes: bytes[0] };
  }
  ok(name, ...args) {
    const { value, bytes } = this.call(name, ...args);
    if (value < 0) assert.fail(`${name}: ${JSON.stringify(this.failure())}`);
    return bytes ?? value;
  }
  refused(code, name, ...args) {
    const { value } = this.call(name, ...args);
    assert.ok(value < 0, `${name} was not refused`);
    const failure = this.failure();
    assert.equal(failure.code, code, JSON.stringify(failure));
    return failure;
  }
  text(name, ...args) {
    const n = this.ok(name, ...args);
    return Buffer.from(this.ok('take', { out: n })).toString();
  }
}

/** Whether a module is the one of all curves, which stands in its place. */
function isAll(file, form) {
  const all = path(`../wasm/all-${form}.wasm`);
  return existsSync(all) && readFileSync(all).equals(readFileSync(file));
}

const MODULES = { bn254: ['bn254'], bls12_381: ['bls12-381'], all: ['bn254', 'bls12-381'] };
const built = [];
for (const form of ['relaxed', 'plain']) {
  for (const name of Object.keys(MODULES)) {
    const file = path(`../wasm/${name}-${form}.wasm`);
    if (!existsSync(file)) console.log(`skipped: ${name}-${form} is not built (npm run build)`);
    else if (name !== 'all' && isAll(file, form)) {
      console.log(`skipped: ${name}-${form} is all-${form} (build.mjs --quick)`);
    } else if (!WebAssembly.validate(readFileSync(file))) {
      console.log(`skipped: ${name}-${form} needs instructions that are off here (--experimental-wasm-relaxed-simd)`);
    } else built.push([name, form]);
  }
}
test('there are modules', () => assert.ok(built.length > 0, 'npm run build makes them'));

/** The bytes of a point, and back. */
const coder = (curve, degree) => {
  const { p, words } = CURVES[curve];
  const size = 8 * words, R = 2n ** BigInt(8 * size), back = inverse(R, p);
  return {
    size: 2 * degree * size,
    encode: (P) => (P ? join(...P.flat().map((x) => little(mod(x * R, p), size))) : new Uint8Array(2 * degree * size)),
    decode(bytes) {
      const all = [];
      for (let i = 0; i < bytes.length; i += size) all.push(mod(number(bytes.slice(i, i + size)) * back, p));
      return all.every((x) => x === 0n) ? null : [all.slice(0, degree), all.slice(degree)];
    },
  };
};

for (const [name, form] of built) {
  test(`${name}-${form}`, async (t) => {
    const m = await Raw.load(name, form);

    for (const curve of MODULES[name]) {
      for (const degree of [1, 2]) {
        await t.test(`sums of ${curve} g${degree}`, () => groups(m, curve, degree));
      }
      await t.test(`scalars of ${curve}`, () => fields(m, curve));
      await t.test(`proofs of ${curve}`, () => proofs(m, curve));
      await t.test(`verification of ${curve}`, () => verification(m, curve));
      await t.test(`what is refused of ${curve}`, () => refusals(m, curve));
    }
    await t.test('nothing is left behind', async () => {
      const fresh = await Raw.load(name, form);
      const rounds = (n) => {
        for (let i = 0; i < n; i++) for (const curve of MODULES[name]) proofs(fresh, curve);
      };
      // Until the allocator's pieces are those that calls want.
      rounds(8);
      const before = fresh.x.live(), pages = fresh.x.memory.buffer.byteLength;
      rounds(8);
      assert.ok(fresh.x.live() <= before + 65536, `${before} became ${fresh.x.live()}`);
      assert.ok(fresh.x.memory.buffer.byteLength <= pages + (2 << 20), `${pages} became ${fresh.x.memory.buffer.byteLength}`);
    });
  });
}

function groups(m, curve, degree) {
  const { p, r } = CURVES[curve];
  const f = new Plane(p, degree), { size, encode, decode } = coder(curve, degree);
  const group = m.ok('group', degree === 1 ? curve : `${curve} g2`);
  const G = decode(m.ok('generator', group, { out: size }));
  assert.equal(times(f, r, G), null);
  const multiple = multiplesOf(f, G);
  const some = numbers(7 + degree), next = () => some.next().value;

  for (const n of [0, 1, 2, 3, 17, 40]) {
    const logs = Array.from({ length: n }, (_, i) => (i % 7 === 3 ? 0n : i % 7 === 5 && i > 5 ? 9n : next() % 1000n));
    const points = logs.map((k) => multiple(k));
    // Any value, 0 and those above r too.
    const scalars = logs.map((_, i) => (i % 5 === 2 ? 0n : i % 5 === 4 ? 2n ** 256n - 1n - BigInt(i) : next() % 2n ** 256n));
    const list = join(...points.map(encode)), bytes = join(...scalars.map((k) => little(k, 32)));
    const want = multiple(logs.reduce((sum, k, i) => sum + k * scalars[i], 0n) % r);
    for (const flags of [0, 1]) {
      assert.deepEqual(decode(m.ok('sum', group, list, n, bytes, 32, flags, { out: size })), want, `${n} ${flags}`);
    }
    assert.deepEqual(decode(m.ok('add', group, list, n, { out: size })), multiple(logs.reduce((a, b) => a + b, 0n) % r));
    // Scalars of other lengths.
    for (const [each, most] of [[1, 8n], [3, 24n], [12, 96n], [40, 320n]]) {
      const short = logs.map(() => next() % 2n ** most);
      const want = multiple(logs.reduce((sum, k, i) => sum + k * short[i], 0n) % r);
      const bytes = join(...short.map((k) => little(k, each)));
      assert.deepEqual(decode(m.ok('sum', group, list, n, bytes, each, 0, { out: size })), want, `${n} of ${each} bytes`);
    }
    if (n === 0) continue;
    const each = m.ok('mul_each', group, list, n, bytes, 32, 0, { out: n * size });
    const base = m.ok('mul_base', group, encode(G), bytes, n, 32, 0, { out: n * size });
    const first = next() % r, factor = next() % r;
    const keyed = m.ok('apply_key', group, list, n, little(first, 32), little(factor, 32), 0, { out: n * size });
    for (let i = 0, power = first; i < n; i++, power = (power * factor) % r) {
      const at = (bytes) => decode(bytes.slice(size * i, size * (i + 1)));
      assert.deepEqual(at(each), multiple((logs[i] * scalars[i]) % r), `multiple ${i}`);
      assert.deepEqual(at(base), multiple(scalars[i] % r), `multiple ${i} of one`);
      assert.deepEqual(at(keyed), multiple((logs[i] * power) % r), `key ${i}`);
    }
    m.ok('check_points', group, list, n, 2);
    for (const format of ['affine-le', 'affine-be', 'montgomery-le', 'ark-compressed', 'gnark-compressed', 'gnark-raw']) {
      const length = m.ok('encode', group, format, list, n);
      const encoded = m.ok('take', { out: length });
      assert.deepEqual(Buffer.from(m.ok('decode', group, format, encoded, length, n, { out: n * size })), list, format);
    }
    // At an address that is not that of words.
    const moved = m.put(join(Uint8Array.of(0), list)), also = m.put(join(new Uint8Array(3), bytes)), out = m.put(new Uint8Array(size + 1));
    assert.equal(m.x.sum(group, moved + 1, n, also + 3, 32, 0, out + 1), 0);
    assert.deepEqual(decode(m.view(out + 1, size).slice()), want);
    m.x.free(moved, list.length + 1), m.x.free(also, bytes.length + 3), m.x.free(out, size + 1);
  }

  // Transforms there and back, and against the definition.
  const field = m.ok('field', `${curve} fr`), n = 8, domain = m.ok('domain', field, n, 0, 0);
  const root = rootOf(r, n);
  const logs = Array.from({ length: n }, () => next() % 1000n);
  const list = join(...logs.map((k) => encode(multiple(k))));
  const values = m.ok('fft_points', group, domain, { inout: list }, 0, 0);
  for (let i = 0; i < n; i++) {
    const sum = logs.reduce((sum, k, j) => sum + k * power(root, BigInt(i * j), r), 0n) % r;
    assert.deepEqual(decode(values.slice(size * i, size * (i + 1))), multiple(sum), `value ${i}`);
  }
  assert.deepEqual(Buffer.from(m.ok('fft_points', group, domain, { inout: values }, 1, 0)), list);
  for (const handle of [group, field, domain]) assert.equal(m.x.close(handle), 0);
}

function fields(m, curve) {
  const { r } = CURVES[curve];
  const field = m.ok('field', `${curve} fr`), R = 2n ** 256n;
  const some = numbers(11), next = () => some.next().value % r;
  const list = (xs) => join(...xs.map((x) => little(x, 32)));
  const back = (bytes) => Array.from({ length: bytes.length / 32 }, (_, i) => number(bytes.slice(32 * i, 32 * i + 32)));
  const mont = (x) => mod(x * R, r);

  for (const n of [0, 1, 5, 200]) {
    const a = Array.from({ length: n }, (_, i) => (i % 9 === 4 ? 0n : next()));
    const x = next(), y = next();
    assert.deepEqual(back(m.ok('to_montgomery', field, { inout: list(a) }, n)), a.map(mont));
    assert.deepEqual(back(m.ok('from_montgomery', field, { inout: list(a.map(mont)) }, n)), a);
    const keyed = m.ok('field_apply_key', field, { inout: list(a) }, n, little(mont(x), 32), little(mont(y), 32));
    assert.deepEqual(back(keyed), a.map((z, i) => mod(z * x * power(y, BigInt(i), r), r)));
  }

  for (const n of [1, 2, 8, 256]) {
    const shift = 7n;
    const [plain, coset] = [0, m.put(little(shift, 32))].map((shift) => m.ok('domain', field, n, 0, shift));
    const root = rootOf(r, n);
    const a = Array.from({ length: n }, next);
    for (const [domain, g] of [[plain, 1n], [coset, shift]]) {
      const values = m.ok('fft', domain, { inout: list(a) }, n);
      for (let i = 0; i < n; i += Math.max(1, n >> 3)) {
        const x = g * power(root, BigInt(i), r);
        assert.equal(number(values.slice(32 * i, 32 * i + 32)), a.reduceRight((sum, c) => (sum * x + c) % r, 0n), `${n} ${i}`);
      }
      assert.deepEqual(back(m.ok('ifft', domain, { inout: values }, n)), a);
      // Several lists at once.
      const two = m.ok('fft', domain, { inout: join(list(a), list(a)) }, 2 * n);
      assert.deepEqual(two.slice(32 * n), values);
      m.x.close(domain);
    }
  }
  m.x.close(field);
}

/** The sections of a file of iden3's. */
function sections(file) {
  const view = new DataView(file.buffer, file.byteOffset, file.length), list = {};
  for (let at = 12; at < file.length; ) {
    const id = view.getUint32(at, true), length = Number(view.getBigUint64(at + 4, true));
    list[id] = file.subarray(at + 12, at + 12 + length);
    at += 12 + length;
  }
  return list;
}

/** How large the circuit of a key is, by its section 2. */
function headerOf(section) {
  const behindQ = 4 + section.readUInt32LE(0), at = behindQ + 4 + section.readUInt32LE(behindQ);
  const [variables, inputs, domain] = [0, 4, 8].map((more) => section.readUInt32LE(at + more));
  return { variables, inputs, domain };
}

function proofs(m, curve) {
  const key = sections(vector(`groth16/zkey/${curve}-1.zkey`)), witness = sections(vector(`groth16/zkey/${curve}.wtns`))[2];
  const prover = m.ok('prover', key[2], key[2].length);
  const { variables, domain, inputs } = headerOf(key[2]);
  assert.equal(variables, witness.length / 32);
  m.ok('prover_witness', prover, witness, variables);
  const coefficients = key[4].subarray(4), count = key[4].readUInt32LE(0), cut = 44 * (count >> 1);
  m.ok('prover_coefficients', prover, coefficients.subarray(cut), coefficients.length - cut);
  m.ok('prover_coefficients', prover, coefficients.subarray(0, cut), cut);
  const h = m.ok('prover_quotient', prover, count, { out: 32 * domain });
  const [first, second] = [curve, `${curve} g2`].map((name) => m.ok('group', name));
  const sum = (group, points, scalars) => {
    const size = 16 * CURVES[curve].words * (group === second ? 2 : 1), n = points.length / size, half = n >> 1, parts = [];
    for (const [a, b] of [[0, half], [half, n]]) {
      const [some, by] = [points.subarray(a * size, b * size), scalars.subarray(a * 32, b * 32)];
      parts.push(m.ok('sum', group, some, b - a, by, 32, 1, { out: size }));
    }
    return m.ok('add', group, join(...parts), 2, { out: size });
  };
  const rest = witness.subarray(32 * (inputs + 1));
  const sums = join(
    sum(first, key[5], witness), sum(first, key[6], witness), sum(first, key[8], rest), sum(first, key[9], h),
    sum(second, key[7], witness),
  );
  const values = witness.subarray(32, 32 * (inputs + 1));
  const r = little(123456789012345678901234567890123456789n, 32), s = little(2n ** 250n + 12345n, 32);
  const made = JSON.parse(m.text('prover_finish', prover, values, inputs, sums, r, s));
  assert.deepEqual(made.proof, JSON.parse(vector(`groth16/prove/${curve}.proof.json`)));
  assert.deepEqual(made.publicSignals, JSON.parse(vector(`groth16/prove/${curve}.public.json`)));

  // With random numbers: another proof, which is right too.
  const other = JSON.parse(m.text('prover_finish', prover, values, inputs, sums, 0, 0));
  assert.notDeepEqual(other.proof, made.proof);
  const verifier = m.ok('verifier', vector(`groth16/zkey/${curve}-1.json`).toString());
  const check = (signals, proof) => m.ok('verify', verifier, JSON.stringify(signals), JSON.stringify(proof));
  assert.equal(check(other.publicSignals, other.proof), 1);
  assert.equal(check(other.publicSignals.map((x, i) => (i ? x : `${BigInt(x) + 1n}`)), other.proof), 0);
  for (const handle of [prover, verifier, first, second]) m.x.close(handle);
}

const packed = (texts) => join(...texts.flatMap((text) => [little(BigInt(Buffer.byteLength(text)), 4), Buffer.from(text)]));

function verification(m, curve) {
  const text = (name) => vector(`groth16/verify/${curve}/${name}`).toString();
  const verifier = m.ok('verifier', text('vk.json')), signals = text('public.json');
  const list = [0, 1, 2].map((i) => text(`proof${i}.json`));
  for (const proof of list) assert.equal(m.ok('verify', verifier, signals, proof), 1);
  const all = packed(list.flatMap((proof) => [signals, proof]));
  assert.equal(m.ok('verify_batch', verifier, all, all.length), 1);
  assert.equal(m.ok('find_invalid', verifier, all, all.length), 0);
  const wrong = JSON.stringify(JSON.parse(signals).map((x) => `${BigInt(x) + 1n}`));
  const none = packed([signals, list[0], '["-1"]', list[1], signals, '{}', signals, list[2]]);
  for (const name of ['verify_batch', 'find_invalid']) {
    assert.equal(m.refused('ENCODING', name, verifier, none, none.length).index, 2);
  }
  const some = packed([wrong, list[1], signals, list[0], '["-1"]', list[1], '[]', list[2]]);
  assert.equal(m.ok('verify_batch', verifier, some, some.length), 0);
  assert.equal(m.ok('find_invalid', verifier, some, some.length), 12);
  assert.deepEqual([...m.ok('take', { out: 12 })], [0, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0]);
  const two = packed([signals, list[0], wrong, list[1]]);
  assert.equal(m.ok('verify_batch', verifier, two, two.length), 0);
  m.refused('ARGUMENT', 'verify_batch', verifier, all.subarray(0, -1), all.length - 1);
  m.refused('SIGNALS', 'verify', verifier, '[]', list[0]);
  m.refused('ENCODING', 'verify', verifier, '[', list[0]);
  m.refused('ENCODING', 'verify', verifier, '["-1"]', '{}');
  m.refused('NOT_REDUCED', 'verify', verifier, '["-1"]', list[0]);
  m.refused('NOT_REDUCED', 'verify', verifier, JSON.stringify(JSON.parse(signals).map(() => `${CURVES[curve].r}`)), list[0]);
  m.x.close(verifier);
}

function refusals(m, curve) {
  const { p, r, words } = CURVES[curve];
  const size = 16 * words, out = { out: size };
  m.refused('CURVE', 'group', 'bn255');
  m.refused('CURVE', 'group', `${curve} g3`);
  m.refused('CURVE', 'field', curve);
  const group = m.ok('group', curve), field = m.ok('field', `${curve} fr`);
  m.refused('HANDLE', 'generator', field, out);
  m.refused('HANDLE', 'generator', 0, out);
  m.refused('HANDLE', 'fft', group, { inout: new Uint8Array(32) }, 1);
  const G = m.ok('generator', group, out), one = little(1n, 32);

  const changed = G.slice();
  changed[0] ^= 1;
  assert.equal(m.refused('NOT_ON_CURVE', 'check_points', group, join(G, changed), 2, 0).index, 1);
  const above = join(little(p, size / 2), G.slice(size / 2));
  assert.equal(m.refused('NOT_REDUCED', 'check_points', group, join(G, G, above), 3, 0).index, 2);
  m.refused('ARGUMENT', 'sum', group, G, 1, one, 0, 0, out);
  m.refused('ARGUMENT', 'sum', group, G, 1, one, 5000, 0, out);
  m.refused('ARGUMENT', 'sum', group, G, -1, one, 32, 0, out);
  m.refused('ARGUMENT', 'sum', group, 0, 1, one, 32, 0, out);
  m.refused('ARGUMENT', 'sum', group, G, 1, one, 32, 0, -64);
  m.refused('ARGUMENT', 'sum', group, G, 1 << 25, one, 32, 0, out);
  m.refused('ARGUMENT', 'decode', group, 'nothing', G, size, 1, out);
  m.refused('ENCODING', 'decode', group, 'affine-le', G, size - 1, 1, out);
  m.refused('NOT_REDUCED', 'apply_key', group, G, 1, little(r, 32), one, 0, out);

  const ofR = m.refused('NOT_REDUCED', 'to_montgomery', field, { inout: join(one, little(r, 32)) }, 2);
  assert.equal(ofR.index, 1);
  m.refused('ARGUMENT', 'domain', field, 3, 0, 0);
  m.refused('ARGUMENT', 'domain', field, 1 << 30, 0, one.fill(0));
  m.refused('ARGUMENT', 'domain', field, 4, little(1n, 32), 0);
  const domain = m.ok('domain', field, 4, 0, 0);
  m.refused('ARGUMENT', 'fft', domain, { inout: new Uint8Array(96) }, 3);
  m.refused('ARGUMENT', 'fft', domain, { inout: new Uint8Array(0) }, 0);

  // A limit, and a stop.
  const n = 4096, points = m.ok('mul_base', group, G, join(...Array.from({ length: n }, (_, i) => little(BigInt(i + 1), 8))), n, 8, 0, { out: n * size });
  const scalars = join(...Array.from({ length: n }, (_, i) => little(r - BigInt(i + 2), 32)));
  m.x.limit(1000);
  m.refused('MEMORY', 'sum', group, points, n, scalars, 32, 0, out);
  m.x.limit(0);
  let reports = 0;
  m.progress = () => (reports++, 1);
  m.refused('CANCELLED', 'sum', group, points, n, scalars, 32, 0, out);
  assert.ok(reports > 0);
  m.progress = null;
  m.ok('sum', group, points, n, scalars, 32, 0, out);

  m.refused('ENCODING', 'verifier', 'no json');
  m.refused('ENCODING', 'verifier', '{}');
  const key = sections(vector(`groth16/zkey/${curve}-1.zkey`)), witness = sections(vector(`groth16/zkey/${curve}.wtns`))[2];
  m.refused('ENCODING', 'prover', key[2].subarray(1), key[2].length - 1);
  m.refused('ENCODING', 'prover', key[2], key[2].length - 1);
  const prover = m.ok('prover', key[2], key[2].length), { variables, inputs } = headerOf(key[2]);
  m.refused('KEY', 'prover_coefficients', prover, key[4].subarray(4), 44);
  m.refused('KEY', 'prover_quotient', prover, 1, { out: 1 << 16 });
  m.refused('WITNESS', 'prover_witness', prover, witness, variables - 1);
  m.refused('WITNESS', 'prover_witness', prover, witness.subarray(32), variables - 1);
  const large = Buffer.from(witness);
  large.fill(255, 64, 96);
  assert.equal(m.refused('NOT_REDUCED', 'prover_witness', prover, large, variables).index, 2);
  m.ok('prover_witness', prover, witness, variables);
  m.refused('KEY', 'prover_coefficients', prover, key[4].subarray(4), 43);
  m.ok('prover_witness', prover, witness, variables);
  m.refused('KEY', 'prover_quotient', prover, 1, { out: 1 << 16 });
  const values = witness.subarray(32, 32 * (inputs + 1));
  m.random = () => 1;
  m.refused('RANDOMNESS', 'prover_finish', prover, values, inputs, new Uint8Array(6 * size), 0, 0);
  m.random = null;
  for (const handle of [group, field, domain, prover]) assert.equal(m.x.close(handle), 0);
  assert.equal(m.x.close(group), 1);
  m.refused('HANDLE', 'generator', group, out);
}
