// Builds the modules of WebAssembly into wasm/ and the CommonJS form of src/ into cjs/:
// `node build.mjs [module…] [--form relaxed|plain] [--names | --quick]`, or `node build.mjs --check`.
//
// Wants Rust with the target wasm32-unknown-unknown, and typescript. `--names` keeps the names of functions, for a
// profile. `--quick` is for tests: one module, `all`, in place of every other, optimised little; large, slow,
// and with checks of sums that overflow. `--check` asks before a package is made whether anything was built.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

import { writeSetup } from './kzg-setup.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Each module: the features of `msmith-js`, the longest fields in words, the only group that is summed in, if there is but
 * one, and most bytes by brotli.
 */
const MODULES = {
  bn254: { features: ['bn254', 'groth16'], words: 4, most: 380_000 },
  bls12_381: { features: ['bls12-381', 'groth16'], words: 6, most: 450_000 },
  kzg: { features: ['kzg'], words: 6, group: 'bls12-381-g1', most: 430_000 },
  all: { features: ['bn254', 'bls12-381', 'groth16', 'setups'], words: 6, most: 750_000 },
};

/** Instructions that the compiler may use beyond those that every engine has. */
const FORMS = { relaxed: ['simd128', 'relaxed-simd'], plain: [] };

const args = process.argv.slice(2);
const at = args.indexOf('--form');
const forms = at < 0 ? Object.keys(FORMS) : args.splice(at, 2).slice(1);
const names = args.includes('--names');
const quick = args.includes('--quick');
const modules = quick ? ['all'] : args.filter((arg) => !arg.startsWith('--'));
const profile = quick ? 'js-quick' : 'js';
for (const name of modules) if (!MODULES[name]) fail(`no module ${name}: there are ${Object.keys(MODULES).join(', ')}`);
for (const form of forms) if (!FORMS[form]) fail(`no form ${form}: there are ${Object.keys(FORMS).join(' and ')}`);

function fail(why) {
  console.error(`build: ${why}`);
  process.exit(1);
}

function run(program, args, env = {}) {
  const done = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...env }, cwd: here('..') });
  if (done.error) fail(`${program}: ${done.error.message}`);
  if (done.status !== 0) fail(`${program} ${args.join(' ')} ended with ${done.status ?? done.signal}`);
}

const fileOf = (name, form) => here(`wasm/${name}-${form}.wasm`);
if (args.includes('--check')) {
  const isThere = (file) => statSync(file, { throwIfNoEntry: false })?.size > 0;
  const built = (name) => Object.keys(FORMS).every((form) => isThere(fileOf(name, form)));
  const missing = Object.keys(MODULES).filter((name) => !built(name));
  if (missing.length === Object.keys(MODULES).length || !existsSync(here('cjs/index.js'))) {
    fail('the package has no modules: `npm ci && npm run build` makes all, `npm run build bn254` what snarkjs needs');
  }
  if (missing.length) console.error(`build: the package lacks modules: ${missing.join(', ')}`);
  process.exit();
}

const chosen = modules.length ? modules : Object.keys(MODULES);
const wanted = chosen.flatMap((name) => forms.map((form) => ({ name, form })));
if (wanted.length > 2) {
  console.log(`${wanted.length} builds, some 3 minutes of a processor each; snarkjs over BN254 needs two of them: `
    + 'npm run build bn254');
}
const { writeCommonJs } = await import('./commonjs.mjs').catch(({ message }) => fail(`${message}: npm ci installs it`));
writeCommonJs(here('src/'), here('cjs/'));
mkdirSync(here('wasm/'), { recursive: true });
writeSetup(new URL('wasm/', import.meta.url));
const target = process.env.CARGO_TARGET_DIR ?? here('../target');
// Where the standard library's files are said to be.
const said = spawnSync('rustc', ['-vV'], { encoding: 'utf8', cwd: here('..') }).stdout ?? '';
const library = `/rustc/${/commit-hash: (\w+)/.exec(said)?.[1]}/library`;
const cargo = process.env.CARGO_HOME ?? join(homedir(), '.cargo');
let tooLarge = false;
for (const [k, { name, form }] of wanted.entries()) {
  const { features, words, group, most } = MODULES[name];
  console.log(`${name}-${form}: build ${k + 1} of ${wanted.length}`);
  // What is compiled for other instructions or fields is another build of every crate.
  const folder = `${target}/js/${form}-${words}${group ? `-${name}` : ''}`;
  // What small programs leave out is not used in them.
  const flags = [`--cfg=msmith_words="${words}"`, '-Adead_code', '-Aunused_imports'];
  // Names of files, which panics say, without those of this machine's folders.
  for (const folder of [cargo, library, here('..')]) flags.push(`--remap-path-prefix=${folder}=`);
  if (group) flags.push(`--cfg=msmith_group="${group}"`);
  if (FORMS[form].length) flags.push(`-Ctarget-feature=${FORMS[form].map((f) => `+${f}`).join()}`);
  run('cargo', [
    'build', '--package=msmith-js', '--lib', `--profile=${profile}`, '--target=wasm32-unknown-unknown',
    `--target-dir=${folder}`, '--no-default-features', `--features=${features.join()}`,
    ...(quick ? ['--quiet'] : []), ...(names ? ['--config=profile.js.strip=false'] : []),
  ], { CARGO_ENCODED_RUSTFLAGS: flags.join('\x1f') });
  const built = `${folder}/wasm32-unknown-unknown/${profile}/msmith_js.wasm`;
  const bytes = readFileSync(built);
  for (const place of quick ? Object.keys(MODULES) : [name]) {
    const file = fileOf(place, form);
    // At once: somebody may be reading the old one.
    writeFileSync(`${file}.new`, bytes);
    renameSync(`${file}.new`, file);
  }
  if (quick) {
    console.log(`all-${form} for tests, in place of every module: ${bytes.length} bytes`);
    continue;
  }
  const packed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
  console.log(`${name}-${form}: ${bytes.length} bytes, ${packed.length} by brotli`);
  if (packed.length > most && !names) {
    console.error(`build: ${name}-${form} has ${packed.length} bytes by brotli, and at most ${most} are allowed`);
    tooLarge = true;
  }
}
// Who bundles the package looks for every file; one that was not built is empty, and says so when it is loaded.
for (const name of Object.keys(MODULES)) {
  for (const form of Object.keys(FORMS)) if (!existsSync(fileOf(name, form))) writeFileSync(fileOf(name, form), '');
}
if (tooLarge) process.exitCode = 1;
