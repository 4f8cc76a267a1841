//! The values of one product of 52-bit integers for AVX-IFMA: four elements at a time, sixteen registers, and no AVX-512.
//! The algorithms are those of `ring/lanes/tight52.rs` and `ring/lanes/fold.rs`, and the result is the same integer.
//!
//! Columns go by rows, as those of more digits do in wider registers (`long`). No shift keeps a sign here. Columns have
//! none, since products are not negative; digits of an operand may be negative, and are lifted: with `2^63` added to each
//! of them a carry is `2^11` too large, which is taken from the next digit's. The instruction reads the low 52 bits.

use super::fold;
use super::integer::{Product, place};
use super::long::{Places, reduced, rows};
use super::op::{Op, Operand, Value};

/// Where the lifts of the lowest digit and of the others are in the constants.
pub const LIFTS: usize = 4;
/// The name of the constants.
pub const CONSTANTS: &str = "avx_ifma_const";

/// The constants.
pub fn constants() -> [u64; 6] {
    let [short, long] = fold::TOP.map(|top| (1 << top) - 1);
    [
        (1 << 52) - 1,
        1,
        short,
        long,
        1 << 63,
        (1 << 63) - (1 << 11),
    ]
}

/// What a product is reduced by.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum By {
    /// Montgomery's method.
    Rows,
    /// Folds, with a short constant or a long one.
    Folds { long: bool },
}

/// All operations of a product, or of a square, of `l` digits: half of the eight elements of the lanes.
pub fn product(l: usize, square: bool, by: By) -> Vec<Op> {
    let mut s = Product::reading(CONSTANTS, false);
    let own = digits("rsi", l, 64, 0);
    let second = if square {
        own.clone()
    } else {
        digits("rcx", l, 64, 0)
    };
    let low = match by {
        By::Rows => l - 1,
        By::Folds { .. } => l,
    };
    let places = Places {
        operands: [own, second],
        digits: digits("rdx", l, 32, 0),
        low: digits("rdx", low, 32, l),
    };
    let mut t = rows(&mut s, &places, square, by == By::Rows);
    let result = match by {
        By::Rows => reduced(&mut s, &places.low, t),
        By::Folds { long } => {
            for (c, from) in t.iter_mut().zip(&places.low) {
                *c = Some(s.push(Op::Load(from.clone())));
            }
            let columns: Vec<Value> = t.into_iter().map(|c| c.expect("a column")).collect();
            fold::folded(&mut s, columns, long)
        }
    };
    for (&v, to) in result.iter().zip(&digits("r8", l, 64, 0)) {
        s.push(Op::Store(v, place(to)));
    }
    s.ops
}

/// All operations of a value reduction of `l` digits: digits carried from end to end, less p times the estimated quotient.
/// `ring/lanes/tight52.rs` carries in parallel; the value is the same, and so is the quotient but for the rare cases where
/// that carry reaches the top digit.
pub fn norm(l: usize) -> Vec<Op> {
    let mut s = Product::reading(CONSTANTS, false);
    let carried = s.carried(&digits("rsi", l, 64, 0));
    let mask = s.push(Op::Constant(s.own_constant(0)));
    let low: Vec<Value> = (carried[..l - 1].iter())
        .map(|&d| s.push(Op::And(d, mask)))
        .collect();
    // The lift of the topmost digit goes too: it is not negative.
    let lift = s.constant(s.own_constant(LIFTS));
    let Operand::Value(lift) = lift else {
        unreachable!("a value")
    };
    let top = s.push(Op::Minus(carried[l - 1], lift));
    let shift = s.constant(format!("rdx + {}", 8 * l + 8));
    let h = s.push(Op::ShiftBy(top, shift));
    let scale = s.constant(format!("rdx + {}", 8 * l));
    let zero = s.push(Op::Zero);
    let q = s.push(Op::Product {
        high: true,
        acc: zero,
        x: h,
        y: scale,
    });
    let mut t = vec![None; l + 1];
    for j in 0..l {
        let p = s.constant(format!("rdi + {}", 8 * j));
        s.mac(&mut t, j, q, &p);
    }
    let from = low.into_iter().chain([top]);
    for ((d, t), to) in from.zip(t).zip(&digits("r8", l, 64, 0)) {
        let d = s.push(Op::Minus(d, t.expect("a column")));
        s.push(Op::Store(d, place(to)));
    }
    s.ops
}

/// `n` half vectors of memory, so many bytes apart, from the k-th on.
fn digits(base: &str, n: usize, apart: usize, k: usize) -> Vec<Operand> {
    (k..k + n)
        .map(|j| Operand::Memory(format!("{base} + {}", apart * j)))
        .collect()
}
