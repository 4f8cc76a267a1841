//! Sums in pieces and ranges against the sum in one go, and that against the naive one.

use super::super::accumulate::Cx;
use super::super::fold_plan::Plane;
use super::super::naive;
use super::super::shared::Stopped;
use super::*;
use crate::Watch;
use crate::coords::{A, Affine, Coords, Jacobian};
use crate::cpu::{LanesJob, with_emulated_lanes};
use crate::curve::{self, Group, derive};
use crate::memory::{Pool, resident};
use crate::msm::horner::Scalar;
use crate::options::Options;
use crate::points::WordPoints;
use crate::recode::bucket_set::spec::{Numbers, Omega};
use crate::recode::prepared::Prepared;
use crate::ring::Ring;
use crate::ring::mont64::{Mont64, Words};
use crate::scalars::Scalars;
use num_bigint::BigUint;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};

type One = Mont64<4>;
type Point = naive::Point<Words<4>>;

/// Bases on BN254, every eleventh at infinity and some repeated or opposite, with scalars: zeros, small ones, r − 1.
struct Setting {
    one: Scalar<One>,
    beta: [u64; 4],
    p: Vec<u64>,
    numbers: Numbers,
    bases: Vec<Point>,
    scalars: Vec<[u64; 4]>,
}

impl Setting {
    fn new(n: usize) -> Self {
        let spec = curve::by_name("bn254").unwrap();
        let endo = derive::derive(spec, Group::G1).unwrap().endo.unwrap();
        let words = |x: &BigUint| <[u64; 4]>::try_from(padded(x)).unwrap();
        let p = padded(&spec.p);
        let f = One::new(&p).unwrap();
        let mont = |x: &BigUint| words(&((x << 256u32) % &spec.p));
        let beta = mont(&endo.beta);
        let one = Scalar {
            f,
            a: A::Zero,
            beta: Some(f.splat(&f.pack(&beta))),
            psi: None,
            door: None,
        };
        let coordinate = |x: &BigUint| f.splat(&f.pack(&mont(x)));
        let g = Affine {
            x: coordinate(&spec.g1.gx[0]),
            y: coordinate(&spec.g1.gy[0]),
        };
        let mut bases: Vec<Point> = Vec::new();
        let mut q = Jacobian::from_affine(&f, &g);
        for i in 0..n {
            q = Jacobian::dbl(&f, &A::Zero, &q);
            q = Jacobian::add_affine(&f, &A::Zero, &q, &g, 0);
            let a = Jacobian::to_affine(&f, &q).0;
            bases.push(match i % 23 {
                0 | 11 => None,
                5 => bases[i - 1],
                7 => bases[i - 1].map(|(x, y)| (x, Words(f.norm(&f.neg::<2>(&y.0))))),
                _ => Some((Words(a.x), Words(a.y))),
            });
        }
        let mut s = 88_172_645_463_325_252u64;
        let mut random = || {
            s ^= s << 13;
            s ^= s >> 7;
            s ^= s << 17;
            s
        };
        let scalars = (0..n).map(|i| match i % 9 {
            0 => [0; 4],
            1 => [random() >> 50, 0, 0, 0],
            2 => words(&(&spec.r - 1u32)),
            _ => [random(), random(), random(), random() >> 3],
        });
        Self {
            one,
            beta,
            p,
            scalars: scalars.collect(),
            numbers: Numbers {
                r: spec.r.clone(),
                endo: Some(Omega {
                    lambda: endo.lambda,
                    nu: endo.nu,
                }),
            },
            bases,
        }
    }

    fn points(&self) -> WordPoints {
        let mut list = WordPoints {
            stride: 8,
            ..WordPoints::default()
        };
        for q in &self.bases {
            let mut w = [0; 8];
            if let Some((x, y)) = q {
                self.one.f.unpack(x, &mut w[..4]);
                self.one.f.unpack(y, &mut w[4..]);
            }
            list.words.extend(w);
            list.finite.push(q.is_some());
        }
        list
    }

    fn rings<R: Lanes>(&self, f: R) -> Rings<R, One> {
        Rings {
            facts: RingFacts::of::<R>(),
            wide: Cx { f, a: A::Zero },
            one: self.one,
            beta: Some(f.splat(&f.pack(&self.beta))),
            psi: None,
            door: None,
        }
    }

    /// The naive sum of the first n.
    fn naive(&self, n: usize) -> Point {
        naive::msm(
            &self.one.f,
            &self.one.a,
            &self.bases[..n],
            &self.scalars[..n],
        )
        .unwrap()
    }
}

fn padded(x: &BigUint) -> Vec<u64> {
    let mut w = x.to_u64_digits();
    w.resize(4, 0);
    w
}

/// A table with the digits that go with it.
struct Made<'a, R: Lanes> {
    rings: &'a Rings<R, One>,
    recoding: Prepared,
    plane: Plane,
    words: std::sync::Arc<dyn super::super::table::Words>,
    finite: Vec<bool>,
    pool: Pool,
}

impl<'a, R: Lanes> Made<'a, R> {
    fn new(set: &Setting, rings: &'a Rings<R, One>, spec: &str, passes: usize) -> Self {
        let digits = spec.parse::<crate::recode::bucket_set::Spec>().unwrap();
        let recoding = Prepared::new(digits.build(&set.numbers).unwrap(), passes);
        let o = Options::default();
        let built = build::build(rings, &set.points(), &recoding, &o).unwrap();
        Self {
            rings,
            plane: Plane::new(&recoding),
            recoding,
            words: std::sync::Arc::new(built.words),
            finite: built.finite,
            pool: Pool::default(),
        }
    }

    fn table(&self, n: usize, which: Option<Vec<u32>>) -> Table<R::Mem> {
        let finite = match &which {
            Some(which) => which.iter().map(|&i| self.finite[i as usize]).collect(),
            None => self.finite[..n].to_vec(),
        };
        build::table::<R>(self.words.clone(), finite, which, &self.recoding)
    }

    fn task<'s>(&'s self, scalars: &'s Scalars<'s>) -> Task<'s> {
        Task {
            scalars,
            recoding: &self.recoding,
            plane: &self.plane,
        }
    }

    /// A sum in a given number of pieces, and its additions.
    fn sum(
        &self,
        table: &Table<R::Mem>,
        scalars: &Scalars<'_>,
        pieces: usize,
        options: &Options<'_>,
    ) -> Result<(Point, u64), Stopped> {
        let (cx, task) = (&self.rings.wide, self.task(scalars));
        let run = Run::new(options, &self.pool);
        let Windows { sums, additions } = parts::windows(cx, table, &task, pieces, run)?;
        let sum = horner(&self.rings.one, &cx.f, &sums, &self.recoding);
        let point = self
            .rings
            .one
            .affine(&sum)
            .map(|q| (Words(q.x), Words(q.y)));
        Ok((point, additions))
    }
}

fn with(threads: usize) -> Options<'static> {
    Options {
        threads: Some(threads),
        ..Options::default()
    }
}

/// Every number of pieces on every number of threads: all scalars, a prefix, chosen ones.
fn agree<R: Lanes>(
    f: R,
    set: &Setting,
    sets: &[(&str, usize)],
    pieces: &[usize],
    threads: &[usize],
) {
    let n = set.bases.len();
    let rings = set.rings(f);
    let prefix = n * 2 / 3;
    let nonzero = Scalars::U256(&set.scalars).nonzero();
    for &(spec, passes) in sets {
        let made = Made::new(set, &rings, spec, passes);
        for (n, which) in [
            (n, None),
            (prefix, None),
            (1, None),
            (n, Some(nonzero.clone())),
        ] {
            let list = Scalars::U256(&set.scalars[..n]);
            let table = made.table(n, which.clone());
            let which = which.unwrap_or_default();
            let scalars = match which.is_empty() {
                true => list,
                false => Scalars::Chosen {
                    of: &list,
                    which: &which,
                },
            };
            let want = set.naive(n);
            let (task, one) = (made.task(&scalars), with(1));
            let done = msm(&rings, &table, &task, Run::new(&one, &made.pool)).unwrap();
            let got = rings
                .one
                .affine(&done.point)
                .map(|q| (Words(q.x), Words(q.y)));
            assert_eq!(got, want, "{spec}/{passes} {n}");
            for &pieces in pieces {
                for &threads in threads {
                    let what =
                        format!("{spec}/{passes} {n} bases, {pieces} pieces, {threads} threads");
                    let o = with(threads);
                    let (got, additions) = made.sum(&table, &scalars, pieces, &o).unwrap();
                    assert_eq!(got, want, "{what}");
                    // Only the ends of lines may be cut otherwise, and sums that cancel be missing.
                    let about = done.additions;
                    assert!(
                        additions.abs_diff(about) <= 2 + about / 50,
                        "{what} {additions} {about}"
                    );
                }
            }
        }
    }
}

#[test]
fn pieces_and_ranges_sum_to_the_same() {
    let set = Setting::new(230);
    let sets = [
        ("signed:5", 1),
        ("signed:6", 2),
        ("glv:5", 1),
        ("odd:6,2", 1),
        ("eisenstein:3,2", 1),
        ("two:1,3", 3),
    ];
    agree(set.one.f, &set, &sets, &[1, 2, 3, 4, 5], &[1, 2, 3]);
}

#[test]
fn pieces_and_ranges_sum_to_the_same_in_lanes() {
    let set = Setting::new(115);
    struct Agree<'a>(&'a Setting);
    impl LanesJob for Agree<'_> {
        type Out = ();
        fn run<R: Lanes>(self, ring: R) {
            let sets = [("signed:5", 2), ("odd:6,2", 1), ("eisenstein:3,2", 1)];
            agree(ring, self.0, &sets, &[1, 2, 5], &[1, 3]);
        }
    }
    with_emulated_lanes(&set.p, Agree(&set)).unwrap();
}

/// More pieces than bases, and none at all.
#[test]
fn pieces_without_bases() {
    let set = Setting::new(3);
    let rings = set.rings(set.one.f);
    let made = Made::new(&set, &rings, "glv:3", 1);
    for n in 0..=3 {
        let (table, scalars) = (made.table(n, None), Scalars::U256(&set.scalars[..n]));
        let (got, _) = made.sum(&table, &scalars, 5, &with(2)).unwrap();
        assert_eq!(got, set.naive(n));
    }
}

#[test]
fn progress_goes_up_to_the_whole() {
    let set = Setting::new(60);
    let rings = set.rings(set.one.f);
    for (passes, pieces, threads) in [(1, 1, 2), (1, 3, 1), (2, 3, 2), (3, 2, 3)] {
        let made = Made::new(&set, &rings, "signed:4", passes);
        let told = Mutex::new(Vec::new());
        let progress = |part: f64| told.lock().unwrap().push(part);
        let o = Options {
            watch: Watch::default().with_progress(&progress),
            ..with(threads)
        };
        let (table, scalars) = (made.table(60, None), Scalars::U256(&set.scalars));
        made.sum(&table, &scalars, pieces, &o).unwrap();
        let mut told = told.into_inner().unwrap();
        assert_eq!(told.last(), Some(&1.0));
        assert!(told.len() > pieces * passes + 2 * passes, "{told:?}");
        told.sort_by(f64::total_cmp);
        // A step at a time, and the whole only at the end.
        assert!(
            told.windows(2)
                .all(|w| w[1] - w[0] < 2.0 / told.len() as f64),
            "{told:?}"
        );
        assert!(told[told.len() - 2] < 1.0, "{told:?}");
    }
}

/// A flag raised at any step stops the sum, and the buffers of a stopped sum do no harm to the next.
#[test]
fn sums_in_pieces_are_cancelled() {
    let set = Setting::new(60);
    let rings = set.rings(set.one.f);
    let made = Made::new(&set, &rings, "eisenstein:3,2", 2);
    let (table, scalars) = (made.table(60, None), Scalars::U256(&set.scalars));
    let want = set.naive(60);
    let mut stopped = 0;
    for at in 0..20 {
        let (steps, cancel) = (AtomicUsize::new(0), AtomicBool::new(false));
        let progress = |part: f64| {
            if steps.fetch_add(1, Relaxed) >= at && part < 0.9 {
                cancel.store(true, Relaxed);
            }
        };
        let o = Options {
            watch: Watch::default()
                .with_cancel(&cancel)
                .with_progress(&progress),
            ..with(2)
        };
        let result = made.sum(&table, &scalars, 4, &o);
        if cancel.into_inner() {
            assert!(matches!(result, Err(Stopped::By(Error::Cancelled))), "{at}");
            stopped += 1;
        } else {
            assert_eq!(result.unwrap().0, want);
        }
        assert_eq!(made.sum(&table, &scalars, 4, &with(2)).unwrap().0, want);
    }
    assert!(stopped > 8, "{stopped}");
}

/// The second sum finds the buffers of the first, and none are left when they are freed.
#[test]
fn buffers_of_pieces_are_kept_and_freed() {
    let set = Setting::new(60);
    let rings = set.rings(set.one.f);
    let made = Made::new(&set, &rings, "signed:4", 1);
    let (table, scalars) = (made.table(60, None), Scalars::U256(&set.scalars));
    let count = || made.pool.kept();
    made.sum(&table, &scalars, 3, &with(1)).unwrap();
    // Digits; entries, products and a queue of a task; sums.
    assert_eq!(count(), 5);
    made.sum(&table, &scalars, 3, &with(1)).unwrap();
    assert_eq!(count(), 5);
    made.pool.clear();
    assert_eq!(count(), 0);
}

#[test]
fn pieces_need_more_memory() {
    let set = Setting::new(3);
    let rings = set.rings(set.one.f);
    let made = Made::new(&set, &rings, "signed:12", 1);
    let facts = RingFacts::of::<One>();
    let needed = |pieces| memory(&facts, 1 << 20, &made.recoding, 1, pieces);
    let sums = 2048 * (2 * 32 + 1);
    // The sums of three pieces and of all instead of one table, less two thirds of the entries.
    let entries = |pieces| (4 * (made.recoding.slots() << 20)).div_ceil(pieces) as u64;
    assert_eq!(
        needed(3) + entries(1),
        needed(1) + resident(4 * sums) - resident(sums) + entries(3).next_multiple_of(4)
    );
    // Another thread has its own entries.
    let two = memory(&facts, 1 << 20, &made.recoding, 2, 3) - needed(3);
    assert!(two >= entries(3), "{two}");
}
