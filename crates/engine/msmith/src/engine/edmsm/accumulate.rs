//! Sums of lists in Edwards form, over the same lists as affine sums: running sums side by side in the lanes, one bucket a
//! lane, by unified additions; and the short weighted lines `Σ i·L_i` that end a fold, one line a lane.
//!
//! There is no tree, no inversion and no second pass: a point is read once, its running sum stays in the nearest cache.
//! Lists of like length stand side by side ([`crate::msm::bucket_lists`]), so that the lanes of a group end together.
//! **Cost**: a bucket of n points takes `7(n − 1) + 1` products (a = −1; 8 for any a), where batch-affine addition takes
//! `6(n − 1)`; two additions for every point of a line.
//!
//! **Safety.** The law is complete on the subgroup of odd order only (and on the whole curve where a is a square and d is
//! not). An exceptional addition leaves `Z = 0`; every sum is looked at, and [`Failed`] is the answer, never a wrong point.
//! Source: [`crate::coords::edwards`].

use super::law::{Law, Operand};
use crate::coords::all_lanes;
use crate::coords::edwards::{Extended, extended};
use crate::msm::accumulate::OnStep;
use crate::msm::adder::{Adder, Failed};
use crate::msm::bucket_lists::{Entry, Lists, MISSING, entry, index};
use crate::msm::running_sums::{Line, longest_first};
use crate::msm::table::{BucketSums, Table};
use crate::ring::Lanes;
use crate::ring::outline::Outlined;
use msmith_core::enter;

/// Ring and law.
#[derive(Debug, Clone, Copy)]
pub struct EdwardsCx<R, L> {
    /// The ring.
    pub f: R,
    /// The addition law.
    pub law: L,
}

impl<R: Lanes, L: Law<R> + Law<Outlined<R>>> Adder<R> for EdwardsCx<R, L> {
    /// Additions done, every lane counted.
    type Work = u64;
    type Sum = Extended<R::Mem>;

    fn work(&self) -> u64 {
        0
    }
    fn bytes(_: &u64) -> usize {
        size_of::<u64>()
    }
    fn additions(work: &mut u64) -> u64 {
        core::mem::take(work)
    }
    fn sum_points(
        &self,
        points: &Table<R::Mem>,
        lists: &Lists,
        sums: &mut Table<R::Mem>,
        work: &mut u64,
        on_step: OnStep<'_>,
    ) -> Result<(), Failed> {
        let operand = <L as Law<R>>::kept(&self.law);
        sum_lists(self, &operand, points, lists, sums, work, on_step)
    }
    fn sum_sums(
        &self,
        sums: &Table<R::Mem>,
        lists: &Lists,
        again: &mut Table<R::Mem>,
        work: &mut u64,
    ) -> Result<(), Failed> {
        let operand = <L as Law<R>>::cached(&self.law);
        sum_lists(self, &operand, sums, lists, again, work, &|_| true)
    }
    fn sum_lines(
        &self,
        sums: &Table<R::Mem>,
        place: &dyn Fn(usize) -> Option<u32>,
        lines: &[Line],
        work: &mut u64,
    ) -> Result<Vec<Self::Sum>, Failed> {
        line_sums(&self.f, &self.law, sums, place, lines, work)
    }
}

/// Groups between two words to the caller.
const BETWEEN: usize = 64;
/// How many steps ahead points are asked for.
const AHEAD: usize = 2;

/// Sums every list of rows of `src`, as `operand` reads them, into its row of `out`: the law's
/// cached form. `on_step` is called with the part that is done; the answer `false` stops the sum as if it had failed.
fn sum_lists<R: Lanes, L: Law<R>, Q: Operand<R>>(
    cx: &EdwardsCx<R, L>,
    operand: &Q,
    src: &Table<R::Mem>,
    lists: &Lists,
    out: &mut Table<R::Mem>,
    additions: &mut u64,
    on_step: OnStep<'_>,
) -> Result<(), Failed> {
    let columns = <L::Cached as Operand<R>>::COLUMNS;
    out.reset(lists.rows(), columns);
    let mut pieces = Table::new(lists.pieces(), columns);
    let mut sums = BucketSums {
        lists: out.rows_mut(),
        pieces: pieces.rows_mut(),
    };
    enter!(
        cx.f,
        sum_groups(cx, operand, src, lists, &mut sums, additions, on_step)
    )?;
    lists.join(&pieces, &mut out.rows_mut(), |lists, whole| {
        let of_sums = cx.law.cached();
        sum_lists(cx, &of_sums, &pieces, lists, whole, additions, on_step)
    })
}

#[inline(always)]
fn sum_groups<R: Lanes, L: Law<R>, Q: Operand<R>>(
    EdwardsCx { f, law }: &EdwardsCx<R, L>,
    operand: &Q,
    src: &Table<R::Mem>,
    lists: &Lists,
    out: &mut BucketSums<'_, R::Mem>,
    additions: &mut u64,
    on_step: OnStep<'_>,
) -> Result<(), Failed> {
    let all = lists.groups().len();
    for (g, group) in lists.groups().iter().enumerate() {
        if g % BETWEEN == 0 && !on_step(g as f64 / all as f64) {
            return Err(Failed);
        }
        let len = group.len as usize;
        let steps = lists.entries_from(group.leaf, R::WIDTH);
        let mut sum = extended::identity(f);
        for k in 0..len {
            let lanes = &steps[k * R::WIDTH..][..R::WIDTH];
            let negative = f.flags(lanes, 0);
            let q = operand.load(f, src, lanes, negative);
            // After the loads, which would wait behind these.
            if let Some(later) = steps.get((k + AHEAD) * R::WIDTH..(k + AHEAD + 1) * R::WIDTH) {
                prefetch::<R, Q>(f, src, later);
            }
            let next = if k == 0 {
                operand.first(f, &q, negative)
            } else {
                operand.add(f, &sum, &q, negative)
            };
            let missing = f.flags(lanes, MISSING.ilog2());
            if extended::failed(f, &next) & !missing != 0 {
                return Err(Failed);
            }
            sum = match missing {
                0 => next,
                _ => extended::select(f, missing, &sum, &next),
            };
            if k > 0 {
                *additions += u64::from(R::WIDTH as u32 - missing.count_ones());
            }
        }
        store(f, law, &sum, lists, g, out);
    }
    Ok(())
}

/// Asks for the rows of some entries.
#[inline(always)]
fn prefetch<R: Lanes, Q: Operand<R>>(f: &R, src: &Table<R::Mem>, lanes: &[Entry]) {
    for &e in lanes {
        for k in 0..Q::COLUMNS as u32 {
            f.prefetch(&src.mem, index(e) + k);
        }
    }
}

/// Writes the sums of a group.
#[inline(always)]
fn store<R: Lanes, L: Law<R>>(
    f: &R,
    law: &L,
    sum: &Extended<R::El>,
    lists: &Lists,
    group: usize,
    out: &mut BucketSums<'_, R::Mem>,
) {
    let columns = law.cache(f, sum);
    for (k, x) in columns.iter().enumerate().take(out.lists.stride) {
        let mut m = [R::empty(); 8];
        f.scatter(x, &mut m[..R::WIDTH]);
        for (lane, place) in lists.places(group, R::WIDTH).enumerate() {
            let (row, finite) = out.at(place);
            row[k] = m[lane];
            *finite = true;
        }
    }
}

/// The weighted sum of every line, packed coordinates; `place` gives the row of a list's sum, if
/// there is one.
fn line_sums<R: Lanes, L: Law<Outlined<R>>>(
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
