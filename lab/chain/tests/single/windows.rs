//! One base: forms and windows.

use super::*;

/// Non-adjacent, of the fewest digits that are not 0: as many as bits in which n and 3n differ.
#[test]
fn naf() {
    let mut sampler = Sampler(3);
    let small = (0u32..2000).map(BigUint::from);
    let large = (0..20).map(|_| sampler.below_power_of_two(512));
    for n in small.chain(large.collect::<Vec<_>>()) {
        let chain = find("naf", &n, Bases::Two, &[]).chain;
        let mut added = chain.terms.iter().filter(|t| !t.digit.is_zero());
        assert!(added.all(|t| t.powers.two >= 2), "{n}");
        assert_eq!(chain.length() as u64, (&n ^ (&n * 3u32)).count_ones());
        let binary = find("binary", &n, Bases::Two, &[]).chain;
        assert_eq!(binary.length() as u64, n.count_ones());
        assert_eq!(u64::from(binary.powers().two), n.bits().saturating_sub(1));
    }
}

/// The mean number of doublings between two digits, away from the high end, and its standard error.
fn spacing(name: &str, set: &Set, parameters: &[u32]) -> (f64, f64) {
    let mut sampler = Sampler(11);
    let mut all: Vec<f64> = Vec::new();
    for _ in 0..20 {
        let n = sampler.below_power_of_two(4096);
        let found = find_with(name, &n, Bases::Two, set, &PRICES, parameters).unwrap();
        check(name, &n, Bases::Two, set, &found);
        let terms = found.chain.terms.iter().skip(3);
        let added = terms.filter(|t| !t.digit.is_zero());
        all.extend(added.map(|t| f64::from(t.powers.two)));
    }
    let n = all.len() as f64;
    let mean = all.iter().sum::<f64>() / n;
    let squares: f64 = all.iter().map(|x| (x - mean).powi(2)).sum();
    (mean, (squares / (n - 1.0) / n).sqrt())
}

/// Of w digits in a row at most one is not 0; one in w + 1 on average. Windows with ±{1, 3, …, m} have the means
/// of B. Möller's fractional windows.
#[test]
fn windows() {
    let near = |(mean, se): (f64, f64), right: f64| {
        let z = (mean - right) / se;
        assert!(z.abs() < 3.0, "{right}: {z}");
    };
    for width in 2..=6u32 {
        let odd: Vec<i32> = (1..1 << (width - 1)).step_by(2).collect();
        let set = Set::multiples(&odd).unwrap();
        near(spacing("wnaf", &set, &[width]), f64::from(width + 1));
        near(spacing("window", &set, &[]), f64::from(width + 1));
        for n in 0u32..3000 {
            let n = n.into();
            let find = |name, parameters: &[u32]| {
                let found = find_with(name, &n, Bases::Two, &set, &PRICES, parameters).unwrap();
                check(name, &n, Bases::Two, &set, &found);
                found.chain
            };
            let wnaf = find("wnaf", &[width]);
            assert_eq!(wnaf, find("wnaf", &[]));
            let mut added = wnaf.terms.iter().filter(|t| !t.digit.is_zero());
            assert!(added.all(|t| t.powers.two >= width && t.digit.x % 2 != 0));
            assert!(find("window", &[]).length() <= wnaf.length(), "{n}");
        }
    }
    // 3/4 of the odd residues modulo 16 are ±1, ±3, ±5, after which 5 doublings follow on average;
    // after the others exactly 3.
    near(
        spacing("window", &Set::multiples(&[1, 3, 5]).unwrap(), &[]),
        4.5,
    );
    // 1 and 3 without signs: t − 1 or t − 3 is 0 modulo 4.
    let unsigned = Set::new([0, 1, 3].map(Digit::single)).unwrap();
    near(spacing("window", &unsigned, &[]), 3.0);
}

/// Sets of all kinds: even digits, digits without their opposites, digits far from each other.
#[test]
fn any_digits() {
    let sets: [&[i32]; 6] = [
        &[0, 1],
        &[0, 1, 2, 3, 4],
        &[-4096, -1, 0, 1, 4095],
        &[-3, 0, 1],
        &[0, 1, -1, 2, -2, 4, -4, 5, -5, 7, -7],
        &[0, 1, 100, 1001],
    ];
    let mut sampler = Sampler(9);
    for digits in sets {
        let set = Set::new(digits.iter().map(|&x| Digit::single(x))).unwrap();
        let small = (0u32..1500).map(BigUint::from);
        let large = (0..5).map(|i| sampler.below_power_of_two(200 + 974 * i));
        for n in small.chain(large.collect::<Vec<_>>()) {
            let found = find_with("window", &n, Bases::Two, &set, &PRICES, &[]).unwrap();
            check("window", &n, Bases::Two, &set, &found);
        }
    }
}
