// Readers of a file wherever it is: bytes, a Blob, a path, an address, a function. All give `size` and `read`.

import { MsmithError, kindOf, said, wrong } from './errors.js';
import { openAddress } from './http.js';
import { builtin, isNode } from './platform.js';

/**
 * @typedef {{ size: number, read: (offset: number, length: number, signal?: AbortSignal) => Promise<Uint8Array>,
 *   fresh: boolean, name: string }} Reader
 * `fresh`: what `read` gives is nobody else's, so that it can be sent away.
 */

/**
 * Opens a source.
 *
 * @param {string} name the argument, for messages
 * @param {unknown} source
 * @param {{ signal?: AbortSignal, timeout?: number, keep?: number }} [options]
 * @returns {Promise<Reader>}
 */
export async function openSource(name, source, options = {}) {
  // As snarkjs writes files in memory and on disk.
  if (source?.type === 'mem' && source.data) return openSource(name, source.data, options);
  if (source?.type === 'file' && typeof source.fileName === 'string') return openSource(name, source.fileName, options);
  if (isBytes(source)) return ofBytes(name, source);
  if (typeof Blob === 'function' && source instanceof Blob) return ofBlob(name, source);
  if (typeof source === 'string' || source instanceof URL) {
    const path = pathOf(source);
    return path === null ? openAddress(name, source, options) : ofPath(name, path);
  }
  if (typeof source?.read === 'function') return ofFunction(name, source);
  throw wrong(
    name,
    `bytes, a Blob, ${isNode ? 'a path, ' : ''}an address or { size, read } is wanted, not ${kindOf(source)}`,
  );
}

/** All of a source, with a buffer of its own. */
export async function readAll(name, source, options) {
  const reader = await openSource(name, source, options);
  return readOwned(reader, 0, reader.size, options?.signal);
}

const isBuffer = (x) =>
  x instanceof ArrayBuffer || (typeof SharedArrayBuffer === 'function' && x instanceof SharedArrayBuffer);

/** The path of a file, where there are files; null for an address. */
function pathOf(source) {
  if (!isNode) return null;
  if (source instanceof URL) return source.protocol === 'file:' ? source : null;
  if (/^file:/i.test(source)) return new URL(source);
  // One letter before the colon is a drive.
  return /^[a-z][a-z0-9+.-]+:/i.test(source) ? null : source;
}

/** Refuses a range that is not in a file. */
export function within(name, size, offset, length) {
  if (offset < 0 || length < 0 || offset + length > size) {
    throw new MsmithError('FILE', `${name}: bytes ${offset} to ${offset + length} of ${size}: the file is cut`);
  }
}

/** Whether an argument is bytes of any kind. */
export const isBytes = (x) => ArrayBuffer.isView(x) || isBuffer(x);

/** What a list is of which a length was taken, and which has fewer bytes now. */
export const gone = (name) => wrong(name, 'its bytes are not there any more: given away (detached), or made fewer');

/** The bytes of a view or buffer, where they lie. */
export function viewOfBytes(name, source) {
  try {
    // Of a length that stays, also where the buffer may be resized.
    return ArrayBuffer.isView(source)
      ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
      : new Uint8Array(source, 0, source.byteLength);
  } catch {
    throw gone(name);
  }
}

function ofBytes(name, source) {
  const view = viewOfBytes(name, source);
  const { length: size } = view;
  const read = async (offset, length) => {
    if (view.length !== size) throw gone(name);
    within(name, size, offset, length);
    return view.subarray(offset, offset + length);
  };
  return { name, size, read, fresh: false };
}

function ofBlob(name, blob) {
  const { size } = blob;
  const read = async (offset, length, signal) => {
    within(name, size, offset, length);
    let bytes;
    try {
      bytes = new Uint8Array(await blob.slice(offset, offset + length).arrayBuffer());
    } catch (cause) {
      // A File whose content has changed cannot be read any more.
      throw new MsmithError('FILE', `${name}: bytes from ${offset} cannot be read: ${said(cause)}`, { cause });
    }
    signal?.throwIfAborted();
    return whole(name, bytes, offset, length);
  };
  return { name, size, read, fresh: true };
}

/** Opened for each range, so that nothing stays open; and looked at, so that another content is found. */
async function ofPath(name, path) {
  const fs = await builtin('fs');
  const open = async (use) => {
    let file;
    try {
      file = await fs.promises.open(path);
      return await use(file, await file.stat({ bigint: true }));
    } catch (cause) {
      if (cause instanceof MsmithError) throw cause;
      throw new MsmithError('FILE', `${name}: ${path}: ${said(cause)}`, { cause });
    } finally {
      await file?.close();
    }
  };
  const first = await open(async (_, stat) => {
    if (!stat.isFile()) throw new MsmithError('FILE', `${name}: ${path} is not a file`);
    return stat;
  });
  const size = Number(first.size);
  const read = async (offset, length, signal) => {
    within(name, size, offset, length);
    return open(async (file, stat) => {
      if (stat.size !== first.size || stat.mtimeNs !== first.mtimeNs || stat.ino !== first.ino) {
        throw new MsmithError('CHANGED', `${name}: ${path} has changed since it was opened`);
      }
      const bytes = new Uint8Array(length);
      for (let done = 0; done < length; ) {
        signal?.throwIfAborted();
        const { bytesRead } = await file.read(bytes, done, Math.min(length - done, 1 << 24), offset + done);
        if (bytesRead === 0) return whole(name, bytes.subarray(0, done), offset, length);
        done += bytesRead;
      }
      return bytes;
    });
  };
  return { name, size, read, fresh: true };
}

function ofFunction(name, source) {
  const { size } = source;
  if (!Number.isSafeInteger(size) || size < 0) throw wrong(name, '`size` is not a number of bytes');
  const read = async (offset, length, signal) => {
    within(name, size, offset, length);
    const given = await source.read(offset, length, signal);
    signal?.throwIfAborted();
    if (!isBytes(given)) throw wrong(name, `\`read\` gave ${kindOf(given)}, and bytes are wanted`);
    return whole(name, viewOfBytes(name, given), offset, length);
  };
  return { name, size, read, fresh: false };
}

/** Refuses another number of bytes than was asked for. */
function whole(name, bytes, offset, length) {
  if (bytes.length === length) return bytes;
  throw new MsmithError('FILE', `${name}: ${bytes.length} bytes from ${offset} in place of ${length}: the file is cut`);
}

/** Bytes of a reader that can be sent away. */
export async function readOwned(reader, offset, length, signal) {
  // A turn later they may be fewer.
  const bytes = whole(reader.name, await reader.read(offset, length, signal), offset, length);
  return reader.fresh && bytes.byteLength === bytes.buffer.byteLength ? bytes : copy(bytes);
}

/** A copy with a buffer of its own, not a shared one. */
export function copy(bytes) {
  const own = new Uint8Array(bytes.byteLength);
  own.set(bytes);
  return own;
}
