use super::*;
use crate::chain::Chain;
use crate::costs::Costs;
use crate::error::Error;
use crate::method::{Bases, Method, Task};
use crate::precompute::{Making, TablePlan, TableRule, TableStep};
use crate::set::Set;
use crate::text::{read_steps, read_table};
use num_bigint::BigInt;

type Line = (Vec<u32>, Vec<u8>);

/// Programs of CADO-NFS, a block a line: its factors, then its bytes.
fn samples() -> Vec<(u32, Vec<Line>)> {
    let mut all: Vec<(u32, Vec<Line>)> = Vec::new();
    for line in include_str!("../../../../vectors/cado-nfs/mishmash.txt").lines() {
        if line.starts_with('#') || line.is_empty() {
            continue;
        }
        if let Some(b1) = line.strip_prefix("B1 ") {
            all.push((b1.parse().unwrap(), Vec::new()));
            continue;
        }
        let (factors, bytes) = line.split_once(' ').unwrap();
        let factors = factors.split('*').map(|f| f.parse().unwrap()).collect();
        let bytes = bytes.split(' ').map(|b| u8::from_str_radix(b, 16).unwrap());
        all.last_mut().unwrap().1.push((factors, bytes.collect()));
    }
    all
}

#[test]
fn programs_of_cado_nfs() {
    let samples = samples();
    assert_eq!(samples.len(), 3);
    for (b1, lines) in samples {
        let mut bytes: Vec<u8> = lines.iter().flat_map(|l| l.1.clone()).collect();
        bytes.insert(0, 3);
        bytes.push(0xff);
        let program = Mishmash::read(&bytes).unwrap();
        assert_eq!(program.write().unwrap(), bytes);
        // Every prime up to B1, as often as its powers are below: but 2, done elsewhere.
        let mut product = BigInt::from(1);
        for p in (3..=b1).step_by(2).filter(|p| (3..*p).all(|d| p % d != 0)) {
            let mut q = p;
            while q <= b1 {
                product *= p;
                q *= p;
            }
        }
        let factors: Vec<u32> = lines.iter().flat_map(|l| l.0.clone()).collect();
        assert!(program.claims(&factors).unwrap());
        assert_eq!(program.multiple().unwrap() % &product, BigInt::ZERO, "{b1}");
        assert!(!program.claims(&factors[1..]).unwrap());
    }
}

#[test]
fn chains_to_programs() {
    let chain = crate::text::read_steps("1 2^4+1 2·3^3-1".split(' ')).unwrap();
    let program = Mishmash::of_chain(&chain, &TablePlan::default()).unwrap();
    let bytes = program.write().unwrap();
    assert_eq!(bytes, [0x00, 0x11, 0x41, 0x04, 0xf1, 0x03, 0x01, 0xff]);
    assert_eq!(
        Mishmash::read(&bytes).unwrap().multiple().unwrap(),
        917.into()
    );
    for text in [
        "0",
        "-1 2+1",
        "3",
        "1 2+3",
        "3 2+1",
        "1 5+1",
        "1 (5-1)",
        "1 2^256+1",
        "1 2+(0,1)",
        "1 2+1 +1",
    ] {
        let chain = read_steps(text.split(' ')).unwrap();
        let program = Mishmash::of_chain(&chain, &TablePlan::default());
        assert!(matches!(program, Err(Error::Unsuitable(_))), "{text}");
    }
}

/// The bytes of a chain and its table, read again, compute the scalar.
fn comes_back(chain: &Chain, plan: &TablePlan) -> Result<(), Error> {
    let bytes = Mishmash::of_chain(chain, plan)?.write()?;
    let again = Mishmash::read(&bytes)?;
    assert_eq!(again.multiple()?, chain.value().0, "{chain:?} {plan:?}");
    Ok(())
}

#[test]
fn tables_own_additions_and_ends() {
    let rule = TableRule::edwards();
    let table = |steps: &str| read_table(steps.split_whitespace(), &rule).unwrap();
    for (steps, plan) in [
        ("1", ""),
        ("1 2", ""),
        ("1 3^300", ""),
        ("1 2^4+1 2·3^3-1 2^600·3", ""),
        ("1 (2-1) (2^2·3+1) 2^3-1", ""),
        ("1 2+1 (2^3+1) 3-1 (3-1)", ""),
        ("1 2+1 (2^3+1) (3-1') (2-1') 2-1 (2-1)", ""),
        ("1 (2^3+1) (3-1') 2^2", ""),
        ("1 2^2 (2^3+1) 3^2", ""),
        ("3 2+1", "3=3·1"),
        ("5 2^3-7 3+5 2^2·3", "2=2·1 4=2·2 5=4+1 7=5+2"),
        ("7 2^5-5 (2-1) 2-1 2^2", "2=2·1 6=3·2 7,5=6±1"),
        ("1 2^5-1 (2^300-1) 2-1", ""),
    ] {
        let chain = read_steps(steps.split(' ')).unwrap();
        let done = comes_back(&chain, &table(plan));
        assert_eq!(done, Ok(()), "{steps}");
    }
}

/// Chains that searches find, with tables and own additions.
#[test]
fn chains_of_searches() {
    let rule = TableRule::edwards();
    let mut random = crate::testing::Random::new(31);
    let (mut own, mut most) = (0, 0);
    for round in 0..200u64 {
        let n = random.bits(1 + round % 130);
        let sets: [&[i32]; 3] = [&[1], &[1, 5, 6, 11, 17], &[1, 3, 5, 7, 9, 11, 13, 15]];
        let set = Set::multiples(sets[round as usize % 3]).unwrap();
        let task = Task {
            scalars: core::slice::from_ref(&n),
            bases: Bases::TwoThree,
            set: &set,
            costs: &Costs::EDWARDS,
            table: None,
            instructions: None,
            parameters: &[60, 512],
            memory: None,
        };
        let Ok(found) = crate::beam::Beam.find(&task) else {
            panic!("{n}")
        };
        // The rule of the paper has no quintupling.
        let plan = TablePlan::with_width(&set, &TableRule::Paper, 2);
        let chain = found.chain;
        // A point of the table alone is in no chain.
        if chain.terms.is_empty() {
            continue;
        }
        assert_eq!(comes_back(&chain, &plan), Ok(()), "{n}");
        own += chain.own_additions();
        most = most.max(plan.steps.len());
        let five = TablePlan::with_width(&set, &rule, 2);
        let quintuples = |s: &TableStep| matches!(s.make, Making::Multiple(5, _));
        if five.steps.iter().any(quintuples) {
            assert!(comes_back(&chain, &five).is_err());
        }
    }
    assert!(own > 50 && most > 6, "{own} {most}");
}

#[test]
fn wrong_bytes() {
    let wrong: [&[u8]; 16] = [
        &[],
        &[0],
        &[0x10, 0xff],
        &[0, 0xff, 0],
        &[0, 0xff, 0xff],
        &[0, 0x11, 0x71],
        &[0, 0x11, 0x71, 0, 0xff],
        &[0, 0x11, 0x31, 4, 0xff],
        &[0, 0x11, 0x41, 4, 0xff],
        &[0, 0x12, 0x71, 4, 0xff],
        &[0, 0x11, 0x72, 4, 0xff],
        &[0, 0x81, 0x69, 0x46, 0xff],
        &[3, 0x81, 0x46, 0xff],
        &[3, 0x81, 0x69, 0x0e, 0x46, 0xff],
        &[0, 0x21, 0xf1, 1, 0xff, 0xff],
        &[0, 0x30, 0xff],
    ];
    for bytes in wrong {
        assert!(Mishmash::read(bytes).is_err(), "{bytes:x?}");
    }
    // R[2] is not set; R[0] neither, where the first block leaves it.
    for bytes in [[3u8, 0x11, 0x72, 4, 0xff], [3, 0x10, 0x71, 4, 0xff]] {
        assert!(Mishmash::read(&bytes).unwrap().multiple().is_err());
    }
    // Each link multiplies by 2^255: too large soon, and said so.
    let mut long = vec![0, 0x11];
    long.extend([0x41, 255].repeat(5000));
    long.extend([0x71, 1, 0xff]);
    assert!(Mishmash::read(&long).unwrap().multiple().is_err());
}

#[test]
fn noise() {
    let mut state = 5u64;
    let mut random = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    for (_, lines) in samples() {
        let mut bytes: Vec<u8> = lines.iter().flat_map(|l| l.1.clone()).collect();
        bytes.insert(0, 3);
        bytes.push(0xff);
        for _ in 0..2000 {
            let mut b = bytes.clone();
            let at = random() as usize % b.len();
            b[at] ^= 1 << (random() % 8);
            if let Ok(program) = Mishmash::read(&b) {
                assert_eq!(program.write(), Ok(b));
                let _ = program.multiple();
            }
        }
    }
}
