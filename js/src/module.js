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

const FORMS = ['relaxed', 'plain'];

/** @type {Map<string, Promise<Loaded>>} */
const loaded = new Map();
/** @type {Map<string, Record<string, unknown>>} What `provide` was given. */
const given = new Map();
let wanted = null;
/** The form of what was given compiled, where nothing else may be compiled. */
let only = null;

const probed = () => wanted ?? (hasRelaxed() ? 'relaxed' : 'plain');

/** The form that this machine takes. */
export function form() {
  try {
    return probed();
  } catch (cause) {
    if (only) return only;
    throw new MsmithError('MODULE', `WebAssembly cannot be used here: ${said(cause)}`, { cause });
  }
}

/**
 * The form of a module. Where nothing may be compiled this machine cannot be asked: `relaxed`, if that was given
 * compiled, which is an error when it starts where its products would be wrong.
 */
function formOf(name) {
  try {
    return probed();
  } catch {
    const compiled = FORMS.find((form) => given.get(name)?.[form] instanceof WebAssembly.Module);
    return compiled ? (only = compiled) : form();
  }
}

/** Chooses a form for modules that are loaded from now on, for tests; null for the machine's own. */
export function useForm(name) {
  if (![null, 'relaxed', 'plain'].includes(name)) throw wrong('form', 'relaxed, plain or null is wanted');
  wanted = name;
}

/**
 * Gives a module in place of the file that lies in the package: its address, bytes or `WebAssembly.Module`, for both
 * forms or for each (`{ relaxed, plain }`). For bundlers that do not copy files. `worker`: where src/worker.js is, or a
 * function that starts one; `kzg-mainnet-first` and `kzg-mainnet-others`: the points of Ethereum's setup.
 */
export function provide(name, source) {
  if (name === 'worker') {
    const isOne = typeof source === 'string' || source instanceof URL || typeof source === 'function';
    if (!isOne) throw wrong('source', `an address or a function that gives a Worker is wanted, not ${kindOf(source)}`);
    return void given.set(name, source);
  }
  const forms = isSource(source) ? { relaxed: source, plain: source } : source;
  if (!forms || !isSource(forms.relaxed ?? forms.plain)) {
    throw wrong('source', `an address, bytes or a WebAssembly.Module is wanted, not ${kindOf(source)}`);
  }
  given.set(name, forms);
  for (const form of FORMS) loaded.delete(`${name} ${form}`);
}

/** What was given under a name for both forms, or for a worker. */
export const provided = (name) => given.get(name)?.plain ?? given.get(name);

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
  const chosen = formOf(name);
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
  try {
    const module = areBytes(source) ? await WebAssembly.compile(source) : await compileResponse(await open(source));
    return { name, form, module, bytes: () => bytesAt(source) };
  } catch (cause) {
    const from = areBytes(source) ? '' : ` of ${source}`;
    const hint = given.has(name) ? '' : `; provide('${name}', …) says where it is`;
    const why = `the module ${name} (${form})${from} cannot be loaded: ${said(cause)}${hint}`;
    throw new MsmithError('MODULE', why, { cause });
  }
}

const areBytes = (source) => ArrayBuffer.isView(source) || source instanceof ArrayBuffer;

/**
 * The same at once, from the files of the package: in Node.
 *
 * @param {Description} description
 * @param {typeof import('node:fs')} fs
 * @returns {WebAssembly.Module}
 */
export function loadNow(description, fs) {
  const { name } = description;
  const chosen = formOf(name);
  try {
    const source = given.get(name)?.[chosen] ?? description[chosen]();
    if (source instanceof WebAssembly.Module) return source;
    return new WebAssembly.Module(bytesNow(source, fs));
  } catch (cause) {
    throw new MsmithError('MODULE', `the module ${name} (${chosen}) cannot be loaded: ${said(cause)}`, { cause });
  }
}

/** The bytes that are given, or lie at an address. */
export const bytesAt = async (source) =>
  new Uint8Array(areBytes(source) ? source : await (await open(source)).arrayBuffer());

/** The same at once, of a file. */
export function bytesNow(source, fs) {
  const here = import.meta.url;
  return areBytes(source) ? new Uint8Array(source) : fs.readFileSync(new URL(source, here));
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
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength === 0) throw new Error('it was not built: npm run build makes it');
  return WebAssembly.compile(bytes);
}
