//! Sizes of bucket sets without the sets.

use num_bigint::BigUint;
use num_traits::Zero;

/// Digits of r in radix q: `⌊log r / log q⌋ + 1`, and the topmost.
pub(super) fn digits(r: &BigUint, q: u64) -> (u64, u64) {
    let (mut rest, mut count, mut top) = (r.clone(), 0, 0);
    while !rest.is_zero() {
        top = (&rest % q).iter_u64_digits().next().unwrap_or(0);
        rest /= q;
        count += 1;
    }
    (count, top)
}

/// Numbers up to Q whose powers of 2 and 3 have exponents in the two sets (FKSX, Lemma 2, exactly).
fn with_exponents(most: u64, twos: &dyn Fn(u32) -> bool, threes: &dyn Fn(u32) -> bool) -> u64 {
    let mut sum = 0;
    for e in (0..most.max(1).ilog2() + 1).filter(|e| twos(*e)) {
        let mut times = 1u64 << e;
        for f in 0.. {
            if times > most {
                break;
            }
            if threes(f) {
                // Multiples of it, less those of twice and three times it.
                let of = |k: u64| most / (k * times);
                sum += of(1) + of(6) - of(2) - of(3);
            }
            times *= 3;
        }
    }
    sum
}

/// |B_1| for q = `2^c`, zero counted: `B_0 ∖ (B_2 ∪ B_3)` by FKSX, Lemma 1. c from 4 to 60.
pub fn repaired(c: u32) -> u64 {
    let q = 1u64 << c;
    let (even, odd) = (|e: u32| e.is_multiple_of(2), |e: u32| !e.is_multiple_of(2));
    let zero = |e: u32| e == 0;
    // B_0 less B_2 has both exponents even; B_3 is odd numbers between q/2 and 3q/4.
    let b_3 = with_exponents(3 * q / 4, &zero, &odd) - with_exponents(q / 2, &zero, &odd);
    1 + with_exponents(q / 2, &even, &even) - b_3
}

/// `2^e·u ≤ q/2` with u ≡ ±1 mod 4μ, and 0: the set of q = `2^c` with M = {1, 3, …, 2μ − 1}.
pub(super) fn odd(c: u32, mu: u64) -> u64 {
    let residues = |most: u64| {
        let (whole, rest) = (most / (4 * mu), most % (4 * mu));
        2 * whole + u64::from(rest >= 1) + u64::from(rest + 1 == 4 * mu)
    };
    1 + (1..=c).map(|e| residues((1 << c) >> e)).sum::<u64>()
}
