// Sums, products and transforms over lists of points, and over elements of the scalar field.

import * as calls from './calls.js';
import { CURVES, curveOf, groupOf } from './curves.js';
import { MsmithError, wrong } from './errors.js';
import { form } from './module.js';
import { checkedOptions } from './options.js';
import { inFormat, negated, pairOfBytes, pointsOf, scalarsOf } from './points.js';
import { threadsOf, whyInline } from './pool.js';
import { isBytes } from './ranges.js';

export { MsmithError };
export { provide } from './module.js';
export { formats } from './points.js';
export { stopWorkers } from './pool.js';

/** The names of the curves. */
export const curves = () => CURVES.map(({ name }) => name);

/**
 * What this machine does: the form of the modules, and the threads of a call that does not say; 0 and `why` where no
 * worker can be started, which is tried.
 */
export async function about() {
  const [threads, why] = [await threadsOf(), await whyInline()];
  return why === null ? { form: form(), threads } : { form: form(), threads: 0, why };
}

/** Refuses lists of different lengths. */
function pairs(n, points, group) {
  const found = points.byteLength / group.bytes;
  if (found !== n) throw wrong('scalars', `there are ${n}, and ${found} points`);
}

/** One group of one curve. */
export class Engine {
  #group;

  constructor(curve, group = 'g1') {
    this.#group = groupOf(curveOf(curve), group);
    const of = this.#group.curve;
    this.curve = of.name;
    this.group = group.toLowerCase();
    this.order = of.r;
    this.modulus = of.q;
    this.scalarBytes = of.rBytes;
    /** Bytes of a point in `affine-le` and `montgomery-le`. */
    this.pointBytes = this.#group.bytes;
    Object.freeze(this);
  }

  /** The generator, in a format. */
  async generator(options = {}) {
    const { bytes, curve } = this.#group;
    const point = await calls.withTask(curve.module, options, (task) =>
      task.run(() => calls.step('generator', [calls.groupHandle(this.#group), { out: bytes }])),
    );
    return this.#one(point.outputs[0], options);
  }

  #one(point, options) {
    return inFormat(this.#group, point, options, false);
  }

  /** The sum of scalar i times point i, a point in the format. Variable time. */
  async msm(points, scalars, options = {}) {
    const { list, bytes, n, negative } = scalarsOf(this.#group.curve, scalars, options);
    const given = await pointsOf(this.#group, points, options);
    pairs(n, given, this.#group);
    const sum = await calls.sum(this.#group, negated(this.#group, given, negative), list, bytes, options);
    return this.#one(sum, options);
  }

  /** The sum of points. */
  async add(points, options = {}) {
    const given = calls.listOf('points', await pointsOf(this.#group, points, options));
    const n = given.byteLength / this.pointBytes;
    const sum = await calls.withTask(this.#group.curve.module, options, (task) =>
      task.run(() =>
        calls.step('add', [
          calls.groupHandle(this.#group), given.slice(0, given.byteLength), n, { out: this.pointBytes },
        ]),
      ),
    );
    return this.#one(sum.outputs[0], options);
  }

  /** Scalar i times point i for every i, as a list in the format. Variable time. */
  async mulEach(points, scalars, options = {}) {
    const { list, bytes, n, negative } = scalarsOf(this.#group.curve, scalars, options);
    const given = await pointsOf(this.#group, points, options);
    pairs(n, given, this.#group);
    const all = await calls.mulEach(this.#group, negated(this.#group, given, negative), list, bytes, options);
    return inFormat(this.#group, all, options);
  }

  /** One point times every scalar, as a list in the format. Variable time. */
  async mulBase(point, scalars, options = {}) {
    const { list, bytes, negative } = scalarsOf(this.#group.curve, scalars, options);
    const given = await this.#single(point, options);
    const all = await calls.mulBase(this.#group, given, list, bytes, options);
    return inFormat(this.#group, negated(this.#group, all, negative), options);
  }

  /** The values of a polynomial, whose coefficients are these points, at the roots of unity, or back. */
  async fft(points, options = {}) {
    const given = await pointsOf(this.#group, points, options);
    const { inverse = false, root, coset } = options;
    const all = await calls.fftPoints(this.#group, given, inverse, {
      ...options, ...rootsOf(this.#group.curve, root, coset),
    });
    return inFormat(this.#group, all, options);
  }

  /** Refuses points that are not on the curve and in the subgroup of order r, by the first one. */
  async checkSubgroup(points, options = {}) {
    const given = await pointsOf(this.#group, points, options);
    await calls.checkPoints(this.#group, given, { ...options, subgroup: true });
  }

  /** Points of one format in another, checked to be on the curve. */
  async convert(points, from, to, options = {}) {
    const given = await pointsOf(this.#group, points, { ...checkedOptions(options), format: from });
    // What is checked is what is converted.
    const own = given.slice(0, given.byteLength);
    if (from === 'montgomery-le') await calls.checkPoints(this.#group, own, options);
    return inFormat(this.#group, own, { ...options, format: to });
  }

  /** One point's coordinates, `{ x, y }`; null at infinity. */
  async point(bytes, options = {}) {
    const given = calls.listOf('point', await this.#single(bytes, options));
    const affine = await inFormat(this.#group, given.slice(0, this.pointBytes), { ...options, format: 'affine-le' });
    return pairOfBytes(this.#group, affine);
  }

  /** The bytes of one point of coordinates. */
  async bytes(point, options = {}) {
    return this.#one(await pointsOf(this.#group, [point], options), options);
  }

  /** One point, without a count. */
  async #single(point, options) {
    const bare = isBytes(point);
    const { format = 'affine-le' } = checkedOptions(options);
    const given =
      bare && format !== 'montgomery-le'
        ? await calls.decode(this.#group, format, point, 1, options)
        : await pointsOf(this.#group, bare ? point : [point], options);
    if (given.byteLength !== this.pointBytes) throw wrong('point', 'one point is wanted');
    return given;
  }
}

/** The root of order n and the coset's factor, integers modulo the order; without a root it is snarkjs'. */
function rootsOf(curve, root, coset) {
  const number = (name, x) => {
    if (x === undefined || x === null) return undefined;
    if (typeof x !== 'bigint' && !Number.isSafeInteger(x)) throw wrong(name, 'an integer is wanted');
    const reduced = ((BigInt(x) % curve.r) + curve.r) % curve.r;
    if (reduced === 0n) throw wrong(name, 'it is 0 modulo the order');
    return reduced;
  };
  return { root: number('root', root), shift: number('coset', coset) };
}

/** The scalar field of a curve: elements of 32 bytes, least significant first, plain integers or Montgomery words. */
export class Field {
  #curve;

  constructor(curve) {
    this.#curve = curveOf(curve);
    this.curve = this.#curve.name;
    this.modulus = this.#curve.r;
    this.elementBytes = this.#curve.rBytes;
    Object.freeze(this);
  }

  /** Values of a polynomial at the roots of unity from its coefficients, or with `inverse` back, in either form. */
  async fft(values, options = {}) {
    const { inverse = false, root, coset } = checkedOptions(options);
    return calls.fft(this.#curve, values, inverse, { ...options, ...rootsOf(this.#curve, root, coset) });
  }

  /** Plain integers as Montgomery words. */
  toMontgomery(values, options = {}) {
    return calls.inPlace(this.#curve, 'fr', 'to_montgomery', values, options);
  }

  /** Montgomery words as plain integers. */
  fromMontgomery(values, options = {}) {
    return calls.inPlace(this.#curve, 'fr', 'from_montgomery', values, options);
  }
}
