//! Switching formulas on every point of toy curves.

use super::super::general;
use super::super::{Unhalved, switch, to_cached};
use crate::coords::Affine;
use crate::coords::reference::edwards::Model;
use crate::coords::reference::every_point::{curves, without_t};

#[test]
fn twice_every_point() {
    let (mut right, mut infinite) = (0, 0);
    for s in curves() {
        let f = &s.f;
        for (i, &q) in s.points.iter().enumerate() {
            let p = s.scaled(q, 1 + (7 * i as u64) % (s.c.p - 1));
            let brief = without_t(&p);
            let two = s.times(2, s.image[i]);
            let fails = !s.finite(two);
            for minus_one in [false, true] {
                if minus_one && s.c.a + 1 != s.c.p {
                    continue;
                }
                let r = switch::dbl(f, &s.k, minus_one, &brief);
                s.check("doubling", &r, two, fails);
                let r = switch::dbl_to_extended(f, &s.k, minus_one, &brief);
                s.check_long("doubling to E", &r, two, fails);
            }
            s.check_long("extend", &switch::extend(f, &brief), s.image[i], false);
            infinite += usize::from(fails);
            right += usize::from(!fails);
        }
    }
    assert!(right > 1000 && infinite > 10, "{right}, {infinite}");
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
