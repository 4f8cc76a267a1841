use super::*;
use crate::chain::Term;
use crate::digit::Digit;
use crate::text::read_steps;

/// Optimal {2, 3} chains of random 256-bit numbers, S = ±{0, 1}: scalar, then steps.
fn samples() -> Vec<(BigInt, Chain)> {
    include_str!("../../../../vectors/chains-256.txt")
        .lines()
        .filter(|l| !l.starts_with('#'))
        .map(|l| {
            let (n, steps) = l.split_once(' ').unwrap();
            let chain = read_steps(steps.split(' ')).unwrap();
            (crate::text::read_scalar(n).unwrap(), chain)
        })
        .collect()
}

fn random(state: &mut u64) -> u64 {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    *state
}

#[test]
fn samples_come_back() {
    let set = "1".parse().unwrap();
    let (mut hint, mut squares) = (0.0, 0.0);
    let samples = samples();
    for (n, chain) in &samples {
        assert_eq!(chain.value().0, *n);
        let scalars = core::slice::from_ref(n);
        let h = encode_hint(chain, scalars, Bases::TwoThree, &set).unwrap();
        assert_eq!(
            decode_hint(&h, scalars, Bases::TwoThree, &set).as_ref(),
            Ok(chain)
        );
        let minus = encode_hint(&-chain.clone(), &[-n], Bases::TwoThree, &set).unwrap();
        assert_eq!(
            decode_hint(&minus, &[-n], Bases::TwoThree, &set),
            Ok(-chain.clone())
        );
        hint += h.len() as f64;
        squares += (h.len() * h.len()) as f64;
    }
    let count = samples.len() as f64;
    let hint = hint / count;
    let error = ((squares / count - hint * hint) / (count - 1.0)).sqrt();
    println!("{count} chains: hint {hint:.3} ± {error:.3} bytes");
    assert!(hint < 8.0, "{hint}");
}

/// What reading a hint takes: run alone, optimized.
#[test]
#[ignore = "a timing"]
fn time_of_hints() {
    let set = "1".parse().unwrap();
    let one = |(n, chain): &(BigInt, Chain)| {
        let n = [n.clone()];
        (encode_hint(chain, &n, Bases::TwoThree, &set).unwrap(), n)
    };
    let hints: Vec<_> = samples().iter().map(one).collect();
    let mut times: Vec<f64> = Vec::new();
    for _ in 0..101 {
        let start = std::time::Instant::now();
        for (h, n) in &hints {
            std::hint::black_box(decode_hint(h, n, Bases::TwoThree, &set).unwrap());
        }
        times.push(start.elapsed().as_secs_f64() * 1e6 / hints.len() as f64);
    }
    times.sort_by(f64::total_cmp);
    println!("{:.1} µs a hint", times[50]);
}

/// Any steps down from a number, by chance: with other digits and bases, and pairs.
#[test]
fn any_chain_comes_back() {
    let sets = [
        "1",
        "1,5,6,11",
        "{0,1,3}",
        "±{1,2,7}",
        "{-3,1,2}",
        "(1,0),(0,1),(1,1),(1,-1)",
        "{(1,0),(0,1),(1,1),(3,-2)}",
    ];
    let mut state = 7;
    for set in sets.map(|s| s.parse::<Set>().unwrap()) {
        let digits: Vec<Digit> = set
            .digits()
            .iter()
            .copied()
            .filter(|d| !d.is_zero())
            .collect();
        for bases in [Bases::Two, Bases::TwoThree, Bases::TwoThreeFive] {
            for length in [0, 1, 2, 5, 40] {
                let digit = |state: &mut u64| digits[random(state) as usize % digits.len()];
                let mut chain = Chain {
                    start: digit(&mut state),
                    terms: vec![],
                };
                for i in 0..length {
                    let mut term = Term::default();
                    for b in 0..bases.count() {
                        *term.powers.of_mut(b) = (random(&mut state) % 4).saturating_sub(1) as u32;
                    }
                    term.powers.two += u32::from(term.powers.total() == 0);
                    if i + 1 < length || random(&mut state).is_multiple_of(2) {
                        term.digit = digit(&mut state);
                    }
                    chain.terms.push(term);
                }
                let (x, y) = chain.value();
                let scalars = if set.is_pair() { vec![x, y] } else { vec![x] };
                match encode_hint(&chain, &scalars, bases, &set) {
                    Ok(hint) => assert_eq!(decode_hint(&hint, &scalars, bases, &set), Ok(chain)),
                    Err(e) => assert!(e.to_string().contains("comes to 0"), "{e}"),
                }
            }
        }
    }
}

#[test]
fn edges() {
    let set: Set = "1".parse().unwrap();
    let b = Bases::TwoThree;
    let zero = Chain::default();
    assert_eq!(encode_hint(&zero, &[BigInt::ZERO], b, &set), Ok(vec![]));
    assert_eq!(decode_hint(&[], &[BigInt::ZERO], b, &set), Ok(zero));
    assert!(decode_hint(&[1], &[BigInt::ZERO], b, &set).is_err());
    for text in [
        "1",
        "-1",
        "1 2^4096",
        "1 2^2000·3^2000-1",
        "1 2-1 2-1 2-1 2",
        "1 3^70+1",
    ] {
        let chain = read_steps(text.split(' ')).unwrap();
        let n = [chain.value().0];
        if n[0].bits() <= Task::MOST_BITS {
            let h = encode_hint(&chain, &n, b, &set).unwrap();
            assert_eq!(decode_hint(&h, &n, b, &set).as_ref(), Ok(&chain), "{text}");
            assert!(encode_hint(&chain, &[&n[0] + 2], b, &set).is_err());
        }
    }
    let big = [BigInt::from(1) << 4096];
    assert!(matches!(
        decode_hint(&[], &big, b, &set),
        Err(Error::Large { bits: 4097 })
    ));
    assert!(decode_hint(&[], &[], b, &set).is_err());
    assert!(decode_hint(&vec![7; 1 << 16], &[1.into()], b, &set).is_err());
    let quint = read_steps(["1", "5+1"]).unwrap();
    assert!(encode_hint(&quint, &[6.into()], b, &set).is_err());
}

/// Digits of P alone never change the multiple of Q: every step but a division is for nothing, and bytes that end say
/// no more than zeros do.
#[test]
fn digits_of_one_point_for_two_scalars() {
    let odd = BigInt::from(3).pow(40u32);
    for set in ["1", "1,5,6,11", "{1}", "{0,1,3}", "{(0,1)}"] {
        let set: Set = set.parse().unwrap();
        for scalars in
            [[1, 1], [0, 7], [4, 6], [-3, 5], [0, 0], [6, 0]].map(|s| s.map(BigInt::from))
        {
            for factor in [BigInt::from(1), odd.clone(), BigInt::from(1) << 4000] {
                let scalars = scalars.clone().map(|s| s * &factor);
                for bases in [Bases::Two, Bases::TwoThree, Bases::TwoThreeFive] {
                    for bytes in [
                        vec![],
                        vec![0xff],
                        vec![0xff; 9],
                        vec![0xff, 0, 0x80],
                        vec![7; 30],
                    ] {
                        if let Ok(chain) = decode_hint(&bytes, &scalars, bases, &set) {
                            assert_eq!(chain.value(), (scalars[0].clone(), scalars[1].clone()));
                        }
                    }
                }
            }
        }
    }
}

/// Changed and random bytes: a true chain, which these bytes encode, or an error; and it ends.
#[test]
fn noise() {
    let sets = [
        "1",
        "1,5,6,11,17,23,29",
        "{1,2}",
        "(1,0),(0,1),(1,1),(1,-1)",
    ]
    .map(|s| s.parse::<Set>().unwrap());
    let mut state = 3;
    let samples = samples();
    let mut good = 0;
    for round in 0..3000usize {
        let (n, chain) = &samples[round % samples.len()];
        let set = &sets[if round % 2 == 0 { 0 } else { round / 2 % 4 }];
        let bases = [Bases::TwoThree, Bases::Two, Bases::TwoThreeFive][round % 3];
        let scalars = if set.is_pair() {
            vec![n.clone(), n + 77]
        } else {
            vec![n.clone()]
        };
        let mut bytes = if round % 3 == 0 {
            encode_hint(chain, core::slice::from_ref(n), Bases::TwoThree, &sets[0]).unwrap()
        } else {
            (0..random(&mut state) % 14)
                .map(|_| random(&mut state) as u8)
                .collect()
        };
        if !bytes.is_empty() {
            let at = random(&mut state) as usize % bytes.len();
            bytes[at] ^= 1 << (random(&mut state) % 8);
        }
        if let Ok(got) = decode_hint(&bytes, &scalars, bases, set) {
            let value = got.value();
            assert_eq!(
                (&value.0, value.1),
                (&scalars[0], scalars.get(1).cloned().unwrap_or_default())
            );
            assert_eq!(encode_hint(&got, &scalars, bases, set), Ok(bytes));
            good += 1;
        }
    }
    // Other chains for the same number are easily met; that they are true is what counts.
    println!("{good} of 3000");
}
