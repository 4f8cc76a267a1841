//! The MSM vectors of EIP-2537 and its failure cases, through the encoding of the precompiles.

use msmith::curve::{Group, known};
use msmith::{Engine, Options, Scalars};
use msmith_io::{Error, hex, pairs};

/// The whole precompile.
fn precompile(engine: &Engine, input: &[u8]) -> Result<Vec<u8>, Error> {
    let (points, scalars) = pairs::read(engine, input)?;
    let options = Options {
        in_subgroup: true,
        ..Options::default()
    };
    engine.check_subgroup(&points, &options)?;
    let sum = engine.msm(&points, Scalars::U256(&scalars), &options)?;
    pairs::write(engine, &sum.point)
}

fn padded(point: &str, size: usize) -> Vec<u8> {
    if point == "inf" {
        return vec![0; size];
    }
    let raw = hex::decode(point.as_bytes()).unwrap();
    raw.chunks(48)
        .flat_map(|c| [&[0; 16][..], c].concat())
        .collect()
}

fn succeed(group: Group, files: &[(&str, usize)]) {
    let engine = Engine::new(known::by_name("bls12-381").unwrap(), group).unwrap();
    let size = if group == Group::G1 { 128 } else { 256 };
    for (text, count) in files {
        let (mut name, mut input, mut scalar, mut cases) = ("", Vec::new(), Vec::new(), 0);
        for line in text.lines() {
            if let Some(rest) = line.strip_prefix("case ") {
                (name, input) = (rest, Vec::new());
            } else if let Some(want) = line.strip_prefix("= ") {
                let got = precompile(&engine, &input).unwrap_or_else(|e| panic!("{name}: {e}"));
                assert_eq!(got, padded(want, size), "{name}");
                cases += 1;
            } else {
                let mut words = line.split(' ');
                input.extend(padded(words.next().unwrap(), size));
                if let Some(s) = words.next() {
                    scalar = hex::decode(s.as_bytes()).unwrap();
                }
                input.extend(&scalar);
            }
        }
        assert_eq!(cases, *count);
    }
}

fn fail(group: Group, files: &[&str]) {
    let engine = Engine::new(known::by_name("bls12-381").unwrap(), group).unwrap();
    for text in files {
        let mut cases = 0;
        for line in text.lines() {
            let mut fields = line.split('\t');
            let [name, why, input] = std::array::from_fn(|_| fields.next().unwrap());
            let Err(e) = precompile(&engine, input.as_bytes()) else {
                panic!("{name}: accepted")
            };
            let expected = match why {
                "invalid input length" => matches!(e, Error::Length { .. }),
                "invalid field element top bytes" => matches!(e, Error::Padding { .. }),
                "invalid fp.Element encoding" => {
                    matches!(e, Error::Engine(msmith::Error::NonCanonical { .. }))
                }
                "invalid point: not on curve" => {
                    matches!(e, Error::Engine(msmith::Error::NotOnCurve { .. }))
                }
                "g1 point is not on correct subgroup" | "g2 point is not on correct subgroup" => {
                    matches!(e, Error::Engine(msmith::Error::NotInSubgroup { .. }))
                }
                other => panic!("{name}: {other}"),
            };
            assert!(expected, "{name}: {e} for {why}");
            cases += 1;
        }
        assert_eq!(cases, 7);
    }
}

#[test]
fn g1() {
    succeed(
        Group::G1,
        &[
            (
                include_str!("../../../../../vectors/eip2537/g1_msm.txt"),
                87,
            ),
            (
                include_str!("../../../../../vectors/eip2537/g1_mul.txt"),
                11,
            ),
        ],
    );
}

#[test]
fn g2() {
    succeed(
        Group::G2,
        &[
            (
                include_str!("../../../../../vectors/eip2537/g2_msm.txt"),
                63,
            ),
            (
                include_str!("../../../../../vectors/eip2537/g2_mul.txt"),
                11,
            ),
        ],
    );
}

#[test]
fn failures() {
    let files = [
        include_str!("../../../../../vectors/eip2537/g1_msm_fail.tsv"),
        include_str!("../../../../../vectors/eip2537/g1_mul_fail.tsv"),
    ];
    fail(Group::G1, &files);
    let files = [
        include_str!("../../../../../vectors/eip2537/g2_msm_fail.tsv"),
        include_str!("../../../../../vectors/eip2537/g2_mul_fail.tsv"),
    ];
    fail(Group::G2, &files);
    let bn = Engine::new(known::by_name("bn254").unwrap(), Group::G1).unwrap();
    assert!(matches!(
        pairs::read(&bn, &[0; 160]),
        Err(Error::NoFormat { .. })
    ));
}
