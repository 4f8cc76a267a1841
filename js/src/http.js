// A file at an address, read by HTTP ranges.
//
// Of a server that does not know ranges the whole file is kept, once. What is cut or stalls is asked for again from
// where it ended, once. That all parts are of one file is told by the ETag, the date and the length. Parts are kept for
// later reads, as far as `keep` allows.

import { MsmithError, said, wrong } from './errors.js';
import { within } from './ranges.js';

/** Milliseconds without a byte after which a request has stalled. */
const TIMEOUT = 30_000;
const LONGEST = 2 ** 31 - 1;
/** Most bytes of a file that are kept. */
const KEEP = 128 << 20;
/** Bytes of the parts that are kept, and of the first request. */
const BLOCK = 1 << 16;

/**
 * @param {string} name
 * @param {string | URL} source
 * @param {{ signal?: AbortSignal, timeout?: number, keep?: number }} options
 * @returns {Promise<import('./ranges.js').Reader>}
 */
export async function openAddress(name, source, { signal, timeout = TIMEOUT, keep = KEEP } = {}) {
  const isNumber = (value) => typeof value === 'number' && value >= 0;
  if (!isNumber(keep)) throw wrong('keep', 'a number from 0 on is wanted');
  if (!isNumber(timeout) || timeout === 0) throw wrong('timeout', 'a number above 0 is wanted; Infinity is one');
  // Timers take what is longer for 1.
  const file = new Remote(name, addressOf(name, source), Math.min(timeout, LONGEST));
  const first = await file.first(signal, keep);
  const { size } = file;
  if (first.length === size) {
    const read = async (offset, length) => {
      within(name, size, offset, length);
      return first.subarray(offset, offset + length);
    };
    return { name, size, read, fresh: false };
  }
  if (size > keep) {
    const read = async (offset, length, signal) => {
      within(name, size, offset, length);
      return file.range(offset, length, signal);
    };
    return { name, size, read, fresh: true };
  }
  const kept = new Kept(file, first);
  const read = async (offset, length, signal) => {
    within(name, size, offset, length);
    return kept.read(offset, length, signal);
  };
  return { name, size, read, fresh: false };
}

function addressOf(name, source) {
  try {
    return new URL(source, globalThis.document?.baseURI ?? globalThis.location?.href);
  } catch (cause) {
    throw wrong(name, `${source} is not an address`, { cause });
  }
}

/** A request ended too early, and can be made again. */
class Cut extends Error {}

class Remote {
  size = 0;
  #name;
  #address;
  #timeout;
  /** What says that a response is of the same file. */
  #marks = null;

  constructor(name, address, timeout) {
    this.#name = name;
    this.#address = address;
    this.#timeout = timeout;
  }

  /** The first bytes, or all of them; finds out the size. */
  async first(signal, keep) {
    const answer = await this.#again(0, signal, () => this.#ask(0, BLOCK, signal));
    const { response } = answer;
    if (answer.whole) return this.#whole(answer, signal, keep);
    this.size = answer.size ?? (await this.#sizeByHead(answer, signal));
    this.#marks = marksOf(response, this.size);
    const wanted = Math.min(BLOCK, this.size);
    return this.#body(answer, 0, wanted, signal);
  }

  /** All of a file whose server gives no ranges. */
  async #whole(answer, signal, keep) {
    const { response } = answer;
    const said = Number(response.headers.get('content-length') ?? NaN);
    const encoded = isEncoded(response);
    const tooLong = (size) => {
      answer.stop();
      return this.#error(
        'RANGES',
        `the server gives no ranges, and the file (${size} bytes) is longer than what is kept (keep: ${keep} bytes)`,
      );
    };
    if (!encoded && said > keep) throw tooLong(said);
    const read = async (answer) => {
      const parts = [];
      let size = 0;
      for await (const part of this.#parts(answer)) {
        size += part.length;
        if (size > keep) throw tooLong(`more than ${keep}`);
        parts.push(part);
      }
      if (!encoded && said >= 0 && size !== said) throw new Cut(`${size} of ${said} bytes came`);
      const all = new Uint8Array(size);
      let at = 0;
      for (const part of parts) {
        all.set(part, at);
        at += part.length;
      }
      return all;
    };
    let bytes;
    try {
      bytes = await read(answer);
    } catch (error) {
      if (!(error instanceof Cut)) throw error;
      bytes = await this.#again(0, signal, async () => read(await this.#ask(0, BLOCK, signal)), error);
    }
    this.size = bytes.length;
    return bytes;
  }

  /** Of servers whose `Content-Range` a page may not read. */
  async #sizeByHead(answer, signal) {
    const head = await fetch(this.#address, { method: 'HEAD', signal }).catch(() => null);
    const length = head?.ok && !isEncoded(head) ? Number(head.headers.get('content-length') ?? NaN) : NaN;
    if (length > 0) return length;
    answer.stop();
    const why = 'the server does not say how long the file is (Content-Range, or Content-Length of HEAD)';
    throw this.#error('RANGES', why);
  }

  /** A range of it. */
  async range(offset, length, signal) {
    const bytes = new Uint8Array(length);
    if (length === 0) return bytes;
    let done = 0;
    const fill = async () => {
      const answer = await this.#ask(offset + done, length - done, signal);
      if (answer.whole) {
        answer.stop();
        throw this.#error('CHANGED', `the server gave the whole file at byte ${offset + done}, and ranges before`);
      }
      this.#same(answer);
      for await (const part of this.#parts(answer)) {
        if (part.length > length - done) {
          answer.stop();
          throw this.#error('FILE', `more bytes than were asked for from ${offset}`);
        }
        bytes.set(part, done);
        done += part.length;
      }
      if (done < length) throw new Cut(`${done} of ${length} bytes came`);
      return bytes;
    };
    return this.#again(() => offset + done, signal, fill);
  }

  /** The body of a first answer; the rest of one that was cut comes by another request. */
  async #body(answer, offset, length, signal) {
    const bytes = new Uint8Array(length);
    let done = 0;
    try {
      for await (const part of this.#parts(answer)) {
        if (part.length > length - done) {
          answer.stop();
          throw this.#error('FILE', `more bytes than were asked for from ${offset}`);
        }
        bytes.set(part, done);
        done += part.length;
      }
    } catch (error) {
      if (!(error instanceof Cut)) throw error;
    }
    if (done < length) bytes.set(await this.range(offset + done, length - done, signal), done);
    return bytes;
  }

  /** Does it a second time if it was cut. */
  async #again(offset, signal, act, before = null) {
    let cut = before;
    for (let tries = before ? 1 : 0; tries < 2; tries++) {
      try {
        return await act();
      } catch (error) {
        signal?.throwIfAborted();
        if (!(error instanceof Cut)) throw error;
        cut = error;
      }
    }
    const at = typeof offset === 'function' ? offset() : offset;
    throw this.#error('FETCH', `at byte ${at}: ${cut.message}, twice`, cut);
  }

  /** A request for a range, up to its answer's head. */
  async #ask(offset, length, signal) {
    signal?.throwIfAborted();
    const stopper = new AbortController();
    const stop = () => stopper.abort();
    signal?.addEventListener('abort', stop, { once: true });
    const end = () => signal?.removeEventListener('abort', stop);
    let stalled = false;
    const timer = setTimeout(() => {
      stalled = true;
      stop();
    }, this.#timeout);
    let response;
    try {
      const headers = { Range: `bytes=${offset}-${offset + length - 1}` };
      response = await fetch(this.#address, { headers, signal: stopper.signal });
    } catch (cause) {
      end();
      signal?.throwIfAborted();
      throw new Cut(stalled ? `nothing came for ${this.#timeout} ms` : said(cause.cause ?? cause), { cause });
    } finally {
      clearTimeout(timer);
    }
    const answer = { response, stop, end, signal, whole: false, size: null };
    if (response.status === 200 || (response.status === 206 && isEncoded(response))) {
      answer.whole = response.status === 200;
      if (answer.whole) return answer;
      stop();
      throw this.#error('RANGES', 'the server compresses ranges, so that they are of another file');
    }
    if (response.status === 206) {
      const range = /^bytes (\d+)-(\d+)\/(\d+|\*)$/.exec(response.headers.get('content-range') ?? '');
      if (range) {
        if (Number(range[1]) !== offset) {
          stop();
          throw this.#error('FILE', `the server gave bytes from ${range[1]}, and not from ${offset}`);
        }
        if (range[3] !== '*') answer.size = Number(range[3]);
      }
      return answer;
    }
    stop();
    end();
    const why = `the server says ${response.status} at byte ${offset}`;
    if (response.status >= 500) throw new Cut(why);
    throw this.#error(response.status === 416 ? 'CHANGED' : 'FETCH', why);
  }

  /** The parts of a body; a stall or an early end is `Cut`. */
  async *#parts({ response, stop, end, signal }) {
    const reader = response.body.getReader();
    try {
      for (;;) {
        let timer;
        const late = new Promise((_, reject) => {
          timer = setTimeout(() => reject(new Cut(`nothing came for ${this.#timeout} ms`)), this.#timeout);
        });
        let part;
        try {
          part = await Promise.race([reader.read(), late]);
        } catch (cause) {
          signal?.throwIfAborted();
          if (cause instanceof Cut) throw cause;
          throw new Cut(`the connection ended (${said(cause.cause ?? cause)})`, { cause });
        } finally {
          clearTimeout(timer);
        }
        if (part.done) return;
        yield part.value;
      }
    } catch (error) {
      stop();
      throw error;
    } finally {
      end();
    }
  }

  /** Refuses an answer of another file than the first. */
  #same(answer) {
    const { response } = answer;
    const marks = marksOf(response, answer.size ?? this.size);
    for (const [what, was] of Object.entries(this.#marks ?? {})) {
      if (was !== null && marks[what] !== null && marks[what] !== was) {
        answer.stop();
        throw this.#error('CHANGED', `it changed between two requests (${what}: ${was}, then ${marks[what]})`);
      }
    }
  }

  #error(code, why, cause) {
    return new MsmithError(code, `${this.#name}: ${this.#address}: ${why}`, { cause });
  }
}

const isEncoded = (response) => !/^(identity)?$/i.test(response.headers.get('content-encoding') ?? '');

const marksOf = (response, size) => ({
  ETag: response.headers.get('etag'),
  'Last-Modified': response.headers.get('last-modified'),
  length: size,
});

/** A file whose parts are kept, so that they come once. */
class Kept {
  #file;
  #bytes;
  /** For each block: whether it is there, or what fetches it. */
  #blocks;

  constructor(file, first) {
    this.#file = file;
    this.#bytes = new Uint8Array(file.size);
    this.#bytes.set(first);
    this.#blocks = new Array(Math.ceil(file.size / BLOCK)).fill(null);
    this.#blocks[0] = true;
  }

  async read(offset, length, signal) {
    const last = Math.ceil((offset + length) / BLOCK);
    for (let k = Math.floor(offset / BLOCK); k < last; k++) {
      if (this.#blocks[k] !== null) continue;
      let to = k + 1;
      while (to < last && this.#blocks[to] === null) to++;
      this.#fetch(k, to, signal);
    }
    for (let k = Math.floor(offset / BLOCK); k < last; k++) {
      while (this.#blocks[k] !== true) {
        if (this.#blocks[k] === null) this.#fetch(k, k + 1, signal);
        const fetching = this.#blocks[k];
        try {
          await fetching;
        } catch (error) {
          signal?.throwIfAborted();
          // Another call gave up; this one still wants it.
          if (fetching.signal === signal || error instanceof MsmithError) throw error;
        }
      }
    }
    return this.#bytes.subarray(offset, offset + length);
  }

  #fetch(from, to, signal) {
    const at = from * BLOCK;
    const length = Math.min(to * BLOCK, this.#file.size) - at;
    const set = (value) => {
      for (let k = from; k < to; k++) if (this.#blocks[k] === fetching) this.#blocks[k] = value;
    };
    const fetching = this.#file.range(at, length, signal).then(
      (bytes) => {
        this.#bytes.set(bytes, at);
        set(true);
      },
      (error) => {
        set(null);
        throw error;
      },
    );
    fetching.catch(() => {});
    fetching.signal = signal;
    for (let k = from; k < to; k++) this.#blocks[k] = fetching;
  }
}
