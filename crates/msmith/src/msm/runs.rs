//! Sums of many short lists of points: the one hot path of the engine.
//!
//! The lists stand side by side in the lanes ([`super::lists`]), one list a lane, so that only the
//! first level of the pairwise tree gathers from memory; later levels read whole vectors. A *chunk* of
//! groups is small enough for the cache. Chunks are in flight together, each one level further than
//! the next, and share one inversion a step: level 1 of a chunk, level 2 of the one before it, and
//! so on.
//!
//! Cost: `length − 1` additions a list, 5M + 1S each, and one inversion a step.

use super::lists::{Entry, Group, Lists, MISSING, NOWHERE, entry, index};
use super::table::Table;
use crate::coords::{A, Affine, affine, all_lanes};
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

/// Additions (vectors) of a chunk's first level.
const CHUNK: usize = 48;
/// How many additions ahead the coordinates of a first-level one are asked for.
const AHEAD: usize = 6;

/// Sums every list into its row of `out`, a table of two coordinates; rows of lists that sum to
/// infinity are infinite.
pub fn sum_lists<R: Lanes>(
    cx: &Cx<R>,
    src: &Table<R::Mem>,
    lists: &Lists,
    out: &mut Table<R::Mem>,
    work: &mut Work<R>,
) {
    out.reset(lists.groups().len() * R::WIDTH, 2);
    if lists.groups().is_empty() {
        return;
    }
    cx.f.enter(
        #[inline(always)]
        || sum_pieces(cx, src, lists, out, work),
    );
    if lists.long().is_empty() {
        return;
    }
    // The sums of the pieces, list by list, each into the row of its first piece.
    let finite = |rows: &[u32]| rows.iter().filter(|&&r| out.finite[r as usize]).count();
    let lengths: Vec<u32> = (lists.long().iter())
        .map(|l| finite(&l.rows) as u32)
        .collect();
    let mut again = Lists::default();
    again.lay_out(R::WIDTH, &lengths);
    for (k, long) in lists.long().iter().enumerate() {
        for &r in long.rows.iter().filter(|&&r| out.finite[r as usize]) {
            again.push(k, entry(out, r, 0));
        }
    }
    let mut whole = Table::default();
    sum_lists(cx, out, &again, &mut whole, work);
    for (k, long) in lists.long().iter().enumerate() {
        let (from, to) = (again.row(k) as usize, long.rows[0] as usize);
        out.finite[to] = again.row(k) != NOWHERE && whole.finite[from];
        if out.finite[to] {
            out.set(to, *whole.x(from, 0), *whole.y(from));
        }
    }
}

/// Buffers that calls share.
pub struct Work<R: Lanes> {
    before: Vec<R::El>,
    jobs: Vec<Job>,
    chunks: Vec<Chunk<R>>,
    spare: Vec<Chunk<R>>,
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
            additions: 0,
        }
    }
}

/// One addition of vectors.
#[derive(Clone, Copy)]
struct Job {
    chunk: u32,
    /// At level 0 the leaf, else the first operand's vector, the other is the next one.
    from: u32,
    /// The sum's vector.
    to: u32,
    /// An ordinary chord in every lane.
    plain: bool,
}

/// Some groups, small enough for the cache.
struct Chunk<R: Lanes> {
    level: u32,
    groups: Vec<Live>,
    vectors: Vec<Vector<R>>,
}

/// A group being summed.
#[derive(Clone, Copy)]
struct Live {
    /// First leaf.
    leaf: u32,
    /// Row of the first lane's sum.
    row: u32,
    /// First vector in the chunk's buffer.
    base: u32,
    /// Vectors (or entries, at level 0) still to be summed.
    left: u32,
}

#[inline(always)]
fn sum_pieces<R: Lanes>(
    cx: &Cx<R>,
    src: &Table<R::Mem>,
    lists: &Lists,
    out: &mut Table<R::Mem>,
    work: &mut Work<R>,
) {
    let f = &cx.f;
    let mut next = 0;
    loop {
        if next < lists.groups().len() {
            let mut chunk = work.spare.pop().unwrap_or_else(Chunk::new);
            chunk.open(f, lists.groups(), &mut next);
            work.chunks.push(chunk);
        }
        if work.chunks.is_empty() {
            break;
        }
        list_jobs(&work.chunks, &mut work.jobs);
        if !work.jobs.is_empty() {
            let product = forward(cx, src, lists, work);
            backward(cx, src, lists, f.inv(&product), work);
        }
        close_level(f, src, lists, out, work);
    }
}

/// The additions of the next level of every chunk.
fn list_jobs<R: Lanes>(chunks: &[Chunk<R>], jobs: &mut Vec<Job>) {
    jobs.clear();
    for (c, chunk) in chunks.iter().enumerate() {
        for group in &chunk.groups {
            for pair in 0..group.left / 2 {
                jobs.push(Job {
                    chunk: c as u32,
                    from: if chunk.level == 0 {
                        group.leaf + pair
                    } else {
                        group.base + 2 * pair
                    },
                    to: group.base + pair,
                    plain: true,
                });
            }
        }
    }
}

/// Multiplies the denominators, from the last job to the first; keeps the products before each, and
/// the two x of a first-level addition in the place of its sum.
#[inline(always)]
fn forward<R: Lanes>(cx: &Cx<R>, src: &Table<R::Mem>, lists: &Lists, work: &mut Work<R>) -> R::El {
    let f = &cx.f;
    let mut product = f.one();
    work.before.clear();
    for k in (0..work.jobs.len()).rev() {
        if let Some(ahead) = k.checked_sub(AHEAD) {
            let job = work.jobs[ahead];
            if work.chunks[job.chunk as usize].level == 0 {
                ask(f, src, lists.leaf(job.from), 0);
            }
        }
        let job = &mut work.jobs[k];
        let chunk = &mut work.chunks[job.chunk as usize];
        work.before.push(product);
        if chunk.level == 0 {
            let leaf = lists.leaf(job.from);
            let x1 = gather(f, src, &leaf[..R::WIDTH], 0);
            let x2 = gather(f, src, &leaf[R::WIDTH..], 0);
            let d = f.sub::<1>(&x2, &x1);
            chunk.vectors[job.to as usize].p = Affine { x: x1, y: x2 };
            let missing = leaf.iter().fold(0, |all, e| all | e) & MISSING != 0;
            job.plain = !missing && f.maybe_zero(&d) == 0;
            product = if job.plain {
                f.mul(&product, &d)
            } else {
                let [p, q] = chunk.operands(f, src, lists, job);
                forward_rare(cx, &p, &q, &product)
            };
        } else {
            let p = &chunk.vectors[job.from as usize];
            let q = &chunk.vectors[job.from as usize + 1];
            let d = f.sub::<1>(&q.p.x, &p.p.x);
            job.plain = p.inf | q.inf | f.maybe_zero(&d) == 0;
            product = if job.plain {
                f.mul(&product, &d)
            } else {
                forward_rare(cx, p, q, &product)
            };
        }
    }
    product
}

/// Adds, from the first job to the last, in place; `inv` is the inverse of all denominators.
#[inline(always)]
fn backward<R: Lanes>(
    cx: &Cx<R>,
    src: &Table<R::Mem>,
    lists: &Lists,
    mut inv: R::El,
    work: &mut Work<R>,
) {
    let f = &cx.f;
    for (k, job) in work.jobs.iter().enumerate() {
        if let Some(job) = work.jobs.get(k + AHEAD) {
            if work.chunks[job.chunk as usize].level == 0 {
                ask(f, src, lists.leaf(job.from), src.stride as u32 - 1);
            }
        }
        let chunk = &mut work.chunks[job.chunk as usize];
        let before = &work.before[work.jobs.len() - 1 - k];
        let to = job.to as usize;
        if !job.plain {
            let [p, q] = chunk.operands(f, src, lists, job);
            work.additions += u64::from((all_lanes::<R>() & !(p.inf | q.inf)).count_ones());
            chunk.vectors[to] = backward_rare(cx, &p, &q, before, &mut inv);
            continue;
        }
        work.additions += R::WIDTH as u64;
        let own = f.mul(&inv, before);
        let sum = if chunk.level == 0 {
            let x = chunk.vectors[to].p;
            inv = f.mul(&inv, &f.sub::<1>(&x.y, &x.x));
            let leaf = lists.leaf(job.from);
            let p = Affine {
                x: x.x,
                y: ordinate(f, src, &leaf[..R::WIDTH]),
            };
            let q = Affine {
                x: x.y,
                y: ordinate(f, src, &leaf[R::WIDTH..]),
            };
            affine::add_with_inverse(f, &p, &q, &own)
        } else {
            let p = &chunk.vectors[job.from as usize].p;
            let q = &chunk.vectors[job.from as usize + 1].p;
            inv = f.mul(&inv, &f.sub::<1>(&q.x, &p.x));
            affine::add_with_inverse(f, p, q, &own)
        };
        chunk.vectors[to] = Vector { p: sum, inf: 0 };
    }
}

/// `product` times the denominator of a sum with exceptional lanes.
#[cold]
#[inline(never)]
fn forward_rare<R: Lanes>(cx: &Cx<R>, p: &Vector<R>, q: &Vector<R>, product: &R::El) -> R::El {
    let f = &cx.f;
    f.enter(
        #[inline(always)]
        || {
            let (d, _) = affine::denominator(f, &p.p, &q.p, p.inf, q.inf);
            f.mul(product, &d)
        },
    )
}

/// `p + q` with exceptional lanes: `inv` is the inverse of the running product up to and with this
/// denominator, `before` the product before it; leaves in `inv` the inverse of `before`.
#[cold]
#[inline(never)]
fn backward_rare<R: Lanes>(
    cx: &Cx<R>,
    p: &Vector<R>,
    q: &Vector<R>,
    before: &R::El,
    inv: &mut R::El,
) -> Vector<R> {
    let f = &cx.f;
    f.enter(
        #[inline(always)]
        || {
            let (den, e) = affine::denominator(f, &p.p, &q.p, p.inf, q.inf);
            let own = f.mul(inv, before);
            *inv = f.mul(inv, &den);
            let (sum, inf) = affine::finish(f, &cx.a, &p.p, &q.p, &own, &e);
            Vector { p: sum, inf }
        },
    )
}

/// Asks for the coordinates of a leaf at distance `offset` from x.
#[inline(always)]
fn ask<R: Lanes>(f: &R, src: &Table<R::Mem>, leaf: &[Entry], offset: u32) {
    for &e in leaf {
        f.prefetch(&src.mem[(index(e) | offset) as usize]);
    }
}

/// One coordinate of every lane; the stride is a power of two, so that `|` finds y from any x.
#[inline(always)]
fn gather<R: Lanes>(f: &R, src: &Table<R::Mem>, lanes: &[Entry], offset: u32) -> R::El {
    let mut rows = [&src.mem[0]; 8];
    for lane in 0..R::WIDTH {
        rows[lane] = &src.mem[(index(lanes[lane]) | offset) as usize];
    }
    f.gather(&rows[..R::WIDTH])
}

/// y of every lane, sign applied. A negated y is `K·p − y`, with the very digits that a later
/// `sub::<1>` adds before it subtracts it: it counts as one stored form.
#[inline(always)]
fn ordinate<R: Lanes>(f: &R, src: &Table<R::Mem>, lanes: &[Entry]) -> R::El {
    let y = gather(f, src, lanes, src.stride as u32 - 1);
    f.select(mask(lanes, 0), &f.neg::<1>(&y), &y)
}

/// Bit `bit` of every lane's entry.
#[inline(always)]
fn mask(lanes: &[Entry], bit: u32) -> u8 {
    let mut mask = 0;
    for (lane, e) in lanes.iter().enumerate() {
        mask |= (e >> bit & 1) << lane;
    }
    mask as u8
}

/// An operand of a leaf.
#[inline(always)]
fn operand<R: Lanes>(f: &R, src: &Table<R::Mem>, lanes: &[Entry]) -> Vector<R> {
    Vector {
        p: Affine {
            x: gather(f, src, lanes, 0),
            y: ordinate(f, src, lanes),
        },
        inf: mask(lanes, MISSING.ilog2()),
    }
}

impl<R: Lanes> Chunk<R> {
    fn new() -> Self {
        Self {
            level: 0,
            groups: Vec::new(),
            vectors: Vec::new(),
        }
    }

    /// Takes the next groups.
    fn open(&mut self, f: &R, groups: &[Group], next: &mut usize) {
        self.level = 0;
        self.groups.clear();
        let mut base = 0;
        while *next < groups.len() && base < CHUNK * 8 / R::WIDTH {
            let Group { leaf, len } = groups[*next];
            self.groups.push(Live {
                leaf,
                row: (*next * R::WIDTH) as u32,
                base: base as u32,
                left: len,
            });
            base += len.div_ceil(2) as usize;
            *next += 1;
        }
        if self.vectors.len() < base {
            let nothing = Vector {
                p: Affine {
                    x: f.zero(),
                    y: f.zero(),
                },
                inf: all_lanes::<R>(),
            };
            self.vectors.resize(base, nothing);
        }
    }

    /// Both operands of a job.
    #[inline(never)]
    fn operands(&self, f: &R, src: &Table<R::Mem>, lists: &Lists, job: &Job) -> [Vector<R>; 2] {
        if self.level > 0 {
            let from = job.from as usize;
            return [self.vectors[from], self.vectors[from + 1]];
        }
        let leaf = lists.leaf(job.from);
        f.enter(
            #[inline(always)]
            || {
                [
                    operand(f, src, &leaf[..R::WIDTH]),
                    operand(f, src, &leaf[R::WIDTH..]),
                ]
            },
        )
    }
}

/// Moves lone vectors down, writes finished groups out, drops finished chunks.
#[inline(always)]
fn close_level<R: Lanes>(
    f: &R,
    src: &Table<R::Mem>,
    lists: &Lists,
    out: &mut Table<R::Mem>,
    work: &mut Work<R>,
) {
    for chunk in &mut work.chunks {
        for g in 0..chunk.groups.len() {
            let Live {
                leaf,
                row,
                base,
                left,
            } = chunk.groups[g];
            if left == 0 {
                continue;
            }
            let half = left / 2;
            if left % 2 == 1 {
                let to = (base + half) as usize;
                chunk.vectors[to] = if chunk.level == 0 {
                    operand(f, src, &lists.leaf(leaf + half)[..R::WIDTH])
                } else {
                    chunk.vectors[(base + left - 1) as usize]
                };
            }
            chunk.groups[g].left = left.div_ceil(2);
            if left <= 2 {
                store(f, &chunk.vectors[base as usize], row as usize, out);
                chunk.groups[g].left = 0;
            }
        }
        chunk.level += 1;
    }
    let live = |chunk: &Chunk<R>| chunk.groups.iter().any(|g| g.left > 0);
    while work.chunks.first().is_some_and(|c| !live(c)) {
        let done = work.chunks.remove(0);
        work.spare.push(done);
    }
}

#[inline(always)]
fn store<R: Lanes>(f: &R, v: &Vector<R>, row: usize, out: &mut Table<R::Mem>) {
    let mut x = [R::Mem::default(); 8];
    let mut y = [R::Mem::default(); 8];
    f.scatter(&v.p.x, &mut x[..R::WIDTH]);
    f.scatter(&v.p.y, &mut y[..R::WIDTH]);
    for lane in 0..R::WIDTH {
        out.set(row + lane, x[lane], y[lane]);
        out.finite[row + lane] = v.inf >> lane & 1 == 0;
    }
}
