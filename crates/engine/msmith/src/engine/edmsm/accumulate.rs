//! Sums of lists in Edwards form: one running sum a lane.
//!
//! Lists of like length stand side by side ([`crate::msm::bucket_lists`]), so that the lanes of a group
//! end together. Cost: one product for the first point of a list, then 7M (a = −1) or 8M an addition.

use super::adder::EdwardsCx;
use super::law::{Law, Operand};
use crate::coords::edwards::{Extended, extended};
use crate::msm::accumulate::OnStep;
use crate::msm::adder::Failed;
use crate::msm::bucket_lists::{Entry, Lists, MISSING, index};
use crate::msm::table::{BucketSums, Table};
use crate::ring::Lanes;

/// Groups between two words to the caller.
const BETWEEN: usize = 64;
/// How many steps ahead points are asked for.
const AHEAD: usize = 2;

/// Sums every list of rows of `src`, as `operand` reads them, into its row of `out`: the law's
/// cached form. `on_step` is called with the part that is done; the answer `false` stops the sum as if it had failed.
pub fn sum_lists<R: Lanes, L: Law<R>, Q: Operand<R>>(
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
    cx.f.enter(
        #[inline(always)]
        || sum_groups(cx, operand, src, lists, &mut sums, additions, on_step),
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
