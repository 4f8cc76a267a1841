//! Tripling and quintupling as three-address programs with two temporaries: [`MultiBase`](msmith_chain::MultiBase),
//! Algorithms 3 and 4.
//!
//! Algorithm 3 as printed is wrong on every curve with a ≠ 1: its third line reads `Y₃ = a·X₃` for `Y₃ = a·Y₃`.

use Register::{A, T1, T2, X, X3, Y, Y3, Z, Z3};
use msmith_core::ring::Ring;

/// Where a value is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Register {
    /// Input, not written.
    X,
    /// Input, not written.
    Y,
    /// Input, not written.
    Z,
    /// The coefficient a, not written.
    A,
    /// Output.
    X3,
    /// Output.
    Y3,
    /// Output.
    Z3,
    /// First temporary.
    T1,
    /// Second temporary.
    T2,
}

/// What is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Operation {
    /// A product; a squaring where both operands are the same.
    Mul,
    /// A sum; a doubling where both operands are the same.
    Add,
    /// A difference.
    Sub,
    /// The opposite of the first operand.
    Neg,
}

/// `to = a op b`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Instruction {
    /// The result.
    pub to: Register,
    /// The operation.
    pub op: Operation,
    /// The first operand.
    pub a: Register,
    /// The second operand.
    pub b: Register,
}

const fn i(to: Register, op: Operation, a: Register, b: Register) -> Instruction {
    Instruction { to, op, a, b }
}

use Operation::{Add, Mul, Neg, Sub};

/// Algorithm 3 with its third line corrected: `3P` in 9M + 3S + 1M·a.
pub const TRIPLING: &[Instruction] = &[
    i(X3, Mul, Y, Y),
    i(Y3, Mul, X, X),
    i(Y3, Mul, A, Y3),
    i(Z3, Add, X3, Y3),
    i(T1, Sub, X3, Y3),
    i(T1, Mul, T1, Z3),
    i(T2, Mul, Z, Z),
    i(T2, Add, T2, T2),
    i(T2, Sub, Z3, T2),
    i(X3, Add, X3, X3),
    i(X3, Mul, X3, T2),
    i(Y3, Add, Y3, Y3),
    i(Y3, Mul, Y3, T2),
    i(Z3, Add, T1, X3),
    i(X3, Sub, T1, X3),
    i(X3, Mul, X3, Z3),
    i(T2, Sub, T1, Y3),
    i(Y3, Add, T1, Y3),
    i(Y3, Mul, Y3, T2),
    i(Z3, Mul, Z3, T2),
    i(Z3, Mul, Z, Z3),
    i(X3, Mul, X, X3),
    i(Y3, Mul, Y, Y3),
    i(Y3, Neg, Y3, Y3),
];

/// Algorithm 4: `5P` in 15M + 3S + 1M·a.
pub const QUINTUPLING: &[Instruction] = &[
    i(Z3, Mul, Y, Y),
    i(Y3, Mul, X, X),
    i(Y3, Mul, A, Y3),
    i(X3, Add, Z3, Y3),
    i(T1, Mul, Z, Z),
    i(T1, Add, T1, T1),
    i(T1, Sub, X3, T1),
    i(Z3, Add, Z3, Z3),
    i(Y3, Add, Y3, Y3),
    i(Z3, Mul, Z3, T1),
    i(T1, Mul, Y3, T1),
    i(Y3, Sub, X3, Y3),
    i(Y3, Mul, Y3, X3),
    i(X3, Add, Y3, Z3),
    i(T2, Sub, Y3, Z3),
    i(X3, Mul, X3, T2),
    i(T2, Sub, Y3, T1),
    i(Y3, Add, Y3, T1),
    i(Y3, Mul, T2, Y3),
    i(T2, Add, T2, T1),
    i(T1, Mul, T1, X3),
    i(Z3, Mul, Z3, Y3),
    i(X3, Mul, T2, X3),
    i(X3, Neg, X3, X3),
    i(Y3, Mul, T2, Y3),
    i(T2, Add, X3, Z3),
    i(X3, Sub, X3, Z3),
    i(X3, Mul, T2, X3),
    i(X3, Mul, X, X3),
    i(Z3, Add, Y3, T1),
    i(Y3, Sub, Y3, T1),
    i(Y3, Mul, Z3, Y3),
    i(Y3, Mul, Y, Y3),
    i(Z3, Mul, T2, Z3),
    i(Z3, Mul, Z, Z3),
];

/// Runs a program on `[X, Y, Z]`; `[X₃, Y₃, Z₃]` comes out. Additive results are normalised.
pub fn run<F: Ring>(f: &F, program: &[Instruction], a: &F::El, point: [F::El; 3]) -> [F::El; 3] {
    let [x, y, z] = point;
    let zero = f.zero();
    let mut all = [x, y, z, *a, zero, zero, zero, zero, zero];
    for i in program {
        let (a, b) = (all[i.a as usize], all[i.b as usize]);
        all[i.to as usize] = match i.op {
            Mul if i.a == i.b => f.sqr(&a),
            Mul => f.mul(&a, &b),
            Add => f.norm(&f.add(&a, &b)),
            Sub => f.norm(&f.sub::<1>(&a, &b)),
            Neg => f.norm(&f.neg::<1>(&a)),
        };
    }
    [X3, Y3, Z3].map(|r| all[r as usize])
}
