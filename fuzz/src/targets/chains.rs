//! Texts and bytes of chains.

use msmith_chain::{
    Bases, Record, RecordParts, decode_hint, encode_hint, read_scalar, read_set, read_steps,
    write_steps,
};
use num_bigint::BigInt;

use super::{SECOND, Target, said};

pub const TARGETS: [Target; 3] = [
    Target {
        name: "hints",
        about: "chains as bytes: bases, set and scalars first",
        seeds: || {
            let mut all: Vec<Vec<u8>> = (0..24u8).map(|k| (k..k + 30).collect()).collect();
            all.extend(hints());
            all
        },
        run: hint,
        allocation: Some(512),
        slow: SECOND,
    },
    Target {
        name: "records",
        about: "chains as text and JSON",
        seeds: records,
        run: record,
        allocation: Some(256),
        slow: SECOND,
    },
    Target {
        name: "sets",
        about: "sets of digits, scalars and steps as text",
        seeds: || {
            let mut all: Vec<Vec<u8>> = [
                "s1,5,7",
                "s±{0,1,5}",
                "s+-{0,1,3}",
                "s{0,1,3}",
                "s±{(0,0),(1,0),(0,1),(1,-1)}",
                "s±1,5,7",
                "n-0xff_ff",
                "n123456789",
                "t1 2·3^2+1 2^4+1 2^7-1 2^2",
                "t1 2*3+1 (2+1) (2+1') 2^3·3·5+(1,-1)",
            ]
            .map(|t| t.as_bytes().to_vec())
            .to_vec();
            let steps = include_str!("../../../vectors/chains-256.txt")
                .lines()
                .nth(1);
            let steps = steps.and_then(|l| l.split_once(' ')).map(|l| l.1);
            all.extend(steps.map(|s| format!("t{s}").into_bytes()));
            all
        },
        run: set,
        allocation: Some(256),
        slow: SECOND,
    },
];

/// Records of real chains, as text and as JSON.
fn records() -> Vec<Vec<u8>> {
    let text = include_str!("../../../vectors/chains-256.txt");
    let lines = text.lines().filter(|l| !l.starts_with('#')).take(4);
    let record = |line: &str| {
        let (n, steps) = line.split_once(' ')?;
        let parts = RecordParts {
            scalars: vec![read_scalar(n).ok()?],
            method: "optimal".into(),
            bases: Bases::TwoThree,
            set: read_set(SETS[0]).ok()?,
            cost_model: "edwards".parse().ok()?,
            precomputation: 0,
            table: None,
            seconds: 0.5,
            chain: read_steps(steps.split(' ')).ok()?,
        };
        Record::new(parts).ok()
    };
    let all: Vec<Record> = lines.filter_map(record).collect();
    let both = |r: &Record| {
        [
            r.to_text().into_bytes(),
            r.to_json().to_string().into_bytes(),
        ]
    };
    all.iter().flat_map(both).collect()
}

const SETS: [&str; 6] = [
    "1",
    "1,3,5,7",
    "{1}",
    "±{(0,0),(1,0),(0,1),(1,1),(1,-1)}",
    "{(1,0),(0,1)}",
    "{0,1,2,3}",
];

/// The hints of real chains.
fn hints() -> Vec<Vec<u8>> {
    let text = include_str!("../../../vectors/chains-256.txt");
    let lines = text.lines().filter(|l| !l.starts_with('#')).take(8);
    let hint = |line: &str| {
        let (n, steps) = line.split_once(' ')?;
        let n = read_scalar(n).ok()?;
        let chain = read_steps(steps.split(' ')).ok()?;
        let set = read_set(SETS[0]).ok()?;
        let bytes = encode_hint(&chain, std::slice::from_ref(&n), Bases::TwoThree, &set).ok()?;
        let (_, number) = n.to_bytes_le();
        Some([&[1, 0, 0, number.len() as u8][..], &number, &bytes].concat())
    };
    lines.filter_map(hint).collect()
}

fn hint(input: &[u8]) -> String {
    let Some((&[bases, set, two, length], rest)) = input.split_first_chunk::<4>() else {
        return "short".into();
    };
    let bases = [Bases::Two, Bases::TwoThree, Bases::TwoThreeFive][usize::from(bases) % 3];
    let set = read_set(SETS[usize::from(set) % SETS.len()]).expect("a set");
    let mut from = rest;
    let mut scalar = |sign: bool| {
        let (n, rest) = from.split_at(usize::from(length).min(from.len()));
        from = rest;
        let n = BigInt::from_bytes_le(num_bigint::Sign::Plus, n);
        if sign { -n } else { n }
    };
    let scalars: Vec<BigInt> = match two % 2 {
        0 => vec![scalar(two & 2 != 0)],
        _ => vec![scalar(two & 2 != 0), scalar(two & 4 != 0)],
    };
    match decode_hint(from, &scalars, bases, &set) {
        Ok(chain) => {
            let (x, y) = chain.value();
            let zero = BigInt::ZERO;
            assert_eq!((&x, &y), (&scalars[0], scalars.get(1).unwrap_or(&zero)));
            let again = encode_hint(&chain, &scalars, bases, &set);
            assert_eq!(again.as_deref(), Ok(from), "another encoding");
            format!("a chain {bases:?}")
        }
        Err(error) => error.to_string(),
    }
}

fn record(input: &[u8]) -> String {
    let text = String::from_utf8_lossy(input);
    let names: msmith_chain::Names<'_> = &|_| None;
    let got = Record::parse(&text, names);
    if let Ok(record) = &got {
        let text = Record::parse(&record.to_text(), names);
        assert_eq!(text.as_ref(), Ok(record), "its text");
        let json = Record::from_json(&record.to_json(), names);
        assert_eq!(json.as_ref(), Ok(record), "its JSON");
    }
    said(&got, "a record")
}

fn set(input: &[u8]) -> String {
    let text = String::from_utf8_lossy(input);
    let mut rest = text.chars();
    let kind = rest.next();
    let rest = rest.as_str();
    match kind {
        Some('n') => said(&read_scalar(rest), "a scalar"),
        Some('t') => {
            let got = read_steps(rest.split_whitespace());
            if let Ok(chain) = &got {
                let steps = write_steps(chain);
                let again = read_steps(steps.iter().map(String::as_str));
                assert_eq!(again.as_ref(), Ok(chain));
            }
            said(&got, "steps")
        }
        _ => {
            let got = read_set(rest);
            if let Ok(set) = &got {
                assert_eq!(read_set(&set.to_string()).as_ref(), Ok(set));
            }
            said(&got, "a set")
        }
    }
}
