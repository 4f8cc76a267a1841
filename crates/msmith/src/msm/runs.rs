//! Sums of many short lists of points: the one hot path of the engine.
//!
//! A *run* is a list of entries (points with units) to be summed. Runs of like length stand side
//! by side in the lanes, one run a lane, so that only the first level of the pairwise tree gathers
//! from memory; later levels read whole vectors. A *chunk* of runs is small enough for the cache.
//! Chunks are in flight together, each one level further than the next, and share one inversion a
//! step: level 1 of a chunk, level 2 of the one before it, and so on.
//!
//! Cost: `length − 1` additions a run, 5M + 1S each, and one inversion a step.

use super::table::Table;
use crate::coords::{A, Affine, affine, all_lanes};
use crate::recode::Digit;
use crate::ring::Lanes;

/// Ring and curve coefficient.
#[derive(Clone, Copy)]
pub struct Cx<R: Lanes> {
    /// The ring.
    pub f: R,
    /// Coefficient a of the curve, in all lanes.
    pub a: A<R::El>,
}

/// Points side by side; the lanes of `inf` are infinite and hold arbitrary coordinates.
#[derive(Clone, Copy)]
struct Vector<R: Lanes> {
    p: Affine<R::El>,
    inf: u8,
}

/// A list `entries[start .. start + len]` whose sum goes to row `dest`.
#[derive(Clone, Copy, Debug)]
pub struct Run {
    /// First entry.
    pub start: u32,
    /// Number of entries, at least 1.
    pub len: u32,
    /// Row of the output table.
    pub dest: u32,
}

/// The longest run that is summed in one go; longer ones are cut and their parts summed again.
pub const LONGEST: u32 = 128;
/// Additions (vectors) of a chunk's first level.
const CHUNK: usize = 192;

/// An entry: `row << 3 | power of ω << 1 | sign`.
pub type Entry = Digit;

/// Sums every run into its row of `out`; rows of runs that sum to infinity stay infinite.
pub fn sum_runs<R: Lanes>(
    cx: &Cx<R>,
    src: &Table<R>,
    entries: &[Entry],
    runs: &[Run],
    out: &mut Table<R>,
    work: &mut Work<R>,
) {
    if runs.iter().all(|r| r.len <= LONGEST) {
        sum_short_runs(cx, src, entries, runs, out, work);
        return;
    }
    // Cut long runs; sum the parts into a table of their own, then the parts of each run.
    let mut parts = Vec::new();
    let mut short = Vec::new();
    let mut again = Vec::new();
    for r in runs.iter() {
        if r.len <= LONGEST {
            short.push(*r);
            continue;
        }
        let first = parts.len() as u32;
        let pieces = r.len.div_ceil(LONGEST);
        for k in 0..pieces {
            let from = (u64::from(r.len) * u64::from(k) / u64::from(pieces)) as u32;
            let to = (u64::from(r.len) * u64::from(k + 1) / u64::from(pieces)) as u32;
            parts.push(Run {
                start: r.start + from,
                len: to - from,
                dest: first + k,
            });
        }
        again.push(Run {
            start: first,
            len: pieces,
            dest: r.dest,
        });
    }
    sum_short_runs(cx, src, entries, &short, out, work);
    let mut partial = Table::<R>::new(parts.len(), 2);
    sum_short_runs(cx, src, entries, &parts, &mut partial, work);
    let (entries, runs) = finite_runs(&partial, &again);
    sum_runs(cx, &partial, &entries, &runs, out, work);
}

/// Runs over table rows `start .. start + len`, with the infinite rows left out.
pub fn finite_runs<R: Lanes>(table: &Table<R>, runs: &[Run]) -> (Vec<Entry>, Vec<Run>) {
    let mut entries = Vec::new();
    let mut kept = Vec::new();
    for r in runs {
        let start = entries.len() as u32;
        let rows = r.start..r.start + r.len;
        entries.extend(rows.filter(|&i| table.finite[i as usize]).map(|i| i << 3));
        let len = entries.len() as u32 - start;
        if len > 0 {
            kept.push(Run {
                start,
                len,
                dest: r.dest,
            });
        }
    }
    (entries, kept)
}

/// Buffers that calls share.
pub struct Work<R: Lanes> {
    before: Vec<R::El>,
    jobs: Vec<Job>,
    chunks: Vec<Chunk<R>>,
    spare: Vec<Vec<Vector<R>>>,
    sorted: Vec<Run>,
    /// Additions done, lanes counted.
    pub additions: u64,
}

impl<R: Lanes> Default for Work<R> {
    fn default() -> Self {
        Self {
            before: Vec::new(),
            jobs: Vec::new(),
            chunks: Vec::new(),
            spare: Vec::new(),
            sorted: Vec::new(),
            additions: 0,
        }
    }
}

#[derive(Clone, Copy)]
struct Job {
    chunk: u32,
    group: u32,
    pair: u32,
}

/// Runs `first..` of the sorted list, `groups.len()` times the lanes of them.
struct Chunk<R: Lanes> {
    level: u32,
    groups: Vec<Group>,
    vectors: Vec<Vector<R>>,
}

#[derive(Clone, Copy)]
struct Group {
    /// First run in the sorted list.
    run: u32,
    /// First vector in the chunk's buffer.
    base: u32,
    /// Vectors (or entries, at level 0) still to be summed.
    left: u32,
}

/// Sorts runs by length, longest first (counting sort).
fn sort_by_length(runs: &[Run], sorted: &mut Vec<Run>) {
    let mut at = [0u32; LONGEST as usize + 2];
    for r in runs {
        at[(LONGEST - r.len) as usize + 1] += 1;
    }
    for k in 0..=LONGEST as usize {
        at[k + 1] += at[k];
    }
    sorted.clear();
    sorted.resize(
        runs.len(),
        Run {
            start: 0,
            len: 0,
            dest: 0,
        },
    );
    for r in runs {
        let slot = &mut at[(LONGEST - r.len) as usize];
        sorted[*slot as usize] = *r;
        *slot += 1;
    }
}

#[inline(never)]
fn sum_short_runs<R: Lanes>(
    cx: &Cx<R>,
    src: &Table<R>,
    entries: &[Entry],
    runs: &[Run],
    out: &mut Table<R>,
    work: &mut Work<R>,
) {
    if !runs.is_empty() {
        cx.f.enter(
            #[inline(always)]
            || sum_short_runs_inside(cx, src, entries, runs, out, work),
        );
    }
}

#[inline(always)]
fn sum_short_runs_inside<R: Lanes>(
    cx: &Cx<R>,
    src: &Table<R>,
    entries: &[Entry],
    runs: &[Run],
    out: &mut Table<R>,
    work: &mut Work<R>,
) {
    let f = &cx.f;
    let mut sorted = core::mem::take(&mut work.sorted);
    sort_by_length(runs, &mut sorted);
    let mut next = 0;
    loop {
        if next < sorted.len() {
            let chunk = open_chunk(f, &sorted, &mut next, &mut work.spare);
            work.chunks.push(chunk);
        }
        if work.chunks.is_empty() {
            break;
        }
        work.jobs.clear();
        for (c, chunk) in work.chunks.iter().enumerate() {
            for (g, group) in chunk.groups.iter().enumerate() {
                for pair in 0..group.left / 2 {
                    work.jobs.push(Job {
                        chunk: c as u32,
                        group: g as u32,
                        pair,
                    });
                }
            }
        }
        // Products of denominators, from the last job to the first …
        let mut acc = f.one();
        work.before.clear();
        for job in work.jobs.iter().rev() {
            let chunk = &work.chunks[job.chunk as usize];
            let group = chunk.groups[job.group as usize];
            let den = if chunk.level == 0 {
                let lanes = lanes_of::<R>(&sorted, group.run);
                let (x1, i1) = load_x(f, src, entries, lanes, 2 * job.pair);
                let (x2, i2) = load_x(f, src, entries, lanes, 2 * job.pair + 1);
                let d = f.sub::<1>(&x2, &x1);
                if i1 | i2 | f.maybe_zero(&d) == 0 {
                    d
                } else {
                    let p = load(f, src, entries, lanes, 2 * job.pair);
                    let q = load(f, src, entries, lanes, 2 * job.pair + 1);
                    affine::denominator(f, &p.p, &q.p, p.inf, q.inf).0
                }
            } else {
                let at = (group.base + 2 * job.pair) as usize;
                let (p, q) = (&chunk.vectors[at], &chunk.vectors[at + 1]);
                affine::denominator(f, &p.p, &q.p, p.inf, q.inf).0
            };
            work.before.push(acc);
            acc = f.mul(&acc, &den);
        }
        // … and the sums from the first to the last, in place.
        if !work.jobs.is_empty() {
            let mut inv = f.inv(&acc);
            for (job, before) in work.jobs.iter().zip(work.before.iter().rev()) {
                let chunk = &mut work.chunks[job.chunk as usize];
                let group = chunk.groups[job.group as usize];
                let to = (group.base + job.pair) as usize;
                if chunk.level == 0 {
                    let lanes = lanes_of::<R>(&sorted, group.run);
                    let p = load(f, src, entries, lanes, 2 * job.pair);
                    let q = load(f, src, entries, lanes, 2 * job.pair + 1);
                    work.additions += pairs::<R>(&p, &q);
                    chunk.vectors[to] = add(cx, &p, &q, before, &mut inv);
                } else {
                    let at = (group.base + 2 * job.pair) as usize;
                    let (p, q) = (&chunk.vectors[at], &chunk.vectors[at + 1]);
                    work.additions += pairs::<R>(p, q);
                    let sum = add(cx, p, q, before, &mut inv);
                    chunk.vectors[to] = sum;
                }
            }
        }
        close_level(f, src, entries, &sorted, out, work);
    }
    work.sorted = sorted;
}

/// Lanes in which both operands are finite.
#[inline(always)]
fn pairs<R: Lanes>(p: &Vector<R>, q: &Vector<R>) -> u64 {
    u64::from((all_lanes::<R>() & !(p.inf | q.inf)).count_ones())
}

/// `p + q`: `inv` is the inverse of the running product up to and with this denominator, `before`
/// the product before it; leaves in `inv` the inverse of `before`.
#[inline(always)]
fn add<R: Lanes>(
    cx: &Cx<R>,
    p: &Vector<R>,
    q: &Vector<R>,
    before: &R::El,
    inv: &mut R::El,
) -> Vector<R> {
    let f = &cx.f;
    let (den, e) = affine::denominator(f, &p.p, &q.p, p.inf, q.inf);
    let own = f.mul(inv, before);
    *inv = f.mul(inv, &den);
    let (sum, inf) = affine::finish(f, &cx.a, &p.p, &q.p, &own, &e);
    Vector { p: sum, inf }
}

#[inline(always)]
fn lanes_of<R: Lanes>(sorted: &[Run], first: u32) -> &[Run] {
    let first = first as usize;
    &sorted[first..sorted.len().min(first + R::WIDTH)]
}

fn open_chunk<R: Lanes>(
    f: &R,
    sorted: &[Run],
    next: &mut usize,
    spare: &mut Vec<Vec<Vector<R>>>,
) -> Chunk<R> {
    let mut groups = Vec::new();
    let mut base = 0;
    while *next < sorted.len() && base < CHUNK * 8 / R::WIDTH {
        let left = sorted[*next].len;
        groups.push(Group {
            run: *next as u32,
            base: base as u32,
            left,
        });
        base += left.div_ceil(2) as usize;
        *next += R::WIDTH;
    }
    let mut vectors = spare.pop().unwrap_or_default();
    if vectors.len() < base {
        let nothing = Affine {
            x: f.zero(),
            y: f.zero(),
        };
        vectors.resize(
            base,
            Vector {
                p: nothing,
                inf: all_lanes::<R>(),
            },
        );
    }
    Chunk {
        level: 0,
        groups,
        vectors,
    }
}

/// Moves lone vectors down, writes finished groups out, drops finished chunks.
#[inline(always)]
fn close_level<R: Lanes>(
    f: &R,
    src: &Table<R>,
    entries: &[Entry],
    sorted: &[Run],
    out: &mut Table<R>,
    work: &mut Work<R>,
) {
    for chunk in &mut work.chunks {
        for group in &mut chunk.groups {
            if group.left == 0 {
                continue;
            }
            let lanes = lanes_of::<R>(sorted, group.run);
            let half = group.left / 2;
            if group.left % 2 == 1 {
                let lone = if chunk.level == 0 {
                    load(f, src, entries, lanes, group.left - 1)
                } else {
                    chunk.vectors[(group.base + group.left - 1) as usize]
                };
                chunk.vectors[(group.base + half) as usize] = lone;
            }
            group.left = group.left.div_ceil(2);
            if group.left == 1 {
                store(f, &chunk.vectors[group.base as usize], lanes, out);
                group.left = 0;
            }
        }
        chunk.level += 1;
    }
    let spare = &mut work.spare;
    work.chunks.retain_mut(|chunk| {
        let live = chunk.groups.iter().any(|g| g.left > 0);
        if !live {
            spare.push(core::mem::take(&mut chunk.vectors));
        }
        live
    });
}

#[inline(always)]
fn store<R: Lanes>(f: &R, v: &Vector<R>, lanes: &[Run], out: &mut Table<R>) {
    let mut x = [R::Mem::default(); 8];
    let mut y = [R::Mem::default(); 8];
    f.scatter(&v.p.x, &mut x[..R::WIDTH]);
    f.scatter(&v.p.y, &mut y[..R::WIDTH]);
    for (lane, run) in lanes.iter().enumerate() {
        if v.inf >> lane & 1 == 0 {
            out.set(run.dest as usize, x[lane], y[lane]);
        }
    }
}

/// x of entry `k` of every lane's run.
#[inline(always)]
fn load_x<R: Lanes>(
    f: &R,
    src: &Table<R>,
    entries: &[Entry],
    lanes: &[Run],
    k: u32,
) -> (R::El, u8) {
    let mut rows = [&src.mem[0]; 8];
    let mut inf = all_lanes::<R>();
    for (lane, run) in lanes.iter().enumerate() {
        if k < run.len {
            let e = entries[(run.start + k) as usize];
            rows[lane] = src.x((e >> 3) as usize, (e >> 1 & 3) as usize);
            inf &= !(1 << lane);
        }
    }
    (f.gather(&rows[..R::WIDTH]), inf)
}

/// Entry `k` of every lane's run, unit applied.
#[inline(always)]
fn load<R: Lanes>(f: &R, src: &Table<R>, entries: &[Entry], lanes: &[Run], k: u32) -> Vector<R> {
    let (x, inf) = load_x(f, src, entries, lanes, k);
    let mut rows = [&src.mem[0]; 8];
    let mut negative = 0u8;
    for (lane, run) in lanes.iter().enumerate() {
        if k < run.len {
            let e = entries[(run.start + k) as usize];
            rows[lane] = src.y((e >> 3) as usize);
            negative |= ((e & 1) as u8) << lane;
        }
    }
    let mut y = f.gather(&rows[..R::WIDTH]);
    if negative != 0 {
        y = f.select(negative, &f.neg::<1>(&y), &y);
    }
    Vector {
        p: Affine { x, y },
        inf,
    }
}
