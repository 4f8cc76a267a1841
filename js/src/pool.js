// Workers of a module: started on first use, given one job at a time, stopped when idle, replaced when they die.
//
// A job is made when a worker is about to be free, and one more ahead of that: what it reads is fetched while others
// compute, and no more than that lies in memory. A job whose worker died is made and done again, once.

import { wrong } from './errors.js';
import { Died, InlineLane, NoWorkers, WorkerLane, diedTwice } from './runner.js';
import { load, provided } from './module.js';
import { checkedOptions } from './options.js';
import { cores, now, quietly } from './platform.js';

/** Milliseconds without work after which workers are stopped. */
const IDLE = 1000;
/** Most workers that are started unless a call asks for more. */
const MOST = 16;
/** Jobs that are made ahead. */
const AHEAD = 1;

/**
 * @typedef {{ op: string, args: any, transfer?: ArrayBuffer[] }} Step
 * @typedef {() => Step | Promise<Step> | AsyncIterable<Step>} Make what makes a job: one step, or several that one
 *   worker does in order, each made while the one before is computed; the answer is that of the last
 * @typedef {{ threads?: number, signal?: AbortSignal, onProgress?: (done: number, part?: string) => void }} Options
 */

const pools = new Map();

/**
 * The workers of a module; of no module where `description` is null.
 *
 * @param {import('./module.js').Description | null} description
 */
export function poolOf(description) {
  const name = description?.name ?? '';
  if (!pools.has(name)) pools.set(name, new Pool(description));
  return pools.get(name);
}

/**
 * Why there are no workers, once that is known, and of which source of them: another may be provided. That one was
 * started says that there are.
 */
let without = null;
let everStarted = false;

const whyNone = () => (without !== null && without.source === provided('worker') ? without.why : null);

/** Why calls run in the calling thread; null where a worker can be started, which is tried. */
export async function whyInline() {
  const task = await poolOf(null).task({ threads: 1 });
  await task.run(() => ({ op: 'nothing' }));
  return whyNone();
}

/** Stops all workers now; what runs is begun again by new ones, once. */
export function stopWorkers() {
  for (const pool of pools.values()) pool.stop();
}

/** A number of threads that a call may take: none means the calling thread. */
export async function threadsOf(options) {
  const { threads } = options ?? {};
  if (threads === undefined) return Math.min(await cores(), MOST);
  if (!Number.isInteger(threads) || threads < 0 || threads > 1024) {
    throw wrong('threads', 'a whole number from 0 to 1024 is wanted');
  }
  return threads;
}

class Pool {
  #description;
  /** Lanes, each with its job or null; those that start have a job already. */
  #lanes = new Map();
  #starting = 0;
  #queue = [];
  #timer = null;

  constructor(description) {
    this.#description = description;
  }

  /** Jobs that belong together: they share a limit of threads, an end, and progress. */
  async task(options = {}) {
    const { signal, onProgress, onWork } = checkedOptions(options);
    if (signal !== undefined && typeof signal?.addEventListener !== 'function') {
      throw wrong('signal', 'an AbortSignal is wanted');
    }
    for (const [name, call] of Object.entries({ onProgress, onWork })) {
      if (call !== undefined && typeof call !== 'function') throw wrong(name, 'a function is wanted');
    }
    const threads = await threadsOf(options);
    signal?.throwIfAborted();
    return new Task(this, threads, signal, { onProgress, onWork });
  }

  /** Whether jobs run in the calling thread. */
  get inline() {
    return whyNone() !== null || typeof WebAssembly !== 'object';
  }

  /** How many workers live now. */
  get workers() {
    return this.inline ? 0 : this.#lanes.size;
  }

  add(job) {
    // A job that runs again goes first.
    if (job.tries) this.#queue.unshift(job);
    else this.#queue.push(job);
    this.#pump();
  }

  /** Takes jobs out of the queue and stops the lanes of those that run. */
  cancel(jobs) {
    this.#queue = this.#queue.filter((job) => !jobs.has(job));
    for (const [lane, job] of this.#lanes) if (job && jobs.has(job)) this.#drop(lane);
    this.#pump();
  }

  stop() {
    for (const lane of this.#lanes.keys()) this.#drop(lane);
  }

  #drop(lane) {
    this.#lanes.delete(lane);
    lane.stop();
  }

  #pump() {
    clearTimeout(this.#timer);
    for (const lane of this.#lanes.keys()) if (lane.gone) this.#lanes.delete(lane);
    for (;;) {
      const at = this.#queue.findIndex((job) => job.task.running < Math.max(1, job.task.threads));
      if (at < 0) break;
      const job = this.#queue[at];
      const inline = this.inline || job.task.threads === 0;
      const free = [...this.#lanes].find(([lane, of]) => of === null && lane instanceof InlineLane === inline)?.[0];
      const running = [...this.#lanes.keys()].filter((lane) => lane instanceof InlineLane === inline).length;
      const most = inline ? 1 : Math.max(...this.#queue.map((job) => job.task.threads));
      if (!free && running + this.#starting >= most) break;
      this.#queue.splice(at, 1);
      this.#start(job, free, inline);
    }
    for (const job of this.#queue.slice(0, AHEAD)) job.begin();
    const idle = [...this.#lanes].filter(([, job]) => job === null);
    const end = () => idle.forEach(([lane]) => this.#lanes.get(lane) ?? this.#drop(lane));
    if (idle.length) this.#timer = quietly(IDLE, end);
  }

  async #start(job, free, inline) {
    job.task.running++;
    let lane = free;
    if (lane) this.#lanes.set(lane, job);
    try {
      job.begin();
      if (!lane) {
        this.#starting++;
        try {
          lane = await this.#lane(inline);
        } finally {
          this.#starting--;
        }
        lane.number = this.#number();
        this.#lanes.set(lane, job);
      }
      if (job.over) return;
      lane.hold(true);
      job.resolve(await job.run(lane));
    } catch (error) {
      if (job.over) return;
      if (error instanceof Again || (error instanceof Died && job.tries === 0)) {
        if (error instanceof Died) job.tries++;
        job.reset();
        queueMicrotask(() => job.over || this.add(job));
      } else job.reject(job.explain(error instanceof Died ? diedTwice(job.name, error) : error));
    } finally {
      job.task.running--;
      if (lane && this.#lanes.get(lane) === job) {
        this.#lanes.set(lane, null);
        if (!lane.gone) lane.hold(false);
      }
      this.#pump();
    }
  }

  /** The first number that no worker has. */
  #number() {
    const taken = new Set([...this.#lanes.keys()].map((lane) => lane.number));
    let number = 0;
    while (taken.has(number)) number++;
    return number;
  }

  async #lane(inline) {
    const loaded = this.#description ? await load(this.#description) : { module: null };
    if (inline) return InlineLane.start(loaded);
    try {
      const lane = await WorkerLane.start(loaded);
      everStarted = true;
      return lane;
    } catch (error) {
      if (!(error instanceof NoWorkers)) throw error;
      if (everStarted) throw new Died(error.message);
      if (whyNone() === null) {
        without = { why: error.message, source: provided('worker') };
        const what = 'calls hold up the thread that makes them, as no worker can be started';
        console.warn(`msmith: ${what} (${error.message}); provide('worker', …) says where src/worker.js is`);
      }
      throw new Again();
    }
  }
}

/** A job is to be done in the calling thread, as there are no workers. */
class Again extends Error {}

/** Jobs with a common end. */
export class Task {
  running = 0;
  #pool;
  #signal;
  #on;
  #jobs = new Set();
  #done = 0;
  #total = 0;
  #shown = 0;
  #failed = null;
  #abort;

  constructor(pool, threads, signal, on) {
    this.#pool = pool;
    this.threads = threads;
    this.#signal = signal;
    this.#on = on;
    this.#abort = () => this.fail(this.#signal.reason);
    signal?.addEventListener('abort', this.#abort, { once: true });
  }

  /** How many slices make sense: one for each worker. */
  get slices() {
    return this.inline ? 1 : this.threads;
  }

  /** Whether jobs run in the calling thread, which wants short ones. */
  get inline() {
    return this.#pool.inline || this.threads === 0;
  }

  /** Says how much work there will be, in the unit of the jobs' weights. */
  expect(total) {
    this.#total = total;
  }

  /**
   * Does a job.
   *
   * @param {Make} make
   * @param {{ name?: string, weight?: number, explain?: (error: unknown) => unknown }} [about] `explain`: what an error
   *   of this job is for who asked
   */
  run(make, { name = 'a job', weight = 1, explain = (error) => error } = {}) {
    if (this.#failed) return Promise.reject(this.#failed.reason);
    const job = new Job(this, make, name, weight, explain);
    this.#jobs.add(job);
    const over = () => this.#jobs.delete(job);
    job.promise.then(
      () => {
        over();
        this.#done += weight;
        this.#show(name);
      },
      (reason) => {
        over();
        this.fail(reason);
      },
    );
    this.#pool.add(job);
    return job.promise;
  }

  /** Ends all jobs with an error. */
  fail(reason) {
    if (this.#failed) return;
    this.#failed = { reason };
    this.end();
    const jobs = new Set(this.#jobs);
    for (const job of jobs) job.reject(reason);
    this.#pool.cancel(jobs);
  }

  /** Whatever else there is to do is not done if the task has failed. */
  check() {
    if (this.#failed) throw this.#failed.reason;
  }

  /** The signal is not listened to any more. */
  end() {
    this.#signal?.removeEventListener('abort', this.#abort);
  }

  /** A job's own progress, as far as it is. */
  partly(job, part) {
    job.part = part * job.weight;
    this.#show(job.name);
  }

  /** A job was done by a worker, between two moments. */
  worked(name, worker, start, end) {
    this.#tell(this.#on.onWork, { name, worker, start, end });
  }

  #show(name) {
    if (!this.#on.onProgress || this.#failed) return;
    let done = this.#done;
    for (const job of this.#jobs) done += job.part;
    const part = this.#total > 0 ? Math.min(1, done / this.#total) : 0;
    // It never goes back, also where a job is done again.
    this.#shown = Math.max(this.#shown, part);
    this.#tell(this.#on.onProgress, this.#shown, name);
  }

  /** What a listener throws ends the task. */
  #tell(listener, ...what) {
    if (!listener || this.#failed) return;
    try {
      listener(...what);
    } catch (error) {
      this.fail(error);
    }
  }
}

class Job {
  tries = 0;
  part = 0;
  over = false;
  #make;
  #begun = null;

  constructor(task, make, name, weight, explain) {
    this.task = task;
    this.explain = explain;
    this.name = name;
    this.weight = weight;
    this.#make = make;
    this.promise = new Promise((resolve, reject) => {
      this.resolve = (value) => this.#settle(() => resolve(value));
      this.reject = (reason) => this.#settle(() => reject(reason));
    });
    this.promise.catch(() => {});
  }

  #settle(how) {
    if (this.over) return;
    this.over = true;
    how();
    this.reset();
  }

  /** Makes its first step, if that has not been done. */
  begin() {
    this.#begun ??= steps(this.#make);
    this.#begun.catch(() => {});
  }

  /** Forgets what was made. */
  reset() {
    this.#begun?.then(({ list }) => list.return?.()).catch(() => {});
    this.#begun = null;
    this.part = 0;
  }

  async run(lane) {
    this.begin();
    const begun = await this.#begun;
    let { next } = begun;
    let result;
    let start;
    for (;;) {
      const { value: step, done } = await next;
      if (done || this.over) {
        this.task.worked(this.name, lane.number, start ?? now(), now());
        return result;
      }
      start ??= now();
      const answer = lane.ask(step, (part) => step.silent || this.task.partly(this, part));
      answer.catch(() => {});
      next = begun.list.next();
      next.catch(() => {});
      result = await answer;
    }
  }
}

/** The steps of a job, the first of them made. */
async function steps(make) {
  const made = await make();
  const list = made?.[Symbol.asyncIterator]?.() ?? [made][Symbol.iterator]();
  const next = Promise.resolve(list.next());
  await next;
  return { list: { next: async () => list.next(), return: async () => list.return?.() }, next };
}

/** Slices of n items, at most `most` each, about equally long. */
export function slicesOf(n, count, most = Infinity) {
  const slices = Math.max(1, Math.min(n, Math.max(count, Math.ceil(n / most))));
  return Array.from({ length: slices }, (_, k) => [Math.floor((n * k) / slices), Math.floor((n * (k + 1)) / slices)]);
}
