//! A row: what is printed next to what was counted.

use msmith_core::meter::op_kinds::Kinds;

/// Where a row is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Table {
    /// [`DoubleBase`](msmith_chain::DoubleBase), §2.1 and §2.2.
    DoubleBase2,
    /// [`DoubleBase`](msmith_chain::DoubleBase), Table 1.
    DoubleBase1,
    /// [`DoubleBase`](msmith_chain::DoubleBase), §7.2: the operations behind Table 5.
    DoubleBase5,
    /// [`MultiBase`](msmith_chain::MultiBase), Table 1: a = 1, and a = −3 on Weierstrass curves.
    MultiBase1,
    /// [`MultiBase`](msmith_chain::MultiBase), Table 2.
    MultiBase2,
    /// [`MultiBase`](msmith_chain::MultiBase), Table 3.
    MultiBase3,
    /// [`MultiBase`](msmith_chain::MultiBase), Table 4.
    MultiBase4,
    /// [`MultiBase`](msmith_chain::MultiBase), Table 8.
    MultiBase8,
    /// [`MultiBase`](msmith_chain::MultiBase), Table 9.
    MultiBase9,
    /// [`MultiBase`](msmith_chain::MultiBase), Table 10.
    MultiBase10,
    /// In neither paper: follows from their formulas, or from others.
    Further,
}

/// Operations as printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Figure {
    /// Multiplications.
    pub m: u32,
    /// Squarings.
    pub s: u32,
    /// Multiplications by a.
    pub ma: u32,
    /// Multiplications by d.
    pub md: u32,
}

/// A formula, printed and counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Row {
    /// Where it is printed.
    pub table: Table,
    /// What is computed.
    pub operation: &'static str,
    /// In which coordinates: A affine, P projective, E extended, J Jacobian.
    pub coordinates: &'static str,
    /// What was counted.
    pub counted: Kinds,
    /// What is printed.
    pub printed: Figure,
}

impl Row {
    /// Counted less printed: M, S, M·a, M·d.
    pub fn difference(&self) -> [i64; 4] {
        let (n, p) = (&self.counted, &self.printed);
        let less = |a: u32, b: u32| i64::from(a) - i64::from(b);
        [
            less(n.m, p.m),
            less(n.s, p.s),
            less(n.ma, p.ma),
            less(n.md, p.md),
        ]
    }

    /// The counted cost in thousandths of a multiplication, products by d counted and those by a and by small constants
    /// not, with the price of a squaring.
    pub fn thousandths(&self, squaring: u32) -> u32 {
        1000 * (self.counted.m + self.counted.md) + squaring * self.counted.s
    }
}
