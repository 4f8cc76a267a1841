//! Short weighted lines `Σ i·L_i` in Edwards form: running sums, one line a lane.
//!
//! Cost: two unified additions for every point of a line (17M with a = −1).

use super::law::{Law, Operand};
use crate::coords::all_lanes;
use crate::coords::edwards::{Extended, extended};
use crate::msm::adder::Failed;
use crate::msm::bucket_lists::{Entry, MISSING, entry};
use crate::msm::running_sums::{Line, longest_first};
use crate::msm::table::Table;
use crate::ring::Lanes;
use crate::ring::outline::Outlined;

/// The weighted sum of every line, packed coordinates; `place` gives the row of a list's sum, if
/// there is one.
pub fn line_sums<R: Lanes, L: Law<Outlined<R>>>(
    f: &R,
    law: &L,
    table: &Table<R::Mem>,
    place: &dyn Fn(usize) -> Option<u32>,
    lines: &[Line],
    additions: &mut u64,
) -> Result<Vec<Extended<R::Mem>>, Failed> {
    // A small share of the work: calls keep one copy of each product.
    let f = &Outlined(*f);
    let nothing = R::empty();
    let mut out = vec![
        Extended {
            x: nothing,
            y: nothing,
            z: nothing,
            t: nothing
        };
        lines.len()
    ];
    for group in longest_first(lines).chunks(R::WIDTH) {
        let mut running = extended::identity(f);
        let mut total = running;
        for i in (1..lines[group[0]].len).rev() {
            let (rows, missing) = rows::<R>(table, place, lines, group, i);
            // Where no lane has a row there may be no table.
            if missing != all_lanes::<R>() {
                let operand = law.cached();
                let q = operand.load(f, table, &rows[..R::WIDTH], 0);
                let sum = operand.add(f, &running, &q, 0);
                if extended::failed(f, &sum) & !missing != 0 {
                    return Err(Failed);
                }
                running = extended::select(f, missing, &running, &sum);
            }
            total = law.add(f, &total, &running);
            if extended::failed(f, &total) != 0 {
                return Err(Failed);
            }
            *additions += 2 * group.len() as u64;
        }
        let mut m = [[nothing; 8]; 4];
        for (c, m) in [&total.x, &total.y, &total.z, &total.t]
            .into_iter()
            .zip(&mut m)
        {
            f.scatter(c, &mut m[..R::WIDTH]);
        }
        for (lane, &line) in group.iter().enumerate() {
            out[line] = Extended {
                x: m[0][lane],
                y: m[1][lane],
                z: m[2][lane],
                t: m[3][lane],
            };
        }
    }
    Ok(out)
}

/// The entries of row `i` of each line of the group, and the lanes where there is none.
fn rows<R: Lanes>(
    table: &Table<R::Mem>,
    place: &dyn Fn(usize) -> Option<u32>,
    lines: &[Line],
    group: &[usize],
    i: usize,
) -> ([Entry; 8], u8) {
    let mut entries = [MISSING; 8];
    let mut missing = all_lanes::<R>();
    for (lane, &line) in group.iter().enumerate() {
        if i >= lines[line].len {
            continue;
        }
        if let Some(row) = place(lines[line].start + i) {
            entries[lane] = entry(table.layout(), row, 0);
            missing &= !(1 << lane);
        }
    }
    (entries, missing)
}
