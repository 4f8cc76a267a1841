//! The values of one product of 52-bit integers in program order; the algorithm is that of
//! `ring/lanes/tight52.rs`, and the result is the same integer.
//!
//! Differences: the product of eight digits is made of three of four (Karatsuba): with `a = a₀ + B⁴a₁`,
//! `B = 2^52`, the middle columns are `a₀b₀ + a₁b₁ − (a₀ − a₁)(b₀ − b₁)`. A difference `D` is taken as
//! `D' = D + s·B⁴` in `[0, B⁴)`, `s` one if it is negative, so that its digits are factors, and
//! `−D_a·D_b = −D_a'·D_b' + s_a·B⁴·D_b + s_b·B⁴·D_a + s_a·s_b·B⁸`: sums in the lanes of a mask.

use super::op::{Op, Operand, RESULTS, Value};
use super::symbol;

/// A kernel to write.
#[derive(Clone, Debug)]
pub struct Shape {
    /// Digits.
    pub l: usize,
    /// One operand.
    pub square: bool,
    /// Three products of half the digits for one.
    pub karatsuba: bool,
}

/// Bits of a digit.
const W: u32 = 52;

/// Where the constants of `l` digits say that products are to be taken by columns, without Karatsuba's method.
pub fn by_columns(l: usize) -> usize {
    super::fold::constants(l) + 16
}

/// A kernel being written.
pub struct Product {
    /// The operations.
    pub ops: Vec<Op>,
    /// `2^W − 1`.
    mask: Value,
    /// The name of the constants that are not of a modulus.
    constants: &'static str,
    /// For AVX-512; otherwise see `narrow`.
    is_512: bool,
}

/// What the middle columns need of an operand: `a₀ − a₁`.
struct Difference {
    /// Digits of `D'`.
    digits: Vec<Value>,
    /// Where the signed digits of D are.
    place: Vec<Operand>,
    /// The lanes where it is negative.
    negative: Value,
}

impl Product {
    pub(super) fn push(&mut self, op: Op) -> Value {
        self.ops.push(op);
        self.ops.len() - 1
    }
    pub(super) fn plus(&mut self, x: Value, y: Value) -> Value {
        self.push(Op::Plus(x, Operand::Value(y)))
    }
    pub(super) fn carry(&mut self, x: Value) -> Value {
        self.push(Op::Shift(x, W))
    }

    /// A constant: an operand that is broadcast where it is read, or a value.
    pub(super) fn constant(&mut self, at: String) -> Operand {
        let from = Operand::Broadcast(at);
        match self.is_512 {
            true => from,
            false => Operand::Value(self.push(Op::Load(from))),
        }
    }

    /// Digit `k` of an operand, ready for a carry from below: as it is, or so that carries have no sign (see `narrow`).
    fn digit(&mut self, k: usize, from: &Operand) -> Operand {
        if self.is_512 {
            return from.clone();
        }
        let lift = self.own_constant(super::narrow::LIFTS + k.min(1));
        let lift = self.push(Op::Load(Operand::Broadcast(lift)));
        Operand::Value(self.push(Op::Plus(lift, from.clone())))
    }

    /// `acc + x·y`, of a product of more than 52 bits.
    pub(super) fn plus_product(&mut self, acc: Value, x: Value, y: &Operand) -> Value {
        if self.is_512 {
            let product = self.push(Op::Times(x, y.clone()));
            return self.plus(acc, product);
        }
        let mut t = [Some(acc), None];
        self.mac(&mut t, 0, x, y);
        let [low, high] = t.map(|v| v.expect("a column"));
        let high = self.push(Op::ShiftLeft(high, W));
        self.plus(low, high)
    }

    /// Adds `x·y` to columns `c` and `c + 1`.
    pub(super) fn mac(&mut self, t: &mut [Option<Value>], c: usize, x: Value, y: &Operand) {
        for (high, c) in [(false, c), (true, c + 1)] {
            let acc = t[c].unwrap_or_else(|| self.push(Op::Zero));
            let y = y.clone();
            t[c] = Some(self.push(Op::Product { high, acc, x, y }));
        }
    }

    /// The digits of an operand, carried from end to end (the low 52 bits count).
    pub(super) fn carried(&mut self, from: &[Operand]) -> Vec<Value> {
        let mut digits = Vec::new();
        for digit in from {
            digits.push(self.next_digit(&digits, digit));
        }
        digits
    }

    /// The next of them.
    pub(super) fn next_digit(&mut self, below: &[Value], from: &Operand) -> Value {
        let digit = self.digit(below.len(), from);
        match (below.last(), digit) {
            (Some(&below), digit) => {
                let c = self.carry(below);
                self.push(Op::Plus(c, digit))
            }
            (None, Operand::Value(v)) => v,
            (None, digit) => self.push(Op::Load(digit)),
        }
    }

    /// `a₀ − a₁`, the signed digits stored from `place` on.
    fn difference(&mut self, digits: &[Value], base: &str, place: usize, k: u8) -> Difference {
        let h = digits.len() / 2;
        let mask = self.mask;
        let signed: Vec<Value> = (0..h)
            .map(|j| {
                let x = self.push(Op::And(digits[j], mask));
                let y = self.push(Op::And(digits[j + h], mask));
                self.push(Op::Minus(x, y))
            })
            .collect();
        let mut carried = vec![signed[0]];
        let mut at = Vec::new();
        for j in 0..h {
            if j > 0 {
                let c = self.carry(carried[j - 1]);
                carried.push(self.plus(signed[j], c));
            }
            let m = format!("{base} + {}", 64 * (place + j));
            self.push(Op::Store(signed[j], m.clone()));
            at.push(Operand::Memory(m));
        }
        let negative = self.push(Op::Negative(carried[h - 1], k));
        Difference {
            digits: carried,
            place: at,
            negative,
        }
    }

    /// The columns of `x·y`, of `x²` without `y`.
    pub(super) fn columns(&mut self, x: &[Value], y: Option<&[Value]>) -> Vec<Value> {
        let l = x.len();
        let mut t = vec![None; 2 * l];
        if let Some(y) = y {
            for (i, &a) in x.iter().enumerate() {
                for (j, &b) in y.iter().enumerate() {
                    self.mac(&mut t, i + j, a, &Operand::Value(b));
                }
            }
        } else {
            for i in 0..l {
                for j in i + 1..l {
                    self.mac(&mut t, i + j, x[i], &Operand::Value(x[j]));
                }
            }
            for c in t.iter_mut() {
                *c = c.map(|v| self.plus(v, v));
            }
            for (i, &a) in x.iter().enumerate() {
                self.mac(&mut t, 2 * i, a, &Operand::Value(a));
            }
        }
        t.into_iter().map(|v| v.expect("a column")).collect()
    }

    /// The columns from three products of half the digits; `place` counts in vectors.
    fn karatsuba(
        &mut self,
        a: &[Value],
        b: Option<&[Value]>,
        scratch: &str,
        place: usize,
    ) -> Vec<Value> {
        let h = a.len() / 2;
        let low = self.columns(&a[..h], b.map(|b| &b[..h]));
        let da = self.difference(a, scratch, place, 1);
        let db = b.map(|b| self.difference(b, scratch, place + h, 2));
        let high = self.columns(&a[h..], b.map(|b| &b[h..]));
        let shared: Vec<Value> = (0..h).map(|j| self.plus(low[h + j], high[j])).collect();
        let mut t = low[..h].to_vec();
        for j in 0..h {
            t.push(self.plus(shared[j], low[j]));
        }
        for j in 0..h {
            t.push(self.plus(shared[j], high[h + j]));
        }
        t.extend(&high[h..]);
        // Where D_a < 0, add D_b, and so on.
        let both = match &db {
            Some(db) => {
                for j in 0..h {
                    let c = &mut t[2 * h + j];
                    *c = self.push(Op::PlusWhere(*c, da.negative, db.place[j].clone()));
                    *c = self.push(Op::PlusWhere(*c, db.negative, da.place[j].clone()));
                }
                self.push(Op::Both(da.negative, db.negative, 3))
            }
            None => {
                for j in 0..h {
                    let c = &mut t[2 * h + j];
                    let d = self.push(Op::Load(da.place[j].clone()));
                    let d = self.plus(d, d);
                    *c = self.push(Op::PlusWhere(*c, da.negative, Operand::Value(d)));
                }
                da.negative
            }
        };
        let one = Operand::Broadcast(self.own_constant(1));
        t[3 * h] = self.push(Op::PlusWhere(t[3 * h], both, one));
        let middle = self.columns(&da.digits, db.as_ref().map(|d| &d.digits[..]));
        for (j, &m) in middle.iter().enumerate() {
            t[h + j] = self.push(Op::Minus(t[h + j], m));
        }
        t
    }

    /// The mask, ready for anything else.
    pub(super) fn start() -> Self {
        Self::reading("ifma_const", true)
    }

    /// The same with constants of another name.
    pub(super) fn reading(constants: &'static str, is_512: bool) -> Self {
        Self {
            ops: vec![Op::Constant(format!("rip + {}", symbol(constants)))],
            mask: 0,
            constants,
            is_512,
        }
    }

    /// Where a constant is that is not of a modulus.
    pub(super) fn own_constant(&self, k: usize) -> String {
        format!("rip + {} + {}", symbol(self.constants), 8 * k)
    }

    /// All operations of a shape.
    pub fn new(shape: &Shape) -> Self {
        let Shape {
            l,
            square,
            karatsuba,
        } = *shape;
        let mut s = Self::start();
        let a: Vec<Operand> = (0..l)
            .map(|j| Operand::Value(s.push(Op::Input(j))))
            .collect();
        let a = s.carried(&a);
        let b = (!square).then(|| s.carried(&vectors("rsi", 0, l)));
        let columns = if karatsuba {
            s.karatsuba(&a, b.as_deref(), "rdx", 0)
        } else {
            s.columns(&a, b.as_deref())
        };
        let result = s.reduced(columns);
        s.outputs(&result, RESULTS);
        s
    }

    /// All operations of a product in the extension by `u² = −minus_beta`: with the columns of
    /// `v₀ = a₀b₀` and `v₁ = a₁b₁`, two reductions, of `v₀ + β·v₁` and of
    /// `(a₀ + a₁)(b₀ + b₁) − v₀ − v₁`.
    pub fn pair(shape: &Shape, minus_beta: u32) -> Self {
        let Shape {
            l,
            square,
            karatsuba,
        } = *shape;
        let mut s = Self::start();
        // Of the scratch: the differences of three products, the columns of v₀ and those of v₀ + v₁.
        let differences = if karatsuba {
            l / if square { 2 } else { 1 }
        } else {
            0
        };
        let first = vectors("rdx", 3 * differences, 2 * l);
        let both = vectors("rdx", 3 * differences + 2 * l, 2 * l);
        let mut times = 0;
        let mut product = |s: &mut Self, a: Vec<Value>, b: Option<Vec<Value>>| {
            times += 1;
            if karatsuba {
                s.karatsuba(&a, b.as_deref(), "rdx", (times - 1) * differences)
            } else {
                s.columns(&a, b.as_deref())
            }
        };
        let half = |base: &str, k: usize| vectors(base, k * l, l);
        let v0 = {
            let a = s.carried(&half("rsi", 0));
            let b = (!square).then(|| s.carried(&half("rcx", 0)));
            product(&mut s, a, b)
        };
        for (&v, to) in v0.iter().zip(&first) {
            s.push(Op::Store(v, place(to)));
        }
        let v1 = {
            let a = s.carried(&half("rsi", 1));
            let b = (!square).then(|| s.carried(&half("rcx", 1)));
            product(&mut s, a, b)
        };
        // The columns of c₀ wait in memory: next to the last product there are no registers for them.
        for (c, &v) in v1.iter().enumerate() {
            let v0 = s.push(Op::Load(first[c].clone()));
            let sum = s.plus(v, v0);
            s.push(Op::Store(sum, place(&both[c])));
            let v1 = s.times(v, minus_beta);
            let difference = s.push(Op::Minus(v0, v1));
            s.push(Op::Store(difference, place(&first[c])));
        }
        let w = {
            let a = s.carried_sum(&half("rsi", 0), &half("rsi", 1));
            let b = (!square).then(|| s.carried_sum(&half("rcx", 0), &half("rcx", 1)));
            product(&mut s, a, b)
        };
        let mut c1 = Vec::new();
        for (&w, from) in w.iter().zip(&both) {
            let v = s.push(Op::Load(from.clone()));
            c1.push(s.push(Op::Minus(w, v)));
        }
        let c1 = s.reduced(c1);
        let mut c0 = Vec::new();
        for (c, from) in first.iter().enumerate() {
            let v = s.push(Op::Load(from.clone()));
            c0.push(match (c + 1).checked_sub(l) {
                Some(j) if j <= l => {
                    let lift = Operand::Broadcast(format!("r8 + {}", 8 * j));
                    s.push(Op::Plus(v, lift))
                }
                _ => v,
            });
        }
        let c0 = s.reduced(c0);
        s.outputs(&c0, RESULTS);
        s.outputs(&c1, RESULTS - 8);
        s
    }

    /// The carried digits of a sum.
    fn carried_sum(&mut self, a: &[Operand], b: &[Operand]) -> Vec<Value> {
        let sums: Vec<Operand> = a
            .iter()
            .zip(b)
            .map(|(a, b)| {
                let a = self.push(Op::Load(a.clone()));
                Operand::Value(self.push(Op::Plus(a, b.clone())))
            })
            .collect();
        self.carried(&sums)
    }

    /// `n·x`.
    fn times(&mut self, x: Value, n: u32) -> Value {
        let mut sum = x;
        for bit in (0..n.ilog2()).rev() {
            sum = self.plus(sum, sum);
            if n >> bit & 1 == 1 {
                sum = self.plus(sum, x);
            }
        }
        sum
    }

    pub(super) fn outputs(&mut self, digits: &[Value], register: usize) {
        for (j, &d) in digits.iter().enumerate() {
            self.push(Op::Output(d, register + j));
        }
    }

    /// Adds what the exact digit `d` of low column `k` is modulo p to the high columns.
    pub(super) fn by_row(&mut self, t: &mut [Option<Value>], k: usize, d: Value) {
        let l = t.len() / 2;
        for j in 0..l {
            let row = self.constant(format!("rdi + {}", 8 * (l + l * k + j)));
            self.mac(t, l - 1 + j, d, &row);
        }
    }

    /// The digits of `2l` columns over `2^{52l}` modulo p.
    fn reduced(&mut self, columns: Vec<Value>) -> Vec<Value> {
        let mut t: Vec<Option<Value>> = columns.into_iter().map(Some).collect();
        // The low columns, carried from end to end, by their rows.
        for k in 0..t.len() / 2 - 1 {
            let d = t[k].expect("a column");
            let c = self.carry(d);
            t[k + 1] = Some(self.plus(t[k + 1].expect("a column"), c));
            self.by_row(&mut t, k, d);
        }
        self.quotient(t)
    }

    /// The same, where only the lowest column of the high ones is to be taken away.
    pub(super) fn quotient(&mut self, mut t: Vec<Option<Value>>) -> Vec<Value> {
        let s = self;
        let l = t.len() / 2;
        let pinv = s.constant(format!("rdi + {}", 8 * (l + l * l)));
        // The quotient digit. The lowest column becomes a multiple of 2^W: its carry rounds up.
        let low = t[l - 1].expect("a column");
        let zero = s.push(Op::Zero);
        let q = s.push(Op::Product {
            high: false,
            acc: zero,
            x: low,
            y: pinv,
        });
        let mask = s.mask;
        let c = s.plus(low, mask);
        let c = s.carry(c);
        t[l] = Some(s.plus(t[l].expect("a column"), c));
        for j in 0..l {
            let p = s.constant(format!("rdi + {}", 8 * j));
            for (high, c) in [(false, l - 1 + j), (true, l + j)] {
                if (high, j) != (false, 0) {
                    let acc = t[c].expect("a column");
                    t[c] = Some(s.push(Op::Product {
                        high,
                        acc,
                        x: q,
                        y: p.clone(),
                    }));
                }
            }
        }
        (0..l).map(|j| t[l + j].expect("a column")).collect()
    }
}

/// `n` vectors of memory from the k-th on.
pub(super) fn vectors(base: &str, k: usize, n: usize) -> Vec<Operand> {
    (k..k + n)
        .map(|j| Operand::Memory(format!("{base} + {}", 64 * j)))
        .collect()
}

/// The address of a vector of memory.
pub(super) fn place(at: &Operand) -> String {
    match at {
        Operand::Memory(m) => m.clone(),
        _ => unreachable!("a vector of memory"),
    }
}
