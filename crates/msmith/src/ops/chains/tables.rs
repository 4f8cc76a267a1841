//! The rows.

use crate::coords::edwards::general::{self, Curve};
use crate::coords::edwards::{
    Coefficient, Extended, Flat, Projective, fused, minus_one, projective, quintupling, switch,
    tripling,
};
use crate::coords::{Affine, jacobian, multiples, traded};
use crate::meter::kinds::{Kind, Kinds, Sorting, Tally};

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
    /// In neither paper: follows from their formulas.
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

    /// The counted cost in thousandths of a multiplication, products by d counted and those by a not, with the price of
    /// a squaring.
    pub fn thousandths(&self, squaring: u32) -> u32 {
        1000 * (self.counted.m + self.counted.md) + squaring * self.counted.s
    }
}

/// All rows, counted now.
pub fn rows() -> Vec<Row> {
    let tally = Tally::new();
    let f = &Sorting::new(&tally);
    let (v, a, d) = (Kind::Variable, Kind::A, Kind::D);
    let k = &Curve {
        a,
        d,
        a1: a,
        a2: a,
        d2: d,
    };
    let (p, e) = (
        &Projective { x: v, y: v, z: v },
        &Extended {
            x: v,
            y: v,
            z: v,
            t: v,
        },
    );
    let (q, flat) = (&Affine { x: v, y: v }, &Flat { x: v, y: v, t: v });
    let (any, one) = (&Coefficient::Any(a), &Coefficient::One);
    let near = &fused::Addend::new(f, k, p);
    let near_affine = &fused::Addend::affine(f, k, q);
    let dbl_near = &fused::DblAddend::new(f, k, p);
    let dbl_near_affine = &fused::DblAddend::affine(f, k, q);
    let j = &jacobian::Point { x: v, y: v, z: v };
    tally.take();
    let mut out = Vec::new();
    macro_rules! row {
        ($table:ident, $operation:literal, $coordinates:literal, [$m:literal, $s:literal, $ma:literal, $md:literal], $($run:expr),+) => {
            $(let _ = $run;)+
            out.push(Row {
                table: Table::$table,
                operation: $operation,
                coordinates: $coordinates,
                counted: tally.take(),
                printed: Figure { m: $m, s: $s, ma: $ma, md: $md },
            });
        };
    }
    row!(
        DoubleBase2,
        "tripling",
        "P -> P",
        [9, 3, 1, 0],
        tripling::tripling(f, any, p)
    );
    row!(
        DoubleBase2,
        "tripling",
        "A -> P",
        [8, 2, 1, 0],
        tripling::affine(f, any, q)
    );
    row!(
        DoubleBase2,
        "tripling",
        "P -> E",
        [11, 3, 1, 0],
        tripling::to_extended(f, any, p)
    );
    row!(
        DoubleBase2,
        "tripling",
        "A -> E",
        [9, 2, 1, 0],
        tripling::affine_to_extended(f, any, q)
    );
    row!(
        DoubleBase2,
        "tripling by T",
        "E -> E",
        [11, 3, 1, 0],
        tripling::by_t(f, any, e)
    );

    let minus = &Coefficient::MinusOne;
    row!(
        DoubleBase1,
        "mixed addition",
        "E + A -> P",
        [6, 0, 0, 0],
        switch::add_flat_dedicated(f, e, flat)
    );
    row!(
        DoubleBase1,
        "addition",
        "E + E -> P",
        [7, 0, 0, 0],
        switch::add_dedicated(f, e, e)
    );
    row!(
        DoubleBase1,
        "doubling",
        "P -> P",
        [3, 4, 0, 0],
        minus_one::dbl_projective(f, p)
    );
    row!(
        DoubleBase1,
        "doubling",
        "P -> E",
        [4, 4, 0, 0],
        minus_one::dbl_to_extended(f, p)
    );
    row!(
        DoubleBase1,
        "tripling",
        "P -> P",
        [9, 3, 0, 0],
        tripling::tripling(f, minus, p)
    );
    row!(
        DoubleBase1,
        "tripling",
        "P -> E",
        [11, 3, 0, 0],
        tripling::to_extended(f, minus, p)
    );
    row!(
        DoubleBase1,
        "doubling + mixed addition",
        "P -> E; E + A -> P",
        [10, 4, 0, 0],
        minus_one::dbl_to_extended(f, p),
        switch::add_flat_dedicated(f, e, flat)
    );
    row!(
        DoubleBase1,
        "doubling + addition",
        "P -> E; E + E -> P",
        [11, 4, 0, 0],
        minus_one::dbl_to_extended(f, p),
        switch::add_dedicated(f, e, e)
    );
    row!(
        DoubleBase1,
        "tripling + mixed addition",
        "P -> E; E + A -> P",
        [17, 3, 0, 0],
        tripling::to_extended(f, minus, p),
        switch::add_flat_dedicated(f, e, flat)
    );
    row!(
        DoubleBase1,
        "tripling + addition",
        "P -> E; E + E -> P",
        [18, 3, 0, 0],
        tripling::to_extended(f, minus, p),
        switch::add_dedicated(f, e, e)
    );
    row!(
        DoubleBase5,
        "tripling, old",
        "P -> P",
        [9, 4, 1, 0],
        tripling::older(f, &a, p)
    );
    row!(
        DoubleBase5,
        "doubling, a = -3",
        "J",
        [3, 5, 0, 0],
        multiples::dbl_minus_three(f, j)
    );
    row!(
        DoubleBase5,
        "tripling, a = -3",
        "J",
        [7, 7, 0, 0],
        multiples::tripling_minus_three(f, j)
    );
    row!(
        DoubleBase5,
        "mixed addition, a = -3",
        "J",
        [7, 4, 0, 0],
        traded::add_affine(f, j, q)
    );
    row!(
        DoubleBase5,
        "addition, a = -3",
        "J",
        [11, 5, 0, 0],
        traded::add(f, j, j)
    );

    row!(
        MultiBase1,
        "P + Q, mixed",
        "P",
        [9, 1, 0, 0],
        fused::add(f, near_affine, p)
    );
    row!(
        MultiBase1,
        "P + Q",
        "P",
        [10, 1, 0, 0],
        fused::add(f, near, p)
    );
    row!(
        MultiBase1,
        "2P",
        "P",
        [3, 4, 0, 0],
        crate::coords::edwards::untwisted::dbl(f, p)
    );
    row!(
        MultiBase1,
        "3P",
        "P",
        [9, 3, 0, 0],
        tripling::tripling(f, one, p)
    );
    row!(
        MultiBase1,
        "2Q + P, mixed",
        "P",
        [11, 4, 0, 0],
        fused::dbl_add(f, one, dbl_near_affine, p)
    );
    row!(
        MultiBase1,
        "5P",
        "P",
        [15, 3, 0, 0],
        quintupling::quintupling(f, one, p)
    );
    row!(
        MultiBase1,
        "P + Q, mixed",
        "J",
        [7, 4, 0, 0],
        traded::add_affine(f, j, q)
    );
    row!(
        MultiBase1,
        "P + Q",
        "J",
        [11, 5, 0, 0],
        traded::add(f, j, j)
    );
    row!(
        MultiBase1,
        "2P",
        "J",
        [3, 5, 0, 0],
        multiples::dbl_minus_three(f, j)
    );
    row!(
        MultiBase1,
        "3P",
        "J",
        [7, 7, 0, 0],
        multiples::tripling_minus_three(f, j)
    );
    row!(
        MultiBase2,
        "P + Q, kept",
        "P",
        [10, 1, 0, 0],
        fused::add(f, near, p)
    );
    row!(
        MultiBase2,
        "what is kept for P + Q",
        "P",
        [1, 0, 2, 1],
        fused::Addend::new(f, k, p)
    );
    row!(
        MultiBase3,
        "2Q + P, kept",
        "P",
        [12, 4, 1, 0],
        fused::dbl_add(f, any, dbl_near, p)
    );
    row!(
        MultiBase3,
        "what is kept for 2Q + P",
        "P",
        [4, 1, 2, 1],
        fused::DblAddend::new(f, k, p)
    );
    row!(
        MultiBase3,
        "2Q + P, kept, mixed",
        "P",
        [11, 4, 1, 0],
        fused::dbl_add(f, any, dbl_near_affine, p)
    );
    row!(
        MultiBase3,
        "2Q + P, mixed",
        "P",
        [12, 4, 3, 1],
        fused::DblAddend::affine(f, k, q),
        fused::dbl_add(f, any, dbl_near_affine, p)
    );
    row!(
        MultiBase3,
        "2Q + P, not dedicated",
        "P",
        [13, 5, 1, 1],
        projective::dbl(f, k, p),
        projective::add(f, k, p, p)
    );
    row!(
        MultiBase4,
        "5P",
        "P -> P",
        [15, 3, 1, 0],
        quintupling::quintupling(f, any, p)
    );
    row!(
        MultiBase4,
        "4P + P",
        "P",
        [15, 9, 3, 1],
        projective::dbl(f, k, p),
        projective::dbl(f, k, p),
        projective::add(f, k, p, p)
    );
    row!(
        MultiBase4,
        "2P + 3P",
        "P",
        [22, 8, 3, 1],
        projective::dbl(f, k, p),
        tripling::tripling(f, any, p),
        projective::add(f, k, p, p)
    );
    row!(
        MultiBase8,
        "P + Q",
        "P",
        [10, 1, 1, 1],
        projective::add(f, k, p, p)
    );
    row!(
        MultiBase9,
        "2P",
        "P",
        [3, 4, 1, 0],
        projective::dbl(f, k, p)
    );
    row!(
        MultiBase10,
        "3P",
        "P",
        [9, 3, 1, 0],
        tripling::tripling(f, any, p)
    );

    row!(
        Further,
        "quintupling",
        "P -> E",
        [17, 3, 1, 0],
        quintupling::to_extended(f, any, p)
    );
    row!(
        Further,
        "quintupling",
        "A -> E",
        [15, 2, 1, 0],
        quintupling::affine_to_extended(f, any, q)
    );
    row!(
        Further,
        "doubling",
        "A -> E",
        [3, 4, 1, 0],
        switch::dbl_affine(f, any, q)
    );
    row!(
        Further,
        "doubling, T known",
        "A -> E",
        [3, 3, 1, 0],
        switch::dbl_flat(f, any, flat)
    );
    row!(
        Further,
        "addition, a = -1",
        "A + A -> E",
        [6, 0, 0, 0],
        switch::add_flats_dedicated(f, flat, flat)
    );
    row!(
        Further,
        "addition, a = -1",
        "E + A -> E",
        [7, 0, 0, 0],
        minus_one::add_flat_dedicated(f, e, flat)
    );
    row!(
        Further,
        "addition, a = -1",
        "E + E -> E",
        [8, 0, 0, 0],
        minus_one::add_dedicated(f, e, e)
    );
    row!(
        Further,
        "sum and difference, a = -1",
        "E, E -> E, E",
        [14, 0, 0, 0],
        switch::sum_and_difference(f, e, e)
    );
    row!(
        Further,
        "sum and difference, a = -1",
        "E, A -> E, E",
        [13, 0, 0, 0],
        switch::sum_and_difference_flat(f, e, flat)
    );
    row!(
        Further,
        "2Q + P, nothing kept",
        "P -> E; E + A -> P",
        [11, 4, 2, 0],
        general::dbl_to_extended(f, k, p),
        switch::add_general_flat_dedicated(f, k, e, flat)
    );
    out
}
