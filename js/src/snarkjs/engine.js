// This package's calls as snarkjs needs them: a curve, its workers, and transforms that are shared among them.

import { applyKey, decode, fft, fftPoints, fieldApplyKey, inPlace, step, sum, withTask } from '../calls.js';
import { curveOf, groupOf } from '../curves.js';
import { bytesOf } from '../integers.js';
import { poolOf, slicesOf } from '../pool.js';
import { ELEMENT, fromColumn, fromRows, toColumn, toRows } from './lists.js';

/** Fewest elements of a transform that are worth a worker. */
const FEW = 1 << 13;

/** The calls of one curve. What is given is copied, never changed; what comes back is new. */
export class Engine {
  #curve;
  #options;

  /**
   * @param {string} curve
   * @param {{ threads?: number }} options
   */
  constructor(curve, { threads }) {
    this.#curve = curveOf(curve);
    this.#options = { threads };
  }

  /** Σ scalar·point, an affine point in Montgomery words. */
  sum(group, points, scalars, scalarBytes, inSubgroup) {
    return sum(groupOf(this.#curve, group), points, scalars, scalarBytes, { ...this.#options, inSubgroup });
  }

  /** Points by first, first·factor, first·factor² …, which are integers. */
  keyToPoints(group, points, first, factor) {
    return applyKey(groupOf(this.#curve, group), points, first, factor, this.#options);
  }

  /** Elements by the same. */
  keyToElements(elements, first, factor) {
    return fieldApplyKey(this.#curve, elements, first, factor, this.#options);
  }

  /** `to_montgomery`, `from_montgomery` or `field_invert`. */
  convert(name, elements) {
    return inPlace(this.#curve, 'fr', name, elements, this.#options);
  }

  /** Points of a format. */
  decode(group, format, bytes, n) {
    return decode(groupOf(this.#curve, group), format, bytes, n, this.#options);
  }

  /** A transform of points over the roots of unity that snarkjs has. */
  transformPoints(group, points, inverse) {
    return fftPoints(groupOf(this.#curve, group), points, inverse, this.#options);
  }

  /**
   * A transform of elements over the same.
   *
   * Over several workers in two rounds. With n = k·m, x[t + m·s] and X[j + k·i] (s, j < k; t, i < m) belong together as
   * z_j[t] = Σ_s x[t + m·s]·ω^(msj), a transform of k elements for each t, and X[j + k·i] = Σ_t z_j[t]·ω^(tj)·ω^(kti),
   * a transform of m elements on the coset ω^j for each j.
   *
   * @param {Uint8Array} elements
   * @param {(j: number) => bigint} power the j-th power of the root ω of order n
   */
  transform(elements, inverse, power) {
    const n = elements.length / ELEMENT;
    return withTask(this.#curve.module, this.#options, async (task) => {
      const k = Math.min(1 << Math.floor(Math.log2(Math.max(1, task.slices))), n / FEW);
      if (k < 2) return fft(this.#curve, elements, inverse, this.#options);
      const m = n / k;
      const field = { handle: ['field', `${this.#curve.name} fr`] };
      const name = inverse ? 'ifft' : 'fft';
      const work = async (make) => (await task.run(make, { name: 'transform' })).outputs[0];
      const part = (list, size, shift = 0) =>
        step(name, [{ handle: ['domain', field, size, 0, shift] }, { inout: list }, list.length / ELEMENT]);
      const onRows = (x) =>
        Promise.all(slicesOf(m, k).map(async ([from, to]) => {
          fromRows(await work(() => part(toRows(x, k, from, to), k)), x, k, from);
        }));
      const onColumns = (take, put) =>
        Promise.all(Array.from({ length: k }, async (_, j) => {
          put(j, await work(() => part(take(j), m, j && bytesOf(power(j), ELEMENT))));
        }));
      const line = (of, j) => of.subarray(j * m * ELEMENT, (j + 1) * m * ELEMENT);
      const x = elements.slice();
      const X = new Uint8Array(elements.length);
      if (inverse) {
        await onColumns((j) => toColumn(x, k, j), (j, z) => line(X, j).set(z));
        await onRows(X);
      } else {
        await onRows(x);
        await onColumns((j) => line(x, j).slice(), (j, z) => fromColumn(z, X, k, j));
      }
      return X;
    });
  }

  /** Lets the workers go; the next call starts them again. */
  close() {
    poolOf(this.#curve.module).stop();
  }
}
