//! Interleaved digits on toy curves and in the counting ring.

use super::interleaved::wnaf;
use super::{Edwards, Interleaved, Ladder, Weierstrass, odd_multiples};
use crate::coords::reference::curve::Curve;
use crate::coords::reference::edwards::{Edwards as Toys, Model};
use crate::coords::{A, Affine, Coords, Jacobian};
use crate::ring::{Lanes, Ring};
use msmith_core::meter::counting::{Counters, Counting};
use msmith_core::meter::toy::Toy;

/// Numbers that look random.
struct Lcg(u64);

impl Lcg {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = (self.0)
            .wrapping_mul(0x5851_f42d_4c95_7f2d)
            .wrapping_add(0x1405_7b7e_f767_814f);
        ((self.0 >> 33) % u64::from(n)) as u32
    }

    /// Two integers of up to 67 bits, each with a sign: words, and the number modulo n.
    fn scalars(&mut self, n: u64) -> [([u64; 2], bool, u64); 2] {
        core::array::from_fn(|_| {
            let top = u64::from(self.below(5));
            let low = u64::from(self.below(1 << 30)) << self.below(34);
            let negative = self.below(2) == 1;
            let k = ((u128::from(top) << 64 | u128::from(low)) % u128::from(n)) as u64;
            ([low, top], negative, if negative { (n - k) % n } else { k })
        })
    }
}

/// The sum of two points by windows.
fn by_windows<G: Ladder>(
    group: &G,
    scalars: &[([u64; 2], bool, u64); 2],
    points: [G::Work; 2],
) -> G::Point {
    let signed = scalars
        .each_ref()
        .map(|(words, sign, _)| (&words[..], *sign));
    let plan = Interleaved::new(&signed, &[4, 3]);
    let table = |(s, p): (usize, &G::Work)| {
        let work = odd_multiples(group, p, plan.multiples(s));
        group.entries(&work, &vec![false; work.len()])
    };
    let tables: Vec<_> = points.iter().enumerate().map(table).collect();
    plan.run(group, &tables)
}

/// `x·P + y·Q` on a toy curve by repeated addition.
fn naive(c: &Curve, terms: [(u64, Option<(u64, u64)>); 2]) -> Option<(u64, u64)> {
    let times = |(k, p)| (0..k).fold(None, |s, _| c.add(s, p));
    c.add(times(terms[0]), times(terms[1]))
}

/// A group on a toy curve.
fn group(c: &Toys) -> Edwards<Toy<1>> {
    let f = Toy::<1>::new(c.p).unwrap();
    if c.a + 1 == c.p {
        Edwards::minus_one(f, &[c.d])
    } else {
        Edwards::general(f, &[c.a], &[c.d])
    }
}

/// Runs random digits on all points; how many results were right and how many are at infinity or lost.
fn windows_on_edwards(c: &Toys) -> (usize, usize) {
    let (group, all, cubic, n) = (group(c), c.points(), c.cubic(), cubic_order(c));
    let f = *group.ring();
    let mut lcg = Lcg(c.p + c.d);
    let (mut right, mut lost) = (0, 0);
    for (i, &p) in all.iter().enumerate() {
        let points = [p, all[(i * 7 + 3) % all.len()]];
        let scalars = lcg.scalars(n);
        let times = |k: usize| {
            let q = c.map(points[k].0, points[k].1);
            (0..scalars[k].2).fold(None, |sum, _| cubic.add(sum, q))
        };
        let want = cubic.add(times(0), times(1));
        let work = points.map(|(x, y)| group.point(&Affine { x: [x], y: [y] }));
        let r = by_windows(&group, &scalars, work);
        if r.z == [0] {
            lost += 1;
            continue;
        }
        let i = f.inv(&r.z);
        let got = c.map(f.mul(&r.x, &i)[0], f.mul(&r.y, &i)[0]);
        assert_eq!(got, want, "{scalars:?} on {c:?}");
        right += 1;
    }
    (right, lost)
}

/// The number of points, those at infinity included.
fn cubic_order(c: &Toys) -> u64 {
    let cubic = c.cubic();
    let all = (0..c.p).flat_map(|u| (0..c.p).map(move |v| Some((u, v))));
    1 + all.filter(|s| cubic.contains(*s)).count() as u64
}

/// Whatever happened before, `Z ≠ 0` is right; on complete curves there is nothing else.
#[test]
fn windows_on_every_point_of_edwards_curves() {
    let (mut right, mut lost) = (0, 0);
    for a in [-1, 1, 3] {
        for c in Toys::family(a).into_iter().filter(|c| c.p > 17) {
            let (r, l) = windows_on_edwards(&c);
            assert!(l == 0 || !c.square(c.a) || c.square(c.d), "{c:?}");
            (right, lost) = (right + r, lost + l);
        }
    }
    assert!(right > 500 && lost > 100, "{right}, {lost}");
}

#[test]
fn sliding_digits_add_up() {
    for w in 2..=10 {
        for k in (0u64..3000).chain([u64::MAX, u64::MAX - 1, 1 << 63]) {
            let mut sum = num_bigint::BigInt::ZERO;
            let mut above = None;
            for (at, d) in wnaf(&[k], w) {
                assert!(d % 2 != 0 && d.unsigned_abs() < 1 << (w - 1), "{k} {w}");
                assert!(above.is_none_or(|a| at >= a + w));
                above = Some(at);
                sum += num_bigint::BigInt::from(d) << at;
            }
            assert_eq!(sum, k.into(), "w = {w}");
        }
        let all = [u64::MAX; 5];
        let top = wnaf(&all, w);
        assert_eq!(top, [(0, -1), (320, 1)]);
    }
}

#[test]
fn interleaved_digits_on_toy_curves() {
    for c in [Curve { p: 31, a: 0, b: 3 }, Curve { p: 43, a: 7, b: 1 }] {
        assert!(c.smooth());
        let f = Toy::<1>::new(c.p).unwrap();
        let a = if c.a == 0 { A::Zero } else { A::General([c.a]) };
        let group = Weierstrass::new(f, a);
        let all = c.points();
        let mut lcg = Lcg(77);
        for &p in &all {
            for &q in all.iter().step_by(5) {
                let scalars = lcg.scalars(all.len() as u64);
                let points = [p, q].map(|p| {
                    let p = p.map(|(x, y)| Affine { x: [x], y: [y] });
                    group.point(p.as_ref())
                });
                let r = by_windows(&group, &scalars, points);
                let (a, inf) = Jacobian::to_affine(&f, &r);
                let want = naive(&c, [(scalars[0].2, p), (scalars[1].2, q)]);
                assert_eq!((inf == 0).then_some((a.x[0], a.y[0])), want);
            }
        }
    }
}

#[test]
fn interleaved_digits_cost_what_they_say() {
    let counters = Counters::new();
    let f = Counting::new(Toy::<1>::new(97).unwrap(), &counters);
    let group = Edwards::minus_one(f, &[5]);
    let words = [0x1234_5678_9abc_def1u64, 0xfedc_ba98_7654_3211];
    let plan = Interleaved::new(&[(&words[..1], false), (&words[1..], true)], &[4, 4]);
    let p = group.point(&Affine { x: [9], y: [3] });
    let tables: Vec<_> = (0..2)
        .map(|s| {
            let work = odd_multiples(&group, &p, plan.multiples(s));
            group.entries(&work, &vec![false; work.len()])
        })
        .collect();
    counters.take();
    plan.run(&group, &tables);
    let n = counters.take();
    // Each addition is 8M with the T that it takes.
    let doublings = plan.doublings();
    assert_eq!(n.mul, 3 * doublings + 8 * plan.additions() as u64);
    assert_eq!(n.sqr, 4 * doublings);
}
