use super::*;
use crate::statistics::Sampler;
use msmith_chain::{
    Bases, Chain, Costs, Digit, Error, Making, Powers, Set, TablePlan, TableRule, TableStep, Task,
    Term, methods, read_steps,
};
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
        let claimed: BigInt = factors.iter().map(|&f| BigInt::from(f)).product();
        assert_eq!(program.multiple(), Ok(claimed.clone()), "{b1}");
        assert_eq!(claimed % &product, BigInt::ZERO, "{b1}");
    }
}

#[test]
fn chains_to_programs() {
    let chain = read_steps("1 2^4+1 2·3^3-1".split(' ')).unwrap();
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
    use Making::{Both, Multiple, Sum};
    let rule = TableRule::edwards();
    let [one, two, four, five, six] = [1, 2, 4, 5, 6].map(Digit::single);
    let rows: [(&str, &[Making]); 13] = [
        ("1", &[]),
        ("1 2", &[]),
        ("1 3^300", &[]),
        ("1 2^4+1 2·3^3-1 2^600·3", &[]),
        ("1 (2-1) (2^2·3+1) 2^3-1", &[]),
        ("1 2+1 (2^3+1) 3-1 (3-1)", &[]),
        ("1 2+1 (2^3+1) (3-1') (2-1') 2-1 (2-1)", &[]),
        ("1 (2^3+1) (3-1') 2^2", &[]),
        ("1 2^2 (2^3+1) 3^2", &[]),
        ("3 2+1", &[Multiple(3, one)]),
        (
            "5 2^3-7 3+5 2^2·3",
            &[
                Multiple(2, one),
                Multiple(2, two),
                Sum(four, one),
                Sum(five, two),
            ],
        ),
        (
            "7 2^5-5 (2-1) 2-1 2^2",
            &[Multiple(2, one), Multiple(3, two), Both(six, one)],
        ),
        ("1 2^5-1 (2^300-1) 2-1", &[]),
    ];
    for (steps, making) in rows {
        let chain = read_steps(steps.split(' ')).unwrap();
        let mut plan = TablePlan::default();
        for make in making {
            plan.push(*make, &rule).unwrap();
        }
        let done = comes_back(&chain, &plan);
        assert_eq!(done, Ok(()), "{steps}");
    }
}

/// Chains that searches find, with tables and own additions.
#[test]
fn chains_of_searches() {
    let rule = TableRule::edwards();
    let mut random = Sampler::new(31);
    let beam = methods().find(|m| m.name() == "beam").unwrap();
    let (mut own, mut most) = (0, 0);
    for round in 0..200u64 {
        let n = random.below_power_of_two(1 + round % 130);
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
        let Ok(found) = beam.find(&task) else {
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

/// Powers at the ends of their types are refused.
#[test]
fn powers_at_the_ends() {
    let most = Powers {
        two: u32::MAX,
        three: u32::MAX,
        five: u32::MAX,
    };
    let plan = TablePlan::new(&Set::multiples(&[1]).unwrap(), &TableRule::Paper);
    for last in [
        Term::new(most, Digit::single(1)),
        Term::own(most, i8::MIN),
        Term::own(most, 1),
    ] {
        let chain = Chain {
            start: Digit::single(1),
            terms: vec![Term::new(most, Digit::single(1)), last],
        };
        let program = Mishmash::of_chain(&chain, &plan);
        assert!(matches!(program, Err(Error::Unsuitable(_))), "{program:?}");
    }
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

/// Bytes that are changed, cut or put together: what is read is written as it was, and says what it multiplies by or
/// why not.
#[test]
fn noise() {
    let mut random = Sampler::new(5);
    let mut read = 0;
    for (_, lines) in samples() {
        let mut bytes: Vec<u8> = lines.iter().flat_map(|l| l.1.clone()).collect();
        bytes.insert(0, 3);
        bytes.push(0xff);
        for round in 0..4000 {
            let mut b = bytes.clone();
            let mut below = |n: usize| random.next_u64() as usize % n;
            for _ in 0..=round % 3 {
                let at = below(b.len());
                match round / 3 % 4 {
                    0 => b[at] ^= 1 << below(8),
                    1 => b[at] = below(256) as u8,
                    2 => drop(b.drain(1..at.max(1))),
                    _ => b.insert(at.max(1), bytes[below(bytes.len())]),
                }
            }
            if let Ok(program) = Mishmash::read(&b) {
                assert_eq!(program.write(), Ok(b));
                read += 1;
                if let Err(why) = program.multiple() {
                    assert!(!why.to_string().is_empty());
                }
            }
        }
    }
    assert!(read > 500, "{read}");
}
