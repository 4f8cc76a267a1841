//! Short weighted lines `Σ i·L_i`: running sums in XYZZ coordinates, one line a lane.
//!
//! Cost: one mixed and one full addition (20M + 4S) for every point of a line; lines are about
//! `√buckets` long, so this is the small end of the fold.

use super::accumulate::Cx;
use super::table::Table;
use crate::coords::xyzz::Point;
use crate::coords::{Affine, Coords, Xyzz, repair};
use crate::ring::Lanes;
use crate::ring::outline::Outlined;

/// Lists `start .. start + len`; the sum of list `start + i` has weight `i`.
#[derive(Clone, Copy)]
pub struct Line {
    /// First list.
    pub start: usize,
    /// Number of lists.
    pub len: usize,
}

/// The numbers of the lines, the longest first.
pub fn longest_first(lines: &[Line]) -> Vec<usize> {
    let mut by_length: Vec<usize> = (0..lines.len()).collect();
    by_length.sort_by_key(|&i| core::cmp::Reverse(lines[i].len));
    by_length
}

/// The weighted sum of every line, packed coordinates; `place` gives the row of a list's
/// sum, if that is finite.
///
/// Few lines are cut into pieces of s lists, so that all lanes have work: with `i = j·s + k` a line's sum
/// is `Σ_j (Σ_k k·L_{js+k}) + s·Σ_j j·(Σ_k L_{js+k})`.
pub fn line_sums<R: Lanes>(
    cx: &Cx<R>,
    table: &Table<R::Mem>,
    place: &dyn Fn(usize) -> Option<u32>,
    lines: &[Line],
    additions: &mut u64,
) -> Vec<Point<R::Mem>> {
    let (cx, counted) = (&outlined(cx), additions);
    let longest = lines.iter().map(|l| l.len).max().unwrap_or(0);
    let pieces = R::WIDTH / lines.len().max(1);
    if pieces < 2 || longest < SHORT * pieces {
        let sums = running_sums(cx, table, place, lines, 1, counted);
        return sums.into_iter().map(|s| s.weighted).collect();
    }
    let step = longest.div_ceil(pieces);
    let cut = cut_lines(lines, pieces, step);
    let sums = running_sums(cx, table, place, &cut, 0, counted);
    let each = 3 * pieces as u64 - 4 + u64::from(step.ilog2() + step.count_ones() - 1);
    *counted += each * lines.len() as u64;
    joined(cx, &sums, lines.len(), pieces, step)
}

/// Lines in pieces of so many lists.
fn cut_lines(lines: &[Line], pieces: usize, step: usize) -> Vec<Line> {
    let cut = |line: &Line| {
        let (start, len) = (line.start, line.len);
        (0..pieces).map(move |j| Line {
            start: start + j * step,
            len: len.saturating_sub(j * step).min(step),
        })
    };
    lines.iter().flat_map(cut).collect()
}

/// The weighted sums of lines from those of their pieces. A function of its own, for what it has on the
/// stack.
#[inline(never)]
fn joined<R: Lanes>(
    cx: &Cx<Outlined<R>>,
    sums: &[Sums<R::Mem>],
    lines: usize,
    pieces: usize,
    step: usize,
) -> Vec<Point<R::Mem>> {
    // One line a lane again, the j-th piece of each.
    let of = |lane: usize, j: usize| &sums[lane.min(lines - 1) * pieces + j];
    let plain = |j: usize| gather(&cx.f, &|lane| &of(lane, j).plain);
    let weighted = |j: usize| gather(&cx.f, &|lane| &of(lane, j).weighted);
    let mut running = plain(pieces - 1);
    let mut total = running;
    for j in (1..pieces - 1).rev() {
        add(cx, &mut running, &plain(j));
        add(cx, &mut total, &running);
    }
    let once = total;
    for bit in (0..step.ilog2()).rev() {
        dbl(cx, &mut total);
        if step >> bit & 1 == 1 {
            add(cx, &mut total, &once);
        }
    }
    for j in 0..pieces {
        add(cx, &mut total, &weighted(j));
    }
    let mut out = scattered(&cx.f, &total);
    out.truncate(lines);
    out
}

/// Lists of a piece that are worth while.
const SHORT: usize = 4;

/// The sums of a line: of its lists times their weights, and of its lists.
#[derive(Clone, Copy)]
struct Sums<M> {
    weighted: Point<M>,
    plain: Point<M>,
}

/// A small share of the work: calls keep one copy of each product.
fn outlined<R: Lanes>(cx: &Cx<R>) -> Cx<Outlined<R>> {
    Cx {
        f: Outlined(cx.f),
        a: cx.a,
    }
}

/// The weighted sum of every line, and the plain one of its lists from `first` (0 or 1) on.
#[inline(never)]
fn running_sums<R: Lanes>(
    cx: &Cx<Outlined<R>>,
    table: &Table<R::Mem>,
    place: &dyn Fn(usize) -> Option<u32>,
    lines: &[Line],
    first: usize,
    additions: &mut u64,
) -> Vec<Sums<R::Mem>> {
    let f = &cx.f;
    let nothing = R::empty();
    let nothing = Point {
        x: nothing,
        y: nothing,
        zz: nothing,
        zzz: nothing,
    };
    let nothing = Sums {
        weighted: nothing,
        plain: nothing,
    };
    let mut out = vec![nothing; lines.len()];
    for group in longest_first(lines).chunks(R::WIDTH) {
        let top = lines[group[0]].len;
        let mut running = Xyzz::infinity(f);
        let mut total = running;
        for i in (first..top).rev() {
            let (q, inf) = row(f, table, place, lines, group, i);
            if i == top - 1 {
                start(cx, &mut running, &q, inf);
            } else {
                *additions += group.len() as u64;
                add_affine(cx, &mut running, &q, inf);
            }
            if i == 0 {
                break;
            }
            if i == top - 1 {
                total = running;
            } else {
                *additions += group.len() as u64;
                add(cx, &mut total, &running);
            }
        }
        let (total, running) = (scattered(f, &total), scattered(f, &running));
        for (&line, (weighted, plain)) in group.iter().zip(total.into_iter().zip(running)) {
            out[line] = Sums { weighted, plain };
        }
    }
    out
}

/// Adds q, complete. In place, and the formula is a function of its own, so that little is on the stack when an
/// exception is put right.
#[inline(never)]
fn add<R: Lanes>(cx: &Cx<Outlined<R>>, p: &mut Point<R::El>, q: &Point<R::El>) {
    let r = add_raw(cx, p, q);
    *p = if cx.f.maybe_zero(&r.zz) == 0 {
        r
    } else {
        repair::<Xyzz, _>(&cx.f, &cx.a, p, q, Xyzz::infinite(&cx.f, q), r)
    };
}

#[inline(never)]
fn add_raw<R: Lanes>(cx: &Cx<Outlined<R>>, p: &Point<R::El>, q: &Point<R::El>) -> Point<R::El> {
    Xyzz::add_raw(&cx.f, p, q)
}

/// The same with an affine point, infinite in the lanes of `q_inf`.
#[inline(never)]
fn add_affine<R: Lanes>(cx: &Cx<Outlined<R>>, p: &mut Point<R::El>, q: &Affine<R::El>, q_inf: u8) {
    let r = add_affine_raw(cx, p, q);
    *p = if q_inf | cx.f.maybe_zero(&r.zz) == 0 {
        r
    } else {
        let q = Xyzz::from_affine_or(&cx.f, q, q_inf);
        repair::<Xyzz, _>(&cx.f, &cx.a, p, &q, q_inf, r)
    };
}

/// The point q, infinite in the lanes of `q_inf`.
#[inline(never)]
fn start<R: Lanes>(cx: &Cx<Outlined<R>>, p: &mut Point<R::El>, q: &Affine<R::El>, q_inf: u8) {
    *p = Xyzz::from_affine_or(&cx.f, q, q_inf);
}

#[inline(never)]
fn add_affine_raw<R: Lanes>(
    cx: &Cx<Outlined<R>>,
    p: &Point<R::El>,
    q: &Affine<R::El>,
) -> Point<R::El> {
    Xyzz::add_affine_raw(&cx.f, p, q)
}

#[inline(never)]
fn dbl<R: Lanes>(cx: &Cx<Outlined<R>>, p: &mut Point<R::El>) {
    *p = Xyzz::dbl(&cx.f, &cx.a, p);
}

/// A point a lane, packed.
#[inline(never)]
fn scattered<R: Lanes>(f: &R, p: &Point<R::El>) -> Vec<Point<R::Mem>> {
    let mut m = [[R::empty(); 8]; 4];
    for (c, m) in [&p.x, &p.y, &p.zz, &p.zzz].into_iter().zip(&mut m) {
        f.scatter(c, &mut m[..R::WIDTH]);
    }
    let lane = |lane: usize| Point {
        x: m[0][lane],
        y: m[1][lane],
        zz: m[2][lane],
        zzz: m[3][lane],
    };
    (0..R::WIDTH).map(lane).collect()
}

/// The packed points of all lanes.
#[inline(never)]
fn gather<'a, R: Lanes>(f: &R, nth: &dyn Fn(usize) -> &'a Point<R::Mem>) -> Point<R::El> {
    let coordinate = |of: fn(&Point<R::Mem>) -> &R::Mem| {
        let mut all = [of(nth(0)); 8];
        for (lane, all) in all.iter_mut().enumerate().take(R::WIDTH) {
            *all = of(nth(lane));
        }
        f.gather(&all[..R::WIDTH])
    };
    Point {
        x: coordinate(|p| &p.x),
        y: coordinate(|p| &p.y),
        zz: coordinate(|p| &p.zz),
        zzz: coordinate(|p| &p.zzz),
    }
}

/// Row `i` of each line of the group, and the lanes where it is infinite or absent.
#[inline(never)]
fn row<R: Lanes>(
    f: &Outlined<R>,
    table: &Table<R::Mem>,
    place: &dyn Fn(usize) -> Option<u32>,
    lines: &[Line],
    group: &[usize],
    i: usize,
) -> (Affine<R::El>, u8) {
    let nothing = R::empty();
    let mut x = [&nothing; 8];
    let mut y = x;
    let mut inf = crate::coords::all_lanes::<R>();
    for (lane, &line) in group.iter().enumerate() {
        if i >= lines[line].len {
            continue;
        }
        if let Some(at) = place(lines[line].start + i) {
            let at = at as usize;
            x[lane] = table.x(at, 0);
            y[lane] = table.y(at);
            inf &= !(1 << lane);
        }
    }
    let q = Affine {
        x: f.gather(&x[..R::WIDTH]),
        y: f.gather(&y[..R::WIDTH]),
    };
    (q, inf)
}
