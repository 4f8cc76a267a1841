//! Chains for the tests of shapes.

use super::{Of, Shape, Uniform};
use crate::chains::points::run_with_table;
use crate::chains::tables::double_base;
use msmith_chain::costs::{Model, Prices};
use msmith_chain::{
    Bases, Chain, Costs, Search, Set, Stop, TablePlan, TablePrices, TableRule, Task, Width,
    find_near,
};
use num_bigint::BigUint;

/// What finds chains at the prices of a model, S = 0.8M.
pub struct Finder {
    model: &'static Model,
    bases: Bases,
    pub costs: Costs,
    table: TablePrices,
    /// A search and the plan of its table, for ±{0, 1} and for a set.
    searches: Vec<(Search, TablePlan)>,
}

/// A chain and the plan of its table.
pub type Planned = (Chain, TablePlan);

impl Finder {
    pub fn new(name: &str, bases: Bases, costs: Costs) -> Self {
        let (_, mut table) = double_base::shape(name, 800).unwrap();
        // Tables may be made with all that chains may.
        table.multiply = costs.multiply;
        table.first = [table.first[0], costs.multiply[1], costs.multiply[2]];
        let sets: [&[i32]; 2] = [&[1], double_base::S2];
        let searches = sets.map(|digits| {
            let set = Set::multiples(digits).unwrap();
            let search = Search::new(bases, &set, &costs, Stop::AnyDigit).unwrap();
            (search, TablePlan::new(&set, &TableRule::Best(table)))
        });
        Self {
            model: Model::named(name).unwrap(),
            bases,
            costs,
            table,
            searches: searches.into(),
        }
    }

    pub fn of_model(name: &str, bases: Bases) -> Self {
        let costs = Model::named(name).unwrap().costs(&Prices::PAPERS);
        Self::new(name, bases, costs)
    }

    /// Cheapest chains, without a table and with one.
    pub fn optimal(&mut self, k: &BigUint) -> Vec<Planned> {
        let all = self.searches.iter_mut();
        all.map(|(search, plan)| (search.find(k).unwrap().chain, plan.clone()))
            .collect()
    }

    /// A chain for one scalar or two with own additions, from a narrow beam, and digits that need a table.
    pub fn near(&self, scalars: &[BigUint]) -> Planned {
        let set = match scalars.len() {
            1 => Set::multiples(&[1, 3]).unwrap(),
            _ => "(1,0),(0,1),(1,1),(1,-1),(2,1),(3,0)".parse().unwrap(),
        };
        let task = Task {
            scalars,
            bases: self.bases,
            set: &set,
            costs: &self.costs,
            table: None,
            instructions: None,
            parameters: &[],
            memory: None,
        };
        let width = Width {
            slack: 6000,
            largest: 512,
            ..Width::default()
        };
        let chain = find_near(&task, width).unwrap().chain;
        (chain, TablePlan::new(&set, &TableRule::Best(self.table)))
    }

    /// M and S of a chain without its table, as the model has them.
    pub fn products(&self, chain: &Chain) -> [u64; 2] {
        let [m, all] = [0, 1000].map(|s| {
            let costs = self.model.costs(&Prices::squaring(s));
            costs.chain(chain).unwrap() / 1000
        });
        [m, all - m]
    }
}

/// What is counted for the table and for the chain.
pub fn split<S: Shape, N>(
    group: &Uniform<S>,
    (chain, plan): &Planned,
    first: &[Of<S>],
    take: impl Fn() -> N,
) -> [N; 2] {
    take();
    let table = group.table(chain, plan, first).unwrap();
    let of_table = take();
    run_with_table(group, chain, &table).unwrap();
    [of_table, take()]
}

/// All multiples of a point, 0 first.
pub fn multiples<P: Copy + PartialEq>(zero: P, p: P, add: impl Fn(P, P) -> P) -> Vec<P> {
    let next = |&t: &P| Some(add(t, p)).filter(|&t| t != zero);
    core::iter::successors(Some(zero), next).collect()
}
