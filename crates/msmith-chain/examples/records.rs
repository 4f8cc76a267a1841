//! Means over random scalars of 256 bits, twisted Edwards curves with a = −1, S = 0.8M, tables included:
//! `cargo run --release -p msmith-chain --example records -- [single|table|pair] [SAMPLES] [SEED] [PARAMETERS…]`.
//! Parameters of `single`: slack (0.1M), largest k ± 1. Of `table` and `pair`: both while climbing, both at the end,
//! rounds. `excess`: how much dearer than the optimum chains of the beam are by slack, without own additions and
//! with the digits ±1.

use msmith_chain::beam::{Width, adaptive::Climb, find};
use msmith_chain::costs::TablePrices;
use msmith_chain::search::{Search, Stop};
use msmith_chain::statistics::{Mean, Sampler};
use msmith_chain::{Bases, Costs, Set, Task};
use std::time::Instant;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let what = args.first().map_or("single", |s| s.as_str());
    let number = |k: usize, own: u32| args.get(k).map_or(Ok(own), |s| s.parse());
    let (samples, seed) = (number(1, 20)?, number(2, 1)?);
    let width = |slack: u32, largest: u32| Width {
        slack: slack * 100,
        largest,
        ..Width::default()
    };
    let costs = Costs::EDWARDS;
    if what == "excess" {
        return excess(samples, seed);
    }
    let mut random = Sampler::new(seed.into());
    let (mut values, mut own, mut points) = (Vec::new(), 0, 0);
    let start = Instant::now();
    for done in 1..=samples {
        let scalars: Vec<_> = (0..1 + usize::from(what == "pair"))
            .map(|_| random.below_power_of_two(256))
            .collect();
        let (cost, chain) = if what == "single" {
            let set = Set::multiples(&[1])?;
            let task = Task {
                scalars: &scalars,
                bases: Bases::TwoThreeFive,
                set: &set,
                costs: &costs,
                table: None,
                parameters: &[],
            };
            let chain = find(&task, width(number(3, 120)?, number(4, 4096)?))?.chain;
            (costs.chain(&chain).unwrap_or(0), chain)
        } else {
            let table = TablePrices::edwards();
            // Slack and the largest k ± 1 while climbing; both at the end; rounds.
            let own = if what == "pair" {
                [100, 64, 140, 256, 1]
            } else {
                [80, 512, 160, 4096, 2]
            };
            let mut given = [0; 5];
            for (k, own) in own.into_iter().enumerate() {
                given[k] = number(3 + k, own)?;
            }
            let widths = [width(given[0], given[1]), width(given[2], given[3])];
            let climb = Climb {
                scalars: &scalars,
                bases: Bases::TwoThreeFive,
                costs: &costs,
                table: &table,
                widths,
                rounds: given[4] as usize,
            };
            let found = climb.run()?;
            points += found.set.stored().len();
            (found.cost, found.found.chain)
        };
        own += chain.own_additions();
        values.push(cost as f64 / 1000.0);
        let mean: Mean = values.iter().copied().collect();
        println!(
            "{done}: {:.1}M, mean {:.2} ± {:.2}, {:.4} a bit, {:.1} own, {:.1} points, {:.0} ms each",
            cost as f64 / 1000.0,
            mean.mean,
            mean.se,
            mean.mean / 256.0,
            own as f64 / f64::from(done),
            points as f64 / f64::from(done),
            start.elapsed().as_secs_f64() * 1e3 / f64::from(done)
        );
    }
    Ok(())
}

/// For {2, 3} and {2, 3, 5}: means of the excess over the optimum, in M, paired, and of the nodes.
fn excess(samples: u32, seed: u32) -> Result<(), Box<dyn std::error::Error>> {
    let (set, costs) = (Set::multiples(&[1])?, Costs::EDWARDS);
    for bases in [Bases::TwoThree, Bases::TwoThreeFive] {
        let mut search = Search::new(bases, &set, &costs, Stop::AnyDigit)?;
        for slack in (60..=200).step_by(20) {
            let mut random = Sampler::new(seed.into());
            let (mut values, mut nodes, mut equal) = (Vec::new(), 0, 0);
            for _ in 0..samples {
                let scalars = [random.below_power_of_two(256)];
                let task = Task {
                    scalars: &scalars,
                    bases,
                    set: &set,
                    costs: &costs,
                    table: None,
                    parameters: &[],
                };
                let width = Width {
                    slack: slack * 100,
                    largest: 0,
                    ..Width::default()
                };
                let found = find(&task, width)?;
                let (cost, least) = (costs.chain(&found.chain), search.cost(&scalars[0])?);
                let more = cost.unwrap_or(u64::MAX) as f64 - least as f64;
                values.push(more / 1000.0);
                equal += u32::from(more == 0.0);
                nodes += found.nodes;
            }
            let least = values.iter().copied().fold(f64::MAX, f64::min);
            let mean: Mean = values.into_iter().collect();
            println!(
                "{:?} slack {:.0}M: {:.2} ± {:.2} M above the optimum (least {least:.2}), {equal} of {samples} \
                 optimal, {} nodes",
                bases.numbers(),
                f64::from(slack) / 10.0,
                mean.mean,
                mean.se,
                nodes / u64::from(samples)
            );
        }
    }
    Ok(())
}
