//! Sums over tables of these sets, by the engine.

use msmith::curve::{Group, by_name};
use msmith::{Algorithm, Engine, Options, Scalars};
use msmith_io::random;

use super::*;

const SETS: [&str; 14] = [
    "lfg-printed:8",
    "lfg-code:6",
    "lfg-code:9",
    "lfg:5",
    "lfg:8",
    "123:6",
    "123:9",
    "pair:5,3",
    "pair:13,2",
    "prime:3,5",
    "prime:7,2",
    "prime:23,2",
    "power:3",
    "euclid:3",
];

/// On a curve with an endomorphism and on one without, in several passes, with a base at infinity.
#[test]
fn sums_over_tables() {
    let options = Options {
        in_subgroup: true,
        threads: Some(1),
        ..Options::default()
    };
    let naive = Options {
        algorithm: Algorithm::Naive,
        ..options
    };
    for curve in ["bls12-381", "bls12-377", "secp256k1"] {
        let engine = Engine::new(by_name(curve).unwrap(), Group::G1).unwrap();
        let mut points = random::points(&engine, 19, 1).unwrap();
        points.finite[9] = false;
        let mut scalars: Vec<[u64; 4]> = (0..15u64)
            .map(|i| [0, 1, 2, 3].map(|k| (i + 1 + 40 * k).wrapping_mul(0x9e37_79b9_7f4a_7c15)))
            .collect();
        scalars.extend([[0; 4], [1, 0, 0, 0], [u64::MAX; 4], [0, 0, 0, 1]]);
        let want = engine
            .msm(&points, Scalars::U256(&scalars), &naive)
            .unwrap();
        let mut built = 0;
        for name in SETS {
            let spec = named(name).unwrap();
            for passes in [1, 2, 100] {
                let table = match engine.prepare_with(&points, spec, passes, &options) {
                    Ok(table) => table,
                    Err(Error::Option(_)) => continue,
                    Err(why) => panic!("{curve} {name}: {why}"),
                };
                let sum = table.msm(Scalars::U256(&scalars), &options).unwrap();
                assert_eq!(sum.point, want.point, "{curve} {name} in {passes} passes");
                built += 1;
            }
        }
        // All but the set that misses digits, and where r is too long controlled Euclid.
        assert!(built >= 3 * 12, "{curve} {built}");
    }
}

/// Sets that cannot be are refused, whatever their parameters.
#[test]
fn impossible_parameters() {
    let engine = Engine::new(by_name("bls12-381").unwrap(), Group::G1).unwrap();
    let odd = [0, 1, 28, 64, 1000, 1 << 16, (1 << 31) + 5, u32::MAX];
    for family in OWN {
        for (a, b) in odd.iter().flat_map(|a| odd.map(|b| (*a, b))) {
            let spec = Spec::new(family, &[a, b][..family.parameters]);
            let refused = spec.build(&engine.numbers()).err();
            // Radix 2 − ω itself.
            let small = a == 1 && [&power::FAMILY, &euclid::FAMILY].contains(family);
            match refused {
                Some(Error::Option(_)) => assert!(!small, "{spec}"),
                None => assert!(small, "{spec}"),
                Some(why) => panic!("{spec}: {why}"),
            }
        }
    }
}

#[test]
fn names() {
    for family in families() {
        let spec = Spec::new(family, &[7, 5][..family.parameters]);
        assert_eq!(named(&spec.to_string()), Ok(spec));
    }
    for bad in ["", "lfg", "lfg:", "lfg:1,2", "prime:7", "prime:-7,1", "x:1"] {
        assert!(named(bad).is_err(), "{bad}");
    }
    // The engine's own list has none of them.
    for family in OWN {
        assert!(FAMILIES.iter().all(|f| f != family));
        let text = Spec::new(family, &[7, 5][..family.parameters]).to_string();
        let refused = text.parse::<Spec>().unwrap_err().to_string();
        assert!(refused.contains(&text) && refused.contains("eisenstein"));
    }
}
