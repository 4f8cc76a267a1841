// The package for `require`: src/ as CommonJS, which old versions of Node and programs of TypeScript ask for.

import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import ts from 'typescript';

const options = { allowJs: true, module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 };
/** What a module of CommonJS has in its place. */
const HERE = "require('node:url').pathToFileURL(__filename).href";

/** Writes the modules of a folder to another one, with their types. What waits when it is loaded is left out. */
export function writeCommonJs(from, to) {
  rmSync(to, { recursive: true, force: true });
  for (const name of readdirSync(from, { recursive: true }).filter((name) => /\.js$|\.d\.ts$/.test(name))) {
    const text = readFileSync(join(from, name), 'utf8');
    if (/^await /m.test(text)) continue;
    const code = text.replaceAll('import.meta.url', HERE);
    mkdirSync(dirname(join(to, name)), { recursive: true });
    const isCode = name.endsWith('.js');
    writeFileSync(join(to, name), isCode ? ts.transpileModule(code, { compilerOptions: options }).outputText : text);
  }
  writeFileSync(join(to, 'package.json'), '{ "type": "commonjs" }\n');
}
