//! The lanes, the words and affine arithmetic tell the same of the same curves.

use msmith_ecm::curve::Curve;
use msmith_ecm::engine::{Backend, Engine, Plan, engine};
use msmith_ecm::schedule::Schedule;
use msmith_ecm::wheel::Wheel;
use msmith_ecm::{Stage, primes};
use num_bigint::BigUint;
use num_traits::{One, Zero};

const CURVES: u64 = 16;
const B1: u64 = 300;
const B2: u64 = 8000;

fn plan() -> Plan {
    Plan {
        one: Schedule::new(B1),
        two: Wheel::new(B1, B2),
        every: false,
    }
}

/// What each of the curves finds in a place of a batch.
fn told(
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

/// A prime of 25 bits, times a prime that makes the product as long as said.
fn composite(bits: u32) -> (BigUint, BigUint) {
    let p = BigUint::from(16_777_259u64);
    let mersenne = [61u32, 89, 107, 127, 127, 521, 607];
    let one = |e: u32| (BigUint::one() << e) - 1u32;
    let q = match bits {
        0..=94 => one(61),
        95..=122 => one(89),
        123..=160 => one(127),
        _ => {
            // Any cofactor without small factors will do: a product of Mersenne primes, cut by length.
            let mut q = BigUint::one();
            for e in mersenne.iter().rev() {
                if q.bits() + u64::from(*e) + 25 <= u64::from(bits) {
                    q *= one(*e);
                }
            }
            q
        }
    };
    (&p * q, p)
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
    for backend in [Backend::Portable, Backend::Auto, Backend::Emulated] {
        let engine = engine(&n, backend).unwrap();
        for place in [0, 5] {
            let found = told(&n, &*engine, CURVES, place);
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
    let expected = told(&n, &*engine(&n, Backend::Portable).unwrap(), CURVES, 0);
    let mut names = Vec::new();
    for bits in [122, 160, 200, 260, 310, 350, 420, 560, 640, 760, 850, 960] {
        let (n, _) = composite(bits);
        // Beyond the words there are the lanes only, and their slow emulation.
        let (backends, count) = match bits {
            0..=768 => (&[Backend::Portable, Backend::Auto][..], CURVES),
            _ => (&[Backend::Auto][..], 2),
        };
        for &backend in backends {
            let engine = engine(&n, backend).unwrap();
            let found = told(&n, &*engine, count, 0);
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
    assert!(names.len() >= 10, "{names:?}");
}
