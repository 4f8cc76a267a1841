//! Both ways against the reference, over whole toy groups.

use super::*;
use crate::coords::A;
use crate::coords::reference::curve::Curve;
use crate::curve::{self, Group, derive};
use crate::memory::Pool;
use crate::msm::accumulate::Cx;
use crate::msm::naive;
use crate::options::Options;
use crate::points::WordPoints;
use crate::recode::eisenstein::{Eisenstein, Pi};
use crate::recode::glv::Glv;
use crate::recode::signed_window::SignedWindow;
use msmith_core::meter::toy::Toy;

type Point = Option<(u64, u64)>;

/// A toy group with its rings, all its points and the digits to try.
struct Setting {
    one: Scalar<Toy<1>>,
    rings: Rings<Toy<8>, Toy<1>>,
    points: Vec<Point>,
    order: u64,
    methods: Vec<Method>,
    pool: Pool,
}

/// The group of a built-in toy, or its subgroup of order r where digits need it.
fn setting(name: &str, subgroup: bool) -> Setting {
    let spec = curve::by_name(name).unwrap();
    let small = |x: &num_bigint::BigUint| x.to_u64_digits().first().copied().unwrap_or(0);
    let (p, r) = (small(&spec.p), small(&spec.r));
    let group = Curve {
        p,
        a: small(&spec.g1.a[0]),
        b: small(&spec.g1.b[0]),
    };
    let endo = derive::derive(spec, Group::G1).unwrap().endo;
    let times = |k: u64, q: Point| (0..k).fold(None, |s, _| group.add(s, q));
    let points: Vec<Point> = (group.points().into_iter())
        .filter(|q| !subgroup || times(r, *q).is_none())
        .collect();
    let beta = endo.as_ref().map(|e| small(&e.beta));
    let one = Scalar {
        f: Toy::new(p).unwrap(),
        a: if group.a == 0 {
            A::Zero
        } else {
            A::General([group.a])
        },
        beta: beta.map(|b| [b]),
        psi: None,
        door: None,
    };
    let rings = Rings {
        facts: crate::cpu::RingFacts::of::<Toy<8>>(),
        wide: Cx {
            f: Toy::new(p).unwrap(),
            a: if group.a == 0 {
                A::Zero
            } else {
                A::General([group.a; 8])
            },
        },
        one,
        beta: beta.map(|b| [b; 8]),
        psi: None,
        door: None,
    };
    let mut recodings: Vec<Arc<dyn Recoding>> = Vec::new();
    for c in [1, 2, 4, 5] {
        recodings.push(Arc::new(SignedWindow::new(c, 256, 4).unwrap()));
    }
    if let Some(e) = endo.filter(|_| subgroup) {
        for c in [1, 3] {
            recodings.push(Arc::new(
                Glv::new(&spec.r, &e.lambda, &e.lattice, c, 4).unwrap(),
            ));
        }
        for pi in Pi::ALL {
            for c in 2..4 {
                let digits = Eisenstein::new(&spec.r, &e.lambda, &e.nu, pi, c, 4);
                recodings.extend(digits.into_iter().map(|d| Arc::new(d) as Arc<dyn Recoding>));
            }
        }
    }
    Setting {
        one,
        rings,
        points,
        order: r,
        methods: recodings
            .into_iter()
            .map(|r| Method::new(r).unwrap())
            .collect(),
        pool: Pool::default(),
    }
}

impl Setting {
    fn check(&self, points: &[Point], scalars: &[[u64; 4]]) {
        let f = &self.one.f;
        let mut list = WordPoints {
            stride: 2,
            ..WordPoints::default()
        };
        for p in points {
            let (x, y) = p.unwrap_or_default();
            let mut w = [0; 2];
            f.unpack(&x, &mut w[..1]);
            f.unpack(&y, &mut w[1..]);
            list.words.extend(w);
            list.finite.push(p.is_some());
        }
        let want = naive::msm(f, &self.one.a, points, scalars).unwrap();
        let s = Scalars::U256(scalars);
        for m in &self.methods {
            let name = m.recoding.name();
            let plain =
                |p: &jacobian::Point<[u64; 1]>| self.one.affine(p).map(|q| (q.x[0], q.y[0]));
            let (got, _) = scalar::sum(&self.one, &list, &s, m);
            assert_eq!(plain(&got), want, "scalar {name} {points:?} {scalars:?}");
            let o = Options::default();
            let (got, _) = lanes::sum(&self.rings, &list, &s, m, Run::new(&o, &self.pool)).unwrap();
            assert_eq!(plain(&got), want, "lanes {name} {points:?} {scalars:?}");
        }
    }
}

/// Scalars above r are residues where the endomorphism is used, so only points of order r are given then.
const EDGES: [[u64; 4]; 4] = [
    [u64::MAX; 4],
    [0, 0, 0, 1 << 63],
    [0, 1, 0, 0],
    [u64::MAX, 0, 0, 0],
];

#[test]
fn every_scalar_times_every_point() {
    for (name, subgroup) in [
        ("toy-7", true),
        ("toy-13", true),
        ("toy-19", true),
        ("toy-28", true),
        ("toy-28", false),
        ("toy-11", false),
        ("toy-60", false),
    ] {
        let t = setting(name, subgroup);
        assert!(t.methods.len() >= if subgroup { 7 } else { 4 }, "{name}");
        for &p in &t.points {
            for k in 0..=2 * t.order {
                t.check(&[p], &[[k, 0, 0, 0]]);
            }
            for k in EDGES {
                t.check(&[p], &[k]);
            }
        }
    }
}

#[test]
fn every_pair_of_points() {
    for (name, subgroup) in [("toy-13", true), ("toy-28", false), ("toy-17", false)] {
        let t = setting(name, subgroup);
        for &p in &t.points {
            for &q in &t.points {
                for k in [1, 5, t.order - 1] {
                    t.check(&[p, q], &[[k, 0, 0, 0], [k, 0, 0, 0]]);
                    t.check(&[p, q], &[[k, 0, 0, 0], [t.order - k, 1, 2, 3]]);
                }
            }
        }
    }
}

/// More points than a block holds, the last block of every small size.
#[test]
fn blocks_and_pieces() {
    let mut seed = 3u64;
    let mut random = || {
        seed = seed
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        seed ^ seed >> 29
    };
    for (name, subgroup) in [("toy-103", true), ("toy-101", false)] {
        let t = setting(name, subgroup);
        for n in [11, 12, 13, 25, 256, 257, 258, 513] {
            let points: Vec<Point> = (0..n)
                .map(|_| t.points[random() as usize % t.points.len()])
                .collect();
            let scalars: Vec<[u64; 4]> = (0..n)
                .map(|i| {
                    if i % 5 == 0 {
                        [0; 4]
                    } else {
                        core::array::from_fn(|_| random())
                    }
                })
                .collect();
            t.check(&points, &scalars);
        }
    }
}
