//! Means of methods for one scalar against Al Musa and Xu's tables.

use msmith_chain::{Bases, Costs, Set, Task, methods};

use crate::statistics::{Mean, Sampler};

/// Al Musa and Xu's prices of all rows but binary and NAF (§4.1): 2Q + P is 14.2, else P + Q is 9.8.
const PRICES: Costs = Costs {
    multiply: [Some(6200), Some(11400), Some(17400)],
    add_affine: [8000, 9800, 9800],
    add: [8000, 9800, 9800],
};

/// Their prices of the rows binary and NAF.
const PLAIN: Costs = Costs {
    multiply: [Some(6200), None, None],
    add_affine: [10800; 3],
    add: [10800; 3],
};

/// Mean length and price in M of uniform scalars.
fn means(name: &str, bits: u64, scalars: usize, seed: u64, parameters: &[u32]) -> (Mean, Mean) {
    let mut sampler = Sampler::new(seed);
    let method = methods().find(|m| m.name() == name).unwrap();
    let set = Set::multiples(&[1]).unwrap();
    let plain = ["binary", "naf"].contains(&name);
    let costs = if plain { PLAIN } else { PRICES };
    let one = |_| {
        let n = sampler.below_power_of_two(bits);
        let bases = match name {
            "binary" | "naf" => Bases::Two,
            "naf-2-3-5" | "tree-2-3-5" => Bases::TwoThreeFive,
            _ => Bases::TwoThree,
        };
        let task = Task {
            scalars: &[n],
            bases,
            set: &set,
            costs: &PRICES,
            table: None,
            instructions: None,
            parameters,
            memory: None,
        };
        let chain = method.find(&task).unwrap().chain;
        let price = costs.chain(&chain).unwrap();
        (chain.length() as f64, price as f64 / 1000.0)
    };
    let all: Vec<(f64, f64)> = (0..scalars).map(one).collect();
    let lengths = all.iter().map(|x| x.0).collect();
    (lengths, all.iter().map(|x| x.1).collect())
}

/// The rows of a file of vectors against fresh scalars: what was computed when the paper was checked, and what it
/// prints. The standard errors of both follow from the sample's.
fn reproduce(file: &str, scalars: usize, seed: u64, wanted: impl Fn(&[&str]) -> bool) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../vectors/");
    let text = std::fs::read_to_string(format!("{folder}{file}")).unwrap();
    let mut rows = 0;
    for line in text.lines().filter(|l| !l.starts_with('#')) {
        let words: Vec<&str> = line.split(' ').collect();
        if !wanted(&words) {
            continue;
        }
        rows += 1;
        let name = words[0];
        let number: u32 = words[1].parse().unwrap();
        let (bits, parameters) = match (name, number) {
            ("greedy", 254) => (254, vec![140, 73]),
            ("greedy", 382) => (382, vec![210, 109]),
            ("greedy", 521) => (521, vec![290, 146]),
            ("bucket-tree", size) => (254, vec![size]),
            (_, bits) => (bits.into(), vec![]),
        };
        let (length, price) = means(name, bits, scalars, seed, &parameters);
        for (n, at) in [(words[2].parse::<u64>().unwrap(), 3), (10_000, 5)] {
            for (ours, word) in [(length, words[at]), (price, words[at + 1])] {
                let Ok(mean) = word.parse::<f64>() else {
                    continue;
                };
                let se = ours.se * (ours.n as f64 / n as f64).sqrt();
                let z = ours.z(&Mean { n, mean, se });
                let Mean { mean: m, se, .. } = ours;
                println!("{name} {number}: {m:.2} ± {se:.2}, {mean}: z = {z:.2}");
                assert!(z.abs() < 3.0, "{name} {number}: z = {z}");
            }
        }
    }
    assert!(rows > 0);
}

/// Al Musa and Xu's Table 5.
#[test]
fn table_5() {
    reproduce("chains-table5.txt", 600, 1, |w| {
        w[1] == "254" && w[0] != "greedy"
    });
    reproduce("chains-table5.txt", 200, 1, |w| {
        w[1] == "254" && w[0] == "greedy"
    });
}

#[test]
#[ignore = "many scalars: half a minute"]
fn table_5_whole() {
    reproduce("chains-table5.txt", 1000, 1, |_| true);
}

/// The tree's part of their Figure 2 and Table 7.
#[test]
fn trees() {
    let file = "chains-buckets.txt";
    reproduce(file, 300, 2, |w| {
        w[0] == "bucket-tree" && ["1", "2", "4", "8"].contains(&w[1])
    });
    reproduce(file, 60, 2, |w| w[0] == "bucket-tree" && w[1] == "0");
}
