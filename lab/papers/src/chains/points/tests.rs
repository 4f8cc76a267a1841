use super::*;
use msmith_chain::{Bases, Climb, Costs, Powers, Set, TablePrices, Task, Term, Width, find_near};
use msmith_core::coords::reference::edwards::{Edwards as Toys, Model, Point};
use msmith_core::meter::counting::{Counters, Counting};
use msmith_core::meter::toy::Toy;
use num_bigint::{BigInt, BigUint};
use num_integer::Integer;
use num_traits::{One, Zero};

use crate::chains::executed::Ed25519;
use crate::statistics::Sampler;

/// A narrow beam: many chains in little time.
fn width(slack: u32) -> Width {
    Width {
        slack: 1000 * slack,
        largest: 512,
        twice: 2048,
        ..Width::default()
    }
}

/// A chain without a table but P ± Q, and one with a table of its own.
fn both(scalars: &[BigUint]) -> [(Chain, TablePlan); 2] {
    let table = TablePrices::edwards();
    let set = match scalars.len() {
        1 => Set::multiples(&[1]).unwrap(),
        _ => "(1,0),(0,1),(1,1),(1,-1)".parse().unwrap(),
    };
    let task = Task {
        scalars,
        bases: Bases::TwoThreeFive,
        set: &set,
        costs: &Costs::EDWARDS,
        table: None,
        instructions: None,
        parameters: &[],
        memory: None,
    };
    let plain = find_near(&task, width(6)).unwrap().chain;
    let used = Set::symmetric(plain.digits()).unwrap();
    let plan = TablePlan::with_width(&used, &msmith_chain::TableRule::edwards(), 2);
    let climb = Climb {
        scalars,
        bases: Bases::TwoThreeFive,
        costs: &Costs::EDWARDS,
        table: &table,
        widths: [2, 3].map(|slack| Width {
            twice: 0,
            ..width(slack)
        }),
        rounds: [0, 0],
        finalists: 1,
    };
    let adapted = climb.run().unwrap();
    [(plain, plan), (adapted.found.chain, adapted.plan)]
}

/// Affine points of Ed25519 by the complete law, on integers.
struct Integers {
    p: BigUint,
    d: BigUint,
}

impl Integers {
    fn new() -> Self {
        let p = (BigUint::one() << 255u32) - 19u32;
        let inverse = BigUint::from(121_666u32).modinv(&p).unwrap();
        let d = (&p - BigUint::from(121_665u32)) * inverse % &p;
        Self { p, d }
    }

    fn add(&self, s: &[BigUint; 2], t: &[BigUint; 2]) -> [BigUint; 2] {
        let p = &self.p;
        let (xx, yy) = (&s[0] * &t[0] % p, &s[1] * &t[1] % p);
        let k = &self.d * &xx % p * &yy % p;
        let over = |n: BigUint, d: BigUint| n * d.modinv(p).unwrap() % p;
        let x = over(&s[0] * &t[1] + &s[1] * &t[0], BigUint::one() + &k);
        [x, over(yy + xx, p + BigUint::one() - k)]
    }

    fn times(&self, k: &BigUint, s: &[BigUint; 2]) -> [BigUint; 2] {
        let mut sum = [BigUint::zero(), BigUint::one()];
        for i in (0..k.bits()).rev() {
            sum = self.add(&sum, &sum);
            if k.bit(i) {
                sum = self.add(&sum, s);
            }
        }
        sum
    }
}

/// 50 chains of each kind on Ed25519: what is counted is what is claimed, table included, and the point is right.
#[test]
fn runs_cost_what_is_claimed() {
    let (curve, integers) = (Ed25519::new().unwrap(), Integers::new());
    let mut random = Sampler::new(17);
    let mut seen = [0; 4];
    for round in 0..100u32 {
        let many = 1 + round as usize % 2;
        let scalars: Vec<BigUint> = (0..many).map(|_| random.below_power_of_two(256)).collect();
        let first: Vec<[BigUint; 2]> = (0..many)
            .map(|k| {
                // No small multiples of the two are the same point, which a table could not add.
                let by = BigUint::from(round + 1) << (96 * k);
                integers.times(&by, curve.base())
            })
            .collect();
        let terms = scalars
            .iter()
            .zip(&first)
            .map(|(k, p)| integers.times(k, p));
        let want = terms.reduce(|s, t| integers.add(&s, &t)).unwrap();
        for (kind, (chain, plan)) in both(&scalars).iter().enumerate() {
            let run = curve.run(chain, plan, &first).unwrap();
            assert_eq!(Some(run.cost()), claim(chain, plan), "{chain:?} {plan:?}");
            assert_eq!(run.point, Some(want.clone()), "{chain:?}");
            seen[2 * (many - 1) + kind] += usize::from(kind == 0 || !plan.steps.is_empty());
        }
    }
    assert!(seen.iter().all(|&n| n >= 49), "{seen:?}");
}

/// What an affine start saves, by formulas and by count.
#[test]
fn affine_starts() {
    let f = Toy::<1>::new(97).unwrap();
    let (p, digit) = (Digit::single(1), Digit::single(1));
    for (two, three, five) in [
        (1, 0, 0),
        (0, 1, 0),
        (0, 0, 1),
        (2, 0, 0),
        (1, 1, 0),
        (1, 0, 1),
        (0, 2, 0),
        (0, 1, 1),
        (0, 0, 2),
        (3, 1, 1),
    ] {
        let powers = Powers { two, three, five };
        let last = Term::new(powers, Digit::ZERO);
        let (added, own) = (Term::new(powers, digit), Term::own(powers, -1));
        for terms in [
            vec![last],
            vec![added],
            vec![own],
            vec![own, own, last],
            vec![own, Term::own(powers, 2), last],
            vec![own, Term::own(powers, -2), Term::own(powers, 2), own, last],
            vec![last, own],
            vec![added, Term::new(Powers::default(), digit), last],
            vec![Term::new(Powers::default(), digit), last],
        ] {
            let chain = Chain { start: p, terms };
            let counters = Counters::new();
            let points = Points(Counting::new(f, &counters));
            let first = [points.first(&Affine { x: [9], y: [3] })];
            counters.take();
            points.run(&chain, &TablePlan::default(), &first).unwrap();
            let n = counters.take();
            let claimed = claim(&chain, &TablePlan::default()).unwrap();
            // An addition to the start needs no addition before it to make T.
            let less = match chain.terms[0].powers.total() {
                0 => 1000,
                _ => 0,
            };
            assert_eq!(1000 * n.mul + 800 * n.sqr + less, claimed, "{chain:?}");
        }
    }
}

fn modulo(k: &BigInt, n: u64) -> u64 {
    let rest = k.mod_floor(&n.into());
    rest.try_into().unwrap()
}

/// Every point, pairs of points and every small scalar on toy curves: a result with Z ≠ 0 is right where the curve is
/// complete; in the subgroup of odd order too where it is not.
#[test]
fn every_point_of_toy_curves() {
    let mut random = Sampler::new(3);
    let mut chains: Vec<(Chain, TablePlan)> = Vec::new();
    for k in 1..160u32 {
        chains.extend(both(&[k.into()]));
    }
    for _ in 0..60 {
        let bits = 1 + random.next_u64() % 24;
        chains.extend(both(&[(); 2].map(|()| random.below_power_of_two(bits))));
        chains.extend(both(&[random.below_power_of_two(3 * bits)]));
    }
    let (mut right, mut lost, mut curves) = (0, 0, 0);
    for c in Toys::family(-1) {
        let points = Points(Toy::<1>::new(c.p).unwrap());
        let (cubic, all) = (c.cubic(), c.points());
        let is_complete = c.square(c.a) && !c.square(c.d);
        let order = |s: Point| {
            let mut sums = core::iter::successors(Some(s), |t| Some(cubic.add(*t, s)));
            1 + sums.position(|t| t.is_none()).unwrap() as u64
        };
        let image: Vec<Point> = all.iter().map(|&(x, y)| c.map(x, y)).collect();
        let orders: Vec<u64> = image.iter().map(|s| order(*s)).collect();
        curves += 1;
        for (i, &p) in all.iter().enumerate() {
            let j = (i * 7 + 3) % all.len();
            let odd = orders[i] % 2 == 1 && orders[j] % 2 == 1;
            if !is_complete && !odd {
                continue;
            }
            let first = [p, all[j]].map(|(x, y)| points.first(&Affine { x: [x], y: [y] }));
            for (chain, plan) in &chains {
                let (x, y) = chain.value();
                let times = |k: &BigInt, at: usize| {
                    (0..modulo(k, orders[at])).fold(None, |sum, _| cubic.add(sum, image[at]))
                };
                let want = cubic.add(times(&x, i), times(&y, j));
                let got = points.run(chain, plan, &first).unwrap();
                match points.affine(&got) {
                    Some(got) => {
                        assert_eq!(c.map(got.x[0], got.y[0]), want, "{chain:?} on {c:?}");
                        right += 1;
                    }
                    None => lost += 1,
                }
            }
        }
    }
    println!("{curves} curves: {right} right, {lost} lost and told");
    assert!(right > 10_000 && lost > 1000, "{right} {lost}");
}
