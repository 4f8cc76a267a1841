// Curves by the schoolbook with BigInt: what the module's sums are compared with.

import { BLS12_381, BN254 } from '../src/curves.js';

const mod = (x, q) => ((x % q) + q) % q;

function inverse(x, q) {
  let [a, b, u, v] = [mod(x, q), q, 1n, 0n];
  while (b) [a, b, u, v] = [b, a % b, v, u - (a / b) * v];
  return mod(u, q);
}

/** Numbers modulo q; for two parts those of u² = −1. */
function fieldOf(q, parts) {
  if (parts === 1) {
    return {
      zero: 0n,
      small: (k) => mod(k, q),
      add: (a, b) => mod(a + b, q),
      sub: (a, b) => mod(a - b, q),
      mul: (a, b) => mod(a * b, q),
      inv: (a) => inverse(a, q),
      same: (a, b) => a === b,
    };
  }
  return {
    zero: [0n, 0n],
    small: (k) => [mod(k, q), 0n],
    add: ([a, b], [c, d]) => [mod(a + c, q), mod(b + d, q)],
    sub: ([a, b], [c, d]) => [mod(a - c, q), mod(b - d, q)],
    mul: ([a, b], [c, d]) => [mod(a * c - b * d, q), mod(a * d + b * c, q)],
    inv: ([a, b]) => {
      const norm = inverse(a * a + b * b, q);
      return [mod(a * norm, q), mod(-b * norm, q)];
    },
    same: ([a, b], [c, d]) => a === c && b === d,
  };
}

/** A group: points are `{ x, y }`, null at infinity. */
export function naive(curve, group) {
  const { q } = curve;
  const { parts } = curve[group];
  const f = fieldOf(q, parts);
  const add = (p, s) => {
    if (!p) return s;
    if (!s) return p;
    let slope;
    if (f.same(p.x, s.x)) {
      if (!f.same(p.y, s.y) || f.same(p.y, f.zero)) return null;
      slope = f.mul(f.mul(f.small(3n), f.mul(p.x, p.x)), f.inv(f.add(p.y, p.y)));
    } else slope = f.mul(f.sub(s.y, p.y), f.inv(f.sub(s.x, p.x)));
    const x = f.sub(f.sub(f.mul(slope, slope), p.x), s.x);
    return { x, y: f.sub(f.mul(slope, f.sub(p.x, x)), p.y) };
  };
  const neg = (p) => p && { x: p.x, y: f.sub(f.zero, p.y) };
  const mul = (p, k) => {
    if (k < 0n) return mul(neg(p), -k);
    let sum = null;
    for (; k > 0n; k >>= 1n, p = add(p, p)) if (k & 1n) sum = add(sum, p);
    return sum;
  };
  return { curve, group, add, neg, mul, sum: (points, scalars) =>
    points.reduce((total, p, k) => add(total, mul(p, BigInt(scalars[k]))), null) };
}

export const GROUPS = [BN254, BLS12_381].flatMap((curve) => ['g1', 'g2'].map((group) => naive(curve, group)));
