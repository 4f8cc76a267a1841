use super::*;
use crate::chains::shapes::{Curve as _, Hessian255, Pair};
use crate::chains::uniform::Uniform;
use crate::chains::uniform::testing::{Finder, Planned, multiples, split};
use crate::coords::tests::hessian::curves;
use crate::statistics::Sampler;
use msmith_chain::costs::Prices;
use msmith_chain::{Digit, Error, Powers, Term};
use msmith_core::meter::op_kinds::{Kind, Kinds, Sorting, Tally};
use msmith_core::meter::toy::Toy;
use num_bigint::BigUint;

/// Affine points by chords and tangents, on integers; for a that is not a cube, where no point is at infinity.
struct Law {
    p: BigUint,
    a: BigUint,
    d: BigUint,
}

impl Law {
    fn over(&self, n: BigUint, d: BigUint) -> BigUint {
        n * (d % &self.p).modinv(&self.p).unwrap() % &self.p
    }

    fn less(&self, x: &BigUint, y: &BigUint) -> BigUint {
        (x + &self.p - y % &self.p) % &self.p
    }

    fn contains(&self, [x, y]: &Pair) -> bool {
        let left = &self.a * x.pow(3) + y.pow(3) + 1u32;
        ((left + &self.p * &self.p * &self.p) - &self.d * x * y) % &self.p == BigUint::ZERO
    }

    /// `−(x, y) = (x/y, 1/y)`.
    fn neg(&self, [x, y]: &Pair) -> Pair {
        [
            self.over(x.clone(), y.clone()),
            self.over(1u32.into(), y.clone()),
        ]
    }

    /// Minus the third point of a line `y = mx + c`, where `(a + m³)x³ + (3m²c − dm)x² + … = 0`.
    fn add(&self, s: &Pair, t: &Pair) -> Pair {
        let (p, d) = (&self.p, &self.d);
        let (n, den) = if s == t {
            let [x, y] = s;
            let n = self.less(&(d * y), &(3u32 * &self.a * x * x));
            (n, self.less(&(3u32 * y * y), &(d * x)))
        } else {
            (self.less(&t[1], &s[1]), self.less(&t[0], &s[0]))
        };
        if den == BigUint::ZERO {
            // x is the same, and y³ has no y² next to it.
            let y = self.less(&BigUint::ZERO, &(&s[1] + &t[1]));
            return self.neg(&[s[0].clone(), y]);
        }
        let m = self.over(n, den);
        let c = self.less(&s[1], &(&m * &s[0]));
        let minus_two = self.less(&(d * &m), &(3u32 * &m * &m * &c));
        let sum = self.over(minus_two, &self.a + m.pow(3));
        let x = self.less(&sum, &(&s[0] + &t[0]));
        let y = (&m * &x + c) % p;
        self.neg(&[x, y])
    }

    fn times(&self, k: &BigUint, s: &Pair) -> Pair {
        let mut sum = [BigUint::ZERO, &self.p - 1u32];
        for i in (0..k.bits()).rev() {
            sum = self.add(&sum, &sum);
            if k.bit(i) {
                sum = self.add(&sum, s);
            }
        }
        sum
    }
}

fn law(curve: &Hessian255) -> Law {
    let [a, d] = curve.coefficients();
    let p = (BigUint::from(1u32) << 255u32) - 19u32;
    Law { p, a, d }
}

/// M, S, and products by a, by constants made of d and by the root.
fn sorted(chain: &Chain, plan: &TablePlan, by_root: bool) -> Result<[u64; 5], Error> {
    let tally = Tally::new();
    let group = symbolic(&tally, by_root);
    group.run(chain, plan, &[symbol(); 2])?;
    let n = tally.take();
    Ok([n.m, n.s, n.ma, n.md, n.small].map(u64::from))
}

fn symbolic(tally: &Tally, by_root: bool) -> Uniform<Hessian<Sorting<'_>>> {
    Uniform(Hessian {
        f: Sorting::new(tally),
        curve: Curve {
            a: Kind::A,
            d2: Kind::D,
            three_over_d: Kind::D,
            c: Kind::D,
        },
        root: by_root.then_some(Kind::Small),
    })
}

fn symbol() -> Entry<Flat<Kind>, Point<Kind>> {
    let (x, y) = (Kind::Variable, Kind::Variable);
    Hessian::<Sorting<'_>>::first(&Affine { x, y })
}

/// The table and the chain, M and S apart from products by constants.
fn alone(planned: &Planned) -> [Kinds; 2] {
    let tally = Tally::new();
    split(&symbolic(&tally, true), planned, &[symbol(); 2], || {
        tally.take()
    })
}

/// 50 scalars, ±{0, 1}, a set with a table, and own additions: what is counted is what the model says, M and S each,
/// and the point is right.
#[test]
fn runs_cost_their_price() {
    let curve = Hessian255::new().unwrap();
    let law = law(&curve);
    assert!(law.contains(curve.base()));
    let mut finder = Finder::of_model("hessian", Bases::TwoThree);
    let mut random = Sampler::new(29);
    let mut own = 0;
    for round in 0..50u32 {
        let k = random.below_power_of_two(256);
        let p = law.times(&(round + 1).into(), curve.base());
        let want = law.times(&k, &p);
        assert!(law.contains(&want));
        assert_eq!(curve.times(&k, &p).as_ref(), Some(&want));
        let near = finder.near(core::slice::from_ref(&k));
        own += near.0.own_additions();
        for planned in finder.optimal(&k).into_iter().chain([near]) {
            let (chain, plan) = &planned;
            let [table, alone] = alone(&planned);
            let of = |n: &Kinds| [n.m, n.s].map(u64::from);
            assert_eq!(of(&alone), finder.products(chain), "{chain:?}");
            let cost = |n: &Kinds| 1000 * of(n)[0] + 800 * of(n)[1];
            assert_eq!(Some(cost(&alone)), finder.costs.chain(chain));
            assert_eq!(cost(&table), plan.cost(), "{plan:?}");
            // The same with values.
            let n = curve.run(chain, plan, core::slice::from_ref(&p)).unwrap();
            assert_eq!(
                Some(1000 * n.m + 800 * n.s),
                claim(chain, plan, &finder.costs)
            );
            let Constants { a, d, root } = constants(chain, plan, true);
            let [m, s, by @ ..] = sorted(chain, plan, true).unwrap();
            assert_eq!(([n.m, n.s], by), ([m, s], [a, d, root]));
            assert_eq!(n.point.as_ref(), Some(&want), "{chain:?}");
        }
    }
    assert!(own > 0, "{own}");
}

/// The same without a root, where a tripling takes 7M + 5S.
#[test]
fn runs_over_other_fields() {
    let curve = Hessian255::new().unwrap();
    let law = law(&curve);
    let model = msmith_chain::costs::Model::named("hessian").unwrap();
    let mut costs = model.costs(&Prices::PAPERS);
    costs.multiply[1] = Some(7000 + 5 * 800);
    let mut finder = Finder::new("hessian", Bases::TwoThree, costs);
    let mut random = Sampler::new(31);
    for _ in 0..10 {
        let k = random.below_power_of_two(256);
        for (chain, plan) in finder.optimal(&k) {
            let [m, s, a, d, root] = sorted(&chain, &plan, false).unwrap();
            assert_eq!(Some(1000 * m + 800 * s), claim(&chain, &plan, &costs));
            let by = constants(&chain, &plan, false);
            assert_eq!(Constants { a, d, root }, by);
            let (all, point) = curve
                .run_by(false, &chain, &plan, core::slice::from_ref(curve.base()))
                .unwrap();
            assert_eq!(all, [m + by.sum(), s]);
            assert_eq!(point, Some(law.times(&k, curve.base())));
        }
    }
}

/// Two scalars.
#[test]
fn runs_of_pairs_cost_their_price() {
    let curve = Hessian255::new().unwrap();
    let law = law(&curve);
    let finder = Finder::of_model("hessian", Bases::TwoThree);
    let mut random = Sampler::new(43);
    let first = [BigUint::from(7u32), BigUint::from(1u32) << 96u32];
    let first = first.map(|k| law.times(&k, curve.base()));
    for _ in 0..5 {
        let scalars = [(); 2].map(|()| random.below_power_of_two(256));
        let (chain, plan) = finder.near(&scalars);
        let [s, t] = [0, 1].map(|i| law.times(&scalars[i], &first[i]));
        let n = curve.run(&chain, &plan, &first).unwrap();
        let claimed = claim(&chain, &plan, &finder.costs);
        assert_eq!(Some(1000 * n.m + 800 * n.s), claimed);
        assert_eq!(n.point, Some(law.add(&s, &t)), "{chain:?}");
    }
}

#[test]
fn quintuplings_are_refused() {
    let five = Powers {
        five: 1,
        ..Powers::default()
    };
    let start = Digit::single(1);
    let chain = Chain {
        start,
        terms: vec![Term::new(five, Digit::ZERO)],
    };
    let refused = sorted(&chain, &TablePlan::default(), true);
    assert!(matches!(refused, Err(Error::Unsuitable(_))));
    let rule = msmith_chain::TableRule::edwards();
    let mut plan = TablePlan::default();
    plan.push(Making::Multiple(5, start), &rule).unwrap();
    let terms = Vec::new();
    let refused = sorted(&Chain { start, terms }, &plan, true);
    assert!(matches!(refused, Err(Error::Unsuitable(_))));
}

/// Every point of toy curves and every small scalar: a result is right, infinite ones too, or told as lost; none is
/// lost where a is not a cube.
#[test]
fn every_point_of_toy_curves() {
    let mut finder = Finder::of_model("hessian", Bases::TwoThree);
    let mut chains: Vec<(u64, Planned)> = Vec::new();
    for k in 1..160u64 {
        let n = k.into();
        let near = finder.near(core::slice::from_ref(&n));
        let all = finder.optimal(&n).into_iter().chain([near]);
        chains.extend(all.map(|c| (k, c)));
    }
    let (mut right, mut infinite, mut lost, mut complete, mut count) = (0, 0, 0, 0, 0);
    let (small, large): (Vec<_>, Vec<_>) = curves().partition(|c| c.p < 20);
    for c in small.into_iter().step_by(9).chain(large) {
        let f = Toy::<1>::new(c.p).unwrap();
        let group = Uniform(Hessian {
            f,
            curve: Curve::new(&f, &[c.a], &[c.d]).unwrap(),
            root: c.roots().next().map(|w| [w]),
        });
        let all = c.points();
        count += 1;
        complete += usize::from(!c.cube_a());
        let scaled = |p: [[u64; 1]; 3]| c.scaled(p.map(|x| x[0])).unwrap();
        let zero = hessian::neutral(&f);
        let zero = scaled([zero.x, zero.y, zero.z]);
        for &p in all.iter().filter(|p| p[2] == 1) {
            let want = multiples(zero, p, |s, t| c.add(&all, s, t));
            let (x, y) = ([p[0]], [p[1]]);
            let first = Hessian::<Toy<1>>::first(&Affine { x, y });
            for (k, (chain, plan)) in &chains {
                let want = want[*k as usize % want.len()];
                let got = group.run(chain, plan, &[first]).unwrap();
                let got = match group.0.outcome(&got) {
                    Outcome::Affine(q) => {
                        right += 1;
                        [q.x, q.y, [1]]
                    }
                    Outcome::Infinite([x, y]) => {
                        infinite += 1;
                        [x, y, [0]]
                    }
                    Outcome::Lost => {
                        assert!(c.cube_a(), "{chain:?} on {c:?}");
                        lost += 1;
                        continue;
                    }
                };
                assert_eq!(scaled(got), want, "{k}: {chain:?} of {p:?} on {c:?}");
            }
        }
    }
    println!(
        "{count} curves, {complete} complete: {right} right, {infinite} at infinity, {lost} lost and told"
    );
    assert!(right > 100_000 && infinite > 1000 && lost > 1000 && complete > 5);
}
