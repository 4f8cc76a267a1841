//! The values of one product in program order; the algorithm is that of `ring/lanes/kernel.rs`.
//!
//! Differences, none of which changes a result: rows and products share their accumulators (but in
//! column 7 of 8 digits, whose sum would not fit); the first digit product of a column brings the
//! start of its left neighbour's high sum with a minus sign, so that folding is one operation; the
//! lowest column of the Montgomery step is one operation, since the sum is known to be `k·2^W`.

pub mod fold;

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
    /// The lowest of the columns that are summed together: none below gives it a high sum.
    first: usize,
    /// The name of the constants that are not of a modulus.
    constants: String,
    /// For AVX-512; otherwise see [`Product::narrow`].
    is_512: bool,
}

impl Product {
    fn push(&mut self, op: Op) -> Value {
        self.ops.push(op);
        self.ops.len() - 1
    }

    /// Digit products into distinct columns, step by step side by side.
    fn macs(&mut self, list: &[(usize, Value, Operand)]) {
        let most = if self.is_512 { list.len() } else { 1 };
        for some in list.chunks(most.max(1)) {
            self.side_by_side(some);
        }
    }

    fn side_by_side(&mut self, list: &[(usize, Value, Operand)]) {
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
                let shifted = *c > self.first && self.lo[*c].is_none();
                let from = match self.hi[*c] {
                    Some(h) => h,
                    None if shifted && self.is_512 => self.shifted,
                    None if shifted => self.own(1),
                    None => self.high,
                };
                self.push(Op::Sub(from, h))
            })
            .collect();
        let lows: Vec<Value> = list
            .iter()
            .zip(&rests)
            .map(|((_, x, o), &d)| {
                let o = match o {
                    Operand::Broadcast(_) => self.factor(o.clone()),
                    _ => o.clone(),
                };
                self.push(Op::Accumulate(d, *x, o))
            })
            .collect();
        for (((c, ..), &h), &l) in list.iter().zip(&heads).zip(&lows) {
            self.hi[*c] = Some(h);
            self.lo[*c] = Some(match self.lo[*c] {
                Some(s) => self.push(Op::Add(s, l)),
                None => l,
            });
        }
    }

    /// A constant of the kernel's own, where it is read once.
    fn own(&mut self, k: usize) -> Value {
        let at = format!("rip + {} + {}", self.constants, 8 * k);
        self.push(Op::Load(Operand::Broadcast(at)))
    }

    /// A factor: from memory as it is, or, where broadcasts are loads, from a register.
    fn factor(&mut self, o: Operand) -> Operand {
        match self.is_512 {
            true => o,
            false => Operand::Value(self.push(Op::Load(o))),
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

    /// Products of digits into columns, by the left digit, so that it is loaded once a group; of a square those of two
    /// digits once, with the double of one.
    fn products(
        &mut self,
        l: usize,
        columns: &[usize],
        a: impl Fn(usize) -> String,
        b: impl Fn(usize) -> String,
        doubles: Option<&dyn Fn(usize) -> String>,
    ) {
        for i in 0..l {
            let (mut own, mut doubled) = (None, None);
            let mut list = Vec::new();
            for &c in columns {
                let Some(j) = c.checked_sub(i).filter(|&j| j < l) else {
                    continue;
                };
                let (x, at) = match doubles {
                    Some(_) if i > j => continue,
                    Some(double) if i < j => (&mut doubled, double(i)),
                    _ => (&mut own, a(i)),
                };
                let x = *x.get_or_insert_with(|| self.push(Op::Load(Operand::Memory(at))));
                list.push((c, x, Operand::Memory(b(j))));
            }
            self.macs(&list);
        }
    }

    /// The lowest digit of a column, its carry, and the quotient digit.
    fn quotient(&mut self, column: Value, pinv: Operand) -> [Value; 3] {
        let (t, carry) = self.carry(column);
        let high = self.high;
        let load = self.push(Op::Load(pinv.clone()));
        let h = self.push(Op::MulAdd(load, t, high));
        let d = self.push(Op::Sub(high, h));
        let pinv = self.factor(pinv);
        let q = self.push(Op::Accumulate(d, t, pinv));
        [t, carry, q]
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
        let mut s = Self::in_whole(l, w);
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
            s.products(
                l,
                &columns,
                a,
                b,
                square.then_some(&out as &dyn Fn(usize) -> String),
            );
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
        let [t, c0, q] = s.quotient(t, pinv);
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

    /// Ready for a kernel in registers of 512 bits.
    fn in_whole(l: usize, w: u32) -> Self {
        let name = symbol(&format!("fma512_const_{w}"));
        let constant = |k: usize| Op::Constant(format!("rip + {name} + {}", 8 * k));
        Self {
            ops: vec![constant(0), constant(1), constant(2)],
            high: 0,
            shifted: 1,
            scale: 2,
            lo: vec![None; 2 * l],
            hi: vec![None; 2 * l],
            first: 0,
            constants: name,
            is_512: true,
        }
    }

    /// Ready for a kernel in sixteen registers of 256 bits.
    fn in_halves(l: usize, w: u32) -> Self {
        let name = symbol(&format!("avx2_const_{w}"));
        let constant = |k: usize| Op::Constant(format!("rip + {name} + {}", 8 * k));
        Self {
            ops: vec![constant(0), constant(2)],
            high: 0,
            shifted: 0,
            scale: 1,
            lo: vec![None; 2 * l],
            hi: vec![None; 2 * l],
            first: 0,
            constants: name,
            is_512: false,
        }
    }

    /// All operations of a value reduction, as in `ring/lanes/float.rs`, of half of the eight elements: rdx = what
    /// estimates the quotient, r8 = out.
    pub fn norm(l: usize, w: u32) -> Vec<Op> {
        let mut s = Self::in_halves(l, w);
        let digit = |k: usize| Op::Load(Operand::Memory(format!("rsi + {}", 64 * k)));
        let broadcast = |at: String| Op::Load(Operand::Broadcast(at));
        let mut estimate = s.push(Op::Zero);
        for k in if l == 8 { 5..8 } else { 0..l } {
            let a = s.push(digit(k));
            let weight = s.push(broadcast(format!("rdx + {}", 8 * k)));
            estimate = s.push(Op::Accumulate(estimate, a, Operand::Value(weight)));
        }
        // Rounds to an integer; less it.
        let bias = s.own(3);
        let t = s.push(Op::Add(estimate, bias));
        let minus = s.push(Op::Sub(bias, t));
        let mut below = None;
        for k in 0..l {
            let a = s.push(digit(k));
            let p = s.push(broadcast(format!("rdi + {}", 8 * k)));
            let r = s.push(Op::Accumulate(a, minus, Operand::Value(p)));
            let (d, carry) = match k + 1 < l {
                true => {
                    let (d, carry) = s.carry(r);
                    (d, Some(carry))
                }
                false => (r, None),
            };
            let d = below.map_or(d, |b| s.scaled(d, b));
            s.push(Op::Store(d, format!("r8 + {}", 64 * k)));
            below = carry;
        }
        s.ops
    }

    /// All operations of a shape in sixteen registers of 256 bits, half of the eight elements: rdx = scratch, rcx = b,
    /// r8 = out. Digits wait in memory, and the quotient digit is found with the first columns above its own; to the
    /// others it is one more row, so that no group's sums wait for another's.
    pub fn narrow(shape: &Shape) -> Self {
        let Shape {
            l,
            w,
            square,
            groups,
        } = *shape;
        assert_eq!(groups.iter().sum::<usize>(), 2 * l - 1, "all columns");
        let mut s = Self::in_halves(l, w);
        let a = |i: usize| format!("rsi + {}", 64 * i);
        let slot = |k: usize| format!("rdx + {}", 32 * k);
        let (double, digit) = (slot, |k: usize| slot(8 + k));
        let b = |i: usize| match square {
            true => a(i),
            false => format!("rcx + {}", 64 * i),
        };
        let out = |i: usize| format!("r8 + {}", 64 * i);
        // The quotient digit's row is p.
        let row = |k: usize, j: usize| {
            let at = if k == l - 1 { j } else { l + l * k + j };
            Operand::Broadcast(format!("rdi + {}", 8 * at))
        };
        let pinv = Operand::Broadcast(format!("rdi + {}", 8 * (l + l * l)));
        if square {
            for i in 0..l - 1 {
                let x = s.push(Op::Load(Operand::Memory(a(i))));
                let x = s.push(Op::Add(x, x));
                s.push(Op::Store(x, double(i)));
            }
        }
        let split = l == 8;
        let (mut below, mut carried, mut first) = (None, None, 0);
        let mut top: Option<Value> = None;
        for &size in groups {
            let columns: Vec<usize> = (first..first + size).collect();
            first += size;
            s.products(
                l,
                &columns,
                a,
                b,
                square.then_some(&double as &dyn Fn(usize) -> String),
            );
            for &c in columns.iter().filter(|&&c| c + 1 < l) {
                if c > 0 {
                    s.fold(c);
                }
                let t = s.lo[c].take().expect("a column");
                let (d, carry) = s.carry(t);
                let d = below.map_or(d, |x| s.scaled(d, x));
                s.push(Op::Store(d, digit(c)));
                below = Some(carry);
            }
            if columns[0] + 1 < l {
                assert!(!columns.contains(&(l - 1)), "the first of its group");
                continue;
            }
            if columns[0] + 1 == l {
                s.fold(l - 1);
                let t = s.lo[l - 1].expect("a column");
                s.lo[l - 1] = Some(s.scaled(t, below.take().expect("a carry")));
                if split {
                    top = s.hi[l - 1].take();
                }
            }
            if columns.contains(&l)
                && let Some(h) = top.take()
            {
                let t = s.lo[l].expect("a column");
                s.lo[l] = Some(s.scaled(t, h));
            }
            for k in 0..l - 1 {
                let d = s.push(Op::Load(Operand::Memory(digit(k))));
                let list: Vec<_> = columns.iter().map(|&c| (c, d, row(k, c + 1 - l))).collect();
                s.macs(&list);
            }
            let quotient = if columns[0] + 1 == l {
                let t = s.lo[l - 1].take().expect("a column");
                let [t, c0, q] = s.quotient(t, pinv.clone());
                s.push(Op::Store(q, digit(l - 1)));
                let factor = s.factor(row(l - 1, 0));
                let z = s.push(Op::Accumulate(t, q, factor));
                carried = Some(s.push(Op::Add(c0, z)));
                q
            } else {
                s.push(Op::Load(Operand::Memory(digit(l - 1))))
            };
            let columns: Vec<usize> = columns.into_iter().filter(|&c| c >= l).collect();
            let list: Vec<_> = (columns.iter())
                .map(|&c| (c, quotient, row(l - 1, c + 1 - l)))
                .collect();
            s.macs(&list);
            let ends = columns.contains(&(2 * l - 2)).then_some(2 * l - 1);
            for c in columns.into_iter().chain(ends) {
                let h = s.hi[c - 1].take().expect("a column");
                let scale = s.scale;
                let unbiased = |s: &mut Self| {
                    let bias = Operand::Value(s.own(3));
                    s.push(Op::MulSub(h, scale, bias))
                };
                let x = match s.lo[c].take() {
                    Some(x) if c == l && split => {
                        let h = unbiased(&mut s);
                        s.push(Op::Add(x, h))
                    }
                    Some(x) => s.scaled(x, h),
                    None => unbiased(&mut s),
                };
                let x = match carried.take() {
                    Some(z) => s.scaled(x, z),
                    None => x,
                };
                let (d, carry) = match c == 2 * l - 1 {
                    true => (x, None),
                    false => {
                        let (d, carry) = s.carry(x);
                        (d, Some(carry))
                    }
                };
                let d = below.map_or(d, |b| s.scaled(d, b));
                s.push(Op::Store(d, out(c - l)));
                below = carry;
            }
        }
        s
    }
}
