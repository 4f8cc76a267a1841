//! All pairs of points in inverted coordinates and on Jacobi quartics.

use crate::coords::{Inverted, inverted, quartic, untwisted};
use msmith_core::coords::edwards::general::Curve;
use msmith_core::coords::reference::edwards::{Edwards, Model, Point, Quartic, inverse};
use msmith_core::meter::toy::Toy;
use msmith_core::ring::{Lanes, Ring};

type T = Toy<1>;
type E = [u64; 1];

fn inverted_on(c: &Edwards) {
    let f = T::new(c.p).unwrap();
    let k = Curve::new(&f, &[c.a], &[c.d]);
    let (cubic, all) = (c.cubic(), c.points());
    let image: Vec<Point> = all.iter().map(|&(x, y)| c.map(x, y)).collect();
    let finite = |s: Point| image.iter().position(|&t| t == s);
    let inner: Vec<_> = (0..all.len())
        .filter(|&i| all[i].0 * all[i].1 != 0)
        .collect();
    let short = |i: usize| [[inverse(c.p, all[i].0)], [inverse(c.p, all[i].1)]];
    let scaled = |i: usize, z: u64| {
        let [x, y] = short(i).map(|v| f.mul(&v, &[z]));
        Inverted { x, y, z: [z] }
    };
    for &i in &inner {
        for &j in &inner {
            let z = |k: usize| 1 + (i * 5 + j * 3 + k) as u64 % (c.p - 1);
            let (p, q, [x, y]) = (scaled(i, z(0)), scaled(j, z(i)), short(j));
            let mut sums = vec![
                inverted::add(&f, &k, &p, &q),
                inverted::add_short(&f, &k, &p, [&x, &y]),
            ];
            if c.a == 1 {
                sums.push(untwisted::add_inverted(&f, &k.d, &p, &q));
                sums.push(untwisted::add_inverted_short(&f, &k.d, &p, [&x, &y]));
            }
            if i == j {
                sums.push(inverted::dbl(&f, &k, &p));
                if c.a == 1 {
                    sums.push(untwisted::dbl_inverted(&f, &k.d2, &p));
                }
            }
            let plus = cubic.add(image[i], image[j]);
            let minus = cubic.add(image[i], cubic.neg(image[j]));
            let inner = |s: Point| finite(s).is_some_and(|k| all[k].0 * all[k].1 != 0);
            let fails = !inner(plus) || finite(minus).is_none();
            for r in sums {
                assert_eq!(
                    r.x[0] * r.y[0] * r.z[0] == 0,
                    fails,
                    "{:?} + {:?} on {c:?}: {r:?}",
                    all[i],
                    all[j]
                );
                if !fails {
                    let at = |v: &E| f.mul(&r.z, &f.inv(v))[0];
                    assert_eq!(c.map(at(&r.x), at(&r.y)), plus, "on {c:?}");
                }
            }
        }
    }
}

#[test]
fn inverted_coordinates_on_every_pair() {
    for a in [-1, 1, 3, -5] {
        for c in Edwards::family(a) {
            inverted_on(&c);
        }
    }
}

fn quartic_on(c: &Quartic) -> usize {
    let f = T::new(c.p).unwrap();
    let a1 = [(c.a + 1) % c.p];
    let (cubic, all) = (c.cubic(), c.points());
    let image: Vec<Point> = all.iter().map(|&(x, y)| c.map(x, y)).collect();
    let flat = |i: usize| {
        let x = [all[i].0];
        quartic::Flat {
            xx: f.sqr(&x),
            y: [all[i].1],
            r: f.dbl(&x),
        }
    };
    let scaled = |i: usize, z: u64| {
        let (x, z) = (f.mul(&[all[i].0], &[z]), [z]);
        let (xx, zz) = (f.sqr(&x), f.sqr(&z));
        let y = f.mul(&[all[i].1], &zz);
        quartic::Short { x, xx, y, z, zz }
    };
    let mut failures = 0;
    for i in 0..all.len() {
        for j in 0..all.len() {
            let z = |k: usize| 1 + (i * 5 + j * 3 + k) as u64 % (c.p - 1);
            let (p, q, one) = (scaled(i, z(0)), scaled(j, z(i)), flat(j));
            let (pr, qr) = (p.with_r(&f), q.with_r(&f));
            assert_eq!(pr.r, f.dbl(&f.mul(&p.x, &p.z)));
            let mut sums = vec![
                quartic::add(&f, &a1, &pr, &qr),
                quartic::add_flat(&f, &a1, &pr, &one),
                quartic::add_short(&f, &a1, &p, &q).with_r(&f),
                quartic::add_short_flat(&f, &a1, &p, &one).with_r(&f),
            ];
            if i == j {
                sums.push(quartic::dbl(&f, &pr));
            }
            let plus = cubic.add(image[i], image[j]);
            let minus = cubic.add(image[i], cubic.neg(image[j]));
            let fails = !image.contains(&plus) || !image.contains(&minus);
            for r in sums {
                assert_eq!(r.z == [0], fails, "{:?} + {:?} on {c:?}", all[i], all[j]);
                if fails {
                    failures += 1;
                    continue;
                }
                let at = |v: &E, w: &E| f.mul(v, &f.inv(w))[0];
                assert_eq!(c.map(at(&r.x, &r.z), at(&r.y, &r.zz)), plus, "on {c:?}");
                assert_eq!((r.xx, r.zz), (f.sqr(&r.x), f.sqr(&r.z)));
                assert_eq!(r.r, f.dbl(&f.mul(&r.x, &r.z)));
            }
        }
    }
    failures
}

#[test]
fn quartics_on_every_pair() {
    let mut incomplete = 0;
    for p in [13, 17, 19, 29] {
        for a in 2..p - 1 {
            incomplete += usize::from(quartic_on(&Quartic { p, a }) > 0);
        }
    }
    assert!(incomplete > 5);
}
