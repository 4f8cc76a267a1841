//! Against polynomials by their coefficients, in plain integers.

use msmith::Backend;
use num_bigint::BigUint;

use super::*;
use crate::kzg::field;

/// Terms (exponent, coefficient) of a polynomial of degree 4095.
const TERMS: [(u32, u64); 5] = [(0, 5), (1, 1 << 40), (77, 3), (2048, u64::MAX), (4095, 11)];

fn integer(x: &Integer) -> BigUint {
    BigUint::from_bytes_be(&field::to_bytes(x))
}

fn words(x: &BigUint) -> Integer {
    let digits = x.to_u64_digits();
    std::array::from_fn(|i| digits.get(i).copied().unwrap_or(0))
}

fn r() -> BigUint {
    integer(&field::order())
}

/// Σ c·xᵉ.
fn at(terms: &[(u32, u64)], x: &BigUint) -> BigUint {
    let term = |(e, c): &(u32, u64)| x.modpow(&BigUint::from(*e), &r()) * c;
    terms.iter().map(term).sum::<BigUint>() % r()
}

/// The roots as the specification orders them.
fn roots() -> Vec<BigUint> {
    // The specification's PRIMITIVE_ROOT_OF_UNITY.
    let generator = BigUint::from(7u32).modpow(&((r() - 1u32) / ELEMENTS), &r());
    let exponent = |i: u32| BigUint::from(bit_reversed(i as usize));
    (0..ELEMENTS as u32)
        .map(|i| generator.modpow(&exponent(i), &r()))
        .collect()
}

fn of_blobs() -> Domain {
    domain(&crate::kzg::engine(Backend::detect().unwrap()).unwrap()).unwrap()
}

#[test]
fn values_and_quotients() {
    let (domain, roots, r) = (of_blobs(), roots(), r());
    assert_eq!(roots[1], &r - 1u32);
    let values: Vec<BigUint> = roots.iter().map(|w| at(&TERMS, w)).collect();
    let p: Vec<Integer> = values.iter().map(words).collect();
    let derivative = TERMS.map(|(e, c)| (e.saturating_sub(1), e, c));
    let mut points: Vec<BigUint> = [0u64, 2, 3, u64::MAX].map(BigUint::from).to_vec();
    points.push(&r - 2u32);
    points.extend([0, 1, 2, 77, 4095].map(|m| roots[m].clone()));
    for z in points {
        let (y, q) = open(&domain, &p, &words(&z)).unwrap();
        assert_eq!(integer(&y), at(&TERMS, &z), "{z}");
        assert_eq!(q.len(), ELEMENTS);
        for ((w, p), q) in roots.iter().zip(&values).zip(&q) {
            let q = integer(q);
            assert!(q < r);
            if *w == z {
                // The quotient at z is the derivative.
                let terms = derivative.iter().map(|(less, e, c)| {
                    z.modpow(&BigUint::from(*less), &r) * BigUint::from(*c) * *e
                });
                assert_eq!(q, terms.sum::<BigUint>() % &r);
            } else {
                let left = q * (w + &r - &z) % &r;
                assert_eq!(left, (p + &r - integer(&y)) % &r);
            }
        }
    }
}

#[test]
fn integers_are_reduced() {
    let most = [u64::MAX; 4];
    for x in [words(&r()), [0; 4], [1, 2, 3, 4], most] {
        let reduced = field::reduced(&field::to_bytes(&x)).unwrap();
        assert_eq!(integer(&reduced), integer(&x) % r());
    }
}

/// Prints what the parts of a blob proof cost besides the sum.
#[test]
#[ignore = "times, for a release build: cargo test --release -p msmith-io --lib -- --ignored --nocapture blob_proof"]
fn cost_of_a_blob_proof_without_its_sum() {
    let (domain, blob) = (of_blobs(), crate::kzg::Blob::sample());
    let time = |name: &str, job: &mut dyn FnMut()| {
        let one = |_| {
            let start = std::time::Instant::now();
            job();
            start.elapsed().as_secs_f64() * 1e6
        };
        let mut all: Vec<f64> = (0..501).map(one).collect();
        all.sort_by(f64::total_cmp);
        println!(
            "{name:44} {:6.0} µs (median), {:6.0} µs (least)",
            all[250], all[0]
        );
    };
    time("challenge", &mut || {
        std::hint::black_box(crate::kzg::challenge(&blob.to_bytes(), &[0; 48]).unwrap());
    });
    time("value and quotient", &mut || {
        std::hint::black_box(open(&domain, blob.elements(), &[3, 1, 4, 1]).unwrap());
    });
    let root = words(&roots()[77]);
    time("the same at a root of unity", &mut || {
        std::hint::black_box(open(&domain, blob.elements(), &root).unwrap());
    });
    let setup = crate::kzg::Setup::mainnet(crate::kzg::engine(Backend::detect().unwrap()).unwrap());
    let setup = setup.unwrap();
    let point = crate::hex::decode(crate::kzg::Blob::SAMPLE_COMMITMENT.as_bytes()).unwrap();
    time("check of the commitment", &mut || {
        std::hint::black_box(setup.checked(&point).unwrap());
    });
}
