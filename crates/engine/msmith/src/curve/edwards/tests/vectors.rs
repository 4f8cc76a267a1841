//! Forms and points computed elsewhere, when the papers were checked.

use msmith_core::primality::is_probable_prime;
use num_bigint::{BigInt, BigUint, Sign};
use num_traits::{One, Zero};

use super::weierstrass_multiply;
use crate::curve::edwards::field::Fp;
use crate::curve::edwards::{EdwardsForm, NoEdwards, NoImage, edwards_form, roots};
use crate::curve::{Curve, Group, GroupSpec, by_name, number};

const FORMS: &str = include_str!("../../../../../../../vectors/edwards-forms.txt");
const POINTS: &str = include_str!("../../../../../../../vectors/edwards-bls12-377.txt");

fn lines(text: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    let lines = text.lines().filter(|l| !l.starts_with('#'));
    lines.map(|l| l.split(' ').collect())
}

fn natural(text: &str) -> BigUint {
    number::natural("number", text).unwrap()
}

/// y² = x³ + ax + b with `order` points, a subgroup of order r and any generator given.
fn curve_of(
    p: BigUint,
    [a, b]: [BigUint; 2],
    r: BigUint,
    order: &BigUint,
    g: [BigUint; 2],
) -> Curve {
    let [gx, gy] = g;
    Curve {
        name: "mine".into(),
        nonresidue: BigUint::ZERO,
        g1: GroupSpec {
            degree: 1,
            a: vec![a],
            b: vec![b],
            gx: vec![gx],
            gy: vec![gy],
            cofactor: order / &r,
        },
        g2: None,
        p,
        r,
    }
}

/// An inner BLS curve by its seed: p, r, number of points.
fn bls(family: &str, seed: &str) -> [BigUint; 3] {
    let (sign, digits) = match seed.strip_prefix('-') {
        Some(digits) => (Sign::Minus, digits),
        None => (Sign::Plus, seed),
    };
    let x = BigInt::from_biguint(sign, natural(digits));
    let half = x.pow(if family == "bls12" { 2 } else { 4 });
    let r: BigInt = &half * &half - &half + 1;
    let p = (&x - 1u32).pow(2) * &r / 3 + &x;
    let order = &p - &x;
    [p, r, order].map(|n| n.to_biguint().unwrap())
}

/// A generator of the subgroup of order r of y² = x³ + 1, by clearing the cofactor.
fn generator(f: Fp<'_>, cofactor: &BigUint) -> [BigUint; 2] {
    (1u32..)
        .find_map(|x| {
            let y = f.sqrt(&f.small(x * x * x + 1))?;
            weierstrass_multiply(f, &BigUint::ZERO, cofactor, &Some([x.into(), y]))
        })
        .unwrap()
}

#[test]
fn inner_bls_curves() {
    let (mut with, mut without) = (0, 0);
    for row in lines(FORMS).filter(|row| row[0] != "curve") {
        let [family, seed, p_bits, r_bits, twos, p_mod_12, form] = row[..] else {
            panic!("seven columns: {row:?}")
        };
        let [p, r, order] = bls(family, seed);
        assert_eq!(p.bits().to_string(), p_bits);
        assert_eq!(r.bits().to_string(), r_bits);
        assert_eq!(order.trailing_zeros().unwrap().to_string(), twos);
        assert_eq!((&p % 12u32).to_string(), p_mod_12);
        let f = Fp { p: &p };
        let g = generator(f, &(&order / &r));
        let ab = [BigUint::ZERO, BigUint::one()];
        let curve = curve_of(p.clone(), ab, r, &order, g);
        assert_eq!(roots::of_cubic(f, &0u32.into(), &1u32.into()).len(), 3);
        match edwards_form(&curve, Group::G1) {
            Ok(e) => {
                with += 1;
                assert_eq!(form, "-1", "{row:?}");
                inner_form(&e);
            }
            Err(reason) => {
                without += 1;
                assert_eq!(form, "none", "{row:?}");
                assert_eq!(reason, NoEdwards::NoRootOfThree { p_mod_12: 7 });
            }
        }
    }
    assert_eq!((with, without), (28, 6));
}

/// What holds for the form of every inner BLS curve.
fn inner_form(e: &EdwardsForm) {
    let f = e.edwards.field();
    assert!(e.a_is_minus_one && e.a_is_square && e.d_is_square && !e.complete);
    // α = −1, w = √3, d = (2 + √3)².
    assert_eq!(e.map.alpha, &e.edwards.p - 1u32);
    assert_eq!(f.sqr(&e.map.w), f.small(3));
    assert_eq!(e.edwards.d, f.sqr(&f.add(&f.small(2), &e.map.w)));
    // The image of the generator generates a subgroup of order r, and its multiples are images.
    let g = e.edwards.generator();
    assert_eq!(
        e.edwards.multiply(&e.edwards.r, &g),
        Some(e.edwards.identity())
    );
    let back = e.to_weierstrass(&g).unwrap();
    let multiple = weierstrass_multiply(f, &BigUint::ZERO, &12345u32.into(), &back);
    let image = e.edwards.multiply(&12345u32.into(), &g);
    assert_eq!(e.to_edwards(&multiple).ok(), image);
    // O, three points of order two and two of order four.
    let images: Vec<_> = (e.exceptional_points().into_iter())
        .map(|x| x.image)
        .collect();
    let far = |order| Err(NoImage::AtInfinity { order });
    let near = |y: BigUint| Ok([BigUint::ZERO, y]);
    assert_eq!(
        images,
        [
            near(BigUint::one()),
            near(&e.edwards.p - 1u32),
            far(2),
            far(2),
            far(4),
            far(4)
        ]
    );
}

#[test]
fn other_curves() {
    let mut seen = 0;
    for row in lines(FORMS).filter(|row| row[0] == "curve") {
        let [_, name, p, a, b, order, count, prime, form] = row[..] else {
            panic!("nine columns: {row:?}")
        };
        let p = natural(p);
        let ab = [a, b].map(|n| number::residue("number", n, &p).unwrap());
        let order = natural(order);
        seen += 1;
        let f = Fp { p: &p };
        let found = roots::of_cubic(f, &ab[0], &ab[1]);
        assert_eq!(found.len().to_string(), count, "{name}");
        // Points of order two exist iff the order is even.
        assert_eq!(found.is_empty(), order.bit(0), "{name}");
        assert_eq!(is_probable_prime(&order), prime == "prime", "{name}");
        let (r, g) = match by_name(name) {
            Some(c) => {
                assert_eq!((&c.p, &c.r * &c.g1.cofactor), (&p, order.clone()), "{name}");
                (c.r.clone(), [c.g1.gx[0].clone(), c.g1.gy[0].clone()])
            }
            // Without a form the generator is not looked at. A composite order stands for itself.
            None => (order.clone(), [BigUint::ZERO, BigUint::ZERO]),
        };
        let curve = curve_of(p.clone(), ab, r, &order, g);
        let says = edwards_form(&curve, Group::G1);
        match name {
            "bw6-756" => inner_form(&says.unwrap()),
            "bw6-761" => assert_eq!(says, Err(NoEdwards::NoRootOfThree { p_mod_12: 7 })),
            "bw6-633" | "bls12-381" | "bls24-317" => {
                assert_eq!(says, Err(NoEdwards::OddOrder), "{name}");
            }
            _ => assert_eq!(says, Err(NoEdwards::PrimeOrder), "{name}"),
        }
        assert_eq!(form == "-1", name == "bw6-756");
    }
    assert_eq!(seen, 14);
}

#[test]
fn bls12_377() {
    let e = edwards_form(by_name("bls12-377").unwrap(), Group::G1).unwrap();
    inner_form(&e);
    let f = e.edwards.field();
    let (mut constants, mut multiples, mut others) = (0, 0, 0);
    for row in lines(POINTS) {
        let n: Vec<_> = row[2..].iter().map(|n| natural(n)).collect();
        match row[0] {
            "constant" => {
                constants += 1;
                let ours = match row[1] {
                    "p" => e.edwards.p.clone(),
                    "sqrt3" => e.map.w.clone(),
                    "sqrt-minus-a" => e.map.scale.clone(),
                    "d-prime" => e.edwards.d.clone(),
                    // Before scaling.
                    "a" => f.mul(&e.edwards.a, &f.sqr(&e.map.scale)),
                    "d" => f.mul(&e.edwards.d, &f.sqr(&e.map.scale)),
                    other => panic!("{other}"),
                };
                assert_eq!(ours, n[0], "{}", row[1]);
            }
            "multiple" => {
                multiples += 1;
                let [x, y, x_e, y_e, minus, plus, product] = &n[..] else {
                    panic!("seven numbers: {row:?}")
                };
                let image = [x_e.clone(), y_e.clone()];
                let k = natural(row[1]);
                let ours = e.edwards.multiply(&k, &e.edwards.generator());
                assert_eq!(ours.as_ref(), Some(&image), "{k}");
                let point = Some([x.clone(), y.clone()]);
                assert_eq!(e.to_edwards(&point).as_ref(), Ok(&image));
                assert_eq!(e.to_weierstrass(&image), Ok(point));
                assert_eq!(
                    (f.sub(y_e, x_e), f.add(y_e, x_e)),
                    (minus.clone(), plus.clone())
                );
                let t = f.mul(x_e, y_e);
                assert_eq!(f.times(2, &f.mul(&e.edwards.d, &t)), *product);
            }
            "exceptional" => {
                others += 1;
                let numbers: Vec<_> = row[1..].iter().map(|n| natural(n)).collect();
                let [x1, y1, x2, y2] = &numbers[..] else {
                    panic!("four numbers: {row:?}")
                };
                exceptional(&e, &[x1.clone(), y1.clone()], &[x2.clone(), y2.clone()]);
            }
            "order4" => {
                others += 1;
                let point = Some([natural(row[1]), natural(row[2])]);
                let times = |k: u32| weierstrass_multiply(f, &BigUint::ZERO, &k.into(), &point);
                assert_eq!(times(4), None);
                assert!(times(2).is_some_and(|[_, y]| y.is_zero()));
                assert_eq!(e.to_edwards(&point), Err(NoImage::AtInfinity { order: 4 }));
                let listed = e.exceptional_points();
                assert_eq!(listed.iter().filter(|x| x.point == point).count(), 1);
            }
            other => panic!("{other}"),
        }
    }
    assert_eq!((constants, multiples, others), (6, 7, 2));
}

/// Two points of the full group whose sum or difference is at infinity.
fn exceptional(e: &EdwardsForm, p: &[BigUint; 2], q: &[BigUint; 2]) {
    assert!(e.edwards.contains(p) && e.edwards.contains(q));
    assert_eq!(e.edwards.add(p, q), None);
    let f = e.edwards.field();
    let [u, v] = [p, q].map(|point| e.to_weierstrass(point).unwrap());
    let minus = v.clone().map(|[x, y]| [x, f.neg(&y)]);
    let far = [v, minus].map(|v| {
        let sum = super::weierstrass_add(f, &BigUint::ZERO, &u, &v);
        matches!(e.to_edwards(&sum), Err(NoImage::AtInfinity { .. }))
    });
    assert_ne!(far, [false, false]);
}
