//! Rows of [`MultiBase`](msmith_chain::MultiBase).

use super::Table::{
    MultiBase1, MultiBase2, MultiBase3, MultiBase4, MultiBase8, MultiBase9, MultiBase10,
};
use super::operands::{Operands, Rows};
use crate::coords::edwards::{Coefficient, fused, projective, quintupling, tripling};
use crate::coords::fused::dbl_add_affine;
use crate::coords::multiples;
use crate::coords::multiples::quintupling_minus_three;
use crate::coords::{traded, untwisted};
use msmith_core::meter::op_kinds::{Kind, Sorting};

/// Table 1.
pub(super) fn summary(f: &Sorting<'_>, of: &Operands, rows: &mut Rows<'_>) {
    let Operands { k, p, q, j, .. } = of;
    let one = &Coefficient::One;
    let near = &fused::Addend::new(f, k, p);
    let near_affine = &fused::Addend::affine(f, k, q);
    let dbl_near_affine = &fused::DblAddend::affine(f, k, q);
    rows.given();
    rows.add(
        MultiBase1,
        "P + Q, mixed",
        "P",
        [9, 1, 0, 0],
        fused::add(f, near_affine, p),
    );
    rows.add(
        MultiBase1,
        "P + Q",
        "P",
        [10, 1, 0, 0],
        fused::add(f, near, p),
    );
    rows.add(MultiBase1, "2P", "P", [3, 4, 0, 0], untwisted::dbl(f, p));
    rows.add(
        MultiBase1,
        "3P",
        "P",
        [9, 3, 0, 0],
        tripling::tripling(f, one, p),
    );
    rows.add(
        MultiBase1,
        "2Q + P, mixed",
        "P",
        [11, 4, 0, 0],
        fused::dbl_add(f, one, dbl_near_affine, p),
    );
    rows.add(
        MultiBase1,
        "5P",
        "P",
        [15, 3, 0, 0],
        quintupling::quintupling(f, one, p),
    );
    rows.add(
        MultiBase1,
        "P + Q, mixed",
        "J",
        [7, 4, 0, 0],
        traded::add_affine(f, j, q),
    );
    rows.add(
        MultiBase1,
        "P + Q",
        "J",
        [11, 5, 0, 0],
        traded::add(f, j, j),
    );
    rows.add(
        MultiBase1,
        "2P",
        "J",
        [3, 5, 0, 0],
        multiples::dbl_minus_three(f, j),
    );
    rows.add(
        MultiBase1,
        "3P",
        "J",
        [7, 7, 0, 0],
        multiples::tripling_minus_three(f, j),
    );
    rows.add(
        MultiBase1,
        "2Q + P, mixed",
        "J",
        [11, 7, 0, 0],
        dbl_add_affine(f, j, q),
    );
    rows.add(
        MultiBase1,
        "5P",
        "J",
        [9, 13, 0, 0],
        quintupling_minus_three(f, j),
    );
}

/// Tables 2 to 4 and 8 to 10.
pub(super) fn formulas(f: &Sorting<'_>, of: &Operands, rows: &mut Rows<'_>) {
    let Operands { k, p, q, .. } = of;
    let any = &Coefficient::Any(Kind::A);
    let near = &fused::Addend::new(f, k, p);
    let dbl_near = &fused::DblAddend::new(f, k, p);
    let dbl_near_affine = &fused::DblAddend::affine(f, k, q);
    rows.given();
    rows.add(
        MultiBase2,
        "P + Q, kept",
        "P",
        [10, 1, 0, 0],
        fused::add(f, near, p),
    );
    rows.add(
        MultiBase2,
        "what is kept for P + Q",
        "P",
        [1, 0, 2, 1],
        fused::Addend::new(f, k, p),
    );
    rows.add(
        MultiBase3,
        "2Q + P, kept",
        "P",
        [12, 4, 1, 0],
        fused::dbl_add(f, any, dbl_near, p),
    );
    rows.add(
        MultiBase3,
        "what is kept for 2Q + P",
        "P",
        [4, 1, 2, 1],
        fused::DblAddend::new(f, k, p),
    );
    rows.add(
        MultiBase3,
        "2Q + P, kept, mixed",
        "P",
        [11, 4, 1, 0],
        fused::dbl_add(f, any, dbl_near_affine, p),
    );
    rows.add(
        MultiBase3,
        "2Q + P, mixed",
        "P",
        [12, 4, 3, 1],
        (
            fused::DblAddend::affine(f, k, q),
            fused::dbl_add(f, any, dbl_near_affine, p),
        ),
    );
    rows.add(
        MultiBase3,
        "2Q + P, not dedicated",
        "P",
        [13, 5, 1, 1],
        (projective::dbl(f, k, p), projective::add(f, k, p, p)),
    );
    rows.add(
        MultiBase4,
        "5P",
        "P -> P",
        [15, 3, 1, 0],
        quintupling::quintupling(f, any, p),
    );
    rows.add(
        MultiBase4,
        "4P + P",
        "P",
        [15, 9, 3, 1],
        (
            projective::dbl(f, k, p),
            projective::dbl(f, k, p),
            projective::add(f, k, p, p),
        ),
    );
    rows.add(
        MultiBase4,
        "2P + 3P",
        "P",
        [22, 8, 3, 1],
        (
            projective::dbl(f, k, p),
            tripling::tripling(f, any, p),
            projective::add(f, k, p, p),
        ),
    );
    rows.add(
        MultiBase8,
        "P + Q",
        "P",
        [10, 1, 1, 1],
        projective::add(f, k, p, p),
    );
    rows.add(
        MultiBase9,
        "2P",
        "P",
        [3, 4, 1, 0],
        projective::dbl(f, k, p),
    );
    rows.add(
        MultiBase10,
        "3P",
        "P",
        [9, 3, 1, 0],
        tripling::tripling(f, any, p),
    );
}
