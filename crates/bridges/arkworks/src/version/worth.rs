//! Which sums are worth taking from arkworks.
//!
//! It sorts scalars by their size, those just below the order of the group as negative ones, and leaves zeros out; a
//! sum of few scalars, or of short ones alone, is soon done. The engine reads every point, and a scalar just below the
//! order costs it as much as any other.

use super::ark::ff::{BigInteger, PrimeField};

/// Fewer scalars of more than 16 bits than these are summed by arkworks, unless many others are not zero.
pub(super) const LEAST_SUM: usize = 8;
/// As many long scalars are a sum for the engine, however many short ones there are.
const LONG: usize = 64;
/// As many scalars that are not zero are one, however short.
const MANY: usize = 1024;
/// Bits of a short scalar.
const SHORT: u32 = 16;

/// What is done with a sum.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Worth {
    /// Arkworks is faster.
    No,
    /// The engine is.
    All,
    /// The engine is, if it gets those alone that are not zero.
    NotZero,
}

/// Looks at all scalars, once.
pub(super) fn worth<F: PrimeField>(scalars: &[F::BigInt]) -> Worth {
    let (mut positive, mut negative, mut long) = (0, 0, 0);
    let top = |x: &F::BigInt| x.as_ref().last().copied().unwrap_or(0);
    let least = top(&F::MODULUS).saturating_sub(1);
    for x in scalars {
        if x.num_bits() <= SHORT {
            positive += usize::from(!x.is_zero());
        } else if top(x) >= least && below_order::<F>(x) {
            negative += 1;
        } else {
            long += 1;
        }
    }
    let not_zero = positive + negative + long;
    let enough = long >= LONG || not_zero >= MANY || (long >= LEAST_SUM && 4 * long >= not_zero);
    match enough && negative <= long.max(positive) {
        false => Worth::No,
        true if 2 * not_zero < scalars.len() => Worth::NotZero,
        true => Worth::All,
    }
}

/// Whether a scalar is the order less a short number.
fn below_order<F: PrimeField>(x: &F::BigInt) -> bool {
    let mut rest = F::MODULUS;
    !rest.sub_with_borrow(x) && rest.num_bits() <= SHORT
}

#[cfg(test)]
mod tests {
    use super::super::ark::bn254::Fr;
    use super::*;

    fn of(kinds: &[(usize, i64)], long: usize) -> Worth {
        let short = kinds.iter().flat_map(|&(n, x)| vec![Fr::from(x); n]);
        let long = vec![Fr::from(2u64.pow(17)); long];
        let scalars: Vec<_> = short.chain(long).map(|x| x.into_bigint()).collect();
        worth::<Fr>(&scalars)
    }

    #[test]
    fn by_size() {
        assert_eq!(of(&[], 0), Worth::No);
        assert_eq!(of(&[], LEAST_SUM - 1), Worth::No);
        assert_eq!(of(&[], LEAST_SUM), Worth::All);
        // Among short ones.
        assert_eq!(of(&[(3 * LEAST_SUM, 1)], LEAST_SUM), Worth::All);
        assert_eq!(of(&[(3 * LEAST_SUM, 1), (1, 65535)], LEAST_SUM), Worth::No);
        assert_eq!(of(&[(MANY / 2, 1)], LONG), Worth::All);
        // Zeros.
        assert_eq!(of(&[(LONG, 0)], LONG), Worth::All);
        assert_eq!(of(&[(LONG + 1, 0)], LONG), Worth::NotZero);
        assert_eq!(of(&[(1 << 14, 0)], LEAST_SUM - 1), Worth::No);
        // Short ones alone.
        assert_eq!(of(&[(MANY, 1)], 0), Worth::All);
        assert_eq!(of(&[(MANY - 1, 1)], 0), Worth::No);
        assert_eq!(of(&[(2 * MANY, -1)], 0), Worth::No);
        assert_eq!(of(&[(2 * MANY, -65535)], MANY), Worth::No);
        assert_eq!(of(&[(MANY, -1)], MANY), Worth::All);
        assert_eq!(of(&[(MANY, -65536)], 0), Worth::All);
    }
}
