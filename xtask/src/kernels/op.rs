//! The operations of a kernel: what they read, where they run and how long they take.

/// The first register of the results of an integer product; those of a second one are eight below.
pub const RESULTS: usize = 24;
/// Cycles to the result of a product or an operation of doubles.
pub const LATENCY: u32 = 4;
/// A value: the operation that makes it.
pub type Value = usize;

/// An operand of the last position.
#[derive(Clone, Debug)]
pub enum Operand {
    /// A value in a register.
    Value(Value),
    /// A vector of memory.
    Memory(String),
    /// One double of memory for all lanes.
    Broadcast(String),
}

/// An operation; the value it makes has its position as a name.
#[derive(Clone, Debug)]
pub enum Op {
    /// Memory to a register.
    Load(Operand),
    /// A load that stays in its register to the end.
    Constant(String),
    /// `x·y + z`, overwrites `x`.
    MulAdd(Value, Value, Value),
    /// `x·y − z`, overwrites `x`.
    MulSub(Value, Value, Operand),
    /// `acc + x·y`, overwrites `acc`.
    Accumulate(Value, Value, Operand),
    /// `x + y`.
    Add(Value, Value),
    /// `x − y`.
    Sub(Value, Value),
    /// To memory; the second is a tag that loads may wait for.
    Store(Value, String),
    /// Integers from here on: what the caller left in register `k`.
    Input(usize),
    /// A result is in register `k` at the end.
    Output(Value, usize),
    /// Zero.
    Zero,
    /// `acc` + the low (or high) 52 bits of `x·y`, overwrites `acc`.
    Product {
        /// The high 52 bits.
        high: bool,
        /// The sum so far.
        acc: Value,
        /// A factor, of which the low 52 bits count.
        x: Value,
        /// The other one.
        y: Operand,
    },
    /// `x + y`.
    Plus(Value, Operand),
    /// `x − y`.
    Minus(Value, Value),
    /// The bits that both have.
    And(Value, Value),
    /// Divided by `2^k`, rounded down. Without AVX-512: of a number without sign.
    Shift(Value, u32),
    /// Times `2^k`.
    ShiftLeft(Value, u32),
    /// Divided by `2^y`, rounded down, of a number without sign.
    ShiftBy(Value, Operand),
    /// The low 64 bits of `x·y`.
    Times(Value, Operand),
    /// The lanes below zero, as mask register `k`.
    Negative(Value, u8),
    /// The lanes of both masks, as mask register `k`.
    Both(Value, Value, u8),
    /// `acc + y` in the lanes of the mask, overwrites `acc`.
    PlusWhere(Value, Value, Operand),
}

impl Op {
    pub(super) fn uses(&self) -> Vec<Value> {
        let mut u = match self {
            Op::Load(_) | Op::Constant(_) => vec![],
            Op::MulAdd(x, y, z) => vec![*x, *y, *z],
            Op::MulSub(x, y, _) | Op::Accumulate(x, y, _) | Op::Add(x, y) | Op::Sub(x, y) => {
                vec![*x, *y]
            }
            Op::Store(x, _) | Op::Plus(x, _) | Op::Times(x, _) | Op::ShiftBy(x, _) => vec![*x],
            Op::Shift(x, _) | Op::ShiftLeft(x, _) | Op::Negative(x, _) => vec![*x],
            Op::Input(_) | Op::Zero => vec![],
            Op::Output(x, _) => vec![*x],
            Op::Product { acc, x, .. } => vec![*acc, *x],
            Op::Minus(x, y) | Op::And(x, y) | Op::Both(x, y, _) => vec![*x, *y],
            Op::PlusWhere(x, m, _) => vec![*x, *m],
        };
        if let Some(Operand::Value(z)) = self.operand() {
            u.push(*z);
        }
        u
    }
    /// What stands in the place that may be memory, but for loads.
    fn operand(&self) -> Option<&Operand> {
        match self {
            Op::MulSub(_, _, o)
            | Op::Accumulate(_, _, o)
            | Op::Plus(_, o)
            | Op::Times(_, o)
            | Op::ShiftBy(_, o)
            | Op::PlusWhere(_, _, o)
            | Op::Product { y: o, .. } => Some(o),
            _ => None,
        }
    }
    pub(super) fn overwrites(&self) -> Option<Value> {
        match self {
            Op::MulAdd(x, ..) | Op::MulSub(x, ..) | Op::Accumulate(x, ..) => Some(*x),
            Op::Product { acc: x, .. } | Op::PlusWhere(x, ..) => Some(*x),
            _ => None,
        }
    }
    pub(super) fn memory(&self) -> Option<&str> {
        match (self, self.operand()) {
            (Op::Load(Operand::Memory(m)), _) | (_, Some(Operand::Memory(m))) => Some(m),
            _ => None,
        }
    }
    /// The mask register that it writes.
    pub(super) fn mask(&self) -> Option<u8> {
        match self {
            Op::Negative(_, k) | Op::Both(_, _, k) => Some(*k),
            _ => None,
        }
    }
    /// The pool of ports it takes one of: of doubles, of 52-bit products, of other integers.
    pub(super) fn pool(&self) -> usize {
        match self {
            Op::Product { .. } | Op::Times(..) => 1,
            Op::Plus(..)
            | Op::Minus(..)
            | Op::And(..)
            | Op::Shift(..)
            | Op::ShiftLeft(..)
            | Op::ShiftBy(..)
            | Op::Negative(..)
            | Op::Both(..)
            | Op::PlusWhere(..) => 2,
            _ => 0,
        }
    }
    /// Cycles to its result.
    pub(super) fn latency(&self) -> u32 {
        match (self.is_arithmetic(), self.pool()) {
            (false, _) => 0,
            (_, 2) => 1,
            _ => LATENCY,
        }
    }
    pub(super) fn is_load(&self) -> bool {
        matches!(self, Op::Load(_) | Op::Constant(_))
    }
    pub(super) fn is_arithmetic(&self) -> bool {
        !self.is_load()
            && !matches!(
                self,
                Op::Store(..) | Op::Zero | Op::Input(_) | Op::Output(..)
            )
    }
    /// Its result takes a vector register when it starts.
    pub(super) fn makes_vector(&self) -> bool {
        (self.is_arithmetic() || matches!(self, Op::Zero)) && self.mask().is_none()
    }
    /// Its result takes a vector register until its last use.
    pub(super) fn is_passing(&self) -> bool {
        !matches!(self, Op::Constant(_)) && self.mask().is_none()
    }
}
