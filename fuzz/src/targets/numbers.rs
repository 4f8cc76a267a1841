//! Numbers as `msmith-lab ecm` reads them, and what it finds.

use msmith_ecm::{Options, Outcome, Watch, factor};
use num_bigint::BigUint;

use super::{SECOND, Target};

#[path = "../../../lab/program/src/ecm/expression.rs"]
mod expression;

pub const TARGETS: [Target; 2] = [
    Target {
        name: "expressions",
        about: "numbers as msmith-lab ecm takes them: (10^71-1)/9, 25!+1",
        seeds: || {
            let texts = [
                "(10^71-1)/9",
                "2^67-1",
                "25!+1",
                "0xff",
                "3!!",
                "2^3^2",
                "1_000*(7-3)/4",
                "-3+5",
                "((((1))))",
                "1^4294967295",
                "2^4095",
            ];
            texts.map(|t| t.as_bytes().to_vec()).to_vec()
        },
        run: expression,
        allocation: Some(64),
        slow: SECOND,
    },
    Target {
        name: "factors",
        about: "msmith_ecm::factor of numbers of up to 160 bits: the product is the number",
        seeds: || {
            let numbers = [
                0u128,
                1,
                4,
                91,
                (1 << 61) - 1,
                ((1 << 61) - 1) * 1_000_003,
                10_007 * 10_009 * 10_037,
                1 << 100,
            ];
            numbers.map(|n| n.to_le_bytes().to_vec()).to_vec()
        },
        run: factors,
        allocation: None,
        slow: SECOND,
    },
];

/// Where a number can be read, so can it as it is printed.
fn expression(input: &[u8]) -> String {
    let Ok(text) = std::str::from_utf8(input) else {
        return "no text".into();
    };
    match expression::read(text) {
        Ok(n) => {
            let again = expression::read(&n.to_string()).map_err(|f| f.text);
            assert_eq!(again.as_ref(), Ok(&n));
            "a number".into()
        }
        Err(failure) => failure.text,
    }
}

fn factors(input: &[u8]) -> String {
    let n = BigUint::from_bytes_le(&input[..input.len().min(20)]);
    let options = Options {
        b1: 30,
        b2: Some(200),
        curves: 2,
        threads: Some(1),
        ..Options::default()
    };
    match factor(&n, &options, Watch::default()) {
        Ok(Outcome::Factor(found)) => {
            assert_eq!(&found.factor * &found.cofactor, n);
            assert!(found.factor > BigUint::from(1u32) && found.cofactor > BigUint::from(1u32));
            // Without the digits: a curve, a power.
            format!("{:?}", found.how)
        }
        Ok(Outcome::Prime) => "prime".into(),
        Ok(_) => "nothing".into(),
        Err(error) => error.to_string(),
    }
}
