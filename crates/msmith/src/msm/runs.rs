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
const CHUNK: usize = 48;

/// A point of a table with a unit: the index of its x (turned by the power of ω), times 2, plus 1 for
/// a negative one.
pub type Entry = u32;

/// The entry of `ω^power` times the point of a row, negated or not.
#[inline(always)]
pub fn entry<R: Lanes>(table: &Table<R>, row: u32, unit: Digit) -> Entry {
    (row * table.stride as u32) << 1 | unit & 7
}

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
        entries.extend(
            rows.filter(|&i| table.finite[i as usize])
                .map(|i| entry(table, i, 0)),
        );
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
    spare: Vec<Chunk<R>>,
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

/// One addition of vectors.
#[derive(Clone, Copy)]
struct Job {
    chunk: u32,
    /// The first operand's vector, the other is the next one; not used at level 0.
    from: u32,
    /// The sum's vector, at level 0 also its leaf.
    to: u32,
    /// An ordinary chord in every lane.
    plain: bool,
}

/// The operands of a first-level addition: rows of the source, a lane each.
#[derive(Clone, Copy, Default)]
#[repr(align(64))]
struct Leaf {
    /// Index of x's packed coordinate, first and second operand.
    x: [[u32; 8]; 2],
}

/// Lanes of a leaf's operands.
#[derive(Clone, Copy, Default)]
struct Signs {
    negative: [u8; 2],
    inf: [u8; 2],
}

/// Some groups of runs, small enough for the cache.
struct Chunk<R: Lanes> {
    level: u32,
    groups: Vec<Group>,
    leaves: Vec<Leaf>,
    signs: Vec<Signs>,
    vectors: Vec<Vector<R>>,
}

/// As many runs as there are lanes.
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
            let mut chunk = work.spare.pop().unwrap_or_else(Chunk::new);
            chunk.open(f, entries, &sorted, &mut next);
            work.chunks.push(chunk);
        }
        if work.chunks.is_empty() {
            break;
        }
        list_jobs(&work.chunks, &mut work.jobs);
        if !work.jobs.is_empty() {
            let product = forward(cx, src, work);
            backward(cx, src, f.inv(&product), work);
        }
        close_level(f, src, &sorted, out, work);
    }
    work.sorted = sorted;
}

/// The additions of the next level of every chunk.
fn list_jobs<R: Lanes>(chunks: &[Chunk<R>], jobs: &mut Vec<Job>) {
    jobs.clear();
    for (c, chunk) in chunks.iter().enumerate() {
        for group in &chunk.groups {
            for pair in 0..group.left / 2 {
                jobs.push(Job {
                    chunk: c as u32,
                    from: group.base + 2 * pair,
                    to: group.base + pair,
                    plain: true,
                });
            }
        }
    }
}

/// How many additions ahead the coordinates of a first-level one are asked for.
const AHEAD: usize = 6;

/// Multiplies the denominators, from the last job to the first; keeps the products before each, and
/// the two x of a first-level addition in the place of its sum.
#[inline(always)]
fn forward<R: Lanes>(cx: &Cx<R>, src: &Table<R>, work: &mut Work<R>) -> R::El {
    let f = &cx.f;
    let mut product = f.one();
    work.before.clear();
    for k in (0..work.jobs.len()).rev() {
        if let Some(ahead) = k.checked_sub(AHEAD) {
            let job = work.jobs[ahead];
            let chunk = &work.chunks[job.chunk as usize];
            if chunk.level == 0 {
                ask(f, src, &chunk.leaves[job.to as usize], 0);
            }
        }
        let job = &mut work.jobs[k];
        let chunk = &mut work.chunks[job.chunk as usize];
        work.before.push(product);
        if chunk.level == 0 {
            let to = job.to as usize;
            let leaf = &chunk.leaves[to];
            let x = [gather(f, src, &leaf.x[0], 0), gather(f, src, &leaf.x[1], 0)];
            let d = f.sub::<1>(&x[1], &x[0]);
            chunk.vectors[to].p = Affine { x: x[0], y: x[1] };
            let inf = chunk.signs[to].inf;
            job.plain = inf[0] | inf[1] | f.maybe_zero(&d) == 0;
            product = if job.plain {
                f.mul(&product, &d)
            } else {
                let [p, q] = chunk.operands(f, src, job);
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
fn backward<R: Lanes>(cx: &Cx<R>, src: &Table<R>, mut inv: R::El, work: &mut Work<R>) {
    let f = &cx.f;
    for (k, job) in work.jobs.iter().enumerate() {
        if let Some(job) = work.jobs.get(k + AHEAD) {
            let chunk = &work.chunks[job.chunk as usize];
            if chunk.level == 0 {
                ask(f, src, &chunk.leaves[job.to as usize], src.stride as u32 - 1);
            }
        }
        let chunk = &mut work.chunks[job.chunk as usize];
        let before = &work.before[work.jobs.len() - 1 - k];
        let to = job.to as usize;
        if !job.plain {
            let [p, q] = chunk.operands(f, src, job);
            work.additions += u64::from((all_lanes::<R>() & !(p.inf | q.inf)).count_ones());
            chunk.vectors[to] = backward_rare(cx, &p, &q, before, &mut inv);
            continue;
        }
        work.additions += R::WIDTH as u64;
        let own = f.mul(&inv, before);
        let sum = if chunk.level == 0 {
            let x = chunk.vectors[to].p;
            inv = f.mul(&inv, &f.sub::<1>(&x.y, &x.x));
            let p = Affine {
                x: x.x,
                y: chunk.ordinate(f, src, to, 0),
            };
            let q = Affine {
                x: x.y,
                y: chunk.ordinate(f, src, to, 1),
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
fn ask<R: Lanes>(f: &R, src: &Table<R>, leaf: &Leaf, offset: u32) {
    for x in &leaf.x {
        for &x in &x[..R::WIDTH] {
            f.prefetch(&src.mem[(x | offset) as usize]);
        }
    }
}

/// One coordinate of every lane; the stride is a power of two, so that `|` finds y from any x.
#[inline(always)]
fn gather<R: Lanes>(f: &R, src: &Table<R>, x: &[u32; 8], offset: u32) -> R::El {
    let mut rows = [&src.mem[0]; 8];
    for lane in 0..R::WIDTH {
        rows[lane] = &src.mem[(x[lane] | offset) as usize];
    }
    f.gather(&rows[..R::WIDTH])
}

#[inline(always)]
fn lanes_of<R: Lanes>(sorted: &[Run], first: u32) -> &[Run] {
    let first = first as usize;
    &sorted[first..sorted.len().min(first + R::WIDTH)]
}

impl<R: Lanes> Chunk<R> {
    fn new() -> Self {
        Self {
            level: 0,
            groups: Vec::new(),
            leaves: Vec::new(),
            signs: Vec::new(),
            vectors: Vec::new(),
        }
    }

    /// Takes the next runs of the sorted list.
    fn open(
        &mut self,
        f: &R,
        entries: &[Entry],
        sorted: &[Run],
        next: &mut usize,
    ) {
        self.level = 0;
        self.groups.clear();
        self.leaves.clear();
        self.signs.clear();
        while *next < sorted.len() && self.leaves.len() < CHUNK * 8 / R::WIDTH {
            let left = sorted[*next].len;
            let group = Group {
                run: *next as u32,
                base: self.leaves.len() as u32,
                left,
            };
            let lanes = lanes_of::<R>(sorted, group.run);
            self.add_leaves(entries, lanes);
            self.groups.push(group);
            *next += R::WIDTH;
        }
        if self.vectors.len() < self.leaves.len() {
            let nothing = Vector {
                p: Affine {
                    x: f.zero(),
                    y: f.zero(),
                },
                inf: all_lanes::<R>(),
            };
            self.vectors.resize(self.leaves.len(), nothing);
        }
    }

    /// The leaves of a group of runs, longest first.
    #[inline(always)]
    fn add_leaves(&mut self, entries: &[Entry], lanes: &[Run]) {
        let base = self.leaves.len();
        let nothing = Signs {
            negative: [0; 2],
            inf: [all_lanes::<R>(); 2],
        };
        let new = base + lanes[0].len.div_ceil(2) as usize;
        self.leaves.resize(new, Leaf::default());
        self.signs.resize(new, nothing);
        for (lane, run) in lanes.iter().enumerate() {
            let entries = &entries[run.start as usize..(run.start + run.len) as usize];
            let leaves = &mut self.leaves[base..];
            let signs = &mut self.signs[base..];
            for ((pair, leaf), signs) in entries.chunks(2).zip(leaves).zip(signs) {
                for (side, &e) in pair.iter().enumerate() {
                    leaf.x[side][lane] = e >> 1;
                    signs.negative[side] |= ((e & 1) as u8) << lane;
                    signs.inf[side] &= !(1 << lane);
                }
            }
        }
    }

    /// y of an operand of a leaf, sign applied. A negated y is `K·p − y`, with the very digits that
    /// a later `sub::<1>` adds before it subtracts it: it counts as one stored form.
    #[inline(always)]
    fn ordinate(&self, f: &R, src: &Table<R>, leaf: usize, side: usize) -> R::El {
        let y = gather(f, src, &self.leaves[leaf].x[side], src.stride as u32 - 1);
        f.select(self.signs[leaf].negative[side], &f.neg::<1>(&y), &y)
    }

    /// An operand of a leaf.
    #[inline(always)]
    fn operand(&self, f: &R, src: &Table<R>, leaf: usize, side: usize) -> Vector<R> {
        Vector {
            p: Affine {
                x: gather(f, src, &self.leaves[leaf].x[side], 0),
                y: self.ordinate(f, src, leaf, side),
            },
            inf: self.signs[leaf].inf[side],
        }
    }

    /// Both operands of a job.
    #[inline(never)]
    fn operands(&self, f: &R, src: &Table<R>, job: &Job) -> [Vector<R>; 2] {
        if self.level > 0 {
            let from = job.from as usize;
            return [self.vectors[from], self.vectors[from + 1]];
        }
        f.enter(
            #[inline(always)]
            || {
                let leaf = job.to as usize;
                [
                    self.operand(f, src, leaf, 0),
                    self.operand(f, src, leaf, 1),
                ]
            },
        )
    }
}

/// Moves lone vectors down, writes finished groups out, drops finished chunks.
#[inline(always)]
fn close_level<R: Lanes>(
    f: &R,
    src: &Table<R>,
    sorted: &[Run],
    out: &mut Table<R>,
    work: &mut Work<R>,
) {
    for chunk in &mut work.chunks {
        for g in 0..chunk.groups.len() {
            let Group { run, base, left } = chunk.groups[g];
            if left == 0 {
                continue;
            }
            let half = left / 2;
            if left % 2 == 1 {
                let to = (base + half) as usize;
                chunk.vectors[to] = if chunk.level == 0 {
                    let lone = Job {
                        chunk: 0,
                        from: 0,
                        to: base + half,
                        plain: false,
                    };
                    chunk.operands(f, src, &lone)[0]
                } else {
                    chunk.vectors[(base + left - 1) as usize]
                };
            }
            chunk.groups[g].left = left.div_ceil(2);
            if left <= 2 {
                let lanes = lanes_of::<R>(sorted, run);
                store(f, &chunk.vectors[base as usize], lanes, out);
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
