//! Sums of the points with scalar ±1: nothing to recode, to sort or to fold.
//!
//! Points go from the caller's memory to the lanes and into running sums
//! ([`super::accumulate::sum_stream`]). Cost: 5M + 1S and two products to the ring's form for a point.

use super::Run;
use super::accumulate::{Cx, Source, sum_stream};
use super::door::{self, EdwardsDoor};
use super::horner::Scalar;
use super::pack::{Done, Rings, coordinate};
use super::work::{Work, work_bytes};
use crate::coords::{Affine, Coords, Jacobian, all_lanes, jacobian};
use crate::cpu::RingFacts;
use crate::error::Error;
use crate::parallel;
use crate::points::Points;
use crate::ring::Lanes;
use crate::scalars::Scalars;
use msmith_core::enter;

/// Points copied from the caller together.
const BLOCK: usize = 2048;
/// Blocks of a task.
const BLOCKS: usize = 16;

/// `Σ ±P_i` over the scalars that are not zero. Scalars of more than one bit are taken for their
/// lowest.
pub fn msm<R: Lanes, S: Lanes>(
    rings: &Rings<R, S>,
    points: &dyn Points,
    scalars: &Scalars<'_>,
    run: Run<'_>,
) -> Result<Done<S>, Error> {
    let Run { options, pool } = run;
    let threads = run.threads();
    let n = points.len();
    let tasks = n.div_ceil(BLOCK * BLOCKS);
    let finished = std::sync::atomic::AtomicUsize::new(0);
    options.report(0.0);
    let state = || -> (Work<R::El>, Chosen) {
        let work = pool
            .take()
            .unwrap_or_else(|| Work::new(rings.wide.f.zero()));
        (work, Chosen::new(rings.wide.f.words(), scalars.words()))
    };
    let (sums, states) = parallel::run(threads, tasks, state, |(work, chosen), k| {
        if options.is_cancelled() {
            return Vec::new();
        }
        let first = k * BLOCK * BLOCKS;
        let mut source = Range {
            door: rings.door.as_ref(),
            points,
            scalars,
            range: first..n.min(first + BLOCK * BLOCKS),
            chosen,
        };
        let sum = lane_sums(&rings.wide, work, &mut source);
        let done = 1 + finished.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        options.report(done as f64 / tasks as f64);
        sum
    });
    options.check_cancel()?;
    let mut additions = 0;
    for (mut work, _) in states {
        additions += core::mem::take(&mut work.additions);
        let bytes = work.bytes();
        pool.give(work, bytes);
    }
    let one = &rings.one;
    let mut point = Jacobian::infinity(&one.f);
    for q in sums.iter().flatten() {
        point = add(one, &rings.wide.f, &point, q);
        additions += 1;
    }
    Ok(Done {
        point,
        additions,
        peak_bytes: memory(&rings.facts, n, threads),
    })
}

/// Estimated peak memory beyond the inputs, bytes.
pub fn memory(ring: &RingFacts, n: usize, threads: usize) -> u64 {
    let block = (BLOCK * (2 * ring.stored + 40)) as u64;
    workers(n, threads) as u64 * (work_bytes(ring.element) + block) + (1 << 20)
}

/// Threads that have something to do, of a given number.
pub fn workers(n: usize, threads: usize) -> usize {
    threads.min(n.div_ceil(BLOCK * BLOCKS)).max(1)
}

/// A finite sum of a lane, packed.
type Sum<R> = Affine<<R as Lanes>::Mem>;

#[inline(never)]
fn add<R: Lanes, S: Lanes>(
    one: &Scalar<S>,
    from: &R,
    p: &jacobian::Point<S::El>,
    q: &Sum<R>,
) -> jacobian::Point<S::El> {
    let mut words = vec![0; one.f.words()];
    let mut convert = |m| one.convert(from, m, &mut words);
    let (x, y) = (convert(&q.x), convert(&q.y));
    one.add(p, &Jacobian::from_affine(&one.f, &Affine { x, y }))
}

/// The points of a block that are to be summed.
struct Chosen {
    words: Vec<u64>,
    finite: Vec<bool>,
    scalars: Vec<u64>,
    negative: Vec<bool>,
    /// Their numbers in the block.
    numbers: Vec<usize>,
    taken: usize,
}

impl Chosen {
    /// For coordinates and scalars of a given number of words.
    fn new(words: usize, per: usize) -> Self {
        Self {
            words: vec![0; 2 * words * BLOCK],
            finite: vec![false; BLOCK],
            scalars: vec![0; per * BLOCK],
            negative: vec![false; BLOCK],
            numbers: Vec::with_capacity(BLOCK),
            taken: 0,
        }
    }

    /// Reads `n` points and scalars.
    #[inline(never)]
    fn read(&mut self, points: &dyn Points, scalars: &Scalars<'_>, first: usize, n: usize) {
        let (stride, per) = (self.words.len() / BLOCK, self.scalars.len() / BLOCK);
        points.fill(first, &mut self.words[..n * stride], &mut self.finite[..n]);
        let raw = &mut self.scalars[..n * per];
        scalars.fill(first, raw, &mut self.negative[..n]);
        // Without a branch: every second scalar may be zero.
        self.numbers.resize(n, 0);
        let mut count = 0;
        for (i, (finite, scalar)) in self.finite.iter().zip(raw.chunks_exact(per)).enumerate() {
            self.numbers[count] = i;
            count += usize::from(finite & (scalar[0] & 1 != 0));
        }
        self.numbers.truncate(count);
        self.taken = 0;
    }

    /// Brings them in from an Edwards curve; those that are neutral there are left out.
    #[inline(never)]
    fn replace<R: Lanes>(&mut self, f: &R, door: &EdwardsDoor<R::El>) {
        let (words, finite) = (&mut self.words, &mut self.finite);
        door::replace(f, door, words, finite, &self.numbers);
        self.numbers.retain(|&i| finite[i]);
    }

    /// The next points, and the lanes that have none.
    #[inline(always)]
    fn next<R: Lanes>(&mut self, f: &R) -> Option<(Affine<R::El>, u8)> {
        let left = &self.numbers[self.taken..];
        let few = &left[..left.len().min(R::WIDTH)];
        if few.is_empty() {
            return None;
        }
        self.taken += few.len();
        let x = coordinate(f, &self.words, few, 0);
        let y = coordinate(f, &self.words, few, 1);
        let mut negative = 0;
        for (lane, &i) in few.iter().enumerate() {
            negative |= u8::from(self.negative[i]) << lane;
        }
        let y = match negative {
            0 => y,
            lanes => f.select(lanes, &f.norm(&f.neg::<1>(&y)), &y),
        };
        let missing = all_lanes::<R>() & !((1u32 << few.len()) - 1) as u8;
        Some((Affine { x, y }, missing))
    }
}

/// The chosen points of a range.
struct Range<'a, R: Lanes> {
    door: Option<&'a EdwardsDoor<R::El>>,
    points: &'a dyn Points,
    scalars: &'a Scalars<'a>,
    range: core::ops::Range<usize>,
    chosen: &'a mut Chosen,
}

impl<R: Lanes> Source<R> for Range<'_, R> {
    #[inline(always)]
    fn next(&mut self, f: &R) -> Option<(Affine<R::El>, u8)> {
        loop {
            let more = self.chosen.next(f);
            if more.is_some() || self.range.is_empty() {
                return more;
            }
            let n = self.range.len().min(BLOCK);
            (self.chosen).read(self.points, self.scalars, self.range.start, n);
            if let Some(door) = self.door {
                self.chosen.replace(f, door);
            }
            self.range.start += n;
        }
    }
}

/// The finite sums of the lanes over the points of a source.
#[inline(never)]
fn lane_sums<R: Lanes>(
    cx: &Cx<R>,
    work: &mut Work<R::El>,
    source: &mut impl Source<R>,
) -> Vec<Sum<R>> {
    let f = &cx.f;
    enter!(f, {
        let Some((sum, inf)) = sum_stream(cx, work, source) else {
            return Vec::new();
        };
        let mut rows = [[R::empty(); 8]; 2];
        f.scatter(&sum.x, &mut rows[0][..R::WIDTH]);
        f.scatter(&sum.y, &mut rows[1][..R::WIDTH]);
        let [x, y] = rows;
        (0..R::WIDTH)
            .filter(|lane| inf >> lane & 1 == 0)
            .map(|lane| Affine {
                x: x[lane],
                y: y[lane],
            })
            .collect()
    })
}
