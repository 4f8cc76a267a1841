//! Every point of a toy Edwards curve through the formulas, compared with sums on the cubic.

use super::edwards::{Edwards, Model, Point, inverse};
use crate::coords::Affine;
use crate::coords::edwards::general::Curve;
use crate::coords::edwards::{Extended, Projective, extended};
use crate::meter::toy::Toy;
use crate::ring::{Lanes, Ring};

pub type T = Toy<1>;
pub type E = [u64; 1];

/// One curve with all its points and their images on the cubic.
pub struct Setting {
    pub c: Edwards,
    pub f: T,
    pub k: Curve<E>,
    pub half: E,
    pub points: Vec<(u64, u64)>,
    pub image: Vec<Point>,
}

/// `p + q` in extended coordinates; q affine and with some Z.
pub type Sum = fn(&Setting, &Extended<E>, (u64, u64), u64) -> Extended<E>;

impl Setting {
    pub fn new(c: Edwards) -> Self {
        let f = T::new(c.p).unwrap();
        let points = c.points();
        let image = points.iter().map(|&(x, y)| c.map(x, y)).collect();
        Self {
            k: Curve::new(&f, &[c.a], &[c.d]),
            half: [inverse(c.p, 2)],
            c,
            f,
            points,
            image,
        }
    }

    /// The point with Z = z.
    pub fn scaled(&self, q: (u64, u64), z: u64) -> Extended<E> {
        let f = &self.f;
        let p = extended::from_affine(f, &affine(q));
        let [x, y, z, t] = [p.x, p.y, p.z, p.t].map(|v| f.mul(&v, &[z]));
        Extended { x, y, z, t }
    }

    pub fn times(&self, k: u32, s: Point) -> Point {
        (0..k).fold(None, |sum, _| self.c.cubic().add(sum, s))
    }

    pub fn finite(&self, s: Point) -> bool {
        self.image.contains(&s)
    }

    /// `Z = 0` exactly if `fails`, else the point is right.
    pub fn check(&self, what: &str, r: &Projective<E>, want: Point, fails: bool) {
        let (f, c) = (&self.f, &self.c);
        assert_eq!(r.z == [0], fails, "{what} on {c:?}: {r:?}");
        if !fails {
            let i = f.inv(&r.z);
            let (x, y) = (f.mul(&r.x, &i), f.mul(&r.y, &i));
            assert_eq!(c.map(x[0], y[0]), want, "{what} on {c:?}");
        }
    }

    /// The same, and T is right.
    pub fn check_long(&self, what: &str, r: &Extended<E>, want: Point, fails: bool) {
        self.check(what, &without_t(r), want, fails);
        if !fails {
            let f = &self.f;
            assert_eq!(f.mul(&r.z, &r.t), f.mul(&r.x, &r.y), "{what}");
        }
    }

    /// Tries a sum on all pairs, of which those have `Z = 0` that `fails` says by their sum and their difference; the
    /// number of these.
    pub fn all_pairs(&self, name: &str, sum: Sum, fails: impl Fn(Point, Point) -> bool) -> usize {
        let (c, cubic) = (&self.c, self.c.cubic());
        let mut failures = 0;
        for (i, &q1) in self.points.iter().enumerate() {
            for (j, &q2) in self.points.iter().enumerate() {
                let z = |k: usize| 1 + (i * 5 + j * 3 + k) as u64 % (c.p - 1);
                let r = sum(self, &self.scaled(q1, z(0)), q2, z(i));
                let plus = cubic.add(self.image[i], self.image[j]);
                let minus = cubic.add(self.image[i], cubic.neg(self.image[j]));
                let fails = fails(plus, minus);
                let what = format!("{name}: {q1:?} + {q2:?}");
                self.check_long(&what, &r, plus, fails);
                assert_eq!(extended::failed(&self.f, &r), u8::from(fails), "{what}");
                let (q, failed) = extended::to_affine(&self.f, &r);
                assert_eq!(failed, u8::from(fails), "{what}");
                if fails {
                    assert_eq!(q, affine((0, 0)), "{what}");
                    assert!(!c.contains(0, 0));
                    failures += 1;
                } else {
                    assert_eq!(c.map(q.x[0], q.y[0]), plus, "{what}");
                }
            }
        }
        failures
    }
}

pub fn affine(q: (u64, u64)) -> Affine<E> {
    Affine { x: [q.0], y: [q.1] }
}

/// A projective sum, with T made from it.
pub fn with_t(f: &T, r: Projective<E>) -> Extended<E> {
    Extended {
        x: f.mul(&r.x, &r.z),
        y: f.mul(&r.y, &r.z),
        z: f.sqr(&r.z),
        t: f.mul(&r.x, &r.y),
    }
}

pub fn without_t(p: &Extended<E>) -> Projective<E> {
    Projective {
        x: p.x,
        y: p.y,
        z: p.z,
    }
}

/// Curves of several a.
pub fn curves() -> impl Iterator<Item = Setting> {
    let all = [-1, 1, 3, -5].into_iter().flat_map(Edwards::family);
    all.map(Setting::new)
}
