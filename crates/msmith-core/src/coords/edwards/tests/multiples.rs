//! Triplings, quintuplings and switching formulas on every point of toy curves.

use super::super::general::{self, Curve};
use super::super::{
    Coefficient, Extended, Projective, Unhalved, extended, quintupling, switch, to_cached, tripling,
};
use crate::coords::Affine;
use crate::coords::reference::edwards::{Edwards, Model, Point};
use crate::meter::toy::Toy;
use crate::ring::{Lanes, Ring};

type T = Toy<1>;
type E = [u64; 1];

/// One curve with all its points and their images on the cubic.
struct Setting {
    c: Edwards,
    f: T,
    k: Curve<E>,
    a: Vec<Coefficient<E>>,
    points: Vec<(u64, u64)>,
    image: Vec<Point>,
}

impl Setting {
    fn new(c: Edwards) -> Self {
        let f = T::new(c.p).unwrap();
        let mut a = vec![Coefficient::Any([c.a])];
        a.extend((c.a == 1).then_some(Coefficient::One));
        a.extend((c.a + 1 == c.p).then_some(Coefficient::MinusOne));
        let points = c.points();
        let image = points.iter().map(|&(x, y)| c.map(x, y)).collect();
        let k = Curve::new(&f, &[c.a], &[c.d]);
        Self {
            c,
            f,
            k,
            a,
            points,
            image,
        }
    }

    fn scaled(&self, (x, y): (u64, u64), z: u64) -> Extended<E> {
        let f = &self.f;
        let p = extended::from_affine(f, &Affine { x: [x], y: [y] });
        let [x, y, z, t] = [p.x, p.y, p.z, p.t].map(|v| f.mul(&v, &[z]));
        Extended { x, y, z, t }
    }

    fn times(&self, k: u32, s: Point) -> Point {
        (0..k).fold(None, |sum, _| self.c.cubic().add(sum, s))
    }

    fn finite(&self, s: Point) -> bool {
        self.image.contains(&s)
    }

    /// `Z = 0` exactly if `fails`, else the point is right.
    fn check(&self, what: &str, r: &Projective<E>, want: Point, fails: bool) {
        let (f, c) = (&self.f, &self.c);
        assert_eq!(r.z == [0], fails, "{what} on {c:?}: {r:?}");
        if !fails {
            let i = f.inv(&r.z);
            let (x, y) = (f.mul(&r.x, &i), f.mul(&r.y, &i));
            assert_eq!(c.map(x[0], y[0]), want, "{what} on {c:?}");
        }
    }

    fn check_long(&self, what: &str, r: &Extended<E>, want: Point, fails: bool) {
        self.check(what, &short(r), want, fails);
        if !fails {
            let f = &self.f;
            assert_eq!(f.mul(&r.z, &r.t), f.mul(&r.x, &r.y), "{what}");
        }
    }
}

fn short(p: &Extended<E>) -> Projective<E> {
    Projective {
        x: p.x,
        y: p.y,
        z: p.z,
    }
}

fn curves() -> impl Iterator<Item = Setting> {
    let all = [-1, 1, 3, -5].into_iter().flat_map(Edwards::family);
    all.map(Setting::new)
}

#[test]
fn multiples_of_every_point() {
    let (mut right, mut infinite) = (0, 0);
    for s in curves() {
        let f = &s.f;
        for (i, &q) in s.points.iter().enumerate() {
            let p = s.scaled(q, 1 + (7 * i as u64) % (s.c.p - 1));
            let brief = short(&p);
            let [two, three, five] = [2, 3, 5].map(|k| s.times(k, s.image[i]));
            let fails = [two, three, five].map(|m| !s.finite(m));
            for a in &s.a {
                let r = tripling::tripling(f, a, &brief);
                s.check("tripling", &r, three, fails[1]);
                let r = tripling::to_extended(f, a, &brief);
                s.check_long("tripling to E", &r, three, fails[1]);
                let r = quintupling::quintupling(f, a, &brief);
                s.check("quintupling", &r, five, fails[2]);
                let r = quintupling::to_extended(f, a, &brief);
                s.check_long("quintupling to E", &r, five, fails[2]);
            }
            for minus_one in [false, true] {
                if minus_one && s.c.a + 1 != s.c.p {
                    continue;
                }
                let r = switch::dbl(f, &s.k, minus_one, &brief);
                s.check("doubling", &r, two, fails[0]);
                let r = switch::dbl_to_extended(f, &s.k, minus_one, &brief);
                s.check_long("doubling to E", &r, two, fails[0]);
            }
            s.check_long("extend", &switch::extend(f, &brief), s.image[i], false);
            infinite += fails.iter().filter(|f| **f).count();
            right += fails.iter().filter(|f| !**f).count();
        }
    }
    assert!(right > 3000 && infinite > 30, "{right}, {infinite}");
}

#[test]
fn sums_of_every_pair() {
    let mut failures = 0;
    for s in curves() {
        let (f, cubic) = (&s.f, s.c.cubic());
        let minus_one = s.c.a + 1 == s.c.p;
        for (i, &q1) in s.points.iter().enumerate() {
            for (j, &q2) in s.points.iter().enumerate() {
                let z = |k: usize| 1 + (i * 5 + j * 3 + k) as u64 % (s.c.p - 1);
                let (p, q) = (s.scaled(q1, z(0)), s.scaled(q2, z(i)));
                let plus = cubic.add(s.image[i], s.image[j]);
                let minus = cubic.add(s.image[i], cubic.neg(s.image[j]));
                let fails = !s.finite(plus) || !s.finite(minus);
                failures += usize::from(fails);
                let cached = general::to_cached(f, &s.k, &q);
                let r = switch::add_general_cached(f, &p, &cached);
                s.check("E + E", &r, plus, fails);
                if minus_one {
                    let affine = Affine {
                        x: [q2.0],
                        y: [q2.1],
                    };
                    let kept = Unhalved::store(f, &s.k.d2, &affine);
                    s.check("E + A", &switch::add_unhalved(f, &p, &kept), plus, fails);
                    let cached = to_cached(f, &s.k.d2, &q);
                    s.check("E + E", &switch::add_cached(f, &p, &cached), plus, fails);
                }
            }
        }
    }
    assert!(failures > 100);
}
