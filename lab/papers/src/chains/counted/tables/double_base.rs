//! Rows of [`DoubleBase`](msmith_chain::DoubleBase).

use super::Table::{DoubleBase1, DoubleBase2, DoubleBase5};
use super::operands::{Operands, Rows};
use crate::coords::edwards::{Coefficient, minus_one, switch, tripling};
use crate::coords::multiples;
use crate::coords::{hessian, traded};
use msmith_core::meter::op_kinds::{Kind, Sorting};

/// §2.1, §2.2 and Table 1: twisted Edwards curves.
pub(super) fn twisted_edwards(f: &Sorting<'_>, of: &Operands, rows: &mut Rows<'_>) {
    let Operands { p, e, q, flat, .. } = of;
    let (any, minus) = (&Coefficient::Any(Kind::A), &Coefficient::MinusOne);
    rows.add(
        DoubleBase2,
        "tripling",
        "P -> P",
        [9, 3, 1, 0],
        tripling::tripling(f, any, p),
    );
    rows.add(
        DoubleBase2,
        "tripling",
        "A -> P",
        [8, 2, 1, 0],
        tripling::affine(f, any, q),
    );
    rows.add(
        DoubleBase2,
        "tripling",
        "P -> E",
        [11, 3, 1, 0],
        tripling::to_extended(f, any, p),
    );
    rows.add(
        DoubleBase2,
        "tripling",
        "A -> E",
        [9, 2, 1, 0],
        tripling::affine_to_extended(f, any, q),
    );
    rows.add(
        DoubleBase2,
        "tripling by T",
        "E -> E",
        [11, 3, 1, 0],
        tripling::by_t(f, any, e),
    );
    rows.add(
        DoubleBase1,
        "mixed addition",
        "E + A -> P",
        [6, 0, 0, 0],
        switch::add_flat_dedicated(f, e, flat),
    );
    rows.add(
        DoubleBase1,
        "addition",
        "E + E -> P",
        [7, 0, 0, 0],
        switch::add_dedicated(f, e, e),
    );
    rows.add(
        DoubleBase1,
        "doubling",
        "P -> P",
        [3, 4, 0, 0],
        minus_one::dbl_projective(f, p),
    );
    rows.add(
        DoubleBase1,
        "doubling",
        "P -> E",
        [4, 4, 0, 0],
        minus_one::dbl_to_extended(f, p),
    );
    rows.add(
        DoubleBase1,
        "tripling",
        "P -> P",
        [9, 3, 0, 0],
        tripling::tripling(f, minus, p),
    );
    rows.add(
        DoubleBase1,
        "tripling",
        "P -> E",
        [11, 3, 0, 0],
        tripling::to_extended(f, minus, p),
    );
    rows.add(
        DoubleBase1,
        "doubling + mixed addition",
        "P -> E; E + A -> P",
        [10, 4, 0, 0],
        (
            minus_one::dbl_to_extended(f, p),
            switch::add_flat_dedicated(f, e, flat),
        ),
    );
    rows.add(
        DoubleBase1,
        "doubling + addition",
        "P -> E; E + E -> P",
        [11, 4, 0, 0],
        (
            minus_one::dbl_to_extended(f, p),
            switch::add_dedicated(f, e, e),
        ),
    );
    rows.add(
        DoubleBase1,
        "tripling + mixed addition",
        "P -> E; E + A -> P",
        [17, 3, 0, 0],
        (
            tripling::to_extended(f, minus, p),
            switch::add_flat_dedicated(f, e, flat),
        ),
    );
    rows.add(
        DoubleBase1,
        "tripling + addition",
        "P -> E; E + E -> P",
        [18, 3, 0, 0],
        (
            tripling::to_extended(f, minus, p),
            switch::add_dedicated(f, e, e),
        ),
    );
}

/// §7.2: what Table 5 is priced with. §1.1 prints what Hessian operations cost, S at 0.8M and constants left out.
pub(super) fn other_shapes(f: &Sorting<'_>, of: &Operands, rows: &mut Rows<'_>) {
    let Operands { p, q, j, h, hp, .. } = of;
    let root = &Kind::Small;
    rows.add(
        DoubleBase5,
        "tripling, old",
        "P -> P",
        [9, 4, 1, 0],
        tripling::older(f, &Kind::A, p),
    );
    rows.add(
        DoubleBase5,
        "doubling, a = -3",
        "J",
        [3, 5, 0, 0],
        multiples::dbl_minus_three(f, j),
    );
    rows.add(
        DoubleBase5,
        "tripling, a = -3",
        "J",
        [7, 7, 0, 0],
        multiples::tripling_minus_three(f, j),
    );
    rows.add(
        DoubleBase5,
        "mixed addition, a = -3",
        "J",
        [7, 4, 0, 0],
        traded::add_affine(f, j, q),
    );
    rows.add(
        DoubleBase5,
        "addition, a = -3",
        "J",
        [11, 5, 0, 0],
        traded::add(f, j, j),
    );
    rows.add(
        DoubleBase5,
        "doubling, Hessian",
        "P -> P",
        [6, 2, 0, 0],
        hessian::dbl(f, h, hp),
    );
    rows.add(
        DoubleBase5,
        "tripling, Hessian",
        "P -> P",
        [8, 4, 0, 0],
        hessian::tripling(f, h, hp),
    );
    rows.add(
        DoubleBase5,
        "tripling, Hessian, special fields",
        "P -> P",
        [6, 6, 0, 0],
        hessian::tripling_by_root(f, h, root, hp),
    );
    rows.add(
        DoubleBase5,
        "mixed addition, Hessian",
        "P + A -> P",
        [10, 0, 0, 0],
        hessian::add_affine_direct(f, h, hp, q),
    );
    rows.add(
        DoubleBase5,
        "addition, Hessian",
        "P + P -> P",
        [11, 0, 0, 0],
        hessian::add(f, h, hp, hp),
    );
}
