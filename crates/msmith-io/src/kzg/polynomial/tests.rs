//! Against polynomials by their coefficients, in plain integers.

use num_bigint::BigUint;

use super::*;
use crate::kzg::field;

/// Terms (exponent, coefficient) of a polynomial of degree 4095.
const TERMS: [(u32, u64); 5] = [(0, 5), (1, 1 << 40), (77, 3), (2048, u64::MAX), (4095, 11)];

fn integer(x: &El) -> BigUint {
    BigUint::from_bytes_be(&field::to_bytes(x))
}

fn words(x: &BigUint) -> El {
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
    let generator = BigUint::from(GENERATOR).modpow(&((r() - 1u32) / ELEMENTS), &r());
    let exponent = |i: u32| BigUint::from(i.reverse_bits() >> (32 - LOG));
    (0..ELEMENTS as u32)
        .map(|i| generator.modpow(&exponent(i), &r()))
        .collect()
}

fn domain() -> Domain {
    Domain::new(field::ring().unwrap())
}

#[test]
fn roots_of_unity() {
    let (domain, roots) = (domain(), roots());
    assert_eq!(roots[1], r() - 1u32);
    assert_eq!(roots[1..].iter().find(|w| **w == BigUint::from(1u32)), None);
    for (got, want) in domain.roots.iter().zip(&roots) {
        assert_eq!(&integer(&domain.ring.from_mont(got)), want);
    }
}

#[test]
fn values_and_quotients() {
    let (domain, roots, r) = (domain(), roots(), r());
    let values: Vec<BigUint> = roots.iter().map(|w| at(&TERMS, w)).collect();
    let p: Vec<El> = values.iter().map(words).collect();
    let derivative = TERMS.map(|(e, c)| (e.saturating_sub(1), e, c));
    let mut points: Vec<BigUint> = [0u64, 2, 3, u64::MAX].map(BigUint::from).to_vec();
    points.push(&r - 2u32);
    points.extend([0, 1, 2, 77, 4095].map(|m| roots[m].clone()));
    for z in points {
        let (y, q) = domain.open(&p, &words(&z));
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
    let domain = domain();
    let most = [u64::MAX; 4];
    for x in [words(&r()), [0; 4], [1, 2, 3, 4], most] {
        assert_eq!(integer(&domain.reduce(&x)), integer(&x) % r());
    }
}

/// Prints what the parts of a blob proof cost besides the sum.
#[test]
#[ignore = "times, for a release build: cargo test --release -p msmith-io --lib -- --ignored --nocapture blob_proof"]
fn cost_of_a_blob_proof_without_its_sum() {
    let (domain, blob) = (domain(), crate::kzg::Blob::sample());
    let (values, z) = (blob.elements(), [3, 1, 4, 1]);
    let zm = domain.ring.to_mont(&z);
    let inverses = domain.inverses(&zm);
    let mut differences: Vec<El> = (domain.roots.iter())
        .map(|w| domain.ring.sub::<1>(&zm, w))
        .collect();
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
        std::hint::black_box(crate::kzg::proof::challenge(&blob, &[0; 48]));
    });
    time("inverses, by squares", &mut || {
        std::hint::black_box(domain.inverses(&zm));
    });
    time("inverses, by Montgomery's trick", &mut || {
        batch_invert(&domain.ring, &mut differences);
    });
    time("value, given the inverses", &mut || {
        std::hint::black_box(domain.value(values, &zm, &inverses));
    });
    time("inverses, value and quotient", &mut || {
        std::hint::black_box(domain.open(values, &z));
    });
    let root = domain.ring.from_mont(&domain.roots[77]);
    time("the same at a root of unity", &mut || {
        std::hint::black_box(domain.open(values, &root));
    });
    time("domain, once a setup", &mut || {
        std::hint::black_box(Domain::new(domain.ring));
    });
    let engine = crate::kzg::engine(msmith::Backend::detect().unwrap()).unwrap();
    let setup = crate::kzg::Setup::mainnet(engine).unwrap();
    let point = crate::hex::decode(crate::kzg::Blob::SAMPLE_COMMITMENT.as_bytes()).unwrap();
    time("check of the commitment", &mut || {
        std::hint::black_box(setup.checked(&point).unwrap());
    });
}
