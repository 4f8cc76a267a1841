//! How many integers divisions reach: the nodes of [`DoubleBase`](msmith_chain::DoubleBase) §3.

use msmith_chain::{Digit, Set};
use num_bigint::{BigInt, BigUint};
use num_integer::Integer;
use num_traits::ToPrimitive;
use std::collections::HashSet;

type Pair = (BigInt, BigInt);

/// Integers, or pairs, that are reached from the scalars when digits are subtracted and what is left is divided by 2 or
/// by 3; a digit is an end, and nothing grows.
pub(super) fn reached(set: &Set, scalars: &[BigUint]) -> u64 {
    let number = |k: usize| scalars.get(k).cloned().unwrap_or_default().into();
    let first: Pair = (number(0), number(1));
    let size = |p: &Pair| p.0.magnitude().max(p.1.magnitude()).clone();
    let mut seen = HashSet::from([first.clone()]);
    let mut open = vec![first];
    while let Some(p) = open.pop() {
        let digit = (p.0.to_i32(), p.1.to_i32());
        if matches!(digit, (Some(x), Some(y)) if set.contains(Digit { x, y })) {
            continue;
        }
        let rest = |n: &BigInt| n.mod_floor(&6.into()).to_i32().unwrap_or(0);
        let (x, y) = (rest(&p.0), rest(&p.1));
        for d in set.digits() {
            for k in [2, 3] {
                if (x - d.x) % k != 0 || (y - d.y) % k != 0 {
                    continue;
                }
                let next = ((&p.0 - d.x) / k, (&p.1 - d.y) / k);
                if size(&next) < size(&p) && seen.insert(next.clone()) {
                    open.push(next);
                }
            }
        }
    }
    seen.len() as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The nodes of double-base Figure 1: 17, 9, 8, 6, 5, 4, 3, 2, 1.
    #[test]
    fn seventeen() {
        let set = Set::multiples(&[1]).unwrap();
        assert_eq!(reached(&set, &[17u32.into()]), 9);
    }
}
