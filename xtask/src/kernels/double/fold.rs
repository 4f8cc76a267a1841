//! The values of one product in doubles modulo `2^b − c`, in program order; the algorithm is that of
//! `ring/lanes/float/fold.rs`, and the result has the same digits.

use super::super::fold::constants;
use super::{Op, Operand, Product, Value};

/// Digits of these products, and bits of a digit.
pub const DIGITS: usize = 6;
const BITS: u32 = 44;

/// Where the kernels' own constants of a short c begin, behind those of all products; those of a long one follow.
const OWN: usize = 4;

/// What is above `2^b` begins at this bit of the top digit: `b = 255` with a short c, `b = 256` with a long one.
const TOP: [i32; 2] = [35, 36];

/// `2^264 mod p` of a long c, and no other, is at least this.
pub const LONG: u64 = 1 << 14;

/// The constants beside those of all products.
pub fn own() -> Vec<f64> {
    (TOP.iter())
        .flat_map(|&top| [2f64.powi(-top), -2f64.powi(top)])
        .collect()
}

impl Product {
    /// All operations of a product, or of a square: with AVX-512F rdx = b, rcx = out (squares: rdx = out); otherwise half of
    /// the eight elements, rdx = scratch, rcx = b, r8 = out.
    pub fn folded(is_512: bool, square: bool, long: bool) -> Vec<Op> {
        let l = DIGITS;
        let mut s = if is_512 {
            Self::in_whole(l, BITS)
        } else {
            Self::in_halves(l, BITS)
        };
        let [b, out, scratch] = match (is_512, square) {
            (true, false) => ["rdx", "rcx", ""],
            (true, true) => ["rsi", "rdx", "rdx"],
            (false, false) => ["rcx", "r8", ""],
            (false, true) => ["rsi", "r8", "rdx"],
        };
        let step = if is_512 { 64 } else { 32 };
        let a = |i: usize| format!("rsi + {}", 64 * i);
        let b = |i: usize| format!("{b} + {}", 64 * i);
        let out = |i: usize| format!("{out} + {}", 64 * i);
        let double = |i: usize| format!("{scratch} + {}", step * i);
        let doubles = square.then_some(&double as &dyn Fn(usize) -> String);
        if square {
            for i in 0..l - 1 {
                let x = s.push(Op::Load(Operand::Memory(a(i))));
                let x = s.push(Op::Add(x, x));
                s.push(Op::Store(x, double(i)));
            }
        }
        // The high columns, without what the lower ones give them.
        let columns: Vec<usize> = (l..2 * l - 1).collect();
        s.first = l;
        s.products(l, &columns, a, b, doubles);
        let mut columns = Vec::new();
        for c in l..2 * l {
            if (l + 1..2 * l - 1).contains(&c) {
                s.fold(c);
            }
            let t = match s.lo[c].take() {
                Some(t) => t,
                None => s.unbiased(c - 1),
            };
            columns.push(s.kept(t, c - l));
        }
        let at = constants(l);
        let factor = |k: usize| Operand::Broadcast(format!("rdi + {}", at + 8 * k));
        let fold = |s: &mut Self, some: [usize; 3]| {
            s.products(l, &some, a, b, doubles);
            for c in some {
                let t = s.again(&columns[c]);
                s.macs(&[(c, t, factor(0))]);
            }
        };
        // The upper half of the low columns, and what is beyond them and above `2^b`.
        s.first = 0;
        fold(&mut s, [3, 4, 5]);
        let beyond = s.unbiased(5);
        let beyond = s.kept(beyond, 6);
        s.fold(5);
        s.fold(4);
        let t = s.lo[5].take().expect("a column");
        let own = OWN + 2 * usize::from(long);
        let [scale, bias] = [own, 3].map(|k| s.own(k));
        let sum = s.push(Op::MulAdd(scale, t, bias));
        let above = s.push(Op::Sub(sum, bias));
        let less = s.own(own + 1);
        let top = s.push(Op::Accumulate(t, above, Operand::Value(less)));
        let above = s.kept(above, 7);
        let t = s.lo[4].take().expect("a column");
        let (d, carry) = s.carry(t);
        let top = s.scaled(top, carry);
        s.push(Op::Store(top, out(5)));
        let t = s.lo[3].take().expect("a column");
        let [d, t] = [(d, 4), (t, 3)].map(|(x, slot)| s.kept(x, slot));
        // The lower half.
        fold(&mut s, [0, 1, 2]);
        let beyond = s.again(&beyond);
        s.macs(&[(0, beyond, factor(0))]);
        let wrap = s.factor(factor(1));
        let lowest = s.lo[0].take().expect("a column");
        let above = s.again(&above);
        s.lo[0] = Some(s.push(Op::Accumulate(lowest, above, wrap)));
        s.lo[3] = Some(s.again(&t));
        let mut below = None;
        for c in 0..4 {
            if c > 0 {
                s.fold(c);
            }
            let t = s.lo[c].take().expect("a column");
            let (d, carry) = s.carry(t);
            let d = below.map_or(d, |x| s.scaled(d, x));
            s.push(Op::Store(d, out(c)));
            below = Some(carry);
        }
        let d = s.again(&d);
        let d = s.scaled(d, below.expect("a carry"));
        s.push(Op::Store(d, out(4)));
        s.ops
    }

    /// A value that is used much later: a register of AVX-512F, otherwise a place in the scratch.
    fn kept(&mut self, value: Value, slot: usize) -> Operand {
        if self.is_512 {
            return Operand::Value(value);
        }
        let at = format!("rdx + {}", 32 * (8 + slot));
        self.push(Op::Store(value, at.clone()));
        Operand::Memory(at)
    }

    /// Such a value when it is used.
    fn again(&mut self, kept: &Operand) -> Value {
        match kept {
            Operand::Value(value) => *value,
            memory => self.push(Op::Load(memory.clone())),
        }
    }

    /// The high sum of a column as digits of the next one.
    fn unbiased(&mut self, c: usize) -> Value {
        let h = self.hi[c].take().expect("a column");
        let bias = Operand::Value(self.own(3));
        let scale = self.scale;
        self.push(Op::MulSub(h, scale, bias))
    }
}
