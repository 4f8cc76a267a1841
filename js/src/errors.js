// Errors: one class, with a code that programs can ask for and a message that names the argument.

/**
 * What went wrong. `code` is one of the names in docs/javascript.md, `item` the number of the item that is wrong, where
 * one is.
 */
export class MsmithError extends Error {
  /**
   * @param {string} code
   * @param {string} message
   * @param {{ item?: number, cause?: unknown }} [more]
   */
  constructor(code, message, { item, cause } = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'MsmithError';
    this.code = code;
    if (item !== undefined) this.item = item;
  }
}

/** An argument that cannot be used. */
export const wrong = (name, why, more) => new MsmithError('ARGUMENT', `${name}: ${why}`, more);

/** What something thrown says. */
export const said = (why) => (why instanceof Error ? why.message : String(why));

/** What an argument is, for messages. */
export function kindOf(value) {
  if (value === null) return 'null';
  if (typeof value !== 'object') return typeof value;
  return value.constructor?.name ?? 'object';
}

/** An error as a plain object that can be posted, and back. */
export const toPlain = (error) => ({
  code: error?.code,
  message: said(error),
  item: error?.item,
  call: error?.call,
  stack: error?.stack,
});

export function ofPlain({ code, message, item, call, stack }) {
  const error = new MsmithError(typeof code === 'string' ? code : 'INTERNAL', message, { item });
  if (call !== undefined) Object.defineProperty(error, 'call', { value: call });
  if (stack) error.cause = stack;
  return error;
}
