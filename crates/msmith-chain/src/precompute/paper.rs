//! The plan of 003's "Pre cost": multiples of P, of Q, then sums of one of each.

use super::rule::Prices;
use super::{Plan, Step};
use crate::digit::Digit;

/// `on_axis` makes the plan of points on one axis from the axis' first point.
pub fn plan(wanted: &[Digit], prices: &Prices, on_axis: impl Fn(&[Digit], Digit) -> Plan) -> Plan {
    let (mixed, pure): (Vec<Digit>, Vec<Digit>) = wanted.iter().partition(|d| d.x != 0 && d.y != 0);
    let mut all = Plan::default();
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
        let [sum, _, _]: [Step; 3] = prices.sums(Digit::single(d.x), Digit::pair(0, d.y));
        all.steps.push(sum);
    }
    all
}
