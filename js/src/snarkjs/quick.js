// Single elements. snarkjs multiplies and adds hundreds of thousands of them one by one, and what takes more time than
// the product is its way: ffjavascript copies each operand twice. Here the same function of its module is called, and
// each byte goes once.

/** How many operands a function of a field takes. */
const OPERANDS = { add: 2, sub: 2, mul: 2, square: 1, neg: 1 };

/** The functions, as `Fr.mul`. */
export const QUICK = Object.keys(OPERANDS).map((name) => `Fr.${name}`);

/** A function of a field of ffjavascript with less around it; null where the field is not as it is known. */
export function quick(field, name) {
  const { tm, prefix, n8, pOp1, pOp2, pOp3 } = field;
  const call = tm?.instance?.exports?.[`${prefix}_${name}`];
  const memory = tm?.u8;
  const places = [pOp1, pOp2, pOp3];
  if (typeof call !== 'function' || !(memory instanceof Uint8Array) || !places.every(Number.isInteger)) return null;
  const theirs = field[name];
  const fits = (x) => x instanceof Uint8Array && x.length === n8;
  const result = () => memory.slice(pOp3, pOp3 + n8);
  if (OPERANDS[name] === 1) {
    return (a) => {
      if (!fits(a)) return theirs.call(field, a);
      memory.set(a, pOp1);
      call(pOp1, pOp3);
      return result();
    };
  }
  return (a, b) => {
    if (!fits(a) || !fits(b)) return theirs.call(field, a, b);
    memory.set(a, pOp1);
    memory.set(b, pOp2);
    call(pOp1, pOp2, pOp3);
    return result();
  };
}
