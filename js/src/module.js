// Loads a module of WebAssembly in the form that this machine has, compiled once.
//
// `relaxed` needs vectors and their relaxed multiply-add, `plain` nothing. What is compiled is kept and posted to
// workers.

import { MsmithError, kindOf, said, wrong } from './errors.js';
import { builtin, isNode } from './platform.js';
import { hasRelaxed } from './probe.js';

/**
 * @typedef {'relaxed' | 'plain'} Form
 * @typedef {{ name: string, relaxed: () => URL, plain: () => URL }} Description
 * @typedef {{ name: string, form: Form, module: WebAssembly.Module, bytes: () => Promise<Uint8Array> }} Loaded
 */

/** @type {Map<string, Promise<Loaded>>} */
const loaded = new Map();
/** @type {Map<string, Record<string, unknown>>} What `provide` was given. */
const given = new Map();
let wanted = null;

/** The form that this machine takes. */
export function form() {
  if (wanted) return wanted;
  try {
    return hasRelaxed() ? 'relaxed' : 'plain';
  } catch (cause) {
    throw new MsmithError('MODULE', `WebAssembly cannot be used here: ${said(cause)}`, { cause });
  }
}

/** Chooses a form for modules that are loaded from now on, for tests; null for the machine's own. */
export function useForm(name) {
  if (![null, 'relaxed', 'plain'].includes(name)) throw wrong('form', 'relaxed, plain or null is wanted');
  wanted = name;
}

/**
 * Gives a module in place of the file that lies in the package: its address, bytes or `WebAssembly.Module`, for both
 * forms or for each (`{ relaxed, plain }`). For bundlers that do not copy files.
 */
export function provide(name, source) {
  const forms = isSource(source) ? { relaxed: source, plain: source } : source;
  if (!forms || !isSource(forms.relaxed ?? forms.plain)) {
    throw wrong('source', `an address, bytes or a WebAssembly.Module is wanted, not ${kindOf(source)}`);
  }
  given.set(name, forms);
  for (const form of ['relaxed', 'plain']) loaded.delete(`${name} ${form}`);
}

const isSource = (x) =>
  typeof x === 'string' ||
  x instanceof URL ||
  ArrayBuffer.isView(x) ||
  x instanceof ArrayBuffer ||
  x instanceof WebAssembly.Module;

/**
 * The compiled module.
 *
 * @param {Description} description
 * @returns {Promise<Loaded>}
 */
export function load(description) {
  const { name } = description;
  const chosen = form();
  const key = `${name} ${chosen}`;
  let found = loaded.get(key);
  if (!found) {
    const source = given.get(name)?.[chosen] ?? description[chosen]();
    found = compile(name, chosen, source);
    loaded.set(key, found);
    // What failed is tried again by the next call.
    found.catch(() => loaded.get(key) === found && loaded.delete(key));
  }
  return found;
}

async function compile(name, form, source) {
  if (source instanceof WebAssembly.Module) return { name, form, module: source, bytes: async () => null };
  const bytes = async () => new Uint8Array(ArrayBuffer.isView(source) || source instanceof ArrayBuffer
    ? source
    : await (await open(source)).arrayBuffer());
  try {
    const module = ArrayBuffer.isView(source) || source instanceof ArrayBuffer
      ? await WebAssembly.compile(source)
      : await compileResponse(await open(source));
    return { name, form, module, bytes };
  } catch (cause) {
    const from = ArrayBuffer.isView(source) || source instanceof ArrayBuffer ? '' : ` of ${source}`;
    throw new MsmithError('MODULE', `the module ${name} (${form})${from} cannot be loaded: ${said(cause)}`, { cause });
  }
}

/** What lies at an address: a file in Node, else what a fetch gives. */
async function open(source) {
  const address = new URL(source, globalThis.location?.href ?? import.meta.url);
  if (isNode && address.protocol === 'file:') {
    const fs = await builtin('fs');
    const bytes = await fs.promises.readFile(address);
    return { arrayBuffer: async () => bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) };
  }
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the server says ${response.status}`);
  return response;
}

async function compileResponse(response) {
  // Streams are compiled only where the server says what they are.
  const type = response.headers?.get('content-type') ?? '';
  if (WebAssembly.compileStreaming && /^application\/wasm\b/i.test(type)) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}
