//! The values of one product of 52-bit integers in program order; the algorithm is that of
//! `ring/lanes/tight.rs`, and the result is the same integer.
//!
//! Differences: the product of eight digits is made of three of four (Karatsuba): with `a = a₀ + B⁴a₁`,
//! `B = 2^52`, the middle columns are `a₀b₀ + a₁b₁ − (a₀ − a₁)(b₀ − b₁)`. A difference `D` is taken as
//! `D' = D + s·B⁴` in `[0, B⁴)`, `s` one if it is negative, so that its digits are factors, and
//! `−D_a·D_b = −D_a'·D_b' + s_a·B⁴·D_b + s_b·B⁴·D_a + s_a·s_b·B⁸`: sums in the lanes of a mask.

use super::op::{Op, Operand, Value};

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

/// A kernel being written.
pub struct Product {
    /// The operations.
    pub ops: Vec<Op>,
    /// `2^W − 1`.
    mask: Value,
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
    fn push(&mut self, op: Op) -> Value {
        self.ops.push(op);
        self.ops.len() - 1
    }
    fn plus(&mut self, x: Value, y: Value) -> Value {
        self.push(Op::Plus(x, Operand::Value(y)))
    }
    fn carry(&mut self, x: Value) -> Value {
        self.push(Op::Shift(x, W))
    }

    /// Adds `x·y` to columns `c` and `c + 1`.
    fn mac(&mut self, t: &mut [Option<Value>], c: usize, x: Value, y: &Operand) {
        for (high, c) in [(false, c), (true, c + 1)] {
            let acc = t[c].unwrap_or_else(|| self.push(Op::Zero));
            let y = y.clone();
            t[c] = Some(self.push(Op::Product { high, acc, x, y }));
        }
    }

    /// The digits of an operand, carried from end to end (the low 52 bits count).
    fn carried(&mut self, from: &[Operand]) -> Vec<Value> {
        let mut digits = vec![match from[0] {
            Operand::Value(v) => v,
            _ => self.push(Op::Load(from[0].clone())),
        }];
        for digit in &from[1..] {
            let c = self.carry(digits[digits.len() - 1]);
            digits.push(self.push(Op::Plus(c, digit.clone())));
        }
        digits
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
    fn columns(&mut self, x: &[Value], y: Option<&[Value]>) -> Vec<Value> {
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

    /// The columns from three products of half the digits.
    fn karatsuba(&mut self, a: &[Value], b: Option<&[Value]>, scratch: &str) -> Vec<Value> {
        let h = a.len() / 2;
        let low = self.columns(&a[..h], b.map(|b| &b[..h]));
        let da = self.difference(a, scratch, 0, 1);
        let db = b.map(|b| self.difference(b, scratch, h, 2));
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
        let one = Operand::Broadcast("rip + msmith_ifma_const + 8".into());
        t[3 * h] = self.push(Op::PlusWhere(t[3 * h], both, one));
        let middle = self.columns(&da.digits, db.as_ref().map(|d| &d.digits[..]));
        for (j, &m) in middle.iter().enumerate() {
            t[h + j] = self.push(Op::Minus(t[h + j], m));
        }
        t
    }

    /// All operations of a shape.
    pub fn new(shape: &Shape) -> Self {
        let Shape {
            l,
            square,
            karatsuba,
        } = *shape;
        let mut s = Self {
            ops: vec![Op::Constant("rip + msmith_ifma_const".into())],
            mask: 0,
        };
        let row = |k: usize, j: usize| Operand::Broadcast(format!("rdi + {}", 8 * (l + l * k + j)));
        let p = |j: usize| Operand::Broadcast(format!("rdi + {}", 8 * j));
        let pinv = Operand::Broadcast(format!("rdi + {}", 8 * (l + l * l)));
        let a: Vec<Operand> = (0..l)
            .map(|j| Operand::Value(s.push(Op::Input(j))))
            .collect();
        let b: Vec<Operand> = (0..l)
            .map(|j| Operand::Memory(format!("rsi + {}", 64 * j)))
            .collect();
        let a = s.carried(&a);
        let b = (!square).then(|| s.carried(&b));
        let columns = if karatsuba {
            s.karatsuba(&a, b.as_deref(), "rdx")
        } else {
            s.columns(&a, b.as_deref())
        };
        let mut t: Vec<Option<Value>> = columns.into_iter().map(Some).collect();
        // The low columns, carried from end to end, by their rows.
        for k in 0..l - 1 {
            let d = t[k].expect("a column");
            let c = s.carry(d);
            t[k + 1] = Some(s.plus(t[k + 1].expect("a column"), c));
            for j in 0..l {
                s.mac(&mut t, l - 1 + j, d, &row(k, j));
            }
        }
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
            for (high, c) in [(false, l - 1 + j), (true, l + j)] {
                if (high, j) != (false, 0) {
                    let acc = t[c].expect("a column");
                    t[c] = Some(s.push(Op::Product {
                        high,
                        acc,
                        x: q,
                        y: p(j),
                    }));
                }
            }
        }
        for j in 0..l {
            s.push(Op::Output(t[l + j].expect("a column"), j));
        }
        s
    }
}
