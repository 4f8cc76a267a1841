//! Triplings, quintuplings and doublings of affine points, fused and switching formulas on every point of toy curves.

use msmith_core::coords::Affine;
use msmith_core::coords::reference::edwards::{Model, Point};
use msmith_core::coords::reference::every_point::{E, Setting, curves, without_t};

use crate::coords::edwards::{
    Coefficient, Extended, Flat, extended, fused, quintupling, switch, tripling,
};

/// Every way to give the coefficient a.
fn coefficients(s: &Setting) -> Vec<Coefficient<E>> {
    let mut a = vec![Coefficient::Any([s.c.a])];
    a.extend((s.c.a == 1).then_some(Coefficient::One));
    a.extend((s.c.a + 1 == s.c.p).then_some(Coefficient::MinusOne));
    a
}

#[test]
fn multiples_of_every_point() {
    let (mut right, mut infinite) = (0, 0);
    for s in curves() {
        let f = &s.f;
        for (i, &q) in s.points.iter().enumerate() {
            let p = s.scaled(q, 1 + (7 * i as u64) % (s.c.p - 1));
            let (brief, affine) = (without_t(&p), Affine { x: [q.0], y: [q.1] });
            let flat = extended::flat(f, &affine);
            let [two, three, five] = [2, 3, 5].map(|k| s.times(k, s.image[i]));
            let fails = [two, three, five].map(|m| !s.finite(m));
            for a in &coefficients(&s) {
                for r in [
                    tripling::tripling(f, a, &brief),
                    tripling::affine(f, a, &affine),
                ] {
                    s.check("tripling", &r, three, fails[1]);
                }
                let long3 = [
                    tripling::to_extended(f, a, &brief),
                    tripling::by_t(f, a, &p),
                    tripling::affine_to_extended(f, a, &affine),
                ];
                for r in &long3 {
                    s.check_long("tripling to E", r, three, fails[1]);
                }
                for r in [
                    quintupling::quintupling(f, a, &brief),
                    quintupling::affine(f, a, &affine),
                ] {
                    s.check("quintupling", &r, five, fails[2]);
                }
                for r in [
                    quintupling::to_extended(f, a, &brief),
                    quintupling::affine_to_extended(f, a, &affine),
                ] {
                    s.check_long("quintupling to E", &r, five, fails[2]);
                }
                for r in [
                    switch::dbl_affine(f, a, &affine),
                    switch::dbl_flat(f, a, &flat),
                ] {
                    s.check_long("doubling", &r, two, fails[0]);
                }
                let r = switch::dbl_flat_projective(f, a, &flat);
                s.check("doubling", &r, two, fails[0]);
            }
            let r = tripling::older(f, &s.k.a, &brief);
            s.check("older tripling", &r, three, fails[1]);
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
                let affine = Affine {
                    x: [q2.0],
                    y: [q2.1],
                };
                let flat = extended::flat(f, &affine);
                let plus = cubic.add(s.image[i], s.image[j]);
                let minus = cubic.add(s.image[i], cubic.neg(s.image[j]));
                let fails = !s.finite(plus) || !s.finite(minus);
                failures += usize::from(fails);
                let near = fused::Addend::new(f, &s.k, &without_t(&q));
                s.check("P + Q", &fused::add(f, &near, &without_t(&p)), plus, fails);
                let near = fused::Addend::affine(f, &s.k, &affine);
                s.check("P + Q", &fused::add(f, &near, &without_t(&p)), plus, fails);
                let at = s.image.iter().position(|&t| t == minus);
                let axis = at.is_some_and(|k| s.points[k].0 * s.points[k].1 == 0);
                let r = switch::add_general_flat_dedicated(f, &s.k, &p, &flat);
                s.check("E + A", &r, plus, !s.finite(plus) || axis);
                if minus_one {
                    special(&s, [i, j], [plus, minus], &p, &flat, z(i));
                }
            }
        }
    }
    assert!(failures > 100);
}

/// The sums for a = −1.
fn special(
    s: &Setting,
    [i, j]: [usize; 2],
    [plus, minus]: [Point; 2],
    p: &Extended<E>,
    flat: &Flat<E>,
    z: u64,
) {
    let f = &s.f;
    let q = s.scaled((flat.x[0], flat.y[0]), z);
    // Dedicated sums: P + Q at infinity, or P − Q a point with xy = 0.
    let on_axis = |m: Point| {
        let k = s.image.iter().position(|&t| t == m);
        k.is_some_and(|k| s.points[k].0 * s.points[k].1 == 0)
    };
    let fails = !s.finite(plus) || on_axis(minus);
    s.check("E + E", &switch::add_dedicated(f, p, &q), plus, fails);
    let r = switch::add_flat_dedicated(f, p, flat);
    s.check("E + A", &r, plus, fails);
    let (x, y) = s.points[i];
    let first = extended::flat(f, &Affine { x: [x], y: [y] });
    let r = switch::add_flats_dedicated(f, &first, flat);
    s.check_long("A + A", &r, plus, fails);
    let fails_minus = !s.finite(minus) || on_axis(plus);
    for [sum, difference] in [
        switch::sum_and_difference(f, p, &q),
        switch::sum_and_difference_flat(f, p, flat),
        switch::sum_and_difference_flats(f, &first, flat),
    ] {
        s.check_long("sum", &sum, plus, fails);
        s.check_long("difference", &difference, minus, fails_minus);
    }
    assert_eq!(s.c.map(flat.x[0], flat.y[0]), s.image[j]);
}

#[test]
fn twice_q_and_p_of_every_pair() {
    let (mut failures, mut right) = (0, 0);
    for s in curves() {
        let (f, cubic) = (&s.f, s.c.cubic());
        for (i, &q1) in s.points.iter().enumerate() {
            for (j, &q2) in s.points.iter().enumerate() {
                let z = |k: usize| 1 + (i * 5 + j * 3 + k) as u64 % (s.c.p - 1);
                let (q, p) = (
                    without_t(&s.scaled(q1, z(0))),
                    without_t(&s.scaled(q2, z(i))),
                );
                let twice = s.times(2, s.image[i]);
                let sum = cubic.add(twice, s.image[j]);
                let difference = cubic.add(twice, cubic.neg(s.image[j]));
                let fails = !s.finite(sum) || !s.finite(difference);
                let affine = Affine {
                    x: [q2.0],
                    y: [q2.1],
                };
                for a in &coefficients(&s) {
                    let near = fused::DblAddend::new(f, &s.k, &p);
                    let r = fused::dbl_add(f, a, &near, &q);
                    s.check("2Q + P", &r, sum, fails);
                    let near = fused::DblAddend::affine(f, &s.k, &affine);
                    let r = fused::dbl_add(f, a, &near, &q);
                    s.check("2Q + P", &r, sum, fails);
                }
                failures += usize::from(fails);
                right += usize::from(!fails);
            }
        }
    }
    assert!(failures > 100 && right > 1000, "{failures}, {right}");
}
