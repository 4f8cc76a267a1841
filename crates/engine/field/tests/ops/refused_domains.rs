//! What domains and lists in the lanes refuse, and how they are watched.

use super::reference::{Reference, numbers, threads};
use ark_ff::{BigInteger, PrimeField};
use msmith_field::{Backend, Domain, Error, Field, Options, Watch};
use num_bigint::BigUint;
use std::sync::Mutex;
use std::sync::atomic::AtomicBool;

fn reference<F: PrimeField>() -> Reference {
    Reference::new(&BigUint::from_bytes_le(&F::MODULUS.to_bytes_le()))
}

fn says<T>(result: Result<T, Error>, what: &str) {
    match result {
        Err(error) => assert!(error.to_string().contains(what), "{error}: not {what}"),
        Ok(_) => panic!("accepted, not: {what}"),
    }
}

#[test]
fn numbers_that_are_no_prime_or_too_long() {
    let new = |words: &[u64]| Field::new(words, Backend::Portable);
    for words in [
        &[0][..],
        &[],
        &[1],
        &[2],
        &[9],
        &[4],
        &[561],
        &[u64::MAX; 4],
    ] {
        says(new(words), "it is not an odd prime");
    }
    says(new(&[1; 13]), "it has 769 bits, at most 768");
    assert!(new(&[3]).is_ok() && new(&[3, 0, 0]).is_ok());
    says(new(&[17]).unwrap().with_generator(4), "4 is a square");
    says(new(&[17]).unwrap().with_generator(17), "17 is a square");
}

#[test]
fn orders_and_roots() {
    let field = reference::<ark_bn254::Fr>().field(Backend::detect().unwrap());
    for n in [0, 3, 6, 1000, usize::MAX] {
        says(Domain::new(&field, n), "is not a power of 2");
        says(Domain::with_root(&field, n, &[1]), "is not a power of 2");
    }
    says(
        Domain::new(&field, 1 << 29),
        "no root of unity of that order",
    );
    let small = Field::new(&[97], Backend::detect().unwrap()).unwrap();
    says(Domain::new(&small, 64), "no root of unity of that order");
    let root = Domain::new(&small, 32).unwrap().root();
    assert!(Domain::with_root(&small, 32, &root).is_ok());
    for wrong in [&root[..], &[0], &[1], &[96], &[97 + root[0]]] {
        says(
            Domain::with_root(&small, 16, wrong),
            "does not have that order",
        );
    }
    says(
        Domain::with_root(&small, 1, &[2]),
        "does not have that order",
    );
    for zero in [&[0][..], &[97], &[], &[0, 0]] {
        let domain = Domain::new(&small, 4).unwrap();
        says(domain.coset(zero), "the shift has no inverse");
    }
}

/// A domain and its field's elements.
fn given(n: usize) -> impl Iterator<Item = (Domain, Vec<u64>, Vec<u64>)> {
    let r = reference::<ark_bls12_381::Fr>();
    let words = r.elements(&numbers(&r.p, n));
    let z = r.elements(&[BigUint::from(77u32)]);
    Backend::available().into_iter().map(move |backend| {
        let domain = Domain::new(&r.field(backend), n).unwrap();
        (domain.coset(&[3]).unwrap(), words.clone(), z.clone())
    })
}

type Operation = fn(&Domain, &mut [u64], &[u64], &Options<'_>) -> Result<(), Error>;

/// Every operation of a domain on words, and of a list in the lanes.
const OPERATIONS: [Operation; 8] = [
    |d, a, _, o| d.fft(a, o),
    |d, a, _, o| d.ifft(a, o),
    |d, a, _, o| d.values(a, o).map(drop),
    |d, a, z, o| d.evaluate(a, z, o).map(drop),
    |d, a, z, o| d.quotient(a, z, o).map(drop),
    |d, a, z, o| d.field().evaluate(a, z, o).map(drop),
    |d, a, _, o| d.fft_elements(&mut d.field().elements(a, o)?, o),
    |d, a, z, o| d.field().elements(a, o)?.scale(z, o),
];
/// Of these, those that take any number of elements.
const ANY_LENGTH: [usize; 2] = [5, 7];

#[test]
fn bad_lists() {
    for n in [32, 4096] {
        for (domain, words, z) in given(n) {
            let o = &threads(2);
            for (k, run) in OPERATIONS.iter().enumerate() {
                let run = |words: &[u64], o: &Options<'_>| run(&domain, &mut words.to_vec(), &z, o);
                assert_eq!(run(&words, o), Ok(()), "{k}");
                assert!(matches!(run(&words[1..], o), Err(Error::Layout(_))), "{k}");
                for at in [0, 1, n / 2, n - 1] {
                    let mut bad = words.clone();
                    bad[4 * at..4 * at + 4].copy_from_slice(domain.field().modulus());
                    bad[4 * n - 1] = u64::MAX;
                    assert_eq!(run(&bad, o), Err(Error::NotReduced { index: at }), "{k}");
                }
                assert_eq!(run(&words, &threads(0)), Err(Error::ZeroThreads), "{k}");
                if !ANY_LENGTH.contains(&k) {
                    let more = [&words[..], &words[..4]].concat();
                    says(run(&more, o), &format!("{}", n + 1));
                }
                if !ANY_LENGTH.contains(&k) && k != 2 {
                    says(run(&words[4..], o), &format!("the list has {}", n - 1));
                    says(run(&[], o), "the list has 0");
                }
            }
            for bad in [&z[..3], &[], &words[..8]] {
                let (list, field) = (&mut words.clone(), domain.field());
                assert!(matches!(
                    domain.evaluate(list, bad, o),
                    Err(Error::Layout(_))
                ));
                assert!(matches!(
                    domain.quotient(list, bad, o),
                    Err(Error::Layout(_))
                ));
                assert!(matches!(domain.vanishing(bad), Err(Error::Layout(_))));
                assert!(matches!(
                    field.evaluate(list, bad, o),
                    Err(Error::Layout(_))
                ));
                let mut elements = field.elements(list, o).unwrap();
                assert!(matches!(elements.scale(bad, o), Err(Error::Layout(_))));
            }
            let above = Error::NotReduced { index: 0 };
            let at = domain.evaluate(&words, domain.field().modulus(), o);
            assert_eq!(at, Err(above.clone()));
            assert_eq!(domain.vanishing(&[u64::MAX; 4]), Err(above));
        }
    }
}

#[test]
fn foreign_elements() {
    let o = &threads(1);
    for n in [16, 128] {
        let all: Vec<_> = given(n).collect();
        let other = reference::<ark_bn254::Fr>();
        for (k, (domain, words, _)) in all.iter().enumerate() {
            let field = domain.field();
            let mut list = field.elements(words, o).unwrap();
            let mut foreign = vec![
                (
                    other.field(field.backend()).elements(&vec![0; 4 * n], o),
                    "another field",
                ),
                (field.elements(&words[4..], o), &*format!("{}", n - 1)),
            ]
            .into_iter()
            .map(|(list, why)| (list.unwrap(), why.to_string()))
            .collect::<Vec<_>>();
            for (backend, (domain, words, _)) in all.iter().enumerate() {
                if backend != k {
                    let list = domain.field().elements(words, o).unwrap();
                    foreign.push((list, "another backend".into()));
                }
            }
            for (foreign, why) in &mut foreign {
                says(list.mul(foreign, o), why);
                says(list.add(foreign, o), why);
                says(list.sub(foreign, o), why);
                says(domain.fft_elements(foreign, o), why);
                says(domain.ifft_elements(foreign, o), why);
            }
            assert_eq!(list.words(o).as_ref(), Ok(words));
        }
    }
}

#[test]
fn stopped_and_watched() {
    for (domain, words, z) in given(4096) {
        for (k, run) in OPERATIONS.iter().enumerate() {
            let seen = Mutex::new(Vec::new());
            let report = |part| seen.lock().unwrap().push(part);
            let run = |watch| {
                run(
                    &domain,
                    &mut words.clone(),
                    &z,
                    &Options {
                        watch,
                        ..threads(2)
                    },
                )
            };
            run(Watch::default().with_progress(&report)).unwrap();
            let seen = seen.lock().unwrap().clone();
            assert!(seen.contains(&1.0), "{k} {seen:?}");
            assert!(seen.iter().all(|part| (0.0..=1.0).contains(part)), "{k}");
            let stop = AtomicBool::new(true);
            let stopped = run(Watch::default().with_cancel(&stop));
            assert_eq!(stopped, Err(Error::Cancelled), "{k}");
        }
        // Nothing of what was stopped is left in what comes after.
        let mut list = words.clone();
        domain.fft(&mut list, &threads(2)).unwrap();
        domain.ifft(&mut list, &threads(2)).unwrap();
        assert_eq!(list, words);
    }
}

#[test]
fn memory_limits() {
    for (domain, words, z) in given(4096) {
        for (k, run) in OPERATIONS.iter().enumerate() {
            let run = |memory_limit| {
                let o = Options {
                    memory_limit,
                    ..threads(2)
                };
                run(&domain, &mut words.clone(), &z, &o)
            };
            match run(Some(0)) {
                Err(Error::MemoryLimit {
                    limit: 0,
                    mut needed,
                }) => {
                    // Where a step needs more than the one before it.
                    while let Err(Error::MemoryLimit { needed: more, .. }) = run(Some(needed)) {
                        assert!(more > needed, "{k}");
                        needed = more;
                    }
                    assert_eq!(run(Some(needed)), Ok(()), "{k}");
                    assert!(
                        matches!(run(Some(needed - 1)), Err(Error::MemoryLimit { .. })),
                        "{k}"
                    );
                    assert!((4096 * 32..4096 * 128).contains(&needed), "{k} {needed}");
                }
                other => assert!(other == Ok(()) && k == 5, "{k} {other:?}"),
            }
        }
    }
}
