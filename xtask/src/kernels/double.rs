//! The values of one product in program order; the algorithm is that of `ring/lanes/kernel.rs`.
//!
//! Differences, none of which changes a result: rows and products share their accumulators (but in
//! column 7 of 8 digits, whose sum would not fit); the first digit product of a column brings the
//! start of its left neighbour's high sum with a minus sign, so that folding is one operation; the
//! lowest column of the Montgomery step is one operation, since the sum is known to be `k·2^W`.

use super::op::{Op, Operand, Value};
use super::symbol;

/// A kernel to write.
#[derive(Clone, Debug)]
pub struct Shape {
    /// Digits.
    pub l: usize,
    /// Bits of a digit.
    pub w: u32,
    /// One operand.
    pub square: bool,
    /// Columns worked on together, from column 0; `2l − 1` in all.
    pub groups: &'static [usize],
}

/// A kernel being written.
pub struct Product {
    /// The operations.
    pub ops: Vec<Op>,
    /// `1.5·2^{52+W}`; that less `1.5·2^52`; `2^{−W}`.
    high: Value,
    shifted: Value,
    scale: Value,
    /// Sums of the columns.
    lo: Vec<Option<Value>>,
    hi: Vec<Option<Value>>,
}

impl Product {
    fn push(&mut self, op: Op) -> Value {
        self.ops.push(op);
        self.ops.len() - 1
    }

    /// Digit products into distinct columns, step by step side by side.
    fn macs(&mut self, list: &[(usize, Value, Operand)]) {
        let loads: Vec<Value> = list
            .iter()
            .map(|(_, _, o)| self.push(Op::Load(o.clone())))
            .collect();
        let heads: Vec<Value> = list
            .iter()
            .zip(&loads)
            .map(|((c, x, _), &t)| {
                let h = self.hi[*c].unwrap_or(self.high);
                self.push(Op::MulAdd(t, *x, h))
            })
            .collect();
        let rests: Vec<Value> = list
            .iter()
            .zip(&heads)
            .map(|((c, ..), &h)| {
                let first = if *c > 0 && self.lo[*c].is_none() {
                    self.shifted
                } else {
                    self.high
                };
                let from = self.hi[*c].unwrap_or(first);
                self.push(Op::Sub(from, h))
            })
            .collect();
        let lows: Vec<Value> = list
            .iter()
            .zip(&rests)
            .map(|((_, x, o), &d)| self.push(Op::Accumulate(d, *x, o.clone())))
            .collect();
        for (((c, ..), &h), &l) in list.iter().zip(&heads).zip(&lows) {
            self.hi[*c] = Some(h);
            self.lo[*c] = Some(match self.lo[*c] {
                Some(s) => self.push(Op::Add(s, l)),
                None => l,
            });
        }
    }

    fn scaled(&mut self, acc: Value, x: Value) -> Value {
        let s = self.scale;
        self.push(Op::Accumulate(acc, x, Operand::Value(s)))
    }

    /// Adds the left neighbour's high sum to column `c`.
    fn fold(&mut self, c: usize) {
        let (lo, hi) = (
            self.lo[c].expect("a column"),
            self.hi[c - 1].take().expect("a column"),
        );
        self.lo[c] = Some(self.scaled(lo, hi));
    }

    /// `t = digit + 2^W·carry`.
    fn carry(&mut self, t: Value) -> (Value, Value) {
        let m = self.high;
        let c = self.push(Op::Add(t, m));
        let c = self.push(Op::Sub(c, m));
        (self.push(Op::Sub(t, c)), c)
    }

    /// All operations of a shape.
    pub fn new(shape: &Shape) -> Self {
        let Shape {
            l,
            w,
            square,
            groups,
        } = *shape;
        assert_eq!(groups.iter().sum::<usize>(), 2 * l - 1, "all columns");
        let constant = |k: usize| {
            Op::Constant(format!(
                "rip + {} + {}",
                symbol(&format!("fma512_const_{w}")),
                8 * k
            ))
        };
        let ops = vec![constant(0), constant(1), constant(2)];
        let none = vec![None; 2 * l];
        let mut s = Self {
            ops,
            high: 0,
            shifted: 1,
            scale: 2,
            lo: none.clone(),
            hi: none,
        };
        let a = |i: usize| format!("rsi + {}", 64 * i);
        let b = |i: usize| {
            if square {
                a(i)
            } else {
                format!("rdx + {}", 64 * i)
            }
        };
        let out = |i: usize| format!("{} + {}", if square { "rdx" } else { "rcx" }, 64 * i);
        let row = |k: usize, j: usize| Operand::Broadcast(format!("rdi + {}", 8 * (l + l * k + j)));
        let p = |j: usize| Operand::Broadcast(format!("rdi + {}", 8 * j));
        let pinv = Operand::Broadcast(format!("rdi + {}", 8 * (l + l * l)));
        if square {
            for i in 0..l - 1 {
                let x = s.push(Op::Load(Operand::Memory(a(i))));
                let x = s.push(Op::Add(x, x));
                s.push(Op::Store(x, out(i)));
            }
        }
        let split = l == 8;
        let (mut digits, mut below) = (Vec::new(), None);
        let mut first = 0;
        let mut top: Option<Value> = None;
        let mut waiting: Vec<usize> = Vec::new();
        for &size in groups {
            let columns: Vec<usize> = (first..first + size).collect();
            first += size;
            // Products: by the left digit, so that it is loaded once a group.
            for i in 0..l {
                let x = s.push(Op::Load(Operand::Memory(a(i))));
                let mut x2 = None;
                let mut list = Vec::new();
                for &c in &columns {
                    let Some(j) = c.checked_sub(i).filter(|&j| j < l) else {
                        continue;
                    };
                    if !square || i == j {
                        list.push((c, x, Operand::Memory(b(j))));
                    } else if i < j {
                        let x2 =
                            *x2.get_or_insert_with(|| s.push(Op::Load(Operand::Memory(out(i)))));
                        list.push((c, x2, Operand::Memory(b(j))));
                    }
                }
                s.macs(&list);
            }
            waiting.extend(&columns);
            // Carries of the columns below l − 1.
            for &c in columns.iter().filter(|&&c| c < l) {
                if c > 0 {
                    s.fold(c);
                }
                if c + 1 < l {
                    let t = s.lo[c].take().expect("a column");
                    let (d, carry) = s.carry(t);
                    let d = below.map_or(d, |x| s.scaled(d, x));
                    digits.push(d);
                    below = Some(carry);
                } else {
                    let t = s.lo[c].expect("a column");
                    s.lo[c] = Some(s.scaled(t, below.expect("a carry")));
                    if split {
                        top = s.hi[c].take();
                    }
                }
            }
            if digits.len() < l - 1 {
                waiting.clear();
                continue;
            }
            waiting.retain(|&c| c + 1 >= l);
            if waiting.contains(&l)
                && let Some(h) = top.take()
            {
                let t = s.lo[l].expect("a column");
                s.lo[l] = Some(s.scaled(t, h));
            }
            // Rows, once there is more than the one column.
            if waiting == [l - 1] && groups.len() > 2 {
                continue;
            }
            for (k, &d) in digits.iter().enumerate() {
                let list: Vec<_> = waiting.iter().map(|&c| (c, d, row(k, c + 1 - l))).collect();
                s.macs(&list);
            }
            waiting.clear();
        }
        // The quotient digit.
        let t = s.lo[l - 1].take().expect("a column");
        let (t, c0) = s.carry(t);
        let high = s.high;
        let load = s.push(Op::Load(pinv.clone()));
        let h = s.push(Op::MulAdd(load, t, high));
        let d = s.push(Op::Sub(high, h));
        let q = s.push(Op::Accumulate(d, t, pinv));
        let z = s.push(Op::Accumulate(t, q, p(0)));
        // Its row, and the result's digits.
        let list: Vec<_> = (1..l).map(|j| (l - 1 + j, q, p(j))).collect();
        s.macs(&list);
        let bias = Operand::Broadcast(format!(
            "rip + {} + 24",
            symbol(&format!("fma512_const_{w}"))
        ));
        let mut result = Vec::new();
        for j in 0..l {
            let h = s.hi[l - 1 + j].take().expect("a column");
            let x = match s.lo[l + j].take() {
                Some(x) if j == 0 && split => {
                    let scale = s.scale;
                    let h = s.push(Op::MulSub(h, scale, bias.clone()));
                    s.push(Op::Add(x, h))
                }
                Some(x) => s.scaled(x, h),
                None => {
                    let scale = s.scale;
                    s.push(Op::MulSub(h, scale, bias.clone()))
                }
            };
            let x = if j == 0 {
                let x = s.scaled(x, c0);
                s.scaled(x, z)
            } else {
                x
            };
            result.push(x);
        }
        let mut below = None;
        for (j, &x) in result.iter().enumerate() {
            let (d, c) = if j + 1 < l {
                let (d, c) = s.carry(x);
                (d, Some(c))
            } else {
                (x, None)
            };
            let d = below.map_or(d, |b| s.scaled(d, b));
            s.push(Op::Store(d, out(j)));
            below = c;
        }
        s
    }
}
