//! On toys with a cofactor, in eight lanes and in one: how often what is wrong passes, and what is found.

use super::*;
use crate::coords::A;
use crate::coords::reference::curve::Curve;
use crate::curve::{self, Group, derive};
use crate::memory::Pool;
use msmith_core::meter::toy::Toy;

type Point = Option<(u64, u64)>;

/// A toy: inside are the points of its subgroup, outside all others.
struct Setting<const W: usize> {
    cx: Cx<Toy<W>>,
    group: Curve,
    r: BigUint,
    signs: bool,
    inside: Vec<Point>,
    outside: Vec<Point>,
    pool: Pool,
}

impl<const W: usize> Setting<W> {
    fn new(name: &str) -> Self {
        let spec = curve::by_name(name).unwrap();
        let small = |x: &BigUint| x.to_u64_digits().first().copied().unwrap_or(0);
        let (p, a) = (small(&spec.p), small(&spec.g1.a[0]));
        let group = Curve {
            p,
            a,
            b: small(&spec.g1.b[0]),
        };
        let times = |k: u64, q: Point| (0..k).fold(None, |s, _| group.add(s, q));
        let r = small(&spec.r);
        let (inside, outside) = group
            .points()
            .into_iter()
            .partition(|q| times(r, *q).is_none());
        let cofactor = derive::derive(spec, Group::G1).unwrap().order / &spec.r;
        Self {
            cx: Cx {
                f: Toy::new(p).unwrap(),
                a: match a {
                    0 => A::Zero,
                    a => A::General([a; W]),
                },
            },
            group,
            r: spec.r.clone(),
            signs: cofactor.bit(0),
            inside,
            outside,
            pool: Pool::default(),
        }
    }

    fn minus(&self, q: Point) -> Point {
        q.map(|(x, y)| (x, (self.group.p - y) % self.group.p))
    }

    fn table(&self, points: &[Point]) -> Table<u64> {
        let mut table = Table::new(points.len(), 2);
        for (i, p) in points.iter().enumerate() {
            if let Some((x, y)) = *p {
                table.set(i, x, y);
            }
        }
        table
    }

    /// Asks with random numbers of a seed; `signs` is the group's, unless given.
    fn ask<T>(&self, seed: u64, signs: bool, ask: impl FnOnce(&Membership<'_, Toy<W>>) -> T) -> T {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        let options = Options::default();
        ask(&Membership {
            cx: &self.cx,
            k: &self.r,
            image: None,
            signs,
            run: Run::new(&options, &self.pool),
            random: Some(&Mutex::new(Random::seeded(bytes))),
            part: &|_| (),
        })
    }

    /// Of so many seeds, those with which a list passes one level of buckets and rounds.
    fn passes(&self, seeds: u64, points: &[Point], level: (u32, usize), signs: bool) -> usize {
        let table = self.table(points);
        let (bits, rounds) = level;
        let level = Level { bits, rounds };
        let pass = |seed: &u64| {
            self.ask(*seed, signs, |m| {
                let sums = m.thrown(&table, 0..points.len(), level, false).unwrap();
                m.alone(&sums, 0..sums.finite.len()).unwrap().is_none()
            })
        };
        (0..seeds).filter(pass).count()
    }

    /// A list of points inside, in turn, with some others in their places.
    fn list(&self, n: usize, planted: &[(usize, Point)]) -> Vec<Point> {
        let mut list: Vec<Point> = self.inside.iter().copied().cycle().take(n).collect();
        for (i, p) in planted {
            list[*i] = *p;
        }
        list
    }
}

/// Lists asked for a probability.
const MANY: u64 = 1024;

/// Whether a count of these is near what a probability says: within five standard deviations.
fn near(count: usize, probability: f64) -> bool {
    let (mean, variance) = (
        MANY as f64 * probability,
        MANY as f64 * probability * (1.0 - probability),
    );
    (count as f64 - mean).abs() <= 5.0 * variance.sqrt()
}

fn error_of<const W: usize>(name: &str) {
    let s = Setting::<W>::new(name);
    assert!(!s.outside.is_empty() && !s.signs, "{name}");
    assert_eq!(s.passes(64, &s.list(60, &[]), (3, 2), false), 64, "{name}");
    for q in s.outside.iter().copied() {
        // One alone has no chance.
        assert_eq!(
            s.passes(8, &s.list(60, &[(17, q)]), (3, 1), false),
            0,
            "{name} {q:?}"
        );
    }
    let q = s.outside[s.outside.len() / 2];
    // Two that are nothing together pass where they meet: no list passes more often.
    for (bits, rounds) in [(2, 1), (3, 1), (2, 2)] {
        let list = s.list(60, &[(5, q), (44, s.minus(q))]);
        let count = s.passes(MANY, &list, (bits, rounds), false);
        let most = 0.5f64.powi((bits as usize * rounds) as i32);
        assert!(near(count, most), "{name} {bits} {rounds}: {count}");
    }
}

#[test]
fn an_error_is_as_rare_as_the_buckets_say() {
    for name in ["toy-28", "toy-124", "toy-344"] {
        error_of::<1>(name);
        error_of::<8>(name);
    }
}

/// Signs halve it, unless the image is of order two: here no cofactor is odd, so that this is by hand.
#[test]
fn signs() {
    let mut orders = std::collections::HashSet::new();
    for name in ["toy-28", "toy-124", "toy-344"] {
        let s = Setting::<8>::new(name);
        let r = s.r.to_u64_digits()[0];
        let image = |q: Point| (0..r).fold(None, |sum, _| s.group.add(sum, q));
        for q in s.outside.iter().copied().step_by(s.outside.len() / 5) {
            let two = s.group.add(image(q), image(q)).is_none();
            let list = s.list(60, &[(5, q), (44, s.minus(q))]);
            let count = s.passes(MANY, &list, (3, 1), true);
            let most = if two { 1.0 / 8.0 } else { 1.0 / 16.0 };
            assert!(near(count, most), "{name} {q:?} {two}: {count}");
            orders.insert(two);
        }
    }
    assert_eq!(orders.len(), 2);
}

/// Of coefficients −1, 0 and 1 a third, unless what is outside is of order two; none at all of points inside.
fn signed_error_of<const W: usize>(name: &str) {
    let s = Setting::<W>::new(name);
    let r = s.r.to_u64_digits()[0];
    let image = |q: Point| (0..r).fold(None, |sum, _| s.group.add(sum, q));
    let passes = |list: &[Point], many: usize| {
        let table = s.table(list);
        let pass = |seed: &u64| {
            s.ask(*seed, true, |m| {
                let sums = m.signed(&table, 0..list.len(), many).unwrap();
                m.alone(&sums, 0..sums.finite.len()).unwrap().is_none()
            })
        };
        (0..MANY).filter(pass).count()
    };
    for n in [1, 2, 3, 4, 60] {
        assert_eq!(passes(&s.list(n, &[]), 2), MANY as usize, "{name}");
        let list = s.list(n, &[(n - 1, s.outside[0])]);
        assert!(near(passes(&list, 1), 1.0 / 3.0), "{name} {n}");
        assert!(near(passes(&list, 2), 1.0 / 9.0), "{name} {n}");
    }
    for q in s.outside.iter().copied().step_by(s.outside.len() / 3) {
        let two = s.group.add(image(q), image(q)).is_none();
        // In one table, and in two.
        for at in [4, 44] {
            let count = passes(&s.list(60, &[(5, q), (at, s.minus(q))]), 1);
            let most = if two { 5.0 / 9.0 } else { 1.0 / 3.0 };
            assert!(near(count, most), "{name} {q:?} {two}: {count}");
        }
    }
}

#[test]
fn an_error_is_as_rare_as_the_signs_say() {
    for name in ["toy-28", "toy-124", "toy-344"] {
        signed_error_of::<1>(name);
        signed_error_of::<8>(name);
    }
}

/// Lists long enough to be checked together: the first that is outside is named, wherever the others are.
fn named<const W: usize>(name: &str) {
    let s = Setting::<W>::new(name);
    let n = 6000;
    let mut random = Random::seeded([9; 32]);
    let mut next = |below: usize| {
        let mut number = [0];
        random.fill(&mut number);
        number[0] as usize % below
    };
    for many in [0, 1, 1, 1, 2, 2, 3, 20, 3000] {
        let mut planted: Vec<(usize, Point)> = (0..many)
            .map(|_| (next(n), s.outside[next(s.outside.len())]))
            .collect();
        if many == 2 {
            planted[1].1 = s.minus(planted[0].1);
        }
        let list = s.list(n, &planted);
        let first = planted.iter().map(|(i, _)| *i).min();
        let table = s.table(&list);
        let found = s.ask(next(1 << 30) as u64, s.signs, |m| {
            assert_ne!(m.plan(n), Check::Alone);
            m.first_outside(&table).unwrap()
        });
        assert_eq!(found, first, "{name} {planted:?}");
        let alone = s.ask(0, s.signs, |m| m.alone(&table, 0..n).unwrap());
        assert_eq!(alone, first, "{name} {planted:?}");
    }
}

/// Around every number of points at which buckets or rounds change.
#[test]
fn every_change_of_the_plan() {
    for name in ["toy-28", "toy-344"] {
        let s = Setting::<8>::new(name);
        let most = 30_000;
        let plans: Vec<_> = s.ask(0, s.signs, |m| (0..=most).map(|n| m.plan(n)).collect());
        let changes: Vec<usize> = (1..most).filter(|&n| plans[n] != plans[n - 1]).collect();
        assert!(changes.len() >= 3, "{name}: {changes:?}");
        for n in changes.into_iter().flat_map(|n| [n - 1, n, n + 1]) {
            let outside = s.outside[n % s.outside.len()];
            for at in [None, Some(0), Some(n / 2), Some(n - 1)] {
                let planted: Vec<_> = at.into_iter().map(|i| (i, outside)).collect();
                let table = s.table(&s.list(n, &planted));
                let found = s.ask(n as u64, s.signs, |m| m.first_outside(&table).unwrap());
                assert_eq!(found, at, "{name} {n}");
            }
        }
    }
}

#[test]
fn the_first_is_named() {
    for name in ["toy-28", "toy-124", "toy-344"] {
        named::<1>(name);
        named::<8>(name);
    }
}
