//! Rows that are in neither paper.

use super::Table::Further;
use super::operands::{Operands, Rows};
use crate::coords::edwards::{Coefficient, general, minus_one, quintupling, switch};
use crate::coords::hessian;
use crate::coords::quintupling::quintupling as jacobian_quintupling;
use msmith_core::coords::A;
use msmith_core::meter::op_kinds::{Kind, Sorting};

/// Twisted Edwards, Jacobian and twisted Hessian.
pub(super) fn rows(f: &Sorting<'_>, of: &Operands, rows: &mut Rows<'_>) {
    let Operands {
        k,
        p,
        e,
        q,
        flat,
        j,
        h,
        hp,
    } = of;
    let any = &Coefficient::Any(Kind::A);
    rows.add(
        Further,
        "quintupling",
        "P -> E",
        [17, 3, 1, 0],
        quintupling::to_extended(f, any, p),
    );
    rows.add(
        Further,
        "quintupling",
        "A -> E",
        [15, 2, 1, 0],
        quintupling::affine_to_extended(f, any, q),
    );
    rows.add(
        Further,
        "doubling",
        "A -> E",
        [3, 4, 1, 0],
        switch::dbl_affine(f, any, q),
    );
    rows.add(
        Further,
        "doubling, T known",
        "A -> E",
        [3, 3, 1, 0],
        switch::dbl_flat(f, any, flat),
    );
    rows.add(
        Further,
        "doubling, T known",
        "A -> P",
        [2, 3, 1, 0],
        switch::dbl_flat_projective(f, any, flat),
    );
    rows.add(
        Further,
        "quintupling",
        "A -> P",
        [14, 2, 1, 0],
        quintupling::affine(f, any, q),
    );
    rows.add(
        Further,
        "addition, a = -1",
        "A + A -> E",
        [6, 0, 0, 0],
        switch::add_flats_dedicated(f, flat, flat),
    );
    rows.add(
        Further,
        "addition, a = -1",
        "E + A -> E",
        [7, 0, 0, 0],
        minus_one::add_flat_dedicated(f, e, flat),
    );
    rows.add(
        Further,
        "addition, a = -1",
        "E + E -> E",
        [8, 0, 0, 0],
        minus_one::add_dedicated(f, e, e),
    );
    rows.add(
        Further,
        "sum and difference, a = -1",
        "E, E -> E, E",
        [14, 0, 0, 0],
        switch::sum_and_difference(f, e, e),
    );
    rows.add(
        Further,
        "sum and difference, a = -1",
        "E, A -> E, E",
        [13, 0, 0, 0],
        switch::sum_and_difference_flat(f, e, flat),
    );
    rows.add(
        Further,
        "sum and difference, a = -1",
        "A, A -> E, E",
        [12, 0, 0, 0],
        switch::sum_and_difference_flats(f, flat, flat),
    );
    rows.add(
        Further,
        "2Q + P, nothing kept",
        "P -> E; E + A -> P",
        [11, 4, 2, 0],
        (
            general::dbl_to_extended(f, k, p),
            switch::add_general_flat_dedicated(f, k, e, flat),
        ),
    );
    rows.add(
        Further,
        "quintupling, a = 0",
        "J",
        [13, 8, 0, 0],
        jacobian_quintupling(f, &A::Zero, j),
    );
    rows.add(
        Further,
        "quintupling, any a",
        "J",
        [13, 10, 1, 0],
        jacobian_quintupling(f, &A::General(Kind::A), j),
    );
    rows.add(
        Further,
        "mixed addition, Hessian, fewest products",
        "P + A -> P",
        [9, 0, 0, 0],
        hessian::add_affine(f, h, hp, q),
    );
    rows.add(
        Further,
        "addition, Hessian, fewest additions",
        "P + P -> P",
        [12, 0, 0, 0],
        hessian::add_direct(f, h, hp, hp),
    );
    rows.add(
        Further,
        "doubling, Hessian, older",
        "P -> P",
        [7, 1, 0, 0],
        hessian::dbl_older(f, h, hp),
    );
}
