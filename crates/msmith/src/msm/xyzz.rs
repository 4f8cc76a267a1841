//! Sums in XYZZ coordinates: running sums side by side in the lanes, one bucket a lane.
//!
//! Buckets as most libraries keep them, and what El Housni and Botrel compare the Edwards form with
//! (*EdMSM*, TCHES 2023(3), section 4.3): no batches, no inversions, 10 products an addition where
//! batch-affine addition takes 6. It is here to be measured, the planner does not choose it.
//!
//! Cost: 8M + 2S for every point of a bucket after the first, 12M + 2S for every addition of sums.

use super::accumulate::{Cx, OnStep};
use super::adder::{Adder, Failed};
use super::bucket_lists::{Entry, Lists, MISSING, entry, index};
use super::running_sums::{Line, longest_first};
use super::table::{BucketSums, Table};
use crate::coords::xyzz::Point;
use crate::coords::{Affine, Coords, Xyzz, all_lanes};
use crate::ring::Lanes;
use crate::ring::outline::Outlined;
use core::convert::Infallible;

/// Ring and curve, for sums in XYZZ coordinates of affine points `x, y`.
#[derive(Clone, Copy)]
pub struct Running<R: Lanes>(pub Cx<R>);

/// Additions done, lanes counted.
#[derive(Debug, Default)]
pub struct XyzzCount(u64);

/// Columns of a sum's row: X, Y, ZZ, ZZZ.
const COLUMNS: usize = 4;
/// How many steps ahead points are asked for.
const AHEAD: usize = 2;

impl<R: Lanes> Adder<R> for Running<R> {
    type Work = XyzzCount;
    type Sum = Point<R::Mem>;

    fn work(&self) -> XyzzCount {
        XyzzCount::default()
    }
    fn bytes(_: &XyzzCount) -> usize {
        size_of::<XyzzCount>()
    }
    fn additions(work: &mut XyzzCount) -> u64 {
        core::mem::take(&mut work.0)
    }
    fn sum_points(
        &self,
        points: &Table<R::Mem>,
        lists: &Lists,
        sums: &mut Table<R::Mem>,
        work: &mut XyzzCount,
        _on_step: OnStep<'_>,
    ) -> Result<(), Failed> {
        sum_lists(&self.0, &Mixed, points, lists, sums, &mut work.0);
        Ok(())
    }
    fn sum_sums(
        &self,
        sums: &Table<R::Mem>,
        lists: &Lists,
        again: &mut Table<R::Mem>,
        work: &mut XyzzCount,
    ) -> Result<(), Failed> {
        sum_lists(&self.0, &Full, sums, lists, again, &mut work.0);
        Ok(())
    }
    fn sum_lines(
        &self,
        sums: &Table<R::Mem>,
        place: &dyn Fn(usize) -> Option<u32>,
        lines: &[Line],
        work: &mut XyzzCount,
    ) -> Result<Vec<Point<R::Mem>>, Failed> {
        Ok(line_sums(&self.0, sums, place, lines, &mut work.0))
    }
}

/// What a table's rows are, as second operands.
trait XyzzOperand<R: Lanes> {
    /// `p` and the points of some entries, none in the lanes of `missing`; `p` is `None` at first.
    fn add(
        cx: &Cx<R>,
        p: Option<&Point<R::El>>,
        table: &Table<R::Mem>,
        lanes: &[Entry],
        missing: u8,
    ) -> Point<R::El>;
}

/// Affine points.
struct Mixed;
/// Sums.
struct Full;

/// Column `k` of every entry.
#[inline(always)]
fn column<R: Lanes>(f: &R, table: &Table<R::Mem>, lanes: &[Entry], k: u32) -> R::El {
    let mut at = [0; 8];
    for (at, e) in at.iter_mut().zip(lanes) {
        *at = index(*e) + k;
    }
    f.gather_at(&table.mem, &at)
}

impl<R: Lanes> XyzzOperand<R> for Mixed {
    #[inline(always)]
    fn add(
        cx: &Cx<R>,
        p: Option<&Point<R::El>>,
        table: &Table<R::Mem>,
        lanes: &[Entry],
        missing: u8,
    ) -> Point<R::El> {
        let f = &cx.f;
        let mut q = Affine {
            x: column(f, table, lanes, 0),
            y: column(f, table, lanes, 1),
        };
        let negative = f.flags(lanes, 0);
        if negative != 0 {
            q.y = f.select(negative, &f.norm(&f.neg::<1>(&q.y)), &q.y);
        }
        match p {
            Some(p) => Xyzz::add_affine(f, &cx.a, p, &q, missing),
            None => Xyzz::from_affine_or(f, &q, missing),
        }
    }
}

impl<R: Lanes> XyzzOperand<R> for Full {
    #[inline(always)]
    fn add(
        cx: &Cx<R>,
        p: Option<&Point<R::El>>,
        table: &Table<R::Mem>,
        lanes: &[Entry],
        missing: u8,
    ) -> Point<R::El> {
        let f = &cx.f;
        let mut q = Point {
            x: column(f, table, lanes, 0),
            y: column(f, table, lanes, 1),
            zz: column(f, table, lanes, 2),
            zzz: column(f, table, lanes, 3),
        };
        if missing != 0 {
            q = Xyzz::select(f, missing, &Xyzz::infinity(f), &q);
        }
        match p {
            Some(p) => Xyzz::add(f, &cx.a, p, &q),
            None => q,
        }
    }
}

/// Sums every list into its row of `out`; rows of lists that sum to infinity are infinite.
fn sum_lists<R: Lanes, Q: XyzzOperand<R>>(
    cx: &Cx<R>,
    operand: &Q,
    src: &Table<R::Mem>,
    lists: &Lists,
    out: &mut Table<R::Mem>,
    additions: &mut u64,
) {
    out.reset(lists.rows(), COLUMNS);
    let mut pieces = Table::new(lists.pieces(), COLUMNS);
    let mut sums = BucketSums {
        lists: out.rows_mut(),
        pieces: pieces.rows_mut(),
    };
    cx.f.enter(
        #[inline(always)]
        || sum_groups(cx, operand, src, lists, &mut sums, additions),
    );
    let sum = |lists: &Lists, whole: &mut Table<R::Mem>| {
        sum_lists(cx, &Full, &pieces, lists, whole, additions);
        Ok::<(), Infallible>(())
    };
    let Ok(()) = lists.join(&pieces, &mut out.rows_mut(), sum);
}

#[inline(always)]
fn sum_groups<R: Lanes, Q: XyzzOperand<R>>(
    cx: &Cx<R>,
    _: &Q,
    src: &Table<R::Mem>,
    lists: &Lists,
    out: &mut BucketSums<'_, R::Mem>,
    additions: &mut u64,
) {
    let f = &cx.f;
    for (g, group) in lists.groups().iter().enumerate() {
        let steps = lists.entries_from(group.leaf, R::WIDTH);
        let mut sum = None;
        for k in 0..group.len as usize {
            let lanes = &steps[k * R::WIDTH..][..R::WIDTH];
            if let Some(later) = steps.get((k + AHEAD) * R::WIDTH..(k + AHEAD + 1) * R::WIDTH) {
                for &e in later {
                    for c in 0..src.stride as u32 {
                        f.prefetch(&src.mem, index(e) + c);
                    }
                }
            }
            let missing = cx.f.flags(lanes, MISSING.ilog2());
            let next = Q::add(cx, sum.as_ref(), src, lanes, missing);
            if sum.is_some() {
                *additions += u64::from(R::WIDTH as u32 - missing.count_ones());
            }
            sum = Some(next);
        }
        if let Some(sum) = sum {
            store(f, &sum, lists, g, out);
        }
    }
}

/// Writes the sums of a group.
#[inline(always)]
fn store<R: Lanes>(
    f: &R,
    sum: &Point<R::El>,
    lists: &Lists,
    group: usize,
    out: &mut BucketSums<'_, R::Mem>,
) {
    let infinite = Xyzz::infinite(f, sum);
    for (k, x) in [&sum.x, &sum.y, &sum.zz, &sum.zzz].into_iter().enumerate() {
        let mut m = [R::empty(); 8];
        f.scatter(x, &mut m[..R::WIDTH]);
        for (lane, place) in lists.places(group, R::WIDTH).enumerate() {
            let (row, finite) = out.at(place);
            row[k] = m[lane];
            *finite = infinite >> lane & 1 == 0;
        }
    }
}

/// `Σ i·L_i` of every line by running sums, one line a lane: two full additions for every point.
fn line_sums<R: Lanes>(
    cx: &Cx<R>,
    table: &Table<R::Mem>,
    place: &dyn Fn(usize) -> Option<u32>,
    lines: &[Line],
    additions: &mut u64,
) -> Vec<Point<R::Mem>> {
    // A small share of the work: calls keep one copy of each product.
    let f = &Outlined(cx.f);
    let cx = &Cx { f: *f, a: cx.a };
    let mut out = Vec::new();
    let nothing = R::empty();
    out.resize(
        lines.len(),
        Point {
            x: nothing,
            y: nothing,
            zz: nothing,
            zzz: nothing,
        },
    );
    for group in longest_first(lines).chunks(R::WIDTH) {
        let mut running = Xyzz::infinity(f);
        let mut total = running;
        for i in (1..lines[group[0]].len).rev() {
            let mut entries = [MISSING; 8];
            let mut missing = all_lanes::<R>();
            for (lane, &line) in group.iter().enumerate() {
                let at = (i < lines[line].len).then(|| place(lines[line].start + i));
                if let Some(row) = at.flatten() {
                    entries[lane] = entry(table.layout(), row, 0);
                    missing &= !(1 << lane);
                }
            }
            // Where no lane has a row there may be no table.
            if missing != all_lanes::<R>() {
                let lanes = &entries[..R::WIDTH];
                running = Full::add(cx, Some(&running), table, lanes, missing);
            }
            total = Xyzz::add(f, &cx.a, &total, &running);
            *additions += 2 * group.len() as u64;
        }
        let mut m = [[nothing; 8]; COLUMNS];
        for (c, m) in [&total.x, &total.y, &total.zz, &total.zzz]
            .into_iter()
            .zip(&mut m)
        {
            f.scatter(c, &mut m[..R::WIDTH]);
        }
        for (lane, &line) in group.iter().enumerate() {
            out[line] = Point {
                x: m[0][lane],
                y: m[1][lane],
                zz: m[2][lane],
                zzz: m[3][lane],
            };
        }
    }
    out
}
