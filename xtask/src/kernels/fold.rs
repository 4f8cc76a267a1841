//! The values of one product of 52-bit integers modulo `2^b − c`, in program order; the algorithms are those of
//! `ring/lanes/fold.rs`, and the result is the same integer.

use super::integer::{Product, vectors};
use super::op::{Op, Operand, RESULTS, Value};

/// Digits of these products.
pub const DIGITS: usize = 5;
/// Bits of p in the top digit: `b = 255` with a short c, `b = 256` with a long one.
pub const TOP: [u32; 2] = [47, 48];
/// `2^{52l} mod p` of a long c, and no other, is at least this.
pub const LONG: u64 = 1 << 10;

/// Where `2^{52l} mod p` is in the constants; `2^b mod p` follows.
pub fn constants(l: usize) -> usize {
    8 * (l + l * l + 1)
}

/// All operations of a product, or of a square, of `l` digits.
pub fn product(l: usize, square: bool, long: bool) -> Vec<Op> {
    let mut s = Product::start();
    let a: Vec<Operand> = (0..l)
        .map(|j| Operand::Value(s.push(Op::Input(j))))
        .collect();
    let a = s.carried(&a);
    let b = (!square).then(|| s.carried(&vectors("rsi", 0, l)));
    let columns = s.columns(&a, b.as_deref());
    let result = folded(&mut s, columns, long);
    s.outputs(&result, RESULTS);
    s.ops
}

/// The digits of `2l` columns modulo p.
pub(super) fn folded(s: &mut Product, columns: Vec<Value>, long: bool) -> Vec<Value> {
    let l = columns.len() / 2;
    let at = constants(l);
    let high = s.constant(format!("rdi + {at}"));
    let mut t: Vec<Option<Value>> = columns.into_iter().map(Some).collect();
    let column = |t: &[Option<Value>], k: usize| t[k].expect("a column");
    // The high columns, carried from end to end, into the low ones.
    for k in 0..l - 1 {
        let d = column(&t, l + k);
        let c = s.carry(d);
        t[l + k + 1] = Some(s.plus(column(&t, l + k + 1), c));
        s.mac(&mut t, k, d, &high);
    }
    let last = column(&t, 2 * l - 1);
    if long {
        // What goes beyond the low columns is folded once more.
        t[l] = None;
        s.mac(&mut t, l - 1, last, &high);
        let beyond = column(&t, l);
        s.mac(&mut t, 0, beyond, &high);
    } else {
        t[l - 1] = Some(s.plus_product(column(&t, l - 1), last, &high));
    }
    // What is above 2^b.
    let which = usize::from(long);
    let mask = s.push(Op::Constant(s.own_constant(2 + which)));
    let top = column(&t, l - 1);
    let above = s.push(Op::Shift(top, TOP[which]));
    t[l - 1] = Some(s.push(Op::And(top, mask)));
    let wrap = s.constant(format!("rdi + {}", at + 8));
    t[0] = Some(s.push(Op::Product {
        high: false,
        acc: column(&t, 0),
        x: above,
        y: wrap,
    }));
    (0..l).map(|k| column(&t, k)).collect()
}
