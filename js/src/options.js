// Options of a call, and those among the last arguments, where snarkjs has a logger and options.

import { kindOf, wrong } from './errors.js';

/** Those that are true or false, of all calls. */
const TRUTHS = ['cells', 'check', 'inSubgroup', 'inverse', 'sanityCheck', 'trusted'];

/** Refuses options that are no object, and a truth value that is none. */
export function checkedOptions(options) {
  if (options === null || typeof options !== 'object' || Array.isArray(options) || ArrayBuffer.isView(options)) {
    throw wrong('options', `an object is wanted, not ${kindOf(options)}`);
  }
  for (const name of TRUTHS) {
    const value = options[name];
    if (value !== undefined && typeof value !== 'boolean') {
      throw wrong(name, `true or false is wanted, not ${kindOf(value)}`);
    }
  }
  return options;
}

const isLogger = (x) => ['debug', 'info', 'error'].some((name) => typeof x?.[name] === 'function');

/** All options of a list of arguments together. */
export const optionsOf = (list) =>
  Object.assign({}, ...list.filter((x) => !isLogger(x)).map((x) => checkedOptions(x ?? {})));

/** The logger among them, if there is one. */
export const loggerOf = (list) => list.find(isLogger);
