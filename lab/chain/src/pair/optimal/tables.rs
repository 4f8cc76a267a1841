//! Reproductions of Table 4 of the paper and of means measured apart from it.

use super::*;
use crate::pair::named_set;
use crate::pair::tests::{mean, random};
use std::collections::BTreeMap;

type Outcome = Result<(), Error>;

/// Mean and standard error with the table.
fn sample(name: &str, bases: Bases, samples: usize, seed: u64) -> Result<(f64, f64), Error> {
    let all = named_set(name).ok_or(Error::Text(name.into()))?;
    let o = Optimum::new(&all.set()?, bases, &Costs::EDWARDS)?;
    let mut scalars = random(256, seed);
    let mut prices = Vec::new();
    for _ in 0..samples {
        let pair: Vec<BigUint> = scalars.by_ref().take(2).collect();
        prices.push(o.cost(&pair[0], &pair[1])? + u64::from(all.precomputation));
    }
    Ok(mean(prices))
}

/// Mean, standard error of the reference.
type Reference = (&'static str, Bases, f64, f64);

const REFERENCES: [Reference; 13] = [
    ("S1", Bases::TwoThree, 2350.19, 0.379),
    ("S5d", Bases::TwoThree, 2265.19, 0.643),
    ("S5b", Bases::TwoThree, 2264.41, 0.674),
    ("S52", Bases::TwoThree, 2251.85, 0.468),
    ("S5e", Bases::TwoThree, 2250.86, 0.565),
    ("S5", Bases::TwoThree, 2314.00, 0.762),
    ("S7", Bases::TwoThree, 2291.72, 1.117),
    ("S5a", Bases::TwoThree, 2308.34, 1.207),
    ("S5c", Bases::TwoThree, 2296.70, 1.054),
    ("S7a", Bases::TwoThree, 2288.69, 1.068),
    ("S7b", Bases::TwoThree, 2283.49, 0.892),
    ("S7c", Bases::TwoThree, 2281.00, 0.921),
    ("Sbest1", Bases::TwoThree, 2265.6, 1.4),
];

const WITH_FIVE: [Reference; 4] = [
    ("S1", Bases::TwoThreeFive, 2289.10, 0.91),
    ("S5", Bases::TwoThreeFive, 2272.48, 1.691),
    ("S52", Bases::TwoThreeFive, 2228.41, 1.12),
    ("S5e", Bases::TwoThreeFive, 2227.23, 1.486),
];

fn reproduce(rows: &[Reference], samples: usize, seed: u64) -> Outcome {
    let mut far = BTreeMap::new();
    for &(name, bases, reference, error) in rows {
        let (mean, own) = sample(name, bases, samples, seed)?;
        let z = (mean - reference) / error.hypot(own);
        println!(
            "{name:6} {bases:?} {mean:.2} ± {own:.2}, reference {reference} ± {error}, z {z:.1}"
        );
        if z.abs() > 3.5 {
            far.insert(name, (mean, own, reference));
        }
    }
    assert!(far.is_empty(), "{far:?}");
    Ok(())
}

#[test]
fn a_few_samples_of_table_4() -> Outcome {
    reproduce(&REFERENCES[..1], 60, 7)?;
    reproduce(&REFERENCES[3..4], 12, 8)
}

#[test]
#[ignore = "minutes"]
fn table_4() -> Outcome {
    reproduce(&REFERENCES, 400, 9)
}

#[test]
#[ignore = "minutes"]
fn sets_with_steps_of_5() -> Outcome {
    reproduce(&WITH_FIVE, 60, 10)
}
