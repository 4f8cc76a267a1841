// The page: takes a key and a witness, proves, verifies, and shows where the time went.

import { about } from '../src/index.js';
import {
  calculateWitness,
  exportSolidityCallData,
  exportVerificationKey,
  fullProve,
  openCircuit,
  openKey,
  prove,
  verify,
} from '../src/groth16.js';
import { loadSnarkjs, proveByTheirs } from './theirs.js';
import { draw, explain, shown } from './timeline.js';

const at = (id) => document.getElementById(id);
const given = { zkey: null, wtns: null, wasm: null, snarkjs: null };
/** The key that is open, and what of. */
let key = null;
let running = null;

const number = (n) => n.toLocaleString('en');
const bytes = (n) => {
  const [unit, size] = n < 1e4 ? ['bytes', 1] : n < 1e6 ? ['kB', 1e3] : ['MB', 1e6];
  return `${(n / size).toFixed(size > 1 && n < 100 * size ? 1 : 0)} ${unit}`;
};

function say(id, text, bad = false) {
  const place = at(id).querySelector('.about');
  place.textContent = text;
  place.classList.toggle('bad', bad);
  at(id).classList.toggle('filled', text !== '' && !bad);
}

function fail(error) {
  const place = at('error');
  place.textContent = error ? `${error.code ? `${error.code}: ` : ''}${error.message}` : '';
  place.hidden = !error;
}

const ready = () => {
  at('prove').disabled = running !== null || !key || !(given.wtns || given.wasm);
};

async function takeKey(source, name) {
  key = null;
  say('zkey', 'Reading…');
  try {
    key = await openKey(source);
    given.zkey = source;
    const numbers = `${number(key.variables)} wires, ${number(key.domain)} constraints, ${number(key.public)} public`;
    say('zkey', `${name}: ${bytes(key.size)}. ${key.curve}, ${numbers}`);
  } catch (error) {
    say('zkey', error.message, true);
  }
  ready();
}

async function takeWitness(file) {
  const isCircuit = /\.wasm$/i.test(file.name);
  given.wtns = isCircuit ? null : file;
  given.wasm = null;
  at('wtns').querySelector('.input').hidden = !isCircuit;
  say('wtns', `${file.name}: ${bytes(file.size)}`);
  if (isCircuit) {
    try {
      given.wasm = await openCircuit(file);
    } catch (error) {
      say('wtns', error.message, true);
    }
  }
  ready();
}

async function takeSnarkjs(file) {
  try {
    given.snarkjs = await loadSnarkjs(file);
    say('snarkjs', `${file.name}: the next proof is made by both`);
  } catch (error) {
    say('snarkjs', error.message, true);
  }
}

const takes = {
  zkey: (file) => takeKey(file, file.name),
  wtns: takeWitness,
  snarkjs: takeSnarkjs,
};

for (const [id, take] of Object.entries(takes)) {
  const place = at(id);
  const chooser = document.createElement('input');
  chooser.type = 'file';
  chooser.accept = place.dataset.accepts;
  chooser.onchange = () => chooser.files[0] && take(chooser.files[0]);
  place.querySelector('.link').onclick = () => chooser.click();
  place.ondragover = (event) => {
    event.preventDefault();
    place.classList.add('over');
  };
  place.ondragleave = () => place.classList.remove('over');
  place.ondrop = (event) => {
    event.preventDefault();
    place.classList.remove('over');
    for (const file of event.dataTransfer.files) {
      // A file goes where it belongs, wherever it fell.
      const to = /\.zkey$/i.test(file.name) ? 'zkey' : /\.(wtns|wasm)$/i.test(file.name) ? 'wtns' : id;
      takes[to](file);
    }
  };
}

at('zkey').querySelector('.address input').onchange = ({ target }) => {
  if (target.value.trim() === '') return;
  takeKey(target.value.trim(), 'At its address');
};

/** A number of bytes with a unit; none where there is no text. */
function limit() {
  const text = at('limit').value.trim();
  if (text === '') return undefined;
  const found = /^([0-9.]+)\s*([kMG]?)B?$/i.exec(text);
  if (!found) throw new Error('memory limit: a number of bytes is wanted, as 256M');
  return Number(found[1]) * { '': 1, k: 1e3, m: 1e6, g: 1e9 }[found[2].toLowerCase()];
}

function input() {
  try {
    return JSON.parse(at('wtns').querySelector('textarea').value);
  } catch (error) {
    throw new Error(`the circuit’s input is not JSON: ${error.message}`);
  }
}

function progress(done, part) {
  const place = at('progress');
  place.hidden = done === null;
  if (done === null) return;
  place.style.setProperty('--done', done);
  place.setAttribute('aria-valuenow', Math.round(100 * done));
  place.querySelector('.said').textContent = part;
}

/** The work of a run as rows, a row for each worker. */
function rowsOf(work, begin, threads) {
  const workers = [...new Set(work.map(({ worker }) => worker))].sort((a, b) => a - b);
  return workers.map((worker) => ({
    name: threads === 0 ? 'this thread' : `worker ${worker + 1}`,
    work: work
      .filter((piece) => piece.worker === worker)
      .map(({ name, start, end }) => ({ name, start: Math.max(0, start - begin), end: end - begin })),
  }));
}

/** Draws runs, and their totals. */
function picture(ours, theirs) {
  at('times').hidden = false;
  const runs = [{ title: 'msmith', ...ours }];
  if (theirs) runs.push({ title: 'snarkjs', took: theirs.took, rows: [{ name: 'as it says', work: theirs.work }] });
  explain(at('legend'), draw(at('picture'), runs));
  const totals = [['msmith', shown(ours.took)]];
  if (theirs) totals.push(['snarkjs', shown(theirs.took)], ['as fast', `${(theirs.took / ours.took).toFixed(1)}×`]);
  at('totals').replaceChildren(
    ...totals.map(([name, value]) => {
      const place = document.createElement('div');
      if (name === 'as fast') place.className = 'times';
      const strong = document.createElement('b');
      strong.textContent = value;
      place.append(strong, name);
      return place;
    }),
  );
}

/** Makes the proof, and draws it while it is made. */
async function run(signal) {
  const work = [];
  const begin = performance.now();
  const threads = Number(at('threads').value);
  const options = {
    signal,
    threads,
    memoryLimit: limit(),
    onProgress: (done, part) => progress(done, `${part}, ${Math.round(100 * done)} %`),
    onWork: (piece) => work.push(piece),
  };
  let alive = true;
  const live = () => {
    if (!alive) return;
    if (work.length) picture({ took: performance.now() - begin, rows: rowsOf(work, begin, threads) });
    setTimeout(() => requestAnimationFrame(live), 100);
  };
  requestAnimationFrame(live);
  try {
    const proved = given.wasm
      ? await fullProve(input(), given.wasm, key, options)
      : await prove(key, given.wtns, options);
    return { proved, took: performance.now() - begin, rows: rowsOf(work, begin, threads) };
  } finally {
    alive = false;
  }
}

async function show({ proof, publicSignals }, signal) {
  at('result').hidden = false;
  at('signals').textContent = JSON.stringify(publicSignals, null, 1);
  at('proof').textContent = JSON.stringify(proof, null, 1);
  at('calldata').textContent = await exportSolidityCallData(proof, publicSignals);
  const verdict = at('verdict');
  verdict.className = 'verdict';
  verdict.textContent = 'Verifying…';
  const vk = await exportVerificationKey(key, { signal });
  const begin = performance.now();
  const right = await verify(vk, publicSignals, proof, null, { signal });
  verdict.classList.add(right ? 'good' : 'bad');
  const wrong = '✗ The proof is wrong: does the witness satisfy the circuit?';
  verdict.textContent = right ? '✓ The proof is right' : wrong;
  const small = document.createElement('small');
  small.textContent = ` verified in ${shown(performance.now() - begin)}`;
  verdict.append(small);
}

async function theirs(signal) {
  progress(1, 'snarkjs: the same proof…');
  const all = async (source) => {
    const blob = source instanceof Blob ? source : await (await fetch(source)).blob();
    return new Uint8Array(await blob.arrayBuffer());
  };
  const witness = given.wasm ? await calculateWitness(input(), given.wasm, { signal }) : await all(given.wtns);
  const made = await proveByTheirs(given.snarkjs, await all(given.zkey), witness);
  signal.throwIfAborted();
  const { proof, publicSignals } = made.proved;
  const right = await verify(await exportVerificationKey(key), publicSignals, proof);
  if (!right) throw new Error('snarkjs: its proof is wrong');
  return made;
}

at('prove').onclick = async () => {
  fail(null);
  running = new AbortController();
  ready();
  at('cancel').hidden = false;
  at('result').hidden = at('times').hidden = true;
  progress(0, 'Starting…');
  try {
    const ours = await run(running.signal);
    picture(ours);
    await show(ours.proved, running.signal);
    if (given.snarkjs) picture(ours, await theirs(running.signal));
  } catch (error) {
    if (error.name !== 'AbortError') fail(error);
  } finally {
    running = null;
    at('cancel').hidden = true;
    progress(null);
    ready();
  }
};
at('cancel').onclick = () => running?.abort();

for (const button of document.querySelectorAll('[data-copies]')) {
  button.onclick = async () => {
    await navigator.clipboard.writeText(at(button.dataset.copies).textContent);
    const was = button.textContent;
    button.textContent = 'copied';
    setTimeout(() => (button.textContent = was), 1200);
  };
}

/** Files beside the page, for who has none at hand. */
async function example() {
  const files = ['example/small.zkey', 'example/small.wtns'];
  const found = await Promise.all(files.map((file) => fetch(file).then((r) => (r.ok ? r.blob() : null), () => null)));
  if (found.includes(null)) return;
  at('example').hidden = false;
  at('example').onclick = async () => {
    const [zkey, wtns] = found.map((blob, k) => new File([blob], files[k].split('/')[1]));
    await takeWitness(wtns);
    await takeKey(zkey, zkey.name);
  };
}

async function machine() {
  const { form, threads, why } = await about();
  at('threads').value = threads;
  const facts = [
    form === 'relaxed' ? 'relaxed multiply-add' : 'no relaxed multiply-add here: the plain form',
    why === undefined ? `${threads} ${threads === 1 ? 'core' : 'cores'}` : `no workers: ${why}`,
    globalThis.crossOriginIsolated ? 'isolated' : 'not isolated, and need not be',
  ];
  at('machine').replaceChildren(
    ...facts.map((text) => Object.assign(document.createElement('span'), { textContent: text })),
  );
}

machine().catch(fail);
example();
