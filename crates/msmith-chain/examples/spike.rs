use msmith_chain::beam::{Width, find};
use msmith_chain::costs::TablePrices;
use msmith_chain::precompute::{Plan, Rule};
use msmith_chain::statistics::{Mean, Sampler};
use msmith_chain::{Bases, Costs, Digit, Set, Task};
use std::time::Instant;

fn main() {
    // samples seed slack largest set set set...   set: "1 5 6" or "1,0 0,1 ..."
    let args: Vec<String> = std::env::args().skip(1).collect();
    let n = |k: usize| args[k].parse::<u32>().unwrap();
    let pair = args[4].contains(',');
    let sets: Vec<Set> = args[4..]
        .iter()
        .map(|s| {
            Set::symmetric(s.split_whitespace().map(|d| match d.split_once(',') {
                Some((x, y)) => Digit::pair(x.parse().unwrap(), y.parse().unwrap()),
                None => Digit::single(d.parse().unwrap()),
            }))
            .unwrap()
        })
        .collect();
    let rule = Rule::Best(TablePrices::edwards());
    let plans: Vec<u64> = sets.iter().map(|s| Plan::new(s, &rule).cost()).collect();
    let mut random = Sampler::new(n(1).into());
    let costs = Costs::EDWARDS;
    let mut values = vec![vec![]; sets.len() + 1];
    let mut looked = vec![0u64; sets.len()];
    let mut ms = vec![0.0; sets.len()];
    for _ in 0..n(0) {
        let scalars: Vec<_> = (0..1 + usize::from(pair))
            .map(|_| random.below_power_of_two(256))
            .collect();
        let mut least = u64::MAX;
        for (k, set) in sets.iter().enumerate() {
            let task = Task {
                scalars: &scalars,
                bases: Bases::TwoThreeFive,
                set,
                costs: &costs,
                parameters: &[],
            };
            let t = Instant::now();
            let f = find(
                &task,
                Width {
                    slack: n(2) * 100,
                    largest: n(3),
                    bit: env("BIT", 120),
                    part: env("PART", 60),
                    bits: env("BITS", 4),
                    ..Width::default()
                },
            )
            .unwrap();
            ms[k] += t.elapsed().as_secs_f64() * 1e3;
            looked[k] += f.nodes;
            let used = Set::symmetric(f.chain.digits()).unwrap();
            let plan = plans[k].min(Plan::with_width(&used, &rule, 4).cost());
            let c = costs.chain(&f.chain).unwrap() + plan;
            least = least.min(c);
            values[k].push(c as f64 / 1e3);
            if std::env::var("V").is_ok() {
                print!("{} ", c / 1000);
            }
        }
        values[sets.len()].push(least as f64 / 1e3);
    }
    for (k, v) in values.iter().enumerate() {
        let m: Mean = v.iter().copied().collect();
        let name = args.get(4 + k).map_or("MIN", |s| s);
        println!(
            "{:.2} ± {:.2} {:.4} {name} plan {} nodes {} {:.1} ms",
            m.mean,
            m.se,
            m.mean / 256.0,
            plans.get(k).unwrap_or(&0),
            looked.get(k).unwrap_or(&0) / u64::from(n(0)),
            ms.get(k).unwrap_or(&0.0) / f64::from(n(0))
        );
    }
}

fn env(name: &str, own: u32) -> u32 {
    std::env::var(name)
        .ok()
        .and_then(|s| s.parse().ok())
        .unwrap_or(own)
}
