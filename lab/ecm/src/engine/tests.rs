//! The lanes, the words and affine arithmetic find the same with the same curves.

use super::*;
use crate::hit::Stage;
use crate::primes;
use msmith_core::Watch;
use num_traits::Zero;

const CURVES: u64 = 16;
const B1: u64 = 300;
const B2: u64 = 8000;

fn plan() -> Plan {
    Plan {
        one: Schedule::new(B1, Watch::default()).unwrap(),
        two: Wheel::new(B1, B2, Watch::default()).unwrap(),
        every: false,
    }
}

/// What each of the curves finds in a place of a batch.
fn found_by(
    n: &BigUint,
    engine: &dyn Engine,
    count: u64,
    place: usize,
) -> Vec<Option<(BigUint, Stage)>> {
    let plan = plan();
    let curves: Vec<Curve> = (1..=count).map(|k| Curve::new(n, k).unwrap()).collect();
    let mut out = Vec::new();
    for curve in &curves {
        // A quiet neighbour in the first place, where a factor ends the batch.
        let mut batch = vec![curve.clone(); engine.width()];
        for (i, other) in batch.iter_mut().enumerate() {
            if i != place % engine.width() {
                *other = curves[i % curves.len()].clone();
            }
        }
        if place != 0 && engine.width() > 1 {
            batch[0] = curve.clone();
        }
        let hits = engine.run(&batch, &plan, &|_| false).unwrap();
        let hit = hits.lanes[place % engine.width()].clone();
        out.push(hit.map(|h| (h.divisor, h.stage)));
    }
    out
}

/// What the curve finds modulo a prime, by affine arithmetic and the definition of the stages.
fn reference(p: &BigUint, k: u64) -> Option<Stage> {
    let curve = Curve::new(p, k).unwrap();
    let neutral = (BigUint::zero(), BigUint::one());
    let add = |a: &(BigUint, BigUint), b: &(BigUint, BigUint)| curve.sum(p, a, b).unwrap();
    let mut q = (curve.x.clone(), curve.y.clone());
    primes::each(2, B1, |prime| {
        for _ in 0..B1.ilog(prime) {
            let mut sum = neutral.clone();
            for bit in (0..64 - prime.leading_zeros()).rev() {
                sum = add(&sum, &sum);
                if prime >> bit & 1 == 1 {
                    sum = add(&sum, &q);
                }
            }
            q = sum;
        }
    });
    if q == neutral {
        return Some(Stage::One);
    }
    let mut found = None;
    let mut list = Vec::new();
    primes::each(B1 + 1, B2, |prime| list.push(prime));
    let (mut at, mut last) = (neutral.clone(), 0);
    for prime in list {
        while last < prime {
            at = add(&at, &q);
            last += 1;
        }
        if at == neutral {
            found = Some(Stage::Two);
        }
    }
    found
}

/// Every engine of this machine that takes the number: the backends', lanes of doubles where they do not pay, and the
/// emulated lanes where they have its length.
fn engines(n: &BigUint) -> Vec<Box<dyn Engine>> {
    let of = |backend| engine(n, backend).unwrap();
    let real = Backend::available().into_iter().map(of);
    let short = lanes(n, Backend::Avx2).filter(|_| n.bits() <= SHORT);
    real.chain(short).chain(emulated(n)).collect()
}

/// A prime of 25 bits, times Mersenne primes: about this many bits.
fn composite(bits: u64) -> (BigUint, BigUint) {
    let p = BigUint::from(16_777_259u64);
    let mut n = p.clone();
    for e in [607u32, 521, 127, 107, 89, 61] {
        if n.bits() + u64::from(e) <= bits {
            n *= (BigUint::one() << e) - 1u32;
        }
    }
    (n, p)
}

#[test]
fn rings_and_affine_arithmetic_agree() {
    let (n, p) = composite(94);
    let expected: Vec<Option<Stage>> = (1..=CURVES).map(|k| reference(&p, k)).collect();
    let each = |stage| expected.iter().filter(|s| **s == stage).count();
    assert!(
        each(Some(Stage::One)) > 0 && each(Some(Stage::Two)) > 0 && each(None) > 0,
        "{expected:?}"
    );
    let engines = engines(&n);
    assert!(engines.iter().any(|e| e.width() == 8) && engines.iter().any(|e| e.width() == 1));
    for engine in engines {
        for place in [0, 5] {
            let found = found_by(&n, &*engine, CURVES, place);
            let stages: Vec<_> = found.iter().map(|f| f.as_ref().map(|(_, s)| *s)).collect();
            assert_eq!(stages, expected, "{}, place {place}", engine.name());
            assert!(found.iter().flatten().all(|(d, _)| *d == p));
        }
    }
}

#[test]
fn every_length_agrees() {
    // The curves that find the prime are the same whatever it is multiplied by.
    let (n, _) = composite(94);
    let portable = engine(&n, Backend::Portable).unwrap();
    let expected = found_by(&n, &*portable, CURVES, 0);
    let mut names = Vec::new();
    for bits in [
        94, 122, 160, 215, 260, 310, 350, 420, 560, 640, 760, 850, 886, 972,
    ] {
        let (n, _) = composite(bits);
        for engine in engines(&n) {
            // Emulated instructions are slow.
            let count = match engine.name() {
                name if name.starts_with("emulated") && bits > 310 => 2,
                _ => CURVES,
            };
            let found = found_by(&n, &*engine, count, 0);
            assert_eq!(
                found[..],
                expected[..count as usize],
                "{}: {bits}",
                engine.name()
            );
            names.push(engine.name());
        }
    }
    names.sort();
    names.dedup();
    // One word is too short for such a number.
    let of = |part: &str| names.iter().filter(|name| name.contains(part)).count();
    assert_eq!(of("words"), 8, "{names:?}");
    assert_eq!(of("emulated"), LongField::EMULATED.len(), "{names:?}");
    for backend in [Backend::Avx2, Backend::AvxIfma, Backend::Ifma] {
        let shapes = match backend.is_available() {
            true => LongField::shapes(backend).count(),
            false => 0,
        };
        let name = format!("{}, ", label(backend));
        assert_eq!(of(&name), shapes, "{backend:?} {names:?}");
    }
}

#[test]
fn lengths_up_to_the_most() {
    let most = (BigUint::one() << MOST_BITS) - 1u32;
    let in_lanes = (BigUint::one() << 972u32) - 1u32;
    assert!(emulated(&in_lanes).is_some());
    let large = Error::Large {
        bits: MOST_BITS + 1,
        most: MOST_BITS,
    };
    let more = &most << 1 | BigUint::one();
    assert_eq!(engine(&more, Backend::Portable).err(), Some(large));
    let below = (BigUint::one() << 768u32) - 1u32;
    for backend in Backend::ALL {
        let found = engine(&below, backend);
        assert_eq!(found.is_ok(), backend.is_available(), "{backend:?}");
    }
    let name = |n: &BigUint| engine(n, Backend::Portable).unwrap().name();
    assert!(name(&below).starts_with("12 words"));
    let above = (BigUint::one() << 768u32) + 1u32;
    assert!(name(&above).starts_with("16 words"));
    assert!(name(&most).starts_with("16 words"));
}

#[test]
fn polls_stop_both_stages() {
    let (n, _) = composite(94);
    let curve = [Curve::new(&n, 1).unwrap()];
    let plan = plan();
    for engine in engines(&n) {
        let at = |stage: fn(Work) -> bool| engine.run(&curve, &plan, &stage);
        assert_eq!(at(|work| matches!(work, Work::Bits(_))), Err(Stop));
        assert_eq!(at(|work| matches!(work, Work::Giants(_))), Err(Stop));
        assert!(at(|_| false).is_ok());
    }
}
