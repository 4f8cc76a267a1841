//! Sums of many short lists of points: the one hot path of the engine.
//!
//! The lists stand side by side in the lanes ([`super::bucket_lists`]), one list a lane, so that only the
//! first level of the pairwise tree gathers from memory; later levels read whole vectors. A *chunk* of
//! groups is small enough for the cache. Chunks are in flight together, each one level further than
//! the next, and share one inversion a step: level 1 of a chunk, level 2 of the one before it, and
//! so on.
//!
//! Cost: `length − 1` additions a list, 5M + 1S each, and one inversion a step.

use super::bucket_lists::{Entry, LaneGroup, Lists, MISSING};
use super::gather::{abscissa, any, operand, ordinate, prefetch};
use super::table::{BucketSums, RowsMut, Table, View};
use super::vectors::{SplitParts, Vector};
use super::work::{Chunk, INNER, Live, StepJob, Work, chunk_len};
use crate::coords::affine::Summand;
use crate::coords::{A, Affine, affine, all_lanes};
use crate::ring::Lanes;
use core::convert::Infallible;
use core::ops::Range;
use msmith_core::enter;

/// Ring and curve coefficient.
#[derive(Clone, Copy)]
pub struct Cx<R: Lanes> {
    /// The ring.
    pub f: R,
    /// Coefficient a of the curve, in all lanes.
    pub a: A<R::El>,
}

/// Gets the part of a sum that is done, from 0 to 1; returns `false` if the sum is no longer wanted.
pub type OnStep<'a> = &'a dyn Fn(f64) -> bool;

/// Sums every list into its row of `out`, a table of two coordinates; rows of lists that sum to
/// infinity are infinite. One copy for all callers.
#[inline(never)]
pub fn sum_lists<R: Lanes>(
    cx: &Cx<R>,
    src: &Table<R::Mem>,
    lists: &Lists,
    out: &mut Table<R::Mem>,
    work: &mut Work<R::El>,
) {
    out.reset(lists.rows(), 2);
    // Nobody stops it.
    let _ = sum_lists_into(cx, src, lists, out.rows_mut(), work, &|_| true);
}

/// [`sum_lists`] into rows that are infinite so far, which calls `on_step` after each step with the part that is done;
/// stopped, `false`, where that answers `false`.
#[must_use]
pub fn sum_lists_into<R: Lanes>(
    cx: &Cx<R>,
    src: &Table<R::Mem>,
    lists: &Lists,
    mut out: RowsMut<'_, R::Mem>,
    work: &mut Work<R::El>,
    on_step: OnStep<'_>,
) -> bool {
    let mut pieces = Table::new(lists.pieces(), 2);
    let mut sums = BucketSums {
        lists: out.reborrow(),
        pieces: pieces.rows_mut(),
    };
    let finished = enter!(
        cx.f,
        sum_groups(cx, &src.view(), lists, &mut sums, work, on_step)
    );
    let sum = |lists: &Lists, whole: &mut Table<R::Mem>| {
        sum_lists(cx, &pieces, lists, whole, work);
        Ok::<(), Infallible>(())
    };
    finished && lists.join(&pieces, &mut out, sum).is_ok()
}

/// Points that come one vector after the other. Not a closure: that would be compiled without the
/// ring's instructions.
pub trait Source<R: Lanes> {
    /// The next points, and the mask of the lanes that have none.
    fn next(&mut self, f: &R) -> Option<(Affine<R::El>, u8)>;
}

/// The sum, lane by lane, of all points of a source, with the mask of its infinite lanes. Every
/// vector is added to one of twice as many running sums as a chunk has additions, so that an inversion
/// serves all of these. To be called where the ring's instructions are enabled.
#[inline(always)]
pub fn sum_stream<R: Lanes>(
    cx: &Cx<R>,
    work: &mut Work<R::El>,
    source: &mut impl Source<R>,
) -> Option<(Affine<R::El>, u8)> {
    let most = 2 * chunk_len(size_of::<R::El>());
    // Running sum k is vector 2k, and what is to be added to it vector 2k + 1.
    let mut sums = 0;
    while sums < most && take(&cx.f, work, source, 2 * sums) {
        sums += 1;
    }
    loop {
        let mut more = 0;
        while more < sums && take(&cx.f, work, source, 2 * more + 1) {
            more += 1;
        }
        if more == 0 {
            break;
        }
        add_neighbours(cx, work, more, 2);
    }
    for k in 0..sums {
        work.vectors.parts().copy(2 * k, k);
    }
    while sums > 1 {
        add_neighbours(cx, work, sums / 2, 1);
        if sums % 2 == 1 {
            work.vectors.parts().copy(sums - 1, sums / 2);
        }
        sums = sums.div_ceil(2);
    }
    (sums == 1).then(|| {
        let v = work.vectors.parts().get::<R>(0);
        (v.p, v.inf)
    })
}

/// The next points of a source as vector `at`, if there are any.
#[inline(always)]
fn take<R: Lanes>(f: &R, work: &mut Work<R::El>, source: &mut impl Source<R>, at: usize) -> bool {
    let Some((p, inf)) = source.next(f) else {
        return false;
    };
    work.vectors.parts().set::<R>(at, Vector { p, inf });
    true
}

/// Vectors `2k` and `2k + 1` added, for every k below `pairs`; the sum is vector `apart·k`.
#[inline(always)]
fn add_neighbours<R: Lanes>(cx: &Cx<R>, work: &mut Work<R::El>, pairs: usize, apart: usize) {
    work.jobs.clear();
    work.jobs.extend((0..pairs).map(|k| StepJob {
        leaf: INNER,
        from: 2 * k as u32,
        to: (apart * k) as u32,
        plain: true,
    }));
    let none = Lists::default();
    let nowhere = View {
        mem: &[],
        words: &[],
        stride: 1,
    };
    step(cx, &nowhere, &none, 0..0, work);
}

/// All jobs, with one inversion; asks for the points of the leaves to come. One copy for all callers: it is long.
#[inline(never)]
fn step<R: Lanes>(
    cx: &Cx<R>,
    src: &View<'_, R::Mem>,
    lists: &Lists,
    leaves: Range<u32>,
    work: &mut Work<R::El>,
) {
    enter!(cx.f, {
        let product = forward(cx, src, lists, work);
        backward(cx, src, lists, cx.f.inv(&product), leaves, work);
    });
}

#[inline(always)]
fn sum_groups<R: Lanes>(
    cx: &Cx<R>,
    src: &View<'_, R::Mem>,
    lists: &Lists,
    out: &mut BucketSums<'_, R::Mem>,
    work: &mut Work<R::El>,
    on_step: OnStep<'_>,
) -> bool {
    let f = &cx.f;
    let all = lists.groups().len();
    let mut groups = lists.groups().iter().enumerate();
    let mut next = open::<R>(&mut groups, &mut work.free);
    if let Some(first) = &next {
        // Nothing runs yet that could hide the way to memory, but the points come side by side.
        let mut ahead = lists.entries(first.leaves(), R::WIDTH);
        let all = ahead.len();
        prefetch(f, src, &mut ahead, all);
    }
    while next.is_some() || !work.chunks.is_empty() {
        work.chunks.extend(next);
        list_jobs(&work.chunks, &mut work.jobs);
        take_lone(f, src, lists, work);
        next = open::<R>(&mut groups, &mut work.free);
        if !work.jobs.is_empty() {
            let leaves = next.as_ref().map_or(0..0, Chunk::leaves);
            step(cx, src, lists, leaves, work);
        }
        close_level(f, lists, out, work);
        if !on_step(1.0 - groups.len() as f64 / all as f64) {
            work.free.extend(work.chunks.drain(..).chain(next));
            return false;
        }
    }
    true
}

/// A chunk of the next groups, if there are any.
fn open<R: Lanes>(
    groups: &mut dyn Iterator<Item = (usize, &LaneGroup)>,
    free: &mut Vec<Chunk>,
) -> Option<Chunk> {
    let mut chunk = free.pop()?;
    chunk.level = 0;
    chunk.groups.clear();
    let mut base = chunk.start;
    for (k, &LaneGroup { leaf, len }) in groups {
        chunk.groups.push(Live {
            leaf,
            number: k as u32,
            base,
            left: len,
        });
        base += len.div_ceil(2);
        if (base - chunk.start) as usize >= chunk_len(size_of::<R::El>()) {
            break;
        }
    }
    if chunk.groups.is_empty() {
        free.push(chunk);
        return None;
    }
    Some(chunk)
}

/// The additions of the next level of every chunk.
fn list_jobs(chunks: &[Chunk], jobs: &mut Vec<StepJob>) {
    jobs.clear();
    for chunk in chunks {
        for group in &chunk.groups {
            for pair in 0..group.left / 2 {
                jobs.push(StepJob {
                    leaf: if chunk.level == 0 {
                        group.leaf + pair
                    } else {
                        INNER
                    },
                    from: group.base + 2 * pair,
                    to: group.base + pair,
                    plain: true,
                });
            }
        }
    }
}

/// Of a chunk that has just come, the points that are without a partner, in their places of the second level.
#[inline(always)]
fn take_lone<R: Lanes>(f: &R, src: &View<'_, R::Mem>, lists: &Lists, work: &mut Work<R::El>) {
    let v = &mut work.vectors.parts();
    let Some(chunk) = work.chunks.last().filter(|chunk| chunk.level == 0) else {
        return;
    };
    for group in chunk.groups.iter().filter(|g| g.left % 2 == 1) {
        let half = group.left / 2;
        let leaf = lists.leaf(group.leaf + half, R::WIDTH);
        v.set::<R>((group.base + half) as usize, operand(f, src, leaf[0]));
    }
}

/// Multiplies the denominators, from the last job to the first; keeps the products. The points of leaves are read here,
/// once and soon after they were asked for: the two x of a leaf go to the place of its sum, the two y to one of their
/// own.
#[inline(always)]
fn forward<R: Lanes>(
    cx: &Cx<R>,
    src: &View<'_, R::Mem>,
    lists: &Lists,
    work: &mut Work<R::El>,
) -> R::El {
    let f = &cx.f;
    let v = &mut work.vectors.parts();
    let n = work.jobs.len();
    v.products[n] = f.one();
    for (k, job) in work.jobs.iter_mut().enumerate().rev() {
        let (ends, exception);
        if job.leaf != INNER {
            let [first, second] = lists.leaf(job.leaf, R::WIDTH);
            let to = job.to as usize;
            abscissa(f, &mut v.x[to], src, first);
            abscissa(f, &mut v.y[to], src, second);
            let at = leaf_y(n, k);
            ordinate(f, &mut v.leaf_y[at], src, first);
            ordinate(f, &mut v.leaf_y[at + 1], src, second);
            ends = (&v.y[to], &v.x[to]);
            exception = (any(first) | any(second)) & MISSING != 0;
        } else {
            let from = job.from as usize;
            ends = (&v.x[from + 1], &v.x[from]);
            exception = v.inf[from] | v.inf[from + 1] != 0;
        }
        let d = f.sub::<1>(ends.0, ends.1);
        job.plain = !exception && f.maybe_zero(&d) == 0;
        if job.plain {
            let (before, after) = v.products.split_at_mut(k + 1);
            f.mul_into(&mut before[k], &after[0], &d);
        } else {
            let [p, q] = operands(f, src, lists, v, job);
            v.products[k] = forward_rare(cx, &p, &q, &v.products[k + 1]);
        }
    }
    v.products[0]
}

/// Where y of job k of n is kept, if that is a leaf: leaves are the last jobs.
#[inline(always)]
fn leaf_y(n: usize, k: usize) -> usize {
    2 * (n - 1 - k)
}

/// The coordinates of the operands of job k.
#[inline(always)]
fn ends<'a, E: Copy>(v: &'a SplitParts<'_, E>, jobs: &[StepJob], k: usize) -> Summand<'a, E> {
    let job = &jobs[k];
    if job.leaf == INNER {
        let from = job.from as usize;
        return Summand {
            x: [&v.x[from], &v.x[from + 1]],
            y: [&v.y[from], &v.y[from + 1]],
        };
    }
    let (to, at) = (job.to as usize, leaf_y(jobs.len(), k));
    Summand {
        x: [&v.x[to], &v.y[to]],
        y: [&v.leaf_y[at], &v.leaf_y[at + 1]],
    }
}

/// Adds, from the first job to the last, in place; `inv` is the inverse of all denominators. Asks for
/// the points of the leaves to come between the products, which hide the way to memory.
#[inline(always)]
fn backward<R: Lanes>(
    cx: &Cx<R>,
    src: &View<'_, R::Mem>,
    lists: &Lists,
    mut inv: R::El,
    leaves: Range<u32>,
    work: &mut Work<R::El>,
) {
    let f = &cx.f;
    let v = &mut work.vectors.parts();
    let mut ahead = lists.entries(leaves, R::WIDTH);
    // This number after each of the nine first products of two jobs: memory answers only a few at a time.
    let share = (2 * ahead.len()).div_ceil(9 * work.jobs.len());
    let jobs = &work.jobs[..];
    let mut k = 0;
    while let Some(job) = jobs.get(k) {
        let second = jobs.get(k + 1).filter(|second| job.plain & second.plain);
        let together = 1 + usize::from(second.is_some());
        let to = job.to as usize;
        if let Some(second) = second {
            let inv_a = f.mul(&inv, &v.products[k + 1]);
            prefetch(f, src, &mut ahead, share);
            let a = ends(v, jobs, k);
            let next = f.mul(&inv, &f.sub::<1>(a.x[1], a.x[0]));
            prefetch(f, src, &mut ahead, share);
            let inv_b = f.mul(&next, &v.products[k + 2]);
            prefetch(f, src, &mut ahead, share);
            let b = ends(v, jobs, k + 1);
            f.mul_into(&mut inv, &next, &f.sub::<1>(b.x[1], b.x[0]));
            prefetch(f, src, &mut ahead, share);
            affine::add_two_with_inverses(
                f,
                v,
                #[inline(always)]
                |v| [ends(v, jobs, k), ends(v, jobs, k + 1)],
                [&inv_a, &inv_b],
                #[inline(always)]
                || prefetch(f, src, &mut ahead, share),
                #[inline(always)]
                |v, [[xa, ya], [xb, yb]]| {
                    let next = second.to as usize;
                    (v.x[to], v.inf[to]) = (*xa, 0);
                    f.norm_into(&mut v.y[to], ya);
                    (v.x[next], v.inf[next]) = (*xb, 0);
                    f.norm_into(&mut v.y[next], yb);
                },
            );
            work.additions += 2 * R::WIDTH as u64;
        } else {
            prefetch(f, src, &mut ahead, 5 * share);
            let [p, q] = operands(f, src, lists, v, job);
            let sum = backward_one(cx, &p, &q, &v.products[k + 1], &mut inv);
            v.set(to, sum);
            work.additions += u64::from((all_lanes::<R>() & !(p.inf | q.inf)).count_ones());
        }
        k += together;
    }
}

/// `product` times the denominator of a sum with exceptional lanes.
#[cold]
#[inline(never)]
fn forward_rare<R: Lanes>(cx: &Cx<R>, p: &Vector<R>, q: &Vector<R>, product: &R::El) -> R::El {
    let f = &cx.f;
    enter!(f, {
        let (d, _) = affine::denominator(f, &p.p, &q.p, p.inf, q.inf);
        f.mul(product, &d)
    })
}

/// `p + q` in all cases: `inv` is the inverse of the running product up to and with this
/// denominator, `before` the product before it; leaves in `inv` the inverse of `before`.
#[inline(never)]
fn backward_one<R: Lanes>(
    cx: &Cx<R>,
    p: &Vector<R>,
    q: &Vector<R>,
    before: &R::El,
    inv: &mut R::El,
) -> Vector<R> {
    let f = &cx.f;
    enter!(f, {
        let (den, e) = affine::denominator(f, &p.p, &q.p, p.inf, q.inf);
        let own = f.mul(inv, before);
        *inv = f.mul(inv, &den);
        let (sum, inf) = affine::finish(f, &cx.a, &p.p, &q.p, &own, &e);
        Vector { p: sum, inf }
    })
}

/// Both operands of a job.
#[inline(never)]
fn operands<R: Lanes>(
    f: &R,
    src: &View<'_, R::Mem>,
    lists: &Lists,
    vectors: &SplitParts<'_, R::El>,
    job: &StepJob,
) -> [Vector<R>; 2] {
    if job.leaf == INNER {
        let from = job.from as usize;
        return [vectors.get(from), vectors.get(from + 1)];
    }
    let leaf = lists.leaf(job.leaf, R::WIDTH);
    leaf.map(|entries| one_operand(f, src, entries))
}

#[inline(never)]
fn one_operand<R: Lanes>(f: &R, src: &View<'_, R::Mem>, entries: &[Entry]) -> Vector<R> {
    enter!(f, operand(f, src, entries))
}

/// Moves lone vectors down, writes finished groups out, drops finished chunks.
#[inline(always)]
fn close_level<R: Lanes>(
    f: &R,
    lists: &Lists,
    out: &mut BucketSums<'_, R::Mem>,
    work: &mut Work<R::El>,
) {
    let v = &mut work.vectors.parts();
    for chunk in &mut work.chunks {
        for group in chunk.groups.iter_mut().filter(|g| g.left > 0) {
            let half = group.left / 2;
            let (base, lone) = (group.base as usize, (group.base + half) as usize);
            // Those of the first level are in their places.
            if group.left % 2 == 1 && chunk.level > 0 {
                v.copy(base + group.left as usize - 1, lone);
            }
            group.left = if group.left > 2 {
                group.left.div_ceil(2)
            } else {
                store(f, &v.get::<R>(base), lists, group.number as usize, out);
                0
            };
        }
        chunk.level += 1;
    }
    let live = |chunk: &Chunk| chunk.groups.iter().any(|g| g.left > 0);
    while work.chunks.first().is_some_and(|c| !live(c)) {
        work.free.push(work.chunks.remove(0));
    }
}

/// Writes the sums of a group.
#[inline(always)]
fn store<R: Lanes>(
    f: &R,
    v: &Vector<R>,
    lists: &Lists,
    group: usize,
    out: &mut BucketSums<'_, R::Mem>,
) {
    if const { R::WIDTH == 1 } {
        if let Some(place) = lists.places(group, 1).next() {
            let (row, finite) = out.at(place);
            let (x, y) = row.split_at_mut(1);
            f.scatter(&v.p.x, x);
            f.scatter(&v.p.y, &mut y[..1]);
            *finite = v.inf == 0;
        }
        return;
    }
    let mut x = [R::empty(); 8];
    let mut y = [R::empty(); 8];
    f.scatter(&v.p.x, &mut x[..R::WIDTH]);
    f.scatter(&v.p.y, &mut y[..R::WIDTH]);
    for (lane, place) in lists.places(group, R::WIDTH).enumerate() {
        let (row, finite) = out.at(place);
        (row[0], row[1]) = (x[lane], y[lane]);
        *finite = v.inf >> lane & 1 == 0;
    }
}
