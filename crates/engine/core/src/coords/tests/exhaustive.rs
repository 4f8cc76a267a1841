//! All pairs of points of toy curves through the complete operations, eight lanes and one.

use super::super::{A, Affine, Coords, Jacobian, Xyzz, affine, jacobian, xyzz};
use crate::coords::reference::curve::{Curve, Point};
use crate::meter::toy::Toy;
use crate::ring::{Lanes, Ring};

type El<const W: usize> = [u64; W];

/// Other representations of the same point: by a factor z in every lane.
trait Rescale: Coords {
    fn rescale<const W: usize>(f: &Toy<W>, p: &Self::Point<El<W>>, z: &El<W>)
    -> Self::Point<El<W>>;
    /// Whether the coordinates satisfy the relation among them.
    fn consistent<const W: usize>(f: &Toy<W>, p: &Self::Point<El<W>>) -> bool;
}

impl Rescale for Xyzz {
    fn rescale<const W: usize>(
        f: &Toy<W>,
        p: &xyzz::Point<El<W>>,
        z: &El<W>,
    ) -> xyzz::Point<El<W>> {
        let zz = f.sqr(z);
        let zzz = f.mul(z, &zz);
        xyzz::Point {
            x: f.mul(&p.x, &zz),
            y: f.mul(&p.y, &zzz),
            zz: f.mul(&p.zz, &zz),
            zzz: f.mul(&p.zzz, &zzz),
        }
    }
    fn consistent<const W: usize>(f: &Toy<W>, p: &xyzz::Point<El<W>>) -> bool {
        f.mul(&p.zz, &f.sqr(&p.zz)) == f.sqr(&p.zzz)
    }
}

impl Rescale for Jacobian {
    fn rescale<const W: usize>(
        f: &Toy<W>,
        p: &jacobian::Point<El<W>>,
        z: &El<W>,
    ) -> jacobian::Point<El<W>> {
        let zz = f.sqr(z);
        jacobian::Point {
            x: f.mul(&p.x, &zz),
            y: f.mul(&p.y, &f.mul(z, &zz)),
            z: f.mul(&p.z, z),
        }
    }
    fn consistent<const W: usize>(_: &Toy<W>, _: &jacobian::Point<El<W>>) -> bool {
        true
    }
}

/// W points side by side; infinite lanes hold `junk` coordinates, which must not matter.
fn load<const W: usize>(pts: &[Point; W], junk: u64) -> (Affine<El<W>>, u8) {
    let xy = pts.map(|p| p.unwrap_or((junk, junk + 1)));
    let inf = (0..W).fold(0, |m, i| m | u8::from(pts[i].is_none()) << i);
    (
        Affine {
            x: xy.map(|v| v.0),
            y: xy.map(|v| v.1),
        },
        inf,
    )
}

fn unload<const W: usize>(q: &Affine<El<W>>, inf: u8) -> [Point; W] {
    std::array::from_fn(|i| (inf >> i & 1 == 0).then_some((q.x[i], q.y[i])))
}

/// Calls `job` with every pair of points, W at a time, and something that varies.
fn all_pairs<const W: usize>(c: &Curve, mut job: impl FnMut(&[Point; W], &[Point; W], u64)) {
    let all = c.points();
    let n = all.len();
    let mut seen = 0;
    for start in (0..n * n).step_by(W) {
        let at = |i: usize| (start + i) % (n * n);
        let s = std::array::from_fn(|i| all[at(i) / n]);
        let t = std::array::from_fn(|i| all[at(i) % n]);
        job(&s, &t, start as u64);
        seen += W;
    }
    assert!(seen >= n * n);
}

fn context<const W: usize>(c: &Curve) -> (Toy<W>, A<El<W>>) {
    let a = if c.a == 0 {
        A::Zero
    } else {
        A::General([c.a; W])
    };
    (Toy::new(c.p).unwrap(), a)
}

fn check<C: Rescale, const W: usize>(c: &Curve) {
    let (f, a) = context::<W>(c);
    let same = |p: &C::Point<El<W>>, want: [Point; W], what: &str| {
        let (q, inf) = C::to_affine(&f, p);
        assert_eq!(inf, C::infinite(&f, p));
        assert_eq!(unload(&q, inf), want, "{} {what} on {c:?}", C::NAME);
        assert!(
            C::consistent(&f, p),
            "{} {what} on {c:?}: relation",
            C::NAME
        );
    };
    all_pairs::<W>(c, |s, t, i| {
        let ((ap, p_inf), (aq, q_inf)) = (load(s, i % c.p), load(t, (i + 3) % (c.p - 1)));
        let z = |k: u64| std::array::from_fn(|l| 1 + (i + k + 5 * l as u64) % (c.p - 1));
        let p = C::rescale(&f, &C::from_affine_or(&f, &ap, p_inf), &z(0));
        let q = C::rescale(&f, &C::from_affine_or(&f, &aq, q_inf), &z(i / 7));
        let sum: [Point; W] = std::array::from_fn(|l| c.add(s[l], t[l]));
        let twice: [Point; W] = std::array::from_fn(|l| c.add(s[l], s[l]));
        same(&p, *s, "itself");
        let r = C::add(&f, &a, &p, &q);
        same(&r, sum, "add");
        same(&C::add(&f, &a, &q, &p), sum, "add, turned round");
        same(&C::add_affine(&f, &a, &p, &aq, q_inf), sum, "add_affine");
        same(&C::dbl(&f, &a, &p), twice, "dbl");
        let opposite = Affine {
            x: aq.x,
            y: f.norm(&f.neg::<1>(&aq.y)),
        };
        // A sum is an operand again, the infinite ones with whatever coordinates they have.
        same(
            &C::add(&f, &a, &r, &C::neg(&f, &q)),
            *s,
            "add and take away",
        );
        same(
            &C::add_affine(&f, &a, &r, &opposite, q_inf),
            *s,
            "the same, affine",
        );
        let d = C::dbl_affine(&f, &a, &ap);
        let keep: [Point; W] =
            std::array::from_fn(|l| if s[l].is_some() { twice[l] } else { None });
        same(
            &C::select(&f, p_inf, &C::infinity(&f), &d),
            keep,
            "dbl_affine",
        );
    });
}

fn check_affine<const W: usize>(c: &Curve) {
    let (f, a) = context::<W>(c);
    all_pairs::<W>(c, |s, t, i| {
        let ((p, p_inf), (q, q_inf)) = (load(s, i % c.p), load(t, (i + 3) % (c.p - 1)));
        let sum: [Point; W] = std::array::from_fn(|l| c.add(s[l], t[l]));
        let (d, e) = affine::denominator(&f, &p, &q, p_inf, q_inf);
        let masks = [e.double, e.cancel, e.take_p, e.take_q, e.neither];
        assert_eq!(masks.iter().map(|m| m.count_ones()).sum::<u32>(), {
            masks.iter().fold(0, |x, m| x | m).count_ones()
        });
        // `inv` refuses a zero lane.
        let inv = f.inv(&d);
        let (r, inf) = affine::finish(&f, &a, &p, &q, &inv, &e);
        assert_eq!(unload(&r, inf), sum, "affine add on {c:?}");
    });
}

/// Curves mod 31 of several a and every b; a few larger ones; with and without points of order 2.
fn curves() -> Vec<Curve> {
    let small = [0, 1, 2, 28].map(|a| (0..31).map(move |b| Curve { p: 31, a, b }));
    let large = [
        (37, 0, 2),
        (43, 0, 7),
        (61, 58, 5),
        (67, 0, 1),
        (97, 0, 5),
        (97, 1, 0),
        (101, 98, 3),
    ]
    .map(|(p, a, b)| Curve { p, a, b });
    small
        .into_iter()
        .flatten()
        .chain(large)
        .filter(Curve::smooth)
        .collect()
}

#[test]
fn xyzz_on_every_pair() {
    for c in curves() {
        check::<Xyzz, 8>(&c);
        check::<Xyzz, 1>(&c);
    }
}

#[test]
fn jacobian_on_every_pair() {
    for c in curves() {
        check::<Jacobian, 8>(&c);
        check::<Jacobian, 1>(&c);
    }
}

#[test]
fn affine_on_every_pair() {
    for c in curves() {
        check_affine::<8>(&c);
        check_affine::<1>(&c);
    }
}

#[test]
fn the_curves_have_points_of_order_two_and_both_kinds_of_a() {
    let all = curves();
    assert!(all.len() > 100);
    let order_two = |c: &&Curve| c.points().iter().flatten().any(|q| q.1 == 0);
    for zero in [true, false] {
        assert!(
            all.iter()
                .filter(|c| (c.a == 0) == zero)
                .any(|c| order_two(&c))
        );
    }
}
