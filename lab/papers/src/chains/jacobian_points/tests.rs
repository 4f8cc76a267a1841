use super::*;
use crate::chains::shapes::{Curve as _, P256, Pair};
use crate::chains::uniform::Uniform;
use crate::chains::uniform::testing::{Finder, Planned, multiples, split};
use crate::statistics::Sampler;
use msmith_core::coords::reference::curve::Curve;
use msmith_core::meter::op_kinds::{Kind, Kinds, Sorting, Tally};
use msmith_core::meter::toy::Toy;
use num_bigint::BigUint;

/// Affine points by chords and tangents, on integers; `None` is infinity.
fn add(p: &BigUint, s: Option<Pair>, t: Option<&Pair>) -> Option<Pair> {
    let less = |x: BigUint, y: &BigUint| (x + p - y % p) % p;
    let (Some([x1, y1]), Some([x2, y2])) = (s.clone(), t) else {
        return s.or(t.cloned());
    };
    let (n, d) = if x1 != *x2 {
        (less(y2.clone(), &y1), less(x2.clone(), &x1))
    } else if y1 == *y2 && y1 != BigUint::ZERO {
        (less(3u32 * &x1 * &x1, &3u32.into()), 2u32 * &y1 % p)
    } else {
        return None;
    };
    let l = n * d.modinv(p)? % p;
    let x = less(&l * &l, &(&x1 + x2));
    let y = less(l * less(x1, &x), &y1);
    Some([x, y])
}

fn times(p: &BigUint, k: &BigUint, s: &Pair) -> Option<Pair> {
    (0..k.bits()).rev().fold(None, |sum: Option<Pair>, i| {
        let twice = add(p, sum.clone(), sum.as_ref());
        if k.bit(i) {
            add(p, twice, Some(s))
        } else {
            twice
        }
    })
}

fn modulus() -> BigUint {
    BigUint::parse_bytes(P256::P, 16).unwrap()
}

/// The order of P-256: so many times the base point are 0, which tests coordinates and laws.
#[test]
fn the_curve() {
    let (curve, modulus) = (P256::new().unwrap(), modulus());
    let order = b"ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551";
    let order = BigUint::parse_bytes(order, 16).unwrap();
    assert_eq!(times(&modulus, &order, curve.base()), None);
    assert_eq!(curve.times(&order, curve.base()), None);
}

fn counted(planned: &Planned) -> [Kinds; 2] {
    let tally = Tally::new();
    let group = Uniform(Jacobian::new(Sorting::new(&tally)));
    let (x, y) = (Kind::Variable, Kind::Variable);
    split(&group, planned, &[Entry::Flat(Affine { x, y })], || {
        tally.take()
    })
}

/// So many scalars: what is counted is what the model says, M and S each, but for a doubling of P; and the point is
/// right.
fn runs(bases: Bases, rounds: u32, seed: u64) {
    let (curve, modulus) = (P256::new().unwrap(), modulus());
    let mut finder = Finder::of_model("jacobian", bases);
    let mut random = Sampler::new(seed);
    let (mut own, mut starts, mut fives) = (0, 0, 0);
    for round in 0..rounds {
        let k = random.below_power_of_two(256);
        let p = times(&modulus, &(round + 1).into(), curve.base()).unwrap();
        let want = times(&modulus, &k, &p);
        assert_eq!(curve.times(&k, &p), want);
        let near = finder.near(core::slice::from_ref(&k));
        own += near.0.own_additions();
        for planned in finder.optimal(&k).into_iter().chain([near]) {
            let (chain, plan) = &planned;
            let [table, alone] = counted(&planned);
            let of = |n: &Kinds| [n.m, n.s].map(u64::from);
            let [m, s] = of(&alone);
            let less = affine_start(chain);
            assert_eq!([m + less / 1000, s], finder.products(chain), "{chain:?}");
            assert_eq!((table.ma, alone.ma, alone.md), (0, 0, 0));
            let cost = |n: &Kinds| 1000 * of(n)[0] + 800 * of(n)[1];
            assert_eq!(Some(cost(&alone) + less), finder.costs.chain(chain));
            assert_eq!(cost(&table), plan.cost(), "{plan:?}");
            let n = curve.run(chain, plan, core::slice::from_ref(&p)).unwrap();
            let claimed = claim(chain, plan, &finder.costs);
            assert_eq!(Some(1000 * n.m + 800 * n.s), claimed);
            assert_eq!(n.point, want, "{chain:?}");
            starts += usize::from(less > 0);
            fives += chain.powers().five;
        }
    }
    println!("{own} own additions, {starts} starts with a doubling of P, {fives} quintuplings");
    assert!(own > 0 && starts > 0, "{own} {starts}");
    assert_eq!(fives > 0, bases == Bases::TwoThreeFive);
}

#[test]
fn runs_cost_their_price() {
    runs(Bases::TwoThree, 50, 37);
}

#[test]
fn runs_with_quintuplings_cost_their_price() {
    runs(Bases::TwoThreeFive, 50, 41);
}

/// Two scalars.
#[test]
fn runs_of_pairs_cost_their_price() {
    let (curve, modulus) = (P256::new().unwrap(), modulus());
    let finder = Finder::of_model("jacobian", Bases::TwoThreeFive);
    let mut random = Sampler::new(47);
    let first = [BigUint::from(7u32), BigUint::from(1u32) << 96u32];
    let first = first.map(|k| times(&modulus, &k, curve.base()).unwrap());
    for _ in 0..5 {
        let scalars = [(); 2].map(|()| random.below_power_of_two(256));
        let (chain, plan) = finder.near(&scalars);
        let [s, t] = [0, 1].map(|i| times(&modulus, &scalars[i], &first[i]));
        let n = curve.run(&chain, &plan, &first).unwrap();
        let claimed = claim(&chain, &plan, &finder.costs);
        assert_eq!(Some(1000 * n.m + 800 * n.s), claimed);
        assert_eq!(n.point, add(&modulus, s, t.as_ref()), "{chain:?}");
    }
}

/// Every point of toy curves and every small scalar: a result with Z ≠ 0 is right.
#[test]
fn every_point_of_toy_curves() {
    let mut finders =
        [Bases::TwoThree, Bases::TwoThreeFive].map(|b| Finder::of_model("jacobian", b));
    let mut chains: Vec<(u64, Planned)> = Vec::new();
    for k in 1..160u64 {
        for finder in &mut finders {
            let near = finder.near(&[k.into()]);
            let all = finder.optimal(&k.into()).into_iter().chain([near]);
            chains.extend(all.map(|c| (k, c)));
        }
    }
    let (mut right, mut infinite, mut lost, mut count) = (0, 0, 0, 0);
    for p in [11, 13, 29, 31, 37] {
        let group = Uniform(Jacobian::new(Toy::<1>::new(p).unwrap()));
        let all = (0..p).map(|b| Curve { p, a: p - 3, b });
        for c in all.filter(Curve::smooth).step_by(5) {
            count += 1;
            for s in c.points().into_iter().flatten() {
                let want = multiples(None, Some(s), |s, t| c.add(s, t));
                let (x, y) = ([s.0], [s.1]);
                let first = Entry::Flat(Affine { x, y });
                for (k, (chain, plan)) in &chains {
                    let want = want[*k as usize % want.len()];
                    let got = group.run(chain, plan, &[first]).unwrap();
                    match group.0.affine(&got) {
                        Some(q) => {
                            assert_eq!(Some((q.x[0], q.y[0])), want, "{chain:?} on {c:?}");
                            right += 1;
                        }
                        None if want.is_none() => infinite += 1,
                        None => lost += 1,
                    }
                }
            }
        }
    }
    println!("{count} curves: {right} right, {infinite} at infinity, {lost} lost, both told");
    assert!(right > 100_000 && infinite > 1000 && lost > 1000);
}
