//! Means over random scalars of 256 bits, twisted Edwards curves with a = −1, S = 0.8M, tables included:
//! `cargo run --release -p msmith-chain --example records -- [single|table|pair] [SAMPLES] [SEED] [PARAMETERS…]`.

use msmith_chain::beam::{Width, adaptive::Climb, find};
use msmith_chain::costs::TablePrices;
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
                parameters: &[],
            };
            let chain = find(&task, width(number(3, 120)?, number(4, 4096)?))?.chain;
            (costs.chain(&chain).unwrap_or(0), chain)
        } else {
            let table = TablePrices::edwards();
            // Slack and the largest k ± 1 while climbing; both at the end; rounds.
            let own = if what == "pair" {
                [90, 64, 120, 256, 2]
            } else {
                [80, 512, 150, 4096, 3]
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
