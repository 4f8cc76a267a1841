//! Al Musa, Xu: fast scalar multiplication by efficiently computable formulas.

use crate::coords::edwards::general::Curve;
use crate::coords::edwards::{Projective, projective};
use msmith_chain::costs::{Model, Prices};
use msmith_chain::{Bases, Chain, Costs, Search, Set, Stop, Task, methods};
use msmith_core::coords::Affine;
use msmith_core::meter::op_kinds::{Kind, Sorting, Tally};
use num_bigint::BigUint;

use crate::chains::counted::{Row, Table, rows};
use crate::statistics::{Mean, Sampler};

/// M, S, M·a, M·d as counted.
fn of(r: &Row) -> [u32; 4] {
    let n = &r.counted;
    [n.m, n.s, n.ma, n.md]
}

fn counted(table: Table, operation: &str) -> [u32; 4] {
    let all = rows();
    of(all
        .iter()
        .find(|r| (r.table, r.operation) == (table, operation))
        .unwrap())
}

fn minus(x: [u32; 4], y: [u32; 4]) -> [i64; 4] {
    std::array::from_fn(|i| i64::from(x[i]) - i64::from(y[i]))
}

/// In tenths of M, S = 0.8M, a free, as the paper counts.
fn tenths([m, s, _, md]: [u32; 4]) -> u32 {
    10 * (m + md) + 8 * s
}

/// 2P, then P + Q with nothing kept: the paper's "non-dedicated" 2Q + P.
fn apart(affine: bool) -> [u32; 4] {
    let (v, a, d) = (Kind::Variable, Kind::A, Kind::D);
    let k = Curve {
        a,
        d,
        a1: a,
        a2: a,
        d2: d,
    };
    let [x, y, z] = [v; 3];
    let p = Projective { x, y, z };
    let tally = Tally::new();
    let f = Sorting::new(&tally);
    let two = projective::dbl(&f, &k, &p);
    if affine {
        projective::add_affine(&f, &k, &two, &Affine { x, y });
    } else {
        projective::add(&f, &k, &two, &p);
    }
    let n = tally.take();
    [n.m, n.s, n.ma, n.md]
}

/// Remark 1 and §2.3: not dedicated is 13M + 1M·d + 2M·a + 5S, not 1M·a. So the formula saves 1M·a too, as §1.1 has it,
/// and a mixed one with nothing kept trades 1S with 1M·a, not with 2.
#[test]
fn remark_1_leaves_out_a_product_by_a() {
    let printed = [13, 5, 1, 1];
    assert_eq!(apart(false), [13, 5, 2, 1]);
    assert_eq!(minus(apart(false), printed), [0, 0, 1, 0]);
    let kept = counted(Table::MultiBase3, "2Q + P, kept");
    assert_eq!(minus(printed, kept), [1, 1, 0, 1]);
    assert_eq!(minus(apart(false), kept), [1, 1, 1, 1]);
    let mixed = counted(Table::MultiBase3, "2Q + P, kept, mixed");
    assert_eq!(minus(apart(true), mixed), [1, 1, 1, 1]);
    let not_kept = counted(Table::MultiBase3, "2Q + P, mixed");
    assert_eq!(minus(not_kept, apart(true)), [0, -1, 1, 0]);
}

/// "Saves 2.8M" is against a P + Q that keeps nothing. Against the paper's own P + Q with products kept it is 1.8M; and
/// extended coordinates take 14.2M for any a and 13.2M for a = −1, with nothing kept: never more.
#[test]
fn two_q_plus_p_saves_less() {
    let all = rows();
    let cost = |table, operation| tenths(counted(table, operation));
    let dbl = cost(Table::MultiBase1, "2P");
    for (affine, kept, sum) in [
        (false, "2Q + P, kept", "P + Q"),
        (true, "2Q + P, kept, mixed", "P + Q, mixed"),
    ] {
        let ours = cost(Table::MultiBase3, kept);
        assert_eq!(tenths(apart(affine)) - ours, 28);
        assert_eq!(dbl + cost(Table::MultiBase1, sum) - ours, 18);
    }
    let mixed = cost(Table::MultiBase3, "2Q + P, kept, mixed");
    assert_eq!(mixed, cost(Table::Further, "2Q + P, nothing kept"));
    assert_eq!(
        mixed - cost(Table::DoubleBase1, "doubling + mixed addition"),
        10
    );
    let sum = all
        .iter()
        .find(|r| r.operation == "doubling + addition")
        .unwrap();
    let kept = cost(Table::MultiBase3, "2Q + P, kept");
    assert_eq!((kept, tenths(of(sum))), (152, 142));
}

/// §2.4: 4P + P takes 16M + 1M·d + 3M·a + 9S = 24.2M; what is printed, 15M and 25.2M, is neither.
#[test]
fn four_p_plus_p() {
    let counted = counted(Table::MultiBase4, "4P + P");
    assert_eq!((counted, tenths(counted)), ([16, 9, 3, 1], 242));
    assert_eq!(tenths([15, 9, 3, 1]), 232);
    assert_eq!(tenths(self::counted(Table::MultiBase4, "2P + 3P")), 294);
}

/// §2.2: the mixed P + Q whose 10.8M is said to save 0.4M against 10.2M is dearer; the one with products kept takes 9.8M.
#[test]
fn mixed_addition_that_saves() {
    let cost = |name| tenths(counted(Table::MultiBase1, name));
    let all = rows();
    let jacobian = all
        .iter()
        .rfind(|r| (r.table, r.operation) == (Table::MultiBase1, "P + Q, mixed"));
    assert_eq!(tenths(of(jacobian.unwrap())), 102);
    assert_eq!(102 - cost("P + Q, mixed"), 4);
    assert!(tenths([9, 1, 1, 1]) > 102);
}

/// §4, integers "within bit size [1, 254]": the mean length of binary chains is that of uniform integers below 2^254.
/// Sizes uniform from 1 to 254 would have half of it.
#[test]
fn scalars_of_table_5_are_uniform() {
    let printed: f64 = 126.97;
    let uniform = 254.0 / 2.0;
    let sizes: f64 = (1..=254)
        .map(|bits| 1.0 + f64::from(bits - 1) / 2.0)
        .sum::<f64>()
        / 254.0;
    assert!(
        (uniform - printed).abs() < 0.1 && (sizes - printed).abs() > 60.0,
        "{sizes}"
    );
}

fn chain(name: &str, n: &BigUint, costs: &Costs) -> Chain {
    let set = Set::multiples(&[1]).unwrap();
    let method = methods().find(|m| m.name() == name).unwrap();
    let task = Task {
        scalars: std::slice::from_ref(n),
        bases: if name == "naf" {
            Bases::Two
        } else {
            Bases::TwoThree
        },
        set: &set,
        costs,
        table: None,
        instructions: None,
        parameters: &[],
        memory: None,
    };
    method.find(&task).unwrap().chain
}

/// Table 5: "12 to 16%" against NAF. NAF is charged 10.8M an addition, all others 8.0 after a doubling. With one price it
/// is 5.8% ((2,3)tree) and 7.2% ((2,3,5)tree) by the printed means.
#[test]
fn table_5_prices_naf_apart() {
    let ours = Model::named("edwards-004").unwrap().costs(&Prices::PAPERS);
    let apart = Costs {
        add_affine: [10_800; 3],
        ..ours
    };
    let mut sampler = Sampler::new(5);
    let scalars: Vec<BigUint> = (0..400).map(|_| sampler.below_power_of_two(254)).collect();
    let mean = |costs: &Costs| -> Mean {
        let price = |n: &BigUint| costs.chain(&chain("naf", n, costs)).unwrap() as f64 / 1000.0;
        scalars.iter().map(price).collect()
    };
    let (printed, same) = (mean(&apart), mean(&ours));
    assert!(
        (printed.mean - 2475.16).abs() < 4.0 * printed.se,
        "{printed:?}"
    );
    assert!((same.mean - 2239.0).abs() < 4.0 * same.se, "{same:?}");
    let gain = |naf: f64, m: f64| (1000.0 * (1.0 - m / naf)).round() / 10.0;
    // (2,3)tree and (2,3,5)tree as printed.
    let trees = [2108.92, 2077.91];
    assert_eq!(trees.map(|m| gain(2475.16, m)), [14.8, 16.0]);
    assert_eq!(trees.map(|m| gain(2239.0, m)), [5.8, 7.2]);
}

/// Definition 3 and Table 7: DAG/bucket of size 4 is called near optimal, within a doubling, as its mean is 4.45M above
/// 2035.56. That is not the optimum of the paper's prices; above the true one it is more than a doubling.
#[test]
fn size_four_is_not_near_optimal() {
    let costs = Model::named("edwards-004").unwrap().costs(&Prices::PAPERS);
    assert_eq!(costs.multiply[0], Some(6200));
    let set = Set::multiples(&[1]).unwrap();
    let mut search = Search::new(Bases::TwoThree, &set, &costs, Stop::AnyDigit).unwrap();
    let mut sampler = Sampler::new(7);
    let (mut optima, mut excess) = (Vec::new(), Vec::new());
    for _ in 0..300 {
        let n = sampler.below_power_of_two(254);
        let best = search.cost(&n).unwrap() as f64 / 1000.0;
        let price = costs.chain(&chain("bucket-dag", &n, &costs)).unwrap() as f64 / 1000.0;
        assert!(price >= best);
        optima.push(best);
        excess.push(price - best);
    }
    let [optimum, excess]: [Mean; 2] = [optima, excess].map(|all| all.into_iter().collect());
    assert!(2035.56 - optimum.mean > 2.0 * optimum.se, "{optimum:?}");
    assert!(excess.mean - 6.2 > 2.0 * excess.se, "{excess:?}");
}
