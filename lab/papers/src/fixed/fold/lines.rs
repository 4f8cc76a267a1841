//! Row and column sums, as the engine folds, one addition after the other.
//!
//! **Mathematics.** With `weight = row·u + col·v` the sum is `u·Σ row·R_row + v·Σ col·C_col`, R and C the sums of
//! rows and columns. Row 0 and column 0 weigh nothing and are not summed.
//!
//! **Cost.** For m nonempty buckets in r rows and c columns, those of number 0 not counted: `2m − r − c` for the
//! sums, less the buckets in row or column 0, at most 2(r' − 1) and 2(c' − 1) for the two weighted sums, r' and
//! c' the last row and column, and one to put them together if u and v are units. In the sector of a hexagon,
//! where the Eisenstein digits are, that comes to 2m + 1.15·√m.

use super::Group;
use super::{unit, unit_times, weighted};
use msmith_core::recode::Small;

/// `Σ weight(b)·sums[b]` with `weight(b) = row·units[0] + col·units[1]`, `(row, col) = place(b)`.
/// `None` if the units need an endomorphism that is not there.
pub fn fold<G: Group>(
    group: &G,
    place: &dyn Fn(u32) -> (u32, u32),
    units: [Small; 2],
    sums: &[G::Point],
) -> Option<G::Point> {
    let places: Vec<(u32, u32)> = (0..sums.len() as u32).map(place).collect();
    let side = |line: &dyn Fn(&(u32, u32)) -> u32| {
        let count = places.iter().map(line).max().map_or(0, |l| l as usize + 1);
        let mut lines = vec![group.identity(); count];
        for (sum, place) in sums.iter().zip(&places) {
            let line = line(place) as usize;
            if line > 0 {
                lines[line] = group.add(&lines[line], sum);
            }
        }
        weighted(group, &lines)
    };
    let rows = times(group, units[0], &side(&|p| p.0))?;
    let cols = times(group, units[1], &side(&|p| p.1))?;
    Some(group.add(&rows, &cols))
}

fn times<G: Group>(group: &G, k: Small, p: &G::Point) -> Option<G::Point> {
    match unit(k) {
        Some(unit) => unit_times(group, unit, p),
        None if k.y != 0 && group.turn(p).is_none() => None,
        None => Some(group.small(p, k)),
    }
}
