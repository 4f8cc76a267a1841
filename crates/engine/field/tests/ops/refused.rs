//! What the operations refuse, and how they are watched.

use super::reference::{Reference, numbers, threads};
use msmith_field::{Backend, ByteOrder, Error, Field, Options, Watch};
use num_bigint::BigUint;
use std::sync::Mutex;
use std::sync::atomic::AtomicBool;

/// 2^255 − 19.
fn reference() -> Reference {
    Reference::new(&((BigUint::from(1u32) << 255) - 19u32))
}

type Operation<'a> = dyn Fn(&mut [u64], &Options<'_>) -> Result<(), Error> + 'a;

/// Every operation that changes a list alone.
fn alone<'a>(field: &'a Field, one: &'a [u64]) -> Vec<Box<Operation<'a>>> {
    vec![
        Box::new(|a, o| field.invert(a, o).map(drop)),
        Box::new(|a, o| field.sqrt(a, o).map(drop)),
        Box::new(|a, o| field.sqrt_or_multiple(a, o).map(drop)),
        Box::new(|a, o| field.pow(a, &[3], o)),
        Box::new(|a, o| field.to_montgomery(a, o)),
        Box::new(|a, o| field.from_montgomery(a, o)),
        Box::new(|a, o| field.scale(a, one, o)),
        Box::new(|a, o| field.to_bytes(a, ByteOrder::Big, o).map(drop)),
    ]
}

#[test]
fn bad_lists() {
    let r = reference();
    let (n, w, o) = (3000, 4, &threads(2));
    let words = r.elements(&numbers(&r.p, n));
    for backend in Backend::available() {
        let field = r.field(backend);
        let one = r.elements(&[1u32.into()]);
        let with = |at: usize, x: &[u64]| {
            let mut bad = words.clone();
            bad[w * at..w * at + w].copy_from_slice(x);
            bad
        };
        let above = [u64::MAX; 4];
        for (k, op) in alone(&field, &one).iter().enumerate() {
            let mut cut = words[..words.len() - 1].to_vec();
            assert!(matches!(op(&mut cut, o), Err(Error::Layout(_))), "{k}");
            for (at, x) in [
                (0, field.modulus()),
                (1, &above),
                (2047, &above),
                (2999, field.modulus()),
            ] {
                let mut bad = with(at, x);
                bad[w * 2999..].copy_from_slice(&above);
                assert_eq!(op(&mut bad, o), Err(Error::NotReduced { index: at }), "{k}");
            }
            let zero = threads(0);
            assert_eq!(
                op(&mut words.clone(), &zero),
                Err(Error::ZeroThreads),
                "{k}"
            );
            assert_eq!(op(&mut [], o), Ok(()), "{k}");
        }
        let item = |index, at| {
            let error = Box::new(Error::NotReduced { index: at });
            Err(Error::Item { index, error })
        };
        for op in [Field::add, Field::sub, Field::mul] {
            let run = |mut a: Vec<u64>, b: &[u64]| op(&field, &mut a, b, o);
            assert_eq!(run(with(700, &above), &words), item(0, 700));
            assert_eq!(run(words.clone(), &with(700, &above)), item(1, 700));
            assert!(matches!(
                run(words.clone(), &words[4..]),
                Err(Error::Layout(_))
            ));
            assert!(matches!(
                run(words.clone(), &words[1..]),
                Err(Error::Layout(_))
            ));
        }
        let scaled = |by: &[u64]| field.scale(&mut words.clone(), by, o);
        assert!(matches!(scaled(&words[..8]), Err(Error::Layout(_))));
        assert!(matches!(scaled(&[]), Err(Error::Layout(_))));
        assert_eq!(scaled(&above), Err(Error::NotReduced { index: 0 }));
        assert!(matches!(
            field.powers(&words[..3], 5, o),
            Err(Error::Layout(_))
        ));
        assert_eq!(field.powers(&one, 0, o), Ok(Vec::new()));
        let said = Error::NotReduced { index: 7 }.to_string();
        assert!(said.contains("element 7"), "{said}");
    }
}

#[test]
fn bad_bytes() {
    let r = reference();
    let field = r.field(Backend::Portable);
    let mut bytes = vec![0u8; 32 * 600];
    let o = &threads(1);
    assert!(matches!(
        field.from_bytes(&bytes[1..], ByteOrder::Big, o),
        Err(Error::Layout(_))
    ));
    // p, big-endian.
    bytes[32 * 513..32 * 514].copy_from_slice(&r.p.to_bytes_be());
    let refused = Err(Error::NotReduced { index: 513 });
    assert_eq!(field.from_bytes(&bytes, ByteOrder::Big, o), refused);
    // 2^248·0xed + … in the other order.
    assert_eq!(field.from_bytes(&bytes, ByteOrder::Little, o), refused);
    bytes[32 * 513 + 31] -= 1;
    let last = field.from_bytes(&bytes, ByteOrder::Big, o).unwrap();
    assert_eq!(r.numbers(&last[4 * 513..4 * 514]), [&r.p - 1u32]);
}

#[test]
fn stopped_and_watched() {
    let r = reference();
    let words = r.elements(&numbers(&r.p, 3000));
    let one = r.elements(&[1u32.into()]);
    for backend in Backend::available() {
        let field = r.field(backend);
        for op in alone(&field, &one) {
            let seen = Mutex::new(Vec::new());
            let report = |part| seen.lock().unwrap().push(part);
            let watch = Watch::default().with_progress(&report);
            op(
                &mut words.clone(),
                &Options {
                    watch,
                    ..threads(2)
                },
            )
            .unwrap();
            let seen = seen.into_inner().unwrap();
            assert!(seen.len() > 1 && seen.contains(&1.0), "{seen:?}");
            assert!(seen.iter().all(|part| (0.0..=1.0).contains(part)));
            let stop = AtomicBool::new(true);
            let watch = Watch::default().with_cancel(&stop);
            let stopped = op(
                &mut words.clone(),
                &Options {
                    watch,
                    ..threads(2)
                },
            );
            assert_eq!(stopped, Err(Error::Cancelled));
        }
    }
}

#[test]
fn memory_limits() {
    let r = reference();
    let words = r.elements(&numbers(&r.p, 3000));
    for backend in Backend::available() {
        let field = r.field(backend);
        let limited = |limit| Options {
            memory_limit: Some(limit),
            ..threads(4)
        };
        let invert = |limit| field.invert(&mut words.clone(), &limited(limit));
        let Err(Error::MemoryLimit { needed, .. }) = invert(1000) else {
            panic!("accepted")
        };
        assert!(invert(needed).is_ok() && invert(needed - 1).is_err() && needed <= 1 << 19);
        let sqrt = |limit| field.sqrt(&mut words.clone(), &limited(limit));
        let Err(Error::MemoryLimit { needed, .. }) = sqrt(1000) else {
            panic!("accepted")
        };
        assert!(sqrt(needed).is_ok() && needed <= 48 << 10);
        let list = 8 * words.len() as u64;
        let powers = |limit| field.powers(&words[..4], 3000, &limited(limit));
        assert!(powers(list).is_ok() && powers(list - 1).is_err());
    }
}
