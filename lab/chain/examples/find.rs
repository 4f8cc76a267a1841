//! How long it takes to find an optimal chain for a scalar of 256 bits (or as many as the first argument says), the
//! chain included: medians over many scalars, in microseconds, with each kind of instructions that this machine has.
//! The second and third arguments choose cases and instructions by a part of their names.

use msmith_chain::{Bases, Costs, Error, Instructions, Search, Set, Stop};
use num_bigint::BigUint;
use std::time::Instant;

fn main() -> Result<(), Error> {
    let bits: u32 = std::env::args()
        .nth(1)
        .map_or(Ok(256), |a| a.parse())
        .unwrap_or(256);
    let cases: [(&str, Bases, &[i32], usize); 5] = [
        ("{2,3}, 1", Bases::TwoThree, &[1], 2000),
        (
            "{2,3}, 1 5 7 .. 19",
            Bases::TwoThree,
            &[1, 5, 7, 11, 13, 17, 19],
            200,
        ),
        (
            "{2,3}, 1 5 6 11 .. 29",
            Bases::TwoThree,
            &[1, 5, 6, 11, 17, 23, 29],
            200,
        ),
        ("{2,3,5}, 1", Bases::TwoThreeFive, &[1], 20),
        (
            "{2,3,5}, 1 5 6 11 .. 29",
            Bases::TwoThreeFive,
            &[1, 5, 6, 11, 17, 23, 29],
            40,
        ),
    ];
    println!(
        "{:24} {:10} {:>10} {:>10} {:>9}",
        "case", "with", "find us", "cost us", "mean M"
    );
    let only = std::env::args().nth(2).unwrap_or_default();
    let with = std::env::args().nth(3).unwrap_or_default();
    for (name, bases, digits, times) in cases {
        if !name.contains(&only) {
            continue;
        }
        let set = Set::multiples(digits)?;
        for simd in Instructions::ALL.into_iter().filter(|s| s.is_available()) {
            if !format!("{simd:?}").contains(&with) {
                continue;
            }
            let mut search = Search::new(bases, &set, &Costs::EDWARDS, Stop::AnyDigit)?
                .with_instructions(simd)?;
            let (mut find, mut cost, mut sum) = (Vec::new(), Vec::new(), 0);
            let mut state = 1u64;
            for _ in 0..times {
                let n = scalar(&mut state, bits);
                let t = Instant::now();
                let found = search.find(&n)?;
                find.push(t.elapsed().as_nanos());
                let price = Costs::EDWARDS.chain(&found.chain);
                let t = Instant::now();
                let least = search.cost(&n)?;
                cost.push(t.elapsed().as_nanos());
                assert_eq!(Some(least), price);
                sum += least;
            }
            let [find, cost] = [find, cost].map(|mut all| {
                all.sort_unstable();
                all[all.len() / 2] as f64 / 1000.0
            });
            let mean = sum as f64 / 1000.0 / times as f64;
            println!(
                "{name:24} {:10} {find:10.1} {cost:10.1} {mean:9.2}",
                format!("{simd:?}")
            );
        }
    }
    Ok(())
}

fn scalar(state: &mut u64, bits: u32) -> BigUint {
    let words = (0..bits.div_ceil(32)).map(|_| {
        *state ^= *state << 13;
        *state ^= *state >> 7;
        *state ^= *state << 17;
        (*state >> 16) as u32
    });
    BigUint::new(words.collect()) >> (bits.div_ceil(32) * 32 - bits)
}
