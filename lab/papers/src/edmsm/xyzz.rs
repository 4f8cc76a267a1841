//! Sums with buckets in XYZZ coordinates: running sums side by side in the lanes, one bucket a lane.
//!
//! Buckets as most libraries keep them, and what El Housni and Botrel compare the Edwards form with (*EdMSM*, TCHES
//! 2023(3), section 4.3): no batches, no inversions, 10 products an addition where batch-affine addition takes 6. Windows
//! of signed digits; the fold adds two sums a bucket, one window a lane. One thread.
//!
//! **Cost.** 8M + 2S for every point of a bucket after the first, 24M + 4S for every bucket, hit or not.

use msmith::curve::Curve;
use msmith::{Engine, Error, Point, Points as _, Scalars, WordPoints};
use msmith_core::coords::{A, Affine, Coords, Jacobian, Xyzz, all_lanes, jacobian, xyzz};
use msmith_core::cpu::{LanesJob, with_lanes};
use msmith_core::enter;
use msmith_core::recode::signed_window::SignedWindow;
use msmith_core::recode::{Digit, NONE, Recoding};
use msmith_core::ring::mont64::Mont64;
use msmith_core::ring::outline::Outlined;
use msmith_core::{Lanes, Ring};

use super::timed::TimedSum;

/// Widths of a window that are tried.
const WIDTHS: std::ops::RangeInclusive<u32> = 2..=18;
/// How many steps ahead points are prefetched.
const AHEAD: usize = 2;
/// Coordinates of a sum: X, Y, ZZ, ZZZ.
const COLUMNS: usize = 4;

/// `Σ a_i P_i` in the Weierstrass form of an engine's group, by windows of a width, or of the one with the least work.
///
/// Errors: lists of different lengths; a width that signed windows do not have; a field of more than 384 bits.
pub fn msm(
    engine: &Engine,
    points: &WordPoints,
    scalars: Scalars<'_>,
    width: Option<u32>,
) -> Result<TimedSum, Error> {
    let n = points.len();
    if n != scalars.len() {
        let scalars = scalars.len();
        return Err(Error::LengthMismatch { points: n, scalars });
    }
    let recoding = choose(n, scalars.bits(), scalars.words(), width)?;
    let mut digits = vec![NONE; recoding.windows() * n];
    let mut words = vec![0; scalars.words() * n];
    scalars.fill(0, &mut words, &mut vec![false; n]);
    recoding.recode(&words, &mut digits);
    let job = Buckets {
        points,
        digits: &digits,
        recoding: &recoding,
        a: engine.to_words(&engine.spec().a[0]),
    };
    match engine.words() {
        4 => job.joined::<4>(engine),
        6 => job.joined::<6>(engine),
        _ => Err(Error::Option(
            "sums in XYZZ coordinates are for fields of at most 384 bits".into(),
        )),
    }
}

/// The width with the least work: an addition of sums is 14 products, one of a point 10. The fold takes
/// two of them a bucket, hit or not.
fn choose(n: usize, bits: u32, words: usize, width: Option<u32>) -> Result<SignedWindow, Error> {
    let mut best: Option<(usize, SignedWindow)> = None;
    for c in width.map_or(WIDTHS, |c| c..=c) {
        let digits = SignedWindow::new(c, bits.max(1), words)?;
        let cost = digits.windows() * (10 * n + 2 * 14 * digits.buckets());
        if best.as_ref().is_none_or(|(least, _)| cost < *least) {
            best = Some((cost, digits));
        }
    }
    best.map(|(_, digits)| digits)
        .ok_or_else(|| Error::Option("no window of that size is possible here".into()))
}

/// The sums of all windows.
struct Buckets<'a> {
    points: &'a WordPoints,
    /// Window by window, one a point.
    digits: &'a [Digit],
    recoding: &'a SignedWindow,
    /// The coefficient a, in Montgomery words.
    a: Vec<u64>,
}

/// The sum of a window: words of its coordinates.
type WindowSum = [Vec<u64>; COLUMNS];

impl Buckets<'_> {
    /// The windows joined by Horner's rule, on one scalar.
    fn joined<const N: usize>(self, engine: &Engine) -> Result<TimedSum, Error> {
        let modulus = modulus(engine.curve());
        let f = Mont64::<N>::new(&modulus).ok_or_else(|| Error::Curve("p is even".into()))?;
        let a = coefficient(&f, &self.a);
        let (recoding, width) = (self.recoding, self.recoding.width());
        let (sums, additions) = with_lanes::<N, _>(&modulus, engine.backend(), self)?;
        let mut sum = Jacobian::infinity(&f);
        for window in sums.iter().rev() {
            for _ in 0..width {
                sum = Jacobian::dbl(&f, &a, &sum);
            }
            let [x, y, zz, zzz] = [0, 1, 2, 3].map(|k| f.load(&[&window[k]]));
            // With ZZ = z², ZZZ = z³, the new Z is z⁵.
            let (zz2, zzz2) = (f.sqr(&zz), f.sqr(&zzz));
            let next = jacobian::Point {
                x: f.mul(&x, &f.mul(&zz2, &zz2)),
                y: f.mul(&y, &f.mul(&zzz2, &zzz2)),
                z: f.mul(&zz, &zzz),
            };
            sum = Jacobian::add(&f, &a, &sum, &next);
        }
        let (Affine { x, y }, infinite) = Jacobian::to_affine(&f, &sum);
        let words = |x| {
            let (mut row, mut words) = ([Mont64::<N>::empty()], vec![0; N]);
            f.scatter(x, &mut row);
            f.unpack(&row[0], &mut words);
            words
        };
        Ok(TimedSum {
            point: match infinite {
                0 => Point::new([words(&x), words(&y)].concat()),
                _ => Point::infinity(),
            },
            radix: format!("{}, XYZZ", recoding.name()),
            windows: recoding.windows(),
            additions,
        })
    }
}

fn modulus(curve: &Curve) -> Vec<u64> {
    curve.p.to_u64_digits()
}

fn coefficient<R: Lanes>(f: &R, words: &[u64]) -> A<R::El> {
    match words.iter().all(|w| *w == 0) {
        true => A::Zero,
        false => A::General(f.splat(&f.pack(words))),
    }
}

impl LanesJob for Buckets<'_> {
    type Out = (Vec<WindowSum>, u64);

    fn run<R: Lanes>(self, f: R) -> Self::Out {
        let a = coefficient(&f, &self.a);
        let rows = packed(&f, self.points);
        let (windows, buckets) = (self.recoding.windows(), self.recoding.buckets());
        let mut sums = vec![R::empty(); windows * buckets * COLUMNS];
        let mut additions = 0;
        for (k, digits) in self.digits.chunks(self.points.len().max(1)).enumerate() {
            let lists = Lists::of(digits, &self.points.finite, buckets);
            let out = &mut sums[k * buckets * COLUMNS..][..buckets * COLUMNS];
            enter!(f, sum_lists(&f, &a, &rows, &lists, out));
            additions += lists.additions();
        }
        // A small share of the work: calls keep one copy of each product.
        let folded = fold(&Outlined(f), &a, &sums, windows, buckets);
        additions += 2 * (windows * buckets) as u64;
        (folded, additions)
    }
}

/// x and y of every point.
fn packed<R: Lanes>(f: &R, points: &WordPoints) -> Vec<R::Mem> {
    let coordinates = points.words.chunks_exact(f.words());
    let len = 2 * points.len();
    coordinates.take(len).map(|words| f.pack(words)).collect()
}

/// Points by bucket, as `point << 1 | sign`.
struct Lists {
    entries: Vec<u32>,
    /// Where the list of every bucket begins, and the end of the last.
    starts: Vec<usize>,
    /// The buckets, long lists first, so that lists side by side have nearly one length.
    order: Vec<usize>,
}

impl Lists {
    fn of(digits: &[Digit], finite: &[bool], buckets: usize) -> Self {
        let used = || {
            (0u32..)
                .zip(digits)
                .filter(|(i, d)| **d != NONE && finite[*i as usize])
        };
        let mut starts = vec![0; buckets + 1];
        for (_, d) in used() {
            starts[(d >> 3) as usize + 1] += 1;
        }
        for b in 0..buckets {
            starts[b + 1] += starts[b];
        }
        let (mut next, mut entries) = (starts.clone(), vec![0; starts[buckets]]);
        for (i, d) in used() {
            let at = &mut next[(d >> 3) as usize];
            entries[*at] = i << 1 | d & 1;
            *at += 1;
        }
        let mut order: Vec<usize> = (0..buckets).collect();
        order.sort_by_key(|&b| std::cmp::Reverse(starts[b + 1] - starts[b]));
        Self {
            entries,
            starts,
            order,
        }
    }

    fn list(&self, bucket: usize) -> &[u32] {
        &self.entries[self.starts[bucket]..self.starts[bucket + 1]]
    }

    /// Those of the points.
    fn additions(&self) -> u64 {
        let hit = self.starts.windows(2).filter(|w| w[0] < w[1]).count();
        (self.entries.len() - hit) as u64
    }
}

/// The sum of every list into its row of `out`.
#[inline(always)]
fn sum_lists<R: Lanes>(f: &R, a: &A<R::El>, rows: &[R::Mem], lists: &Lists, out: &mut [R::Mem]) {
    for group in lists.order.chunks(R::WIDTH) {
        let mut sum = Xyzz::infinity(f);
        for step in 0..lists.list(group[0]).len() {
            let (mut entries, mut missing) = ([0; 8], all_lanes::<R>());
            for (lane, &bucket) in group.iter().enumerate() {
                let list = lists.list(bucket);
                if let Some(&entry) = list.get(step) {
                    entries[lane] = entry;
                    missing &= !(1 << lane);
                }
                if let Some(&later) = list.get(step + AHEAD) {
                    f.prefetch(rows, later & !1);
                    f.prefetch(rows, later | 1);
                }
            }
            let negative = f.flags(&entries[..R::WIDTH], 0);
            let mut q = Affine {
                x: f.gather_at(rows, &entries.map(|e| e & !1)),
                y: f.gather_at(rows, &entries.map(|e| e | 1)),
            };
            if negative != 0 {
                q.y = f.select(negative, &f.norm(&f.neg::<1>(&q.y)), &q.y);
            }
            sum = match step {
                0 => Xyzz::from_affine_or(f, &q, missing),
                _ => Xyzz::add_affine(f, a, &sum, &q, missing),
            };
        }
        for (lane, row) in scattered(f, &sum).into_iter().take(group.len()).enumerate() {
            out[group[lane] * COLUMNS..][..COLUMNS].copy_from_slice(&row);
        }
    }
}

/// The coordinates of every lane's sum.
#[inline(always)]
fn scattered<R: Lanes>(f: &R, p: &xyzz::Point<R::El>) -> [[R::Mem; COLUMNS]; 8] {
    let mut out = [[R::empty(); COLUMNS]; 8];
    for (k, x) in [&p.x, &p.y, &p.zz, &p.zzz].into_iter().enumerate() {
        let mut column = [R::empty(); 8];
        f.scatter(x, &mut column[..R::WIDTH]);
        for (row, x) in out.iter_mut().zip(column) {
            row[k] = x;
        }
    }
    out
}

/// `Σ (b + 1)·S_b` over the buckets of every window by running sums, one window a lane.
fn fold<R: Lanes>(
    f: &R,
    a: &A<R::El>,
    sums: &[R::Mem],
    windows: usize,
    buckets: usize,
) -> Vec<WindowSum> {
    let mut out = Vec::new();
    for first in (0..windows).step_by(R::WIDTH) {
        let last = windows - 1;
        let (mut running, mut total) = (Xyzz::infinity(f), Xyzz::infinity(f));
        for bucket in (0..buckets).rev() {
            // Lanes without a window repeat the last one.
            let row = |lane: usize| (first + lane).min(last) * buckets + bucket;
            let at: [u32; 8] = std::array::from_fn(|lane| (row(lane) * COLUMNS) as u32);
            let [x, y, zz, zzz] = f.gather_rows(sums, &at);
            running = Xyzz::add(f, a, &running, &xyzz::Point { x, y, zz, zzz });
            total = Xyzz::add(f, a, &total, &running);
        }
        let rows = scattered(f, &total)
            .into_iter()
            .take(R::WIDTH.min(windows - first));
        out.extend(rows.map(|row| {
            row.map(|x| {
                let mut words = vec![0; f.words()];
                f.unpack(&x, &mut words);
                words
            })
        }));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use msmith::curve::{Group, by_name, edwards, known};
    use msmith::{Backend, Options};
    use msmith_io::random;

    /// On every backend, with windows of several widths, against the engine's own sums.
    fn check(curve: &Curve, points: &WordPoints, scalars: &[[u64; 4]], what: &str) {
        let view = Scalars::U256(scalars);
        let engine = Engine::new(curve, Group::G1).unwrap();
        let want = engine.msm(points, view, &Options::default()).unwrap().point;
        for backend in Backend::available() {
            let engine = Engine::with_backend(curve, Group::G1, backend).unwrap();
            for width in [None, Some(4)] {
                let got = msm(&engine, points, view, width).unwrap();
                assert_eq!(
                    got.point, want,
                    "{} {backend:?} {width:?} {what}",
                    curve.name
                );
                assert!(got.radix.ends_with("XYZZ") && got.windows > 0);
            }
        }
    }

    /// Equal points, opposite points and infinity meet in all positions.
    fn all_positions(curve: &Curve, most: usize) {
        let engine = Engine::new(curve, Group::G1).unwrap();
        let few = random::points(&engine, 8, 1).unwrap();
        let words = engine.words();
        let mut points = WordPoints {
            stride: 2 * words,
            ..WordPoints::default()
        };
        let numbers = random::scalars(&engine, most, 2).unwrap();
        for number in numbers.words.chunks_exact(numbers.per) {
            let (i, kind) = (number[0] as usize % 8, number[1] % 4);
            let (x, y) = few.words[i * few.stride..][..few.stride].split_at(words);
            let opposite = &curve.p - &engine.from_words(y)[0];
            points.words.extend(x);
            match kind {
                0 => points.words.extend(engine.to_words(&opposite)),
                _ => points.words.extend(y),
            }
            points.finite.push(kind != 1 || i > 2);
        }
        let scalars: Vec<[u64; 4]> = (numbers.words.chunks_exact(numbers.per))
            .map(|n| [n[0], n[1], n[2], n[3] >> 2])
            .collect();
        for n in [0, 1, 9, most] {
            let first = WordPoints {
                words: points.words[..n * points.stride].to_vec(),
                finite: points.finite[..n].to_vec(),
                ..points
            };
            check(curve, &first, &scalars[..n], "any scalars");
        }
        check(curve, &points, &vec![[5, 0, 0, 0]; most], "equal scalars");
        check(curve, &points, &vec![[0; 4]; most], "zeros");
        let small: Vec<_> = scalars.iter().map(|s| [s[0] % 3, 0, 0, 0]).collect();
        check(curve, &points, &small, "small scalars");
    }

    #[test]
    fn every_position_on_curves_with_and_without_a() {
        // The Weierstrass form of an Edwards curve has both coefficients.
        let edwards = Engine::edwards(edwards::known::by_name("ed25519").unwrap()).unwrap();
        assert_ne!(edwards.spec().a[0], 0u32.into());
        for curve in [by_name("bls12-377").unwrap(), edwards.curve()] {
            all_positions(curve, 40);
        }
    }

    #[test]
    fn every_position_on_toys() {
        for curve in known::all().iter().filter(|c| known::is_toy(c)) {
            all_positions(curve, 60);
        }
    }

    #[test]
    fn refusals() {
        let engine = Engine::new(by_name("bls12-377").unwrap(), Group::G1).unwrap();
        let points = random::points(&engine, 2, 0).unwrap();
        let scalars = [[3, 0, 0, 0]; 2];
        let sum =
            |engine, n: usize, width| msm(engine, &points, Scalars::U256(&scalars[..n]), width);
        let short = Error::LengthMismatch {
            points: 2,
            scalars: 1,
        };
        assert_eq!(sum(&engine, 1, None).unwrap_err(), short);
        assert!(matches!(sum(&engine, 2, Some(40)), Err(Error::Option(why)) if why.contains("40")));
        let long = Engine::new(by_name("bw6-761").unwrap(), Group::G1).unwrap();
        assert!(matches!(sum(&long, 2, None), Err(Error::Option(why)) if why.contains("384")));
    }
}
