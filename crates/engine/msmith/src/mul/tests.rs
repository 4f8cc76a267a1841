//! Chains and interleaved digits on toy curves and in the counting ring.

use super::interleaved::wnaf;
use super::{ChainTable, Edwards, Interleaved, Ladder, TableSteps, Weierstrass, odd_multiples};
use crate::coords::reference::curve::Curve;
use crate::coords::reference::edwards::{Edwards as Toys, Model};
use crate::coords::{A, Affine, Coords, Jacobian};
use crate::ring::{Lanes, Ring};
use msmith_chain::{Chain, Costs, Digit, Powers, Term};
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

    /// A chain of some terms with digits of a set.
    fn chain(&mut self, terms: usize, digits: &[Digit]) -> Chain {
        let digit = |lcg: &mut Self| {
            let d = digits[lcg.below(digits.len() as u32) as usize];
            if lcg.below(2) == 0 { d } else { -d }
        };
        let start = digit(self);
        let terms = (0..terms)
            .map(|k| {
                let mut powers = Powers {
                    two: self.below(4),
                    three: self.below(3),
                    five: self.below(2),
                };
                if powers.total() == 0 {
                    *powers.of_mut(k % 3) = 1;
                }
                match self.below(12) {
                    0 => return Term::own(powers, 1),
                    1 => return Term::own(powers, -1),
                    _ => {}
                }
                let digit = if self.below(5) == 0 {
                    Digit::ZERO
                } else {
                    digit(self)
                };
                Term::new(powers, digit)
            })
            .collect();
        Chain { start, terms }
    }
}

const SINGLE: &[Digit] = &[
    Digit::single(1),
    Digit::single(2),
    Digit::single(5),
    Digit::single(7),
    Digit::single(12),
    Digit::single(23),
];
const PAIR: &[Digit] = &[
    Digit::single(1),
    Digit::pair(0, 1),
    Digit::pair(1, 1),
    Digit::pair(1, -1),
    Digit::pair(5, 2),
    Digit::pair(0, 7),
];

fn modulo(x: &num_bigint::BigInt, n: u64) -> u64 {
    use num_integer::Integer;
    use num_traits::ToPrimitive;
    x.mod_floor(&n.into()).to_u64().unwrap()
}

/// `x·P + y·Q` on a toy curve by repeated addition.
fn naive(c: &Curve, terms: [(u64, Option<(u64, u64)>); 2]) -> Option<(u64, u64)> {
    let times = |(k, p)| (0..k).fold(None, |s, _| c.add(s, p));
    c.add(times(terms[0]), times(terms[1]))
}

#[test]
fn chains_on_every_point_of_weierstrass_curves() {
    for c in [
        Curve { p: 31, a: 0, b: 3 },
        Curve { p: 31, a: 2, b: 6 },
        Curve { p: 43, a: 40, b: 1 },
    ] {
        assert!(c.smooth());
        let f = Toy::<1>::new(c.p).unwrap();
        let a = if c.a == 0 { A::Zero } else { A::General([c.a]) };
        let group = Weierstrass::new(f, a);
        let all = c.points();
        let n = all.len() as u64;
        let mut lcg = Lcg(c.a + 1);
        for (i, &p) in all.iter().enumerate() {
            let q = all[(i * 7 + 3) % all.len()];
            for digits in [SINGLE, PAIR] {
                let chain = lcg.chain(6, digits);
                let (x, y) = chain.value();
                let want = naive(&c, [(modulo(&x, n), p), (modulo(&y, n), q)]);
                let points = [p, q].map(|p| {
                    let q = p.map(|(x, y)| Affine { x: [x], y: [y] });
                    group.point(q.as_ref())
                });
                let plan = TableSteps::new(chain.digits());
                let table = ChainTable::new(&group, &plan, &points);
                let r = table.run(&group, &chain).unwrap();
                let (q, inf) = Jacobian::to_affine(&f, &r);
                assert_eq!(
                    (inf == 0).then_some((q.x[0], q.y[0])),
                    want,
                    "{chain:?} on {c:?}"
                );
            }
        }
    }
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

/// Runs random chains on all points; how many results were right and how many are at infinity or lost.
fn chains_on_edwards(c: &Toys) -> (usize, usize) {
    let (group, all, cubic) = (group(c), c.points(), c.cubic());
    let f = *group.ring();
    let mut lcg = Lcg(c.p + c.d);
    let times = |k: &num_bigint::BigInt, s| {
        let n = cubic_order(c);
        (0..modulo(k, n)).fold(None, |sum, _| cubic.add(sum, s))
    };
    let (mut right, mut lost) = (0, 0);
    for (i, &p) in all.iter().enumerate() {
        let q = all[(i * 7 + 3) % all.len()];
        for digits in [SINGLE, PAIR] {
            let chain = lcg.chain(6, digits);
            let (x, y) = chain.value();
            let [ip, iq] = [p, q].map(|(x, y)| c.map(x, y));
            let want = cubic.add(times(&x, ip), times(&y, iq));
            let points = [p, q].map(|(x, y)| group.point(&Affine { x: [x], y: [y] }));
            let plan = TableSteps::new(chain.digits());
            let table = ChainTable::new(&group, &plan, &points);
            let r = table.run(&group, &chain).unwrap();
            let r = r.p;
            if r.z == [0] {
                lost += 1;
                continue;
            }
            let i = f.inv(&r.z);
            let got = c.map(f.mul(&r.x, &i)[0], f.mul(&r.y, &i)[0]);
            assert_eq!(got, want, "{chain:?} on {c:?}");
            right += 1;
        }
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
fn chains_on_every_point_of_edwards_curves() {
    let (mut right, mut lost) = (0, 0);
    for a in [-1, 1, 3] {
        for c in Toys::family(a).into_iter().filter(|c| c.p > 17) {
            let (r, l) = chains_on_edwards(&c);
            assert!(l == 0 || !c.square(c.a) || c.square(c.d), "{c:?}");
            (right, lost) = (right + r, lost + l);
        }
    }
    assert!(right > 1000 && lost > 100, "{right}, {lost}");
}

#[test]
fn a_chain_costs_what_its_prices_say() {
    let counters = Counters::new();
    let f = Counting::new(Toy::<1>::new(97).unwrap(), &counters);
    let group = Edwards::minus_one(f, &[5]);
    let mut lcg = Lcg(9);
    let mut seen = 0;
    for (round, digits) in [SINGLE, PAIR].into_iter().cycle().take(80).enumerate() {
        let chain = lcg.chain(1 + round % 9, digits);
        let points = [[9, 3], [4, 7]].map(|[x, y]| group.point(&Affine { x: [x], y: [y] }));
        let plan = TableSteps::new(chain.digits());
        let table = ChainTable::new(&group, &plan, &points);
        counters.take();
        table.run(&group, &chain).unwrap();
        let n = counters.take();
        // Own additions by the unified formula take one product by d more, but at the start.
        let own = chain.terms.iter().skip(1).filter(|t| t.own != 0).count() as u64;
        let thousandths = 1000 * (n.mul - own) + 800 * n.sqr;
        assert_eq!(Costs::EDWARDS.chain(&chain), Some(thousandths), "{chain:?}");
        seen += own;
    }
    assert!(seen > 5, "{seen} own additions");
}

#[test]
fn tables_of_known_sets_take_one_addition_a_digit() {
    let of = |all: &[i32]| TableSteps::new(all.iter().map(|&x| Digit::single(x))).operations();
    assert_eq!(of(&[1]), (0, 0));
    assert_eq!(of(&[1, 3, 5, 7, 9]), (1, 4));
    // 2P, 4P, 5P, then one each.
    assert_eq!(of(&[1, 5, 7, 11, 13, 17, 19]), (2, 6));
    assert_eq!(of(&[1, 5, 6, 11, 17, 23, 29]), (2, 6));
    let pair = [(1, 0), (0, 1), (1, 1), (1, -1)].map(|(x, y)| Digit::pair(x, y));
    assert_eq!(TableSteps::new(pair).operations(), (0, 2));
    // Steps use what was made before, and end with what was asked for.
    let mut lcg = Lcg(3);
    for _ in 0..100 {
        let digits: Vec<_> = (0..8)
            .map(|_| Digit::pair(lcg.below(90) as i32 - 45, lcg.below(90) as i32 - 45))
            .collect();
        let plan = TableSteps::new(digits.iter().copied());
        let mut have = vec![Digit::single(1), Digit::pair(0, 1)];
        for s in plan.steps() {
            assert!(have.contains(&s.a) && have.contains(&s.b.stored()), "{s:?}");
            assert_eq!(s.to, Digit::pair(s.a.x + s.b.x, s.a.y + s.b.y));
            have.push(s.to);
        }
        assert!(
            digits
                .iter()
                .all(|d| d.is_zero() || have.contains(&d.stored()))
        );
    }
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
    let c = Curve { p: 43, a: 7, b: 1 };
    let f = Toy::<1>::new(c.p).unwrap();
    let group = Weierstrass::new(f, A::General([c.a]));
    let all = c.points();
    let mut lcg = Lcg(77);
    for &p in &all {
        for &q in all.iter().step_by(5) {
            let words: [[u64; 2]; 2] = core::array::from_fn(|_| {
                let top = lcg.below(5);
                [
                    u64::from(lcg.below(1 << 30)) << lcg.below(34),
                    u64::from(top),
                ]
            });
            let signs = [lcg.below(2) == 1, lcg.below(2) == 1];
            let scalars = [(&words[0][..], signs[0]), (&words[1][..], signs[1])];
            let plan = Interleaved::new(&scalars, &[4, 3]);
            let n = all.len() as u128;
            let reduced = |s: usize| {
                let k = (u128::from(words[s][1]) << 64 | u128::from(words[s][0])) % n;
                (if signs[s] { (n - k) % n } else { k }) as u64
            };
            let tables: Vec<_> = [p, q]
                .iter()
                .enumerate()
                .map(|(s, p)| {
                    let p = p.map(|(x, y)| Affine { x: [x], y: [y] });
                    let work = odd_multiples(&group, &group.point(p.as_ref()), plan.multiples(s));
                    group.entries(&work, &vec![false; work.len()])
                })
                .collect();
            let r = plan.run(&group, &tables);
            let (a, inf) = Jacobian::to_affine(&f, &r);
            let want = naive(&c, [(reduced(0), p), (reduced(1), q)]);
            assert_eq!((inf == 0).then_some((a.x[0], a.y[0])), want);
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
