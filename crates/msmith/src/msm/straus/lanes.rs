//! Straus's method in lanes: tables and windows are runs of the bucket engine.
//!
//! A round of the tables is a run of two entries for every point and weight, a window a run of one
//! entry for every point; [`sum_runs`] puts 8 of them side by side. Points are taken in blocks
//! whose tables fit the cache; the blocks' windows are summed in the end.

use super::super::runs::{Entry, Run, Work, finite_runs, sum_runs};
use super::super::table::Table;
use super::super::variable::Rings;
use super::{Method, by_radix, check_cancel, digits};
use crate::coords::{Affine, Coords, Jacobian, jacobian};
use crate::error::Error;
use crate::options::Options;
use crate::points::Points;
use crate::recode::NONE;
use crate::ring::Lanes;
use crate::scalars::Scalars;

/// Points of a block.
pub const BLOCK: usize = 256;

/// The sum and the number of additions.
pub fn sum<R: Lanes, S: Lanes>(
    rings: &Rings<R, S>,
    points: &dyn Points,
    scalars: &Scalars<'_>,
    method: &Method,
    options: &Options<'_>,
) -> Result<(jacobian::Point<S::El>, u64), Error> {
    let (n, h) = (points.len(), method.recoding.windows());
    let blocks = n.div_ceil(BLOCK);
    let mut work = Work::default();
    let mut sums = Table::<R>::new(blocks * h, 2);
    for k in 0..blocks {
        check_cancel(options)?;
        if let (Some(progress), true) = (options.progress, k > 0) {
            progress(k as f64 / blocks as f64);
        }
        let first = k * BLOCK;
        let table = tables(rings, points, first, (n - first).min(BLOCK), method, &mut work);
        let (entries, runs) = windows(scalars, first, &table, k, method);
        sum_runs(&rings.wide, &table, &entries, &runs, &mut sums, &mut work);
    }
    if blocks > 1 {
        let runs: Vec<Run> = (0..h)
            .map(|w| Run {
                start: (w * blocks) as u32,
                len: blocks as u32,
                dest: w as u32,
            })
            .collect();
        let (entries, runs) = finite_runs(&sums, &runs);
        let mut out = Table::<R>::new(h, 2);
        sum_runs(&rings.wide, &sums, &entries, &runs, &mut out, &mut work);
        sums = out;
    }
    Ok((horner(rings, &sums, method), work.additions))
}

/// Rows `weight·m + i`: the multiples of points `first .. first + m`.
fn tables<R: Lanes, S: Lanes>(
    rings: &Rings<R, S>,
    points: &dyn Points,
    first: usize,
    m: usize,
    method: &Method,
    work: &mut Work<R>,
) -> Table<R> {
    let f = &rings.wide.f;
    let w = f.words();
    let mut words = vec![0; 2 * w * m];
    let mut finite = vec![false; m];
    points.fill(first, &mut words, &mut finite);
    let stride = if method.recoding.uses_endomorphism() {
        4
    } else {
        2
    };
    let mut table = Table::<R>::new(m * method.recoding.buckets(), stride);
    let root = method.multiples.one as usize * m;
    for (i, words) in words.chunks(2 * w).enumerate() {
        if finite[i] {
            table.set(root + i, f.pack(&words[..w]), f.pack(&words[w..]));
        }
    }
    turn(rings, &mut table, root..root + m);
    for round in &method.multiples.rounds {
        let mut entries: Vec<Entry> = Vec::with_capacity(2 * m * round.len());
        let mut runs = Vec::with_capacity(m * round.len());
        for (k, step) in round.iter().enumerate() {
            for i in 0..m {
                let start = entries.len() as u32;
                for (bucket, unit) in [step.a, step.b] {
                    let row = bucket as usize * m + i;
                    if table.finite[row] {
                        entries.push((row as u32) << 3 | unit);
                    }
                }
                let len = entries.len() as u32 - start;
                if len > 0 {
                    runs.push(Run {
                        start,
                        len,
                        dest: (k * m + i) as u32,
                    });
                }
            }
        }
        let mut made = Table::<R>::new(m * round.len(), 2);
        sum_runs(&rings.wide, &table, &entries, &runs, &mut made, work);
        for (k, step) in round.iter().enumerate() {
            let to = step.to as usize * m;
            for i in 0..m {
                let row = k * m + i;
                if made.finite[row] {
                    table.set(to + i, *made.x(row, 0), *made.y(row));
                }
            }
            turn(rings, &mut table, to..to + m);
        }
    }
    table
}

/// Fills βx and β²x = −x − βx beside the x of some rows.
fn turn<R: Lanes, S: Lanes>(
    rings: &Rings<R, S>,
    table: &mut Table<R>,
    rows: core::ops::Range<usize>,
) {
    let (f, stride) = (&rings.wide.f, table.stride);
    let (4, Some(beta)) = (stride, &rings.beta) else {
        return;
    };
    f.enter(
        #[inline(always)]
        || {
            for group in table.mem[4 * rows.start..4 * rows.end].chunks_mut(4 * R::WIDTH) {
                let mut src = [&group[0]; 8];
                for (src, row) in src.iter_mut().zip(group.chunks(4)) {
                    *src = &row[0];
                }
                let x = f.gather(&src[..R::WIDTH]);
                let bx = f.mul(&x, beta);
                let bbx = f.norm(&f.neg::<2>(&f.add(&x, &bx)));
                let mut m = [[R::Mem::default(); 8]; 2];
                f.scatter(&bx, &mut m[0][..R::WIDTH]);
                f.scatter(&bbx, &mut m[1][..R::WIDTH]);
                for (lane, row) in group.chunks_mut(4).enumerate() {
                    row[1] = m[0][lane];
                    row[2] = m[1][lane];
                }
            }
        },
    );
}

/// The windows of a block as runs over its table, for block k of the sums.
fn windows<R: Lanes>(
    scalars: &Scalars<'_>,
    first: usize,
    table: &Table<R>,
    k: usize,
    method: &Method,
) -> (Vec<Entry>, Vec<Run>) {
    let recoding = &*method.recoding;
    let m = table.finite.len() / recoding.buckets();
    let root = method.multiples.one as usize * m;
    let digits = digits(scalars, recoding, first, &table.finite[root..root + m]);
    let blocks = scalars.len().div_ceil(BLOCK);
    let mut entries = Vec::with_capacity(digits.len());
    let mut runs = Vec::with_capacity(recoding.windows());
    for (window, lists) in digits.chunks(m * recoding.slots()).enumerate() {
        let start = entries.len() as u32;
        for list in lists.chunks(m) {
            for (i, &d) in list.iter().enumerate() {
                if d == NONE {
                    continue;
                }
                let row = (d >> 3) as usize * m + i;
                // A point of small order has infinite multiples.
                if table.finite[row] {
                    entries.push((row as u32) << 3 | d & 7);
                }
            }
        }
        let len = entries.len() as u32 - start;
        if len > 0 {
            runs.push(Run {
                start,
                len,
                dest: (window * blocks + k) as u32,
            });
        }
    }
    (entries, runs)
}

/// `Σ ρ^k·W_k`.
fn horner<R: Lanes, S: Lanes>(
    rings: &Rings<R, S>,
    sums: &Table<R>,
    method: &Method,
) -> jacobian::Point<S::El> {
    let one = &rings.one;
    let mut words = vec![0; one.f.words()];
    let mut acc = Jacobian::infinity(&one.f);
    for k in (0..sums.finite.len()).rev() {
        acc = by_radix(one, &acc, &*method.recoding);
        if sums.finite[k] {
            let q = Affine {
                x: one.convert(&rings.wide.f, sums.x(k, 0), &mut words),
                y: one.convert(&rings.wide.f, sums.y(k), &mut words),
            };
            acc = super::scalar::add(&one.f, &one.a, &acc, &q);
        }
    }
    acc
}
