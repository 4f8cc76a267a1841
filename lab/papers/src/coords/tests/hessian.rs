//! Twisted Hessian curves: every pair of points against chords and tangents of the cubic, costs and bounds.

use crate::coords::hessian::{self, Curve, Point};
use msmith_core::coords::{Affine, Cost};
use msmith_core::meter::bound::{Bound, Contract, Peaks};
use msmith_core::meter::counting::{Counters, Counting};
use msmith_core::meter::op_kinds::{Kind, Sorting, Tally};
use msmith_core::meter::toy::Toy;
use msmith_core::ring::Lanes;

type T = Toy<1>;
type E = [u64; 1];

/// `aX³ + Y³ + Z³ = dXYZ` mod p.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Cubic {
    pub p: u64,
    pub a: u64,
    pub d: u64,
}

impl Cubic {
    fn smooth(&self) -> bool {
        self.a != 0 && !(27 * self.a + self.p - self.d.pow(3) % self.p).is_multiple_of(self.p)
    }

    pub fn cube_a(&self) -> bool {
        (0..self.p).any(|x| x.pow(3) % self.p == self.a)
    }

    pub fn roots(&self) -> impl Iterator<Item = u64> {
        let p = self.p;
        (2..p).filter(move |w| (w * w + w + 1).is_multiple_of(p))
    }

    /// The point with its last coordinate that is not zero at 1; `None` is (0 : 0 : 0).
    pub fn scaled(&self, [x, y, z]: [u64; 3]) -> Option<[u64; 3]> {
        let p = self.p;
        let last = [z, y, x].into_iter().find(|c| c % p != 0)?;
        let i = (1..p).find(|i| i * (last % p) % p == 1)?;
        Some([x, y, z].map(|c| c % p * i % p))
    }

    /// Every point, scaled.
    pub fn points(&self) -> Vec<[u64; 3]> {
        let Self { p, a, d } = *self;
        let finite = (0..p).flat_map(|x| (0..p).map(move |y| [x, y, 1]));
        let all = finite.chain((0..p).map(|x| [x, 1, 0])).chain([[1, 0, 0]]);
        let on = |[x, y, z]: &[u64; 3]| {
            (a * x.pow(3) + y.pow(3) + z.pow(3) + (p - d) * x * y * z).is_multiple_of(p)
        };
        all.filter(on).collect()
    }

    fn tangent(&self, [x, y, z]: [u64; 3]) -> [u64; 3] {
        let Self { p, a, d } = *self;
        let minus = p - d;
        [
            (3 * a * x * x + minus * y * z) % p,
            (3 * y * y + minus * x * z) % p,
            (3 * z * z + minus * x * y) % p,
        ]
    }

    pub fn neg(&self, [x, y, z]: [u64; 3]) -> [u64; 3] {
        self.scaled([x, z, y]).unwrap()
    }

    /// Minus the third point of the line through s and t, by looking at all points.
    pub fn add(&self, all: &[[u64; 3]], s: [u64; 3], t: [u64; 3]) -> [u64; 3] {
        let p = self.p;
        let line = if s == t {
            self.tangent(s)
        } else {
            let minor = |i: usize, j: usize| (s[i] * t[j] + (p - s[j]) * t[i]) % p;
            [minor(1, 2), minor(2, 0), minor(0, 1)]
        };
        let on = |q: &&[u64; 3]| {
            (0..3)
                .map(|i| line[i] * q[i])
                .sum::<u64>()
                .is_multiple_of(p)
        };
        let third = all.iter().filter(on).find(|q| **q != s && **q != t);
        // With no third one the line is a tangent at s or t, or (s = t) s is an inflection.
        let touches = |q| self.scaled(self.tangent(q)) == self.scaled(line);
        self.neg(match third {
            Some(q) => *q,
            None if touches(s) => s,
            None => t,
        })
    }
}

/// Every curve over some fields, some over others; with and without roots of unity, d = 0 excepted.
pub(crate) fn curves() -> impl Iterator<Item = Cubic> {
    let of = |p: u64, a, d| Cubic { p, a, d };
    let small = [11, 13].map(|p| (1..p).flat_map(move |a| (1..p).map(move |d| of(p, a, d))));
    let large = [
        (29, 1, 7),
        (29, 5, 3),
        (31, 1, 5),
        (31, 3, 2),
        (37, 2, 11),
        (37, 6, 1),
    ];
    let all = small.into_iter().flatten();
    all.chain(large.map(|(p, a, d)| of(p, a, d)))
        .filter(Cubic::smooth)
}

fn point([x, y, z]: [u64; 3], by: u64, p: u64) -> Point<E> {
    let [x, y, z] = [x, y, z].map(|c| [c * by % p]);
    Point { x, y, z }
}

fn plain(p: &Point<E>) -> [u64; 3] {
    [p.x[0], p.y[0], p.z[0]]
}

#[test]
fn every_pair_of_points() {
    let (mut lost, mut complete, mut roots) = (0, 0, 0);
    for c in curves() {
        let f = T::new(c.p).unwrap();
        let k = Curve::new(&f, &[c.a], &[c.d]).unwrap();
        let all = c.points();
        let o = c.scaled(plain(&hessian::neutral(&f))).unwrap();
        assert!(all.contains(&o) && c.neg(o) == o);
        complete += usize::from(!c.cube_a());
        for (i, &s) in all.iter().enumerate() {
            let p = point(s, 1 + i as u64 % (c.p - 1), c.p);
            let twice = c.add(&all, s, s);
            let thrice = c.add(&all, twice, s);
            let same = |what, r: &Point<E>, want| {
                assert_eq!(c.scaled(plain(r)), Some(want), "{what} {s:?} on {c:?}");
            };
            same("dbl", &hessian::dbl(&f, &k, &p), twice);
            same("older dbl", &hessian::dbl_older(&f, &k, &p), twice);
            same("tripling", &hessian::tripling(&f, &k, &p), thrice);
            for w in c.roots() {
                let r = hessian::tripling_by_root(&f, &k, &[w], &p);
                same("tripling by root", &r, thrice);
                roots += 1;
            }
            same("neg", &hessian::neg(&p), c.neg(s));
            assert_eq!(c.add(&all, s, o), s);
            for (j, &t) in all.iter().enumerate() {
                let q = point(t, 1 + (3 * i + j) as u64 % (c.p - 1), c.p);
                let want = c.add(&all, s, t);
                let fails = c.add(&all, s, c.neg(t))[2] == 0;
                assert!(!fails || c.cube_a());
                lost += usize::from(fails);
                let mut sums = vec![
                    hessian::add(&f, &k, &p, &q),
                    hessian::add_direct(&f, &k, &p, &q),
                ];
                if t[2] == 1 {
                    let (x, y) = ([t[0]], [t[1]]);
                    let q = Affine { x, y };
                    assert_eq!(plain(&hessian::from_affine(&f, &q)), t);
                    sums.push(hessian::add_affine(&f, &k, &p, &q));
                    sums.push(hessian::add_affine_direct(&f, &k, &p, &q));
                }
                for r in sums {
                    let want = (!fails).then_some(want);
                    assert_eq!(c.scaled(plain(&r)), want, "{s:?} + {t:?} on {c:?}");
                }
                if fails {
                    let other = hessian::add(&f, &k, &hessian::neg(&p), &hessian::neg(&q));
                    same("turned sum", &hessian::neg(&other), want);
                }
            }
        }
    }
    assert!(
        lost > 1000 && complete > 80 && roots > 1000,
        "{lost}, {complete}, {roots}"
    );
}

#[test]
fn curves_without_constants_are_refused() {
    let f = T::new(31).unwrap();
    for a in 0..31 {
        for d in 0..31 {
            let c = Cubic { p: 31, a, d };
            let made = Curve::new(&f, &[a], &[d]);
            assert_eq!(made.is_some(), d != 0 && c.smooth(), "{c:?}");
        }
    }
}

#[test]
fn the_reference_is_a_group() {
    for c in [(13, 2, 4), (13, 8, 1), (11, 3, 7)].map(|(p, a, d)| Cubic { p, a, d }) {
        assert!(c.smooth());
        let all = c.points();
        for &s in &all {
            for &t in &all {
                let st = c.add(&all, s, t);
                assert!(all.contains(&st) && st == c.add(&all, t, s));
                for &u in &all {
                    let tu = c.add(&all, t, u);
                    assert_eq!(c.add(&all, st, u), c.add(&all, s, tu));
                }
            }
        }
    }
}

/// Runs every formula on stored forms; `done` as for Edwards curves: normalisations left where products are 4 and 12.
fn every_formula<F: Lanes>(
    f: &F,
    [s, a, d]: [F::El; 3],
    mut done: impl FnMut(&str, Cost, [u32; 2]),
) {
    let k = Curve {
        a,
        d2: d,
        three_over_d: d,
        c: d,
    };
    let (p, q) = (Point { x: s, y: s, z: s }, Affine { x: s, y: s });
    let mut mem = [F::empty(); 8];
    macro_rules! row {
        ($name:ident($($x:expr),+), $cost:expr, $norms:expr) => {
            let r = hessian::$name(f, &k, $($x),+);
            // Only stored forms may be written.
            for x in [r.x, r.y, r.z] {
                f.scatter(&x, &mut mem[..F::WIDTH]);
            }
            done(stringify!($name), $cost, $norms);
        };
    }
    row!(dbl(&p), hessian::DBL, [3, 1]);
    row!(dbl_older(&p), hessian::DBL_OLDER, [3, 3]);
    row!(tripling(&p), hessian::TRIPLING, [3, 2]);
    row!(tripling_by_root(&d, &p), hessian::TRIPLING_BY_ROOT, [5, 2]);
    row!(add(&p, &p), hessian::ADD, [4, 4]);
    row!(add_affine(&p, &q), hessian::ADD_AFFINE, [4, 4]);
    row!(add_direct(&p, &p), hessian::ADD_DIRECT, [3, 3]);
    row!(
        add_affine_direct(&p, &q),
        hessian::ADD_AFFINE_DIRECT,
        [3, 3]
    );
}

#[test]
fn costs_are_counted_and_bounds_kept() {
    for signed in [true, false] {
        for max_product in 2..=12 {
            let contract = Contract {
                max_product,
                max_value: 4,
                signed,
            };
            let (peaks, counters) = (Peaks::new(), Counters::new());
            let bound = Bound::new(contract, &peaks);
            let f = Counting::new(bound, &counters);
            every_formula(&f, [bound.element(1); 3], |name, c, roomy| {
                let n = counters.take();
                let norms = match max_product {
                    2 => c.norm,
                    4 => roomy[0],
                    12 => roomy[1],
                    _ => n.norm as u32,
                };
                let counted = [n.mul, n.sqr, n.add + n.sub + n.dbl, n.norm, n.inv];
                let declared = [c.m + c.ma + c.md, c.s, c.add, norms, 0].map(u64::from);
                assert_eq!(counted, declared, "{name}: mul, sqr, add, norm, inv");
            });
            assert!(peaks.product() <= max_product);
        }
    }
}

#[test]
fn products_by_constants_are_told_apart() {
    let tally = Tally::new();
    let f = Sorting::new(&tally);
    every_formula(&f, [Kind::Variable, Kind::A, Kind::D], |name, c, _| {
        let n = tally.take();
        assert_eq!([n.m, n.s, n.ma, n.md], [c.m, c.s, c.ma, c.md], "{name}");
    });
}

#[test]
fn published_operation_counts() {
    // M, S, ·a, other constants of the Explicit-Formulas Database, but for the tripling, its mixed additions without a
    // name there, and w, by which it multiplies four times.
    let of = |c: Cost| (c.m, c.s, c.ma, c.md);
    assert_eq!(of(hessian::DBL), (6, 2, 0, 1));
    assert_eq!(of(hessian::DBL_OLDER), (7, 1, 0, 1));
    assert_eq!(of(hessian::TRIPLING_BY_ROOT), (6, 6, 1, 4));
    assert_eq!(of(hessian::ADD), (11, 0, 1, 0));
    assert_eq!(of(hessian::ADD_DIRECT), (12, 0, 1, 0));
    assert_eq!((hessian::ADD.add, hessian::ADD_DIRECT.add), (17, 3));
    assert_eq!(of(hessian::ADD_AFFINE), (9, 0, 1, 0));
    assert_eq!(of(hessian::ADD_AFFINE_DIRECT), (10, 0, 1, 0));
    // The database has 8M + 4S with as many constants.
    assert_eq!(of(hessian::TRIPLING), (7, 5, 1, 2));
}
