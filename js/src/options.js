// Options among the last arguments, where snarkjs has a logger and options.

const isLogger = (x) => ['debug', 'info', 'error'].some((name) => typeof x[name] === 'function');

/** All options of a list of arguments together. */
export const optionsOf = (list) =>
  Object.assign({}, ...list.filter((x) => x !== null && typeof x === 'object' && !isLogger(x)));

/** The logger among them, if there is one. */
export const loggerOf = (list) => list.find((x) => x !== null && typeof x === 'object' && isLogger(x));
