/** Calls of a curve; `served` and `left` count ours and those that were left to ffjavascript, from `install` on. */
export interface ServedCurve {
  /** Those that are ours where it pays: `G1.multiExpAffine`, `Fr.fft` … */
  calls: string[];
  served: Record<string, number>;
  left: Record<string, number>;
}

export interface InstallOptions {
  /**
   * The module `snarkjs` (0.7): curves are built when they are first asked for, without workers of ffjavascript. The
   * first versions of 0.7 cannot build them so; their curves are served with their workers.
   */
  snarkjs?: object;
  /** The module `ffjavascript`, for the same. */
  ffjavascript?: object;
  /** The curves that are served; both if left out. */
  curves?: Array<'bn128' | 'bls12381'>;
  /** Workers of this package; as many as there are processors if left out, at most 16. */
  threads?: number;
}

export interface Installed {
  curves: Partial<Record<'bn128' | 'bls12381', ServedCurve>>;
  /** The form of the modules. */
  form: 'relaxed' | 'plain';
}

/**
 * Serves unchanged snarkjs from now on, whatever bundle it is in: its sums, its transforms and its points by powers of
 * one number are those of this package. Calls with `{ singleThread: true }` are not served. **Variable time** in scalars
 * and elements, as without.
 */
export function install(options?: InstallOptions): Promise<Installed>;

/** Undoes `install`, in curves that are in use too. */
export function uninstall(): Promise<void>;
