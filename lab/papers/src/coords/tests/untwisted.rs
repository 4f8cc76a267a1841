//! Edwards curves with a = 1: all pairs of finite points; a sum with `Z ≠ 0` is right, and `Z = 0` where it must be
//! only.

use crate::coords::edwards::Projective;
use msmith_core::coords::Affine;
use msmith_core::coords::reference::edwards::{Edwards, Model, Point, inverse};
use msmith_core::meter::toy::Toy;
use msmith_core::ring::Ring;

use crate::coords::untwisted;

type T = Toy<1>;
type E = [u64; 1];
/// `p + q`, the second given with some Z and affine.
type Sum = fn(&T, &E, &Projective<E>, &Projective<E>, &Affine<E>) -> Projective<E>;

/// Sums, and whether they are unified.
const SUMS: &[(&str, bool, Sum)] = &[
    ("add", true, |f, d, p, q, _| untwisted::add(f, d, p, q)),
    ("add_affine", true, |f, d, p, _, q| {
        untwisted::add_affine(f, d, p, q)
    }),
    ("add_dedicated", false, |f, _, p, q, _| {
        untwisted::add_dedicated(f, p, q)
    }),
    ("add_affine_dedicated", false, |f, _, p, _, q| {
        untwisted::add_affine_dedicated(f, p, q)
    }),
];

fn all_pairs(c: &Edwards) {
    let (f, cubic, points) = (T::new(c.p).unwrap(), c.cubic(), c.points());
    let image: Vec<Point> = points.iter().map(|&(x, y)| c.map(x, y)).collect();
    let finite = |s: Point| image.iter().position(|&t| t == s);
    let scaled = |(x, y): (u64, u64), z: u64| Projective {
        x: f.mul(&[x], &[z]),
        y: f.mul(&[y], &[z]),
        z: [z],
    };
    let check = |what: &str, r: &Projective<E>, want: Point, fails: bool| {
        assert_eq!(r.z == [0], fails, "{what} on {c:?}");
        if !fails {
            let i = inverse(c.p, r.z[0]);
            let [x, y] = [r.x, r.y].map(|v| v[0] * i % c.p);
            assert_eq!(c.map(x, y), want, "{what} on {c:?}");
        }
    };
    for (i, &p) in points.iter().enumerate() {
        let twice = cubic.add(image[i], image[i]);
        let r = untwisted::dbl(&f, &scaled(p, 1 + (7 * i as u64) % (c.p - 1)));
        check("dbl", &r, twice, finite(twice).is_none());
        for (j, &q) in points.iter().enumerate() {
            let z = |k: usize| 1 + (i * 5 + j * 3 + k) as u64 % (c.p - 1);
            let plus = cubic.add(image[i], image[j]);
            let minus = finite(cubic.add(image[i], cubic.neg(image[j])));
            let affine = Affine { x: [q.0], y: [q.1] };
            for (name, unified, sum) in SUMS {
                let r = sum(&f, &[c.d], &scaled(p, z(0)), &scaled(q, z(i)), &affine);
                let fails = finite(plus).is_none()
                    || match minus {
                        None => *unified,
                        Some(k) => !unified && points[k].0 * points[k].1 == 0,
                    };
                check(name, &r, plus, fails);
            }
        }
    }
}

#[test]
fn every_pair() {
    Edwards::family(1).iter().for_each(all_pairs);
}
