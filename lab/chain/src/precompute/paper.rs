//! The plan of double-base "Pre cost": multiples of P, of Q, then sums of one of each.

use super::rule::Rates;
use super::{TablePlan, TableStep};
use crate::digit::Digit;

/// `on_axis` makes the plan of points on one axis from the axis' first point.
pub fn plan(
    wanted: &[Digit],
    prices: &Rates,
    on_axis: impl Fn(&[Digit], Digit) -> TablePlan,
) -> TablePlan {
    let (mixed, pure): (Vec<Digit>, Vec<Digit>) = wanted.iter().partition(|d| d.x != 0 && d.y != 0);
    let mut all = TablePlan::default();
    let parts = mixed
        .iter()
        .flat_map(|d| [Digit::single(d.x), Digit::pair(0, d.y)]);
    let mut axes: Vec<Digit> = pure
        .iter()
        .copied()
        .chain(parts)
        .map(Digit::stored)
        .collect();
    axes.retain(|d| !d.is_affine());
    axes.sort_unstable();
    axes.dedup();
    let (p, q): (Vec<Digit>, Vec<Digit>) = axes.into_iter().partition(|d| d.y == 0);
    for (axis, first) in [(p, Digit::single(1)), (q, Digit::pair(0, 1))] {
        all.steps.extend(on_axis(&axis, first).steps);
    }
    for d in mixed {
        let [sum, _, _]: [TableStep; 3] = prices.sums(Digit::single(d.x), Digit::pair(0, d.y));
        all.steps.push(sum);
    }
    all
}
