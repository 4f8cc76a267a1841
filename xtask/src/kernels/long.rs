//! The values of a product of more digits than there are registers for their columns: the algorithm is that of
//! `ring/lanes/tight52.rs`, and the result is the same integer.
//!
//! Row by row of the first operand, `l + 1` columns are in registers; the lowest of them is done after its row, gives
//! its carry to the next, and waits in memory until its turn comes in the reduction. The other operand is read from
//! memory by each product, carried from end to end before. Of a square only products of different digits are taken
//! row by row; two columns a row have all of theirs then, and are doubled.

use super::integer::{Product, place, vectors};
use super::op::{Op, Operand, Value};

/// The first register of the results.
const RESULTS: usize = 17;

/// Where a product is computed.
pub struct Places {
    /// The operands and, if not in registers, the result.
    pub operands: [Vec<Operand>; 2],
    /// The carried digits of the second operand.
    pub digits: Vec<Operand>,
    /// The low columns that wait.
    pub low: Vec<Operand>,
}

/// The columns of a product, or of a square, of `l` digits: the high ones, below them nothing; the low ones are where
/// they wait. Those that are to be reduced have given their carries to the next.
pub fn rows(s: &mut Product, places: &Places, square: bool, carries: bool) -> Vec<Option<Value>> {
    let Places {
        operands: [own, second],
        digits,
        low,
    } = places;
    let l = own.len();
    let b = s.carried(second);
    for (&v, at) in b.iter().zip(digits) {
        s.push(Op::Store(v, place(at)));
    }
    let mut t = vec![None; 2 * l];
    let close = |s: &mut Product, t: &mut [Option<Value>], k: usize| {
        let Some(at) = low.get(k) else {
            return;
        };
        let d = t[k].take().expect("a column");
        if carries {
            let c = s.carry(d);
            t[k + 1] = Some(match t[k + 1] {
                Some(next) => s.plus(next, c),
                None => c,
            });
        }
        s.push(Op::Store(d, place(at)));
    };
    let mut below = Vec::new();
    for i in 0..l {
        if square {
            let x = s.push(Op::Load(digits[i].clone()));
            for j in i + 1..l {
                s.mac(&mut t, i + j, x, &digits[j]);
            }
            for c in t.iter_mut().skip(2 * i + 1).take(2) {
                *c = c.map(|v| s.plus(v, v));
            }
            s.mac(&mut t, 2 * i, x, &Operand::Value(x));
            close(s, &mut t, 2 * i);
            close(s, &mut t, 2 * i + 1);
        } else {
            let x = s.next_digit(&below, &own[i]);
            below.push(x);
            for (j, y) in digits.iter().enumerate() {
                s.mac(&mut t, i + j, x, y);
            }
            close(s, &mut t, i);
        }
    }
    t
}

/// Takes the columns that wait away.
pub fn reduced(s: &mut Product, low: &[Operand], mut t: Vec<Option<Value>>) -> Vec<Value> {
    for (k, at) in low.iter().enumerate() {
        let d = s.push(Op::Load(at.clone()));
        s.by_row(&mut t, k, d);
    }
    s.quotient(t)
}

/// All operations of a product, or of a square, of `l` digits.
pub fn product(l: usize, square: bool) -> Vec<Op> {
    let mut s = Product::start();
    let own = vectors("rsi", 0, l);
    let second = if square {
        own.clone()
    } else {
        vectors("rcx", 0, l)
    };
    let places = Places {
        operands: [own, second],
        digits: vectors("rdx", 0, l),
        low: vectors("rdx", l, l - 1),
    };
    let t = rows(&mut s, &places, square, true);
    let result = reduced(&mut s, &places.low, t);
    s.outputs(&result, RESULTS);
    s.ops
}
