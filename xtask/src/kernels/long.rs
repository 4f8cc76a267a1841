//! The values of a product of more digits than there are registers for their columns: the algorithm is that of
//! `ring/lanes/tight52.rs`, and the result is the same integer.
//!
//! Row by row of the first operand, `l + 1` columns are in registers; the lowest of them is done after its row, gives
//! its carry to the next, and waits in memory until its turn comes in the reduction. The other operand is read from
//! memory by each product, carried from end to end before. Of a square only products of different digits are taken
//! row by row; two columns a row have all of theirs then, and are doubled.

use super::integer::{Product, vectors};
use super::op::{Op, Operand, Value};

/// The first register of the results.
const RESULTS: usize = 17;

/// Columns on the way from the operands to the reduction.
struct Columns<'a> {
    s: &'a mut Product,
    t: Vec<Option<Value>>,
    /// Where the low ones wait.
    low: &'a [Operand],
}

impl Columns<'_> {
    /// A low column is complete: its carry goes on.
    fn close(&mut self, k: usize) {
        let Some(Operand::Memory(at)) = self.low.get(k) else {
            return;
        };
        let d = self.t[k].take().expect("a column");
        let c = self.s.carry(d);
        self.t[k + 1] = Some(match self.t[k + 1] {
            Some(next) => self.s.plus(next, c),
            None => c,
        });
        self.s.push(Op::Store(d, at.clone()));
    }
}

/// All operations of a product, or of a square, of `l` digits.
pub fn product(l: usize, square: bool) -> Vec<Op> {
    let mut s = Product::start();
    let digits = vectors("rdx", 0, l);
    let low = vectors("rdx", l, l - 1);
    let own = vectors("rsi", 0, l);
    let second = if square { "rsi" } else { "rcx" };
    let b = s.carried(&vectors(second, 0, l));
    for (&v, at) in b.iter().zip(&digits) {
        let Operand::Memory(at) = at else {
            unreachable!("a vector of memory")
        };
        s.push(Op::Store(v, at.clone()));
    }
    let mut columns = Columns {
        s: &mut s,
        t: vec![None; 2 * l],
        low: &low,
    };
    let mut below = None;
    for i in 0..l {
        let (s, t) = (&mut *columns.s, &mut columns.t);
        if square {
            let x = s.push(Op::Load(digits[i].clone()));
            for j in i + 1..l {
                s.mac(t, i + j, x, &digits[j]);
            }
            for c in t.iter_mut().skip(2 * i + 1).take(2) {
                *c = c.map(|v| s.plus(v, v));
            }
            s.mac(t, 2 * i, x, &Operand::Value(x));
            columns.close(2 * i);
            columns.close(2 * i + 1);
        } else {
            let x = match below {
                None => s.push(Op::Load(own[i].clone())),
                Some(x) => {
                    let c = s.carry(x);
                    s.push(Op::Plus(c, own[i].clone()))
                }
            };
            below = Some(x);
            for (j, y) in digits.iter().enumerate() {
                s.mac(t, i + j, x, y);
            }
            columns.close(i);
        }
    }
    let mut t = columns.t;
    for (k, at) in low.iter().enumerate() {
        let d = s.push(Op::Load(at.clone()));
        s.by_row(&mut t, k, d);
    }
    let result = s.quotient(t);
    s.outputs(&result, RESULTS);
    s.ops
}
