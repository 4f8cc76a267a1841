//! Tables and examples of the papers.

use super::*;
use msmith_chain::statistics::Mean;

/// Mean length and price in M of uniform scalars.
fn means(name: &str, bits: u64, scalars: usize, seed: u64, parameters: &[u32]) -> (Mean, Mean) {
    let mut sampler = Sampler::new(seed);
    let plain = ["binary", "naf"].contains(&name);
    let costs = if plain { PLAIN } else { PRICES };
    let one = |_| {
        let n = sampler.below_power_of_two(bits);
        let bases = match name {
            "binary" | "naf" => Bases::Two,
            "naf-2-3-5" | "tree-2-3-5" => Bases::TwoThreeFive,
            _ => Bases::TwoThree,
        };
        let chain = find(name, &n, bases, parameters).chain;
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

/// The example of their Appendix D: 29 = (1·4 + 1)·6 − 1; looked at are 29, 5 and 7, 1.
#[test]
fn appendix_d() {
    let found = find("bucket-tree", &29u32.into(), Bases::TwoThree, &[0]);
    let steps = [(0, 0), (0, 1), (0, 0), (1, -1)].map(|(b, s)| (b, Digit::single(s)));
    assert_eq!(found.chain, Chain::from_steps(Digit::single(1), steps));
    assert_eq!(found.nodes, 4);
    let tree = find("tree-2-3", &29u32.into(), Bases::TwoThree, &[9]);
    assert_eq!(tree, found);
}

/// Scalars of 256 bits with the prices of their cheapest chains with {2}, {2, 3} (and digits 0, ±1), in 0.1 M, as
/// two other programs found them. The graph with all integers finds these, other methods nothing cheaper.
#[test]
fn optimum() {
    let right = [
        (
            "8df203f05ca2c31ab6c14202183560d4c5ad1085b0c24ea7a5f403a49de1ef7e",
            21340,
            20156,
        ),
        (
            "a05c14e50f6c8791a3d93f6c632ad1458d484a70deb3f07c56198cb3fed68d05",
            21900,
            19838,
        ),
        (
            "3805535e9593f94e92e9aa4a71afd33deda8b514c07475e016329ba2194a69d5",
            22258,
            19870,
        ),
    ];
    let set = signs();
    let costs = Costs::EDWARDS;
    let price = |name, n: &BigUint, bases, parameters: &[u32]| {
        let found = find_with(name, n, bases, &set, &costs, parameters).unwrap();
        check(name, n, bases, &set, &found);
        costs.chain(&found.chain).unwrap()
    };
    for (hex, two, two_three) in right {
        let n = BigUint::parse_bytes(hex.as_bytes(), 16).unwrap();
        for (bases, best) in [(Bases::Two, two), (Bases::TwoThree, two_three)] {
            assert_eq!(price("bucket-dag", &n, bases, &[0]), 100 * best);
            for (name, other, parameters) in cases() {
                if other == bases && ![Some(&0), Some(&50)].contains(&parameters.first()) {
                    assert!(price(name, &n, bases, &parameters) >= 100 * best, "{name}");
                }
            }
        }
    }
    for (n, best) in [(17u32, 31_800), (917, 79_200)] {
        assert_eq!(price("bucket-dag", &n.into(), Bases::TwoThree, &[0]), best);
    }
}
